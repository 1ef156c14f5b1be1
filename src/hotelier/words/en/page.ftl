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
no-answer = The house does not answer. Is there a connection?

## What the house refuses, where its own sentence has no details to lose

refused-no-such-table = There is no such table, or not any more.
refused-no-seat = That needs a seat at this table.
refused-not-host = Only the host of the table may do this.
refused-not-invited = This table is by invitation only.
refused-no-spectators = This table has no spectators.
refused-not-your-turn = Another player is to choose now.
refused-no-undo = Only your own latest choice can be taken back, and only while nothing hidden has come to light.
refused-too-many = That was too much at once. Please wait a moment.
refused-too-slow = That took too long. Please try again.
refused-busy = The table is very busy. Please try again.
refused-closing = The house is closing. Please try again in a moment.
refused-no-database = The house cannot write anything down just now. Please try again in a moment.
refused-trouble = The house made a mistake. It has been noted.

menu = Menu
wish-pace = Turns of others are shown
pace-by-hand = step by step, when I click
pace-calm = calmly, one after the other
pace-at-once = at once
wish-confirm = Ask me before my turn ends
wish-notify = Tell me when it is my turn and I am elsewhere

## Lobby

play-bots = Play against bots
play-rival = Play against { $name }
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
bots-play = Bots
options-together = When several play
options-alone = When you play alone
options-default = Back to the usual options
options-chosen = Options you have chosen
option-chosen = { $option }: { $value }
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
seat-empty = free
seat-you = you
seat-ready = ready
seat-not-ready = not ready yet
seat-host = lays the table
seat-who = Who sits on seat { $number }
seat-for-a-friend = for a friend
seat-for-bot = a bot: { $bot }
get-up = Leave
table-full = Every seat of this table is taken. Come back when the game has begun, to watch.
waiting-seats = Some seats are still free.
waiting-for = Waiting until everybody is ready: { $names }
waiting-host = { $name } begins the game.
all-ready = Everybody is here.
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
language = Language
opponents-title = Other hotels
clause = rule { $clause }
come-back = A bot stands in for you: take your seat again
ask-stand-in = { $name } is away? Let a bot stand in
points-short = { $points ->
    [one] 1 point
   *[other] { $points } points
}

looking-at = You are looking at Hotel { $name }
look-at = Look at Hotel { $name }
look-home = Back to your hotel
stand-in = bot
tale-next = Next
tale-back = Back
tale-end = To the table
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

## About a table

send = Send
menu-watch = Let somebody watch
watch-hint = Whoever opens this link sees the table as it is played, but nobody's hand.
watch-link = Link to watch
menu-device = Play on another device
device-hint = Your seat on a second device, a phone for example. Both stay in step.
device-make = Make a link for it
device-link = Open this on the other device
device-once = It works once, within ten minutes. Whoever opens it holds your seat, so show it to nobody else.
menu-options = What is played at this table
table-listed = Anybody could find this table.
table-by-invitation = This table is by invitation only.
table-watchable = Others may watch.
table-not-watchable = Nobody else may watch.
table-forked = This table goes on from step { $step } of another game.
table-forked-from = Look at that game
menu-leave = Leave the table
leave-hint = A bot plays for you until you are back. To return, open this table again from “My games” in this browser.
leave-bot = In your place, the bot plays
leave-now = Leave, and let the bot play
menu-keys = Keyboard
key-tab = Tab
key-tab-does = to the next thing on the table; it explains itself
key-enter = Enter
key-enter-does = do it, or say why not
key-escape = Esc
key-escape-does = close what has opened
key-skip = Tab, Enter on a fresh page
key-skip-does = straight to your choices in words
menu-replay = Share this game
replay-link = Link to look back at the game
menu-journal = Keep the journal
journal-hint = The journal is the whole game as a small text file. Any house can show it again.

## Looking back

replay-run = Run through the game
replay-pause = Pause
replay-speed = Speed
speed-slow = slowly
speed-calm = calmly
speed-fast = fast
replay-chapters = Jump to a round
replay-cut-short = Here the journal ends, before the end of the game.
replay-running = This game is still being played.
replay-to-table = Go to the table
fork = Play on from here
fork-hint = A new table begins as this game was after step { $step }. You take one seat, bots the others.
fork-seat = You play for
fork-seed = Dice and cards come as they came in that game, as long as everybody chooses the same.
fork-go = Play on
bring-journal = Bring a journal
bring-hint = A game that was kept as a journal can be looked at here, and played on from any step.
bring-file = A file (you can also drop it here)
bring-text = Or its text
bring-open = Open it
journal-too-large = That is too large to be the journal of a game.

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
emperor-back = { $steps } back
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
passed = passed
tiles-after = after round { $round }

solo-leopold = Leopold
solo-elisabeth = Elisabeth

## Alone against Leopold

