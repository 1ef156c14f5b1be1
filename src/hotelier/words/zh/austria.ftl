# Grand Austria Hotel in Chinese.
#
# `{ $seat }` is a player's name. Chinese words have no cases; only the items have a form `.a`,
# with their counter. `$edition` is "revised", "old" (2015) or "both" (for people who look a card
# up).

## What a table agrees on

austria-option-players = 人数
    .text = 有几人参加；一人时与虚拟对手对战。
austria-option-players-1 = 单人
austria-option-players-2 = 两人
austria-option-players-3 = 三人
austria-option-players-4 = 四人
austria-option-edition = 版本
    .text = 首版有几张卡的费用和文字不同。
austria-option-edition-revised = 修订版
austria-option-edition-2015 = 2015年首版
austria-option-board = 酒店版图
    .text = 使用酒店版图的哪一面。
austria-option-board-night = 夜晚面，人人相同
austria-option-board-day = 白天面，各不相同
austria-option-hands = 员工卡
    .text = 最初的6张员工卡如何分配。
austria-option-hands-standard = 随机发牌
austria-option-hands-introductory = 固定牌组，适合新手
austria-option-hands-draft = 轮抽，适合老手
austria-option-promo = 特典房客
    .text = 是否将两位特典房客加入牌库。
austria-option-promo-no = 不使用
austria-option-promo-yes = 加入牌库
austria-option-ask = 询问
    .text = 对你有利无害的事，是否也要询问。
austria-option-ask-useful = 只问有意义的
austria-option-ask-everything = 每一项都问

## Amounts

austria-krones = { $krones }元
austria-points = { $points }分
austria-steps = 推进皇帝计分轨{ $steps }格
austria-price = { $krones ->
    [0] 免费
   *[other] 支付{ austria-krones }
}
austria-purse = { $purse ->
    [0] 没有钱
   *[other] 只有{ $purse }元
}
austria-discount = { $krones ->
    [0] 原价
   *[other] 少付{ austria-krones }
}
austria-discount-free = 免费

## Dishes and drinks

austria-item-strudel = 馅饼
    .a = 1份馅饼
austria-item-cake = 蛋糕
    .a = 1份蛋糕
austria-item-wine = 红酒
    .a = 1杯红酒
austria-item-coffee = 咖啡
    .a = 1杯咖啡
austria-some-strudel = { $count }份馅饼
austria-some-cake = { $count }份蛋糕
austria-some-wine = { $count }杯红酒
austria-some-coffee = { $count }杯咖啡

## Rooms and colours

austria-room = 客房{ $room }（{ $colour }）
austria-colour-blue = 蓝色
austria-colour-red = 红色
austria-colour-yellow = 黄色
austria-colour-green = 绿色

## Dice

austria-dice-1 = { $count }颗1点
austria-dice-2 = { $count }颗2点
austria-dice-3 = { $count }颗3点
austria-dice-4 = { $count }颗4点
austria-dice-5 = { $count }颗5点
austria-dice-6 = { $count }颗6点
austria-action-1 = { $strength }份餐点
austria-action-2 = { $strength }份饮料
austria-action-3 = { $strength ->
    [1] 准备1间客房
   *[other] 准备最多{ $strength }间客房
}
austria-action-4 = { $strength ->
    [1] 获得1元，或推进皇帝计分轨1格
   *[other] 金钱轨与皇帝计分轨任意推进，共{ $strength }格
}
austria-action-5 = 打出1张员工卡，少付{ $strength }元

## Effects, as they stand in rewards and lists

austria-effect-none = 无
austria-effect-twice = { $what }（执行两次）
austria-effect-any-item = { $count }份任意餐饮
austria-effect-draw = 抽{ $count }张员工卡
austria-effect-prepare = { $count ->
        [1] 准备1间客房
       *[other] 准备最多{ $count }间客房
    }（{ $price }{ $floor ->
        [4] { "" }
       *[other] ，不高于第{ $floor }层
    }{ $occupied ->
        [yes] ，立即入住
       *[no] { "" }
    }）
austria-effect-occupy = { $count ->
    [1] 将1间空客房翻为已入住
   *[other] 将最多{ $count }间空客房翻为已入住
}
austria-effect-play = { $count ->
        [1] 打出1张员工卡
       *[other] 打出最多{ $count }张员工卡
    }（{ $price }）
