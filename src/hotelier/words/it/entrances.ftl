# Gli hotel unici di Grand Austria Hotel, in italiano.
#
# `.il` è il nome di un hotel dentro una frase, `.short` ciò che fa in una frase, `.text` tutto ciò
# che fa oltre a quanto dà all’inizio. Ciò che nessuno ha documentato è segnalato.

## Nomi

entrance-hotel-chateau = Chateau Paulwei
    .il = Chateau Paulwei
    .short = I gruppi di camere pieni rendono di più, e puoi cominciare con cinque camere.
    .text =
        Dopo le tue prime tre camere puoi prepararne fino ad altre { $rooms }, ciascuna al prezzo del suo piano.
        I gruppi pieni di 1, 2, 3 e 4 camere ti rendono più che agli altri: blu { $blue } punti, rossi { $red } corone, gialli { $yellow } passi Imperatore.
entrance-hotel-corogari = Corogari Zant-Mainz
    .il = Corogari Zant-Mainz
    .short = La somma dei tuoi due dadi di un round dà un bonus.
    .text =
        Quando prendi il tuo secondo dado di un round, si somma al primo, e prima dell’azione principale la somma ti dà un bonus:
        { $sums }
entrance-hotel-dove = Dove
    .il = Dove
    .short = Colonne piene e piani pieni danno gettoni bonus.
    .text =
        Dopo le tue prime tre camere puoi prepararne un’altra gratis.
        Quando una colonna diventa completamente occupata, scegli uno dei gettoni rimasti e prendi ciò che dà la sua metà superiore; per un piano, ciò che dà quella inferiore. L’intero gettone esce dal gioco.
        { $tokens }
entrance-hotel-kaufman = Kaufman
    .il = Kaufman
    .short = Quattro tavoli, due ospiti per turno e punti se in un round ne sposti molti in camera.
    .text =
        Il tuo bar ha { $tables } tavoli. Subito dopo il tuo primo ospite della partita puoi prenderne un secondo gratis.
        Dopo l’ospite che prendi nel tuo turno, quando la coda è di nuovo piena, puoi prenderne un secondo al suo prezzo.
        Gli ospiti che sposti in camera vanno in una pila. Alla fine di ogni round la pila dà punti e viene scartata: { $two } per 2 ospiti, { $three } per 3, { $four } per 4, { $five } per 5 o più.
entrance-hotel-mayenfels = Mayenfels
    .il = Mayenfels
    .short = Ogni carta personale che giochi porta una corona e un’altra carta.
    .text =
        All’inizio peschi una carta personale, poi puoi giocarne una dalla mano con { $discount } corone di sconto.
        Dopo ogni carta personale che giochi in seguito ottieni { $krones } e puoi pescare una carta personale.
entrance-hotel-ninas = Ninas Melange
    .il = Ninas Melange
    .short = Tre obiettivi tutti tuoi.
    .text =
        Accanto ci sono un obiettivo A, uno B e uno C che solo tu puoi reclamare, nel tuo turno: per { $early } punti nei round da 1 a 3, { $middle } nei round 4 e 5, { $late } nei round 6 e 7. Non vi metti coccarde.
        Alla fine 4, 5 e 6 obiettivi reclamati, tra i tuoi e i comuni, valgono { $set } punti.
entrance-hotel-stroup = Stroup
    .il = Stroup
    .short = La prima camera occupata di ogni gruppo rende subito.
    .text =
        Ogni volta che occupi la prima camera di un gruppo ottieni { $blue } se è blu, { $red } se è rossa, { $yellow } se è gialla.
entrance-hotel-wray = The Grand Wray Hotel
    .il = il Grand Wray Hotel
    .short = Tessere Imperatore tutte tue, da pagare con passi indietro.
    .text =
        Accanto ci sono due tessere Imperatore A, due B e due C. Una volta in ogni tuo turno puoi retrocedere sul tracciato dell’Imperatore e prendere la ricompensa di una di esse: { $first } per una A, { $second } per una B, { $third } per una C (l’abbinamento è una nostra lettura). Quella tessera esce dal gioco.
