# La pagina in italiano: la hall, e ciò che si dice in ogni stanza. Ciò che dicono i giochi viene
# dalla casa.

brand = hotelier
tagline = Giochi da tavolo sugli hotel, a un tavolo viennese
loading = Un momento, per favore …
theme-to-dark = Luce della sera
theme-to-light = Luce del giorno
to-lobby = Alla hall
trouble = Non ha funzionato: { $reason }
close = Chiudi
cancel = Annulla
player = Giocatore { $number }
you = Tu
no-answer = La casa non risponde. Hai una connessione?

## Che cosa la casa rifiuta, dove la sua frase non ha dettagli da perdere

refused-no-such-table = Questo tavolo non esiste, o è stato sparecchiato.
refused-no-seat = Per questo ti serve un posto a questo tavolo.
refused-not-host = Può farlo solo chi ospita il tavolo.
refused-not-invited = A questo tavolo si accede solo su invito.
refused-no-spectators = Questo tavolo non ammette spettatori.
refused-not-your-turn = Ora tocca a un altro giocatore.
refused-no-undo = Si può annullare solo la propria ultima scelta, e solo finché non è venuto alla luce nulla di nascosto.
refused-too-many = Troppe cose insieme. Aspetta un momento, per favore.
refused-too-many-gestures = Un gesto alla volta, per favore.
refused-too-slow = Ci è voluto troppo. Riprova, per favore.
refused-busy = Il tavolo è molto occupato. Riprova, per favore.
refused-closing = La casa sta chiudendo. Riprova tra un momento.
refused-no-database = In questo momento la casa non può annotare nulla. Riprova tra un momento.
refused-trouble = La casa ha commesso un errore. È stato annotato.

## Hall

guide-first-game = Prima partita? Impara giocando
how-to-play = Come si gioca
how-to-play-game = Come si gioca: { $game }
levels = Quanto giocano bene i bot
name-title = Come ti chiamiamo?
name-hint = Gli altri ai tuoi tavoli vedono questo nome. Puoi anche lasciarlo vuoto.
name-go = Comincia
play-bots = Gioca contro i bot
play-rival = Gioca contro { $name }
play-friends = Invita amici
play-together = Condividi questo schermo
together-hint = Chi gioca a questo schermo? Passalo quando il tuo turno è finito.
together-name = Nome del giocatore { $number }
together-bot = nessuno (gioca un bot)
together-few = Scrivi almeno due nomi.
together-alike = Due di voi hanno lo stesso nome.
opponents = { $count ->
    [0] in solitario
    [one] 1 avversario
   *[other] { $count } avversari
}
opponents-label = Numero di avversari
all-options = Tutte le opzioni
language = Lingua
your-name = Il tuo nome
bots-play = Bot
options-together = In più giocatori
options-alone = In solitario
options-default = Torna alle opzioni abituali
options-chosen = Opzioni che hai scelto
option-chosen = { $option }: { $value }
option-listed = Chiunque può trovare questo tavolo e sedersi
option-watchable = Altri possono guardare
option-hints = Chiunque giochi può chiedere suggerimenti all’allenatore
my-games = Le mie partite
no-games = Qui compariranno le tue partite. Questo browser ricorda i tuoi posti.
my-games-show = Mostra
my-games-all = tutte
my-games-mine = dove tocca a me
my-games-running = ancora in corso
my-games-over = finite
my-games-sort = Ordina per
sort-turn = prima dove tocca a me
sort-latest = prima le più recenti
sort-game = gioco
my-games-none = Nessuna delle tue partite è così.
my-games-older = Mostra partite più vecchie
my-games-turn = tocca a { $name }
my-games-score = Punti: prima i tuoi, poi quelli degli altri
my-turn = tocca a te
status-gathering = in attesa di giocatori
status-playing = in corso
status-over = finita
status-gone = non c’è più
go-on = Continua
look-back = Rivedi
forget = Dimentica
forget-sure = Lì stai ancora giocando. Questo browser non conoscerebbe più il tuo posto.
forgotten = Dimenticata: la tua partita a { $game }.
forget-undo = Ricordala di nuovo
keep-it = Tienila
with-players = con { $names }
start = Comincia la partita
open-tables = Tavoli aperti
sit-down = Siediti
watch = Guarda

bring-journal = Apri un diario
bring-hint = Una partita salvata come diario si può rivedere qui, e continuare da qualsiasi passo.
bring-file = Un file (puoi anche trascinarlo qui)
bring-text = Oppure il suo testo
bring-open = Aprilo
journal-too-large = È troppo grande per essere il diario di una partita.

lost-title = Questa stanza non c’è
lost-hint = Questo indirizzo non porta da nessuna parte nella casa. Forse al link manca una lettera.

## Galleria e risultati

gallery = Galleria delle carte
gallery-games = Giochi
gallery-search = Cerca
gallery-found = { $count ->
    [0] Nessuna carta corrisponde
    [one] 1 carta
   *[other] { $count } carte
}
gallery-guests = Ospiti
gallery-staff = Personale
gallery-tiles = Tessere Imperatore
gallery-objectives = Obiettivi
gallery-hotels = Hotel speciali
gallery-unique = Hotel unici
gallery-this = Di più nella galleria
gallery-key = I: di più nella galleria
gallery-rules = Hotel secondo la regola della casa
gallery-side = Carta hotel { $card }, { $side }: { $beds } letti
memoirs = I miei risultati
memoirs-none = Qui compariranno le partite finite, anche dopo che la casa ne ha sparecchiato i tavoli.
memoirs-game = Gioco
memoirs-result = Risultato
memoirs-all = tutti
memoirs-won = vittoria
memoirs-lost = nessuna vittoria
memoirs-csv = Esporta come CSV
memoirs-games = Partite
memoirs-wins = Vittorie
memoirs-mean = Punteggio medio
memoirs-best = Punteggio migliore
memoirs-over-time = Punteggi nel tempo
memoirs-line = I tuoi punteggi, dalla prima partita all’ultima: { $scores }
memoirs-sources = Punti per provenienza, in media
memoirs-against = Per avversario
memoirs-record = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, vinte: { $wins }
memoirs-gone = La partita è stata tolta dall’elenco.

## Il regolamento

rules = Regolamento
rules-search = Cerca nelle regole
rules-books = Regolamenti
rules-found = { $count ->
    [0] Nessuna clausola lo dice.
    [one] 1 clausola
   *[other] { $count } clausole
}
rules-unknown = Non c’è nessuna regola { $clause }.
