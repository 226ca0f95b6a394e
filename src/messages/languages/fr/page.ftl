# The page of the application. `{ $name }` is a value that the page fills in.
skip = Aller aux pages
parts = Parties du livre
part-book = Livre
part-answers = Solutions
part-cover = Couverture
view = Affichage
pages-before = Pages précédentes (←)
pages-after = Pages suivantes (→)
page = Page
page-of = sur { $count }
page-short = p. { $page }
page-unknown = La page { $page } n’existe pas : il y en a { $count }.
puzzle-field = Grille
puzzle-no = n°
puzzle-unknown = La grille { $puzzle } n’existe pas : les grilles vont de { $first } à { $last }.
puzzle-page = Grille { $puzzle } : page { $page }
puzzle-pages = Grille { $puzzle } : page { $page }, solution : page { $answer }
answer = Solution
zoom = Zoom
zoom-page = Page entière
zoom-width = Pleine largeur
zoom-actual = Taille réelle
pages-shown = Pages
pages-facing = En vis-à-vis
pages-single = Une à une
guides = Repères
guides-lines = Traits sur les pages
guides-trim = Coupe
guides-bleed = Fond perdu
guides-margins = Marges
guides-safe = Zone de sécurité
guides-baselines = Lignes de base
guides-no-safe = La zone de sécurité est inconnue : choisissez un imprimeur.
dock-thumbs = Aperçu
dock-edit = Modifier
dock-make = Générer
dock-findings = Contrôle
status-busy = Préparation du livre…
status-wrong = Erreurs dans { $file }
status-fine = { $file } : à jour
no-response = Pas de réponse : gridpress est-il toujours ouvert ?
no-response-saved = Pas de réponse : gridpress est-il toujours ouvert ? Rien n’a été enregistré.
cover-none = Il n’y a pas de couverture à montrer.
cover-parts = Quatrième, dos et première de couverture
book-none = Il n’y a pas encore de livre à montrer.
mistakes =
    { $count ->
        [one] Une erreur dans le livre
       *[other] { $count } erreurs dans le livre
    }
mistakes-last = { $mistakes } : voici la dernière version valable
go-to-setting = Aller à ce réglage
warnings = Avertissements
check = Contrôle
check-busy = Contrôle des pages…
check-no-printer = Aucun imprimeur n’est choisi : voici les règles pour tous les livres
rules-fail =
    { $count ->
        [one] Une règle n’est pas respectée
       *[other] { $count } règles ne sont pas respectées
    }
rules-pass =
    { $count ->
        [one] { $count } règle est respectée
       *[other] { $count } règles sont respectées
    }
rules-all =
    { $count ->
        [one] La seule règle est respectée
       *[other] Les { $count } règles sont toutes respectées
    }
fails = Non respectée
advice = Conseil
required-is = exigé : { $value }.
what-to-change = À modifier : { $change }
more = et { $count } de plus
shortcuts = Raccourcis clavier sur les pages
shortcut-turn = pages précédentes et suivantes
shortcut-ends = première et dernière page
shortcut-page = aller à une page
shortcut-puzzle = aller à une grille
shortcut-zoom = agrandir et réduire
shortcut-fit = voir la page entière
shortcut-facing = pages en vis-à-vis ou une à une
start-book = Commencer un livre
start-book-is = Il n’y a pas encore de livre ici : vous voyez un exemple. Choisissez un modèle pour commencer ; tout peut être changé plus tard. Aucun fichier existant n’est remplacé.
use-template = Utiliser ce modèle
created = { $file } a été créé.
undo = Annuler
redo = Rétablir
undone = Modification annulée.
redone = Modification rétablie.
again = Réessayer
saving = Enregistrement …
saved = Enregistré dans { $file }.
saved-moved = Enregistré. Des grilles à résoudre pas à pas n’existent plus ; les dernières du livre prennent leur place.
book-name = { $file }
not-saved-changed = Non enregistré : le fichier a été modifié ailleurs.
paused = Le formulaire est en pause : { $file } n’est pas du TOML valable. Corrigez-le dans votre éditeur, ou annulez-y votre dernière modification.
views = Affichage des réglages
view-basic = Simple
view-advanced = Avancé
search = Chercher un réglage
count-found =
    { $count ->
        [one] Un réglage
       *[other] { $count } réglages
    }
