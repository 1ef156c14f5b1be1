# Il comando `hotelier` in italiano: che cosa fanno i suoi comandi e le sue opzioni, e di che cosa si lamenta.

cli = Giochi da tavolo sugli hotel: giocare, simulare, rivedere, consultare carte, misurare.
    .commands = Comandi
    .lang = La lingua da parlare; di norma quella del sistema (LC_ALL, LANG).
    .usage = Uso:
    .options = Opzioni
    .help = Mostra questo aiuto.
    .version = Mostra la versione.
    .default = [di norma: { $value }]
    .some-options = {"["}OPZIONI]
    .some-command = COMANDO [ARGOMENTI]...
    .text = TESTO
    .number = NUMERO
    .file = FILE
    .language = LINGUA
    .journal = DIARIO
cli-stopped = Interrotto.

## Opzioni di più comandi

cli-game = Quale gioco.
cli-solo = Come --players 1.
cli-json = Stampa JSON invece di una tabella.
cli-seed = Lo stesso seme dà la stessa partita.
cli-cluster = Gioca su un cluster Ray: su quello indicato da RAY_ADDRESS, o su uno avviato su questa macchina.
cli-processes = Quanti core usare; di norma tutti.
cli-only-with = Solo con --players { $players }.

## Che cosa non va in una riga di comando

cli-no-such-command = Non c’è nessun comando “{ $name }”.
cli-no-such-option = Qui non c’è nessuna opzione { $name }.
cli-perhaps = { " " }Forse { $names }?
cli-missing = Manca { $name }.
cli-too-much = Troppe parole: qui “{ $words }” non significa nulla.
cli-misused = { $name } non si usa così: manca un valore, o ce n’è uno di troppo.
cli-one-of = { $name } ammette uno di questi valori: { $known }.
cli-number-between = { $name } è un numero{ $least ->
    [none] { "" }
   *[other] { $most ->
        [none] { " " }non minore di { $least }
       *[other] { " " }da { $least } a { $most }
    }
}.
cli-bad-value = { $name }: { $why }

## Posti e opzioni

cli-solo-is-for-one = --solo è una partita per un giocatore, non di più.
cli-no-entrant = Non c’è nessun giocatore “{ $name }”; c’è { $known }.
cli-other-number-of-seats = { $players } giocatori hanno bisogno di { $players } posti, non di { $seats }.

## bench

cli-bench = Quanto è veloce il motore su un core: partite a caso e copie, al secondo.
    .seconds = Per quanto misurare ogni gioco e numero di giocatori.
    .against = Confronta con il JSON di una misura precedente, in percento.
    .check = Con --against: fallisce se qualcosa è più lento di un quinto rispetto ad allora.
    .doors = Misura invece le porte per i programmi che imparano; ne parla docs/research.md.
    .bots = Misura invece quanto pensano i livelli: ciascuno gioca partite intere contro se stesso.
cli-bench-doors-title = Passi al secondo per ogni porta su un core, motore { $form }
cli-bench-door = porta
cli-bench-steps = passi
cli-bench-check-alone = --check richiede --against FILE.
cli-bench-slower = Più lento di prima: { $what }.
cli-bench-title = Al secondo su un core, gioco a caso, motore { $form }
cli-bench-caption = crescita: tempo per decisione, due giocatori = 1; byte: di uno stato; rapporto: decisioni per giro di un ciclo di riferimento in Python semplice
cli-bench-game = gioco
cli-bench-players = giocatori
cli-bench-decisions = decisioni
cli-bench-growth = crescita
cli-bench-games = partite
cli-bench-clones = copie
cli-bench-bytes = byte
cli-bench-ratio = rapporto
cli-bench-bots-title = Millisecondi di un core per turno (in Overbooking per round), motore { $form }
cli-bench-level = livello
cli-bench-turn = un turno
cli-bench-longest = il più lungo
cli-bench-positions = posizioni giudicate al secondo