entrance-hotel-kozi = The Kozi Palace, Vienna
    .il = il Kozi Palace
    .short = Un dado di uno spazio vicino si unisce a quello che usi.
    .text =
        Prima di usare uno spazio azione puoi spostarvi un dado da uno spazio vicino e girarlo sul nuovo numero. Conta lì e può essere quello che prendi. 6 e 1 non sono vicini.
entrance-token-1 = Punti
    .il = il gettone Punti
entrance-token-2 = Cassa
    .il = il gettone Cassa
entrance-token-3 = Corona imperiale
    .il = il gettone Corona imperiale
entrance-token-4 = Dispensa
    .il = il gettone Dispensa
entrance-token-5 = Campanello
    .il = il gettone Campanello
austria-source-12 = l’hotel unico
austria-source-13 = l’hotel unico a fine partita

## Su che cosa ci si accorda

austria-option-entrances = Hotel unici
    .text = Ognuno gestisce uno di nove hotel con una regola propria, all’asta o pescato. Come si svolgono asta e pesca da due a quattro giocatori è ricostruito. In solitario: solo pescati, e solo contro un hotel speciale.
austria-option-entrances-none = nessuno
austria-option-entrances-auction = all’asta
austria-option-entrances-draw = pescane tre, tienine uno

## Carte per esteso

entrance-card =
    { $name }: un hotel unico.
    All’inizio: { $gifts }.
    { $rules }
entrance-card-token =
    { $code } { $name }: un gettone bonus di Dove{ $mark }.
    Sopra: { $top }.
    Sotto: { $bottom }.
entrance-line-token = { $name }: sopra { $top }; sotto { $bottom }{ $mark }.
entrance-line-sum = { $low } o { $high }: { $what }.
entrance-line-seven = 7: niente.
entrance-lines =
    { $first }
    { $rest }
entrance-spaces = { $spaces ->
    [one] 1 spazio
   *[other] { $spaces } spazi
}
entrance-mark-documented = { "" }
entrance-mark-reconstructed = { " (ricostruito)" }

## Che cosa si chiede

entrance-question-bid = Quale hotel vuoi? Uno che nessuno detiene è tuo gratis, ogni altro per una corona più della sua offerta attuale.
entrance-question-keep = Quale di questi hotel tieni?
entrance-question-rooms = { $count ->
    [one] Nel tuo hotel c’è ancora posto: quale altra camera prepari?
   *[other] Nel tuo hotel c’è ancora posto: quale altra camera prepari (ne restano { $count })?
}
entrance-question-second-guest = Da Kaufman c’è posto per due: quale secondo ospite prendi?
entrance-question-use-space = Come usi lo spazio { $space }?
entrance-question-due = Hai completato più di una cosa: che cosa viene prima?
entrance-question-due-or-reward = Hai completato qualcosa: che cosa viene prima?
entrance-question-token = { $half ->
    [top] Quale gettone spendi per la colonna piena?
   *[bottom] Quale gettone spendi per il piano pieno?
}

## Che cosa fanno le scelte

entrance-choice-bid = { $krones ->
    [0] Offri 0 corone per { FORM($hotel, case: "il") }
    [one] Offri 1 corona per { FORM($hotel, case: "il") }
   *[other] Offri { $krones } corone per { FORM($hotel, case: "il") }
}
entrance-choice-keep = Tieni { FORM($hotel, case: "il") }
entrance-choice-no-second-guest = Non prendere un secondo ospite
entrance-choice-claim = Reclama il tuo obiettivo “{ $objective }” per { austria-points }
entrance-choice-tile = Retrocedi di { entrance-spaces } sul tracciato dell’Imperatore per la { $tile }: { $reward }
entrance-choice-move-die = Sposta un dado dallo spazio { $here } allo spazio { $there } e usa quello, con { $dice } dadi
entrance-choice-sum = { $what }; con il tuo { $first } fa { $sum }: { $bonus }
entrance-choice-bonus = Prima il bonus di { $bonus }
entrance-choice-due-token = { $half ->
    [top] Prima un gettone per la colonna
   *[bottom] Prima un gettone per il piano
}
entrance-choice-later = Prima la ricompensa
entrance-choice-token = Spendi { FORM($token, case: "il") }: { $gain }
entrance-choice-first-of-group = { $what }, la prima del suo gruppo: { $bonus }
entrance-choice-full = { $what }, completando { $area ->
    [column] una colonna
    [floor] un piano
   *[both] una colonna e un piano
}

