### Programın bastığı sözcükler, Türkçe. Birimlerin biçimleri: `in` (3. satırda), `of` (3. satırın), `to` (3. satıra).
### Satır ve sütun aynı harfle başladığından hücreler, Türkçe kaynaklarda da görülen r ve c ile adlandırılır.
### Rakamlara ve hücre adlarına ek getirilmez: ek, ardından gelen sözcüktedir.

## Başlıklar
contents = İçindekiler
answers = Çözümler
how-to = Nasıl çözülür?
tip = İpucu
hints = İpuçları
techniques = Teknikler
walkthroughs = Adım adım çözümler
notes = Notlar
levels = Zorluk düzeyleri
about-author = Yazar hakkında
about-book = Bu kitap hakkında
blank-grids = Boş ızgaralar
record = Sonuçlarım
stats = Sayılarla bu kitap
stats-techniques = Her bulmacanın en zor tekniği
stats-givens = Bulmaca başına verilen rakamlar
stats-digits = Her rakamın kaç kez verildiği
certificate = Başarı belgesi
certificate-to = Bu belgenin sahibi
certificate-for = çözülen sudoku: { NUMBER($count) }
certificate-done = Aferin!
volume = Cilt { $number }
colour-in = Beni boya!
answers-to = Çözümler: { $title }
solution = Çözüm
solution-of = { $date } tarihli çözüm
corrected-on = { $date } tarihinde düzeltildi: { $note }
correction-of = { $date } için düzeltme: { $note }
contest-cells = Yarışma: { $cells } hücrelerindeki rakamları bize { $date } tarihine dek gönderin.
contest-word = Yarışma: gizli sözcüğü bize { $date } tarihine dek gönderin.
contest-entered = Dolduruldu. { $answer } yanıtını bize { $date } tarihine dek gönderin.
web-send-times = Karşılaştırmak için sürelerimi adsız olarak { $paper } gazetesine gönder.
web-faster = Oyuncuların % { $percent } kadarından hızlı.
cells-removed = { $count } silinmiş
easier-than = ! { $day } gününden kolay
puzzle-count = { NUMBER($count) } bulmaca
puzzle = Bulmaca { $number }
puzzles = Bulmacalar { $first }–{ $last }
dates = { $first } – { $last }

## Bir bulmacanın çevresinde
label = { $variants }, { $level }
variant-joint = { " " }
to-answer = Çözümü: sayfa { $page }
to-answer-short = Sayfa { $page }
to-answer-overleaf = Çözümü arka sayfada
to-answer-overleaf-short = Arka sayfada
to-answer-elsewhere = Çözüm kitabı, sayfa { $page }
to-answer-elsewhere-short = Çözümler s. { $page }
to-answer-elsewhere-shortest = Çözüm { $page }
to-puzzle = Sayfa { $page }
to-puzzle-elsewhere = Bulmaca: sayfa { $page }
to-puzzle-elsewhere-short = Bulmaca s. { $page }
to-puzzle-elsewhere-shortest = Bulmaca { $page }
hardest = En zor teknik: { $technique }
hardest-beyond = En zor teknik: adı olanların hiçbiri
givens = { $count } verilen rakam
time = Süre
about-minutes = Yaklaşık { $count } dakika
target-time = Hedef süre: { $minutes } dk
date = Tarih
name = Ad
sheet = Yaprak { $sheet }
teacher-answers = Öğretmen için çözümler
cut-out = Kartları kes ve boş karelerin üzerine koy.
code = Kod
large-print = Büyük punto
puzzle-nouns = sudoku, bulmaca
count-words = bir=1 iki=2 üç=3 dört=4 beş=5 altı=6 yedi=7 sekiz=8 dokuz=9 on=10 yirmi=20 otuz=30 kırk=40 elli=50 altmış=60 yetmiş=70 seksen=80 doksan=90 yüz=100 bin=1000
quoted = “{ $text }”

## Zorluk düzeyleri
level-easy = Kolay
level-medium = Orta
level-hard = Zor
level-expert = Uzman
level-extreme = Ekstrem
level-easy-is = Çok sayıda verilen rakam. Dikkatle bakan, rakamları birbiri ardına yerine koyar.
level-medium-is = Daha az verilen rakam. Satır ve sütunlar boyunca da bakın ve bir hücrenin daha ne olabileceğini sorun.
level-hard-is = Burada küçük notlar işe yarar: kilitli adaylar, ikililer ve üçlüler.
level-expert-is = Bütün ızgaraya yayılan desenler: balıklar, kanatlar ve dikdörtgenler gibi.
level-extreme-is = En az sayıda verilen rakam; uzun akıl yürütme zincirlerine kadar her şeye hazır olun.
level-extreme-with-trial = En az sayıda verilen rakam; uzun akıl yürütme zincirlerine ve deneme yanılmaya kadar her şeye hazır olun.

## Çeşitler
variant-diagonal = Çapraz
variant-windoku = Windoku
variant-jigsaw = Düzensiz
variant-antiknight = At Hamlesiz
variant-asterisk = Yıldız
variant-center-dot = Orta Nokta
variant-girandola = Girandola
variant-killer = Katil
variant-antiking = Şah Hamlesiz
variant-disjoint = Ayrık Gruplar
variant-consecutive = Ardışık
variant-non-consecutive = Ardışık Olmayan
variant-kropki = Kropki
variant-some-kropki = Kısmi Kropki
variant-greater-than = Büyük-Küçük
variant-xv = XV
variant-some-xv = Kısmi XV
variant-even-odd = Tek-Çift
variant-thermo = Termometre
variant-arrow = Ok
variant-palindrome = Palindrom
variant-whispers = Fısıltı
variant-renban = Renban
variant-quadruple = Dörtlü
variant-between = Ara Çizgiler
variant-frame = Çerçeve
variant-sandwich = Sandviç
variant-skyscraper = Apartman
variant-little-killer = Küçük Katil
variant-x-sums = X-Toplam
variant-calcudoku = Calcudoku
variant-futoshiki = Futoşiki
variant-skyscrapers = Apartmanlar
layout-twodoku = Twodoku
layout-butterfly = Kelebek
layout-samurai = Samuray
layout-sohei = Sohei
layout-cross = Haç
layout-windmill = Yel Değirmeni
layout-other = Örtüşen
layout-rule = Birden çok { $side } × { $side } ızgara üst üste biner. Her biri kendi başına bir sudokudur; ortak bir kutudaki rakamlar, o kutuyu paylaşan bütün ızgaralar için geçerlidir.
in-grid = { $grid }. ızgarada { $number }
grids-counted = Izgaralar yukarıdan aşağıya, yan yana olanlar soldan sağa numaralanır.
size = { $side } × { $side }
size-variants = { $side } × { $side } { $variants }
variant-diagonal-rule =
    { $marks ->
        [shaded] Gri boyanmış
        [strokes] İnce çizgilerle gösterilmiş
       *[both] Gri boyanmış veya ince çizgilerle gösterilmiş
    } iki uzun köşegenin her birinde de her rakam bir kez bulunur.
variant-windoku-rule = Gri pencerelerin her birinde de her rakam bir kez bulunur.
variant-jigsaw-rule = Kalın çizgiler kutuların yerine düzensiz biçimli bölgeleri çevreler.
variant-antiknight-rule = Aralarında bir at hamlesi olan hücrelerde, yani satrançtaki gibi iki hücre ileri ve bir hücre yana gidilince varılanlarda, hiçbir zaman aynı rakam bulunmaz.
variant-asterisk-rule = Bir yıldız oluşturan dokuz gri hücrede de her rakam bir kez bulunur.
variant-center-dot-rule = Kutuların ortasındaki, gri noktalı dokuz hücrede de her rakam bir kez bulunur.
variant-girandola-rule = Girandola’nın dördü köşelerde olan dokuz gri hücresinde de her rakam bir kez bulunur.
variant-killer-rule = Kesikli çizgiler kafesleri çevreler. Bir kafesteki rakamların toplamı köşesindeki küçük sayıdır ve hiçbir rakam aynı kafeste iki kez bulunmaz.
variant-killer-repeats = Sayının ardında + varsa kafeste rakamlar tekrarlanabilir.
variant-killer-without-sum = Sayısı olmayan bir kafes yalnızca rakamlarının farklı olduğunu söyler.
variant-killer-overlap = Kafeslerin ortak hücreleri olabilir.
variant-killer-parts = Kesikli çizgiler bir kafesin parçalarını da birleştirir.
variant-antiking-rule = Köşelerinden birbirine değen hücrelerde hiçbir zaman aynı rakam bulunmaz.
variant-disjoint-rule = Kutularının aynı yerindeki hücrelerde hiçbir zaman aynı rakam bulunmaz: örneğin bütün kutuların sol üst hücreleri birbirinden farklıdır.
variant-consecutive-rule = İki hücre arasındaki çubuk, rakamlarının farkının 1 olduğunu gösterir. Bütün çubuklar gösterilmiştir: çubuk yoksa ortak kenarlı iki hücredeki rakamların farkı hiçbir zaman 1 değildir.
variant-non-consecutive-rule = Ortak kenarlı iki hücredeki rakamların farkı hiçbir zaman 1 değildir.
variant-kropki-rule = İki hücre arasındaki beyaz nokta, rakamlarının farkının 1 olduğunu, siyah nokta ise birinin öbürünün iki katı olduğunu gösterir. 1 ile 2 arasındaki nokta beyaz da siyah da olabilir. Bütün noktalar gösterilmiştir: ortak kenarlı iki hücre arasında nokta yoksa ikisi de geçerli değildir.
variant-some-kropki-rule = İki hücre arasındaki beyaz nokta, rakamlarının farkının 1 olduğunu, siyah nokta ise birinin öbürünün iki katı olduğunu gösterir. 1 ile 2 arasındaki bir nokta beyaz da siyah da olabilir. Noktaların yalnızca bir kısmı gösterilmiştir.
variant-greater-than-rule = Kutuların içinde, iki hücre arasındaki işaret büyük rakama doğru açılır.
variant-xv-rule = İki hücre arasındaki X, rakamlarının toplamının 10 olduğunu, V ise 5 olduğunu gösterir. Bütün X ve V işaretleri gösterilmiştir: harf yoksa ortak kenarlı iki hücredeki rakamların toplamı hiçbir zaman 5 ya da 10 değildir.
variant-some-xv-rule = İki hücre arasındaki X, rakamlarının toplamının 10 olduğunu, V ise 5 olduğunu gösterir. X ve V işaretlerinin yalnızca bir kısmı gösterilmiştir.
variant-even-odd-rule = Gri daire tek rakamı, gri kare çift rakamı gösterir. Öbür hücrelerin hepsinde tek de çift de bulunabilir.
variant-thermo-rule = Termometre boyunca rakamlar hazneden başlayarak artar: her biri kendinden öncekinden büyüktür.
variant-arrow-rule = Dairedeki rakam, oku boyunca duran rakamların toplamıdır. Öbür kuralların izin verdiği yerde bir rakam ok üzerinde yinelenebilir.
variant-palindrome-rule = Çizgi boyunca rakamlar iki uçtan da aynı okunur.
variant-whispers-rule = Çizgi boyunca her rakam ile bir sonraki arasındaki fark en az { $apart } olur. Öbür kuralların izin verdiği yerde bir rakam çizgi üzerinde yinelenebilir.
variant-renban-rule = Bir çizgideki rakamlar, sıraları ne olursa olsun, ardışıktır ve hiçbiri yinelenmez: örneğin 3, 5, 2 ve 4.
variant-quadruple-rule = Köşedeki bir daire en çok dört rakam gösterir; bunların hepsi, sıraları ne olursa olsun, çevresindeki dört hücrededir. İki kez basılan bir rakam orada iki kez bulunur. Her köşede daire yoktur.
variant-between-rule = Bir çizgideki rakamlar, bir uçtaki dairenin rakamından büyük, öbür uçtakinden küçüktür.
variant-frame-rule = Izgaranın dışındaki sayı, kendi satırının ya da sütununun o yandan başlayarak ilk üç rakamının toplamıdır.
variant-sandwich-rule = Izgaranın dışındaki sayı, kendi satırında ya da sütununda 1 ile { $high } arasında kalan rakamların toplamıdır. Bu iki rakam yan yanaysa 0 olur.
variant-skyscraper-rule = Rakamlar apartmanların yüksekliğidir. Izgaranın dışındaki sayı, oradan bakınca satır ya da sütun boyunca kaçının göründüğünü söyler: her apartman arkasındaki daha alçakları gizler.
variant-little-killer-rule = Izgaranın dışındaki sayı, okunun gösterdiği köşegendeki rakamların toplamıdır. Öbür kuralların izin verdiği yerde bir rakam köşegende yinelenebilir. Köşegenlerin yalnızca bir kısmının sayısı vardır.
variant-x-sums-rule = Izgaranın dışındaki sayı, kendi satırının ya da sütununun o yandan başlayarak ilk X rakamının toplamıdır. X bu rakamların ilkidir ve toplama katılır.
variant-futoshiki-rule = Kutu yoktur. İki hücre arasındaki işaret büyük rakama doğru açılır. İşaretlerin yalnızca bir kısmı gösterilmiştir.
variant-skyscrapers-rule = Kutu yoktur. Rakamlar apartmanların yüksekliğidir. Izgaranın dışındaki sayı, oradan bakınca satır ya da sütun boyunca kaçının göründüğünü söyler: her apartman arkasındaki daha alçakları gizler.
variant-calcudoku-rule = Kutu yoktur. Kalın çizgiler kafesleri çevreler ve bir kafesteki rakamlar, köşesindeki sayıyı yanındaki işlemle verir: toplanır ya da çarpılırlar; iki rakamdan küçüğü büyükten çıkarılır ya da büyüğü küçüğüne bölünür. Bir rakam kafeste yinelenebilir, ama bir satırda ya da sütunda yinelenemez.
variant-calcudoku-hidden-signs = İşaret yoksa dört işlemden herhangi biri olabilir.

