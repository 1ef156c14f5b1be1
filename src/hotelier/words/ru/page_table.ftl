# What the page says at a table, in Russian.

skip-to-choices = Сразу к вариантам хода
brand-to-lobby = hotelier: в холл

## Menu and wishes

menu = Меню
wish-pace = Как показывать ходы других
pace-by-hand = шаг за шагом, по щелчку
pace-calm = спокойно, один за другим
pace-at-once = сразу
wish-scenes = Торжественные моменты (император, финальный подсчёт)
scenes-all = сцена за сценой
scenes-short = коротко, без остановки
scenes-none = не показывать
wish-sound = Звуки: кубики, чашки, двери, звонок
wish-volume = Громкость
wish-confirm = Не завершать мой ход, пока я не нажму «Готово»
wish-notify = Сообщать о моём ходе, когда я в другом окне

## Gathering

gathering = Стол накрывают
gathering-hint = Игра начнётся, когда все места заняты и все готовы.
invite = Отправьте эту ссылку друзьям
copy = Скопировать
copied = Скопировано
qr = Ссылка в виде QR-кода
seat-empty = свободно
seat-you = вы
seat-ready = ждёт начала
seat-not-ready = ещё готовится
seat-host = хозяин стола
seat-who = Кто сидит на месте { $number }
seat-for-a-friend = для друга
seat-for-bot = бот: { $bot }
get-up = Уйти
get-up-sure = Ваше место сможет занять кто-то другой.
table-full = Все места за этим столом заняты. Приходите смотреть, когда начнётся игра.
waiting-seats = Есть ещё свободные места.
waiting-for = Ждём: { $names }
waiting-host = Ждём, пока { $name } начнёт игру.
all-ready = Все в сборе.
seat-free-it = Освободить место
ready = Можно начинать
not-ready = Нет, подождите
invited = Вас приглашают
invited-hint = За этим столом вас ждёт место. Игра: { $game }.
no-seat = Вас нет за этим столом. Попросите ссылку-приглашение или приходите смотреть, когда начнётся игра.

## One screen for several people

hand-over-title = Передайте экран
hand-over = { $name }, ваш ход
hand-over-any = Кто здесь?
hand-over-hint = Передайте, пожалуйста, экран. Ваши карты откроются, когда вы будете готовы.
hand-over-ready = Это я, { $name }
hand-on = Передать экран: { $name }

## Guide

guide = Подсказки
guide-wish = Консьерж объясняет игру по ходу партии
guide-again = Объяснить всё заново
guide-next = Дальше
guide-your-move = Ваш ход
guide-skip = Пропустить
guide-fold = Скрыть
guide-off = Больше не подсказывать
guide-resume = Позвать консьержа
guide-offer = Впервые за этим столом? Консьерж может объяснять всё по ходу игры.
guide-offer-yes = Да, пожалуйста
guide-offer-no = Нет, спасибо

## Table

offline = Связь прервалась. Восстанавливаем…
turn-yours = Ваш ход
turn-of = Выбирает { $name }
watching = Вы смотрите
round-of = Раунд { $round } из { $rounds }
set-up = Подготовка
undo = Отменить
fold = Свернуть
unfold = { $count ->
    [1] Показать
   *[other] Все: { $count }
}
choose-one = Выберите одно
not-your-turn = Сейчас не ваш ход: выбирает { $name }.
no-turn = Вы смотрите, выбирать вам нечего.
log = Что произошло
log-opening = Начало
log-rewind = Показать стол после этого
rewound = Стол, каким он был после шага { $step }
back-to-now = Вернуться
step-slider = Шаг партии
earlier = На шаг раньше
later = На шаг позже
seen-by = Глазами игрока
opponents-title = Другие отели
clause = правило { $clause }
come-back = За вас играет бот: вернуться на место
ask-stand-in = Пусть за этого игрока ходит бот: { $name }
stand-in-wait = { $name }: бот сможет заменить игрока через { $time }
presence-here = { $name } за столом
presence-away = { $minutes ->
    [0] { $name } выходит из-за стола
    [one] { $name } не за столом уже { $minutes } минуту
    [few] { $name } не за столом уже { $minutes } минуты
   *[other] { $name } не за столом уже { $minutes } минут
}
wish-gestures = Показывать жесты и давать мне их делать
gestures = Сделать жест
gesture-do-cup = Поднять чашку
gesture-do-applause = Аплодировать
gesture-do-hurry = Поторопить
gesture-thought = Мысль в одну строку
gesture-send = Поделиться
gesture-made = { $name }: { $what }
gesture-cup = Ваше здоровье!
gesture-applause = Браво!
gesture-hurry = Поторопитесь, пожалуйста!
points-short = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

