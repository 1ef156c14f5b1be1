# What all games of the house say in Russian.

kernel-player = Игрок { $number }

# Headings of a log; the short ones stand under columns of a chart.
kernel-chapter-set-up = Подготовка к игре
    .short = 0
kernel-chapter-round = Раунд { $round }
    .short = { $round }
kernel-chapter-the-end = Конец игры
    .short = итог

# Lists: "a и b", "a, b и c", and the same with every word in a case.
kernel-and = { $first } и { $last }
    .gen = { FORM($first, case: "gen") } и { FORM($last, case: "gen") }
    .acc = { FORM($first, case: "acc") } и { FORM($last, case: "acc") }
kernel-comma = { $first }, { $rest }
    .gen = { FORM($first, case: "gen") }, { FORM($rest, case: "gen") }
    .acc = { FORM($first, case: "acc") }, { FORM($rest, case: "acc") }
