# The page of the application. `{ $name }` is a value that the page fills in.
skip = Перейти до сторінок
parts = Частини книжки
part-book = Книжка
part-answers = Відповіді
part-cover = Обкладинка
view = Вигляд
pages-before = Попередні сторінки (←)
pages-after = Наступні сторінки (→)
page = Сторінка
page-of = з { $count }
page-short = с. { $page }
page-unknown = Сторінки { $page } немає. Усього сторінок: { $count }.
puzzle-field = Судоку
puzzle-no = №
puzzle-unknown = Судоку { $puzzle } немає. Номери — від { $first } до { $last }.
puzzle-page = Судоку { $puzzle }: сторінка { $page }
puzzle-pages = Судоку { $puzzle }: сторінка { $page }, відповідь: сторінка { $answer }
answer = Відповідь
zoom = Масштаб
zoom-page = Уся сторінка
zoom-width = За шириною
zoom-actual = Справжній розмір
pages-shown = Сторінки
pages-facing = Розворотами
pages-single = По одній
guides = Напрямні
guides-lines = Лінії на сторінках
guides-trim = Лінія обрізу
guides-bleed = Виліт
guides-margins = Поля
guides-safe = Безпечна зона
guides-baselines = Базові лінії
guides-no-safe = Безпечна зона невідома: виберіть друкарню.
dock-thumbs = Огляд
dock-edit = Редагування
dock-make = Створення
dock-findings = Перевірка
status-busy = Створюємо книжку…
status-wrong = Помилки у файлі { $file }
status-fine = { $file }: усе актуальне
no-response = gridpress не відповідає: чи він ще працює?
no-response-saved = gridpress не відповідає: чи він ще працює? Нічого не збережено.
cover-none = Обкладинки, яку можна показати, немає.
cover-parts = Задня сторона, корінець і передня сторона
book-none = Книжки, яку можна показати, ще немає.
mistakes =
    { $count ->
        [one] { $count } помилка в книжці
        [few] { $count } помилки в книжці
        [many] { $count } помилок у книжці
       *[other] { $count } помилки в книжці
    }
mistakes-last = { $mistakes }: показано останню правильну версію
go-to-setting = Перейти до цього налаштування
warnings = Попередження
check = Перевірка
check-busy = Перевіряємо сторінки…
check-no-printer = Друкарню не вибрано: це вимоги до всіх книжок
rules-fail =
    { $count ->
        [one] { $count } вимогу не виконано
        [few] { $count } вимоги не виконано
        [many] { $count } вимог не виконано
       *[other] { $count } вимоги не виконано
    }
rules-pass =
    { $count ->
        [one] { $count } вимогу виконано
        [few] { $count } вимоги виконано
        [many] { $count } вимог виконано
       *[other] { $count } вимоги виконано
    }
rules-all =
    { $count ->
        [one] Усі вимоги виконано ({ $count })
        [few] Усі вимоги виконано ({ $count })
        [many] Усі вимоги виконано ({ $count })
       *[other] Усі вимоги виконано ({ $count })
    }
fails = Не виконано
advice = Порада
required-is = потрібно: { $value }.
what-to-change = Що змінити: { $change }
more = і ще { $count }
shortcuts = Клавіші для сторінок
shortcut-turn = попередні й наступні сторінки
shortcut-ends = перша й остання сторінка
shortcut-page = перейти до сторінки
shortcut-puzzle = перейти до судоку
shortcut-zoom = збільшити й зменшити
shortcut-fit = уся сторінка
shortcut-facing = розворотами або по одній
start-book = Нова книжка
start-book-is = Книжки тут ще немає, тому ви бачите приклад. Виберіть шаблон, з якого почати; усе можна змінити згодом. Жоден наявний файл не буде перезаписано.
use-template = Вибрати цей шаблон
created = Створено файл { $file }.
undo = Скасувати
redo = Повернути
undone = Скасовано.
redone = Повернуто.
again = Спробувати ще раз
saving = Збереження …
saved = Збережено у файл { $file }.
saved-moved = Збережено. Деяких судоку, які мали розв’язуватися крок за кроком, більше немає; їх замінюють останні в книзі.
book-name = { $file }
not-saved-changed = Не збережено: файл змінено в іншому місці.
paused = Форму призупинено: { $file } містить помилки TOML. Виправте їх у своєму редакторі або скасуйте там останню зміну.
views = Вигляд налаштувань
view-basic = Базовий
view-advanced = Розширений
search = Знайти налаштування
count-found =
    { $count ->
        [one] { $count } налаштування
        [few] { $count } налаштування
        [many] { $count } налаштувань
       *[other] { $count } налаштування
    }
