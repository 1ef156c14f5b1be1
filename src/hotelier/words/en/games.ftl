# The games of the house and who plays them, in English. Command, house and page all say these.

game-austria = Grand Austria Hotel
    .text = Feed your guests, make up their rooms, hire clever staff, and keep the Emperor in a good mood. Seven rounds.
game-overbooking = Overbooking
    .text = Send your families to the queues of too few hotels, some by the front and some by the back door. Four short rounds.

bot-apprentice = an apprentice: gentle, makes beginners' mistakes
bot-waiter = a waiter: knows the house, overlooks things
bot-concierge = a concierge: thinks each turn through
bot-director = a director: looks ahead, a formidable opponent
bot-greedy = plays well (greedy)
bot-random = plays at random
