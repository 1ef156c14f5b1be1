# Playing Grand Austria Hotel alone, in Chinese.
#
# `{ $seat }` is the opponent (Leopold or Elisabeth), except where the human pays.

## Names

solo-hotel-1 = 高定酒店
    .title = 高定酒店
    .text =
        对手的咖啡厅里坐着三位房客，每位都预留了一间客房。
        你从放有餐饮的行动区拿取骰子时，要将该餐饮送给其中一位正需要它的房客；若没有人需要，则放回供应区。
        某位房客的需求一旦完成，对手立即获得该房客的分数，房客住进预留的客房。
        每轮开始时，没有餐饮的行动区各从餐饮池补充一份。
        你以7元开局，而不是10元。
solo-hotel-2 = 九星客栈
    .title = 九星客栈
    .text =
        指令卡上每出现一个政治卡符号，对手就在下一颗星上放一个齿轮，从III行依次到I行。
        每当你有一层或一列全部入住，移走最后放上的齿轮。
        每次皇帝计分后，对手按有齿轮的最后一行得分：III行5分，II行10分，I行15分。
        你以7元开局，而不是10元。
solo-hotel-3 = 寿司度假村
    .title = 寿司度假村
    .text =
        六间客房里放有齿轮。对手的房客住进这样的客房时，其齿轮移到候客区最新的房客身上。
        你邀请带齿轮的房客要多付1元，齿轮随即移走。
        若对手带走这样的房客，或该房客来到候客区的最后一格，对手获得8分，齿轮移走。
        对手挑选房客时只看印刷的分数，不计这8分。
        你以7元开局，而不是10元。
solo-hotel-4 = 收费桥
    .title = 收费桥
    .text =
        对手每拿取一颗骰子，就在该行动区留下一个齿轮。
        你使用有齿轮的行动区须支付1元。该处每有一个齿轮，对手获得1分，随后移走其中一个。
        若你身无分文，又没有任何可用的行动区，可以失去5分，免费使用一个行动区。
        你以7元开局，而不是10元。
austria-source-11 = 特殊酒店

## What is agreed on

austria-option-difficulty = 难度
    .text = 对手每回合做多少事。
austria-option-difficulty-easy = 简单
austria-option-difficulty-medium = 中等
austria-option-difficulty-hard = 困难
austria-option-leopold-hotel = 特殊酒店
    .text = 对手可以经营一家自有规则的酒店。
austria-option-leopold-hotel-none = 无
austria-option-leopold-hotel-hautel-couture = { solo-hotel-1.title }
austria-option-leopold-hotel-nine-stars = { solo-hotel-2.title }
austria-option-leopold-hotel-sushi = { solo-hotel-3.title }
austria-option-leopold-hotel-toll-bridge = { solo-hotel-4.title }
austria-option-leopold-hotel-random = 四家中随机一家
austria-option-opponent = 对手
    .text = 使用谁的指令卡牌库。
austria-option-opponent-leopold = 利奥波德
austria-option-opponent-elisabeth = 伊丽莎白

## Cards, in full

solo-card-name = 指令卡{ $number }
solo-card =
    { $code } { $name }，属于{ $deck ->
        [leopold] 利奥波德
       *[elisabeth] 伊丽莎白
    }。
    房客：{ $guests }。
    骰子：{ $die }。
    额外：{ $extras }。
    平手时：{ $hand ->
        [right] 从左到右
       *[left] 从右到左
    }。{ $dancers ->
        [0] { "" }
       *[other] 房客旁的舞者在此不使用。
    }
solo-symbol-guest = 分数最高的{ $colour }房客
solo-symbol-any-guest = 分数最高的房客，颜色不限
solo-symbol-die = 1颗{ $die }点骰子
solo-symbol-two-dice = 1颗{ $first }点或{ $second }点骰子，取骰子较多的行动区
solo-symbol-most-dice = 从骰子最多的行动区取1颗
solo-symbol-celebrity = 从骰子最多的行动区取1颗，因为名流在此不使用
solo-symbol-staff = 专用牌库的1张卡
solo-symbol-objective = 政治卡{ $letter }推进一步
solo-symbol-any-objective = 进度最低的政治卡推进一步
solo-symbol-dancer = 1名舞者（在此不使用）
solo-symbol-framed = { $what }（仅限{ $level ->
    [medium] 中等和困难
   *[hard] 困难
}）
solo-hotel-card =
    { $name }：对手的特殊酒店。
    { $rules }

## What is asked

solo-question-first-hand = { $count ->
    [1] 再将1张卡放到员工牌库底；其余6张是你的手牌。
   *[other] 再将{ $count }张卡逐张放到员工牌库底；留下6张作为手牌。
}
solo-question-rival-item = 将{ $item }送给对手的哪位房客？

## What choices do

