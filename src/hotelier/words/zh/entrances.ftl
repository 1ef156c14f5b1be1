# The unique hotels of Grand Austria Hotel in Chinese.
#
# A hotel's `.short` is what it does in a sentence, `.text` all that it does besides what it gives
# at the start. What nobody has documented is marked.

## Names

entrance-hotel-chateau = 保尔韦城堡
    .short = 满房奖励更丰厚，而且可以从五间客房起步。
    .text =
        准备好最初3间客房后，你可以再准备最多{ $rooms }间，每间按楼层付费。
        1、2、3、4间客房的群组全部入住时，你的满房奖励高于常规：蓝色{ $blue }分，红色{ $red }元，黄色推进皇帝计分轨{ $yellow }格。
entrance-hotel-corogari = 科罗加里·赞特-美因茨
    .short = 你一轮中两颗骰子的点数之和带来奖励。
    .text =
        你在一轮中拿取第二颗骰子时，将它与第一颗的点数相加，在主要行动之前按点数之和获得奖励：
        { $sums }
entrance-hotel-dove = 多夫
    .short = 全部入住的列和楼层带来奖励标记。
    .text =
        准备好最初3间客房后，你可以再免费准备1间。
        一列全部入住时，从剩余的标记中选一枚，获得其上半部的奖励；一层全部入住时，获得其下半部的奖励。用过的标记整枚移出游戏。
        { $tokens }
entrance-hotel-kaufman = 考夫曼
    .short = 四张餐桌，每回合两位房客，一轮入住多位房客还能得分。
    .text =
        你的咖啡厅有{ $tables }张餐桌。游戏开始时邀请第一位房客后，可以立即再免费邀请第二位。
        你在回合中邀请房客、候客区补满后，可以再按价邀请第二位。
        入住的房客放成一叠，每轮结束时计分并弃掉：2位{ $two }，3位{ $three }，4位{ $four }，5位或更多{ $five }。
entrance-hotel-mayenfels = 迈恩费尔斯
    .short = 你每打出一张员工卡，都能得到1元和另一张卡。
    .text =
        开局时你抽1张员工卡，然后可以从手牌中打出1张，少付{ $discount }元。
        此后你每打出1张员工卡，获得{ $krones }，并可以抽1张员工卡。
entrance-hotel-ninas = 妮娜的米朗琪
    .short = 三张只属于你的政治卡。
    .text =
        旁边放有A、B、C政治卡各一张，只有你能在自己的回合达成：第1至3轮{ $early }分，第4、5轮{ $middle }分，第6、7轮{ $late }分。你不放置圆片。
        游戏结束时，自己的和公共的政治卡合计，达成4、5、6张分别获得{ $set }分。
entrance-hotel-stroup = 斯特鲁普
    .short = 每个群组的第一间客房入住时，立即有奖励。
    .text =
        每当一个群组中的第一间客房变为已入住，你获得奖励：蓝色{ $blue }，红色{ $red }，黄色{ $yellow }。
entrance-hotel-wray = 雷伊大酒店
    .short = 专属的皇帝板块，后退即可换取。
    .text =
        旁边放有A、B、C皇帝板块各两个。你的每个回合一次，可以在皇帝计分轨上后退，获得其中一个板块的奖励：A为{ $first }，B为{ $second }，C为{ $third }（对应关系是我们的理解）。该板块移出游戏。
entrance-hotel-kozi = 维也纳科齐宫
    .short = 可以把相邻行动区的一颗骰子移到你使用的行动区。
    .text =
        使用行动区之前，你可以从相邻的行动区移来一颗骰子，并转成新的点数。它计入该处的骰子数，也可以就拿它。6与1不相邻。
entrance-token-1 = 分数标记
entrance-token-2 = 钱袋标记
entrance-token-3 = 皇冠标记
entrance-token-4 = 食柜标记
entrance-token-5 = 铃铛标记
austria-source-12 = 独特酒店
austria-source-13 = 独特酒店（终局）

## What is agreed on

austria-option-entrances = 独特酒店
    .text = 每人经营九家自有规则的酒店之一，通过竞拍或抽取获得。二至四人如何竞拍与抽取是复原的。单人时只能抽取，且对手须为特殊酒店。
austria-option-entrances-none = 无
austria-option-entrances-auction = 竞拍
austria-option-entrances-draw = 抽三选一

## Cards, in full

entrance-card =
    { $name }：独特酒店。
    开局获得：{ $gifts }。
    { $rules }
entrance-card-token =
    { $code } { $name }：多夫的奖励标记{ $mark }。
    上半部：{ $top }。
    下半部：{ $bottom }。
entrance-line-token = { $name }{ $mark }：上半部{ $top }；下半部{ $bottom }。
entrance-line-sum = { $low }或{ $high }：{ $what }。
entrance-line-seven = 7：无。
entrance-lines =
    { $first }
    { $rest }
entrance-spaces = { $spaces }格
entrance-mark-documented = { "" }
entrance-mark-reconstructed = （复原）

## What is asked

