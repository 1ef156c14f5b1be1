# The unique hotels of Grand Austria Hotel in Russian.
#
# A hotel's `.name` is its name within a sentence, `.short` what it does in a sentence, `.text` all
# that it does besides what it gives at the start. What nobody has documented is marked.

## Names

entrance-hotel-chateau = Шато Паулвей
    .name = «Шато Паулвей»
    .short = Полные группы номеров приносят больше, а начать можно с пяти номеров.
    .text =
        После первых трёх номеров вы можете подготовить ещё { $rooms ->
            [one] { $rooms }
           *[other] до { $rooms }
        }, каждый по цене этажа.
        Полные группы из 1, 2, 3 и 4 номеров приносят вам больше, чем другим: синие — { $blue } очков, красные — { $red } крон, жёлтые — { $yellow } делений по шкале императора.
entrance-hotel-corogari = Корогари Цант-Майнц
    .name = «Корогари Цант-Майнц»
    .short = Сумма двух ваших кубиков за раунд приносит бонус.
    .text =
        Когда вы берёте второй кубик раунда, он складывается с первым, и сумма приносит бонус до основного действия:
        { $sums }
entrance-hotel-dove = Дав
    .name = «Дав»
    .short = Полные колонки и этажи дают жетоны бонусов.
    .text =
        После первых трёх номеров вы можете бесплатно подготовить ещё один.
        Когда полностью заселена колонка, выберите один из оставшихся жетонов и возьмите то, что даёт его верх; когда этаж — то, что даёт его низ. Весь жетон выходит из игры.
        { $tokens }
entrance-hotel-kaufman = Кауфман
    .name = «Кауфман»
    .short = Четыре столика, два постояльца за ход и очки за многих заселённых в одном раунде.
    .text =
        Столиков в вашем кафе: { $tables }. Сразу после первого постояльца в игре вы можете бесплатно взять второго.
        После постояльца, взятого в ваш ход, когда очередь снова полна, вы можете взять второго за его цену.
        Заселённые вами постояльцы складываются в стопку. В конце каждого раунда она приносит очки и сбрасывается: { $two } за 2 постояльцев, { $three } за 3, { $four } за 4, { $five } за 5 и больше.
entrance-hotel-mayenfels = Майенфельс
    .name = «Майенфельс»
    .short = Каждая разыгранная карта персонала приносит крону и ещё одну карту.
    .text =
        В начале игры вы берёте карту персонала, а затем можете разыграть одну из руки на { $discount ->
            [one] { $discount } крону
            [few] { $discount } кроны
           *[other] { $discount } крон
        } дешевле.
        После каждой карты персонала, разыгранной позже, вы получаете { FORM($krones, case: "acc") } и можете взять карту персонала.
entrance-hotel-ninas = Ниньяс Меланж
    .name = «Ниньяс Меланж»
    .short = Три собственные цели.
    .text =
        Рядом лежат по одной цели A, B и C, которых можете достичь только вы, в свой ход: за { $early } очков в раундах 1–3, за { $middle } в раундах 4 и 5, за { $late } в раундах 6 и 7. Диск вы при этом не кладёте.
        В конце игры 4, 5 и 6 достигнутых целей, своих и общих вместе, приносят { $set } очков.
entrance-hotel-stroup = Страуп
    .name = «Страуп»
    .short = Первый заселённый номер каждой группы сразу приносит бонус.
    .text =
        Каждый раз, когда вы заселяете первый номер группы, вы получаете: за синий — { $blue }, за красный — { $red }, за жёлтый — { $yellow }.
entrance-hotel-wray = Гранд-отель Рэй
    .name = «Гранд-отель Рэй»
    .short = Собственные жетоны императора в обмен на шаги назад.
    .text =
        Рядом лежат по два жетона императора A, B и C. Раз в каждый свой ход вы можете отступить по шкале императора и взять бонус одного из них: { $first } за A, { $second } за B, { $third } за C (соответствие букв — наше толкование). Этот жетон выходит из игры.
