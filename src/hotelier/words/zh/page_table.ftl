# What the page says at a table, in Chinese.

skip-to-choices = 跳到你的选择
brand-to-lobby = hotelier：回到大厅

## Menu and wishes

menu = 菜单
wish-pace = 其他玩家的回合
pace-by-hand = 逐步显示，点击后继续
pace-calm = 从容地依次显示
pace-at-once = 立即显示
wish-scenes = 重要时刻（皇帝驾到、最终计分）
scenes-all = 一幕一幕
scenes-short = 简短提示，不停顿
scenes-none = 不显示
wish-sound = 音效：骰子、杯子、房门、铃声
wish-volume = 音量
wish-confirm = 点击“完成”后才提交我的回合
wish-notify = 我在别处时，轮到我就通知我

## Gathering

gathering = 正在布置牌桌
gathering-hint = 座位坐满、人人就绪后，游戏开始。
invite = 将此链接发给朋友
copy = 复制
copied = 已复制
qr = 链接的二维码
seat-empty = 空位
seat-you = 你
seat-ready = 已就绪
seat-not-ready = 尚未就绪
seat-host = 桌主
seat-who = 谁坐{ $number }号座位
seat-for-a-friend = 留给朋友
seat-for-bot = 机器人，{ $bot }
get-up = 离座
get-up-sure = 你的座位将空出来给别人。
table-full = 这张牌桌已经坐满。开局后可以再来旁观。
waiting-seats = 还有空座位。
waiting-for = 正在等待：{ $names }
waiting-host = 等待{ $name }开始游戏。
all-ready = 人到齐了。
seat-free-it = 空出座位
ready = 我准备好了
not-ready = 还没准备好
invited = 你收到了邀请
invited-hint = 这张{ $game }的牌桌为你留了一个座位。
no-seat = 你不在这张牌桌上。请索取邀请链接，或在开局后旁观。

## One screen for several people

hand-over-title = 传递设备
hand-over = { $name }，轮到你了
hand-over-any = 现在是谁？
hand-over-hint = 请将设备传给下一位。准备好后才会显示你的手牌。
hand-over-ready = 我是{ $name }
hand-on = 将设备传给{ $name }

## Guide

guide = 向导
guide-wish = 礼宾员边玩边讲解
guide-again = 从头再讲一遍
guide-next = 下一步
guide-your-move = 该你了
guide-skip = 跳过
guide-fold = 收起
guide-off = 停止讲解
guide-resume = 叫回礼宾员
guide-offer = 第一次来？礼宾员可以在你玩的过程中随时讲解。
guide-offer-yes = 好的，请讲
guide-offer-no = 不用，谢谢

## Table

offline = 连接中断，正在重新连接……
turn-yours = 你的回合
turn-of = { $name }正在选择
watching = 你正在旁观
round-of = 第{ $round }轮，共{ $rounds }轮
set-up = 准备工作
undo = 撤销
fold = 收起
unfold = { $count ->
    [1] 显示
   *[other] 显示全部{ $count }项
}
choose-one = 请选择一项
not-your-turn = 还没轮到你：{ $name }正在选择。
no-turn = 你正在旁观，不能选择。
log = 发生了什么
log-opening = 开局
log-rewind = 显示这一步之后的牌桌
rewound = 第{ $step }步之后的牌桌
back-to-now = 回到现在
step-slider = 对局的步数
earlier = 上一步
later = 下一步
seen-by = 视角
opponents-title = 其他酒店
clause = 规则{ $clause }
come-back = 机器人正在代你行动：重新入座
ask-stand-in = 让机器人替{ $name }代打
stand-in-wait = { $time }后可以让机器人替{ $name }代打
presence-here = { $name }在场
presence-away = { $minutes ->
    [0] { $name }刚刚离开
   *[other] { $name }已离开{ $minutes }分钟
}
wish-gestures = 显示互动动作，我也可以做
gestures = 做个动作
gesture-do-cup = 举杯
gesture-do-applause = 鼓掌
gesture-do-hurry = 请快一点
gesture-thought = 说句话，一行以内
gesture-send = 说出来
gesture-made = { $name }：{ $what }
gesture-cup = 干杯！
gesture-applause = 太棒了！
gesture-hurry = 请快一点！
points-short = { $points }分