looking-at = Перед вами отель «{ $name }»
look-at = Посмотреть отель «{ $name }»
look-home = Вернуться в свой отель
stand-in = бот
seat-level = Бот: { $level }
forfeited = замена
bot-forfeited = Бот «{ $bot }» дал сбой и лишился места; дальше играет бот «Жадина».
tale-next = Дальше
tale-back = Назад
tale-end = К столу
tale-skip = Пропустить
tale-at = { $at } из { $count }

## Turns: shown, confirmed, announced

pace-skip = { $count ->
    [1] К текущему моменту
   *[other] К текущему моменту ({ $count })
}
notify-refused = Браузер не разрешает этой странице вас звать. Уведомления можно разрешить в его настройках.
held-ends = На этом ваш ход закончится.
held-reveals = Это откроет что-то скрытое, и отменить его будет нельзя.
held-pass = До следующего броска вы не ходите.
held-done = Готово
held-reveal = Открыть
held-leave = Спасовать
held-not = Не так
held-never = Больше не спрашивать
take-back = Отменить ход
take-back-tip = К началу вашего хода или к последнему, что открылось
undo-tip = На один выбор назад
undo-none = Отменять нечего: открылось что-то скрытое или выбор сделал другой игрок.
stepper-more = Больше: { $what }
stepper-most = Больше нельзя: { $what }.
side-strudel = штрудели
side-cake = пирожные
side-wine = вино
side-coffee = кофе
side-emperor = шкала императора
side-krone = кроны

## About a table

send = Отправить
menu-watch = Пригласить зрителя
watch-hint = Кто откроет эту ссылку, увидит игру за столом, но ничьих карт в руке.
watch-link = Ссылка для зрителей
menu-device = Играть на другом устройстве
device-hint = Ваше место на втором устройстве, например на телефоне. Оба показывают одно и то же.
device-make = Создать ссылку
device-link = Откройте это на другом устройстве
device-once = Ссылка действует один раз, в течение десяти минут. Кто её откроет, получит ваше место, поэтому никому её не показывайте.
menu-options = Во что играют за этим столом
table-listed = Этот стол мог найти любой.
table-by-invitation = За этот стол садятся только по приглашению.
table-watchable = Можно смотреть со стороны.
table-not-watchable = Смотреть со стороны нельзя.
table-forked = Этот стол продолжает другую партию с шага { $step }.
table-forked-from = Посмотреть ту партию
luck-same = Здесь повторяются кубики и карты той партии: кто её видел, знает, что будет.
luck-known = известное везение
luck-bound = Кубики и карты определены тайным зерном; вот обязательство сервера:
luck-fits = Зерно подходит к тому, что обещал этот стол: кубики и карты были определены до игры.
luck-broken = Зерно не подходит к тому, что обещал этот стол: не верьте этим кубикам и картам.
luck-unseen = Кубики и карты определило тайное зерно; обязательства по нему этот браузер не видел.
add-word = Добавить слово к кубикам и картам
add-word-hint = Оно смешивается с тайным зерном, так что никто, даже сервер, не мог выбрать кубики и карты заранее. Его видят все за столом.
your-word = Ваше слово
menu-leave = Выйти из-за стола
leave-hint = Пока вас нет, за вас играет бот. Чтобы вернуться, откройте этот стол в «Моих партиях» в этом браузере.
leave-bot = Кто играет за вас
leave-now = Выйти, пусть играет бот
menu-keys = Клавиатура
key-tab = Tab
key-tab-does = к следующему предмету на столе; он сам всё объяснит
key-enter = Enter
key-enter-does = сделать это или узнать, почему нельзя
key-escape = Esc
key-escape-does = закрыть открытое или вернуть то, что ещё не подтверждено
key-digits = 1–9
key-digits-does = вариант из списка
key-main = Enter
key-main-does = зелёная кнопка, если на столе ничего не выбрано
key-undo = U
key-undo-does = на один выбор назад
key-take-back = Shift U
key-take-back-does = отменить ход
key-gallery = I
key-gallery-does = карта, о которой идёт речь, в галерее
key-help = ?
key-help-does = показать эти клавиши
key-skip = Tab, Enter на свежей странице
key-skip-does = сразу к вариантам, словами
menu-replay = Поделиться партией
replay-link = Ссылка, чтобы пересмотреть партию
menu-journal = Сохранить журнал
journal-hint = Журнал — это вся партия в маленьком текстовом файле. Любой сервер hotelier может показать её снова и доиграть.

