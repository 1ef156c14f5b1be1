# Grand Austria Hotel auf Deutsch.
#
# `{ $seat }` ist der Name eines Spielers. Wird eine Nachricht in eine andere eingesetzt, so verlangt
# `FORM` eines ihrer Attribute. Gäste haben `.nom`, `.acc`, `.dat` und `.gen`, Personal `.nom` und
# `.acc`, je mit Artikel: „der Herzog“, „den Herzog“, „dem Herzog“, „des Herzogs“, aber „Herrn Horsa“
# und „von Herrn Horsa“. Speisen und Getränke haben `.acc` („einen Strudel“), Farben ihre Endungen
# (`.en` ist „blauen“). `$edition` ist "revised", "old" (2015) oder "both" (beim Nachschlagen).

## Worauf sich ein Tisch einigt

austria-option-players = Spielerzahl
    .text = Wie viele Leute spielen; wer allein ist, spielt gegen einen Automa.
austria-option-players-1 = allein
austria-option-players-2 = zu zweit
austria-option-players-3 = zu dritt
austria-option-players-4 = zu viert
austria-option-edition = Ausgabe
    .text = In der Erstausgabe haben einige Karten andere Kosten und Texte.
austria-option-edition-revised = überarbeitet
austria-option-edition-2015 = Erstausgabe von 2015
austria-option-board = Hotelpläne
    .text = Welche Seite der Hotelpläne oben liegt.
austria-option-board-night = Nachtseiten, alle gleich
austria-option-board-day = Tagseiten, alle verschieden
austria-option-hands = Personalkarten
    .text = Wie alle zu ihren ersten sechs Personalkarten kommen.
austria-option-hands-standard = zufällig verteilt
austria-option-hands-introductory = feste Sets, für den Einstieg
austria-option-hands-draft = Draft, für Fortgeschrittene
austria-option-promo = Promo-Gäste
    .text = Ob die beiden Promo-Gäste mit im Stapel sind.
austria-option-promo-no = bleiben draußen
austria-option-promo-yes = sind im Stapel
austria-option-ask = Rückfragen
    .text = Ob du auch nach dem gefragt wirst, was dir nur nützen kann.
austria-option-ask-useful = nur wenn es darauf ankommt
austria-option-ask-everything = jede einzelne

## Mengen

austria-krones = { $krones ->
    [one] 1 Krone
   *[other] { $krones } Kronen
}
austria-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
austria-steps = { $steps ->
    [one] 1 Kaiserschritt
   *[other] { $steps } Kaiserschritte
}
austria-price = { $krones ->
    [0] kostenlos
   *[other] für { austria-krones }
}
austria-purse = { $purse ->
    [0] keine
   *[other] nur { $purse }
}
austria-discount = { $krones ->
    [0] zum normalen Preis
   *[other] um { austria-krones } günstiger
}
austria-discount-free = kostenlos

## Speisen und Getränke

austria-item-strudel = Strudel
    .acc = einen Strudel
austria-item-cake = Kuchen
    .acc = einen Kuchen
austria-item-wine = Wein
    .acc = einen Wein
austria-item-coffee = Kaffee
    .acc = einen Kaffee
austria-some-strudel = { $count } Strudel
austria-some-cake = { $count } Kuchen
austria-some-wine = { $count } Wein
austria-some-coffee = { $count } Kaffee

## Zimmer und Farben

austria-room = Zimmer { $room } ({ $colour })
austria-colour-blue = blau
    .e = blaue
    .en = blauen
    .er = blauer
austria-colour-red = rot
    .e = rote
    .en = roten
    .er = roter
austria-colour-yellow = gelb
    .e = gelbe
    .en = gelben
    .er = gelber
austria-colour-green = grün
    .e = grüne
    .en = grünen
    .er = grüner

## Würfel

austria-dice-1 = { $count ->
    [one] 1 Eins
   *[other] { $count } Einsen
}
austria-dice-2 = { $count ->
    [one] 1 Zwei
   *[other] { $count } Zweien
}
austria-dice-3 = { $count ->
    [one] 1 Drei
   *[other] { $count } Dreien
}
austria-dice-4 = { $count ->
    [one] 1 Vier
   *[other] { $count } Vieren
}
austria-dice-5 = { $count ->
    [one] 1 Fünf
   *[other] { $count } Fünfen
}
austria-dice-6 = { $count ->
    [one] 1 Sechs
   *[other] { $count } Sechsen
}
austria-action-1 = { $strength ->
    [one] 1 Speise
   *[other] { $strength } Speisen
}
austria-action-2 = { $strength ->
    [one] 1 Getränk
   *[other] { $strength } Getränke
}
austria-action-3 = { $strength ->
    [one] 1 Zimmer vorbereiten
   *[other] bis zu { $strength } Zimmer vorbereiten
}
austria-action-4 = { $strength ->
    [one] 1 Krone oder 1 Kaiserschritt
   *[other] insgesamt { $strength } Kronen und Kaiserschritte, frei aufgeteilt
}
austria-action-5 = { $strength ->
    [one] 1 Personalkarte um 1 Krone günstiger ausspielen
   *[other] 1 Personalkarte um { $strength } Kronen günstiger ausspielen
}

## Effekte, wie sie in Belohnungen und Aufzählungen stehen

austria-effect-none = nichts
austria-effect-twice = zweimal: { $what }
austria-effect-any-item = { $count ->
    [one] 1 Speise oder Getränk deiner Wahl
   *[other] { $count } Speisen oder Getränke deiner Wahl
}
austria-effect-draw = { $count ->
    [one] 1 Personalkarte ziehen
   *[other] { $count } Personalkarten ziehen
}
austria-effect-prepare = { $count ->
        [1] 1 Zimmer
       *[other] bis zu { $count } Zimmer
    }{ $floor ->
        [4] { "" }
       *[other] { " " }bis Etage { $floor }
    } { $price } vorbereiten{ $occupied ->
        [yes] { " " }und sofort belegen
       *[no] { "" }
    }
austria-effect-occupy = { $count ->
    [1] 1 freies Zimmer belegen
   *[other] bis zu { $count } freie Zimmer belegen
}
austria-effect-play = { $count ->
        [1] 1 Personalkarte
       *[other] bis zu { $count } Personalkarten
    } { $price } ausspielen