none-found = Нічого не знайдено.
rare = Показати також налаштування для газет і для кількох сторінок на аркуші
reset-group = Скинути цю групу
count-set =
    { $count ->
        [one] Задано: { $count }
        [few] Задано: { $count }
        [many] Задано: { $count }
       *[other] Задано: { $count }
    }
count-invalid =
    { $count ->
        [one] З помилками: { $count }
        [few] З помилками: { $count }
        [many] З помилками: { $count }
       *[other] З помилками: { $count }
    }
add-section = Додати розділ
add-text = Додати сторінку тексту
add-daily-slot = Додати місце
move-up = Вище
move-down = Нижче
remove-item = Вилучити
required = обов’язково
range = Від { $least } до { $most }.
at-least = Щонайменше { $least }.
default-is = Типово: { $value }
default = типово
is-default = { $value } (типово)
for-example = Наприклад: { $value }
no-value = немає
yes = так
no = ні
from = від
to = до
other = Інше…
done = Готово
open = Відкрити
save = Зберегти
line = Рядок { $number }
file-none = Файлу немає
file-choose = Вибрати файл…
file-drop = або перетягніть його сюди
file-storing = Зберігаємо файл…
size-bytes = { $value } { $unit }
picture-size = { $width } × { $height } пікселів.
picture-part = { $width } × { $height } пікселів: за { $part } % ширини тексту друк чіткий.
picture-fine = { $width } × { $height } пікселів: зображення достатньо чітке, { $resolution } dpi.
picture-coarse = { $width } × { $height } пікселів: на всю ширину лише { $resolution } dpi, а для чіткого друку потрібно { $required }. У меншому розмірі якості вистачить.
picture-coarse-needed = { $width } × { $height } пікселів: лише { $resolution } dpi, а для чіткого друку потрібно { $required }. Візьміть зображення щонайменше { $wide } × { $high } пікселів.
picture-caption = Підпис
font-file-fine = { $family }: можна використовувати.
font-file-forbidden = { $family }: ліцензія забороняє використання в книжках ({ $why }).
make = Створення файлів
make-is = Записує файли для магазину поруч із вашою книжкою. Файли, записані не програмою gridpress або відтоді змінені, ніколи не перезаписуються.
make-all = Створити й звірити все
make-book = Створити сторінки
make-cover = Створити обкладинку
make-proof = Звірити файли
make-busy = Триває робота
make-none = Книжки ще немає: почніть із шаблону на панелі «Редагування».
making-book = Створюємо сторінки…
making-cover = Створюємо обкладинку…
making-proof = Звіряємо файли…
finished-book = Сторінки готові.
finished-cover = Обкладинка готова.
finished-proof = Усі файли звірено: кожне судоку має один розв’язок, а файли відповідають один одному.
failed-book = Сторінки не створено.
failed-cover = Обкладинку не створено.
failed-proof = Файли не відповідають один одному.
files = Файли
folder = У теці { $folder }
part-interior = Сторінки
part-lock = Запис (lock)
count-pages =
    { $count ->
        [one] { $count } сторінка
        [few] { $count } сторінки
        [many] { $count } сторінок
       *[other] { $count } сторінки
    }
checklist = Контрольний список
messages = Повідомлення
state-good = Готово
state-todo = Зробити
state-bad = Ще ні
check-names-good = Назва, автор і авторські права — ваші власні.
check-names-todo = Назва, автор або авторські права ще взяті із шаблону. Див. «Перевірка».
check-printer-good = Друкарня: { $printer }.
check-printer-todo = Виберіть друкарню, щоб перевірити її вимоги.
check-rules-good =
    { $count ->
        [one] Кожну вимогу виконано ({ $passed }).
        [few] Виконано всі вимоги ({ $passed }).
        [many] Виконано всі вимоги ({ $passed }).
       *[other] Виконано всі вимоги ({ $passed }).
    }
check-rules-bad =
    { $count ->
        [one] { $count } вимогу не виконано: { $rules }. Див. «Перевірка».
        [few] { $count } вимоги не виконано: { $rules }. Див. «Перевірка».
        [many] { $count } вимог не виконано: { $rules }. Див. «Перевірка».
       *[other] { $count } вимоги не виконано: { $rules }. Див. «Перевірка».
    }
