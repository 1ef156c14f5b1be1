# What the page says at a table, in English.

skip-to-choices = Skip to your choices
brand-to-lobby = hotelier: to the lobby

## Menu and wishes

menu = Menu
wish-pace = Other players’ turns are shown
pace-by-hand = step by step, when I click
pace-calm = calmly, one after another
pace-at-once = at once
wish-scenes = Great moments (the Emperor, the final count)
scenes-all = scene by scene
scenes-short = briefly, without stopping
scenes-none = not at all
wish-sound = Sounds: dice, cups, doors, a bell
wish-volume = Volume
wish-confirm = Keep my turn until I say “Done”
wish-notify = Notify me when it is my turn and I am elsewhere

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
seat-host = host
seat-who = Who sits in seat { $number }
seat-for-a-friend = for a friend
seat-for-bot = a bot, { $bot }
get-up = Leave
get-up-sure = Your seat would be free for somebody else.
table-full = Every seat at this table is taken. Come back to watch once the game has begun.
waiting-seats = Some seats are still free.
waiting-for = Waiting for { $names }
waiting-host = Waiting for { $name } to begin the game.
all-ready = Everybody is here.
seat-free-it = Free the seat
ready = I am ready
not-ready = Not ready after all
invited = You are invited
invited-hint = A seat is waiting for you at this table of { $game }.
no-seat = You are not at this table. Ask for an invitation, or watch once the game has begun.

## One screen for several people

hand-over-title = Pass the screen on
hand-over = { $name }, it is your turn
hand-over-any = Who is here?
hand-over-hint = Please pass the screen on. Your cards appear when you are ready.
hand-over-ready = I am { $name }
hand-on = Pass the screen to { $name }

## Guide

guide = Guide
guide-wish = The concierge explains the game as I play
guide-again = Explain everything again
guide-next = Next
guide-your-move = Your move
guide-skip = Skip
guide-fold = Hide
guide-off = Stop the guide
guide-resume = Call the concierge back
guide-offer = New to this table? The concierge can explain things as they come up, while you play.
guide-offer-yes = Yes, please
guide-offer-no = No, thank you

## Coach

coach = Coach
hint = Hint
hint-tip = Ask the coach what it would do now, and why
advice-thinking = The coach is thinking it over
advice-close = Close
advice-ways = Ways to play
advice-rank = { $rank ->
    [1] The best way
    [2] Another way
   *[other] A third way
}
advice-worse = { $points } points worse, { $chance } to win
advice-points = You would end at about { $own } points, the best of the others at { $other }.
advice-points-alone = You would end at about { $own } points, { $name } at { $other }.
advice-odds = That is { $chance } to win.
advice-win = { $chance } to win
advice-why = What it is about
advice-follow = Do this

review = Review
review-tip = Look back with the coach: what was luck, what was play, and what was better
review-title = { $name }: the game in review
review-thinking = The coach is thinking the game over
review-curve = The chance to win over the game: from { $first } to { $last }, at worst { $lowest }, at best { $highest }
review-point = { $when }: { $before } before your turn, { $after } after it
review-shares = What moved the chance to win
review-play = Own choices
review-play-tip = The chance to win after each turn as it was played, compared with the best way the coach found
review-luck = { $game ->
    [overbooking] Cards
   *[other] Dice and cards
}
review-luck-tip = What came, compared with what comes on average: the coach played on in worlds with other { $game ->
    [overbooking] cards
   *[other] dice and cards
}
review-others = The others
review-others-tip = What the others played, compared with what the coach would have played in their place
review-rest = Not foreseen
review-rest-tip = What the coach judged differently once it could see further
review-way = From { $first } before the first turn to { $result } in the end, adding up what every turn won and lost.
review-costliest = The costliest turns
review-loss = All turns together cost about { $points } points.
review-cost = −{ $points } points
review-none = The coach would have played every turn just the same.
review-nothing = There is nothing to look back at: this seat never had a choice.
review-played = Played: { $chance } to win
review-better = Better
review-show = Show me
review-all = All turns
show-at = The better turn, { $at } of { $count }:
show-done = That was the better turn. From here on the game is yours.
show-left = You have chosen differently from the coach. The game is yours.
show-stop = Stop
show-back = Back to the review
show-play-on = Play on from here

## Table

