# The page of the application. `{ $name }` is a value that the page fills in.
skip = Μετάβαση στις σελίδες
parts = Μέρη του βιβλίου
part-book = Βιβλίο
part-answers = Λύσεις
part-cover = Εξώφυλλο
view = Προβολή
pages-before = Προηγούμενες σελίδες (←)
pages-after = Επόμενες σελίδες (→)
page = Σελίδα
page-of = από { $count }
page-short = σ. { $page }
page-unknown = Δεν υπάρχει σελίδα { $page }: οι σελίδες είναι { $count }.
puzzle-field = Γρίφος
puzzle-no = αρ.
puzzle-unknown = Δεν υπάρχει γρίφος { $puzzle }: οι γρίφοι είναι από { $first } έως { $last }.
puzzle-page = Γρίφος { $puzzle }: σελίδα { $page }
puzzle-pages = Γρίφος { $puzzle }: σελίδα { $page }, λύση: σελίδα { $answer }
answer = Λύση
zoom = Μεγέθυνση
zoom-page = Όλη η σελίδα
zoom-width = Πλάτος σελίδας
zoom-actual = Πραγματικό μέγεθος
pages-shown = Σελίδες
pages-facing = Ανά δύο
pages-single = Μία μία
guides = Οδηγοί
guides-lines = Γραμμές στις σελίδες
guides-trim = Κοπή
guides-bleed = Ξάκρισμα (bleed)
guides-margins = Περιθώρια
guides-safe = Ασφαλής περιοχή
guides-baselines = Γραμμές βάσης
guides-no-safe = Η ασφαλής περιοχή είναι άγνωστη: διαλέξτε τυπογραφείο.
dock-thumbs = Επισκόπηση
dock-edit = Επεξεργασία
dock-make = Δημιουργία
dock-findings = Έλεγχος
status-busy = Το βιβλίο δημιουργείται…
status-wrong = Λάθη στο { $file }
status-fine = { $file }: ενημερωμένο
no-response = Καμία απόκριση: λειτουργεί ακόμη το gridpress;
no-response-saved = Καμία απόκριση: λειτουργεί ακόμη το gridpress; Δεν αποθηκεύτηκε τίποτα.
cover-none = Δεν υπάρχει εξώφυλλο για προβολή.
cover-parts = Οπισθόφυλλο, ράχη και εξώφυλλο
book-none = Δεν υπάρχει ακόμη βιβλίο για προβολή.
mistakes =
    { $count ->
        [one] Ένα λάθος στο βιβλίο
       *[other] { $count } λάθη στο βιβλίο
    }
mistakes-last = { $mistakes }: αυτή είναι η τελευταία έγκυρη μορφή του
go-to-setting = Μετάβαση σε αυτή τη ρύθμιση
warnings = Προειδοποιήσεις
check = Έλεγχος
check-busy = Οι σελίδες ελέγχονται…
check-no-printer = Δεν έχετε διαλέξει τυπογραφείο: αυτοί είναι οι κανόνες για όλα τα βιβλία
rules-fail =
    { $count ->
        [one] Ένας κανόνας δεν τηρείται
       *[other] { $count } κανόνες δεν τηρούνται
    }
rules-pass =
    { $count ->
        [one] Ένας κανόνας τηρείται
       *[other] { $count } κανόνες τηρούνται
    }
rules-all =
    { $count ->
        [one] Ο μοναδικός κανόνας τηρείται
       *[other] Τηρούνται και οι { $count } κανόνες
    }