none-found = Aucun réglage ne correspond.
rare = Afficher aussi les réglages pour les journaux et pour plusieurs pages par feuille
reset-group = Réinitialiser ce groupe
count-set =
    { $count ->
        [one] Un défini
       *[other] { $count } définis
    }
count-invalid =
    { $count ->
        [one] Un non valable
       *[other] { $count } non valables
    }
add-section = Ajouter une section
add-text = Ajouter une page de texte
add-daily-slot = Ajouter un emplacement
move-up = Monter
move-down = Descendre
remove-item = Retirer
required = obligatoire
range = De { $least } à { $most }.
at-least = Au moins { $least }.
default-is = Par défaut : { $value }
default = par défaut
is-default = { $value } (par défaut)
for-example = Par exemple : { $value }
no-value = aucun
yes = oui
no = non
from = de
to = à
other = Autre…
done = Terminé
open = Ouvrir
save = Enregistrer
line = Ligne { $number }
file-none = Aucun fichier
file-choose = Choisir un fichier…
file-drop = ou déposez-le ici
file-storing = Enregistrement du fichier…
size-bytes = { $value } { $unit }
picture-size = { $width } × { $height } pixels.
picture-part = { $width } × { $height } pixels : à { $part } % de la largeur du texte, l’impression est nette.
picture-fine = { $width } × { $height } pixels : assez nette, avec { $resolution } pixels par pouce.
picture-coarse = { $width } × { $height } pixels : seulement { $resolution } pixels par pouce en pleine largeur, alors qu’il en faut { $required } pour une impression nette. Elle convient si elle est imprimée plus petite.
picture-coarse-needed = { $width } × { $height } pixels : seulement { $resolution } pixels par pouce, alors qu’il en faut { $required } pour une impression nette. Utilisez une image d’au moins { $wide } × { $high } pixels.
picture-caption = Légende
font-file-fine = { $family } : peut être utilisée.
font-file-forbidden = { $family } : sa licence interdit l’usage dans des livres ({ $why }).
make = Générer les fichiers
make-is = Enregistre les fichiers pour la boutique à côté de votre livre. Les fichiers que gridpress n’a pas écrits, ou qui ont été modifiés depuis, ne sont jamais remplacés.
make-all = Tout générer et vérifier
make-book = Générer les pages
make-cover = Générer la couverture
make-proof = Vérifier les fichiers
make-busy = En cours
make-none = Il n’y a pas encore de livre : partez d’un modèle, sous « Modifier ».
making-book = Génération des pages…
making-cover = Génération de la couverture…
making-proof = Vérification des fichiers…
finished-book = Les pages sont prêtes.
finished-cover = La couverture est prête.
finished-proof = Tous les fichiers sont vérifiés : chaque grille a une seule solution, et les fichiers vont ensemble.
failed-book = Les pages n’ont pas été générées.
failed-cover = La couverture n’a pas été générée.
failed-proof = Les fichiers ne vont pas ensemble.
files = Fichiers
folder = Dans le dossier { $folder }
part-interior = Pages
part-lock = Référence
count-pages =
    { $count ->
        [one] Une page
       *[other] { $count } pages
    }
checklist = Liste de contrôle
messages = Messages
state-good = Fait
state-todo = À faire
state-bad = Pas encore
check-names-good = Le titre, l’auteur et le copyright sont les vôtres.
check-names-todo = Le titre, l’auteur ou le copyright est encore celui d’un modèle. Voir « Contrôle ».
check-printer-good = Imprimeur : { $printer }.
check-printer-todo = Choisissez l’imprimeur, pour que ses règles soient contrôlées.
check-rules-good =
    { $count ->
        [one] Aucune règle n’est enfreinte.
       *[other] Les { $passed } règles sont toutes respectées.
    }
check-rules-bad =
    { $count ->
        [one] Une règle n’est pas respectée : { $rules }. Voir « Contrôle ».
       *[other] { $count } règles ne sont pas respectées : { $rules }. Voir « Contrôle ».
    }