## Nasıl çözülür?
number-word =
    { $number ->
        [3] üç
        [4] dört
        [5] beş
        [6] altı
        [7] yedi
        [8] sekiz
        [9] dokuz
        [10] on
        [11] on bir
        [12] on iki
        [13] on üç
        [14] on dört
        [15] on beş
        [16] on altı
        [25] yirmi beş
       *[other] { $number }
    }
fill-digits = Her boş hücreye { $first } ile { $last } arasında bir rakam yazın.
fill-numbers = Her boş hücreye 1 ile { $last } arasında bir sayı yazın.
fill-letter = Her boş hücreye { $first } ile 9 arasında bir rakam ya da A harfini yazın.
fill-letters = Her boş hücreye { $first } ile 9 arasında bir rakam ya da A ile { $last } arasında bir harf yazın.
fill-word = Rakamların yerini harfler alır. Her boş hücreye bulmacanın yanında verilen harflerden birini yazın.
fill-pictures = Rakamların yerini resimler alır. Her boş hücreye bulmacanın yanında gösterilen resimlerden birini çizin.
hold =
    Her satırda, her sütunda ve kalın çizgilerle çevrili { $side-word } { $areas ->
        [regions] bölgenin
       *[boxes] kutunun
    } her birinde { $side-word } { $symbols ->
        [digits] rakamın
        [numbers] sayının
        [word] harfin
        [pictures] resmin
       *[letters] rakam ve harfin
    } her biri tam olarak bir kez bulunmalıdır.
fill-sizes = Her boş hücreyi doldurun.
sizes-digits = Şu rakamları kullanın: { $sizes }.
sizes-letters = Daha büyük ızgaralarda 9 rakamından sonra harfler gelir: { $sizes }.
sizes-word = Bir bulmacanın yanında harfler verilmişse o harfleri kullanın.
sizes-pictures = Bir bulmacanın yanında resimler gösterilmişse o resimleri kullanın.
size-digits = { $side } × { $side } ızgarada { $first } ile { $last } arası
size-letter = { $side } × { $side } ızgarada A
size-letters = { $side } × { $side } ızgarada A ile { $last } arası
hold-sizes =
    Her satırda, her sütunda ve kalın çizgilerle çevrili her { $areas ->
        [regions] bölgede
       *[boxes] kutuda
    } bunların her biri tam olarak bir kez bulunmalıdır.
hold-lines = Her satırda ve her sütunda bu rakamların her biri tam olarak bir kez bulunmalıdır.
further-letters = Harfler rakamların bittiği yerden sürer: A onuncu, B on birincidir ve böyle gider.
word-hidden = Izgara dolduğunda çizgilerinden biri bir sözcük oluşturur. Rakamlar için söylenen her şey harfler için de geçerlidir.
pictures-as-digits = Rakamlar için söylenen her şey resimler için de geçerlidir.
one-solution-or-trial = Bu kitaptaki her bulmacanın tam olarak bir çözümü vardır. Hepsi yalnızca akıl yürüterek çözülmez: bazıları deneme yanılma ister.
one-solution = Bu kitaptaki her bulmacanın tam olarak bir çözümü vardır ve ona yalnızca akıl yürüterek ulaşılır. Tahmin etmek içinizden geliyorsa bir daha bakın: mantıklı bir adım her zaman vardır.
first-steps = Nereden başlamalı?
scanning = Bir rakam seçin ve bu rakamın zaten bulunduğu satırları ve sütunları izleyin: oraya bir daha gelemez. Bir kutuda onun için tek bir hücre kaldıysa rakam oraya gelir.
scanning-cages = Az seçenek bırakan kafeslerle başlayın: birbirinden uzak iki rakam, böleni az bir çarpım, çok küçük ya da çok büyük bir toplam. Tek bir satır ya da sütundaki bir kafese bir rakam gerekiyorsa o satırın ya da sütunun geri kalanında bulunamaz.
an-example = Bir örnek
example =
    { $digit } rakamı gri kutuda nereye gelir? { $others-count ->
        [one] Bu rakam zaten şurada var: { $others }. Onun satırı ve sütunu
       *[other] Bu rakam zaten şuralarda var: { $others }. Onların satırları ve sütunları
    } kutunun boş hücrelerinden biri dışında hepsini eler. Geriye { $mark ->
        [query] soru işaretiyle
       *[ring] daireyle
    } işaretlenmiş hücre kalır: { $cell }. { $digit } oraya gelir.
cell-long = { $row }. satır, { $column }. sütun
pencil = Nasıl devam etmeli?
pencil-marks = İlk bakışta yeri görülen rakam kalmayınca, her hücreye oraya gelebilecek rakamları kurşun kalemle küçük küçük not edin. Tek notu olan bir hücre çözülmüş demektir; bir satırda, sütunda ya da kutuda tek yeri kalan bir rakam da öyle. Hücreleri doldurdukça notları silin ve yeniden bakın: bulunan her rakam başkalarına yol açar.
strip-is = Her bulmacanın yanındaki şerit, simgelerini sıralar. Tamamı yerleştirilen simge işaretlenince neyin eksik kaldığı görülür.
single-sums = Bu toplamlar tek bir rakam kümesi bırakır; kafesteki hücre sayısına göre:
single-products = İki farklı rakamın bu çarpımları tek bir çift bırakır; bulmacanın boyutuna göre:
kids-how-to = Nasıl oynanır?
kids-fill = Bazı kareler boş. Her birine bir rakam yaz.
kids-size = { $side } × { $side }: { $first } rakamından { $last } rakamına kadar kullan.
kids-row = Her satırda her rakam bir kez olur.
kids-column = Her sütunda da.
kids-box = Kalın çizgili her kutuda da.
kids-example =
    Gri kutuda { $digit } nereye gelir? Kutunun dışındaki her { $digit } rakamına bak. Onun satırı ve sütunu dolu.
    Geriye bir kare kalır: { $mark ->
        [query] soru işaretli
       *[ring] halkalı
    } olan!
kids-start = Başlamak için iyi bir yer: tek boş karesi kalmış bir satır, sütun ya da kutu. Hangi rakam eksik?
kids-fill-own = Bazı kareler boş. Her birine bulmacanın yanındaki şeritten bir şey gelir.
kids-row-own = Her satırda hepsi birer kez olur.
kids-column-own = Her sütunda da.
kids-box-own = Kalın çizgili her kutuda da.
kids-start-own = Başlamak için iyi bir yer: tek boş karesi kalmış bir satır, sütun ya da kutu. Orada ne eksik?
child-missing = Gri satırda ne eksik? { $missing }.
child-taken =
    Soru işaretinin { $by ->
        [column] sütununda
       *[box] kutusunda
    } { $digit } zaten var.
child-fits = Öyleyse oraya yalnızca { $digit } gelir!

## İpuçları
hints-are = Takıldınız mı? Her ipucu nereye bakacağınızı söyler ya da bir desenin adını ve yerini verir; gerisi size kalır. İpucu bulmacanın daha ileri bir aşamasına aitse, boş hücrelerin sayısı nereye kadar gelmiş olmanız gerektiğini gösterir.
hints-left-out = Burada yer almayan bir bulmacaya ipucu gerekmez: her rakamın her satırda, her sütunda ve her kutuda nereye gelebileceğini sorun.
with-open = { $count } boş hücre kaldığında: { LOW($hint) }
hint-full-house = { CAP($house-in) } hangi rakam eksik?
hint-single = { CAP($house-in) } { $digit } nereye gelebilir?
hint-naked-single = { $cell } hücresine hangi rakam kalıyor?
hint-cage = { $cell } hücresindeki { $sum } toplamlı kafesi hangi rakamlar doldurabilir?
hint-number = { $cell } hücresindeki kafeste { $number } sonucunu hangi rakamlar verebilir?

## Künye
made-with = gridpress { $version } ile, üretecinin { $engine } numaralı sürümüyle, { $seed } tohum değerinden üretilmiştir.
made-again = Aynı sürüm, aynı tohum değeri ve aynı bölümlerle aynı bulmacaları yeniden üretir.
set-in = Yazı tipleri: { $fonts }.
isbn = ISBN { $isbn }

