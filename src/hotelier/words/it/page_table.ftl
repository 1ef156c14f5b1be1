# Che cosa dice la pagina a un tavolo, in italiano.

skip-to-choices = Vai alle tue scelte
brand-to-lobby = hotelier: alla hall

## Menu e desideri

menu = Menu
wish-pace = I turni degli altri si mostrano
pace-by-hand = passo per passo, quando clicco
pace-calm = con calma, uno dopo l’altro
pace-at-once = subito
wish-scenes = Grandi momenti (l’Imperatore, il conteggio finale)
scenes-all = scena per scena
scenes-short = in breve, senza fermarsi
scenes-none = per niente
wish-sound = Suoni: dadi, tazze, porte, un campanello
wish-volume = Volume
wish-confirm = Non chiudere il mio turno finché non dico “Fatto”
wish-notify = Avvisami quando tocca a me e sono altrove

## Prima della partita

gathering = Si apparecchia il tavolo
gathering-hint = La partita comincia quando ogni posto è occupato e tutto è pronto.
invite = Manda questo link ai tuoi amici
copy = Copia
copied = Copiato
qr = Il link come codice QR
seat-empty = libero
seat-you = tu
seat-ready = c’è
seat-not-ready = non ancora
seat-host = ospita il tavolo
seat-who = Chi siede al posto { $number }
seat-for-a-friend = per un amico
seat-for-bot = un bot, { $bot }
get-up = Alzati
get-up-sure = Il tuo posto sarebbe libero per qualcun altro.
table-full = Ogni posto a questo tavolo è occupato. Torna a guardare quando la partita sarà cominciata.
waiting-seats = Alcuni posti sono ancora liberi.
waiting-for = Si aspetta { $names }
waiting-host = Si aspetta che { $name } cominci la partita.
all-ready = Ci siamo tutti.
seat-free-it = Libera il posto
ready = Ci sono
not-ready = No, aspetta ancora
invited = Hai un invito
invited-hint = A questo tavolo di { $game } ti aspetta un posto.
no-seat = Non hai un posto a questo tavolo. Chiedi un invito, o guarda quando la partita sarà cominciata.

## Uno schermo per più persone

hand-over-title = Passa lo schermo
hand-over = { $name }, tocca a te
hand-over-any = Chi c’è qui?
hand-over-hint = Passa lo schermo, per favore. Le carte compaiono quando lo dici tu.
hand-over-ready = Sono { $name }
hand-on = Passa lo schermo a { $name }

## Guida

guide = Guida
guide-wish = Il concierge spiega il gioco mentre gioco
guide-again = Rispiega tutto
guide-next = Avanti
guide-your-move = A te la mossa
guide-skip = Salta
guide-fold = Nascondi
guide-off = Ferma la guida
guide-resume = Richiama il concierge
guide-offer = È la prima volta a questo tavolo? Il concierge può spiegare le cose man mano, mentre giochi.
guide-offer-yes = Sì, volentieri
guide-offer-no = No, grazie

## Allenatore

coach = Allenatore
hint = Suggerimento
hint-tip = Chiedi all’allenatore che cosa farebbe ora, e perché
advice-thinking = L’allenatore ci sta pensando
advice-close = Chiudi
advice-ways = Modi di giocare
advice-rank = { $rank ->
    [1] Il modo migliore
    [2] Un altro modo
   *[other] Un terzo modo
}
advice-worse = { $points } punti in meno, probabilità di vincere: { $chance }
advice-points = Finiresti a circa { $own } punti, il migliore degli altri a { $other }.
advice-points-alone = Finiresti a circa { $own } punti, { $name } a { $other }.
advice-odds = Probabilità di vincere: { $chance }.
advice-win = probabilità di vincere: { $chance }
advice-why = Che cosa porta
advice-follow = Fai così

