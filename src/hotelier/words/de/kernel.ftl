# Was alle Spiele des Hauses auf Deutsch sagen.

kernel-player = Spieler { $number }

# Überschriften des Protokolls; die kurzen stehen unter den Spalten eines Diagramms.
kernel-chapter-set-up = Aufbau
    .short = 0
kernel-chapter-round = Runde { $round }
    .short = { $round }
kernel-chapter-the-end = Spielende
    .short = Ende

# Aufzählungen: „a und b“, „a, b und c“, auch im Akkusativ und im Genitiv.
kernel-and = { $first } und { $last }
    .acc = { FORM($first, case: "acc") } und { FORM($last, case: "acc") }
    .gen = { FORM($first, case: "gen") } und { FORM($last, case: "gen") }
kernel-comma = { $first }, { $rest }
    .acc = { FORM($first, case: "acc") }, { FORM($rest, case: "acc") }
    .gen = { FORM($first, case: "gen") }, { FORM($rest, case: "gen") }