austria-effect-offer = 查看员工牌库顶的3张卡，可打出其中1张（{ $price }）
austria-effect-take-guest = 免费邀请1位房客
austria-effect-gizia = { $edition ->
    [revised] 使用1个有骰子的行动区，不拿走骰子
    [old] 本回合后立即再进行一个完整的回合，所用的骰子留在原处
   *[both] 使用1个有骰子的行动区，不拿走骰子（2015年版：本回合后立即再进行一个完整的回合，所用的骰子留在原处）
}
austria-effect-return-cards = 将手中{ $count }张员工卡放回牌库底
austria-effect-remove-vacant = { $count ->
    [1] 移除楼层最高的1间空客房
   *[other] 移除{ $count }间空客房，每次取楼层最高的
}
austria-effect-remove-occupied = { $edition ->
    [revised] 移除楼层最高的1间已入住客房，以及其下最近楼层的1间
    [old] 移除楼层最高的1间已入住客房，以及同列其下最近的1间
   *[both] 移除楼层最高的1间已入住客房，以及其下最近楼层的1间（2015年版：同列其下最近的1间）
}
austria-effect-discard-end-staff = { $edition ->
    [revised] 弃掉1张你打出的“游戏结束”员工卡
    [old] 弃掉手中1张“游戏结束”员工卡
   *[both] 弃掉1张你打出的“游戏结束”员工卡（2015年版：手中的）
}
austria-reward-per-staff = 你打出的每张员工卡获得{ $points }分
austria-penalty-per-staff = 你打出的每张员工卡失去{ $points }分
austria-penalty-points = 失去{ austria-points }
austria-penalty-krones = 失去{ austria-krones }
austria-penalty-items = { $served ->
    [yes] 失去厨房里和房客餐桌上的所有餐饮
   *[no] 失去厨房里的所有餐饮
}
austria-penalty-two-sides = { $edition ->
    [revised] { $first }，否则{ $second }
    [old] { $first }，或{ $second }，自选其一
   *[both] { $first }，否则{ $second }（2015年版：自选其一）
}

## Cards, in full

austria-card-guest =
    { $code } { $name }：{ $kind }（{ $colour }）。
    需求：{ $order }。
    { $points ->
        [0] 没有分数
       *[other] 分数：{ austria-points }
    }。
    奖励：{ $reward }。
austria-card-staff =
    { $code } { $name }：员工，费用{ $cost }，{ $timing }。
    { $text }{ $set ->
        [none] { "" }
       *[other] 入门牌组{ $set }。
    }
austria-card-two-costs = { austria-krones }（2015年版：{ $old }元）
austria-card-objective =
    { $code } { $name }：政治卡{ $letter }。
    { $need }。
    第一位达成者获得{ $first }分，第二位{ $second }分，第三位{ $third }分。
austria-card-tile =
    { $name }，用于第{ $round }轮后的皇帝计分。
    奖励：{ $reward }。
    惩罚：{ $penalty }。
austria-kind-blue = 贵族
austria-kind-red = 市民
austria-kind-yellow = 艺术家
austria-kind-green = 旅客
austria-timing-once = 一次性
austria-timing-round = 每轮一次
austria-timing-permanent = 永久性
austria-timing-end = 游戏结束

## Emperor tiles

austria-tile = 皇帝板块{ $code }

## Objectives

austria-objective-105 = 腰缠万贯
    .text = 你有20元
austria-objective-106 = 一打客房
    .text = 你的酒店里至少有12个客房板块，无论是否入住
austria-objective-107 = 六名员工
    .text = 你已打出至少6张员工卡
austria-objective-108 = 御前红人
    .text = 你在皇帝计分轨上至少到达第10格
austria-objective-109 = 两层满客
    .text = 至少有2层的所有客房已入住
austria-objective-110 = 六组满客
    .text = 至少有6个群组的所有客房已入住
austria-objective-111 = 清一色
    .text = 你的酒店版图上某种颜色的所有客房已入住
austria-objective-112 = 两列满客
    .text = 至少有2列的所有客房已入住
austria-objective-113 = 雨露均沾
    .text = 至少有{ $blue }间蓝色、{ $red }间红色和{ $yellow }间黄色客房已入住
austria-objective-114 = 红胜于黄
    .text = 至少有{ $red }间红色和{ $yellow }间黄色客房已入住
