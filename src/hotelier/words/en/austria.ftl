# Grand Austria Hotel in English.
#
# `{ $seat }` is a player's name. Where a message is put into another one, `FORM` asks for one of
# its attributes: `{ FORM($guest, case: "the") }` is "the Duke", but "Mr. Horsa". `$edition` is
# "revised", "old" (2015) or "both" (for people who look a card up).

## What a table agrees on

austria-option-players = Players
    .text = How many people play; one alone plays against an automaton.
austria-option-players-1 = alone
austria-option-players-2 = two
austria-option-players-3 = three
austria-option-players-4 = four
austria-option-edition = Edition
    .text = The first edition has other costs and wordings on a few cards.
austria-option-edition-revised = revised
austria-option-edition-2015 = first, of 2015
austria-option-board = Hotel boards
    .text = Which sides of the hotel boards are up.
austria-option-board-night = night sides, all alike
austria-option-board-day = day sides, all different
austria-option-hands = Staff cards
    .text = How everybody comes by the first six staff cards.
austria-option-hands-standard = dealt at random
austria-option-hands-introductory = a fixed set, for beginners
austria-option-hands-draft = a draft, for experts
austria-option-promo = Promo guests
    .text = Whether the two promotional guests are in the deck.
austria-option-promo-no = left out
austria-option-promo-yes = in the deck
austria-option-ask = Questions
    .text = Whether you are asked even about things that can only help you.
austria-option-ask-useful = only those that matter
austria-option-ask-everything = every single one

## Amounts

austria-krones = { $krones ->
    [one] 1 krone
   *[other] { $krones } krones
}
austria-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
austria-steps = { $steps ->
    [one] 1 Emperor step
   *[other] { $steps } Emperor steps
}
austria-price = { $krones ->
    [0] free of charge
   *[other] for { austria-krones }
}
austria-purse = { $purse ->
    [0] none
   *[other] only { $purse }
}
austria-discount = { $krones ->
    [0] at the normal price
   *[other] for { austria-krones } less
}
austria-discount-free = free of charge

## Dishes and drinks

austria-item-strudel = strudel
    .a = a strudel
austria-item-cake = cake
    .a = a cake
austria-item-wine = wine
    .a = a wine
austria-item-coffee = coffee
    .a = a coffee
austria-some-strudel = { $count ->
    [one] 1 strudel
   *[other] { $count } strudels
}
austria-some-cake = { $count ->
    [one] 1 cake
   *[other] { $count } cakes
}
austria-some-wine = { $count ->
    [one] 1 wine
   *[other] { $count } wines
}
austria-some-coffee = { $count ->
    [one] 1 coffee
   *[other] { $count } coffees
}

## Rooms and colours

austria-room = room { $room } ({ $colour })
austria-colour-blue = blue
austria-colour-red = red
austria-colour-yellow = yellow
austria-colour-green = green

## Dice

austria-dice-1 = { $count ->
    [one] 1 one
   *[other] { $count } ones
}
austria-dice-2 = { $count ->
    [one] 1 two
   *[other] { $count } twos
}
austria-dice-3 = { $count ->
    [one] 1 three
   *[other] { $count } threes
}
austria-dice-4 = { $count ->
    [one] 1 four
   *[other] { $count } fours
}
austria-dice-5 = { $count ->
    [one] 1 five
   *[other] { $count } fives
}
austria-dice-6 = { $count ->
    [one] 1 six
   *[other] { $count } sixes
}
austria-action-1 = { $strength ->
    [one] 1 dish
   *[other] { $strength } dishes
}
austria-action-2 = { $strength ->
    [one] 1 drink
   *[other] { $strength } drinks
}
austria-action-3 = { $strength ->
    [one] prepare a room
   *[other] prepare up to { $strength } rooms
}
austria-action-4 = { $strength ->
    [one] 1 krone or 1 Emperor step
   *[other] { $strength } krones and Emperor steps in any mix
}
austria-action-5 = { $strength ->
    [one] play a staff card for 1 krone less
   *[other] play a staff card for { $strength } krones less
}

## Effects, as they stand in rewards and lists

austria-effect-none = none
austria-effect-twice = twice: { $what }
austria-effect-any-item = { $count ->
    [one] 1 item of your choice
   *[other] { $count } items of your choice
}
austria-effect-draw = { $count ->
    [one] draw 1 staff card
   *[other] draw { $count } staff cards
}
austria-effect-prepare = { $count ->
        [1] prepare a room
       *[other] prepare up to { $count } rooms
    } { $price }{ $floor ->
        [4] { "" }
       *[other] , no higher than floor { $floor }
    }{ $occupied ->
        [yes] , and it is occupied at once
       *[no] { "" }
    }