review = Analisi
review-tip = Rivedi la partita con l’allenatore: quanto era fortuna, quanto gioco, e che cosa era meglio
review-title = { $name }: analisi della partita
review-thinking = L’allenatore sta ripensando alla partita
review-curve = La probabilità di vincere durante la partita: all’inizio { $first }, alla fine { $last }, al minimo { $lowest }, al massimo { $highest }
review-point = { $when }: { $before } prima del tuo turno, { $after } dopo
review-shares = Che cosa ha mosso la probabilità di vincere
review-play = Le proprie scelte
review-play-tip = La probabilità di vincere dopo ogni turno giocato, a confronto con il modo migliore trovato dall’allenatore
review-luck = { $game ->
    [overbooking] Carte
   *[other] Dadi e carte
}
review-luck-tip = Ciò che è arrivato, a confronto con ciò che arriva in media: l’allenatore ha continuato in mondi con { $game ->
    [overbooking] altre carte
   *[other] altri dadi e altre carte
}
review-others = Gli altri
review-others-tip = Ciò che gli altri hanno giocato, a confronto con ciò che l’allenatore avrebbe giocato al loro posto
review-rest = Non previsto
review-rest-tip = Ciò che l’allenatore ha giudicato diversamente vedendo più lontano
review-way = { $first } prima del primo turno, { $result } alla fine; si somma ciò che tutti i turni hanno dato e tolto.
review-costliest = I turni costati di più
review-loss = Tutti i turni insieme sono costati circa { $points } punti.
review-cost = −{ $points } punti
review-none = L’allenatore non avrebbe giocato diversamente nessun turno.
review-nothing = Non c’è nulla da rivedere: questo posto non ha mai avuto una scelta.
review-played = Giocato (probabilità di vincere: { $chance })
review-better = Meglio
review-show = Fammi vedere
review-all = Tutti i turni
show-at = Il turno migliore, { $at } di { $count }:
show-done = Questo era il turno migliore. Da qui la partita è tua.
show-left = Hai preso una strada diversa da quella dell’allenatore. La partita è tua.
show-stop = Ferma
show-back = Torna all’analisi
show-play-on = Continua da qui

## Tavolo

offline = Connessione persa. Mi ricollego …
turn-yours = Tocca a te
turn-of = Sceglie { $name }
watching = Stai guardando
round-of = Round { $round } di { $rounds }
set-up = Preparazione
undo = Annulla
fold = Riduci
unfold = { $count ->
    [1] Mostra
   *[other] Mostra tutte e { $count }
}
choose-one = Scegline una
not-your-turn = Non tocca a te: sceglie { $name }.
no-turn = Stai guardando, quindi non hai nulla da scegliere.
log = Che cosa è successo
log-opening = L’inizio
log-rewind = Mostra il tavolo dopo questo
rewound = Il tavolo com’era dopo il passo { $step }
back-to-now = Torna al presente
step-slider = Passo della partita
earlier = Un passo indietro
later = Un passo avanti
seen-by = Con gli occhi di
opponents-title = Altri hotel
clause = regola { $clause }
come-back = Un bot gioca per te: riprendi il tuo posto
ask-stand-in = Fai giocare un bot al posto di { $name }
stand-in-wait = Un bot può giocare al posto di { $name } tra { $time }
presence-here = { $name } è qui
presence-away = { $minutes ->
    [0] { $name } manca da un attimo
    [one] { $name } manca da 1 minuto
   *[other] { $name } manca da { $minutes } minuti
}
wish-gestures = Mostra i gesti, e lasciamene fare
gestures = Fai un gesto
gesture-do-cup = Alza la tazza
gesture-do-applause = Applaudi
gesture-do-hurry = Metti fretta
gesture-thought = Un pensiero, in una riga
gesture-send = Dillo
gesture-made = { $name }: { $what }
gesture-cup = Alla salute!
gesture-applause = Complimenti!
gesture-hurry = Un po’ più in fretta, per favore!
points-short = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

looking-at = Stai guardando l’hotel di { $name }
look-at = Guarda l’hotel di { $name }
look-home = Torna al tuo hotel
stand-in = bot
seat-level = Bot: { $level }
forfeited = sostituito
bot-forfeited = “{ $bot }” non ha funzionato e ha perso il suo posto qui; continua il bot Avido.
tale-next = Avanti
tale-back = Indietro
tale-end = Al tavolo
tale-skip = Salta
tale-at = { $at } di { $count }

## Turni: mostrati, confermati, annunciati

