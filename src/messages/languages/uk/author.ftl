# Texts for authors; see en/author.ftl.

rule-trim = Формат сторінки
rule-page-count = Кількість сторінок
rule-even-pages = Парна кількість сторінок
rule-inside-margin = Внутрішнє поле
rule-outer-margins = Інші поля
rule-bleed-size = Ширина вильоту
rule-bleed = Фарба за краєм сторінки
rule-type-size = Розмір шрифту
rule-rule-weight = Товщина ліній
rule-reversed-type = Білий шрифт на чорному
rule-reversed-rules = Білі лінії на чорному
rule-shrunk-cells = Клітинки на звуженій сторінці
rule-tints = Світлі відтінки сірого
rule-pictures = Чіткість зображень
rule-blank-pages = Порожні сторінки поспіль
rule-blank-end = Порожні сторінки в кінці
rule-last-page = Остання сторінка
rule-font-licence = Ліцензії шрифтів
rule-links = Посилання й закладки
rule-profile = Вид PDF
rule-transparency = Прозорість
rule-file-size = Розмір файлу
rule-fonts-embedded = Шрифти у файлі
rule-black-only = Лише чорна фарба
rule-colours = Кольори сторінок
rule-ink = Фарба на сторінках
rule-colour-contrast = Контраст кольорів
rule-colour-printing = Друк у кольорі
rule-grid-size = Розмір сіток
rule-cell-size = Розмір клітинок
rule-overlapping-cell-size = Клітинки накладених сіток
rule-small-type = Дрібний шрифт
rule-contrast = Контраст
rule-many-blanks = Багато порожніх сторінок
rule-gutter = Внутрішнє поле
rule-order = Порядок рівнів
rule-own-texts = Власні тексти
rule-engine = Генератор судоку
rule-digits = Цифри в судоку
rule-answer-digits = Цифри у відповідях
rule-cells = Клітинки для цих читачів
rule-words = Текст для цих читачів
rule-puzzles-on-a-page = Судоку на сторінці
rule-promised-puzzles = Обіцяна кількість судоку
rule-puzzles-printed = Кожне судоку надруковано
rule-answers-printed = Кожну відповідь надруковано
rule-one-solution = Один розв’язок
rule-honest-levels = Надруковані рівні
rule-no-twins = Жодне судоку двічі
rule-unconfirmed = Непідтверджене число
rule-cover = Обкладинка
rule-cover-size = Розмір обкладинки
rule-cover-fonts = Шрифти обкладинки
rule-cover-transparency = Прозорість обкладинки
rule-cover-colours = Кольори обкладинки
rule-cover-ink = Фарба на обкладинці
rule-cover-profile = Вид PDF обкладинки
rule-cover-clear = Краї та згини обкладинки
rule-cover-type = Розмір шрифту на обкладинці
rule-cover-rules = Товщина ліній на обкладинці
rule-cover-visible = На обкладинці все видно
printer-barnes-noble = Barnes & Noble Press, чорна фарба
printer-bod = BoD, м’яка обкладинка, чорна фарба
printer-home = домашній принтер
printer-ingramspark = IngramSpark, м’яка обкладинка
printer-kdp-hardcover = Amazon KDP, тверда обкладинка, чорна фарба
printer-kdp-hardcover-color = Amazon KDP, тверда обкладинка, кольорова фарба
printer-kdp-paperback-color = Amazon KDP, м’яка обкладинка, кольорова фарба
printer-kdp-paperback-cream = Amazon KDP, м’яка обкладинка, чорна фарба на кремовому папері
printer-kdp-paperback-groundwood = Amazon KDP, м’яка обкладинка, чорна фарба на газетному папері
printer-kdp-paperback-white = Amazon KDP, м’яка обкладинка, чорна фарба на білому папері
printer-large-print = великий шрифт
printer-lulu = Lulu, м’яка обкладинка
printer-lulu-coil = Lulu, пружина
printer-lulu-hardcover = Lulu, тверда обкладинка
printer-newspaper = газета, чорна фарба
value = { $value }
joined = { $first }; { $second }
and-more = { $shown } і ще { $count }
sides = { $width } × { $height }
none = немає
some = є
everything = усе
at-most = не більше ніж { $most }
or-more = не менше ніж { $least }
or-none = { $value } або нічого
percent = { $percent } %
set-to = установіть { $setting } на { $value }
set-auto = установіть { $setting } на «auto»
set-or-more = установіть { $setting } не менше ніж на { $value }
one-of = один із форматів: { $sizes }
one-of-or-between = один із форматів: { $sizes }; або від { $least } до { $most }
choose-size = виберіть один із цих форматів у { $setting }
pages = { $count ->
    [one] { $count } сторінка
    [few] { $count } сторінки
    [many] { $count } сторінок
   *[other] { $count } сторінки
}
page-range = від { $least } до { $most } за цього формату
page-range-on-paper = від { $least } до { $most } за цього формату на папері «{ $paper }»
more-pages = друкуйте менше судоку на сторінці або додайте судоку
fewer-pages = друкуйте більше судоку на сторінці, виберіть більший формат або поділіть книжку на два томи
multiple-of = кратне числу { $number }
add-page = додайте сторінку, наприклад авторських прав або для нотаток
ink-from-bind = фарба за { $distance } від корінця
margin-for-pages = { $distance } у книжці з кількістю сторінок { $pages }
ink-from-edge = фарба за { $distance } від краю
margin-with-folios = { $distance }, зокрема для номерів сторінок
widen-margins = розширте { $setting } або виберіть «auto»
ink-over-edge = фарба на { $distance } за краєм сторінки
no-ink-over-edge = немає фарби за краєм сторінки
bleed-where-ink = { $distance } там, де фарба виходить за край
extend-ink = доведіть фарбу біля краю до кінця вильоту й установіть { $setting }
no-type = немає шрифту
size-in-text = { $size } у «{ $text }»
fewer-grids = друкуйте менше сіток на сторінці або виберіть більший формат
no-lines = немає ліній
no-white-type = немає білого шрифту
or-more-white = не менше ніж { $least }, біле на чорному
no-white-type-design = виберіть оформлення без білого шрифту або більший шрифт
no-white-lines = немає білих ліній
no-white-lines-design = виберіть оформлення без білих ліній
no-grids = немає сіток
wide = ширина { $value }
or-more-shrunk = не менше ніж { $least }, коли сторінка звузиться до { $percent } %
black-without-greys = лише чорне: сіре заливається або зникає
percent-or-more = не менше ніж { $percent } %
no-greys = немає сірого
darker-grey = виберіть темніше сіре або жодного
no-pictures = немає зображень
pixels-per-inch = { $pixels } dpi
more-pixels = візьміть зображення з більшою кількістю пікселів або надрукуйте його меншим
in-a-row = { $count } поспіль
at-most-in-a-row = не більше ніж { $count } поспіль
remove-blanks = приберіть те, що спричиняє порожні сторінки
at-end = { $count } у кінці
at-most-at-end = не більше ніж { $count } у кінці
remove-blanks-at-end = приберіть кілька порожніх сторінок у кінці
page-is-blank = вона порожня
page-is-printed = вона з друком
blank-last-page = порожня остання сторінка; друкарня її додає
extra-page = нічого, якщо зайва сторінка в кінці не заважає
font-forbidden = { $font }: { $why }
font-not-embeddable = його не можна вбудовувати
font-whole-only = його можна вбудувати лише повністю
font-bitmaps-only = можна вбудувати лише його растрові зображення
fonts-embeddable = { $count ->
    [one] { $count } шрифт, який можна вбудувати
    [few] { $count } шрифти, які можна вбудувати
    [many] { $count } шрифтів, які можна вбудувати
   *[other] { $count } шрифту, який можна вбудувати
}
embeddable-fonts = шрифти, які можна вбудовувати частково
other-font = виберіть інший шрифт або попросіть у власника такий, що можна вбудувати
pdf-profile = вид «{ $profile }»
set-profile = установіть { $setting } на «{ $profile }» або залиште порожнім
links-and-bookmarks = { $links ->
    [one] { $links } посилання
    [few] { $links } посилання
    [many] { $links } посилань
   *[other] { $links } посилання
}, { $bookmarks ->
    [one] { $bookmarks } закладка
    [few] { $bookmarks } закладки
    [many] { $bookmarks } закладок
   *[other] { $bookmarks } закладки
}
no-links = без посилань і закладок
remove-transparent = приберіть прозорі частини
split-book = поділіть книжку на два томи
fonts-embedded = { $count ->
    [one] { $count } вбудований шрифт
    [few] { $count } вбудовані шрифти
    [many] { $count } вбудованих шрифтів
   *[other] { $count } вбудованого шрифту
}
fonts-not-embedded = не вбудовано: { $fonts }
all-fonts-embedded = усі шрифти вбудовано
report-fonts = повідомте про це: gridpress вбудовує всі шрифти
black-and-greys = чорне й сіре
black-greys-and = чорне, сіре й { $colours }
only-black = лише чорне й сіре, у DeviceGray
report-black = повідомте про це: gridpress використовує лише DeviceGray
pages-in-colour = кольорові сторінки
name-colour-printer = укажіть у { $setting } друкарню кольорових сторінок, наприклад { $printers }; або вилучіть { $colour }
report-colour-pages = повідомте про це: gridpress сам вибирає кольори сторінок
source-printer = { $printer }, { $date }: { $phrase }
source-printer-pages = { $printer }, { $date }: { $phrase }: { $pages }
printers-own-page = сайт друкарні
third-parties = інші джерела
not-confirmed = не підтверджено
source-font = дозволи у шрифті (OS/2 fsType)
source-every-printer = кожна друкарня
source-black = усі друкарні чорно-білих книжок
source-readers = часті скарги читачів
source-template = хто починає із шаблону, має те саме
source-texts = тексти книжки й обкладинки
source-cover = обкладинки друкарні й тексти на цій обкладинці
source-spines = дані друкарні про корінець і виліт
source-buyers = покупці та сканери штрихкодів
unconfirmed = не підтверджено: { $subject }
confirmed-number = число, підтверджене друкарнею
compare-number = перед надсиланням звірте його із сайтом або шаблоном друкарні
page-sizes = формати сторінок
bind-margin = поле біля корінця
other-margins = інші поля
bleed-amount = виліт
page-limits = межі кількості сторінок
least-type = найдрібніший шрифт
least-line = найтонша лінія
spine-width = ширина корінця ({ $parts })
spine-table = таблиця за кількістю сторінок
thickness-of-paper = { $thickness } на 1000 сторінок паперу «{ $paper }»
thickness-of-cover = { $thickness } на обкладинку
sheet-size = розмір аркуша ({ $added })
sheet-size-at-trim = розмір аркуша за цього формату ({ $added })
sheet-added = на { $sides } більше з кожного боку, на { $ends } зверху й знизу
unconfirmed-at-trim = { $source }; за цього формату не підтверджено
ink-on-cover = фарба на обкладинці (не більше ніж { $percent } %)
no-grids-of-nine = немає сіток із дев’ятьма клітинками
fewer-puzzles = друкуйте менше судоку на сторінці
fewer-puzzles-or-larger = друкуйте менше судоку на сторінці або виберіть більший формат
one-such-puzzle = друкуйте одне таке судоку на сторінці або виберіть більший формат
or-more-for-candidates = не менше ніж { $least }, для п’яти кандидатів
no-words = немає слів
larger-type = виберіть більший шрифт або більший формат
no-type-on-grey = немає шрифту на сірому
type-on-grey = шрифт на сірому { $percent } %
lighter-below-type = під шрифтом сіре { $percent } % або світліше
lighter-grey = виберіть світліше сіре
blank-of-pages = порожні сторінки: { $count } із { $pages }
at-most-one-in = не більше ніж одна на { $count }
fewer-openers = приберіть назви малих розділів, бо їхні перші сторінки починаються справа
order-falls = розділ «{ $after }» має рівень «{ $easier }», а попередній «{ $before }» — «{ $harder }»
order-rises = рівні зростають від розділу до розділу
easy-to-hard = розділи від легких до складних
easier-first = поставте легший розділ першим, якщо книжка не має частин
larger-cells = вужчі поля або більший формат, з одним судоку на сторінці
large-print-design = виберіть оформлення «Великий шрифт»
texts-of-your-own = власна назва, автор, авторські права й зерно
none-of-template = нічого із шаблону
template-in-english = тексти шаблону ще англійською в книжці мовою «{ $language }»: { $settings }
translate-texts = перекладіть їх або напишіть власні
title-of-template = назва «{ $title }» — із шаблону
choose-title = виберіть власну: { $setting }
no-author = книжка не має автора, якого показують титул, обкладинка й магазини
add-name = додайте своє ім’я: { $setting }
nobody-in-copyright = сторінка авторських прав нікого не називає, бо книжка не має автора
name-of-template = «{ $name }» у { $setting } — ім’я із шаблону
name-holder = назвіть там власника прав
seed-of-template = зерно «{ $seed }» належить вбудованій книжці, тож інші мають ті самі судоку
choose-seed = виберіть таке, якого більше ні в кого немає: { $setting }
count-of-puzzles = { $count ->
    [one] { $count } судоку
    [few] { $count } судоку
    [many] { $count } судоку
   *[other] { $count } судоку
}
puzzles-of-level = { $count ->
    [one] { $count } судоку рівня «{ $level }»
    [few] { $count } судоку рівня «{ $level }»
    [many] { $count } судоку рівня «{ $level }»
   *[other] { $count } судоку рівня «{ $level }»
}
no-promises = кількість не обіцяно
promises-kept = { $count ->
    [one] { $count } обіцянку виконано
    [few] { $count } обіцянки виконано
    [many] { $count } обіцянок виконано
   *[other] { $count } обіцянки виконано
}
as-many-as-promised = стільки судоку, скільки обіцяють назви
promised = { $promise }; див.: { $place }
promised-in-text = { $count }; див.: { $place } «{ $text }»
change-count = змініть { $setting } або число, яке стоїть тут: { $place }
in-title = назва
in-subtitle = підзаголовок
in-section-title = назва розділу
in-badge = плашка на обкладинці
in-blurb = текст на звороті
printed = { $what ->
    [answers] відповіді: { $count }
   *[puzzles] судоку: { $count }
}, { $often }
printed-in-place = { $what ->
    [answers] відповіді: { $count }
   *[puzzles] судоку: { $count }
}, { $often } і на своїй сторінці
each-once = кожне один раз
each-on-sheets = кожне на аркушах: { $count }
each-in-group = кожне на аркушах своєї групи
misplaced = бракує, повторюється або не на місці: номери { $numbers }
report-printed = повідомте про це: gridpress друкує кожне один раз
with-one-solution = з одним розв’язком: { $count }
wrong-numbers = хибні: номери { $numbers }
undecided-numbers = не з’ясовано: номери { $numbers }
rules-in-words = але файли розділів { $sections } містять правила словами
exactly-one-solution = кожне має рівно один розв’язок, такий як надрукований
report-solutions = повідомте про це, якщо судоку не ваші власні: для власних укажіть правила як варіант або приберіть слова з файлу
levels-as-rated = { $count ->
    [one] { $count } рівень відповідає оцінці
    [few] { $count } рівні відповідають оцінці
    [many] { $count } рівнів відповідають оцінці
   *[other] { $count } рівня відповідає оцінці
}
other-levels = під іншим рівнем: { $count } із { $all }, номери { $numbers }; номер { $number } має рівень «{ $level }»
levels-of-grade = надрукований рівень — той, який gridpress надає судоку
change-levels = приберіть межі, що їх допускають (`removed`, `technique` і `score` рівня чи розділу або старіший генератор), або дайте рівню власну назву
no-duplicates = немає повторів
pair = { $one } і { $other }
duplicates = повторюють інше: { $count } із { $all }, номери { $numbers }
no-equivalents = жодні два судоку не однакові після повороту, віддзеркалення чи заміни цифр
fewer-or-other-puzzles = просіть менше судоку, інший рівень або інший розмір
unknown-thickness = немає обкладинки: товщина паперу «{ $paper }» невідома
known-thickness = відома товщина паперу, щоб обчислити ширину корінця
set-thickness = установіть { $setting } на значення із шаблону або калькулятора друкарні
possible-cover = обкладинка, яку можна зробити
cover-details = подробиці: { $command }
no-page = немає сторінки
report-cover-size = повідомте про це: gridpress робить обкладинки саме такого розміру
report-transparency = повідомте про це: gridpress не малює нічого прозорого
only-colours = лише { $colours }
report-colours = повідомте про це: gridpress використовує один колірний простір на всій обкладинці
up-to-percent = до { $percent } %
ink-at-most = не більше ніж { $percent } % усіх фарб разом
lighter-palette = виберіть світліші кольори в { $setting }
no-pdfx = немає PDF/X
report-pdfx = повідомте про це: gridpress записує такі обкладинки як PDF/X-1a
nothing-cut-off = нічого, що могло б бути відрізане
reaches-edge = { $mark }: заходить на { $distance } у зону, що має бути вільною
mark-line = лінія
mark-shape = фігура
mark-picture = зображення
clear-of-edges = { $distance } вільно вздовж країв і згинів
clear-of-edges-and-spine = { $distance } вільно вздовж країв і згинів та { $hinge } від корінця
other-cover-design = виберіть інше оформлення обкладинки або скоротіть її тексти
less-on-cover = менше зразків судоку, інше судоку або інше оформлення обкладинки
not-size-of-cover = сторінка не має розміру обкладинки
the-title = назва
the-subtitle = підзаголовок
the-author = автор
the-series-line = рядок серії
a-badge = плашка
the-number = кількість судоку
the-publisher = видавець
the-price = ціна
the-blurb = текст на звороті
the-isbn = ISBN над штрихкодом
the-barcode-digits = цифри під штрихкодом
the-spine-text = текст на корінці
the-spine-author = автор на корінці
text-missing = бракує: { $text }
text-unseen = не видно: { $text }
text-half-seen = видно не повністю: { $text }; закриті літери: { $count } із { $all }
front-figures-unseen = цифри й суми головоломки на лицьовому боці, яких не прочитати: { $count } із { $all }
front-figures-few = цифр і сум головоломки на лицьовому боці лише { $count }, тож ніхто її не впізнає
barcode-unreadable = штрихкод неможливо прочитати
other-barcode = у штрихкоді { $digits }, а ISBN — { $isbn }
short-barcode = видно лише { $height } висоти смуг; сканерам потрібно { $least }
broken-barcode = смуги штрихкоду перервано
all-visible = видимий штрихкод і видимі тексти
report-visible = повідомте про це, а поки що візьміть інше оформлення або інші кольори
malformed-request = недійсний запит
in-line = { $file }, рядок { $line }: { $words }
starting = початок
bug = gridpress не впорався через помилку в програмі
no-book-yet = книжки ще немає: почніть із шаблону
already-making = щось уже створюється; зачекайте, доки завершиться
nothing-to-undo = нема чого скасовувати
nothing-to-redo = нема чого повторювати
already-exists = «{ $file }» уже існує; нічого не записано
changed-elsewhere = «{ $file }» тим часом змінено деінде; нічого не записано
removed-elsewhere = «{ $file }» тим часом видалено; нічого не записано
unusable-file = «{ $file }» не можна використати: { $why }
too-many-files = забагато файлів «{ $name }»
no-such-text = книжка не має тексту «{ $path }»
cannot-read = не вдається прочитати «{ $path }»: { $why }
neither-picture-nor-font = це не зображення (PNG, JPEG, SVG) і не шрифт (TrueType, OpenType)
series-without-name = серія ще не має назви, за якою знаходять її томи: спершу назвіть її
volume-not-made = судоку цього тому ще не визначено: спершу створіть його файли
edit-not-toml = файл — не правильний TOML; спершу виправте його в редакторі
edit-not-found = книжка не має такого налаштування
titles-too-long = назва й підзаголовок мають разом { $length } символів; Amazon приймає не більше ніж { $most }
shorten-subtitle = скоротіть підзаголовок
description-too-long = опис має { $length } символів; Amazon приймає не більше ніж { $most }
shorten-description = скоротіть текст на звороті або напишіть опис для магазину
advertisement-in-title = { $setting } містить «{ $phrase }»: магазини відхиляють рекламу в назвах
leave-out-of-title = приберіть це, якщо без нього назва не стане хибною
title-of-keywords = { $setting } схоже на список ключових слів, а такі магазини відхиляють
move-keywords = перенесіть ключові слова в їхні поля
repeated-keyword = слово «{ $word }» є в назві й підзаголовку стільки разів: { $count }; магазини вважають це накручуванням
use-once-or-twice = використайте його раз або двічі
keyword-in-name = { $setting } «{ $name }» містить «{ $keyword }»: магазини відхиляють ключові слова в іменах
choose-other-name = виберіть іншу назву або залиште, якщо вона справжня
address-in-description = опис містить «{ $sign }»: магазини відхиляють у ньому адреси
leave-addresses-out = приберіть адреси
advertisement-in-keyword = ключове слово «{ $keyword }» містить «{ $term }»: магазини відхиляють рекламу й назви магазинів
describe-book = опишіть натомість книжку
no-title-page = книжка не має титулу, з яким магазин міг би порівняти дані
add-title-page = увімкніть його: { $setting }
not-on-first-pages = { $setting } «{ $name }» немає на перших сторінках книжки
compared-with-title-page = магазини порівнюють це слово в слово з титулом
compare-picture = перевірте самі, чи це видно на зображенні
not-on-front = { $setting } «{ $name }» немає на передній стороні обкладинки
two-publishers = обкладинка називає видавця «{ $publisher }», а титул — «{ $imprint }»
agree-or-leave-publisher = узгодьте їх або приберіть видавця
imprint-not-on-cover = видавця «{ $imprint }» немає на обкладинці
same-publisher = установіть { $setting } на ту саму назву
other-spine = на корінці «{ $text }», а назва — «{ $title }»
title-on-spine = магазини порівнюють назву на корінці й спереду: увімкніть { $setting } або візьміть частину назви
line-without-series = обкладинка має рядок серії «{ $line }», а книжка серії не називає
name-series = установіть { $setting } на назву серії або приберіть рядок
two-series = обкладинка має рядок серії «{ $line }», а титул — «{ $name }»
agree-or-leave-line = узгодьте їх або приберіть рядок з обкладинки
design-in-colour = виберіть кольорову обкладинку, яка друкує його над назвою
page-beyond-end = сторінки { $page } немає: кількість сторінок книжки — { $pages }
pages-from-first = укажіть сторінки книжки, рахуючи від першої
in-quotes = «{ $text }»
expected = очікується: { $expected }
expected-range = очікується: від { $low } до { $high }
expected-one-of = очікується одне з: { $names }
did-you-mean = можливо, «{ $name }»?
at-most-allowed = дозволено не більше ніж { $most }
a-text = текст
a-whole-number = ціле число
a-text-or-whole-number = текст або ціле число
a-fraction = дріб
true-or-false = так або ні
a-date = дата
a-list = список
a-length = довжина з одиницею
a-table = таблиця
a-list-of-tables = список таблиць
missing-key = бракує: { $setting }
wrong-type = { $setting } — це { $found }, а не { $expected }
value-is = { $setting }: { $value }
unknown-value = { $setting }: невідоме значення «{ $value }»
empty-text = { $setting }: поле порожнє
leave-out-for-none = приберіть це, якщо тексту не має бути
line-break-in-text = { $setting } містить розрив рядка або керівний символ
expected-one-line = очікується один рядок тексту
not-a-length = { $setting } — не довжина: «{ $value }»
lengths-need-units = довжини потребують одиниці: in, mm, cm або pt, як-от 12mm
lengths-need-units-or = довжини потребують одиниці: in, mm, cm або pt, як-от 12mm; або напишіть { $other }
decimal-point = ставте десяткову крапку, а не кому
length-no-number = це не число з одиницею
length-no-unit = бракує одиниці
length-unknown-unit = невідома одиниця «{ $unit }»
length-too-long = довше ніж 200in
not-a-date = { $setting } — не дата: «{ $value }»
expected-year-month-day = очікується: рік-місяць-день
line-too-long = рядок тексту задовгий для друку
too-many-characters = символів: { $length }; дозволено не більше ніж { $most }
text-too-long-for = { $setting }: текст задовгий ({ $room })
control-character = { $setting } містить керівний символ
expected-text-and-breaks = очікуються текст і розриви рядків
missing-glyph = жоден шрифт не має символу «{ $character }» ({ $code }); вибраний шрифт: { $font }
cannot-be-printed = цей текст не можна надрукувати
choose-font-with = виберіть шрифт, який його має
paths-are-relative = шляхи рахуються від теки книжки
no-sections = книжка без судоку: бракує { $section }
no-effect-on-own-puzzles = { $setting } не впливає на судоку з файлу
not-an-isbn = «{ $text }» — не ISBN
isbn-as-given = запишіть його як 978-3-16-148410-0, так, як дала агенція
old-isbn = це старий ISBN із десяти цифр; із тринадцяти він такий: { $isbn }
isbn-wrong-character = «{ $character }» — не цифра, не пробіл і не дефіс
isbn-length = у ньому { $count ->
    [0] немає цифр
    [one] { $count } цифра
    [few] { $count } цифри
    [many] { $count } цифр
   *[other] { $count } цифри
}, а в ISBN їх 13
isbn-prefix = ISBN починається з 978 або 979
isbn-check-digit = остання цифра має бути { $digit }, або хибна інша цифра
margins-too-wide = поля лишають замало ширини для вмісту сторінки
margins-too-high = поля лишають замало висоти для вмісту сторінки
margins-leave = із { $whole } лишається { $left }
leave-between-margins = залиште між ними щонайменше { $least }
paper-out-of-range = формат поза межами
sides-of-paper = кожна сторона — від 2in до 40in
not-a-paper-size = { $setting } — не формат: «{ $value }»
both-sides-with-unit = запишіть обидві сторони з одиницею, як-от 6x9in або 210x297mm
unknown-paper-size = невідомий формат «{ $value }»
expected-name-or-sides = очікується назва або ширина x висота
name-or-two-sides = запишіть назву, як-от a5 чи letter, або дві сторони, як-от 6x9in
illegible-type = шрифт кольору { $ink } не читається на { $ground }
contrast-expected = їхній контраст — { $contrast } до 1; потрібно щонайменше { $least }
darker-or-lighter = перший колір — тло, другий — шрифт: затемніть один або освітліть інший
level-not-offered = рівня «{ $level }» немає для виду «{ $kind }» із симетрією «{ $symmetry }»
expected-offered-level = виберіть рівень, який є
nearest-level = найближчий — «{ $nearest }»; є такі рівні: { $levels }
other-symmetry = виберіть іншу симетрію або інші варіанти чи сітки
unusable-picture = зображення «{ $file }» не можна використати
png-or-jpeg-beside-book = очікується файл PNG або JPEG поруч із книжкою
png-jpeg-or-svg-beside-book = очікується файл PNG, JPEG або SVG поруч із книжкою
neither-png-nor-jpeg = це не PNG і не JPEG
neither-png-jpeg-nor-svg = це не PNG, не JPEG і не SVG
damaged-file = файл пошкоджено: { $why }
too-many-pixels = у ньому { $width } × { $height } пікселів (мільйонів: { $millions }); дозволено не більше ніж { $most } мільйонів
invisible-picture = його не було б видно: воно все біле або майже біле
with-design = { $setting } з оформленням «{ $design }»
plain-has-no-colours = проста обкладинка не має кольорів
choose-colour-design = виберіть кольорову обкладинку
no-own-picture = власного зображення немає
add-picture = додайте його: { $setting }
picture-design-without-picture = оформлення з вашим зображенням, але без зображення
no-picture-named = зображення не вказано
design-draws-own = це оформлення малює власне зображення
set-picture-design = виберіть «Ваше зображення» у { $setting } або приберіть зображення
too-many-badges = { $setting }: плашок { $count }
crowded-front = більше переповнило б передню сторону
badge-too-long = плашка задовга, щоб прочитати її одним поглядом
two-or-three-words = скоротіть її до двох або трьох слів
cannot-read-font = не вдається прочитати шрифт «{ $file }»
use-font-file = візьміть файл .ttf або .otf чи вбудований шрифт
this-font = цей шрифт
coarse-cover-picture = зображення обкладинки «{ $file }» має { $resolution } dpi; для доброго друку потрібно щонайменше { $least }
needed-pixels = воно заповнює { $width } × { $height }, тож потребує щонайменше { $across } × { $down } пікселів
cannot-read-text = не вдається прочитати текст «{ $file }»
page-without-content = сторінка без вмісту
nothing-to-print = нічого в цьому файлі не можна надрукувати
page-without-title = сторінка без назви для змісту
no-first-level-heading = її текст не має заголовка першого рівня
add-text-title = додайте її: { $setting }
code-on-page = блок коду на сторінці тексту
table-on-page = таблиця на сторінці тексту
footnote-on-page = виноска на сторінці тексту
metadata-on-page = блок метаданих на сторінці тексту
unsupported-on-page = непідтримуваний Markdown на сторінці тексту
this-cannot-be-printed = це не можна надрукувати
put-title-in-book = поставте назву в налаштуваннях: { $setting }
four-spaces-are-code = рядки, що починаються з чотирьох пробілів, — це код, якого сторінки не мають
supported-markdown = сторінки мають заголовки, абзаци, виділення, списки, цитати, лінії, посилання й зображення
footnote-or-box-on-page = виноска або прапорець на сторінці тексту
html-on-page = HTML на сторінці тексту
this-is-html = це HTML
markdown-for-html = запишіть це в Markdown або приберіть; окремий `<` запишіть як `\<`
nested-too-deeply = це вкладено надто глибоко
move-it-out = винесіть це
line-in-list = лінія в списку або цитаті
quotation-in-list = цитата в списку або цитаті
heading-in-list = заголовок у списку або цитаті
picture-in-list = зображення в списку або цитаті
heading-of-level = заголовок рівня { $level }
third-is-deepest = третій рівень — найглибший
picture-in-heading = зображення в заголовку
expected-only-text = очікується лише текст
empty-heading = порожній заголовок
third-list = список у списку в списку
two-lists-deep = списки вкладаються на два рівні
empty-item = порожній пункт списку
width-of-picture = «{ $width }» як ширина зображення
widths-of-pictures = очікується від { $least } до { $most } %, як-от {"{"}60%{"}"}
picture-in-paragraph = зображення всередині абзацу
text-or-picture = очікується текст або зображення
separate-paragraph = поставте його в окремий абзац, між порожніми рядками
too-few-pixels = зображення «{ $file }» має замало пікселів, щоб заповнити сторінку
printed-smaller = було б { $resolution } dpi, тож воно друкується лише { $width } завширшки
picture-from-web = зображення з мережі
expected-file = очікується файл
put-file-beside = покладіть файл поруч із книжкою й укажіть його тут
pictures-of-text = підтримуються PNG і JPEG; шляхи рахуються від теки цього тексту
cannot-read-puzzles = не вдається прочитати судоку «{ $file }»
expected-file-of-puzzles = очікується текстовий файл із судоку
print-first-puzzles = обмежте їхню кількість, щоб надрукувати перші, або зробіть кілька книжок
digits-from-zero = судоку рахують цифри від 0
printed-from-one = вони друкуються від 1, якщо розділ не має власних символів, як-от 0-F
fewer-in-file = { $setting } — { $most }, але у файлі судоку менше
file-has-puzzles = у «{ $file }» їх { $count }
leave-count-out = залиште { $setting } порожнім, щоб надрукувати всі
file-without-puzzles = «{ $file }» не містить судоку
expected-puzzles = очікуються рядки з 81 клітинки, сітки з 9 рядків, JSON…
other-kind = судоку виду «{ $other }» серед інших виду «{ $kind }»
first-that-differs = перше, що відрізняється
one-kind-per-section = розділ має судоку одного виду; перенесіть це в інший розділ
full-puzzle = судоку без порожньої клітинки
nothing-to-solve = розв’язувати вже нічого
unproved-puzzle = не вдається довести, що судоку має один розв’язок
search-gave-up = пошук припинено; судоку потребує більше даних цифр
no-solution = судоку без розв’язку
cannot-be-completed = жодні цифри його не доповнять
several-solutions = судоку з кількома розв’язками
needs-more-givens = судоку потребує більше даних цифр
one-solution-is = один розв’язок: { $one }
another-solution-is = інший розв’язок: { $other }
same-puzzle-twice = двічі те саме судоку
same-as = те саме, що в { $file }, рядок { $line }, або повернута, переставлена чи перенумерована копія
remove-one = приберіть одне з них
no-puzzle-in-text = у цьому тексті немає судоку
no-puzzle-of-code = немає судоку з таким кодом і таким зерном
puzzles-do-not-fit = { $setting } у розділі «{ $section }» не вміщується на сторінці
answers-do-not-fit = { $setting } не вміщується на сторінці
grids-too-small = сітки були б { $side } завширшки, а потребують { $least }
grids-with-answers = з відповідями сітки були б { $side } завширшки, а потребують { $least }
grids-for-candidates = сітки були б { $side } завширшки, а потребують { $least } для кандидатів
grids-for-cells = сітки були б { $side } завширшки, а потребують { $least } для клітинок { $cell }
larger-page-or-answers-elsewhere = візьміть більшу сторінку або вужчі поля чи поставте відповіді деінде: { $setting }
larger-page-or-less-around = візьміть більшу сторінку або вужчі поля чи друкуйте менше довкола сіток
larger-page-or-margins = візьміть більшу сторінку або вужчі поля
at-most-fit = на цій сторінці вміщується не більше ніж { $most }
qr-does-not-fit = QR-коди розділу «{ $section }» не вміщуються під сітками
qr-width = щоб телефон його прочитав, він має бути { $least } завширшки; сітки — { $side }
shorter-link-or-larger-page = скоротіть посилання або візьміть більшу сторінку
shorter-link-or-fewer-grids = скоротіть посилання або друкуйте на сторінці не більше ніж { $most } сіток
link-too-long = посилання розділу «{ $section }» задовге для QR-коду
length-with-values = зі своїми значеннями воно має символів: { $length }
leave-values-out = приберіть { $values }
lines-too-heavy = лінії не лишають місця для цифр у сітках розділу «{ $section }»
lines-too-heavy-in-answers = лінії не лишають місця для цифр у сітках відповідей
cells-and-lines = клітинки { $cell } завширшки, лінії { $thin } і { $thick }
lighter-lines = візьміть тонші лінії або друкуйте менше сіток на сторінці
regions-not-shown = фігурні судоку розділу «{ $section }» не показали б своїх ділянок
lines-are = лінії { $thin } і { $thick }
thicker-lines = зробіть товсті лінії вдвічі або втричі товщими за тонкі
page-too-small-for-walkthrough = сторінка замала для покрокового розв’язання судоку { $side } × { $side }
illegible-candidates = кандидати були б нечитабельні; візьміть більшу сторінку або інше судоку
no-room-for-text = на сторінці немає місця для тексту, що починається з «{ $start }»
shorten-or-larger = скоротіть його, друкуйте менше на сторінці або візьміть більшу
no-room-for-barcode = місце для штрихкоду замале для читабельних смуг
printers-barcode = залиште { $setting } порожнім і дайте друкарні поставити власний штрихкод
too-many-pages = кількість сторінок книжки — { $pages }; підтримується не більше ніж { $most }
too-many-pages-at-least = кількість сторінок книжки — щонайменше { $pages }; підтримується не більше ніж { $most }
more-on-page-or-several-books = друкуйте більше судоку на сторінці або зробіть кілька книжок
cover-without-printer = книжка не називає друкарні; обкладинці потрібні її правила й папір
name-printer = виберіть її: { $setting }
unknown-covers = обкладинки «{ $printer }» невідомі
covers-for = обкладинки можливі для: { $printers }
no-such-paper = «{ $printer }» не має паперу «{ $paper }»
papers-are = { $setting } — одне з: { $papers }
spine-without-thickness = товщина паперу «{ $paper }» («{ $printer }») невідома, тож невідома й ширина корінця
read-thickness = візьміть товщину 1000 сторінок із шаблону або калькулятора друкарні й укажіть її: { $setting }
not-bound = у книжці { $pages ->
    [one] { $pages } сторінка
    [few] { $pages } сторінки
    [many] { $pages } сторінок
   *[other] { $pages } сторінки
}; стільки ця друкарня не оправляє
printer-binds = { $printer }: від { $least } до { $most } сторінок { $size }
printer-binds-on-paper = { $printer }: від { $least } до { $most } сторінок { $size } на папері «{ $paper }»
cover-number-unconfirmed = число, від якого залежить обкладинка, не підтверджено: { $subject }
compare-cover = перед надсиланням звірте обкладинку із шаблоном друкарні; джерело числа: { $source }
in-this-section = у цьому розділі
repeating-puzzles = { $count ->
    [one] { $count } судоку повторює
    [few] { $count } судоку повторюють
    [many] { $count } судоку повторюють
   *[other] { $count } судоку повторюють
} інші: такого виду майже не лишилося
earlier-volumes-missing = попередні томи недоступні: «{ $file }» не прочитано
in-this-registry = там судоку попередніх томів
make-with-registry = створіть книжку з цим файлом
no-full-grid = за дозволений час не знайдено повної сітки виду «{ $kind }» для { $address }
perhaps-none-exists = можливо, її немає: виберіть інше розташування чи розмір або інші варіанти
no-puzzle-found = не знайдено судоку з { $requirements } для { $address }; спроб: { $attempts }
attempts-with-other-techniques = { $count ->
    [one] { $count } спроба прибрала
    [few] { $count } спроби прибрали
    [many] { $count } спроб прибрали
   *[other] { $count } спроби прибрали
} стільки клітинок, але потребували інших прийомів
attempts-with-other-times = { $count ->
    [one] { $count } спроба прибрала
    [few] { $count } спроби прибрали
    [many] { $count } спроб прибрали
   *[other] { $count } спроби прибрали
} стільки клітинок, але потребували інших прийомів або іншого часу
widen-steady = приберіть `steady` або розширте `technique`, тут чи в рівнях
widen-minutes = розширте `minutes` або `technique`, тут чи в рівнях
widen-technique = розширте `technique`, тут чи в рівнях
most-removed = із симетрією «{ $symmetry }» прибрано не більше ніж { $most } клітинок
easier-level = виберіть легший рівень або нехай прибирається менше клітинок
easier-level-or-symmetry = виберіть легший рівень, нехай прибирається менше клітинок, або відмовтеся від симетрії
all-in-earlier-volumes = усі судоку, витягнуті для { $address } ({ $count }), є в попередніх томах
last-drawn = останнє витягнуте — номер { $number } тому { $volume }
hardly-any-more = такого виду майже не лишилося: просіть менше судоку, інший рівень або інший розмір
in-earlier-volumes = { $count ->
    [one] { $address } є в попередньому томі: це
    [few] { $count } судоку є в попередніх томах; перше, { $address }, —
    [many] { $count } судоку є в попередніх томах; перше, { $address }, —
   *[other] { $count } судоку є в попередніх томах; перше, { $address }, —
} номер { $number } тому { $volume }
remove-or-keep = приберіть їх з їхнього файлу або залиште
other-level-than-named = { $count } із { $all } судоку не мають рівня «{ $level }» і позначені власним
level-by-technique = номер { $number } має рівень «{ $level }»: найскладніший прийом — { $technique }
no-repeats-in-series = жодне судоку з іншого тому не має повторитися
same-name-in-each-volume = дайте серії назву, ту саму в кожному томі
volume-missing = том { $volume } серії «{ $series }» не створено в цьому браузері, тож його судоку не уникнути
open-and-make-volume = відкрийте його проєкт і створіть файли або спершу відкрийте його з файлу
desk-in-browser = це газетна редакція, теку якої вебсторінка не може зберігати
add-section-or-daily = додайте розділ, щоб зробити тут книжку, або створюйте дні програмою: gridpress daily
cover-of-changed-book = обкладинка не підійшла б до { $file }: книжка змінилася; { $why }
make-book-again = спершу створіть книжку знову
no-lock-to-compare = немає файлу замка, з яким порівнювати
make-book-first = спершу створіть книжку
expected-one-lock = очікується один файл замка; знайдено: { $count }
add-lock = додайте файл, що закінчується на .lock, створений разом із книжкою
cannot-be-opened = не вдається відкрити файл: { $why }
choose-saved-project = виберіть проєкт, збережений тут як файл ZIP
not-a-project = у цьому файлі немає { $file }
step-puzzles = створення головоломок
step-layout = верстання сторінок
step-writing = запис сторінок
step-pictures = малювання зображень
made-file = { $file }: { $size }
checks-tell = перевірка каже, що змінити
made-book = { $puzzles }, { $pages }; зерно «{ $seed }»
made-listing = { $folder }: listing.html, listing.json, description.html і { $count ->
    [one] { $count } зображення
    [few] { $count } зображення
    [many] { $count } зображень
   *[other] { $count } зображення
}
made-cover = { $file }: { $width } × { $height }, кількість сторінок — { $pages }; ширина корінця — { $spine }
bare-spine = немає тексту на корінці: { $why }
no-barcode = немає штрихкоду, бо книжка не має { $setting }; його місце лишається вільним
spine-pages = друкарня приймає текст на корінці від { $least } сторінок, а в книжці їх { $pages }
spine-rule-unknown = вимога друкарні до тексту на корінці невідома
no-spine = ця оправа не має корінця
spine-too-narrow = корінець { $spine } лишає для тексту { $left }, а шрифт { $least } потребує { $needed }
spine-too-short = назва й автор шрифтом { $least } довші за { $length }
count-of-answers = { $count ->
    [one] { $count } відповідь
    [few] { $count } відповіді
    [many] { $count } відповідей
   *[other] { $count } відповіді
}
proved-seed = кожне судоку відтворено із зерна й коду
proved-solutions = { $puzzles }: кожне має рівно один розв’язок, той, що у файлі замка
proved-bytes = { $file }: тотожний після відтворення
proved-cover = { $file }: обкладинка (кількість сторінок — { $pages }), тотожна після відтворення
proved-proof = { $file }: проба обкладинки (кількість сторінок — { $pages }), тотожна після відтворення
proved-grids = прочитано зі сторінок: { $puzzles }, { $answers }; усе як у файлі замка
only-lock = PDF немає: перевірено лише файл замка

