# Playing Grand Austria Hotel alone, in Russian.
#
# `{ $seat }` is the opponent (Леопольд or Элизабет), except where the human pays.

## Names

solo-hotel-1 = отель «Кутюр»
    .acc = отель «Кутюр»
    .title = Отель «Кутюр»
    .text =
        В кафе соперника сидят три постояльца, и каждому зарезервирован номер.
        Беря кубик с клетки, где лежит ресурс, вы отдаёте этот ресурс тому постояльцу соперника, который его ждёт. Если его никто не ждёт, ресурс возвращается в запас.
        С последним ресурсом заказа соперник получает очки за постояльца, и тот заселяется в свой номер.
        В начале раунда на каждую клетку без ресурса выкладывается новый из пула.
        Вы начинаете с 7 кронами вместо 10.
solo-hotel-2 = гостиница «Найн Старс»
    .acc = гостиницу «Найн Старс»
    .title = Гостиница «Найн Старс»
    .text =
        За каждую цель на карте инструктажа соперник кладёт шестерню на следующую звезду, от ряда III к ряду I.
        Каждый раз, когда у вас полностью заселён этаж или колонка, последняя шестерня убирается.
        После каждого императорского подсчёта соперник получает очки за последний ряд с шестернёй: 5 за III, 10 за II, 15 за I.
        Вы начинаете с 7 кронами вместо 10.
solo-hotel-3 = отель «Суши Резорт»
    .acc = отель «Суши Резорт»
    .title = «Суши Резорт»
    .text =
        В шести номерах лежат шестерни. Когда постоялец соперника заселяется в такой номер, шестерня переходит на самого нового постояльца в очереди.
        Постоялец с шестернёй стоит вам на 1 крону дороже, и шестерня убирается.
        Если такого постояльца берёт соперник или постоялец доходит до последней клетки очереди, соперник получает 8 очков и шестерня убирается.
        Выбирая постояльца, соперник смотрит только на напечатанные очки, без этих 8.
        Вы начинаете с 7 кронами вместо 10.
solo-hotel-4 = отель «Толл Бридж»
    .acc = отель «Толл Бридж»
    .title = Отель «Толл Бридж»
    .text =
        Каждый взятый соперником кубик оставляет на своей клетке действия шестерню.
        За клетку с шестернями вы платите пошлину: 1 крону. Соперник получает 1 очко за каждую шестерню на ней, и одна из них убирается.
        Если у вас нет ни кроны, ни доступной клетки, можно потерять 5 очков и использовать клетку без пошлины.
        Вы начинаете с 7 кронами вместо 10.
austria-source-11 = особый отель

## What is agreed on

austria-option-difficulty = Уровень сложности
    .text = Как много успевает соперник за ход.
austria-option-difficulty-easy = лёгкий
austria-option-difficulty-medium = средний
austria-option-difficulty-hard = сложный
austria-option-leopold-hotel = Особый отель
    .text = Соперник может держать отель с собственным правилом.
austria-option-leopold-hotel-none = нет
austria-option-leopold-hotel-hautel-couture = { solo-hotel-1.title }
austria-option-leopold-hotel-nine-stars = { solo-hotel-2.title }
austria-option-leopold-hotel-sushi = { solo-hotel-3.title }
austria-option-leopold-hotel-toll-bridge = { solo-hotel-4.title }
austria-option-leopold-hotel-random = один из четырёх, наугад
austria-option-opponent = Соперник
    .text = Чья колода карт инструктажа в игре.
austria-option-opponent-leopold = Леопольд
austria-option-opponent-elisabeth = Элизабет

## Cards, in full

solo-card-name = Карта инструктажа { $number }
solo-card =
    { $code } { $name }, { $deck ->
        [leopold] колода Леопольда
       *[elisabeth] колода Элизабет
    }.
    Постояльцы: { $guests }.
    Кубик: { $die }.
    Дополнительно: { $extras }.
    При равенстве: { $hand ->
        [right] слева направо
       *[left] справа налево
    }.{ $dancers ->
        [0] { "" }
       *[other] { " " }Танцоры рядом с постояльцами здесь не участвуют.
    }