## Ağ baskısı
web-title = Sudoku { $number }
web-difficulty = Zorluk: { $stars } / { $most }
web-grid = Sudoku ızgarası, { $rows } × { $columns }
web-given = verilen { $digit }
web-own = yazdığınız { $digit }
web-shown = çözümden { $digit }
web-empty = boş
web-marks = notlar { $digits }
web-centre-marks = ortadaki notlar { $digits }
web-colour-of = renk { $number }
web-wrong = yanlış
web-clash = çelişkili
web-cage = { $cell } hücresindeki { $sum } toplamlı kafes
web-number = { $cell } hücresindeki { $number } kafesi
web-area-grid = { $number }. ızgara
web-near = Tek ızgarayı büyüt
web-sums = Toplamlar
web-no-cage = Nasıl doldurulabileceğini görmek için kafesten bir hücre seçin.
web-pad = Rakamlar
web-key = { $digit }, kalan: { $count }
web-edit = Doldurma
web-digit = Rakam
web-corner = Notlar
web-centre = Orta
web-colour = Renk
web-erase = Sil
web-undo = Geri al
web-redo = Yinele
web-pause = Duraklat
web-paused = Durakladı
web-resume = Devam
web-help = Yardım
web-menu = Menü
web-all-marks = Bütün notları yaz
web-next-cell = Sıradaki rakam nerede?
web-check = Denetle
web-hint = İpucu
web-show = Çözüm
web-share = Sonucu paylaş
web-statistics = İstatistik
web-settings = Ayarlar
web-rules = Kurallar
web-keys = Klavye
web-print = Yazdır
web-again = Baştan başla
web-no-mistakes = Şimdilik yanlış yok.
web-mistakes = Yanlış hücre sayısı: { $count }. İşaretlendiler.
web-mistakes-first = İpucu, ancak yazılanların hepsi doğruysa işe yarar. Yanlış olanlar işaretlendi.
web-no-clashes = Şimdilik çelişki yok.
web-clashes = Çelişkili hücre sayısı: { $count }. İşaretlendiler.
web-more = Devamı
web-do = Uygula
web-next-in = Sıradaki rakam { $cell } hücresinde bulunabilir.
web-close = Kapat
web-beyond = Buradan öteye hiçbir teknik götürmüyor. { $cell } = { $digit }.
web-ask-show = Bütün çözüm gösterilsin mi? Oyun bununla biter.
web-ask-again = Baştan başlansın mı? Yazdığınız her şey ve bütün notlar silinir.
web-cancel = Vazgeç
web-won = Çözüldü!
web-won-in = Süreniz: { $time }
web-with-help = yardımla
web-without-help = yardımsız
web-replay = Oyunu yeniden izle
web-move = Hamle { $number } / { $count }
web-path = Çözüme giden yol
web-another = Bir bulmaca daha
web-another-busy = Aynı türden ve düzeyden bir bulmaca hazırlanıyor …
web-another-failed = Başka bir bulmaca yapılamadı.
web-progress = Yanında götür
web-progress-of-link = Bağlantı, bu oyunu şimdiki hâliyle başka bir tarayıcıda açar.
web-progress-of-file = Bir dosya bütün oyunları, süreleri ve ayarları içerir.
web-progress-link = Bağlantıyı kopyala
web-progress-file = Dosyayı kaydet
web-progress-open = Dosya aç
web-progress-none = Bağlantıda bu bulmacanın oyunu yok.
web-progress-ask = Bağlantıdaki oyuna devam edilsin mi? Bu tarayıcıdaki oyun silinir.
web-progress-take = Devam et
web-progress-read = Okunan oyunlar: { $count }. Bir bulmacanın iki oyunundan daha ileride olan kalır.
web-progress-no-file = Bu dosyada oyun yok.
previous-path = Önceki bulmaca, adım adım
path-of = { $number } numara, adım adım
web-copied = Kopyalandı
web-copy = Bu metni kopyalayın
web-revealed = Çözüm budur.
web-not-yet = Izgara dolu, ama henüz doğru olmayan bir şey var.
web-none-won = Bu tarayıcıda henüz çözülmüş bulmaca yok.
web-streak = Art arda gün sayısı: { $count }
web-longest = En çok art arda gün: { $count }
web-level = Düzey
web-solved = Çözülen
web-best = En iyi
web-mean = Ortalama
web-times = Süreler yardımsız oyunlarındır.
web-set-check = Yazarken denetle
web-check-none = Hiçbir şey
web-check-clashes = Çelişkiler
web-check-mistakes = Yanlışlar
web-set-look = Renkler
web-look-system = Aygıttaki gibi
web-look-light = Açık
web-look-dark = Koyu
web-set-clock = Süreyi göster
web-set-peers = Satır, sütun ve kutuyu vurgula
web-set-same = Aynı rakamları vurgula
web-set-tidy = Bir rakamın elediği notları sil
web-set-auto = Tüm adayları hep göster
web-set-first = Önce rakamı, sonra hücreleri seç
web-set-letters = Sol el için harfler: Q W E, A S D, Z X C 1–9 olur
web-set-paint = Hücreleri renklendir
web-set-left = Rakamlar solda
web-set-print = Yazdıklarımı ve notlarımı da yazdır
web-keys-move = Ok tuşları ızgarada dolaştırır.
web-keys-several = Shift ya da Ctrl ile birden çok hücre seçerler; Ctrl+A hepsini, Escape yalnız birini seçer. Çift tıklama tüm eşit rakamları seçer.
web-keys-fill = Rakamlar ve harfler hücreyi doldurur, geri tuşu siler.
web-keys-marks = Shift ile not, Ctrl ya da Alt ile ortadaki not olurlar. Boşluk çubuğu kipi değiştirir.
web-keys-back = Ctrl+Z geri alır, Ctrl+Y yineler.
web-keys-more = { $pause } süreyi durdurur, { $all } bütün notları yazar, soru işareti bu tuşları gösterir.
web-keys-hint = { $hint } ipucu ister, { $next } yalnızca sıradaki rakamın hücresini.
web-hint-names = İpuçlarında { $cell }, { $row }. satır ile { $column }. sütundaki hücredir.
web-signs = İpucu birimi gölgeler ve deseni çerçeveler. Noktalı halka bir rakamı dışlayan rakamları, düz halka yazılacak rakamı gösterir; doğru olamayacak olanın üstü çizilidir.
web-before = Önceki gün
web-after = Sonraki gün
web-archive = Tüm sudokular
web-earlier = Önceki ay
web-later = Sonraki ay
web-begun = Başlandı
web-kept = Oyun bu tarayıcıda saklanır.
web-no-script = Burada oynamak için tarayıcı JavaScript’e izin vermelidir. Bulmaca onsuz da yazdırılabilir.

## Teknikler ve adım adım çözümler
about-techniques = Bu kitap için gereken teknikler, en kolayından en zoruna, her biri bir örnekle. Örneklerin hiçbiri bu kitabın bulmacalarından değildir.
about-walkthroughs =
    Bu kitaptan birkaç bulmaca, { $end ->
        [trial] başından tekniklerin götürdüğü yere kadar
       *[solved] başından sonuna
    }, hep en kolay adımla. Her tekli için hücresi ve
    rakamın başka yeri olmayan satır, sütun ya da kutu verilir; “tek aday”, hücreye gelebilecek başka rakam olmadığı
    anlamına gelir.
naming = R4C7, 4. satırla 7. sütunun kesiştiği hücredir: R satırı, C sütunu gösterir. Kutular soldan sağa ve yukarıdan aşağıya numaralanır.
diagrams =
    Şekillerde { $told ->
        [greys] siyah rakamlar verilenler, gri rakamlar
       *[weights] koyu rakamlar verilenler, ince rakamlar
    } yol boyunca bulunanlardır. Küçük rakamlar adaylardır: o hücreye hâlâ gelebilecek olanlar. { $told ->
        [greys] Bir desenin adayları siyah
       *[weights] Bir desenin adayları koyu
    }, hücreleri gridir; daha koyu bir gri, desende başka görevi olan hücreleri ayırır, en açık gri ise desenin
    satırlarını, sütunlarını ve kutularını gösterir. Üstü çizilen adaylar silinir. Daire içindeki aday yerine yazılır.
excerpts = Bazı şekiller yalnızca adımla ilgili kutuları gösterir; kenarlardaki sayılar satırların ve sütunların numaralarıdır.
chains = Gri daireler ve küçük kareler bir boyamanın ya da zincirin iki yanıdır: biri doğru, öbürü yanlıştır. Düz çizgiler biri mutlaka doğru olan iki adayı, kesikli çizgiler ikisi birden doğru olamayan iki adayı birleştirir.
houses-are = Hat, bir satır ya da bir sütundur. Birim; bir hat, bir kutu ya da her rakamın bir kez bulunması gereken başka bir hücre grubudur.
sees = Aynı rakamı alamayan iki hücre birbirini görür: aynı satırda, sütunda ya da kutuda olanlar ve kuralların başka bir nedenle farklı rakam istediği hücreler.
how-to-solve = { $number } numaralı bulmacanın çözümü
how-to-solve-of = { $date } bulmacasının çözümü
start = Başlangıç
step = Adım { $number }: { $technique }
steps = Adım { $first }–{ $last }: { $technique }
singles = Tekliler
alone = tek aday
first-singles = Önce tekliler: { $singles }.
then-singles = Sonra { $singles }.
singles-finish = Buradan sonra tekliler bulmacayı bitirir.
only-singles = Bu tekliler çözüm için yeterlidir.
stuck = Bu kitabın teknikleri burada biter, bundan sonra ancak deneyerek ilerlenir: iki adaylı bir hücre seçin, birinin doğru olduğunu varsayın ve ızgara dolana ya da bir çelişki çıkana kadar sürdürün. Çelişki çıkarsa öbür aday doğrudur.

## Hücreler ve birimler
cell = R{ $row }C{ $column }
house-row =
    { $form ->
        [in] { $number }. satırda
        [of] { $number }. satırın
        [to] { $number }. satıra
       *[is] { $number }. satır
    }
house-column =
    { $form ->
        [in] { $number }. sütunda
        [of] { $number }. sütunun
        [to] { $number }. sütuna
       *[is] { $number }. sütun
    }
house-box =
    { $form ->
        [in] { $number }. kutuda
        [of] { $number }. kutunun
        [to] { $number }. kutuya
       *[is] { $number }. kutu
    }
house-region =
    { $form ->
        [in] { $cell } hücresinin bölgesinde
        [of] { $cell } hücresinin bölgesinin
        [to] { $cell } hücresinin bölgesine
       *[is] { $cell } hücresinin bölgesi
    }
house-falling =
    { $form ->
        [in] inen köşegende
        [of] inen köşegenin
        [to] inen köşegene
       *[is] inen köşegen
    }
house-rising =
    { $form ->
        [in] çıkan köşegende
        [of] çıkan köşegenin
        [to] çıkan köşegene
       *[is] çıkan köşegen
    }
house-window =
    { $form ->
        [in] { $number }. pencerede
        [of] { $number }. pencerenin
        [to] { $number }. pencereye
       *[is] { $number }. pencere
    }
house-asterisk =
    { $form ->
        [in] yıldızda
        [of] yıldızın
        [to] yıldıza
       *[is] yıldız
    }
house-center-dot =
    { $form ->
        [in] noktalı hücrelerde
        [of] noktalı hücrelerin
        [to] noktalı hücrelere
       *[is] noktalı hücreler
    }
house-girandola =
    { $form ->
        [in] Girandola’da
        [of] Girandola’nın
        [to] Girandola’ya
       *[is] Girandola
    }
house-place =
    { $form ->
        [in] kutuların { $number }. yerindeki hücrelerde
        [of] kutuların { $number }. yerindeki hücrelerin
        [to] kutuların { $number }. yerindeki hücrelere
       *[is] kutuların { $number }. yerindeki hücreler
    }
house-rows =
    { $form ->
        [in] { $numbers }. satırlarda
        [of] { $numbers }. satırların
        [to] { $numbers }. satırlara
       *[is] { $numbers }. satırlar
    }
house-columns =
    { $form ->
        [in] { $numbers }. sütunlarda
        [of] { $numbers }. sütunların
        [to] { $numbers }. sütunlara
       *[is] { $numbers }. sütunlar
    }

## Nereye bakmalı
look-house = { CAP($house-to) } bakın.
look-cage = { $cell } hücresindeki { $sum } toplamlı kafese bakın.
look-number = { $cell } hücresindeki { $number } kafesine bakın.
look-digit = { $digit } rakamının gelebileceği yerlere bakın.
look-cells = Şuraya bakın: { $cells }.

## Orada ne var
there-in-house = { CAP($house-in) } { $technique-there } var.
there-single = { CAP($house-in) } { $digit } için { $technique-there } var.
there-at-cells = { CAP($technique-there) } var: { $cells }.
there-at-cage = { $cell } hücresindeki { $sum } toplamlı kafeste { $technique-there } var.
there-at-number = { $cell } hücresindeki { $number } kafesinde { $technique-there } var.
there-on-digit = { $digit } için { $technique-there } var.
there-on-digit-in = { CAP($houses-in) } { $digit } için { $technique-there } var.
there-pointing = { CAP($house-in) } { $digit } için kalan yerlerin hepsi { $cover-in }.
there-pointing-away = { CAP($house-in) } { $digit } için kalan yerlerin hepsi aynı başka hücreleri görüyor.
there-claiming = { CAP($house-in) } { $digit } için kalan yerlerin hepsi { $cover-in } (sahiplenme).

## Bundan ne çıkar
is = { $cell } = { $digit }
so = Öyleyse { $places }.
removed =
    { $cells-count ->
        [one] { $cells } hücresinden { $digits }
       *[other] { $cells } hücrelerinden { $digits }
    }
remove = Silinecekler: { $removed }.
joint = { "; " }
brief-last = { $outcome } ({ $house-in } son boş hücre)
brief-only = { $outcome } ({ $house-in } tek yer)
brief-alone = { $outcome } (orada kalan tek rakam)
brief-remove = silinecekler: { $outcome } ({ $technique })
brief = { $outcome } ({ $technique })

