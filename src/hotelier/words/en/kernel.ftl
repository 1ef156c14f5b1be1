# What all games of the house say in English.

kernel-player = Player { $number }

# Lists: "a and b", "a, b and c".
kernel-and = { $first } and { $last }
kernel-comma = { $first }, { $rest }