check-pictures-good = Зображення достатньо чіткі.
check-pictures-bad = Одне із зображень замале для чіткого друку. Див. «Перевірка».
check-interior-good = Сторінки створено: { $pages }.
check-interior-todo = Створіть сторінки.
check-interior-bad = Файл сторінок старіший за книжку: створіть його ще раз.
check-cover-good = Обкладинка пасує до цих сторінок ({ $pages }): ширина корінця — { $spine }.
check-cover-todo = Створіть обкладинку.
check-cover-bad = Файл обкладинки належить до іншої версії книжки: створіть його ще раз.
check-counts-good =
    { $count ->
        [one] У книжці { $count } судоку, саме стільки обіцяють її тексти.
        [few] У книжці { $count } судоку, саме стільки обіцяють її тексти.
        [many] У книжці { $count } судоку, саме стільки обіцяють її тексти.
       *[other] У книжці { $count } судоку, саме стільки обіцяють її тексти.
    }
check-counts-bad =
    { $count ->
        [one] Назва, плашка або задня сторона обкладинки обіцяє { $promised } судоку, а в книжці їх { $count }.
        [few] Назва, плашка або задня сторона обкладинки обіцяє { $promised } судоку, а в книжці їх { $count }.
        [many] Назва, плашка або задня сторона обкладинки обіцяє { $promised } судоку, а в книжці їх { $count }.
       *[other] Назва, плашка або задня сторона обкладинки обіцяє { $promised } судоку, а в книжці їх { $count }.
    }
writer = Сторінка тексту
writer-tools = Оформлення
writer-heading = Заголовок
writer-bold = Жирний
writer-italic = Курсив
writer-list = Маркований список
writer-picture = Зображення…
writer-text = Текст у форматі Markdown
writer-style = Стиль
writer-plain = Текст
writer-chapter = Заголовок розділу
writer-subheading = Малий заголовок
writer-quote = Цитата
writer-source = Markdown
writer-numbers = Нумерований список
writer-outdent = Зменшити відступ
writer-indent = Збільшити відступ
writer-link = Посилання
writer-rule = Розділова лінія
writer-address = Адреса
writer-page = Текст сторінки
writer-source-is = Показує текст у форматі Markdown
writer-kept = Цю частину показано у форматі Markdown, і вона лишається без змін.
pictures = Вставити зображення
picture-width = Ширина
pasted-table = На сторінках тексту немає таблиць: рядки таблиці стали рядками тексту.
pasted-picture = Бракує зображень, які не вдалося вставити: додайте їх кнопкою «Зображення…».
pasted-other = Частини, які не можна надрукувати, як-от відео та форми, пропущено.
text-write = Писати…
text-name = текст
text-starter = # Вітаємо{"\u000A\u000A"}Напишіть тут власний текст.{"\u000A"}
puzzles-own = Додати власні судоку…
puzzles-own-is = Вставте судоку в будь-якому форматі: рядки з 81 клітинки, сітки, JSON, посилання… або перетягніть файл. Для кожного перевіряється, чи воно має рівно один розв’язок.
puzzles-add = Додати до книжки
puzzles-givens =
    { $count ->
        [one] { $count } задана цифра
        [few] { $count } задані цифри
        [many] { $count } заданих цифр
       *[other] { $count } заданої цифри
    }
puzzles-fine =
    { $count ->
        [one] { $count } судоку ({ $kind }), рівно з одним розв’язком.
        [few] { $count } судоку ({ $kind }), кожне рівно з одним розв’язком.
        [many] { $count } судоку ({ $kind }), кожне рівно з одним розв’язком.
       *[other] { $count } судоку ({ $kind }), кожне рівно з одним розв’язком.
    }