entrance-question-bid = 你要哪家酒店？无人持有的酒店出价0元即可，其他酒店须比当前出价多1元。
entrance-question-keep = 这几家酒店中，你要留下哪一家？
entrance-question-rooms = { $count ->
    [1] 你的酒店还能扩建：你要再准备哪间客房？
   *[other] 你的酒店还能扩建：你要再准备哪间客房（还剩{ $count }间）？
}
entrance-question-second-guest = 考夫曼容得下两位：第二位房客邀请谁？
entrance-question-use-space = 你要如何使用行动区{ $space }？
entrance-question-due = 同时有几项完成：先处理哪一项？
entrance-question-due-or-reward = 有一项已经完成：先处理哪一项？
entrance-question-token = { $half ->
    [top] 为这一列使用哪枚标记？
   *[bottom] 为这一层使用哪枚标记？
}

## What choices do

entrance-choice-bid = 为{ $hotel }出价{ $krones }元
entrance-choice-keep = 留下{ $hotel }
entrance-choice-no-second-guest = 不邀请第二位房客
entrance-choice-claim = 达成你的专属政治卡“{ $objective }”，获得{ austria-points }
entrance-choice-tile = 在皇帝计分轨上后退{ entrance-spaces }，换取{ $tile }：{ $reward }
entrance-choice-move-die = 将1颗骰子从行动区{ $here }移到行动区{ $there }并使用后者，届时该处有{ $dice }颗骰子
entrance-choice-sum = { $what }；与你的{ $first }点相加得{ $sum }：{ $bonus }
entrance-choice-bonus = 先领满房奖励：{ $bonus }
entrance-choice-due-token = { $half ->
    [top] 先为这一列使用标记
   *[bottom] 先为这一层使用标记
}
entrance-choice-later = 先领房客的奖励
entrance-choice-token = 使用{ $token }：{ $gain }
entrance-choice-first-of-group = { $what }，群组中的第一间：{ $bonus }
entrance-choice-full = { $what }，{ $area ->
    [column] 完成一列
    [floor] 完成一层
   *[both] 完成一列和一层
}

## What happens

entrance-event-turned-up = 翻开独特酒店：{ $hotel }。
entrance-event-objective-laid = 妮娜的米朗琪旁放有政治卡“{ $objective }”。
entrance-event-tile-laid = 雷伊大酒店旁放有{ $tile }。
entrance-event-bid = { $seat }为{ $hotel }出价{ $krones }元。
entrance-event-gained = 从现在起，{ $seat }经营{ $hotel }。
entrance-event-group-begun = { $seat }的一个{ $colour }群组有了第一间已入住客房。
entrance-event-dice-added = { $seat }的两颗骰子之和为{ $sum }。
entrance-event-token = { $half ->
    [top] { $seat }为全部入住的一列使用{ $token }。
   *[bottom] { $seat }为全部入住的一层使用{ $token }。
}
entrance-event-pile = { $seat }在本轮有{ $guests }位房客入住。
entrance-event-claimed = { $seat }达成专属政治卡“{ $objective }”。
entrance-event-set = { $seat }总共达成{ $count }张政治卡。
entrance-event-tile = { $seat }在皇帝计分轨上后退，获得{ $tile }的奖励。
entrance-event-die-moved = { $seat }将1颗骰子从行动区{ $here }移到行动区{ $there }。

## Why not

entrance-why-none = 这张牌桌不使用独特酒店。
entrance-why-set-up-only = 独特酒店在准备工作时就已分配完毕。
entrance-why-first = 请先决定：{ $question }
entrance-why-not-up = 不能选{ $hotel }：它不在可选之列。
entrance-why-bid-too-high = { $hotel }的下一次出价是{ austria-krones }，而你只有{ $purse }元。
entrance-why-no-fourth-table = 只有考夫曼的咖啡厅有第四张餐桌，而这家酒店不是你的。
entrance-why-second-guest-too-dear = 将{ $guest }作为第二位房客邀请需要{ austria-krones }，你{ austria-purse }。
entrance-why-other-space = 骰子移到了行动区{ $space }：现在要使用的是那里。
entrance-why-not-ninas = 只有妮娜的米朗琪有专属政治卡，而这家酒店不是你的。
entrance-why-claimed = 这张政治卡你已经达成了。
entrance-why-not-wray = 只有雷伊大酒店有专属的皇帝板块，而这家酒店不是你的。
entrance-why-tile-gone = 该皇帝板块已移出游戏。
entrance-why-one-tile = 每回合最多使用一个皇帝板块。
entrance-why-too-far-back = { $tile }需要在皇帝计分轨上后退{ entrance-spaces }，而你在第{ $space }格。
entrance-why-in-turn-only = 这要在你的回合、没有其他事待决定时才行。
entrance-why-not-dove = 只有多夫有奖励标记，而这家酒店不是你的。
entrance-why-token-gone = { $token }不能再用：它已移出游戏。
entrance-why-nothing-full = 只有一列或一层变为全部入住时，才能使用标记。
entrance-why-token-must = 必须使用一枚标记，即使它的奖励用不上。
entrance-why-not-kozi = 只有科齐宫能移动骰子，而这家酒店不是你的。
entrance-why-no-die-to-move = 行动区{ $here }没有骰子。
entrance-why-space-too-dear = 你付不起行动区{ $there }的费用。
