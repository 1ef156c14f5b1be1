# Was schiefgeht, auf Deutsch: ein Satz für alles, was Befehl, Bibliothek und Haus ablehnen.
# Wörter in Anführungszeichen („{ $token }“) sind die von Befehlen, Spielprotokollen und Programmen.

## Spiele, Optionen und Bots

error-no-game = Ein Spiel „{ $name }“ gibt es nicht; es gibt { $known }.
error-no-bot = Einen Bot „{ $name }“ gibt es nicht; es gibt { $known }.
error-no-option = { $game } hat keine Option „{ $name }“; es hat { $known }.
error-no-value = „{ $value }“ ist kein Wert von { $name }: { $known }.
error-option-only-for = Die Option { $name } gibt es nur bei dieser Spielerzahl: { $sizes }, nicht bei { $size }.
error-nobody-to-bid = Allein gibt es niemanden, gegen den du bieten könntest: Wähle stattdessen entrances draw.
error-no-language = Texte in „{ $language }“ gibt es nicht, nur in { $known }.
error-entrances-need-special = Allein werden einzigartige Hotels gegen eines der vier besonderen Hotels gespielt: Wähle dazu ein leopold-hotel, oder entrances none.

## Startwerte und Wörter dazu

error-seed = Ein Startwert ist eine ganze Zahl von 0 bis { $largest } oder eine geheime von 2^{ $from } bis 2^{ $to } - 1.
error-one-word = Jeder Platz steuert höchstens ein Wort bei.
error-word-needs-secret = Wörter lassen sich nur zu einem geheimen Startwert beisteuern.
error-word-length = Ein Wort hat 1 bis { $longest } Zeichen in einer Zeile.

## Entscheidungen

error-no-choice = „{ $token }“ ist keine Möglichkeit in { $game }.
error-not-legal = „{ $token }“ ist jetzt nicht erlaubt; erlaubt ist: { $legal }.
error-game-over = Das Spiel ist zu Ende.
error-no-step = Das Spiel hat { $choices } Entscheidungen, also keinen Schritt { $step }.

## Spielprotokolle

error-no-journal = Das ist kein Spielprotokoll von hotelier: Die erste Zeile lautet anders.
error-journal-format = Dieses Spielprotokoll ist in einem anderen Format als { $format } geschrieben.
error-journal-cut-short = Das Spielprotokoll bricht ab: Die letzte Zeile fehlt.
error-journal-count = Das Spielprotokoll sollte { $promised } Entscheidungen enthalten, hat aber { $found }.
error-journal-chance = Nach { $after } Entscheidungen soll der Zufall neu beginnen, aber so viele sind es nicht.
error-journal-line = Zeile { $line } des Spielprotokolls ist nicht lesbar: „{ $content }“.
error-journal-name = Zeile { $line } sollte einen Platz und eine Person nennen: „{ $content }“.
error-journal-renewal = Zeile { $line } sollte sagen, wann der Zufall neu beginnt: „{ $content }“.
error-journal-word = Zeile { $line } sollte einen Platz und sein Wort nennen: „{ $content }“.
error-journal-goes-on = Zeile { $line } beendet das Spielprotokoll, und doch folgen weitere Zeilen.
error-journal-lacks = Im Spielprotokoll fehlt die Angabe „{ $what }“.
error-journal-number = Die Angabe „{ $what }“ im Spielprotokoll sollte eine ganze Zahl sein, nicht „{ $value }“.
error-journal-long = Das Spielprotokoll hat mehr als { $most } Entscheidungen.
error-journal-version = Das Spielprotokoll wurde nach Version { $played } der Regeln von { $game } gespielt; dies ist Version { $version }.
error-journal-unplayable = Das Spielprotokoll lässt sich nicht spielen: { $why }
error-journal-elsewhere = Das Spielprotokoll endet an einer anderen Stelle, als seine letzte Zeile sagt.
error-journal-scores = Das Spielprotokoll behauptet einen anderen Endstand als den, zu dem es führt: { $scores }.
error-journal-over = Zeile { $line }: Vor „{ $token }“ war das Spiel schon zu Ende.
error-journal-turn = Zeile { $line }: „{ $token }“ ist eine Wahl von Spieler { $player }, aber Spieler { $awaited } ist am Zug.
error-journal-at = Zeile { $line }: { $why }