not-a-cell = «{ $sign }» не може стояти в клітинці
expected-digit-to = очікується цифра від 1 до { $last } або «.», «0», «_» чи «*» для порожньої клітинки
expected-letter-to = очікується знак від 1 до 9, від A до { $last } або «.», «0», «_» чи «*» для порожньої клітинки
expected-any-digit = очікується цифра від 1 до 9 (понад розмір 9 також літери від A) або «.», «0», «_» чи «*» для порожньої клітинки
too-many-cells = рядок, довший за { $most } клітинок
no-such-size = жодна сітка не має стільки
no-such-holes = жодна названа схема не має проміжків там, де стоїть «{ $hole }»
give-corners = кути інших схем укажіть як «grids», наприклад { $example }
line-of-cells = рядок із { $cells ->
    [one] { $cells } клітинки
    [few] { $cells } клітинок
    [many] { $cells } клітинок
   *[other] { $cells } клітинки
}
give-layout = укажіть схему сіток, що перекриваються, як «grids» або пишіть «{ $hole }» у кожному проміжку
expected-grid-or-row = жодна сітка не має стільки; очікуються всі клітинки сітки ({ $grids }) або одного її рядка ({ $rows })
surplus-cells = очікується клітинок: { $whole } або { $side } для рядка сітки; тут починаються зайві
missing-cells = очікується клітинок: { $whole } або { $side } для рядка сітки; тут їх бракує
cells-of-kind = очікується стільки клітинок, скільки має «{ $kind }»: { $whole }
row-of-kind = рядок { $row } виду «{ $kind }» має { $count ->
    [one] { $count } клітинку
    [few] { $count } клітинки
    [many] { $count } клітинок
   *[other] { $count } клітинки
} без проміжків («{ $hole }»); усе судоку в одному рядку має { $whole }
grid-ends = сітка закінчується після { $rows ->
    [one] { $rows } рядка
    [few] { $rows } рядків
    [many] { $rows } рядків
   *[other] { $rows } рядка
} з { $height }
expected-rows = очікується рядків: { $rows }, клітинок у кожному: { $cells }
misaligned-row = клітинки рядка { $row } не стоять у стовпцях виду «{ $kind }»
align-columns = очікується, що кожна клітинка стоїть під іншими свого стовпця, із пробілами або «{ $hole }» у проміжках
misplaced-digit = «{ $digit }» стоїть на місці іншої цифри
places-of-cell = у кожній клітинці стільки місць: { $side }, від 1 до { $side }
marks-of-size = кандидати сітки { $side } × { $side }
expected-kind = очікується судоку виду «{ $kind }»
puzzle-of-kind = судоку виду «{ $kind }»
solutions-of-puzzles = { $solutions ->
    [one] { $solutions } розв’язок
    [few] { $solutions } розв’язки
    [many] { $solutions } розв’язків
   *[other] { $solutions } розв’язку
}, а судоку: { $puzzles }
solution-for-each = очікується один для кожного судоку в тому самому порядку або номер судоку над кожним
two-grids = дві сітки в одному рядку
puzzle-or-solution = одна може бути судоку, а друга його розв’язком, або обидві є судоку; очікується одне судоку в рядку, розв’язок після коми
digit-in-hole = «{ $sign }» у { $cell }, де «{ $kind }» не має клітинки
expected-hole = очікується «{ $hole }» для проміжку
hole-in-cell = «{ $hole }» у { $cell }, де «{ $kind }» має клітинку
unclosed-quotes = лапки, які не закрито
close-quotes = очікуються ще одні " наприкінці поля
line-too-short = рядок, що закінчується перед стовпцем судоку
expected-columns = очікується стовпців не менше ніж { $columns }, як у заголовку
page-without-puzzle = вебсторінка без судоку, яке можна прочитати
expected-table = очікується таблиця з коміркою для кожної клітинки, сітка у вигляді тексту або посилання з її клітинками
kind-without-shape = судоку виду «{ $kind }» без його ділянок, кліток чи знаків
format-of-cells = цей формат має лише клітинки; візьміть SudokuPad, JSON або ipuz
line-without-cells = рядок без клітинок
lines-without-cells = { $count ->
    [one] { $count } рядок
    [few] { $count } рядки
    [many] { $count } рядків
   *[other] { $count } рядка
} без клітинок
text-beside-cells = текст поруч із клітинками
texts-beside-cells = текст поруч із клітинками, у { $count ->
    [one] { $count } місці
    [few] { $count } місцях
    [many] { $count } місцях
   *[other] { $count } місця
}
skipped = пропущено
unread-rules = судоку має правила словами, які не читаються: «{ $text }»
proved-as-read = розв’язки доведено лише для прочитаних правил
add-variant = розв’язки доведено лише для прочитаних правил; додайте правило «{ $variant }» до варіантів розділу
unread-solution = розв’язок у файлі не вдається прочитати, тому його не порівняно
expected-all-digits = очікується цифра для кожної клітинки
solution-differs = розв’язок у файлі відрізняється в { $cell }
solution-does-not-solve = розв’язок у файлі не розв’язує судоку
mistyped-or-unread = у файлі одруківка, або якесь правило не прочитано
link-without-puzzle = посилання не містить судоку
copy-long-link = короткі посилання містять лише назву; відкрийте його й скопіюйте довге посилання (fpuzzles…, scl… або ?load=…)
puzzle-link-too-long = посилання задовге
at-most-characters = символів має бути не більше ніж { $most }
damaged-link = посилання пошкоджене
copy-whole-link = скопіюйте все посилання
so-is-line = так само рядок { $line }
so-are-lines = так само рядки { $lines }
so-are-lines-and-more = так само рядки { $lines } та ще { $count }
more-not-shown = та ще { $count }, яких не показано
malformed-text = це не правильний { $format }
unclosed-array = список не закрито
puzzle-too-large = очікується судоку, менше за { $most } МБ
no-square = сітка не квадратна
invisible-character = невидимий символ, якого TOML не допускає
expected-plain-space = очікується звичайний пробіл
type-plain-space = видаліть його й поставте пробіл
not-toml = це не правильний TOML
not-a-toml-value = це не значення в TOML
curly-quote = TOML не допускає лапок { $mark }
expected-straight-quote = очікуються прямі лапки: "
type-straight-quotes = поставте " з обох боків тексту й вимкніть у редакторі друкарські лапки
comments-with-hash = коментар починається з #
headers-are = таблиця — це [page], а кожна з кількох — [[section]]
no-semicolon = кожен ключ стоїть в окремому рядку, без крапки з комою
list-not-closed = вище не закрито список або таблицю у фігурних дужках
write-line = напишіть { $line }
or-digits = якщо це число, пишіть цифрами
key-of-letters = ключ — це англійське слово з літер від a до z, цифр, - та _
write-value = напишіть значення після «{ $key } =» або приберіть рядок
backslash = зворотна коса риска в "..." починає спеціальний символ; у шляхах пишіть /
backslash-in-line = зворотна коса риска в "..." починає спеціальний символ; у шляхах пишіть /: { $line }
close-brackets = закрийте кожну дужку й відокремлюйте значення комами, як у [1, 2]
line-of-its-own = кожен ключ стоїть в окремому рядку
text-needs-quote = наприкінці тексту бракує { $quote }
only-comment-after-text = після тексту може стояти лише коментар із #; наступний ключ — в окремому рядку
quote-in-text = текст, у якому є { $quote }, стоїть між { $other }: { $line }
key-already-there = перший — у рядку { $line }: залиште один із них
key-in-other-form = це вже є, в іншій формі: залиште щось одне
several-sections = кожен із кількох розділів — це [[section]]
unknown-key = невідомий ключ «{ $key }»
unknown-key-in = невідомий ключ «{ $key }» у { $table }
unknown-keys = невідомі ключі: { $keys }
unknown-keys-in = невідомі ключі в { $table }: { $keys }
belongs-to = його місце — { $places-or }
they-belong-to = їхнє місце — { $places-or }
did-you-mean-elsewhere = можливо, «{ $name }»? Його місце — { $places-or }
top-of-file = початок файлу
write-as-table = напишіть це як { $table } в окремому рядку
key-above-tables = ключі книжки ставте над першою таблицею: під { $table } вони належать цій таблиці
key-below-header = ключ належить таблиці, заголовок якої стоїть над ним
did-you-mean-table = можливо, { $table }?{ $note }
leave-header-out = приберіть заголовок: «{ $key }» має бути на початку файлу
did-you-mean-week = можливо, «week», рівень для кожного дня тижня? { $example }
missing-here = тут бракує «{ $key }»
unknown-key-here = невідомий ключ
ambiguous-places = клітинки можуть рахуватися від 0 або від 1
name-cells = жодна клітинка не має номера 0 чи номера останнього місця, і підходять обидва прочитання; називайте клітинки як r1c1, це рахує від 1
add-first-zone = жодна клітинка не має номера 0 чи номера останнього місця, і підходять обидва прочитання; додайте зону чи клітку в першому рядку або стовпці
part-missing = бракує «{ $part }»
expected-form = очікується: { $form }
not-a-candidate = «{ $word }» — не кандидат
expected-candidate = очікуються цифра, рядок і стовпець, як у 413
unsupported = «{ $name }» не підтримується
supported-are = підтримується: { $names }
unread-moves = ходи збереженої гри не читаються
read-from-start = судоку прочитано таким, яким воно було на початку
random-seed = випадкове зерно зі збірки Саймона Тетхема
copy-game-id = скопіюйте натомість ідентифікатор гри, у якому є цифри (Game, Specific)
damaged-game-id = ідентифікатор гри пошкоджено
copy-whole-id = очікується ідентифікатор на зразок { $example }, скопійований повністю
not-an-entry = «{ $entry }» — не запис клітинки
expected-entries = очікується запис для кожної клітинки квадрата, як { $examples }
expected-square = очікуються клітинки квадрата, наприклад 81, 36 або 16
cage-elsewhere = клітинка { $cell } належить до клітки, яка не починається в клітинці { $leader }
cells-from-zero = клітинки рахуються від 0, рядок за рядком; перша клітинка клітки має її суму
values-do-not-fit = значення не заповнюють сітку
expected-letters = очікується «_» або літера від «b» для кожної клітинки
expected-game-data = очікуються цифра, нотатки та позначка (0 або 1) для кожної з 81 клітинки
cells-outside = група або клітка має клітинки поза сіткою
xml-without-puzzle = XML без судоку
expected-elements = очікуються елементи { $example }, як у файлах OpenSudoku, або файл KSudoku; корінь — «{ $root }»
draws-rule = «{ $key }» малює правило, не називаючи його
named-rules = підтримуються лише ділянки та клітки із сумами; посилання f-puzzles називають інші правила
cage-without-rule = клітка в { $cell } не має правила, яке читається
only-shows = вона показує лише текст { $text }
may-repeat = вона не має суми, а її цифри можуть повторюватися
unread-keys = невідомі ключі поруч із судоку: { $keys }
keys-of-rules = вони не читаються; правила мають ключі «variant», «regions», «cages» і «marks»
flag-may-be-rule = позначка «{ $key }» може бути правилом
names-of-variants = підтримуються назви варіантів, як-от «antiknight» і «antiking»
unread-cell-keys = ключі клітинок, які не читаються: { $keys }
may-show-rule = вони можуть показувати правило, як сірі клітинки для парних цифр
unknown-puzzle-key = невідомий ключ «{ $key }»
key-may-be-rule = це може бути правило; ключі правил — «variant», «regions», «cages» і «marks»
key-of-marks = ключ знаків — «marks», як у { $marks }, а ключ правил — «variant», як у { $variant }
key-of-variant = ключ правил — «variant», як у { $variant }
unread-kind = вид «{ $kind }» не читається
may-state-rule = він може означати правило
supported-rules = підтримуються діагоналі, антикінь, антикороль, вікна й інші області варіантів, ділянки, клітки кілера, крапки, X і V, парні й непарні клітинки, термометри, стрілки, паліндроми, лінії шепоту, ренбан, суми-сандвічі, X-суми, хмарочоси, суми літл-кілера, непослідовні цифри та окремі групи
not-a-place = { $value } лежить поза сіткою
wrong-value = { $value } тут не підходить
cells-of-row = рядок { $row } судоку має { $cells ->
    [one] { $cells } клітинку
    [few] { $cells } клітинки
    [many] { $cells } клітинок
   *[other] { $cells } клітинки
}
expected-cells = очікується: { $cells }
puzzle-of-cells = судоку з { $cells ->
    [one] { $cells } клітинки
    [few] { $cells } клітинок
    [many] { $cells } клітинок
   *[other] { $cells } клітинки
}
zones-without-rule = зони не є підтримуваним правилом
expected-zones = очікуються ділянки, що вкривають сітку, або області підтримуваного варіанта
unsupported-rule = «{ $rule }» не є підтримуваним правилом
of-file = { $file }: { $what }
of-puzzle = судоку { $number }: { $what }
about-puzzle = судоку { $number }: { $what }
about-answer = розв’язок { $number }: { $what }
on-page = сторінка { $page }: { $what }
on-cover = обкладинка: { $what }
wrong-solution = розв’язок неправильний
without-solution = не має розв’язку
with-several-solutions = має кілька розв’язків
too-long-to-prove = доведення, що розв’язок один, триває надто довго
lock-field = «{ $field }» у файлі замка — { $was }, а має бути { $is }
lock-rating = «technique» і «score» у файлі замка — { $technique } і { $score }, а мають бути { $own } і { $points }
and-likewise = { $first }, так само ще { $count ->
    [one] { $count } судоку
    [few] { $count } судоку
    [many] { $count } судоку
   *[other] { $count } судоку
}
rated-differently = під час створення книжки інакше оцінено { $count ->
    [one] { $count } судоку
    [few] { $count } судоку
    [many] { $count } судоку
   *[other] { $count } судоку
}: номер { $number } як { $technique } ({ $score }), цією версією як { $own } ({ $points })
pages-not-compared = файли такі, якими їх записано; їхні сторінки зроблено версією { $version }, і, крім судоку та розв’язків, їх не порівняно зі сторінками версії { $own }
hash-differs = хеш відрізняється від того, що у файлі замка
rebuilt-hash-differs = після відтворення хеш відрізняється від того, що у файлі замка
rebuilt-has-hash = відтворений PDF має хеш із файлу замка
unreadable-pdf = не вдається прочитати як PDF: { $why }
not-of-lock = це не той файл, з яким записано файл замка
rewritten = не такий, яким його записала версія { $version }: інша програма змінила або переписала його
pages-of-lock = { $pages ->
    [one] { $pages } сторінка
    [few] { $pages } сторінки
    [many] { $pages } сторінок
   *[other] { $pages } сторінки
}; за файлом замка { $recorded }
seen-the-same = байти відрізняються від тих, що пише ця версія; те, що бачить цей читач, однакове, інші переглядачі можуть показати щось інше
unreadable-code = код { $code } не читається на жодній сторінці
unreadable-qr = QR-код «{ $link }» не читається на жодній сторінці
qr-elsewhere = QR-код веде до «{ $link }», а це не посилання книжки
lock-contradicts = «{ $path }» у файлі замка суперечить решті
count-of-outputs = «output» у файлі замка називає { $has ->
    [one] { $has } файл
    [few] { $has } файли
    [many] { $has } файлів
   *[other] { $has } файлу
}, а має бути { $should }
not-beside = «{ $field }» у файлі замка називає «{ $file }», а це не файл поруч із ним із сумою SHA-256
not-name-of-pdf = «output» у файлі замка називає «{ $file }», але назва книжки закінчується на «.pdf»
renamed-in-lock = «{ $is }» у файлі замка називається «{ $was }»: його перейменовано, або змінено «output»
strange-part = містить те, чого ця програма ніколи не пише: { $part }
other-page-count = { $has ->
    [one] { $has } сторінка
    [few] { $has } сторінки
    [many] { $has } сторінок
   *[other] { $has } сторінки
} замість { $expected }
other-boxes = інші рамки сторінки
other-glyphs = малює { $texts } не так, як шрифти цієї програми
drawn-differently = намальовано інакше
looks-different = має інший вигляд
looks-the-same = має той самий вигляд, але намальовано інакше
other-size-of-page = інший розмір
named-puzzle = судоку { $number }
named-answer = розв’язок { $number }
at-grids = { $what }, біля: { $names }
other-entry = інше «{ $key }»
other-language = інше «Lang»: мова тексту
earlier-revisions = містить { $count ->
    [one] { $count } попередню версію
    [few] { $count } попередні версії
    [many] { $count } попередніх версій
   *[other] { $count } попередньої версії
} самого себе
bytes-before = має { $count ->
    [one] { $count } байт
    [few] { $count } байти
    [many] { $count } байтів
   *[other] { $count } байта
} перед початком
bytes-after = має { $count ->
    [one] { $count } байт
    [few] { $count } байти
    [many] { $count } байтів
   *[other] { $count } байта
} після кінця
unshown-objects = об’єкти, яких не показує жодна сторінка: { $count }
other-information = інше «{ $key }» у відомостях про документ
no-xmp = немає XMP
needless-xmp = має XMP, хоча не повинен
other-xmp = інше «{ $key }» в XMP
alien-in-cell = на сторінці { $page } в { $cell } є щось, чого там не має бути
missing-on-page = бракує; за файлом замка на сторінці { $page }
printed-twice = надруковано двічі, на сторінках { $first } і { $second }
not-in-lock = на сторінці { $page }, але немає у файлі замка
on-other-page = на сторінці { $found }; за файлом замка на сторінці { $page }
other-side = на сторінці { $page } має { $found } × { $found }; за файлом замка { $side } × { $side }
differs-in-cell = на сторінці { $page } відрізняється від файлу замка в { $cell }
no-digit-in-cell = на сторінці { $page } в { $cell } є щось, що не є цифрою
refers-to-page = на сторінці { $page } посилається на сторінку { $found } замість { $expected }
different-rules = не так, як у файлі замка: { $rule }
rules-of-grids = сітки
rules-of-regions = блоки або ділянки
rules-of-cages = клітки або суми
rules-of-marks = знаки
rules-outside = числа поза сіткою
numbered = має номер { $folio }
cover-for-pages = розрахована на стільки сторінок: { $pages }, а та, що у файлі замка, — на { $locked }
missing-cover-same = файлу бракує; відтворена обкладинка має хеш із файлу замка
missing-cover = обкладинка у файлі замка належить до іншої версії книжки, на { $pages } замість { $own } сторінок, а її файлу бракує; зробіть її знову: { $command }
neither-front-nor-pages = це ні перед обкладинки, ні дві розгорнуті сторінки, які робить ця версія
unsupported-size = розмір { $side } не підтримується
supported-sizes = підтримувані розміри: { $sizes }
variant-without-boxes = «{ $variants }» не має блоків
leave-box-out = не вказуйте блоків
variant-alone = «{ $variants }» не поєднується з іншими варіантами
leave-others-out = приберіть інші варіанти
size-without-boxes = для розміру { $side } немає блоків
add-one-of = сітка такого розміру потребує одного з цих варіантів: { $variants }
no-such-boxes = розмір { $side } не має блоків { $rows } × { $columns }
boxes-of-size = можливі блоки, рядки x стовпці: { $boxes }
jigsaw-alone = фігурні судоку розміру { $side } не поєднуються з іншими варіантами
variant-does-not-fit = «{ $variants }» не поєднується з цим розміром або з іншими варіантами
variant-overlapping = «{ $variants }» не буває із сітками, що перекриваються
leave-variant-or-layout = приберіть варіант або схему сіток
size-overlapping = сітки розміру { $side } не можуть перекриватися
overlapping-up-to-nine = сітки, що перекриваються, мають розмір щонайбільше 9
expected-kind-text = очікуються розмір і варіанти, наприклад «9», «6-3x2» або «9+diagonal»
not-a-size = «{ $size }» — це не розмір
not-a-box = «{ $size }» — це не блок
no-such-variant = немає варіанта «{ $name }»
no-such-layout = немає схеми «{ $name }»
layouts-or-corners = очікується одне з: { $names } або кути, наприклад «{ $example }»
no-such-layout-of = схеми «{ $layout }» немає для сіток { $side } × { $side }
one-with-edges = лише один варіант може мати знаки між сусідніми клітинками
one-outside = лише один варіант може мати числа поза сіткою
discs-on-lines = кружечки й крапки в клітинках були б схожі на частини ліній
one-other-variant = він поєднується лише з одним іншим варіантом
no-grid-has = не відомо жодної сітки такого розміру, що має все це: { $variants }
rare-grids = майже жодна сітка такого розміру не має всього цього: { $variants }
rare-regions = майже жоден поділ на ділянки не допускає сітки, що має все це: { $variants }
combined-up-to = до розміру { $most } можна поєднати: { $variants }
leave-out-one = приберіть один із цих: { $variants }
puzzle-of-grids = кількість сіток, що перекриваються: { $count }
one-to-nine = очікується число від 1 до 9
two-grids-start = дві сітки починаються в { $cell }
different-corners = кожна сітка повинна мати власний кут
grid-cuts-boxes = сітка в { $cell } перетинає блоки інших сіток
whole-boxes = сітки перекриваються цілими блоками: відстань між кутами кратна { $rows } у рядках і { $columns } у стовпцях
grid-beyond = сітка в { $cell } виходить за межу, задану кількістю клітинок { $most }
grids-must-fit = усі сітки мають уміститися; щонайбільше рядків і стовпців: { $most }
grid-apart = сітка в { $cell } не сполучена з іншими
grids-share-boxes = кожна сітка повинна мати спільний блок з іншою
layout-without-symmetry = схема «{ $kind }» не має симетрії «{ $symmetry }»
use-no-symmetry = візьміть симетрію «none» або ту, яку схема має
shuffled-overlapping = сітки, що перекриваються, не можна заповнити перетворенням
shuffled-latin = латинський квадрат не можна заповнити перетворенням
shuffled-jigsaw = фігурне судоку не можна заповнити перетворенням
use-random-fill = візьміть спосіб «random»
digits-with-values = ці знаки не можуть замінити цифри виду «{ $kind }», які додають або порівнюють
leave-symbols-or-variant = приберіть знаки або варіант
no-word-list = для мови «{ $tag }» немає списку слів із такою кількістю літер: { $digits }
name-own-word = укажіть власне слово, наприклад «symbols = "word:NOSTALGIE"»
word-on-diagonal = діагональ містить кожну літеру рівно один раз лише з «variant = ["diagonal"]»
lines-from-one = рядки й стовпці рахують від 1
no-line-for-word = «{ $line }» — це не лінія для слова у виді «{ $kind }»
expected-different-letters = очікувана кількість різних літер, по одній на кожну цифру: { $digits }; слово має { $found }
not-a-letter = «{ $other }» у «{ $word }» — це не літера
letter-twice = літера «{ $letter }» трапляється в «{ $word }» більше ніж один раз
letters-of-word = кількість літер у «{ $word }»: { $count }, а цифр у сітці: { $digits }
no-list-of-digits = «{ $text }» — це не список цифр
digit-twice = цифра «{ $digit }» трапляється в «{ $text }» більше ніж один раз
digits-of-text = кількість цифр у «{ $text }»: { $count }, а в сітці: { $digits }
expected-digits-in-order = очікується «0-{ $last }» для цифр від 0 або різні цифри по порядку, перша для 1; їхня кількість: { $digits }
too-few-shapes = кількість фігур: { $shapes }, а цифр у сітці: { $digits }
shapes-up-to-nine = фігури є до розміру 9
pictures-for-digits = кількість зображень: { $count }, а цифр у сітці: { $digits }
picture-for-each = укажіть по одному зображенню на кожну цифру
regions-without-jigsaw = ділянки без варіанта «jigsaw»
jigsaw-without-regions = фігурне судоку без ділянок
cages-without-variant = клітки без варіанта «killer» або «calcudoku»
regions-for-cells = кількість клітинок у ділянках: { $found }, а в сітці: { $cells }
region-of-size = ділянка розміру { $size }; кожна повинна мати стільки клітинок: { $side }
region-apart = ділянка клітинки { $cell } не зв’язна
cage-outside = клітка з клітинкою поза сіткою { $side } × { $side }
cell-twice-in-cage = клітка містить { $cell } двічі
two-cages = дві клітки містять { $cell }
cage-of-other-kind = клітка з правилом «{ $rule }» у судоку виду «{ $kind }»
cage-of-size = клітка розміру { $size }; можливий від 1 до { $most }
cage-apart = клітка клітинки { $cell } не зв’язна
no-cage-contains = жодна клітка не містить { $cell }
impossible-sum = клітка розміру { $size } із сумою { $sum }; можлива від { $least } до { $most }
impossible-cage = клітка розміру { $size }, у якій жодні цифри не дають { $label }
check-shape = перевірте ділянки, клітки та знаки цього судоку
impossible-mark = знак «{ $mark }», якому не відповідають жодні цифри
mark-of-no-variant = знак «{ $sign }», якого не друкує жоден із його варіантів
two-marks = два знаки в { $cell }
mark-in-cell = знак «{ $sign }» на { $cells }; його місце — у клітинці
mark-between = знак «{ $sign }» на { $cells }; його місце — між двома сусідніми клітинками
mark-on-corner = знак «{ $sign }» на { $cells }; його місце — на куті чотирьох клітинок, з однією–чотирма цифрами за зростанням
mark-along = знак «{ $sign }» на { $cells }; його місце — уздовж різних клітинок, кожна з яких торкається наступної (щонайменше { $least })
mark-outside = знак «{ $sign }» на { $cells }; його місце — поза сіткою, з клітинками, яких він стосується, по порядку
expected-one-puzzle = очікується одне судоку
no-puzzle = текст не містить судоку
second-puzzle = текст містить друге судоку
no-digit-or-region = { $cell } не має правильної цифри або ділянки
digit-and-region = очікуються цифра від 1 до { $side } і ділянка
key-with-value = «{ $key }» зі значенням { $value }
expected-dot-or-letter = очікується різниця 1, відношення 2, X або V
one-to-four-digits = очікується від однієї до чотирьох цифр сітки як «values»
expected-gap = очікується шепіт, цифри якого різняться щонайменше на { $gap }, як звичайно для такого розміру
arrow-without-circle = елемент «{ $key }» не починається в кружечку з однієї клітинки
arrows-from-circle = очікуються стрілки, лінії яких починаються в єдиній клітинці їхнього кружечка
no-place-outside = { $cell } — це не місце для «{ $key }» поза сіткою
expected-diagonal = очікується місце на зразок «R0C1», «direction» DR, DL, UR або UL і клітинки діагоналі
expected-beside = очікується місце біля рядка або стовпця, наприклад «R0C1» або «R1C0»
no-boxes-or-regions = судоку без блоків і ділянок
expected-zones-or = очікуються ділянки, що вкривають сітку, або { $form }
charset-of = набір знаків довжини { $count }
one-for-each-digit = очікувана кількість, по одному на кожну цифру: { $count }
one-of-or-empty = очікується одне з «{ $digits }» або { $empty } для порожньої клітинки
no-numbered-cage = { $cage } — це не клітка з числом
number-and-operator = очікуються число як «value» і одне з { $operators } як «operator»
incomplete-cage = клітка { $index } не має клітинок або не має «{ $number }»
incomplete-mark = знак { $index } не має клітинок або підтримуваної форми
mark-with-sign = знак { $index } має форму «{ $sign }»
number-as-value = очікується число як «value»
no-number-as-value = «value» не очікується: його мають лише знаки поза сіткою та на кутах
other-keys-may-be-rules = це може бути правило; підтримується: { $names }
use-formats = візьміть формат, що це підтримує: { $formats }
format-of-cells-only = формат «{ $format }» не підтримує ділянок, кліток чи знаків, як у судоку виду «{ $kind }»
format-of-classic = формат «{ $format }» підтримує лише класичне 9 × 9, а не судоку виду «{ $kind }»
format-without-variant = формат «{ $format }» не підтримує варіанта «{ $variants }»
lock-beside-pdf = файл замка створюється разом із PDF
not-a-lock = «{ $name }» — це не файл замка
needs-revision = «{ $name }» потребує редакції { $revision } генератора; ця програма знає редакції до { $newest }
needs-model = «{ $name }» потребує моделі { $model } часу розв’язування, якої ця програма не має
use-its-version = візьміть версію, що його записала, або пізнішу
lock-of-other-seed = жодне судоку у файлі замка не відповідає його зерну «{ $seed }»: це не те зерно, з яким створено книжку
puzzle-missing = бракує судоку { $address }
puzzles-of-lock = він має стільки судоку: { $has }, а його файл налаштувань — стільки: { $should }
is-other-in-lock = у файлі замка — судоку { $number } ({ $address })
other-field-in-lock = відрізняється від файлу замка в «{ $field }»
other-seed = її зерно — «{ $seed }», а у файлі замка — «{ $locked }»
other-volume = це том { $new }, а файл замка належить тому { $old }
key-changed = «{ $path }» у файлі налаштувань відтоді змінилося
file-changed = файл «{ $file }» відтоді змінився
puzzles-changed = її судоку інші
pages-differ = кількість сторінок: { $pages } замість { $other }
pdf-unlike-lock = PDF не відповідає своєму файлу замка
without-lock = немає файлу замка
cover-named-proof = це обкладинка, але за назвою мала б бути проба обкладинки
proof-named-cover = це проба обкладинки, але за назвою мала б бути обкладинка
cover-of-earlier = це обкладинка попередньої версії книжки: назва, судоку або оформлення змінилися; створіть її знову: { $command }
cover-of-earlier-pages = це обкладинка попередньої версії книжки: вона розрахована на стільки сторінок: { $pages }, а книжка має { $own }; створіть її знову: { $command }
cover-of-pages = це обкладинка на стільки сторінок: { $pages }, а книжка має { $own }{ $note }
proof-of-pages = це проба обкладинки на стільки сторінок: { $pages }, а книжка має { $own }{ $note }
cover-of-other-book = це обкладинка іншої книжки: її розмір не підходить для такої кількості сторінок: { $own }
cover-of-other-book-pages = це обкладинка іншої книжки: її розмір підходить приблизно для стількох сторінок: { $pages }, а не { $own }
sheet-and-spine-differ = аркуш має { $width } × { $height } з корінцем { $spine }; книжка потребує { $own_width } × { $own_height } з корінцем { $own_spine }
sheet-differs = аркуш має { $width } × { $height }; книжка потребує { $own_width } × { $own_height } з корінцем { $own_spine }
cover-not-read = не вдалося прочитати PDF обкладинки: { $why }
proved-front = { $file }: перед обкладинки, тотожний після відтворення
proved-open-pages = { $file }: дві розгорнуті сторінки, тотожні після відтворення
of-slot = місце «{ $slot }»: { $what }
format-of-slot = це місце має судоку, яких формат не може подати
formats-of-daily = воно використовує формати з [daily]
own-formats = дайте йому власні формати, наприклад formats = ["pdf", "json"]
no-such-line = ця сітка не має такої лінії
symmetry-of-section = схема цього розділу не має такої симетрії
such-a-variant = цей розділ має такий варіант
size-forms = очікується ціле число або текст на зразок "9x9"
box-form = очікуються рядки x стовпці, наприклад 3x2
layout-has-own-key = схема сіток, що перекриваються, має власний ключ: { $example }
classic-without-variants = приберіть це: без варіантів судоку класичні
not-a-variant = «{ $text }» — це не варіант
additional-rules = очікуються додаткові правила
letters-or-pictures = власні літери пишіть після «word:», а власні зображення — списком: ["cat.png", "sun.svg", …]
unknown-symbols = невідомі знаки «{ $text }»
symbols-forms = очікується "letters", "numbers", "shapes", цифри, як у "0-F", "word" або слово, як у "word:NOSTALGIE"
picture-twice = зображення «{ $file }» позначає дві цифри
pictures-alike = зображення «{ $other }» і «{ $file }» мають однаковий вигляд
digits-alike = цих цифр не можна було б розрізнити
different-pictures = кожна цифра потребує іншого зображення
pictures-of-one-name = зображення «{ $other }» і «{ $file }» мають однакову назву
both-called = обидва звалися б «{ $name }»
rename-picture = тексти називають зображення за його файлом: перейменуйте одне з них
not-a-word-line = «{ $text }» — це не лінія сітки
word-line-forms = очікується лінія, наприклад { $examples }
group-and-all = розділ «{ $section }» — для всіх учнів, а інші розділи — для груп
expected-number-of-sheets = очікується кількість аркушів
copies-in-each-or-none = укажіть { $setting } у кожному розділі або в жодному
copies-of-groups = { $setting } для класу, поділеного на групи
sections-have-their-own = розділи мають власні значення
leave-out-of-worksheet = приберіть це
sheets-for-pupils = { $sheets ->
    [one] { $sheets } аркуш
    [few] { $sheets } аркуші
    [many] { $sheets } аркушів
   *[other] { $sheets } аркуша
} на { $pupils ->
    [one] { $pupils } учня
    [few] { $pupils } учнів
    [many] { $pupils } учнів
   *[other] { $pupils } учня
}
sheet-for-each-name = очікується принаймні один аркуш на кожне ім’я
raise-copies = збільште { $setting } у розділах або скоротіть список
copies-out-or-higher = залиште { $setting } порожнім або вкажіть більше число, щоб мати запасні аркуші без імен
copies-and-levels = { $setting } у розділі «{ $section }» і список із рівнями
list-has-pupils = приберіть це: список має учнів кожного рівня
two-sections-of-level = два розділи рівня розділу «{ $section }» і список із рівнями
combine-sections = об’єднайте розділи або приберіть рівні зі списку
no-pupils-for = немає учнів для розділу «{ $section }»
leave-section-out = приберіть розділ або змініть його рівень
list-gives-sections = список дає кожному учневі розділ одного рівня
no-section-of-level = немає розділу для рівня «{ $level }»
pupil-of-level = учень цього рівня
add-to-section = додайте його: { $example } у [[section]]
answers-on-worksheets = аркуші для класу разом із відповідями
pupils-would-see = учні їх побачать
choose-placement = розмістіть відповіді в кінці, в окремому файлі або ніде
file-puzzles-for-all = судоку розділу «{ $section }» узято з файлу: чи вони для всіх учнів?
same-on-all-sheets = однакові судоку на всіх аркушах
set-same-or-generate = виберіть { $setting } або дозвольте програмі створити судоку
no-cut-outs = немає цифр для вирізання для сіток розділу «{ $section }», що перекриваються
cells-too-small = їхні клітинки були б замалі
cut-outs-or-grids = приберіть { $setting } або, в цьому розділі, { $grids }
count-of-names = імен: { $count }
expected-at-most = очікується не більше ніж { $most }
one-class-per-spec = зробіть аркуші окремо для кожного класу
empty-name = порожнє ім’я
expected-pupil = очікується ім’я учня
name-too-long = ім’я задовге для свого рядка
shorten-it = скоротіть його
cannot-read-names = не вдається прочитати імена «{ $file }»
one-name-per-line = очікується одне ім’я в рядку
file-without-names = «{ $file }» не містить імен
control-in-name = ім’я з керівним символом
name-on-one-line = очікується ім’я в одному рядку
remove-it = приберіть його
spell-or-choose-font = напишіть його іншими літерами або виберіть шрифт, який їх має: { $setting }
list-of-names = список імен
name-a-list = виберіть текст з одним іменем у рядку або таблицю із заголовками
open-quote = лапки, які ніде не закрито
quote-at-end = очікується ще один знак " у кінці поля
close-or-remove = закрийте їх або приберіть
columns-without-headings = «{ $file }» має кілька стовпців і жодного заголовка
line-of-headings = очікується рядок заголовків вище
begin-with-headings = почніть файл із рядка на зразок Ім’я{ $between }Прізвище
row-too-long = рядок, у якому більше полів, ніж заголовків
count-of-headings = { $count ->
    [one] { $count } заголовок
    [few] { $count } заголовки
    [many] { $count } заголовків
   *[other] { $count } заголовка
}
quote-names = ім’я, що містить роздільник, візьміть у лапки
row-without-name = рядок із рівнем, але без імені
expected-name = очікується ім’я
fill-or-remove = заповніть його або приберіть рядок
no-level-for = немає рівня: { $name }
not-a-level = «{ $text }» — не рівень
levels-in-any-language = рівні можуть мати назви будь-якою мовою книжок
file-not-found = файл не знайдено
is-other-kind = «{ $file }» — це { $found }, а не { $expected }
not-utf8-at = «{ $file }» — це { $found }: рядок { $line }, стовпець { $column } — не UTF-8
excel-workbook = книга Excel
open-spreadsheet = електронна таблиця OpenDocument
word-document = документ Word
open-document = текст OpenDocument
office-file = файл Excel або Word
rich-text = форматований текст (RTF)
a-pdf = PDF
a-picture = зображення
compressed-file = стиснений файл
text-in-utf16 = текст у UTF-16
older-encoding = текст у старішому кодуванні, як-от Windows-1252
binary-file = двійковий файл
a-spec = файл налаштувань
lock-of-book = файл замка книжки
web-page = вебсторінка
file-of-puzzles = файл із судоку
text-in-utf8 = текст у UTF-8
a-lock = файл замка
save-as-csv = у редакторі таблиць збережіть його як CSV у UTF-8
save-as-text = у текстовому редакторі збережіть його як звичайний текст у UTF-8
save-as-csv-or-text = таблицю збережіть як CSV у UTF-8, а документ — як звичайний текст у UTF-8
save-rich-text = збережіть його як звичайний текст; у TextEdit: «Формат» > «Перетворити на звичайний текст»
not-the-pdf = виберіть текст, з якого його зроблено; налаштування книжки — у файлі налаштувань, а її судоку — у файлі замка
type-into-text = судоку й налаштування читаються з тексту; наберіть їх у текстовому файлі
unpack-file = розпакуйте його й виберіть файл усередині
save-in-utf8 = збережіть його в UTF-8: у Блокноті через «Зберегти як», в Excel як «CSV UTF-8»
name-text-file = виберіть текстовий файл у UTF-8
name-plain-text = виберіть звичайний текст{ $note }
puzzles-in-section = у книжці: source = "mine.txt" у [[section]]{ $note }
makes-book-and-lock = з нього створюються книжка та її файл замка
lock-makes-book = з ним можна створити книжку знову
yaml-as-toml = напишіть «title = "Sudoku"» замість «title: Sudoku» і [page] замість «page:»{ $note }
json-as-toml = напишіть «title = "Sudoku"» замість «"title": "Sudoku"» і [page] замість «"page": {"{"}»{ $note }
as-in = як у { $example }
such-as = наприклад { $example }
leave-out = приберіть це
set-here = задано тут
named-twice = названо двічі
not-an-id = «{ $text }» не може бути ідентифікатором
letters-of-ids = очікуються латинські літери без діакритичних знаків, цифри, «-» і «_»
not-a-prefix = «{ $text }» не може бути префіксом
most-characters = очікується символів: не більше ніж { $most }
digit-before-number = цифра злилася б із номером після неї
expected-section = очікується [[section]] у цьому файлі
add-one = додайте розділ:{ $example }
copies-without-sheets = { $setting } у книжці без аркушів для класу
copies-are-of-group = це кількість аркушів для групи в класі
leave-out-or-worksheet = приберіть це або додайте таблицю [worksheet]
sections-of-one-id = два розділи з ідентифікатором «{ $id }»
other-on-line = інший — у рядку { $line }
same-ids-same-puzzles = однакові ідентифікатори дали б двічі ті самі судоку
no-effect-here = тут нічого не змінює
or-from-file = або візьміть судоку з файлу: { $example }
page-in-double-brackets = «[[page]]» має подвійні дужки
expected-page-table = очікується [page], тобто аркуш
text-pages-are = сторінки тексту записують як [[text]], з { $example }
fewer-stars = «{ $level }» має менше зірочок, ніж «{ $easier }»
level-has-stars = «{ $level }» має { $count }
more-stars = читачі очікують більше зірочок у складніших судоку
not-a-level-name = «{ $name }» не може бути назвою рівня «{ $level }»
named-in-words = «{ $key }» у [words] також називає цей рівень
name-of-other-level = інший рівень має цю назву
no-braces-in-names = назва не може містити фігурних дужок
unique-level-names = дайте кожному рівню власну назву
is-harder-than = «{ $least }» складніше, ніж «{ $most }»
easier-one-first = очікується спершу легша
not-a-technique = «{ $text }» — не прийом
technique-names = очікується назва на зразок "pair", "x-wing" або "tier-3"
range-reversed = межі переставлено
is-more-than = { $low } більше, ніж { $high }
lower-first = очікується спершу менше число
easiest-and-hardest = найлегший і найскладніший, як у { $example }
least-and-most-removed = найменша й найбільша кількість вилучених цифр, як у { $example }
least-and-most-score = найменша й найбільша кількість балів, як у { $example }
shortest-and-longest = найменший і найбільший час у хвилинах, як у { $example }
no-puzzle-needs = жодне судоку виду «{ $kind }» не потребує { $techniques }
technique-range = від «{ $first }» до «{ $last }»
other-techniques = виберіть інші прийоми або вид із більшими сітками, рамками, позначками чи лініями
technique-they-need = очікується прийом, якого вони потребують
no-effect-on-calcudoku = { $setting } нічого не змінює в калькудоку
givens-outside-cages = дані цифри цього розділу — це клітинки поза рамками
no-effect-without = { $setting } нічого не змінює без { $grids }
no-grids-overlap = тут сітки не перекриваються
leave-out-or-layout = приберіть це або назвіть схему, як у { $example }
level-removes = «{ $level }» вилучає від { $first } до { $last } цифр
size-has-no-puzzles = розмір { $kind } не має судоку, де вилучено більше ніж { $most } цифр
set-range = укажіть межі для розділу, як у { $example }
too-many-removed = забагато вилучених цифр
most-removed-allowed = у судоку з єдиним розв’язком вилучено не більше ніж { $most } цифр
lower-maximum = зменште найбільше значення
too-rare = це надто рідкісне за симетрії «{ $symmetry }»: { $requirements }
too-few-succeed = надто мало спроб були б успішними
widen-target = розширте { $settings-or } або виберіть іншу симетрію
word-line-needs-word = { $setting } потребує слова
no-word-is-set = слово не задано
set-word-or-leave = задайте слово, як у { $example }, або приберіть { $setting }
files-spell-no-word = судоку з файлу не можуть утворювати слово
expected-generated = очікуються створені судоку
printed-in-cells = їх друкують у клітинках
other-digit-font = виберіть інший шрифт: { $setting }, або інші знаки
no-restart-with-dates = дати не можуть починатися знову в кожному розділі
first-has-date = перше судоку має дату
leave-or-number = приберіть { $setting } або дайте першому судоку номер
date-without-prefix = дата не має префікса
dates-not-numbers = судоку мають дати замість номерів
leave-out-or-number = приберіть це або дайте першому судоку номер у [numbering]
dates-end = дати закінчуються раніше, ніж судоку
days-after-9999 = кількість днів звідси, { $count }, сягає далі за 9999 рік
start-earlier = почніть раніше
prefix-of-other = розділ «{ $section }» має префікс розділу «{ $other }»
same-numbers = їхні судоку мали б однакові номери
different-prefixes = кожен розділ потребує іншого префікса
first-date-in-year = перша дата — у році { $year }
year-of-four-digits = очікується рік від 1000 до 9999
no-puzzle-named = жодне судоку не має назви «{ $name }»
expected-printed-name = очікується надрукована назва або дата на зразок "2027-01-31"
numbered-from = номери судоку починаються з { $setting }
not-a-registry-name = «{ $name }» не може бути реєстром: файли { $ending } — це щось інше
separate-file = очікується окремий файл
volume-twice = том указано двічі, тут і в [series]
one-volume = очікується один том
remove-this-one = приберіть цей
registry-needs-volume = книжка з реєстром потребує номера тому
volume-beside = очікується поруч { $setting }
add-volume = додайте { $example } або номер цієї книжки
random-seed-without = приберіть його, щоб узяти випадкове
not-an-address = «{ $text }» — не адреса
expected-address = очікується ідентифікатор розділу й номер
no-such-section = розділу «{ $id }» немає
no-such-address = такої адреси немає
section-from-file = розділ «{ $id }» бере свої судоку з файлу
only-generated-replaced = замінити можна лише створені судоку
change-file = змініть файл
section-has-puzzles = розділ «{ $id }» має { $count ->
    [one] { $count } судоку
    [few] { $count } судоку
    [many] { $count } судоку
   *[other] { $count } судоку
}
stars-or-dots = рівень має зірочки або крапки, але не те й те
is-true-too = { $setting } також увімкнено
leave-one-out = приберіть одне з двох
no-target-time = рівень «{ $level }» не має цільового часу
asks-for-one = { $setting } його потребує
contest-expected = очікувалося від 1 до 26 різних клітинок, як ["r1c1", "r9c9"], або "word" для прихованого слова
contest-no-word = судоку цього місця не мають прихованого слова
contest-no-cell = `{ $cell }` не є клітинкою сітки або названа двічі
contest-count = конкурс із кількістю клітинок { $count }
names-repeat = кілька днів мали б однакову назву
names-pattern = `{ $text }` не є зразком назв
spot-name = `{ $name }` не є назвою плашкової фарби
set-target-time = укажіть цільовий час у хвилинах: { $setting }
no-room-for-candidates = { $kind ->
    [calcudokus] калькудоку
   *[killers] кілер-судоку
} розділу «{ $section }» не лишають місця для кандидатів
corners-hold-sums = у кутках клітинок стоять суми
take-other-marks = виберіть щось інше: { $setting }, або зробіть дві книжки
link-too-long-for-codes = посилання задовге для QR-коду
not-a-web-address = { $setting } — не вебадреса
walkthrough-without-solution = для покрокового розв’язку потрібен розв’язок попереднього дня
add-previous-solution = надрукуйте його, як у { $example }
qr-without-answer-pages = коди розв’язків потребують сторінок із розв’язками
qr-of-puzzles = для кодів біля судоку задайте { $setting }
not-an-engine-folder = `{ $name }` не є текою сайту
expected-engine-folder = очікується тека на зразок { $example }
engine-from-the-site = Браузери запускають рушій лише із сайту сторінки. Тека є частиною випуску.
engine-without-site = `engine` стосується сторінок сайту
expected-https = очікується https:// і назва сайту
not-in-addresses = «{ $character }» не може бути частиною вебадреси
letters-of-addresses = очікуються літери від a до z, цифри та знаки на зразок / ? = &
percent-encode = закодуйте його знаком відсотка, як-от %20 замість пробілу
open-brace = фігурна дужка, яку ніде не закрито
expected-brace = очікується «{"}"}»
placeholders-in-braces = заповнювачі стоять у фігурних дужках, як-от { $example }
unknown-placeholder = невідомий заповнювач «{ $name }» у { $setting }
no-code = судоку розділу «{ $section }» не мають коду
needs-generated = «{ $field }» потребує створених судоку
use-instead = використайте замість цього «{ $one }» або «{ $other }»
reverse-needs-facing = { $setting } передбачає розвороти
every-second-empty = кожна друга сторінка була б без судоку
leave-out-or-set = приберіть це або виберіть { $setting }
no-room-for-edge-marks = немає місця для позначок біля зовнішнього краю
margin-and-bleed = зовнішнє поле — { $margin }, а виліт — { $bleed }
widen-margin-or-bleed = розширте поле: { $example }; або додайте виліт
unknown-printer = невідома друкарня «{ $name }»
unknown-printer-name = невідома назва друкарні
overleaf-and-reverse = { $placement } і { $setting } потребують звороту тих самих аркушів
reverse-keeps-free = { $setting } лишає ці сторінки без відповідей
leave-reverse-or = приберіть { $setting } або виберіть інше місце для відповідей, як-от "foot" чи "back"
per-page-of-answers = { $setting } стосується сторінок, де є лише відповіді
answers-beside-puzzles = ці відповіді — на сторінках своїх судоку
page-has-own-answers = приберіть це: сторінка має відповіді до власних судоку
second-walkthrough = другий розбір судоку { $number }
no-bold-digits = шрифт цифр не має жирного накреслення
only-one-weight = лише одна товщина
bold-for-givens = дані цифри будуть чорними, а інші — сірими; або назвіть жирний шрифт для даних цифр: { $example }
unknown-font-family = невідоме сімейство шрифтів «{ $name }»
families-or-path = очікується одне з { $names } або шлях до файлу .ttf чи .otf
choose-font-under-type = виберіть шрифт, який його має
background-is-black = лише проста обкладинка має чорне тло
choose-colours = виберіть кольори, як у { $example }
palette-of = { $count ->
    [one] палітра з { $count } кольору
    [few] палітра з { $count } кольорів
    [many] палітра з { $count } кольорів
   *[other] палітра з { $count } кольору
}
three-to-five = очікується від 3 до 5: тло, шрифт на ньому та від одного до трьох акцентів
not-a-colour = «{ $text }» — не колір
six-digits = очікується «#» і шість шістнадцяткових цифр
six-digits-or-palette = очікується «#» і шість шістнадцяткових цифр або назва палітри без дужок: { $names }
boxes-thinner = лінії блоків тонші за лінії клітинок
thinner-than = тонше, ніж { $setting }, а саме { $thin }
two-or-three-times = зробіть { $thick } удвічі-втричі товщим за { $thin }
sheet-too-small = аркуш замалий для двох сторінок поруч
they-are-of-size = вони мають { $width } завширшки і { $height } заввишки
larger-sheet = візьміть більший аркуш або менші сторінки; { $setting } припасовує сторінки до аркуша
signature-of = зошит на стільки сторінок: { $pages }
four-to-a-sheet = складений аркуш має чотири сторінки
multiples-of-four = напишіть 4, 8, 12, 16 і так далі або приберіть це, щоб мати один зошит
has-no-effect = { $setting } тут нічого не змінює
only-with = це можливо лише з { $setting }
unknown-place = невідоме місце «{ $text }» для сторінки
places-of-pages = очікується «front», «back» або ідентифікатор розділу, який іде за нею
expected-markdown = очікується текст у форматі Markdown
struck-out = закреслений текст на сторінці тексту
remove-markup = приберіть оформлення
put-in-quotes = візьміть це в лапки
single-without-brackets = напишіть одне, без дужок
leave-quotes-out = приберіть лапки
only-engine = напишіть { $number }: ця версія не має іншого генератора
or-write = або напишіть { $other }
write-as = напишіть так: { $example }
as-in-or-write = як у { $example }; або напишіть без лапок: { $other }
table-on-own-line = напишіть { $table } в окремому рядку, а її ключі нижче
tables-on-own-lines = напишіть { $table } в окремому рядку для кожної
has-values = { $setting } має { $count ->
    [one] { $count } значення
    [few] { $count } значення
    [many] { $count } значень
   *[other] { $count } значення
}
list-in-brackets = напишіть його в дужках: [...]
language-refused = { $setting } — «{ $tag }»: { $why }
not-a-language-tag = це не код мови
language-not-supported = ця мова не підтримується
language-not-downloaded = цю мову ще не завантажено
region-may-follow = далі може йти регіон, для дат і чисел, як у "de-AT"
unknown-message = невідомий текст «{ $key }» у [words]
no-such-message = такого тексту немає
with-audience = { $setting } для читачів «{ $audience }»
ages-for-children = магазини питають про вік лише для дитячих книжок
set-children = виберіть { $setting } або приберіть вік
youngest-and-oldest = найменший і найбільший вік
older-age-first = { $setting } має спершу більший вік
youngest-age-first = очікується спершу найменший вік
too-long-for-shops = { $setting } містить текст, задовгий для магазинів
length-includes-tags = довжина враховує теги; скоротіть опис
split-or-shorten = розділіть це на два поля або скоротіть
copy-path = скопіюйте шлях із форми магазину
generated-without = приберіть це, щоб мати текст, створений програмою
shops-have-no-more = магазини не мають більше полів
empty-list = { $setting } — порожній список
expected-entry = очікується принаймні один запис
has-tag = { $setting } містить тег «{ $tag }»
tag-end = очікується > у кінці тегу
other-tag = очікується інший тег
tag-before = очікується спершу { $tag }
tag-to-close = очікується тег, який він закриває
tag-in-paragraph = очікується { $tag } у тому самому абзаці
accepted-tags = магазини приймають { $tags }, без атрибутів
no-role = «{ $text }» не має ролі
role-and-name = очікується роль, двокрапка та ім’я
not-a-role = «{ $role }» — не роль учасника
unknown-role = невідома роль
role-without-name = для «{ $role }» бракує імені
name-after-colon = очікується ім’я після двокрапки
page-twice = { $setting } має сторінку { $page } двічі
each-page-once = очікується кожна сторінка лише раз
more-rules-fail = { $count ->
    [one] ще { $count } правило порушено
    [few] ще { $count } правила порушено
    [many] ще { $count } правил порушено
   *[other] ще { $count } правила порушено
}
desk-not-book = «{ $name }» — це редакція газети, а не книжка
only-volumes-have-next = лише том серії має наступний
cannot-be-continued = «{ $name }» не можна продовжити: { $why }
copy-spec = скопіюйте її файл і змініть у ньому том, зерно та ISBN
desk-without-section = «{ $name }» — це файл редакції: у ньому немає [[section]], з якого зробити книжку
days-or-section = створіть її судоку програмою gridpress daily або додайте [[section]]
changed-while-made = «{ $file }» змінився, поки створювалася його обкладинка; нічого не записано
make-cover-again = створіть обкладинку знову
puzzle-of-other-volume = судоку { $number } з іншого тому: { $why }
make-volume-again = створіть той том знову
too-much-in-book = книжка має понад { $most } МБ файлів
smaller-pictures = візьміть менші зображення
not-in-folder = «{ $path }» не в теці книжки
already-a-book = книжка вже є
start-project = почніть новий проєкт

