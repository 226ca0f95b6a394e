# The page of the application. `{ $name }` is a value that the page fills in.
skip = Sayfalara geç
parts = Kitabın kısımları
part-book = Kitap
part-answers = Çözümler
part-cover = Kapak
view = Görünüm
pages-before = Önceki sayfalar (←)
pages-after = Sonraki sayfalar (→)
page = Sayfa
page-of = / { $count }
page-short = s. { $page }
page-unknown = Sayfa { $page } yok: toplam sayfa sayısı { $count }.
puzzle-field = Bulmaca
puzzle-no = no.
puzzle-unknown = Bulmaca { $puzzle } yok: ilk bulmaca { $first }, son bulmaca { $last }.
puzzle-page = Bulmaca { $puzzle }: sayfa { $page }
puzzle-pages = Bulmaca { $puzzle }: sayfa { $page }, çözümü: sayfa { $answer }
answer = Çözüm
zoom = Ölçek
zoom-page = Sayfaya sığdır
zoom-width = Genişliğe sığdır
zoom-actual = Gerçek boyut
pages-shown = Sayfalar
pages-facing = Karşılıklı
pages-single = Tek tek
guides = Kılavuzlar
guides-lines = Sayfalardaki çizgiler
guides-trim = Kesim
guides-bleed = Taşma payı
guides-margins = Kenar boşlukları
guides-safe = Güvenli alan
guides-baselines = Taban çizgileri
guides-no-safe = Güvenli alan bilinmiyor: bir matbaa seçin.
dock-thumbs = Genel bakış
dock-edit = Düzenle
dock-make = Oluştur
dock-findings = Denetim
status-busy = Kitap oluşturuluyor…
status-wrong = { $file } dosyasında hata var
status-fine = { $file }: güncel
no-response = Yanıt yok: gridpress hâlâ çalışıyor mu?
no-response-saved = Yanıt yok: gridpress hâlâ çalışıyor mu? Hiçbir şey kaydedilmedi.
cover-none = Gösterilecek kapak yok.
cover-parts = Arka kapak, sırt ve ön kapak
book-none = Henüz gösterilecek kitap yok.
mistakes =
    { $count ->
        [one] Kitapta bir hata var
       *[other] Kitapta { $count } hata var
    }
mistakes-last = { $mistakes }: bu, kitabın son geçerli hâli
go-to-setting = Bu ayara git
warnings = Uyarılar
check = Denetim
check-busy = Sayfalar denetleniyor…
check-no-printer = Matbaa seçilmedi: bunlar bütün kitaplar için geçerli kurallar
rules-fail =
    { $count ->
        [one] Bir kurala uyulmuyor
       *[other] { $count } kurala uyulmuyor
    }
rules-pass =
    { $count ->
        [one] Bir kurala uyuluyor
       *[other] { $count } kurala uyuluyor
    }
rules-all =
    { $count ->
        [one] Tek kurala uyuluyor
       *[other] { $count } kuralın hepsine uyuluyor
    }
fails = Uyulmuyor
advice = Öneri
required-is = gereken: { $value }.
what-to-change = Ne değişmeli: { $change }
more = ve { $count } sayfa daha
shortcuts = Sayfalardaki klavye kısayolları
shortcut-turn = önceki ve sonraki sayfalar
shortcut-ends = ilk ve son sayfa
shortcut-page = bir sayfaya git
shortcut-puzzle = bir bulmacaya git
shortcut-zoom = büyüt ve küçült
shortcut-fit = sayfaya sığdır
shortcut-facing = karşılıklı ya da tek tek sayfalar
start-book = Bir kitaba başlayın
start-book-is = Burada henüz kitap yok, bu yüzden bir örnek görüyorsunuz. Başlamak için bir şablon seçin; her şey sonradan değiştirilebilir. Var olan hiçbir dosyanın üzerine yazılmaz.
use-template = Bu şablonu kullan
created = { $file } oluşturuldu.
undo = Geri al
redo = Yinele
undone = Geri alındı.
redone = Yinelendi.
again = Yeniden dene
saving = Kaydediliyor …
saved = { $file } dosyasına kaydedildi.
saved-moved = Kaydedildi. Adım adım çözülecek bazı bulmacalar artık yok; yerlerini kitabın son bulmacaları alıyor.
book-name = { $file }
not-saved-changed = Kaydedilmedi: dosya başka bir yerde değiştirilmiş.
paused = Form duraklatıldı: { $file } geçerli bir TOML dosyası değil. Dosyayı düzenleyicinizde düzeltin ya da oradaki son değişikliğinizi geri alın.
views = Ayarların görünümü
view-basic = Temel
view-advanced = Gelişmiş
search = Ayar ara
count-found =
    { $count ->
        [one] Bir ayar
       *[other] { $count } ayar
    }