## Che cosa succede

entrance-event-turned-up = Si scopre un hotel unico: { FORM($hotel, case: "il") }.
entrance-event-objective-laid = Accanto a Ninas Melange c’è l’obiettivo “{ $objective }”.
entrance-event-tile-laid = Accanto al Grand Wray Hotel c’è la { $tile }.
entrance-event-bid = { $krones ->
    [0] { $seat } offre 0 corone per { FORM($hotel, case: "il") }.
    [one] { $seat } offre 1 corona per { FORM($hotel, case: "il") }.
   *[other] { $seat } offre { $krones } corone per { FORM($hotel, case: "il") }.
}
entrance-event-gained = Da ora { $seat } gestisce { FORM($hotel, case: "il") }.
entrance-event-group-begun = { $seat } occupa la prima camera { FORM($colour, case: "f") } di un gruppo.
entrance-event-dice-added = I due dadi di { $seat } fanno { $sum }.
entrance-event-token = { $half ->
    [top] { $seat } spende { FORM($token, case: "il") } per una colonna piena.
   *[bottom] { $seat } spende { FORM($token, case: "il") } per un piano pieno.
}
entrance-event-pile = { $guests ->
    [one] In questo round { $seat } ha spostato in camera 1 ospite.
   *[other] In questo round { $seat } ha spostato in camera { $guests } ospiti.
}
entrance-event-claimed = { $seat } reclama un obiettivo personale: “{ $objective }”.
entrance-event-set = { $seat } ha reclamato in tutto { $count } obiettivi.
entrance-event-tile = { $seat } retrocede sul tracciato dell’Imperatore per la ricompensa della { $tile }.
entrance-event-die-moved = { $seat } sposta un dado dallo spazio { $here } allo spazio { $there }.

## Perché no

entrance-why-none = A questo tavolo si gioca senza hotel unici.
entrance-why-set-up-only = Gli hotel unici si assegnano durante la preparazione.
entrance-why-first = Rispondi prima a questo: { $question }
entrance-why-not-up = Nessuno può scegliere { FORM($hotel, case: "il") }: non è in offerta.
entrance-why-bid-too-high = La prossima offerta per { FORM($hotel, case: "il") } è di { austria-krones }, e ne hai solo { $purse }.
entrance-why-no-fourth-table = Solo il bar di Kaufman ha un quarto tavolo, e quell’hotel non è tuo.
entrance-why-second-guest-too-dear = Come secondo ospite { FORM($guest, case: "il") } costa { austria-krones }; { austria-purse }.
entrance-why-other-space = Il dado è andato sullo spazio { $space }: ora si usa quello.
entrance-why-not-ninas = Solo Ninas Melange ha obiettivi propri, e quell’hotel non è tuo.
entrance-why-claimed = Hai già reclamato questo obiettivo.
entrance-why-not-wray = Solo il Grand Wray Hotel ha tessere Imperatore, e quell’hotel non è tuo.
entrance-why-tile-gone = Quella tessera Imperatore non è più in gioco.
entrance-why-one-tile = Puoi usare una sola tessera Imperatore per turno.
entrance-why-too-far-back = La { $tile } costa { entrance-spaces } sul tracciato dell’Imperatore, e tu sei sullo spazio { $space }.
entrance-why-in-turn-only = Puoi farlo solo nel tuo turno, quando non c’è altro da decidere.
entrance-why-not-dove = Solo Dove ha gettoni bonus, e quell’hotel non è tuo.
entrance-why-token-gone = Non puoi spendere di nuovo { FORM($token, case: "il") }: non è più in gioco.
entrance-why-nothing-full = Un gettone si spende quando una colonna o un piano sono completamente occupati.
entrance-why-token-must = Un gettone va speso anche se il suo bonus non serve.
entrance-why-not-kozi = Solo il Kozi Palace sposta i dadi, e quell’hotel non è tuo.
entrance-why-no-die-to-move = Sullo spazio { $here } non c’è nessun dado.
entrance-why-space-too-dear = Non potresti pagare lo spazio { $there }.
