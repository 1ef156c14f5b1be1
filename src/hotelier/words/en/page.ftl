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
wish-scenes = Great moments (the Emperor, the final count)
scenes-all = scene by scene
scenes-short = in one picture
scenes-none = not at all
wish-sound = Sounds: dice, cups, doors, a bell
wish-volume = Volume
wish-confirm = Keep my turn until I say “Done”
wish-notify = Tell me when it is my turn and I am elsewhere

## Lobby

play-bots = Play against bots
play-rival = Play against { $name }
play-friends = Invite friends
play-together = Together here
together-hint = Who plays at this screen? You hand it on when your turn is over.
together-name = Name of player { $number }
together-bot = nobody: a bot plays
together-few = Write down at least two names.
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
forget-sure = You still play there. This browser would no longer know your seat.
forgotten = Forgotten: your seat at { $game }.
forget-undo = Remember it again
keep-it = Keep it
with-players = with { $names }
open-tables = Open tables
sit-down = Sit down
watch = Watch

lost-title = There is no such room
lost-hint = This address leads nowhere in the house. Perhaps a letter is missing in the link.

gallery = Card gallery
gallery-games = Games
gallery-search = Search
gallery-found = { $count ->
    [0] Nothing of that kind
    [one] 1 card
   *[other] { $count } cards
}
gallery-guests = Guests
gallery-staff = Staff
gallery-tiles = Emperor tiles
gallery-objectives = Objectives
gallery-hotels = Special hotels
gallery-rules = Hotels by their house rule
gallery-side = Hotel card { $card }, { $side }: { $beds } beds
memoirs = My results
memoirs-none = When you have finished a game, it will stand here, even if the house clears its table away.
memoirs-game = Game
memoirs-result = Result
memoirs-all = all
memoirs-won = won
memoirs-lost = not won
memoirs-csv = Export as CSV
memoirs-games = Games
memoirs-wins = Victories
memoirs-mean = Mean score
memoirs-best = Best score
memoirs-over-time = Scores over time
memoirs-line = Your scores, from the first game to the latest: { $scores }
memoirs-sources = Points by source, in the mean
memoirs-against = Against whom
memoirs-record = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won
memoirs-gone = The game was removed from the list.

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
seat-for-bot = a bot, { $bot }
get-up = Leave
get-up-sure = Your seat would be free for somebody else.
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

## Guide

guide = Guide
guide-first-game = First game? Learn by playing
guide-wish = The concierge explains the game as I play
guide-again = Explain everything again
guide-next = Next
guide-your-move = Your move
guide-skip = Skip
guide-fold = Hide
guide-off = No more guide
guide-resume = Call the concierge back
guide-offer = New to this table? The concierge can explain things as they come up, while you play.
guide-offer-yes = Yes, please
guide-offer-no = No, thank you

