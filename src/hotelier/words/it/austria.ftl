# Grand Austria Hotel in italiano.
#
# `{ $seat }` è il nome di un giocatore, di genere ignoto: le frasi usano il presente e nessuna
# concordanza. Quando un messaggio entra in un altro, `FORM` chiede uno dei suoi attributi. Gli ospiti
# hanno `.il`, `.del` e `.al` («il Duca», «del Duca», «al Duca», ma «E. Gizia», «di E. Gizia»), il
# personale `.il`, cibi e bevande `.un`, `.il` e `.nessun`, i colori `.f` e `.fp` («rossa», «rosse»).
# `$edition` è "revised", "old" (2015) oppure "both" (per chi consulta una carta).

## Su che cosa si accorda un tavolo

austria-option-players = Giocatori
    .text = In quanti si gioca; in solitario l’avversario è un automa.
austria-option-players-1 = in solitario
austria-option-players-2 = due
austria-option-players-3 = tre
austria-option-players-4 = quattro
austria-option-edition = Edizione
    .text = Nella prima edizione alcune carte hanno costi e testi diversi.
austria-option-edition-revised = riveduta
austria-option-edition-2015 = prima, del 2015
austria-option-board = Plance hotel
    .text = Quale lato delle plance hotel si usa.
austria-option-board-night = lato notte, tutte uguali
austria-option-board-day = lato giorno, tutte diverse
austria-option-hands = Carte personale
    .text = Come si ricevono le prime sei carte personale.
austria-option-hands-standard = distribuite a caso
austria-option-hands-introductory = un set definito, per la prima partita
austria-option-hands-draft = un draft, per esperti
austria-option-promo = Ospiti promo
    .text = Se i due ospiti promozionali sono nel mazzo.
austria-option-promo-no = fuori dal gioco
austria-option-promo-yes = nel mazzo
austria-option-ask = Domande
    .text = Se ti viene chiesto anche ciò che può solo giovarti.
austria-option-ask-useful = solo quelle che contano
austria-option-ask-everything = proprio tutte

## Quantità

austria-krones = { $krones ->
    [one] 1 corona
   *[other] { $krones } corone
}
austria-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
austria-steps = { $steps ->
    [one] 1 passo Imperatore
   *[other] { $steps } passi Imperatore
}
austria-price = { $krones ->
    [0] gratis
   *[other] per { austria-krones }
}
austria-purse = { $purse ->
    [0] non ne hai
   *[other] ne hai solo { $purse }
}
austria-discount = { $krones ->
    [0] al prezzo normale
   *[other] con { austria-krones } di sconto
}
austria-discount-free = gratis

## Cibi e bevande

austria-item-strudel = strudel
    .un = uno strudel
    .il = lo strudel
    .nessun = nessuno strudel
austria-item-cake = torta
    .un = una torta
    .il = la torta
    .nessun = nessuna torta
austria-item-wine = vino
    .un = un vino
    .il = il vino
    .nessun = nessun vino
austria-item-coffee = caffè
    .un = un caffè
    .il = il caffè
    .nessun = nessun caffè
austria-some-strudel = { $count } strudel
austria-some-cake = { $count ->
    [one] 1 torta
   *[other] { $count } torte
}
austria-some-wine = { $count ->
    [one] 1 vino
   *[other] { $count } vini
}
austria-some-coffee = { $count } caffè

## Camere e colori

austria-room = camera { $room } ({ FORM($colour, case: "f") })
    .la = la camera { $room } ({ FORM($colour, case: "f") })
austria-colour-blue = blu
    .f = blu
    .fp = blu
austria-colour-red = rosso
    .f = rossa
    .fp = rosse
austria-colour-yellow = giallo
    .f = gialla
    .fp = gialle
austria-colour-green = verde
    .f = verde
    .fp = verdi

## Dadi

austria-dice-1 = { $count } sull’1
austria-dice-2 = { $count } sul 2
austria-dice-3 = { $count } sul 3
austria-dice-4 = { $count } sul 4
austria-dice-5 = { $count } sul 5
austria-dice-6 = { $count } sul 6
austria-action-1 = { $strength ->
    [one] 1 cibo
   *[other] { $strength } cibi
}
austria-action-2 = { $strength ->
    [one] 1 bevanda
   *[other] { $strength } bevande
}
austria-action-3 = { $strength ->
    [one] prepara una camera
   *[other] prepara fino a { $strength } camere
}
austria-action-4 = { $strength ->
    [one] 1 corona o 1 passo Imperatore
   *[other] { $strength } tra corone e passi Imperatore, come vuoi
}
austria-action-5 = { $strength ->
    [one] gioca una carta personale con 1 corona di sconto
   *[other] gioca una carta personale con { $strength } corone di sconto
}

## Effetti, come stanno nelle ricompense e negli elenchi

austria-effect-none = nessuna
austria-effect-twice = due volte: { $what }
austria-effect-any-item = { $count ->
    [one] 1 cibo o bevanda a tua scelta
   *[other] { $count } cibi o bevande a tua scelta
}
austria-effect-draw = { $count ->
    [one] pesca 1 carta personale
   *[other] pesca { $count } carte personale
}
austria-effect-prepare = { $count ->
        [1] prepara una camera
       *[other] prepara fino a { $count } camere
    } { $price }{ $floor ->
        [4] { "" }
       *[other] , non oltre il piano { $floor }
    }{ $occupied ->
        [yes] { $count ->
            [1] , e occupala subito
           *[other] , e occupale subito
        }
       *[no] { "" }
    }
austria-effect-occupy = { $count ->
    [1] occupa una camera libera
   *[other] occupa fino a { $count } camere libere
}
austria-effect-play = { $count ->
        [1] gioca una carta personale
       *[other] gioca fino a { $count } carte personale
    } { $price }