none-found = Eşleşen ayar bulunamadı.
rare = Gazeteler ve bir tabakada birden çok sayfa için olan ayarları da göster
reset-group = Bu grubu sıfırla
count-set =
    { $count ->
        [one] Bir ayar yapılmış
       *[other] { $count } ayar yapılmış
    }
count-invalid =
    { $count ->
        [one] Bir ayar geçersiz
       *[other] { $count } ayar geçersiz
    }
add-section = Bölüm ekle
add-text = Metin sayfası ekle
add-daily-slot = Yer ekle
move-up = Yukarı taşı
move-down = Aşağı taşı
remove-item = Kaldır
required = zorunlu
range = En az { $least }, en çok { $most }.
at-least = En az { $least }.
default-is = Varsayılan: { $value }
default = varsayılan
is-default = { $value } (varsayılan)
for-example = Örneğin: { $value }
no-value = yok
yes = evet
no = hayır
from = alt sınır
to = üst sınır
other = Başka…
done = Bitti
open = Aç
save = Kaydet
line = Satır { $number }
file-none = Dosya yok
file-choose = Dosya seç…
file-drop = ya da buraya bırakın
file-storing = Dosya kaydediliyor…
size-bytes = { $value } { $unit }
picture-size = { $width } × { $height } piksel.
picture-part = { $width } × { $height } piksel: metin genişliğinin %{ $part } kadarında baskı net olur.
picture-fine = { $width } × { $height } piksel: inç başına { $resolution } pikselle yeterince net.
picture-coarse = { $width } × { $height } piksel: tam genişlikte inç başına yalnızca { $resolution } piksel; net baskı için { $required } gerekir. Daha küçük basılırsa resim yeterlidir.
picture-coarse-needed = { $width } × { $height } piksel: inç başına yalnızca { $resolution } piksel; net baskı için { $required } gerekir. En az { $wide } × { $high } piksellik bir resim kullanın.
picture-caption = Resim yazısı
font-file-fine = { $family }: kullanılabilir.
font-file-forbidden = { $family }: lisansı kitaplarda kullanılmasını yasaklıyor ({ $why }).
make = Dosyaları oluştur
make-is = Mağaza için gereken dosyaları kitabınızın yanına koyar. gridpress’in oluşturmadığı ya da sonradan değiştirilmiş dosyaların üzerine hiçbir zaman yazılmaz.
make-all = Hepsini oluştur ve doğrula
make-book = İç sayfaları oluştur
make-cover = Kapağı oluştur
make-proof = Dosyaları doğrula
make-busy = Sürüyor
make-none = Henüz kitap yok: Düzenle panelinde bir şablonla başlayın.
making-book = İç sayfalar oluşturuluyor…
making-cover = Kapak oluşturuluyor…
making-proof = Dosyalar doğrulanıyor…
finished-book = İç sayfalar hazır.
finished-cover = Kapak hazır.
finished-proof = Bütün dosyalar doğrulandı: her bulmacanın tek çözümü var ve dosyalar birbirine uyuyor.
failed-book = İç sayfalar oluşturulamadı.
failed-cover = Kapak oluşturulamadı.
failed-proof = Dosyalar birbirine uymuyor.
files = Dosyalar
folder = { $folder } klasöründe
part-interior = İç sayfalar
part-lock = Kilit dosyası
count-pages =
    { $count ->
        [one] Bir sayfa
       *[other] { $count } sayfa
    }
