# Il modulo 5 di Grand Austria Hotel in italiano: altro personale, obiettivi e tessere Imperatore.

austria-option-more-staff = Altro personale
    .text = Se si usa il modulo 5: altre 14 carte personale, 3 obiettivi, 3 tessere Imperatore.
austria-option-more-staff-no = fuori dal gioco
austria-option-more-staff-yes = mescolato nel mazzo

## Personale

austria-timing-trigger = una volta a partita, quando capita l’occasione
austria-staff-166 = Ancella
    .il = l’Ancella
    .text = Quando in una sola azione avanzi di 3 o più spazi sul tracciato dell’Imperatore, gira questa carta a faccia in giù: prepara fino a 2 camere gratis e occupale subito.
austria-staff-167 = Apprendista
    .il = l’Apprendista
    .text = Quando sposti in camera un ospite blu con un ordine di 3 o più cibi e bevande, gira questa carta a faccia in giù: 3 strudel e 3 torte.
austria-staff-168 = Sguattero
    .il = lo Sguattero
    .text = Quando sposti in camera un ospite rosso con un ordine di 3 o più cibi e bevande, gira questa carta a faccia in giù: 3 vini e 3 caffè.
austria-staff-169 = Mescitore
    .il = il Mescitore
    .text = Quando sposti in camera un ospite giallo con un ordine di 3 o più cibi e bevande, gira questa carta a faccia in giù: 6 corone.
austria-staff-170 = Vetturina
    .il = la Vetturina
    .text = Paga 1 caffè: 3 punti, e prendi un ospite gratis.
austria-staff-171 = Contabile
    .il = il Contabile
    .text = Paga 1 torta: prepara una camera con 2 corone di sconto.
austria-staff-172 = Chef de rang
    .il = lo Chef de rang
    .text = Quando in una sola azione hai ottenuto 3 o più bevande, gira questa carta a faccia in giù: 5 passi Imperatore.
austria-staff-173 = Interprete
    .il = l’Interprete
    .text = Paga 2 strudel: 2 corone e 2 punti.
austria-staff-174 = Banconiere
    .il = il Banconiere
    .text = Quando in una sola azione hai ottenuto 3 o più cibi, gira questa carta a faccia in giù: prendi un ospite gratis, e il suo ordine è subito completo.
austria-staff-175 = Capo delle carrozze
    .il = il Capo delle carrozze
    .text = Paga 2 cibi o bevande a tua scelta: 2 cibi o bevande di tipi diversi, e 2 punti.
austria-staff-176 = Portacani
    .il = il Portacani
    .text = Paga 2 vini: 2 punti e 2 passi Imperatore.
austria-staff-177 = Parrucchiera
    .il = la Parrucchiera
    .text = Retrocedi di 2 spazi sul tracciato dell’Imperatore: gioca una carta personale dalla mano con 3 corone di sconto.
austria-staff-178 = Tuttofare
    .il = il Tuttofare
    .text = Quando un gruppo di 3 o 4 camere diventa completamente occupato, gira questa carta a faccia in giù: gioca fino a 2 carte personale dalla mano gratis.
austria-staff-179 = Intrattenitore
    .il = l’Intrattenitore
    .text = Quando metti una coccarda su un obiettivo, gira questa carta a faccia in giù: completa gli ordini dei tuoi ospiti, al massimo 2.

## Obiettivi

austria-objective-180 = Dispensa piena
    .text = Almeno 3 strudel, 3 torte, 3 vini e 3 caffè nella tua cucina
austria-objective-181 = Camere con vista
    .text = Almeno 3 camere occupate al piano 4
austria-objective-182 = Buone forchette
    .text = Almeno 5 ospiti con ordini di 3 o più cibi e bevande spostati in camera

## Tessere Imperatore

austria-reward-per-disc = { $points } punti per ogni tua coccarda sugli obiettivi
austria-penalty-krones-and-item = perdi { austria-krones } e 1 cibo o bevanda a tua scelta dalla cucina
austria-penalty-everything = perdi tutte le corone e tutti i cibi e le bevande in cucina

## Effetti

austria-effect-fill-order = { $count ->
    [1] completa l’ordine di un tuo ospite
   *[other] completa gli ordini dei tuoi ospiti, al massimo { $count }
}
austria-effect-take-fed-guest = prendi un ospite gratis, e il suo ordine è subito completo
austria-effect-trade = { $count } cibi o bevande di tipi diversi da quelli pagati
austria-price-any-items = { $count } cibi o bevande a tua scelta
austria-price-spaces = { $spaces } spazi indietro sul tracciato dell’Imperatore

## Carte per esteso

austria-card-reconstructed = { $value } (ricostruito)

## Domande e scelte

austria-question-triggers = Un’occasione per il tuo personale: chi fai intervenire?
austria-question-give-items = { $count ->
    [one] Che cosa cedi?
   *[other] Che cosa cedi (ne mancano { $count })?
}
austria-question-take-fed-guest = Quale ospite prendi gratis, con tutto già in tavola?
austria-choice-turn = Gira { FORM($card, case: "il") } a faccia in giù: { $what }
austria-choice-turn-no-more = Lascia passare l’occasione
austria-choice-give = Cedi { FORM($item, case: "un") }
austria-choice-pay-and-call-on = Paga { $price } e usa { FORM($card, case: "il") }: { $what }

## Che cosa è successo

austria-event-staff-turned = { $seat } gira { FORM($card, case: "il") } a faccia in giù.
austria-event-items-given = { $seat } cede { $items }.

## Perché no

austria-why-cannot-pay = Usare { FORM($card, case: "il") } costa { $price }, e non te lo puoi permettere.
austria-why-trigger-waits = Non si usa così { FORM($card, case: "il") }: aspetta un’occasione.
austria-why-turned = Hai già girato a faccia in giù { FORM($card, case: "il") }.
austria-why-not-triggered = Niente in questa azione è un’occasione per { FORM($card, case: "il") }.
austria-why-not-watching = Ciò che succede ora non riguarda { FORM($card, case: "il") }.
austria-why-no-trigger = Girare ora { FORM($card, case: "il") } non ti porterebbe nulla.
austria-why-no-such-trigger = Non puoi girare { FORM($card, case: "il") }: questa carta non aspetta occasioni.
austria-why-kind-paid = Hai pagato con { FORM($item, case: "un") }, quindi prendi qualcos’altro.
austria-why-nothing-to-give = Qualcosa va ceduto: non c’è altro modo.
