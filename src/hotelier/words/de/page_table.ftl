# Was die Seite am Tisch sagt, auf Deutsch.

skip-to-choices = Direkt zu deinen Möglichkeiten
brand-to-lobby = hotelier: zur Lobby

## Menü und Wünsche

menu = Menü
wish-pace = Züge der anderen werden gezeigt
pace-by-hand = Schritt für Schritt, wenn ich klicke
pace-calm = in Ruhe, einer nach dem anderen
pace-at-once = sofort
wish-scenes = Große Momente (der Kaiser, die Schlusswertung)
scenes-all = Szene für Szene
scenes-short = kurz, ohne anzuhalten
scenes-none = gar nicht
wish-sound = Klänge: Würfel, Tassen, Türen, eine Glocke
wish-volume = Lautstärke
wish-confirm = Mein Zug gilt erst, wenn ich „Fertig“ sage
wish-notify = Mir Bescheid geben, wenn ich am Zug und gerade woanders bin

## Tisch decken

gathering = Der Tisch wird gedeckt
gathering-hint = Das Spiel beginnt, wenn alle Plätze besetzt und alle bereit sind.
invite = Schicke diesen Link deinen Freunden
copy = Kopieren
copied = Kopiert
qr = Der Link als QR-Code
seat-empty = frei
seat-you = du
seat-ready = bereit
seat-not-ready = noch nicht bereit
seat-host = Gastgeber
seat-who = Wer auf Platz { $number } sitzt
seat-for-a-friend = für einen Freund
seat-for-bot = ein Bot, { $bot }
get-up = Aufstehen
get-up-sure = Dein Platz wäre dann für jemand anderen frei.
table-full = An diesem Tisch sind alle Plätze besetzt. Komm wieder, wenn das Spiel begonnen hat, und schau zu.
waiting-seats = Noch sind Plätze frei.
waiting-for = Warten auf { $names }
waiting-host = Warten, bis { $name } das Spiel beginnt.
all-ready = Alle sind da.
seat-free-it = Platz frei machen
ready = Ich bin bereit
not-ready = Doch noch nicht bereit
invited = Du bist eingeladen
invited-hint = An diesem Tisch wartet ein Platz auf dich: { $game }.
no-seat = Du sitzt nicht an diesem Tisch. Bitte um einen Einladungslink, oder schau zu, wenn das Spiel begonnen hat.

## Ein Bildschirm für mehrere

hand-over-title = Bildschirm weitergeben
hand-over = { $name }, du bist am Zug
hand-over-any = Wer ist da?
hand-over-hint = Bitte gib den Bildschirm weiter. Deine Karten erscheinen, wenn du so weit bist.
hand-over-ready = Ich bin { $name }
hand-on = Bildschirm an { $name } weitergeben

## Concierge

guide = Concierge
guide-wish = Der Concierge erklärt das Spiel, während ich spiele
guide-again = Alles noch einmal erklären
guide-next = Weiter
guide-your-move = Du bist dran
guide-skip = Überspringen
guide-fold = Ausblenden
guide-off = Erklärungen beenden
guide-resume = Concierge zurückrufen
guide-offer = Neu an diesem Tisch? Der Concierge erklärt dir beim Spielen alles, sobald es vorkommt.
guide-offer-yes = Ja, gern
guide-offer-no = Nein, danke

## Tisch

