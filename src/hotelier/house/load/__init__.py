"""Many tables of scripted players at once, and how long they wait.

They ask for what the page asks for, texts included, and speak to the house over the network as a
browser does: what is measured here is what people get.
"""
