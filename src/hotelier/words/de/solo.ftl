# Grand Austria Hotel allein, auf Deutsch.
#
# `{ $seat }` ist der Gegner (Leopold oder Elisabeth), außer wo der Mensch zahlt.

## Namen

solo-hotel-1 = das Hautel Couture
    .title = Hautel Couture
    .text =
        Im Café deines Gegners sitzen drei Gäste, für jeden ist ein Zimmer reserviert.
        Nimmst du einen Würfel von einem Feld, auf dem eine Speise oder ein Getränk liegt, bringst du es einem dieser Gäste, der darauf wartet. Wartet niemand darauf, kommt es zurück.
        Mit der letzten Portion einer Bestellung wertet dein Gegner den Gast, der in das reservierte Zimmer einzieht.
        Zu Beginn einer Runde erhält jedes leere Feld eine neue Portion aus dem Pool.
        Du beginnst mit 7 statt 10 Kronen.
solo-hotel-2 = das Nine Stars Inn
    .title = Nine Stars Inn
    .text =
        Für jedes Ziel auf einer Anweisungskarte legt dein Gegner ein Zahnrad auf den nächsten Stern, von Reihe III bis Reihe I.
        Jedes Mal, wenn bei dir eine Etage oder eine Spalte vollständig belegt ist, kommt das letzte Zahnrad weg.
        Nach jeder Kaiserwertung wertet dein Gegner die letzte Reihe mit einem Zahnrad: 5 Punkte für III, 10 für II, 15 für I.
        Du beginnst mit 7 statt 10 Kronen.
solo-hotel-3 = das Sushi Resort
    .title = Sushi Resort
    .text =
        In sechs Zimmern liegen Zahnräder. Zieht ein Gast deines Gegners in ein solches Zimmer, kommt dessen Zahnrad auf den neuesten Gast der Warteschlange.
        Ein Gast mit Zahnrad kostet dich 1 Krone mehr, und das Zahnrad kommt weg.
        Nimmt dein Gegner einen solchen Gast oder kommt dieser auf das letzte Feld der Warteschlange, erhält dein Gegner 8 Punkte, und das Zahnrad kommt weg.
        Bei der Wahl eines Gastes zählen für deinen Gegner nur die aufgedruckten Punkte, nicht diese 8.
        Du beginnst mit 7 statt 10 Kronen.
solo-hotel-4 = die Toll Bridge
    .title = Toll Bridge
    .text =
        Jeder Würfel, den dein Gegner nimmt, hinterlässt ein Zahnrad auf dem Aktionsfeld.
        Willst du ein Feld mit Zahnrädern nutzen, zahlst du 1 Krone. Dein Gegner erhält 1 Punkt für jedes Zahnrad dort, und eines davon kommt weg.
        Hast du keine Krone und kein Feld, das du nutzen kannst, darfst du 5 Punkte verlieren und eines ohne Maut nutzen.
        Du beginnst mit 7 statt 10 Kronen.
austria-source-11 = das besondere Hotel

## Was vereinbart wird

austria-option-difficulty = Schwierigkeit
    .text = Wie viel dein Gegner in einem Zug tut.
austria-option-difficulty-easy = leicht
austria-option-difficulty-medium = mittel
austria-option-difficulty-hard = schwer
austria-option-leopold-hotel = Besonderes Hotel
    .text = Dein Gegner kann ein Hotel mit einer eigenen Regel führen.
austria-option-leopold-hotel-none = keines
austria-option-leopold-hotel-hautel-couture = { solo-hotel-1.title }
austria-option-leopold-hotel-nine-stars = { solo-hotel-2.title }
austria-option-leopold-hotel-sushi = { solo-hotel-3.title }
austria-option-leopold-hotel-toll-bridge = { solo-hotel-4.title }
austria-option-leopold-hotel-random = eines der vier, zufällig
austria-option-opponent = Gegner
    .text = Wessen Anweisungskarten benutzt werden.
austria-option-opponent-leopold = Leopold
austria-option-opponent-elisabeth = Elisabeth

## Karten, vollständig

