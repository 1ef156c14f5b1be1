# The command `hotelier` in English: what its commands and flags do, and what it complains of.

cli = Hotel board games: play, simulate, replay, look up cards, measure.
    .commands = Commands
    .lang = The language to speak; that of the system (LC_ALL, LANG) by default.
    .usage = Usage:
    .options = Options
    .help = Show this message and exit.
    .version = Show the version and exit.
    .default = [default: { $value }]
    .some-options = {"["}OPTIONS]
    .some-command = COMMAND [ARGUMENTS]...
    .text = TEXT
    .number = NUMBER
    .file = FILE
    .language = LANGUAGE
    .journal = JOURNAL
cli-stopped = Stopped.

## Flags of several commands

cli-game = Which game.
cli-solo = The same as --players 1.
cli-json = Print JSON instead of a table.
cli-seed = The same seed deals the same game.
cli-cluster = Play on a Ray cluster: on the one RAY_ADDRESS names, or on one begun on this machine.
cli-processes = How many cores to use; all by default.
cli-only-with = Only with --players { $players }.

## What is wrong with a command line

cli-no-such-command = There is no command '{ $name }'.
cli-no-such-option = There is no option { $name } here.
cli-perhaps = { " " }Did you mean { $names }?
cli-missing = { $name } is missing.
cli-too-much = Too many words: '{ $words }' has no meaning here.
cli-misused = { $name } is not used like this: a value is missing, or there is one too many.
cli-one-of = { $name } takes one of these: { $known }.
cli-number-between = { $name } takes a number{ $least ->
    [none] { "" }
   *[other] { $most ->
        [none] { " " }of at least { $least }
       *[other] { " " }from { $least } to { $most }
    }
}.
cli-bad-value = { $name }: { $why }

## Seats and options

cli-solo-is-for-one = --solo is a game for one player, not for more.
cli-no-entrant = There is no player '{ $name }'; there is { $known }.
cli-other-number-of-seats = { $players } players need { $players } seats, not { $seats }.

## bench

cli-bench = How fast the engine is on one core: random play and copies, per second.
    .seconds = How long to measure each game and number of players.
    .against = Compare with an earlier run’s JSON, in percent.
    .check = With --against: fail if something is a fifth slower than then.
    .doors = Measure the doors for learning programs instead; docs/research.md tells of them.
    .bots = Measure how long the levels think instead: whole games of each of them.
cli-bench-doors-title = Steps per second through each door on one core, { $form } engine
cli-bench-door = door
cli-bench-steps = steps
cli-bench-check-alone = --check needs --against FILE.
cli-bench-slower = Slower than before: { $what }.
cli-bench-title = Per second of one core, random play, { $form } engine
cli-bench-caption = growth: time per decision, two players = 1; bytes: of one state; ratio: decisions per round of a reference loop in plain Python
cli-bench-game = game
cli-bench-players = players
cli-bench-decisions = decisions
cli-bench-growth = growth
cli-bench-games = games
cli-bench-clones = clones
cli-bench-bytes = bytes
cli-bench-ratio = ratio
cli-bench-bots-title = Milliseconds of one core for a turn (in Overbooking a round), { $form } engine
cli-bench-level = level
cli-bench-turn = a turn
cli-bench-longest = longest
cli-bench-positions = positions judged per second

## card

cli-card = What a card of any game does, by NAME or NUMBER.
    .query = NAME|NUMBER
cli-card-unknown = No card is called '{ $words }' or has that number.

## dataset

cli-dataset = Write games as Parquet for learning: of bots, or of JOURNALS. Goes on where it stopped.
    .folder = The folder to write to.
    .games = How many games of bots.
    .bots = A bot for each seat, such as greedy,random.
cli-dataset-writing = writing
cli-dataset-done = { $games ->
    [one] 1 game is
   *[other] { $games } games are
} in { $folder }.

## load

cli-load = Put a house under load: many tables of scripted players, and how long they wait.
    .url = A running house (started with --rate 0), or more than one of its servers; by default one is opened.
    .database = For the house that is opened: where it keeps its tables.
    .servers = How many servers it has; more than one needs PostgreSQL.
    .language = The language of the texts players ask for; empty is no texts, as programs ask.
    .tables = How many tables play at once.
    .players = How many play at each table.
    .seconds = How long to measure.
    .think = Mean seconds before a choice.