checklist = Kontrol listesi
messages = İletiler
state-good = Tamam
state-todo = Yapılacak
state-bad = Henüz değil
check-names-good = Başlık, yazar ve telif hakkı size ait.
check-names-todo = Başlık, yazar veya telif hakkı hâlâ bir şablondan. Denetim paneline bakın.
check-printer-good = Matbaa: { $printer }.
check-printer-todo = Kurallarının denetlenmesi için matbaayı seçin.
check-rules-good =
    { $count ->
        [one] Matbaanın kuralına uyuluyor.
       *[other] { $passed } kuralın hepsine uyuluyor.
    }
check-rules-bad =
    { $count ->
        [one] Bir kurala uyulmuyor: { $rules }. Denetim paneline bakın.
       *[other] { $count } kurala uyulmuyor: { $rules }. Denetim paneline bakın.
    }
check-pictures-good = Resimler yeterince net.
check-pictures-bad = Bir resim net basılamayacak kadar küçük. Denetim paneline bakın.
check-interior-good = İç sayfalar oluşturuldu: { $pages } sayfa.
check-interior-todo = İç sayfaları oluşturun.
check-interior-bad = İç sayfaların dosyası kitaptan eski: yeniden oluşturun.
check-cover-good = Kapak bu { $pages } sayfaya uyuyor: sırt genişliği { $spine }.
check-cover-todo = Kapağı oluşturun.
check-cover-bad = Kapak dosyası kitabın başka bir sürümüne ait: yeniden oluşturun.
check-counts-good =
    { $count ->
        [one] Kitapta bir bulmaca var.
       *[other] Kitapta, metinlerinde söz verildiği gibi { $count } bulmaca var.
    }
check-counts-bad =
    { $count ->
        [one] Başlıkta, rozette ya da arka kapakta { $promised } bulmaca sözü veriliyor, ama kitapta bir bulmaca var.
       *[other] Başlıkta, rozette ya da arka kapakta { $promised } bulmaca sözü veriliyor, ama kitapta { $count } bulmaca var.
    }
writer = Metin sayfası
writer-tools = Biçim
writer-heading = Başlık
writer-bold = Kalın
writer-italic = İtalik
writer-list = Madde işaretli liste
writer-picture = Resim…
writer-text = Metin, Markdown ile
writer-style = Stil
writer-plain = Metin
writer-chapter = Bölüm başlığı
writer-subheading = Küçük başlık
writer-quote = Alıntı
writer-source = Markdown
writer-numbers = Numaralı liste
writer-outdent = Girintiyi azalt
writer-indent = Girintiyi artır
writer-link = Bağlantı
writer-rule = Ayırma çizgisi
writer-address = Adres
writer-page = Sayfanın metni
writer-source-is = Metni Markdown olarak gösterir
writer-kept = Bu bölüm Markdown olarak gösterilir ve olduğu gibi kalır.
pictures = Resim ekle
picture-width = Genişlik
pasted-table = Metin sayfalarında tablo olmaz: tablonun satırları metin satırı oldu.
pasted-picture = Yapıştırılamayan resimler eksik: onları “Resim…” ile ekleyin.
pasted-other = Videolar ve formlar gibi basılamayan bölümler çıkarıldı.
text-write = Yaz…
text-name = metin
text-starter = # Hoş geldiniz{"\u000A\u000A"}Kendi metninizi buraya yazın.{"\u000A"}
puzzles-own = Kendi bulmacalarını ekle…
puzzles-own-is = Bulmacaları istediğiniz biçimde yapıştırın: 81 hücrelik satırlar, ızgaralar, JSON, bağlantılar… ya da buraya bir dosya bırakın. Her birinin tam olarak bir çözümü olup olmadığı denetlenir.
puzzles-add = Kitaba ekle
puzzles-givens =
    { $count ->
        [one] { $count } ipucu
       *[other] { $count } ipucu
    }
puzzles-fine =
    { $count ->
        [one] Tam olarak bir çözümü olan bir bulmaca ({ $kind }).
       *[other] Her birinin tam olarak bir çözümü olan { $count } bulmaca ({ $kind }).
    }