guide-austria-welcome = Good day, and welcome to Vienna! I am the concierge. This is a real game: you play, and I point at things when they matter. Seven rounds, and the hotel with the most points wins.
guide-austria-guests = These guests would like to come in. Each card shows a colour, which is the room it wants (green takes any), the points it is worth, its order, and below that the reward for you when it moves in.
guide-austria-first-guest = Your first guest costs nothing, wherever it stands: click the one you want. Short orders are quickly served, and your kitchen already has one strudel, one cake, one wine and one coffee.
guide-austria-hotel = Your hotel: four floors of five rooms. At the left stands what a room costs, nothing on the ground floor and 3 krones at the top. Joined rooms of one colour are a group; fill a group and it pays a bonus.
guide-austria-first-rooms = Before you open, prepare your first three rooms, beginning in the bottom left corner. Click a space that glows: it always touches a room you have. A room in your guest’s colour will soon be useful.
guide-austria-move-in = An order is complete! Click the guest, then a vacant room of the same colour; green guests take any. You score the guest’s points, receive the reward, and the table is free again.
guide-austria-claim = You have fulfilled an objective! Click it to claim it: 15 points for the first to do so, then 10, then 5. Claiming costs nothing and takes up no turn.
guide-austria-dishes = Dishes, as many as the strength. Take strudel and cake as you like, only never more cake than strudel. Think of what your guests have ordered.
guide-austria-drinks = Drinks, as many as the strength. Take wine and coffee as you like, only never more coffee than wine. Think of what your guests have ordered.
guide-austria-money = Divide the strength as you please: krones for your purse, which holds 20, or steps on the Emperor track. Both, if you like.
guide-austria-gain = New items may go straight onto orders, free of charge: click a plate that glows. The rest goes to the kitchen, and to carry it out from there will cost a krone later.
guide-austria-prepare = Choose a space that glows: next to a room of yours and within your means. Floors cost 0, 1, 2 and 3 krones from the ground up. You need not prepare as many as you could.
guide-austria-play = Choose somebody from your hand, for the price on the card less your discount. The card stays with you from now on. You draw no new one for it, and you may also play nobody.
guide-austria-offer = Three cards from the staff deck, for your eyes only. You may play one of them at a better price, or none. The others go under the deck.
guide-austria-occupy = You may turn one of your vacant rooms to occupied, whatever its colour. No guest is needed. If that fills a group, its bonus is yours.
guide-austria-free-guest = Take any guest from the queue without paying. You only need an empty table.
guide-austria-parts = More than one thing is due to you, and the order can matter: krones before a purchase, for instance. Choose what comes first.
guide-austria-penalty = The Emperor left you on space 0 and is displeased, so the penalty on his tile strikes. Choose what you can best do without.
guide-austria-turn = Your turn has two steps: first you may take one guest, then you must take a die. Before, between and after there is time for extras. All you can do glows on the table and stands here in words.
guide-austria-guest = First step, if you wish: one guest for an empty table. The two on the right come free, the others cost 1, 2 or 3 krones. Once you have taken a die it is too late.
guide-austria-dice = Second step: a die. Count the dice on a space, for that is its strength: three dice on the 1 bring three dishes. Taking one leaves the space weaker for everybody after you.
guide-austria-die = Click a space to take a die. 1 dishes, 2 drinks, 3 prepare rooms, 4 krones or Emperor steps, 5 a cheaper staff card, 6 any one of these for 1 krone.
guide-austria-serve = Somebody is waiting for what you have in the kitchen. For 1 krone you may carry up to three items to your guests: click an item here or the empty plate. An extra like this takes up no turn.
guide-austria-end = Your die is taken, but extras are still possible: serve, move guests in, claim an objective. When you have finished, end your turn here.
guide-austria-others = Between your turns { $name } plays. Everybody has two turns in a round: down the line of players and back again, so the last in line plays twice running. Watch which dice disappear.
guide-austria-group = You have filled a whole group! Blue groups bring points, red ones krones, yellow ones Emperor steps, and larger groups far more. Each group pays once in a game.
guide-austria-no-room = This guest has eaten, but no vacant room suits. Prepare one in the guest’s colour; until then the table stays taken.
guide-austria-call-on = You can call on a card that works once a round: click it during your turn. When a new round begins it is ready again.
guide-austria-undo = Changed your mind? Undo takes back your own choices, one at a time, until something hidden has come to light or somebody else has made a choice.
guide-austria-pass = No die you like? Pass, before you do anything else. Once all others have passed or had both turns, one of the dice left goes into the dustbin, the rest are rolled again, and your turn comes.
guide-austria-staff = Your staff, unseen by others. A sign shows when a card works: as it is played, once a round, always, or at the end of the game. You hire with a 5, a krone cheaper for each die there, or through some guests.
guide-austria-why-not = Wondering why something does not glow? Click it all the same. You will be told what is in the way, with the rule.
guide-austria-round = A new round: all the dice are rolled again, the next player to the left goes first, and once-a-round staff are ready again. There are seven rounds with two turns each.
guide-austria-emperor = The Emperor visits after rounds 3, 5 and 7. You score the points of your space, then fall back 3, 5 or 7. If you end on 3 or higher, the tile rewards you; on 0, it punishes you.
guide-austria-boost = Once in a turn you can pay 1 krone for one more strength. Click a space and choose the boosted way. A space without a die cannot be boosted.
guide-austria-objectives = Three objectives for everybody. Fulfil one and claim it in your own turn: 15 points for the first player, 10 for the second, 5 for the third.
guide-austria-emperor-soon = The Emperor comes when this round ends. You will fall back 3: from space 6 you keep enough for the reward, from 4 you are left in peace. Dice on 4 and yellow groups bring steps, and so do many guests.
guide-austria-log = Here stands everything that happened. Click a line to see the table as it was then; one more click brings you back.
guide-austria-score = The points so far, and whose turn it is. Much is still to come: at the end occupied rooms count, and so do some of your staff.
guide-austria-displeased = You ended on space 0 of the track, so the tile’s penalty struck. Spaces 1 and 2 would have been safe. The next visit sets you back even further.
guide-austria-pleased = You ended on space 3 or higher, and the Emperor rewarded you. The next visit sets you back further, so keep walking.
guide-austria-purse = Your purse is nearly empty. A die on 4 brings krones, full red groups do, and many guests say thank you with money.
guide-austria-cafe-full = All three tables are taken, so nobody new can come in. Complete an order and move the guest into a room. At the end every guest still here costs 5 points.
guide-austria-last-round = The last round! At the end an occupied room is worth its floor, 1 to 4 points. A krone or an item in the kitchen is worth 1, and a guest still at a table costs 5.
guide-austria-final = That was a whole game, and your hotel shall be talked about! The picture of the points tells where they came from. I hope to welcome you again.

