# Die einzigartigen Hotels von Grand Austria Hotel auf Deutsch.
#
# `.acc` eines Hotels ist sein Name im Satz, im Akkusativ mit Artikel, `.short` sagt in einem Satz, was es
# tut, `.text` alles außer dem, was es am Anfang gibt. Was nirgends dokumentiert ist, ist gekennzeichnet.

## Namen

entrance-hotel-chateau = Chateau Paulwei
    .acc = Chateau Paulwei
    .short = Volle Zimmergruppen zahlen mehr, und du kannst mit fünf Zimmern beginnen.
    .text =
        Nach deinen ersten drei Zimmern darfst du bis zu { $rooms } weitere vorbereiten, jedes zum Preis seiner Etage.
        Volle Gruppen aus 1, 2, 3 und 4 Zimmern zahlen dir mehr als anderen: blaue { $blue } Punkte, rote { $red } Kronen, gelbe { $yellow } Kaiserschritte.
entrance-hotel-corogari = Corogari Zant-Mainz
    .acc = Corogari Zant-Mainz
    .short = Die Summe deiner beiden Würfel einer Runde bringt einen Bonus.
    .text =
        Nimmst du deinen zweiten Würfel einer Runde, wird er zum ersten addiert, und die Summe bringt dir vor der Hauptaktion einen Bonus:
        { $sums }
entrance-hotel-dove = Dove
    .acc = Dove
    .short = Volle Spalten und volle Etagen bringen Bonusmarker.
    .text =
        Nach deinen ersten drei Zimmern darfst du ein weiteres kostenlos vorbereiten.
        Wird eine Spalte vollständig belegt, wählst du einen der übrigen Marker und erhältst, was oben steht; für eine Etage, was unten steht. Der ganze Marker ist danach aus dem Spiel.
        { $tokens }
entrance-hotel-kaufman = Kaufman
    .acc = Kaufman
    .short = Vier Tische, zwei Gäste pro Zug und Punkte, wenn in einer Runde viele einziehen.
    .text =
        Dein Café hat { $tables } Tische. Gleich nach deinem ersten Gast des Spiels darfst du kostenlos einen zweiten nehmen.
        Nach dem Gast, den du in deinem Zug nimmst, und sobald die Warteschlange wieder voll ist, darfst du einen zweiten zu seinem Preis nehmen.
        Gäste, die bei dir einziehen, kommen auf einen Stapel. Er wird am Ende jeder Runde gewertet und abgelegt: { $two } für 2 Gäste, { $three } für 3, { $four } für 4, { $five } für 5 oder mehr.
entrance-hotel-mayenfels = Mayenfels
    .acc = Mayenfels
    .short = Jede Personalkarte, die du ausspielst, bringt eine Krone und eine weitere Karte.
    .text =
        Am Anfang ziehst du 1 Personalkarte, dann darfst du 1 aus der Hand um { $discount } Kronen günstiger ausspielen.
        Nach jeder Personalkarte, die du später ausspielst, erhältst du { $krones } und darfst 1 Personalkarte ziehen.
entrance-hotel-ninas = Ninas Melange
    .acc = Ninas Melange
    .short = Drei Ziele für dich allein.
    .text =
        Daneben liegen je ein Ziel A, B und C, die nur du in deinem Zug werten kannst: für { $early } Punkte in den Runden 1 bis 3, { $middle } in den Runden 4 und 5, { $late } in den Runden 6 und 7. Du legst keine Scheibe.
        Am Spielende bringen 4, 5 und 6 gewertete Ziele, deine eigenen und die gemeinsamen zusammen, { $set } Punkte.
entrance-hotel-stroup = Stroup
    .acc = Stroup
    .short = Das erste belegte Zimmer jeder Gruppe zahlt sofort.
    .text =
        Immer wenn du das erste Zimmer einer Gruppe belegst, erhältst du { $blue } für ein blaues, { $red } für ein rotes, { $yellow } für ein gelbes.
entrance-hotel-wray = The Grand Wray Hotel
    .acc = das Grand Wray Hotel
    .short = Eigene Kaiserplättchen, bezahlt mit Schritten zurück.
    .text =
        Daneben liegen je zwei Kaiserplättchen A, B und C. Einmal in jedem deiner Züge darfst du auf der Kaiserleiste zurückgehen und die Belohnung eines davon nehmen: { $first } für ein A, { $second } für ein B, { $third } für ein C (was wozu gehört, ist unsere Lesart). Das Plättchen ist danach aus dem Spiel.