pace-skip = { $count ->
    [one] Salta al presente
   *[other] Salta al presente ({ $count })
}
notify-refused = Il tuo browser non permette a questa pagina di chiamarti. Puoi consentire le notifiche nelle impostazioni del browser.
held-ends = Questo chiuderebbe il tuo turno.
held-reveals = Questo svelerebbe qualcosa di nascosto e non si potrebbe annullare.
held-pass = Resteresti fuori fino al prossimo lancio.
held-done = Fatto
held-reveal = Svela
held-leave = Passa
held-not = Questo no
held-never = Non chiedermelo più
take-back = Annulla il turno
take-back-tip = Torna all’inizio del tuo turno, o all’ultima cosa venuta alla luce
undo-tip = Annulla una scelta
undo-none = Non c’è nulla da annullare: è venuto alla luce qualcosa di nascosto, o intanto ha scelto qualcun altro.
stepper-more = Di più: { $what }
stepper-most = Qui non si può andare oltre: { $what }.
side-strudel = strudel
side-cake = torta
side-wine = vino
side-coffee = caffè
side-emperor = passi Imperatore
side-krone = corone

## Su un tavolo

send = Invia
menu-watch = Fai guardare qualcuno
watch-hint = Chi apre questo link vede il tavolo mentre si gioca, ma la mano di nessuno.
watch-link = Link per guardare
menu-device = Gioca su un altro dispositivo
device-hint = Il tuo posto su un secondo dispositivo, per esempio un telefono. Restano al passo tra loro.
device-make = Crea un link
device-link = Aprilo sull’altro dispositivo
device-once = Funziona una volta, entro dieci minuti. Chi lo apre ha il tuo posto, quindi non mostrarlo a nessun altro.
menu-options = Che cosa si gioca a questo tavolo
table-listed = Chiunque poteva trovare questo tavolo.
table-by-invitation = A questo tavolo si accede solo su invito.
table-watchable = Altri possono guardare.
table-not-watchable = Nessun altro può guardare.
table-hints = Chiunque giochi può chiedere suggerimenti all’allenatore.
table-forked = Questo tavolo continua dal passo { $step } di un’altra partita.
table-forked-from = Guarda quella partita
luck-same = Questo tavolo ripete i dadi e le carte di quella partita: chi l’ha vista sa che cosa arriva.
luck-known = sorte già nota
luck-bound = Dadi e carte sono fissati da un seme segreto; questo vi vincola la casa:
luck-fits = Il seme corrisponde a ciò che questo tavolo aveva promesso: dadi e carte erano fissati prima della partita.
luck-broken = Il seme non corrisponde a ciò che questo tavolo aveva promesso: non fidarti di questi dadi e di queste carte.
luck-unseen = Dadi e carte venivano da un seme segreto; questo browser non ha mai visto la promessa che lo vincola.
add-word = Aggiungi una parola ai dadi e alle carte
add-word-hint = Si mescola al seme segreto, così nessuno, nemmeno la casa, ha potuto scegliere prima dadi e carte. Tutti al tavolo la vedono.
your-word = La tua parola
menu-leave = Lascia il tavolo
leave-hint = Un bot gioca per te finché non torni. Per tornare, riapri questo tavolo da “Le mie partite” in questo browser.
leave-bot = Chi gioca per te
leave-now = Lascia, e fai giocare il bot
menu-keys = Tastiera
key-tab = Tab
key-tab-does = alla prossima cosa sul tavolo, che si spiega da sé
key-enter = Invio
key-enter-does = falla, o di’ perché no
key-escape = Esc
key-escape-does = chiudi ciò che si è aperto, o rimetti a posto ciò che non hai confermato
key-digits = da 1 a 9
key-digits-does = quella scelta dell’elenco
key-main = Invio
key-main-does = il pulsante verde, quando nulla sul tavolo è selezionato
key-undo = U
key-undo-does = annulla una scelta
key-take-back = Maiusc U
key-take-back-does = annulla il turno
key-help = ?
key-help-does = mostra questi tasti
key-gallery = I
key-gallery-does = la carta che viene spiegata, nella galleria
key-hint = H
key-hint-does = chiedi un suggerimento all’allenatore
key-skip = Tab, Invio su una pagina appena aperta
key-skip-does = dritto alle tue scelte in parole
menu-replay = Condividi questa partita
replay-link = Link per rivedere la partita
menu-journal = Salva il diario
journal-hint = Il diario è l’intera partita in un piccolo file di testo. Qualsiasi casa può mostrarla di nuovo e continuarla.

## Rivedere