austria-effect-occupy = { $count ->
    [1] occupy a vacant room
   *[other] occupy up to { $count } vacant rooms
}
austria-effect-play = { $count ->
        [1] play a staff card
       *[other] play up to { $count } staff cards
    } { $price }
austria-effect-offer = look at three staff cards from the deck and play one of them { $price }
austria-effect-take-guest = take a guest free of charge
austria-effect-gizia = { $edition ->
    [revised] use an action space that holds a die, without taking the die
    [old] another whole turn right after this one, whose die stays where it lies
   *[both] use an action space that holds a die, without taking the die (2015 edition: another whole turn right after this one, whose die stays where it lies)
}
austria-effect-return-cards = { $count ->
    [one] put 1 staff card from your hand under the deck
   *[other] put { $count } staff cards from your hand under the deck
}
austria-effect-remove-vacant = { $count ->
    [1] give up a vacant room on the highest floor that has one
   *[other] give up { $count } vacant rooms, each on the highest floor that has one
}
austria-effect-remove-occupied = { $edition ->
    [revised] give up an occupied room on the highest floor that has one, and another on the next such floor below
    [old] give up an occupied room on the highest floor that has one, and the nearest occupied one below it in its column
   *[both] give up an occupied room on the highest floor that has one, and another on the next such floor below (2015 edition: the nearest one below it in its column)
}
austria-effect-discard-end-staff = { $edition ->
    [revised] discard an end-of-game card from your display
    [old] discard an end-of-game card from your hand
   *[both] discard an end-of-game card from your display (2015 edition: from your hand)
}
austria-reward-per-staff = { $points } points for each staff card on your display
austria-penalty-per-staff = lose { $points } points for each staff card on your display
austria-penalty-points = lose { austria-points }
austria-penalty-krones = give up { austria-krones }
austria-penalty-items = { $served ->
    [yes] lose all items, in the kitchen and on your guests’ tables
   *[no] lose all items in the kitchen
}
austria-penalty-two-sides = { $edition ->
    [revised] { $first }, or else { $second }
    [old] { $first }, or { $second }, as you choose
   *[both] { $first }, or else { $second } (2015 edition: as you choose)
}

## Cards, in full

austria-card-guest =
    { $code } { $name }: { $kind } ({ $colour }).
    Orders { $order }.
    { $points ->
        [0] Worth no points
       *[other] Worth { austria-points }
    }.
    Reward: { $reward }.
austria-card-staff =
    { $code } { $name }: staff, { $cost }, { $timing }.
    { $text }{ $set ->
        [none] { "" }
       *[other] { " " }Starter set { $set }.
    }
austria-card-two-costs = { austria-krones } ({ $old } in the 2015 edition)
austria-card-objective =
    { $code } { $name }: objective { $letter }.
    { $need }.
    { $first } points for the first to claim it, { $second } for the second, { $third } for the third.
austria-card-tile =
    { $name }, for the visit after round { $round }.
    Reward: { $reward }.
    Penalty: { $penalty }.
austria-kind-blue = a noble
austria-kind-red = a citizen
austria-kind-yellow = an artist
austria-kind-green = a tourist
austria-timing-once = when played
austria-timing-round = once per round
austria-timing-permanent = permanent
austria-timing-end = end of game

## Emperor tiles

austria-tile = Emperor tile { $code }

## Objectives

austria-objective-105 = A full purse
    .text = You own 20 krones
austria-objective-106 = A dozen rooms
    .text = Your hotel has at least 12 room tiles, vacant or occupied
austria-objective-107 = Six on the payroll
    .text = At least 6 staff cards lie on your display
austria-objective-108 = The Emperor’s ear
    .text = You stand on space 10 of the Emperor track or beyond
austria-objective-109 = Two full floors
    .text = On at least 2 floors every room is occupied
austria-objective-110 = Six full groups
    .text = At least 6 of your room groups are fully occupied
austria-objective-111 = All of one colour
    .text = Every room of one colour on your board is occupied
austria-objective-112 = Two full columns
    .text = In at least 2 columns every room is occupied
austria-objective-113 = Something for everyone
    .text = You have at least { $blue } blue, { $red } red and { $yellow } yellow rooms occupied
austria-objective-114 = Red before yellow
    .text = You have at least { $red } red and { $yellow } yellow rooms occupied
austria-objective-115 = Yellow before blue
    .text = You have at least { $yellow } yellow and { $blue } blue rooms occupied
austria-objective-116 = Blue before red
    .text = You have at least { $blue } blue and { $red } red rooms occupied

## Staff

austria-staff-1 = Breakfast Server
    .the = the Breakfast Server
    .text = A fresh strudel every round, straight from the oven to you.
austria-staff-2 = Waitress
    .the = the Waitress
    .text = Brings you a cake every round.