fails = Δεν τηρείται
advice = Συμβουλή
required-is = απαιτείται: { $value }.
what-to-change = Τι να αλλάξετε: { $change }
more = και { $count } ακόμη
shortcuts = Συντομεύσεις πληκτρολογίου στις σελίδες
shortcut-turn = προηγούμενες και επόμενες σελίδες
shortcut-ends = πρώτη και τελευταία σελίδα
shortcut-page = μετάβαση σε σελίδα
shortcut-puzzle = μετάβαση σε γρίφο
shortcut-zoom = μεγέθυνση και σμίκρυνση
shortcut-fit = όλη η σελίδα
shortcut-facing = σελίδες ανά δύο ή μία μία
start-book = Νέο βιβλίο
start-book-is = Εδώ δεν υπάρχει ακόμη βιβλίο, γι’ αυτό βλέπετε ένα παράδειγμα. Διαλέξτε ένα πρότυπο για να αρχίσετε· όλα μπορούν να αλλάξουν αργότερα. Κανένα υπάρχον αρχείο δεν αντικαθίσταται.
use-template = Χρήση του προτύπου
created = Δημιουργήθηκε το { $file }.
undo = Αναίρεση
redo = Επανάληψη
undone = Η αλλαγή αναιρέθηκε.
redone = Η αλλαγή επαναλήφθηκε.
again = Νέα προσπάθεια
saving = Αποθηκεύεται …
saved = Αποθηκεύτηκε στο { $file }.
saved-moved = Αποθηκεύτηκε. Κάποιοι γρίφοι που θα λύνονταν βήμα βήμα δεν υπάρχουν πια· τη θέση τους παίρνουν οι τελευταίοι του βιβλίου.
book-name = { $file }
not-saved-changed = Δεν αποθηκεύτηκε: το αρχείο άλλαξε από αλλού.
paused = Η φόρμα είναι σε παύση: το { $file } δεν είναι έγκυρο TOML. Διορθώστε το στον επεξεργαστή κειμένου σας ή αναιρέστε εκεί την τελευταία αλλαγή.
views = Προβολή ρυθμίσεων
view-basic = Βασική
view-advanced = Σύνθετη
search = Εύρεση ρύθμισης
count-found =
    { $count ->
        [one] Μία ρύθμιση
       *[other] { $count } ρυθμίσεις
    }
none-found = Δεν βρέθηκε ρύθμιση.
rare = Εμφάνιση και ρυθμίσεων για εφημερίδες και για πολλές σελίδες σε ένα φύλλο
reset-group = Επαναφορά της ομάδας
count-set =
    { $count ->
        [one] Μία συμπληρωμένη
       *[other] { $count } συμπληρωμένες
    }
count-invalid =
    { $count ->
        [one] Μία λανθασμένη
       *[other] { $count } λανθασμένες
    }
add-section = Προσθήκη ενότητας
add-text = Προσθήκη σελίδας κειμένου
add-daily-slot = Προσθήκη θέσης
move-up = Πάνω
move-down = Κάτω
remove-item = Αφαίρεση
required = υποχρεωτικό
range = Από { $least } έως { $most }.
at-least = Τουλάχιστον { $least }.
default-is = Προεπιλογή: { $value }
default = προεπιλογή
is-default = { $value } (προεπιλογή)
for-example = Για παράδειγμα: { $value }
no-value = τίποτα
yes = ναι
no = όχι
from = από
to = έως
other = Άλλο…
done = Τέλος
open = Άνοιγμα
save = Αποθήκευση
line = Γραμμή { $number }
file-none = Κανένα αρχείο
file-choose = Επιλογή αρχείου…
file-drop = ή αφήστε το εδώ
file-storing = Το αρχείο αποθηκεύεται…
size-bytes = { $value } { $unit }
picture-size = { $width } × { $height } πίξελ.
picture-part = { $width } × { $height } εικονοστοιχεία: στο { $part } % του πλάτους του κειμένου τυπώνεται καθαρά.
picture-fine = { $width } × { $height } πίξελ: αρκετά ευκρινής, με { $resolution } dpi.
picture-coarse = { $width } × { $height } πίξελ: σε πλήρες πλάτος μόνο { $resolution } dpi, ενώ η ευκρινής εκτύπωση θέλει { $required }. Αν τυπωθεί μικρότερη, είναι εντάξει.
picture-coarse-needed = { $width } × { $height } πίξελ: μόνο { $resolution } dpi, ενώ η ευκρινής εκτύπωση θέλει { $required }. Χρησιμοποιήστε εικόνα τουλάχιστον { $wide } × { $high } πίξελ.
picture-caption = Λεζάντα
font-file-fine = { $family }: μπορεί να χρησιμοποιηθεί.
font-file-forbidden = { $family }: η άδειά της απαγορεύει τη χρήση σε βιβλία ({ $why }).
make = Δημιουργία αρχείων
make-is = Γράφει τα αρχεία για το κατάστημα δίπλα στο βιβλίο σας. Αρχεία που δεν έγραψε το gridpress, ή που άλλαξαν στο μεταξύ, δεν αντικαθίστανται ποτέ.
make-all = Δημιουργία και επαλήθευση όλων
make-book = Δημιουργία σελίδων
make-cover = Δημιουργία εξωφύλλου
make-proof = Επαλήθευση αρχείων
make-busy = Σε εξέλιξη
make-none = Δεν υπάρχει ακόμη βιβλίο: αρχίστε από ένα πρότυπο, στην «Επεξεργασία».
making-book = Οι σελίδες δημιουργούνται…
making-cover = Το εξώφυλλο δημιουργείται…
making-proof = Τα αρχεία επαληθεύονται…
finished-book = Οι σελίδες είναι έτοιμες.
finished-cover = Το εξώφυλλο είναι έτοιμο.
finished-proof = Όλα τα αρχεία επαληθεύτηκαν: κάθε γρίφος έχει μία λύση και τα αρχεία ταιριάζουν μεταξύ τους.
failed-book = Οι σελίδες δεν δημιουργήθηκαν.
failed-cover = Το εξώφυλλο δεν δημιουργήθηκε.
failed-proof = Τα αρχεία δεν ταιριάζουν μεταξύ τους.
files = Αρχεία
folder = Στον φάκελο { $folder }
part-interior = Σελίδες
part-lock = Αποτύπωμα (lock)
count-pages =
    { $count ->
        [one] μία σελίδα
       *[other] { $count } σελίδες
    }