entrance-hotel-kozi = The Kozi Palace, Wien
    .acc = den Kozi Palace
    .short = Ein Würfel von einem Nachbarfeld kommt mit auf das Feld, das du nutzt.
    .text =
        Bevor du ein Aktionsfeld nutzt, darfst du einen Würfel von einem Nachbarfeld dorthin legen und auf die neue Zahl drehen. Er zählt dort mit und darf der sein, den du nimmst. 6 und 1 sind keine Nachbarn.
entrance-token-1 = Punkte
    .acc = den Marker „Punkte“
entrance-token-2 = Kasse
    .acc = den Marker „Kasse“
entrance-token-3 = Kaiserkrone
    .acc = den Marker „Kaiserkrone“
entrance-token-4 = Speisekammer
    .acc = den Marker „Speisekammer“
entrance-token-5 = Glocke
    .acc = den Marker „Glocke“
austria-source-12 = das einzigartige Hotel
austria-source-13 = das einzigartige Hotel am Spielende

## Was vereinbart wird

austria-option-entrances = Einzigartige Hotels
    .text = Alle führen eines von neun Hotels mit eigener Regel, ersteigert oder gezogen. Wie Versteigerung und Ziehen zu zweit bis zu viert ablaufen, ist rekonstruiert. Allein: nur gezogen und nur gegen ein besonderes Hotel.
austria-option-entrances-none = keine
austria-option-entrances-auction = Versteigerung
austria-option-entrances-draw = drei ziehen, eines behalten

## Karten, vollständig

entrance-card =
    { $name }: ein einzigartiges Hotel.
    Zu Beginn: { $gifts }.
    { $rules }
entrance-card-token =
    { $code } { $name }: ein Bonusmarker von Dove{ $mark }.
    Oben: { $top }.
    Unten: { $bottom }.
entrance-line-token = { $name }: oben { $top }; unten { $bottom }{ $mark }.
entrance-line-sum = { $low } oder { $high }: { $what }.
entrance-line-seven = 7: nichts.
entrance-lines =
    { $first }
    { $rest }
entrance-spaces = { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}
entrance-mark-documented = { "" }
entrance-mark-reconstructed = { " (rekonstruiert)" }

## Was gefragt wird

entrance-question-bid = Welches Hotel soll deines werden? Eines, das niemand hält, bekommst du umsonst, jedes andere für eine Krone mehr als sein jetziges Gebot.
entrance-question-keep = Welches dieser Hotels behältst du?
entrance-question-rooms = { $count ->
    [one] Dein Hotel hat noch Platz: Welches Zimmer bereitest du zusätzlich vor?
   *[other] Dein Hotel hat noch Platz: Welches Zimmer bereitest du zusätzlich vor (noch { $count })?
}
entrance-question-second-guest = Kaufman hat Platz für zwei: Welchen zweiten Gast nimmst du?
entrance-question-use-space = Wie nutzt du Feld { $space }?
entrance-question-due = Mehreres ist voll geworden: Was kommt zuerst?
entrance-question-due-or-reward = Etwas ist voll geworden: Was kommt zuerst?
entrance-question-token = { $half ->
    [top] Welchen Marker setzt du für die volle Spalte ein?
   *[bottom] Welchen Marker setzt du für die volle Etage ein?
}

## Was du tun kannst

entrance-choice-bid = { $krones ->
    [0] Biete 0 Kronen für { FORM($hotel, case: "acc") }
    [one] Biete 1 Krone für { FORM($hotel, case: "acc") }
   *[other] Biete { $krones } Kronen für { FORM($hotel, case: "acc") }
}
entrance-choice-keep = Behalte { FORM($hotel, case: "acc") }
entrance-choice-no-second-guest = Nimm keinen zweiten Gast
entrance-choice-claim = Werte dein eigenes Ziel „{ $objective }“ für { austria-points }
entrance-choice-tile = Gehe auf der Kaiserleiste { entrance-spaces } zurück für { $tile }: { $reward }
entrance-choice-move-die = Lege einen Würfel von Feld { $here } auf Feld { $there } und nutze es: Dort liegen dann { $dice } Würfel
entrance-choice-sum = { $what }; mit deiner { $first } ergibt das { $sum }: { $bonus }
entrance-choice-bonus = Zuerst der Bonus: { $bonus }
entrance-choice-due-token = { $half ->
    [top] Zuerst ein Marker für die Spalte
   *[bottom] Zuerst ein Marker für die Etage
}
entrance-choice-later = Zuerst die Belohnung
entrance-choice-token = Setze { FORM($token, case: "acc") } ein: { $gain }
entrance-choice-first-of-group = { $what }; es ist das erste seiner Gruppe: { $bonus }
entrance-choice-full = { $what }; damit voll: { $area ->
    [column] eine Spalte
    [floor] eine Etage
   *[both] eine Spalte und eine Etage
}