austria-staff-3 = Barkeeper
    .the = the Barkeeper
    .text = Uncorks a wine for you every round.
austria-staff-4 = Sous-Chef
    .the = the Sous-Chef
    .text = Brews you a coffee every round.
austria-staff-5 = Groom
    .the = the Groom
    .text = Every red guest you move in tips 2 krones.
austria-staff-6 = Stableman
    .the = the Stableman
    .text = Every blue guest you move in puts in a word with the Emperor: 1 step.
austria-staff-7 = Masseuse
    .the = the Masseuse
    .text = Every yellow guest you move in tips 1 krone.
austria-staff-8 = Tour Guide
    .the = the Tour Guide
    .text = Every green guest you move in is worth 2 points more.
austria-staff-9 = Butler
    .the = the Butler
    .text = All blue rooms cost you nothing, whatever lets you prepare them.
austria-staff-10 = Chauffeur
    .the = the Chauffeur
    .text = All red rooms cost you nothing, whatever lets you prepare them.
austria-staff-11 = Florist
    .the = the Florist
    .text = All yellow rooms cost you nothing, whatever lets you prepare them.
austria-staff-12 = Executive Housekeeper
    .the = the Executive Housekeeper
    .text = Every 3 and every 4 you take scores 2 points.
austria-staff-13 = Restaurant Manager
    .the = the Restaurant Manager
    .text = Every 1 and every 2 you take is 1 stronger. Boosting still works on top.
austria-staff-14 = Decorator
    .the = the Decorator
    .text = With every 1 and every 2 you take you may also prepare a room at its normal price, before the main action or after it.
austria-staff-15 = Bootblack
    .the = the Bootblack
    .text = Every 4 you take pays twice: its full strength in krones and again in Emperor steps.
austria-staff-16 = Laundress
    .the = the Laundress
    .text = Every 4 you take scores 4 points.
austria-staff-17 = Kitchen Hand
    .the = the Kitchen Hand
    .text = Every 6 you take is free of its krone and 1 stronger. Boosting still works on top.
austria-staff-18 = Checker
    .the = the Checker
    .text = Every 5 you take is 2 stronger, so staff costs another 2 krones less.
austria-staff-19 = Interior Architect
    .the = the Interior Architect
    .text = Every 3 you take scores 5 points.
austria-staff-20 = Detective
    .the = the Detective
    .text = With every 5 you take you may also go 2 Emperor steps, before the main action or after it.
austria-staff-21 = Chef
    .the = the Chef
    .text = One of everything: a strudel, a cake, a wine and a coffee.
austria-staff-22 = Staff Manager
    .the = the Staff Manager
    .text = With every 3 you take you may also play a staff card from your hand at its normal price, before the main action or after it.
austria-staff-23 = Custodian
    .the = the Custodian
    .text =
        { $edition ->
            [revised] Every room you occupy earns 1 krone, however it came to be occupied.
            [old] Every guest you move in earns 1 krone.
           *[both] Every room you occupy earns 1 krone, however it came to be occupied (2015 edition: only when a guest moves in).
        }
austria-staff-24 = Chief Waiter
    .the = the Chief Waiter
    .text = You serve from the kitchen free of charge, whenever you may act.
austria-staff-25 = Delivery Boy
    .the = the Delivery Boy
    .text = Guests from the queue cost you nothing. Still one guest a turn.
austria-staff-26 = Conference Manager
    .the = the Conference Manager
    .text =
        { $edition ->
            [revised] When the Emperor punishes you, pay 1 krone and the penalty is forgotten.
            [old] The Emperor’s penalties do not touch you.
           *[both] When the Emperor punishes you, pay 1 krone and the penalty is forgotten (2015 edition: without paying).
        }
austria-staff-27 = Booking Manager
    .the = the Booking Manager
    .text = 3 points for each occupied red room.
austria-staff-28 = Concierge
    .the = the Concierge
    .text = 3 points for each occupied blue room.
austria-staff-29 = Secretary
    .the = the Secretary
    .text = Copies an end-of-game card on an opponent’s display and scores it for your own hotel; the best one is picked for you.
austria-staff-30 = Reception Clerk
    .the = the Reception Clerk
    .text = 3 points for each occupied yellow room.
austria-staff-31 = Chambermaid
    .the = the Chambermaid
    .text = 1 point for each occupied room.
austria-staff-32 = Assistant Manager
    .the = the Assistant Manager
    .text = 2 points for each staff card on your display, this one included.
austria-staff-33 = Male Floor Housekeeper
    .the = the Male Floor Housekeeper
    .text =
        { $edition ->
            [revised] Every guest with an order of 4 items or more that you move in scores 4 extra points.
            [old] Every guest with an order of exactly 4 items that you move in scores 4 extra points.
           *[both] Every guest with an order of 4 items or more that you move in scores 4 extra points (2015 edition: of exactly 4, which is the same).
        }