checklist = Λίστα ελέγχου
messages = Μηνύματα
state-good = Έτοιμο
state-todo = Εκκρεμεί
state-bad = Όχι ακόμη
check-names-good = Ο τίτλος, ο συγγραφέας και τα δικαιώματα είναι δικά σας.
check-names-todo = Ο τίτλος, ο συγγραφέας ή τα δικαιώματα είναι ακόμη ενός προτύπου. Δείτε τον «Έλεγχο».
check-printer-good = Τυπογραφείο: { $printer }.
check-printer-todo = Διαλέξτε το τυπογραφείο, για να ελεγχθούν οι κανόνες του.
check-rules-good =
    { $count ->
        [one] Ο κανόνας του τυπογραφείου τηρείται.
       *[other] Όλοι οι κανόνες τηρούνται ({ $passed }).
    }
check-rules-bad =
    { $count ->
        [one] Ένας κανόνας δεν τηρείται: { $rules }. Δείτε τον «Έλεγχο».
       *[other] { $count } κανόνες δεν τηρούνται: { $rules }. Δείτε τον «Έλεγχο».
    }
check-pictures-good = Οι εικόνες είναι αρκετά ευκρινείς.
check-pictures-bad = Μια εικόνα είναι πολύ μικρή για να τυπωθεί ευκρινώς. Δείτε τον «Έλεγχο».
check-interior-good = Οι σελίδες είναι έτοιμες: { $pages }.
check-interior-todo = Δημιουργήστε τις σελίδες.
check-interior-bad = Το αρχείο των σελίδων είναι παλαιότερο από το βιβλίο: δημιουργήστε το ξανά.
check-cover-good = Το εξώφυλλο ταιριάζει σε αυτές τις σελίδες ({ $pages }): η ράχη έχει πλάτος { $spine }.
check-cover-todo = Δημιουργήστε το εξώφυλλο.
check-cover-bad = Το αρχείο του εξωφύλλου ανήκει σε άλλη έκδοση του βιβλίου: δημιουργήστε το ξανά.
check-counts-good =
    { $count ->
        [one] Το βιβλίο έχει έναν γρίφο.
       *[other] Το βιβλίο έχει { $count } γρίφους, όσους υπόσχονται τα κείμενά του.
    }
check-counts-bad =
    { $count ->
        [one] Ο τίτλος, μια ετικέτα ή το οπισθόφυλλο υπόσχεται { $promised } γρίφους, και το βιβλίο έχει έναν.
       *[other] Ο τίτλος, μια ετικέτα ή το οπισθόφυλλο υπόσχεται { $promised } γρίφους, και το βιβλίο έχει { $count }.
    }