replay-run = Rivedi la partita
replay-pause = Pausa
replay-speed = Velocità
speed-slow = piano
speed-calm = con calma
speed-fast = veloce
replay-chapters = Salta a un round
replay-cut-short = Il diario finisce qui, prima della fine della partita.
replay-running = Questa partita è ancora in corso.
replay-to-table = Vai al tavolo
fork = Continua da qui
fork-hint = Un nuovo tavolo parte da questa partita com’era dopo il passo { $step }. Tu prendi un posto, i bot gli altri.
fork-seat = Giochi per
fork-same-chance = La stessa sorte: dadi e carte arrivano come in quella partita, finché si fanno le stesse scelte
fork-go = Continua
fork-over = Qui la partita è finita: torna a un passo precedente per continuare.

## Grand Austria Hotel

visit-title = La visita dell’Imperatore
visit-arrives = Sua Maestà arriva dopo il round { $round }. Ognuno ottiene i punti del suo spazio sul tracciato e retrocede di { $back }.
visit-reward = Dallo spazio { $from } in su: { $reward }
visit-penalty = Sullo spazio 0: { $penalty }
visit-scores = { $name } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
} sullo spazio { $space } e retrocede a { $after }.
visit-mood-reward = L’Imperatore è soddisfatto: { $what }
visit-mood-penalty = L’Imperatore è scontento: { $what }
visit-mood-peace = L’Imperatore fa un cenno e passa oltre.
visit-mood-rival = Le tessere Imperatore non riguardano { $name }.
moment-group = Un gruppo pieno
moment-filled = Tutte le sue camere sono occupate: complimenti, { $name }!
moment-objective = Un obiettivo reclamato
moment-claimed = { $place ->
    [1] Per il posto migliore, { $name } ottiene
    [2] Per il secondo posto, { $name } ottiene
   *[3] Per il terzo posto, { $name } ottiene
} { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
moment-claimed-own = { $name } reclama un obiettivo del suo hotel: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
moment-evening = L’ultimo ospite della sera
moment-last-guest = Hotel di { $name }, camera { $room }. Le luci si abbassano, e il round { $round } è finito.
moment-nobody = nessuno in camera
guests-left = { $count ->
    [one] ancora 1 ospite nel mazzo
   *[other] ancora { $count } ospiti nel mazzo
}
tray = Appena ottenuti
tray-item = { $item }, appena ottenuti: { $count }
forecast-title = Se l’Imperatore venisse ora (viene dopo il round { $round })
forecast = { $name } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
} e si ferma sullo spazio { $space }: { $mood ->
    [reward] la ricompensa
    [penalty] la penalità
   *[peace] né ricompensa né penalità
}
look-at-table = Guarda il tavolo
back-to-question = Torna alla domanda
asked-offer = Tre carte in offerta
asked-reward = Una ricompensa
asked-emperor = Il malumore dell’Imperatore
asked-group = Un gruppo pieno
asked-complete = Che cosa viene prima?
die-free = gratis

