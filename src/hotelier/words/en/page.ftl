# The page itself, in English. What the games say comes from the house.

brand = hotelier
tagline = Hotel board games at a Viennese table
loading = One moment, please …
skip-to-choices = Skip to your choices
theme-to-dark = Evening light
theme-to-light = Daylight
to-lobby = To the lobby
brand-to-lobby = hotelier: to the lobby
trouble = That did not work: { $reason }
close = Close

menu = Menu
wish-pace = Turns of others are shown
pace-by-hand = step by step, when I click
pace-calm = calmly, one after the other
pace-at-once = at once
wish-confirm = Ask me before my turn ends
wish-notify = Tell me when it is my turn and I am elsewhere

## Lobby

game-austria = Grand Austria Hotel
game-austria-blurb = Feed your guests, make up their rooms, hire clever staff, and keep the Emperor in a good mood. Seven rounds.
game-overbooking = Overbooking
game-overbooking-blurb = Send your families to the queues of too few hotels, some by the front and some by the back door. Four short rounds.
play-bots = Play against bots
play-friends = Invite friends
play-together = Together here
together-hint = Who plays at this screen? You hand it on when your turn is over.
together-name = Name of player { $number }
together-bot = nobody: a bot plays
together-alike = Two of you have the same name.
opponents = { $count ->
    [0] alone
    [one] 1 opponent
   *[other] { $count } opponents
}
opponents-label = How many opponents
all-options = All options
your-name = Your name
bots-play = The bots play
bot-greedy = well (greedy)
bot-random = at random
option-players = Players
option-edition = Edition
option-board = Hotel boards
option-hands = Staff cards
option-promo = Promo guests
option-ask = Questions asked
option-difficulty = Alone: difficulty
option-leopold-hotel = Alone: special hotel
option-opponent = Alone: opponent
option-scoring = Points for families
option-peeking = Look at own cards
option-listed = Anybody may find this table and sit down
option-watchable = Others may watch
my-games = My games
no-games = Your games will be listed here. This browser remembers your seats.
my-turn = your turn
status-gathering = gathering
status-playing = playing
status-over = finished
status-gone = gone
go-on = Go on
look-back = Look back
forget = Forget
with-players = with { $names }
open-tables = Open tables
sit-down = Sit down
watch = Watch

## Gathering

gathering = The table is being laid
gathering-hint = The game begins when every seat is taken and everybody is ready.
invite = Send this link to your friends
copy = Copy
copied = Copied
qr = The link as a QR code
seat-number = Seat { $number }
seat-empty = free
seat-you = you
seat-ready = ready
seat-not-ready = not ready yet
seat-bot-here = Put a bot here
seat-free-it = Free the seat
ready = I am ready
not-ready = Not ready after all
start = Begin the game
invited = You are invited
invited-hint = A seat is waiting for you at this table of { $game }.
no-seat = You are not at this table. Ask for an invitation link, or watch when the game has begun.

## One screen for several people

hand-over-title = Handing on
hand-over = { $name }, it is your turn
hand-over-any = Who is here?
hand-over-hint = Please hand the screen on. Cards are shown when you are ready.
hand-over-ready = I am { $name }
hand-on = Hand the screen on to { $name }

## Table

offline = The line is broken; trying to reconnect …
turn-yours = Your turn
turn-of = { $name } is choosing
watching = You are watching
round-of = Round { $round } of { $rounds }
set-up = Setting up
undo = Undo
fold = Fold
unfold = Show all { $count }
choose-one = Choose one
not-your-turn = It is not your turn: { $name } is choosing.
no-turn = You are watching; nothing can be chosen.
log = What happened
log-opening = The beginning
log-rewind = Show the table after this
rewound = The table as it was after step { $step }
back-to-now = Back to now
step-slider = Step of the game
earlier = One step earlier
later = One step later
seen-by = Seen by
spectator = a spectator
language = Language
language-en = English
opponents-title = Other hotels
clause = rule { $clause }
come-back = A bot stands in for you: take your seat again
ask-stand-in = { $name } is away? Let a bot stand in
points-short = { $points ->
    [one] 1 point
   *[other] { $points } points
}

tale-next = Next
tale-skip = Skip
tale-at = { $at } of { $count }

## Turns: shown, confirmed, announced

pace-skip = { $count ->
    [one] Skip to now
   *[other] Skip to now ({ $count })
}
notify-refused = Your browser does not let this page call you. You can allow notifications for it in the browser's settings.
confirm-end = Your turn ends for good. Are you sure?
confirm-pass = You pass until the next roll. Are you sure?
confirm-yes = Yes
confirm-not-yet = Not yet
stepper-more = More { $what }
side-strudel = strudel
side-cake = cake
side-wine = wine
side-coffee = coffee
side-emperor = Emperor steps
side-krone = krones

## Grand Austria Hotel