## Looking back

replay-run = Воспроизвести партию
replay-pause = Пауза
replay-speed = Скорость
speed-slow = медленно
speed-calm = спокойно
speed-fast = быстро
replay-chapters = Перейти к раунду
replay-cut-short = Здесь журнал обрывается, до конца партии.
replay-running = Эта партия ещё идёт.
replay-to-table = К столу
fork = Играть дальше отсюда
fork-hint = Новый стол начнётся с того, что было в этой партии после шага { $step }. Одно место ваше, на остальных боты.
fork-seat = Вы играете за
fork-same-chance = То же везение: кубики и карты придут как в той партии, пока все выбирают то же самое
fork-over = Здесь игра уже окончена: чтобы играть дальше, вернитесь на шаг пораньше.
fork-go = Играть дальше

## Grand Austria Hotel

visit-title = Визит императора
visit-arrives = Его величество прибывает после раунда { $round }. Все получают очки за своё деление шкалы и отступают на { $back }.
visit-reward = С деления { $from } и выше: { $reward }
visit-penalty = На делении 0: { $penalty }
visit-scores = { $name } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} на делении { $space } и отступает на деление { $after }.
visit-mood-reward = Император доволен: { $what }
visit-mood-penalty = Император недоволен: { $what }
visit-mood-peace = Император кивает и идёт дальше.
visit-mood-rival = { $name }: жетоны императора не действуют.
moment-group = Полная группа
moment-filled = Все её номера заселены. { $name }, поздравляем!
moment-objective = Цель достигнута
moment-claimed = { $name } занимает на ней { $place ->
    [1] первое
    [2] второе
   *[3] третье
} место: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
moment-claimed-own = { $name } достигает личной цели своего отеля: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
moment-evening = Последний постоялец этого вечера
moment-last-guest = Отель «{ $name }», номер { $room }. Лампы гаснут, раунд { $round } окончен.
moment-nobody = никто не заселился
guests-left = { $count ->
    [one] Ещё { $count } постоялец в колоде
    [few] Ещё { $count } постояльца в колоде
   *[other] Ещё { $count } постояльцев в колоде
}
tray = Новые ресурсы
tray-item = { $item }, только что получено: { $count }
forecast-title = Если бы император прибыл сейчас (он прибудет после раунда { $round })
forecast = { $name } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} и останавливается на делении { $space }: { $mood ->
    [reward] бонус
    [penalty] штраф
   *[peace] ни бонуса, ни штрафа
}
look-at-table = Посмотреть на стол
back-to-question = Вернуться к вопросу
asked-offer = Три карты на выбор
asked-reward = Награда
asked-emperor = Немилость императора
asked-group = Полная группа
asked-complete = С чего начать?
die-free = даром

