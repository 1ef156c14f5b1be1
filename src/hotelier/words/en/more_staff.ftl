# Module 5 of Grand Austria Hotel in English: more staff, objectives and Emperor tiles.

austria-option-more-staff = More staff
    .text = Whether module 5 is in the box: 14 more staff cards, 3 objectives, 3 Emperor tiles.
austria-option-more-staff-no = left out
austria-option-more-staff-yes = shuffled in

## Staff

austria-timing-trigger = once in the game, when its occasion comes
austria-staff-166 = Handmaid
    .the = the Handmaid
    .text = When you have advanced 3 spaces or more on the Emperor track in one action, turn this card face down: prepare up to 2 rooms free of charge and occupy them at once.
austria-staff-167 = Apprentice
    .the = the Apprentice
    .text = When a blue guest with an order of 3 items or more moves in, turn this card face down: 3 strudels and 3 cakes.
austria-staff-168 = Dishwasher
    .the = the Dishwasher
    .text = When a red guest with an order of 3 items or more moves in, turn this card face down: 3 wines and 3 coffees.
austria-staff-169 = Tapster
    .the = the Tapster
    .text = When a yellow guest with an order of 3 items or more moves in, turn this card face down: 6 krones.
austria-staff-170 = Coachwoman
    .the = the Coachwoman
    .text = Pay 1 coffee: 3 points, and take a guest free of charge.
austria-staff-171 = Bookkeeper
    .the = the Bookkeeper
    .text = Pay 1 cake: prepare a room for 2 krones less.
austria-staff-172 = Chef de Rang
    .the = the Chef de Rang
    .text = When you have gained 3 drinks or more in one action, turn this card face down: 5 Emperor steps.
austria-staff-173 = Interpreter
    .the = the Interpreter
    .text = Pay 2 strudels: 2 krones and 2 points.
austria-staff-174 = Bartender
    .the = the Bartender
    .text = When you have gained 3 dishes or more in one action, turn this card face down: take a guest free of charge, whose order is completed at once.
austria-staff-175 = Wagon Master
    .the = the Wagon Master
    .text = Pay 2 items of your choice: 2 items of kinds you did not pay with, and 2 points.
austria-staff-176 = Dog Walker
    .the = the Dog Walker
    .text = Pay 2 wines: 2 points and 2 Emperor steps.
austria-staff-177 = Hairdresser
    .the = the Hairdresser
    .text = Go back 2 spaces on the Emperor track: play a staff card from your hand for 3 krones less.
austria-staff-178 = Janitor
    .the = the Janitor
    .text = When a group of 3 or 4 rooms becomes fully occupied, turn this card face down: play up to 2 staff cards from your hand free of charge.
austria-staff-179 = Entertainer
    .the = the Entertainer
    .text = When you place a disc on an objective, turn this card face down: complete the orders of up to 2 of your guests.

## Objectives

austria-objective-180 = A full larder
    .text = At least 3 strudels, 3 cakes, 3 wines and 3 coffees in your kitchen
austria-objective-181 = Rooms with a view
    .text = At least 3 rooms occupied on floor 4
austria-objective-182 = Hearty eaters
    .text = At least 5 guests with orders of 3 items or more moved in

## Emperor tiles

austria-reward-per-disc = { $points } points for each of your discs on objectives
austria-penalty-krones-and-item = give up { austria-krones } and 1 item of your choice from the kitchen
austria-penalty-everything = lose all krones and all items in the kitchen

## Effects

austria-effect-fill-order = { $count ->
    [1] complete the order of one of your guests
   *[other] complete the orders of up to { $count } of your guests
}
austria-effect-take-fed-guest = take a guest free of charge, whose order is completed at once
austria-effect-trade = { $count } items of kinds you do not pay with
austria-price-any-items = { $count } items of your choice
austria-price-spaces = { $spaces } spaces back on the Emperor track

## Cards, in full

austria-card-reconstructed = { $value } (reconstructed)

## Questions and choices

austria-question-triggers = An occasion for your staff: whom will you call upon?
austria-question-give-items = { $count ->
    [one] Which item will you give away?
   *[other] Which item will you give away ({ $count } left)?
}
austria-question-take-fed-guest = Which guest will you take free of charge, with everything served?
austria-choice-turn = Turn { FORM($card, case: "the") } face down: { $what }
austria-choice-turn-no-more = Let the occasion pass
austria-choice-give = Give away { FORM($item, case: "a") }
austria-choice-pay-and-call-on = Pay { $price } and call on { FORM($card, case: "the") }: { $what }

## What happened

austria-event-staff-turned = { $seat } turns { FORM($card, case: "the") } face down.
austria-event-items-given = { $seat } gives away { $items }.

## Why not

austria-why-cannot-pay = Calling on { FORM($card, case: "the") } costs { $price }, and you do not have that.
austria-why-trigger-waits = You do not call on { FORM($card, case: "the") }, who waits for an occasion.
austria-why-turned = You have already turned { FORM($card, case: "the") } face down.
austria-why-not-triggered = Nothing in this action is an occasion for { FORM($card, case: "the") }.
austria-why-not-watching = What is happening now does not concern { FORM($card, case: "the") }.
austria-why-no-trigger = Turning { FORM($card, case: "the") } would bring you nothing now.
austria-why-no-such-trigger = You cannot turn { FORM($card, case: "the") }: that card does not wait for an occasion.
austria-why-kind-paid = You paid with { $item }, so you take something else.
austria-why-nothing-to-give = Something has to be given away; there is no way around it.