writer = Σελίδα κειμένου
writer-tools = Μορφοποίηση
writer-heading = Επικεφαλίδα
writer-bold = Έντονα
writer-italic = Πλάγια
writer-list = Λίστα με κουκκίδες
writer-picture = Εικόνα…
writer-text = Κείμενο, σε Markdown
writer-style = Στυλ
writer-plain = Κείμενο
writer-chapter = Τίτλος κεφαλαίου
writer-subheading = Μικρή επικεφαλίδα
writer-quote = Παράθεμα
writer-source = Markdown
writer-numbers = Αριθμημένη λίστα
writer-outdent = Μείωση εσοχής
writer-indent = Αύξηση εσοχής
writer-link = Σύνδεσμος
writer-rule = Διαχωριστική γραμμή
writer-address = Διεύθυνση
writer-page = Κείμενο της σελίδας
writer-source-is = Δείχνει το κείμενο σε Markdown
writer-kept = Αυτό το μέρος εμφανίζεται σε Markdown και μένει όπως είναι.
pictures = Εισαγωγή εικόνας
picture-width = Πλάτος
pasted-table = Οι σελίδες κειμένου δεν έχουν πίνακες: οι σειρές του πίνακα έγιναν γραμμές κειμένου.
pasted-picture = Λείπουν οι εικόνες που δεν μπόρεσαν να επικολληθούν: προσθέστε τις με το «Εικόνα…».
pasted-other = Τα μέρη που δεν τυπώνονται, όπως βίντεο και φόρμες, παραλείφθηκαν.
text-write = Σύνταξη…
text-name = κείμενο
text-starter = # Καλώς ήρθατε{"\u000A\u000A"}Γράψτε εδώ το δικό σας κείμενο.{"\u000A"}
puzzles-own = Προσθήκη δικών σας γρίφων…
puzzles-own-is = Επικολλήστε γρίφους σε οποιαδήποτε μορφή: γραμμές με 81 κελιά, πλέγματα, JSON, συνδέσμους… ή αφήστε εδώ ένα αρχείο. Για τον καθένα ελέγχεται αν έχει ακριβώς μία λύση.
puzzles-add = Προσθήκη στο βιβλίο
puzzles-givens =
    { $count ->
        [one] { $count } δοσμένο ψηφίο
       *[other] { $count } δοσμένα ψηφία
    }
puzzles-fine =
    { $count ->
        [one] Ένας γρίφος ({ $kind }) με ακριβώς μία λύση.
       *[other] { $count } γρίφοι ({ $kind }), ο καθένας με ακριβώς μία λύση.
    }
