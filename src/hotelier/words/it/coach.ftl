# Che cosa dice l’allenatore: in che cosa consiste un modo di giocare.

coach-the-guest = { FORM($guest, case: "il") }
    .del = { FORM($guest, case: "del") }
coach-claims = Reclama l’obiettivo “{ $objective }”.
coach-nearer = Si avvicina all’obiettivo “{ $objective }”.
coach-meets = Soddisfa l’obiettivo “{ $objective }”, che poi si può reclamare.
coach-moves-in = Porta in camera { $guests }.
coach-fills = Completa l’ordine { FORM($guests, case: "del") }.
coach-welcomes = Accoglie nel bar { $guests }.
coach-waits = Nel bar { FORM($guest, case: "il") } aspetta poi ancora { $items }.
coach-occupies = Occupa { FORM($rooms, case: "la") }.
coach-prepares = Prepara { FORM($rooms, case: "la") }.
coach-hires = Assume { $staff }.
coach-passes = Conserva il turno per il prossimo lancio dei dadi.
coach-draws = { $cards ->
    [one] Pesca una carta personale.
   *[other] Pesca { $cards } carte personale.
}
coach-puts-under = Mette { $staff } in fondo al mazzo.
coach-nothing = Lascia tutto com’è.
coach-emperor-more = { $steps ->
    [one] Avanza di 1 spazio sul tracciato dell’Imperatore.
   *[other] Avanza di { $steps } spazi sul tracciato dell’Imperatore.
}
coach-emperor-less = { $steps ->
    [one] Retrocede di 1 spazio sul tracciato dell’Imperatore.
   *[other] Retrocede di { $steps } spazi sul tracciato dell’Imperatore.
}
coach-items = Porta in cucina { $items } in più.
coach-krones-more = { $krones ->
    [one] In tutto rende 1 corona.
   *[other] In tutto rende { $krones } corone.
}
coach-krones-less = { $krones ->
    [one] In tutto costa 1 corona.
   *[other] In tutto costa { $krones } corone.
}
coach-points-more = { $points ->
    [one] Dà subito 1 punto.
   *[other] Dà subito { $points } punti.
}
coach-points-less = { $points ->
    [one] Fa perdere subito 1 punto.
   *[other] Fa perdere subito { $points } punti.
}

# Overbooking
coach-token = Prende il gettone alla porta sul retro.
coach-booked = Nei finali di round immaginati l’hotel ha letti per { FORM($guest, case: "il") } { $times ->
    [one] 1 volta
   *[other] { $times } volte
} su { $rounds }.
coach-named = Nei finali di round immaginati un tuo ospite, indicato dalle nobildonne, viene alloggiato per primo { $times ->
    [one] 1 volta
   *[other] { $times } volte
} su { $rounds }.
coach-beds-more = L’hotel ha { $beds } letti in più; in media vi trovano letto { $own } dei tuoi ospiti e { $others } di quelli degli altri.
coach-beds-less = L’hotel ha { $beds } letti in meno; in media vi trovano letto { $own } dei tuoi ospiti e { $others } di quelli degli altri.
coach-round = Il round porta poi in media { $own } punti, e { $others } al migliore degli altri.