## Neden: tekliler, kilitli adaylar, alt kümeler
why-full-house = { CAP($house-in) } tek boş hücre { $cell }, eksik olan tek rakam ise { $digit }.
why-naked-single = { $cell } hücresinde { $digit } dışında bütün rakamlar elenmiş durumda.
why-hidden-single = { CAP($house-in) } { $cell } dışında hiçbir hücre { $digit } olamaz.
why-locked = { CAP($house-in) } { $digit } yalnızca { $cells-or } hücresine gelebilir ve bu hücreler aynı zamanda { $cover-in }. Demek ki { $cover-of } { $digit } rakamı bunlardan birindedir ve { $cover-in } başka hiçbir hücre { $digit } olamaz.
why-locked-away = { CAP($house-in) } { $digit } yalnızca { $cells-or } hücresine gelebilir. Hangisine gelirse gelsin, bunların hepsini gören hiçbir hücre { $digit } olamaz.
why-naked-subset = { $cells } hücrelerinde toplam olarak yalnızca { $digits } kaldı ve her hücre bunlardan birini alır. Demek ki { $house-in } başka hiçbir hücre { $digits-or } olamaz.
why-naked-subset-away = { $cells } hücrelerinde toplam olarak yalnızca { $digits } kaldı ve her hücre bunlardan birini alır. Demek ki bu rakamlardan birinin buradaki bütün yerlerini gören başka bir hücre o rakamı alamaz.
why-hidden-subset = { CAP($house-in) } { $digits } yalnızca { $cells } hücrelerine gelebilir, her hücreye biri. Demek ki bu hücreler başka rakam alamaz.
why-mark-pair = { $relation } Bazı adaylar öbür hücreye hiç rakam bırakmaz.
why-line-number = { $relation } Öbür hücrelerde ne olursa olsun, bazı adaylar bunu olanaksız kılar.
why-line-filling = { $relation } Birbirini gören hücreler farklı olmak zorunda olduğundan, kalan yolların hiçbiri aşağıdaki adaylara izin vermez.
why-mark-room =
    { $cell } hücresi { $digit } olursa { $cells } hücrelerine { $digits-count ->
        [0] hiç rakam kalmaz.
       *[other] toplam olarak yalnızca { $digits } kalır ve bu hepsine yetmez.
    }
why-mark-house = { CAP($house-in) } { $digit } yalnızca { $cells-or } hücresine gelebilir. Hangisine gelirse gelsin, aynı adayları dışlar.
relation-consecutive = { $cells } hücrelerinin farkı 1 olmalıdır.
relation-not-consecutive = { $cells } hücrelerinin farkı 1 olamaz.
relation-double = { $cells } hücrelerinden biri öbürünün iki katı olmalıdır.
relation-no-dot = { $cells } hücrelerinin farkı 1 olamaz ve hiçbiri öbürünün iki katı olamaz.
relation-less = { $less } hücresi { $greater } hücresinden küçük olmalıdır.
relation-sum = { $cells } hücrelerinin toplamı { $value } olmalıdır.
relation-no-sum = { $cells } hücrelerinin toplamı 5 ya da 10 olamaz.
relation-same = { $cells } hücreleri aynı olmalıdır.
relation-below = { $less } hücresi { $greater } hücresinden en az { $by } küçük olmalıdır.
relation-apart = { $cells } hücrelerinin farkı en az { $by } olmalıdır.
relation-within = { $cells } hücreleri birbirinden farklı, ama farkları en çok { $by } olmalıdır.
relation-thermo = { $cells } boyunca rakamlar artmalıdır.
relation-palindrome = { $cells } iki uçtan da aynı okunmalıdır.
relation-renban = { $cells } hücrelerinde, sıraları ne olursa olsun, ardışık rakamlar bulunmalıdır.
relation-whispers = { $cells } boyunca her rakam ile bir sonraki arasındaki fark en az { $by } olmalıdır.
relation-arrow = { $rest } hücrelerinin toplamı { $first } hücresindeki rakam olmalıdır.
relation-quadruple = { $cells } hücrelerinde { $digits } bulunmalıdır.
relation-between = { $inner }, { $ends } hücrelerindeki rakamların arasında olmalıdır.
relation-sandwich = { $first } ile { $last } arasındaki dizide 1 ile { $high } arasında kalan rakamların toplamı { $value } olmalıdır.
relation-skyscraper = { $first } hücresinden { $last } hücresine doğru, ilki dahil, kendinden önceki bütün rakamlardan büyük olanların sayısı { $value } olmalıdır.
relation-x-sum = { $first } hücresinden { $last } hücresine doğru ilk X rakamın toplamı { $value } olmalıdır; X bunların ilkidir.
relation-odd = { $cells } hücresi tek olmalıdır.
relation-even = { $cells } hücresi çift olmalıdır.
why-cage = { $cell } hücresindeki kafesin rakamları birbirinden farklıdır ve toplamları { $sum } eder. { $sum } toplamını veren kalan seçeneklerin hiçbiri aşağıdaki adaylara izin vermez.
why-cage-sets = { $cell } hücresindeki { $sum } toplamlı kafes yalnızca { $sets-or } olabilir.
why-cage-claiming = { $cell } hücresindeki kafesin rakamları birbirinden farklıdır ve toplamları { $sum } eder; kalan seçeneklerin hepsinde { $digit } vardır. Bu rakam kafeste yalnızca buraya gelebilir: { $places }.
why-number = { $cell } hücresindeki kafeste { $number } sonucunu veren kalan seçeneklerin hiçbiri aşağıdaki adaylara izin vermez.
why-number-sets = { $cell } hücresindeki { $number } kafesi yalnızca { $digits } ile doldurulabilir.
why-number-claiming = { $cell } hücresindeki kafeste { $number } sonucunu veren kalan seçeneklerin hepsinde { $digit } vardır. Bu rakam kafeste yalnızca buraya gelebilir: { $places }.
why-innie = Toplam, { $houses-of } rakamları için { $whole }, bütünüyle içeride kalan kafesler için { $cages } eder. Kalan { $sum } buraya düşer: { $cells }.
why-innies = Toplam, { $houses-of } rakamları için { $whole }, bütünüyle içeride kalan kafesler için { $cages } eder. Kalan { $sum }, hiçbir rakam iki kez kullanılmadan buraya düşer: { $cells }. { $sum } toplamını veren kalan seçeneklerin hiçbiri aşağıdaki adaylara izin vermez.
why-outie = Toplam, { $houses-of } rakamları için { $whole }, içeri uzanan kafesler için { $cages } eder. Aradaki { $sum } dışarıya düşer: { $cells }.
why-outies = Toplam, { $houses-of } rakamları için { $whole }, içeri uzanan kafesler için { $cages } eder. Aradaki { $sum } birlikte dışarıya düşer: { $cells }. { $sum } toplamını veren kalan seçeneklerin hiçbiri aşağıdaki adaylara izin vermez.
why-house-combination = Bu hücrelerde bütün rakamlar farklıdır ve her kafes kendi sayısını vermelidir: { $cells }. Hepsini birlikte doldurmanın kalan hiçbir yolu şu adaylara izin vermez.
why-cage-overlap = Bazı kafeslerde { $digit } için yalnızca bu yerler vardır ve bunlar aynı sayıda satırda, sütunda ya da kutudadır: { $cells }. Bu kafeslerin her birine bir { $digit } gerekir, öyleyse o birimlerin başka yerinde yoktur.
why-cage-overlap-houses = Bazı satırlarda, sütunlarda ya da kutularda { $digit } için yalnızca bu yerler vardır ve bunlar aynı sayıda kafestedir: { $cells }. Öyleyse bu kafeslerin başka yerinde { $digit } yoktur.
cages-involved = İlgili kafesler: { $cages }.
chain-from-cage = { $off } hücresi { $digit } değilse { $on } hücresi { $other } olur (kafeslerini doldurmanın her yolunda ikisinden biri vardır)
chain-cage = { $off } hücresi { $digit } değildir, öyleyse { $on } hücresi { $other } olur (kafeslerini doldurmanın her yolunda ikisinden biri vardır)

## Neden: balıklar
why-fish = { CAP($houses-in) } { $digit } için kalan yerlerin hepsi { $cover-in }. Demek ki { $cover } { $digit } rakamını oradan alır ve { $cover-in } başka hiçbir hücre { $digit } olamaz.
why-finned-fish = { CAP($houses-in) } { $digit } için kalan yerler { $cover-in }, bunun dışında yalnızca { $fins-or } hücresinde. { $digit } rakamı { $fins-or } hücresindeyse burada elenir: { $gone }. Değilse { $cover } { $digit } rakamını oradan alır ve { $cover-in } başka hiçbir hücre { $digit } olamaz. Her iki durumda { $digit } burada elenir: { $gone }.

## Neden: kanatlar
why-xy-wing = { $cell } hücresi { $digits-or } olabilir: { $one } ise { $first } hücresi { $digit } olur; { $two } ise { $second } hücresi { $digit } olur. Demek ki { $digit } mutlaka { $ends-or } hücresindedir ve bunların hepsini gören hiçbir hücre { $digit } olamaz.
why-xyz-wing = { $cell } hücresi { $digits-or } olabilir: { $one } ise { $first } hücresi { $digit } olur; { $two } ise { $second } hücresi { $digit } olur; ikisi de değilse kendisi { $digit } olur. Demek ki { $digit } mutlaka { $ends-or } hücresindedir ve bunların hepsini gören hiçbir hücre { $digit } olamaz.
why-wxyz-wing = { $cells } hücrelerinde toplam olarak yalnızca { $digits } kaldı ve { $digit } dışında bu rakamların her biri dört hücreden en çok birine gelebilir. Demek ki { $digit } mutlaka { $ends-or } hücresindedir ve bunların hepsini gören hiçbir hücre { $digit } olamaz.
why-w-wing = { $cells } hücrelerinde yalnızca { $digits } kaldı. { CAP($house-in) } { $digit } ya { $one } ya da { $two } hücresine gelir: { $one } hücresi { $first } hücresini, { $two } hücresi { $second } hücresini görür. Demek ki { $first } ve { $second } hücrelerinin ikisi birden { $digit } olamaz. Biri { $other } olur ve ikisini de gören hiçbir hücre { $other } olamaz.

## Neden: dikdörtgenler
why-rectangle = { $cells } hücrelerinde yalnızca { $digits } kalsaydı, bunlar yer değiştirebilir ve bulmacanın iki çözümü olurdu.
why-rectangle-1 = Öbür köşelerin başka rakamı yok, demek ki { $cell } hücresinin olmalı: bu hücre ne { $one } ne { $two } olabilir.
why-rectangle-2 = Bunu önlemek için { $cells-or } hücresi { $digit } olmalı; bunların hepsini gören hiçbir hücre { $digit } olamaz.
why-rectangle-3 = Bunu önlemek için { $roof-or } hücresi { $others-or } olmalı. O hücre, şunlarla birlikte ({ $cells }), { $house-in } { $digits } rakamlarını alır ve { $house-in } başka hiçbir hücre bunlardan biri olamaz.
why-rectangle-4 = { CAP($house-in) } { $cells } dışında hiçbir hücre { $digit } olamaz, demek ki ikisinden biri { $digit } olur. Öbürü { $other } olsaydı dört hücrede yalnızca bu iki rakam kalırdı.
why-hidden-rectangle = { CAP($house-in) } ve { $cover-in } { $digit } için bu dört hücrenin dışında yer yok. { $cell } hücresi { $other } olsaydı { $first } ve { $second } hücreleri { $digit } olurdu; başka rakamı olmayan { $last } hücresi ise { $other } olurdu: tam da olmaması gereken.
why-bug = Bütün boş hücrelerde iki aday kaldı, yalnızca { $cell } hücresinde { $digits } var. Oradaki { $digit } olmasa her rakamın her satırda, sütunda ve kutuda ya iki yeri olurdu ya hiç yeri olmazdı; bulmacanın da tam olarak bir çözümü olamazdı.

## Neden: iki yer, renkler
why-remote-pair = Bu hücrelerde yalnızca { $digits-or } kaldı ve birbirini görenler farklı olmak zorunda. Demek ki rakamlardan biri şu hücrelerde: { $first }; öbürü ise şunlarda: { $second }. İlk gruptan bir hücreyi ve ikinci gruptan bir hücreyi gören bir hücre iki rakamı da görür: { $digits }.
why-turbot-fish = { CAP($house-in) } { $digit } rakamı { $first-or } hücresine, { $cover-in } ise { $second-or } hücresine gelir. { $near } birbirini görür, bu yüzden ikisi birden { $digit } olamaz: { $far-or } hücresi { $digit } olur ve bu ikisini de gören hiçbir hücre { $digit } olamaz.
why-empty-rectangle = { CAP($house-in) } { $digit } ya { $near } ya da { $far } hücresine gelir. { $near } hücresi { $digit } ise { $block-in } { $digit } rakamı { $lost-or } hücresinde olamaz, { $kept-or } hücresinde olur ve burada elenir: { $gone }. { $far } hücresi { $digit } ise yine orada elenir.
why-colours-wrong = { $digit } için iki yeri kalan birimler bu hücreleri iki gruba ayırır: bir yanda { $first }, öbür yanda { $second }. Bir grubun hepsi { $digit } olur, öbürünün hiçbiri olmaz. Ama aynı gruptan { $one } ve { $two } birbirini görür; demek ki o grup yanlış.
why-colours-seen = { $digit } için iki yeri kalan birimler bu hücreleri iki gruba ayırır: bir yanda { $first }, öbür yanda { $second }. Bir grubun hepsi { $digit } olur, öbürünün hiçbiri olmaz. Her iki gruptan da birer hücre gören bir hücre { $digit } olamaz.
why-groups = { $digit } için iki yeri kalan birimler hücreleri karşılıklı gruplara ayırır: { $first } karşısında { $second }; { $third } karşısında { $fourth }. Ya bir grubun bütün hücreleri ya da karşısındaki grubun bütün hücreleri { $digit } olur.
why-group-sees-two = { $one } hücresi { $two } hücresini, { $three } hücresi { $four } hücresini görür. Demek ki { $one } ve grubu, biri mutlaka { $digit } olan iki grubu birden dışlar; bu yüzden { $digit } olamaz.
why-groups-meet = { $one } hücresi { $two } hücresini görür, bu yüzden gruplarının ikisi birden { $digit } olamaz ve karşılarındaki gruplardan biri { $digit } olur. Hem ilkinden ({ $first }) hem ikincisinden ({ $second }) bir hücre gören bir hücre { $digit } olamaz.

