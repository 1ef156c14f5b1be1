# Che cosa dicono tutti i giochi della casa, in italiano.

kernel-player = Giocatore { $number }

# Titoli di un diario; quelli brevi stanno sotto le colonne di un grafico.
kernel-chapter-set-up = Preparazione
    .short = 0
kernel-chapter-round = Round { $round }
    .short = { $round }
kernel-chapter-the-end = Fine
    .short = fine

# Elenchi: «a e b», «a, b e c», anche con «del»: «del Duca e della Dama».
kernel-and = { $first } e { $last }
    .la = { FORM($first, case: "la") } e { FORM($last, case: "la") }
    .del = { FORM($first, case: "del") } e { FORM($last, case: "del") }
kernel-comma = { $first }, { $rest }
    .la = { FORM($first, case: "la") }, { FORM($rest, case: "la") }
    .del = { FORM($first, case: "del") }, { FORM($rest, case: "del") }
