# Overbooking auf Deutsch. Hotels und Plätze zählen ab 1; { $seat } wird als Name gesagt.
#
# Gäste haben `.acc` und `.gen` mit Artikel, denn der Mönch ist einer, alle anderen sind viele:
# „den Mönch (1) der Vögel“, „der Soldaten (5) der Bären“. Eine Familie steht immer im Plural.

## Worauf sich ein Tisch einigt

overbooking-option-players = Spielerzahl
    .text = Wie viele Leute spielen.
overbooking-option-players-2 = zu zweit
overbooking-option-players-3 = zu dritt
overbooking-option-players-4 = zu viert
overbooking-option-scoring = Punkte für Wappen
    .text = Zusatzpunkte für viele gebuchte Karten einer Familie.
overbooking-option-scoring-beginners = für den Einstieg, bis zu 6
overbooking-option-scoring-experts = für Fortgeschrittene, bis zu 10
overbooking-option-scoring-none = keine
overbooking-option-peeking = Verdeckte Karten
    .text = Ob du deine eigenen Karten noch ansehen darfst, wenn sie verdeckt liegen.
overbooking-option-peeking-yes = dürfen angesehen werden
overbooking-option-peeking-no = bleiben verdeckt

## Gäste

overbooking-guest = { $kind } ({ $beds }) der { $family }
    .acc = { FORM($kind, case: "acc") } ({ $beds }) der { $family }
    .gen = { FORM($kind, case: "gen") } ({ $beds }) der { $family }
overbooking-guest-with-coins = { $kind } ({ $beds ->
        [one] 1 Bett
       *[other] { $beds } Betten
    }, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }) der { $family }
    .acc = { FORM($kind, case: "acc") } ({ $beds ->
        [one] 1 Bett
       *[other] { $beds } Betten
    }, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }) der { $family }
    .gen = { FORM($kind, case: "gen") } ({ $beds ->
        [one] 1 Bett
       *[other] { $beds } Betten
    }, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }) der { $family }
overbooking-guest-of = { $guest } von { $seat }
    .acc = { FORM($guest, case: "acc") } von { $seat }
    .gen = { FORM($guest, case: "gen") } von { $seat }
overbooking-back = eine Karte der { $family } mit { FORM($crest, case: "em") } Wappen
    .acc = eine Karte der { $family } mit { FORM($crest, case: "em") } Wappen
    .gen = einer Karte der { $family } mit { FORM($crest, case: "em") } Wappen
overbooking-kind-monk = Mönch
    .acc = den Mönch
    .gen = des Mönchs
overbooking-kind-merchants = Kaufleute
    .acc = die Kaufleute
    .gen = der Kaufleute
overbooking-kind-maids = Mägde
    .acc = die Mägde
    .gen = der Mägde
overbooking-kind-noblewomen = Edelfrauen
    .acc = die Edelfrauen
    .gen = der Edelfrauen
overbooking-kind-soldiers = Soldaten
    .acc = die Soldaten
    .gen = der Soldaten
overbooking-kind-workers = Arbeiter
    .acc = die Arbeiter
    .gen = der Arbeiter
overbooking-family-bird = Vögel
overbooking-family-fish = Fische
overbooking-family-bear = Bären
overbooking-family-lion = Löwen
overbooking-crest-small = klein
    .em = kleinem
    .es = kleines
overbooking-crest-large = groß
    .em = großem
    .es = großes
overbooking-ability-monk = geht ans Ende der Warteschlange
overbooking-ability-merchants = 3 Betten mehr in diesem Hotel
overbooking-ability-maids = dürfen den Platz einer anderen deiner Karten in der Warteschlange einnehmen
overbooking-ability-noblewomen = dürfen eine deiner Karten in der Warteschlange bestimmen, die vor allen anderen gebucht wird
overbooking-ability-soldiers = dürfen den Platz beliebiger Arbeiter in der Warteschlange einnehmen
overbooking-ability-workers = 3 Betten weniger in diesem Hotel

## Kartentexte, mit einem Vermerk an jedem Wert, der rekonstruiert werden musste

