# Der Befehl `hotelier` auf Deutsch: was seine Befehle und Schalter tun und worüber er sich beschwert.

cli = Hotel-Brettspiele: spielen, simulieren, zurückschauen, Karten nachschlagen, messen.
    .commands = Befehle
    .lang = Die Sprache, in der gesprochen wird; sonst die des Systems (LC_ALL, LANG).
    .usage = Aufruf:
    .options = Optionen
    .help = Diese Hilfe zeigen.
    .version = Die Version zeigen.
    .default = [sonst: { $value }]
    .some-options = {"["}OPTIONEN]
    .some-command = BEFEHL [ARGUMENTE]...
    .text = TEXT
    .number = ZAHL
    .file = DATEI
    .language = SPRACHE
    .journal = SPIELPROTOKOLL
cli-stopped = Abgebrochen.

## Schalter mehrerer Befehle

cli-game = Welches Spiel.
cli-solo = Dasselbe wie --players 1.
cli-json = JSON statt einer Tabelle ausgeben.
cli-seed = Derselbe Startwert gibt dasselbe Spiel.
cli-cluster = Auf einem Ray-Cluster spielen: auf dem, den RAY_ADDRESS nennt, sonst auf einem, der auf diesem Rechner gestartet wird.
cli-processes = Wie viele Kerne benutzt werden; sonst alle.
cli-only-with = Nur mit --players { $players }.

## Was an einer Befehlszeile nicht stimmt

cli-no-such-command = Einen Befehl „{ $name }“ gibt es nicht.
cli-no-such-option = Eine Option { $name } gibt es hier nicht.
cli-perhaps = { " " }Vielleicht { $names }?
cli-missing = { $name } fehlt.
cli-too-much = Zu viele Wörter: „{ $words }“ hat hier keine Bedeutung.
cli-misused = So geht { $name } nicht: Ein Wert fehlt, oder es ist einer zu viel.
cli-one-of = { $name } ist eines von diesen: { $known }.
cli-number-between = { $name } ist eine Zahl{ $least ->
    [none] { "" }
   *[other] { $most ->
        [none] { " " }ab { $least }
       *[other] { " " }von { $least } bis { $most }
    }
}.
cli-bad-value = { $name }: { $why }

## Plätze und Optionen

cli-solo-is-for-one = --solo ist ein Spiel für eine Person, nicht für mehrere.
cli-no-entrant = Einen Spieler „{ $name }“ gibt es nicht; es gibt { $known }.
cli-other-number-of-seats = { $players } Spieler brauchen { $players } Plätze, nicht { $seats }.

## bench

cli-bench = Wie schnell die Engine auf einem Kern ist: Zufallsspiel und Kopien, pro Sekunde.
    .seconds = Wie lange für jedes Spiel und jede Spielerzahl gemessen wird.
    .against = Mit dem JSON eines früheren Laufs vergleichen, in Prozent.
    .check = Mit --against: scheitern, wenn etwas um ein Fünftel langsamer ist als damals.
    .doors = Stattdessen die Zugänge für lernende Programme messen; docs/research.md beschreibt sie.
    .bots = Stattdessen messen, wie lange die Stufen nachdenken: jede spielt ganze Partien gegen sich.
cli-bench-doors-title = Schritte pro Sekunde durch jeden Zugang auf einem Kern, Engine: { $form }
cli-bench-door = Zugang
cli-bench-steps = Schritte
cli-bench-check-alone = --check braucht --against DATEI.
cli-bench-slower = Langsamer als zuvor: { $what }.
cli-bench-title = Pro Sekunde eines Kerns, Zufallsspiel, Engine: { $form }
cli-bench-caption = Zuwachs: Zeit pro Entscheidung, zwei Spieler = 1; Bytes: eines Zustands; Verhältnis: Entscheidungen pro Durchlauf einer Vergleichsschleife in reinem Python
cli-bench-game = Spiel
cli-bench-players = Spieler
cli-bench-decisions = Entscheidungen
cli-bench-growth = Zuwachs
cli-bench-games = Partien
cli-bench-clones = Kopien
cli-bench-bytes = Bytes
cli-bench-ratio = Verhältnis
cli-bench-bots-title = Millisekunden eines Kerns pro Zug (in Overbooking pro Runde), Engine: { $form }
cli-bench-level = Stufe
cli-bench-turn = ein Zug
cli-bench-longest = längster
cli-bench-positions = beurteilte Positionen pro Sekunde

## card