units = Διαστάσεις σε
unit-in = ίντσες
unit-mm = χιλιοστά
term-seed = Τι είναι ο σπόρος;
term-seed-is = Οποιεσδήποτε λέξεις ή ένας αριθμός. Ο ίδιος σπόρος δίνει πάντα τους ίδιους γρίφους, και άλλος σπόρος δίνει άλλους.
term-bleed = Τι είναι το ξάκρισμα (bleed);
term-bleed-is = Μελάνι που ξεπερνά την άκρη της σελίδας, ώστε να μη μένει λευκή γραμμή εκεί όπου κόβεται το χαρτί. Το χρειάζονται μόνο σελίδες με εικόνες ως την άκρη.
term-gutter = Τι είναι το εσωτερικό περιθώριο;
term-gutter-is = Το περιθώριο δίπλα στη ράχη, όπου οι σελίδες κολλιούνται ή συρράπτονται. Τα χοντρά βιβλία το θέλουν μεγαλύτερο· το gridpress το ορίζει σύμφωνα με τον πίνακα του τυπογραφείου.
term-registry = Πώς λειτουργεί αυτό;
term-registry-is = Το gridpress κρατά ένα αρχείο με όλους τους γρίφους της σειράς στον φάκελο πάνω από αυτό το βιβλίο. Δημιουργείτε κάθε τόμο σε δικό του φάκελο δίπλα σε αυτόν, και κανένας γρίφος δεν θα επαναληφθεί.
term-lock = Τι είναι το αποτύπωμα (lock);
term-lock-is = Ένα αρχείο από το οποίο το gridpress ξαναφτιάχνει ακριβώς αυτό το βιβλίο και το ελέγχει. Φυλάξτε το μαζί με το βιβλίο.
term-opener = Τι είναι η σελίδα έναρξης;
term-opener-is = Η πρώτη σελίδα μιας ενότητας, με τον τίτλο της.
where = Στο { $file }, γραμμή { $line }
quoted-title = «{ $text }»
volume-next = Ο επόμενος τόμος
volume-next-is = Αρχίζει ένα νέο βιβλίο δίπλα σε αυτό, με τις ίδιες ρυθμίσεις και νέους γρίφους. Δημιουργήστε πρώτα αυτόν τον τόμο.
volume-folder = Όνομα του φακέλου του
volume-start = Έναρξη επόμενου τόμου
volume-starting = Έναρξη…
volume-open = Άνοιγμα επόμενου τόμου
group-book = Το βιβλίο
group-paper = Τυπογραφείο, μέγεθος και σχέδιο
group-puzzles = Γρίφοι
group-puzzles-is = Η ενότητα είναι ένα μέρος του βιβλίου με γρίφους ενός είδους και ενός επιπέδου.
group-answers = Λύσεις
group-front = Σελίδες πριν από τους γρίφους
group-texts = Οι δικές σας σελίδες κειμένου
group-texts-is = Εισαγωγή, συμβουλές, ευχαριστίες: γράψτε τις εδώ, και με εικόνες αν θέλετε.
group-back = Σελίδες μετά τους γρίφους
group-cover = Εξώφυλλο
group-series = Σειρά
title-title = Τίτλος
help-title = Τυπώνεται στη σελίδα τίτλου και στο εξώφυλλο.
title-subtitle = Υπότιτλος
help-subtitle = Προαιρετικός, όπως «Από εύκολα ως δύσκολα».
title-author = Συγγραφέας
help-author = Το όνομα ή το ψευδώνυμό σας, όπως το δείχνει το κατάστημα.
title-imprint = Εκδότης
help-imprint = Προαιρετικά: το όνομα του εκδοτικού σας οίκου, στη σελίδα τίτλου.
title-language = Γλώσσα του βιβλίου
help-language = Σε αυτή τη γλώσσα τυπώνονται επικεφαλίδες, κανόνες και λύσεις.
title-seed = Σπόρος
help-seed = Καθορίζει ποιους γρίφους έχει το βιβλίο.
title-page-printer = Τυπογραφείο
help-page-printer = Ελέγχονται οι κανόνες του για περιθώρια, μέγεθος και αριθμό σελίδων.
printer-none = Δεν έχει επιλεγεί τυπογραφείο
title-page-trim = Μέγεθος σελίδας
help-page-trim = Οι διαστάσεις του έτοιμου βιβλίου.
size-other = Άλλο μέγεθος
title-design = Σχέδιο των σελίδων
help-design = Γραμματοσειρές και διακόσμηση των σελίδων.
design-classic = Κλασικό
design-modern = Μοντέρνο
design-large-print = Μεγάλα γράμματα
title-type-text = Γραμματοσειρά κειμένου
help-type-text = Μια δική σας γραμματοσειρά χρειάζεται άδεια για βιβλία.
title-type-digits = Γραμματοσειρά ψηφίων
help-type-digits = Μέσα στα πλέγματα.
file-own = Δικό μου αρχείο γραμματοσειράς…
title-answers-placement = Πού βρίσκονται οι λύσεις
help-answers-placement = Οι λύτες προτιμούν το τέλος του βιβλίου.
placement-back = Στο τέλος του βιβλίου
placement-after-section = Μετά από κάθε ενότητα
placement-separate = Σε ξεχωριστό PDF
placement-foot = Ανάποδα, στο κάτω μέρος της σελίδας
placement-overleaf = Στην επόμενη σελίδα
placement-beside = Δίπλα στον γρίφο
placement-none = Χωρίς λύσεις
title-answers-per_page = Λύσεις ανά σελίδα
help-answers-per_page = Αν μείνει κενό, όσες διαβάζονται εύκολα.
title-front-half_title = Ψευδότιτλος: πρώτη σελίδα μόνο με τον τίτλο
title-front-title_page = Σελίδα τίτλου
title-front-copyright = Σελίδα πνευματικών δικαιωμάτων
help-front-copyright = Το κείμενό της, όπως «© 2026 Το όνομά σας». Χωρίς κείμενο δεν υπάρχει τέτοια σελίδα.
title-front-dedication = Αφιέρωση
help-front-dedication = Το κείμενό της, σε δική της σελίδα.
title-front-contents = Περιεχόμενα
title-front-how_to = Πώς λύνεται
help-front-how_to = Οι κανόνες για όλα τα είδη γρίφων του βιβλίου.
how_to-true = Οι κανόνες
how_to-kids = Οι κανόνες με σύντομες προτάσεις για παιδιά
how_to-false = Χωρίς κανόνες
title-front-levels = Μια σελίδα για τα επίπεδα
title-front-techniques = Ένα κεφάλαιο για τις τεχνικές επίλυσης
help-front-techniques = Με παραδείγματα, για τις τεχνικές που χρειάζονται οι γρίφοι.
title-back-blank_grids = Σελίδες με κενά πλέγματα
title-back-notes = Σελίδες για σημειώσεις
title-back-record = Πίνακας για ημερομηνίες και χρόνους
title-back-stats = Στατιστικά των γρίφων
title-back-certificate = Δίπλωμα
help-back-certificate = Για όποιον λύσει όλο το βιβλίο.
title-back-about_author = Για τον συγγραφέα
help-back-about_author = Το κείμενό σας, σε δική του σελίδα.
title-back-about_book = Για το βιβλίο
help-back-about_book = Το κείμενό σας, σε δική του σελίδα.
title-cover-design = Σχέδιο
help-cover-design = Κάθε εικόνα δείχνει τον δικό σας τίτλο.
cover-plain = Απλό
cover-field = Έγχρωμο φόντο
cover-tilt = Κλίση
cover-swiss = Ελβετικό
cover-stripes = Ρίγες
cover-mosaic = Μωσαϊκό
cover-pop = Ποπ
cover-animals = Ζώα
cover-night = Νύχτα
cover-picture = Δική σας εικόνα
title-cover-palette = Χρώματα
palette-ocean = Ωκεανός
palette-sunrise = Ανατολή
palette-forest = Δάσος
palette-berry = Μούρο
palette-paper = Χαρτί
palette-midnight = Μεσάνυχτα
palette-retro = Ρετρό
palette-candy = Καραμέλα
palette-lagoon = Λιμνοθάλασσα
palette-brick = Τούβλο
title-cover-lettering = Γράμματα του τίτλου
lettering-heavy = Παχιά κεφαλαία
lettering-condensed = Στενά κεφαλαία
lettering-serif = Με πατούρες
lettering-tiles = Ένα τετράγωνο για κάθε γράμμα
lettering-headings = Όπως οι επικεφαλίδες
title-cover-picture_area = Μέρος του εξωφύλλου που γεμίζει
picture_area-below = Κάτω από τα κείμενα
picture_area-full = Ολόκληρο, με τα κείμενα επάνω
picture_area-alone = Ολόκληρο, χωρίς κείμενα
title-cover-picture = Δική σας εικόνα μπροστά
help-cover-picture = Αρχείο PNG ή JPEG· αντιγράφεται δίπλα στο βιβλίο και γεμίζει την μπροστινή όψη.
title-cover-blurb = Κείμενο στο οπισθόφυλλο
help-cover-blurb = Ό,τι κάνει κάποιον να αγοράσει αυτό το βιβλίο.
title-cover-badges = Ετικέτες
help-cover-badges = Έως τρία σύντομα κείμενα μπροστά, χωρισμένα με κόμματα.
title-isbn = ISBN
help-isbn = Αφήστε το κενό αν δίνει αριθμό το κατάστημα. Αλλιώς το gridpress σχεδιάζει τον γραμμωτό κώδικα.
title-cover-price = Τιμή
help-cover-price = Δίπλα στον γραμμωτό κώδικα, όπως «9,99 €».
title-cover-logo = Λογότυπο του εκδοτικού σας οίκου
help-cover-logo = Αρχείο PNG ή JPEG, στο κάτω μέρος του οπισθόφυλλου.
title-cover-thousand_pages = Πάχος 1000 σελίδων
help-cover-thousand_pages = Αυτό το τυπογραφείο δεν το ανακοινώνει για αυτό το χαρτί, και η ράχη του εξωφύλλου το χρειάζεται: πάρτε το από τον υπολογιστή εξωφύλλων του, για παράδειγμα 2.3in ή 58mm.
title-series-name = Όνομα της σειράς
help-series-name = Στη σελίδα τίτλου και στο εξώφυλλο.
title-series-volume = Τόμος
help-series-volume = Ο αριθμός αυτού του βιβλίου στη σειρά.
title-series-registry = Να μην επαναλαμβάνονται γρίφοι άλλων τόμων
title-section-title = Τίτλος
help-section-title = Στην πρώτη της σελίδα και στα περιεχόμενα. Χωρίς τίτλο, η ενότητα δεν έχει ούτε δική της πρώτη σελίδα ούτε θέση στα περιεχόμενα.
title-section-kind = Είδος γρίφου
title-section-level = Επίπεδο
title-section-count = Αριθμός γρίφων
title-section-per_page = Ανά σελίδα
per_page =
    { $count ->
        [one] Ένας γρίφος, όσο γίνεται μεγαλύτερος
       *[other] { $count } γρίφοι
    }
