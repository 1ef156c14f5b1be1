# Overbooking in italiano. Hotel e posti si contano da 1; { $seat } si dice come nome di un giocatore.
#
# Ospiti, tipi e famiglie hanno `.il` e `.del`: «i mercanti (2) degli Orsi», «dei mercanti (2) degli Orsi».

## Su che cosa si accorda un tavolo

overbooking-option-players = Giocatori
    .text = In quanti si gioca.
overbooking-option-players-2 = due
overbooking-option-players-3 = tre
overbooking-option-players-4 = quattro
overbooking-option-scoring = Punti per gli stemmi
    .text = Punti in più per chi alloggia molte carte di una stessa famiglia.
overbooking-option-scoring-beginners = per principianti, fino a 6
overbooking-option-scoring-experts = per esperti, fino a 10
overbooking-option-scoring-none = nessuno
overbooking-option-peeking = Carte coperte
    .text = Se puoi riguardare le tue carte una volta coperte.
overbooking-option-peeking-yes = si possono riguardare
overbooking-option-peeking-no = restano nascoste

## Ospiti

overbooking-guest = { $kind } ({ $beds }) { FORM($family, case: "del") }
    .il = { FORM($kind, case: "il") } ({ $beds }) { FORM($family, case: "del") }
    .del = { FORM($kind, case: "del") } ({ $beds }) { FORM($family, case: "del") }
overbooking-guest-with-coins = { $kind } ({ $beds ->
        [one] 1 letto
       *[other] { $beds } letti
    }, { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }) { FORM($family, case: "del") }
    .il = { FORM($kind, case: "il") } ({ $beds ->
        [one] 1 letto
       *[other] { $beds } letti
    }, { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }) { FORM($family, case: "del") }
    .del = { FORM($kind, case: "del") } ({ $beds ->
        [one] 1 letto
       *[other] { $beds } letti
    }, { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }) { FORM($family, case: "del") }
overbooking-guest-of = { $guest } di { $seat }
    .il = { FORM($guest, case: "il") } di { $seat }
    .del = { FORM($guest, case: "del") } di { $seat }
overbooking-back = una carta { FORM($family, case: "del") } con stemma { $crest }
    .il = una carta { FORM($family, case: "del") } con stemma { $crest }
    .del = di una carta { FORM($family, case: "del") } con stemma { $crest }
overbooking-kind-monk = monaco
    .il = il monaco
    .del = del monaco
overbooking-kind-merchants = mercanti
    .il = i mercanti
    .del = dei mercanti
overbooking-kind-maids = domestiche
    .il = le domestiche
    .del = delle domestiche
overbooking-kind-noblewomen = nobildonne
    .il = le nobildonne
    .del = delle nobildonne
overbooking-kind-soldiers = soldati
    .il = i soldati
    .del = dei soldati
overbooking-kind-workers = operai
    .il = gli operai
    .del = degli operai
overbooking-family-bird = Uccelli
    .il = gli Uccelli
    .del = degli Uccelli
overbooking-family-fish = Pesci
    .il = i Pesci
    .del = dei Pesci
overbooking-family-bear = Orsi
    .il = gli Orsi
    .del = degli Orsi
overbooking-family-lion = Leoni
    .il = i Leoni
    .del = dei Leoni
overbooking-crest-small = piccolo
overbooking-crest-large = grande
overbooking-ability-monk = va dalla porta sul retro in fondo alla coda
overbooking-ability-merchants = 3 letti in più in questo hotel
overbooking-ability-maids = possono prendere il posto di un’altra tua carta nella coda
overbooking-ability-noblewomen = possono indicare una tua carta nella coda, da alloggiare prima di tutte
overbooking-ability-soldiers = possono prendere il posto di operai nella coda, di chiunque siano
overbooking-ability-workers = 3 letti in meno in questo hotel

## Testi delle carte, con un segno accanto a ogni valore ricostruito

overbooking-mark-documented = { "" }
overbooking-mark-reconstructed = { "" } (ricostruito)
overbooking-guest-text =
    { $guest }.
    Letti richiesti: { $beds }{ $beds_mark }; monete: { $coins }{ $coins_mark }.
    Il dorso mostra uno stemma { $crest }{ $crest_mark } della famiglia{ $family_mark }.
    Alla porta sul retro: { $ability }.
overbooking-hotel-name = carta hotel { $card }, { $side }
overbooking-side-front = fronte
overbooking-side-back = retro
overbooking-hotel-text = { $hotel }: { $beds } letti, { $rule }{ $mark }.

## Regole della casa

overbooking-rule-no-rule = nessuna regola speciale
overbooking-rule-small-groups = in coda possono stare solo gruppi da 1, 2 o 3
overbooking-rule-monks-first = i monaci in coda ottengono i letti per primi
overbooking-rule-soldiers-first = i soldati in coda ottengono i letti per primi
overbooking-rule-no-soldiers = niente soldati in coda
overbooking-rule-door-closed = la porta sul retro è chiusa e la coda ha posto per 5 carte
overbooking-rule-first-face-up = la prima carta in coda si gioca scoperta
overbooking-rule-second-face-up = la seconda carta in coda si gioca scoperta
overbooking-rule-two-crests = in coda possono stare carte di due sole famiglie

## Domande

overbooking-question-play = Gioca la carta { $card } di { $cards }.
overbooking-question-last-play = Chiudi tu questo round: gioca la carta { $card } di { $cards }, o tienila.
overbooking-question-skip = Nessuna delle tue carte ha un posto: la carta { $card } di { $cards } si salta.
overbooking-question-maids = Hotel { $hotel }: quale tua carta nella coda sostituiscono le domestiche?
overbooking-question-noblewomen = Hotel { $hotel }: quale tua carta va alloggiata prima di tutte?
overbooking-question-soldiers = Hotel { $hotel }: quali operai sostituiscono i soldati?

