# What goes wrong, in Russian: one sentence for each thing that command, library and house refuse.
# Words between quotes («{ $token }») are those of commands, journals and programs.

## Games, options and bots

error-no-game = Игры «{ $name }» нет; есть { $known }.
error-no-bot = Бота «{ $name }» нет; есть { $known }.
error-no-option = У игры { $game } нет настройки «{ $name }»; есть { $known }.
error-no-value = «{ $value }» — не значение настройки { $name }: { $known }.
error-option-only-for = Настройка { $name } бывает только при числе игроков { $sizes }, а не { $size }.
error-nobody-to-bid = В одиночку торговаться не с кем: выберите вместо этого entrances draw.
error-entrances-need-special = В одиночку с уникальными отелями играют против одного из четырёх особых отелей: выберите ещё и leopold-hotel или entrances none.
error-no-language = Текстов на языке «{ $language }» нет, есть только { $known }.

## Seeds and words added to them

error-seed = Зерно — это целое число от 0 до { $largest } или тайное от 2^{ $from } до 2^{ $to } - 1.
error-one-word = С одного места добавляют не больше одного слова.
error-word-needs-secret = Слова можно добавлять только к тайному зерну.
error-word-length = Слово — это от 1 до { $longest } знаков в одной строке.

## Choices

error-no-choice = В игре { $game } нет варианта «{ $token }».
error-not-legal = «{ $token }» сейчас нельзя; можно: { $legal }.
error-game-over = Игра окончена.
error-no-step = Решений в партии { $choices }, поэтому шага { $step } нет.

## Journals

error-no-journal = Это не журнал hotelier: первая строка у него другая.
error-journal-format = Формат этого журнала не { $format }.
error-journal-cut-short = Журнал обрывается: нет последней строки.
error-journal-count = В журнале должно быть решений: { $promised }, а их { $found }.
error-journal-chance = Случайность обновляется после решения { $after }, но столько решений нет.
error-journal-line = Строка { $line } журнала не читается: «{ $content }».
error-journal-name = В строке { $line } должны быть место и имя: «{ $content }».
error-journal-renewal = В строке { $line } должно быть сказано, когда обновляется случайность: «{ $content }».
error-journal-word = В строке { $line } должны быть место и его слово: «{ $content }».
error-journal-goes-on = Строка { $line } завершает журнал, но за ней есть ещё строки.
error-journal-lacks = В журнале не указано: { $what }.
error-journal-number = В журнале на месте { $what } должно быть целое число, а не «{ $value }».
error-journal-long = В журнале больше { $most } решений.
error-journal-version = Журнал сыгран по версии { $played } правил игры { $game }; здесь версия { $version }.
error-journal-unplayable = Журнал нельзя сыграть: { $why }
error-journal-elsewhere = Журнал приводит не туда, куда говорит его последняя строка.
error-journal-scores = В журнале указан другой итоговый счёт, чем выходит на самом деле: { $scores }.
error-journal-over = Строка { $line }: игра была окончена до «{ $token }».
error-journal-turn = Строка { $line }: «{ $token }» — выбор игрока { $player }, а выбирать должен игрок { $awaited }.
error-journal-at = Строка { $line }: { $why }

## Programs and files

error-bot-command = «{ $name }» — не команда: { $reason }.
error-bot-no-command = После «{ $prefix }» должна стоять команда бота.
error-no-end = Партия с зерном { $seed } не заканчивается: { $why }
error-process-ended = Один из игравших процессов завершился сам; возможно, не хватило памяти.
error-other-games = В { $file } лежат другие партии; выберите другую папку.
error-no-parquet = { $file } — не целый файл Parquet: удалите его, и набор данных можно будет продолжить.
error-no-whole-game = { $file } — не целая партия игры { $game }.
error-file-unread = Файл { $file } не читается: { $reason }.
error-file-unwritten = В файл { $file } нельзя записать: { $reason }.
error-no-bench = { $file } — не вывод команды «hotelier bench --json».
error-named-once = Каждого бота кругового турнира называют один раз.
error-no-watcher = Наблюдателя «{ $name }» нет; в установленных пакетах есть: { $known }.
error-no-training = Обучать игре «{ $game }» нечем.
error-no-refining = Дообучать игре «{ $game }» нечем.
error-self-play-ended = Все процессы игры с самим собой завершились сами; выученное до сих пор сохранено.
error-weights-format = Веса { $file } записаны в формате, которого эта версия не знает.
error-weights-damaged = Веса { $file } повреждены.
error-weights-version = Веса { $file } обучены для другой версии.
error-weights-game = Веса { $file } обучены для другой игры, не для { $game }.
error-no-package = Для этого нужен пакет { $package }: его ставит pip install 'hotelier[{ $extra }]'.

