# Playing Grand Austria Hotel alone, in English.
#
# `{ $seat }` is the opponent (Leopold or Elisabeth), except where the human pays.

## Names

solo-hotel-1 = Hautel Couture
    .title = Hautel Couture
    .text =
        Three guests sit in the café of your opponent, each with a room reserved.
        When you take a die from a space with an item, you bring the item to one of these guests who waits for it. If nobody does, it goes back.
        With the last item of an order, your opponent scores the guest, who moves into the reserved room.
        At the start of a round every space without an item gets a new one from the pool.
        You start with 7 krones instead of 10.
solo-hotel-2 = the Nine Stars Inn
    .title = Nine Stars Inn
    .text =
        For every objective on an instruction card your opponent lays a cogwheel on the next star, from row III on to row I.
        Each time you have a floor or a column fully occupied, the last cogwheel is taken away.
        After each Emperor scoring your opponent scores the last row with a cogwheel: 5 points for III, 10 for II, 15 for I.
        You start with 7 krones instead of 10.
solo-hotel-3 = the Sushi Resort
    .title = Sushi Resort
    .text =
        Cogwheels lie in six rooms. When a guest of your opponent moves into such a room, its cogwheel goes on the newest guest of the queue.
        A guest with a cogwheel costs you 1 krone more, and the cogwheel is gone.
        If your opponent takes such a guest, or the guest comes to the last space of the queue, your opponent scores 8 points and the cogwheel is gone.
        When choosing a guest, your opponent looks only at the printed points, not at these 8.
        You start with 7 krones instead of 10.
solo-hotel-4 = the Toll Bridge
    .title = Toll Bridge
    .text =
        Every die your opponent takes leaves a cogwheel on its action space.
        To use a space with cogwheels you pay 1 krone. Your opponent scores 1 point for each cogwheel there, and one of them is taken away.
        If you have no krone and no space you can use, you may lose 5 points and use one without the toll.
        You start with 7 krones instead of 10.
austria-source-11 = the special hotel

## What is agreed on

austria-option-difficulty = Difficulty
    .text = How much your opponent does in a turn.
austria-option-difficulty-easy = easy
austria-option-difficulty-medium = medium
austria-option-difficulty-hard = hard
austria-option-leopold-hotel = Special hotel
    .text = Your opponent may run a hotel with a rule of its own.
austria-option-leopold-hotel-none = none
austria-option-leopold-hotel-hautel-couture = { solo-hotel-1.title }
austria-option-leopold-hotel-nine-stars = { solo-hotel-2.title }
austria-option-leopold-hotel-sushi = { solo-hotel-3.title }
austria-option-leopold-hotel-toll-bridge = { solo-hotel-4.title }
austria-option-leopold-hotel-random = one of the four, at random
austria-option-opponent = Opponent
    .text = Whose deck of instruction cards is used.
austria-option-opponent-leopold = Leopold
austria-option-opponent-elisabeth = Elisabeth

## Cards, in full

solo-card-name = Instruction card { $number }
solo-card =
    { $code } { $name }, of { $deck ->
        [leopold] Leopold
       *[elisabeth] Elisabeth
    }.
    Guests: { $guests }.
    Die: { $die }.
    Extras: { $extras }.
    Ties: from { $hand ->
        [right] left to right
       *[left] right to left
    }.{ $dancers ->
        [0] { "" }
       *[other] { " " }Dancers beside guests are not played here.
    }
solo-symbol-guest = the { $colour } guest worth the most points
solo-symbol-any-guest = the guest worth the most points, of any colour
solo-symbol-die = a { $die }
solo-symbol-two-dice = a { $first } or a { $second }, from the space with more dice
solo-symbol-most-dice = one from the space with the most dice
solo-symbol-celebrity = one from the space with the most dice, as celebrities are not played here
solo-symbol-staff = a card from the private deck
solo-symbol-objective = a step towards objective { $letter }
solo-symbol-any-objective = a step towards the objective with the least progress
solo-symbol-dancer = a dancer (not played here)
solo-symbol-framed = { $what } (only at { $level ->
    [medium] medium and hard
   *[hard] hard
})
solo-hotel-card =
    { $name }: special hotel of the opponent.
    { $rules }

## What is asked

solo-question-first-hand = { $count ->
    [one] Put one more card under the staff deck; the other six are your hand.
   *[other] Put { $count } more cards under the staff deck, one by one; six remain as your hand.
}
solo-question-rival-item = Which of your opponent’s guests gets the { $item }?

## What choices do