cli-load-title = { $tables } tables of { $players } players, each thinking { $think } s on average

## play

cli-play-commitment = Dice and cards come from a secret seed; this binds it (see hotelier verify): { $commitment }
cli-play = Play in the terminal, alone, against bots or with others at the same keyboard.
    .seats = Human or a bot for each seat, like human,waiter; "run:COMMAND" is a program of your own.
    .resume = Play on where this journal ends, a file written by "save"; its game and options stay.
cli-play-over = The game in { $file } is over; hotelier replay looks back at it.
cli-play-forfeit = It has lost, and the game ends here.

## replay

cli-replay = Step through a journal.
    .all = Tell the whole game at once.

## rule

cli-rule = A rule by its NUMBER, like DIE-6, or all rules that speak of some WORDS.
    .query = NUMBER|WORDS
cli-rule-unknown = No rule has the number or says '{ $words }'.

## serve

cli-serve = Open the house: a server where tables live.
    .host = The address to listen on.
    .port = The port to listen on.
    .database = sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME for many servers at once.
    .workers = Processes in which bots think.
    .helpers = Processes that help each of them with a director's choice or a hint; 0 for a house with many tables.
    .bot = A bot from outside that may sit at tables: the name of an installed one, or NAME=run:COMMAND; may be given more than once.
    .public-url = How people reach the house, for links and QR codes.
    .origin = Another origin whose pages may use the house.
    .rate = Requests a second for each client address; 0 is no limit on requests and connections.
    .patience = Seconds a person may keep a table waiting before others may let a bot stand in.
    .keep-days = Delete tables at which nothing has happened for so many days; 0 keeps everything.
    .trust-proxy = Addresses of proxies whose X-Forwarded headers are believed, separated by commas; * is all.
    .log-level = How much to write down.
    .log-format = Lines of text or of JSON; "fitting" is text at a terminal, else JSON.
    .open = Open the page in a browser, unless CI or NO_BROWSER is set.
cli-serve-bot-name = '{ $name }' cannot be the name of a bot: it takes up to 32 letters, digits, hyphens and underscores that no other bot here has.
cli-serve-no-bot = '{ $name }' is neither an installed bot nor a command after 'run:'.
cli-serve-no-port = The house cannot open on { $what }: { $reason }.
cli-serve-no-database = The database { $what } cannot be used: { $reason }.

cli-welcome = The house is open: { $address }
cli-welcome-only-here = Only this machine can reach it; with { $command } others in your network can too.
cli-welcome-others = Others in your network find it at { $address }
cli-welcome-close = Ctrl-C closes it; every table is kept.

## simulate

cli-simulate = Let bots play many games and sum up. Entrants change seats from game to game.
    .games = How many games; with --solo or --each, how many of each kind.
    .solo = Alone, as with --players 1: so many games for each --difficulty with each --leopold-hotel. What is given stays the same in all of them; --each is tried instead of both.
    .bots = A bot for each seat, like greedy,random; "run:COMMAND" is a program of your own.
    .watch = Follow the games with a watcher that an installed package brings.
    .each = Play so many games for each value of this option.
cli-simulate-no-option = { $game } has no option '{ $option }' to try each value of.
cli-simulate-more-forfeits = { $games ->
    [one] One more game was lost like this.
   *[other] { $games } more games were lost like this.
}
cli-simulate-playing = playing
cli-simulate-title = { $games ->
    [one] 1 game
   *[other] { $games } games
} from seed { $seed }, { $choices } choices each
cli-simulate-entrant = entrant
cli-simulate-bot = bot
cli-simulate-mean = mean
cli-simulate-deviation = deviation
cli-simulate-worst = worst
cli-simulate-median = median
cli-simulate-best = best
cli-simulate-wins = wins
cli-simulate-automaton = automaton

## verify

cli-verify = Check that the dice and cards of a journal were fixed before the game.
    .commitment = What the table showed before the game; give it again for each time chance began anew.