units = Ölçü birimi
unit-in = inç
unit-mm = milimetre
term-seed = Tohum nedir?
term-seed-is = Herhangi birkaç sözcük ya da bir sayı. Aynı tohum her zaman aynı bulmacaları, başka bir tohum başka bulmacaları verir.
term-bleed = Taşma payı nedir?
term-bleed-is = Kâğıdın kesildiği yerde beyaz bir çizgi kalmasın diye sayfanın kenarından dışarı taşan baskı. Yalnızca resimleri kenara kadar uzanan sayfalarda gerekir.
term-gutter = Cilt payı nedir?
term-gutter-is = Sayfaların yapıştırıldığı ya da zımbalandığı iç kenar boşluğu. Kalın kitaplarda daha geniş olmalıdır; gridpress bunu matbaanın tablosuna göre ayarlar.
term-registry = Bu nasıl çalışır?
term-registry-is = gridpress, dizideki bütün bulmacaları bu kitabın bir üst klasöründeki bir dosyada tutar. Her cildi, bu kitabın klasörünün yanında ayrı bir klasörde hazırlayın; o zaman hiçbir bulmaca iki kez çıkmaz.
term-lock = Kilit dosyası nedir?
term-lock-is = gridpress’in tam olarak bu kitabı yeniden ürettiği ve doğruladığı dosya. Kitabın yanında saklayın.
term-opener = Açılış sayfası nedir?
term-opener-is = Bir bölümün, başlığını taşıyan ilk sayfası.
where = { $file }, satır { $line }
quoted-title = “{ $text }”
volume-next = Sonraki cilt
volume-next-is = Bunun yanında, aynı ayarlarla ve yeni bulmacalarla yeni bir kitap başlatır. Önce bu cildi oluşturun.
volume-folder = Klasörünün adı
volume-start = Sonraki cilde başla
volume-starting = Başlatılıyor…
volume-open = Sonraki cildi aç
group-book = Kitap
group-paper = Matbaa, boyut ve tasarım
group-puzzles = Bulmacalar
group-puzzles-is = Bölüm, kitabın tek bir türden ve tek bir zorluk düzeyinden bulmacalar içeren kısmıdır.
group-answers = Çözümler
group-front = Bulmacalardan önceki sayfalar
group-texts = Kendi metin sayfalarınız
group-texts-is = Giriş, ipuçları, teşekkür: bunları buraya, isterseniz resimlerle birlikte yazın.
group-back = Bulmacalardan sonraki sayfalar
group-cover = Kapak
group-series = Dizi
title-title = Başlık
help-title = İç kapakta ve kapakta yer alır.
title-subtitle = Alt başlık
help-subtitle = İsteğe bağlı, örneğin “Kolaydan zora”.
title-author = Yazar
help-author = Adınız ya da takma adınız, mağazada göründüğü gibi.
title-imprint = Yayınevi
help-imprint = İsteğe bağlı: yayınevinizin adı; iç kapakta yer alır.
title-language = Kitabın dili
help-language = Başlıklar, kurallar ve çözümler bu dilde basılır.
title-seed = Tohum
help-seed = Kitapta hangi bulmacaların olacağını belirler.
title-page-printer = Matbaa
help-page-printer = Matbaanın kenar boşluğu, boyut ve sayfa sayısı kuralları denetlenir.
printer-none = Matbaa seçilmedi
title-page-trim = Sayfa boyutu
help-page-trim = Bitmiş kitabın boyutu.
size-other = Başka bir boyut
title-design = Sayfaların tasarımı
help-design = Sayfaların yazısı ve süslemesi.
design-classic = Klasik
design-modern = Modern
design-large-print = Büyük punto
title-type-text = Metnin yazı tipi
help-type-text = Kendi yazı tipiniz için kitap lisansı gerekir.
title-type-digits = Rakamların yazı tipi
help-type-digits = Izgaralarda.
file-own = Kendi yazı tipi dosyam…
title-answers-placement = Çözümlerin yeri
help-answers-placement = Çözenler kitabın sonunu yeğler.
placement-back = Kitabın sonunda
placement-after-section = Her bölümün ardından
placement-separate = Ayrı bir PDF dosyasında
placement-foot = Sayfanın altında, baş aşağı
placement-overleaf = Sonraki sayfada
placement-beside = Bulmacanın yanında
placement-none = Çözüm yok
title-answers-per_page = Bir sayfadaki çözüm sayısı
help-answers-per_page = Rahat okunacak kadar çok çözüm için boş bırakın.
title-front-half_title = En başta, yalnızca başlığın bulunduğu bir sayfa
title-front-title_page = İç kapak
title-front-copyright = Künye sayfası
help-front-copyright = Metni, örneğin “© 2026 Adınız Soyadınız”. Metin yoksa bu sayfa da olmaz.
title-front-dedication = İthaf
help-front-dedication = Metni; kendine ait bir sayfada yer alır.
title-front-contents = İçindekiler
title-front-how_to = Nasıl çözülür?
help-front-how_to = Kitaptaki bütün bulmaca türlerinin kuralları.
how_to-true = Kurallar
how_to-kids = Çocuklar için kısa cümlelerle kurallar
how_to-false = Kural yok
title-front-levels = Zorluk düzeyleri için bir sayfa
title-front-techniques = Çözüm tekniklerinin anlatımı
help-front-techniques = Bulmacaların gerektirdiği teknikler için, örneklerle.
title-back-blank_grids = Boş ızgara sayfaları
title-back-notes = Not sayfaları
title-back-record = Tarihler ve süreler için bir tablo
title-back-stats = Bulmacaların istatistikleri
title-back-certificate = Başarı belgesi
help-back-certificate = Kitabı çözüp bitirenler için.
title-back-about_author = Yazar hakkında
help-back-about_author = Metniniz; kendine ait bir sayfada yer alır.
title-back-about_book = Kitap hakkında
help-back-about_book = Metniniz; kendine ait bir sayfada yer alır.
title-cover-design = Tasarım
help-cover-design = Her resimde kendi başlığınız görünür.
cover-plain = Sade
cover-field = Renk alanı
cover-tilt = Eğik
cover-swiss = İsviçre
cover-stripes = Şeritler
cover-mosaic = Mozaik
cover-pop = Pop
cover-animals = Hayvanlar
cover-night = Gece
cover-picture = Kendi resminiz
title-cover-palette = Renkler
palette-ocean = Okyanus
palette-sunrise = Gün doğumu
palette-forest = Orman
palette-berry = Böğürtlen
palette-paper = Kâğıt
palette-midnight = Gece yarısı
palette-retro = Retro
palette-candy = Şekerleme
palette-lagoon = Lagün
palette-brick = Tuğla
title-cover-lettering = Başlığın yazısı
lettering-heavy = Kalın büyük harfler
lettering-condensed = Dar büyük harfler
lettering-serif = Tırnaklı
lettering-tiles = Her harf için bir kare
lettering-headings = Bölüm başlıkları gibi
title-cover-picture_area = Ön kapakta kapladığı yer
picture_area-below = Yazıların altı
picture_area-full = Tamamı, yazılar üstünde
picture_area-alone = Tamamı, yazısız
title-cover-picture = Ön kapakta kendi resminiz
help-cover-picture = PNG ya da JPEG dosyası; kitabın yanına kopyalanır ve ön kapağı kaplar.
title-cover-blurb = Arka kapak yazısı
help-cover-blurb = Bu kitabı aldıracak birkaç söz.
title-cover-badges = Rozetler
help-cover-badges = Ön kapakta en çok üç kısa yazı, aralarında virgülle.
title-isbn = ISBN
help-isbn = Kitaba numarayı mağaza veriyorsa boş bırakın. Yoksa barkodu gridpress çizer.
title-cover-price = Fiyat
help-cover-price = Barkodun yanında, örneğin “99,90 TL”.
title-cover-logo = Yayınevinizin logosu
help-cover-logo = PNG ya da JPEG dosyası; arka kapağın altında yer alır.
title-cover-thousand_pages = 1000 sayfanın kalınlığı
help-cover-thousand_pages = Bu matbaa bu kâğıt için bunu açıklamıyor, oysa kapağın sırtı için gerekli: matbaanın kapak hesaplayıcısından alın, örneğin 2.3in ya da 58mm.
title-series-name = Dizinin adı
help-series-name = İç kapakta ve kapakta.
title-series-volume = Cilt
help-series-volume = Bu kitabın dizideki numarası.
title-series-registry = Başka bir ciltteki bulmaca hiç yinelenmesin
title-section-title = Başlık
help-section-title = Bölümün ilk sayfasında ve içindekilerde yer alır. Başlık verilmezse ikisi de olmaz.
title-section-kind = Bulmaca türü
title-section-level = Zorluk düzeyi
title-section-count = Bulmaca sayısı
title-section-per_page = Bir sayfada
per_page =
    { $count ->
        [one] Olabildiğince büyük tek bir bulmaca
       *[other] { $count } bulmaca
    }