check-pictures-good = Les images sont assez nettes.
check-pictures-bad = Une image est trop petite pour une impression nette. Voir « Contrôle ».
check-interior-good = Les pages sont prêtes : { $pages }.
check-interior-todo = Générez les pages.
check-interior-bad = Le fichier des pages est plus ancien que le livre : générez-le de nouveau.
check-cover-good = La couverture convient à ces { $pages } pages : son dos a une largeur de { $spine }.
check-cover-todo = Générez la couverture.
check-cover-bad = Le fichier de la couverture appartient à une autre version du livre : générez-le de nouveau.
check-counts-good =
    { $count ->
        [one] Le livre contient une grille.
       *[other] Le livre contient { $count } grilles, autant que ses textes en promettent.
    }
check-counts-bad =
    { $count ->
        [one] Le titre, une pastille ou la quatrième de couverture promet { $promised } grilles, mais le livre en contient une.
       *[other] Le titre, une pastille ou la quatrième de couverture promet { $promised } grilles, mais le livre en contient { $count }.
    }
writer = Page de texte
writer-tools = Mise en forme
writer-heading = Titre
writer-bold = Gras
writer-italic = Italique
writer-list = Liste à puces
writer-picture = Image…
writer-text = Texte, en Markdown
writer-style = Style
writer-plain = Texte
writer-chapter = Titre de chapitre
writer-subheading = Petit titre
writer-quote = Citation
writer-source = Markdown
writer-numbers = Liste numérotée
writer-outdent = Diminuer le retrait
writer-indent = Augmenter le retrait
writer-link = Lien
writer-rule = Filet de séparation
writer-address = Adresse
writer-page = Texte de la page
writer-source-is = Affiche le texte en Markdown
writer-kept = Cette partie est affichée en Markdown et reste telle quelle.
pictures = Insérer une image
picture-width = Largeur
pasted-table = Les pages de texte n’ont pas de tableaux : leurs rangées sont devenues des lignes de texte.
pasted-picture = Les images qui n’ont pas pu être collées manquent : ajoutez-les avec « Image… ».
pasted-other = Les parties qui ne peuvent pas être imprimées, comme les vidéos et les formulaires, ont été omises.
text-write = Écrire…
text-name = texte
text-starter = # Bienvenue{"\u000A\u000A"}Écrivez ici votre propre texte.{"\u000A"}
puzzles-own = Ajouter vos propres grilles…
puzzles-own-is = Collez des grilles dans n’importe quel format : lignes de 81 cases, grilles, JSON, liens… ou déposez un fichier. Chacune est contrôlée : elle doit avoir exactement une solution.
puzzles-add = Ajouter au livre
puzzles-givens =
    { $count ->
        [one] { $count } chiffre donné
       *[other] { $count } chiffres donnés
    }
puzzles-fine =
    { $count ->
        [one] Une grille ({ $kind }), avec exactement une solution.
       *[other] { $count } grilles ({ $kind }), chacune avec exactement une solution.
    }
