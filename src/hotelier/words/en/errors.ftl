# What goes wrong, in English: one sentence for each thing that command, library and house refuse.
# Words between quotes ('{ $token }') are those of commands, journals and programs.

## Games, options and bots

error-no-game = There is no game '{ $name }'; there is { $known }.
error-no-bot = There is no bot '{ $name }'; there is { $known }.
error-no-option = { $game } has no option '{ $name }'; it has { $known }.
error-no-value = '{ $value }' is no value of { $name }: { $known }.
error-option-only-for = The option { $name } is only for tables of { $sizes }, not of { $size }.
error-no-language = There are no texts in '{ $language }', only in { $known }.
error-nobody-to-bid = Alone there is nobody to bid against: choose entrances draw instead.
error-entrances-need-special = Alone, unique hotels are played against one of the four special hotels: choose a leopold-hotel besides, or entrances none.

## Seeds and words added to them

error-seed = A seed is a whole number from 0 to { $largest }, or a secret one from 2^{ $from } to 2^{ $to } - 1.
error-one-word = A seat adds one word at most.
error-word-needs-secret = Words can only be added to a secret seed.
error-word-length = A word has 1 to { $longest } characters on one line.

## Choices

error-no-choice = '{ $token }' is no choice of { $game }.
error-not-legal = '{ $token }' is not legal now; legal are: { $legal }.
error-game-over = The game is over.
error-no-step = The game has { $choices } choices, so no step { $step }.

## Journals

error-no-journal = This is no hotelier journal: its first line is another.
error-journal-format = This journal is written in a format other than { $format }.
error-journal-cut-short = The journal is cut short: its last line is missing.
error-journal-count = The journal should hold { $promised } choices but has { $found }.
error-journal-chance = Chance begins anew after { $after } choices, but there are fewer.
error-journal-line = Line { $line } of the journal cannot be read: '{ $content }'.
error-journal-name = Line { $line } should name a seat and a person: '{ $content }'.
error-journal-renewal = Line { $line } should say when chance begins anew: '{ $content }'.
error-journal-word = Line { $line } should say a seat and its word: '{ $content }'.
error-journal-goes-on = Line { $line } ends the journal, yet more lines follow.
error-journal-lacks = The journal does not say its { $what }.
error-journal-number = The { $what } of the journal should be a whole number, not '{ $value }'.
error-journal-long = The journal has more than { $most } choices.
error-journal-version = The journal was played by version { $played } of the rules of { $game }; this is version { $version }.
error-journal-unplayable = The journal cannot be played: { $why }
error-journal-elsewhere = The journal ends at another place than its last line says.
error-journal-scores = The journal claims other final scores than it leads to: { $scores }.
error-journal-over = Line { $line }: the game was over before '{ $token }'.
error-journal-turn = Line { $line }: '{ $token }' is a choice of player { $player }, but player { $awaited } is to choose.
error-journal-at = Line { $line }: { $why }

## Programs and files

error-bot-command = '{ $name }' is no command: { $reason }.
error-bot-no-command = After '{ $prefix }' stands the command of a bot.
error-no-end = The game of seed { $seed } has no end: { $why }
error-process-ended = A process that was playing has ended by itself; perhaps memory ran short.
error-other-games = { $file } holds other games; choose another folder.
error-no-parquet = { $file } is no whole Parquet file: delete it, and the data set can be gone on with.
error-no-whole-game = { $file } is no whole game of { $game }.
error-file-unread = { $file } cannot be read: { $reason }.
error-file-unwritten = { $file } cannot be written: { $reason }.
error-no-bench = { $file } is no output of 'hotelier bench --json'.
error-named-once = Every bot of a round-robin is named once.
error-no-watcher = There is no watcher '{ $name }'; installed packages bring: { $known }.
error-no-training = There is nothing to train '{ $game }' with.
error-no-refining = There is nothing to refine '{ $game }' with.
error-self-play-ended = All processes of self-play have ended by themselves; what was learned so far is kept.
error-weights-format = The weights { $file } are in a format that this version does not know.
error-weights-damaged = The weights { $file } are damaged.
error-weights-version = The weights { $file } were trained for another version.
error-weights-game = The weights { $file } were trained for a game other than { $game }.
error-no-package = This needs the package { $package }: pip install 'hotelier[{ $extra }]' brings it.

