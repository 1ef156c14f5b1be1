# The games of the house and who plays them, in Chinese. Command, house and page all say these.

game-austria = 奥地利大酒店
    .text = 款待房客，备好客房，聘用能干的员工，还要让皇帝龙颜大悦。共七轮。
game-overbooking = 超额预订
    .text = 酒店太少，客人太多：让你各家族的客人有的去排队，有的走后门。共四轮，每轮很短。

bot-apprentice = 学徒
    .text = 温和，会犯新手的错误。
bot-waiter = 侍者
    .text = 熟悉业务，但会疏忽。
bot-concierge = 礼宾员
    .text = 每个回合都深思熟虑。
bot-director = 总监
    .text = 目光长远，是个劲敌。
bot-greedy = 贪心
    .text = 简单的程序，只取眼前的好处。
bot-random = 随机
    .text = 随便乱走。
bot-from-outside = 由本服务器的主人带来。
