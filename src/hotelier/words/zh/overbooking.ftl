# Overbooking in Chinese. Hotels and places count from 1; { $seat } is said as a player’s name.

## What a table agrees on

overbooking-option-players = 人数
    .text = 有几人参加。
overbooking-option-players-2 = 两人
overbooking-option-players-3 = 三人
overbooking-option-players-4 = 四人
overbooking-option-scoring = 纹章得分
    .text = 同一家族订到房的卡多，额外得分。
overbooking-option-scoring-beginners = 新手，最多6分
overbooking-option-scoring-experts = 老手，最多10分
overbooking-option-scoring-none = 无
overbooking-option-peeking = 背面朝上的卡
    .text = 自己背面朝上放下的卡，之后能否再看。
overbooking-option-peeking-yes = 可以再看
overbooking-option-peeking-no = 不能再看

## Guests

overbooking-guest = { $family }{ $kind }（{ $beds }）
overbooking-guest-with-coins = { $family }{ $kind }（{ $beds }个床位，{ $coins }枚金币）
overbooking-guest-of = { $seat }的{ $guest }
overbooking-back = 一张{ $family }的{ $crest }纹章卡
overbooking-kind-monk = 修士
overbooking-kind-merchants = 商人
overbooking-kind-maids = 女仆
overbooking-kind-noblewomen = 贵妇
overbooking-kind-soldiers = 士兵
overbooking-kind-workers = 工人
overbooking-family-bird = 鸟族
overbooking-family-fish = 鱼族
overbooking-family-bear = 熊族
overbooking-family-lion = 狮族
overbooking-crest-small = 小
overbooking-crest-large = 大
overbooking-ability-monk = 从后门走到队列末尾
overbooking-ability-merchants = 这家酒店增加3个床位
overbooking-ability-maids = 可以顶替你在队列中的另一张卡
overbooking-ability-noblewomen = 可以点名你在队列中的一张卡，使其最先订房
overbooking-ability-soldiers = 可以顶替队列中的任意一张工人卡
overbooking-ability-workers = 这家酒店减少3个床位

## Card texts, with a mark at every value that had to be reconstructed

overbooking-mark-documented = { "" }
overbooking-mark-reconstructed = （复原）
overbooking-guest-text =
    { $guest }。
    需要{ $beds }个床位{ $beds_mark }，带来{ $coins }枚金币{ $coins_mark }。
    背面是所属家族{ $family_mark }的{ $crest }纹章{ $crest_mark }。
    在后门：{ $ability }。
overbooking-hotel-name = 酒店卡{ $card }，{ $side }
overbooking-side-front = 正面
overbooking-side-back = 背面
overbooking-hotel-text = { $hotel }：{ $beds }个床位，{ $rule }{ $mark }。

## House rules

overbooking-rule-no-rule = 没有特殊店规
overbooking-rule-small-groups = 只有1、2、3人的客人可以加入队列
overbooking-rule-monks-first = 队列中的修士优先分得床位
overbooking-rule-soldiers-first = 队列中的士兵优先分得床位
overbooking-rule-no-soldiers = 士兵不得加入队列
overbooking-rule-door-closed = 后门关闭，队列可放5张卡
overbooking-rule-first-face-up = 队列的第一张卡正面朝上打出
overbooking-rule-second-face-up = 队列的第二张卡正面朝上打出
overbooking-rule-two-crests = 队列只接受两个家族的卡

## Questions

overbooking-question-play = 打出第{ $card }张卡（共{ $cards }张）。
overbooking-question-last-play = 你是本轮最后一位：打出第{ $card }张卡（共{ $cards }张），或不打出。
overbooking-question-skip = 你的卡都无处可放：跳过第{ $card }张（共{ $cards }张）。
overbooking-question-maids = 酒店{ $hotel }：女仆顶替你在队列中的哪张卡？
overbooking-question-noblewomen = 酒店{ $hotel }：让你的哪张卡最先订房？
overbooking-question-soldiers = 酒店{ $hotel }：士兵顶替哪张工人卡？

## Choices