austria-staff-34 = Receptionist
    .the = the Receptionist
    .text = 1 point for each room tile in your hotel, vacant or occupied.
austria-staff-35 = Page Boy
    .the = the Page Boy
    .text = Occupy up to 2 vacant rooms of any colour.
austria-staff-36 = Sommelier
    .the = the Sommelier
    .text = A round for the whole table: 4 wines.
austria-staff-37 = Room Service
    .the = the Room Service
    .text = 2 points for each room group that is fully occupied.
austria-staff-38 = Porter
    .the = the Porter
    .text = Completes the order of one of your guests, at the expense of the house.
austria-staff-39 = Confectioner
    .the = the Confectioner
    .text = The display case is full: 4 cakes.
austria-staff-40 = Marketing Director
    .the = the Marketing Director
    .text = 5 points for each objective with your disc on it.
austria-staff-41 = Operator
    .the = the Operator
    .text =
        { $edition ->
            [revised] 2 points for each space your marker has advanced on the Emperor track.
            [old] 2 points for each space your marker has advanced on the Emperor track, 12 at the most.
           *[both] 2 points for each space your marker has advanced on the Emperor track (2015 edition: 12 at the most).
        }
austria-staff-42 = Gardener
    .the = the Gardener
    .text = Every reward the Emperor grants you brings 5 points more.
austria-staff-43 = Barista
    .the = the Barista
    .text = The machine is hot: 4 coffees.
austria-staff-44 = Larder Cook
    .the = the Larder Cook
    .text = The larder is open: 4 strudels.
austria-staff-45 = Pool Attendant
    .the = the Pool Attendant
    .text = His Majesty enjoyed the swim: 3 Emperor steps.
austria-staff-46 = Female Floor Housekeeper
    .the = the Female Floor Housekeeper
    .text = 5 points for each floor that is fully occupied.
austria-staff-47 = Liftboy
    .the = the Liftboy
    .text = 5 points for each column that is fully occupied.
austria-staff-48 = Hotel Manager
    .the = the Hotel Manager
    .text = 4 points for each trio of a red, a blue and a yellow occupied room.
austria-the-staff = { FORM($card, case: "the") }

## Guests

austria-guest-49 = Sculptor
    .the = the Sculptor
austria-guest-50 = Musician
    .the = the Musician
austria-guest-51 = Composer
    .the = the Composer
austria-guest-52 = Tailor
    .the = the Tailor
austria-guest-53 = Flamenco Dancer
    .the = the Flamenco Dancer
austria-guest-54 = Portrait Painter
    .the = the Portrait Painter
austria-guest-55 = Photographer
    .the = the Photographer
austria-guest-56 = Vocalist
    .the = the Vocalist
austria-guest-57 = Architect
    .the = the Architect
austria-guest-58 = Actress
    .the = the Actress
austria-guest-59 = Poet
    .the = the Poet
austria-guest-60 = Jewelry Designer
    .the = the Jewelry Designer
austria-guest-61 = Painter
    .the = the Painter
austria-guest-62 = Opera Singer
    .the = the Opera Singer
austria-guest-63 = Dame
    .the = the Dame
austria-guest-64 = Duchess
    .the = the Duchess
austria-guest-65 = Knight of the Empire
    .the = the Knight of the Empire
austria-guest-66 = Landgrave
    .the = the Landgrave
austria-guest-67 = Sovereign
    .the = the Sovereign
austria-guest-68 = Princess
    .the = the Princess
austria-guest-69 = Countess
    .the = the Countess
austria-guest-70 = Elector
    .the = the Elector
austria-guest-71 = Baron
    .the = the Baron
austria-guest-72 = Prince
    .the = the Prince
austria-guest-73 = Count
    .the = the Count
austria-guest-74 = Earl
    .the = the Earl
austria-guest-75 = Baroness
    .the = the Baroness
austria-guest-76 = Duke
    .the = the Duke
austria-guest-77 = Apothecary
    .the = the Apothecary
austria-guest-78 = Post Councillor
    .the = the Post Councillor
austria-guest-79 = Privy Councillor
    .the = the Privy Councillor
austria-guest-80 = Professor Emeritus
    .the = the Professor Emeritus
austria-guest-81 = General
    .the = the General
austria-guest-82 = Senior Councillor
    .the = the Senior Councillor
austria-guest-83 = Councillor of Commerce
    .the = the Councillor of Commerce
austria-guest-84 = Court Councillor
    .the = the Court Councillor
austria-guest-85 = Major
    .the = the Major