title-section-intro = Giriş
help-section-intro = Başlığın altında birkaç cümle.
title-section-picture = Resim
help-section-picture = Bölümün ilk sayfasında.
section-new = Bölüm { $count }
section-own = Kendi bulmacalarım
kinds-sizes = Sudoku
kinds-variants = Ek kurallı sudokular ve akrabaları
kinds-layouts = Birden çok ızgara
title-text-title = İçindekilerdeki başlık
help-text-title = Metnin ilk başlığını kullanmak için boş bırakın.
title-text-place = Yeri
place-front = Bulmacalardan önce
place-back = Sonda
place-before = “{ $section }” bölümünden önce
title-text-contents = İçindekilerde yer alsın
template-classic-6x9 = Klasik kitap
template-classic-6x9-is = Kolaydan zora 120 bulmaca, 6 × 9 inç
template-large-print-8-5x11 = Büyük punto
template-large-print-8-5x11-is = 80 bulmaca, her sayfada bir tane, 8,5 × 11 inç
template-three-hundred = 300 bulmaca
template-three-hundred-is = Dört düzeyde 300 bulmaca, her sayfada iki tane, 6 × 9 inç
template-thousand = 1.000 bulmaca
template-thousand-is = Dört düzeyde 1.000 bulmaca, her sayfada altı tane, 8,5 × 11 inç
template-bold-and-easy = Büyük ve kolay
template-bold-and-easy-is = Çok büyük puntoyla 60 kolay bulmaca, spiral ciltli, 8,5 × 11 inç
template-pocket-5x8 = Cep kitabı
template-pocket-5x8-is = Beş zorluk düzeyinde 150 bulmaca, her sayfada bir tane, 5 × 8 inç
template-a4-worksheets = Çalışma yaprakları
template-a4-worksheets-is = Bir sınıf ya da kulüp için her A4 kâğıdında altı bulmaca
template-kids = Çocuklar için
template-kids-is = Küçük ızgaralar, büyük rakamlar ve boyanacak hayvanlar, 8,5 × 11 inç
template-kids-pictures = Küçük çocuklar için
template-kids-pictures-is = Rakamlar yerine şekiller, 8,5 × 11 inç
template-giants = Devler
template-giants-is = 12 × 12 ve 16 × 16 ızgaralar, 8,5 × 11 inç
template-wordoku = Sözcükler
template-wordoku-is = Rakamlar yerine harfler ve her çözümde bir sözcük, 7 × 10 inç
template-variants = Çeşitler
template-variants-is = Çapraz, pencereli, düzensiz ve katil sudokular, 7 × 10 inç
template-variety = Karma bulmaca dergisi
template-variety-is = On dokuz tür bulmaca, 8,5 × 11 inç
template-samurai = Samuray
template-samurai-is = Üst üste binen beş ızgaralı 60 bulmaca, her sayfada bir tane, 8,5 × 11 inç
template-calcudoku = Calcudoku
template-calcudoku-is = 4 × 4 ile 9 × 9 arası boylarda 100 kafesli işlem bulmacası, 6 × 9 inç
template-travel-booklet = Yolculuk kitapçığı
template-travel-booklet-is = Evde A4 kâğıda basılıp katlanacak ve zımbalanacak 40 bulmaca
template-tablet = Tablet
template-tablet-is = reMarkable, Kindle Scribe ve başka tabletler için 60 bulmaca
template-newspaper = Gazete
template-newspaper-is = Bir gazetenin günlük köşesi; dosyaları gridpress daily komutuyla oluşturulur
template-sampler = Örnekler
template-sampler-is = Her sudoku türü için kopyalanabilecek bir bölüm
dock-listing = Mağaza
copy = Kopyala
count-puzzles =
    { $count ->
        [one] Bir bulmaca
       *[other] { $count } bulmaca
    }