offline = Verbindung verloren. Neuer Versuch …
turn-yours = Du bist am Zug
turn-of = { $name } wählt
watching = Du schaust zu
round-of = Runde { $round } von { $rounds }
set-up = Aufbau
undo = Rückgängig
fold = Einklappen
unfold = { $count ->
    [1] Anzeigen
   *[other] Alle { $count } zeigen
}
choose-one = Wähle eine Möglichkeit
not-your-turn = Du bist nicht am Zug: { $name } wählt.
no-turn = Du schaust zu, also gibt es für dich nichts zu wählen.
log = Was geschah
log-opening = Der Anfang
log-rewind = Den Tisch danach zeigen
rewound = Der Tisch, wie er nach Schritt { $step } war
back-to-now = Zurück zum aktuellen Stand
step-slider = Schritt des Spiels
earlier = Einen Schritt zurück
later = Einen Schritt weiter
seen-by = Aus Sicht von
opponents-title = Andere Hotels
clause = Regel { $clause }
come-back = Ein Bot spielt für dich: Nimm deinen Platz wieder ein
ask-stand-in = Einen Bot für { $name } einspringen lassen
stand-in-wait = In { $time } darf ein Bot für { $name } einspringen
presence-here = { $name } ist da
presence-away = { $minutes ->
    [0] { $name } ist gerade gegangen
    [one] { $name } ist seit 1 Minute weg
   *[other] { $name } ist seit { $minutes } Minuten weg
}
wish-gestures = Gesten zeigen und selbst welche machen
gestures = Eine Geste machen
gesture-do-cup = Die Tasse heben
gesture-do-applause = Applaudieren
gesture-do-hurry = Um Eile bitten
gesture-thought = Ein Gedanke, in einer Zeile
gesture-send = Mitteilen
gesture-made = { $name }: { $what }
gesture-cup = Zum Wohl!
gesture-applause = Bravo!
gesture-hurry = Bitte etwas schneller!
points-short = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

looking-at = Du siehst Hotel { $name }
look-at = Hotel { $name } ansehen
look-home = Zurück zu deinem Hotel
stand-in = Bot
seat-level = Bot: { $level }
forfeited = ersetzt
bot-forfeited = „{ $bot }“ ist gescheitert und hat den Platz hier verloren; der Bot „Gierig“ spielt weiter.
tale-next = Weiter
tale-back = Zurück
tale-end = Zum Tisch
tale-skip = Überspringen
tale-at = { $at } von { $count }

## Züge: gezeigt, bestätigt, angekündigt

pace-skip = { $count ->
    [one] Zum aktuellen Stand
   *[other] Zum aktuellen Stand ({ $count })
}
notify-refused = Dein Browser lässt nicht zu, dass diese Seite dich benachrichtigt. In seinen Einstellungen kannst du es ihr erlauben.
held-ends = Damit wäre dein Zug zu Ende.
held-reveals = Verdecktes würde sichtbar, und das ließe sich nicht zurücknehmen.
held-pass = Du wärst bis zum nächsten Wurf draußen.
held-done = Fertig
held-reveal = Aufdecken
held-leave = Passen
held-not = Doch nicht
held-never = Nicht mehr fragen
take-back = Zug zurücknehmen
take-back-tip = Zurück an den Anfang deines Zugs oder bis zu dem, was zuletzt sichtbar wurde
undo-tip = Eine Wahl zurück
undo-none = Es gibt nichts zurückzunehmen: Verdecktes wurde sichtbar, oder jemand anders hat seitdem gewählt.
stepper-more = Mehr { $what }
stepper-most = Mehr { $what } geht hier nicht.
side-strudel = Strudel
side-cake = Kuchen
side-wine = Wein
side-coffee = Kaffee
side-emperor = Kaiserschritte
side-krone = Kronen

## Rund um einen Tisch