queue = Ospiti in coda alla porta
queue-cost = { $cost ->
    [0] gratis
   *[other] { $cost } C
}
queue-label = { $name } nella coda, { $cost ->
    [0] gratis
    [one] 1 corona
   *[other] { $cost } corone
}
actions = Plancia azioni
action-1 = Cibi
action-2 = Bevande
action-3 = Camere
action-4 = Corone e Imperatore
action-5 = Personale
action-6 = Jolly, per 1 corona
action-short-1 = Cibi
action-short-2 = Bevande
action-short-3 = Camere
action-short-4 = Cassa · Corte
action-short-5 = Personale
action-short-6 = Jolly
die-label = Azione { $die }, { $what }: { $count ->
    [one] 1 dado
   *[other] { $count } dadi
}
dustbin = Pattumiera: { $count }
dustbin-tip = Dadi fuori da questo round: uno si scarta prima di ogni nuovo lancio
boost = 1 di forza in più con il { $die }, per 1 corona
hotel-of = Hotel di { $name }
your-hotel = Il tuo hotel
room-label = Camera { $room }, { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
}, { $state }
room-empty = non preparata
room-vacant = libera
room-occupied = occupata
colour-blue = blu
colour-red = rosso
colour-yellow = giallo
colour-green = verde
floor-cost = Una camera a questo piano costa { $cost ->
    [0] nulla
    [one] 1 corona
   *[other] { $cost } corone
}; occupata, vale alla fine { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
group-bonus-blue = Gruppo pieno: { $bonus ->
    [one] 1 punto
   *[other] { $bonus } punti
}
group-bonus-red = Gruppo pieno: { $bonus ->
    [one] 1 corona
   *[other] { $bonus } corone
}
group-bonus-yellow = Gruppo pieno: { $bonus ->
    [one] 1 passo Imperatore
   *[other] { $bonus } passi Imperatore
}
group-taken = (bonus già preso)
room-lodger = Qui alloggia: { $guest }.
door-points = Preparare questa camera dà { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
cafe = Bar
cafe-free = tavolo libero
cafe-table = Tavolo { $table }
kitchen = Cucina
kitchen-item = { $item } in cucina: { $count }
order-item = { $name } aspetta { $item }
order-served = { $item }: in tavola
item-strudel = strudel
item-cake = torta
item-wine = vino
item-coffee = caffè
krones = Corone
emperor = Imperatore
emperor-track = Tracciato dell’Imperatore
emperor-space = Spazio { $space }, vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
} a ogni visita
emperor-back = indietro di { $steps }
points = Punti
objectives = Obiettivi
objective-claimed = coccarde di { $names }
hand = Le tue carte personale in mano
staff-played = Il tuo personale al lavoro
staff-at-work = Personale al lavoro
staff-none = Per te non lavora ancora nessuno.
hand-empty = La tua mano è vuota.
offer = In offerta
draft = Draft: scegline una da tenere
staff-used = usata in questo round
staff-turned = usata, a faccia in giù
timing-once = immediato
timing-round = una volta per round
timing-permanent = permanente
timing-end = alla fine
timing-trigger = una volta, quando capita l’occasione
staff-cost = { $cost ->
    [one] costa 1 corona
   *[other] costa { $cost } corone
}
hand-size = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
passed = ha passato
tiles-after = dopo il round { $round }

solo-leopold = Leopold
solo-elisabeth = Elisabeth

## Hotel unici

unique-title-auction = L’asta degli hotel
unique-title-draw = Pesca tre hotel, tienine uno
unique-title-alone = Pesca tre hotel, tienine uno
unique-how-auction = C’è un hotel per ogni giocatore. Un hotel che nessuno detiene è tuo gratis; ogni altro costa una corona più della sua offerta attuale, e chi viene superato offre subito di nuovo, per un hotel qualsiasi. Quando ognuno ne detiene uno, le offerte si pagano, e ogni hotel dà ciò che dà all’inizio.
unique-how-draw = Dall’ultimo giocatore al primo, ognuno pesca tre hotel, ne tiene uno e rimescola gli altri due. Poi ogni hotel dà ciò che dà all’inizio.
unique-how-alone = Contro un hotel speciale ne gestisci uno tutto tuo. Tieni uno di questi tre; gli altri due escono dal gioco.
unique-reconstructed = (ricostruito)
unique-you-bid = Tocca a te offrire. In cassa hai { $krones ->
    [one] 1 corona
   *[other] { $krones } corone
}.
unique-you-choose = Scegli il tuo hotel. In cassa hai { $krones ->
    [one] 1 corona
   *[other] { $krones } corone
}.
unique-bids = Tocca a { $name } offrire.
unique-chooses = Sceglie { $name }.
unique-back = Torna agli hotel
unique-kept = { $name } gestisce { $hotel }.
unique-gifts = All’inizio: { $gifts }
unique-held = { $name } lo detiene { $krones ->
    [0] gratis
    [one] per 1 corona
   *[other] per { $krones } corone
}
unique-free = Non lo detiene ancora nessuno
unique-bid = { $krones ->
    [0] Prendilo gratis
    [one] Offri 1 corona
   *[other] Offri { $krones } corone
}
unique-keep = Tieni questo hotel
unique-entrance = L’ingresso: { $hotel }
unique-groups = Quanto rendono qui i gruppi pieni di 1, 2, 3 e 4 camere
unique-first-die = Il tuo primo dado di questo round: { $die }
unique-no-die = In questo round ancora nessun dado
unique-token = { $name }. Per una colonna piena: { $top }. Per un piano pieno: { $bottom }.
unique-tokens-mark = Ciò che danno i cinque gettoni è ricostruito.
unique-gone = non è più in gioco
unique-claimed = reclamato
unique-pile-empty = In questo round nessuno è ancora andato in camera.
unique-tile = Tessera { $tile }, per { $spaces ->
    [one] 1 spazio indietro
   *[other] { $spaces } spazi indietro
} (quale lettera costa quanto è una nostra lettura):
unique-move-die = Sposta un dado dallo spazio { $here } allo spazio { $there } e usa quello

## In solitario contro Leopold

leopold-difficulty-tip = A difficoltà facile i simboli incorniciati non contano; a difficoltà media non contano quelli con cornice d’oro; a difficoltà difficile contano tutti.
leopold-from-medium = media +
leopold-from-hard = difficile
leopold-most = più dadi
leopold-celebrity = più dadi (celebrità)
leopold-turns = turni: { $taken } su 2
leopold-turns-tip = { $name } ha due turni per round e non passa mai.
leopold-cards-left = { $count ->
    [one] resta 1 carta
   *[other] restano { $count } carte
}
leopold-seen = Carte istruzione scoperte finora: { $cards }
leopold-no-card = { $name } non ha ancora scoperto carte.
leopold-private = { $count ->
    [0] nessuna carta personale coperta
    [one] 1 carta personale coperta
   *[other] { $count } carte personale coperte
}
leopold-private-tip = { $name } ha cinque carte di fine partita. Quelle scoperte danno punti alla fine.
leopold-board = L’hotel di { $name }: { $count ->
    [one] 1 camera occupata
   *[other] { $count } camere occupate
} su 20
leopold-room-empty = vuota
leopold-room-vacant = riservata
leopold-room-occupied = occupata
leopold-door = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} quando arriva un ospite
leopold-room-cogwheel = Qui c’è un ingranaggio. Quando arriva un ospite, va sull’ospite più nuovo della coda.
leopold-room-reserved = Riservata: { $guest } aspetta ancora nel bar
leopold-objective-none = { $name } non ha ancora una coccarda su “{ $objective }”.
leopold-objective-at = { $name } ha una coccarda sul { $step } di “{ $objective }”.
leopold-objective-done = { $name } ha reclamato “{ $objective }”.
leopold-countdown-rule = Ogni simbolo su una carta muove la coccarda: III, II, e poi l’obiettivo è reclamato.
leopold-how = come funziona
leopold-item-here = Qui: { $item }. Quando prendi un dado da qui, va a un ospite del tuo avversario che ne ha bisogno.
leopold-toll-here = { $count ->
    [one] Qui c’è un ingranaggio: il pedaggio è di 1 corona, e il tuo avversario ottiene 1 punto.
   *[other] Qui ci sono { $count } ingranaggi: il pedaggio è di 1 corona, e il tuo avversario ottiene { $count } punti.
}
leopold-toll-on = Spazio { $space }: { $count ->
    [one] 1 ingranaggio
   *[other] { $count } ingranaggi
}
leopold-toll-none = Spazio { $space }: nessun pedaggio
leopold-marked-guest = Con un ingranaggio: ti costa 1 corona in più. Se il tuo avversario prende questo ospite, o l’ospite arriva all’ultimo spazio della coda, il tuo avversario ottiene 8 punti.
leopold-sushi-rooms = { $count ->
    [0] Nelle camere non ci sono più ingranaggi.
    [one] In una camera c’è ancora 1 ingranaggio.
   *[other] Nelle camere ci sono ancora { $count } ingranaggi.
}
leopold-sushi-queue = Nella coda: { $guests } (1 corona in più per te, { $points } punti per il tuo avversario).
leopold-sushi-no-queue = Nessun ospite della coda ne ha uno.
leopold-stars = { $count ->
    [0] Ancora nessun ingranaggio: nulla alla prossima valutazione dell’Imperatore.
    [one] 1 ingranaggio: { $points } punti alla prossima valutazione dell’Imperatore. Un tuo piano pieno o una tua colonna piena lo toglie.
   *[other] { $count } ingranaggi: { $points } punti alla prossima valutazione dell’Imperatore. Un tuo piano pieno o una tua colonna piena ne toglie uno.
}
leopold-waiting = { $guest } aspetta { $items }; poi il tuo avversario ottiene { $points } punti, e la camera { $room } è occupata
leopold-seat-empty = in camera
leopold-pool = Sacchetto: { $count }
leopold-pool-rule = All’inizio di un round ogni spazio azione vuoto riceve da qui un cibo o una bevanda a caso.
leopold-turn = { $count ->
    [one] Il turno di { $name }
   *[other] I turni di { $name }
}
leopold-turn-of = Turno { $turn } di { $turns } di seguito
leopold-last-turn = Ultimo turno
leopold-again = Mostra di nuovo l’ultimo turno
leopold-who = { $name } gestisce l’hotel di fronte e non deve mai pensare: una carta dice che cosa fare, letta dall’alto in basso. Prima gli ospiti, poi un dado, poi gli extra.
leopold-part-card = Una carta istruzione
leopold-part-guest = Un ospite
leopold-part-die = Un dado, così non puoi averlo tu
leopold-part-emperor = Il favore dell’Imperatore
leopold-part-staff = Personale per la fine della partita
leopold-part-objective = Verso un obiettivo