## Neden: neredeyse kilitli kümeler
set = { $cells } ({ $digits })
why-als-xz = İki kümenin her birinde hücre sayısından bir fazla rakam var: { $one }; { $two }. { $digit } bunlardan yalnızca birinde olabilir, çünkü iki kümedeki yerleri birbirini görür. Öbür kümede { $digit } olmaz, demek ki geri kalan bütün rakamları bulunur; { $digits } bunların arasındadır. İki kümedeki bütün yerleri gören hiçbir hücre { $digits-or } olamaz.
why-als-xz-double = İki kümenin her birinde hücre sayısından bir fazla rakam var: { $one }; { $two }. { $digits } rakamlarının her biri bunlardan yalnızca birine sığar, çünkü iki kümedeki yerleri birbirini görür. Demek ki her kümede bunlardan biri eksiktir ve geri kalanların hepsi vardır: bir kümede başka bir rakamın bütün yerlerini ya da iki kümede { $digits-or } rakamının bütün yerlerini gören bir hücre o rakamı alamaz.
why-als-xy-wing = Üç kümenin her birinde hücre sayısından bir fazla rakam var: { $one }; { $two }; { $three }. Ortadakinde ya { $digit } ya da { $other } bulunur. { $digit } ise burada bulunamaz: { $first }; orada { $digits } olmak zorundadır. { $other } ise burada bulunamaz: { $last }; orada { $digits } olmak zorundadır. İkisinde de { $digits-or } için bütün yerleri gören hiçbir hücre { $digits-or } olamaz.
why-stem = { $cell } hücresi { $digits-or } olur.
why-petal = { $digit } ise şu küme o rakamı alamaz: { $set }; geri kalan bütün rakamları içermek zorundadır, { $digits } bunların arasındadır.
why-petals = Bu kümelerin her birinde hücre sayısından bir fazla rakam var. Demek ki hepsinde { $digits-or } için bütün yerleri gören bir hücre { $digits-or } olamaz.
why-sue-de-coq = { $cells } hücrelerinde toplam { $count } rakam var: { $digits }; hiçbiri oraya iki kez sığmaz. Demek ki her hücre bunlardan birini alır ve hepsi burada tükenir: { $house-in } { $first }, { $cover-in } ise { $second }. Oradaki başka hiçbir hücre bunları alamaz.

## Neden: zincirler
chain-from-cell = { $cell } hücresi { $digit } değilse { $other } olur
chain-from-place =
    { $off-count ->
        [1] { $off } hücresi { $digit } değilse
       *[other] { $off } hücrelerinin hiçbiri { $digit } değilse
    } { $on-or } hücresi { $digit } olur ({ $house-in } kalan tek yer)
chain-cell = { $cell } hücresi { $digit } değil, { $other } olur
chain-place =
    { $off-count ->
        [1] { $off } hücresi { $digit } olmaz
       *[other] { $off } hücrelerinin hiçbiri { $digit } olmaz
    }, bu yüzden { $on-or } hücresi { $digit } olur ({ $house-in } kalan tek yer)
chain-joint = { "; o zaman " }
chain-same = Demek ki { $cells-or } hücresi her durumda { $digit } olur ve bunun dışladıkları silinir.
chain-ends = Demek ki ya { $first-or } hücresi { $digit } olur ya da { $second-or } hücresi { $other } olur; ikisinin de dışladıkları silinir.
chain-loop = Demek ki ya { $first-or } hücresi { $digit } olur ya da { $second-or } hücresi { $other } olur. Bu ikisi birbirini de dışlar, böylece zincir bir halka olarak kapanır: içindeki her iki komşudan biri doğrudur ve ikisinin de dışladıkları silinir.
branches-cell = { $cell } hücresi { $digits-or } olur.
branches-house = { CAP($house-in) } { $digit } rakamı { $cells-or } hücresine gelir.
branch-at-once = { $cells-or } hücresi { $digit } ise aşağıdaki adayları doğrudan dışlar.
branch-chain = { $cells-or } hücresi { $digit } ise: { $links }.
branch-net = { $cells-or } hücresi { $digit } ise ardı ardına şunlar gelir: { $placed }.
branches-end = Aşağıdaki adaylar her durumda dışlanır.
placed = { $cell } = { $digit }
why-net = { $cells-or } hücresinin { $digit } olduğunu varsayalım. O zaman ardı ardına şunlar gelir: { $placed }. Böylece bir hücre rakamsız ya da bir rakam yersiz kalır. Demek ki { $cells-or } hücresi { $digit } değildir.
why-net-at-once = { $cells-or } hücresinin { $digit } olduğunu varsayalım. Böylece bir hücre rakamsız ya da bir rakam yersiz kalır. Demek ki { $cells-or } hücresi { $digit } değildir.

## Yolda bir bulmaca için söylenenler
explain-solved = Çözüldü. En zor teknik: { $technique }. Puan: { $score }.
explain-done = Bulunacak bir şey kalmadı.
explain-stuck = Mantıkla daha ileri gidilemiyor: { $count } hücre boş kalıyor. Puan: { $score }.
explain-all = { $count } adım.
hint-stuck = Mantıkla daha ileri gidilemiyor.
hint-trial = Oradan sonrası deneme yanılma ister.
verdict-none = Çözüm yok.
verdict-several = Birden çok çözüm var: eksik rakamlar var.
verdict-unsettled = Belirsiz: arama çok uzun sürerdi.
verdict-full = Izgara dolu ve her rakam doğru.
givens-none = Verilen rakamların çözümü yok.
givens-several = Verilen rakamların birden çok çözümü var.
wrong-digits = Yanlış: { $placed }.
no-digit-fits = { $cell } için uygun rakam yok.
wrong-alone = { $placed } olmadan tam olarak bir çözüm var.
wrong-among = Yalnızca bir rakam yanlışsa, o rakam şudur: { $placed-or }.
wrong-together = Şunlar birlikte hiçbir çözüm bırakmıyor: { $placed }.
wrong-marks = Doğru rakam şurada silinmiş: { $cells }.
clash-house = { CAP($house-in) } { $digit } birden çok kez var: { $cells }.
clash-pair = { $cells } birbirini görüyor ve ikisinde de { $digit } var.
clash-sum = { $cell } hücresindeki { $sum } toplamlı kafesin toplamı { $total } ediyor.
clash-number = { $cell } hücresindeki { $number } kafesinin rakamları sayısını vermiyor.

## Teknikler: adı, “var” sözcüğünün önündeki biçimi ve onu öğreten bir paragraf
technique-full-house = Son boş hücre
technique-full-house-there = son bir boş hücre
technique-full-house-teach = Bir satırda, sütunda ya da kutuda tek boş hücre kaldığında rakamları sayın: eksik olan oraya gelir. Bütün adımların en kolayıdır ve bulmacanın sonuna doğru kendiliğinden ortaya çıkar. Yazdığınız her rakamdan sonra onun satırına, sütununa ve kutusuna bir göz atın: belki birinde tek bir boşluk kalmıştır.

technique-hidden-single-box = Kutuda gizli tekli
technique-hidden-single-box-there = bir gizli tekli
technique-hidden-single-box-teach = Bir kutu ve bu kutuda eksik olan bir rakam seçin. Rakamın bulunduğu her satır ve sütun, kutudaki hücrelerini eler. Geriye tek hücre kalırsa, başka ne alabilecek olursa olsun, rakam oraya gelir. Kolay bulmacaların çoğu neredeyse baştan sona böyle çözülür: rakamları birer birer, en çok görülenden başlayarak gözden geçirin.

technique-hidden-single-line = Satırda veya sütunda gizli tekli
technique-hidden-single-line-there = bir gizli tekli
technique-hidden-single-line-teach = Bir satır ya da sütun ve orada eksik olan bir rakam seçin. Rakamın gelemeyeceği hücreleri eleyin: dolu olanları, kutusunda o rakam bulunanları ve kesişen hattında o rakam bulunanları. Tek hücre kalırsa rakam oraya gelir. Hatları taramak kutuları taramaktan zordur; neredeyse dolu olanlardan başlayın.

technique-naked-single = Çıplak tekli
technique-naked-single-there = bir çıplak tekli
technique-naked-single-teach = Bir hücreye bakın ve gördüklerini sayın: satırındaki, sütunundaki ve kutusundaki rakamları. Biri dışında hepsi oradaysa hücre eksik olanı alır. Böyle bir hücreyi fark etmek zordur, çünkü öbürlerini eleyen rakamlar dağınıktır. Kalabalık bir satırın kalabalık bir sütunla ya da kutuyla kesiştiği yerlere bakın. Not tutuyorsanız bu, tek notu olan hücredir.

technique-pointing = İşaret eden adaylar
technique-pointing-there = işaret eden adaylar
technique-pointing-teach = Bir kutuda bir rakamın bütün yerlerinin aynı satırda ya da sütunda olduğunu varsayın. Hangisi doğru olursa olsun, o hat rakamını kutunun içinde alır. Öyleyse rakam hattın geri kalanından, yani kutunun dışından silinebilir. Bu iki ya da üç yer hat boyunca işaret eder. Böylece çoğu kez yandaki kutuda bir tekli ortaya çıkar.

technique-claiming = Sahiplenen adaylar
technique-claiming-there = sahiplenen adaylar
technique-claiming-teach = Bir satırda ya da sütunda bir rakamın bütün yerlerinin aynı kutuda olduğunu varsayın. Hattın o rakama ihtiyacı vardır ve onu ancak orada alabilir; böylece kutunun o rakamını sahiplenir. Rakamı kutunun öbür hücrelerinden silin. Tek bir kutunun dışında az boş hücresi olan hatlara bakın.

technique-naked-pair = Çıplak ikili
technique-naked-pair-there = bir çıplak ikili
technique-naked-pair-teach = Bir birimin iki hücresinde aynı iki aday vardır, başka aday yoktur. Rakamlardan biri bir hücreye, öteki öbür hücreye gelir; sırası önemli değildir. Bu iki rakam o hücrelerde tükenir; onları birimin bütün öbür hücrelerinden silin. İki hücre hem aynı kutuda hem aynı hattaysa bunu her ikisi için de yapın.

technique-hidden-pair = Gizli ikili
technique-hidden-pair-there = bir gizli ikili
technique-hidden-pair-teach = İki rakamın bir birimde aynı iki yeri vardır, başka yeri yoktur. O zaman bu iki hücreye, sırası ne olursa olsun, bu iki rakam gelir ve hücrelerin öbür adayları silinir. İkili, öbür notların arasında gizlenir: hücrelere değil, rakamlara bakın. Her rakam için birimde nereye gelebileceğini sorun ve yanıtı aynı olan iki rakam arayın.

technique-cage-combination = Kafes seçeneği
technique-cage-combination-there = bir kafes seçeneği
technique-cage-combination-teach = Bir kafesin rakamları birbirinden farklıdır ve toplamları bellidir. Bazı toplamların tek bir rakam kümesi vardır: toplamı 3 olan iki hücre 1 ve 2, toplamı 17 olan iki hücre 8 ve 9, toplamı 6 olan üç hücre 1, 2 ve 3 alır. Bu rakamları kafese not edin, öbürlerinin hepsini silin. Hücreler doldukça tek kümesi kalan kafesler çoğalır.
technique-cage-combination-number-teach = Bazı kafeslerin tek bir rakam kümesi vardır. 6 × 6 ızgarada 5 farkını 1 ve 6, iki hücrede 20 çarpımını 4 ve 5 verir. Bu rakamları kafese not edin, öbürlerinin hepsini silin. Hücreler doldukça tek kümesi kalan kafesler çoğalır.