cli-card = Was eine Karte eines der Spiele tut, nach NAME oder NUMMER.
    .query = NAME|NUMMER
cli-card-unknown = Keine Karte heißt „{ $words }“ oder hat diese Nummer.

## dataset

cli-dataset = Partien als Parquet zum Lernen schreiben: von Bots oder aus SPIELPROTOKOLLEN. Macht weiter, wo es aufgehört hat.
    .folder = Der Ordner, in den geschrieben wird.
    .games = Wie viele Partien von Bots.
    .bots = Ein Bot für jeden Platz, zum Beispiel greedy,random.
cli-dataset-writing = schreibt
cli-dataset-done = { $games ->
    [one] 1 Partie liegt
   *[other] { $games } Partien liegen
} in { $folder }.

## load

cli-load = Ein Haus unter Last setzen: viele Tische mit Skript-Spielern, und wie lange sie warten.
    .url = Ein laufendes Haus (gestartet mit --rate 0) oder mehrere seiner Server; sonst wird eines geöffnet.
    .database = Für das Haus, das geöffnet wird: wo es seine Tische aufbewahrt.
    .servers = Wie viele Server es hat; für mehr als einen braucht es PostgreSQL.
    .language = Die Sprache der Texte, nach denen Spieler fragen; leer heißt keine Texte, wie Programme fragen.
    .tables = Wie viele Tische zugleich spielen.
    .players = Wie viele an jedem Tisch spielen.
    .seconds = Wie lange gemessen wird.
    .think = Mittlere Bedenkzeit vor einer Wahl in Sekunden.
cli-load-title = { $tables } Tische mit { $players } Spielern, Bedenkzeit im Mittel { $think } s

## play

cli-play-commitment = Würfel und Karten kommen aus einem geheimen Startwert; hierdurch ist er festgelegt (siehe hotelier verify): { $commitment }
cli-play = Im Terminal spielen, allein, gegen Bots oder mit anderen an derselben Tastatur.
    .seats = human oder ein Bot für jeden Platz, zum Beispiel human,waiter; „run:BEFEHL“ ist ein eigenes Programm.
    .resume = Weiterspielen, wo dieses Spielprotokoll endet, eine Datei von „save“; Spiel und Optionen bleiben.
cli-play-over = Das Spiel in { $file } ist zu Ende; hotelier replay zeigt es noch einmal.
cli-play-forfeit = Es hat verloren, und das Spiel endet hier.

## replay

cli-replay = Ein Spielprotokoll Schritt für Schritt durchgehen.
    .all = Das ganze Spiel auf einmal erzählen.

## rule

cli-rule = Eine Regel nach ihrer NUMMER, zum Beispiel DIE-6, oder alle Regeln, in denen bestimmte WÖRTER vorkommen.
    .query = NUMMER|WÖRTER
cli-rule-unknown = Keine Regel hat diese Nummer, und in keiner steht „{ $words }“.

## serve

cli-serve = Das Haus öffnen: ein Server, auf dem die Tische stehen.
    .host = An welcher Adresse gelauscht wird.
    .port = Die Nummer des Ports, an dem gelauscht wird.
    .database = sqlite:///DATEI, oder postgresql://USER:PASSWORT@RECHNER/NAME für viele Server zugleich.
    .workers = Prozesse, in denen Bots nachdenken.
    .helpers = Prozesse, die jedem davon bei der Wahl eines Direktors oder einem Hinweis helfen; 0 für ein Haus mit vielen Tischen.
    .bot = Ein Bot von außerhalb, der an Tischen sitzen darf: der Name eines installierten oder NAME=run:BEFEHL; darf mehrmals angegeben werden.
    .public-url = Wie man das Haus erreicht, für Links und QR-Codes.
    .origin = Eine weitere Herkunft, deren Seiten das Haus benutzen dürfen.
    .rate = Anfragen pro Sekunde für jede Client-Adresse; 0 heißt keine Grenze für Anfragen und Verbindungen.
    .patience = Wie viele Sekunden jemand einen Tisch warten lassen darf, bevor andere einen Bot einspringen lassen können.
    .keep-days = Tische löschen, an denen so viele Tage nichts geschehen ist; 0 behält alles.
    .trust-proxy = Adressen von Proxys, deren X-Forwarded-Kopfzeilen geglaubt wird, mit Kommas; * heißt alle.
    .log-level = Wie viel mitgeschrieben wird.
    .log-format = Zeilen aus Text oder JSON; „fitting“ ist Text an einem Terminal, sonst JSON.
    .open = Die Seite im Browser öffnen, außer wenn CI oder NO_BROWSER gesetzt ist.