queue = Очередь постояльцев
queue-cost = { $cost ->
    [0] даром
   *[other] { $cost } К
}
queue-label = { $name } в очереди, { $cost ->
    [0] бесплатно
    [one] { $cost } крона
    [few] { $cost } кроны
   *[other] { $cost } крон
}
actions = Поле действий
action-1 = Блюда
action-2 = Напитки
action-3 = Номера
action-4 = Кроны и император
action-5 = Персонал
action-6 = Любое действие за 1 крону
action-short-1 = Блюда
action-short-2 = Питьё
action-short-3 = Номера
action-short-4 = Казна
action-short-5 = Штат
action-short-6 = Любое
die-label = Действие { $die }, { $what }: { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
}
dustbin = Мусорный бак: { $count }
dustbin-tip = Кубики, выбывшие из раунда: перед каждым новым броском убирают один
boost = Усилить кубик { $die } на 1 за 1 крону
hotel-of = Отель «{ $name }»
your-hotel = Ваш отель
room-label = Номер { $room }, { $colour }, { $state }
room-empty = не подготовлен
room-vacant = свободен
room-occupied = заселён
colour-blue = синий
colour-red = красный
colour-yellow = жёлтый
colour-green = зелёный
floor-cost = Номер на этом этаже { $cost ->
    [0] бесплатен
    [one] стоит { $cost } крону
    [few] стоит { $cost } кроны
   *[other] стоит { $cost } крон
}; заселённый, он приносит в конце { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
group-bonus-blue = Полная группа: { $bonus ->
    [one] { $bonus } очко
    [few] { $bonus } очка
   *[other] { $bonus } очков
}
group-bonus-red = Полная группа: { $bonus ->
    [one] { $bonus } крона
    [few] { $bonus } кроны
   *[other] { $bonus } крон
}
group-bonus-yellow = Полная группа: { $bonus ->
    [one] { $bonus } деление по шкале императора
    [few] { $bonus } деления по шкале императора
   *[other] { $bonus } делений по шкале императора
}
group-taken = (бонус получен)
room-lodger = Здесь живёт { $guest }.
door-points = За подготовку: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
cafe = Кафе
cafe-free = свободный столик
cafe-table = Столик { $table }
kitchen = Кухня
kitchen-item = { $item } на кухне: { $count }
order-item = { $name } ждёт: { $item }
order-served = { $item }, подано
item-strudel = штрудель
item-cake = пирожное
item-wine = вино
item-coffee = кофе
krones = Кроны
emperor = Император
emperor-track = Шкала императора
emperor-space = Деление { $space }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} при каждом визите
emperor-back = { $steps } назад
points = Очки
objectives = Цели
objective-claimed = достигли: { $names }
hand = Ваши карты персонала
staff-played = Ваш персонал за работой
staff-at-work = Персонал за работой
staff-none = У вас пока никто не работает.
hand-empty = У вас в руке нет карт.
offer = На выбор
draft = Драфт: оставьте одну карту себе
staff-used = использована в этом раунде
staff-turned = уже сработала, перевёрнута
timing-once = немедленно
timing-round = раз в раунд
timing-permanent = постоянно
timing-end = в конце игры
timing-trigger = один раз, когда настанет случай
staff-cost = { $cost ->
    [one] стоит { $cost } крону
    [few] стоит { $cost } кроны
   *[other] стоит { $cost } крон
}
hand-size = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[other] { $count } карт в руке
}
passed = пас
tiles-after = после раунда { $round }

solo-leopold = Леопольд
solo-elisabeth = Элизабет

## Unique hotels

unique-title-auction = Аукцион отелей
unique-title-draw = Вытяните три отеля, оставьте один
unique-title-alone = Вытяните три отеля, оставьте один
unique-how-auction = Отелей столько же, сколько игроков. Отель, которого никто не держит, достанется вам даром, любой другой — на крону дороже нынешней ставки; чью ставку перебили, тот сразу ставит снова, на любой отель. Когда отель есть у каждого, ставки оплачиваются, и каждый отель даёт то, что полагается в начале игры.
unique-how-draw = От последнего игрока к первому каждый вытягивает три отеля, оставляет один, а два других замешивает обратно. Затем каждый отель даёт то, что полагается в начале игры.
unique-how-alone = Против особого отеля у вас есть свой. Оставьте один из этих трёх; два других выходят из игры.
unique-reconstructed = (реконструировано)
unique-you-bid = Ваша ставка. В вашем кошельке { $krones ->
    [one] { $krones } крона
    [few] { $krones } кроны
   *[other] { $krones } крон
}.
unique-you-choose = Выберите свой отель. В вашем кошельке { $krones ->
    [one] { $krones } крона
    [few] { $krones } кроны
   *[other] { $krones } крон
}.
unique-bids = Ставку делает { $name }.
unique-chooses = Выбирает { $name }.
unique-back = Вернуться к отелям
unique-kept = { $name } держит отель «{ $hotel }».
unique-gifts = В начале игры: { $gifts }
unique-held = { $name } держит его { $krones ->
    [0] даром
    [one] за { $krones } крону
    [few] за { $krones } кроны
   *[other] за { $krones } крон
}
unique-free = Пока ничей
unique-bid = { $krones ->
    [0] Взять даром
    [one] Поставить { $krones } крону
    [few] Поставить { $krones } кроны
   *[other] Поставить { $krones } крон
}
unique-keep = Оставить этот отель
unique-entrance = Вестибюль отеля «{ $hotel }»
unique-groups = Что приносят здесь полные группы из 1, 2, 3 и 4 номеров
unique-first-die = Ваш первый кубик этого раунда: { $die }
unique-no-die = В этом раунде кубик ещё не взят
unique-token = { $name }. За полную колонку: { $top }. За полный этаж: { $bottom }.
unique-tokens-mark = Что дают эти пять жетонов — реконструкция.
unique-gone = вышел из игры
unique-claimed = достигнута
unique-pile-empty = В этом раунде никто не заселён.
unique-tile = Жетон { $tile }, за { $spaces ->
    [one] { $spaces } деление назад
    [few] { $spaces } деления назад
   *[other] { $spaces } делений назад
} (какая буква сколько стоит — наше толкование):
unique-move-die = Переставить кубик с клетки { $here } на клетку { $there } и использовать её

