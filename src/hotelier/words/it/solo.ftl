# Grand Austria Hotel in solitario, in italiano.
#
# `{ $seat }` è l’avversario (Leopold o Elisabeth), tranne dove paga la persona.

## Nomi

solo-hotel-1 = l’Hautel Couture
    .title = Hautel Couture
    .text =
        Tre ospiti siedono nel bar del tuo avversario, ciascuno con una camera riservata.
        Quando prendi un dado da uno spazio con un cibo o una bevanda, lo porti a uno di questi ospiti che lo aspetta. Se nessuno lo aspetta, torna nella riserva.
        Con l’ultima consumazione di un ordine il tuo avversario ottiene i punti dell’ospite, che va nella camera riservata.
        All’inizio di un round ogni spazio vuoto riceve una nuova consumazione dal sacchetto.
        Cominci con 7 corone invece di 10.
solo-hotel-2 = il Nine Stars Inn
    .title = Nine Stars Inn
    .text =
        Per ogni obiettivo su una carta istruzione il tuo avversario mette un ingranaggio sulla stella successiva, dalla fila III alla fila I.
        Ogni volta che occupi completamente un piano o una colonna, l’ultimo ingranaggio viene tolto.
        Dopo ogni valutazione dell’Imperatore il tuo avversario conta l’ultima fila con un ingranaggio: 5 punti per la III, 10 per la II, 15 per la I.
        Cominci con 7 corone invece di 10.
solo-hotel-3 = il Sushi Resort
    .title = Sushi Resort
    .text =
        In sei camere c’è un ingranaggio. Quando un ospite del tuo avversario entra in una di esse, l’ingranaggio va sull’ospite più nuovo della coda.
        Un ospite con un ingranaggio ti costa 1 corona in più, e l’ingranaggio sparisce.
        Se il tuo avversario prende un tale ospite, o se l’ospite arriva all’ultimo spazio della coda, il tuo avversario ottiene 8 punti e l’ingranaggio sparisce.
        Nello scegliere un ospite il tuo avversario guarda solo i punti stampati, non questi 8.
        Cominci con 7 corone invece di 10.
solo-hotel-4 = il Toll Bridge
    .title = Toll Bridge
    .text =
        Ogni dado che il tuo avversario prende lascia un ingranaggio sul suo spazio azione.
        Per usare uno spazio con ingranaggi paghi 1 corona. Il tuo avversario ottiene 1 punto per ogni ingranaggio che vi si trova, e uno viene tolto.
        Se non hai corone né uno spazio che puoi usare, puoi perdere 5 punti e usarne uno senza pedaggio.
        Cominci con 7 corone invece di 10.
austria-source-11 = l’hotel speciale

## Su che cosa ci si accorda

austria-option-difficulty = Difficoltà
    .text = Quanto fa il tuo avversario in un turno.
austria-option-difficulty-easy = facile
austria-option-difficulty-medium = media
austria-option-difficulty-hard = difficile
austria-option-leopold-hotel = Hotel speciale
    .text = Il tuo avversario può gestire un hotel con una regola propria.
austria-option-leopold-hotel-none = nessuno
austria-option-leopold-hotel-hautel-couture = { solo-hotel-1.title }
austria-option-leopold-hotel-nine-stars = { solo-hotel-2.title }
austria-option-leopold-hotel-sushi = { solo-hotel-3.title }
austria-option-leopold-hotel-toll-bridge = { solo-hotel-4.title }
austria-option-leopold-hotel-random = uno dei quattro, a caso
austria-option-opponent = Avversario
    .text = Di chi è il mazzo di carte istruzione.
austria-option-opponent-leopold = Leopold
austria-option-opponent-elisabeth = Elisabeth

## Carte per esteso

solo-card-name = Carta istruzione { $number }
solo-card =
    { $code } { $name }, di { $deck ->
        [leopold] Leopold
       *[elisabeth] Elisabeth
    }.
    Ospiti: { $guests }.
    Dado: { $die }.
    Extra: { $extras }.
    Pareggi: { $hand ->
        [right] da sinistra a destra
       *[left] da destra a sinistra
    }.{ $dancers ->
        [0] { "" }
       *[other] { " " }I ballerini accanto agli ospiti qui non si usano.
    }
solo-symbol-guest = l’ospite { $colour } che vale più punti
solo-symbol-any-guest = l’ospite che vale più punti, di qualsiasi colore
solo-symbol-die = un { $die }
solo-symbol-two-dice = un { $first } o un { $second }, dallo spazio con più dadi
solo-symbol-most-dice = uno dallo spazio con più dadi
solo-symbol-celebrity = uno dallo spazio con più dadi, perché le celebrità qui non si usano
solo-symbol-staff = una carta del mazzo privato
solo-symbol-objective = un passo verso l’obiettivo { $letter }
solo-symbol-any-objective = un passo verso l’obiettivo più indietro
solo-symbol-dancer = un ballerino (qui non si usa)
solo-symbol-framed = { $what } (solo a difficoltà { $level ->
    [medium] media e difficile
   *[hard] difficile
})
solo-hotel-card =
    { $name }: hotel speciale dell’avversario.
    { $rules }

## Che cosa si chiede

solo-question-first-hand = { $count ->
    [one] Metti in fondo al mazzo personale ancora una carta; le altre sei sono la tua mano.
   *[other] Metti in fondo al mazzo personale ancora { $count } carte, una alla volta; sei restano come tua mano.
}
solo-question-rival-item = A quale ospite del tuo avversario va { FORM($item, case: "il") }?

## Che cosa fanno le scelte