units = Mesures en
unit-in = pouces
unit-mm = millimètres
term-seed = Qu’est-ce qu’une graine ?
term-seed-is = Des mots au choix, ou un nombre. La même graine donne toujours les mêmes grilles, une autre en donne d’autres.
term-bleed = Qu’est-ce que le fond perdu ?
term-bleed-is = De l’encre qui déborde de la page, pour qu’il ne reste pas de filet blanc à la coupe du papier. Seules les pages dont les images vont jusqu’au bord en ont besoin.
term-gutter = Qu’est-ce que le petit fond ?
term-gutter-is = La marge intérieure, où les pages sont collées ou agrafées. Un livre épais en demande davantage ; gridpress la règle d’après le tableau de l’imprimeur.
term-registry = Comment cela fonctionne-t-il ?
term-registry-is = gridpress tient un fichier de toutes les grilles de la série, dans le dossier qui contient celui de ce livre. Préparez chaque volume dans son propre dossier, à côté de celui-ci, et aucune grille ne reviendra deux fois.
term-lock = Qu’est-ce que la référence ?
term-lock-is = Un fichier à partir duquel gridpress refait exactement ce livre et le vérifie. Gardez-le avec le livre.
term-opener = Qu’est-ce qu’une page d’ouverture ?
term-opener-is = La première page d’une section, avec son titre.
where = Dans { $file }, ligne { $line }
quoted-title = « { $text } »
volume-next = Le volume suivant
volume-next-is = Commence un nouveau livre à côté de celui-ci, avec les mêmes réglages et de nouvelles grilles. Générez d’abord ce volume.
volume-folder = Nom de son dossier
volume-start = Commencer le volume suivant
volume-starting = Préparation…
volume-open = Ouvrir le volume suivant
group-book = Le livre
group-paper = Imprimeur, format et maquette
group-puzzles = Grilles
group-puzzles-is = Une section est une partie du livre dont les grilles sont d’un même type et d’un même niveau.
group-answers = Solutions
group-front = Pages avant les grilles
group-texts = Vos propres pages de texte
group-texts-is = Une introduction, des conseils, des remerciements : écrivez-les ici, avec des images si vous le souhaitez.
group-back = Pages après les grilles
group-cover = Couverture
group-series = Série
title-title = Titre
help-title = Imprimé sur la page de titre et la couverture.
title-subtitle = Sous-titre
help-subtitle = Facultatif, par exemple « De facile à difficile ».
title-author = Auteur
help-author = Votre nom ou pseudonyme, tel que la boutique l’affiche.
title-imprint = Éditeur
help-imprint = Facultatif : le nom de votre maison d’édition, sur la page de titre.
title-language = Langue du livre
help-language = Les titres, les règles et les solutions sont imprimés dans cette langue.
title-seed = Graine
help-seed = Elle détermine les grilles du livre.
title-page-printer = Imprimé par
help-page-printer = Ses règles sur les marges, le format et le nombre de pages sont contrôlées.
printer-none = Aucun imprimeur choisi
title-page-trim = Format de page
help-page-trim = Le format du livre fini.
size-other = Autre format
title-design = Maquette des pages
help-design = Typographie et ornements des pages.
design-classic = Classique
design-modern = Moderne
design-large-print = Gros caractères
title-type-text = Police du texte
help-type-text = Une police à vous demande une licence pour les livres.
title-type-digits = Police des chiffres
help-type-digits = Dans les grilles.
file-own = Mon propre fichier de police…
title-answers-placement = Place des solutions
help-answers-placement = Les joueurs les préfèrent à la fin du livre.
placement-back = À la fin du livre
placement-after-section = Après chaque section
placement-separate = Dans un PDF à part
placement-foot = À l’envers, au pied de la page
placement-overleaf = Sur la page suivante
placement-beside = À côté de la grille
placement-none = Pas de solutions
title-answers-per_page = Solutions par page
help-answers-per_page = Laissez vide pour en mettre le plus possible sans gêner la lecture.
title-front-half_title = Faux-titre : une première page avec le titre seul
title-front-title_page = Page de titre
title-front-copyright = Page de copyright
help-front-copyright = Son texte, par exemple « © 2026 Votre nom ». Sans texte, cette page n’existe pas.
title-front-dedication = Dédicace
help-front-dedication = Son texte, sur une page à part.
title-front-contents = Sommaire
title-front-how_to = Règle du jeu
help-front-how_to = Les règles de tous les types de grilles du livre.
how_to-true = Les règles
how_to-kids = Les règles en phrases courtes, pour enfants
how_to-false = Pas de règles
title-front-levels = Une page sur les niveaux
title-front-techniques = Un chapitre sur les techniques de résolution
help-front-techniques = Avec des exemples, pour les techniques que les grilles demandent.
title-back-blank_grids = Pages de grilles vierges
title-back-notes = Pages de notes
title-back-record = Un tableau pour les dates et les temps
title-back-stats = Statistiques des grilles
title-back-certificate = Un diplôme
help-back-certificate = Pour qui a résolu tout le livre.
title-back-about_author = À propos de l’auteur
help-back-about_author = Votre texte, sur une page à part.
title-back-about_book = À propos de ce livre
help-back-about_book = Votre texte, sur une page à part.
title-cover-design = Maquette
help-cover-design = Chaque image montre votre propre titre.
cover-plain = Sobre
cover-field = Aplat
cover-tilt = Incliné
cover-swiss = Style suisse
cover-stripes = Rayures
cover-mosaic = Mosaïque
cover-pop = Pop
cover-animals = Animaux
cover-night = Nuit
cover-picture = Votre image
title-cover-palette = Couleurs
palette-ocean = Océan
palette-sunrise = Aurore
palette-forest = Forêt
palette-berry = Baies
palette-paper = Papier
palette-midnight = Minuit
palette-retro = Rétro
palette-candy = Bonbon
palette-lagoon = Lagon
palette-brick = Brique
title-cover-lettering = Caractères du titre
lettering-heavy = Capitales grasses
lettering-condensed = Capitales étroites
lettering-serif = À empattements
lettering-tiles = Une case par lettre
lettering-headings = Comme les titres du livre
title-cover-picture_area = Partie de la couverture qu’elle occupe
picture_area-below = Sous les textes
picture_area-full = Toute, avec les textes par-dessus
picture_area-alone = Toute, sans textes
title-cover-picture = Votre propre image en couverture
help-cover-picture = Un fichier PNG ou JPEG ; il est copié à côté du livre et remplit la première de couverture.
title-cover-blurb = Texte de quatrième de couverture
help-cover-blurb = Ce qui donne envie d’acheter ce livre.
title-cover-badges = Pastilles
help-cover-badges = Jusqu’à trois textes courts en première de couverture, séparés par des virgules.
title-isbn = ISBN
help-isbn = Laissez vide si la boutique attribue un numéro au livre. Sinon, gridpress dessine le code-barres.
title-cover-price = Prix
help-cover-price = À côté du code-barres, par exemple « 9,99 € ».
title-cover-logo = Logo de votre maison d’édition
help-cover-logo = Un fichier PNG ou JPEG, en bas de la quatrième de couverture.
title-cover-thousand_pages = Épaisseur de 1 000 pages
help-cover-thousand_pages = Cet imprimeur ne l’indique pas pour ce papier, et le dos de la couverture en dépend : prenez-la dans son calculateur de couverture, par exemple 2.3in ou 58mm.
title-series-name = Nom de la série
help-series-name = Sur la page de titre et la couverture.
title-series-volume = Volume
help-series-volume = Le numéro de ce livre dans la série.
title-series-registry = Ne jamais répéter une grille d’un autre volume
title-section-title = Titre
help-section-title = Sur sa première page et dans le sommaire. Sans titre, la section n’a ni page d’ouverture ni entrée au sommaire.
title-section-kind = Type de grille
title-section-level = Niveau
title-section-count = Nombre de grilles
title-section-per_page = Par page
per_page =
    { $count ->
        [one] Une grille, aussi grande que possible
       *[other] { $count } grilles
    }
