# Overbooking in English. Hotels and places count from 1; { $seat } is said as a player’s name.

## What a table agrees on

overbooking-option-players = Players
    .text = How many people play.
overbooking-option-players-2 = two
overbooking-option-players-3 = three
overbooking-option-players-4 = four
overbooking-option-scoring = Points for crests
    .text = Extra points for having booked many cards of one family.
overbooking-option-scoring-beginners = for beginners, up to 6
overbooking-option-scoring-experts = for experts, up to 10
overbooking-option-scoring-none = none
overbooking-option-peeking = Face-down cards
    .text = Whether you may look again at your own cards once they lie face down.
overbooking-option-peeking-yes = may be looked at
overbooking-option-peeking-no = stay hidden

## Guests

overbooking-guest = { $kind } ({ $beds }) of the { $family }
overbooking-guest-with-coins = { $kind } ({ $beds ->
        [one] 1 bed
       *[other] { $beds } beds
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }) of the { $family }
overbooking-guest-of = { $seat }’s { $guest }
overbooking-back = a card of the { $family } with a { $crest } crest
overbooking-kind-monk = monk
overbooking-kind-merchants = merchants
overbooking-kind-maids = maids
overbooking-kind-noblewomen = noblewomen
overbooking-kind-soldiers = soldiers
overbooking-kind-workers = workers
overbooking-family-bird = birds
overbooking-family-fish = fishes
overbooking-family-bear = bears
overbooking-family-lion = lions
overbooking-crest-small = small
overbooking-crest-large = large
overbooking-ability-monk = goes from the back door to the end of the queue
overbooking-ability-merchants = 3 more beds in this hotel
overbooking-ability-maids = may take the place of another of your cards in the queue
overbooking-ability-noblewomen = may name one of your cards in the queue to be booked before all others
overbooking-ability-soldiers = may take the place of any workers in the queue
overbooking-ability-workers = 3 fewer beds in this hotel

## Card texts, with a mark at every value that had to be reconstructed

overbooking-mark-documented = { "" }
overbooking-mark-reconstructed = { "" } (reconstructed)
overbooking-guest-text =
    { $guest }.
    Needs { $beds ->
        [one] 1 bed
       *[other] { $beds } beds
    }{ $beds_mark }, brings { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }{ $coins_mark }.
    Its back shows a { $crest } crest{ $crest_mark } of its family{ $family_mark }.
    At the back door: { $ability }.
overbooking-hotel-name = hotel card { $card }, { $side }
overbooking-side-front = front
overbooking-side-back = back
overbooking-hotel-text = { $hotel }: { $beds } beds, { $rule }{ $mark }.

## House rules

overbooking-rule-no-rule = no special rule
overbooking-rule-small-groups = only groups of 1, 2 or 3 may join the queue
overbooking-rule-monks-first = monks in the queue get beds first
overbooking-rule-soldiers-first = soldiers in the queue get beds first
overbooking-rule-no-soldiers = no soldiers may join the queue
overbooking-rule-door-closed = the back door is closed and the queue takes 5 cards
overbooking-rule-first-face-up = the first card in the queue is played face up
overbooking-rule-second-face-up = the second card in the queue is played face up
overbooking-rule-two-crests = the queue takes cards of two families only

## Questions

overbooking-question-play = Play card { $card } of { $cards }.
overbooking-question-last-play = You are the last of this round: play card { $card } of { $cards }, or leave it out.
overbooking-question-skip = None of your cards has a place: card { $card } of { $cards } is skipped.
overbooking-question-maids = Hotel { $hotel }: which of your cards in the queue shall the maids replace?
overbooking-question-noblewomen = Hotel { $hotel }: which of your cards shall be booked before all others?
overbooking-question-soldiers = Hotel { $hotel }: which workers shall the soldiers replace?

## Choices