austria-effect-offer = 3 Personalkarten vom Stapel ansehen und 1 davon { $price } ausspielen
austria-effect-take-guest = 1 kostenloser Gast
austria-effect-gizia = { $edition ->
    [revised] ein Aktionsfeld mit Würfel nutzen, ohne den Würfel zu nehmen
    [old] gleich danach noch ein ganzer Zug, dessen Würfel liegen bleibt
   *[both] ein Aktionsfeld mit Würfel nutzen, ohne den Würfel zu nehmen (Ausgabe 2015: gleich danach noch ein ganzer Zug, dessen Würfel liegen bleibt)
}
austria-effect-return-cards = { $count ->
    [one] 1 Personalkarte aus der Hand unter den Stapel legen
   *[other] { $count } Personalkarten aus der Hand unter den Stapel legen
}
austria-effect-remove-vacant = { $count ->
    [1] 1 freies Zimmer auf der höchstmöglichen Etage aufgeben
   *[other] { $count } freie Zimmer auf der jeweils höchstmöglichen Etage aufgeben
}
austria-effect-remove-occupied = { $edition ->
    [revised] 1 belegtes Zimmer auf der höchstmöglichen Etage und ein zweites auf der nächstmöglichen darunter aufgeben
    [old] 1 belegtes Zimmer auf der höchstmöglichen Etage und in seiner Spalte das nächste belegte darunter aufgeben
   *[both] 1 belegtes Zimmer auf der höchstmöglichen Etage und ein zweites auf der nächstmöglichen darunter aufgeben (Ausgabe 2015: in derselben Spalte das nächste belegte darunter)
}
austria-effect-discard-end-staff = { $edition ->
    [revised] 1 Spielende-Karte aus deiner Auslage abwerfen
    [old] 1 Spielende-Karte aus deiner Hand abwerfen
   *[both] 1 Spielende-Karte aus deiner Auslage abwerfen (Ausgabe 2015: aus deiner Hand)
}
austria-reward-per-staff = { $points } Punkte für jede Personalkarte in deiner Auslage
austria-penalty-per-staff = { $points } Punkte für jede Personalkarte in deiner Auslage verlieren
austria-penalty-points = { austria-points } verlieren
austria-penalty-krones = { austria-krones } abgeben
austria-penalty-items = { $served ->
    [yes] alle Speisen und Getränke verlieren, in der Küche und bei deinen Gästen
   *[no] alle Speisen und Getränke in der Küche verlieren
}
austria-penalty-two-sides = { $edition ->
    [revised] { $first }, sonst { $second }
    [old] { $first } oder { $second }, nach deiner Wahl
   *[both] { $first }, sonst { $second } (Ausgabe 2015: nach deiner Wahl)
}

## Karten, vollständig

austria-card-guest =
    { $code } { $name }: { $kind } ({ $colour }).
    Bestellung: { $order }.
    { $points ->
        [0] Bringt keine Punkte
       *[other] Bringt { austria-points }
    }.
    Belohnung: { $reward }.
austria-card-staff =
    { $code } { $name }: Personal, { $cost }, { $timing }.
    { $text }{ $set ->
        [none] { "" }
       *[other] { " " }Startset { $set }.
    }
austria-card-two-costs = { austria-krones } (Ausgabe 2015: { $old })
austria-card-objective =
    { $code } { $name }: Ziel { $letter }.
    { $need }.
    { $first } Punkte für die erste Wertung, { $second } für die zweite, { $third } für die dritte.
austria-card-tile =
    { $name } für den Besuch nach Runde { $round }.
    Belohnung: { $reward }.
    Strafe: { $penalty }.
austria-kind-blue = Adel
austria-kind-red = Bürgertum
austria-kind-yellow = Künstlerkreise
austria-kind-green = auf Reisen
austria-timing-once = beim Ausspielen
austria-timing-round = einmal pro Runde
austria-timing-permanent = dauerhaft
austria-timing-end = Spielende

## Kaiserplättchen

austria-tile = Kaiserplättchen { $code }

## Ziele

austria-objective-105 = Volle Kasse
    .text = Du besitzt 20 Kronen
austria-objective-106 = Ein Dutzend Zimmer
    .text = In deinem Hotel liegen mindestens 12 Zimmerplättchen, frei oder belegt
austria-objective-107 = Sechs auf der Lohnliste
    .text = In deiner Auslage liegen mindestens 6 Personalkarten
austria-objective-108 = Das Ohr des Kaisers
    .text = Du stehst auf Feld 10 der Kaiserleiste oder weiter
austria-objective-109 = Zwei volle Etagen
    .text = Auf mindestens 2 Etagen sind alle Zimmer belegt
austria-objective-110 = Sechs volle Gruppen
    .text = Mindestens 6 deiner Zimmergruppen sind vollständig belegt
austria-objective-111 = Alles in einer Farbe
    .text = Alle Zimmer einer Farbe auf deinem Hotelplan sind belegt
austria-objective-112 = Zwei volle Spalten
    .text = In mindestens 2 Spalten sind alle Zimmer belegt
austria-objective-113 = Für jeden etwas
    .text = Mindestens { $blue } blaue, { $red } rote und { $yellow } gelbe Zimmer sind bei dir belegt
austria-objective-114 = Rot vor Gelb
    .text = Mindestens { $red } rote und { $yellow } gelbe Zimmer sind bei dir belegt
austria-objective-115 = Gelb vor Blau
    .text = Mindestens { $yellow } gelbe und { $blue } blaue Zimmer sind bei dir belegt
austria-objective-116 = Blau vor Rot
    .text = Mindestens { $blue } blaue und { $red } rote Zimmer sind bei dir belegt

## Personal

austria-staff-1 = Frühstückskellner
    .nom = der Frühstückskellner
    .acc = den Frühstückskellner
    .text = In jeder Runde ein frischer Strudel, direkt aus dem Ofen.
austria-staff-2 = Kellnerin
    .nom = die Kellnerin
    .acc = die Kellnerin
    .text = Serviert dir in jeder Runde einen Kuchen.
austria-staff-3 = Barmann
    .nom = der Barmann
    .acc = den Barmann
    .text = Entkorkt dir in jeder Runde einen Wein.
austria-staff-4 = Sous Chef
    .nom = der Sous Chef
    .acc = den Sous Chef
    .text = Brüht dir in jeder Runde einen Kaffee auf.
austria-staff-5 = Pferdeknecht
    .nom = der Pferdeknecht
    .acc = den Pferdeknecht
    .text = Jeder rote Gast, der bei dir einzieht, gibt 2 Kronen Trinkgeld.
austria-staff-6 = Stallmeister
    .nom = der Stallmeister
    .acc = den Stallmeister
    .text = Jeder blaue Gast, der bei dir einzieht, legt beim Kaiser ein gutes Wort ein: 1 Kaiserschritt.
austria-staff-7 = Masseurin
    .nom = die Masseurin
    .acc = die Masseurin
    .text = Jeder gelbe Gast, der bei dir einzieht, gibt 1 Krone Trinkgeld.
austria-staff-8 = Fremdenführer
    .nom = der Fremdenführer
    .acc = den Fremdenführer
    .text = Jeder grüne Gast, der bei dir einzieht, bringt 2 Punkte mehr.