offline = Connection lost. Reconnecting …
turn-yours = Your turn
turn-of = { $name } is choosing
watching = You are watching
round-of = Round { $round } of { $rounds }
set-up = Setting up
undo = Undo
fold = Show less
unfold = { $count ->
    [1] Show all
   *[other] Show all { $count }
}
choose-one = Choose one
not-your-turn = It is not your turn: { $name } is choosing.
no-turn = You are watching, so there is nothing for you to choose.
log = What happened
log-opening = The beginning
log-rewind = Show the table after this
rewound = The table as it was after step { $step }
back-to-now = Back to now
step-slider = Step of the game
earlier = One step earlier
later = One step later
seen-by = Seen by
opponents-title = Other hotels
clause = rule { $clause }
come-back = A bot is playing for you: take your seat back
ask-stand-in = Let a bot stand in for { $name }
stand-in-wait = A bot may stand in for { $name } in { $time }
presence-here = { $name } is here
presence-away = { $minutes ->
    [0] { $name } has just left
    [one] { $name } has been away for 1 minute
   *[other] { $name } has been away for { $minutes } minutes
}
wish-gestures = Show gestures, and let me make some
gestures = Make a gesture
gesture-do-cup = Raise a cup
gesture-do-applause = Applaud
gesture-do-hurry = Hurry, please
gesture-thought = A thought, in one line
gesture-send = Share it
gesture-made = { $name }: { $what }
gesture-cup = Cheers!
gesture-applause = Bravo!
gesture-hurry = Hurry, please!
points-short = { $points ->
    [one] 1 point
   *[other] { $points } points
}

looking-at = You are looking at Hotel { $name }
look-at = Look at Hotel { $name }
look-home = Back to your hotel
stand-in = bot
seat-level = Bot: { $level }
forfeited = replaced
bot-forfeited = “{ $bot }” failed and lost its place here; the bot Greedy plays on.
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
notify-refused = Your browser does not let this page call you. You can allow notifications for it in the browser’s settings.
held-ends = This would end your turn.
held-reveals = This would reveal something hidden and could not be taken back.
held-pass = You would be out until the next roll.
held-done = Done
held-reveal = Reveal it
held-leave = Pass
held-not = Not this
held-never = Stop asking me
take-back = Take back the turn
take-back-tip = Back to where your turn began, or to the last thing that came to light
undo-tip = Take back one choice
undo-none = There is nothing to take back: something hidden has come to light, or somebody else has chosen since.
stepper-more = More { $what }
stepper-most = There can be no more { $what } here.
side-strudel = strudel
side-cake = cake
side-wine = wine
side-coffee = coffee
side-emperor = Emperor steps
side-krone = krones

## About a table

send = Send
menu-watch = Let somebody watch
watch-hint = Whoever opens this link sees the table as the game goes on, but nobody’s hand.
watch-link = Link to watch
menu-device = Play on another device
device-hint = Your seat on a second device, a phone for example. Both stay in step.
device-make = Make a link for it
device-link = Open this on the other device
device-once = It works once, within ten minutes. Whoever opens it holds your seat, so show it to nobody else.
menu-options = What is played at this table
table-listed = Anyone can find this table.
table-by-invitation = This table is by invitation only.
table-watchable = Others may watch.
table-not-watchable = Nobody else may watch.
table-hints = Everyone may ask the coach for hints.
table-forked = This table goes on from step { $step } of another game.
table-forked-from = Look at that game
luck-same = This table repeats the dice and cards of that game: whoever has seen it knows what is coming.
luck-known = known luck
luck-bound = Dice and cards are fixed by a secret seed; this binds the house to it:
luck-fits = The seed fits what this table had promised: dice and cards were fixed before the game.
luck-broken = The seed does not fit what this table had promised: do not trust these dice and cards.
luck-unseen = Dice and cards came from a secret seed; this browser never saw the promise that binds it.
add-word = Add a word to the dice and cards
add-word-hint = It is mixed with the secret seed, so that nobody, not even the house, could have chosen the dice and cards beforehand. Everyone at the table sees it.
your-word = Your word
menu-leave = Leave the table
leave-hint = A bot plays for you until you are back. To return, open this table again from “My games” in this browser.
leave-bot = Who plays for you
leave-now = Leave, and let the bot play
menu-keys = Keyboard
key-tab = Tab
key-tab-does = to the next thing on the table; it explains itself
key-enter = Enter
key-enter-does = do it, or say why not
key-escape = Esc
key-escape-does = close what has opened, or put back what you have not confirmed
key-digits = 1 to 9
key-digits-does = the choice with that number
key-main = Enter
key-main-does = the green button, when nothing on the table has the focus
key-undo = U
key-undo-does = take back one choice
key-take-back = Shift U
key-take-back-does = take back the turn
key-hint = H
key-hint-does = ask the coach for a hint
key-gallery = I
key-gallery-does = the card that is being explained, in the gallery
key-help = ?
key-help-does = show these keys
key-skip = Tab, then Enter, on a fresh page
key-skip-does = straight to your choices in words
menu-replay = Share this game
replay-link = Link to look back at the game
menu-journal = Save the journal
journal-hint = The journal is the whole game as a small text file. Any house can show it again, and play on from it.

