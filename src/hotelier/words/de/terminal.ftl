# Spielen und Zuschauen im Terminal, auf Deutsch. Was die Spiele selbst sagen, steht in ihren Dateien.

## Grand Austria Hotel

terminal-krones = { $krones ->
    [one] 1 Krone
   *[other] { $krones } Kronen
}
terminal-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
# Der Buchstabe einer Farbe, wie er auch auf den Zimmern steht; grüne Gäste dürfen überall hin.
terminal-letter-blue = B
terminal-letter-red = R
terminal-letter-yellow = Y
terminal-letter-green = G
terminal-emperor-after = Kaiser nach Runde { $round }
terminal-emperor-brings = { $reward }; ohne seine Gunst: { $penalty }
terminal-objectives = Ziele
terminal-claimed = ({ $name } { $points })
terminal-space-1 = Strudel und Kuchen
terminal-space-2 = Wein und Kaffee
terminal-space-3 = Zimmer
terminal-space-4 = Kronen und Kaiser
terminal-space-5 = Personal
terminal-space-6 = beliebig
terminal-price = { $krones ->
    [0] { "" }
   *[other] { $krones } Kr
}
terminal-column-plain = normal
terminal-column-boosted = verstärkt
terminal-column-queue = { "" }
terminal-column-cost = Kosten
terminal-column-guest = Gast
terminal-column-order = Bestellung
terminal-column-reward = Belohnung
terminal-rooms = { $prepared } Zimmer, { $occupied } belegt
terminal-kitchen = Küche:
terminal-empty = leer
terminal-no-guests = niemand im Café
terminal-table = Tisch { $place }:
terminal-waits = wartet auf
terminal-ready = kann einziehen
terminal-staff = Personal:
terminal-none = –
terminal-hand-size = { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}
terminal-turns = Zugreihenfolge { $order }, { $turns } von 2 Zügen gespielt
terminal-passed = gepasst
terminal-wealth = { terminal-points } · { terminal-krones } · Kaiser { $emperor }
terminal-hand = Deine Hand
terminal-offer = Im Angebot
terminal-pack = Zur Auswahl
terminal-staff-of = Personal von { $name }

## Grand Austria Hotel, einzigartige Hotels

terminal-entrances = Einzigartige Hotels im Angebot
terminal-bid = { $name } bietet { terminal-krones }
terminal-first-die = erster Würfel { $die }
terminal-dove-tokens = Marker: { $tokens }
terminal-pile = Stapel: { $guests }
terminal-own-aim = { $title }{ $claimed ->
    [yes] { " " }(gewertet)
   *[no] { "" }
}

## Grand Austria Hotel, allein

terminal-leopold-decks = noch { $cards } Anweisungskarten und { $staff } Personalkarten
terminal-leopold-objectives = Ziele: { $discs }
terminal-no-disc = keine Scheibe
terminal-stars = Zahnräder auf den Sternen: { $stars } von 9
terminal-items-on-spaces = Speisen und Getränke auf den Aktionsfeldern: { $items }
terminal-cogwheel-rooms = Zahnräder in Zimmern: { $rooms }
terminal-marked-guests = Gäste mit Zahnrad in der Warteschlange: { $guests }
terminal-cogwheels-on-spaces = Zahnräder auf den Aktionsfeldern: { $cogwheels }

## Overbooking

terminal-hotel = Hotel { $number }: { $beds ->
    [one] 1 Bett
   *[other] { $beds } Betten
}
terminal-next-side = nächste Runde: { $beds } Betten, { $rule }
terminal-door = Hintertür
terminal-door-closed = Hintertür: geschlossen
terminal-token = 1 Marker
terminal-queue = Warteschlange, { $cards } von { $limit }
terminal-named = { $card }, bestimmt
terminal-face-down = { $card }, verdeckt
terminal-of-family = { $count } { $family }
terminal-nobody = noch niemand
terminal-points-of = { terminal-points }
terminal-pile-booked = gebucht ({ $count }): { $cards }
terminal-pile-discarded = abgelegt ({ $count }): { $cards }
terminal-card = { $kind } ({ $beds })
terminal-back = { $family }, { $crest }
terminal-at-door = { $kind } an einer Hintertür (d): { $ability }
terminal-own-hand = Deine Hand: { $cards }
terminal-column-player = Spieler
terminal-column-points = Punkte
terminal-column-tokens = Marker
terminal-column-cards = Hand
terminal-column-deck = Stapel
terminal-column-booked = gebucht
terminal-column-card = Karte
terminal-column-beds = Betten
terminal-column-coins = Münzen
terminal-column-crest = Wappen