title-section-intro = Introduction
help-section-intro = Quelques phrases sous le titre.
title-section-picture = Image
help-section-picture = Sur la première page de la section.
section-new = Section { $count }
section-own = Mes propres grilles
kinds-sizes = Sudoku
kinds-variants = Sudoku à règles supplémentaires, et cousins
kinds-layouts = Plusieurs grilles liées
title-text-title = Titre dans le sommaire
help-text-title = Laissez vide pour reprendre le premier titre du texte.
title-text-place = Place
place-front = Avant les grilles
place-back = À la fin
place-before = Avant « { $section } »
title-text-contents = Faire figurer au sommaire
template-classic-6x9 = Broché classique
template-classic-6x9-is = 120 grilles de facile à difficile, 6 × 9 pouces
template-large-print-8-5x11 = Gros caractères
template-large-print-8-5x11-is = 80 grilles, une par page, 8,5 × 11 pouces
template-three-hundred = 300 grilles
template-three-hundred-is = 300 grilles sur quatre niveaux, deux par page, 6 × 9 pouces
template-thousand = 1 000 grilles
template-thousand-is = 1 000 grilles sur quatre niveaux, six par page, 8,5 × 11 pouces
template-bold-and-easy = Gros et facile
template-bold-and-easy-is = 60 grilles faciles en très gros caractères, reliure à spirale, 8,5 × 11 pouces
template-pocket-5x8 = Livre de poche
template-pocket-5x8-is = 150 grilles en cinq niveaux, une par page, 5 × 8 pouces
template-a4-worksheets = Fiches
template-a4-worksheets-is = Six grilles sur une feuille A4, pour une classe ou un club
template-kids = Pour les enfants
template-kids-is = Petites grilles, grands chiffres et animaux à colorier, 8,5 × 11 pouces
template-kids-pictures = Pour les tout-petits
template-kids-pictures-is = Des formes au lieu de chiffres, 8,5 × 11 pouces
template-giants = Géants
template-giants-is = Grilles de 12 × 12 et de 16 × 16, 8,5 × 11 pouces
template-wordoku = Mots
template-wordoku-is = Des lettres au lieu de chiffres, et un mot dans chaque solution, 7 × 10 pouces
template-variants = Variantes
template-variants-is = Diagonales, fenêtres, grilles irrégulières et killers, 7 × 10 pouces
template-variety = Magazine de jeux variés
template-variety-is = Dix-neuf types de grilles, 8,5 × 11 pouces
template-samurai = Samouraï
template-samurai-is = 60 ensembles de cinq grilles qui se chevauchent, un par page, 8,5 × 11 pouces
template-calcudoku = Calcudoku
template-calcudoku-is = 100 grilles de calcul à cages, de 4 × 4 à 9 × 9, 6 × 9 pouces
template-travel-booklet = Livret de voyage
template-travel-booklet-is = 40 grilles à imprimer chez soi sur A4, à plier et à agrafer
template-tablet = Tablette
template-tablet-is = 60 grilles pour reMarkable, Kindle Scribe et autres tablettes
template-newspaper = Journal
template-newspaper-is = La rubrique quotidienne d’un journal ; ses fichiers sont générés par la commande gridpress daily
template-sampler = Échantillons
template-sampler-is = Une section pour chaque type de sudoku, à copier
dock-listing = Boutique
copy = Copier
count-puzzles =
    { $count ->
        [one] Une grille
       *[other] { $count } grilles
    }