send = Senden
menu-watch = Jemanden zuschauen lassen
watch-hint = Wer diesen Link öffnet, sieht den Tisch im Lauf des Spiels, aber niemandes Hand.
watch-link = Link zum Zuschauen
menu-device = Auf einem anderen Gerät spielen
device-hint = Dein Platz auf einem zweiten Gerät, zum Beispiel einem Handy. Beide zeigen immer denselben Stand.
device-make = Einen Link dafür erstellen
device-link = Öffne dies auf dem anderen Gerät
device-once = Er gilt zehn Minuten lang und nur einmal. Wer ihn öffnet, hat deinen Platz, also zeige ihn sonst niemandem.
menu-options = Was an diesem Tisch gespielt wird
table-listed = Alle konnten diesen Tisch finden.
table-by-invitation = An diesen Tisch kommt man nur mit Einladung.
table-watchable = Andere dürfen zuschauen.
table-not-watchable = Niemand sonst darf zuschauen.
table-hints = Alle dürfen den Coach um Hinweise bitten.
table-forked = Dieser Tisch führt ein anderes Spiel ab Schritt { $step } weiter.
table-forked-from = Jenes Spiel ansehen
luck-same = Dieser Tisch wiederholt die Würfel und Karten jenes Spiels: Wer es gesehen hat, weiß, was kommt.
luck-known = bekanntes Glück
luck-bound = Würfel und Karten sind durch einen geheimen Startwert bestimmt; dies legt das Haus darauf fest:
luck-fits = Der Startwert passt zu dem, was dieser Tisch versprochen hatte: Würfel und Karten standen vor dem Spiel fest.
luck-broken = Der Startwert passt nicht zu dem, was dieser Tisch versprochen hatte: Traue diesen Würfeln und Karten nicht.
luck-unseen = Würfel und Karten kamen aus einem geheimen Startwert; dieser Browser hat das Versprechen nie gesehen, das ihn festlegt.
add-word = Ein Wort zu Würfeln und Karten beisteuern
add-word-hint = Es wird mit dem geheimen Startwert vermischt, damit niemand, auch nicht das Haus, Würfel und Karten vorher aussuchen konnte. Alle am Tisch sehen es.
your-word = Dein Wort
menu-leave = Den Tisch verlassen
leave-hint = Bis du zurück bist, spielt ein Bot für dich. Öffne diesen Tisch dann wieder unter „Meine Spiele“ in diesem Browser.
leave-bot = Wer für dich spielt
leave-now = Gehen und den Bot spielen lassen
menu-keys = Tastatur
key-tab = Tab
key-tab-does = weiter zum Nächsten auf dem Tisch; es erklärt sich selbst
key-enter = Enter
key-enter-does = ausführen, oder erfahren, warum es nicht geht
key-escape = Esc
key-escape-does = schließen, was offen ist, oder zurücklegen, was du noch nicht bestätigt hast
key-digits = 1 bis 9
key-digits-does = die Möglichkeit mit dieser Nummer
key-main = Enter
key-main-does = der grüne Knopf, wenn nichts auf dem Tisch den Fokus hat
key-undo = U
key-undo-does = eine Wahl zurück
key-take-back = Umschalt U
key-take-back-does = den Zug zurücknehmen
key-gallery = I
key-gallery-does = die Karte, die gerade erklärt wird, in der Galerie
key-hint = H
key-hint-does = den Coach um einen Hinweis bitten
key-help = ?
key-help-does = diese Tasten zeigen
key-skip = Tab, Enter auf einer frisch geladenen Seite
key-skip-does = direkt zu deinen Möglichkeiten in Worten
menu-replay = Dieses Spiel teilen
replay-link = Link zur Rückschau auf das Spiel
menu-journal = Spielprotokoll speichern
journal-hint = Das Protokoll ist das ganze Spiel als kleine Textdatei. Jedes Haus kann es wieder zeigen und von ihm aus weiterspielen.

## Rückschau

replay-run = Das Spiel abspielen
replay-pause = Pause
replay-speed = Tempo
speed-slow = langsam
speed-calm = ruhig
speed-fast = schnell
replay-chapters = Zu einer Runde springen
replay-cut-short = Hier endet das Protokoll, noch vor dem Spielende.
replay-running = Dieses Spiel läuft noch.
replay-to-table = Zum Tisch
fork = Von hier weiterspielen
fork-hint = Ein neuer Tisch beginnt mit diesem Spiel, wie es nach Schritt { $step } stand. Du nimmst einen Platz, Bots die anderen.
fork-seat = Du spielst für
fork-same-chance = Dasselbe Glück: Würfel und Karten kommen wie in jenem Spiel, solange alle dasselbe wählen
fork-over = Hier ist das Spiel zu Ende: Geh zu einem früheren Schritt zurück, um weiterzuspielen.
fork-go = Weiterspielen

## Coach