units = Розміри в
unit-in = дюймах
unit-mm = міліметрах
term-seed = Що таке зерно?
term-seed-is = Будь-які слова або число. З того самого зерна завжди виходять ті самі судоку, а з іншого — інші.
term-bleed = Що таке виліт?
term-bleed-is = Фарба, що заходить за край сторінки, аби після обрізування не лишилося білої смужки. Він потрібен лише сторінкам із зображеннями до самого краю.
term-gutter = Що таке внутрішнє поле?
term-gutter-is = Поле біля корінця, де сторінки склеєно або скріплено. Товстим книжкам потрібне ширше; gridpress визначає його за таблицею друкарні.
term-registry = Як це працює?
term-registry-is = gridpress веде файл усіх судоку серії в теці, де лежить тека цієї книжки. Створюйте кожен том в окремій теці поруч із цією, і жодне судоку не повториться.
term-lock = Що таке запис?
term-lock-is = Файл, за яким gridpress відтворює саме цю книжку й перевіряє її. Зберігайте його разом із книжкою.
term-opener = Що таке початкова сторінка?
term-opener-is = Перша сторінка розділу з його назвою.
where = У файлі { $file }, рядок { $line }
quoted-title = «{ $text }»
volume-next = Наступний том
volume-next-is = Починає поруч нову книжку з тими самими налаштуваннями й новими судоку. Спершу створіть цей том.
volume-folder = Назва його теки
volume-start = Почати наступний том
volume-starting = Починаємо…
volume-open = Відкрити наступний том
group-book = Книжка
group-paper = Друкарня, формат і оформлення
group-puzzles = Судоку
group-puzzles-is = Розділ — це частина книжки із судоку одного виду й рівня складності.
group-answers = Відповіді
group-front = Сторінки перед судоку
group-texts = Ваші сторінки тексту
group-texts-is = Вступ, поради, подяки: пишіть їх тут, за бажання — із зображеннями.
group-back = Сторінки після судоку
group-cover = Обкладинка
group-series = Серія
title-title = Назва
help-title = Друкується на титульній сторінці та обкладинці.
title-subtitle = Підзаголовок
help-subtitle = Необов’язково, наприклад «Від легких до складних».
title-author = Автор
help-author = Ваше ім’я або псевдонім, як у магазині.
title-imprint = Видавництво
help-imprint = Необов’язково: назва вашого видавництва, на титульній сторінці.
title-language = Мова книжки
help-language = Цією мовою друкуються заголовки, правила й відповіді.
title-seed = Зерно
help-seed = Визначає, які судоку будуть у книжці.
title-page-printer = Друкарня
help-page-printer = Перевіряються її вимоги до полів, формату й кількості сторінок.
printer-none = Друкарню не вибрано
title-page-trim = Формат сторінки
help-page-trim = Розмір готової книжки.
size-other = Інший формат
title-design = Оформлення сторінок
help-design = Шрифти й оздоблення сторінок.
design-classic = Класичне
design-modern = Сучасне
design-large-print = Великий шрифт
title-type-text = Шрифт тексту
help-type-text = Для власного шрифту потрібна ліцензія на книжки.
title-type-digits = Шрифт цифр
help-type-digits = У сітках.
file-own = Мій файл шрифту…
title-answers-placement = Де розміщено відповіді
help-answers-placement = Читачам зручніше, коли вони в кінці книжки.
placement-back = У кінці книжки
placement-after-section = Після кожного розділу
placement-separate = В окремому PDF
placement-foot = Догори ногами внизу сторінки
placement-overleaf = На наступній сторінці
placement-beside = Поруч із судоку
placement-none = Без відповідей
title-answers-per_page = Відповідей на сторінці
help-answers-per_page = Порожнє поле — стільки, скільки зручно читати.
title-front-half_title = Авантитул: перша сторінка лише з назвою
title-front-title_page = Титульна сторінка
title-front-copyright = Сторінка авторських прав
help-front-copyright = Її текст, наприклад «© 2026 Ваше ім’я». Без тексту такої сторінки немає.
title-front-dedication = Присвята
help-front-dedication = Її текст, на окремій сторінці.
title-front-contents = Зміст
title-front-how_to = Як розв’язувати
help-front-how_to = Правила всіх видів головоломок у книжці.
how_to-true = Правила
how_to-kids = Правила короткими реченнями для дітей
how_to-false = Без правил
title-front-levels = Сторінка про рівні складності
title-front-techniques = Пояснення технік розв’язування
help-front-techniques = З прикладами, для технік, яких потребують ці судоку.
title-back-blank_grids = Сторінки з порожніми сітками
title-back-notes = Сторінки для нотаток
title-back-record = Таблиця для дат і часу
title-back-stats = Статистика судоку
title-back-certificate = Диплом
help-back-certificate = Для тих, хто розв’яже всю книжку.
title-back-about_author = Про автора
help-back-about_author = Ваш текст, на окремій сторінці.
title-back-about_book = Про книжку
help-back-about_book = Ваш текст, на окремій сторінці.
title-cover-design = Оформлення
help-cover-design = На кожному зразку — ваша назва.
cover-plain = Просте
cover-field = Кольорове тло
cover-tilt = Нахил
cover-swiss = Швейцарське
cover-stripes = Смуги
cover-mosaic = Мозаїка
cover-pop = Поп
cover-animals = Тварини
cover-night = Ніч
cover-picture = Ваше зображення
title-cover-palette = Кольори
palette-ocean = Океан
palette-sunrise = Схід сонця
palette-forest = Ліс
palette-berry = Ягоди
palette-paper = Папір
palette-midnight = Північ
palette-retro = Ретро
palette-candy = Цукерки
palette-lagoon = Лагуна
palette-brick = Цегла
title-cover-lettering = Шрифт назви
lettering-heavy = Жирні великі літери
lettering-condensed = Вузькі великі літери
lettering-serif = Із засічками
lettering-tiles = Клітинка для кожної літери
lettering-headings = Як заголовки
title-cover-picture_area = Частина обкладинки, яку воно займає
picture_area-below = Під текстами
picture_area-full = Уся, з текстами зверху
picture_area-alone = Уся, без текстів
title-cover-picture = Ваше зображення спереду
help-cover-picture = Файл PNG або JPEG; його копія лежатиме поруч із книжкою, а зображення заповнить передню сторону.
title-cover-blurb = Текст на звороті
help-cover-blurb = Те, що спонукає купити цю книжку.
title-cover-badges = Плашки
help-cover-badges = До трьох коротких текстів спереду, через кому.
title-isbn = ISBN
help-isbn = Лишіть порожнім, якщо номер надає магазин. Інакше gridpress намалює штрихкод.
title-cover-price = Ціна
help-cover-price = Поруч зі штрихкодом, наприклад «299 грн».
title-cover-logo = Логотип видавництва
help-cover-logo = Файл PNG або JPEG, унизу задньої сторони.
title-cover-thousand_pages = Товщина 1000 сторінок
help-cover-thousand_pages = Ця друкарня не вказує її для цього паперу, а вона потрібна для корінця обкладинки: візьміть її з калькулятора обкладинок друкарні, наприклад 2.3in або 58mm.
title-series-name = Назва серії
help-series-name = На титульній сторінці та обкладинці.
title-series-volume = Том
help-series-volume = Номер цієї книжки в серії.
title-series-registry = Ніколи не повторювати судоку з іншого тому
title-section-title = Назва
help-section-title = На першій сторінці розділу й у змісті. Без назви розділ не має ні власної першої сторінки, ні рядка у змісті.
title-section-kind = Вид головоломки
title-section-level = Рівень складності
title-section-count = Кількість судоку
title-section-per_page = На сторінці
per_page =
    { $count ->
        [one] Одне судоку, якомога більше
        [few] { $count } судоку
        [many] { $count } судоку
       *[other] { $count } судоку
    }