austria-objective-115 = 黄胜于蓝
    .text = 至少有{ $yellow }间黄色和{ $blue }间蓝色客房已入住
austria-objective-116 = 蓝胜于红
    .text = 至少有{ $blue }间蓝色和{ $red }间红色客房已入住

## Staff

austria-staff-1 = 早餐服务生
    .text = 每轮为你端来1份刚出炉的馅饼。
austria-staff-2 = 女招待
    .text = 每轮为你端来1份蛋糕。
austria-staff-3 = 酒吧经理
    .text = 每轮为你斟上1杯红酒。
austria-staff-4 = 副主厨
    .text = 每轮为你煮1杯咖啡。
austria-staff-5 = 马夫
    .text = 每有1位红色房客入住，获得2元小费。
austria-staff-6 = 饲养员
    .text = 每有1位蓝色房客入住，推进皇帝计分轨1格。
austria-staff-7 = 女按摩师
    .text = 每有1位黄色房客入住，获得1元小费。
austria-staff-8 = 导游
    .text = 每有1位绿色房客入住，额外获得2分。
austria-staff-9 = 男管家
    .text = 无论通过何种方式准备，蓝色客房一律免费。
austria-staff-10 = 专职司机
    .text = 无论通过何种方式准备，红色客房一律免费。
austria-staff-11 = 花匠
    .text = 无论通过何种方式准备，黄色客房一律免费。
austria-staff-12 = 客房部主管
    .text = 每拿取1颗3点或4点骰子，获得2分。
austria-staff-13 = 餐厅经理
    .text = 拿取1点或2点骰子时，强度+1。仍可付费加强。
austria-staff-14 = 装潢师
    .text = 拿取1点或2点骰子时，还可以原价准备1间客房，主要行动前后均可。
austria-staff-15 = 擦鞋匠
    .text = 拿取4点骰子时，金钱与皇帝计分轨都按强度推进。
austria-staff-16 = 洗衣工
    .text = 每拿取1颗4点骰子，获得4分。
austria-staff-17 = 厨工
    .text = 拿取6点骰子时免付1元，且强度+1。仍可付费加强。
austria-staff-18 = 寄管员
    .text = 拿取5点骰子时，强度+2，即再少付2元。
austria-staff-19 = 内饰建筑师
    .text = 每拿取1颗3点骰子，获得5分。
austria-staff-20 = 侦探
    .text = 拿取5点骰子时，还可以推进皇帝计分轨2格，主要行动前后均可。
austria-staff-21 = 主厨
    .text = 样样都来1份：1份馅饼、1份蛋糕、1杯红酒和1杯咖啡。
austria-staff-22 = 人事经理
    .text = 拿取3点骰子时，还可以原价打出1张员工卡，主要行动前后均可。
austria-staff-23 = 监管人
    .text =
        { $edition ->
            [revised] 每有1间客房变为已入住，无论以何种方式，获得1元。
            [old] 每有1位房客入住，获得1元。
           *[both] 每有1间客房变为已入住，无论以何种方式，获得1元（2015年版：仅限房客入住时）。
        }
austria-staff-24 = 餐厅领班
    .text = 从厨房上餐免费，可以行动时随时都行。
austria-staff-25 = 行李员
    .text = 从候客区邀请房客免费。每回合仍只能邀请1位。
austria-staff-26 = 会议经理
    .text =
        { $edition ->
            [revised] 受到皇帝惩罚时，支付1元即可免除。
            [old] 皇帝的惩罚对你无效。
           *[both] 受到皇帝惩罚时，支付1元即可免除（2015年版：无需付钱）。
        }
austria-staff-27 = 订房部经理
    .text = 每间已入住的红色客房获得3分。
austria-staff-28 = 礼宾员
    .text = 每间已入住的蓝色客房获得3分。
austria-staff-29 = 秘书
    .text = 复制对手的1张“游戏结束”员工卡，按你的酒店计分（自动取最高分）。
austria-staff-30 = 总台接待员
    .text = 每间已入住的黄色客房获得3分。
austria-staff-31 = 女服务员
    .text = 每间已入住的客房获得1分。
austria-staff-32 = 助理经理
    .text = 你打出的每张员工卡获得2分，包括这一张。
austria-staff-33 = 楼层男主管
    .text =
        { $edition ->
            [revised] 每有1位需求不少于4份餐饮的房客入住，额外获得4分。
            [old] 每有1位需求恰为4份餐饮的房客入住，额外获得4分。
           *[both] 每有1位需求不少于4份餐饮的房客入住，额外获得4分（2015年版：恰为4份，结果相同）。
        }