## An der Tastatur

terminal-help =
    Tippe die Nummer oder das Wort einer Möglichkeit. Mehrere Wörter in einer Zeile, wie ein Hinweis
    sie schreibt, werden nacheinander gespielt; wo eines nicht geht, ist Schluss, und was davor stand,
    gilt. Diese Wörter helfen immer:
    board: der ganze Tisch      list: alle Möglichkeiten ausführlich   cards: offen liegende Karten
    log: was geschah            why WORT: warum etwas nicht geht       card NAME: was eine Karte tut
    undo: Wahl zurücknehmen     save DATEI: Spiel speichern            hint: Rat des Coachs
    help, h oder ?: dieser Text quit: aufhören
terminal-prompt = Nummer, Wort oder help >
terminal-to-choose = { $name }: { $question }
terminal-thinks = { $name } denkt nach …
terminal-choose-among = Zur Wahl stehen 1 bis { $count }.
terminal-saved = Gespeichert in { $file }. Weiter geht es mit: hotelier play --resume { $file }
terminal-kept = Gespeichert in { $file }. Zum Zurückblicken: hotelier review { $file }
terminal-no-undo = Das lässt sich nicht zurücknehmen: Verdecktes wurde sichtbar, oder jemand anders hat gewählt.
terminal-no-choice = „{ $word }“ ist keine Möglichkeit in { $game }; help sagt, was du tippen kannst.
terminal-not-played = Nicht gespielt: { $words }. { $why }
terminal-then-others = Dann hat schon jemand anders zu wählen.
terminal-number-first = Die Nummer { $number } meint eine Möglichkeit auf dem Bildschirm; nach anderen Möglichkeiten gehen nur Wörter.
terminal-no-more = „{ $word }“ wird allein getippt, ohne „{ $rest }“.
terminal-why-which = Sag, welche Möglichkeit du meinst: why WORT.
terminal-card-which = Sag, welche Karte du meinst: card NAME.
terminal-no-card = Keine Karte heißt „{ $words }“ oder hat diese Nummer.
terminal-legal = Das ist erlaubt.
terminal-reason = { $reason } ({ $clause })
terminal-hint = Was der Coach täte, das Beste zuerst
terminal-hint-way = Spielweise
terminal-hint-own = Punkte
terminal-hint-other = bester anderer
terminal-hint-win = Siegchance
terminal-hint-loss = schlechter um
terminal-coach-thinks = Der Coach denkt nach …
terminal-coach-stopped = Der Coach hat aufgehört nachzudenken.
terminal-no-hint = Ein Hinweis hülfe dir gegen die anderen an dieser Tastatur; Hinweise gibt es gegen Bots und allein.
terminal-after = board zeigt den Tisch, log erzählt das Spiel noch einmal, save DATEI bewahrt es, Enter beendet >
terminal-over = Das Spiel ist zu Ende. Möglich sind noch board, cards, card NAME, log und save DATEI; Enter beendet.
terminal-good-bye = Auf Wiedersehen.
terminal-not-saved = Auf Wiedersehen. Das Spiel wurde nicht gespeichert.
terminal-covered = Jetzt ist { $name } am Zug. Die anderen schauen bitte weg.
terminal-uncover = Drücke Enter, um deine Karten zu sehen:
terminal-more-news = … und { $count } Zeilen davor; log zeigt sie.

## Das Ende

terminal-where-from = Woher die Punkte kamen
terminal-winner = { $name } (Sieg)
terminal-total = Summe
terminal-tie-austria = bei Gleichstand: übrige Kronen und Küche
terminal-tie-overbooking = bei Gleichstand: gebuchte Gäste mit drei Münzen

## Rückschau

terminal-replay-help = Enter: nächste Wahl.  b: zurück.  eine Nummer: zu dieser Wahl.  board.  q: aufhören.
terminal-replay-choices = Es sind { $count } Entscheidungen.
terminal-replay-after = Nach { $step } von { $count } Entscheidungen:

## Dateien

terminal-file-large = { $file } ist zu groß für ein Spielprotokoll.
terminal-file-no-text = { $file } ist keine Textdatei, also auch kein Spielprotokoll.
terminal-file-unread = { $file } lässt sich nicht lesen: { $reason }.
terminal-save-which = Sag, in welche Datei gespeichert werden soll: save DATEI.
terminal-file-which = Sag, welche Datei geschrieben werden soll.
terminal-file-there = { $file } gibt es schon; es wurde nichts geschrieben.