title-section-intro = Εισαγωγή
help-section-intro = Λίγες προτάσεις κάτω από τον τίτλο.
title-section-picture = Εικόνα
help-section-picture = Στην πρώτη σελίδα της ενότητας.
section-new = Ενότητα { $count }
section-own = Οι δικοί μου γρίφοι
kinds-sizes = Σουντόκου
kinds-variants = Σουντόκου με περισσότερους κανόνες, και συγγενικά
kinds-layouts = Πολλά πλέγματα
title-text-title = Τίτλος στα περιεχόμενα
help-text-title = Αν μείνει κενό, η πρώτη επικεφαλίδα του κειμένου.
title-text-place = Θέση
place-front = Πριν από τους γρίφους
place-back = Στο τέλος
place-before = Πριν από την ενότητα «{ $section }»
title-text-contents = Να αναφέρεται στα περιεχόμενα
template-classic-6x9 = Κλασικό βιβλίο
template-classic-6x9-is = 120 γρίφοι από εύκολους ως δύσκολους, 6 × 9 ίντσες
template-large-print-8-5x11 = Μεγάλα γράμματα
template-large-print-8-5x11-is = 80 γρίφοι, ένας ανά σελίδα, 8,5 × 11 ίντσες
template-three-hundred = 300 γρίφοι
template-three-hundred-is = 300 γρίφοι σε τέσσερα επίπεδα, δύο ανά σελίδα, 6 × 9 ίντσες
template-thousand = 1.000 γρίφοι
template-thousand-is = 1.000 γρίφοι σε τέσσερα επίπεδα, έξι ανά σελίδα, 8,5 × 11 ίντσες
template-bold-and-easy = Μεγάλα και εύκολα
template-bold-and-easy-is = 60 εύκολοι γρίφοι με πολύ μεγάλα γράμματα, με σπιράλ, 8,5 × 11 ίντσες
template-pocket-5x8 = Βιβλίο τσέπης
template-pocket-5x8-is = 150 γρίφοι σε πέντε επίπεδα, ένας ανά σελίδα, 5 × 8 ίντσες
template-a4-worksheets = Φύλλα εργασίας
template-a4-worksheets-is = Έξι γρίφοι σε φύλλο A4, για μια τάξη ή μια λέσχη
template-kids = Για παιδιά
template-kids-is = Μικρά πλέγματα, μεγάλα ψηφία και ζώα για ζωγραφική, 8,5 × 11 ίντσες
template-kids-pictures = Για μικρά παιδιά
template-kids-pictures-is = Σχήματα στη θέση των ψηφίων, 8,5 × 11 ίντσες
template-giants = Γίγαντες
template-giants-is = Πλέγματα 12 × 12 και 16 × 16, 8,5 × 11 ίντσες
template-wordoku = Λέξεις
template-wordoku-is = Γράμματα στη θέση των ψηφίων και μια λέξη σε κάθε λύση, 7 × 10 ίντσες
template-variants = Παραλλαγές
template-variants-is = Διαγώνια, ακανόνιστα, Windoku και Killer, 7 × 10 ίντσες
template-variety = Περιοδικό γρίφων
template-variety-is = Δεκαεννέα είδη γρίφων, 8,5 × 11 ίντσες
template-samurai = Σαμουράι
template-samurai-is = 60 γρίφοι με πέντε επικαλυπτόμενα πλέγματα, ένας ανά σελίδα, 8,5 × 11 ίντσες
template-calcudoku = Calcudoku
template-calcudoku-is = 100 γρίφοι με πράξεις σε κλουβιά, από 4 × 4 ως 9 × 9, 6 × 9 ίντσες
template-travel-booklet = Τευχίδιο ταξιδιού
template-travel-booklet-is = 40 γρίφοι για εκτύπωση στο σπίτι σε A4, δίπλωμα και συρραφή
template-tablet = Τάμπλετ
template-tablet-is = 60 γρίφοι για reMarkable, Kindle Scribe και άλλα τάμπλετ
template-newspaper = Εφημερίδα
template-newspaper-is = Η καθημερινή στήλη μιας εφημερίδας· τα αρχεία της δημιουργούνται με την εντολή gridpress daily
template-sampler = Δειγματολόγιο
template-sampler-is = Μια ενότητα για κάθε είδος σουντόκου, για αντιγραφή
dock-listing = Κατάστημα
copy = Αντιγραφή
count-puzzles =
    { $count ->
        [one] ένας γρίφος
       *[other] { $count } γρίφοι
    }