## Programme und Dateien

error-bot-command = „{ $name }“ ist kein Befehl: { $reason }.
error-bot-no-command = Nach „{ $prefix }“ steht der Befehl eines Bots.
error-no-end = Das Spiel zu Startwert { $seed } hat kein Ende: { $why }
error-process-ended = Ein Prozess, der spielte, hat sich von selbst beendet; vielleicht reichte der Speicher nicht.
error-other-games = { $file } enthält andere Spiele; wähle einen anderen Ordner.
error-no-parquet = { $file } ist keine ganze Parquet-Datei: lösche sie, dann kann der Datensatz fortgesetzt werden.
error-no-whole-game = { $file } ist kein ganzes Spiel von { $game }.
error-file-unread = { $file } lässt sich nicht lesen: { $reason }.
error-file-unwritten = { $file } lässt sich nicht schreiben: { $reason }.
error-no-bench = { $file } ist keine Ausgabe von „hotelier bench --json“.
error-named-once = Bei „jeder gegen jeden“ wird jeder Bot einmal genannt.
error-no-watcher = Einen Beobachter „{ $name }“ gibt es nicht; installierte Pakete bringen mit: { $known }.
error-no-training = Es gibt nichts, womit sich „{ $game }“ trainieren ließe.
error-no-refining = Es gibt nichts, womit sich „{ $game }“ verfeinern ließe.
error-self-play-ended = Alle Prozesse des Selbstspiels haben sich von selbst beendet; was bis dahin gelernt wurde, bleibt erhalten.
error-weights-format = Die Gewichte { $file } haben ein Format, das diese Version nicht kennt.
error-weights-damaged = Die Gewichte { $file } sind beschädigt.
error-weights-version = Die Gewichte { $file } wurden für eine andere Version trainiert.
error-weights-game = Die Gewichte { $file } wurden für ein anderes Spiel als { $game } trainiert.
error-no-package = Das braucht das Paket { $package }: pip install 'hotelier[{ $extra }]' bringt es mit.

## Das Haus