overbooking-choice-queue = Put the { $guest } into the queue of hotel { $hotel }, place { $place }
overbooking-choice-queue-face-up = Put the { $guest } face up into the queue of hotel { $hotel }, place { $place }
overbooking-choice-door = Put the { $guest } at the back door of hotel { $hotel }: { $ability }
overbooking-choice-door-token = Put the { $guest } at the back door of hotel { $hotel } and take the token: { $ability }
overbooking-choice-leave-out = Play no fifth card
overbooking-choice-skip = Skip this card
overbooking-choice-decline = Do without the ability of the { $guest }
overbooking-choice-replace = Replace { $target } at place { $place } with the { $guest }
overbooking-choice-name = Book { $target } at place { $place } before all others

## What happened

overbooking-event-round-began = Round { $round } begins; { $seat } plays first.
overbooking-event-hotel-opened = Hotel { $hotel }: { $beds } beds, { $rule }.
overbooking-event-token-laid = A token is laid at the back door of hotel { $hotel }.
overbooking-event-token-withdrawn = The back door of hotel { $hotel } is now closed; its token goes back.
overbooking-event-token-taken = { $seat } takes the token of hotel { $hotel }.
overbooking-event-drew = { $seat } draws { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
overbooking-event-played-queue = { $seat } plays into the queue of hotel { $hotel }, face down: { $guest }.
overbooking-event-played-door = { $seat } plays at the back door of hotel { $hotel }, face down: { $guest }.
overbooking-event-played-face-up-queue = { $seat } plays into the queue of hotel { $hotel }, face up: { $guest }.
overbooking-event-left-out = { $seat } plays no fifth card.
overbooking-event-skipped = { $seat } has no card that fits anywhere and skips one.
overbooking-event-turned-up-queue = In the queue of hotel { $hotel }: { $seat }’s { $guest }.
overbooking-event-turned-up-door = At the back door of hotel { $hotel }: { $seat }’s { $guest }.
overbooking-event-monk-moved = { $seat }’s { $guest } goes to the end of the queue of hotel { $hotel }.
overbooking-event-more-beds = { $seat }’s merchants bring { $beds } more beds to hotel { $hotel }.
overbooking-event-fewer-beds = { $seat }’s workers take { $beds } beds from hotel { $hotel }.
overbooking-event-replaced = { $seat } puts the { $guest } in the place of { $target }.
overbooking-event-named = { $seat } names the { $guest } to be booked first in hotel { $hotel }.
overbooking-event-declined = { $seat } does without the ability of the { $guest } at hotel { $hotel }.
overbooking-event-idle = { $seat }’s { $guest } cannot use the ability at hotel { $hotel }.
overbooking-event-booked = Hotel { $hotel } has beds for { $seat }’s { $guest }.
overbooking-event-turned-away = Hotel { $hotel } has no beds for { $seat }’s { $guest }.
overbooking-event-left-at-door = { $seat } loses the { $guest } at the back door of hotel { $hotel }.
overbooking-event-crests-scored = { $seat } gains { $points ->
    [one] 1 point
   *[other] { $points } points
} for the { $family }.
overbooking-event-won = { $seat } wins.

## Where points come from, besides guests

overbooking-source-tokens = point tokens
overbooking-source-crests = crests

## Why not

overbooking-why-over = The game is over.
overbooking-why-must-play = Only the last player of a round may leave out a card, and only the fifth.
overbooking-why-abilities-later = Abilities are used when the bookings are checked, not while cards are played.
overbooking-why-no-such-hotel = There are only { $hotels } hotels in this game.
overbooking-why-not-in-hand = You do not hold the { $guest }.
overbooking-why-door-closed = The back door of hotel { $hotel } is closed.
overbooking-why-door-full = The back door of hotel { $hotel } already holds { $limit } cards.
overbooking-why-queue-full = The queue of hotel { $hotel } already holds { $limit } cards.
overbooking-why-small-groups = Only monks, merchants and maids may join the queue of hotel { $hotel }.
overbooking-why-no-soldiers = Soldiers may not join the queue of hotel { $hotel }.
overbooking-why-two-crests = The queue of hotel { $hotel } has cards of two families and takes no third.
overbooking-why-checking = The bookings are being checked: no card is played now.
overbooking-why-nobody-there = There is no card at place { $place } of the queue.
overbooking-why-not-workers = Soldiers replace only workers, not { $target }.
overbooking-why-not-yours = This is not your card: { $target }.
overbooking-why-named-already = This card has already been named: { $target }.