austria-staff-34 = 前台接待
    .text = 你酒店里的每个客房板块获得1分，无论是否入住。
austria-staff-35 = 门童
    .text = 将最多2间任意颜色的空客房翻为已入住。
austria-staff-36 = 酒侍
    .text = 请全桌喝一轮：4杯红酒。
austria-staff-37 = 客房服务生
    .text = 每个全部入住的群组获得2分。
austria-staff-38 = 递送员
    .text = 由酒店请客，完成你的1位房客的需求。
austria-staff-39 = 甜点师
    .text = 橱窗里摆满了：4份蛋糕。
austria-staff-40 = 市场总监
    .text = 每张放有你圆片的政治卡获得5分。
austria-staff-41 = 接线员
    .text =
        { $edition ->
            [revised] 按你在皇帝计分轨上的格数，每格2分。
            [old] 按你在皇帝计分轨上的格数，每格2分，最多12分。
           *[both] 按你在皇帝计分轨上的格数，每格2分（2015年版：最多12分）。
        }
austria-staff-42 = 园丁
    .text = 每次获得皇帝的奖励，额外获得5分。
austria-staff-43 = 咖啡师
    .text = 咖啡机正热：4杯咖啡。
austria-staff-44 = 点心师
    .text = 食品柜敞开：4份馅饼。
austria-staff-45 = 泳池服务员
    .text = 陛下游得尽兴：推进皇帝计分轨3格。
austria-staff-46 = 楼层女主管
    .text = 每个全部入住的楼层获得5分。
austria-staff-47 = 电梯服务员
    .text = 每个全部入住的列获得5分。
austria-staff-48 = 酒店经理
    .text = 每套红、蓝、黄各1间的已入住客房获得4分。
austria-the-staff = { $card }

## Guests

austria-guest-49 = 雕塑家
austria-guest-50 = 音乐家
austria-guest-51 = 作曲家
austria-guest-52 = 裁缝
austria-guest-53 = 舞蹈家
austria-guest-54 = 肖像画家
austria-guest-55 = 摄影师
austria-guest-56 = 歌唱家
austria-guest-57 = 建筑师
austria-guest-58 = 女演员
austria-guest-59 = 诗人
austria-guest-60 = 珠宝设计师
austria-guest-61 = 画家
austria-guest-62 = 歌剧演唱家
austria-guest-63 = 男爵夫人
austria-guest-64 = 公爵夫人
austria-guest-65 = 帝国骑士
austria-guest-66 = 实权伯爵
austria-guest-67 = 侯爵
austria-guest-68 = 公主
austria-guest-69 = 伯爵夫人
austria-guest-70 = 帝国储君
austria-guest-71 = 男爵
austria-guest-72 = 王子
austria-guest-73 = 伯爵
austria-guest-74 = 勋爵
austria-guest-75 = 女男爵
austria-guest-76 = 公爵
austria-guest-77 = 药剂师
austria-guest-78 = 邮政顾问
austria-guest-79 = 疏密会委员
austria-guest-80 = 名誉教授
austria-guest-81 = 将军
austria-guest-82 = 审计长
austria-guest-83 = 商务委员
austria-guest-84 = 法律顾问
austria-guest-85 = 少校
austria-guest-86 = 兽医顾问
austria-guest-87 = 医学顾问
austria-guest-88 = 检察官
austria-guest-89 = 皇室专员
austria-guest-90 = 高级法务秘书
austria-guest-91 = 卡斯卡特里波卡
austria-guest-92 = 金钩船长
austria-guest-93 = 霍隆先生
austria-guest-94 = 英格豪斯
austria-guest-95 = 博伊德尔先生
austria-guest-96 = 欧多先生
austria-guest-97 = 埃及法老
austria-guest-98 = 马可波罗
austria-guest-99 = 克莱默
austria-guest-100 = 弗朗兹法默
austria-guest-101 = 挚友乌韦
austria-guest-102 = 售票员
austria-guest-103 = 迪尔戈因
austria-guest-104 = 麦克劳德
austria-guest-117 = 费迪南德先生
austria-guest-118 = 莫拉斯先生

## Questions