guide-alone-welcome = Good day, and welcome to Vienna! I am the concierge. You play alone against { $name }, whose turns are told by a deck of cards. Seven rounds, and you must have more points to win.
guide-alone-hand = You were dealt ten staff cards. Four of them go under the deck, so choose whom you can do without, and keep a good six.
guide-alone-rival = { $name } needs no krones, no food and no café: guests go straight into a room and score their points. A card tells each turn: which guests, which die, and what else.
guide-alone-rival-die = The die { $name } takes is simply gone, and its action is not performed. But the space is weaker for you.
guide-alone-pass = You may pass before you do anything else. { $name } never passes, so you wait until both turns over there are done; then one die is dropped, the rest are rolled again, and you go on.
guide-alone-emperor = When the Emperor comes, both of you score your space and fall back. The tile’s reward or penalty, however, is for you alone.
guide-alone-objectives = { $name } works towards the objectives by countdown: a disc on III, then on II, and with the third sign the best space still free is taken. Try to be faster.
guide-alone-winning = The last round. At the end { $name } scores occupied rooms and the staff cards lying open. If you have equal points, { $name } wins.

guide-overbooking-welcome = Welcome! The king gives a feast, and half the country needs a bed. I am the concierge: you play a real game, and I point at things when they matter. Four rounds, and the most points win.
guide-overbooking-hotel = A hotel: its beds, and a house rule if it has one. Its queue takes cards of all players, up to the places you see, and so does its back door.
guide-overbooking-hand = Your guests. The number with the bed says how many beds a card needs, the coins are its points once it has them, and the animal is its family.
guide-overbooking-play = Choose a card, then a place that glows. In the queue the guests wait for beds. At the back door they use an ability instead: hold the pointer over a card to read it, or press it long.
guide-overbooking-backs = A card of another player, face down. Its colour tells whose it is, the animal its family, and the crest its size: small means 1 to 3 beds, large 4 to 6.
guide-overbooking-serving = How beds are given later: the largest number first, and among equals whoever stands nearer. A card that needs more beds than are left gets none, and the next is asked. Abilities and house rules can change the order.
guide-overbooking-again = Five cards each are played in a round, one at a time. Play the next one: where will there be enough beds, and who might push in?
guide-overbooking-door = The first card to reach a back door wins the token lying there at once: 1 point. Whoever stands at the door when beds have been given is discarded.
guide-overbooking-rule = This hotel has a rule of its own. It may keep cards out of the queue, turn one face up, or let some guests have beds first.
guide-overbooking-why-not = Wondering why a place does not glow? Choose a card and click the place all the same. You will be told what is in the way, with the rule.
guide-overbooking-last-play = You are the last to play in this round. That is a privilege: you alone may keep your fifth card.
guide-overbooking-skip = None of your cards has a place left, so this turn is skipped. You keep your hand.
guide-overbooking-maids = Your maids may take the place of one of your own cards in this queue. The card they relieve is discarded.
guide-overbooking-noblewomen = Your noblewomen may name one of your own cards in this queue. It is served before all others, if there are beds enough.
guide-overbooking-soldiers = Your soldiers may throw one workers card out of this queue, whoever owns it, and take its place.
guide-overbooking-checked = The bookings were checked, one hotel after the other. Cards with beds lie open here and bring their coins. All others are gone for good.
guide-overbooking-families = Collect a family: four booked cards of one bring { $four } points, five { $five }, six { $six }.
guide-overbooking-round = A new round: the hotels were turned over, everybody drew five cards, and another player begins. Back doors without a token got a new one, unless closed.
guide-overbooking-log = Here stands everything that happened, bed by bed. Click a line to see the table as it was then.
guide-overbooking-undo = Changed your mind? Undo takes back your own choices until something hidden has come to light or somebody else has made a choice.
guide-overbooking-new-hotels = New hotels have come into play. Look at their beds and their rules before you send anybody.
guide-overbooking-last-round = The fourth and last round. You cannot play all the cards of your hand any more, so choose those that count.
guide-overbooking-final = That was a whole game! Coins of booked cards, tokens and families make your points. I hope to welcome you again.