austria-staff-9 = Butler
    .nom = der Butler
    .acc = den Butler
    .text = Alle blauen Zimmer kosten dich nichts, wodurch auch immer du sie vorbereitest.
austria-staff-10 = Chauffeur
    .nom = der Chauffeur
    .acc = den Chauffeur
    .text = Alle roten Zimmer kosten dich nichts, wodurch auch immer du sie vorbereitest.
austria-staff-11 = Florist
    .nom = der Florist
    .acc = den Floristen
    .text = Alle gelben Zimmer kosten dich nichts, wodurch auch immer du sie vorbereitest.
austria-staff-12 = Hausdame
    .nom = die Hausdame
    .acc = die Hausdame
    .text = Jede 3 und jede 4, die du nimmst, bringt 2 Punkte.
austria-staff-13 = Restaurantchef
    .nom = der Restaurantchef
    .acc = den Restaurantchef
    .text = Jede 1 und jede 2, die du nimmst, ist um 1 stärker. Verstärken geht zusätzlich.
austria-staff-14 = Dekorateur
    .nom = der Dekorateur
    .acc = den Dekorateur
    .text = Nimmst du eine 1 oder 2, darfst du auch 1 Zimmer zum normalen Preis vorbereiten, vor oder nach der Hauptaktion.
austria-staff-15 = Schuhputzer
    .nom = der Schuhputzer
    .acc = den Schuhputzer
    .text = Jede 4, die du nimmst, zahlt doppelt: ihre volle Stärke in Kronen und noch einmal in Kaiserschritten.
austria-staff-16 = Wäscherin
    .nom = die Wäscherin
    .acc = die Wäscherin
    .text = Jede 4, die du nimmst, bringt 4 Punkte.
austria-staff-17 = Küchenhilfe
    .nom = die Küchenhilfe
    .acc = die Küchenhilfe
    .text = Jede 6, die du nimmst, kostet keine Krone und ist um 1 stärker. Verstärken geht zusätzlich.
austria-staff-18 = Garderobefrau
    .nom = die Garderobefrau
    .acc = die Garderobefrau
    .text = Jede 5, die du nimmst, ist um 2 stärker: Personal wird um weitere 2 Kronen günstiger.
austria-staff-19 = Innenarchitekt
    .nom = der Innenarchitekt
    .acc = den Innenarchitekten
    .text = Jede 3, die du nimmst, bringt 5 Punkte.
austria-staff-20 = Hausdetektiv
    .nom = der Hausdetektiv
    .acc = den Hausdetektiv
    .text = Nimmst du eine 5, darfst du auch 2 Kaiserschritte gehen, vor oder nach der Hauptaktion.
austria-staff-21 = Chef
    .nom = der Chef
    .acc = den Chef
    .text = Einmal die ganze Karte: 1 Strudel, 1 Kuchen, 1 Wein und 1 Kaffee.
austria-staff-22 = Personalchef
    .nom = der Personalchef
    .acc = den Personalchef
    .text = Nimmst du eine 3, darfst du auch 1 Personalkarte aus der Hand zum normalen Preis ausspielen, vor oder nach der Hauptaktion.
austria-staff-23 = Hausverwalter
    .nom = der Hausverwalter
    .acc = den Hausverwalter
    .text =
        { $edition ->
            [revised] Jedes Zimmer, das du belegst, bringt 1 Krone, wodurch auch immer es belegt wird.
            [old] Jeder Gast, der bei dir einzieht, bringt 1 Krone.
           *[both] Jedes Zimmer, das du belegst, bringt 1 Krone, wodurch auch immer es belegt wird (Ausgabe 2015: nur, wenn ein Gast einzieht).
        }
austria-staff-24 = Oberkellner
    .nom = der Oberkellner
    .acc = den Oberkellner
    .text = Du bedienst deine Gäste kostenlos aus der Küche, wann immer du am Zug bist.
austria-staff-25 = Bote
    .nom = der Bote
    .acc = den Boten
    .text = Gäste aus der Warteschlange kosten dich nichts. Es bleibt bei einem Gast pro Zug.
austria-staff-26 = Veranstaltungsleiter
    .nom = der Veranstaltungsleiter
    .acc = den Veranstaltungsleiter
    .text =
        { $edition ->
            [revised] Wenn der Kaiser dich straft, zahle 1 Krone, und die Strafe ist vergessen.
            [old] Die Strafen des Kaisers treffen dich nicht.
           *[both] Wenn der Kaiser dich straft, zahle 1 Krone, und die Strafe ist vergessen (Ausgabe 2015: ohne zu zahlen).
        }
austria-staff-27 = Reservierungsleiter
    .nom = der Reservierungsleiter
    .acc = den Reservierungsleiter
    .text = 3 Punkte für jedes belegte rote Zimmer.
austria-staff-28 = Concierge
    .nom = der Concierge
    .acc = den Concierge
    .text = 3 Punkte für jedes belegte blaue Zimmer.
austria-staff-29 = Sekretärin
    .nom = die Sekretärin
    .acc = die Sekretärin
    .text = Kopiert eine Spielende-Karte aus der Auslage eines Mitspielers und wertet sie für dein Hotel; die beste wird für dich ausgesucht.
austria-staff-30 = Empfangschef
    .nom = der Empfangschef
    .acc = den Empfangschef
    .text = 3 Punkte für jedes belegte gelbe Zimmer.
austria-staff-31 = Zimmermädchen
    .nom = das Zimmermädchen
    .acc = das Zimmermädchen
    .text = 1 Punkt für jedes belegte Zimmer.
austria-staff-32 = Direktionsassistent
    .nom = der Direktionsassistent
    .acc = den Direktionsassistenten
    .text = 2 Punkte für jede Personalkarte in deiner Auslage, diese eingeschlossen.
austria-staff-33 = Etagendiener
    .nom = der Etagendiener
    .acc = den Etagendiener
    .text =
        { $edition ->
            [revised] Jeder Gast mit einer Bestellung aus mindestens 4 Portionen, der bei dir einzieht, bringt 4 zusätzliche Punkte.
            [old] Jeder Gast mit einer Bestellung aus genau 4 Portionen, der bei dir einzieht, bringt 4 zusätzliche Punkte.
           *[both] Jeder Gast mit einer Bestellung aus mindestens 4 Portionen, der bei dir einzieht, bringt 4 zusätzliche Punkte (Ausgabe 2015: aus genau 4, was auf dasselbe hinausläuft).
        }
austria-staff-34 = Rezeptionist
    .nom = der Rezeptionist
    .acc = den Rezeptionisten
    .text = 1 Punkt für jedes Zimmerplättchen in deinem Hotel, frei oder belegt.
austria-staff-35 = Page
    .nom = der Page
    .acc = den Pagen
    .text = Belege bis zu 2 freie Zimmer beliebiger Farbe.