technique-innie = Artan hücre
technique-innie-there = bir artan hücre
technique-innie-teach = Her satır, sütun ve kutu her rakamı bir kez içerir; bu yüzden 9 × 9 ızgarada toplamı 45 eder. Bütünüyle içeride kalan kafesleri toplayın. Geriye tek bir hücre kalıyorsa, 45 için eksik olan sayı oradadır. Ya da içeri uzanan bütün kafesleri toplayın. Dışarıda tek bir hücre varsa, fazla olan sayı oradadır.

technique-cage-claiming = Kafesin tuttuğu rakam
technique-cage-claiming-there = kafesin tuttuğu bir rakam
technique-cage-claiming-teach = Bir kafesin toplamını veren rakam kümelerini sıralayın. Hepsinde bulunan bir rakam kafeste olmak zorundadır: toplamı 22 olan üç hücrede her zaman 9 vardır. Kafesteki bütün yerleri aynı satırda, sütunda ya da kutudaysa, bu rakam oradaki öbür hücrelerden silinir.
technique-cage-claiming-number-teach = Bir kafesin sayısını veren rakam kümelerini sıralayın. Hepsinde bulunan bir rakam kafeste olmak zorundadır: 10 çarpımı her zaman bir 5 ister. Kafesteki bütün yerleri aynı satırda ya da sütundaysa, bu rakam o hattın geri kalanından silinir.

technique-cage-sum = Kafes toplamı
technique-cage-sum-there = bir kafes toplamı
technique-cage-sum-teach = Bir kafesin rakamları birbirinden farklıdır ve toplamları bellidir; bu yüzden az sayıda rakam kümesi olabilir. Toplamı 7 olan üç hücre, sırası ne olursa olsun, 1, 2 ve 4 alır. Olası kümeleri yazın. Hiçbirinde bulunmayan bir rakam kafesten silinir; öbür hücrelere hiçbir küme bırakmayacak bir rakam da öyle.
technique-cage-sum-number-teach = Bir kafesin sayısını az sayıda rakam kümesi verir; bazı adaylar elendikçe bunlar daha da azalır. Kafesin nasıl doldurulabileceğini yazın; bir satırda ya da sütunda rakamın yinelenemeyeceğini unutmayın. Bunların hiçbirinde olmayan bir aday silinir.

technique-innies = Artan hücreler
technique-innies-there = bir artan hücre grubu
technique-innies-teach = Her satırın, sütunun ve kutunun toplamı bellidir; 9 × 9 ızgarada 45 eder. Kafesler bunların iki veya daha çok hücresini açıkta bırakıyorsa, bu hücreler eksik kalan toplamı kendileri bir kafesmiş gibi paylaşır. Kafeslerin dışarı taşan hücreleri de aynı biçimde fazla olan toplamı paylaşır. Bu toplamı veren rakamları gözden geçirin ve hiçbir yere uymayanları silin.

technique-wide-innies = Birkaç birimden artan hücreler
technique-wide-innies-there = birkaç birimden artan bir hücre grubu
technique-wide-innies-teach = Yan yana iki satır, sütun ya da kutu 90, üçü 135 eder. Kafesler tek bir birimi doldurmasa da çoğu zaman birkaçını az sayıda hücre dışında doldurur. İçerideki kafesleri toplayın; geriye kalan hücreler kalanı paylaşır. Ya da içeri uzanan bütün kafesleri toplayın; dışarıdaki hücreler fazla olanı paylaşır.
technique-house-combination = Bir birimdeki kombinasyonlar
technique-house-combination-there = bir kafes kombinasyonu
technique-house-combination-teach = Aynı satırda, sütunda ya da kutuda bulunan kafeslerin ortak rakamı olamaz. Toplamı 4 olan iki hücreli bir kafes 1 ile 3 rakamlarını alırsa, toplamı 7 olan bir başkasına yalnızca 2 ile 5 kalır. Oradaki öbür hücreler de geriye kalan rakamları alır. Böyle hiçbir paylaşıma uymayan adaylar silinir.
technique-cage-overlap = Kafes çakışması
technique-cage-overlap-there = bir kafes çakışması
technique-cage-overlap-teach = İki kafes aynı rakama gerek duyar ve bu rakamın ikisindeki bütün yerleri aynı iki satırda, sütunda ya da kutudadır. O zaman rakamı orada bu kafesler kullanır ve rakam o birimlerin öbür hücrelerinden silinir. Tersi de geçerlidir: iki satırda bir rakamın bütün yerleri aynı iki kafesteyse, rakam o kafeslerin geri kalan hücrelerinden silinir.
technique-cage-chain = Kafeslerden geçen zincir
technique-cage-chain-there = kafeslerden geçen bir zincir
technique-cage-chain-teach = Kafeslerden de geçen dönüşümlü bir zincir. Bir kafesin iki adayı, onu doldurmanın hiçbir yolunda birlikte bulunmuyorsa birbirini dışlar; her yolda ikisinden biri bulunuyorsa biri mutlaka doğrudur. Zincirin ya ilk adayı doğrudur ya da son adayı, öyleyse ikisinin de dışladıkları silinir.
technique-cage-net = Kafeslerden geçen zorlayıcı ağ
technique-cage-net-there = kafeslerden geçen bir zorlayıcı ağ
technique-cage-net-teach = Bir adayın doğru olduğunu varsayın, bundan çıkan bütün teklileri yazın ve her kafes için yalnızca hâlâ mümkün olan doldurma yollarını bırakın. Bir hücre rakamsız ya da bir rakam yersiz kalırsa aday yanlıştı. Bir hücrenin bütün adaylarında veya bir birimde bir rakamın bütün yerlerinde dışlanan da silinir.

technique-naked-triple = Çıplak üçlü
technique-naked-triple-there = bir çıplak üçlü
technique-naked-triple-teach = Bir birimin üç hücresinde toplam olarak yalnızca üç rakam vardır. Her hücrede üçünün birden bulunması gerekmez: 2 ile 5, 5 ile 8, 2 ile 8 de bir üçlü oluşturur. Üç rakam bu üç hücrede tükenir ve birimin bütün öbür hücrelerinden silinir. İki ya da üç adaylı hücreler arasında aynı rakamlarla yetinenleri arayın.

technique-hidden-triple = Gizli üçlü
technique-hidden-triple-there = bir gizli üçlü
technique-hidden-triple-teach = Üç rakamın bir birimde toplam olarak yalnızca üç yeri vardır. O zaman bu hücreler bu rakamları alır ve öbür adaylarının hepsi silinir. Her rakamın üç yere birden gelebilmesi gerekmez. Üçlü en kolay sayarak bulunur: eksik her rakamın nereye gelebileceğini yazın ve üç yeri paylaşan üç rakam arayın.

technique-naked-quad = Çıplak dörtlü
technique-naked-quad-there = bir çıplak dörtlü
technique-naked-quad-teach = Bir birimin dört hücresinde, nasıl paylaşılırsa paylaşılsın, toplam olarak yalnızca dört rakam vardır. Bu rakamlar o hücrelerde tükenir ve birimin öbür hücrelerinden silinir. Çıplak dörtlü, çok boş hücresi olan birimlerde aranmaya değer: önce en az adaylı hücrelere bakın ve herhangi dördünün dört rakamla yetinip yetinmediğini görün.

technique-hidden-quad = Gizli dörtlü
technique-hidden-quad-there = bir gizli dörtlü
technique-hidden-quad-teach = Dört rakamın bir birimde toplam olarak yalnızca dört yeri vardır. Dört hücre bu dört rakamı alır ve öbür adaylarının hepsi silinir. 9 × 9 ızgarada aranmaya değer en büyük küme budur, çünkü kalan hücreler her zaman daha küçük bir küme oluşturur. Gizli dörtlü seyrek görülür ve çevresindeki notların arasında iyi gizlenir.

technique-x-wing = X-Wing
technique-x-wing-there = bir X-Wing
technique-x-wing-teach = Bir rakamın iki satırın her birinde iki yeri vardır ve bunlar aynı iki sütundadır. Rakam bir satırda bir sütuna, öbür satırda öbür sütuna gelir: her durumda iki sütunda da bulunur. Öyleyse bu sütunların bütün öbür hücrelerinden silinir. Satırlarla sütunlar yer değiştirebilir. Dört yer bir dikdörtgenin köşeleridir.

technique-swordfish = Kılıç balığı
technique-swordfish-there = bir kılıç balığı
technique-swordfish-teach = Üç satırda bir rakamın bütün yerleri aynı üç sütundadır. Her satır sütunlardan birini kullanır; böylece üç sütun rakamını bu satırlardan alır ve rakam sütunların bütün öbür hücrelerinden silinir. Her satırda üç yer olması gerekmez, iki yer yeter. Satırlarla sütunlar yer değiştirebilir. Kılıç balığını bulmak için bir rakamın bütün yerlerini işaretleyin.

technique-xy-wing = XY-Wing
technique-xy-wing-there = bir XY-Wing
technique-xy-wing-teach = Her birinde iki aday bulunan üç hücre alın. Pivot hücrede X ve Y vardır. Pivot iki kıskaç görür: birinde X ve Z, öbüründe Y ve Z vardır. Pivot X ise ilk kıskaç Z olmak zorundadır; Y ise ikincisi. Demek ki kıskaçlardan biri Z olur ve ikisini de gören her hücreden Z silinir. Kıskaçların birbirini görmesi gerekmez.

technique-xyz-wing = XYZ-Wing
technique-xyz-wing-there = bir XYZ-Wing
technique-xyz-wing-teach = Üç hücre X, Y ve Z rakamlarını paylaşır. Pivot hücrede üçü de vardır; gördüğü iki kıskacın birinde X ve Z, öbüründe Y ve Z bulunur. Pivot X ise ilk kıskaç Z olmak zorundadır; Y ise ikincisi; ikisi de değilse pivotun kendisi Z olur. Demek ki üç hücreden biri Z olur. Z ancak üçünü de gören bir hücreden silinir, bu yüzden pivotun kutusuna bakın.

technique-unique-rectangle-1 = Benzersiz dikdörtgen, tip 1
technique-unique-rectangle-1-there = bir benzersiz dikdörtgen (tip 1)
technique-unique-rectangle-1-teach = İki satırda, iki sütunda ve iki kutuda bulunan dört hücreye hiçbir zaman yalnızca aynı iki rakam kalmamalıdır: bunlar başka hiçbir hücreyi etkilemeden yer değiştirebilir ve bulmacanın iki çözümü olurdu. Köşelerden üçünde yalnızca bu iki aday varsa, dördüncüsü başka bir rakam olmak zorundadır ve ikisi de ondan silinir. Bu, yalnızca bulmacanın tek bir çözümü olduğu için geçerlidir.

technique-unique-rectangle-2 = Benzersiz dikdörtgen, tip 2
technique-unique-rectangle-2-there = bir benzersiz dikdörtgen (tip 2)
technique-unique-rectangle-2-teach = İki satırda, iki sütunda ve iki kutuda bulunan dört hücrenin iki ortak rakamı vardır. Fazlası olan köşelerin hepsinde fazladan aynı tek rakam bulunur. Hiçbiri onu almasaydı dört hücreye yer değiştirebilen iki rakam kalır ve bulmacanın iki çözümü olurdu. Demek ki biri onu alır ve rakam, bunların hepsini gören her hücreden silinir.

technique-unique-rectangle-3 = Benzersiz dikdörtgen, tip 3
technique-unique-rectangle-3-there = bir benzersiz dikdörtgen (tip 3)
technique-unique-rectangle-3-teach = İki satırda, iki sütunda ve iki kutuda bulunan dört hücrenin iki ortak rakamı vardır; aynı hattaki iki köşede fazladan rakamlar da bulunur. Bu iki köşeden biri fazladan bir rakam almak zorundadır, yoksa iki ortak rakam yer değiştirebilir ve bulmacanın iki çözümü olurdu. Böylece ikisi birlikte, fazladan rakamları taşıyan tek bir hücre gibi davranır. Birimin başka hücreleriyle birlikte hücre sayısı kadar rakamı tüketebilirler; bunlar birimin geri kalanından silinir.

