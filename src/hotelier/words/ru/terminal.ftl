# Playing and watching in a terminal, in Russian. What the games themselves say is in their files.

## Grand Austria Hotel

terminal-krones = { $krones ->
    [one] { $krones } крона
    [few] { $krones } кроны
   *[other] { $krones } крон
}
terminal-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
# The letter of a colour, as on the rooms; green guests go anywhere.
terminal-letter-blue = С
terminal-letter-red = К
terminal-letter-yellow = Ж
terminal-letter-green = З
terminal-emperor-after = Император после раунда { $round }
terminal-emperor-brings = { $reward }; в немилости: { $penalty }
terminal-objectives = Цели
terminal-claimed = ({ $name } { $points })
terminal-space-1 = штрудели и пирожные
terminal-space-2 = вино и кофе
terminal-space-3 = номера
terminal-space-4 = кроны и император
terminal-space-5 = персонал
terminal-space-6 = любое
terminal-price = { $krones ->
    [0] { "" }
   *[other] { $krones } кр.
}
terminal-column-plain = как есть
terminal-column-boosted = с усилением
terminal-column-queue = { "" }
terminal-column-cost = цена
terminal-column-guest = постоялец
terminal-column-order = заказ
terminal-column-reward = награда
terminal-rooms = номеров { $prepared }, заселено { $occupied }
terminal-kitchen = кухня:
terminal-empty = пусто
terminal-no-guests = в кафе никого
terminal-table = столик { $place }:
terminal-waits = ждёт
terminal-ready = можно заселять
terminal-staff = персонал:
terminal-none = нет
terminal-hand-size = { $cards ->
    [one] { $cards } карта в руке
    [few] { $cards } карты в руке
   *[other] { $cards } карт в руке
}
terminal-turns = очерёдность { $order }, ходов сделано { $turns } из 2
terminal-passed = пас
terminal-wealth = { terminal-points } · { terminal-krones } · император { $emperor }
terminal-hand = Ваши карты
terminal-offer = На выбор
terminal-pack = Карты драфта
terminal-staff-of = Персонал: { $name }

## Grand Austria Hotel, unique hotels

terminal-entrances = Уникальные отели на выбор
terminal-bid = { $name }: ставка { terminal-krones }
terminal-first-die = первый кубик { $die }
terminal-dove-tokens = жетоны: { $tokens }
terminal-pile = стопка: { $guests }
terminal-own-aim = { $title }{ $claimed ->
    [yes] { " " }(достигнута)
   *[no] { "" }
}

## Grand Austria Hotel, alone

terminal-leopold-decks = осталось карт инструктажа { $cards }, карт персонала { $staff }
terminal-leopold-objectives = цели: { $discs }
terminal-no-disc = без диска
terminal-stars = шестерни на звёздах: { $stars } из 9
terminal-items-on-spaces = ресурсы на клетках действий: { $items }
terminal-cogwheel-rooms = шестерни в номерах: { $rooms }
terminal-marked-guests = постояльцы с шестернями в очереди: { $guests }
terminal-cogwheels-on-spaces = шестерни на клетках действий: { $cogwheels }

## Overbooking

terminal-hotel = Гостиница { $number }: { $beds ->
    [one] { $beds } место
    [few] { $beds } места
   *[other] { $beds } мест
}
terminal-next-side = следующий раунд: { $beds ->
    [one] { $beds } место
    [few] { $beds } места
   *[other] { $beds } мест
}, { $rule }
terminal-door = чёрный ход
terminal-door-closed = чёрный ход: закрыт
terminal-token = 1 фишка
terminal-queue = очередь, { $cards } из { $limit }
terminal-named = { $card }, места раньше всех
terminal-face-down = { $card }, рубашкой вверх
terminal-of-family = { $family }: { $count }
terminal-nobody = пока никого
terminal-points-of = { terminal-points }
terminal-pile-booked = заселены ({ $count }): { $cards }
terminal-pile-discarded = сброшены ({ $count }): { $cards }
terminal-card = { $kind } ({ $beds })
terminal-back = { $family }, { $crest }
terminal-at-door = { $kind } у чёрного хода (d): { $ability }
terminal-own-hand = Ваши карты: { $cards }
terminal-column-player = игрок
terminal-column-points = очки
terminal-column-tokens = фишки
terminal-column-cards = рука
terminal-column-deck = колода
terminal-column-booked = заселены
terminal-column-card = карта
terminal-column-beds = места
terminal-column-coins = монеты
terminal-column-crest = герб