entrance-hotel-kozi = Дворец Кози, Вена
    .name = «Дворец Кози»
    .short = Кубик с соседней клетки переходит на ту, которую вы используете.
    .text =
        Прежде чем использовать клетку действия, вы можете переставить на неё один кубик с соседней клетки и повернуть его нужным числом вверх. Он считается на новой клетке, и взять можно его же. 6 и 1 не соседи.
entrance-token-1 = Очки
entrance-token-2 = Кошелёк
entrance-token-3 = Корона
entrance-token-4 = Кладовая
entrance-token-5 = Звонок
austria-source-12 = уникальный отель
austria-source-13 = уникальный отель в конце игры

## What is agreed on

austria-option-entrances = Уникальные отели
    .text = Каждый держит один из девяти отелей с собственным правилом; их разыгрывают на аукционе или вытягивают. Как проходят аукцион и вытягивание вдвоём, втроём и вчетвером — реконструкция. В одиночку: только вытягивание и только против особого отеля.
austria-option-entrances-none = нет
austria-option-entrances-auction = на аукционе
austria-option-entrances-draw = вытянуть три, оставить один

## Cards, in full

entrance-card =
    { $name }: уникальный отель.
    В начале игры: { $gifts }.
    { $rules }
entrance-card-token =
    { $code } { $name }: жетон бонуса отеля «Дав»{ $mark }.
    Верх: { $top }.
    Низ: { $bottom }.
entrance-line-token = { $name }: верх — { $top }; низ — { $bottom }{ $mark }.
entrance-line-sum = { $low } или { $high }: { $what }.
entrance-line-seven = 7: ничего.
entrance-lines =
    { $first }
    { $rest }
entrance-spaces = { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
   *[other] { $spaces } делений
}
entrance-mark-documented = { "" }
entrance-mark-reconstructed = { " (реконструировано)" }

## What is asked

entrance-question-bid = Какой отель станет вашим? Отель, которого никто не держит, достанется даром, любой другой — на крону дороже нынешней ставки.
entrance-question-keep = Какой из этих отелей оставить себе?
entrance-question-rooms = { $count ->
    [1] В вашем отеле есть место: какой ещё номер подготовить?
   *[other] В вашем отеле есть место: какой ещё номер подготовить (осталось { $count })?
}
entrance-question-second-guest = У «Кауфмана» хватит места двоим: какого второго постояльца взять?
entrance-question-use-space = Как использовать клетку { $space }?
entrance-question-due = Заполнено сразу несколько частей отеля: с чего начать?
entrance-question-due-or-reward = Часть отеля заполнена: с чего начать?
entrance-question-token = { $half ->
    [top] Какой жетон потратить на полную колонку?
   *[bottom] Какой жетон потратить на полный этаж?
}

## What choices do

entrance-choice-bid = { $krones ->
    [0] Взять даром { FORM($hotel, case: "name") }
    [one] Поставить { $krones } крону на { FORM($hotel, case: "name") }
    [few] Поставить { $krones } кроны на { FORM($hotel, case: "name") }
   *[other] Поставить { $krones } крон на { FORM($hotel, case: "name") }
}
entrance-choice-keep = Оставить себе { FORM($hotel, case: "name") }
entrance-choice-no-second-guest = Не брать второго постояльца
entrance-choice-claim = Достичь своей цели «{ $objective }»: { austria-points }
entrance-choice-tile = Отступить по шкале императора на { entrance-spaces } и использовать { FORM($tile, case: "nom") }: { $reward }
entrance-choice-move-die = Переставить кубик с клетки { $here } на клетку { $there } и использовать её (кубиков там: { $dice })
entrance-choice-sum = { $what }; вместе с первым кубиком ({ $first }) выходит { $sum }: { $bonus }
entrance-choice-bonus = Сначала бонус: { $bonus }
entrance-choice-due-token = { $half ->
    [top] Сначала жетон за колонку
   *[bottom] Сначала жетон за этаж
}
entrance-choice-later = Сначала награда
entrance-choice-token = Потратить жетон «{ $token }»: { $gain }
entrance-choice-first-of-group = { $what }, первый в группе: { $bonus }
entrance-choice-full = { $what }, полностью заселив { $area ->
    [column] колонку
    [floor] этаж
   *[both] колонку и этаж
}