austria-question-over = 游戏已经结束。
austria-question-draft = 轮抽，第{ $pick }张（共{ $picks }张）：你要留下谁？
austria-question-first-guest = 第一位房客免费：你要邀请谁？
austria-question-first-rooms = { $count ->
    [1] 你要准备哪间客房？（最初3间中的最后1间）
   *[other] 你要准备哪间客房？（最初3间中还剩{ $count }间）
}
austria-question-turn = { $stage ->
    [fresh] { $guest ->
        [yes] 你的回合：邀请1位房客、拿取1颗骰子，或跳过回合
       *[no] 你的回合：拿取1颗骰子，或跳过回合
    }
    [extra] { $guest ->
        [yes] 你的额外回合：邀请1位房客、使用1颗骰子，或结束回合
       *[no] 你的额外回合：使用1颗骰子，或结束回合
    }
   *[begun] { $guest ->
        [yes] 回合继续：邀请1位房客，或拿取1颗骰子
       *[no] 回合继续：拿取1颗骰子
    }
}
austria-question-turn-done = 骰子已经拿取：结束回合前还要做什么？
austria-question-gain = 新得的餐饮放到哪里（{ $items }）？
austria-question-any-item = { $count ->
    [1] 你要拿哪种餐饮？
   *[other] 你要拿哪种餐饮（还剩{ $count }份）？
}
austria-question-serve = { $count ->
    [1] 还要送上什么（还可送1份）？
   *[other] 还要送上什么（最多还可送{ $count }份）？
}
austria-question-main-1 = 馅饼还是蛋糕：你要拿哪{ austria-action-1 }？
austria-question-main-2 = 红酒还是咖啡：你要拿哪{ austria-action-2 }？
austria-question-main-4 = { $strength ->
    [1] 获得1元，还是推进皇帝计分轨1格？
   *[other] 这{ $strength }格如何分配给金钱轨与皇帝计分轨？
}
austria-question-prepare = { $count ->
    [1] 你要准备哪间客房？
   *[other] 你要准备哪间客房（还剩{ $count }间）？
}
austria-question-prepare-and-occupy = 你要准备哪间客房，并立即翻为已入住？
austria-question-occupy = { $count ->
    [1] 将哪间空客房翻为已入住？
   *[other] 将哪间空客房翻为已入住（还剩{ $count }间）？
}
austria-question-play = 你要打出哪张员工卡（{ $price }）？
austria-question-offered = 你要打出其中哪张员工卡（{ $price }）？
austria-question-bottom = 接下来将哪张卡放到牌库底？
austria-question-take-guest = 你要免费邀请哪位房客？
austria-question-gizia = 埃及法老大开方便之门：你要使用哪个行动区？
austria-question-fill-order = 完成哪位房客的需求？
austria-question-move-in = 让{ $guest }入住哪间客房？
austria-question-part = { $count ->
    [1] 你要这一项吗？
   *[other] 先执行哪一项？
}
austria-question-bonus-when = 一个群组已满（{ $bonus }）：在房客的奖励之前还是之后领取？
austria-question-penalty = 皇帝不悦（{ $penalty }）：你要怎么办？
austria-question-return-cards = { $count ->
    [1] 将哪张手牌放回牌库底？
   *[other] 将哪张手牌放回牌库底（还剩{ $count }张）？
}
austria-question-remove-vacant = { $count ->
    [1] 你要移除哪间空客房？
   *[other] 你要移除哪间空客房（还剩{ $count }间）？
}
austria-question-remove-occupied = 你要移除哪间已入住客房？
austria-question-discard-end-staff = 你要弃掉哪张“游戏结束”员工卡？

## Choices

austria-choice-pass = 跳过回合，等待重掷骰子
austria-choice-end = 结束回合
austria-choice-end-extra = 结束额外回合
austria-choice-keep = 留下{ $card }
austria-choice-first-guest = 请{ $guest }到咖啡厅
austria-choice-guest = 从候客区邀请{ $guest }（{ austria-price }）
austria-choice-no-guest = 不邀请房客
austria-choice-die = { $stays ->
        [yes] 使用
       *[no] 拿取
    }1颗{ $action }点骰子：{ $what }{ $boosted ->
        [yes] （加强，{ austria-price }）
       *[no] { "" }
    }
austria-choice-six = { $stays ->
        [yes] 使用
       *[no] 拿取
    }1颗6点骰子，当作{ $action }点（{ austria-price }）：{ $what }{ $boosted ->
        [yes] （加强）
       *[no] { "" }
    }
