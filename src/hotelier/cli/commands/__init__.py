"""The commands, one module each: `play.py` has a function `play`, and that is `hotelier play`.

Whoever adds one writes a module here and its texts in `words/en/cli.ftl`: `cli-NAME` says what
the command does, the attributes what its flags mean. Costly imports belong inside the function.
"""
