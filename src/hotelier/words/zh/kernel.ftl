# What all games of the house say in Chinese.

kernel-player = 玩家{ $number }

# Headings of a log; the short ones stand under columns of a chart.
kernel-chapter-set-up = 准备工作
    .short = 0
kernel-chapter-round = 第{ $round }轮
    .short = { $round }
kernel-chapter-the-end = 终局
    .short = 终

# Lists are joined by an enumeration comma: they may hold actions as well as things.
kernel-and = { $first }、{ $last }
kernel-comma = { $first }、{ $rest }
