# Playing and watching in a terminal, in Chinese. What the games themselves say is in their files.

## Grand Austria Hotel

terminal-krones = { $krones }元
terminal-points = { $points }分
# The letter of a colour, as on the rooms; green guests go anywhere.
terminal-letter-blue = 蓝B
terminal-letter-red = 红R
terminal-letter-yellow = 黄Y
terminal-letter-green = 绿G
terminal-emperor-after = 第{ $round }轮后的皇帝计分
terminal-emperor-brings = { $reward }；失宠者：{ $penalty }
terminal-objectives = 政治卡
terminal-claimed = （{ $name } { $points }）
terminal-space-1 = 馅饼与蛋糕
terminal-space-2 = 红酒与咖啡
terminal-space-3 = 客房
terminal-space-4 = 金钱与皇帝
terminal-space-5 = 员工
terminal-space-6 = 任意
terminal-price = { $krones ->
    [0] { "" }
   *[other] { $krones }元
}
terminal-column-plain = 原样
terminal-column-boosted = 加强
terminal-column-queue = { "" }
terminal-column-cost = 费用
terminal-column-guest = 房客
terminal-column-order = 需求
terminal-column-reward = 奖励
terminal-rooms = { $prepared }间客房，{ $occupied }间已入住
terminal-kitchen = 厨房：
terminal-empty = 空
terminal-no-guests = 咖啡厅里没有人
terminal-table = 餐桌{ $place }：
terminal-waits = 还需要
terminal-ready = 可以入住
terminal-staff = 员工：
terminal-none = 无
terminal-hand-size = { $cards }张手牌
terminal-turns = 顺位{ $order }，已进行{ $turns }个回合（共2个）
terminal-passed = 已跳过
terminal-wealth = { terminal-points } · { terminal-krones } · 皇帝计分轨{ $emperor }
terminal-hand = 你的手牌
terminal-offer = 可供选择
terminal-pack = 从中挑选
terminal-staff-of = { $name }的员工

## Grand Austria Hotel, unique hotels

terminal-entrances = 可选的独特酒店
terminal-bid = { $name }出价{ terminal-krones }
terminal-first-die = 第一颗骰子{ $die }点
terminal-dove-tokens = 标记：{ $tokens }
terminal-pile = 房客叠：{ $guests }
terminal-own-aim = { $title }{ $claimed ->
    [yes] （已达成）
   *[no] { "" }
}

## Grand Austria Hotel, alone

terminal-leopold-decks = 剩余{ $cards }张指令卡和{ $staff }张员工卡
terminal-leopold-objectives = 政治卡：{ $discs }
terminal-no-disc = 没有圆片
terminal-stars = 星星上的齿轮：{ $stars }/9
terminal-items-on-spaces = 行动区上的餐饮：{ $items }
terminal-cogwheel-rooms = 客房里的齿轮：{ $rooms }
terminal-marked-guests = 候客区中带齿轮的房客：{ $guests }
terminal-cogwheels-on-spaces = 行动区上的齿轮：{ $cogwheels }

## Overbooking

terminal-hotel = 酒店{ $number }：{ $beds }个床位
terminal-next-side = 下一轮：{ $beds }个床位，{ $rule }
terminal-door = 后门
terminal-door-closed = 后门：关闭
terminal-token = 1枚分数标记
terminal-queue = 队列，{ $cards }/{ $limit }
terminal-named = { $card }，已点名
terminal-face-down = { $card }，背面朝上
terminal-of-family = { $family }{ $count }张
terminal-nobody = 还没有人
terminal-points-of = { terminal-points }
terminal-pile-booked = 已订房（{ $count }）：{ $cards }
terminal-pile-discarded = 已弃掉（{ $count }）：{ $cards }
terminal-card = { $kind }（{ $beds }）
terminal-back = { $family }{ $crest }纹章
terminal-at-door = { $kind }在后门（d）：{ $ability }
terminal-own-hand = 你的手牌：{ $cards }
terminal-column-player = 玩家
terminal-column-points = 分数
terminal-column-tokens = 标记
terminal-column-cards = 手牌
terminal-column-deck = 牌库
terminal-column-booked = 已订房
terminal-column-card = 卡
terminal-column-beds = 床位
terminal-column-coins = 金币
terminal-column-crest = 纹章