## Explanations of keys of the spec, by table and key

spec-answers-placement = Розміщення відповідей: у кінці, після кожного розділу, в окремому PDF, на сторінці чи аркуші своїх судоку або ніде.
spec-answers-per_page = Кількість відповідей на сторінці; типово — щонайбільше дванадцять, такі великі, як дозволяють їхні сторінки. Якщо сітки різного розміру, кількість стосується найменших. З `overleaf` вона визначає розмір відповідей, а на сторінках їх може бути менше.
spec-answers-walkthrough = Друковані номери судоку, які після відповідей розв’язуються крок за кроком, або `"all"`.
spec-answers-hints = Додає розділ із першими кроками кожного судоку, аж поки не закінчаться одинаки.
spec-answers-qr = Посилання QR-коду під кожним розв’язком, з тими самими полями, що й під судоку: наприклад, на гру на сайті.
spec-answers-opener = Розміщення назви відповідей; типово — як у всій книжці, а з `after-section` — над сітками.
spec-answers-start = Сторінка, з якої починаються відповіді; типово — як у всій книжці.
spec-cover-design = Оформлення обкладинки; типово — `plain` або `field`, якщо інші налаштування потребують кольорової обкладинки.
spec-cover-palette = Кольори: назва палітри або список із тла, шрифту та від одного до трьох акцентів; типово — як в оформленні.
spec-cover-badges = Короткі виокремлені тексти спереду, щонайбільше три.
spec-cover-count = Показує кількість судоку на плашці або завбільшки з назву; типово — на плашці.
spec-cover-lettering = Шрифт назви на обкладинці: жирні чи вузькі великі літери, шрифт із засічками, клітинка для кожної літери або шрифт заголовків; типово — той, що пасує до оформлення.
spec-cover-series = Рядок із серією над назвою; типово — серія й том книжки.
spec-cover-price = Ціна поруч зі штрихкодом.
spec-cover-publisher = Назва видавництва внизу задньої сторони; типово — видавництво книжки.
spec-cover-logo = Логотип видавництва внизу задньої сторони: PNG або JPEG поруч із файлом налаштувань.
spec-cover-picture = Зображення для оформлення `picture`: PNG або JPEG поруч із файлом налаштувань.
spec-cover-picture_area = Частина обкладинки, яку займає зображення; типово частина під текстами.
spec-cover-samples = Кількість зразків судоку на задній стороні; типово — скільки вміститься, щонайбільше три.
spec-cover-blurb = Текст на задній стороні; порожні рядки розділяють абзаци, а рядки, що починаються з дефіса, утворюють список.
spec-cover-background = Чорний колір простої обкладинки, у відсотках від 0 до 100; типово — як в оформленні.
spec-cover-spine = Друкує назву й автора на корінці, якщо він достатньо широкий; або інший текст, який слід надрукувати.
spec-cover-paper = Назва, яку дає паперу сторінок друкарня; типово — перший папір друкарні.
spec-cover-thousand_pages = Товщина тисячі сторінок цього паперу, якщо в даних друкарні її немає або зазначено іншу.
spec-cover-puzzle = Друкований номер судоку на передній стороні; типово — перше придатне.
spec-daily-first = Дата першого судоку.
spec-daily-first_number = Номер першого судоку. Номери рахують дні, коли виходить рубрика.
spec-daily-days = Дні тижня, коли виходить рубрика.
spec-daily-skip = Дати, коли нічого не виходить, один раз або щороку.
spec-daily-time_zone = Часовий пояс, за яким визначається сьогоднішня дата, за назвою IANA. Більше нічого від годинника не залежить.
spec-daily-frozen_days = Кількість днів після сьогоднішнього, судоку й файли яких лишаються незмінними, коли змінюються файл налаштувань або програма; сьогоднішній і минулі дні не змінюються ніколи.
spec-daily-page = Колонки сторінки газети.
spec-daily-rules = Друкує правила судоку дрібним шрифтом, якщо сітки лишають місце.
spec-daily-walkthrough = Друкує кроки до розв’язку попереднього дня, наскільки вистачає місця.
spec-daily-byline = Підпис автора судоку.
spec-daily-copyright = Рядок про авторські права.
spec-daily-spot = Плашковий колір для назв, лінії над ними та зірок у файлах PDF, EPS та IDML; сітки та решта тексту лишаються чорними.
spec-daily-svg = Вигляд тексту у файлах SVG: криві або текст.
spec-daily-dpi = Роздільність файлів PNG у точках на дюйм.
spec-daily-web = Вигляд вебвидання та його файли, крім сторінок.
spec-daily-week-monday = Рівень у понеділок.
spec-daily-week-tuesday = Рівень у вівторок.
spec-daily-week-wednesday = Рівень у середу.
spec-daily-week-thursday = Рівень у четвер.
spec-daily-week-friday = Рівень у п’ятницю.
spec-daily-week-saturday = Рівень у суботу.
spec-daily-week-sunday = Рівень у неділю.
spec-daily-slot-id = Постійна назва судоку й файлів цього місця: літери, цифри, `-` і `_`.
spec-daily-slot-first = Дата першого судоку в цьому місці; типово — дата з `[daily]`.
spec-daily-slot-first_number = Номер першого судоку в цьому місці; типово — номер із `[daily]`. Номери рахують дні, коли в ньому друкується судоку.
spec-daily-slot-days = Дні тижня, коли в цьому місці друкується судоку; типово — дні з `[daily]`.
spec-daily-slot-skip = Дати, коли в цьому місці нічого не друкується, один раз або щороку; типово — дати з `[daily]`.
spec-daily-slot-title = Назва над судоку; типово — назва з файлу налаштувань.
spec-daily-slot-week = Рівень на кожен день тижня; типово — з `[daily.week]` або найближчий, доступний для виду судоку в цьому місці.
spec-daily-slot-contest = Робить кожне судоку місця конкурсом: клітинки, цифри яких читачі надсилають за порядком, або `"word"` для прихованого слова. Розв’язок притримано до завершення.
spec-daily-slot-contest_days = Дні після дня судоку, коли приймаються відповіді на конкурс.
spec-daily-slot-width = Ширина готового макета, який не має ні полів, ні міток.
spec-daily-slot-columns = Ширина готового макета в колонках із `[daily.page]`.
spec-daily-slot-height = Висота готового макета.
spec-daily-slot-solution = Розв’язок, надрукований разом із судоку: з попереднього дня, поруч або догори ногами, з того самого дня або жодного.
spec-daily-slot-language = Код мови всіх текстів, які програма друкує та показує; типово — код із файлу налаштувань.
spec-daily-slot-formats = Формати файлів судоку на день; типово — PDF або формати з командного рядка.
spec-daily-slot-names = Назви файлів місця, крім вебсторінок: текст із `{"{date}"}`, `{"{slot}"}`, `{"{number}"}`, `{"{weekday}"}`, `{"{level}"}`, `{"{year}"}`, `{"{month}"}` і `{"{day}"}`. Кожен день повинен мати власну назву.
spec-daily-slot-copies = Назви копій найновіших файлів, наприклад `{"{slot}"}-{"{weekday}"}`: текст із полями `names`. Кожен запуск замінює їх.
spec-daily-page-grid = Розкладка колонок газети: поширена у Сполучених Штатах, прийнята в Bay Area News Group або поширена в Сінгапурі.
spec-daily-page-column = Ширина власної колонки.
spec-daily-page-gutter = Проміжок між двома власними колонками.
spec-daily-spot-name = Назва фарби в каталозі кольорів, в ASCII.
spec-daily-spot-cmyk = Блакитний, пурпуровий, жовтий і чорний у відсотках — для проб і машин без цієї фарби.
spec-daily-web-url = Адреса опублікованої теки. Картки попереднього перегляду та стрічка новин потребують повних посилань.
spec-daily-web-site = Додає архів із календарем, стрічку новин, піктограму та вебзастосунок, який можна встановити; сторінки на них посилаються.
spec-daily-web-link = Посилання, на яке веде назва вгорі сторінки.
spec-daily-web-logo = Логотип замість назви газети: файл PNG, JPEG або SVG, щонайбільше 100 KB.
spec-daily-web-dark_logo = Логотип у темному режимі; типово — `logo`.
spec-daily-web-colours = Кольори сторінки, тексту й акценту. Їхній контраст перевіряється.
spec-daily-web-dark_colours = Кольори в темному режимі; типово — темна сторінка з тим самим акцентом.
spec-daily-web-typeface = Шрифт: назви шрифтів, які можуть бути на пристроях, або файл WOFF2, WOFF, TTF чи OTF, щонайбільше 300 KB.
spec-daily-web-footer = Рядок у кінці сторінки, з посиланнями у форматі Markdown.
spec-daily-web-embed = Адреса сайту, що вбудовує сторінки (протокол і домен), або `*` для будь-якого. Йому надсилаються повідомлення про початок і кінець гри та про висоту сторінок.
spec-daily-web-results = Веб-адреса, на яку сторінки надсилають час виграної гри, якщо гравець погоджується.
spec-daily-web-engine = Тека з рушієм, що є частиною випуску: сторінки пропонують інші судоку свого виду та рівня і QR-коди.
spec-grid-thin = Товщина ліній між клітинками; типово — як в оформленні.
spec-grid-thick = Товщина ліній між блоками та навколо сітки; типово — як в оформленні.
spec-grid-tint = Найсвітліший сірий колір затінених клітинок, у відсотках чорного; типово — як в оформленні.
spec-grid-tinted_boxes = Затінює кожен другий блок.
spec-grid-gap = Найменший проміжок між сітками; типово — як в оформленні.
spec-imposition-kind = Вид спуску шпальт: складений і скріплений зошит, кілька сторінок на одному боці аркуша або розвороти зі сторінками поруч.
spec-imposition-signature = Для зошитів: кількість сторінок, які складають разом, кратна 4; типово — уся книжка.
spec-imposition-creep = Для зошитів: товщина аркуша.
spec-imposition-pages = Для `nup`: кількість сторінок на одному боці аркуша; типово — дві.
spec-imposition-sheet = Папір, записаний так само, як `trim`, у будь-якому положенні; типово — дві сторінки поруч, а для `nup` — A4 або letter.
spec-imposition-marks = Малює лінії, які показують, де складати й різати або де закінчуються сторінки.
spec-section-size = Кількість клітинок у рядку: 4, 6, 8, 9, 10, 12, від 14 до 16, 18, від 20 до 22, 24 або 25; у фігурному також 5, 7, 11, 13, 17, 19 або 23, у футосікі чи хмарочосах 5 або 7, у калькудоку від 3 до 9.
spec-section-box = Рядки та стовпці блока, якщо вони не типові: `"3x2"` повертає блоки сітки 6 × 6.
spec-section-grids = Сітки, що накладаються: назва розташування або ліві верхні клітинки сіток.
spec-section-variant = Правила, додані до звичайних.
spec-section-symbols = Знаки у клітинках: `"letters"` або `"numbers"` для 10 і більше; `"shapes"` замість цифр; список малюнків замість цифр, по одному PNG, JPEG або SVG поруч із файлом налаштувань для кожної цифри; літери слова замість цифр, як у `"word:NOSTALGIE"`; або `"word"` для слів, які вибирає програма.
spec-section-word_line = Лінія розв’язку, в якій читається слово: рядок, стовпець або спадна діагональ; типово — випадкова.
spec-levels-easy-name = Друкована назва; типово — назва мовою книжки.
spec-levels-easy-stars = Кількість друкованих зірочок. Складніший рівень має їх щонайменше стільки ж.
spec-levels-easy-minutes = Цільовий час у хвилинах, для `target_time` у [puzzle]; або найменший і найбільший очікуваний час розв’язування, якому відповідають усі судоку рівня.
spec-levels-easy-removed = Найменша й найбільша кількість вилучених цифр, для всіх розділів цього рівня.
spec-levels-easy-technique = Найлегша й найскладніша техніка, яка може бути найскладнішою в судоку.
spec-levels-easy-score = Найменша й найбільша кількість балів судоку.
spec-listing-headline = Рядок над описом і на першому зображенні; типово — кількість судоку та їхні рівні.
spec-listing-description = Увесь опис, з порожніми рядками між абзацами або з тегами, які приймають магазини; типово — створений програмою, що починається з тексту на задній стороні обкладинки, якщо він є.
spec-listing-keywords = Поля для ключових слів, щонайбільше сім, кожне до 50 символів; типово — слова, що описують судоку.
spec-listing-categories = Шляхи щонайбільше трьох категорій у магазині; типово — категорії, що пасують до судоку.
spec-listing-contributors = Особи, крім автора, кожна з роллю: `editor`, `foreword`, `illustrator`, `introduction`, `photographer`, `preface`, `translator` або `author` для ще одного автора.
spec-listing-audience = Читачі, до яких звертаються тексти; типово — діти, якщо правила короткими реченнями, літні люди, якщо шрифт великий, а інакше дорослі.
spec-listing-ages = Вік наймолодшого й найстаршого читача, від 0 до 18 років.
spec-listing-look_inside = Сторінки, які показати в магазині, рахуючи від першої сторінки книжки; типово — кілька кожного виду.
spec-listing-ai_content = Ваша власна відповідь про тексти, зображення та судоку, які додали ви, після відповіді про створені програмою.
spec-front-half_title = Сторінка лише з назвою, перед титульною.
spec-front-title_page = Титульна сторінка.
spec-front-copyright = Текст сторінки авторських прав, на якій є також ISBN; без нього такої сторінки немає.
spec-front-copyright_line = Рядок із ©, роком з `date` та автором, а без автора — видавництвом, над текстом сторінки авторських прав.
spec-front-dedication = Текст сторінки з присвятою, після сторінки авторських прав.
spec-front-contents = Зміст.
spec-front-how_to = Сторінка з правилами або `"kids"` — короткі речення для дітей.
spec-front-levels = Пояснення рівнів складності книжки та їхніх зірочок.
spec-front-techniques = Розділ про техніки, яких потребують судоку.
spec-back-blank_grids = Кількість сторінок із порожніми сітками, такими завбільшки, як у розділі з найбільшою кількістю судоку.
spec-back-notes = Кількість сторінок для нотаток.
spec-back-notes_style = Вигляд сторінок для нотаток: у лінійку або чисті.
spec-back-record = Таблиця, щоб записувати дату й час розв’язування кожного судоку.
spec-back-stats = Статистика судоку: рівні, техніки та кількість заданих цифр.
spec-back-certificate = Диплом за розв’язання книжки.
spec-back-about_author = Розділ про автора; порожні рядки розділяють абзаци.
spec-back-about_book = Розділ про книжку; порожні рядки розділяють абзаци.
spec-back-colophon = Сторінка зі шрифтами, версією, ревізією генератора, зерном і налаштуваннями кожного розділу.
spec-text-file = Файл Markdown із текстом сторінки.
spec-text-place = Місце сторінки: `"front"`, `"back"` або постійна назва розділу, що йде за нею.
spec-text-title = Назва першого розділу у змісті, а також його заголовок, якщо у файлі заголовка немає.
spec-text-contents = Показує її розділи у змісті.
spec-numbering-first = Номер першого судоку або його дата, якщо судоку називаються за датами.
spec-numbering-per_section = Починає нумерацію в кожному розділі з першого номера, після `prefix` розділу.
spec-page-trim = Розмір обрізаної сторінки: назва, наприклад `a5`, `letter` чи `kdp-6x9`, дві сторони або таблиця двох сторін.
spec-page-margins = Поля, дзеркальні на лівих сторінках.
spec-page-bleed = Виліт за лінію обрізу.
spec-page-condition = Зареєстровані умови друку у файлі PDF/X; типово — умови друкарні або `FOGRA47`.
spec-page-folios = Друкує номери сторінок унизу, біля зовнішнього краю.
spec-page-roman_front = Нумерує сторінки перед судоку римськими цифрами; після них лік не починається знову.
spec-page-facing = Віддзеркалює ліві сторінки й починає розділи праворуч; типово — як у друкарні, а без друкарні «так».
spec-page-reverse = Зворот кожної сторінки із судоку: інші судоку, порожня сторінка або світлий візерунок для тих, хто пише фломастером.
spec-page-running_heads = Друкує назву книжки вгорі лівих сторінок, а назву розділу — вгорі правих.
spec-page-edge_marks = Позначає розділи біля зовнішнього краю, кожен на крок нижче: до самого вильоту або, якщо вильоту немає, з відступом від краю.
spec-page-printer = Друкарня, чиї вимоги діють.
spec-page-margins-inside = Поле біля корінця; `"auto"` — це мінімум друкарні для остаточної кількості сторінок.
spec-page-margins-outside = Поле з боку, протилежного корінцю; `"auto"` — це 0.5in або мінімум друкарні, якщо він більший.
spec-page-margins-top = Верхнє поле; `"auto"` — це 0.6in або мінімум друкарні, якщо він більший.
spec-page-margins-bottom = Нижнє поле; `"auto"` — це 0.6in або мінімум друкарні, якщо він більший.
spec-width-height-width = Ширина.
spec-width-height-height = Висота.
spec-puzzle-heading = Заголовок над кожною сіткою: рядок тексту або смуга з білим номером на чорному полі.
spec-puzzle-level = Друкує рівень поруч із номером. Вузькі сітки скорочують заголовок.
spec-puzzle-stars = Друкує зірочки рівня поруч із номером.
spec-puzzle-dots = Друкує замість зірочок п’ять точок, з яких заповнено стільки, скільки зірочок має рівень.
spec-puzzle-rules = Друкує під сіткою правила різновиду; `"all"` додає звичайні правила, `"kids"` — ті самі короткими реченнями для дітей.
spec-puzzle-givens = Друкує під сіткою кількість заданих цифр.
spec-puzzle-technique = Друкує під сіткою найскладнішу техніку, якої потребує судоку.
spec-puzzle-answer_page = Друкує праворуч від номера, на якій сторінці відповідь.
spec-puzzle-name = Друкує рядок для імені того, хто розв’язує.
spec-puzzle-date = Друкує рядок для дати.
spec-puzzle-time = Друкує рядок для часу.
spec-puzzle-minutes = Друкує очікуваний час розв’язування: `true` під кожним судоку, `"sections"` медіану під назвою розділу. Округлений до хвилин; судоку поза всіма техніками його не мають.
spec-puzzle-target_time = Друкує цільовий час рівня, до якого належить судоку.
spec-puzzle-tips = Друкує пораду щодо однієї з потрібних технік там, де на сторінці з судоку є місце.
spec-puzzle-code = Друкує код, який разом із зерном книжки відтворює судоку; судоку з файлу його не мають.
spec-puzzle-qr = Посилання в QR-коді. `{"{number}"}`, `{"{code}"}`, `{"{seed}"}` і `{"{givens}"}` замінюються даними судоку.
spec-puzzle-marks = Допомога для нотаток: світлі віконця в кутках порожніх клітинок, усі цифри під сіткою або кандидати кожної порожньої клітинки.
spec-section-id = Постійна назва судоку цього розділу: літери, цифри, `-` і `_`.
spec-section-title = Назва розділу, на його початковій сторінці та у змісті; без неї розділ не має ні сторінки, ні рядка у змісті.
spec-section-intro = Вступ під назвою; порожні рядки розділяють абзаци.
spec-section-picture = Зображення під вступом: PNG або JPEG поруч із файлом налаштувань.
spec-section-prefix = Префікс номерів судоку, як у `A12`; типово — літера, якщо кожен розділ має власну нумерацію.
spec-section-level = Рівень складності судоку або позначка судоку з файлу.
spec-section-count = Кількість судоку, в аркушах для класу — на кожного учня; типово — усі судоку з файлу.
spec-section-copies = В аркушах для класу кількість аркушів цього розділу, який тоді лише для наступних учнів зі списку; без неї розділ — для всіх учнів.
spec-section-per_page = Кількість судоку на сторінці, таких великих, як дозволяє сторінка.
spec-section-order = Порядок друку: за балами від найлегшого, за очікуваним часом розв’язування або в порядку створення. Типово — `"rising"` або порядок файлу.
spec-section-opener = Розміщення назви розділу; типово — як у всій книжці.
spec-section-start = Сторінка, з якої починається розділ; типово — як у всій книжці.
spec-section-source = Файл із вашими власними судоку, замість `level`; тоді `count` обмежує їхню кількість.
spec-series-name = Назва серії; друкується на титульній сторінці, на сторінці авторських прав і на обкладинці.
spec-series-volume = Номер книжки в серії.
spec-series-registry = Файл із судоку всіх томів; створюється разом із першим. Жодне судоку з попередніх томів не повторюється.
spec-section-symmetry = Симетрія заданих цифр.
spec-section-fill = Спосіб створення повних сіток. `"shuffle"` перетворює одну сталу сітку, тож усі сітки рівноцінні.
spec-section-removed = Найменша й найбільша кількість вилучених цифр; типово — як у рівня.
spec-section-technique = Найлегша й найскладніша техніка, яка може бути найскладнішою в судоку; типово — як у рівня.
spec-section-score = Найменша й найбільша кількість балів судоку; типово — як у рівня.
spec-section-minutes = Найменший і найбільший очікуваний час розв’язування у хвилинах; типово — як у рівня, якщо він його має.
spec-section-search = Шукає поблизу кожного судоку інше, з меншою кількістю заданих цифр; типово — якщо один прохід рідко вилучає досить цифр.
spec-section-empty_overlaps = Лишає порожніми спільні клітинки сіток, що накладаються.
spec-section-signs = Друкує знаки дій у рамках калькудоку; без них можлива будь-яка дія.
spec-section-steady = Відкидає судоку, вся складність яких — одна перешкода.
spec-title = Назва книжки; друкується на титульній сторінці та в колонтитулах і зберігається в метаданих PDF.
spec-subtitle = Підзаголовок.
spec-author = Автор.
spec-series = Серія книжки; друкується на титульній сторінці, на сторінці авторських прав і на обкладинці: її назва або таблиця з іншими ключами.
spec-volume = Номер книжки в серії.
spec-edition = Видання; друкується на сторінці авторських прав.
spec-imprint = Назва видавництва; друкується внизу титульної сторінки та на сторінці авторських прав.
spec-isbn = ISBN із тринадцяти цифр, з дефісами або без них; програма перевіряє його контрольну цифру.
spec-language = Мова всіх текстів, які друкує програма, а також дат і чисел: код мови, з регіоном або без нього; `de-informal`, `fr-informal` і `es-informal` звертаються до читача на `du` і `tu`.
spec-seed = Текст або ціле число, що визначає всі створені судоку. Якщо зерна не задано, програма вибирає нове й зберігає його в записі (lock).
spec-engine = Ревізія генератора. Ревізія ніколи не змінюється, тож давні зерна зберігають свої судоку.
spec-calibration = Файл із часом розв’язування ваших читачів, записаний командою `gridpress calibrate`; тоді весь очікуваний час у хвилинах — це їхній час.
spec-date = Дата в PDF; типово — дата з `SOURCE_DATE_EPOCH`, якщо її задано.
spec-profile = Вихідний профіль PDF; типово — профіль друкарні або `screen`.
spec-opener = Назви розділів і відповідей: на окремих сторінках, над першими сітками або лише у змісті.
spec-start = Перша сторінка розділів і відповідей: найближча права або просто наступна.
spec-design = Оформлення книжки.
spec-pictures = Вбудовані малюнки на титульних сторінках, на початку розділів, у поясненнях і внизу сторінок: тварини для розфарбовування.
spec-colour = Кольорові сторінки: один тон на розділ у заголовках, позначках і затінених клітинках та кольорові тварини. Виберіть друкарню, що друкує в кольорі.
spec-type-text = Шрифт основного тексту: назва одного з вбудованих, шлях до файлу шрифту або шляхи для окремих накреслень.
spec-type-headings = Шрифт назв і заголовків, у жирному накресленні; типово — шрифт тексту.
spec-type-digits = Шрифт цифр у сітках.
spec-type-figures = Вигляд цифр в основному тексті; типово — як в оформленні.
spec-type-size = Кегль основного тексту, від якого залежать інші кеглі; типово — як в оформленні.
spec-type-leading = Відстань між базовими лініями, від одного до двох кеглів; типово — чотири третини від `size` або як в оформленні.
spec-type-justify = Вирівнює основний текст за шириною; типово — як в оформленні.
spec-type-hyphenate = Переносить слова за правилами мови книжки; типово — як в оформленні.
spec-regular-italic-bold-regular = Шлях до звичайного шрифту.
spec-regular-italic-bold-italic = Шлях до курсивного шрифту; типово — звичайний.
spec-regular-italic-bold-bold = Шлях до жирного шрифту; типово — звичайний.
spec-worksheet-names = Імена учнів, по одному аркушу на кожного: список або файл поруч із файлом налаштувань, з одним іменем у рядку.
spec-worksheet-copies = Кількість аркушів; аркуші понад кількість імен мають порожній рядок для імені. Типово — по одному на кожне ім’я.
spec-worksheet-same = Дає всім учням однакові судоку, а не різні того самого рівня.
spec-worksheet-date = Дата на кожному аркуші, наприклад `"2026-11-27"`, або інший текст; типово — порожній рядок.
spec-worksheet-cut_outs = Додає після кожного аркуша сторінку з цифрами для вирізання, такими великими, як клітинки його судоку.
spec-worksheet-codes = Друкує під кожним судоку короткий код, за яким знаходять відповідь.