coach = Coach
hint = Hinweis
hint-tip = Den Coach fragen, was er jetzt täte und warum
advice-thinking = Der Coach denkt nach
advice-close = Schließen
advice-ways = Spielweisen
advice-rank = { $rank ->
    [1] Die beste Spielweise
    [2] Eine andere Spielweise
   *[other] Eine dritte Spielweise
}
advice-worse = { $points } Punkte schlechter, Siegchance { $chance }
advice-points = Du kämst am Ende auf etwa { $own } Punkte, der beste der anderen auf { $other }.
advice-points-alone = Du kämst am Ende auf etwa { $own } Punkte, { $name } auf { $other }.
advice-odds = Das ist eine Siegchance von { $chance }.
advice-win = Siegchance { $chance }
advice-why = Worum es dabei geht
advice-follow = So spielen

review = Rückschau mit Coach
review-tip = Mit dem Coach zurückschauen: was Glück war, was Können und was besser gewesen wäre
review-title = { $name }: das Spiel in der Rückschau
review-thinking = Der Coach denkt über das Spiel nach
review-curve = Die Siegchance im Lauf des Spiels: von { $first } bis { $last }, tiefster Stand { $lowest }, höchster { $highest }
review-point = { $when }: { $before } vor deinem Zug, { $after } danach
review-shares = Was die Siegchance verändert hat
review-play = Eigene Entscheidungen
review-play-tip = Die Siegchance nach jedem gespielten Zug, verglichen mit der besten Spielweise, die der Coach fand
review-luck = { $game ->
    [overbooking] Karten
   *[other] Würfel und Karten
}
review-luck-tip = Was kam, verglichen mit dem, was im Schnitt kommt: Der Coach hat mit anderen { $game ->
    [overbooking] Karten
   *[other] Würfeln und Karten
} weitergespielt
review-others = Die anderen
review-others-tip = Was die anderen gespielt haben, verglichen mit dem, was der Coach an ihrer Stelle gespielt hätte
review-rest = Nicht vorhergesehen
review-rest-tip = Was der Coach anders beurteilte, sobald er weiter sah
review-way = Von { $first } vor dem ersten Zug bis { $result } am Ende; zusammengezählt ist, was alle Züge gebracht und gekostet haben.
review-costliest = Die teuersten Züge
review-loss = Alle Züge zusammen kosteten etwa { $points } Punkte.
review-cost = −{ $points } Punkte
review-none = Der Coach hätte keinen Zug anders gespielt.
review-nothing = Es gibt nichts zurückzuschauen: Dieser Platz hatte nie eine Wahl.
review-played = Gespielt: Siegchance { $chance }
review-better = Besser
review-show = Zeig es mir
review-all = Alle Züge
show-at = Der bessere Zug, { $at } von { $count }:
show-done = Das war der bessere Zug. Von hier an gehört das Spiel dir.
show-left = Du hast anders gespielt, als der Coach es getan hätte. Das Spiel gehört dir.
show-stop = Aufhören
show-back = Zurück zur Rückschau
show-play-on = Von hier weiterspielen

## Grand Austria Hotel