## card

cli-card = Che cosa fa una carta di qualsiasi gioco, per NOME o NUMERO.
    .query = NOME|NUMERO
cli-card-unknown = Nessuna carta si chiama “{ $words }” o ha quel numero.

## rule

cli-rule = Una regola per NUMERO, come DIE-6, o tutte le regole che parlano di certe PAROLE.
    .query = NUMERO|PAROLE
cli-rule-unknown = Nessuna regola ha quel numero o dice “{ $words }”.

## dataset

cli-dataset = Scrive partite in Parquet per l’apprendimento: di bot o di DIARI. Riprende da dove si era fermato.
    .folder = La cartella in cui scrivere.
    .games = Quante partite di bot.
    .bots = Un bot per ogni posto, come greedy,random.
cli-dataset-writing = scrittura
cli-dataset-done = { $games ->
    [one] C’è 1 partita
   *[other] Ci sono { $games } partite
} in { $folder }.

## load

cli-load = Mette una casa sotto carico: molti tavoli di giocatori automatici, e quanto aspettano.
    .url = Una casa già aperta (avviata con --rate 0), o più di uno dei suoi server; di norma se ne apre una.
    .database = Per la casa che si apre: dove tiene i tavoli.
    .servers = Quanti server ha; più di uno richiede PostgreSQL.
    .language = La lingua dei testi chiesti dai giocatori; vuoto significa nessun testo, come chiedono i programmi.
    .tables = Quanti tavoli giocano insieme.
    .players = In quanti si gioca a ogni tavolo.
    .seconds = Per quanto misurare.
    .think = Secondi medi prima di una scelta.
cli-load-title = { $tables } tavoli da { $players } giocatori, che pensano in media { $think } s

## play

cli-play-commitment = Dadi e carte vengono da un seme segreto; questo lo vincola (vedi hotelier verify): { $commitment }
cli-play = Gioca nel terminale, in solitario, contro i bot o con altri alla stessa tastiera.
    .seats = human o un bot per ogni posto, come human,waiter; “run:COMANDO” è un tuo programma.
    .resume = Continua da dove finisce questo diario, un file scritto con “save”; gioco e opzioni restano.
cli-play-over = La partita in { $file } è finita; hotelier replay la rivede.
cli-play-forfeit = Ha perso, e la partita finisce qui.

## replay

cli-replay = Ripercorre un diario passo per passo.
    .all = Racconta tutta la partita in una volta.

## serve

cli-serve = Apre la casa: un server in cui vivono i tavoli.
    .host = L’indirizzo su cui ascoltare.
    .port = La porta su cui ascoltare.
    .database = sqlite:///FILE, oppure postgresql://USER:PASSWORD@HOST/NAME per molti server insieme.
    .workers = Processi in cui pensano i bot.
    .helpers = Processi che aiutano ciascuno di essi nella scelta di un direttore o in un suggerimento; 0 per una casa con molti tavoli.
    .bot = Un bot esterno che può sedersi ai tavoli: il nome di uno installato, o NOME=run:COMANDO; si può ripetere.
    .public-url = Come si raggiunge la casa, per link e codici QR.
    .origin = Un’altra origine le cui pagine possono usare la casa.
    .rate = Richieste al secondo per ogni indirizzo; 0 significa nessun limite a richieste e connessioni.
    .patience = Per quanti secondi si può far aspettare un tavolo prima che gli altri possano affidarne il posto a un bot.
    .keep-days = Cancella i tavoli a cui non succede nulla da tanti giorni; 0 conserva tutto.
    .trust-proxy = Indirizzi dei proxy di cui si credono le intestazioni X-Forwarded, separati da virgole; * sono tutti.
    .log-level = Quanto annotare.
    .log-format = Righe di testo o di JSON; “fitting” è testo in un terminale, altrimenti JSON.
    .open = Apre la pagina in un browser, a meno che CI o NO_BROWSER non sia impostato.
