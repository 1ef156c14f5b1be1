# Modul 5 von Grand Austria Hotel auf Deutsch: mehr Personal, Ziele und Kaiserplättchen.

austria-option-more-staff = Mehr Personal
    .text = Ob Modul 5 dabei ist: 14 weitere Personalkarten, 3 Ziele, 3 Kaiserplättchen.
austria-option-more-staff-no = bleibt draußen
austria-option-more-staff-yes = wird eingemischt

## Personal

austria-timing-trigger = einmal im Spiel, wenn der Anlass kommt
austria-staff-166 = Zofe
    .nom = die Zofe
    .acc = die Zofe
    .text = Wenn du in einer Aktion 3 oder mehr Felder auf der Kaiserleiste vorgerückt bist, drehe diese Karte um: Bereite bis zu 2 Zimmer kostenlos vor und belege sie sofort.
austria-staff-167 = Lehrling
    .nom = der Lehrling
    .acc = den Lehrling
    .text = Wenn ein blauer Gast mit einer Bestellung aus mindestens 3 Portionen einzieht, drehe diese Karte um: 3 Strudel und 3 Kuchen.
austria-staff-168 = Tellerwäscher
    .nom = der Tellerwäscher
    .acc = den Tellerwäscher
    .text = Wenn ein roter Gast mit einer Bestellung aus mindestens 3 Portionen einzieht, drehe diese Karte um: 3 Wein und 3 Kaffee.
austria-staff-169 = Schankbursche
    .nom = der Schankbursche
    .acc = den Schankburschen
    .text = Wenn ein gelber Gast mit einer Bestellung aus mindestens 3 Portionen einzieht, drehe diese Karte um: 6 Kronen.
austria-staff-170 = Kutscherin
    .nom = die Kutscherin
    .acc = die Kutscherin
    .text = Zahle 1 Kaffee: 3 Punkte, und nimm 1 Gast kostenlos.
austria-staff-171 = Buchhalter
    .nom = der Buchhalter
    .acc = den Buchhalter
    .text = Zahle 1 Kuchen: Bereite 1 Zimmer um 2 Kronen günstiger vor.
austria-staff-172 = Chef de Rang
    .nom = der Chef de Rang
    .acc = den Chef de Rang
    .text = Wenn du in einer Aktion 3 oder mehr Getränke erhalten hast, drehe diese Karte um: 5 Kaiserschritte.
austria-staff-173 = Dolmetscher
    .nom = der Dolmetscher
    .acc = den Dolmetscher
    .text = Zahle 2 Strudel: 2 Kronen und 2 Punkte.
austria-staff-174 = Barkeeper
    .nom = der Barkeeper
    .acc = den Barkeeper
    .text = Wenn du in einer Aktion 3 oder mehr Speisen erhalten hast, drehe diese Karte um: Nimm 1 Gast kostenlos; dessen Bestellung ist sofort vollständig.
austria-staff-175 = Wagenmeister
    .nom = der Wagenmeister
    .acc = den Wagenmeister
    .text = Zahle 2 beliebige Portionen: 2 Portionen anderer Sorten und 2 Punkte.
austria-staff-176 = Hundeausführer
    .nom = der Hundeausführer
    .acc = den Hundeausführer
    .text = Zahle 2 Wein: 2 Punkte und 2 Kaiserschritte.
austria-staff-177 = Friseurin
    .nom = die Friseurin
    .acc = die Friseurin
    .text = Gehe auf der Kaiserleiste 2 Felder zurück: Spiele 1 Personalkarte aus der Hand um 3 Kronen günstiger aus.
austria-staff-178 = Hausmeister
    .nom = der Hausmeister
    .acc = den Hausmeister
    .text = Wenn eine Gruppe aus 3 oder 4 Zimmern vollständig belegt wird, drehe diese Karte um: Spiele bis zu 2 Personalkarten aus der Hand kostenlos aus.
austria-staff-179 = Entertainer
    .nom = der Entertainer
    .acc = den Entertainer
    .text = Wenn du eine Scheibe auf ein Ziel legst, drehe diese Karte um: Vervollständige die Bestellungen von bis zu 2 deiner Gäste.

## Ziele

austria-objective-180 = Volle Speisekammer
    .text = Mindestens 3 Strudel, 3 Kuchen, 3 Wein und 3 Kaffee in deiner Küche
austria-objective-181 = Zimmer mit Aussicht
    .text = Mindestens 3 belegte Zimmer auf Etage 4
austria-objective-182 = Kräftige Esser
    .text = Mindestens 5 Gäste mit Bestellungen ab 3 Portionen sind bei dir eingezogen

## Kaiserplättchen

austria-reward-per-disc = { $points } Punkte für jede deiner Scheiben auf Zielen
austria-penalty-krones-and-item = { austria-krones } und 1 Speise oder Getränk deiner Wahl aus der Küche abgeben
austria-penalty-everything = alle Kronen und alle Speisen und Getränke in der Küche verlieren

## Effekte

austria-effect-fill-order = { $count ->
    [1] die Bestellung eines deiner Gäste vervollständigen
   *[other] die Bestellungen von bis zu { $count } deiner Gäste vervollständigen
}
austria-effect-take-fed-guest = 1 kostenloser Gast mit sofort vollständiger Bestellung
austria-effect-trade = { $count } Portionen anderer Sorten
austria-price-any-items = { $count } beliebige Portionen
austria-price-spaces = { $spaces } Felder zurück auf der Kaiserleiste

## Karten, vollständig

austria-card-reconstructed = { $value } (rekonstruiert)

## Fragen und Möglichkeiten

austria-question-triggers = Ein Anlass für dein Personal: Wen setzt du ein?
austria-question-give-items = { $count ->
    [one] Was gibst du ab?
   *[other] Was gibst du ab (noch { $count })?
}
austria-question-take-fed-guest = Welchen Gast nimmst du kostenlos, mit vollständiger Bestellung?
austria-choice-turn = Drehe { FORM($card, case: "acc") } um: { $what }
austria-choice-turn-no-more = Lass den Anlass verstreichen
austria-choice-give = Gib { FORM($item, case: "acc") } ab
austria-choice-pay-and-call-on = Setze { FORM($card, case: "acc") } ein (Preis: { $price }): { $what }

## Was geschah

austria-event-staff-turned = { $seat } dreht { FORM($card, case: "acc") } um.
austria-event-items-given = { $seat } gibt { $items } ab.

## Warum nicht

austria-why-cannot-pay = Du kannst { FORM($card, case: "acc") } nicht einsetzen, weil du den Preis nicht zahlen kannst: { $price }.
austria-why-trigger-waits = Du kannst { FORM($card, case: "acc") } nicht einsetzen: Diese Karte wartet auf einen Anlass.
austria-why-turned = Du hast { FORM($card, case: "acc") } schon umgedreht.
austria-why-not-triggered = Nichts an dieser Aktion ist ein Anlass für { FORM($card, case: "acc") }.
austria-why-not-watching = Was gerade geschieht, ist nichts für { FORM($card, case: "acc") }.
austria-why-no-trigger = Jetzt würde es dir nichts bringen, { FORM($card, case: "acc") } umzudrehen.
austria-why-no-such-trigger = Du kannst { FORM($card, case: "acc") } nicht umdrehen: Diese Karte wartet auf keinen Anlass.
austria-why-kind-paid = Du hast mit { $item } bezahlt, also nimm etwas anderes.
austria-why-nothing-to-give = Etwas musst du abgeben; daran führt kein Weg vorbei.