looking-at = 你正在看{ $name }的酒店
look-at = 看{ $name }的酒店
look-home = 回到你的酒店
stand-in = 机器人
seat-level = 机器人：{ $level }
forfeited = 已替换
bot-forfeited = “{ $bot }”出了故障，失去了这里的座位；由机器人“贪心”接着玩。
tale-next = 下一步
tale-back = 上一步
tale-end = 回到牌桌
tale-skip = 跳过
tale-at = { $at }/{ $count }

## Turns: shown, confirmed, announced

pace-skip = { $count ->
    [1] 跳到现在
   *[other] 跳到现在（{ $count }）
}
notify-refused = 你的浏览器不允许本页面发送通知。可以在浏览器设置中允许。
held-ends = 这样你的回合就结束了。
held-reveals = 隐藏的信息将会公开，之后无法收回。
held-pass = 这样你要等到重掷骰子才能再行动。
held-done = 完成
held-reveal = 公开
held-leave = 跳过回合
held-not = 先不这样
held-never = 以后不再询问
take-back = 收回整个回合
take-back-tip = 回到你的回合开始时，或最近一次信息公开时
undo-tip = 撤销一次选择
undo-none = 没有可以收回的：已有隐藏的信息公开，或者别人已经做出选择。
stepper-more = 增加{ $what }
stepper-most = 这里不能再增加{ $what }了。
side-strudel = 馅饼
side-cake = 蛋糕
side-wine = 红酒
side-coffee = 咖啡
side-emperor = 皇帝计分轨
side-krone = 金钱

## About a table

send = 发送
menu-watch = 让别人旁观
watch-hint = 打开此链接的人能实时看到牌桌，但看不到任何人的手牌。
watch-link = 旁观链接
menu-device = 在另一台设备上玩
device-hint = 在第二台设备（例如手机）上使用你的座位，两边保持同步。
device-make = 生成链接
device-link = 在另一台设备上打开
device-once = 十分钟内有效，只能用一次。打开它的人就拥有你的座位，请勿给别人看。
menu-options = 本桌的设置
table-listed = 任何人都能找到这张牌桌。
table-by-invitation = 这张牌桌仅限受邀者。
table-watchable = 允许他人旁观。
table-not-watchable = 不允许他人旁观。
table-hints = 人人都可以向教练求提示。
table-forked = 这张牌桌从另一局的第{ $step }步接着玩。
table-forked-from = 查看那一局
luck-same = 这张牌桌重复那一局的骰子与卡牌：看过那一局的人知道接下来会出什么。
luck-known = 已知的运气
luck-bound = 骰子与卡牌由一个保密的种子决定，服务器受此值约束：
luck-fits = 种子与本桌的承诺相符：骰子与卡牌在开局前就已固定。
luck-broken = 种子与本桌的承诺不符：这些骰子与卡牌不可信。
luck-unseen = 骰子与卡牌出自一个保密的种子；这个浏览器没有见过约束它的承诺。
add-word = 为骰子与卡牌加一个词
add-word-hint = 它会与保密的种子混合，这样谁也不可能事先选定骰子与卡牌，连服务器也不行。同桌的人都能看到它。
your-word = 你的词
menu-leave = 离开牌桌
leave-hint = 在你回来之前，由机器人代你行动。要返回，请在这个浏览器的“我的对局”中重新打开这张牌桌。
leave-bot = 谁代你行动
leave-now = 离开，由机器人代打
menu-keys = 键盘
key-tab = Tab
key-tab-does = 到牌桌上的下一项，并说明其用途
key-enter = Enter
key-enter-does = 执行，或说明为什么不行
key-escape = Esc
key-escape-does = 关闭打开的内容，或放回尚未确认的操作
key-digits = 1到9
key-digits-does = 选择列表中的该项
key-main = Enter
key-main-does = 焦点不在牌桌上的任何东西时，相当于点击绿色按钮
key-undo = U
key-undo-does = 撤销一次选择
key-take-back = Shift U
key-take-back-does = 收回整个回合
key-gallery = I
key-gallery-does = 在图鉴中查看正在说明的卡牌
key-hint = H
key-hint-does = 向教练求提示
key-help = ?
key-help-does = 显示这些按键
key-skip = 在新页面上按Tab、Enter
key-skip-does = 直接到文字形式的选择
menu-replay = 分享这一局
replay-link = 回顾这一局的链接
menu-journal = 保存对局记录
journal-hint = 对局记录是一个小文本文件，包含整局内容。任何服务器都能重新展示它，也能从中接着玩。