austria-choice-idle-die = 拿取1颗{ $die }点骰子，不执行行动
austria-choice-gizia = 使用行动区{ $action }：{ $what }
austria-choice-gizia-six = 使用行动区6，当作{ $action }点（{ austria-price }）：{ $what }
austria-choice-no-action = 不使用行动区
austria-choice-split = 选择：{ $what }
austria-choice-move-in = 请{ $guest }入住
austria-choice-move-into = 请{ $guest }入住{ $room }
austria-choice-completing = { $what }，完成一个群组：{ $bonus }
austria-choice-claim = 达成政治卡“{ $objective }”，获得{ austria-points }
austria-choice-begin-serving = { $krones ->
    [0] 从厨房为{ $guest }送上{ FORM($item, case: "a") }
   *[other] 从厨房为{ $guest }送上{ FORM($item, case: "a") }（{ austria-price }，最多还可再送{ $more }份）
}
austria-choice-serve = 再为{ $guest }送上{ FORM($item, case: "a") }
austria-choice-serve-no-more = 不再上餐
austria-choice-put = 将{ FORM($item, case: "a") }放到{ $guest }面前
austria-choice-kitchen = 其余放入厨房：{ $items }
austria-choice-item = 拿取{ FORM($item, case: "a") }
austria-choice-no-more-items = 不再拿取餐饮
austria-choice-fill-order = 完成{ $guest }的需求：{ $missing }
austria-choice-no-order = 不完成任何需求
austria-choice-prepare = { $occupied ->
        [yes] 准备并翻为已入住：
       *[no] 准备
    }{ $room }，{ austria-price }{ $points ->
        [0] { "" }
       *[other] ，获得{ austria-points }
    }
austria-choice-no-more-rooms = 不再准备客房
austria-choice-occupy = 将{ $room }翻为已入住
austria-choice-occupy-no-more = 不再翻客房
austria-choice-remove = 移除{ $room }
austria-choice-call-on = 使用{ $card }：{ $what }
austria-choice-play = 打出{ $card }（{ austria-price }）
austria-choice-play-nobody = 不打出员工卡
austria-choice-play-none-of-them = 一张也不打出
austria-choice-under-deck = 将{ $card }放到牌库底
austria-choice-discard = 弃掉{ $card }
austria-choice-part = { $count ->
    [1] 好的：{ $part }
   *[other] 先执行：{ $part }
}
austria-choice-no-more-parts = { $count ->
    [1] 不用了
   *[other] 放弃其余部分
}
austria-choice-bonus-first = 先领满房奖励：{ $bonus }
austria-choice-bonus-later = 先领房客的奖励，再领满房奖励：{ $bonus }
austria-choice-ignore = 支付1元，让会议经理摆平此事
austria-choice-suffer = 接受：{ $what }

## What happened

austria-event-round-began = 第{ $round }轮开始，{ $seat }是起始玩家。
austria-event-rolled = { $dustbin ->
    [0] 掷骰结果：{ $dice }。
   *[other] 掷骰结果：{ $dice }；垃圾桶里有{ $dustbin }颗。
}
austria-event-turn-began = 轮到{ $seat }。
austria-event-passed = { $seat }跳过回合，等待重掷骰子。
austria-event-turn-ended = { $seat }结束回合。
austria-event-guest-taken = { $seat }邀请{ $guest }来到咖啡厅。
austria-event-guest-arrived = 候客区来了新面孔：{ $guest }。
austria-event-die-taken = { $strength ->
    [0] { $seat }拿取1颗{ $die }点骰子，不执行行动。
   *[other] { $seat }拿取1颗{ $die }点骰子，强度{ $strength }。
}
austria-event-items-gained = { $seat }将{ $items }放入厨房。
austria-event-items-lost = 皇帝不悦，{ $seat }失去餐饮。
austria-event-item-served = { $seat }为{ $guest }送上{ FORM($item, case: "a") }。
austria-event-order-filled = { $seat }请客，上齐了{ $guest }需要的全部餐饮。
austria-event-krones-gained = { $seat }获得{ austria-krones }。
austria-event-krones-paid = { $seat }支付{ austria-krones }。
austria-event-emperor-moved = { $steps ->
    [0] { $seat }已在皇帝计分轨的尽头。
   *[other] { $seat }推进皇帝计分轨{ $steps }格，到达第{ $space }格。
}
austria-event-emperor-back = { $seat }在皇帝计分轨上后退{ $steps }格，回到第{ $space }格。
austria-event-scored = { $seat }获得{ austria-points }（{ $source }）。
austria-event-points-lost = { $seat }失去{ austria-points }（{ $source }）。
austria-event-room-prepared = { $seat }准备了客房{ $room }。
austria-event-room-occupied = { $seat }的客房{ $room }已入住。
austria-event-room-removed = { $seat }移除了客房{ $room }。
austria-event-moved-in = { $seat }请{ $guest }入住客房{ $room }。
austria-event-staff-played = { $seat }聘用了{ $card }。
austria-event-staff-used = { $seat }使用了{ $card }。
austria-event-staff-drawn = { $seat }抽到{ $cards }。
    .hidden = { $seat }抽了{ $count }张员工卡。