house-no-such-table = Diesen Tisch gibt es nicht.
house-no-such-game = Dieses Spiel hat das Haus nicht.
house-no-such-seat = Dieser Tisch hat keinen Platz { $number }.
house-no-database = Die Datenbank antwortet nicht; bitte versuche es gleich noch einmal.
house-mistake = Das Haus hat einen Fehler gemacht; er ist vermerkt.
house-closing = Das Haus schließt; bitte versuche es gleich noch einmal.
house-stale = Das galt dem Augenblick { $answered } des Tisches, aber jetzt ist es der Augenblick { $moment }.
house-many-journals = Viele Spielprotokolle warten darauf, gelesen zu werden; bitte versuche es noch einmal.
house-journal-slow = Dieses Spielprotokoll zu lesen dauert zu lange.
house-other-rules = Dieser Tisch spielt Version { $played } der Regeln von { $game }; dieses Haus spielt Version { $version }.
house-table-busy = Am Tisch ist sehr viel los; bitte versuche es noch einmal.
house-needs-seat = Dafür braucht es den geheimen Schlüssel eines Platzes an diesem Tisch.
house-needs-host = Das darf nur der Gastgeber des Tisches.
house-no-spectators = An diesem Tisch wird nicht zugeschaut.
house-not-invited = An diesen Tisch kommt man nur mit Einladung.
house-no-code = Dieser Code ist ungültig, abgelaufen oder schon benutzt.
house-bot-stands-in = Ein Bot vertritt dich: Nimm zuerst deinen Platz wieder ein.
house-bot-left = Der Bot hat den Platz verlassen.
house-not-begun = Das Spiel hat noch nicht begonnen.
house-begun = Das Spiel hat schon begonnen.
house-no-choice-awaited = An diesem Tisch wird auf keine Wahl gewartet.
house-another-chooses = Gerade ist jemand anders am Zug.
house-no-undo = Zurücknehmen kannst du nur deine eigene letzte Wahl, und nur solange nichts Verdecktes sichtbar wurde.
house-not-legal = „{ $token }“ ist jetzt nicht erlaubt.
house-seat-held = Du hast schon Platz { $number }.
house-own-seat = Das ist dein eigener Platz: Steh zuerst auf.
house-empty-seats = Es sind noch Plätze frei.
house-not-ready = Noch nicht bereit: { $names }.
house-patience = Ein Bot darf für jemanden einspringen, der den Tisch { $seconds } Sekunden hat warten lassen.
house-bot-sits-there = Dort sitzt ohnehin ein Bot.
house-luck-of-another = Dieser Tisch spielt mit dem Glück eines anderen Spiels: Es lässt sich kein Wort beisteuern.
house-no-game-on = An diesem Tisch läuft kein Spiel.
house-all-taken = Alle Plätze sind besetzt.
house-seat-taken = Platz { $number } ist nicht frei.
house-journal-hidden = Das Spiel ist nicht zu Ende: Sein Protokoll würde Verdecktes verraten.
house-not-over = Das Spiel ist nicht zu Ende.
house-other-seats = Der Tisch hat { $size } Plätze, aber { $described } sind beschrieben.
house-no-seat-for-you = Platz { $number } ist an diesem Tisch kein Platz für einen Menschen.
house-cards-hidden = Die Karten der anderen sind zu sehen, wenn das Spiel zu Ende ist.
house-too-many-lines = Zu viele offene Verbindungen.
house-too-many-new-lines = Zu viele neue Verbindungen.
house-too-many-requests = Zu viele Anfragen.
house-too-many-messages = Zu viele Nachrichten.
house-too-many-gestures = Bitte immer nur eine Geste auf einmal.
house-no-thought = Ein Gedanke braucht ein paar Worte.
house-too-slow = Das hat zu lange gedauert; versuche es noch einmal.
house-late = Die Anfrage kam nicht rechtzeitig an.
house-too-large = Hier werden höchstens { $most } Bytes angenommen.
house-foreign-origin = Seiten dieser Herkunft dürfen dieses Haus nicht benutzen.
house-not-bytes = Nachrichten sind JSON als Text, nicht als Bytes.
house-malformed = „{ $where }“ fehlt oder ist nicht das, was das Haus dort erwartet.
house-nothing-here = Unter dieser Adresse gibt es nichts.
house-not-this-way = Diese Adresse nimmt solche Anfragen nicht an.
house-not-served = Mit dieser Anfrage kann das Haus nichts anfangen.
house-which-choice = Sag, welche Wahl, durch `choice` oder durch `token`.
house-no-hints = An diesem Tisch spielen noch andere Menschen, und Hinweise für alle waren hier nicht ausgemacht.
house-not-your-choice = Entscheidung { $step } dieses Spiels war nicht deine.
house-not-yet-chosen = Diese Entscheidung ist noch nicht gefallen.
house-review-later = Das Spiel ist nicht zu Ende; die Rückschau gibt es danach.
house-coach-rests = Der Coach hat sehr viel für dich nachgedacht und ruht sich aus; frag in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} wieder.
house-coach-busy = Der Coach ist beschäftigt; bitte frag gleich noch einmal.
house-coach-lost = Der Coach hat den Faden verloren; bitte frag noch einmal.
house-no-coach = Der Coach kann hier nicht nachdenken: Die Dateien, aus denen er gelernt hat, sind beschädigt.