austria-guest-86 = Veterinary Councillor
    .the = the Veterinary Councillor
austria-guest-87 = Medicinal Councillor
    .the = the Medicinal Councillor
austria-guest-88 = Procurator
    .the = the Procurator
austria-guest-89 = Lord High Commissioner
    .the = the Lord High Commissioner
austria-guest-90 = Senior Legal Secretary
    .the = the Senior Legal Secretary
austria-guest-91 = Tezcatlipoca
    .the = Tezcatlipoca
austria-guest-92 = Capt. Goldhaken
    .the = Capt. Goldhaken
austria-guest-93 = Mr. Horsa
    .the = Mr. Horsa
austria-guest-94 = M. Ingalls
    .the = M. Ingalls
austria-guest-95 = Mr. Boydell
    .the = Mr. Boydell
austria-guest-96 = Mr. Oundo
    .the = Mr. Oundo
austria-guest-97 = E. Gizia
    .the = E. Gizia
austria-guest-98 = M. Polo
    .the = M. Polo
austria-guest-99 = Cramersopholus
    .the = Cramersopholus
austria-guest-100 = Farmer Franz
    .the = Farmer Franz
austria-guest-101 = Brother Uwe
    .the = Brother Uwe
austria-guest-102 = Conductor
    .the = the Conductor
austria-guest-103 = Durgoing
    .the = Durgoing
austria-guest-104 = MacLeod
    .the = MacLeod
austria-guest-117 = Mag. Ferdinand
    .the = Mag. Ferdinand
austria-guest-118 = Mr. Moras
    .the = Mr. Moras

## Questions

austria-question-over = The game is over.
austria-question-draft = Draft, card { $pick } of { $picks }: whom will you keep?
austria-question-first-guest = Your first guest comes free of charge: who shall it be?
austria-question-first-rooms = { $count ->
    [one] Which room will you prepare? (the last of your first three)
   *[other] Which room will you prepare? ({ $count } left of your first three)
}
austria-question-turn = { $stage ->
    [fresh] { $guest ->
        [yes] Your turn: take a guest, take a die, or pass
       *[no] Your turn: take a die, or pass
    }
    [extra] { $guest ->
        [yes] Your extra turn: take a guest, use a die, or let it be
       *[no] Your extra turn: use a die, or let it be
    }
   *[begun] { $guest ->
        [yes] Your turn goes on: take a guest or a die
       *[no] Your turn goes on: take a die
    }
}
austria-question-turn-done = Your die is taken: anything else before you end the turn?
austria-question-gain = Where do the new items go ({ $items })?
austria-question-any-item = { $count ->
    [one] Which item will you take?
   *[other] Which item will you take ({ $count } left)?
}
austria-question-serve = { $count ->
    [one] What else will you serve (1 more item)?
   *[other] What else will you serve (up to { $count } more items)?
}
austria-question-main-1 = Strudel or cake: which { austria-action-1 } will you take?
austria-question-main-2 = Wine or coffee: which { austria-action-2 } will you take?
austria-question-main-4 = { $strength ->
    [one] A krone or an Emperor step?
   *[other] How will you divide { $strength } between krones and Emperor steps?
}
austria-question-prepare = { $count ->
    [one] Which room will you prepare?
   *[other] Which room will you prepare ({ $count } left)?
}
austria-question-prepare-and-occupy = Which room will you prepare and occupy at once?
austria-question-occupy = { $count ->
    [one] Which vacant room shall be occupied?
   *[other] Which vacant room shall be occupied ({ $count } left)?
}
austria-question-play = Which staff card will you play { $price }?
austria-question-offered = Which of these staff cards will you play { $price }?
austria-question-bottom = Which card goes under the deck next?
austria-question-take-guest = Which guest will you take free of charge?
austria-question-gizia = E. Gizia opens doors: which action space will you use?
austria-question-fill-order = Whose order shall be completed?
austria-question-move-in = Which room will you give to { FORM($guest, case: "the") }?
austria-question-part = { $count ->
    [1] Will you take this?
   *[other] What comes first?
}
austria-question-bonus-when = A group is full ({ $bonus }): before the guest’s reward or after it?
austria-question-penalty = The Emperor is displeased ({ $penalty }): what will you do?
austria-question-return-cards = { $count ->
    [one] Which card from your hand goes under the deck?
   *[other] Which card from your hand goes under the deck ({ $count } left)?
}
austria-question-remove-vacant = { $count ->
    [one] Which vacant room will you give up?
   *[other] Which vacant room will you give up ({ $count } left)?
}
austria-question-remove-occupied = Which occupied room will you give up?
austria-question-discard-end-staff = Which end-of-game card will you discard?

## Choices