title-section-intro = Вступ
help-section-intro = Кілька речень під назвою.
title-section-picture = Зображення
help-section-picture = На першій сторінці розділу.
section-new = Розділ { $count }
section-own = Мої судоку
kinds-sizes = Судоку
kinds-variants = Судоку з додатковими правилами та споріднені
kinds-layouts = Кілька сіток
title-text-title = Назва у змісті
help-text-title = Порожнє поле — перший заголовок тексту.
title-text-place = Місце
place-front = Перед судоку
place-back = У кінці
place-before = Перед розділом «{ $section }»
title-text-contents = Показати у змісті
template-classic-6x9 = Класична книжка
template-classic-6x9-is = 120 судоку від легких до складних, 6 × 9 дюймів
template-large-print-8-5x11 = Великий шрифт
template-large-print-8-5x11-is = 80 судоку, по одному на сторінці, 8,5 × 11 дюймів
template-three-hundred = 300 судоку
template-three-hundred-is = 300 судоку чотирьох рівнів, по два на сторінці, 6 × 9 дюймів
template-thousand = 1000 судоку
template-thousand-is = 1000 судоку чотирьох рівнів, по шість на сторінці, 8,5 × 11 дюймів
template-bold-and-easy = Великі й легкі
template-bold-and-easy-is = 60 легких судоку дуже великим шрифтом, на спіралі, 8,5 × 11 дюймів
template-pocket-5x8 = Кишенькова книжка
template-pocket-5x8-is = 150 судоку п’яти рівнів, по одному на сторінці, 5 × 8 дюймів
template-a4-worksheets = Аркуші
template-a4-worksheets-is = Шість судоку на аркуші A4, для класу чи гуртка
template-kids = Для дітей
template-kids-is = Малі сітки, великі цифри й тварини для розфарбовування, 8,5 × 11 дюймів
template-kids-pictures = Для малят
template-kids-pictures-is = Фігури замість цифр, 8,5 × 11 дюймів
template-giants = Велетні
template-giants-is = Сітки 12 × 12 і 16 × 16, 8,5 × 11 дюймів
template-wordoku = Слова
template-wordoku-is = Літери замість цифр і слово в кожному розв’язку, 7 × 10 дюймів
template-variants = Різновиди
template-variants-is = Діагональні, фігурні, віндоку й кілер, 7 × 10 дюймів
template-variety = Журнал головоломок
template-variety-is = Дев’ятнадцять видів головоломок, 8,5 × 11 дюймів
template-samurai = Самурай
template-samurai-is = 60 судоку з п’яти сіток, що накладаються, по одному на сторінці, 8,5 × 11 дюймів
template-calcudoku = Калькудоку
template-calcudoku-is = 100 головоломок з арифметикою в рамках, від 4 × 4 до 9 × 9, 6 × 9 дюймів
template-travel-booklet = Дорожній зошит
template-travel-booklet-is = 40 судоку, щоб удома надрукувати на A4, скласти й скріпити
template-tablet = Планшет
template-tablet-is = 60 судоку для reMarkable, Kindle Scribe та інших планшетів
template-newspaper = Газета
template-newspaper-is = Щоденна рубрика газети; її файли створює команда gridpress daily
template-sampler = Збірка зразків
template-sampler-is = По розділу на кожен вид судоку, щоб копіювати звідси
dock-listing = Магазин
copy = Копіювати
count-puzzles =
    { $count ->
        [one] { $count } судоку
        [few] { $count } судоку
        [many] { $count } судоку
       *[other] { $count } судоку
    }