solo-choice-rival = Dai { FORM($item, case: "il") } { FORM($guest, case: "al") }, ospite del tuo avversario
solo-choice-marked-guest = Prendi { FORM($guest, case: "il") } per { $price }, di cui una corona per l’ingranaggio
solo-choice-waive-toll = Perdi { $points } punti e usa in questo turno uno spazio senza pedaggio
solo-choice-toll = { $what }; { $due ->
    [yes] il pedaggio è di 1 corona
   *[no] nessun pedaggio
}, e il tuo avversario ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
solo-choice-item = { $what }; { FORM($item, case: "il") } sullo spazio va { $wanted ->
    [yes] a un ospite del tuo avversario
   *[no] nella riserva, perché non serve a nessuno
}

## Che cosa succede

solo-event-hotel = { $seat } gestisce { $hotel }.
solo-event-card = { $seat } scopre la carta istruzione { $card } (difficoltà { $difficulty }).
solo-event-ignored = { $seat } ignora { $level ->
    [medium] ciò che conta solo a difficoltà media e difficile
   *[hard] ciò che conta solo a difficoltà difficile
}: { $what }.
solo-event-colour-sought = { $rule ->
    [colour] { $seat } cerca l’ospite { $colour } che vale più punti.
    [none] Nella coda non c’è nessun ospite { $colour }, quindi { $seat } cerca quello che vale più punti e può alloggiare.
   *[full] Tutte le camere { FORM($colour, case: "fp") } sono prese, quindi { $seat } cerca l’ospite che vale più punti e può alloggiare.
}
solo-event-guest-sought = { $rule ->
    [nobody] Nessuno della coda può alloggiare da { $seat }, che resta senza ospite.
   *[any] { $seat } cerca l’ospite che vale più punti e può alloggiare.
}
solo-event-die-sought = { $rule ->
    [shown] La carta mostra un { $die }.
    [fuller] Tra i due spazi della carta la scelta cade sul { $die }.
    [most] La carta chiede lo spazio con più dadi: { $die }.
   *[none] Nessun dado della carta è disponibile, quindi si prende dallo spazio con più dadi: { $die }.
}
solo-event-objective-sought = { $rule ->
    [shown] La carta mostra l’obiettivo “{ $objective }”.
    [least] { $seat } si dedica all’obiettivo più indietro, “{ $objective }”.
   *[instead] { $seat } ha già reclamato l’obiettivo della carta e si dedica a “{ $objective }”.
}
solo-event-all-claimed = { $seat } ha reclamato tutti gli obiettivi, quindi non succede nulla.
solo-event-tie = { $among ->
    [guests] Più ospiti valgono lo stesso
    [dice] Più spazi hanno lo stesso numero di dadi
   *[objectives] Più obiettivi sono allo stesso punto
}: la mano sulla carta dice { $hand ->
    [right] da sinistra a destra
   *[left] da destra a sinistra
}.
solo-event-guest = { $seat } prende { FORM($guest, case: "il") }, che va subito nella camera { $room }.
solo-event-die = { $seat } prende un { $die } e non ne fa nulla.
solo-event-countdown = { $seat } mette su { $step } la coccarda di “{ $objective }”.
solo-event-staff = { $seat } scopre { FORM($card, case: "il") }.
solo-event-star-cogwheel-laid = { $seat } mette un ingranaggio sulla stella { $number }.
solo-event-space-cogwheel-laid = { $seat } lascia un ingranaggio sullo spazio { $number }.
solo-event-guest-cogwheel-laid = Un ingranaggio va { FORM($guest, case: "al") }.
solo-event-star-cogwheel-returned = { $seat } perde l’ingranaggio sulla stella { $number }.
solo-event-space-cogwheel-returned = Un ingranaggio viene tolto dallo spazio { $number }.
solo-event-guest-cogwheel-returned = L’ingranaggio { FORM($guest, case: "del") } viene tolto.
solo-event-marked-guest-at-end = Con un ingranaggio, { FORM($guest, case: "il") } è all’ultimo spazio della coda.
solo-event-toll = { $seat } paga il pedaggio per lo spazio { $number }.
solo-event-toll-waived = { $seat } non può pagare nessun pedaggio e perde invece punti.
solo-event-seated = Nel bar di { $seat } siede { FORM($guest, case: "il") }; la camera { $room } è riservata.
solo-event-item-laid = Sullo spazio { $number } ora c’è { FORM($item, case: "un") }.
solo-event-item-returned = Nessuno aspetta { FORM($item, case: "il") } dello spazio { $number }: torna nella riserva.
solo-event-served = Nel bar di { $seat } { FORM($guest, case: "il") } riceve { FORM($item, case: "un") }.
solo-event-moved-in = { $seat } accompagna { FORM($guest, case: "il") } nella camera riservata { $room }.
solo-event-stars = { $seat } conta le stelle: l’ultima fila con un ingranaggio è la { $row }.

## Perché no

solo-why-no-item = Ora non c’è niente da dare a un ospite del tuo avversario.
solo-why-first-serve = Rispondi prima a questo: { $question }
solo-why-nobody-there = Al tavolo { $table } del tuo avversario non c’è nessuno.
solo-why-not-wanted = All’ordine { FORM($guest, case: "del") } non manca { FORM($item, case: "nessun") }.
solo-why-marked-guest = Con il suo ingranaggio { FORM($guest, case: "il") } costa { $krones ->
    [one] 1 corona
   *[other] { $krones } corone
}; { $purse ->
    [0] non ne hai
   *[other] ne hai solo { $purse }
}.
solo-why-pay-the-toll = Puoi perdere { $points } punti solo se non hai corone né uno spazio che puoi usare.
solo-why-toll = Lo spazio { $number } ha ingranaggi: in più c’è il pedaggio, e { $purse ->
    [0] non hai corone
    [one] hai solo 1 corona
   *[other] hai solo { $purse } corone
}.