technique-unique-rectangle-4 = Benzersiz dikdörtgen, tip 4
technique-unique-rectangle-4-there = bir benzersiz dikdörtgen (tip 4)
technique-unique-rectangle-4-teach = İki satırda, iki sütunda ve iki kutuda bulunan dört hücrenin iki ortak rakamı vardır; aynı birimdeki iki köşede fazladan rakamlar da bulunur. Ortak rakamlardan birinin o birimde başka yeri yoksa, bu köşelerden biri onu almak zorundadır. Öbür köşe ikinci ortak rakamı alsaydı ikisi yer değiştirebilir ve bulmacanın iki çözümü olurdu. Öyleyse ikinci rakam iki köşeden de silinir.

technique-hidden-rectangle = Gizli dikdörtgen
technique-hidden-rectangle-there = bir gizli dikdörtgen
technique-hidden-rectangle-teach = İki satırda, iki sütunda ve iki kutuda bulunan dört hücrenin iki ortak rakamı vardır; köşelerden birinde başka rakam yoktur. Karşı köşeye bakın: rakamlardan birinin o köşenin satırında ve sütununda dikdörtgenin dışında yeri yoksa, o köşeye yazılan öbür rakam dört köşeyi de belirlerdi. O zaman rakamlar yer değiştirebilir ve bulmacanın iki çözümü olurdu. Öyleyse öbür rakam o köşeden silinir.

technique-jellyfish = Denizanası
technique-jellyfish-there = bir denizanası
technique-jellyfish-teach = Dört satırda bir rakamın bütün yerleri aynı dört sütundadır. Böylece sütunlar rakamını bu satırlardan alır ve rakam sütunların bütün öbür hücrelerinden silinir. Her satırda dört yer olması gerekmez. Satırlarla sütunlar yer değiştirebilir. 9 × 9 ızgarada beş hat gerekiyor gibi görünürse öbür yöne bakın: kalan hatların daha azı yeter.

technique-bug = BUG (yalnızca ikililer)
technique-bug-there = bir BUG
technique-bug-teach = Her boş hücrede iki aday olduğunu, yalnızca birinde üç aday bulunduğunu varsayın. O üçüncü aday olmasa, yazılacak her rakamın her satırda, sütunda ve kutuda iki yeri olurdu. Böyle bir ızgaranın (bivalue universal grave) hiçbir zaman tam olarak bir çözümü olmaz. Öyleyse farklı olan hücre, satırında, sütununda ve kutusunda üç yeri olan rakamı alır: bu, deseni bozar ve çoğu kez bulmacayı çözer.

technique-remote-pair = Uzak ikili
technique-remote-pair-there = bir uzak ikili
technique-remote-pair-teach = Birkaç hücrede aynı iki aday vardır ve her biri bir sonrakini görür. Böylece iki rakam, satranç tahtasındaki renkler gibi hücrelere sırayla gelir. Hücreleri sırayla açık ve koyu boyayın: bütün açık hücrelerde bir rakam, bütün koyularda öbürü bulunur. Bir açık ve bir koyu hücre gören bir hücre iki rakamı da görür ve ikisi de ondan silinir.

technique-skyscraper = Gökdelen
technique-skyscraper-there = bir gökdelen
technique-skyscraper-teach = Bir rakamın iki satırın ya da iki sütunun her birinde iki yeri vardır. Birincinin bir ucu ikincinin bir ucunu görür; bu ikisi birden doğru olamaz: öbür iki uçtan en az biri doğrudur. Rakam, bu öbür uçların ikisini de gören her hücreden silinir. Aynı zeminde duran, çatıları farklı yükseklikte iki kuleye benzer.

technique-two-string-kite = İki ipli uçurtma
technique-two-string-kite-there = iki ipli bir uçurtma
technique-two-string-kite-teach = Bir rakamın bir satırda iki, bir sütunda iki yeri vardır; satırdaki yerlerden biri sütundakilerden biriyle aynı kutudadır. Bu ikisi birden doğru olamaz, öyleyse satırın uzak ucu ya da sütunun uzak ucu doğrudur. Rakam, iki uzak ucu da gören hücreden silinir. Kutu iki ipi birbirine bağlar.

technique-turbot-fish = Kalkan balığı (Turbot)
technique-turbot-fish-there = bir kalkan balığı
technique-turbot-fish-teach = Bir rakamın, türü ne olursa olsun iki birimin her birinde iki yeri vardır. Birincinin bir yeri ikincinin bir yerini görür, öyleyse bunların ikisi birden doğru olamaz. O zaman iki uzak uçtan en az biri doğrudur ve rakam, ikisini de gören her hücreden silinir. Burada birimlerden en az biri satır ya da sütun değil, bir kutu ya da bulmacanın başka bir birimidir.

technique-empty-rectangle = Boş dikdörtgen
technique-empty-rectangle-there = bir boş dikdörtgen
technique-empty-rectangle-teach = Bir kutuda bir rakamın bütün yerleri, bir haç gibi, kutunun bir satırında ve bir sütunundadır. Başka bir yerde bir hatta rakamın iki yeri vardır ve bunlardan biri haçın bir kolunu görür. O yer doğruysa kutunun rakamı öbür koldadır. Değilse hattın ikinci yeri doğrudur. Rakam, ikinci yeri gören ve öbür kolla aynı hatta bulunan bir hücreden silinir.

technique-simple-colouring = Basit boyama
technique-simple-colouring-there = basit boyama
technique-simple-colouring-teach = Bir rakamı ve onun iki yeri olan birimleri alın: her iki yerden biri doğrudur. Yerleri birimden birime sırayla iki renge boyayın. Bir rengin bütün yerleri doğru, öbürünün bütün yerleri yanlıştır. Aynı renkten iki yer birbirini görüyorsa o renk yanlıştır. İki rengi de gören her yer ise, hangisi doğru olursa olsun silinir.

technique-multi-colouring = Çoklu boyama
technique-multi-colouring-there = çoklu boyama
technique-multi-colouring-teach = Bir rakamı ve onun iki yeri olan birimleri alın, yerleri sırayla boyayın. Her birinin kendi iki rengi olan birkaç grup oluşabilir; bu iki renkten biri doğrudur. Bir grubun bir rengi öbür grubun bir rengini görürse bu ikisi birden doğru olamaz. Öyleyse birinin ya da öbürünün karşıt rengi doğrudur ve bu karşıt renklerin ikisini de gören aday silinir. Başka bir grubun iki rengini birden gören renk yanlıştır.

technique-w-wing = W-Wing
technique-w-wing-there = bir W-Wing
technique-w-wing-teach = Birbirini görmeyen iki hücrede aynı iki aday vardır. Bir birimde bu rakamlardan birinin yalnızca iki yeri vardır ve bu yerlerin her biri iki hücreden birini görür. Öyleyse iki hücre birden o rakamı alamaz: en az biri öbür rakamı alır ve öbür rakam, ikisini de gören her hücreden silinir.

technique-finned-x-wing = Yüzgeçli X-Wing
technique-finned-x-wing-there = yüzgeçli bir X-Wing
technique-finned-x-wing-teach = Bir rakamın iki satırdaki yerleri, satırlardan birindeki fazladan bir ya da iki yer, yani yüzgeçler olmasa, aynı iki sütunda olurdu. Hiçbir yüzgeç doğru değilse iki sütun rakamını bu iki satırdan alır ve rakam sütunların öbür hücrelerinden silinir. Bir yüzgeç doğruysa gördüklerini dışlar. İki durumda da dışlananlar silinir: sütunların bütün yüzgeçleri gören hücreleri; bunlar çoğunlukla yüzgeçlerin kutusundadır.

technique-sashimi-x-wing = Saşimi X-Wing
technique-sashimi-x-wing-there = bir saşimi X-Wing
technique-sashimi-x-wing-teach = Bir rakamın iki satırdaki yerleri aynı iki sütundadır, ama satırlardan birinde bunlardan biri eksiktir ve onun yerine yakınında başka yerler vardır: yüzgeçler. Desen bozuk görünür ama akıl yürütme geçerlidir. Hiçbir yüzgeç doğru değilse her satır sütunlardaki yerini alır ve rakam sütunların öbür hücrelerinden silinir. Bir yüzgeç doğruysa gördüklerini dışlar. İki durumda da dışlananlar silinir.

technique-x-chain = X-zinciri
technique-x-chain-there = bir X-zinciri
technique-x-chain-teach = Bir rakamı birimden birime izleyin. Belli bir hücrede olmadığını varsayın. O zaman iki yeri olan bir birimde öbür yere gelir; oradan, gördüğü bütün hücrelerde elenir, bu da başka bir birimde tek yer bırakır ve böyle sürer. Böyle bir zincirin sonunda ya ilk hücre doğrudur ya da son hücre. Rakam, ikisini de gören hücrelerden silinir.

technique-xy-chain = XY-zinciri
technique-xy-chain-there = bir XY-zinciri
technique-xy-chain-teach = İkişer adayı olan hücrelerden bir zincir: her hücre bir sonrakini görür ve onunla bir rakamı paylaşır. İlk hücrenin Z olmadığını varsayın: o zaman öbür rakamıdır, sonraki hücre o rakam olamaz ve böyle sürer; sonuncusu Z olmak zorundadır. Demek ki zincirin bir ucu Z olur ve Z, iki ucu da gören hücrelerden silinir.

technique-wxyz-wing = WXYZ-Wing
technique-wxyz-wing-there = bir WXYZ-Wing
technique-wxyz-wing-teach = Dört hücrede toplam olarak W, X, Y ve Z adayları vardır ve bunlardan biri, yani pivot, öbür üçünü görür. W rakamının bütün yerleri birbirini görür; X ve Y için de böyledir: bu rakamların her biri dört hücreden en çok birini doldurur. Öyleyse bir hücre Z olmak zorundadır ve Z, bu dördündeki bütün Z yerlerini gören her hücreden silinir. Bir hattın bir kutuyla kesiştiği yere bakın.

technique-finned-swordfish = Yüzgeçli kılıç balığı
technique-finned-swordfish-there = yüzgeçli bir kılıç balığı
technique-finned-swordfish-teach = Bir rakamın üç satırdaki yerleri, satırlardan birindeki fazladan bir ya da daha çok yer, yani yüzgeçler dışında, aynı üç sütundadır. Hiçbir yüzgeç doğru değilse üç sütun rakamını bu satırlardan alır ve rakam sütunların öbür hücrelerinden silinir. Bir yüzgeç doğruysa gördüklerini dışlar. Öyleyse rakam, sütunların bütün yüzgeçleri gören hücrelerinden her durumda silinir. Satırlarla sütunlar yer değiştirebilir.

technique-sashimi-swordfish = Saşimi kılıç balığı
technique-sashimi-swordfish-there = bir saşimi kılıç balığı
technique-sashimi-swordfish-teach = Bir rakamın üç satırdaki yerleri aynı üç sütundadır, ama satırlardan birinde bunlardan yalnızca biri kalmıştır ve yakınında başka yerler vardır: yüzgeçler. Hiçbir yüzgeç doğru değilse o tek yer doğrudur, öbür iki satır da öbür iki sütunu paylaşır. Bir yüzgeç doğruysa gördüklerini dışlar. Rakam, sütunların bütün yüzgeçleri gören bir hücresinden iki durumda da silinir. Satırlarla sütunlar yer değiştirebilir.

technique-finned-jellyfish = Yüzgeçli denizanası
technique-finned-jellyfish-there = yüzgeçli bir denizanası
technique-finned-jellyfish-teach = Bir rakamın dört satırdaki yerleri, satırlardan birindeki fazladan bir ya da daha çok yer, yani yüzgeçler dışında, aynı dört sütundadır. Hiçbir yüzgeç doğru değilse dört sütun rakamını bu satırlardan alır ve rakam sütunların öbür hücrelerinden silinir. Bir yüzgeç doğruysa gördüklerini dışlar. Rakam, sütunların bütün yüzgeçleri gören hücrelerinden her durumda silinir. Yüzgeçler birbirine yakındır, çoğunlukla aynı kutudadır.

technique-sashimi-jellyfish = Saşimi denizanası
technique-sashimi-jellyfish-there = bir saşimi denizanası
technique-sashimi-jellyfish-teach = Bir rakamın dört satırdaki yerleri aynı dört sütundadır, ama satırlardan birinde bunlardan yalnızca biri kalmıştır ve yakınında başka yerler vardır: yüzgeçler. Hiçbir yüzgeç doğru değilse dört satır yine de dört sütunu kendi aralarında doldurur. Bir yüzgeç doğruysa gördüklerini dışlar. Rakam, sütunların bütün yüzgeçleri gören bir hücresinden iki durumda da silinir. Satırlarla sütunlar yer değiştirebilir.

