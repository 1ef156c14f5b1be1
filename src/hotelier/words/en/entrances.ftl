# The unique hotels of Grand Austria Hotel in English.
#
# A hotel's `.the` is its name within a sentence, `.short` what it does in a sentence, `.text` all
# that it does besides what it gives at the start. What nobody has documented is marked.

## Names

entrance-hotel-chateau = Chateau Paulwei
    .the = Chateau Paulwei
    .short = Full groups of rooms pay more, and you may start with five rooms.
    .text =
        After your first three rooms you may prepare up to { $rooms } more, each for the price of its floor.
        Full groups of 1, 2, 3 and 4 rooms pay you more than others: blue { $blue } points, red { $red } krones, yellow { $yellow } Emperor steps.
entrance-hotel-corogari = Corogari Zant-Mainz
    .the = Corogari Zant-Mainz
    .short = The sum of your two dice of a round gives a bonus.
    .text =
        When you take your second die of a round, it is added to the first, and the sum gives you a bonus before the main action:
        { $sums }
entrance-hotel-dove = Dove
    .the = Dove
    .short = Full columns and full floors give bonus tokens.
    .text =
        After your first three rooms you may prepare one more free of charge.
        When a column becomes fully occupied, you choose one of the tokens left and take what its top gives; for a floor, what its bottom gives. The whole token leaves the game.
        { $tokens }
entrance-hotel-kaufman = Kaufman
    .the = Kaufman
    .short = Four tables, two guests a turn, and points for moving many in each round.
    .text =
        Your café has { $tables } tables. Right after your first guest of the game you may take a second one free of charge.
        After the guest you take in your turn, and when the queue is full again, you may take a second one at its price.
        Guests you move in are laid on a pile. At the end of each round it scores and is discarded: { $two } for 2 guests, { $three } for 3, { $four } for 4, { $five } for 5 or more.
entrance-hotel-mayenfels = Mayenfels
    .the = Mayenfels
    .short = Every staff card you play brings a krone and another card.
    .text =
        At the start you draw a staff card, and then you may play one from your hand for { $discount } krones less.
        After each staff card you play later on, you get { $krones } and may draw a staff card.
entrance-hotel-ninas = Ninas Melange
    .the = Ninas Melange
    .short = Three objectives of your own.
    .text =
        Beside it lie one A, one B and one C objective that only you can claim, in your turn: for { $early } points in rounds 1 to 3, { $middle } in rounds 4 and 5, { $late } in rounds 6 and 7. You place no disc.
        At the end, 4, 5 and 6 claimed objectives, your own and common ones together, are worth { $set } points.
entrance-hotel-stroup = Stroup
    .the = Stroup
    .short = The first occupied room of every group pays at once.
    .text =
        Whenever you occupy the first room of a group, you get { $blue } for a blue one, { $red } for a red one, { $yellow } for a yellow one.
entrance-hotel-wray = The Grand Wray Hotel
    .the = the Grand Wray Hotel
    .short = Emperor tiles of your own, paid for with steps back.
    .text =
        Beside it lie two A, two B and two C Emperor tiles. Once in each of your turns you may go back on the Emperor track and take the reward of one of them: { $first } for an A, { $second } for a B, { $third } for a C (which belongs to which is our reading). That tile leaves the game.
entrance-hotel-kozi = The Kozi Palace, Vienna
    .the = the Kozi Palace
    .short = A die from a neighbouring space comes along to the one you use.
    .text =
        Before you use an action space, you may move one die there from a neighbouring space and turn it to the new number. It counts there and may be the one you take. 6 and 1 are not neighbours.
entrance-token-1 = Points
    .the = the Points token
entrance-token-2 = Purse
    .the = the Purse token
entrance-token-3 = Crown
    .the = the Crown token
entrance-token-4 = Larder
    .the = the Larder token
entrance-token-5 = Bell
    .the = the Bell token
austria-source-12 = the unique hotel
austria-source-13 = the unique hotel at the end

## What is agreed on

austria-option-entrances = Unique hotels
    .text = Everybody runs one of nine hotels with a rule of its own, auctioned or drawn. How the auction and the draw run with two to four players is reconstructed. Alone: only drawn, and only against a special hotel.
austria-option-entrances-none = none
austria-option-entrances-auction = by auction
austria-option-entrances-draw = draw three, keep one

## Cards, in full

entrance-card =
    { $name }: a unique hotel.
    At the start: { $gifts }.
    { $rules }
entrance-card-token =
    { $code } { $name }: a bonus token of Dove{ $mark }.
    Top: { $top }.
    Bottom: { $bottom }.
entrance-line-token = { $name }: top { $top }; bottom { $bottom }{ $mark }.
entrance-line-sum = { $low } or { $high }: { $what }.
entrance-line-seven = 7: nothing.
entrance-lines =
    { $first }
    { $rest }
entrance-spaces = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
entrance-mark-documented = { "" }
entrance-mark-reconstructed = { " (reconstructed)" }

## What is asked