austria-event-staff-under-deck = { $seat }将{ $card }放到牌库底。
    .hidden = { $seat }将1张员工卡放到牌库底。
austria-event-staff-discarded = { $seat }弃掉{ $card }，该卡移出游戏。
austria-event-staff-kept = { $seat }留下{ $card }。
    .hidden = { $seat }留下1张员工卡。
austria-event-objective-claimed = { $seat }达成政治卡“{ $objective }”。
austria-event-card-copied = { $seat }的秘书复制了{ $card }。
austria-event-emperor-came = 皇帝驾到（{ $tile }）。
austria-event-emperor-rewards = 皇帝对{ $seat }很满意（{ $tile }）。
austria-event-emperor-punishes = 皇帝对{ $seat }不悦（{ $tile }）。
austria-event-penalty-ignored = { $seat }的会议经理在皇帝面前摆平了此事（{ $tile }）。
austria-event-guests-reshuffled = 离开的房客重新洗匀，组成新的牌库。
austria-event-extra-turn = 埃及法老让{ $seat }在本回合后再进行一个额外回合。
austria-event-action-copied = 埃及法老让{ $seat }以强度{ $strength }执行行动{ $action }。
austria-event-game-ended = 游戏结束。

## Where points come from

austria-source-0 = 房客
austria-source-1 = 房门上的分数
austria-source-2 = 满房奖励
austria-source-3 = 皇帝计分轨
austria-source-4 = 皇帝板块
austria-source-5 = 政治卡
austria-source-6 = 员工
austria-source-7 = 终局员工
austria-source-8 = 已入住客房
austria-source-9 = 金钱与厨房
austria-source-10 = 仍在等候的房客

## Why not