austria-choice-pass = Pass and wait for the next roll
austria-choice-end = End the turn
austria-choice-end-extra = End the extra turn
austria-choice-keep = Keep { FORM($card, case: "the") }
austria-choice-first-guest = Welcome { FORM($guest, case: "the") } to the café
austria-choice-guest = Take { FORM($guest, case: "the") } from the queue { austria-price }
austria-choice-no-guest = Take no guest
austria-choice-die = { $stays ->
        [yes] Use
       *[no] Take
    } a { $action }: { $what }{ $boosted ->
        [yes] { " " }(boosted { austria-price })
       *[no] { "" }
    }
austria-choice-six = { $stays ->
        [yes] Use
       *[no] Take
    } a 6 as a { $action } { austria-price }: { $what }{ $boosted ->
        [yes] { " " }(boosted)
       *[no] { "" }
    }
austria-choice-idle-die = Take a { $die } and skip its action
austria-choice-gizia = Use space { $action }: { $what }
austria-choice-gizia-six = Use space 6 as a { $action } { austria-price }: { $what }
austria-choice-no-action = Use no action space
austria-choice-split = Take { $what }
austria-choice-move-in = Move { FORM($guest, case: "the") } in
austria-choice-move-into = Move { FORM($guest, case: "the") } into { $room }
austria-choice-completing = { $what }, completing a group: { $bonus }
austria-choice-claim = Claim the objective “{ $objective }” for { austria-points }
austria-choice-begin-serving = { $krones ->
    [0] Serve { FORM($item, case: "a") } to { FORM($guest, case: "the") } from the kitchen
   *[other] Serve { FORM($item, case: "a") } to { FORM($guest, case: "the") } from the kitchen { austria-price } (and up to { $more } more items)
}
austria-choice-serve = Serve { FORM($item, case: "a") } to { FORM($guest, case: "the") } too
austria-choice-serve-no-more = Serve nothing more
austria-choice-put = Put { FORM($item, case: "a") } before { FORM($guest, case: "the") }
austria-choice-kitchen = The rest goes to the kitchen: { $items }
austria-choice-item = Take { FORM($item, case: "a") }
austria-choice-no-more-items = Take no more items
austria-choice-fill-order = Complete the order of { FORM($guest, case: "the") }: { $missing }
austria-choice-no-order = Complete no order
austria-choice-prepare = { $occupied ->
        [yes] Prepare and occupy
       *[no] Prepare
    } { $room } { austria-price }{ $points ->
        [0] { "" }
       *[other] , scoring { austria-points }
    }
austria-choice-no-more-rooms = Prepare no more rooms
austria-choice-occupy = Occupy { $room }
austria-choice-occupy-no-more = Occupy no more rooms
austria-choice-remove = Give up { $room }
austria-choice-call-on = Call on { FORM($card, case: "the") }: { $what }
austria-choice-play = Play { FORM($card, case: "the") } { austria-price }
austria-choice-play-nobody = Play nobody
austria-choice-play-none-of-them = Play none of them
austria-choice-under-deck = Put { FORM($card, case: "the") } under the deck
austria-choice-discard = Discard { FORM($card, case: "the") }
austria-choice-part = { $count ->
    [1] Yes, please: { $part }
   *[other] First: { $part }
}
austria-choice-no-more-parts = { $count ->
    [1] No, thank you
   *[other] Do without the rest
}
austria-choice-bonus-first = First the bonus of { $bonus }
austria-choice-bonus-later = First the reward, then the bonus of { $bonus }
austria-choice-ignore = Let the Conference Manager smooth it over for 1 krone
austria-choice-suffer = Accept it: { $what }

## What happened