cli-serve-no-port = Das Haus kann unter { $what } nicht öffnen: { $reason }.
cli-serve-no-database = Die Datenbank { $what } ist nicht benutzbar: { $reason }.
cli-serve-bot-name = „{ $name }“ kann kein Bot heißen: Erlaubt sind bis zu 32 Buchstaben, Ziffern, Binde- und Unterstriche, und kein anderer Bot hier darf so heißen.
cli-serve-no-bot = „{ $name }“ ist weder ein installierter Bot noch ein Befehl nach „run:“.

cli-welcome = Das Haus ist geöffnet: { $address }
cli-welcome-only-here = Nur dieser Rechner kann es erreichen; mit { $command } können es auch andere in deinem Netz.
cli-welcome-others = Andere in deinem Netz finden es unter { $address }
cli-welcome-close = Strg-C schließt es; alle Tische bleiben erhalten.

## simulate

cli-simulate = Bots viele Partien spielen lassen und zusammenfassen. Die Teilnehmer wechseln von Partie zu Partie die Plätze.
    .games = Wie viele Partien; mit --solo oder --each: wie viele von jeder Art.
    .solo = Allein, wie mit --players 1: so viele Partien für jede --difficulty mit jedem --leopold-hotel. Was angegeben ist, bleibt in allen gleich; --each tritt an die Stelle von beiden.
    .bots = Ein Bot für jeden Platz, zum Beispiel greedy,random; „run:BEFEHL“ ist ein eigenes Programm.
    .watch = Die Partien mit einem Beobachter verfolgen, den ein installiertes Paket mitbringt.
    .each = So viele Partien für jeden Wert dieser Option spielen.
cli-simulate-no-option = { $game } hat keine Option „{ $option }“, deren Werte sich durchspielen ließen.
cli-simulate-more-forfeits = { $games ->
    [one] Eine weitere Partie ging so verloren.
   *[other] { $games } weitere Partien gingen so verloren.
}
cli-simulate-playing = spielt
cli-simulate-title = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} ab Startwert { $seed }, je { $choices } Entscheidungen
cli-simulate-entrant = Teilnehmer
cli-simulate-bot = Bot
cli-simulate-mean = Mittel
cli-simulate-deviation = Streuung
cli-simulate-worst = schlechteste
cli-simulate-median = Median
cli-simulate-best = beste
cli-simulate-wins = Siege
cli-simulate-automaton = Automa

## verify

cli-verify = Prüfen, dass Würfel und Karten eines Spielprotokolls vor dem Spiel feststanden.
    .commitment = Was der Tisch vor dem Spiel gezeigt hat; noch einmal für jedes Mal, wenn der Zufall neu begann.
cli-verify-malformed = Eine Festlegung hat 64 Zeichen, jedes 0 bis 9 oder a bis f.
cli-verify-played = Alle { $choices } Entscheidungen sind mit den Würfeln und Karten dieses Spielprotokolls erlaubt.
cli-verify-score = Der Endstand ist, was er zu sein behauptet: { $scores }.
cli-verify-unfinished = Das Spiel ist nicht zu Ende, also gibt es keinen Endstand.
cli-verify-other = Dieses Spiel lief mit anderen Startwerten, als der Tisch versprochen hatte: Keiner passt zur Festlegung { $commitment }.
cli-verify-open =
    { $after ->
        [0] Würfel und Karten kamen aus dem offenen Startwert { $seed }: Nichts war geheim, also ist nichts zu beweisen.
       *[other] Nach { $after } Entscheidungen kamen Würfel und Karten aus dem offenen Startwert { $seed }.
    }
cli-verify-fits =
    { $after ->
        [0] Der Startwert passt zur Festlegung: Würfel und Karten standen vor dem Spiel fest.
       *[other] Nach { $after } Entscheidungen begann der Zufall neu, und dieser Startwert passt zu seiner Festlegung.
    }
cli-verify-compare =
    { $after ->
        [0] Vergleiche dies mit der Festlegung, die der Tisch vor dem Spiel gezeigt hat: { $commitment }
       *[other] Nach { $after } Entscheidungen begann der Zufall neu; vergleiche dies mit der Festlegung, die dann gezeigt wurde: { $commitment }
    }
cli-verify-word = { $name } hat das Wort „{ $word }“ beigesteuert.

## arena