## Overbooking

hotels = Hotel
hotel-number = Hotel { $number }
beds = { $beds } letti
next-side = Nel prossimo round: { $beds } letti. { $rule }
beds-now = letti ora: { $beds } (stampati: { $printed })
queue-of = Coda
back-door = Porta sul retro
door-closed = chiusa
token-there = qui aspetta un gettone punto
hidden-card = { $owner }: una carta con stemma { $crest ->
    [small] piccolo
   *[large] grande
} ({ $family })
door-place = Porta sul retro, posto libero { $number }
queue-place = Coda, posto libero { $number }
pick-card-first = Trascina una carta al suo posto, o scegli la carta e poi il posto.
pick-place-now = Ora scegli un posto.
card-of = { $owner }: { $card }
card-named = ottiene i letti per prima
card-peeked = Questo lato lo vedi solo tu.
card-laid = La tua carta, { $card }, non ancora giocata: clicca per riprenderla
your-hand = La tua mano
booked = Alloggiate
tokens = Gettoni
may-act = { $kind } di { $owner }:
decline = Rinuncia
fate-booked = ottiene i letti
fate-away = resta senza letti
fate-spent = esce dalla porta sul retro
first-to-play = apre questo round
cards-held = { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
} in mano, { $deck ->
    [one] 1 carta
   *[other] { $deck } carte
} da pescare
family-count = { $family }: { $count } su { $most } alloggiate
family-worth = ora vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
bonus-title = Punti per carte alloggiate di una famiglia
bonus-none = Le famiglie non danno punti
bonus-for = { $count }: +{ $points }
no-peeking = Le carte coperte restano nascoste, anche a chi le ha giocate