solo-symbol-guest = { $colour } постоялец с наибольшим числом очков
solo-symbol-any-guest = постоялец любого цвета с наибольшим числом очков
solo-symbol-die = { $die }
solo-symbol-two-dice = { $first } или { $second }, с той клетки, где кубиков больше
solo-symbol-most-dice = с клетки, где больше всего кубиков
solo-symbol-celebrity = с клетки, где больше всего кубиков (знаменитости здесь не участвуют)
solo-symbol-staff = карта из личной колоды
solo-symbol-objective = шаг к цели { $letter }
solo-symbol-any-objective = шаг к цели с наименьшим продвижением
solo-symbol-dancer = танцор (здесь не участвует)
solo-symbol-framed = { $what } (только { $level ->
    [medium] на среднем и сложном уровне
   *[hard] на сложном уровне
})
solo-hotel-card =
    { $name }: особый отель соперника.
    { $rules }

## What is asked

solo-question-first-hand = { $count ->
    [one] Уберите под колоду персонала ещё { $count } карту; остальные шесть останутся у вас в руке.
    [few] Уберите под колоду персонала ещё { $count } карты, по одной; шесть останутся у вас в руке.
   *[other] Уберите под колоду персонала ещё { $count } карт, по одной; шесть останутся у вас в руке.
}
solo-question-rival-item = Кому из постояльцев соперника подать { $item }?

## What choices do

solo-choice-rival = Подать { $item } { FORM($guest, case: "dat") } в кафе соперника
solo-choice-marked-guest = Взять { FORM($guest, case: "acc") } за { FORM($price, case: "acc") }, включая 1 за шестерню
solo-choice-waive-toll = { $points ->
    [one] Потерять { $points } очко и использовать в этот ход клетку без пошлины
    [few] Потерять { $points } очка и использовать в этот ход клетку без пошлины
   *[other] Потерять { $points } очков и использовать в этот ход клетку без пошлины
}
solo-choice-toll = { $what }; { $due ->
    [yes] пошлина 1 крона
   *[no] без пошлины
}, соперник получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
solo-choice-item = { $what }; ресурс с клетки ({ $item }) { $wanted ->
    [yes] достаётся постояльцу соперника
   *[no] возвращается в запас, потому что его никто не ждёт
}

## What happens