part-listing = Textes de vente
making-listing = Génération des textes et des images pour la boutique…
finished-listing = Les textes et les images pour la boutique sont prêts.
failed-listing = Les textes et les images pour la boutique n’ont pas été générés.
shop = La fiche en boutique
shop-is = Copiez ces textes dans le formulaire d’Amazon KDP ou d’une autre boutique. Ils sont tirés du livre, dans sa langue.
shop-count = { $used } caractères sur { $most }
shop-volume = volume { $volume }
shop-headline = Accroche
shop-headline-is = La ligne au-dessus de la description, et sur la première image.
shop-description = Description
shop-description-is = La description entière, à la place de celle ci-dessus.
shop-keywords = Mots-clés
shop-keywords-is = Sept champs de 50 caractères au plus. Pas de noms de boutiques, ni rien qui figure déjà dans le titre.
shop-categories = Catégorie
shop-categories-is = Trois au plus.
shop-audience = Public
shop-audience-is = À qui s’adressent les textes.
audience-adults = Adultes
audience-children = Enfants
audience-seniors = Seniors
shop-contributors = Contributeurs
shop-contributors-is = Outre l’auteur, par exemple « illustrator: Ann Lee », séparés par des virgules ; le rôle en anglais.
shop-ai_content = Votre propre réponse sur l’IA
shop-ai_content-is = Sur vos propres textes, images et grilles.
shop-ai = Réponse sur le contenu généré par IA
shop-facts = Caractéristiques
shop-change = Modifier ces textes
shop-change-is = Ce que vous saisissez ici remplace les textes ci-dessus. Laissez un champ vide pour les retrouver.
shop-write = Générer les textes et les images
shop-write-is = Génère aussi les images : la première de couverture, quatre bannières pour la description et un aperçu de l’intérieur.
group-class = Feuilles pour une classe
title-worksheet-names = Noms des élèves
help-worksheet-names = Un par ligne ; chaque élève reçoit une feuille.
title-worksheet-copies = Nombre de feuilles
help-worksheet-copies = Les feuilles au-delà des noms ont une ligne vide pour le nom.
title-worksheet-same = Les mêmes grilles pour tous
title-worksheet-date = Date
help-worksheet-date = Laissez vide pour avoir une ligne à remplir.
title-worksheet-cut_outs = Chiffres à découper
help-worksheet-cut_outs = Une page après chaque feuille, pour les débutants.
title-worksheet-codes = Codes pour retrouver les solutions
template-worksheet = Pour une classe
template-worksheet-is = Une feuille pour chaque élève, et les solutions pour l’enseignant
table-listing = Fiche en boutique
table-worksheet = Feuilles pour une classe
table- = Le livre
table-series = Série
table-section = Sections
table-text = Pages de texte
table-front = Pages de début
table-back = Pages de fin
table-type = Typographie
table-puzzle = Autour de chaque grille
table-grid = Grilles
key-isbn = ISBN
key-id = Nom permanent