## Overbooking: il controllo raccontato hotel per hotel

check-title = Round { $round }: si controllano le prenotazioni
check-again = Mostra di nuovo il controllo
beat-turned-up = Si scoprono le carte
beat-ability = Alla porta sul retro
beat-booked = Si assegnano i letti
beat-away = Queste restano senza letti
beat-summary = Che cosa ha portato il round { $round }
beds-left = letti liberi: { $left } su { $beds }
won-points = { $name }: { $points ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $points } punti
} in questo round
opened-next = Gli hotel del prossimo round
opened-hotel = { $beds } letti: { $rule }

## La fine

game-over = La partita è finita
winner = { $count ->
    [one] Vince { $names }
   *[other] { $names } si dividono la vittoria
}
tie-shared = Anche lo spareggio è pari: la vittoria è condivisa.
tie-austria = Pareggio ai punti, risolto da corone, cibi e bevande avanzati ({ $names }).
tie-overbooking = Pareggio ai punti, risolto dagli ospiti alloggiati con tre monete ({ $names }).
place = { $place }°
tie-break-austria = corone, cibi e bevande avanzati: { $count }
tie-break-overbooking = ospiti alloggiati con tre monete: { $count }
tie-alone = In solitario un pareggio ai punti non basta per vincere.
whole-game = Tutta la partita
share = Condividi
rematch-join = Unisciti alla prossima partita
winner-you = Hai vinto!
where-points = Da dove vengono i punti
by-round = Round per round
rematch = Ancora una
total = Totale
count-title = Il conteggio finale
count-skip = Al risultato
save-journal = Salva il diario