solo-card-name = Anweisungskarte { $number }
solo-card =
    { $code } { $name } von { $deck ->
        [leopold] Leopold
       *[elisabeth] Elisabeth
    }.
    Gäste: { $guests }.
    Würfel: { $die }.
    Extras: { $extras }.
    Gleichstand: von { $hand ->
        [right] links nach rechts
       *[left] rechts nach links
    }.{ $dancers ->
        [0] { "" }
       *[other] { " " }Tänzerinnen neben Gästen gibt es hier nicht.
    }
solo-symbol-guest = der { FORM($colour, case: "e") } Gast mit den meisten Punkten
solo-symbol-any-guest = der Gast mit den meisten Punkten, Farbe beliebig
solo-symbol-die = eine { $die }
solo-symbol-two-dice = eine { $first } oder eine { $second }, vom Feld mit mehr Würfeln
solo-symbol-most-dice = einer vom Feld mit den meisten Würfeln
solo-symbol-celebrity = einer vom Feld mit den meisten Würfeln, da ohne Prominente gespielt wird
solo-symbol-staff = eine Karte vom eigenen Stapel
solo-symbol-objective = ein Schritt zum Ziel { $letter }
solo-symbol-any-objective = ein Schritt zum Ziel mit dem geringsten Fortschritt
solo-symbol-dancer = eine Tänzerin (hier nicht im Spiel)
solo-symbol-framed = { $what } (nur bei { $level ->
    [medium] mittel und schwer
   *[hard] schwer
})
solo-hotel-card =
    { $name }: besonderes Hotel des Gegners.
    { $rules }

## Was gefragt wird

solo-question-first-hand = { $count ->
    [one] Lege noch eine Karte unter den Personalstapel; die anderen sechs sind deine Hand.
   *[other] Lege noch { $count } Karten nacheinander unter den Personalstapel; sechs bleiben als deine Hand.
}
solo-question-rival-item = Welcher Gast deines Gegners bekommt den { $item }?

## Was du tun kannst

solo-choice-rival = Bring { FORM($guest, case: "dat") } im Café deines Gegners den { $item }
solo-choice-marked-guest = Nimm { FORM($guest, case: "acc") } für { $price }, davon 1 für das Zahnrad
solo-choice-waive-toll = Verliere { $points } Punkte und nutze in diesem Zug ein Feld ohne Maut
solo-choice-toll = { $what }; { $due ->
    [yes] die Maut beträgt 1 Krone
   *[no] es ist keine Maut fällig
}, und dein Gegner erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
solo-choice-item = { $what }; der { $item } dort geht { $wanted ->
    [yes] an einen Gast deines Gegners
   *[no] zurück, denn niemand wartet darauf
}

## Was geschieht

