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
cancel = Cancel
player = Player { $number }
you = You
no-answer = The house is not answering. Are you online?

## What the house refuses, where its own sentence has no details to lose

refused-no-such-table = There is no such table, or it has been cleared away.
refused-no-seat = You need a seat at this table for that.
refused-not-host = Only the host of the table may do that.
refused-not-invited = This table is by invitation only.
refused-no-spectators = This table has no spectators.
refused-not-your-turn = It is another player’s turn to choose.
refused-no-undo = Only your own latest choice can be taken back, and only while nothing hidden has come to light.
refused-too-many = That was too much at once. Please wait a moment.
refused-too-many-gestures = One gesture at a time, please.
refused-too-slow = That took too long. Please try again.
refused-busy = The table is very busy. Please try again.
refused-closing = The house is closing. Please try again in a moment.
refused-no-database = The house cannot write anything down just now. Please try again in a moment.
refused-trouble = The house made a mistake. It has been noted.

## Lobby

guide-first-game = First game? Learn by playing
how-to-play = How to play
how-to-play-game = How to play: { $game }
levels = How well the bots play
name-title = What shall we call you?
name-hint = Others at your tables see this name. You may also leave it empty.
name-go = Begin
play-bots = Play against bots
play-rival = Play against { $name }
play-friends = Invite friends
play-together = Share this screen
together-hint = Who is playing at this screen? Pass it on when your turn is over.
together-name = Name of player { $number }
together-bot = nobody (a bot plays)
together-few = Enter at least two names.
together-alike = Two of you have the same name.
opponents = { $count ->
    [0] alone
    [one] 1 opponent
   *[other] { $count } opponents
}
opponents-label = Number of opponents
all-options = All options
language = Language
your-name = Your name
bots-play = Bots
options-together = With several players
options-alone = Playing alone
options-default = Back to the usual options
options-chosen = Options you have chosen
option-chosen = { $option }: { $value }
option-listed = Anyone may find this table and sit down
option-watchable = Others may watch
option-hints = Everyone may ask the coach for hints
my-games = My games
no-games = Your games will be listed here. This browser remembers your seats.
my-games-show = Show
my-games-all = all
my-games-mine = where it is my turn
my-games-running = still being played
my-games-over = finished
my-games-sort = Sort by
sort-turn = my turn first
sort-latest = latest first
sort-game = game
my-games-none = No games match.
my-games-older = Show older games
my-games-turn = { $name }’s turn
my-games-score = Points: yours first, then the others’
my-turn = your turn
status-gathering = waiting for players
status-playing = playing
status-over = finished
status-gone = no longer there
go-on = Continue
look-back = Look back
forget = Forget
forget-sure = You are still playing there. This browser would no longer know your seat.
forgotten = Forgotten: your game of { $game }.
forget-undo = Remember it again
keep-it = Keep it
with-players = with { $names }
start = Begin the game
open-tables = Open tables
sit-down = Sit down
watch = Watch

bring-journal = Open a journal
bring-hint = A game saved as a journal can be watched here, and played on from any step.
bring-file = A file (you can also drop one here)
bring-text = Or its text
bring-open = Open it
journal-too-large = That is too large to be the journal of a game.

lost-title = There is no such room
lost-hint = This address leads nowhere in the house. Perhaps a letter is missing from the link.

## Gallery and results

gallery = Card gallery
gallery-games = Games
gallery-this = More in the gallery
gallery-key = I: more in the gallery
gallery-search = Search
gallery-found = { $count ->
    [0] No card matches
    [one] 1 card
   *[other] { $count } cards
}
gallery-guests = Guests
gallery-staff = Staff
gallery-tiles = Emperor tiles
gallery-objectives = Objectives
gallery-hotels = Special hotels
gallery-unique = Unique hotels
gallery-rules = Hotels by their house rule
gallery-side = Hotel card { $card }, { $side }: { $beds } beds
memoirs = My results
memoirs-none = Finished games will be listed here, even after the house has cleared their tables away.
memoirs-game = Game
memoirs-result = Result
memoirs-all = all
memoirs-won = won
memoirs-lost = not won
memoirs-csv = Export as CSV
memoirs-games = Games
memoirs-wins = Victories
memoirs-mean = Average score
memoirs-best = Best score
memoirs-over-time = Scores over time
memoirs-line = Your scores, from the first game to the latest: { $scores }
memoirs-sources = Points by source, on average
memoirs-against = By opponent
memoirs-record = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won
memoirs-gone = The game was removed from the list.

## The rulebook

rules = Rulebook
rules-search = Search the rules
rules-books = Rulebooks
rules-found = { $count ->
    [0] No clause says that.
    [one] 1 clause
   *[other] { $count } clauses
}
rules-unknown = There is no rule { $clause }.
