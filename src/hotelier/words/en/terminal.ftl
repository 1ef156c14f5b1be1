# Playing and watching in a terminal, in English. What the games themselves say is in their files.

## Grand Austria Hotel

terminal-krones = { $krones ->
    [one] 1 krone
   *[other] { $krones } krones
}
terminal-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
# The letter of a colour, as on the rooms; green guests go anywhere.
terminal-letter-blue = B
terminal-letter-red = R
terminal-letter-yellow = Y
terminal-letter-green = G
terminal-emperor-after = Emperor after round { $round }
terminal-emperor-brings = { $reward }; without favour: { $penalty }
terminal-objectives = Objectives
terminal-claimed = ({ $name } { $points })
terminal-space-1 = strudel and cake
terminal-space-2 = wine and coffee
terminal-space-3 = rooms
terminal-space-4 = krones and Emperor
terminal-space-5 = staff
terminal-space-6 = any
terminal-price = { $krones ->
    [0] { "" }
   *[other] { $krones } kr
}
terminal-column-plain = as it is
terminal-column-boosted = boosted
terminal-column-queue = { "" }
terminal-column-cost = cost
terminal-column-guest = guest
terminal-column-order = order
terminal-column-reward = reward
terminal-rooms = { $prepared } rooms, { $occupied } occupied
terminal-kitchen = kitchen:
terminal-empty = empty
terminal-no-guests = nobody in the café
terminal-table = table { $place }:
terminal-waits = waits for
terminal-ready = is ready to move in
terminal-staff = staff:
terminal-none = none
terminal-hand-size = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
terminal-turns = turn order { $order }, { $turns } of 2 turns taken
terminal-passed = passed
terminal-wealth = { terminal-points } · { terminal-krones } · Emperor { $emperor }
terminal-hand = Your hand
terminal-offer = On offer
terminal-pack = To choose from
terminal-staff-of = Staff of { $name }

## Grand Austria Hotel, unique hotels

terminal-entrances = Unique hotels on offer
terminal-bid = { $name } bids { terminal-krones }
terminal-first-die = first die { $die }
terminal-dove-tokens = tokens: { $tokens }
terminal-pile = pile: { $guests }
terminal-own-aim = { $title }{ $claimed ->
    [yes] { " " }(claimed)
   *[no] { "" }
}

## Grand Austria Hotel, alone

terminal-leopold-decks = { $cards } instruction cards and { $staff } staff cards left
terminal-leopold-objectives = objectives: { $discs }
terminal-no-disc = no disc
terminal-stars = cogwheels on the stars: { $stars } of 9
terminal-items-on-spaces = items on the action spaces: { $items }
terminal-cogwheel-rooms = cogwheels on rooms: { $rooms }
terminal-marked-guests = marked guests in the queue: { $guests }
terminal-cogwheels-on-spaces = cogwheels on the action spaces: { $cogwheels }

## Overbooking

terminal-hotel = Hotel { $number }: { $beds ->
    [one] 1 bed
   *[other] { $beds } beds
}
terminal-next-side = next round: { $beds } beds, { $rule }
terminal-door = back door
terminal-door-closed = back door: closed
terminal-token = 1 token
terminal-queue = queue, { $cards } of { $limit }
terminal-named = { $card }, named
terminal-face-down = { $card }, face down
terminal-of-family = { $count } { $family }
terminal-nobody = nobody yet
terminal-points-of = { terminal-points }
terminal-pile-booked = booked ({ $count }): { $cards }
terminal-pile-discarded = discarded ({ $count }): { $cards }
terminal-card = { $kind } ({ $beds })
terminal-back = { $crest } { $family }
terminal-at-door = { $kind } at a back door (d): { $ability }
terminal-own-hand = Your hand: { $cards }
terminal-column-player = player
terminal-column-points = points
terminal-column-tokens = tokens
terminal-column-cards = hand
terminal-column-deck = deck
terminal-column-booked = booked
terminal-column-card = card
terminal-column-beds = beds
terminal-column-coins = coins
terminal-column-crest = crest

## At the keyboard

terminal-help =
    Type the number or the word of a choice. Several words on a line, as a hint writes them, are
    played one after the other; at one that cannot be played it stops, and those before it count.
    Words that always help:
    board: the whole table      list: all choices in full     cards: cards that lie open
    log: what happened          why WORD: why it is not legal  card NAME: what a card does
    undo: take your choice back  save FILE: keep the game      hint: what the coach would do
    help, h or ?: this text      quit: leave
terminal-prompt = number, word or help >
terminal-to-choose = { $name }: { $question }
terminal-thinks = { $name } thinks …
terminal-choose-among = There are choices 1 to { $count }.
terminal-saved = Saved to { $file }. Play on with: hotelier play --resume { $file }
terminal-kept = Saved to { $file }. Look back with: hotelier review { $file }
terminal-no-undo = That cannot be taken back: something hidden was shown, or somebody else has chosen.
terminal-no-choice = '{ $word }' is not a choice in { $game }; help says what you can type.
terminal-not-played = Not played: { $words }. { $why }
terminal-then-others = By then it is somebody else’s turn to choose.
terminal-number-first = The number { $number } means a choice on the screen; after other choices only words can be typed.
terminal-no-more = '{ $word }' is typed by itself, without '{ $rest }'.
terminal-why-which = Say which choice you mean: why WORD.
terminal-card-which = Say which card you mean: card NAME.
terminal-no-card = No card is called '{ $words }' or has that number.
terminal-legal = It is legal.
terminal-reason = { $reason } ({ $clause })
terminal-hint = What the coach would do, the best way first
terminal-hint-way = Way
terminal-hint-own = points
terminal-hint-other = best other
terminal-hint-win = to win
terminal-hint-loss = worse by
terminal-coach-thinks = The coach thinks …
terminal-coach-stopped = The coach has stopped thinking.
terminal-no-hint = A hint would help you against the others at this keyboard; there are hints against bots and alone.
terminal-after = board shows the table, log tells the game again, save FILE keeps it, Enter leaves >
terminal-over = The game is over. You can still type board, cards, card NAME, log and save FILE; Enter leaves.
terminal-good-bye = Goodbye.
terminal-not-saved = Goodbye. The game was not saved.
terminal-covered = Now it is { $name }’s turn. The others look away, please.
terminal-uncover = Press Enter to see your cards:
terminal-more-news = … and { $count } lines before that; log shows them.

## The end

terminal-where-from = Where the points came from
terminal-winner = { $name } (winner)
terminal-total = total
terminal-tie-austria = a tie: krones and items left over
terminal-tie-overbooking = a tie: booked guests with three coins

## Looking back

terminal-replay-help = Enter: next choice.  b: back.  a number: go to that choice.  board.  q: quit.
terminal-replay-choices = There are { $count } choices.
terminal-replay-after = After { $step } of { $count } choices:

## Files

terminal-file-large = { $file } is too large to be a journal.
terminal-file-no-text = { $file } is not a text file, so it cannot be a journal.
terminal-file-unread = { $file } cannot be read: { $reason }.
terminal-save-which = Say which file to write: save FILE.
terminal-file-which = Say which file to write.
terminal-file-there = { $file } exists already; nothing was written.