## At the keyboard

terminal-help =
    输入某个选择的编号或词。一行可以写几个词（就像提示那样），它们会依次执行；
    遇到无法执行的词就停下，之前的仍然有效。随时可用的词：
    board：整张牌桌        list：全部选择          cards：公开的卡
    log：发生过什么        why WORD：为何不合法    card NAME：某张卡的作用
    undo：收回你的选择     save FILE：保存对局     hint：教练会怎么走
    help、h或?：本说明     quit：离开
terminal-prompt = 编号、词或help >
terminal-to-choose = { $name }：{ $question }
terminal-thinks = { $name }正在思考……
terminal-choose-among = 可选的是1到{ $count }。
terminal-saved = 已保存到{ $file }。继续对局：hotelier play --resume { $file }
terminal-kept = 已保存到{ $file }。回顾对局：hotelier review { $file }
terminal-no-undo = 无法收回：已有隐藏的信息公开，或者别人已经做出选择。
terminal-no-choice = “{ $word }”不是{ $game }中的选择；输入help查看可用的词。
terminal-not-played = 没有执行：{ $words }。{ $why }
terminal-then-others = 到那时已轮到别人选择。
terminal-number-first = 编号{ $number }指的是屏幕上的选择；跟在其他选择之后只能输入词。
terminal-no-more = “{ $word }”需单独输入，后面不能有“{ $rest }”。
terminal-why-which = 请说明是哪个选择：why WORD。
terminal-card-which = 请说明是哪张卡：card NAME。
terminal-no-card = 没有名为“{ $words }”或编号如此的卡。
terminal-legal = 这是合法的。
terminal-reason = { $reason }（{ $clause }）
terminal-hint = 教练会怎么走，最好的在前
terminal-hint-way = 走法
terminal-hint-own = 得分
terminal-hint-other = 最强对手
terminal-hint-win = 胜率
terminal-hint-loss = 相差
terminal-coach-thinks = 教练正在思考……
terminal-coach-stopped = 教练停止了思考。
terminal-no-hint = 提示会帮你对付同一键盘前的其他人；只有与机器人对局或单人游戏时才有提示。
terminal-after = board显示牌桌，log再讲一遍经过，save FILE保存对局，按回车离开 >
terminal-over = 对局已经结束。仍可输入board、cards、card NAME、log和save FILE；按回车离开。
terminal-good-bye = 再见。
terminal-not-saved = 再见。对局没有保存。
terminal-covered = 轮到{ $name }了，请其他人移开目光。
terminal-uncover = 按回车键查看你的卡：
terminal-more-news = ……之前还有{ $count }行；输入log查看。

## The end

terminal-where-from = 分数来源
terminal-winner = { $name }（获胜）
terminal-total = 总计
terminal-tie-austria = 平手时：剩余的金钱与餐饮
terminal-tie-overbooking = 平手时：已订房的三金币客人

## Looking back

terminal-replay-help = 回车：下一步。  b：上一步。  数字：跳到该步。  board：牌桌。  q：离开。
terminal-replay-choices = 共有{ $count }次选择。
terminal-replay-after = 第{ $step }次选择之后（共{ $count }次）：

## Files

terminal-file-large = { $file }太大，不可能是对局记录。
terminal-file-no-text = { $file }不是文本文件，因此不是对局记录。
terminal-file-unread = 无法读取{ $file }：{ $reason }。
terminal-save-which = 请指定要保存的文件：save FILE。
terminal-file-which = 请指定要写入的文件。
terminal-file-there = { $file }已经存在；没有写入任何内容。