austria-effect-offer = guarda tre carte personale dal mazzo e giocane una { $price }
austria-effect-take-guest = prendi un ospite gratis
austria-effect-gizia = { $edition ->
    [revised] usa uno spazio azione con almeno un dado, senza prendere il dado
    [old] un altro turno intero subito dopo questo, il cui dado resta dov’è
   *[both] usa uno spazio azione con almeno un dado, senza prendere il dado (edizione 2015: un altro turno intero subito dopo questo, il cui dado resta dov’è)
}
austria-effect-return-cards = { $count ->
    [one] metti in fondo al mazzo 1 carta personale dalla tua mano
   *[other] metti in fondo al mazzo { $count } carte personale dalla tua mano
}
austria-effect-remove-vacant = { $count ->
    [1] rimuovi una camera libera dal piano più alto possibile
   *[other] rimuovi { $count } camere libere, ognuna dal piano più alto possibile
}
austria-effect-remove-occupied = { $edition ->
    [revised] rimuovi una camera occupata dal piano più alto possibile e un’altra dal primo piano sottostante che ne ha
    [old] rimuovi una camera occupata dal piano più alto possibile e quella occupata più vicina sotto di essa nella sua colonna
   *[both] rimuovi una camera occupata dal piano più alto possibile e un’altra dal primo piano sottostante che ne ha (edizione 2015: la più vicina sotto di essa nella sua colonna)
}
austria-effect-discard-end-staff = { $edition ->
    [revised] scarta una tua carta di fine partita in gioco
    [old] scarta una carta di fine partita dalla tua mano
   *[both] scarta una tua carta di fine partita in gioco (edizione 2015: dalla tua mano)
}
austria-reward-per-staff = { $points } punti per ogni tua carta personale in gioco
austria-penalty-per-staff = perdi { $points } punti per ogni tua carta personale in gioco
austria-penalty-points = perdi { austria-points }
austria-penalty-krones = perdi { austria-krones }
austria-penalty-items = { $served ->
    [yes] perdi tutti i cibi e le bevande, in cucina e sui tavoli dei tuoi ospiti
   *[no] perdi tutti i cibi e le bevande in cucina
}
austria-penalty-two-sides = { $edition ->
    [revised] { $first }, altrimenti { $second }
    [old] { $first } oppure { $second }, a tua scelta
   *[both] { $first }, altrimenti { $second } (edizione 2015: a tua scelta)
}

## Carte per esteso

austria-card-guest =
    { $code } { $name }: ospite { $colour } ({ $kind }).
    Ordine: { $order }.
    { $points ->
        [0] Non vale punti
       *[other] Vale { austria-points }
    }.
    Ricompensa: { $reward }.
austria-card-staff =
    { $code } { $name }: personale, { $cost }, { $timing }.
    { $text }{ $set ->
        [none] { "" }
       *[other] { " " }Set iniziale { $set }.
    }
austria-card-two-costs = { austria-krones } ({ $old } nell’edizione 2015)
austria-card-objective =
    { $code } { $name }: obiettivo { $letter }.
    { $need }.
    { $first } punti per chi lo reclama per primo, { $second } per il secondo, { $third } per il terzo.
austria-card-tile =
    { $name }, per la visita dopo il round { $round }.
    Ricompensa: { $reward }.
    Penalità: { $penalty }.
austria-kind-blue = nobili
austria-kind-red = cittadini
austria-kind-yellow = artisti
austria-kind-green = turisti
austria-timing-once = immediato
austria-timing-round = una volta per round
austria-timing-permanent = permanente
austria-timing-end = fine partita

## Tessere Imperatore

austria-tile = tessera Imperatore { $code }

## Obiettivi

austria-objective-105 = Cassa piena
    .text = Hai 20 corone
austria-objective-106 = Una dozzina di camere
    .text = Nel tuo hotel ci sono almeno 12 tessere camera, libere o occupate
austria-objective-107 = Sei a libro paga
    .text = Hai in gioco almeno 6 carte personale
austria-objective-108 = Nelle grazie dell’Imperatore
    .text = Hai raggiunto o superato lo spazio 10 del tracciato dell’Imperatore
austria-objective-109 = Due piani pieni
    .text = In almeno 2 piani tutte le camere sono occupate
austria-objective-110 = Sei gruppi pieni
    .text = Almeno 6 dei tuoi gruppi di camere sono completamente occupati
austria-objective-111 = Tutto di un colore
    .text = Tutte le camere di un colore della tua plancia sono occupate
austria-objective-112 = Due colonne piene
    .text = In almeno 2 colonne tutte le camere sono occupate
austria-objective-113 = Qualcosa per tutti
    .text = Hai occupato almeno { $blue } camere blu, { $red } rosse e { $yellow } gialle
austria-objective-114 = Prima il rosso, poi il giallo
    .text = Hai occupato almeno { $red } camere rosse e { $yellow } gialle
austria-objective-115 = Prima il giallo, poi il blu
    .text = Hai occupato almeno { $yellow } camere gialle e { $blue } blu
austria-objective-116 = Prima il blu, poi il rosso
    .text = Hai occupato almeno { $blue } camere blu e { $red } rosse

## Personale

austria-staff-1 = Addetto alla colazione
    .il = l’Addetto alla colazione
    .text = Uno strudel fresco a ogni round, dal forno dritto a te.
austria-staff-2 = Cameriera
    .il = la Cameriera
    .text = A ogni round ti porta una torta.
austria-staff-3 = Barman
    .il = il Barman
    .text = A ogni round stappa un vino per te.
austria-staff-4 = Aiuto Cuoco
    .il = l’Aiuto Cuoco
    .text = A ogni round ti prepara un caffè.
austria-staff-5 = Stalliere
    .il = lo Stalliere
    .text = Ogni ospite rosso che sposti in camera lascia 2 corone di mancia.
austria-staff-6 = Cocchiere
    .il = il Cocchiere
    .text = Ogni ospite blu che sposti in camera mette una buona parola presso l’Imperatore: 1 passo.