## Alone against Leopold

leopold-difficulty-tip = На лёгком уровне символы в рамке не действуют, на среднем — символы в золотой рамке, на сложном действуют все.
leopold-from-medium = средний +
leopold-from-hard = сложный
leopold-most = больше всего кубиков
leopold-celebrity = больше всего кубиков (знаменитость)
leopold-turns = ходов: { $taken } из 2
leopold-turns-tip = { $name } делает два хода в раунд и никогда не пасует.
leopold-cards-left = { $count ->
    [one] осталась { $count } карта
    [few] остались { $count } карты
   *[other] осталось { $count } карт
}
leopold-seen = Уже открытые карты инструктажа: { $cards }
leopold-no-card = { $name }: карт ещё не открыто.
leopold-private = { $count ->
    [0] нет закрытых карт персонала
    [one] { $count } закрытая карта персонала
    [few] { $count } закрытые карты персонала
   *[other] { $count } закрытых карт персонала
}
leopold-private-tip = { $name } владеет пятью картами финального подсчёта. Открытые принесут очки в конце.
leopold-board = { $name }: { $count ->
    [one] заселён { $count } номер
    [few] заселено { $count } номера
   *[other] заселено { $count } номеров
} из 20
leopold-room-empty = пусто
leopold-room-vacant = зарезервирован
leopold-room-occupied = заселён
leopold-door = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, когда заселится постоялец
leopold-room-cogwheel = Здесь лежит шестерня. Когда заселится постоялец, она перейдёт на самого нового постояльца в очереди.
leopold-room-reserved = Номер ждёт того, кто ещё сидит в кафе: { $guest }
leopold-objective-none = { $name }: на цели «{ $objective }» ещё нет диска.
leopold-objective-at = { $name }: диск цели «{ $objective }» — на { $step }.
leopold-objective-done = { $name }: цель «{ $objective }» достигнута.
leopold-countdown-rule = Каждый символ на карте сдвигает диск: III, II, а затем цель достигнута.
leopold-how = как это работает
leopold-item-here = Здесь лежит: { $item }. Взяв отсюда кубик, вы отдаёте этот ресурс постояльцу соперника, который его ждёт.
leopold-toll-here = { $count ->
    [one] Здесь { $count } шестерня: пошлина 1 крона, и соперник получит { $count } очко.
    [few] Здесь { $count } шестерни: пошлина 1 крона, и соперник получит { $count } очка.
   *[other] Здесь { $count } шестерён: пошлина 1 крона, и соперник получит { $count } очков.
}
leopold-toll-on = Клетка { $space }: { $count ->
    [one] { $count } шестерня
    [few] { $count } шестерни
   *[other] { $count } шестерён
}
leopold-toll-none = Клетка { $space }: без пошлины
leopold-marked-guest = С шестернёй: вам на 1 крону дороже. Если этого постояльца возьмёт соперник или постоялец дойдёт до последней клетки очереди, соперник получит 8 очков.
leopold-sushi-rooms = { $count ->
    [0] В номерах больше нет шестерён.
    [one] В номерах ещё лежит { $count } шестерня.
    [few] В номерах ещё лежат { $count } шестерни.
   *[other] В номерах ещё лежит { $count } шестерён.
}
leopold-sushi-queue = В очереди: { $guests } (вам на 1 крону дороже, очков сопернику: { $points }).
leopold-sushi-no-queue = В очереди шестерён нет.
leopold-stars = { $count ->
    [0] Шестерён пока нет: на ближайшем императорском подсчёте ничего.
    [one] { $count } шестерня: очков на ближайшем императорском подсчёте — { $points }. Ваш полный этаж или колонка её уберёт.
    [few] { $count } шестерни: очков на ближайшем императорском подсчёте — { $points }. Ваш полный этаж или колонка уберёт одну.
   *[other] { $count } шестерён: очков на ближайшем императорском подсчёте — { $points }. Ваш полный этаж или колонка уберёт одну.
}
leopold-waiting = { $guest } ждёт: { $items }. Потом соперник получит очков: { $points }, и номер { $room } будет заселён
leopold-seat-empty = уже в номере
leopold-pool = Пул: { $count }
leopold-pool-rule = В начале раунда каждая клетка действия без ресурса получает случайный отсюда.
leopold-turn = { $count ->
    [one] Ход: { $name }
   *[other] Ходы: { $name }
}
leopold-turn-of = Ход { $turn } из { $turns } подряд
leopold-last-turn = Последний ход
leopold-again = Показать последний ход ещё раз
leopold-who = { $name } держит отель напротив и ни о чём не задумывается: что делать, говорит карта, сверху вниз. Сначала постояльцы, потом кубик, потом дополнительные действия.
leopold-part-card = Карта инструктажа
leopold-part-guest = Постоялец
leopold-part-die = Кубик, чтобы он не достался вам
leopold-part-emperor = Милость императора
leopold-part-staff = Персонал для финального подсчёта
leopold-part-objective = К цели