## Looking back

replay-run = 播放整局
replay-pause = 暂停
replay-speed = 速度
speed-slow = 慢速
speed-calm = 中速
speed-fast = 快速
replay-chapters = 跳到某一轮
replay-cut-short = 记录到此为止，对局尚未结束。
replay-running = 这一局还在进行中。
replay-to-table = 前往牌桌
fork = 从这里接着玩
fork-hint = 新牌桌从这一局第{ $step }步之后的局面开始。你占一个座位，其余由机器人玩。
fork-seat = 你接手
fork-same-chance = 运气相同：只要大家的选择相同，骰子与卡牌就与那一局一样
fork-over = 对局到此已经结束：回到更早的一步，才能接着玩。
fork-go = 接着玩

## Coach

coach = 教练
hint = 提示
hint-tip = 问问教练现在会怎么走，以及为什么
advice-thinking = 教练正在思考
advice-close = 关闭
advice-ways = 走法
advice-rank = { $rank ->
    [1] 最佳走法
    [2] 另一种走法
   *[other] 第三种走法
}
advice-worse = 少{ $points }分，胜率{ $chance }
advice-points = 你最终约得{ $own }分，其他玩家中最高的约得{ $other }分。
advice-points-alone = 你最终约得{ $own }分，{ $name }约得{ $other }分。
advice-odds = 胜率为{ $chance }。
advice-win = 胜率{ $chance }
advice-why = 要点
advice-follow = 就这样走

review = 复盘
review-tip = 与教练一起回顾：哪些是运气，哪些是走法，怎样会更好
review-title = { $name }：复盘
review-thinking = 教练正在复盘
review-curve = 整局的胜率：从{ $first }到{ $last }，最低{ $lowest }，最高{ $highest }
review-point = { $when }：你的回合之前{ $before }，之后{ $after }
review-shares = 什么改变了胜率
review-play = 自己的选择
review-play-tip = 每个回合实际走法之后的胜率，与教练找到的最佳走法相比
review-luck = { $game ->
    [overbooking] 卡牌
   *[other] 骰子与卡牌
}
review-luck-tip = 实际出现的，与平均情况相比：教练用别的{ $game ->
    [overbooking] 卡牌
   *[other] 骰子与卡牌
}继续试玩
review-others = 其他玩家
review-others-tip = 其他玩家的走法，与教练处在他们位置时的走法相比
review-rest = 意料之外
review-rest-tip = 教练看得更远之后改变的判断
review-way = 从第一个回合之前的{ $first }到最终的{ $result }；各项为所有回合得失之和。
review-costliest = 代价最大的回合
review-loss = 所有回合合计约损失{ $points }分。
review-cost = −{ $points }分
review-none = 每个回合，教练都会这样走。
review-nothing = 没有可复盘的：这个座位从未有过选择。
review-played = 实际走法：胜率{ $chance }
review-better = 更好的走法
review-show = 演示给我看
review-all = 全部回合
show-at = 更好的走法，第{ $at }步（共{ $count }步）：
show-done = 更好的走法到此为止。接下来由你来玩。
show-left = 你的走法与教练的不同。接下来由你来玩。
show-stop = 停止
show-back = 回到复盘
show-play-on = 从这里接着玩

## Grand Austria Hotel

