# I giochi della casa e chi li gioca, in italiano. Lo dicono il comando, la casa e la pagina.

game-austria = Grand Austria Hotel
    .text = Servi i tuoi ospiti, prepara le loro camere, assumi personale in gamba e tieni l’Imperatore di buon umore. Sette round.
game-overbooking = Overbooking
    .text = Manda le tue famiglie in coda a hotel troppo pochi, chi dall’ingresso e chi dalla porta sul retro. Quattro brevi round.

bot-apprentice = Apprendista
    .text = Mansueto; fa gli errori di chi è alle prime armi.
bot-waiter = Cameriere
    .text = Conosce la casa, ma qualcosa gli sfugge.
bot-concierge = Concierge
    .text = Ragiona su ogni turno fino in fondo.
bot-director = Direttore
    .text = Guarda lontano: un avversario formidabile.
bot-greedy = Avido
    .text = Un programma semplice che prende ciò che rende subito.
bot-random = A caso
    .text = Gioca la prima cosa che capita.
bot-from-outside = Lo ha portato chi gestisce questa casa.