## How to play, on one sheet

how-to-play = How to play
how-to-play-game = How to play: { $game }
sheet-aim = The aim
sheet-turn = Your turn
sheet-points = What is worth points
sheet-cost = to prepare
sheet-at-end = at the end, occupied
sheet-floor = Floor { $floor }
sheet-rooms = Rooms
sheet-groups = Groups
sheet-group-size = { $size ->
    [one] 1 room
   *[other] { $size } rooms
}
sheet-colour-blue = Blue: points
sheet-colour-red = Red: krones
sheet-colour-yellow = Yellow: Emperor steps
sheet-colour-green = Green guests take a room of any colour; there are no green rooms.
sheet-space = Space
sheet-staff = Staff
sheet-timing-once = works once, when played
sheet-timing-round = can be called on once a round, in your turn
sheet-timing-permanent = always works, once played
sheet-timing-end = scores at the end of the game
sheet-timing-trigger = works once in the game, when you have done what it says; then it lies face down (only with more staff)
sheet-signs = Signs
sheet-sign-krone = krones
sheet-sign-points = points
sheet-sign-emperor = Emperor steps
sheet-sign-staff = staff card
sheet-sign-key = vacant room
sheet-sign-occupy = occupy a room
sheet-sign-guest = a guest
sheet-sign-any = any item
sheet-sign-bed = beds needed
sheet-sign-coins = coins, each a point once booked