overbooking-mark-documented = { "" }
overbooking-mark-reconstructed = { "" } (rekonstruiert)
overbooking-guest-text =
    { $guest }.
    Bedarf: { $beds ->
        [one] 1 Bett
       *[other] { $beds } Betten
    }{ $beds_mark }; Ertrag: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }{ $coins_mark }.
    Die Rückseite zeigt ein { FORM($crest, case: "es") } Wappen{ $crest_mark } der Familie{ $family_mark }.
    An der Hintertür: { $ability }.
overbooking-hotel-name = Hotelkarte { $card }, { $side }
overbooking-side-front = Vorderseite
overbooking-side-back = Rückseite
overbooking-hotel-text = { $hotel }: { $beds } Betten, { $rule }{ $mark }.

## Hausregeln

overbooking-rule-no-rule = keine besondere Regel
overbooking-rule-small-groups = nur Gruppen aus 1, 2 oder 3 dürfen in die Warteschlange
overbooking-rule-monks-first = Mönche in der Warteschlange bekommen zuerst Betten
overbooking-rule-soldiers-first = Soldaten in der Warteschlange bekommen zuerst Betten
overbooking-rule-no-soldiers = Soldaten dürfen nicht in die Warteschlange
overbooking-rule-door-closed = die Hintertür ist geschlossen, und die Warteschlange fasst 5 Karten
overbooking-rule-first-face-up = die erste Karte der Warteschlange wird offen gespielt
overbooking-rule-second-face-up = die zweite Karte der Warteschlange wird offen gespielt
overbooking-rule-two-crests = die Warteschlange nimmt nur Karten von zwei Familien auf

## Fragen

overbooking-question-play = Spiele Karte { $card } von { $cards }.
overbooking-question-last-play = Du bist in dieser Runde zuletzt dran: Spiele Karte { $card } von { $cards } oder lass sie aus.
overbooking-question-skip = Für keine deiner Karten ist Platz: Karte { $card } von { $cards } entfällt.
overbooking-question-maids = Hotel { $hotel }: Welche deiner Karten in der Warteschlange sollen die Mägde ablösen?
overbooking-question-noblewomen = Hotel { $hotel }: Welche deiner Karten wird vor allen anderen gebucht?
overbooking-question-soldiers = Hotel { $hotel }: Welche Arbeiter sollen die Soldaten verdrängen?

## Was du tun kannst

overbooking-choice-queue = Stelle { FORM($guest, case: "acc") } in die Warteschlange von Hotel { $hotel }, Platz { $place }
overbooking-choice-queue-face-up = Stelle { FORM($guest, case: "acc") } offen in die Warteschlange von Hotel { $hotel }, Platz { $place }
overbooking-choice-door = Stelle { FORM($guest, case: "acc") } an die Hintertür von Hotel { $hotel }: { $ability }
overbooking-choice-door-token = Stelle { FORM($guest, case: "acc") } an die Hintertür von Hotel { $hotel } und nimm den Marker: { $ability }
overbooking-choice-leave-out = Spiele keine fünfte Karte
overbooking-choice-skip = Lass diese Karte aus
overbooking-choice-decline = Verzichte auf die Fähigkeit { FORM($guest, case: "gen") }
overbooking-choice-replace = Ersetze { FORM($target, case: "acc") } auf Platz { $place } durch { FORM($guest, case: "acc") }
overbooking-choice-name = Buche { FORM($target, case: "acc") } auf Platz { $place } vor allen anderen

## Was geschah