visit-title = 皇帝驾到
visit-arrives = 第{ $round }轮结束，陛下驾到。所有人按皇帝计分轨上的位置得分，然后后退{ $back }格。
visit-reward = 第{ $from }格及以上：{ $reward }
visit-penalty = 第0格：{ $penalty }
visit-scores = { $name }在第{ $space }格获得{ $points }分，后退到第{ $after }格。
visit-mood-reward = 皇帝很满意：{ $what }
visit-mood-penalty = 皇帝不悦：{ $what }
visit-mood-peace = 皇帝点点头，继续前行。
visit-mood-rival = 皇帝板块对{ $name }不起作用。
moment-group = 群组已满
moment-filled = 所有客房均已入住：恭喜，{ $name }！
moment-objective = 达成政治卡
moment-claimed = { $name }第{ $place ->
    [1] 一
    [2] 二
   *[3] 三
}个达成：{ $points }分。
moment-claimed-own = { $name }达成酒店的专属政治卡：{ $points }分。
moment-evening = 今晚的最后一位房客
moment-last-guest = { $name }的酒店，客房{ $room }。灯光渐暗，第{ $round }轮结束。
moment-nobody = 没有人入住
guests-left = 牌库中还有{ $count }位房客
tray = 新得的餐饮
tray-item = { $item }，刚刚获得：{ $count }
forecast-title = 假如皇帝现在驾到（实际在第{ $round }轮后）
forecast = { $name }获得{ $points }分，停在第{ $space }格：{ $mood ->
    [reward] 获得奖励
    [penalty] 受到惩罚
   *[peace] 既无奖励也无惩罚
}
look-at-table = 看牌桌
back-to-question = 回到提问
asked-offer = 三张卡供你选择
asked-reward = 奖励
asked-emperor = 皇帝不悦
asked-group = 群组已满
asked-complete = 先处理哪一项？
die-free = 免费

queue = 候客区
queue-cost = { $cost ->
    [0] 免费
   *[other] { $cost }元
}
queue-label = 候客区的{ $name }，{ $cost ->
    [0] 免费
   *[other] { $cost }元
}
actions = 行动版图
action-1 = 餐点
action-2 = 饮料
action-3 = 客房
action-4 = 金钱与皇帝
action-5 = 员工
action-6 = 任意行动，1元
action-short-1 = 餐点
action-short-2 = 饮料
action-short-3 = 客房
action-short-4 = 钱·皇帝
action-short-5 = 员工
action-short-6 = 任意
die-label = 行动{ $die }，{ $what }：{ $count }颗骰子
dustbin = 垃圾桶：{ $count }
dustbin-tip = 本轮出局的骰子：每次重掷之前丢弃一颗
boost = 支付1元，{ $die }点的强度+1
hotel-of = { $name }的酒店
your-hotel = 你的酒店
room-label = 客房{ $room }，{ $colour }，{ $state }
room-empty = 未准备
room-vacant = 待入住
room-occupied = 已入住
colour-blue = 蓝色
colour-red = 红色
colour-yellow = 黄色
colour-green = 绿色
floor-cost = 这一层的客房{ $cost ->
    [0] 免费
   *[other] 每间{ $cost }元
}；若已入住，终局时每间{ $points }分
group-bonus-blue = 满房奖励：{ $bonus }分
group-bonus-red = 满房奖励：{ $bonus }元
group-bonus-yellow = 满房奖励：推进皇帝计分轨{ $bonus }格
group-taken = （奖励已领取）
room-lodger = { $guest }住在这里。
door-points = 准备这间客房获得{ $points }分
cafe = 咖啡厅
cafe-free = 空餐桌
cafe-table = 餐桌{ $table }
kitchen = 厨房
kitchen-item = 厨房里的{ $item }：{ $count }
order-item = { $name }在等{ $item }
order-served = { $item }，已送上
item-strudel = 馅饼
item-cake = 蛋糕
item-wine = 红酒
item-coffee = 咖啡
krones = 金钱
emperor = 皇帝
emperor-track = 皇帝计分轨
emperor-space = 第{ $space }格，每次皇帝计分获得{ $points }分
emperor-back = 后退{ $steps }格
points = 分数
objectives = 政治卡
objective-claimed = 已由{ $names }达成
hand = 你的员工手牌
staff-played = 你的员工
staff-at-work = 在岗员工
staff-none = 还没有人为你工作。
hand-empty = 你没有手牌。
offer = 可供选择
draft = 轮抽：选择一张留下
staff-used = 本轮已使用
staff-turned = 已使用，背面朝上
timing-once = 一次性
timing-round = 每轮一次
timing-permanent = 永久性
timing-end = 游戏结束
timing-trigger = 触发，整局一次
staff-cost = 费用{ $cost }元
hand-size = { $count }张手牌
passed = 已跳过
tiles-after = 第{ $round }轮后

solo-leopold = 利奥波德
solo-elisabeth = 伊丽莎白

## Unique hotels