solo-choice-rival = 将{ $item }送给对手的房客{ $guest }
solo-choice-marked-guest = 支付{ $price }邀请{ $guest }，其中1元是齿轮的费用
solo-choice-waive-toll = 失去{ $points }分，本回合使用一个行动区免过路费
solo-choice-toll = { $what }；{ $due ->
    [yes] 过路费1元
   *[no] 无需过路费
}，对手获得{ $points }分
solo-choice-item = { $what }；该处的{ $item }{ $wanted ->
    [yes] 送给对手的一位房客
   *[no] 无人需要，放回供应区
}

## What happens

solo-event-hotel = { $seat }经营{ $hotel }。
solo-event-card = { $seat }翻开指令卡{ $card }（{ $difficulty }）。
solo-event-ignored = { $seat }忽略{ $level ->
    [medium] 仅在中等和困难时有效的符号
   *[hard] 仅在困难时有效的符号
}：{ $what }。
solo-event-colour-sought = { $rule ->
    [colour] { $seat }想要分数最高的{ $colour }房客。
    [none] 候客区没有{ $colour }房客，因此{ $seat }想要能入住的房客中分数最高的一位。
   *[full] { $colour }客房已满，因此{ $seat }想要能入住的房客中分数最高的一位。
}
solo-event-guest-sought = { $rule ->
    [nobody] 候客区没有人能入住{ $seat }的酒店，因此不带走房客。
   *[any] { $seat }想要能入住的房客中分数最高的一位。
}
solo-event-die-sought = { $rule ->
    [shown] 指令卡显示{ $die }点。
    [fuller] 卡上的两个行动区中，选{ $die }。
    [most] 指令卡要求骰子最多的行动区：{ $die }。
   *[none] 没有卡上所示的骰子，因此选骰子最多的行动区：{ $die }。
}
solo-event-objective-sought = { $rule ->
    [shown] 指令卡显示政治卡“{ $objective }”。
    [least] { $seat }转向进度最低的政治卡“{ $objective }”。
   *[instead] { $seat }已达成指令卡上的政治卡，转向“{ $objective }”。
}
solo-event-all-claimed = { $seat }已达成所有政治卡，什么也不发生。
solo-event-tie = { $among ->
    [guests] 几位房客的分数相同
    [dice] 几个行动区的骰子一样多
   *[objectives] 几张政治卡的进度相同
}：按手形符号{ $hand ->
    [right] 从左到右
   *[left] 从右到左
}选取。
solo-event-guest = { $seat }带走{ $guest }，立即入住客房{ $room }。
solo-event-die = { $seat }拿走1颗{ $die }点骰子，不执行行动。
solo-event-countdown = { $seat }将“{ $objective }”的圆片放到{ $step }。
solo-event-staff = { $seat }翻开{ $card }。
solo-event-star-cogwheel-laid = { $seat }在第{ $number }颗星上放1个齿轮。
solo-event-space-cogwheel-laid = { $seat }在行动区{ $number }留下1个齿轮。
solo-event-guest-cogwheel-laid = { $guest }身上放了1个齿轮。
solo-event-star-cogwheel-returned = { $seat }失去第{ $number }颗星上的齿轮。
solo-event-space-cogwheel-returned = 行动区{ $number }的1个齿轮被移走。
solo-event-guest-cogwheel-returned = { $guest }的齿轮被移走。
solo-event-marked-guest-at-end = 带齿轮的{ $guest }来到候客区的最后一格。
solo-event-toll = { $seat }支付行动区{ $number }的过路费。
solo-event-toll-waived = { $seat }付不起过路费，改为失去分数。
solo-event-seated = { $guest }坐在{ $seat }的咖啡厅里，预留了客房{ $room }。
solo-event-item-laid = 行动区{ $number }放上{ FORM($item, case: "a") }。
solo-event-item-returned = 没有人需要行动区{ $number }的{ $item }，放回供应区。
solo-event-served = 在{ $seat }的咖啡厅里，{ $guest }得到{ FORM($item, case: "a") }。
solo-event-moved-in = { $seat }请{ $guest }住进预留的客房{ $room }。
solo-event-stars = { $seat }按星星得分：有齿轮的最后一行是{ $row }。

## Why not

solo-why-no-item = 眼下没有要送给对手房客的餐饮。
solo-why-first-serve = 请先决定：{ $question }
solo-why-nobody-there = 对手的餐桌{ $table }没有人。
solo-why-not-wanted = { $guest }不缺{ $item }。
solo-why-marked-guest = { $guest }带有齿轮，需要{ $krones }元，你{ $purse ->
    [0] 没有钱
   *[other] 只有{ $purse }元
}。
solo-why-pay-the-toll = 身无分文又没有行动区可用的人，才能失去{ $points }分来代替。
solo-why-toll = 行动区{ $number }有齿轮：还须支付过路费，而你{ $purse ->
    [0] 没有钱
   *[other] 只有{ $purse }元
}。