## At the keyboard

terminal-help =
    Введите номер или слово варианта. Несколько слов в строке, как их пишет подсказка, играются
    одно за другим; если какое-то сыграть нельзя, на нём всё останавливается, а сыгранное до него
    остаётся в силе. Слова, которые работают всегда:
    board: весь стол             list: все варианты целиком      cards: открытые карты
    log: что произошло           why СЛОВО: почему так нельзя    card НАЗВАНИЕ: что делает карта
    undo: отменить свой выбор    save ФАЙЛ: сохранить партию     hint: совет тренера
    help, h или ?: этот текст    quit: выйти
terminal-prompt = номер, слово или help >
terminal-to-choose = { $name }: { $question }
terminal-thinks = { $name } думает…
terminal-choose-among = Есть варианты от 1 до { $count }.
terminal-saved = Сохранено в { $file }. Играть дальше: hotelier play --resume { $file }
terminal-kept = Сохранено в { $file }. Разобрать партию: hotelier review { $file }
terminal-no-undo = Это отменить нельзя: открылось что-то скрытое или выбор сделал другой игрок.
terminal-no-choice = В игре { $game } нет варианта «{ $word }»; что можно ввести, подскажет help.
terminal-not-played = Не сыграно: { $words }. { $why }
terminal-then-others = К этому моменту выбирает уже другой игрок.
terminal-number-first = Номер { $number } означает вариант на экране; после других вариантов можно вводить только слова.
terminal-no-more = «{ $word }» вводится само по себе, без «{ $rest }».
terminal-why-which = Укажите, о каком варианте речь: why СЛОВО.
terminal-card-which = Укажите, о какой карте речь: card НАЗВАНИЕ.
terminal-no-card = Карты с названием или номером «{ $words }» нет.
terminal-legal = Так можно.
terminal-reason = { $reason } ({ $clause })
terminal-hint = Что сделал бы тренер, лучшее сначала
terminal-hint-way = Ход
terminal-hint-own = очки
terminal-hint-other = лучший из остальных
terminal-hint-win = на победу
terminal-hint-loss = хуже на
terminal-coach-thinks = Тренер думает…
terminal-coach-stopped = Тренер перестал думать.
terminal-no-hint = Подсказка помогла бы вам против других за этой клавиатурой; подсказки бывают в игре с ботами и в одиночку.
terminal-after = board покажет стол, log расскажет партию ещё раз, save ФАЙЛ сохранит её, Enter — выход >
terminal-over = Партия окончена. Можно ещё ввести board, cards, card НАЗВАНИЕ, log и save ФАЙЛ; Enter — выход.
terminal-good-bye = До свидания.
terminal-not-saved = До свидания. Партия не сохранена.
terminal-covered = Теперь ходит { $name }. Остальных просим отвернуться.
terminal-uncover = Нажмите Enter, чтобы увидеть свои карты:
terminal-more-news = … и ещё строк до этого: { $count }; их покажет log.

## The end

terminal-where-from = Откуда взялись очки
terminal-winner = { $name } (победа)
terminal-total = всего
terminal-tie-austria = при равенстве: оставшиеся кроны и ресурсы
terminal-tie-overbooking = при равенстве: заселённые гости с тремя монетами

## Looking back

terminal-replay-help = Enter: следующее решение.  b: назад.  число: к этому решению.  board.  q: выйти.
terminal-replay-choices = Всего решений: { $count }.
terminal-replay-after = После решения { $step } из { $count }:

## Files

terminal-file-large = Файл { $file } слишком велик для журнала.
terminal-file-no-text = { $file } — не текстовый файл, а значит, не журнал.
terminal-file-unread = Файл { $file } не читается: { $reason }.
terminal-save-which = Укажите, в какой файл сохранить: save ФАЙЛ.
terminal-file-which = Укажите, какой файл записать.
terminal-file-there = Файл { $file } уже есть; ничего не записано.