unique-title-auction = 酒店竞拍
unique-title-draw = 抽三家酒店，留下一家
unique-title-alone = 抽三家酒店，留下一家
unique-how-auction = 每人都会得到一家酒店。无人持有的，出价0元即可；其他的须比当前出价多1元，被超过的人立即重新出价，任选一家。人人都持有一家时，支付出价，各人获得酒店的开局赠礼。
unique-how-draw = 从最后一名玩家到第一名，每人抽三家酒店，留下一家，其余两家洗回。然后各人获得酒店的开局赠礼。
unique-how-alone = 面对特殊酒店，你也有一家独特酒店。从这三家中留下一家，其余两家移出游戏。
unique-reconstructed = （复原）
unique-you-bid = 轮到你出价。你有{ $krones }元。
unique-you-choose = 选择你的酒店。你有{ $krones }元。
unique-bids = 轮到{ $name }出价。
unique-chooses = { $name }正在选择。
unique-back = 回到酒店列表
unique-kept = { $name }经营{ $hotel }。
unique-gifts = 开局获得：{ $gifts }
unique-held = { $name }以{ $krones }元持有
unique-free = 尚无人持有
unique-bid = { $krones ->
    [0] 出价0元拿下
   *[other] 出价{ $krones }元
}
unique-keep = 留下这家酒店
unique-entrance = { $hotel }的门厅
unique-groups = 1、2、3、4间客房的群组在这里的满房奖励
unique-first-die = 你在本轮的第一颗骰子：{ $die }点
unique-no-die = 本轮尚未拿取骰子
unique-token = { $name }。一列全部入住：{ $top }。一层全部入住：{ $bottom }。
unique-tokens-mark = 五枚标记的奖励是复原的。
unique-gone = 已移出游戏
unique-claimed = 已达成
unique-pile-empty = 本轮还没有人入住。
unique-tile = 板块{ $tile }，后退{ $spaces }格换取（字母与格数的对应是我们的理解）：
unique-move-die = 从行动区{ $here }移1颗骰子到行动区{ $there }，并使用后者

## Alone against Leopold

leopold-difficulty-tip = 简单：带框的符号一律无效；中等：金框的符号无效；困难：全部有效。
leopold-from-medium = 中等+
leopold-from-hard = 困难
leopold-most = 骰子最多
leopold-celebrity = 骰子最多（名流）
leopold-turns = { $taken }/2回合
leopold-turns-tip = { $name }每轮有两个回合，从不跳过。
leopold-cards-left = 剩余{ $count }张卡
leopold-seen = 已翻开的指令卡：{ $cards }
leopold-no-card = { $name }尚未翻开指令卡。
leopold-private = { $count ->
    [0] 没有背面朝上的员工卡
   *[other] { $count }张员工卡背面朝上
}
leopold-private-tip = { $name }有五张“游戏结束”员工卡。翻开的卡在终局计分。
leopold-board = { $name }的酒店：20间客房中{ $count }间已入住
leopold-room-empty = 空
leopold-room-vacant = 已预留
leopold-room-occupied = 已入住
leopold-door = 房客入住时获得{ $points }分
leopold-room-cogwheel = 这里有一个齿轮。房客入住时，它移到候客区最新的房客身上。
leopold-room-reserved = 为{ $guest }预留，其仍在咖啡厅等候
leopold-objective-none = { $name }在“{ $objective }”上还没有圆片。
leopold-objective-at = { $name }的圆片在“{ $objective }”的{ $step }上。
leopold-objective-done = { $name }已达成“{ $objective }”。
leopold-countdown-rule = 指令卡上每出现一次该符号，圆片移动一步：III、II，然后达成政治卡。
leopold-how = 规则说明
leopold-item-here = 上面有：{ $item }。你在这里拿取骰子时，要将它送给对手的一位正需要它的房客。
leopold-toll-here = 这里有{ $count }个齿轮：过路费1元，对手获得{ $count }分。
leopold-toll-on = 行动区{ $space }：{ $count }个齿轮
leopold-toll-none = 行动区{ $space }：无过路费
leopold-marked-guest = 带齿轮：你要多付1元。若对手带走这位房客，或其来到候客区的最后一格，对手获得8分。
leopold-sushi-rooms = { $count ->
    [0] 客房里已没有齿轮。
   *[other] 客房里还有{ $count }个齿轮。
}
leopold-sushi-queue = 候客区：{ $guests }（你多付1元，对手获得{ $points }分）。
leopold-sushi-no-queue = 候客区没有带齿轮的房客。
leopold-stars = { $count ->
    [0] 还没有齿轮：下次皇帝计分时不得分。
   *[other] { $count }个齿轮：下次皇帝计分时获得{ $points }分。你每有一层或一列全部入住，移走一个。
}
leopold-waiting = { $guest }在等{ $items }；送齐后对手获得{ $points }分，客房{ $room }入住
leopold-seat-empty = 已入住
leopold-pool = 餐饮池：{ $count }
leopold-pool-rule = 每轮开始时，没有餐饮的行动区各从这里随机补充一份。
leopold-turn = { $count ->
    [1] { $name }的回合
   *[other] { $name }的{ $count }个回合
}
leopold-turn-of = 连续{ $turns }个回合中的第{ $turn }个
leopold-last-turn = 上一回合
leopold-again = 重看上一回合
leopold-who = { $name }经营对街的酒店，无需思考：从上到下照着指令卡行事。先房客，再骰子，然后是额外符号。
leopold-part-card = 指令卡
leopold-part-guest = 房客
leopold-part-die = 一颗骰子，让你拿不到
leopold-part-emperor = 皇帝的恩宠
leopold-part-staff = 终局计分的员工
leopold-part-objective = 推进政治卡

