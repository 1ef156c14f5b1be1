# Module 5 of Grand Austria Hotel in Chinese: more staff, objectives and Emperor tiles.

austria-option-more-staff = 更多员工
    .text = 是否加入模块5：14张员工卡、3张政治卡、3个皇帝板块。
austria-option-more-staff-no = 不使用
austria-option-more-staff-yes = 洗入牌库

## Staff

austria-timing-trigger = 触发，整局一次
austria-staff-166 = 贴身女仆
    .text = 你在一次行动中推进皇帝计分轨至少3格后，可将此卡翻为背面：免费准备最多2间客房，并立即翻为已入住。
austria-staff-167 = 学徒
    .text = 需求不少于3份餐饮的蓝色房客入住时，可将此卡翻为背面：3份馅饼和3份蛋糕。
austria-staff-168 = 洗碗工
    .text = 需求不少于3份餐饮的红色房客入住时，可将此卡翻为背面：3杯红酒和3杯咖啡。
austria-staff-169 = 斟酒员
    .text = 需求不少于3份餐饮的黄色房客入住时，可将此卡翻为背面：6元。
austria-staff-170 = 女车夫
    .text = 支付1杯咖啡：获得3分，并免费邀请1位房客。
austria-staff-171 = 簿记员
    .text = 支付1份蛋糕：准备1间客房，少付2元。
austria-staff-172 = 值台领班
    .text = 你在一次行动中获得至少3份饮料后，可将此卡翻为背面：推进皇帝计分轨5格。
austria-staff-173 = 口译员
    .text = 支付2份馅饼：获得2元和2分。
austria-staff-174 = 调酒师
    .text = 你在一次行动中获得至少3份餐点后，可将此卡翻为背面：免费邀请1位房客，并立即完成其需求。
austria-staff-175 = 车队领班
    .text = 支付2份任意餐饮：获得2份所付种类以外的餐饮和2分。
austria-staff-176 = 遛狗员
    .text = 支付2杯红酒：获得2分，并推进皇帝计分轨2格。
austria-staff-177 = 理发师
    .text = 在皇帝计分轨上后退2格：从手牌打出1张员工卡，少付3元。
austria-staff-178 = 勤杂工
    .text = 一个3间或4间客房的群组变为全部入住时，可将此卡翻为背面：从手牌免费打出最多2张员工卡。
austria-staff-179 = 表演艺人
    .text = 你将圆片放到政治卡上时，可将此卡翻为背面：完成你的最多2位房客的需求。

## Objectives

austria-objective-180 = 食柜满满
    .text = 你的厨房里至少有3份馅饼、3份蛋糕、3杯红酒和3杯咖啡
austria-objective-181 = 看得见风景的房间
    .text = 第4层至少有3间客房已入住
austria-objective-182 = 好胃口
    .text = 已有至少5位需求不少于3份餐饮的房客入住

## Emperor tiles

austria-reward-per-disc = 你在政治卡上的每个圆片获得{ $points }分
austria-penalty-krones-and-item = 失去{ austria-krones }和厨房里1份自选的餐饮
austria-penalty-everything = 失去所有金钱和厨房里的所有餐饮

## Effects

austria-effect-fill-order = { $count ->
    [1] 完成你的1位房客的需求
   *[other] 完成你的最多{ $count }位房客的需求
}
austria-effect-take-fed-guest = 免费邀请1位房客，并立即完成其需求
austria-effect-trade = { $count }份所付种类以外的餐饮
austria-price-any-items = { $count }份任意餐饮
austria-price-spaces = 皇帝计分轨后退{ $spaces }格

## Cards, in full

austria-card-reconstructed = { $value }（复原）

## Questions and choices

austria-question-triggers = 员工大显身手的时机到了：你要用谁？
austria-question-give-items = { $count ->
    [1] 你要交出哪份餐饮？
   *[other] 你要交出哪份餐饮（还剩{ $count }份）？
}
austria-question-take-fed-guest = 你要免费邀请哪位房客，并为其上齐餐饮？
austria-choice-turn = 将{ $card }翻为背面：{ $what }
austria-choice-turn-no-more = 放过这次时机
austria-choice-give = 交出{ FORM($item, case: "a") }
austria-choice-pay-and-call-on = 使用{ $card }，代价：{ $price }；效果：{ $what }

## What happened

austria-event-staff-turned = { $seat }将{ $card }翻为背面。
austria-event-items-given = { $seat }交出{ $items }。

## Why not

austria-why-cannot-pay = 使用{ $card }的代价是{ $price }，你付不出。
austria-why-trigger-waits = { $card }不能主动使用，要等待时机。
austria-why-turned = 你已经将{ $card }翻为背面。
austria-why-not-triggered = 这次行动中没有{ $card }的时机。
austria-why-not-watching = 眼下发生的事与{ $card }无关。
austria-why-no-trigger = 现在翻{ $card }对你毫无用处。
austria-why-no-such-trigger = { $card }不能翻为背面：它不是触发卡。
austria-why-kind-paid = 你付的是{ $item }，只能换取别的种类。
austria-why-nothing-to-give = 必须交出1份，没有别的办法。