technique-aic = Dönüşümlü zincir
technique-aic-there = dönüşümlü bir zincir
technique-aic-teach = Yanlıştan doğruya ve yeniden yanlışa giden bir zincir. Bir adayın yanlış olduğunu varsayın ve o zaman doğru olmak zorunda olan adaya gidin: iki adaylı bir hücrenin öbür rakamına ya da iki yerli bir birimin öbür yerine. Bu, bir sonrakini dışlar ve böyle sürer. Ya ilk aday doğrudur ya da son aday, öyleyse ikisinin de dışladıkları silinir. Kapalı bir zincir daha çoğunu dışlar.

technique-grouped-aic = Gruplu dönüşümlü zincir
technique-grouped-aic-there = gruplu bir dönüşümlü zincir
technique-grouped-aic-teach = Yanlıştan doğruya ve yeniden yanlışa giden, bir adımı grup olabilen bir zincir. Grup, bir hattın bir kutuyla kesiştiği yerde bir rakamın iki ya da üç yeridir. Birimin geri kalanında rakama yer yoksa gruptan biri doğrudur ve rakam, grubun tamamını gören her hücreden silinir. Zincirin ya ilk adımı doğrudur ya da son adımı; ikisinin de dışladıkları silinir.

technique-sue-de-coq = Sue de Coq
technique-sue-de-coq-there = bir Sue de Coq
technique-sue-de-coq-teach = Bir hattın bir kutuyla kesiştiği yerde iki ya da üç hücre alın. Bunlara hattan ve kutudan öyle hücreler ekleyin ki hepsinde toplam olarak hücre sayısı kadar rakam olsun ve hattın payıyla kutunun payı hiçbir rakamı paylaşmasın. O zaman her rakam bir kez kullanılır. Hattın payındakiler hattın geri kalanından, kutunun payındakiler kutunun geri kalanından silinir.

technique-als-xz = ALS-XZ
technique-als-xz-there = bir ALS-XZ
technique-als-xz-teach = Neredeyse kilitli küme (ALS), bir birimde hücre sayısından bir fazla rakam taşıyan bir hücre grubudur: bir rakamını yitirirse geri kalanların hepsini almak zorundadır. Böyle iki küme ve yalnızca birinde bulunabilen bir X rakamı alın; X rakamının iki kümedeki bütün yerleri birbirini görür. Kümelerden biri X almaz, öyleyse ikisinde de bulunan Z rakamını alır. Z, iki kümenin bütün Z yerlerini gören hücrelerden silinir.

technique-als-xy-wing = ALS-XY-Wing
technique-als-xy-wing-there = bir ALS-XY-Wing
technique-als-xy-wing-teach = Her biri bir birimde olan ve hücre sayısından bir fazla rakam taşıyan üç hücre kümesi alın: böyle bir küme bir rakamını yitirirse geri kalanların hepsini almak zorundadır. Ortadaki, birinciyle X, sonuncuyla Y rakamını paylaşır ve bu rakamlardan hiçbiri bağladığı iki kümeye birden sığmaz. Ortadaki küme X ya da Y alır; birinci ya da sonuncu birini yitirir ve geri kalanların hepsini alır. Z, bu ikisinin bütün Z yerlerini gören bir hücreden silinir.

technique-death-blossom = Ölüm çiçeği
technique-death-blossom-there = bir ölüm çiçeği
technique-death-blossom-teach = İki ya da üç adaylı bir hücre saptır. Her adayının bir taçyaprağı vardır: bir birimde o rakamı ve hücre sayısından bir fazla rakam taşıyan hücreler; sap, o rakamın buradaki bütün yerlerini görür. Sap ne olursa olsun bir taçyaprağından bir rakam alır; o taçyaprağı da geri kalanların hepsini almak zorundadır. Bütün taçyaprakları bir Z rakamını paylaşıyorsa, hepsindeki her Z yerini gören hücrelerden Z silinir.

technique-forcing-chain = Zorlayıcı zincir
technique-forcing-chain-there = bir zorlayıcı zincir
technique-forcing-chain-teach = Bir hücre ya da bir birimde bir rakam alın ve bütün olasılıkları sırayla deneyin. Her birinden bir zincir izleyin: bu doğru, öyleyse şu yanlış, öyleyse sonraki doğru. Bütün olasılıkların zincirleri aynı adayın yanlış olduğuna varıyorsa, hangisi doğru olursa olsun o aday yanlıştır. Uzun sürer ve son çaredir.

technique-forcing-net = Zorlayıcı ağ
technique-forcing-net-there = bir zorlayıcı ağ
technique-forcing-net-teach = Bir adayın doğru olduğunu varsayın ve bundan çıkan bütün teklileri yazın. Bir hücre rakamsız ya da bir rakam yersiz kalırsa aday yanlıştı. Ya da bunu bir hücrenin bütün adaylarıyla veya bir birimde bir rakamın bütün yerleriyle yapın: her durumda dışlanan silinir. İkinci bir kâğıt ya da yumuşak bir kurşun kalem kullanın.

technique-beyond = Bütün tekniklerin ötesinde
technique-beyond-there = bütün tekniklerin ötesinde bir adım
technique-beyond-teach = Birkaç bulmaca için adı olan hiçbir desen yetmez. Onların da tek çözümü vardır, ama deneme yanılmayla bulunur: iki adaylı bir hücre seçin, birinin doğru olduğunu varsayın ve her şey yerine oturana ya da bir çelişki çıkana kadar sürdürün. Çelişki çıkarsa öbürü doğrudur. Geri dönebilmek için nereden başladığınızı not edin.

technique-mark-pair = Bağlı hücreler
technique-mark-pair-there = bir çift bağlı hücre
technique-mark-pair-teach = İki hücre arasındaki bir işaret, ikisinden geçen bir çizgi ya da işaretsiz komşular için konan bir kural, rakamlarını birbirine bağlar. İki hücrenin de adaylarını not edin. Öbür hücrenin adaylarından hiçbiriyle uyuşmayan aday silinebilir: çubuğun bir yanındaki 5, öbür yanda 4 ya da 6 ister; termometrede yalnızca hazne 1 olabilir. Silinen her rakam bir sonraki çifti belirleyebilir, bu yüzden çizgileri ve işaret dizilerini bir uçtan öbür uca izleyin.

technique-line-number = Dizi ve sayı
technique-line-number-there = sayıya uymayan adaylar
technique-line-number-teach = Bir ok ya da ızgaranın dışındaki bir sayı, hücre dizisinden bir toplam ya da bir adet ister. Öbür hücrelerin en az ve en çok ne verebileceğini hesaplayın ve sayıyı tutturmayacak olanları silin: küçük toplamlar büyük rakamları, büyük toplamlar küçükleri dışlar. En küçük ve en büyük sayılar en az seçenek bırakır, bu yüzden onlardan başlayın.

technique-line-filling = Dizi doldurma yolları
technique-line-filling-there = sayıyı veren pek az yol
technique-line-filling-teach = Bir ok boyunca ya da ızgaranın dışındaki bir sayının dizisinde yalnızca birkaç boş hücre kaldığında, sayıyı elde etmenin bütün yollarını yazın. Aynı satırdaki, sütundaki ya da kutudaki hücreler farklı olmak zorundadır, bu yüzden geriye az yol kalır. Bunların hiçbirinde olmayan bir aday silinebilir.

technique-mark-room = Bağlı hücrelere yer
technique-mark-room-there = bağlı hücreler için çok az yer
technique-mark-room-teach = Aynı satırda, sütunda ya da kutuda iki veya üç hücreye bağlı olan bir hücre, bunların her birine ayrı bir rakam bırakmalıdır. Bir satırda iki yanında da çubuk olan rakam, yanlarında bir küçüğünü ve bir büyüğünü ister; demek ki ne 1 ne de en büyük rakamdır. Her adayı deneyin ve öbür hücrelere çok az rakam bırakacak olanları silin.

technique-mark-house = Ortak bağ
technique-mark-house-there = bir ortak bağ
technique-mark-house-teach = Bir rakamın bir satırda, sütunda ya da kutuda yalnızca iki veya üç yeri kalmıştır. Her yer için, rakamın oradan neleri dışlayacağına bakın: kendi hücresinin öbür adaylarını ve çevresindeki işaretlerle çizgilerin yasakladığı her şeyi. Her durumda dışlanan adaylar, rakam sonunda nereye gelirse gelsin hemen silinebilir.

## Kitapçılar için
listing-puzzles =
    { $count ->
        [one] { NUMBER($count) } sudoku
       *[other] { NUMBER($count) } sudoku
    }
listing-intro-adults = Bir kalem, sakin bir saat ve yepyeni bir bulmaca: evde ya da yolda, kâğıt üzerinde çözülecek sudokular.
listing-intro-children = Kalemler hazır: açık kurallar, küçük adımlar ve doğru sayıyı bulmanın sevinci.
listing-intro-seniors = Acele etmeden çözülecek sudokular: net ızgaralar, bir kalem ve düşünmek için zaman.
listing-inside = Bu kitapta
listing-levels = Zorluk düzeyleri: { $levels }
listing-kinds = Izgaralar: { $kinds }
listing-one-solution = Her bulmacanın tek bir çözümü vardır.
listing-logic = Her bulmaca tahmine gerek kalmadan yalnızca mantıkla çözülür.
listing-answers = Bütün bulmacaların çözümleri kitaptadır.
listing-hints = Her bulmacanın ilk adımları için ipuçları takılınca yardım eder.
listing-walkthroughs = Bazı bulmacalar adım adım çözülür.
listing-rules = Kurallar bir örnekle anlatılır.
listing-techniques = İşe yarayan teknikler: { $techniques }
listing-one-per-page = Her sayfada bir bulmaca, notlar için bolca yer.
listing-large-print = Büyük punto: büyük ve kolay okunan rakamlar.
listing-format =
    { $count ->
        [one] { NUMBER($count) } sayfa, { $size }
       *[other] { NUMBER($count) } sayfa, { $size }
    }
listing-keywords = sudoku kitabı, sayı bulmacaları, mantık bulmacaları, zekâ oyunları, beyin egzersizi, akıl oyunları, bulmaca severlere hediye, yolculuk için bulmaca, hafıza egzersizi, rahatlatıcı hobi, dikkat geliştirme, yağmurlu gün etkinliği, doğum günü fikri, mantıksal düşünme, boş zaman, küçük armağan
listing-keywords-adults = yetişkinler için sudoku, yetişkin bulmaca kitabı, ekransız eğlence
listing-keywords-children = çocuklar için sudoku, çocuk bulmaca kitabı, çocuklar için mantık oyunları, etkinlik kitabı, ilk sudoku
listing-keywords-seniors = yaşlılar için sudoku, emekliler için bulmaca, büyükanne ve büyükbabaya hediye, kolay okunan bulmacalar
listing-keywords-large = büyük punto sudoku, büyük puntolu bulmaca kitabı
listing-keywords-easy = kolay sudoku, yeni başlayanlar için sudoku
listing-keywords-hard = zor sudoku, ustalar için sudoku
listing-keyword-variant = { $variant } sudoku
listing-search-words = sudoku, bulmaca, bulmacalar, zekâ oyunları, akıl oyunları, büyük punto, kolay, zor, yetişkinler için, çocuklar için, yaşlılar için
listing-promotions = en iyi, çok satan, bestseller, ücretsiz, bedava, indirim, kampanya, fırsat, yeni, 1 numara, bonus
listing-ai-puzzles = Bulmacaları bir bilgisayar programı bir tohum değerinden üretti: bir ızgarayı rastgele doldurur, rakamları çıkarır ve tek bir çözüm kalana dek çözümleri sayar. Bunları yapay zekâ üretmedi.
listing-ai-texts = Kurallar, başlıklar, ipuçları ve çözümler bu programın sabit cümleleri ve çizimleridir. Program bu kitap için yapay zekâ ile metin, resim ya da çeviri üreten hiçbir araç kullanmadı.
listing-ai-own = Kitapta programdan gelmeyen şunlar da var: { $parts }. Program bunların nasıl yapıldığını bilemez; bunlardan yazar sorumludur.
listing-own-texts = yazarın metinleri
listing-own-pictures = yazarın resimleri
listing-own-puzzles = yazarın bulmacaları
