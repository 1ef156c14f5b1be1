# Che cosa va storto, in italiano: una frase per ogni cosa che comando, libreria e casa rifiutano.
# Le parole tra virgolette (“{ $token }”) sono quelle di comandi, diari e programmi.

## Giochi, opzioni e bot

error-no-game = Non c’è nessun gioco “{ $name }”; c’è { $known }.
error-no-bot = Non c’è nessun bot “{ $name }”; c’è { $known }.
error-no-option = { $game } non ha l’opzione “{ $name }”; ha { $known }.
error-no-value = “{ $value }” non è un valore di { $name }: { $known }.
error-option-only-for = L’opzione { $name } è solo per tavoli da { $sizes }, non da { $size }.
error-no-language = Non ci sono testi in “{ $language }”, solo in { $known }.
error-nobody-to-bid = In solitario non c’è nessuno contro cui offrire: scegli invece entrances draw.
error-entrances-need-special = In solitario gli hotel unici si giocano contro uno dei quattro hotel speciali: scegli anche un leopold-hotel, oppure entrances none.

## Semi e parole aggiunte

error-seed = Un seme è un numero intero da 0 a { $largest }, oppure uno segreto da 2^{ $from } a 2^{ $to } - 1.
error-one-word = Ogni posto aggiunge al massimo una parola.
error-word-needs-secret = Si possono aggiungere parole solo a un seme segreto.
error-word-length = Una parola ha da 1 a { $longest } caratteri su una riga.

## Scelte

error-no-choice = “{ $token }” non è una scelta di { $game }.
error-not-legal = “{ $token }” ora non è ammesso; sono ammessi: { $legal }.
error-game-over = La partita è finita.
error-no-step = La partita ha { $choices } scelte, quindi nessun passo { $step }.

## Diari

error-no-journal = Questo non è un diario di hotelier: la prima riga è un’altra.
error-journal-format = Questo diario è scritto in un formato diverso da { $format }.
error-journal-cut-short = Il diario è troncato: manca l’ultima riga.
error-journal-count = Il diario dovrebbe contenere { $promised } scelte, ma ne ha { $found }.
error-journal-chance = La sorte ricomincia dopo { $after } scelte, ma ce ne sono meno.
error-journal-line = La riga { $line } del diario non è leggibile: “{ $content }”.
error-journal-name = La riga { $line } dovrebbe indicare un posto e una persona: “{ $content }”.
error-journal-renewal = La riga { $line } dovrebbe dire quando la sorte ricomincia: “{ $content }”.
error-journal-word = La riga { $line } dovrebbe indicare un posto e la sua parola: “{ $content }”.
error-journal-goes-on = La riga { $line } chiude il diario, ma ne seguono altre.
error-journal-lacks = Nel diario manca: { $what }.
error-journal-number = Nel diario { $what } dovrebbe essere un numero intero, non “{ $value }”.
error-journal-long = Il diario ha più di { $most } scelte.
error-journal-version = Il diario è stato giocato con la versione { $played } delle regole di { $game }; questa è la versione { $version }.
error-journal-unplayable = Il diario non si può giocare: { $why }
error-journal-elsewhere = Il diario finisce in un punto diverso da quello che dice l’ultima riga.
error-journal-scores = Il diario dichiara punteggi finali diversi da quelli a cui porta: { $scores }.
error-journal-over = Riga { $line }: la partita era finita prima di “{ $token }”.
error-journal-turn = Riga { $line }: “{ $token }” è una scelta del giocatore { $player }, ma tocca al giocatore { $awaited }.
error-journal-at = Riga { $line }: { $why }

## Programmi e file

error-bot-command = “{ $name }” non è un comando: { $reason }.
error-bot-no-command = Dopo “{ $prefix }” va il comando di un bot.
error-no-end = La partita del seme { $seed } non ha fine: { $why }
error-process-ended = Un processo che giocava è terminato da solo; forse la memoria non bastava.
error-other-games = { $file } contiene altre partite; scegli un’altra cartella.
error-no-parquet = { $file } non è un file Parquet intero: eliminalo e la raccolta di dati potrà essere continuata.
error-no-whole-game = { $file } non è una partita intera di { $game }.
error-file-unread = { $file } non si può leggere: { $reason }.
error-file-unwritten = { $file } non si può scrivere: { $reason }.
error-no-bench = { $file } non è un risultato di “hotelier bench --json”.
error-named-once = In un torneo ogni bot si indica una volta sola.
error-no-watcher = Non c’è nessun osservatore “{ $name }”; i pacchetti installati portano: { $known }.
error-no-training = Non c’è niente con cui addestrare “{ $game }”.
error-no-refining = Non c’è niente con cui affinare “{ $game }”.
error-self-play-ended = Tutti i processi che giocavano contro se stessi sono terminati da soli; ciò che è stato appreso finora è conservato.
error-weights-format = I pesi { $file } sono in un formato che questa versione non conosce.
error-weights-damaged = I pesi { $file } sono danneggiati.
error-weights-version = I pesi { $file } sono stati addestrati per un’altra versione.
error-weights-game = I pesi { $file } sono stati addestrati per un gioco diverso da { $game }.
error-no-package = Serve il pacchetto { $package }: lo porta pip install 'hotelier[{ $extra }]'.