guests-left = { $count ->
    [one] 1 more guest in the deck
   *[other] { $count } more guests in the deck
}
tray = New items
tray-item = { $item }, just taken: { $count }
forecast-title = If the Emperor came now (he comes after round { $round })
forecast = { $name } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} and comes to rest on space { $space }: { $mood ->
    [reward] the reward
    [penalty] the penalty
   *[peace] neither reward nor penalty
}
look-at-table = Look at the table
back-to-question = Back to the question
asked-offer = Three cards on offer
asked-draft = The draft
asked-reward = A reward
asked-emperor = The Emperor's displeasure
asked-group = A full group
die-free = free

queue = Guests waiting at the door
queue-cost = { $cost ->
    [0] free
   *[other] { $cost } K
}
queue-label = { $name } in the queue, { $cost ->
    [0] free of charge
    [one] 1 krone
   *[other] { $cost } krones
}
actions = Action board
action-1 = Dishes
action-2 = Drinks
action-3 = Rooms
action-4 = Krones and Emperor
action-5 = Staff
action-6 = Wild, for 1 krone
action-short-1 = Dishes
action-short-2 = Drinks
action-short-3 = Rooms
action-short-4 = Purse · Court
action-short-5 = Staff
action-short-6 = Wild
die-label = Action { $die }, { $what }: { $count ->
    [one] 1 die
   *[other] { $count } dice
}
dustbin = Dustbin: { $count }
hotel-of = Hotel { $name }
your-hotel = Your hotel
room-label = Room { $room }, { $colour }, { $state }
room-empty = not prepared
room-vacant = vacant
room-occupied = occupied
colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green
floor-cost = A room on this floor costs { $cost ->
    [0] nothing
    [one] 1 krone
   *[other] { $cost } krones
}; occupied, it is worth { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end
group-bonus-blue = Full group: { $bonus ->
    [one] 1 point
   *[other] { $bonus } points
}
group-bonus-red = Full group: { $bonus ->
    [one] 1 krone
   *[other] { $bonus } krones
}
group-bonus-yellow = Full group: { $bonus ->
    [one] 1 Emperor step
   *[other] { $bonus } Emperor steps
}
group-taken = (bonus taken)
door-points = Preparing it scores { $points ->
    [one] 1 point
   *[other] { $points } points
}
cafe = Café
cafe-free = free table
cafe-table = Table { $table }
kitchen = Kitchen
kitchen-item = { $item } in the kitchen: { $count }
order-item = { $name } waits for { $item }
order-served = { $item }, served
item-strudel = strudel
item-cake = cake
item-wine = wine
item-coffee = coffee
krones = Krones
emperor = Emperor
emperor-track = Emperor track
emperor-space = Space { $space }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} at each visit
emperor-visit = Visit after round { $round }
emperor-back = { $steps } back
emperor-reward = Reward
emperor-penalty = Penalty
points = Points
objectives = Objectives
objective-claimed = claimed by { $names }
hand = Your staff hand
staff-played = Your staff at work
staff-at-work = Staff at work
staff-none = Nobody works for you yet.
hand-empty = Your hand is empty.
offer = On offer
draft = Draft: choose one to keep
staff-used = used this round
timing-once = when played
timing-round = once a round
timing-permanent = always
timing-end = at the end
staff-cost = { $cost ->
    [one] costs 1 krone
   *[other] costs { $cost } krones
}
hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
turn-order = Plays { $order } this round
passed = passed
tiles-after = after round { $round }

solo-leopold = Leopold
solo-elisabeth = Elisabeth
solo-instruction = instruction:
solo-card = Instruction card { $number }, read { $hand }
solo-any = any guest
solo-dice = dice { $dice }
solo-most-dice = the most dice

## Overbooking

hotels = Hotels
hotel-number = Hotel { $number }
beds = { $beds } beds
beds-now = { $beds } beds now (printed: { $printed })
queue-of = Queue
back-door = Back door
door-closed = closed
token-there = a point token waits here
hidden-card = { $owner }: a card of the { $family } with a { $crest } crest
place-free = free place
pick-card-first = First choose a card from your hand, then its place.
your-hand = Your hand
coins = coins
deck-left = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
booked = Booked
tokens = Tokens
being-checked = is being checked
acting-now = { $card } may act now
family-bonus = Points for { $count } cards of one family: { $points }
phase-playing = cards are played
phase-checking = bookings are checked

## The end

game-over = The game is over
winner = { $names } wins
winner-you = You win!
where-points = Where the points came from
by-round = Points round by round
rematch = Once more
total = Total
save-journal = Keep the journal
source-guests = Guests
source-door-symbols = Door symbols
source-full-groups = Full groups
source-emperor-track = Emperor track
source-emperor-tiles = Emperor tiles
source-objectives = Objectives
source-staff = Staff
source-staff-at-the-end = Staff at the end
source-occupied-rooms = Occupied rooms
source-krones-and-kitchen = Krones and kitchen
source-waiting-guests = Guests still waiting