austria-staff-7 = Massaggiatrice
    .il = la Massaggiatrice
    .text = Ogni ospite giallo che sposti in camera lascia 1 corona di mancia.
austria-staff-8 = Guida Turistica
    .il = la Guida Turistica
    .text = Ogni ospite verde che sposti in camera vale 2 punti in più.
austria-staff-9 = Maggiordomo
    .il = il Maggiordomo
    .text = Tutte le camere blu sono gratis, in qualunque modo tu le prepari.
austria-staff-10 = Autista
    .il = l’Autista
    .text = Tutte le camere rosse sono gratis, in qualunque modo tu le prepari.
austria-staff-11 = Fioraia
    .il = la Fioraia
    .text = Tutte le camere gialle sono gratis, in qualunque modo tu le prepari.
austria-staff-12 = Governante
    .il = la Governante
    .text = Ogni 3 e ogni 4 che prendi ti danno 2 punti.
austria-staff-13 = Direttore del ristorante
    .il = il Direttore del ristorante
    .text = Ogni 1 e ogni 2 che prendi hanno 1 di forza in più. Puoi comunque potenziarli.
austria-staff-14 = Decoratore
    .il = il Decoratore
    .text = Con ogni 1 e ogni 2 che prendi puoi anche preparare una camera al prezzo normale, prima o dopo l’azione principale.
austria-staff-15 = Lustrascarpe
    .il = il Lustrascarpe
    .text = Ogni 4 che prendi rende due volte: la sua piena forza in corone e di nuovo in passi Imperatore.
austria-staff-16 = Lavandaia
    .il = la Lavandaia
    .text = Ogni 4 che prendi ti dà 4 punti.
austria-staff-17 = Lavapiatti
    .il = il Lavapiatti
    .text = Ogni 6 che prendi non costa la sua corona e ha 1 di forza in più. Puoi comunque potenziarlo.
austria-staff-18 = Guardarobiera
    .il = la Guardarobiera
    .text = Ogni 5 che prendi ha 2 di forza in più: il personale costa altre 2 corone in meno.
austria-staff-19 = Architetto d’interni
    .il = l’Architetto d’interni
    .text = Ogni 3 che prendi ti dà 5 punti.
austria-staff-20 = Investigatore
    .il = l’Investigatore
    .text = Con ogni 5 che prendi puoi anche fare 2 passi Imperatore, prima o dopo l’azione principale.
austria-staff-21 = Cuoco
    .il = il Cuoco
    .text = Uno di tutto: uno strudel, una torta, un vino e un caffè.
austria-staff-22 = Capo del personale
    .il = il Capo del personale
    .text = Con ogni 3 che prendi puoi anche giocare una carta personale dalla mano al prezzo normale, prima o dopo l’azione principale.
austria-staff-23 = Custode
    .il = il Custode
    .text =
        { $edition ->
            [revised] Ogni camera che occupi ti dà 1 corona, in qualunque modo venga occupata.
            [old] Ogni ospite che sposti in camera ti dà 1 corona.
           *[both] Ogni camera che occupi ti dà 1 corona, in qualunque modo venga occupata (edizione 2015: solo quando vi sposti un ospite).
        }
austria-staff-24 = Capo cameriere
    .il = il Capo cameriere
    .text = Servi gratis dalla cucina, ogni volta che puoi agire.
austria-staff-25 = Fattorino
    .il = il Fattorino
    .text = Gli ospiti della coda non ti costano nulla. Sempre uno solo per turno.
austria-staff-26 = Direttore di eventi
    .il = il Direttore di eventi
    .text =
        { $edition ->
            [revised] Quando l’Imperatore ti punisce, paga 1 corona e la penalità è dimenticata.
            [old] Le penalità dell’Imperatore non ti toccano.
           *[both] Quando l’Imperatore ti punisce, paga 1 corona e la penalità è dimenticata (edizione 2015: senza pagare).
        }
austria-staff-27 = Direttore delle prenotazioni
    .il = il Direttore delle prenotazioni
    .text = 3 punti per ogni camera rossa occupata.
austria-staff-28 = Portiere
    .il = il Portiere
    .text = 3 punti per ogni camera blu occupata.
austria-staff-29 = Segretaria
    .il = la Segretaria
    .text = Copia una carta di fine partita in gioco di un avversario e la conta per il tuo hotel; la migliore viene scelta per te.
austria-staff-30 = Segretario di ricevimento
    .il = il Segretario di ricevimento
    .text = 3 punti per ogni camera gialla occupata.
austria-staff-31 = Cameriera di piano
    .il = la Cameriera di piano
    .text = 1 punto per ogni camera occupata.
austria-staff-32 = Vicedirettore
    .il = il Vicedirettore
    .text = 2 punti per ogni tua carta personale in gioco, compresa questa.
austria-staff-33 = Uomo delle pulizie
    .il = l’Uomo delle pulizie
    .text =
        { $edition ->
            [revised] Ogni ospite con un ordine di 4 o più cibi e bevande che sposti in camera dà 4 punti in più.
            [old] Ogni ospite con un ordine di esattamente 4 cibi e bevande che sposti in camera dà 4 punti in più.
           *[both] Ogni ospite con un ordine di 4 o più cibi e bevande che sposti in camera dà 4 punti in più (edizione 2015: di esattamente 4, che è lo stesso).
        }
austria-staff-34 = Addetto al ricevimento
    .il = l’Addetto al ricevimento
    .text = 1 punto per ogni tessera camera nel tuo hotel, libera o occupata.
austria-staff-35 = Paggio
    .il = il Paggio
    .text = Occupa fino a 2 camere libere di qualsiasi colore.
austria-staff-36 = Sommelier
    .il = il Sommelier
    .text = Un giro per tutta la tavolata: 4 vini.