part-listing = Тексти для магазину
making-listing = Створюємо тексти й зображення для магазину…
finished-listing = Тексти й зображення для магазину готові.
failed-listing = Тексти й зображення для магазину не створено.
shop = Опис у магазині
shop-is = Скопіюйте ці тексти у форму Amazon KDP чи іншого магазину. Їх складено за вашою книжкою, її мовою.
shop-count = { $used } з { $most } символів
shop-volume = том { $volume }
shop-headline = Заголовок
shop-headline-is = Рядок над описом і на першому зображенні.
shop-description = Опис
shop-description-is = Увесь опис, замість наведеного вище.
shop-keywords = Ключові слова
shop-keywords-is = Сім полів, кожне до 50 символів. Без назв магазинів і без того, що вже є в назві.
shop-categories = Категорія
shop-categories-is = Щонайбільше три.
shop-audience = Читачі
shop-audience-is = До кого звертаються тексти.
audience-adults = Дорослі
audience-children = Діти
audience-seniors = Літні люди
shop-contributors = Співавтори
shop-contributors-is = Крім автора, наприклад «illustrator: Ann Lee», через кому.
shop-ai_content = Ваша відповідь про ШІ
shop-ai_content-is = Про ваші власні тексти, зображення та судоку.
shop-ai = Відповідь про вміст, створений ШІ
shop-facts = Відомості
shop-change = Змінити ці тексти
shop-change-is = Те, що ви впишете тут, замінить тексти вище. Щоб повернути їх, лишіть поле порожнім.
shop-write = Створити тексти й зображення
shop-write-is = Створює також зображення: передню сторону, чотири банери для опису та погляд усередину.
group-class = Аркуші для класу
title-worksheet-names = Імена учнів
help-worksheet-names = По одному в рядку; кожен учень отримує аркуш.
title-worksheet-copies = Кількість аркушів
help-worksheet-copies = Аркуші понад кількість імен мають порожній рядок для імені.
title-worksheet-same = Однакові судоку для всіх
title-worksheet-date = Дата
help-worksheet-date = Лишіть порожнім, щоб був рядок для заповнення.
title-worksheet-cut_outs = Цифри для вирізання
help-worksheet-cut_outs = Сторінка з ними після кожного аркуша, для початківців.
title-worksheet-codes = Коди для пошуку відповідей
template-worksheet = Набір для класу
template-worksheet-is = Аркуш для кожного учня та відповіді для вчителя
table-listing = Опис у магазині
table-worksheet = Аркуші для класу
table- = Книжка
table-series = Серія
table-section = Розділи
table-text = Сторінки тексту
table-front = Сторінки на початку
table-back = Сторінки в кінці
table-type = Шрифти
table-puzzle = Навколо кожного судоку
table-grid = Сітки
key-isbn = ISBN
key-id = Постійна назва