sheet-austria-aim = Bring guests into your café, serve what they order, and give them rooms of their colour. After seven rounds the most points win. In each round everybody has two turns, down the line of players and back again.
sheet-austria-alone = Alone you play against Leopold or Elisabeth, whose cards tell which guests and which die are taken. They pay nothing, serve nothing, and never pass.
sheet-austria-turn-guest = If you wish, take one guest from the queue for its price, if you have an empty table.
sheet-austria-turn-die = Take a die and perform the action of its space.
sheet-austria-extras = Before, between and after these steps, as often as you like:
sheet-austria-extra-serve = Pay 1 krone and carry up to three items from the kitchen to your guests.
sheet-austria-extra-move-in = Move a guest whose order is complete into a vacant room of the guest’s colour: score the points, receive the reward.
sheet-austria-extra-call-on = Call on a staff card that works once a round.
sheet-austria-extra-claim = Claim an objective you fulfil.
sheet-austria-pass = Or pass, before anything else: your turn waits until all others have passed or had both turns. Then one of the dice left is dropped and the others are rolled again. When no die is left, the round is over.
sheet-austria-strength = The strength is the number of dice on the space, counted before you take one. Once in a turn 1 krone buys one more.
sheet-austria-action-1 = Strudel and cake, together as many as the strength, never more cake than strudel.
sheet-austria-action-2 = Wine and coffee, together as many as the strength, never more coffee than wine.
sheet-austria-action-3 = Prepare up to as many rooms as the strength, paying for each.
sheet-austria-action-4 = Krones and Emperor steps, together as many as the strength. The purse holds 20.
sheet-austria-action-5 = You may play one staff card, cheaper by the strength.
sheet-austria-action-6 = Pay 1 krone and perform any of the actions 1 to 5 with the dice on this space as strength.
sheet-austria-rooms = The first room lies at the bottom left, every other one beside a room you have. Some rooms on floors 3 and 4 score 1 or 2 points when you prepare them.
sheet-austria-groups = Rooms of one colour that touch form a group. When all its rooms are occupied, it pays once:
sheet-austria-emperor = After rounds 3, 5 and 7 you score your space, then fall back 3, 5 or 7 spaces. On space 3 or higher you receive the tile’s reward, on 0 you suffer its penalty. Each step beyond 13 is a point.
sheet-austria-points-now = During the game: guests who move in, blue groups, rooms with a point sign, objectives ({ $first }, { $second } or { $third }), Emperor visits, some staff.
sheet-austria-points-end = At the end: staff who score then, occupied rooms by their floor, 1 for each krone and each item in the kitchen. Every guest still in the café costs 5.
sheet-austria-tie = Equal points: whoever scored more for krones and kitchen items is ahead.
sheet-austria-tie-alone = Equal points: the victory is your opponent’s.

sheet-check = When all have played
sheet-next-round = The next round
sheet-guests = Guests
sheet-families = Families and backs
sheet-house-rules = House rules of the hotels
sheet-crest = Crest
sheet-crest-small = small
sheet-crest-large = large
sheet-overbooking-aim = Find beds for your guests. After four rounds the most points win. There are as many hotels as players.
sheet-overbooking-turn = Lay one card from your hand face down at a hotel, at the far end of its queue or of its back door. Everybody does so five times a round.
sheet-overbooking-queue = The queue, four places: here guests wait for beds.
sheet-overbooking-door = The back door, two places: here guests use their ability. The first card there wins the token, 1 point.
sheet-overbooking-last = Only the very last player of a round may keep the fifth card.
sheet-overbooking-check = The hotels are checked from the first to the last:
sheet-overbooking-check-turn-up = All cards are turned up.
sheet-overbooking-check-door = Cards at the back door use their abilities, the nearer one first.
sheet-overbooking-check-serve = Beds are given: first to named cards, then to guests the house favours, then to all others, the largest number first and among equals the nearer. Who needs more beds than are free gets none, and the next is asked.
sheet-overbooking-check-leave = Cards with beds are booked and lie open before their owners. All others are discarded for good.
sheet-overbooking-next = Hotels are turned over, and before round 3 exchanged. Empty back doors receive a token again. The next player goes first, and everybody draws five cards.
sheet-overbooking-backs = The back of a card shows its owner’s colour, its family, and a small crest for 1, 2 and 3 or a large one for 4, 5 and 6.
sheet-overbooking-points = Every coin on your booked cards and every token is 1 point.
sheet-overbooking-crests = Four, five or six booked cards of one family bring 2, 4 or 6 points (for experts 2, 5 or 10), unless the table plays without this.
sheet-overbooking-tie = Equal points: whoever has booked more cards of three coins is ahead.
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
held-ends = Your turn would be over with this.
held-reveals = Something hidden would come to light, and this could not be taken back.
held-pass = You would be out until the next roll.
held-done = Done
held-not = Not this
held-never = Do not ask me any more
take-back = Take back the turn
take-back-tip = Back to where your turn began, or to the last thing that came to light
undo-tip = One choice back
undo-none = There is nothing to take back: something hidden came to light, or somebody else has chosen since.
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
luck-same = This table repeats the dice and cards of that game: who has seen it knows what comes.
luck-bound = Dice and cards are fixed by a secret seed; this binds the house to it:
luck-fits = The seed fits what this table had shown: dice and cards were fixed before the game.
luck-broken = The seed does not fit what this table had shown before: do not trust these dice and cards.
luck-unseen = Dice and cards came by a secret seed; this browser had not been shown what binds it.
add-word = Add a word to the dice and cards
add-word-hint = It is mixed with the secret seed, so that nobody, not even the house, could have chosen the dice and cards beforehand. All at the table see it.
your-word = Your word
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
key-escape-does = close what has opened, or put back what is not done yet
key-digits = 1 to 9
key-digits-does = that choice of the list
key-main = Enter
key-main-does = the green button, when nothing on the table is picked out
key-undo = U
key-undo-does = one choice back
key-take-back = Shift U
key-take-back-does = take back the turn
key-help = ?
key-help-does = show these keys
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
fork-same-chance = The same luck: dice and cards come as they came in that game, as long as everybody chooses the same
fork-go = Play on
bring-journal = Bring a journal
bring-hint = A game that was kept as a journal can be looked at here, and played on from any step.
bring-file = A file (you can also drop it here)
bring-text = Or its text
bring-open = Open it
journal-too-large = That is too large to be the journal of a game.