entrance-question-bid = Which hotel shall be yours? A hotel that nobody holds is yours for nothing, any other for a krone more than its present bid.
entrance-question-keep = Which of these hotels will you keep?
entrance-question-rooms = { $count ->
    [one] Your hotel has room for more: which room will you prepare as well?
   *[other] Your hotel has room for more: which room will you prepare as well ({ $count } left)?
}
entrance-question-second-guest = Kaufman has room for two: which second guest will you take?
entrance-question-use-space = How will you use space { $space }?
entrance-question-due = More than one thing has become complete: what comes first?
entrance-question-due-or-reward = Something has become complete: what comes first?
entrance-question-token = { $half ->
    [top] Which token will you spend on the full column?
   *[bottom] Which token will you spend on the full floor?
}

## What choices do

entrance-choice-bid = { $krones ->
    [0] Bid nothing for { FORM($hotel, case: "the") }
    [one] Bid 1 krone for { FORM($hotel, case: "the") }
   *[other] Bid { $krones } krones for { FORM($hotel, case: "the") }
}
entrance-choice-keep = Keep { FORM($hotel, case: "the") }
entrance-choice-no-second-guest = Take no second guest
entrance-choice-claim = Claim your own objective “{ $objective }” for { austria-points }
entrance-choice-tile = Go back { entrance-spaces } on the Emperor track for { $tile }: { $reward }
entrance-choice-move-die = Move a die from space { $here } to space { $there } and use that, with { $dice } dice there
entrance-choice-sum = { $what }; with your { $first } that makes { $sum }: { $bonus }
entrance-choice-bonus = First the bonus of { $bonus }
entrance-choice-due-token = { $half ->
    [top] First a token for the column
   *[bottom] First a token for the floor
}
entrance-choice-later = First the reward
entrance-choice-token = Spend { FORM($token, case: "the") }: { $gain }
entrance-choice-first-of-group = { $what }, the first of its group: { $bonus }
entrance-choice-full = { $what }, completing { $area ->
    [column] a column
    [floor] a floor
   *[both] a column and a floor
}

## What happens

entrance-event-turned-up = A unique hotel is turned up: { FORM($hotel, case: "the") }.
entrance-event-objective-laid = Beside Ninas Melange lies the objective “{ $objective }”.
entrance-event-tile-laid = Beside the Grand Wray Hotel lies { $tile }.
entrance-event-bid = { $krones ->
    [0] { $seat } bids nothing for { FORM($hotel, case: "the") }.
    [one] { $seat } bids 1 krone for { FORM($hotel, case: "the") }.
   *[other] { $seat } bids { $krones } krones for { FORM($hotel, case: "the") }.
}
entrance-event-gained = { $seat } runs { FORM($hotel, case: "the") } from now on.
entrance-event-group-begun = { $seat } has the first { $colour } room of a group occupied.
entrance-event-dice-added = The two dice of { $seat } add up to { $sum }.
entrance-event-token = { $half ->
    [top] { $seat } spends { FORM($token, case: "the") } on a full column.
   *[bottom] { $seat } spends { FORM($token, case: "the") } on a full floor.
}
entrance-event-pile = { $guests ->
    [one] { $seat } has moved 1 guest in this round.
   *[other] { $seat } has moved { $guests } guests in this round.
}
entrance-event-claimed = { $seat } claims a personal objective: “{ $objective }”.
entrance-event-set = { $seat } has claimed { $count } objectives in all.
entrance-event-tile = { $seat } goes back on the Emperor track for the reward of { $tile }.
entrance-event-die-moved = { $seat } moves a die from space { $here } to space { $there }.

## Why not

entrance-why-none = This table plays without unique hotels.
entrance-why-set-up-only = The unique hotels were handed out during set-up.
entrance-why-first = Answer this first: { $question }
entrance-why-not-up = Nobody can choose { FORM($hotel, case: "the") }: it is not on offer.
entrance-why-bid-too-high = The next bid on { FORM($hotel, case: "the") } is { austria-krones }, and you have only { $purse }.
entrance-why-no-fourth-table = Only the café of Kaufman has a fourth table, and that hotel is not yours.
entrance-why-second-guest-too-dear = As a second guest { FORM($guest, case: "the") } costs { austria-krones }; you have { austria-purse }.
entrance-why-other-space = The die went to space { $space }: that is the space to use now.
entrance-why-not-ninas = Only Ninas Melange has objectives of its own, and that hotel is not yours.
entrance-why-claimed = You have already claimed this objective.
entrance-why-not-wray = Only the Grand Wray Hotel has Emperor tiles, and that hotel is not yours.
entrance-why-tile-gone = That Emperor tile has left the game.
entrance-why-one-tile = You may use only one Emperor tile a turn.
entrance-why-too-far-back = { $tile } costs { entrance-spaces } on the Emperor track, and you stand on { $space }.
entrance-why-in-turn-only = You may do that only in your turn, when nothing else is being asked.
entrance-why-not-dove = Only Dove has bonus tokens, and that hotel is not yours.
entrance-why-token-gone = You cannot spend { FORM($token, case: "the") } again: it has left the game.
entrance-why-nothing-full = A token is spent when a column or a floor becomes fully occupied.
entrance-why-token-must = A token has to be spent, even if its bonus is of no use.
entrance-why-not-kozi = Only the Kozi Palace moves dice, and that hotel is not yours.
entrance-why-no-die-to-move = There is no die on space { $here }.
entrance-why-space-too-dear = You could not pay for space { $there }.
