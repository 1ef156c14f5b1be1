# Was der Coach sagt: worum es bei einer Spielweise geht.

coach-the-guest = { FORM($guest, case: "nom") }
    .acc = { FORM($guest, case: "acc") }
    .gen = { FORM($guest, case: "gen") }
coach-claims = Wertet das Ziel „{ $objective }“.
coach-nearer = Kommt dem Ziel „{ $objective }“ näher.
coach-meets = Erfüllt das Ziel „{ $objective }“, das dann gewertet werden kann.
coach-moves-in = Lässt { FORM($guests, case: "acc") } einziehen.
coach-fills = Vervollständigt die Bestellung { FORM($guests, case: "gen") }.
coach-welcomes = Holt { FORM($guests, case: "acc") } ins Café.
coach-waits = Im Café wartet { FORM($guest, case: "nom") } dann noch auf { $items }.
coach-occupies = Belegt { $rooms }.
coach-prepares = Bereitet { $rooms } vor.
coach-hires = Stellt { $staff } ein.
coach-passes = Hebt den Zug für den nächsten Wurf auf.
coach-draws = { $cards ->
    [one] Zieht 1 Personalkarte.
   *[other] Zieht { $cards } Personalkarten.
}
coach-puts-under = Legt { $staff } unter den Stapel.
coach-nothing = Lässt alles, wie es ist.
coach-emperor-more = { $steps ->
    [one] Geht auf der Kaiserleiste 1 Feld vor.
   *[other] Geht auf der Kaiserleiste { $steps } Felder vor.
}
coach-emperor-less = { $steps ->
    [one] Geht auf der Kaiserleiste 1 Feld zurück.
   *[other] Geht auf der Kaiserleiste { $steps } Felder zurück.
}
coach-items = Bringt zusätzlich { $items } in die Küche.
coach-krones-more = { $krones ->
    [one] Bringt unter dem Strich 1 Krone.
   *[other] Bringt unter dem Strich { $krones } Kronen.
}
coach-krones-less = { $krones ->
    [one] Kostet unter dem Strich 1 Krone.
   *[other] Kostet unter dem Strich { $krones } Kronen.
}
coach-points-more = { $points ->
    [one] Bringt sofort 1 Punkt.
   *[other] Bringt sofort { $points } Punkte.
}
coach-points-less = { $points ->
    [one] Kostet sofort 1 Punkt.
   *[other] Kostet sofort { $points } Punkte.
}

# Overbooking
coach-token = Holt den Marker an der Hintertür.
coach-booked = In { $times } von { $rounds } durchgespielten Rundenverläufen hat das Hotel Betten für deine Karte: { $guest }.
coach-named = In { $times } von { $rounds } durchgespielten Rundenverläufen kommt durch deine Edelfrauen einer deiner Gäste zuerst dran und bekommt Betten.
coach-beds-more = Das Hotel hat dann { $beds } Betten mehr; im Schnitt bekommen dort { $own } deiner Gäste und { $others } Gäste der anderen Betten.
coach-beds-less = Das Hotel hat dann { $beds } Betten weniger; im Schnitt bekommen dort { $own } deiner Gäste und { $others } Gäste der anderen Betten.
coach-round = Die Runde bringt dann im Schnitt { $own } Punkte, dem besten der anderen { $others }.
