# Die Spiele des Hauses und wer sie spielt, auf Deutsch. Befehl, Haus und Seite sagen sie alle.

game-austria = Grand Austria Hotel
    .text = Bewirte deine Gäste, richte ihre Zimmer her, stelle fähiges Personal ein und halte den Kaiser bei Laune. Sieben Runden.
game-overbooking = Overbooking
    .text = Viel zu wenige Hotels: Schicke deine Familien dorthin, die einen in die Warteschlange, die anderen an die Hintertür. Vier kurze Runden.

bot-apprentice = Lehrling
    .text = Gutmütig; macht Anfängerfehler.
bot-waiter = Kellner
    .text = Kennt das Haus, übersieht aber manches.
bot-concierge = Concierge
    .text = Durchdenkt jeden Zug.
bot-director = Direktor
    .text = Schaut weit voraus: ein gefürchteter Gegner.
bot-greedy = Gierig
    .text = Ein einfaches Programm, das nimmt, was sofort etwas bringt.
bot-random = Zufällig
    .text = Spielt irgendetwas.
bot-from-outside = Mitgebracht von dem, der dieses Haus betreibt.