solo-event-hotel = { $seat } держит { FORM($hotel, case: "acc") }.
solo-event-card = { $seat } открывает карту инструктажа { $card } (уровень: { $difficulty }).
solo-event-ignored = { $seat } не выполняет того, что действует только { $level ->
    [medium] на среднем и сложном уровне
   *[hard] на сложном уровне
}: { $what }.
solo-event-colour-sought = { $rule ->
    [colour] { $seat } хочет взять { FORM($colour, case: "acc") } постояльца с наибольшим числом очков.
    [none] В очереди нет { FORM($colour, case: "gen-pl") } постояльцев, поэтому { $seat } хочет взять постояльца с наибольшим числом очков, для которого есть номер.
   *[full] Все { FORM($colour, case: "pl") } номера заняты, поэтому { $seat } хочет взять постояльца с наибольшим числом очков, для которого есть номер.
}
solo-event-guest-sought = { $rule ->
    [nobody] Ни для кого из очереди нет номера, и { $seat } не берёт постояльца.
   *[any] { $seat } хочет взять постояльца с наибольшим числом очков, для которого есть номер.
}
solo-event-die-sought = { $rule ->
    [shown] На карте кубик { $die }.
    [fuller] Из двух клеток на карте выбрана { $die }.
    [most] Карта указывает на клетку, где больше всего кубиков: { $die }.
   *[none] Указанных на карте кубиков нет, поэтому берётся кубик с клетки, где их больше всего: { $die }.
}
solo-event-objective-sought = { $rule ->
    [shown] На карте цель «{ $objective }».
    [least] { $seat } берётся за цель с наименьшим продвижением: «{ $objective }».
   *[instead] Цель с карты уже достигнута, и { $seat } берётся за другую: «{ $objective }».
}
solo-event-all-claimed = { $seat }: все цели уже достигнуты, ничего не происходит.
solo-event-tie = { $among ->
    [guests] У нескольких постояльцев поровну очков
    [dice] На нескольких клетках поровну кубиков
   *[objectives] По нескольким целям продвижение одинаково
}: рука на карте указывает { $hand ->
    [right] слева направо
   *[left] справа налево
}.
solo-event-guest = { $seat } берёт { FORM($guest, case: "acc") } и сразу заселяет в номер { $room }.
solo-event-die = { $seat } берёт кубик { $die } и ничего с ним не делает.
solo-event-countdown = { $seat } кладёт диск цели «{ $objective }» на { $step }.
solo-event-staff = { $seat } открывает карту «{ $card }».
solo-event-star-cogwheel-laid = { $seat } кладёт шестерню на звезду { $number }.
solo-event-space-cogwheel-laid = { $seat } оставляет шестерню на клетке { $number }.
solo-event-guest-cogwheel-laid = На карту { FORM($guest, case: "gen") } ложится шестерня.
solo-event-star-cogwheel-returned = { $seat } теряет шестерню на звезде { $number }.
solo-event-space-cogwheel-returned = Шестерня с клетки { $number } возвращается в запас.
solo-event-guest-cogwheel-returned = Шестерня с карты { FORM($guest, case: "gen") } возвращается в запас.
solo-event-marked-guest-at-end = До последней клетки очереди доходит с шестернёй { FORM($guest, case: "nom") }.
solo-event-toll = { $seat } платит пошлину за клетку { $number }.
solo-event-toll-waived = { $seat } не может заплатить никакую пошлину и вместо этого теряет очки.
solo-event-seated = { $seat } принимает в кафе { FORM($guest, case: "acc") } и резервирует номер { $room }.
solo-event-item-laid = На клетку { $number } ложится { $item }.
solo-event-item-returned = Ресурс с клетки { $number } ({ $item }) никому там не нужен и возвращается в запас.
solo-event-served = { $seat }: в кафе подают { FORM($guest, case: "dat") } { $item }.
solo-event-moved-in = { $seat } заселяет { FORM($guest, case: "acc") } в зарезервированный номер { $room }.
solo-event-stars = { $seat } подсчитывает звёзды: последний ряд с шестернёй — { $row }.

## Why not

solo-why-no-item = Сейчас нет ресурса, который можно подать постояльцу соперника.
solo-why-first-serve = Сначала ответьте: { $question }
solo-why-nobody-there = За столиком { $table } соперника никого нет.
solo-why-not-wanted = В заказе { FORM($guest, case: "gen") } нет недостающего { FORM($item, case: "gen") }.
solo-why-marked-guest = Чтобы взять { FORM($guest, case: "acc") } вместе с шестернёй, нужно заплатить { $krones ->
    [one] { $krones } крону
    [few] { $krones } кроны
   *[other] { $krones } крон
}; у вас { $purse ->
    [0] нет ни одной
   *[other] только { $purse }
}.
solo-why-pay-the-toll = { $points ->
    [one] Потерять { $points } очко
    [few] Потерять { $points } очка
   *[other] Потерять { $points } очков
} вместо пошлины может только тот, у кого нет ни кроны, ни доступной клетки.
solo-why-toll = На клетке { $number } лежат шестерни: нужна ещё и пошлина, а у вас { $purse ->
    [0] нет ни одной кроны
    [one] только { $purse } крона
    [few] только { $purse } кроны
   *[other] только { $purse } крон
}.