## Grand Austria Hotel

visit-title = The Emperor visits
visit-arrives = His Majesty comes after round { $round }. Everybody scores their space on his track and falls back { $back }.
visit-reward = From space { $from } up: { $reward }
visit-penalty = On space 0: { $penalty }
visit-scores = { $name } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} on space { $space } and falls back to { $after }.
visit-mood-reward = The Emperor is pleased: { $what }
visit-mood-penalty = The Emperor is displeased: { $what }
visit-mood-peace = The Emperor nods and moves on.
visit-mood-rival = Tiles are not for { $name }.
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
asked-emperor = The Emperor's displeasure
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
dustbin-tip = Dice that were dropped when all who passed rolled again
boost = One more strength with the { $die }, for 1 krone
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
room-lodger = { $guest } lives here.
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
staff-turned = has worked, face down
timing-once = when played
timing-round = once a round
timing-permanent = always
timing-end = at the end
timing-trigger = once, on an occasion
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
unique-how-auction = There is a hotel for everybody. One that nobody holds is yours for nothing; any other for a krone more than its bid, and whoever is outbid bids again at once, on any of them. When everybody holds one, the bids are paid, and the game begins with what the hotel gives.
unique-how-draw = From the last player to the first, everybody draws three hotels, keeps one and mixes the two others back. The game begins with what the hotel gives.
unique-how-alone = Against a special hotel you run one of your own. Keep one of these three; the two others leave the game.
unique-reconstructed = (reconstructed)
unique-you-bid = It is your bid. In your purse: { $krones ->
    [one] 1 krone
   *[other] { $krones } krones
}.
unique-you-choose = Choose your hotel. In your purse: { $krones ->
    [one] 1 krone
   *[other] { $krones } krones
}.
unique-bids = { $name } is to bid.
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
unique-move-die = Bring a die from space { $here } to space { $there } and use that space

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
leopold-item-here = On it: { $item }. When you take a die here, you bring it to a guest of your opponent who waits for it.
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
next-side = In the next round: { $beds } beds. { $rule }
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
card-laid = Your { $card }, not played yet: click to take it back
your-hand = Your hand
booked = Booked
tokens = Tokens
may-act = { $owner }’s { $kind }:
decline = Do without
fate-booked = has beds
fate-away = has no beds
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
no-peeking = Cards lying face down are not looked at again

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
tie-shared = Even what decides between equal points is equal: the victory is shared.
tie-austria = Equal points: more krones and items left over decide ({ $names }).
tie-overbooking = Equal points: more booked guests with three coins decide ({ $names }).
place = { $place }.
tie-break-austria = krones and items left over: { $count }
tie-break-overbooking = booked guests with three coins: { $count }
tie-alone = Equal points are not enough against Leopold.
whole-game = The whole game
share = Share
rematch-join = Join the next game
winner-you = You win!
where-points = Where the points came from
by-round = Round by round
rematch = Once more
total = Total
count-title = The final count
count-skip = To the result
save-journal = Keep the journal