austria-staff-36 = Sommelier
    .nom = der Sommelier
    .acc = den Sommelier
    .text = Eine Runde für den ganzen Tisch: 4 Wein.
austria-staff-37 = Zimmerdiener
    .nom = der Zimmerdiener
    .acc = den Zimmerdiener
    .text = 2 Punkte für jede vollständig belegte Zimmergruppe.
austria-staff-38 = Portier
    .nom = der Portier
    .acc = den Portier
    .text = Vervollständigt die Bestellung eines deiner Gäste auf Kosten des Hauses.
austria-staff-39 = Konditor
    .nom = der Konditor
    .acc = den Konditor
    .text = Die Vitrine ist voll: 4 Kuchen.
austria-staff-40 = Marketingleiter
    .nom = der Marketingleiter
    .acc = den Marketingleiter
    .text = 5 Punkte für jedes Ziel, auf dem deine Scheibe liegt.
austria-staff-41 = Telefonistin
    .nom = die Telefonistin
    .acc = die Telefonistin
    .text =
        { $edition ->
            [revised] Doppelt so viele Punkte wie die Zahl deines Feldes auf der Kaiserleiste.
            [old] Doppelt so viele Punkte wie die Zahl deines Feldes auf der Kaiserleiste, höchstens 12.
           *[both] Doppelt so viele Punkte wie die Zahl deines Feldes auf der Kaiserleiste (Ausgabe 2015: höchstens 12).
        }
austria-staff-42 = Gärtner
    .nom = der Gärtner
    .acc = den Gärtner
    .text = Jede Belohnung, die der Kaiser dir gewährt, bringt dir 5 Punkte dazu.
austria-staff-43 = Barista
    .nom = der Barista
    .acc = den Barista
    .text = Die Maschine ist heiß: 4 Kaffee.
austria-staff-44 = Kaltmamsell
    .nom = die Kaltmamsell
    .acc = die Kaltmamsell
    .text = Die Speisekammer steht offen: 4 Strudel.
austria-staff-45 = Bademeister
    .nom = der Bademeister
    .acc = den Bademeister
    .text = Seine Majestät genoss das Bad: 3 Kaiserschritte.
austria-staff-46 = Etagendame
    .nom = die Etagendame
    .acc = die Etagendame
    .text = 5 Punkte für jede vollständig belegte Etage.
austria-staff-47 = Liftboy
    .nom = der Liftboy
    .acc = den Liftboy
    .text = 5 Punkte für jede vollständig belegte Spalte.
austria-staff-48 = Direktor
    .nom = der Direktor
    .acc = den Direktor
    .text = 4 Punkte für jedes Trio aus einem roten, einem blauen und einem gelben belegten Zimmer.
austria-the-staff = { FORM($card, case: "acc") }

## Gäste

austria-guest-49 = Bildhauer
    .nom = der Bildhauer
    .acc = den Bildhauer
    .dat = dem Bildhauer
    .gen = des Bildhauers
austria-guest-50 = Musiker
    .nom = der Musiker
    .acc = den Musiker
    .dat = dem Musiker
    .gen = des Musikers
austria-guest-51 = Komponist
    .nom = der Komponist
    .acc = den Komponisten
    .dat = dem Komponisten
    .gen = des Komponisten
austria-guest-52 = Schneider
    .nom = der Schneider
    .acc = den Schneider
    .dat = dem Schneider
    .gen = des Schneiders
austria-guest-53 = Flamencotänzerin
    .nom = die Flamencotänzerin
    .acc = die Flamencotänzerin
    .dat = der Flamencotänzerin
    .gen = der Flamencotänzerin
austria-guest-54 = Porträtmaler
    .nom = der Porträtmaler
    .acc = den Porträtmaler
    .dat = dem Porträtmaler
    .gen = des Porträtmalers
austria-guest-55 = Fotograf
    .nom = der Fotograf
    .acc = den Fotografen
    .dat = dem Fotografen
    .gen = des Fotografen
austria-guest-56 = Kammersängerin
    .nom = die Kammersängerin
    .acc = die Kammersängerin
    .dat = der Kammersängerin
    .gen = der Kammersängerin
austria-guest-57 = Architekt
    .nom = der Architekt
    .acc = den Architekten
    .dat = dem Architekten
    .gen = des Architekten
austria-guest-58 = Schauspielerin
    .nom = die Schauspielerin
    .acc = die Schauspielerin
    .dat = der Schauspielerin
    .gen = der Schauspielerin
austria-guest-59 = Dichter
    .nom = der Dichter
    .acc = den Dichter
    .dat = dem Dichter
    .gen = des Dichters
austria-guest-60 = Schmuckdesignerin
    .nom = die Schmuckdesignerin
    .acc = die Schmuckdesignerin
    .dat = der Schmuckdesignerin
    .gen = der Schmuckdesignerin
austria-guest-61 = Maler
    .nom = der Maler
    .acc = den Maler
    .dat = dem Maler
    .gen = des Malers
austria-guest-62 = Opernsängerin
    .nom = die Opernsängerin
    .acc = die Opernsängerin
    .dat = der Opernsängerin
    .gen = der Opernsängerin
austria-guest-63 = Freifrau
    .nom = die Freifrau
    .acc = die Freifrau
    .dat = der Freifrau
    .gen = der Freifrau
austria-guest-64 = Herzogin
    .nom = die Herzogin
    .acc = die Herzogin
    .dat = der Herzogin
    .gen = der Herzogin
austria-guest-65 = Reichsritter
    .nom = der Reichsritter
    .acc = den Reichsritter
    .dat = dem Reichsritter
    .gen = des Reichsritters
austria-guest-66 = Landgräfin
    .nom = die Landgräfin
    .acc = die Landgräfin
    .dat = der Landgräfin
    .gen = der Landgräfin
austria-guest-67 = Fürst
    .nom = der Fürst
    .acc = den Fürsten
    .dat = dem Fürsten
    .gen = des Fürsten
austria-guest-68 = Prinzessin
    .nom = die Prinzessin
    .acc = die Prinzessin
    .dat = der Prinzessin
    .gen = der Prinzessin
austria-guest-69 = Gräfin
    .nom = die Gräfin
    .acc = die Gräfin
    .dat = der Gräfin
    .gen = der Gräfin
austria-guest-70 = Kurfürst
    .nom = der Kurfürst
    .acc = den Kurfürsten
    .dat = dem Kurfürsten
    .gen = des Kurfürsten
austria-guest-71 = Baron
    .nom = der Baron
    .acc = den Baron
    .dat = dem Baron
    .gen = des Barons
austria-guest-72 = Prinz
    .nom = der Prinz
    .acc = den Prinzen
    .dat = dem Prinzen
    .gen = des Prinzen