cli-verify-malformed = A commitment has 64 characters, each 0 to 9 or a to f.
cli-verify-played = All { $choices } choices are legal with the dice and cards of this journal.
cli-verify-score = The final score is what it says: { $scores }.
cli-verify-unfinished = The game is not over, so there is no final score.
cli-verify-other = This game was played with other seeds than the table had promised: none fits the commitment { $commitment }.
cli-verify-open =
    { $after ->
        [0] Dice and cards came by the open seed { $seed }: nothing was kept secret, so there is nothing to prove.
       *[other] After { $after } choices dice and cards came by the open seed { $seed }.
    }
cli-verify-fits =
    { $after ->
        [0] The seed fits the commitment: dice and cards were fixed before the game.
       *[other] After { $after } choices chance began anew, and that seed fits its commitment.
    }
cli-verify-compare =
    { $after ->
        [0] Compare this with the commitment the table showed before the game: { $commitment }
       *[other] After { $after } choices chance began anew; compare this with the commitment shown then: { $commitment }
    }
cli-verify-word = { $name } added the word “{ $word }” to it.

## arena

cli-arena = Let every bot play every other: the same deals for all, seats changed, ratings at the end.
    .bots = The bots that meet, like director,concierge,greedy; alone, those that meet the automaton.
    .games = How many games each pair plays.
    .out = Write every game to this file, as .csv or .parquet.
    .report = Write a report with plots to this HTML file.
cli-arena-two = A round-robin needs two different bots; with --solo one is enough.
cli-arena-no-format = { $file } is neither a .csv nor a .parquet file.
cli-arena-report = Bots against bots
cli-arena-ratings = Ratings
cli-arena-meetings = Who met whom
cli-arena-scores = Scores: the middle, and where four of five games lie
cli-arena-bot = bot
cli-arena-against = against
cli-arena-games = games
cli-arena-wins = wins
cli-arena-sure = 95% sure
cli-arena-mean = mean
cli-arena-opposed = mean against

## coach and review

cli-coach-seat = Whose eyes to look through: the number of a seat.
cli-coach-seed = Which worlds the coach imagines; the same seed gives the same advice.
cli-coach-level = How thoroughly to think: as this level of the bots does.
cli-coach-no-seat = There is no seat { $number } with choices in this game.
cli-coach = The best ways to play a position of a journal, what they promise, and why.
    .step = The position after so many choices; the last one by default.
cli-coach-over = The game is over there; --step names an earlier position.
cli-coach-waits = After { $step } choices { $seat } is to choose, so look through that seat.
cli-coach-title = { $seat }, after { $step } choices
cli-review = Look back at a game: the chance to win, the costliest turns and what was better.
    .html = Write the review with its curve to this HTML file.
cli-review-looking = Looking back
cli-review-nothing = Nothing has been played in this game yet, so there is nothing to look back at.
cli-review-title = { $seat }: the game in review
cli-review-curve = Chance to win
cli-review-apart = Own choices changed the chance to win by { $play }%, { $game ->
    [overbooking] cards
   *[other] dice and cards
} by { $luck }%, { $alone ->
    [yes] { "" }
   *[no] the others by { $others }%,{ " " }
}and what the coach did not foresee by { $rest }%; all turns together cost { $loss } points.
cli-review-result = It came out at { $result }%.
cli-review-costliest = The costliest turns
cli-review-none = The coach found no turn that could have been played better.
cli-review-turn = { $chapter }, after { $step } choices: { $chance } to win, { $points } points
cli-review-when = When
cli-review-played = Played
cli-review-better = Better
cli-review-cost = cost
cli-review-lost = chance lost

## train

cli-train = Teach a net by self-play, and go on from the weights that lie in its folder. Needs PyTorch.
    .folder = Where weights and curves are kept.
    .minutes = How long to train.
    .workers = Processes that play; usually one less than there are processors here, or as many as the cluster has.
    .device = Where PyTorch learns, like cpu or cuda.
    .rate = The learning rate to begin with, 0.001 by default and 0.0001 to refine; it falls to a twentieth.
    .refine = Learn only how ends of a turn differ, from the weights in the folder or else those that ship; for Grand Austria Hotel.
cli-train-done = The weights are in { $weights }, the curve is drawn in { $plot }.