overbooking-event-round-began = Runde { $round } beginnt; { $seat } fängt an.
overbooking-event-hotel-opened = Hotel { $hotel }: { $beds } Betten, { $rule }.
overbooking-event-token-laid = An die Hintertür von Hotel { $hotel } kommt ein Marker.
overbooking-event-token-withdrawn = Die Hintertür von Hotel { $hotel } ist jetzt geschlossen; ihr Marker kommt zurück.
overbooking-event-token-taken = { $seat } nimmt den Marker von Hotel { $hotel }.
overbooking-event-drew = { $seat } zieht { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
overbooking-event-played-queue = { $seat } stellt { FORM($guest, case: "acc") } verdeckt in die Warteschlange von Hotel { $hotel }.
overbooking-event-played-door = { $seat } stellt { FORM($guest, case: "acc") } verdeckt an die Hintertür von Hotel { $hotel }.
overbooking-event-played-face-up-queue = { $seat } stellt { FORM($guest, case: "acc") } offen in die Warteschlange von Hotel { $hotel }.
overbooking-event-left-out = { $seat } spielt keine fünfte Karte.
overbooking-event-skipped = { $seat } hat keine Karte, für die ein Platz erlaubt ist, und lässt eine aus.
overbooking-event-turned-up-queue = Warteschlange von Hotel { $hotel }: { $seat } hat dort { FORM($guest, case: "acc") }.
overbooking-event-turned-up-door = Hintertür von Hotel { $hotel }: { $seat } hat dort { FORM($guest, case: "acc") }.
overbooking-event-monk-moved = { $seat } schickt { FORM($guest, case: "acc") } ans Ende der Warteschlange von Hotel { $hotel }.
overbooking-event-more-beds = Die Kaufleute von { $seat } bringen { $beds } weitere Betten in Hotel { $hotel }.
overbooking-event-fewer-beds = Die Arbeiter von { $seat } nehmen { $beds } Betten aus Hotel { $hotel } weg.
overbooking-event-replaced = { $seat } setzt { FORM($guest, case: "acc") } an die Stelle { FORM($target, case: "gen") }.
overbooking-event-named = { $seat } bestimmt, dass Hotel { $hotel } zuerst { FORM($guest, case: "acc") } bucht.
overbooking-event-declined = { $seat } verzichtet bei Hotel { $hotel } auf die Fähigkeit { FORM($guest, case: "gen") }.
overbooking-event-idle = { $seat } kann bei Hotel { $hotel } die Fähigkeit { FORM($guest, case: "gen") } nicht nutzen.
overbooking-event-booked = Hotel { $hotel } hat Betten für { FORM($guest, case: "acc") } von { $seat }.
overbooking-event-turned-away = Hotel { $hotel } hat keine Betten für { FORM($guest, case: "acc") } von { $seat }.
overbooking-event-left-at-door = { $seat } verliert { FORM($guest, case: "acc") } an der Hintertür von Hotel { $hotel }.
overbooking-event-crests-scored = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für die { $family }.
overbooking-event-won = { $seat } gewinnt.

## Woher Punkte kommen, außer von Gästen

overbooking-source-tokens = Punktmarker
overbooking-source-crests = Wappen

## Warum nicht

overbooking-why-over = Das Spiel ist zu Ende.
overbooking-why-must-play = Nur wer in einer Runde als Letzter dran ist, darf eine Karte auslassen, und nur die fünfte.
overbooking-why-abilities-later = Fähigkeiten kommen beim Prüfen der Buchungen zum Zug, nicht beim Kartenspielen.
overbooking-why-no-such-hotel = In diesem Spiel gibt es nur { $hotels } Hotels.
overbooking-why-not-in-hand = Du hast { FORM($guest, case: "acc") } nicht auf der Hand.
overbooking-why-door-closed = Die Hintertür von Hotel { $hotel } ist geschlossen.
overbooking-why-door-full = An der Hintertür von Hotel { $hotel } liegen schon { $limit } Karten.
overbooking-why-queue-full = In der Warteschlange von Hotel { $hotel } liegen schon { $limit } Karten.
overbooking-why-small-groups = In die Warteschlange von Hotel { $hotel } dürfen nur Mönche, Kaufleute und Mägde.
overbooking-why-no-soldiers = In die Warteschlange von Hotel { $hotel } dürfen keine Soldaten.
overbooking-why-two-crests = In der Warteschlange von Hotel { $hotel } stehen schon zwei Familien; eine dritte darf nicht dazu.
overbooking-why-checking = Die Buchungen werden geprüft: Jetzt wird keine Karte gespielt.
overbooking-why-nobody-there = Auf Platz { $place } der Warteschlange liegt keine Karte.
overbooking-why-not-workers = Soldaten verdrängen nur Arbeiter, nicht { FORM($target, case: "acc") }.
overbooking-why-not-yours = Das ist nicht deine Karte: { $target }.
overbooking-why-named-already = Diese Karte ist schon bestimmt: { $target }.
