# Texts for authors; see en.ftl.

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
printer-ingramspark = IngramSpark, м’яка обкладинка, чорна фарба
printer-kdp-hardcover = Amazon KDP, тверда обкладинка, чорна фарба
printer-kdp-paperback-cream = Amazon KDP, м’яка обкладинка, чорна фарба на кремовому папері
printer-kdp-paperback-groundwood = Amazon KDP, м’яка обкладинка, чорна фарба на газетному папері
printer-kdp-paperback-white = Amazon KDP, м’яка обкладинка, чорна фарба на білому папері
printer-large-print = великий шрифт
printer-lulu = Lulu, м’яка обкладинка, чорна фарба
printer-lulu-coil = Lulu, пружина, чорна фарба
printer-lulu-hardcover = Lulu, тверда обкладинка, чорна фарба
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
source-printer = { $printer }, { $date }: { $phrase }
source-printer-pages = { $printer }, { $date }: { $phrase }: { $pages }
printers-own-page = сайт друкарні
third-parties = інші джерела
not-confirmed = не підтверджено
source-font = дозволи у шрифті (OS/2 fsType)
source-every-printer = кожна друкарня
source-black = усі друкарні чорно-білих книжок
source-readers = часті скарги читачів
source-engine = розділ «reproduction» посібника
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
engine = генератор { $number }
default-engine = генератор не вибрано, тож це { $number }
newest-engine = генератор { $number }, найновіший, для нової книжки
set-engine = установіть { $setting } на { $number }: повні сітки розподілено рівномірно, мінімальні судоку мінімальні в усіх видах, а кроки поєднують рамки; усі судоку зміняться, тож видану книжку залиште як є
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
edit-not-toml = файл — не правильний TOML; спершу виправте його в редакторі: { $why }
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
cage-without-sum = клітка без суми або така, цифри якої можуть повторюватися
cages-with-sums = книжки друкують лише клітки з різних цифр із сумою
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
