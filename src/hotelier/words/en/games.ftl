# The games of the house and who plays them, in English. Command, house and page all say these.

game-austria = Grand Austria Hotel
    .text = Feed your guests, make up their rooms, hire clever staff, and keep the Emperor in a good mood. Seven rounds.
game-overbooking = Overbooking
    .text = Send your families to the queues of too few hotels, some by the front and some by the back door. Four short rounds.

bot-apprentice = Apprentice
    .text = Gentle; makes a beginner’s mistakes.
bot-waiter = Waiter
    .text = Knows the house, but overlooks things.
bot-concierge = Concierge
    .text = Thinks every turn through.
bot-director = Director
    .text = Looks far ahead: a formidable opponent.
bot-greedy = Greedy
    .text = A simple program that takes what pays at once.
bot-random = Random
    .text = Plays anything at all.
bot-from-outside = Brought along by whoever runs this house.