austria-staff-37 = Addetto al servizio in camera
    .il = l’Addetto al servizio in camera
    .text = 2 punti per ogni gruppo di camere completamente occupato.
austria-staff-38 = Facchino
    .il = il Facchino
    .text = Completa l’ordine di un tuo ospite, a spese della casa.
austria-staff-39 = Pasticciere
    .il = il Pasticciere
    .text = La vetrina è piena: 4 torte.
austria-staff-40 = Direttore marketing
    .il = il Direttore marketing
    .text = 5 punti per ogni obiettivo con una tua coccarda.
austria-staff-41 = Centralinista
    .il = la Centralinista
    .text =
        { $edition ->
            [revised] 2 punti per ogni spazio di cui il tuo segnalino è avanzato sul tracciato dell’Imperatore.
            [old] 2 punti per ogni spazio di cui il tuo segnalino è avanzato sul tracciato dell’Imperatore, al massimo 12.
           *[both] 2 punti per ogni spazio di cui il tuo segnalino è avanzato sul tracciato dell’Imperatore (edizione 2015: al massimo 12).
        }
austria-staff-42 = Giardiniere
    .il = il Giardiniere
    .text = Ogni ricompensa dell’Imperatore ti dà 5 punti in più.
austria-staff-43 = Barista
    .il = il Barista
    .text = La macchina è calda: 4 caffè.
austria-staff-44 = Addetta alla dispensa
    .il = l’Addetta alla dispensa
    .text = La dispensa è aperta: 4 strudel.
austria-staff-45 = Bagnino
    .il = il Bagnino
    .text = Sua Maestà ha gradito la nuotata: 3 passi Imperatore.
austria-staff-46 = Donna delle pulizie
    .il = la Donna delle pulizie
    .text = 5 punti per ogni piano completamente occupato.
austria-staff-47 = Ascensorista
    .il = l’Ascensorista
    .text = 5 punti per ogni colonna completamente occupata.
austria-staff-48 = Direttore
    .il = il Direttore
    .text = 4 punti per ogni tris di camere occupate: una rossa, una blu e una gialla.
austria-the-staff = { FORM($card, case: "il") }

## Ospiti

austria-guest-49 = Scultore
    .il = lo Scultore
    .del = dello Scultore
    .al = allo Scultore
austria-guest-50 = Musicista
    .il = il Musicista
    .del = del Musicista
    .al = al Musicista
austria-guest-51 = Compositore
    .il = il Compositore
    .del = del Compositore
    .al = al Compositore
austria-guest-52 = Sarto
    .il = il Sarto
    .del = del Sarto
    .al = al Sarto
austria-guest-53 = Ballerina di Flamenco
    .il = la Ballerina di Flamenco
    .del = della Ballerina di Flamenco
    .al = alla Ballerina di Flamenco
austria-guest-54 = Ritrattista
    .il = il Ritrattista
    .del = del Ritrattista
    .al = al Ritrattista
austria-guest-55 = Fotografo
    .il = il Fotografo
    .del = del Fotografo
    .al = al Fotografo
austria-guest-56 = Cantante
    .il = la Cantante
    .del = della Cantante
    .al = alla Cantante
austria-guest-57 = Architetto
    .il = l’Architetto
    .del = dell’Architetto
    .al = all’Architetto
austria-guest-58 = Attrice
    .il = l’Attrice
    .del = dell’Attrice
    .al = all’Attrice
austria-guest-59 = Poeta
    .il = il Poeta
    .del = del Poeta
    .al = al Poeta
austria-guest-60 = Designer di gioielli
    .il = la Designer di gioielli
    .del = della Designer di gioielli
    .al = alla Designer di gioielli
austria-guest-61 = Pittore
    .il = il Pittore
    .del = del Pittore
    .al = al Pittore
austria-guest-62 = Cantante d’opera
    .il = la Cantante d’opera
    .del = della Cantante d’opera
    .al = alla Cantante d’opera
austria-guest-63 = Dama
    .il = la Dama
    .del = della Dama
    .al = alla Dama
austria-guest-64 = Duchessa
    .il = la Duchessa
    .del = della Duchessa
    .al = alla Duchessa
austria-guest-65 = Cavaliere dell’Impero
    .il = il Cavaliere dell’Impero
    .del = del Cavaliere dell’Impero
    .al = al Cavaliere dell’Impero
austria-guest-66 = Langravina
    .il = la Langravina
    .del = della Langravina
    .al = alla Langravina
austria-guest-67 = Sovrano
    .il = il Sovrano
    .del = del Sovrano
    .al = al Sovrano
austria-guest-68 = Principessa
    .il = la Principessa
    .del = della Principessa
    .al = alla Principessa
austria-guest-69 = Contessa
    .il = la Contessa
    .del = della Contessa
    .al = alla Contessa
austria-guest-70 = Elettore
    .il = l’Elettore
    .del = dell’Elettore
    .al = all’Elettore
austria-guest-71 = Barone
    .il = il Barone
    .del = del Barone
    .al = al Barone
austria-guest-72 = Principe
    .il = il Principe
    .del = del Principe
    .al = al Principe
austria-guest-73 = Conte
    .il = il Conte
    .del = del Conte
    .al = al Conte
austria-guest-74 = Visconte
    .il = il Visconte
    .del = del Visconte
    .al = al Visconte
austria-guest-75 = Baronessa
    .il = la Baronessa
    .del = della Baronessa
    .al = alla Baronessa
austria-guest-76 = Duca
    .il = il Duca
    .del = del Duca
    .al = al Duca
austria-guest-77 = Farmacista
    .il = il Farmacista
    .del = del Farmacista
    .al = al Farmacista
austria-guest-78 = Consigliere postale
    .il = il Consigliere postale
    .del = del Consigliere postale
    .al = al Consigliere postale
austria-guest-79 = Consigliere privato
    .il = il Consigliere privato
    .del = del Consigliere privato
    .al = al Consigliere privato
