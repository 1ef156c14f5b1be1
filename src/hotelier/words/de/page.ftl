# Die Seite selbst, auf Deutsch: die Lobby und was in jedem Raum gesagt wird. Was die Spiele sagen,
# kommt vom Haus.

brand = hotelier
tagline = Hotel-Brettspiele an einem Wiener Tisch
loading = Einen Moment bitte …
theme-to-dark = Abendlicht
theme-to-light = Tageslicht
to-lobby = Zur Lobby
trouble = Das hat nicht geklappt: { $reason }
close = Schließen
cancel = Abbrechen
player = Spieler { $number }
you = Du
no-answer = Das Haus antwortet nicht. Bist du online?

## Was das Haus ablehnt, wo sein eigener Satz keine Einzelheiten hat

refused-no-such-table = Diesen Tisch gibt es nicht, oder er ist abgeräumt.
refused-no-seat = Dafür brauchst du einen Platz an diesem Tisch.
refused-not-host = Das darf nur der Gastgeber des Tisches.
refused-not-invited = An diesen Tisch kommt man nur mit Einladung.
refused-no-spectators = An diesem Tisch wird nicht zugeschaut.
refused-not-your-turn = Gerade ist jemand anders am Zug.
refused-no-undo = Zurücknehmen kannst du nur deine eigene letzte Wahl, und nur solange nichts Verdecktes sichtbar wurde.
refused-too-many = Das war zu viel auf einmal. Bitte warte einen Moment.
refused-too-many-gestures = Bitte immer nur eine Geste auf einmal.
refused-too-slow = Das hat zu lange gedauert. Bitte versuche es noch einmal.
refused-busy = Am Tisch ist sehr viel los. Bitte versuche es noch einmal.
refused-closing = Das Haus schließt. Bitte versuche es gleich noch einmal.
refused-no-database = Das Haus kann gerade nichts aufschreiben. Bitte versuche es gleich noch einmal.
refused-trouble = Das Haus hat einen Fehler gemacht. Er ist vermerkt.

## Lobby

guide-first-game = Erstes Spiel? Lerne beim Spielen
how-to-play = So wird gespielt
how-to-play-game = So wird gespielt: { $game }
levels = Wie gut die Bots spielen
name-title = Wie dürfen wir dich nennen?
name-hint = Die anderen an deinen Tischen sehen diesen Namen. Du darfst ihn auch leer lassen.
name-go = Los geht’s
play-bots = Gegen Bots spielen
play-rival = Gegen { $name } spielen
play-friends = Freunde einladen
play-together = An einem Gerät
together-hint = Wer spielt an diesem Bildschirm? Gebt ihn nach eurem Zug weiter.
together-name = Name von Spieler { $number }
together-bot = niemand (ein Bot spielt)
together-few = Trage mindestens zwei Namen ein.
together-alike = Zwei von euch heißen gleich.
opponents = { $count ->
    [0] allein
    [one] 1 Gegner
   *[other] { $count } Gegner
}
opponents-label = Anzahl der Gegner
all-options = Alle Optionen
language = Sprache
your-name = Dein Name
bots-play = Bots
options-together = Mit mehreren Spielern
options-alone = Allein
options-default = Zurück zu den üblichen Optionen
options-chosen = Deine Optionen
option-chosen = { $option }: { $value }
option-listed = Alle können diesen Tisch finden und sich dazusetzen
option-watchable = Andere dürfen zuschauen
option-hints = Alle dürfen den Coach um Hinweise bitten
my-games = Meine Spiele
no-games = Hier erscheinen deine Spiele. Dieser Browser merkt sich deine Plätze.
my-games-show = Zeigen
my-games-all = alle
my-games-mine = wo ich am Zug bin
my-games-running = noch laufende
my-games-over = beendete
my-games-sort = Sortieren
sort-turn = mein Zug zuerst
sort-latest = neueste zuerst
sort-game = nach Spiel
my-games-none = Keines deiner Spiele passt dazu.
my-games-older = Ältere Spiele zeigen
my-games-turn = { $name } ist am Zug
my-games-score = Punkte: erst deine, dann die der anderen
my-turn = du bist am Zug
status-gathering = wartet auf Spieler
status-playing = läuft
status-over = beendet
status-gone = nicht mehr da
go-on = Weiter
look-back = Rückschau
forget = Vergessen
forget-sure = Du spielst dort noch. Dieser Browser würde deinen Platz nicht mehr kennen.
forgotten = Vergessen: dein Spiel { $game }.
forget-undo = Doch merken
keep-it = Behalten
with-players = mit { $names }
start = Spiel beginnen
open-tables = Offene Tische
sit-down = Platz nehmen
watch = Zuschauen

bring-journal = Spielprotokoll öffnen
bring-hint = Ein als Protokoll gespeichertes Spiel kannst du hier ansehen und von jedem Schritt aus weiterspielen.
bring-file = Eine Datei (du kannst sie auch hier ablegen)
bring-text = Oder ihr Text
bring-open = Öffnen
journal-too-large = Das ist zu groß für ein Spielprotokoll.

lost-title = Dieses Zimmer gibt es nicht
lost-hint = Diese Adresse führt im Haus nirgendwohin. Vielleicht fehlt im Link ein Buchstabe.

## Galerie und Ergebnisse

gallery = Galerie
gallery-games = Spiele
gallery-search = Suchen
gallery-found = { $count ->
    [0] Keine passende Karte
    [one] 1 Karte
   *[other] { $count } Karten
}
gallery-guests = Gäste
gallery-staff = Personal
gallery-tiles = Kaiserplättchen
gallery-objectives = Ziele
gallery-hotels = Besondere Hotels
gallery-unique = Einzigartige Hotels
gallery-this = Mehr in der Galerie
gallery-key = I: mehr in der Galerie
gallery-rules = Hotels nach ihrer Hausregel
gallery-side = Hotelkarte { $card }, { $side }: { $beds } Betten
memoirs = Ergebnisse
memoirs-none = Hier erscheinen deine beendeten Spiele, auch wenn das Haus ihre Tische längst abgeräumt hat.
memoirs-game = Spiel
memoirs-result = Ergebnis
memoirs-all = alle
memoirs-won = gewonnen
memoirs-lost = nicht gewonnen
memoirs-csv = Als CSV exportieren
memoirs-games = Spiele
memoirs-wins = Siege
memoirs-mean = Punkte im Schnitt
memoirs-best = Höchste Punktzahl
memoirs-over-time = Punkte im Lauf der Zeit
memoirs-line = Deine Punkte, vom ersten Spiel bis zum letzten: { $scores }
memoirs-sources = Punkte nach Herkunft, im Schnitt
memoirs-against = Nach Gegnern
memoirs-record = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $wins } gewonnen
memoirs-gone = Das Spiel wurde aus der Liste entfernt.

## Das Regelbuch

rules = Regelbuch
rules-search = In den Regeln suchen
rules-books = Regelbücher
rules-found = { $count ->
    [0] Davon spricht keine Regel.
    [one] 1 Regel
   *[other] { $count } Regeln
}
rules-unknown = Eine Regel { $clause } gibt es nicht.
