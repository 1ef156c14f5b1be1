# The page itself, in English: the lobby, and what is said in every room. What the games say
# comes from the house.

brand = hotelier
tagline = Hotel board games at a Viennese table
loading = One moment, please …
theme-to-dark = Evening light
theme-to-light = Daylight
to-lobby = To the lobby
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

## Lobby

guide-first-game = First game? Learn by playing
how-to-play = How to play
how-to-play-game = How to play: { $game }
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
language = Language
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
start = Begin the game
open-tables = Open tables
sit-down = Sit down
watch = Watch

bring-journal = Bring a journal
bring-hint = A game that was kept as a journal can be looked at here, and played on from any step.
bring-file = A file (you can also drop it here)
bring-text = Or its text
bring-open = Open it
journal-too-large = That is too large to be the journal of a game.

lost-title = There is no such room
lost-hint = This address leads nowhere in the house. Perhaps a letter is missing in the link.

## Gallery and results

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