austria-guest-73 = Graf
    .nom = der Graf
    .acc = den Grafen
    .dat = dem Grafen
    .gen = des Grafen
austria-guest-74 = Reichsgraf
    .nom = der Reichsgraf
    .acc = den Reichsgrafen
    .dat = dem Reichsgrafen
    .gen = des Reichsgrafen
austria-guest-75 = Baronin
    .nom = die Baronin
    .acc = die Baronin
    .dat = der Baronin
    .gen = der Baronin
austria-guest-76 = Herzog
    .nom = der Herzog
    .acc = den Herzog
    .dat = dem Herzog
    .gen = des Herzogs
austria-guest-77 = Apotheker
    .nom = der Apotheker
    .acc = den Apotheker
    .dat = dem Apotheker
    .gen = des Apothekers
austria-guest-78 = Postrat
    .nom = der Postrat
    .acc = den Postrat
    .dat = dem Postrat
    .gen = des Postrats
austria-guest-79 = Geheimrat
    .nom = der Geheimrat
    .acc = den Geheimrat
    .dat = dem Geheimrat
    .gen = des Geheimrats
austria-guest-80 = Professor emeritus
    .nom = der Professor emeritus
    .acc = den Professor emeritus
    .dat = dem Professor emeritus
    .gen = des Professors emeritus
austria-guest-81 = General
    .nom = der General
    .acc = den General
    .dat = dem General
    .gen = des Generals
austria-guest-82 = Oberamtsrat
    .nom = der Oberamtsrat
    .acc = den Oberamtsrat
    .dat = dem Oberamtsrat
    .gen = des Oberamtsrats
austria-guest-83 = Kommerzialrat
    .nom = der Kommerzialrat
    .acc = den Kommerzialrat
    .dat = dem Kommerzialrat
    .gen = des Kommerzialrats
austria-guest-84 = Hofrat
    .nom = der Hofrat
    .acc = den Hofrat
    .dat = dem Hofrat
    .gen = des Hofrats
austria-guest-85 = Major
    .nom = der Major
    .acc = den Major
    .dat = dem Major
    .gen = des Majors
austria-guest-86 = Veterinärrat
    .nom = der Veterinärrat
    .acc = den Veterinärrat
    .dat = dem Veterinärrat
    .gen = des Veterinärrats
austria-guest-87 = Medizinalrat
    .nom = der Medizinalrat
    .acc = den Medizinalrat
    .dat = dem Medizinalrat
    .gen = des Medizinalrats
austria-guest-88 = Generalprokurator
    .nom = der Generalprokurator
    .acc = den Generalprokurator
    .dat = dem Generalprokurator
    .gen = des Generalprokurators
austria-guest-89 = Oberkommissär
    .nom = der Oberkommissär
    .acc = den Oberkommissär
    .dat = dem Oberkommissär
    .gen = des Oberkommissärs
austria-guest-90 = Ministerialrat
    .nom = der Ministerialrat
    .acc = den Ministerialrat
    .dat = dem Ministerialrat
    .gen = des Ministerialrats
austria-guest-91 = Tezcatlipoca
    .nom = Tezcatlipoca
    .acc = Tezcatlipoca
    .dat = Tezcatlipoca
    .gen = von Tezcatlipoca
austria-guest-92 = Käpt’n Goldhaken
    .nom = Käpt’n Goldhaken
    .acc = Käpt’n Goldhaken
    .dat = Käpt’n Goldhaken
    .gen = von Käpt’n Goldhaken
austria-guest-93 = Herr Horsa
    .nom = Herr Horsa
    .acc = Herrn Horsa
    .dat = Herrn Horsa
    .gen = von Herrn Horsa
austria-guest-94 = M. Ingalls
    .nom = M. Ingalls
    .acc = M. Ingalls
    .dat = M. Ingalls
    .gen = von M. Ingalls
austria-guest-95 = Mr. Boydell
    .nom = Mr. Boydell
    .acc = Mr. Boydell
    .dat = Mr. Boydell
    .gen = von Mr. Boydell
austria-guest-96 = Herr Oundo
    .nom = Herr Oundo
    .acc = Herrn Oundo
    .dat = Herrn Oundo
    .gen = von Herrn Oundo
austria-guest-97 = E. Gizia
    .nom = E. Gizia
    .acc = E. Gizia
    .dat = E. Gizia
    .gen = von E. Gizia
austria-guest-98 = M. Polo
    .nom = M. Polo
    .acc = M. Polo
    .dat = M. Polo
    .gen = von M. Polo
austria-guest-99 = Cramersopholus
    .nom = Cramersopholus
    .acc = Cramersopholus
    .dat = Cramersopholus
    .gen = von Cramersopholus
austria-guest-100 = Bauer Franz
    .nom = Bauer Franz
    .acc = Bauer Franz
    .dat = Bauer Franz
    .gen = von Bauer Franz
austria-guest-101 = Bruder Uwe
    .nom = Bruder Uwe
    .acc = Bruder Uwe
    .dat = Bruder Uwe
    .gen = von Bruder Uwe
austria-guest-102 = Schaffner
    .nom = der Schaffner
    .acc = den Schaffner
    .dat = dem Schaffner
    .gen = des Schaffners
austria-guest-103 = Durgoing
    .nom = Durgoing
    .acc = Durgoing
    .dat = Durgoing
    .gen = von Durgoing
austria-guest-104 = MacLeod
    .nom = MacLeod
    .acc = MacLeod
    .dat = MacLeod
    .gen = von MacLeod
austria-guest-117 = Mag. Ferdinand
    .nom = Mag. Ferdinand
    .acc = Mag. Ferdinand
    .dat = Mag. Ferdinand
    .gen = von Mag. Ferdinand
austria-guest-118 = Herr Moras
    .nom = Herr Moras
    .acc = Herrn Moras
    .dat = Herrn Moras
    .gen = von Herrn Moras

## Fragen

