# What the coach says: what a way to play is about.

coach-the-guest = { FORM($guest, case: "the") }
coach-claims = It claims the objective “{ $objective }”.
coach-nearer = It comes nearer to the objective “{ $objective }”.
coach-moves-in = It moves { $guests } in.
coach-fills = It fills the order of { $guests }.
coach-welcomes = It brings { $guests } into the café.
coach-occupies = It occupies { $rooms }.
coach-prepares = It prepares { $rooms }.
coach-hires = It hires { $staff }.
coach-emperor = { $steps ->
    [-1] It goes 1 space back on the Emperor track.
    [1] It goes 1 space forward on the Emperor track.
   *[other] It moves by { $steps } spaces on the Emperor track.
}
coach-items = It leaves { $items } more in the kitchen.
coach-krones = { $krones ->
    [-1] It costs 1 krone on balance.
    [1] It earns 1 krone on balance.
   *[other] It changes the krones by { $krones } on balance.
}
coach-points = { $points ->
    [1] It scores 1 point at once.
   *[other] It scores { $points } points at once.
}

# Overbooking
coach-token = It takes the token at the back door.
coach-booked = The hotel has beds for your { $guest } in { $times } of { $rounds } imagined ends of the round.
coach-round = The round then brings { $own } points on average, and the best of the others { $others }.