part-listing = Κείμενα καταστήματος
making-listing = Τα κείμενα και οι εικόνες για το κατάστημα δημιουργούνται…
finished-listing = Τα κείμενα και οι εικόνες για το κατάστημα είναι έτοιμα.
failed-listing = Τα κείμενα και οι εικόνες για το κατάστημα δεν δημιουργήθηκαν.
shop = Η καταχώριση σε ένα κατάστημα
shop-is = Αντιγράψτε αυτά τα κείμενα στη φόρμα του Amazon KDP ή άλλου καταστήματος. Προκύπτουν από το βιβλίο, στη γλώσσα του.
shop-count = { $used } από { $most } χαρακτήρες
shop-volume = τόμος { $volume }
shop-headline = Επικεφαλίδα
shop-headline-is = Η γραμμή πάνω από την περιγραφή, και στην πρώτη εικόνα.
shop-description = Περιγραφή
shop-description-is = Ολόκληρη η περιγραφή, στη θέση της παραπάνω.
shop-keywords = Λέξεις-κλειδιά
shop-keywords-is = Επτά πεδία με έως 50 χαρακτήρες. Χωρίς ονόματα καταστημάτων και τίποτα που υπάρχει ήδη στον τίτλο.
shop-categories = Κατηγορία
shop-categories-is = Το πολύ τρεις.
shop-audience = Αναγνώστες
shop-audience-is = Σε ποιους απευθύνονται τα κείμενα.
audience-adults = Ενήλικες
audience-children = Παιδιά
audience-seniors = Ηλικιωμένοι
shop-contributors = Συντελεστές
shop-contributors-is = Εκτός από τον συγγραφέα, όπως «illustrator: Ann Lee», χωρισμένοι με κόμματα.
shop-ai_content = Η δική σας απάντηση για την ΤΝ
shop-ai_content-is = Για δικά σας κείμενα, εικόνες και γρίφους.
shop-ai = Απάντηση για περιεχόμενο από ΤΝ
shop-facts = Στοιχεία
shop-change = Αλλαγή αυτών των κειμένων
shop-change-is = Ό,τι γράψετε εδώ παίρνει τη θέση των παραπάνω κειμένων. Αφήστε ένα πεδίο κενό για να τα επαναφέρετε.
shop-write = Δημιουργία κειμένων και εικόνων
shop-write-is = Δημιουργεί και τις εικόνες: την μπροστινή όψη, τέσσερα μπάνερ για την περιγραφή και μια ματιά στο εσωτερικό.
group-class = Φύλλα για μια τάξη
title-worksheet-names = Ονόματα των μαθητών
help-worksheet-names = Ένα σε κάθε γραμμή· κάθε μαθητής παίρνει ένα φύλλο.
title-worksheet-copies = Αριθμός φύλλων
help-worksheet-copies = Όσα φύλλα περισσεύουν από τα ονόματα έχουν κενή γραμμή για το όνομα.
title-worksheet-same = Οι ίδιοι γρίφοι για όλους
title-worksheet-date = Ημερομηνία
help-worksheet-date = Αφήστε το κενό για μια γραμμή προς συμπλήρωση.
title-worksheet-cut_outs = Ψηφία για κόψιμο
help-worksheet-cut_outs = Μια σελίδα με αυτά μετά από κάθε φύλλο, για αρχάριους.
title-worksheet-codes = Κωδικοί για εύρεση των λύσεων
template-worksheet = Σετ για την τάξη
template-worksheet-is = Ένα φύλλο για κάθε μαθητή, και λύσεις για τον δάσκαλο
table-listing = Καταχώριση σε κατάστημα
table-worksheet = Φύλλα για μια τάξη
table- = Το βιβλίο
table-series = Σειρά
table-section = Ενότητες
table-text = Σελίδες κειμένου
table-front = Αρχικές σελίδες
table-back = Τελικές σελίδες
table-type = Γραμματοσειρές
table-puzzle = Γύρω από κάθε γρίφο
table-grid = Πλέγματα
key-isbn = ISBN
key-id = Μόνιμο όνομα