## Overbooking

hotels = Гостиницы
hotel-number = Гостиница { $number }
beds = { $beds ->
    [one] { $beds } место
    [few] { $beds } места
   *[other] { $beds } мест
}
next-side = В следующем раунде: { $beds ->
    [one] { $beds } место
    [few] { $beds } места
   *[other] { $beds } мест
}. { $rule }
beds-now = Мест сейчас: { $beds } (напечатано: { $printed })
queue-of = Очередь
back-door = Чёрный ход
door-closed = закрыт
token-there = здесь лежит фишка победных очков
hidden-card = { $owner }: закрытая карта, семейство: { $family }, герб: { $crest ->
    [small] малый
   *[large] большой
}
door-place = Чёрный ход, свободное место { $number }
queue-place = Очередь, свободное место { $number }
pick-card-first = Перетащите карту на место или выберите карту, а потом место.
pick-place-now = Теперь выберите для неё место.
card-of = { $owner }: { $card }
card-named = места раньше всех
card-peeked = Эту сторону видите только вы.
card-laid = Ваша карта ({ $card }) ещё не выложена: щёлкните, чтобы забрать её
your-hand = Ваши карты
booked = Заселены
tokens = Фишки
may-act = { $owner }, { $kind }:
decline = Отказаться
fate-booked = места есть
fate-away = мест нет
fate-spent = от чёрного хода в сброс
first-to-play = начинает этот раунд
cards-held = { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[other] { $hand } карт
} в руке, { $deck ->
    [one] { $deck } карта
    [few] { $deck } карты
   *[other] { $deck } карт
} в колоде
family-count = { $family }: заселено { $count } из { $most }
family-worth = сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
bonus-title = Очки за заселённые карты одного семейства
bonus-none = Семейства сами по себе очков не приносят
bonus-for = { $count }: +{ $points }
no-peeking = Карты, лежащие рубашкой вверх, не смотрит даже владелец

## Overbooking: the check told hotel by hotel