austria-guest-80 = Professore emerito
    .il = il Professore emerito
    .del = del Professore emerito
    .al = al Professore emerito
austria-guest-81 = Generale
    .il = il Generale
    .del = del Generale
    .al = al Generale
austria-guest-82 = Consigliere anziano
    .il = il Consigliere anziano
    .del = del Consigliere anziano
    .al = al Consigliere anziano
austria-guest-83 = Consigliere del commercio
    .il = il Consigliere del commercio
    .del = del Consigliere del commercio
    .al = al Consigliere del commercio
austria-guest-84 = Consigliere di corte
    .il = il Consigliere di corte
    .del = del Consigliere di corte
    .al = al Consigliere di corte
austria-guest-85 = Maggiore
    .il = il Maggiore
    .del = del Maggiore
    .al = al Maggiore
austria-guest-86 = Consigliere veterinario
    .il = il Consigliere veterinario
    .del = del Consigliere veterinario
    .al = al Consigliere veterinario
austria-guest-87 = Consigliere medico
    .il = il Consigliere medico
    .del = del Consigliere medico
    .al = al Consigliere medico
austria-guest-88 = Procuratore
    .il = il Procuratore
    .del = del Procuratore
    .al = al Procuratore
austria-guest-89 = Lord alto commissario
    .il = il Lord alto commissario
    .del = del Lord alto commissario
    .al = al Lord alto commissario
austria-guest-90 = Assistente legale anziano
    .il = l’Assistente legale anziano
    .del = dell’Assistente legale anziano
    .al = all’Assistente legale anziano
austria-guest-91 = Tezcatlipoca
    .il = Tezcatlipoca
    .del = di Tezcatlipoca
    .al = a Tezcatlipoca
austria-guest-92 = Capitano Goldhaken
    .il = il capitano Goldhaken
    .del = del capitano Goldhaken
    .al = al capitano Goldhaken
austria-guest-93 = Signor Horsa
    .il = il signor Horsa
    .del = del signor Horsa
    .al = al signor Horsa
austria-guest-94 = Signor Ingalls
    .il = il signor Ingalls
    .del = del signor Ingalls
    .al = al signor Ingalls
austria-guest-95 = Signor Boydell
    .il = il signor Boydell
    .del = del signor Boydell
    .al = al signor Boydell
austria-guest-96 = Signor Oundo
    .il = il signor Oundo
    .del = del signor Oundo
    .al = al signor Oundo
austria-guest-97 = E. Gizia
    .il = E. Gizia
    .del = di E. Gizia
    .al = a E. Gizia
austria-guest-98 = M. Polo
    .il = M. Polo
    .del = di M. Polo
    .al = a M. Polo
austria-guest-99 = Cramersopholus
    .il = Cramersopholus
    .del = di Cramersopholus
    .al = a Cramersopholus
austria-guest-100 = Contadino Franz
    .il = il contadino Franz
    .del = del contadino Franz
    .al = al contadino Franz
austria-guest-101 = Fratello Uwe
    .il = fratello Uwe
    .del = di fratello Uwe
    .al = a fratello Uwe
austria-guest-102 = Conducente
    .il = il Conducente
    .del = del Conducente
    .al = al Conducente
austria-guest-103 = Durgoing
    .il = Durgoing
    .del = di Durgoing
    .al = a Durgoing
austria-guest-104 = MacLeod
    .il = MacLeod
    .del = di MacLeod
    .al = a MacLeod
austria-guest-117 = Mag. Ferdinand
    .il = il Mag. Ferdinand
    .del = del Mag. Ferdinand
    .al = al Mag. Ferdinand
austria-guest-118 = Signor Moras
    .il = il signor Moras
    .del = del signor Moras
    .al = al signor Moras

## Domande

austria-question-over = La partita è finita.
austria-question-draft = Draft, carta { $pick } di { $picks }: chi tieni?
austria-question-first-guest = Il tuo primo ospite è gratis: chi sarà?
austria-question-first-rooms = { $count ->
    [one] Quale camera prepari? (l’ultima delle prime tre)
   *[other] Quale camera prepari? (ne mancano { $count } delle prime tre)
}
austria-question-turn = { $stage ->
    [fresh] { $guest ->
        [yes] Tocca a te: prendi un ospite, prendi un dado o passa
       *[no] Tocca a te: prendi un dado o passa
    }
    [extra] { $guest ->
        [yes] Il tuo turno extra: prendi un ospite, usa un dado o lascia perdere
       *[no] Il tuo turno extra: usa un dado o lascia perdere
    }
   *[begun] { $guest ->
        [yes] Il tuo turno continua: prendi un ospite o un dado
       *[no] Il tuo turno continua: prendi un dado
    }
}
austria-question-turn-done = Hai preso il dado: c’è altro prima di chiudere il turno?
austria-question-gain = Dove va ciò che hai ottenuto ({ $items })?
austria-question-any-item = { $count ->
    [one] Quale cibo o bevanda prendi?
   *[other] Quale cibo o bevanda prendi (ne restano { $count })?
}
austria-question-serve = { $count ->
    [one] Che altro servi (ancora 1)?
   *[other] Che altro servi (ancora fino a { $count })?
}
austria-question-main-1 = Strudel o torta ({ austria-action-1 }): che cosa prendi?
austria-question-main-2 = Vino o caffè ({ austria-action-2 }): che cosa prendi?
austria-question-main-4 = { $strength ->
    [one] Una corona o un passo Imperatore?
   *[other] Come dividi { $strength } tra corone e passi Imperatore?
}
austria-question-prepare = { $count ->
    [one] Quale camera prepari?
   *[other] Quale camera prepari (ne restano { $count })?
}
austria-question-prepare-and-occupy = Quale camera prepari e occupi subito?
austria-question-occupy = { $count ->
    [one] Quale camera libera occupi?
   *[other] Quale camera libera occupi (ne restano { $count })?
}
austria-question-play = Quale carta personale giochi { $price }?
austria-question-offered = Quale di queste carte personale giochi { $price }?
austria-question-bottom = Quale carta va ora in fondo al mazzo?
austria-question-take-guest = Quale ospite prendi gratis?
austria-question-gizia = E. Gizia apre le porte: quale spazio azione usi?
austria-question-fill-order = Di chi completi l’ordine?
austria-question-move-in = Quale camera dai { FORM($guest, case: "al") }?
austria-question-part = { $count ->
    [1] Lo vuoi?
   *[other] Che cosa viene prima?
}
austria-question-bonus-when = Un gruppo è pieno ({ $bonus }): prima o dopo la ricompensa dell’ospite?
austria-question-penalty = L’Imperatore è scontento ({ $penalty }): che cosa fai?
austria-question-return-cards = { $count ->
    [one] Quale carta della tua mano va in fondo al mazzo?
   *[other] Quale carta della tua mano va in fondo al mazzo (ne mancano { $count })?
}
austria-question-remove-vacant = { $count ->
    [one] Quale camera libera rimuovi?
   *[other] Quale camera libera rimuovi (ne mancano { $count })?
}
austria-question-remove-occupied = Quale camera occupata rimuovi?
austria-question-discard-end-staff = Quale carta di fine partita scarti?

