# Giocare e guardare nel terminale, in italiano. Ciò che dicono i giochi sta nei loro file.

## Grand Austria Hotel

terminal-krones = { $krones ->
    [one] 1 corona
   *[other] { $krones } corone
}
terminal-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
# La lettera di un colore, come sulle camere; gli ospiti verdi vanno ovunque.
terminal-letter-blue = B
terminal-letter-red = R
terminal-letter-yellow = G
terminal-letter-green = V
terminal-emperor-after = Imperatore dopo il round { $round }
terminal-emperor-brings = { $reward }; senza favore: { $penalty }
terminal-objectives = Obiettivi
terminal-claimed = ({ $name } { $points })
terminal-space-1 = strudel e torta
terminal-space-2 = vino e caffè
terminal-space-3 = camere
terminal-space-4 = corone e Imperatore
terminal-space-5 = personale
terminal-space-6 = qualsiasi
terminal-price = { $krones ->
    [0] { "" }
   *[other] { $krones } cor
}
terminal-column-plain = così com’è
terminal-column-boosted = potenziato
terminal-column-queue = { "" }
terminal-column-cost = costo
terminal-column-guest = ospite
terminal-column-order = ordine
terminal-column-reward = ricompensa
terminal-rooms = camere: { $prepared }, occupate: { $occupied }
terminal-kitchen = cucina:
terminal-empty = vuota
terminal-no-guests = nessuno nel bar
terminal-table = tavolo { $place }:
terminal-waits = aspetta
terminal-ready = può andare in camera
terminal-staff = personale:
terminal-none = nessuno
terminal-hand-size = { $cards ->
    [one] 1 carta in mano
   *[other] { $cards } carte in mano
}
terminal-turns = ordine di turno { $order }, turni giocati: { $turns } su 2
terminal-passed = ha passato
terminal-wealth = { terminal-points } · { terminal-krones } · Imperatore { $emperor }
terminal-hand = La tua mano
terminal-offer = In offerta
terminal-pack = Tra cui scegliere
terminal-staff-of = Personale di { $name }

## Grand Austria Hotel, hotel unici

terminal-entrances = Hotel unici in offerta
terminal-bid = { $name } offre { terminal-krones }
terminal-first-die = primo dado { $die }
terminal-dove-tokens = gettoni: { $tokens }
terminal-pile = pila: { $guests }
terminal-own-aim = { $title }{ $claimed ->
    [yes] { " " }(reclamato)
   *[no] { "" }
}

## Grand Austria Hotel in solitario

terminal-leopold-decks = restano { $cards } carte istruzione e { $staff } carte personale
terminal-leopold-objectives = obiettivi: { $discs }
terminal-no-disc = nessuna coccarda
terminal-stars = ingranaggi sulle stelle: { $stars } su 9
terminal-items-on-spaces = cibi e bevande sugli spazi azione: { $items }
terminal-cogwheel-rooms = ingranaggi sulle camere: { $rooms }
terminal-marked-guests = ospiti della coda con ingranaggio: { $guests }
terminal-cogwheels-on-spaces = ingranaggi sugli spazi azione: { $cogwheels }

## Overbooking

terminal-hotel = Hotel { $number }: { $beds ->
    [one] 1 letto
   *[other] { $beds } letti
}
terminal-next-side = prossimo round: { $beds } letti, { $rule }
terminal-door = porta sul retro
terminal-door-closed = porta sul retro: chiusa
terminal-token = 1 gettone
terminal-queue = coda, { $cards } su { $limit }
terminal-named = { $card }, indicata
terminal-face-down = { $card }, coperta
terminal-of-family = { $count } { $family }
terminal-nobody = ancora nessuno
terminal-points-of = { terminal-points }
terminal-pile-booked = alloggiate ({ $count }): { $cards }
terminal-pile-discarded = scartate ({ $count }): { $cards }
terminal-card = { $kind } ({ $beds })
terminal-back = { $family }, { $crest }
terminal-at-door = { $kind } alla porta sul retro (d): { $ability }
terminal-own-hand = La tua mano: { $cards }
terminal-column-player = giocatore
terminal-column-points = punti
terminal-column-tokens = gettoni
terminal-column-cards = mano
terminal-column-deck = mazzo
terminal-column-booked = alloggiate
terminal-column-card = carta
terminal-column-beds = letti
terminal-column-coins = monete
terminal-column-crest = stemma