## Was geschieht

entrance-event-turned-up = Ein einzigartiges Hotel wird aufgedeckt: { $hotel }.
entrance-event-objective-laid = Neben Ninas Melange liegt das Ziel „{ $objective }“.
entrance-event-tile-laid = Neben dem Grand Wray Hotel liegt { $tile }.
entrance-event-bid = { $krones ->
    [0] { $seat } bietet 0 Kronen für { FORM($hotel, case: "acc") }.
    [one] { $seat } bietet 1 Krone für { FORM($hotel, case: "acc") }.
   *[other] { $seat } bietet { $krones } Kronen für { FORM($hotel, case: "acc") }.
}
entrance-event-gained = { $seat } führt von nun an { FORM($hotel, case: "acc") }.
entrance-event-group-begun = { $seat } hat das erste { FORM($colour, case: "e") } Zimmer einer Gruppe belegt.
entrance-event-dice-added = Die beiden Würfel von { $seat } ergeben zusammen { $sum }.
entrance-event-token = { $half ->
    [top] { $seat } setzt { FORM($token, case: "acc") } für eine volle Spalte ein.
   *[bottom] { $seat } setzt { FORM($token, case: "acc") } für eine volle Etage ein.
}
entrance-event-pile = { $guests ->
    [one] Bei { $seat } ist in dieser Runde 1 Gast eingezogen.
   *[other] Bei { $seat } sind in dieser Runde { $guests } Gäste eingezogen.
}
entrance-event-claimed = { $seat } wertet ein eigenes Ziel: „{ $objective }“.
entrance-event-set = { $seat } hat insgesamt { $count } Ziele gewertet.
entrance-event-tile = { $seat } geht auf der Kaiserleiste zurück und nimmt die Belohnung von { $tile }.
entrance-event-die-moved = { $seat } legt einen Würfel von Feld { $here } auf Feld { $there }.

## Warum nicht

entrance-why-none = Dieser Tisch spielt ohne einzigartige Hotels.
entrance-why-set-up-only = Die einzigartigen Hotels wurden beim Aufbau vergeben.
entrance-why-first = Beantworte zuerst das: { $question }
entrance-why-not-up = Dieses Hotel ist nicht im Angebot: { $hotel }.
entrance-why-bid-too-high = Das nächste Gebot für { FORM($hotel, case: "acc") } beträgt { austria-krones }, und du hast nur { $purse }.
entrance-why-no-fourth-table = Nur das Café von Kaufman hat einen vierten Tisch, und dieses Hotel gehört dir nicht.
entrance-why-second-guest-too-dear = Als zweiter Gast kostet { FORM($guest, case: "nom") } { austria-krones }; du hast { austria-purse }.
entrance-why-other-space = Der Würfel kam auf Feld { $space }: Dieses Feld ist jetzt zu nutzen.
entrance-why-not-ninas = Nur Ninas Melange hat eigene Ziele, und dieses Hotel gehört dir nicht.
entrance-why-claimed = Dieses Ziel hast du schon gewertet.
entrance-why-not-wray = Nur das Grand Wray Hotel hat Kaiserplättchen, und dieses Hotel gehört dir nicht.
entrance-why-tile-gone = Dieses Kaiserplättchen ist aus dem Spiel.
entrance-why-one-tile = Pro Zug darfst du nur ein Kaiserplättchen nutzen.
entrance-why-too-far-back = { $tile } kostet { entrance-spaces } auf der Kaiserleiste, und du stehst auf { $space }.
entrance-why-in-turn-only = Das darfst du nur in deinem Zug, wenn gerade nichts anderes gefragt ist.
entrance-why-not-dove = Nur Dove hat Bonusmarker, und dieses Hotel gehört dir nicht.
entrance-why-token-gone = Du kannst { FORM($token, case: "acc") } nicht noch einmal einsetzen: Er ist aus dem Spiel.
entrance-why-nothing-full = Einen Marker setzt du ein, wenn eine Spalte oder eine Etage vollständig belegt wird.
entrance-why-token-must = Ein Marker muss eingesetzt werden, auch wenn sein Bonus nichts nützt.
entrance-why-not-kozi = Nur der Kozi Palace verlegt Würfel, und dieses Hotel gehört dir nicht.
entrance-why-no-die-to-move = Auf Feld { $here } liegt kein Würfel.
entrance-why-space-too-dear = Feld { $there } könntest du nicht bezahlen.