cli-arena = Jeden Bot gegen jeden spielen lassen: gleiche Karten und Würfel für alle, getauschte Plätze, am Ende Wertungszahlen.
    .bots = Die Bots, die sich treffen, zum Beispiel director,concierge,greedy; allein diejenigen, die gegen den Automa spielen.
    .games = Wie viele Partien jedes Paar spielt.
    .out = Jede Partie in diese Datei schreiben, als .csv oder .parquet.
    .report = Einen Bericht mit Diagrammen in diese HTML-Datei schreiben.
cli-arena-two = Für „jeder gegen jeden“ braucht es zwei verschiedene Bots; mit --solo genügt einer.
cli-arena-no-format = { $file } ist weder eine .csv- noch eine .parquet-Datei.
cli-arena-report = Bots gegen Bots
cli-arena-ratings = Wertungszahlen
cli-arena-meetings = Wer gegen wen
cli-arena-scores = Punkte: die Mitte und wo vier von fünf Partien liegen
cli-arena-bot = Bot
cli-arena-against = gegen
cli-arena-games = Partien
cli-arena-wins = Siege
cli-arena-sure = zu 95 % sicher
cli-arena-mean = Mittel
cli-arena-opposed = Mittel der Gegner

## coach und review

cli-coach-seat = Durch wessen Augen geschaut wird: die Nummer eines Platzes.
cli-coach-seed = Welche Welten der Coach sich vorstellt; derselbe Startwert gibt denselben Rat.
cli-coach-level = Wie gründlich nachgedacht wird: wie diese Stufe der Bots.
cli-coach-no-seat = In diesem Spiel gibt es keinen Platz { $number }, der etwas zu entscheiden hat.
cli-coach = Die besten Spielweisen in einer Stellung eines Spielprotokolls, was sie versprechen und warum.
    .step = Die Stellung nach so vielen Entscheidungen; sonst die letzte.
cli-coach-over = Dort ist das Spiel zu Ende; --step nennt eine frühere Stellung.
cli-coach-waits = Nach { $step } Entscheidungen ist { $seat } am Zug, also schau von diesem Platz aus.
cli-coach-title = { $seat }, nach { $step } Entscheidungen
cli-review = Auf ein Spiel zurückschauen: die Siegchance, die teuersten Züge und was besser gewesen wäre.
    .html = Die Rückschau mit ihrer Kurve in diese HTML-Datei schreiben.
cli-review-looking = Rückschau läuft
cli-review-nothing = In diesem Spiel wurde noch nichts gespielt, also gibt es nichts, worauf sich zurückschauen ließe.
cli-review-title = { $seat }: das Spiel in der Rückschau
cli-review-curve = Siegchance
cli-review-apart = Eigene Entscheidungen veränderten die Siegchance um { $play } %, { $game ->
    [overbooking] Karten
   *[other] Würfel und Karten
} um { $luck } %{ $alone ->
    [yes] { "" }
   *[no] , die anderen um { $others } %
} und was der Coach nicht vorhersah um { $rest } %; alle Züge zusammen kosteten { $loss } Punkte.
cli-review-result = Am Ende stand sie bei { $result } %.
cli-review-costliest = Die teuersten Züge
cli-review-none = Der Coach fand keinen Zug, der besser hätte gespielt werden können.
cli-review-turn = { $chapter }, nach { $step } Entscheidungen: Siegchance { $chance }, { $points } Punkte
cli-review-when = Wann
cli-review-played = Gespielt
cli-review-better = Besser
cli-review-cost = Kosten
cli-review-lost = verlorene Chance

## train

cli-train = Ein Netz durch Selbstspiel trainieren und mit den Gewichten weitermachen, die in seinem Ordner liegen. Braucht PyTorch.
    .folder = Wo Gewichte und Kurven aufbewahrt werden.
    .minutes = Wie lange trainiert wird.
    .workers = Prozesse, die spielen; sonst einer weniger, als hier Prozessoren da sind, oder so viele, wie der Cluster hat.
    .device = Wo PyTorch lernt, zum Beispiel cpu oder cuda.
    .rate = Die Lernrate zu Beginn, 0,001 oder beim Verfeinern 0,0001, wenn nichts gesagt ist; sie fällt auf ein Zwanzigstel.
    .refine = Nur lernen, wie sich Enden eines Zuges unterscheiden, ausgehend von den Gewichten im Ordner oder denen des Pakets; für Grand Austria Hotel.
cli-train-done = Die Gewichte liegen in { $weights }, die Kurve ist in { $plot } gezeichnet.