cli-serve-bot-name = “{ $name }” non può essere il nome di un bot: servono al massimo 32 lettere, cifre, trattini e trattini bassi, e nessun altro bot qui deve chiamarsi così.
cli-serve-no-bot = “{ $name }” non è né un bot installato né un comando dopo “run:”.
cli-serve-no-port = La casa non può aprire su { $what }: { $reason }.
cli-serve-no-database = Il database { $what } non si può usare: { $reason }.

cli-welcome = La casa è aperta: { $address }
cli-welcome-only-here = Solo questa macchina può raggiungerla; con { $command } anche gli altri della tua rete.
cli-welcome-others = Gli altri della tua rete la trovano su { $address }
cli-welcome-close = Ctrl-C la chiude; tutti i tavoli sono conservati.

## simulate

cli-simulate = Fa giocare ai bot molte partite e le riassume. I partecipanti cambiano posto di partita in partita.
    .games = Quante partite; con --solo o --each, quante di ogni tipo.
    .solo = Da soli, come con --players 1: tante partite per ogni --difficulty con ogni --leopold-hotel. Ciò che si indica resta uguale in tutte; --each prende il posto di entrambe.
    .bots = Un bot per ogni posto, come greedy,random; “run:COMANDO” è un tuo programma.
    .watch = Segue le partite con un osservatore portato da un pacchetto installato.
    .each = Gioca tante partite per ogni valore di questa opzione.
cli-simulate-no-option = { $game } non ha un’opzione “{ $option }” di cui provare ogni valore.
cli-simulate-more-forfeits = { $games ->
    [one] Un’altra partita è stata persa così.
   *[other] Altre { $games } partite sono state perse così.
}
cli-simulate-playing = in gioco
cli-simulate-title = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} dal seme { $seed }, { $choices } scelte ciascuna
cli-simulate-entrant = partecipante
cli-simulate-bot = bot
cli-simulate-mean = media
cli-simulate-deviation = scarto
cli-simulate-worst = peggiore
cli-simulate-median = mediana
cli-simulate-best = migliore
cli-simulate-wins = vittorie
cli-simulate-automaton = automa

## verify

cli-verify = Controlla che dadi e carte di un diario fossero fissati prima della partita.
    .commitment = Ciò che il tavolo mostrava prima della partita; ripetilo per ogni volta che la sorte è ricominciata.
cli-verify-malformed = Un impegno ha 64 caratteri, ciascuno da 0 a 9 o da a a f.
cli-verify-played = Tutte le { $choices } scelte sono ammesse con i dadi e le carte di questo diario.
cli-verify-score = Il punteggio finale è quello che dice: { $scores }.
cli-verify-unfinished = La partita non è finita, quindi non c’è punteggio finale.
cli-verify-other = Questa partita è stata giocata con semi diversi da quelli promessi dal tavolo: nessuno corrisponde all’impegno { $commitment }.
cli-verify-open =
    { $after ->
        [0] Dadi e carte venivano dal seme pubblico { $seed }: nulla era segreto, quindi non c’è nulla da dimostrare.
       *[other] Dopo { $after } scelte dadi e carte venivano dal seme pubblico { $seed }.
    }
cli-verify-fits =
    { $after ->
        [0] Il seme corrisponde all’impegno: dadi e carte erano fissati prima della partita.
       *[other] Dopo { $after } scelte la sorte è ricominciata, e quel seme corrisponde al suo impegno.
    }
cli-verify-compare =
    { $after ->
        [0] Confronta questo con l’impegno mostrato dal tavolo prima della partita: { $commitment }
       *[other] Dopo { $after } scelte la sorte è ricominciata; confronta questo con l’impegno mostrato allora: { $commitment }
    }
cli-verify-word = { $name } vi ha aggiunto la parola “{ $word }”.

## arena