## Scelte

austria-choice-pass = Passa e aspetta il prossimo lancio
austria-choice-end = Chiudi il turno
austria-choice-end-extra = Chiudi il turno extra
austria-choice-keep = Tieni { FORM($card, case: "il") }
austria-choice-first-guest = Accogli { FORM($guest, case: "il") } nel tuo bar
austria-choice-guest = Prendi { FORM($guest, case: "il") } dalla coda { austria-price }
austria-choice-no-guest = Non prendere nessun ospite
austria-choice-die = { $stays ->
        [yes] Usa
       *[no] Prendi
    } un { $action }: { $what }{ $boosted ->
        [yes] { " " }(con potenziamento { austria-price })
       *[no] { "" }
    }
austria-choice-six = { $stays ->
        [yes] Usa
       *[no] Prendi
    } un 6 come { $action } { austria-price }: { $what }{ $boosted ->
        [yes] { " " }(con potenziamento)
       *[no] { "" }
    }
austria-choice-idle-die = Prendi un { $die } e salta la sua azione
austria-choice-gizia = Usa lo spazio { $action }: { $what }
austria-choice-gizia-six = Usa lo spazio 6 come { $action } { austria-price }: { $what }
austria-choice-no-action = Non usare nessuno spazio azione
austria-choice-split = Prendi { $what }
austria-choice-move-in = Sposta { FORM($guest, case: "il") } in camera
austria-choice-move-into = Sposta { FORM($guest, case: "il") } nella { $room }
austria-choice-completing = { $what }, completando un gruppo: { $bonus }
austria-choice-claim = Reclama l’obiettivo “{ $objective }” per { austria-points }
austria-choice-begin-serving = { $krones ->
    [0] Servi dalla cucina { FORM($item, case: "un") } { FORM($guest, case: "al") }
   *[other] Servi dalla cucina { FORM($item, case: "un") } { FORM($guest, case: "al") } { austria-price } (e fino ad altre { $more } consumazioni)
}
austria-choice-serve = Servi anche { FORM($item, case: "un") } { FORM($guest, case: "al") }
austria-choice-serve-no-more = Non servire altro
austria-choice-put = Dai { FORM($item, case: "un") } { FORM($guest, case: "al") }
austria-choice-kitchen = Il resto va in cucina: { $items }
austria-choice-item = Prendi { FORM($item, case: "un") }
austria-choice-no-more-items = Non prendere altro
austria-choice-fill-order = Completa l’ordine { FORM($guest, case: "del") }: { $missing }
austria-choice-no-order = Non completare nessun ordine
austria-choice-prepare = { $occupied ->
        [yes] Prepara e occupa
       *[no] Prepara
    } la { $room } { austria-price }{ $points ->
        [0] { "" }
       *[other] , con { austria-points } subito
    }
austria-choice-no-more-rooms = Non preparare altre camere
austria-choice-occupy = Occupa la { $room }
austria-choice-occupy-no-more = Non occupare altre camere
austria-choice-remove = Rimuovi la { $room }
austria-choice-call-on = Usa { FORM($card, case: "il") }: { $what }
austria-choice-play = Gioca { FORM($card, case: "il") } { austria-price }
austria-choice-play-nobody = Non giocare nessuna carta
austria-choice-play-none-of-them = Non giocarne nessuna
austria-choice-under-deck = Metti { FORM($card, case: "il") } in fondo al mazzo
austria-choice-discard = Scarta { FORM($card, case: "il") }
austria-choice-part = { $count ->
    [1] Sì, volentieri: { $part }
   *[other] Prima: { $part }
}
austria-choice-no-more-parts = { $count ->
    [1] No, grazie
   *[other] Rinuncia al resto
}
austria-choice-bonus-first = Prima il bonus di { $bonus }
austria-choice-bonus-later = Prima la ricompensa, poi il bonus di { $bonus }
austria-choice-ignore = Lascia che il Direttore di eventi sistemi tutto per 1 corona
austria-choice-suffer = Accetta: { $what }

## Che cosa è successo