austria-question-over = Das Spiel ist zu Ende.
austria-question-draft = Draft, Karte { $pick } von { $picks }: Wen behältst du?
austria-question-first-guest = Dein erster Gast kostet nichts: Wer soll es sein?
austria-question-first-rooms = { $count ->
    [one] Welches Zimmer bereitest du vor? (das letzte deiner ersten drei)
   *[other] Welches Zimmer bereitest du vor? (noch { $count } deiner ersten drei)
}
austria-question-turn = { $stage ->
    [fresh] { $guest ->
        [yes] Du bist am Zug: Nimm einen Gast, nimm einen Würfel oder passe
       *[no] Du bist am Zug: Nimm einen Würfel oder passe
    }
    [extra] { $guest ->
        [yes] Dein Extrazug: Nimm einen Gast, nutze einen Würfel oder lass es gut sein
       *[no] Dein Extrazug: Nutze einen Würfel oder lass es gut sein
    }
   *[begun] { $guest ->
        [yes] Dein Zug geht weiter: Nimm einen Gast oder einen Würfel
       *[no] Dein Zug geht weiter: Nimm einen Würfel
    }
}
austria-question-turn-done = Du hast deinen Würfel: Noch etwas, bevor du den Zug beendest?
austria-question-gain = Wohin damit ({ $items })?
austria-question-any-item = { $count ->
    [one] Was nimmst du?
   *[other] Was nimmst du (noch { $count })?
}
austria-question-serve = { $count ->
    [one] Was servierst du noch (1 Portion)?
   *[other] Was servierst du noch (bis zu { $count } Portionen)?
}
austria-question-main-1 = Strudel oder Kuchen: Was nimmst du ({ austria-action-1 })?
austria-question-main-2 = Wein oder Kaffee: Was nimmst du ({ austria-action-2 })?
austria-question-main-4 = { $strength ->
    [one] Krone oder Kaiserschritt?
   *[other] Wie teilst du { $strength } auf Kronen und Kaiserschritte auf?
}
austria-question-prepare = { $count ->
    [one] Welches Zimmer bereitest du vor?
   *[other] Welches Zimmer bereitest du vor (noch { $count })?
}
austria-question-prepare-and-occupy = Welches Zimmer bereitest du vor und belegst es sofort?
austria-question-occupy = { $count ->
    [one] Welches freie Zimmer belegst du?
   *[other] Welches freie Zimmer belegst du (noch { $count })?
}
austria-question-play = Welche Personalkarte spielst du { $price } aus?
austria-question-offered = Welche dieser Personalkarten spielst du { $price } aus?
austria-question-bottom = Welche Karte kommt als nächste unter den Stapel?
austria-question-take-guest = Welchen Gast nimmst du kostenlos?
austria-question-gizia = E. Gizia öffnet Türen: Welches Aktionsfeld nutzt du?
austria-question-fill-order = Wessen Bestellung wird vervollständigt?
austria-question-move-in = Welches Zimmer gibst du { FORM($guest, case: "dat") }?
austria-question-part = { $count ->
    [1] Nimmst du das?
   *[other] Was kommt zuerst?
}
austria-question-bonus-when = Eine Gruppe ist voll ({ $bonus }): vor der Belohnung des Gastes oder danach?
austria-question-penalty = Der Kaiser ist ungehalten ({ $penalty }): Was tust du?
austria-question-return-cards = { $count ->
    [one] Welche Karte aus deiner Hand kommt unter den Stapel?
   *[other] Welche Karte aus deiner Hand kommt unter den Stapel (noch { $count })?
}
austria-question-remove-vacant = { $count ->
    [one] Welches freie Zimmer gibst du auf?
   *[other] Welches freie Zimmer gibst du auf (noch { $count })?
}
austria-question-remove-occupied = Welches belegte Zimmer gibst du auf?
austria-question-discard-end-staff = Welche Spielende-Karte wirfst du ab?

## Was du tun kannst

austria-choice-pass = Passe und warte auf den nächsten Wurf
austria-choice-end = Beende den Zug
austria-choice-end-extra = Beende den Extrazug
austria-choice-keep = Behalte { FORM($card, case: "acc") }
austria-choice-first-guest = Begrüße { FORM($guest, case: "acc") } im Café
austria-choice-guest = Nimm { FORM($guest, case: "acc") } { austria-price } aus der Warteschlange
austria-choice-no-guest = Nimm keinen Gast
austria-choice-die = { $stays ->
        [yes] Nutze
       *[no] Nimm
    } eine { $action }: { $what }{ $boosted ->
        [yes] { " " }(verstärkt { austria-price })
       *[no] { "" }
    }
austria-choice-six = { $stays ->
        [yes] Nutze
       *[no] Nimm
    } eine 6 als { $action } { austria-price }: { $what }{ $boosted ->
        [yes] { " " }(verstärkt)
       *[no] { "" }
    }
austria-choice-idle-die = Nimm eine { $die } und lass ihre Aktion aus
austria-choice-gizia = Nutze Feld { $action }: { $what }
austria-choice-gizia-six = Nutze Feld 6 als { $action } { austria-price }: { $what }
austria-choice-no-action = Nutze kein Aktionsfeld
austria-choice-split = Nimm { $what }
austria-choice-move-in = Lass { FORM($guest, case: "acc") } einziehen
austria-choice-move-into = Lass { FORM($guest, case: "acc") } in { $room } einziehen
austria-choice-completing = { $what }; damit ist eine Gruppe voll: { $bonus }
austria-choice-claim = Werte das Ziel „{ $objective }“ für { austria-points }
austria-choice-begin-serving = { $krones ->
    [0] Serviere { FORM($guest, case: "dat") } { FORM($item, case: "acc") } aus der Küche
   *[other] Serviere { FORM($guest, case: "dat") } { austria-price } { FORM($item, case: "acc") } aus der Küche (und bis zu { $more } weitere Portionen)
}
austria-choice-serve = Serviere { FORM($guest, case: "dat") } auch { FORM($item, case: "acc") }
austria-choice-serve-no-more = Serviere nichts mehr
austria-choice-put = Gib { FORM($guest, case: "dat") } { FORM($item, case: "acc") }
austria-choice-kitchen = Der Rest kommt in die Küche: { $items }
austria-choice-item = Nimm { FORM($item, case: "acc") }
austria-choice-no-more-items = Nimm nichts mehr
austria-choice-fill-order = Vervollständige die Bestellung { FORM($guest, case: "gen") }: { $missing }
austria-choice-no-order = Vervollständige keine Bestellung
austria-choice-prepare = Bereite { $room } { austria-price } vor{ $occupied ->
        [yes] { " " }und belege es
       *[no] { "" }
    }{ $points ->
        [0] { "" }
       *[other] , das bringt { austria-points }
    }
austria-choice-no-more-rooms = Bereite kein weiteres Zimmer vor
austria-choice-occupy = Belege { $room }
austria-choice-occupy-no-more = Belege kein weiteres Zimmer
austria-choice-remove = Gib { $room } auf
austria-choice-call-on = Setze { FORM($card, case: "acc") } ein: { $what }
austria-choice-play = Spiele { FORM($card, case: "acc") } { austria-price } aus
austria-choice-play-nobody = Spiele niemanden aus
austria-choice-play-none-of-them = Spiele keine davon aus
austria-choice-under-deck = Lege { FORM($card, case: "acc") } unter den Stapel
austria-choice-discard = Wirf { FORM($card, case: "acc") } ab
austria-choice-part = { $count ->
    [1] Ja, gern: { $part }
   *[other] Zuerst: { $part }
}
austria-choice-no-more-parts = { $count ->
    [1] Nein, danke
   *[other] Verzichte auf den Rest
}
austria-choice-bonus-first = Zuerst der Bonus: { $bonus }
austria-choice-bonus-later = Zuerst die Belohnung, dann der Bonus: { $bonus }
austria-choice-ignore = Lass den Veranstaltungsleiter für 1 Krone die Wogen glätten
austria-choice-suffer = Nimm die Strafe hin: { $what }

