# What the coach says: what a way to play is about.

coach-the-guest = { FORM($guest, case: "the") }
coach-claims = It claims the objective “{ $objective }”.
coach-nearer = It comes nearer to the objective “{ $objective }”.
coach-meets = It meets the objective “{ $objective }”, which can then be claimed.
coach-moves-in = It moves { $guests } in.
coach-fills = It fills the order of { $guests }.
coach-welcomes = It brings { $guests } into the café.
coach-waits = In the café { FORM($guest, case: "the") } then still waits for { $items }.
coach-occupies = It occupies { $rooms }.
coach-prepares = It prepares { $rooms }.
coach-hires = It hires { $staff }.
coach-passes = It keeps the turn for the next roll of the dice.
coach-draws = { $cards ->
    [one] It draws 1 staff card.
   *[other] It draws { $cards } staff cards.
}
coach-puts-under = It puts { $staff } under the deck.
coach-nothing = It leaves everything as it is.
coach-emperor-more = { $steps ->
    [one] It goes 1 space forward on the Emperor track.
   *[other] It goes { $steps } spaces forward on the Emperor track.
}
coach-emperor-less = { $steps ->
    [one] It goes 1 space back on the Emperor track.
   *[other] It goes { $steps } spaces back on the Emperor track.
}
coach-items = It leaves { $items } more in the kitchen.
coach-krones-more = { $krones ->
    [one] It earns 1 krone on balance.
   *[other] It earns { $krones } krones on balance.
}
coach-krones-less = { $krones ->
    [one] It costs 1 krone on balance.
   *[other] It costs { $krones } krones on balance.
}
coach-points-more = { $points ->
    [one] It scores 1 point at once.
   *[other] It scores { $points } points at once.
}
coach-points-less = { $points ->
    [one] It loses 1 point at once.
   *[other] It loses { $points } points at once.
}

# Overbooking
coach-token = It takes the token at the back door.
coach-booked = The hotel has beds for your { $guest } in { $times } of { $rounds } imagined ends of the round.
coach-named = Your noblewomen have a guest of yours served first who then gets beds, in { $times } of { $rounds } imagined ends of the round.
coach-beds-more = It gives the hotel { $beds } more beds; on average { $own } of your guests and { $others } of the others’ then get beds there.
coach-beds-less = It takes { $beds } beds from the hotel; on average { $own } of your guests and { $others } of the others’ then get beds there.
coach-round = The round then brings { $own } points on average, and the best of the others { $others }.