austria-event-round-began = Comincia il round { $round }; il primo turno è di { $seat }.
austria-event-rolled = { $dustbin ->
    [0] Dadi: { $dice }.
   *[other] Dadi: { $dice }; nella pattumiera: { $dustbin }.
}
austria-event-turn-began = Tocca a { $seat }.
austria-event-passed = { $seat } passa e aspetta il prossimo lancio.
austria-event-turn-ended = { $seat } chiude il turno.
austria-event-guest-taken = { $seat } accoglie { FORM($guest, case: "il") } nel suo bar.
austria-event-guest-arrived = Un volto nuovo nella coda: { FORM($guest, case: "il") }.
austria-event-die-taken = { $strength ->
    [0] { $seat } prende un { $die } e salta la sua azione.
   *[other] { $seat } prende un { $die } con forza { $strength }.
}
austria-event-items-gained = { $seat } mette in cucina { $items }.
austria-event-items-lost = { $seat } perde cibi e bevande per il malumore dell’Imperatore.
austria-event-item-served = { $seat } serve { FORM($item, case: "un") } { FORM($guest, case: "al") }.
austria-event-order-filled = { $seat } fa portare l’intero ordine { FORM($guest, case: "del") }: offre la casa.
austria-event-krones-gained = { $seat } riceve { austria-krones }.
austria-event-krones-paid = { $seat } paga { austria-krones }.
austria-event-emperor-moved = { $steps ->
    [0] { $seat } è già alla fine del tracciato dell’Imperatore.
    [one] { $seat } avanza di 1 passo sul tracciato dell’Imperatore, fino allo spazio { $space }.
   *[other] { $seat } avanza di { $steps } passi sul tracciato dell’Imperatore, fino allo spazio { $space }.
}
austria-event-emperor-back = { $steps ->
    [one] { $seat } retrocede di 1 spazio sul tracciato dell’Imperatore, fino allo spazio { $space }.
   *[other] { $seat } retrocede di { $steps } spazi sul tracciato dell’Imperatore, fino allo spazio { $space }.
}
austria-event-scored = { $seat } ottiene { austria-points } ({ $source }).
austria-event-points-lost = { $seat } perde { austria-points } ({ $source }).
austria-event-room-prepared = { $seat } prepara la camera { $room }.
austria-event-room-occupied = La camera { $room } di { $seat } ora è occupata.
austria-event-room-removed = { $seat } rimuove la camera { $room }.
austria-event-moved-in = { $seat } accompagna { FORM($guest, case: "il") } nella camera { $room }.
austria-event-staff-played = { $seat } assume { FORM($card, case: "il") }.
austria-event-staff-used = { $seat } usa { FORM($card, case: "il") }.
austria-event-staff-drawn = { $seat } pesca { $cards }.
    .hidden = { $count ->
        [one] { $seat } pesca una carta personale.
       *[other] { $seat } pesca { $count } carte personale.
    }
austria-event-staff-under-deck = { $seat } mette { FORM($card, case: "il") } in fondo al mazzo.
    .hidden = { $seat } mette una carta personale in fondo al mazzo.
austria-event-staff-discarded = { $seat } scarta { FORM($card, case: "il") }: la carta esce dal gioco.
austria-event-staff-kept = { $seat } tiene { FORM($card, case: "il") }.
    .hidden = { $seat } tiene una carta personale.
austria-event-objective-claimed = { $seat } reclama l’obiettivo “{ $objective }”.
austria-event-card-copied = La Segretaria di { $seat } copia { FORM($card, case: "il") }.
austria-event-emperor-came = L’Imperatore è qui ({ $tile }).
austria-event-emperor-rewards = L’Imperatore premia { $seat } ({ $tile }).
austria-event-emperor-punishes = L’Imperatore punisce { $seat } ({ $tile }).
austria-event-penalty-ignored = Il Direttore di eventi di { $seat } sistema tutto con l’Imperatore ({ $tile }).
austria-event-guests-reshuffled = Gli ospiti scartati vengono mescolati in un nuovo mazzo.
austria-event-extra-turn = E. Gizia concede a { $seat } un turno extra dopo questo.
austria-event-action-copied = E. Gizia lascia usare a { $seat } l’azione { $action } con forza { $strength }.
austria-event-game-ended = La partita è finita.

## Da dove vengono i punti

austria-source-0 = ospiti
austria-source-1 = simboli sulle porte
austria-source-2 = gruppi pieni
austria-source-3 = tracciato dell’Imperatore
austria-source-4 = tessere Imperatore
austria-source-5 = obiettivi
austria-source-6 = personale
austria-source-7 = personale a fine partita
austria-source-8 = camere occupate
austria-source-9 = corone e cucina
austria-source-10 = ospiti ancora in attesa

## Perché no