part-listing = Mağaza metinleri
making-listing = Mağaza için metinler ve resimler oluşturuluyor…
finished-listing = Mağaza için metinler ve resimler hazır.
failed-listing = Mağaza için metinler ve resimler oluşturulamadı.
shop = Mağazadaki tanıtım
shop-is = Bu metinleri Amazon KDP’nin ya da başka bir mağazanın formuna kopyalayın. Kitaptan, kitabın dilinde türetilirler.
shop-count = { $used } / { $most } karakter
shop-volume = cilt { $volume }
shop-headline = Tanıtım başlığı
shop-headline-is = Açıklamanın üstündeki ve ilk resimdeki satır.
shop-description = Açıklama
shop-description-is = Yukarıdakinin yerine açıklamanın tamamı.
shop-keywords = Anahtar sözcükler
shop-keywords-is = Her biri en çok 50 karakterlik yedi alan. Mağaza adları ve zaten başlıkta geçenler olmaz.
shop-categories = Kategori
shop-categories-is = En çok üç tane.
shop-audience = Okurlar
shop-audience-is = Metinlerin kime seslendiği.
audience-adults = Yetişkinler
audience-children = Çocuklar
audience-seniors = Yaşlılar
shop-contributors = Katkıda bulunanlar
shop-contributors-is = Yazar dışında, örneğin “illustrator: Ann Lee”, aralarında virgülle.
shop-ai_content = Yapay zekâ hakkında kendi yanıtınız
shop-ai_content-is = Kendi metinleriniz, resimleriniz ve bulmacalarınız hakkında.
shop-ai = Yapay zekâ içeriği hakkında yanıt
shop-facts = Bilgiler
shop-change = Bu metinleri değiştir
shop-change-is = Buraya yazdıklarınız yukarıdaki metinlerin yerini alır. Onları geri getirmek için alanı boş bırakın.
shop-write = Metinleri ve resimleri oluştur
shop-write-is = Resimleri de oluşturur: ön kapak, açıklama için dört banner ve kitabın içine bir bakış.
group-class = Sınıf için yapraklar
title-worksheet-names = Öğrencilerin adları
help-worksheet-names = Her satıra bir ad; her öğrenciye bir yaprak.
title-worksheet-copies = Yaprak sayısı
help-worksheet-copies = Adlardan fazla olan yapraklarda ad için boş bir satır bulunur.
title-worksheet-same = Herkese aynı bulmacalar
title-worksheet-date = Tarih
help-worksheet-date = Doldurulacak bir satır için boş bırakın.
title-worksheet-cut_outs = Kesilecek rakamlar
help-worksheet-cut_outs = Her yapraktan sonra bunlardan bir sayfa, yeni başlayanlar için.
title-worksheet-codes = Çözümleri bulduran kodlar
template-worksheet = Sınıf takımı
template-worksheet-is = Her öğrenci için bir yaprak, öğretmen için çözümler
table-listing = Mağazadaki tanıtım
table-worksheet = Sınıf için yapraklar
table- = Kitap
table-series = Dizi
table-section = Bölümler
table-text = Metin sayfaları
table-front = Baştaki sayfalar
table-back = Sondaki sayfalar
table-type = Tipografi
table-puzzle = Her bulmacanın çevresinde
table-grid = Izgaralar
key-isbn = ISBN
key-id = Kalıcı ad