## What happens

entrance-event-turned-up = Открыт уникальный отель: { FORM($hotel, case: "name") }.
entrance-event-objective-laid = Рядом с «Ниньяс Меланж» лежит цель «{ $objective }».
entrance-event-tile-laid = Рядом с отелем «Гранд-отель Рэй» лежит { FORM($tile, case: "nom") }.
entrance-event-bid = { $krones ->
    [0] { $seat } даром занимает { FORM($hotel, case: "name") }.
    [one] { $seat } ставит { $krones } крону на { FORM($hotel, case: "name") }.
    [few] { $seat } ставит { $krones } кроны на { FORM($hotel, case: "name") }.
   *[other] { $seat } ставит { $krones } крон на { FORM($hotel, case: "name") }.
}
entrance-event-gained = { $seat } с этой минуты держит { FORM($hotel, case: "name") }.
entrance-event-group-begun = { $seat } заселяет первый { $colour } номер группы.
entrance-event-dice-added = { $seat }: сумма двух кубиков — { $sum }.
entrance-event-token = { $half ->
    [top] { $seat } тратит жетон «{ $token }» за полную колонку.
   *[bottom] { $seat } тратит жетон «{ $token }» за полный этаж.
}
entrance-event-pile = { $guests ->
    [one] { $seat }: за раунд заселён { $guests } постоялец.
    [few] { $seat }: за раунд заселено { $guests } постояльца.
   *[other] { $seat }: за раунд заселено { $guests } постояльцев.
}
entrance-event-claimed = { $seat } достигает личной цели «{ $objective }».
entrance-event-set = { $seat }: всего достигнуто целей — { $count }.
entrance-event-tile = { $seat } отступает по шкале императора ради бонуса ({ FORM($tile, case: "nom") }).
entrance-event-die-moved = { $seat } переставляет кубик с клетки { $here } на клетку { $there }.

## Why not

entrance-why-none = За этим столом играют без уникальных отелей.
entrance-why-set-up-only = Уникальные отели распределяли при подготовке к игре.
entrance-why-first = Сначала ответьте: { $question }
entrance-why-not-up = Нельзя выбрать { FORM($hotel, case: "name") }: этот отель не на выбор.
entrance-why-bid-too-high = Следующая ставка на { FORM($hotel, case: "name") } — { austria-krones }, а у вас только { $purse }.
entrance-why-no-fourth-table = Четвёртый столик есть только в кафе отеля «Кауфман», а он не ваш.
entrance-why-second-guest-too-dear = Чтобы взять { FORM($guest, case: "acc") } вторым постояльцем, нужно заплатить { austria-krones.acc }; у вас { austria-purse }.
entrance-why-other-space = Кубик переставлен на клетку { $space }: её теперь и нужно использовать.
entrance-why-not-ninas = Собственные цели есть только у отеля «Ниньяс Меланж», а он не ваш.
entrance-why-claimed = Этой цели вы уже достигли.
entrance-why-not-wray = Собственные жетоны императора есть только у отеля «Гранд-отель Рэй», а он не ваш.
entrance-why-tile-gone = Этот жетон императора вышел из игры.
entrance-why-one-tile = За ход можно использовать только один жетон императора.
entrance-why-too-far-back = Чтобы использовать { FORM($tile, case: "nom") }, нужно отступить по шкале императора на { entrance-spaces }, а вы стоите на делении { $space }.
entrance-why-in-turn-only = Это можно делать только в свой ход, когда больше ни о чём не спрашивают.
entrance-why-not-dove = Жетоны бонусов есть только у отеля «Дав», а он не ваш.
entrance-why-token-gone = Жетон «{ $token }» уже не потратить: он вышел из игры.
entrance-why-nothing-full = Жетон тратят, когда полностью заселены колонка или этаж.
entrance-why-token-must = Жетон потратить придётся, даже если от его бонуса нет пользы.
entrance-why-not-kozi = Кубики переставляет только «Дворец Кози», а этот отель не ваш.
entrance-why-no-die-to-move = На клетке { $here } нет кубика.
entrance-why-space-too-dear = Вы не смогли бы заплатить за клетку { $there }.