austria-event-round-began = Round { $round } begins, with { $seat } first.
austria-event-rolled = { $dustbin ->
    [0] The dice show { $dice }.
   *[other] The dice show { $dice }; in the dustbin: { $dustbin }.
}
austria-event-turn-began = It is { $seat }'s turn.
austria-event-passed = { $seat } passes and waits for the next roll.
austria-event-turn-ended = { $seat } ends the turn.
austria-event-guest-taken = { $seat } welcomes { FORM($guest, case: "the") } to the café.
austria-event-guest-arrived = A new face in the queue: { FORM($guest, case: "the") }.
austria-event-die-taken = { $strength ->
    [0] { $seat } takes a { $die } and skips its action.
   *[other] { $seat } takes a { $die } with strength { $strength }.
}
austria-event-items-gained = { $seat } puts { $items } into the kitchen.
austria-event-items-lost = { $seat } loses items to the Emperor’s displeasure.
austria-event-item-served = { $seat } serves { FORM($item, case: "a") } to { FORM($guest, case: "the") }.
austria-event-order-filled = { $seat } has the whole order of { FORM($guest, case: "the") } brought, on the house.
austria-event-krones-gained = { $seat } receives { austria-krones }.
austria-event-krones-paid = { $seat } pays { austria-krones }.
austria-event-emperor-moved = { $steps ->
    [0] { $seat } is already at the end of the Emperor track.
    [one] { $seat } advances 1 step on the Emperor track, to space { $space }.
   *[other] { $seat } advances { $steps } steps on the Emperor track, to space { $space }.
}
austria-event-emperor-back = { $steps ->
    [one] { $seat } falls back 1 space on the Emperor track, to space { $space }.
   *[other] { $seat } falls back { $steps } spaces on the Emperor track, to space { $space }.
}
austria-event-scored = { $seat } scores { austria-points } ({ $source }).
austria-event-points-lost = { $seat } loses { austria-points } ({ $source }).
austria-event-room-prepared = { $seat } prepares room { $room }.
austria-event-room-occupied = { $seat }'s room { $room } is now occupied.
austria-event-room-removed = { $seat } gives up room { $room }.
austria-event-moved-in = { $seat } shows { FORM($guest, case: "the") } up to room { $room }.
austria-event-staff-played = { $seat } hires { FORM($card, case: "the") }.
austria-event-staff-used = { $seat } calls on { FORM($card, case: "the") }.
austria-event-staff-drawn = { $seat } draws { $cards }.
    .hidden = { $count ->
        [one] { $seat } draws a staff card.
       *[other] { $seat } draws { $count } staff cards.
    }
austria-event-staff-under-deck = { $seat } puts { FORM($card, case: "the") } under the deck.
    .hidden = { $seat } puts a staff card under the deck.
austria-event-staff-discarded = { $seat } discards { FORM($card, case: "the") }, who leaves the game.
austria-event-staff-kept = { $seat } keeps { FORM($card, case: "the") }.
    .hidden = { $seat } keeps a staff card.
austria-event-objective-claimed = { $seat } claims the objective “{ $objective }”.
austria-event-card-copied = { $seat }'s Secretary copies { FORM($card, case: "the") }.
austria-event-emperor-came = The Emperor is here ({ $tile }).
austria-event-emperor-rewards = The Emperor is pleased with { $seat } ({ $tile }).
austria-event-emperor-punishes = The Emperor is displeased with { $seat } ({ $tile }).
austria-event-penalty-ignored = { $seat }'s Conference Manager smooths it over with the Emperor ({ $tile }).
austria-event-guests-reshuffled = The guests who have been here are shuffled into a new deck.
austria-event-extra-turn = E. Gizia grants { $seat } an extra turn after this one.
austria-event-action-copied = E. Gizia lets { $seat } use action { $action } with strength { $strength }.
austria-event-game-ended = The game is over.

## Where points come from

austria-source-0 = guests
austria-source-1 = symbols on doors
austria-source-2 = full groups
austria-source-3 = Emperor track
austria-source-4 = Emperor tiles
austria-source-5 = objectives
austria-source-6 = staff
austria-source-7 = staff at the end
austria-source-8 = occupied rooms
austria-source-9 = krones and kitchen
austria-source-10 = guests still waiting

## Why not