## Overbooking

hotels = 酒店
hotel-number = 酒店{ $number }
beds = { $beds }个床位
next-side = 下一轮：{ $beds }个床位。{ $rule }
beds-now = 现有{ $beds }个床位（印刷：{ $printed }个）
queue-of = 队列
back-door = 后门
door-closed = 关闭
token-there = 这里有一枚分数标记
hidden-card = { $owner }：一张{ $family }的{ $crest ->
    [small] 小
   *[large] 大
}纹章卡
door-place = 后门，第{ $number }个空位
queue-place = 队列，第{ $number }个空位
pick-card-first = 将卡拖到位置上，或先选卡再选位置。
pick-place-now = 现在为它选一个位置。
card-of = { $owner }：{ $card }
card-named = 优先分得床位
card-peeked = 只有你看得到这一面。
card-laid = 你的{ $card }，尚未打出：点击可收回
your-hand = 你的手牌
booked = 已订房
tokens = 标记
may-act = { $owner }的{ $kind }：
decline = 不使用
fate-booked = 得到床位
fate-away = 没有得到床位
fate-spent = 从后门离开
first-to-play = 本轮先出牌
cards-held = { $hand }张手牌，牌库剩{ $deck }张
family-count = { $family }：{ $most }张中{ $count }张已订房
family-worth = 现值{ $points }分
bonus-title = 同一家族已订房的卡的得分
bonus-none = 家族不额外得分
bonus-for = { $count }张：+{ $points }
no-peeking = 背面朝上的卡不能再看，连主人也不行

## Overbooking: the check told hotel by hotel

check-title = 第{ $round }轮：核对预订
check-again = 重看核对过程
beat-turned-up = 翻开卡牌
beat-ability = 后门
beat-booked = 分配床位
beat-away = 以下客人没有床位
beat-summary = 第{ $round }轮的收获
beds-left = { $beds }个床位中还有{ $left }个空着
won-points = { $name }：本轮{ $points ->
    [0] 没有得分
   *[other] 获得{ $points }分
}
opened-next = 下一轮的酒店
opened-hotel = { $beds }个床位：{ $rule }

## The end

game-over = 游戏结束
winner = { $count ->
    [1] { $names }获胜
   *[other] { $names }共享胜利
}
tie-shared = 平手判定也相同：共享胜利。
tie-austria = 分数相同，以剩余的金钱与餐饮分胜负（{ $names }）。
tie-overbooking = 分数相同，以已订房的三金币客人分胜负（{ $names }）。
tie-alone = 单人时，分数相同不算获胜。
place = 第{ $place }名
tie-break-austria = 剩余的金钱与餐饮：{ $count }
tie-break-overbooking = 已订房的三金币客人：{ $count }
whole-game = 整局
share = 分享
rematch-join = 加入下一局
winner-you = 你赢了！
where-points = 分数来源
by-round = 逐轮得分
rematch = 再来一局
total = 总计
count-title = 最终计分
count-skip = 直接看结果
save-journal = 保存对局记录