visit-title = Der Kaiser kommt
visit-arrives = Seine Majestät kommt nach Runde { $round }. Alle werten ihr Feld auf der Kaiserleiste und fallen um { $back } zurück.
visit-reward = Ab Feld { $from }: { $reward }
visit-penalty = Auf Feld 0: { $penalty }
visit-scores = { $name } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für Feld { $space } und fällt auf { $after } zurück.
visit-mood-reward = Der Kaiser ist zufrieden: { $what }
visit-mood-penalty = Der Kaiser ist ungehalten: { $what }
visit-mood-peace = Der Kaiser nickt und geht weiter.
visit-mood-rival = Kaiserplättchen betreffen { $name } nicht.
moment-group = Eine volle Gruppe
moment-filled = Alle ihre Zimmer sind belegt: Glückwunsch, { $name }!
moment-objective = Ein Ziel wird gewertet
moment-claimed = { $name } wertet es { $place ->
    [1] an erster Stelle
    [2] an zweiter Stelle
   *[3] an dritter Stelle
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
moment-claimed-own = { $name } wertet ein eigenes Ziel des Hotels: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
moment-evening = Der letzte Gast des Abends
moment-last-guest = Hotel { $name }, Zimmer { $room }. Die Lampen gehen aus, und Runde { $round } ist zu Ende.
moment-nobody = niemand ist eingezogen
guests-left = { $count ->
    [one] noch 1 Gast im Stapel
   *[other] noch { $count } Gäste im Stapel
}
tray = Frisch eingetroffen
tray-item = { $item }, gerade genommen: { $count }
forecast-title = Käme der Kaiser jetzt (er kommt nach Runde { $round })
forecast = { $name } erhielte { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und käme auf Feld { $space } zum Stehen: { $mood ->
    [reward] die Belohnung
    [penalty] die Strafe
   *[peace] weder Belohnung noch Strafe
}
look-at-table = Den Tisch ansehen
back-to-question = Zurück zur Frage
asked-offer = Drei Karten im Angebot
asked-reward = Eine Belohnung
asked-emperor = Der Unmut des Kaisers
asked-group = Eine volle Gruppe
asked-complete = Was kommt zuerst?
die-free = gratis

queue = Gäste vor der Tür
queue-cost = { $cost ->
    [0] gratis
   *[other] { $cost } K
}
queue-label = { $name } in der Warteschlange, { $cost ->
    [0] kostenlos
    [one] 1 Krone
   *[other] { $cost } Kronen
}
actions = Aktionstafel
action-1 = Speisen
action-2 = Getränke
action-3 = Zimmer
action-4 = Kronen und Kaiser
action-5 = Personal
action-6 = Joker, für 1 Krone
action-short-1 = Speisen
action-short-2 = Getränke
action-short-3 = Zimmer
action-short-4 = Geld·Hof
action-short-5 = Personal
action-short-6 = Joker
die-label = Aktion { $die }, { $what }: { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
dustbin = Mülleimer: { $count }
dustbin-tip = Würfel, die in dieser Runde aus dem Spiel sind: Vor jedem neuen Wurf fällt einer weg
boost = Um 1 stärker mit der { $die }, für 1 Krone
hotel-of = Hotel { $name }
your-hotel = Dein Hotel
room-label = Zimmer { $room }, { $colour }, { $state }
room-empty = nicht vorbereitet
room-vacant = frei
room-occupied = belegt
colour-blue = blau
colour-red = rot
colour-yellow = gelb
colour-green = grün
floor-cost = Ein Zimmer auf dieser Etage kostet { $cost ->
    [0] nichts
    [one] 1 Krone
   *[other] { $cost } Kronen
}; belegt bringt es am Spielende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
group-bonus-blue = Volle Gruppe: { $bonus ->
    [one] 1 Punkt
   *[other] { $bonus } Punkte
}
group-bonus-red = Volle Gruppe: { $bonus ->
    [one] 1 Krone
   *[other] { $bonus } Kronen
}
group-bonus-yellow = Volle Gruppe: { $bonus ->
    [one] 1 Kaiserschritt
   *[other] { $bonus } Kaiserschritte
}
group-taken = (Bonus erhalten)
room-lodger = Hier wohnt: { $guest }.
door-points = Beim Vorbereiten: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cafe = Café
cafe-free = freier Tisch
cafe-table = Tisch { $table }
kitchen = Küche
kitchen-item = { $item } in der Küche: { $count }
order-item = { $name } wartet auf { $item }
order-served = { $item }, serviert
item-strudel = Strudel
item-cake = Kuchen
item-wine = Wein
item-coffee = Kaffee
krones = Kronen
emperor = Kaiser
emperor-track = Kaiserleiste
emperor-space = Feld { $space }, bringt bei jedem Besuch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
emperor-back = { $steps } zurück
points = Punkte
objectives = Ziele
objective-claimed = gewertet von { $names }
hand = Dein Personal auf der Hand
staff-played = Dein Personal im Dienst
staff-at-work = Personal im Dienst
staff-none = Noch arbeitet niemand für dich.
hand-empty = Deine Hand ist leer.
offer = Im Angebot
draft = Draft: Behalte eine
staff-used = in dieser Runde eingesetzt
staff-turned = eingesetzt, umgedreht
timing-once = beim Ausspielen
timing-round = einmal pro Runde
timing-permanent = dauerhaft
timing-end = am Spielende
timing-trigger = einmal, wenn der Anlass kommt
staff-cost = { $cost ->
    [one] kostet 1 Krone
   *[other] kostet { $cost } Kronen
}
hand-size = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
passed = gepasst
tiles-after = nach Runde { $round }

solo-leopold = Leopold
solo-elisabeth = Elisabeth

## Einzigartige Hotels

unique-title-auction = Die Versteigerung der Hotels
unique-title-draw = Drei Hotels ziehen, eines behalten
unique-title-alone = Drei Hotels ziehen, eines behalten
unique-how-auction = Es gibt für jeden Spieler ein Hotel. Eines, das niemand hält, bekommst du umsonst; jedes andere kostet eine Krone mehr als sein jetziges Gebot, und wer überboten wird, bietet sofort neu, auf ein beliebiges Hotel. Wenn alle eines halten, werden die Gebote bezahlt, und jedes Hotel gibt, was es zu Beginn gibt.
unique-how-draw = Vom letzten Spieler zum ersten ziehen alle drei Hotels, behalten eines und mischen die beiden anderen zurück. Dann gibt jedes Hotel, was es zu Beginn gibt.
unique-how-alone = Gegen ein besonderes Hotel führst du selbst ein eigenes. Behalte eines von diesen dreien; die beiden anderen sind aus dem Spiel.
unique-reconstructed = (rekonstruiert)
unique-you-bid = Du bist mit Bieten an der Reihe. In deiner Kasse: { $krones ->
    [one] 1 Krone
   *[other] { $krones } Kronen
}.
unique-you-choose = Wähle dein Hotel. In deiner Kasse: { $krones ->
    [one] 1 Krone
   *[other] { $krones } Kronen
}.
unique-bids = { $name } ist mit Bieten an der Reihe.
unique-chooses = { $name } wählt.
unique-back = Zurück zu den Hotels
unique-kept = { $name }: { $hotel }
unique-gifts = Zu Beginn: { $gifts }
unique-held = { $krones ->
    [0] { $name } hält es umsonst
    [one] { $name } hält es für 1 Krone
   *[other] { $name } hält es für { $krones } Kronen
}
unique-free = Noch hält es niemand
unique-bid = { $krones ->
    [0] Umsonst nehmen
    [one] 1 Krone bieten
   *[other] { $krones } Kronen bieten
}
unique-keep = Dieses Hotel behalten
unique-entrance = Der Eingang: { $hotel }
unique-groups = Was volle Gruppen aus 1, 2, 3 und 4 Zimmern hier zahlen
unique-first-die = Dein erster Würfel dieser Runde: { $die }
unique-no-die = In dieser Runde noch kein Würfel genommen
unique-token = { $name }. Für eine volle Spalte: { $top }. Für eine volle Etage: { $bottom }.
unique-tokens-mark = Was die fünf Marker bringen, ist rekonstruiert.
unique-gone = ist aus dem Spiel
unique-claimed = gewertet
unique-pile-empty = In dieser Runde ist niemand eingezogen.
unique-tile = Plättchen { $tile }, für { $spaces ->
    [one] 1 Feld zurück
   *[other] { $spaces } Felder zurück
} (welcher Buchstabe was kostet, ist unsere Lesart):
unique-move-die = Einen Würfel von Feld { $here } auf Feld { $there } legen und dieses nutzen

## Allein gegen Leopold

leopold-difficulty-tip = Bei „leicht“ zählen gerahmte Symbole nicht, bei „mittel“ die goldgerahmten nicht, bei „schwer“ zählen alle.
leopold-from-medium = mittel +
leopold-from-hard = schwer
leopold-most = meiste Würfel
leopold-celebrity = meiste Würfel (Prominente)
leopold-turns = { $taken } von 2 Zügen
leopold-turns-tip = { $name } hat in jeder Runde zwei Züge und passt nie.
leopold-cards-left = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
leopold-seen = Bisher aufgedeckte Anweisungskarten: { $cards }
leopold-no-card = { $name } hat noch keine Karte aufgedeckt.
leopold-private = { $count ->
    [0] keine verdeckte Personalkarte
    [one] 1 verdeckte Personalkarte
   *[other] { $count } verdeckte Personalkarten
}
leopold-private-tip = { $name } hat fünf Spielende-Karten. Die aufgedeckten zählen am Spielende.
leopold-board = Das Hotel von { $name }: { $count } von 20 Zimmern belegt
leopold-room-empty = leer
leopold-room-vacant = reserviert
leopold-room-occupied = belegt
leopold-door = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} beim Einzug eines Gastes
leopold-room-cogwheel = Hier liegt ein Zahnrad. Wenn ein Gast einzieht, kommt es auf den neuesten Gast der Warteschlange.
leopold-room-reserved = Reserviert: { $guest } wartet noch im Café
leopold-objective-none = { $name } hat noch keine Scheibe auf „{ $objective }“.
leopold-objective-at = { $name } hat eine Scheibe auf { $step } von „{ $objective }“.
leopold-objective-done = { $name } hat „{ $objective }“ gewertet.
leopold-countdown-rule = Jedes Symbol auf einer Karte rückt die Scheibe weiter: III, II, und dann wird das Ziel gewertet.
leopold-how = so geht es
leopold-item-here = Darauf: { $item }. Nimmst du hier einen Würfel, bringst du dies einem Gast deines Gegners, der darauf wartet.
leopold-toll-here = { $count ->
    [one] Hier liegt ein Zahnrad: Die Maut beträgt 1 Krone, und dein Gegner erhält 1 Punkt.
   *[other] Hier liegen { $count } Zahnräder: Die Maut beträgt 1 Krone, und dein Gegner erhält { $count } Punkte.
}
leopold-toll-on = Feld { $space }: { $count ->
    [one] 1 Zahnrad
   *[other] { $count } Zahnräder
}
leopold-toll-none = Feld { $space }: keine Maut
leopold-marked-guest = Mit Zahnrad: kostet dich 1 Krone mehr. Nimmt dein Gegner diesen Gast oder kommt der Gast auf das letzte Feld der Warteschlange, erhält dein Gegner 8 Punkte.
leopold-sushi-rooms = { $count ->
    [0] In den Zimmern liegt kein Zahnrad mehr.
    [one] Noch 1 Zahnrad liegt in einem Zimmer.
   *[other] Noch { $count } Zahnräder liegen in Zimmern.
}
leopold-sushi-queue = In der Warteschlange: { $guests } (1 Krone mehr für dich, { $points } Punkte für deinen Gegner).
leopold-sushi-no-queue = Kein Gast der Warteschlange hat eines.
leopold-stars = { $count ->
    [0] Noch kein Zahnrad: nichts bei der nächsten Kaiserwertung.
    [one] 1 Zahnrad: { $points } Punkte bei der nächsten Kaiserwertung. Eine volle Etage oder Spalte bei dir nimmt es weg.
   *[other] { $count } Zahnräder: { $points } Punkte bei der nächsten Kaiserwertung. Eine volle Etage oder Spalte bei dir nimmt eines weg.
}
leopold-waiting = { $guest } wartet auf { $items }; dann erhält dein Gegner { $points } Punkte, und Zimmer { $room } ist belegt
leopold-seat-empty = eingezogen
leopold-pool = Pool: { $count }
leopold-pool-rule = Zu Beginn einer Runde erhält jedes leere Aktionsfeld zufällig eine Portion von hier.
leopold-turn = { $count ->
    [one] Der Zug von { $name }
   *[other] Die Züge von { $name }
}
leopold-turn-of = Zug { $turn } von { $turns } hintereinander
leopold-last-turn = Letzter Zug
leopold-again = Den letzten Zug noch einmal zeigen
leopold-who = { $name } führt das Hotel gegenüber und muss nie nachdenken: Eine Karte sagt, was zu tun ist, von oben nach unten gelesen. Erst Gäste, dann ein Würfel, dann Extras.
leopold-part-card = Eine Anweisungskarte
leopold-part-guest = Ein Gast
leopold-part-die = Ein Würfel, damit du ihn nicht bekommst
leopold-part-emperor = Die Gunst des Kaisers
leopold-part-staff = Personal für das Spielende
leopold-part-objective = Einem Ziel entgegen

## Overbooking

hotels = Hotels
hotel-number = Hotel { $number }
beds = { $beds } Betten
next-side = In der nächsten Runde: { $beds } Betten; { $rule }
beds-now = jetzt { $beds } Betten (gedruckt: { $printed })
queue-of = Warteschlange
back-door = Hintertür
door-closed = geschlossen
token-there = hier wartet ein Punktmarker
hidden-card = { $owner }: eine Karte der { $family } mit { $crest ->
    [small] kleinem
   *[large] großem
} Wappen
door-place = Hintertür, freier Platz { $number }
queue-place = Warteschlange, freier Platz { $number }
pick-card-first = Ziehe eine Karte an ihren Platz, oder wähle erst die Karte und dann den Platz.
pick-place-now = Wähle jetzt einen Platz dafür.
card-of = { $owner }: { $card }
card-named = bekommt zuerst Betten
card-peeked = Nur du siehst diese Seite.
card-laid = { $card }, noch nicht gespielt: Klicke, um die Karte zurückzunehmen
your-hand = Deine Hand
booked = Gebucht
tokens = Marker
may-act = { $kind } von { $owner }:
decline = Verzichten
fate-booked = bekommt Betten
fate-away = bekommt keine Betten
fate-spent = geht durch die Hintertür
first-to-play = fängt in dieser Runde an
cards-held = { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}, { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
} im Stapel
family-count = { $family }: { $count } von { $most } gebucht
family-worth = jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert
bonus-title = Punkte für gebuchte Karten einer Familie
bonus-none = Familien bringen keine eigenen Punkte
bonus-for = { $count }: +{ $points }
no-peeking = Verdeckte Karten bleiben verdeckt, auch für ihre Besitzer

## Overbooking: die Prüfung, Hotel für Hotel erzählt

check-title = Runde { $round }: Die Buchungen werden geprüft
check-again = Die Prüfung noch einmal zeigen
beat-turned-up = Die Karten werden aufgedeckt
beat-ability = An der Hintertür
beat-booked = Betten werden vergeben
beat-away = Diese gehen leer aus
beat-summary = Was Runde { $round } gebracht hat
beds-left = { $left } von { $beds } Betten frei
won-points = { $name }: { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
} in dieser Runde
opened-next = Die Hotels der nächsten Runde
opened-hotel = { $beds } Betten: { $rule }

## Das Ende

game-over = Das Spiel ist zu Ende
winner = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
tie-shared = Auch die Gleichstandsregel entscheidet nichts: Der Sieg wird geteilt.
tie-austria = Punktgleichstand, entschieden durch übrige Kronen und Portionen ({ $names }).
tie-overbooking = Punktgleichstand, entschieden durch gebuchte Gäste mit drei Münzen ({ $names }).
place = { $place }.
tie-break-austria = übrige Kronen und Portionen: { $count }
tie-break-overbooking = gebuchte Gäste mit drei Münzen: { $count }
tie-alone = Wer allein spielt, gewinnt bei Punktgleichstand nicht.
whole-game = Das ganze Spiel
share = Teilen
rematch-join = Beim nächsten Spiel mitspielen
winner-you = Du gewinnst!
where-points = Woher die Punkte kamen
by-round = Runde für Runde
rematch = Noch einmal
total = Summe
count-title = Die Schlusswertung
count-skip = Zum Ergebnis
save-journal = Spielprotokoll speichern
