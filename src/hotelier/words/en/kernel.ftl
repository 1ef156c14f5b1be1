# What all games of the house say in English.

kernel-player = Player { $number }

# Headings of a log; the short ones stand under columns of a chart.
kernel-chapter-set-up = Set-up
    .short = 0
kernel-chapter-round = Round { $round }
    .short = { $round }
kernel-chapter-the-end = The end
    .short = end

# Lists: "a and b", "a, b and c".
kernel-and = { $first } and { $last }
kernel-comma = { $first }, { $rest }