## Was geschah

austria-event-round-began = Runde { $round } beginnt, { $seat } fängt an.
austria-event-rolled = { $dustbin ->
    [0] Die Würfel zeigen { $dice }.
   *[other] Die Würfel zeigen { $dice }; im Mülleimer: { $dustbin }.
}
austria-event-turn-began = { $seat } ist am Zug.
austria-event-passed = { $seat } passt und wartet auf den nächsten Wurf.
austria-event-turn-ended = { $seat } beendet den Zug.
austria-event-guest-taken = { $seat } begrüßt { FORM($guest, case: "acc") } im Café.
austria-event-guest-arrived = Ein neues Gesicht in der Warteschlange: { FORM($guest, case: "nom") }.
austria-event-die-taken = { $strength ->
    [0] { $seat } nimmt eine { $die } und lässt ihre Aktion aus.
   *[other] { $seat } nimmt eine { $die } mit Stärke { $strength }.
}
austria-event-items-gained = { $seat } stellt { $items } in die Küche.
austria-event-items-lost = { $seat } verliert Speisen und Getränke, weil der Kaiser ungehalten ist.
austria-event-item-served = { $seat } serviert { FORM($guest, case: "dat") } { FORM($item, case: "acc") }.
austria-event-order-filled = { $seat } lässt { FORM($guest, case: "dat") } auf Kosten des Hauses die ganze Bestellung servieren.
austria-event-krones-gained = { $seat } erhält { austria-krones }.
austria-event-krones-paid = { $seat } zahlt { austria-krones }.
austria-event-emperor-moved = { $steps ->
    [0] { $seat } steht schon am Ende der Kaiserleiste.
    [one] { $seat } rückt auf der Kaiserleiste 1 Schritt vor, auf Feld { $space }.
   *[other] { $seat } rückt auf der Kaiserleiste { $steps } Schritte vor, auf Feld { $space }.
}
austria-event-emperor-back = { $steps ->
    [one] { $seat } fällt auf der Kaiserleiste um 1 Feld zurück, auf Feld { $space }.
   *[other] { $seat } fällt auf der Kaiserleiste um { $steps } Felder zurück, auf Feld { $space }.
}
austria-event-scored = { $seat } erhält { austria-points } ({ $source }).
austria-event-points-lost = { $seat } verliert { austria-points } ({ $source }).
austria-event-room-prepared = { $seat } bereitet Zimmer { $room } vor.
austria-event-room-occupied = Zimmer { $room } von { $seat } ist jetzt belegt.
austria-event-room-removed = { $seat } gibt Zimmer { $room } auf.
austria-event-moved-in = { $seat } führt { FORM($guest, case: "acc") } auf Zimmer { $room }.
austria-event-staff-played = { $seat } stellt { FORM($card, case: "acc") } ein.
austria-event-staff-used = { $seat } setzt { FORM($card, case: "acc") } ein.
austria-event-staff-drawn = { $seat } zieht { $cards }.
    .hidden = { $count ->
        [one] { $seat } zieht 1 Personalkarte.
       *[other] { $seat } zieht { $count } Personalkarten.
    }
austria-event-staff-under-deck = { $seat } legt { FORM($card, case: "acc") } unter den Stapel.
    .hidden = { $seat } legt eine Personalkarte unter den Stapel.
austria-event-staff-discarded = { $seat } wirft { FORM($card, case: "acc") } ab; die Karte ist aus dem Spiel.
austria-event-staff-kept = { $seat } behält { FORM($card, case: "acc") }.
    .hidden = { $seat } behält eine Personalkarte.
austria-event-objective-claimed = { $seat } wertet das Ziel „{ $objective }“.
austria-event-card-copied = Die Sekretärin von { $seat } kopiert { FORM($card, case: "acc") }.
austria-event-emperor-came = Der Kaiser ist da ({ $tile }).
austria-event-emperor-rewards = Der Kaiser ist mit { $seat } zufrieden ({ $tile }).
austria-event-emperor-punishes = Der Kaiser ist über { $seat } ungehalten ({ $tile }).
austria-event-penalty-ignored = Der Veranstaltungsleiter von { $seat } glättet beim Kaiser die Wogen ({ $tile }).
austria-event-guests-reshuffled = Die abgelegten Gäste werden zu einem neuen Stapel gemischt.
austria-event-extra-turn = E. Gizia verschafft { $seat } nach diesem Zug einen Extrazug.
austria-event-action-copied = E. Gizia lässt { $seat } Aktion { $action } mit Stärke { $strength } nutzen.
austria-event-game-ended = Das Spiel ist zu Ende.

## Woher Punkte kommen

austria-source-0 = Gäste
austria-source-1 = Türsymbole
austria-source-2 = volle Gruppen
austria-source-3 = Kaiserleiste
austria-source-4 = Kaiserplättchen
austria-source-5 = Ziele
austria-source-6 = Personal
austria-source-7 = Personal am Spielende
austria-source-8 = belegte Zimmer
austria-source-9 = Kronen und Küche
austria-source-10 = Gäste, die noch warten

## Warum nicht

