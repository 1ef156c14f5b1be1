# What the coach says: what a way to play is about.

coach-the-guest = { $guest }
coach-claims = 达成政治卡“{ $objective }”。
coach-nearer = 离政治卡“{ $objective }”更近一步。
coach-meets = 满足政治卡“{ $objective }”的条件，之后即可达成。
coach-moves-in = 让{ $guests }入住。
coach-fills = 完成{ $guests }的需求。
coach-welcomes = 邀请{ $guests }来到咖啡厅。
coach-waits = 此后{ $guest }在咖啡厅还等着{ $items }。
coach-occupies = 让{ $rooms }变为已入住。
coach-prepares = 准备{ $rooms }。
coach-hires = 聘用{ $staff }。
coach-passes = 把这个回合留到下次掷骰子。
coach-draws = 抽{ $cards }张员工卡。
coach-puts-under = 把{ $staff }放到牌库底。
coach-nothing = 一切保持原样。
coach-emperor-more = 在皇帝计分轨上前进{ $steps }格。
coach-emperor-less = 在皇帝计分轨上后退{ $steps }格。
coach-items = 厨房里多出{ $items }。
coach-krones-more = 收支合计，赚得{ $krones }元。
coach-krones-less = 收支合计，花费{ $krones }元。
coach-points-more = 立即获得{ $points }分。
coach-points-less = 立即失去{ $points }分。

# Overbooking
coach-token = 拿走后门的分数标记。
coach-booked = 在设想的{ $rounds }种轮末结局中，该酒店有{ $times }次能为你的{ $guest }安排床位。
coach-named = 在设想的{ $rounds }种轮末结局中，有{ $times }次贵妇点名了你的客人，并让其最先订到床位。
coach-beds-more = 该酒店增加{ $beds }个床位；平均有{ $own }张你的卡和{ $others }张别人的卡在那里订到床位。
coach-beds-less = 该酒店减少{ $beds }个床位；平均有{ $own }张你的卡和{ $others }张别人的卡在那里订到床位。
coach-round = 这一轮你平均获得{ $own }分，其他玩家中最高的平均获得{ $others }分。