check-title = Раунд { $round }: проверка бронирования
check-again = Показать проверку ещё раз
beat-turned-up = Карты открываются
beat-ability = У чёрного хода
beat-booked = Места распределяются
beat-away = Эти остаются без мест
beat-summary = Что принёс раунд { $round }
beds-left = Свободно мест: { $left } из { $beds }
won-points = { $name }: { $points ->
    [0] нет очков
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за раунд
opened-next = Гостиницы следующего раунда
opened-hotel = { $beds ->
    [one] { $beds } место
    [few] { $beds } места
   *[other] { $beds } мест
}: { $rule }

## The end

game-over = Игра окончена
winner = { $count ->
    [one] Побеждает { $names }
   *[other] Победу делят { $names }
}
tie-shared = Ничья и по дополнительному признаку: победа общая.
tie-austria = Очков поровну: решают оставшиеся кроны и ресурсы ({ $names }).
tie-overbooking = Очков поровну: решают заселённые гости с тремя монетами ({ $names }).
place = { $place }.
tie-break-austria = оставшиеся кроны и ресурсы: { $count }
tie-break-overbooking = заселённые гости с тремя монетами: { $count }
tie-alone = В одиночку равенства очков для победы мало.
whole-game = Вся партия
share = Поделиться
rematch-join = Присоединиться к следующей партии
winner-you = Вы победили!
where-points = Откуда взялись очки
by-round = Раунд за раундом
rematch = Ещё партию
total = Всего
count-title = Финальный подсчёт
count-skip = К итогу
save-journal = Сохранить журнал

## Coach

coach = Тренер
hint = Подсказка
hint-tip = Спросить тренера, что бы он сейчас сделал и почему
advice-thinking = Тренер обдумывает положение
advice-close = Закрыть
advice-ways = Как можно сыграть
advice-rank = { $rank ->
    [1] Лучший вариант
    [2] Другой вариант
   *[other] Третий вариант
}
advice-worse = хуже на { $points } очка, шанс на победу { $chance }
advice-points = Ожидаемый итог: у вас около { $own }, у лучшего из остальных { $other }.
advice-points-alone = Ожидаемый итог: у вас около { $own }, { $name } — { $other }.
advice-odds = Шанс на победу — { $chance }.
advice-win = шанс на победу { $chance }
advice-why = В чём смысл
advice-follow = Так и сделать
review = Разбор
review-tip = Разобрать партию с тренером: что решило везение, что — игра и что было бы лучше
review-title = { $name }: разбор партии
review-thinking = Тренер обдумывает партию
review-curve = Шанс на победу по ходу партии: от { $first } до { $last }, в худший момент { $lowest }, в лучший { $highest }
review-point = { $when }: { $before } перед вашим ходом, { $after } после него
review-shares = От чего менялся шанс на победу
review-play = Собственные решения
review-play-tip = Шанс на победу после каждого сыгранного хода в сравнении с лучшим вариантом, который нашёл тренер
review-luck = { $game ->
    [overbooking] Карты
   *[other] Кубики и карты
}
review-luck-tip = Что выпало в сравнении с тем, что выпадает в среднем: тренер доигрывал партию с другими { $game ->
    [overbooking] картами
   *[other] кубиками и картами
}
review-others = Другие игроки
review-others-tip = Как сыграли остальные в сравнении с тем, как сыграл бы на их месте тренер
review-rest = Непредвиденное
review-rest-tip = Что тренер оценил иначе, когда увидел дальше
review-way = От { $first } перед первым ходом до { $result } в конце; всё, что ходы принесли и отняли, сложено вместе.
review-costliest = Самые дорогие ошибки
review-loss = Все ходы вместе стоили около { $points } очка.
review-cost = −{ $points } очка
review-none = Тренер не сыграл бы иначе ни одного хода.
review-nothing = Разбирать нечего: за этим местом ни разу не было выбора.
review-played = Сыграно: шанс на победу { $chance }
review-better = Лучше
review-show = Показать
review-all = Все ходы
show-at = Лучший ход, { $at } из { $count }:
show-done = Это и был лучший ход. Дальше играете вы.
show-left = Вы пошли не так, как пошёл бы тренер. Дальше играете вы.
show-stop = Остановить
show-back = К разбору
show-play-on = Играть отсюда
table-hints = Все могут просить подсказки у тренера.
key-hint = H
key-hint-does = попросить у тренера подсказку
