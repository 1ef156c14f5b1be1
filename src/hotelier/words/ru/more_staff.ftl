# Module 5 of Grand Austria Hotel in Russian: more staff, objectives and Emperor tiles.

austria-option-more-staff = Больше персонала
    .text = Играть ли с модулем 5: ещё 14 карт персонала, 3 цели и 3 жетона императора.
austria-option-more-staff-no = без него
austria-option-more-staff-yes = замешать в колоду

## Staff

austria-timing-trigger = раз за игру, когда настанет случай
austria-staff-166 = Камеристка
    .acc = камеристку
    .text = Когда за одно действие вы продвинулись по шкале императора на 3 деления или больше, переверните эту карту: бесплатно подготовьте до 2 номеров и сразу заселите их.
austria-staff-167 = Поварёнок
    .acc = поварёнка
    .text = Когда заселяется синий постоялец с заказом из 3 и более ресурсов, переверните эту карту: 3 штруделя и 3 пирожных.
austria-staff-168 = Судомойка
    .acc = судомойку
    .text = Когда заселяется красный постоялец с заказом из 3 и более ресурсов, переверните эту карту: 3 вина и 3 кофе.
austria-staff-169 = Виночерпий
    .acc = виночерпия
    .text = Когда заселяется жёлтый постоялец с заказом из 3 и более ресурсов, переверните эту карту: 6 крон.
austria-staff-170 = Возница
    .acc = возницу
    .text = Отдайте 1 кофе: 3 очка и бесплатный постоялец из очереди.
austria-staff-171 = Счетовод
    .acc = счетовода
    .text = Отдайте 1 пирожное: подготовьте номер на 2 кроны дешевле.
austria-staff-172 = Шеф де ранг
    .acc = шефа де ранг
    .text = Когда за одно действие вы получили 3 напитка или больше, переверните эту карту: 5 делений по шкале императора.
austria-staff-173 = Переводчик
    .acc = переводчика
    .text = Отдайте 2 штруделя: 2 кроны и 2 очка.
austria-staff-174 = Мастер коктейлей
    .acc = мастера коктейлей
    .text = Когда за одно действие вы получили 3 блюда или больше, переверните эту карту: бесплатно возьмите постояльца, и его заказ тут же выполнен.
austria-staff-175 = Каретный мастер
    .acc = каретного мастера
    .text = Отдайте 2 любых ресурса: 2 ресурса других видов и 2 очка.
austria-staff-176 = Выгульщик собак
    .acc = выгульщика собак
    .text = Отдайте 2 вина: 2 очка и 2 деления по шкале императора.
austria-staff-177 = Парикмахер
    .acc = парикмахера
    .text = Отступите на 2 деления по шкале императора: разыграйте карту персонала из руки на 3 кроны дешевле.
austria-staff-178 = Дворник
    .acc = дворника
    .text = Когда группа из 3 или 4 номеров заселена полностью, переверните эту карту: бесплатно разыграйте до 2 карт персонала из руки.
austria-staff-179 = Конферансье
    .acc = конферансье
    .text = Когда вы кладёте диск на цель, переверните эту карту: выполните заказы до 2 своих постояльцев.

## Objectives

austria-objective-180 = Полная кладовая
    .text = На вашей кухне не менее 3 штруделей, 3 пирожных, 3 вин и 3 кофе
austria-objective-181 = Номера с видом
    .text = На 4-м этаже заселено не менее 3 номеров
austria-objective-182 = Любители поесть
    .text = Вы заселили не менее 5 постояльцев с заказами из 3 и более ресурсов

## Emperor tiles

austria-reward-per-disc = { austria-points } за каждый ваш диск на целях
austria-penalty-krones-and-item = отдать { austria-krones.acc } и 1 любой ресурс с кухни
austria-penalty-everything = потерять все кроны и все ресурсы на кухне

## Effects

austria-effect-fill-order = { $count ->
    [1] выполнение заказа одного из ваших постояльцев
   *[other] выполнение заказов до { $count } ваших постояльцев
}
austria-effect-take-fed-guest = бесплатный постоялец из очереди с уже выполненным заказом
austria-effect-trade = { $count ->
    [one] { $count } ресурс другого вида
    [few] { $count } ресурса других видов
   *[other] { $count } ресурсов других видов
}
austria-price-any-items = { $count ->
    [one] { $count } любой ресурс
    [few] { $count } любых ресурса
   *[other] { $count } любых ресурсов
}
austria-price-spaces = { $spaces ->
    [one] { $spaces } деление назад по шкале императора
    [few] { $spaces } деления назад по шкале императора
   *[other] { $spaces } делений назад по шкале императора
}

## Cards, in full

austria-card-reconstructed = { $value } (реконструировано)

## Questions and choices

austria-question-triggers = Подвернулся случай для персонала: чью карту использовать?
austria-question-give-items = { $count ->
    [1] Какой ресурс отдать?
   *[other] Какой ресурс отдать (осталось { $count })?
}
austria-question-take-fed-guest = Какого постояльца взять бесплатно, с уже выполненным заказом?
austria-choice-turn = Перевернуть карту «{ $card }»: { $what }
austria-choice-turn-no-more = Упустить этот случай
austria-choice-give = Отдать { $item }
austria-choice-pay-and-call-on = Использовать карту «{ $card }» (цена: { $price }): { $what }

## What happened

austria-event-staff-turned = { $seat } переворачивает карту «{ $card }».
austria-event-items-given = { $seat } отдаёт { FORM($items, case: "acc") }.

## Why not

austria-why-cannot-pay = Чтобы использовать карту «{ $card }», нужно: { $price }. У вас этого нет.
austria-why-trigger-waits = Карту «{ $card }» не используют по желанию: она ждёт своего случая.
austria-why-turned = Карту «{ $card }» вы уже перевернули.
austria-why-not-triggered = В этом действии нет случая для карты «{ $card }».
austria-why-not-watching = То, что сейчас происходит, карты «{ $card }» не касается.
austria-why-no-trigger = Если перевернуть карту «{ $card }» сейчас, она ничего не даст.
austria-why-no-such-trigger = Карту «{ $card }» не переворачивают: она не ждёт случая.
austria-why-kind-paid = Вы платили этим ({ $item }), так что возьмите что-нибудь другое.
austria-why-nothing-to-give = Что-нибудь отдать придётся, иначе никак.