## Looking back

replay-run = Play the game back
replay-pause = Pause
replay-speed = Speed
speed-slow = slowly
speed-calm = calmly
speed-fast = fast
replay-chapters = Jump to a round
replay-cut-short = The journal ends here, before the game was over.
replay-running = This game is still being played.
replay-to-table = Go to the table
fork = Play on from here
fork-hint = A new table starts from this game as it stood after step { $step }. You take one seat, bots take the others.
fork-seat = You play for
fork-same-chance = The same luck: dice and cards come as they came in that game, as long as everybody chooses the same
fork-over = The game is over here: go back to an earlier step to play on.
fork-go = Play on

## Grand Austria Hotel

visit-title = The Emperor visits
visit-arrives = His Majesty arrives after round { $round }. Everybody scores their space on his track and falls back { $back }.
visit-reward = From space { $from } up: { $reward }
visit-penalty = On space 0: { $penalty }
visit-scores = { $name } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} on space { $space } and falls back to { $after }.
visit-mood-reward = The Emperor is pleased: { $what }
visit-mood-penalty = The Emperor is displeased: { $what }
visit-mood-peace = The Emperor nods and moves on.
visit-mood-rival = Emperor tiles do not concern { $name }.
moment-group = A full group
moment-filled = All its rooms are occupied: congratulations, { $name }!
moment-objective = An objective is claimed
moment-claimed = { $name } claims it { $place ->
    [1] first
    [2] second
   *[3] third
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
moment-claimed-own = { $name } claims it, an objective of the hotel’s own: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
moment-evening = The last guest of the evening
moment-last-guest = Hotel { $name }, room { $room }. The lamps go down, and round { $round } is over.
moment-nobody = nobody moved in
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
asked-emperor = The Emperor’s displeasure
asked-group = A full group
asked-complete = What comes first?
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
dustbin-tip = Dice out of this round: one is dropped before each new roll
boost = Boost the { $die } by 1, for 1 krone
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
room-lodger = { $guest } is staying here.
door-points = Preparing this room scores { $points ->
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
staff-turned = used, face down
timing-once = when played
timing-round = once a round
timing-permanent = always
timing-end = at the end
timing-trigger = once, when its occasion comes
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

## Unique hotels

unique-title-auction = The auction of the hotels
unique-title-draw = Draw three hotels, keep one
unique-title-alone = Draw three hotels, keep one
unique-how-auction = There is one hotel for each player. A hotel nobody holds is yours for nothing; any other costs a krone more than its present bid, and whoever is outbid bids again at once, on any hotel. When everybody holds one, the bids are paid, and each hotel gives what it gives at the start.
unique-how-draw = From the last player to the first, everybody draws three hotels, keeps one and shuffles the other two back in. Then each hotel gives what it gives at the start.
unique-how-alone = Against a special hotel you run one of your own. Keep one of these three; the other two leave the game.
unique-reconstructed = (reconstructed)
unique-you-bid = It is your turn to bid. In your purse: { $krones ->
    [one] 1 krone
   *[other] { $krones } krones
}.
unique-you-choose = Choose your hotel. In your purse: { $krones ->
    [one] 1 krone
   *[other] { $krones } krones
}.
unique-bids = It is { $name }’s turn to bid.
unique-chooses = { $name } is choosing.
unique-back = Back to the hotels
unique-kept = { $name } runs { $hotel }.
unique-gifts = At the start: { $gifts }
unique-held = { $name } holds it for { $krones ->
    [0] nothing
    [one] 1 krone
   *[other] { $krones } krones
}
unique-free = Nobody holds it yet
unique-bid = { $krones ->
    [0] Take it for nothing
    [one] Bid 1 krone
   *[other] Bid { $krones } krones
}
unique-keep = Keep this hotel
unique-entrance = The entrance of { $hotel }
unique-groups = What full groups of 1, 2, 3 and 4 rooms pay here
unique-first-die = Your first die of this round: { $die }
unique-no-die = No die taken yet in this round
unique-token = { $name }. For a full column: { $top }. For a full floor: { $bottom }.
unique-tokens-mark = What the five tokens give is reconstructed.
unique-gone = has left the game
unique-claimed = claimed
unique-pile-empty = Nobody has moved in this round.
unique-tile = Tile { $tile }, for { $spaces ->
    [one] 1 space back
   *[other] { $spaces } spaces back
} (which letter costs what is our reading):
unique-move-die = Move a die from space { $here } to space { $there } and use that space

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
leopold-room-reserved = Reserved for { $guest }, who is still waiting in the café
leopold-objective-none = { $name } has no disc on “{ $objective }” yet.
leopold-objective-at = { $name } has a disc on { $step } of “{ $objective }”.
leopold-objective-done = { $name } has claimed “{ $objective }”.
leopold-countdown-rule = Each symbol on a card moves the disc: III, II, and then the objective is claimed.
leopold-how = how it works
leopold-item-here = On it: { $item }. When you take a die here, you bring it to a guest of your opponent who is waiting for it.
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
    [one] { $name }’s turn
   *[other] { $name }’s turns
}
leopold-turn-of = Turn { $turn } of { $turns } in a row
leopold-last-turn = Last turn
leopold-again = Show the last turn again
leopold-who = { $name } runs the hotel across the street and never has to think: a card says what to do, read from top to bottom. Guests first, then a die, then extras.
leopold-part-card = An instruction card
leopold-part-guest = A guest
leopold-part-die = A die, so that you cannot have it
leopold-part-emperor = The Emperor’s favour
leopold-part-staff = Staff for the end of the game
leopold-part-objective = Towards an objective

## Overbooking

hotels = Hotels
hotel-number = Hotel { $number }
beds = { $beds } beds
next-side = In the next round: { $beds } beds. { $rule }
beds-now = { $beds } beds now (printed: { $printed })
queue-of = Queue
back-door = Back door
door-closed = closed
token-there = a point token waits here
hidden-card = { $owner }: a card of the { $family } with a { $crest ->
    [large] large
   *[small] small
} crest
door-place = Back door, free place { $number }
queue-place = Queue, free place { $number }
pick-card-first = Drag a card to its place, or choose the card and then the place.
pick-place-now = Now choose a place for it.
card-of = { $owner }: { $card }
card-named = gets beds first
card-peeked = Only you see this side.
card-laid = Your { $card }, not played yet: click to take it back
your-hand = Your hand
booked = Booked
tokens = Tokens
may-act = { $owner }’s { $kind }:
decline = Do without
fate-booked = gets beds
fate-away = gets no beds
fate-spent = leaves by the back door
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
no-peeking = Face-down cards stay hidden, even from their owners

## Overbooking: the check told hotel by hotel

check-title = Round { $round }: the bookings are checked
check-again = Show the check again
beat-turned-up = The cards are turned up
beat-ability = At the back door
beat-booked = Beds are given
beat-away = These go without beds
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
tie-shared = The tie-break is a tie as well: the victory is shared.
tie-austria = A tie on points, broken by krones and items left over ({ $names }).
tie-overbooking = A tie on points, broken by booked guests with three coins ({ $names }).
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] { $place }th
}
tie-break-austria = krones and items left over: { $count }
tie-break-overbooking = booked guests with three coins: { $count }
tie-alone = A tie on points is not enough to win alone.
whole-game = The whole game
share = Share
rematch-join = Join the next game
winner-you = You win!
where-points = Where the points came from
by-round = Round by round
rematch = Play again
total = Total
count-title = The final count
count-skip = To the result
save-journal = Save the journal