overbooking-choice-queue = 将{ $guest }放入酒店{ $hotel }的队列，第{ $place }位
overbooking-choice-queue-face-up = 将{ $guest }正面朝上放入酒店{ $hotel }的队列，第{ $place }位
overbooking-choice-door = 将{ $guest }放到酒店{ $hotel }的后门：{ $ability }
overbooking-choice-door-token = 将{ $guest }放到酒店{ $hotel }的后门，并拿走分数标记：{ $ability }
overbooking-choice-leave-out = 不打出第五张卡
overbooking-choice-skip = 跳过这张卡
overbooking-choice-decline = 不使用{ $guest }的能力
overbooking-choice-replace = 用{ $guest }顶替第{ $place }位：{ $target }
overbooking-choice-name = 点名第{ $place }位最先订房：{ $target }

## What happened

overbooking-event-round-began = 第{ $round }轮开始，{ $seat }先出牌。
overbooking-event-hotel-opened = 酒店{ $hotel }：{ $beds }个床位，{ $rule }。
overbooking-event-token-laid = 酒店{ $hotel }的后门放上1枚分数标记。
overbooking-event-token-withdrawn = 酒店{ $hotel }的后门现已关闭，分数标记收回。
overbooking-event-token-taken = { $seat }拿走酒店{ $hotel }的分数标记。
overbooking-event-drew = { $seat }抽{ $cards }张卡。
overbooking-event-played-queue = { $seat }背面朝上放入酒店{ $hotel }的队列：{ $guest }。
overbooking-event-played-door = { $seat }背面朝上放到酒店{ $hotel }的后门：{ $guest }。
overbooking-event-played-face-up-queue = { $seat }正面朝上放入酒店{ $hotel }的队列：{ $guest }。
overbooking-event-left-out = { $seat }不打出第五张卡。
overbooking-event-skipped = { $seat }的卡都无处可放，跳过一张。
overbooking-event-turned-up-queue = 酒店{ $hotel }的队列：{ $seat }的{ $guest }。
overbooking-event-turned-up-door = 酒店{ $hotel }的后门：{ $seat }的{ $guest }。
overbooking-event-monk-moved = { $seat }的{ $guest }走到酒店{ $hotel }队列的末尾。
overbooking-event-more-beds = { $seat }的商人为酒店{ $hotel }增加{ $beds }个床位。
overbooking-event-fewer-beds = { $seat }的工人使酒店{ $hotel }减少{ $beds }个床位。
overbooking-event-replaced = { $seat }用{ $guest }顶替了{ $target }。
overbooking-event-named = { $seat }点名{ $guest }在酒店{ $hotel }最先订房。
overbooking-event-declined = { $seat }不使用{ $guest }在酒店{ $hotel }的能力。
overbooking-event-idle = { $seat }的{ $guest }在酒店{ $hotel }无法使用能力。
overbooking-event-booked = 酒店{ $hotel }为{ $seat }的{ $guest }安排了床位。
overbooking-event-turned-away = 酒店{ $hotel }没有床位给{ $seat }的{ $guest }。
overbooking-event-left-at-door = { $seat }在酒店{ $hotel }后门的{ $guest }被弃掉。
overbooking-event-crests-scored = { $seat }因{ $family }获得{ $points }分。
overbooking-event-won = { $seat }获胜。

## Where points come from, besides guests

overbooking-source-tokens = 分数标记
overbooking-source-crests = 纹章

## Why not

overbooking-why-over = 游戏已经结束。
overbooking-why-must-play = 只有一轮中最后出牌的玩家可以不打出，而且仅限第五张。
overbooking-why-abilities-later = 能力在核对预订时使用，打牌时不能使用。
overbooking-why-no-such-hotel = 这局游戏只有{ $hotels }家酒店。
overbooking-why-not-in-hand = 你手中没有{ $guest }。
overbooking-why-door-closed = 酒店{ $hotel }的后门关闭。
overbooking-why-door-full = 酒店{ $hotel }的后门已有{ $limit }张卡。
overbooking-why-queue-full = 酒店{ $hotel }的队列已有{ $limit }张卡。
overbooking-why-small-groups = 只有修士、商人和女仆可以加入酒店{ $hotel }的队列。
overbooking-why-no-soldiers = 士兵不得加入酒店{ $hotel }的队列。
overbooking-why-two-crests = 酒店{ $hotel }的队列已有两个家族的卡，不接受第三个家族。
overbooking-why-checking = 正在核对预订：现在不能打牌。
overbooking-why-nobody-there = 队列第{ $place }位没有卡。
overbooking-why-not-workers = 士兵只能顶替工人，不能顶替{ $target }。
overbooking-why-not-yours = 这不是你的卡：{ $target }。
overbooking-why-named-already = 这张卡已被点名：{ $target }。