austria-why-no-such-choice = In questo gioco non esiste una scelta simile.
austria-why-over = La partita è finita.
austria-why-first-finish = Una cosa alla volta. Prima: { $question }
austria-why-emperor = Finché l’Imperatore è qui, c’è solo questo da risolvere: { $question }
austria-why-set-up = Gli hotel non sono ancora aperti. Prima: { $question }
austria-why-nothing-open = Non c’è niente in corso da concludere.
austria-why-begun = In questo turno hai già fatto qualcosa, e si passa solo prima di tutto il resto.
austria-why-no-pass-in-extra-turn = Un turno extra non si passa: chiudilo.
austria-why-die-first = Il tuo turno non finisce finché non hai preso un dado.
austria-why-guest-taken = In questo turno hai già preso un ospite.
austria-why-guest-before-die = Gli ospiti si prendono prima del dado, non dopo.
austria-why-no-table = Nel tuo bar non c’è nessun tavolo vuoto.
austria-why-guest-too-dear = Prendere { FORM($guest, case: "il") } costa { austria-krones }; { austria-purse }.
austria-why-die-taken = In questo turno hai già preso un dado.
austria-why-no-die = Sullo spazio { $die } non c’è nessun dado.
austria-why-not-idle = Puoi saltare l’azione di un dado solo se il tuo turno è cominciato e non puoi permetterti nessun dado.
austria-why-no-krone-for-six = Un 6 costa 1 corona, e non ne hai.
austria-why-no-krone-for-boost = Potenziare costa 1 corona più di quanto hai.
austria-why-no-boost-by-gizia = L’azione di E. Gizia non si può potenziare.
austria-why-no-die-for-gizia = E. Gizia ti fa usare un’azione; non si prende nessun dado.
austria-why-no-krone-for-gizia = Lo spazio 6 costa 1 corona, e non ne hai.
austria-why-nobody-there = Al tavolo { $table } non c’è nessuno.
austria-why-order-incomplete = L’ordine non è completo: { FORM($guest, case: "il") } aspetta ancora { $missing }.
austria-why-order-complete = Non manca nulla: l’ordine { FORM($guest, case: "del") } è completo.
austria-why-no-fitting-room = Non hai nessuna camera libera adatta { FORM($guest, case: "al") } ({ $colour }).
austria-why-not-wanted = Inutile portare { FORM($item, case: "un") } { FORM($guest, case: "al") }: non è nell’ordine, o è già in tavola.
austria-why-not-in-kitchen = Nella tua cucina non c’è { FORM($item, case: "nessun") }.
austria-why-not-among-new-items = Tra ciò che hai ottenuto non c’è { FORM($item, case: "nessun") }.
austria-why-no-krone-to-serve = Servire dalla cucina costa { austria-krones }, e non ne hai.
austria-why-no-item-to-choose = Ora niente ti dà un cibo o una bevanda a scelta.
austria-why-own-disc = La tua coccarda è già su “{ $objective }”.
austria-why-no-disc-space = Su “{ $objective }” non ci sono più spazi liberi.
austria-why-not-met = Prima deve essere vero questo: { $need }.
austria-why-guest-first = Scegli prima l’ospite da spostare, poi la camera.
austria-why-rooms-by-action = Le camere si preparano con un 3 o con un effetto, non in qualsiasi momento.
austria-why-nothing-to-divide = Ora non c’è niente da dividere; prima prendi un dado.
austria-why-no-parts = Ora non c’è nessuna parte di ricompensa in attesa.
austria-why-no-such-part = Non ci sono così tante parti.
austria-why-same-part = Questa parte è uguale a un’altra; scegli quella.
austria-why-no-bonus = Ora non c’è nessun bonus di occupazione in attesa.
austria-why-no-penalty = Ora l’Imperatore non ti sta punendo.
austria-why-no-conference-manager = Solo il Direttore di eventi può sistemare una penalità.
austria-why-no-choice-of-sides = Qui non si sceglie: subisci la penalità se puoi, e perdi punti solo se non puoi.
austria-why-main-action = L’azione del dado va eseguita.
austria-why-item-comes-anyway = Arriva comunque: può solo giovarti.
austria-why-too-many-cakes = { $most ->
    [0] Se il cibo è uno solo, è uno strudel: mai più torte che strudel.
    [one] Al massimo 1 torta su { $strength } cibi: mai più torte che strudel.
   *[other] Al massimo { $most } torte su { $strength } cibi: mai più torte che strudel.
}
austria-why-too-many-coffees = { $most ->
    [0] Se la bevanda è una sola, è un vino: mai più caffè che vini.
    [one] Al massimo 1 caffè su { $strength } bevande: mai più caffè che vini.
   *[other] Al massimo { $most } caffè su { $strength } bevande: mai più caffè che vini.
}
austria-why-too-many-krones = { $most ->
    [one] Al massimo 1 corona: non c’è altro da dividere.
   *[other] Al massimo { $most } corone: non c’è altro da dividere.
}
austria-why-room-there = C’è già una tessera: { $room }.
austria-why-bottom-left-first = Un hotel comincia dall’angolo in basso a sinistra.
austria-why-not-adjacent = Nessuna delle tue camere è accanto alla { $room }.
austria-why-too-high = Questo effetto non va oltre il piano { $floor }, quindi non arriva alla { $room }.
austria-why-room-too-dear = Preparare la { $room } costa { austria-krones }; { austria-purse }.
austria-why-first-rooms = { $count ->
    [one] C’è ancora una camera da preparare prima che l’hotel apra.
   *[other] Ci sono ancora { $count } camere da preparare prima che l’hotel apra.
}
austria-why-one-room-at-least = Hai preso un dado per le camere, quindi devi prepararne almeno una.
austria-why-occupied = Nella { $room } c’è già qualcuno.
austria-why-not-occupied = Nella { $room } non c’è nessuno.
austria-why-no-room-there = Qui non c’è nessuna tessera: { $room }.
austria-why-wrong-colour = Non puoi dare la { $room } { FORM($guest, case: "al") } ({ $colour }).
austria-why-not-highest = L’Imperatore chiede prima una camera del piano più alto, e la { $room } sta più in basso.
austria-why-not-next-below = La seconda camera l’Imperatore la vuole da più in basso, non la { $room }.
austria-why-play-by-action = Hai ancora in mano { FORM($card, case: "il") }; il personale si gioca con un 5 o con un effetto.
austria-why-not-on-display = Non hai in gioco { FORM($card, case: "il") }.
austria-why-used = In questo round hai già usato { FORM($card, case: "il") }.
austria-why-not-once-per-round = Non puoi usare { FORM($card, case: "il") }: lavora senza che tu lo chieda.
austria-why-not-in-hand = Non hai in mano { FORM($card, case: "il") }.
austria-why-not-on-offer = Tra le carte offerte non c’è { FORM($card, case: "il") }.
austria-why-staff-too-dear = Giocare { FORM($card, case: "il") } ora costa { austria-krones }; { austria-purse }.
austria-why-not-in-pack = Non puoi tenere { FORM($card, case: "il") }: non è tra le carte da cui scegli.
austria-why-not-end-of-game = Sono a rischio solo le carte di fine partita, e { FORM($card, case: "il") } non lo è.
austria-why-not-at-risk = { $edition ->
    [old] Non hai in mano { FORM($card, case: "il") }.
   *[revised] Non hai in gioco { FORM($card, case: "il") }.
}