austria-why-no-such-choice = Diese Wahl gibt es in diesem Spiel nicht.
austria-why-over = Das Spiel ist zu Ende.
austria-why-first-finish = Eins nach dem anderen. Zuerst: { $question }
austria-why-emperor = Solange der Kaiser da ist, ist nur das zu klären: { $question }
austria-why-set-up = Die Hotels sind noch nicht eröffnet. Zuerst: { $question }
austria-why-nothing-open = Es läuft nichts, was du abschließen könntest.
austria-why-begun = Du hast in diesem Zug schon etwas getan; passen kannst du nur vor allem anderen.
austria-why-no-pass-in-extra-turn = In einem Extrazug wird nicht gepasst; beende ihn stattdessen.
austria-why-die-first = Der Zug endet erst, wenn du einen Würfel genommen hast.
austria-why-guest-taken = Du hast in diesem Zug schon einen Gast genommen.
austria-why-guest-before-die = Einen Gast nimmst du vor dem Würfel, nicht danach.
austria-why-no-table = In deinem Café ist kein Tisch frei.
austria-why-guest-too-dear = { austria-krones } kostet { FORM($guest, case: "nom") }; du hast { austria-purse }.
austria-why-die-taken = Du hast in diesem Zug schon einen Würfel genommen.
austria-why-no-die = Auf Feld { $die } liegt kein Würfel.
austria-why-not-idle = Die Aktion eines Würfels lässt du nur aus, wenn dein Zug begonnen hat und du keinen einzigen Würfel bezahlen kannst.
austria-why-no-krone-for-six = Eine 6 kostet 1 Krone, und du hast keine.
austria-why-no-krone-for-boost = Verstärken kostet 1 Krone mehr, als du hast.
austria-why-no-boost-by-gizia = Die Aktion von E. Gizia lässt sich nicht verstärken.
austria-why-no-die-for-gizia = E. Gizia lässt dich eine Aktion nutzen; dafür wird kein Würfel genommen.
austria-why-no-krone-for-gizia = Feld 6 kostet 1 Krone, und du hast keine.
austria-why-nobody-there = An Tisch { $table } sitzt niemand.
austria-why-order-incomplete = Die Bestellung ist nicht vollständig: Noch wartet { FORM($guest, case: "nom") } auf { $missing }.
austria-why-order-complete = Es fehlt nichts: Alles ist serviert, was { FORM($guest, case: "nom") } bestellt hat.
austria-why-no-fitting-room = Du hast kein passendes freies Zimmer für { FORM($guest, case: "acc") } ({ $colour }).
austria-why-not-wanted = Es nützt nichts, { FORM($guest, case: "dat") } { FORM($item, case: "acc") } zu bringen: nicht bestellt oder schon serviert.
austria-why-not-in-kitchen = In deiner Küche ist kein { $item }.
austria-why-not-among-new-items = Unter den neuen Portionen ist kein { $item }.
austria-why-no-krone-to-serve = Aus der Küche zu servieren kostet { austria-krones }, und du hast keine.
austria-why-no-item-to-choose = Nichts gibt dir jetzt eine Speise oder ein Getränk deiner Wahl.
austria-why-own-disc = Auf „{ $objective }“ liegt schon deine Scheibe.
austria-why-no-disc-space = Auf „{ $objective }“ ist kein Platz mehr frei.
austria-why-not-met = Das muss erst erfüllt sein: { $need }.
austria-why-guest-first = Wähle zuerst den Gast, der einzieht, dann das Zimmer.
austria-why-rooms-by-action = Zimmer bereitest du mit einer 3 oder durch einen Effekt vor, nicht jederzeit.
austria-why-nothing-to-divide = Jetzt ist nichts aufzuteilen; nimm erst einen Würfel.
austria-why-no-parts = Jetzt stehen keine Teile einer Belohnung aus.
austria-why-no-such-part = So viele Teile sind es nicht.
austria-why-same-part = Dieser Teil gleicht einem anderen; wähle jenen.
austria-why-no-bonus = Jetzt steht kein Belegungsbonus aus.
austria-why-no-penalty = Der Kaiser straft dich gerade nicht.
austria-why-no-conference-manager = Nur der Veranstaltungsleiter kann eine Strafe abwenden.
austria-why-no-choice-of-sides = Hier gibt es keine Wahl: Du erleidest die Strafe, wenn du kannst, und verlierst nur sonst Punkte.
austria-why-main-action = Die Aktion des Würfels muss ausgeführt werden.
austria-why-item-comes-anyway = Das bekommst du ohnehin; es kann nur nützen.
austria-why-too-many-cakes = { $most ->
    [0] Eine einzelne Speise ist ein Strudel: nie mehr Kuchen als Strudel.
   *[other] Höchstens { $most } Kuchen bei { $strength } Speisen: nie mehr Kuchen als Strudel.
}
austria-why-too-many-coffees = { $most ->
    [0] Ein einzelnes Getränk ist ein Wein: nie mehr Kaffee als Wein.
   *[other] Höchstens { $most } Kaffee bei { $strength } Getränken: nie mehr Kaffee als Wein.
}
austria-why-too-many-krones = { $most ->
    [one] Höchstens 1 Krone: Mehr gibt es nicht aufzuteilen.
   *[other] Höchstens { $most } Kronen: Mehr gibt es nicht aufzuteilen.
}
austria-why-room-there = Auf { $room } liegt schon ein Plättchen.
austria-why-bottom-left-first = Ein Hotel beginnt in der Ecke unten links.
austria-why-not-adjacent = Neben { $room } hast du kein Zimmer.
austria-why-too-high = Dieser Effekt reicht nur bis Etage { $floor }, also nicht bis { $room }.
austria-why-room-too-dear = { $room } vorzubereiten kostet { austria-krones }; du hast { austria-purse }.
austria-why-first-rooms = { $count ->
    [one] Vor der Eröffnung ist noch ein Zimmer vorzubereiten.
   *[other] Vor der Eröffnung sind noch { $count } Zimmer vorzubereiten.
}
austria-why-one-room-at-least = Du hast einen Würfel für Zimmer genommen, also bereite mindestens eines vor.
austria-why-occupied = In { $room } wohnt schon jemand.
austria-why-not-occupied = In { $room } wohnt niemand.
austria-why-no-room-there = Auf { $room } liegt kein Plättchen.
austria-why-wrong-colour = In { $room } kann { FORM($guest, case: "nom") } ({ $colour }) nicht einziehen.
austria-why-not-highest = Der Kaiser verlangt zuerst ein Zimmer der höchsten Etage, und { $room } liegt tiefer.
austria-why-not-next-below = Das zweite Zimmer nimmt der Kaiser von weiter unten, nicht { $room }.
austria-why-play-by-action = Du hast { FORM($card, case: "acc") } noch auf der Hand; Personal spielst du mit einer 5 oder durch einen Effekt aus.
austria-why-not-on-display = Du hast { FORM($card, case: "acc") } nicht in deiner Auslage.
austria-why-used = Du hast { FORM($card, case: "acc") } in dieser Runde schon eingesetzt.
austria-why-not-once-per-round = Du kannst { FORM($card, case: "acc") } nicht einsetzen: Diese Karte wirkt von selbst.
austria-why-not-in-hand = Du hast { FORM($card, case: "acc") } nicht auf der Hand.
austria-why-not-on-offer = Dir wird { FORM($card, case: "nom") } nicht angeboten.
austria-why-staff-too-dear = { austria-krones } kostet dich { FORM($card, case: "nom") } jetzt; du hast { austria-purse }.
austria-why-not-in-pack = Du kannst { FORM($card, case: "acc") } nicht behalten: Diese Karte steht dir nicht zur Wahl.
austria-why-not-end-of-game = Nur Spielende-Karten sind in Gefahr, und { FORM($card, case: "nom") } gehört nicht dazu.
austria-why-not-at-risk = { $edition ->
    [old] Du hast { FORM($card, case: "acc") } nicht auf der Hand.
   *[revised] Du hast { FORM($card, case: "acc") } nicht in deiner Auslage.
}