## The house

house-no-such-table = There is no such table.
house-no-such-game = The house has no such game.
house-no-such-seat = This table has no seat { $number }.
house-no-database = The database does not answer; please try again in a moment.
house-mistake = The house made a mistake; it is noted.
house-closing = The house is closing; please try again in a moment.
house-stale = That was for moment { $answered } of the table, but it is at moment { $moment } now.
house-many-journals = Many journals wait to be read; please try again.
house-journal-slow = This journal takes too long to read.
house-other-rules = This table plays version { $played } of the rules of { $game }; this house plays version { $version }.
house-table-busy = The table is very busy; please try again.
house-needs-seat = This needs the secret of a seat at this table.
house-needs-host = Only the host of the table may do this.
house-no-spectators = This table has no spectators.
house-not-invited = This table is by invitation only.
house-no-code = This code is not valid, not any more, or was used before.
house-bot-stands-in = A bot stands in for you: come back to your seat first.
house-bot-left = The bot has left the seat.
house-not-begun = The game has not begun.
house-begun = The game has begun already.
house-no-choice-awaited = No choice is awaited at this table.
house-another-chooses = Another player is to choose now.
house-no-undo = Only your own latest choice can be taken back, and only while nothing hidden has come to light.
house-not-legal = '{ $token }' is not legal now.
house-seat-held = You hold seat { $number } already.
house-own-seat = That is your own seat: leave it first.
house-empty-seats = There are empty seats.
house-not-ready = Not ready yet: { $names }.
house-patience = A bot may stand in for a player who has kept the table waiting for { $seconds } seconds.
house-bot-sits-there = A bot sits there anyway.
house-luck-of-another = This table plays with the luck of another game: no word can be added.
house-no-game-on = No game is being played at this table.
house-all-taken = All seats are taken.
house-seat-taken = Seat { $number } is not free.
house-journal-hidden = The game is not over: its journal would tell what is hidden.
house-not-over = The game is not over.
house-other-seats = The table has { $size } seats, but { $described } are described.
house-no-seat-for-you = Seat { $number } is no seat for a person at this table.
house-no-hints = Other people play at this table, and it was not laid with hints for everybody.
house-not-your-choice = Choice { $step } of this game was not yours.
house-not-yet-chosen = This choice has not been made yet.
house-review-later = The game is not over; it can be reviewed afterwards.
house-coach-rests = The coach has thought a great deal for you and is resting; ask again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
house-coach-busy = The coach is busy; please ask again in a moment.
house-coach-lost = The coach has lost the thread; please ask again.
house-no-coach = The coach cannot think here: the files it learned from are damaged.
house-cards-hidden = Others’ cards can be seen when the game is over.
house-too-many-lines = Too many live connections.
house-too-many-new-lines = Too many new connections.
house-too-many-requests = Too many requests.
house-too-many-messages = Too many messages.
house-too-many-gestures = One gesture at a time, please.
house-no-thought = A thought needs some words.
house-too-slow = That took too long; try again.
house-late = The request did not arrive in time.
house-too-large = At most { $most } bytes are accepted here.
house-foreign-origin = Pages of this origin may not use this house.
house-not-bytes = Messages are JSON as text, not as bytes.
house-malformed = '{ $where }' is missing, or is not what the house expects there.
house-nothing-here = There is nothing at this address.
house-not-this-way = This address does not take such requests.
house-not-served = The house cannot make sense of this request.
house-which-choice = Say which choice, by `choice` or by `token`.