solo-choice-rival = Put the { $item } on { FORM($guest, case: "the") }, your opponent’s guest
solo-choice-marked-guest = Take { FORM($guest, case: "the") } for { $price }, a krone of it for the cogwheel
solo-choice-waive-toll = Lose { $points } points and use a space without toll in this turn
solo-choice-toll = { $what }; { $due ->
    [yes] the toll is 1 krone
   *[no] no toll is due
}, and your opponent scores { $points ->
    [one] 1 point
   *[other] { $points } points
}
solo-choice-item = { $what }; the { $item } there goes { $wanted ->
    [yes] to one of your opponent’s guests
   *[no] back, for nobody waits for it
}

## What happens

solo-event-hotel = { $seat } runs { $hotel }.
solo-event-card = { $seat } turns up instruction card { $card } ({ $difficulty }).
solo-event-ignored = { $seat } ignores { $level ->
    [medium] what counts at medium and hard only
   *[hard] what counts at hard only
}: { $what }.
solo-event-colour-sought = { $rule ->
    [colour] { $seat } wants the { $colour } guest worth the most points.
    [none] No { $colour } guest is in the queue, so { $seat } wants the guest worth the most points who can move in.
   *[full] All { $colour } rooms are taken, so { $seat } wants the guest worth the most points who can move in.
}
solo-event-guest-sought = { $rule ->
    [nobody] Nobody in the queue can move in with { $seat }, who takes no guest.
   *[any] { $seat } wants the guest worth the most points who can move in.
}
solo-event-die-sought = { $rule ->
    [shown] The card shows a { $die }.
    [fuller] Of the two spaces on the card, { $die } it is.
    [most] The card asks for the space with the most dice: { $die }.
   *[none] No die of the card is there, so it is the space with the most dice: { $die }.
}
solo-event-objective-sought = { $rule ->
    [shown] The card shows the objective “{ $objective }”.
    [least] { $seat } turns to the objective with the least progress, “{ $objective }”.
   *[instead] { $seat } has already claimed the objective on the card and turns to “{ $objective }”.
}
solo-event-all-claimed = { $seat } has claimed all objectives, so nothing happens.
solo-event-tie = { $among ->
    [guests] Several guests are worth the same
    [dice] Several spaces hold the same number of dice
   *[objectives] Several objectives are equally far along
}: the hand on the card says { $hand ->
    [right] left to right
   *[left] right to left
}.
solo-event-guest = { $seat } takes { FORM($guest, case: "the") }, who moves into room { $room } at once.
solo-event-die = { $seat } takes a { $die } and does nothing with it.
solo-event-countdown = { $seat } puts the disc for “{ $objective }” on { $step }.
solo-event-staff = { $seat } turns up { FORM($card, case: "the") }.
solo-event-star-cogwheel-laid = { $seat } puts a cogwheel on star { $number }.
solo-event-space-cogwheel-laid = { $seat } leaves a cogwheel on space { $number }.
solo-event-guest-cogwheel-laid = A cogwheel goes on { FORM($guest, case: "the") }.
solo-event-star-cogwheel-returned = { $seat } loses the cogwheel on star { $number }.
solo-event-space-cogwheel-returned = A cogwheel goes back from space { $number }.
solo-event-guest-cogwheel-returned = The cogwheel of { FORM($guest, case: "the") } goes back.
solo-event-marked-guest-at-end = With a cogwheel, { FORM($guest, case: "the") } has come to the last space of the queue.
solo-event-toll = { $seat } pays the toll for space { $number }.
solo-event-toll-waived = { $seat } cannot pay any toll and loses points instead.
solo-event-seated = In the café of { $seat } sits { FORM($guest, case: "the") }; room { $room } is reserved.
solo-event-item-laid = Space { $number } now holds { FORM($item, case: "a") }.
solo-event-item-returned = Nobody there wants the { $item } of space { $number }; it goes back.
solo-event-served = In the café of { $seat }, { FORM($guest, case: "the") } gets { FORM($item, case: "a") }.
solo-event-moved-in = { $seat } has { FORM($guest, case: "the") } move into the reserved room { $room }.
solo-event-stars = { $seat } scores the stars: the last row with a cogwheel is { $row }.

## Why not

solo-why-no-item = There is no item to put on a guest of your opponent now.
solo-why-first-serve = Answer this first: { $question }
solo-why-nobody-there = Nobody sits at table { $table } of your opponent.
solo-why-not-wanted = No { $item } is missing from the order of { FORM($guest, case: "the") }.
solo-why-marked-guest = With its cogwheel, { FORM($guest, case: "the") } costs { $krones ->
    [one] 1 krone
   *[other] { $krones } krones
}; you have { $purse ->
    [0] none
   *[other] only { $purse }
}.
solo-why-pay-the-toll = You may lose { $points } points only if you have no krone and no space you can use.
solo-why-toll = Space { $number } has cogwheels: the toll is due besides, and you have { $purse ->
    [0] no krone
    [one] only 1 krone
   *[other] only { $purse } krones
}.