austria-why-no-such-choice = 这个游戏里没有这样的选择。
austria-why-over = 游戏已经结束。
austria-why-first-finish = 一件一件来。请先决定：{ $question }
austria-why-emperor = 皇帝还在这里，眼下只需决定：{ $question }
austria-why-set-up = 酒店尚未开张。请先决定：{ $question }
austria-why-nothing-open = 眼下没有可以收尾的事。
austria-why-begun = 你在本回合已经行动过了，跳过回合必须在做任何事之前。
austria-why-no-pass-in-extra-turn = 额外回合不能跳过，可以直接结束。
austria-why-die-first = 必须先拿取1颗骰子，才能结束回合。
austria-why-guest-taken = 你在本回合已经邀请过房客。
austria-why-guest-before-die = 邀请房客须在拿取骰子之前，不能在之后。
austria-why-no-table = 你的咖啡厅没有空餐桌。
austria-why-guest-too-dear = 邀请{ $guest }需要{ austria-krones }，你{ austria-purse }。
austria-why-die-taken = 你在本回合已经拿取过骰子。
austria-why-no-die = 行动区{ $die }没有骰子。
austria-why-not-idle = 只有在回合已经开始、而任何骰子的费用你都付不起时，才能拿取骰子而不执行行动。
austria-why-no-krone-for-six = 6点骰子需要1元，而你没有钱。
austria-why-no-krone-for-boost = 加强还差1元，你付不起。
austria-why-no-boost-by-gizia = 埃及法老的行动不能加强。
austria-why-no-die-for-gizia = 埃及法老让你使用行动，不拿取骰子。
austria-why-no-krone-for-gizia = 行动区6需要1元，而你没有钱。
austria-why-nobody-there = 餐桌{ $table }没有人。
austria-why-order-incomplete = 需求尚未完成：{ $guest }还在等{ $missing }。
austria-why-order-complete = 什么也不缺：{ $guest }的需求已经完成。
austria-why-no-fitting-room = 你没有适合{ $guest }（{ $colour }）的空客房。
austria-why-not-wanted = 给{ $guest }送上{ FORM($item, case: "a") }没有用：没有这项需求，或者已经送上了。
austria-why-not-in-kitchen = 你的厨房里没有{ $item }。
austria-why-not-among-new-items = 新得的餐饮里没有{ $item }。
austria-why-no-krone-to-serve = 从厨房上餐需要{ austria-krones }，而你没有钱。
austria-why-no-item-to-choose = 眼下没有任选餐饮的机会。
austria-why-own-disc = 你的圆片已经放在“{ $objective }”上了。
austria-why-no-disc-space = “{ $objective }”上没有空位了。
austria-why-not-met = 须先满足条件：{ $need }。
austria-why-guest-first = 请先选择要入住的房客，再选择客房。
austria-why-rooms-by-action = 客房要用3点骰子或某个效果来准备，不能随时准备。
austria-why-nothing-to-divide = 眼下没有要分配的；请先拿取1颗骰子。
austria-why-no-parts = 眼下没有待执行的奖励。
austria-why-no-such-part = 没有这么多项。
austria-why-same-part = 这一项与另一项相同，请选那一项。
austria-why-no-bonus = 眼下没有待领的满房奖励。
austria-why-no-penalty = 眼下皇帝并未惩罚你。
austria-why-no-conference-manager = 只有会议经理能免除惩罚。
austria-why-no-choice-of-sides = 这里没有选择：能承受惩罚就必须承受，不能承受才失去分数。
austria-why-main-action = 骰子的行动必须执行。
austria-why-item-comes-anyway = 这份餐饮总归是你的，有益无害。
austria-why-too-many-cakes = { $most ->
    [0] 只有1份餐点时必须是馅饼：蛋糕不能多于馅饼。
   *[other] { $strength }份餐点中最多{ $most }份蛋糕：蛋糕不能多于馅饼。
}
austria-why-too-many-coffees = { $most ->
    [0] 只有1份饮料时必须是红酒：咖啡不能多于红酒。
   *[other] { $strength }份饮料中最多{ $most }杯咖啡：咖啡不能多于红酒。
}
austria-why-too-many-krones = 最多{ $most }元：可分配的只有这些。
austria-why-room-there = { $room }已经有板块了。
austria-why-bottom-left-first = 酒店必须从左下角开始。
austria-why-not-adjacent = { $room }旁边没有你的客房。
austria-why-too-high = 此效果最高只到第{ $floor }层，不能用于{ $room }。
austria-why-room-too-dear = 准备{ $room }需要{ austria-krones }，你{ austria-purse }。
austria-why-first-rooms = 酒店开张之前，还要再准备{ $count }间客房。
austria-why-one-room-at-least = 你拿取了准备客房的骰子，至少要准备1间。
austria-why-occupied = { $room }已经有人入住。
austria-why-not-occupied = { $room }没有人入住。
austria-why-no-room-there = { $room }没有板块。
austria-why-wrong-colour = { $guest }（{ $colour }）不能入住{ $room }。
austria-why-not-highest = 皇帝要求先移除最高楼层的客房，而{ $room }不在最高楼层。
austria-why-not-next-below = 第二间要取自更低的位置，不能是{ $room }。
austria-why-play-by-action = { $card }还在你手中；员工卡要用5点骰子或某个效果打出。
austria-why-not-on-display = 你没有打出{ $card }。
austria-why-used = 你在本轮已经使用过{ $card }。
austria-why-not-once-per-round = { $card }无需使用，会自动生效。
austria-why-not-in-hand = 你手中没有{ $card }。
austria-why-not-on-offer = 供你选择的卡中没有{ $card }。
austria-why-staff-too-dear = 现在打出{ $card }需要{ austria-krones }，你{ austria-purse }。
austria-why-not-in-pack = 你不能留下{ $card }：可选的卡中没有它。
austria-why-not-end-of-game = 只有“游戏结束”员工卡会被弃掉，而{ $card }不是。
austria-why-not-at-risk = { $edition ->
    [old] 你手中没有{ $card }。
   *[revised] 你没有打出{ $card }。
}