cli-arena = Fa giocare ogni bot contro ogni altro: stesse distribuzioni per tutti, posti scambiati, alla fine una classifica.
    .bots = I bot che si incontrano, come director,concierge,greedy; in solitario, quelli che incontrano l’automa.
    .games = Quante partite gioca ogni coppia.
    .out = Scrive ogni partita in questo file, come .csv o .parquet.
    .report = Scrive un rapporto con grafici in questo file HTML.
cli-arena-two = Un torneo richiede due bot diversi; con --solo ne basta uno.
cli-arena-no-format = { $file } non è un file .csv né .parquet.
cli-arena-report = Bot contro bot
cli-arena-ratings = Classifica
cli-arena-meetings = Chi ha incontrato chi
cli-arena-scores = Punteggi: il valore centrale, e dove stanno quattro partite su cinque
cli-arena-bot = bot
cli-arena-against = contro
cli-arena-games = partite
cli-arena-wins = vittorie
cli-arena-sure = certezza 95%
cli-arena-mean = media
cli-arena-opposed = media contro

## coach e review

cli-coach-seat = Con gli occhi di chi guardare: il numero di un posto.
cli-coach-seed = Quali mondi immagina l’allenatore; lo stesso seme dà gli stessi consigli.
cli-coach-level = Quanto a fondo pensare: come questo livello dei bot.
cli-coach-no-seat = In questa partita non c’è un posto { $number } con scelte.
cli-coach = I modi migliori di giocare una posizione di un diario, che cosa promettono e perché.
    .step = La posizione dopo tante scelte; di norma l’ultima.
cli-coach-over = Lì la partita è finita; --step indica una posizione precedente.
cli-coach-waits = Dopo { $step } scelte tocca a { $seat }: guarda con gli occhi di quel posto.
cli-coach-title = { $seat }, dopo { $step } scelte
cli-review = Analizza una partita: la probabilità di vincere, i turni costati di più e che cosa era meglio.
    .html = Scrive l’analisi con la sua curva in questo file HTML.
cli-review-looking = Analisi in corso
cli-review-nothing = In questa partita non è stato ancora giocato nulla, quindi non c’è nulla da analizzare.
cli-review-title = { $seat }: analisi della partita
cli-review-curve = Probabilità di vincere
cli-review-apart = Che cosa ha cambiato la probabilità di vincere: le proprie scelte { $play }%, { $game ->
    [overbooking] le carte
   *[other] dadi e carte
} { $luck }%, { $alone ->
    [yes] { "" }
   *[no] gli altri { $others }%,{ " " }
}ciò che l’allenatore non aveva previsto { $rest }%; tutti i turni insieme sono costati { $loss } punti.
cli-review-result = Alla fine: { $result }%.
cli-review-costliest = I turni costati di più
cli-review-none = L’allenatore non ha trovato turni che si potessero giocare meglio.
cli-review-turn = { $chapter }, dopo { $step } scelte: probabilità di vincere { $chance }, punti { $points }
cli-review-when = Quando
cli-review-played = Giocato
cli-review-better = Meglio
cli-review-cost = costo
cli-review-lost = probabilità persa

## train

cli-train = Addestra una rete facendola giocare contro se stessa, e continua dai pesi che trova nella cartella. Richiede PyTorch.
    .folder = Dove si tengono pesi e curve.
    .minutes = Per quanto addestrare.
    .workers = Processi che giocano; di norma uno in meno dei processori di questa macchina, o quanti ne ha il cluster.
    .device = Dove impara PyTorch, come cpu o cuda.
    .rate = Il tasso di apprendimento iniziale, 0,001 oppure 0,0001 per affinare se non è indicato; scende a un ventesimo.
    .refine = Impara solo in che cosa differiscono le fini di un turno, a partire dai pesi nella cartella o da quelli del pacchetto; per Grand Austria Hotel.
cli-train-done = I pesi sono in { $weights }, la curva è disegnata in { $plot }.