## Alla tastiera

terminal-help =
    Scrivi il numero o la parola di una scelta. Più parole su una riga, come le scrive un suggerimento,
    vengono giocate una dopo l’altra; alla prima che non si può giocare ci si ferma, e quelle prima
    restano giocate. Parole che aiutano sempre:
    board: tutto il tavolo       list: tutte le scelte per esteso   cards: le carte scoperte
    log: che cosa è successo     why PAROLA: perché non è ammesso   card NOME: che cosa fa una carta
    undo: annulla la tua scelta  save FILE: conserva la partita     hint: che cosa farebbe l’allenatore
    help, h o ?: questo testo    quit: esci
terminal-prompt = numero, parola o help >
terminal-to-choose = { $name }: { $question }
terminal-thinks = { $name } pensa …
terminal-choose-among = Ci sono le scelte da 1 a { $count }.
terminal-saved = Salvato in { $file }. Continua con: hotelier play --resume { $file }
terminal-kept = Salvato in { $file }. Rivedila con: hotelier review { $file }
terminal-no-undo = Questo non si può annullare: è stato mostrato qualcosa di nascosto, o ha scelto qualcun altro.
terminal-no-choice = “{ $word }” non è una scelta di { $game }; help dice che cosa puoi scrivere.
terminal-not-played = Non giocato: { $words }. { $why }
terminal-then-others = A quel punto tocca già a qualcun altro scegliere.
terminal-number-first = Il numero { $number } indica una scelta sullo schermo; dopo altre scelte si possono scrivere solo parole.
terminal-no-more = “{ $word }” si scrive da solo, senza “{ $rest }”.
terminal-why-which = Di’ quale scelta intendi: why PAROLA.
terminal-card-which = Di’ quale carta intendi: card NOME.
terminal-no-card = Nessuna carta si chiama “{ $words }” o ha quel numero.
terminal-legal = È ammesso.
terminal-reason = { $reason } ({ $clause })
terminal-hint = Che cosa farebbe l’allenatore, il meglio per primo
terminal-hint-way = Modo
terminal-hint-own = punti
terminal-hint-other = migliore degli altri
terminal-hint-win = vittoria
terminal-hint-loss = peggio di
terminal-coach-thinks = L’allenatore pensa …
terminal-coach-stopped = L’allenatore ha smesso di pensare.
terminal-no-hint = Un suggerimento ti aiuterebbe contro gli altri a questa tastiera; i suggerimenti ci sono contro i bot e da soli.
terminal-after = board mostra il tavolo, log racconta di nuovo la partita, save FILE la conserva, Invio esce >
terminal-over = La partita è finita. Puoi ancora scrivere board, cards, card NOME, log e save FILE; Invio esce.
terminal-good-bye = Arrivederci.
terminal-not-saved = Arrivederci. La partita non è stata salvata.
terminal-covered = Ora tocca a { $name }. Gli altri guardino altrove, per favore.
terminal-uncover = Premi Invio per vedere le tue carte:
terminal-more-news = … e altre righe prima ({ $count }); log le mostra.

## La fine

terminal-where-from = Da dove vengono i punti
terminal-winner = { $name } (vittoria)
terminal-total = totale
terminal-tie-austria = pareggio: corone, cibi e bevande avanzati
terminal-tie-overbooking = pareggio: ospiti alloggiati con tre monete

## Rivedere

terminal-replay-help = Invio: scelta successiva.  b: indietro.  un numero: vai a quella scelta.  board.  q: esci.
terminal-replay-choices = Ci sono { $count } scelte.
terminal-replay-after = Dopo { $step } scelte su { $count }:

## File

terminal-file-large = { $file } è troppo grande per essere un diario.
terminal-file-no-text = { $file } non è un file di testo, quindi non può essere un diario.
terminal-file-unread = { $file } non si può leggere: { $reason }.
terminal-save-which = Di’ quale file scrivere: save FILE.
terminal-file-which = Di’ quale file scrivere.
terminal-file-there = { $file } esiste già; non è stato scritto nulla.