austria-why-no-such-choice = There is no such choice in this game.
austria-why-over = The game is over.
austria-why-first-finish = One thing at a time. First: { $question }
austria-why-emperor = While the Emperor is here, there is only this to settle: { $question }
austria-why-set-up = The hotels are not open yet. First: { $question }
austria-why-nothing-open = Nothing is under way that could be finished.
austria-why-begun = You have already done something this turn, and you may pass only before anything else.
austria-why-no-pass-in-extra-turn = You cannot pass an extra turn; end it instead.
austria-why-die-first = Your turn is not over until you have taken a die.
austria-why-guest-taken = You have already taken a guest this turn.
austria-why-guest-before-die = Guests are taken before the die, not after it.
austria-why-no-table = No table in your café is free.
austria-why-guest-too-dear = Taking { FORM($guest, case: "the") } costs { austria-krones }; you have { austria-purse }.
austria-why-die-taken = You have already taken a die this turn.
austria-why-no-die = There is no die on space { $die }.
austria-why-not-idle = You may skip a die’s action only when your turn has begun and you cannot pay for any die.
austria-why-no-krone-for-six = A 6 costs 1 krone, and you have none.
austria-why-no-krone-for-boost = Boosting costs 1 krone more than you have.
austria-why-no-boost-by-gizia = E. Gizia’s action cannot be boosted.
austria-why-no-die-for-gizia = E. Gizia lets you use an action; no die is taken for it.
austria-why-no-krone-for-gizia = Space 6 costs 1 krone, and you have none.
austria-why-nobody-there = Nobody sits at table { $table }.
austria-why-order-incomplete = The order is not complete: { FORM($guest, case: "the") } still waits for { $missing }.
austria-why-order-complete = Nothing is missing: { FORM($guest, case: "the") } has been served everything.
austria-why-no-fitting-room = You have no vacant room that suits { FORM($guest, case: "the") } ({ $colour }).
austria-why-not-wanted = No use bringing { FORM($guest, case: "the") } { FORM($item, case: "a") }: it was not ordered, or has been served already.
austria-why-not-in-kitchen = There is no { $item } in your kitchen.
austria-why-not-among-new-items = There is no { $item } among the new items.
austria-why-no-krone-to-serve = Serving from the kitchen costs { austria-krones }, and you have none.
austria-why-no-item-to-choose = Nothing gives you an item of your choice now.
austria-why-own-disc = Your disc is already on “{ $objective }”.
austria-why-no-disc-space = No space is left on “{ $objective }”.
austria-why-not-met = This has to be true first: { $need }.
austria-why-guest-first = Choose the guest who moves in first, then the room.
austria-why-rooms-by-action = Rooms are prepared with a 3 or by an effect, not at any time.
austria-why-nothing-to-divide = There is nothing to divide now; take a die first.
austria-why-no-parts = No parts of a reward are waiting now.
austria-why-no-such-part = There are not that many parts.
austria-why-same-part = That part is the same as another one; choose that one.
austria-why-no-bonus = No occupancy bonus is waiting now.
austria-why-no-penalty = The Emperor is not punishing you now.
austria-why-no-conference-manager = Only the Conference Manager can smooth a penalty over.
austria-why-no-choice-of-sides = There is no choice here: you suffer the penalty if you can, and lose points only if you cannot.
austria-why-main-action = The action of the die has to be carried out.
austria-why-item-comes-anyway = The item comes anyway; it can only help.
austria-why-too-many-cakes = { $most ->
    [0] A single dish is a strudel: there is never more cake than strudel.
    [one] At most 1 cake among { $strength } dishes: there is never more cake than strudel.
   *[other] At most { $most } cakes among { $strength } dishes: there is never more cake than strudel.
}
austria-why-too-many-coffees = { $most ->
    [0] A single drink is a wine: there is never more coffee than wine.
    [one] At most 1 coffee among { $strength } drinks: there is never more coffee than wine.
   *[other] At most { $most } coffees among { $strength } drinks: there is never more coffee than wine.
}
austria-why-too-many-krones = { $most ->
    [one] At most 1 krone: that is all there is to divide.
   *[other] At most { $most } krones: that is all there is to divide.
}
austria-why-room-there = There is already a tile on { $room }.
austria-why-bottom-left-first = A hotel begins in the bottom left corner.
austria-why-not-adjacent = No room of yours is next to { $room }.
austria-why-too-high = This effect reaches no higher than floor { $floor }, so not { $room }.
austria-why-room-too-dear = Preparing { $room } costs { austria-krones }; you have { austria-purse }.
austria-why-first-rooms = { $count ->
    [one] One more room has to be prepared before the hotel opens.
   *[other] { $count } more rooms have to be prepared before the hotel opens.
}
austria-why-one-room-at-least = You took a die for rooms, so you have to prepare at least one.
austria-why-occupied = There is somebody in { $room }.
austria-why-not-occupied = There is nobody in { $room }.
austria-why-no-room-there = There is no tile on { $room }.
austria-why-wrong-colour = You cannot give { $room } to { FORM($guest, case: "the") } ({ $colour }).
austria-why-not-highest = The Emperor asks for a room on the highest floor first, and { $room } is lower.
austria-why-not-next-below = The Emperor takes the second room from further down, not { $room }.
austria-why-play-by-action = You still hold { FORM($card, case: "the") } in your hand; staff are played with a 5 or by an effect.
austria-why-not-on-display = You do not have { FORM($card, case: "the") } on your display.
austria-why-used = You have already called on { FORM($card, case: "the") } this round.
austria-why-not-once-per-round = You cannot call on { FORM($card, case: "the") }, who works without being asked.
austria-why-not-in-hand = You do not have { FORM($card, case: "the") } in your hand.
austria-why-not-on-offer = You have not been offered { FORM($card, case: "the") }.
austria-why-staff-too-dear = Playing { FORM($card, case: "the") } costs { austria-krones } now; you have { austria-purse }.
austria-why-not-in-pack = You cannot keep { FORM($card, case: "the") }: that card is not among yours to choose from.
austria-why-not-end-of-game = Only end-of-game cards are at risk, and { FORM($card, case: "the") } is not one.
austria-why-not-at-risk = { $edition ->
    [old] You do not have { FORM($card, case: "the") } in your hand.
   *[revised] You do not have { FORM($card, case: "the") } on your display.
}