## Scelte

overbooking-choice-queue = Metti { FORM($guest, case: "il") } in coda all’hotel { $hotel }, posto { $place }
overbooking-choice-queue-face-up = Metti { FORM($guest, case: "il") } in coda all’hotel { $hotel }, a carta scoperta, posto { $place }
overbooking-choice-door = Metti { FORM($guest, case: "il") } alla porta sul retro dell’hotel { $hotel }: { $ability }
overbooking-choice-door-token = Metti { FORM($guest, case: "il") } alla porta sul retro dell’hotel { $hotel } e prendi il gettone: { $ability }
overbooking-choice-leave-out = Non giocare la quinta carta
overbooking-choice-skip = Salta questa carta
overbooking-choice-decline = Rinuncia all’abilità { FORM($guest, case: "del") }
overbooking-choice-replace = Al posto { $place } sostituisci { FORM($target, case: "il") } con { FORM($guest, case: "il") }
overbooking-choice-name = Al posto { $place } alloggia { FORM($target, case: "il") } prima di tutti

## Che cosa è successo

overbooking-event-round-began = Comincia il round { $round }; la prima carta è di { $seat }.
overbooking-event-hotel-opened = Hotel { $hotel }: { $beds } letti, { $rule }.
overbooking-event-token-laid = Un gettone va alla porta sul retro dell’hotel { $hotel }.
overbooking-event-token-withdrawn = La porta sul retro dell’hotel { $hotel } ora è chiusa; il suo gettone torna nella riserva.
overbooking-event-token-taken = { $seat } prende il gettone dell’hotel { $hotel }.
overbooking-event-drew = { $seat } pesca { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}.
overbooking-event-played-queue = { $seat } gioca in coda all’hotel { $hotel }, a carta coperta: { $guest }.
overbooking-event-played-door = { $seat } gioca alla porta sul retro dell’hotel { $hotel }, a carta coperta: { $guest }.
overbooking-event-played-face-up-queue = { $seat } gioca in coda all’hotel { $hotel }, a carta scoperta: { $guest }.
overbooking-event-left-out = { $seat } non gioca la quinta carta.
overbooking-event-skipped = { $seat } non ha nessuna carta che trovi posto e ne salta una.
overbooking-event-turned-up-queue = In coda all’hotel { $hotel }: { $guest }, di { $seat }.
overbooking-event-turned-up-door = Alla porta sul retro dell’hotel { $hotel }: { $guest }, di { $seat }.
overbooking-event-monk-moved = { $seat } manda { FORM($guest, case: "il") } in fondo alla coda dell’hotel { $hotel }.
overbooking-event-more-beds = I mercanti di { $seat } portano { $beds } letti in più all’hotel { $hotel }.
overbooking-event-fewer-beds = Gli operai di { $seat } tolgono { $beds } letti all’hotel { $hotel }.
overbooking-event-replaced = { $seat } mette { FORM($guest, case: "il") } al posto { FORM($target, case: "del") }.
overbooking-event-named = All’hotel { $hotel } { $seat } indica la carta da alloggiare per prima: { $guest }.
overbooking-event-declined = { $seat } rinuncia all’abilità { FORM($guest, case: "del") } all’hotel { $hotel }.
overbooking-event-idle = { $seat } non può usare l’abilità { FORM($guest, case: "del") } all’hotel { $hotel }.
overbooking-event-booked = L’hotel { $hotel } ha letti per { FORM($guest, case: "il") } di { $seat }.
overbooking-event-turned-away = L’hotel { $hotel } non ha letti per { FORM($guest, case: "il") } di { $seat }.
overbooking-event-left-at-door = Dalla porta sul retro dell’hotel { $hotel } { $seat } scarta { FORM($guest, case: "il") }.
overbooking-event-crests-scored = { $seat } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { FORM($family, case: "il") }.
overbooking-event-won = Vince { $seat }.

## Da dove vengono i punti, oltre che dagli ospiti

overbooking-source-tokens = gettoni punto
overbooking-source-crests = stemmi

## Perché no

overbooking-why-over = La partita è finita.
overbooking-why-must-play = Solo chi chiude il round può tenere una carta, e solo la quinta.
overbooking-why-abilities-later = Le abilità si usano quando si controllano le prenotazioni, non mentre si giocano le carte.
overbooking-why-no-such-hotel = In questa partita ci sono solo { $hotels } hotel.
overbooking-why-not-in-hand = Non hai in mano { FORM($guest, case: "il") }.
overbooking-why-door-closed = La porta sul retro dell’hotel { $hotel } è chiusa.
overbooking-why-door-full = Alla porta sul retro dell’hotel { $hotel } ci sono già { $limit } carte.
overbooking-why-queue-full = In coda all’hotel { $hotel } ci sono già { $limit } carte.
overbooking-why-small-groups = In coda all’hotel { $hotel } possono stare solo monaci, mercanti e domestiche.
overbooking-why-no-soldiers = I soldati non possono stare in coda all’hotel { $hotel }.
overbooking-why-two-crests = In coda all’hotel { $hotel } ci sono già due famiglie: una terza non entra.
overbooking-why-checking = Si stanno controllando le prenotazioni: ora non si giocano carte.
overbooking-why-nobody-there = Al posto { $place } della coda non c’è nessuna carta.
overbooking-why-not-workers = I soldati sostituiscono solo operai, non { FORM($target, case: "il") }.
overbooking-why-not-yours = Questa carta non è tua: { $target }.
overbooking-why-named-already = Questa carta è già stata indicata: { $target }.