leopold-difficulty-tip = On easy, symbols in a frame do not count; on medium, those in a gold frame do not; on hard, all of them count.
leopold-from-medium = medium +
leopold-from-hard = hard
leopold-most = most dice
leopold-celebrity = most dice (celebrity)
leopold-turns = { $taken } of 2 turns
leopold-turns-tip = { $name } has two turns each round and never passes.
leopold-cards-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
leopold-seen = Instruction cards turned up so far: { $cards }
leopold-no-card = { $name } has not turned up a card yet.
leopold-private = { $count ->
    [0] no staff card face down
    [one] 1 staff card face down
   *[other] { $count } staff cards face down
}
leopold-private-tip = { $name } has five end-of-game cards. Those turned up score at the end.
leopold-board = The hotel of { $name }: { $count ->
    [one] 1 room
   *[other] { $count } rooms
} of 20 occupied
leopold-room-empty = empty
leopold-room-vacant = reserved
leopold-room-occupied = occupied
leopold-door = { $points ->
    [one] 1 point
   *[other] { $points } points
} when a guest moves in
leopold-room-cogwheel = A cogwheel lies here. When a guest moves in, it goes on the newest guest of the queue.
leopold-room-reserved = Reserved for { $guest }, who still waits in the café
leopold-objective-none = { $name } has no disc on “{ $objective }” yet.
leopold-objective-at = { $name } has a disc on { $step } of “{ $objective }”.
leopold-objective-done = { $name } has claimed “{ $objective }”.
leopold-countdown-rule = Each symbol on a card moves the disc: III, II, and then the objective is claimed.
leopold-how = how it works
leopold-item-here = On it: { $item }. Who takes a die here brings it to a guest of the opponent.
leopold-toll-here = { $count ->
    [one] A cogwheel is here: the toll is 1 krone, and your opponent scores 1 point.
   *[other] { $count } cogwheels are here: the toll is 1 krone, and your opponent scores { $count } points.
}
leopold-toll-on = Space { $space }: { $count ->
    [one] 1 cogwheel
   *[other] { $count } cogwheels
}
leopold-toll-none = Space { $space }: no toll
leopold-marked-guest = With a cogwheel: costs you 1 krone more. If your opponent takes this guest, or the guest comes to the last space of the queue, your opponent scores 8 points.
leopold-sushi-rooms = { $count ->
    [0] No cogwheel lies in a room any more.
    [one] 1 cogwheel still lies in a room.
   *[other] { $count } cogwheels still lie in rooms.
}
leopold-sushi-queue = In the queue: { $guests } (1 krone more for you, { $points } points for your opponent).
leopold-sushi-no-queue = No guest of the queue has one.
leopold-stars = { $count ->
    [0] No cogwheel yet: nothing at the next Emperor scoring.
    [one] 1 cogwheel: { $points } points at the next Emperor scoring. A full floor or column of yours takes it away.
   *[other] { $count } cogwheels: { $points } points at the next Emperor scoring. A full floor or column of yours takes one away.
}
leopold-waiting = { $guest } waits for { $items }; then your opponent scores { $points } points, and room { $room } is occupied
leopold-seat-empty = moved in
leopold-pool = Pool: { $count }
leopold-pool-rule = At the start of a round, each action space without an item gets one from here at random.
leopold-turn = { $count ->
    [one] { $name }'s turn
   *[other] { $name }'s turns
}
leopold-turn-of = Turn { $turn } of { $turns } in a row
leopold-last-turn = Last turn
leopold-again = Show the last turn again
leopold-who = { $name } runs the hotel across the street and needs no thinking: a card says what to do, read from top to bottom. Guests first, then a die, then extras.
leopold-part-card = An instruction card
leopold-part-guest = A guest
leopold-part-die = A die, so that it is not yours
leopold-part-emperor = The Emperor's favour
leopold-part-staff = Staff for the end of the game
leopold-part-objective = Towards an objective

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
door-place = Back door, free place { $number }
queue-place = Queue, free place { $number }
pick-card-first = Drag a card to its place, or choose the card and then the place.
pick-place-now = Now choose a place for it.
card-of = { $owner }: { $card }
card-named = gets beds first
card-peeked = Only you see this side.
your-hand = Your hand
booked = Booked
tokens = Tokens
may-act = { $owner }’s { $kind }:
decline = Do without
fate-booked = has beds
fate-away = has no beds
first-to-play = plays first this round
cards-held = { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} left to draw
family-count = { $family }: { $count } of { $most } booked
family-worth = worth { $points ->
    [one] 1 point
   *[other] { $points } points
} now
bonus-title = Points for booked cards of one family
bonus-none = Families bring no points of their own
bonus-for = { $count }: +{ $points }
no-peeking = Cards lying face down are not looked at again

## Overbooking: the check told hotel by hotel

check-title = Round { $round }: the bookings are checked
check-again = Show the check again
beat-turned-up = The cards are turned up
beat-ability = At the back door
beat-booked = Beds are given
beat-away = No beds left for them
beat-summary = What round { $round } has brought
beds-left = { $left } of { $beds } beds free
won-points = { $name }: { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
} this round
opened-next = The hotels of the next round
opened-hotel = { $beds } beds: { $rule }

## The end

game-over = The game is over
winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
tie-shared = Even what decides between equal points is equal: the victory is shared.
tie-austria = Equal points: more krones and items left over decide ({ $names }).
tie-overbooking = Equal points: more booked guests with three coins decide ({ $names }).
tie-alone = Equal points are not enough against Leopold.
whole-game = The whole game
share = Share
rematch-join = Join the next game
winner-you = You win!
where-points = Where the points came from
by-round = Round by round
rematch = Once more
total = Total
save-journal = Keep the journal