## The house

house-no-such-table = Такого стола нет.
house-no-such-game = Такой игры на этом сервере нет.
house-no-such-seat = За этим столом нет места { $number }.
house-no-database = База данных не отвечает; попробуйте ещё раз через минуту.
house-mistake = На сервере произошла ошибка; она записана.
house-closing = Сервер закрывается; попробуйте ещё раз через минуту.
house-stale = Ответ был для момента { $answered } этого стола, а сейчас момент { $moment }.
house-many-journals = Прочтения ждёт много журналов; попробуйте ещё раз.
house-journal-slow = Читать этот журнал слишком долго.
house-other-rules = За этим столом играют по версии { $played } правил игры { $game }; у этого сервера версия { $version }.
house-table-busy = Стол очень занят; попробуйте ещё раз.
house-needs-seat = Для этого нужен ключ от места за этим столом.
house-needs-host = Это может только хозяин стола.
house-no-spectators = За этим столом зрителей не бывает.
house-not-invited = За этот стол садятся только по приглашению.
house-no-code = Этот код недействителен, просрочен или уже использован.
house-bot-stands-in = За вас играет бот: сначала вернитесь на место.
house-bot-left = Бот уже ушёл с этого места.
house-not-begun = Игра ещё не началась.
house-begun = Игра уже началась.
house-no-choice-awaited = За этим столом сейчас нечего выбирать.
house-another-chooses = Сейчас выбирает другой игрок.
house-no-undo = Отменить можно только свой последний выбор и только пока не открылось ничего скрытого.
house-not-legal = «{ $token }» сейчас нельзя.
house-seat-held = Место { $number } уже ваше.
house-own-seat = Это ваше собственное место: сначала освободите его.
house-empty-seats = Есть пустые места.
house-not-ready = Ещё не готовы: { $names }.
house-patience = { $seconds ->
    [one] Бот может заменить игрока, который задерживает стол { $seconds } секунду.
    [few] Бот может заменить игрока, который задерживает стол { $seconds } секунды.
   *[other] Бот может заменить игрока, который задерживает стол { $seconds } секунд.
}
house-bot-sits-there = Там и так сидит бот.
house-luck-of-another = За этим столом играют с везением другой партии: слово добавить нельзя.
house-no-game-on = За этим столом сейчас не играют.
house-all-taken = Все места заняты.
house-seat-taken = Место { $number } занято.
house-journal-hidden = Игра не окончена: журнал выдал бы то, что скрыто.
house-not-over = Игра не окончена.
house-other-seats = Мест за столом { $size }, а описано { $described }.
house-no-seat-for-you = Место { $number } за этим столом не для человека.
house-no-hints = За этим столом играют и другие люди, а подсказки для всех при его открытии не включали.
house-not-your-choice = Решение { $step } этой партии было не вашим.
house-not-yet-chosen = Это решение ещё не принято.
house-review-later = Партия не окончена; разобрать её можно будет потом.
house-coach-rests = { $seconds ->
    [one] Тренер много думал для вас и отдыхает; спросите снова через { $seconds } секунду.
    [few] Тренер много думал для вас и отдыхает; спросите снова через { $seconds } секунды.
   *[other] Тренер много думал для вас и отдыхает; спросите снова через { $seconds } секунд.
}
house-coach-busy = Тренер занят; спросите ещё раз через минуту.
house-coach-lost = Тренер потерял нить; спросите ещё раз.
house-no-coach = Тренер здесь думать не может: файлы, по которым он учился, повреждены.
house-cards-hidden = Чужие карты можно увидеть, когда игра окончена.
house-too-many-lines = Слишком много живых соединений.
house-too-many-new-lines = Слишком много новых соединений.
house-too-many-requests = Слишком много запросов.
house-too-many-messages = Слишком много сообщений.
house-too-many-gestures = По одному жесту за раз, пожалуйста.
house-no-thought = Чтобы поделиться мыслью, нужны слова.
house-too-slow = Это заняло слишком много времени; попробуйте ещё раз.
house-late = Запрос не пришёл вовремя.
house-too-large = Здесь принимают не больше { $most } байт.
house-foreign-origin = Страницам с этого источника сервером пользоваться нельзя.
house-not-bytes = Сообщения — это JSON в виде текста, а не байтов.
house-malformed = «{ $where }» отсутствует или не соответствует тому, что здесь ожидается.
house-nothing-here = По этому адресу ничего нет.
house-not-this-way = Этот адрес не принимает такие запросы.
house-not-served = Сервер не может разобрать этот запрос.
house-which-choice = Укажите выбор через `choice` или `token`.