## La casa

house-no-such-table = Questo tavolo non esiste.
house-no-such-game = La casa non ha questo gioco.
house-no-such-seat = Questo tavolo non ha un posto { $number }.
house-no-database = Il database non risponde; riprova tra un momento.
house-mistake = La casa ha commesso un errore; è stato annotato.
house-closing = La casa sta chiudendo; riprova tra un momento.
house-stale = Era per il momento { $answered } del tavolo, che ora è al momento { $moment }.
house-many-journals = Molti diari aspettano di essere letti; riprova.
house-journal-slow = Leggere questo diario richiede troppo tempo.
house-other-rules = Questo tavolo gioca con la versione { $played } delle regole di { $game }; questa casa con la versione { $version }.
house-table-busy = Il tavolo è molto occupato; riprova.
house-needs-seat = Serve il segreto di un posto a questo tavolo.
house-needs-host = Può farlo solo chi ospita il tavolo.
house-no-spectators = Questo tavolo non ammette spettatori.
house-not-invited = A questo tavolo si accede solo su invito.
house-no-code = Questo codice non è valido, non lo è più o è già stato usato.
house-bot-stands-in = Un bot ti sostituisce: prima torna al tuo posto.
house-bot-left = Il bot ha lasciato il posto.
house-not-begun = La partita non è cominciata.
house-begun = La partita è già cominciata.
house-no-choice-awaited = A questo tavolo non si aspetta nessuna scelta.
house-another-chooses = Ora tocca a un altro giocatore.
house-no-undo = Si può annullare solo la propria ultima scelta, e solo finché non è venuto alla luce nulla di nascosto.
house-not-legal = “{ $token }” ora non è ammesso.
house-seat-held = Hai già il posto { $number }.
house-own-seat = È il tuo posto: prima lascialo.
house-empty-seats = Ci sono posti vuoti.
house-not-ready = Non è ancora tutto pronto; si aspetta: { $names }.
house-patience = Un bot può sostituire chi fa aspettare il tavolo da { $seconds } secondi.
house-bot-sits-there = Lì c’è già un bot.
house-luck-of-another = Questo tavolo gioca con la sorte di un’altra partita: non si possono aggiungere parole.
house-no-game-on = A questo tavolo non si sta giocando.
house-all-taken = Tutti i posti sono occupati.
house-seat-taken = Il posto { $number } non è libero.
house-journal-hidden = La partita non è finita: il diario svelerebbe ciò che è nascosto.
house-not-over = La partita non è finita.
house-other-seats = Il tavolo ha { $size } posti, ma ne sono descritti { $described }.
house-no-seat-for-you = Il posto { $number } di questo tavolo non è per una persona.
house-no-hints = A questo tavolo giocano altre persone, e i suggerimenti per tutti non sono stati previsti.
house-not-your-choice = La scelta { $step } di questa partita non era tua.
house-not-yet-chosen = Questa scelta non è ancora stata fatta.
house-review-later = La partita non è finita; l’analisi si fa dopo.
house-coach-rests = L’allenatore ha ragionato molto per te e si riposa; chiedi di nuovo tra { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
}.
house-coach-busy = L’allenatore è occupato; chiedi di nuovo tra un momento.
house-coach-lost = L’allenatore ha perso il filo; chiedi di nuovo, per favore.
house-no-coach = L’allenatore qui non può ragionare: i file da cui ha imparato sono danneggiati.
house-cards-hidden = Le carte degli altri si vedono a partita finita.
house-too-many-lines = Troppe connessioni dal vivo.
house-too-many-new-lines = Troppe connessioni nuove.
house-too-many-requests = Troppe richieste.
house-too-many-messages = Troppi messaggi.
house-too-many-gestures = Un gesto alla volta, per favore.
house-no-thought = Per un pensiero serve qualche parola.
house-too-slow = Ci è voluto troppo; riprova.
house-late = La richiesta non è arrivata in tempo.
house-too-large = Qui si accettano al massimo { $most } byte.
house-foreign-origin = Le pagine di questa origine non possono usare questa casa.
house-not-bytes = I messaggi sono JSON come testo, non come byte.
house-malformed = “{ $where }” manca, o non è ciò che la casa si aspetta lì.
house-nothing-here = A questo indirizzo non c’è nulla.
house-not-this-way = Questo indirizzo non accetta richieste di questo tipo.
house-not-served = La casa non riesce a capire questa richiesta.
house-which-choice = Di’ quale scelta, con `choice` o con `token`.