solo-event-hotel = { $seat } führt { $hotel }.
solo-event-card = { $seat } deckt Anweisungskarte { $card } auf ({ $difficulty }).
solo-event-ignored = { $seat } übergeht, was { $level ->
    [medium] nur bei mittel und schwer zählt
   *[hard] nur bei schwer zählt
}: { $what }.
solo-event-colour-sought = { $rule ->
    [colour] { $seat } sucht den { FORM($colour, case: "en") } Gast mit den meisten Punkten.
    [none] In der Warteschlange ist kein { FORM($colour, case: "er") } Gast, also sucht { $seat } unter allen, die einziehen können, den Gast mit den meisten Punkten.
   *[full] Alle { FORM($colour, case: "en") } Zimmer sind vergeben, also sucht { $seat } unter allen, die einziehen können, den Gast mit den meisten Punkten.
}
solo-event-guest-sought = { $rule ->
    [nobody] Niemand aus der Warteschlange kann bei { $seat } einziehen; es wird kein Gast genommen.
   *[any] { $seat } sucht unter allen, die einziehen können, den Gast mit den meisten Punkten.
}
solo-event-die-sought = { $rule ->
    [shown] Die Karte zeigt eine { $die }.
    [fuller] Von den beiden Feldern der Karte wird es die { $die }.
    [most] Die Karte verlangt das Feld mit den meisten Würfeln: { $die }.
   *[none] Kein Würfel der Karte ist da, also das Feld mit den meisten Würfeln: { $die }.
}
solo-event-objective-sought = { $rule ->
    [shown] Die Karte zeigt das Ziel „{ $objective }“.
    [least] { $seat } wendet sich dem Ziel mit dem geringsten Fortschritt zu: „{ $objective }“.
   *[instead] { $seat } hat das Ziel der Karte schon gewertet und wendet sich „{ $objective }“ zu.
}
solo-event-all-claimed = { $seat } hat alle Ziele gewertet, also geschieht nichts.
solo-event-tie = { $among ->
    [guests] Mehrere Gäste sind gleich viel wert
    [dice] Auf mehreren Feldern liegen gleich viele Würfel
   *[objectives] Mehrere Ziele sind gleich weit
}: Die Hand auf der Karte zeigt { $hand ->
    [right] von links nach rechts
   *[left] von rechts nach links
}.
solo-event-guest = { $seat } nimmt { FORM($guest, case: "acc") }; Einzug sofort in Zimmer { $room }.
solo-event-die = { $seat } nimmt eine { $die } und tut nichts damit.
solo-event-countdown = { $seat } legt die Scheibe für „{ $objective }“ auf { $step }.
solo-event-staff = { $seat } deckt { FORM($card, case: "acc") } auf.
solo-event-star-cogwheel-laid = { $seat } legt ein Zahnrad auf Stern { $number }.
solo-event-space-cogwheel-laid = { $seat } hinterlässt ein Zahnrad auf Feld { $number }.
solo-event-guest-cogwheel-laid = Ein Zahnrad kommt auf { FORM($guest, case: "acc") }.
solo-event-star-cogwheel-returned = { $seat } verliert das Zahnrad auf Stern { $number }.
solo-event-space-cogwheel-returned = Von Feld { $number } kommt ein Zahnrad zurück.
solo-event-guest-cogwheel-returned = Das Zahnrad { FORM($guest, case: "gen") } kommt zurück.
solo-event-marked-guest-at-end = Mit Zahnrad auf dem letzten Feld der Warteschlange angekommen: { FORM($guest, case: "nom") }.
solo-event-toll = { $seat } zahlt die Maut für Feld { $number }.
solo-event-toll-waived = { $seat } kann keine Maut zahlen und verliert stattdessen Punkte.
solo-event-seated = Im Café von { $seat } sitzt { FORM($guest, case: "nom") }; Zimmer { $room } ist reserviert.
solo-event-item-laid = Auf Feld { $number } gibt es jetzt { FORM($item, case: "acc") }.
solo-event-item-returned = Den { $item } von Feld { $number } will dort niemand; er kommt zurück.
solo-event-served = Im Café von { $seat } bekommt { FORM($guest, case: "nom") } { FORM($item, case: "acc") }.
solo-event-moved-in = { $seat } lässt { FORM($guest, case: "acc") } in das reservierte Zimmer { $room } einziehen.
solo-event-stars = { $seat } wertet die Sterne: Die letzte Reihe mit Zahnrad ist { $row }.

## Warum nicht

solo-why-no-item = Jetzt gibt es nichts, was du einem Gast deines Gegners bringen könntest.
solo-why-first-serve = Beantworte zuerst das: { $question }
solo-why-nobody-there = An Tisch { $table } deines Gegners sitzt niemand.
solo-why-not-wanted = Auf { FORM($item, case: "acc") } wartet { FORM($guest, case: "nom") } nicht.
solo-why-marked-guest = Mit Zahnrad kostet { FORM($guest, case: "nom") } { $krones ->
    [one] 1 Krone
   *[other] { $krones } Kronen
}; du hast { $purse ->
    [0] keine
   *[other] nur { $purse }
}.
solo-why-pay-the-toll = { $points } Punkte verlieren darf nur, wer keine Krone hat und kein Feld nutzen kann.
solo-why-toll = Auf Feld { $number } liegen Zahnräder: Dazu kommt die Maut, und du hast { $purse ->
    [0] keine Krone
    [one] nur 1 Krone
   *[other] nur { $purse } Kronen
}.
