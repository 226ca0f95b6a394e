### Les mots que le programme imprime, en français. Formes des zones : `in` (dans la ligne 3), `of` (de la ligne 3).

## Titres
contents = Sommaire
answers = Solutions
how-to = Règle du jeu
tip = Conseil
hints = Indices
techniques = Techniques
walkthroughs = Résolutions pas à pas
notes = Notes
levels = Les niveaux
about-author = À propos de l’auteur
about-book = À propos de ce livre
blank-grids = Grilles vierges
record = Mes résultats
stats = Ce livre en chiffres
stats-techniques = La technique la plus difficile de chaque grille
stats-givens = Chiffres donnés par grille
stats-digits = Combien de fois chaque chiffre est donné
certificate = Diplôme
certificate-to = Ce diplôme est remis à
certificate-for =
    { $count ->
        [one] pour avoir résolu une grille de sudoku
       *[other] pour avoir résolu { NUMBER($count) } grilles de sudoku
    }
certificate-done = Bravo !
volume = Volume { $number }
colour-in = Colorie-moi !
answers-to = Solutions : { $title }
solution = Solution
solution-of = Solution du { $date }
corrected-on = Corrigé le { $date } : { $note }
correction-of = Rectificatif du { $date } : { $note }
contest-cells = Concours : envoyez-nous les chiffres des cases { $cells } jusqu’au { $date }.
contest-word = Concours : envoyez-nous le mot caché jusqu’au { $date }.
contest-entered = Grille remplie. Envoyez-nous { $answer } jusqu’au { $date }.
web-send-times = Envoyer mes temps à { $paper }, sans nom, pour les comparer.
web-faster = Plus rapide que { $percent } % des joueurs.
cells-removed = { $count } retirées
easier-than =  ! plus facile que { $day }
puzzle-count =
    { $count ->
        [one] { NUMBER($count) } grille
       *[other] { NUMBER($count) } grilles
    }
puzzle = Grille { $number }
puzzles = Grilles { $first }–{ $last }
dates = { $first } – { $last }

## Autour d’une grille
label = { $variants }, { $level }
variant-joint = { " " }
to-answer = Solution page { $page }
to-answer-short = Page { $page }
to-answer-overleaf = Solution au verso
to-answer-overleaf-short = Au verso
to-answer-elsewhere = Livret des solutions, page { $page }
to-answer-elsewhere-short = Solutions p. { $page }
to-answer-elsewhere-shortest = Solutions { $page }
to-puzzle = Page { $page }
to-puzzle-elsewhere = Grille page { $page }
to-puzzle-elsewhere-short = Grille p. { $page }
to-puzzle-elsewhere-shortest = Grille { $page }
hardest = Technique la plus difficile : { $technique }
hardest-beyond = Technique la plus difficile : au-delà de toute technique nommée
givens =
    { $count ->
        [one] { $count } chiffre donné
       *[other] { $count } chiffres donnés
    }
time = Temps
about-minutes =
    { $count ->
        [one] Environ 1 minute
       *[other] Environ { $count } minutes
    }
target-time = Temps visé : { $minutes } min
date = Date
name = Nom
sheet = Feuille { $sheet }
teacher-answers = Solutions pour l’enseignant
cut-out = Découpez les étiquettes et posez-les sur les cases vides.
code = Code
large-print = Gros caractères
puzzle-nouns = sudoku, sudokus, grille, grilles
count-words = un=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 quatrevingt=80 quatrevingts=80 cent=100 cents=100 mille=1000 et=0
quoted = « { $text } »

## Niveaux
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-expert = Expert
level-extreme = Extrême
level-easy-is = Beaucoup de chiffres donnés. Il suffit de bien regarder : les autres viennent l’un après l’autre.
level-medium-is = Moins de chiffres donnés. Parcourez aussi les lignes et les colonnes, et cherchez les cases où un seul chiffre est possible.
level-hard-is = Ici, les notes au crayon sont utiles : cherchez des candidats verrouillés, des paires et des triplets.
level-expert-is = Des motifs qui s’étendent sur toute la grille, comme les poissons, les ailes et les rectangles.
level-extreme-is = Très peu de chiffres donnés ; attendez-vous à tout, y compris à de longues chaînes de déductions.
level-extreme-with-trial = Très peu de chiffres donnés ; attendez-vous à tout, y compris à de longues chaînes de déductions et à des essais.

## Variantes
variant-diagonal = Diagonale
variant-windoku = Windoku
variant-jigsaw = Irrégulier
variant-antiknight = Anticavalier
variant-asterisk = Étoile
variant-center-dot = Points centraux
variant-girandola = Girandola
variant-killer = Killer
variant-antiking = Antiroi
variant-disjoint = Groupes disjoints
variant-consecutive = Consécutif
variant-non-consecutive = Non consécutif
variant-kropki = Kropki
variant-some-kropki = Kropki partiel
variant-greater-than = Inégalités
variant-xv = XV
variant-some-xv = XV partiel
variant-even-odd = Pair-Impair
variant-thermo = Thermomètre
variant-arrow = Flèche
variant-palindrome = Palindrome
variant-whispers = Murmures
variant-renban = Renban
variant-quadruple = Quadruplet
variant-between = Lignes entre
variant-frame = Cadre
variant-sandwich = Sandwich
variant-skyscraper = Sudoku gratte-ciel
variant-little-killer = Little Killer
variant-x-sums = Sommes X
variant-calcudoku = Calcudoku
variant-futoshiki = Futoshiki
variant-skyscrapers = Gratte-ciel
layout-twodoku = Twodoku
layout-butterfly = Papillon
layout-samurai = Samouraï
layout-sohei = Sohei
layout-cross = Croix
layout-windmill = Moulin
layout-other = Superposé
layout-rule = Plusieurs grilles de { $side } × { $side } se chevauchent. Chacune est un sudoku à part entière, et les chiffres d’un bloc commun comptent pour toutes les grilles qui le partagent.
in-grid = { $number } de la grille { $grid }
grids-counted = Les grilles sont numérotées de haut en bas et, côte à côte, de gauche à droite.
size = { $side } × { $side }
size-variants = { $side } × { $side } { $variants }
variant-diagonal-rule =
    Chacune des deux grandes diagonales, { $marks ->
        [shaded] grisées
        [strokes] marquées d’un trait fin
       *[both] grisées ou marquées d’un trait fin
    }, contient aussi chaque chiffre une fois.
variant-windoku-rule = Chaque fenêtre grisée contient aussi chaque chiffre une fois.
variant-jigsaw-rule = Les traits épais entourent des régions de forme irrégulière à la place des blocs.
variant-antiknight-rule = Deux cases séparées par un saut de cavalier, deux cases droit devant et une de côté comme aux échecs, ne contiennent jamais le même chiffre.
variant-asterisk-rule = Les neuf cases grisées qui forment une étoile contiennent aussi chaque chiffre une fois.
variant-center-dot-rule = Les neuf cases à point gris, au centre des blocs, contiennent aussi chaque chiffre une fois.
variant-girandola-rule = Les neuf cases grisées, dont quatre dans les coins, contiennent aussi chaque chiffre une fois.
variant-killer-rule = Des pointillés entourent des cages. La somme des chiffres d’une cage est le petit nombre inscrit dans son coin, et aucun ne figure deux fois dans la cage.
variant-killer-repeats = Si le nombre est suivi de +, des chiffres peuvent se répéter dans la cage.
variant-killer-without-sum = Une cage sans nombre indique seulement que ses chiffres sont différents.
variant-killer-overlap = Des cages peuvent avoir des cases en commun.
variant-killer-parts = Des pointillés relient aussi les parties d’une même cage.
variant-antiking-rule = Deux cases qui se touchent par un coin ne contiennent jamais le même chiffre.
variant-disjoint-rule = Deux cases à la même place dans leurs blocs ne contiennent jamais le même chiffre : les cases en haut à gauche de tous les blocs sont différentes, par exemple.
variant-consecutive-rule = Une barre entre deux cases signifie que leurs chiffres diffèrent de 1. Toutes les barres sont indiquées : là où il n’y en a pas, les chiffres de deux cases qui ont un côté commun ne diffèrent jamais de 1.
variant-non-consecutive-rule = Les chiffres de deux cases qui ont un côté commun ne diffèrent jamais de 1.
variant-kropki-rule = Un point blanc entre deux cases signifie que leurs chiffres diffèrent de 1, un point noir que l’un est le double de l’autre. Entre 1 et 2, le point peut être blanc ou noir. Tous les points sont indiqués : deux cases qui ont un côté commun sans point ne remplissent aucune de ces conditions.
variant-some-kropki-rule = Un point blanc entre deux cases signifie que leurs chiffres diffèrent de 1, un point noir que l’un est le double de l’autre. Entre 1 et 2, un point peut être blanc ou noir. Les points ne sont pas tous indiqués.
variant-greater-than-rule = À l’intérieur des blocs, le signe entre deux cases s’ouvre vers le plus grand chiffre.
variant-xv-rule = Un X entre deux cases signifie que la somme de leurs chiffres est 10, un V qu’elle est 5. Tous les X et V sont indiqués : là où il n’y a pas de lettre, la somme des chiffres de deux cases qui ont un côté commun n’est jamais 5 ni 10.
variant-some-xv-rule = Un X entre deux cases signifie que la somme de leurs chiffres est 10, un V qu’elle est 5. Les X et V ne sont pas tous indiqués.
variant-even-odd-rule = Un rond gris indique un chiffre impair, un carré gris un chiffre pair. Toutes les autres cases peuvent contenir l’un ou l’autre.
variant-thermo-rule = Le long d’un thermomètre, les chiffres augmentent à partir du réservoir : chacun est plus grand que le précédent.
variant-arrow-rule = Le chiffre dans un cercle est la somme des chiffres le long de sa flèche. Un chiffre peut se répéter sur une flèche si les autres règles le permettent.
variant-palindrome-rule = Le long d’un trait, les chiffres se lisent de la même façon dans les deux sens.
variant-whispers-rule = Le long d’un trait, chaque chiffre diffère du suivant d’au moins { $apart }. Un chiffre peut se répéter sur un trait si les autres règles le permettent.
variant-renban-rule = Les chiffres sur un trait sont consécutifs, dans un ordre quelconque, et aucun ne se répète : 3, 5, 2 et 4, par exemple.
variant-quadruple-rule = Un cercle sur un coin montre jusqu’à quatre chiffres, qui se trouvent tous dans les quatre cases autour de lui, dans un ordre quelconque. Un chiffre imprimé deux fois s’y trouve deux fois. Tous les coins n’ont pas de cercle.
variant-between-rule = Les chiffres sur un trait sont plus grands que le chiffre du cercle à une extrémité et plus petits que celui de l’autre.
variant-frame-rule = Un nombre à l’extérieur de la grille est la somme des trois premiers chiffres de sa ligne ou de sa colonne, comptés de ce côté.
variant-sandwich-rule = Un nombre à l’extérieur de la grille est la somme des chiffres placés entre le 1 et le { $high } dans sa ligne ou sa colonne. Il vaut 0 si ces deux chiffres se touchent.
variant-skyscraper-rule = Les chiffres sont les hauteurs d’immeubles. Un nombre à l’extérieur de la grille indique combien d’immeubles on voit de là le long de sa ligne ou de sa colonne : chaque immeuble cache tous ceux, plus bas, qui sont derrière lui.
variant-little-killer-rule = Un nombre à l’extérieur de la grille est la somme des chiffres de la diagonale que montre sa flèche. Un chiffre peut se répéter sur une diagonale si les autres règles le permettent. Les diagonales n’ont pas toutes un nombre.
variant-x-sums-rule = Un nombre à l’extérieur de la grille est la somme des X premiers chiffres de sa ligne ou de sa colonne, comptés de ce côté. X est le premier de ces chiffres et fait partie de la somme.
variant-futoshiki-rule = Il n’y a pas de blocs. Le signe entre deux cases s’ouvre vers le plus grand chiffre. Les signes ne sont pas tous indiqués.
variant-skyscrapers-rule = Il n’y a pas de blocs. Les chiffres sont les hauteurs d’immeubles. Un nombre à l’extérieur de la grille indique combien d’immeubles on voit de là le long de sa ligne ou de sa colonne : chaque immeuble cache tous ceux, plus bas, qui sont derrière lui.
variant-calcudoku-rule = Il n’y a pas de blocs. Des traits épais entourent des cages, et les chiffres d’une cage donnent le nombre inscrit dans son coin par l’opération indiquée : on les additionne ou on les multiplie, ou bien on soustrait le plus petit de deux chiffres du plus grand, ou l’on divise le plus grand par le plus petit. Un chiffre peut se répéter dans une cage, mais pas dans une ligne ni dans une colonne.
variant-calcudoku-hidden-signs = Là où aucun signe n’est indiqué, les quatre opérations sont possibles.

## Comment résoudre
number-word =
    { $number ->
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
        [13] treize
        [14] quatorze
        [15] quinze
        [16] seize
        [25] vingt-cinq
       *[other] { $number }
    }
fill-digits = Remplissez chaque case vide avec un chiffre de { $first } à { $last }.
fill-numbers = Remplissez chaque case vide avec un nombre de 1 à { $last }.
fill-letter = Remplissez chaque case vide avec un chiffre de { $first } à 9 ou la lettre A.
fill-letters = Remplissez chaque case vide avec un chiffre de { $first } à 9 ou une lettre de A à { $last }.
fill-word = Des lettres remplacent les chiffres. Remplissez chaque case vide avec une des lettres indiquées près de la grille.
fill-pictures = Des images remplacent les chiffres. Dessinez dans chaque case vide une des images montrées près de la grille.
hold =
    Chaque ligne, chaque colonne et { $areas ->
        [regions] chacune des { $side-word } régions
       *[boxes] chacun des { $side-word } blocs
    } aux traits épais doivent contenir { $symbols ->
        [digits] chacun des { $side-word } chiffres
        [numbers] chacun des { $side-word } nombres
        [word] chacune des { $side-word } lettres
        [pictures] chacune des { $side-word } images
       *[letters] chacun des { $side-word } chiffres et lettres
    } exactement une fois.
fill-sizes = Remplissez chaque case vide.
sizes-digits = Utilisez les chiffres { $sizes }.
sizes-letters = Après le 9, les grilles plus grandes continuent par des lettres : { $sizes }.
sizes-word = Quand des lettres accompagnent une grille, utilisez ces lettres.
sizes-pictures = Quand des images accompagnent une grille, utilisez ces images.
size-digits = de { $first } à { $last } en { $side } × { $side }
size-letter = A en { $side } × { $side }
size-letters = de A à { $last } en { $side } × { $side }
hold-sizes =
    Chaque ligne, chaque colonne et chaque { $areas ->
        [regions] région
       *[boxes] bloc
    } aux traits épais doivent contenir chacun d’eux exactement une fois.
hold-lines = Chaque ligne et chaque colonne doivent contenir chacun de ces chiffres exactement une fois.
further-letters = Les lettres servent de chiffres supplémentaires : A est le dixième, B le onzième, et ainsi de suite.
word-hidden = Une fois la grille pleine, une de ses lignes, colonnes ou diagonales forme un mot. Tout ce qui est dit des chiffres vaut aussi pour les lettres.
pictures-as-digits = Tout ce qui est dit des chiffres vaut aussi pour les images.
one-solution-or-trial = Chaque grille de ce livre a exactement une solution. Le raisonnement seul ne suffit pas pour toutes : certaines demandent de procéder par essais.
one-solution = Chaque grille de ce livre a exactement une solution, et le raisonnement seul y mène. Si vous êtes tenté de deviner, regardez encore : il y a toujours une étape logique.
first-steps = Par où commencer
scanning = Prenez un chiffre et parcourez les lignes et les colonnes où il figure déjà : il ne peut plus y aller. Quand un bloc n’a plus qu’une case libre pour lui, c’est là qu’il va.
scanning-cages = Commencez par les cages qui laissent le moins de choix : une grande différence, un produit qui a peu de diviseurs, une somme très petite ou très grande. Si une cage située dans une seule ligne ou colonne exige un chiffre, le reste de cette ligne ou colonne ne peut pas l’avoir.
an-example = Un exemple
example =
    Où va le { $digit } dans le bloc grisé ? { $others-count ->
        [one] Un autre { $digit } se trouve déjà ici : { $others }. Sa ligne et sa colonne éliminent
       *[other] D’autres { $digit } se trouvent déjà ici : { $others }. Leurs lignes et leurs colonnes éliminent
    } toutes les cases vides du bloc sauf une : { $cell }, { $mark ->
        [query] marquée d’un point d’interrogation
       *[ring] entourée d’un cercle
    }. C’est là que va le { $digit }.
cell-long = ligne { $row }, colonne { $column }
pencil = Pour continuer
pencil-marks = Quand vous ne trouvez plus rien au premier regard, notez au crayon, en petit, dans chaque case, les candidats : les chiffres qui peuvent encore y aller. Une case qui n’a qu’un candidat est résolue, tout comme un chiffre qui n’a qu’une place dans une ligne, une colonne ou un bloc. Rayez les candidats à mesure que vous remplissez des cases, et regardez à nouveau : chaque chiffre trouvé ouvre la voie à d’autres.
strip-is = La bande qui accompagne chaque grille énumère ses signes. Un signe coché dès qu’il est complet montre ce qui manque encore.
single-sums = Ces sommes n’admettent qu’un seul ensemble de chiffres, selon le nombre de cases de la cage :
single-products = Ces produits de deux chiffres différents n’admettent qu’une seule paire, selon la taille de la grille :
kids-how-to = Comment jouer
kids-fill = Des cases sont vides. Écris un chiffre dans chacune.
kids-size = { $side } × { $side } : prends les chiffres de { $first } à { $last }.
kids-row = Dans chaque ligne, chaque chiffre est là une seule fois.
kids-column = Dans chaque colonne aussi.
kids-box = Et dans chaque bloc aux traits épais, c’est pareil.
kids-example =
    Où va le { $digit } dans le bloc gris ? Regarde chaque { $digit } hors du bloc. Sa ligne et sa colonne sont
    prises. Il reste une case : celle avec le { $mark ->
        [query] point d’interrogation
       *[ring] rond
    } !
kids-start = Pour bien commencer : une ligne, une colonne ou un bloc avec une seule case vide. Quel chiffre manque ?
kids-fill-own = Des cases sont vides. Remplis chacune avec un élément de la bande placée près de la grille.
kids-row-own = Dans chaque ligne, chacun est là une seule fois.
kids-column-own = Dans chaque colonne aussi.
kids-box-own = Et dans chaque bloc aux traits épais, c’est pareil.
kids-start-own = Pour bien commencer : une ligne, une colonne ou un bloc avec une seule case vide. Qu’est-ce qui manque ?
child-missing = Que manque-t-il dans la ligne grise ? { $missing }.
child-taken =
    Il y a déjà un { $digit } dans { $by ->
        [column] la colonne
       *[box] le bloc
    } du point d’interrogation.
child-fits = Il n’y a donc que le { $digit } qui va là !

## Indices
hints-are = Une grille vous résiste ? Chaque indice vous dit où regarder, ou nomme un motif et l’endroit où il se trouve ; à vous de faire le reste. Quand un indice vient plus tard dans la grille, le nombre de cases vides montre où vous devriez en être.
hints-left-out = Les grilles absentes de cette liste se passent d’indices : demandez-vous, pour chaque chiffre, où il peut aller dans chaque ligne, chaque colonne et chaque bloc.
with-open =
    { $count ->
        [one] Quand il reste { $count } case vide : { LOW($hint) }
       *[other] Quand il reste { $count } cases vides : { LOW($hint) }
    }
hint-full-house = Quel chiffre manque encore { $house-in } ?
hint-single = Où le { $digit } peut-il aller { $house-in } ?
hint-naked-single = Quel chiffre reste-t-il pour { $cell } ?
hint-cage = Quels chiffres peuvent remplir la cage de somme { $sum } en { $cell } ?
hint-number = Quels chiffres donnent le nombre { $number } dans la cage en { $cell } ?

## Achevé d’imprimer
made-with = Composé avec gridpress { $version }, révision { $engine } de son générateur, à partir de la graine { $seed }.
made-again = La même version refait les mêmes grilles à partir de la même graine et des mêmes sections.
set-in = Caractères : { $fonts }.
isbn = ISBN { $isbn }

## L’édition en ligne
web-title = Sudoku { $number }
web-difficulty = Difficulté : { $stars } sur { $most }
web-grid = Grille de sudoku, { $rows } sur { $columns }
web-given = { $digit } donné
web-own = votre { $digit }
web-shown = { $digit } de la solution
web-empty = vide
web-marks = notes { $digits }
web-centre-marks = notes au centre { $digits }
web-colour-of = couleur { $number }
web-wrong = faux
web-clash = en conflit
web-cage = cage de somme { $sum } en { $cell }
web-number = cage { $number } en { $cell }
web-area-grid = grille { $number }
web-near = Agrandir une grille
web-sums = Sommes
web-no-cage = Choisissez une case d’une cage pour voir comment la remplir.
web-pad = Chiffres
web-key = { $digit }, encore à placer : { $count }
web-edit = Saisie
web-digit = Chiffre
web-corner = Notes
web-centre = Centre
web-colour = Couleur
web-erase = Effacer
web-undo = Annuler
web-redo = Rétablir
web-pause = Pause
web-paused = En pause
web-resume = Reprendre
web-help = Aide
web-menu = Menu
web-all-marks = Inscrire toutes les notes
web-next-cell = Où est le prochain chiffre ?
web-check = Vérifier
web-hint = Indice
web-show = Solution
web-share = Partager le résultat
web-statistics = Statistiques
web-settings = Réglages
web-rules = Règles
web-keys = Clavier
web-print = Imprimer
web-again = Recommencer
web-no-mistakes = Aucune erreur jusqu’ici.
web-mistakes = Cases fausses : { $count }. Elles sont marquées.
web-mistakes-first = Un indice n’aide que si toutes les cases remplies sont justes. Les fausses sont marquées.
web-no-clashes = Aucun conflit jusqu’ici.
web-clashes = Cases en conflit : { $count }. Elles sont marquées.
web-more = Plus
web-do = Appliquer
web-next-in = Le prochain chiffre se trouve en { $cell }.
web-close = Fermer
web-beyond = Aucune technique ne mène plus loin d’ici. La case { $cell } contient { $digit }.
web-ask-show = Montrer toute la solution ? La partie s’arrête là.
web-ask-again = Recommencer ? Tous les chiffres et toutes les notes seront perdus.
web-cancel = Annuler
web-won = Résolu !
web-won-in = Votre temps : { $time }
web-with-help = avec aide
web-without-help = sans aide
web-replay = Revoir la partie
web-move = Coup { $number } sur { $count }
web-path = Chemin vers la solution
web-another = Une autre grille
web-another-busy = Une grille du même type et du même niveau se prépare …
web-another-failed = Impossible de créer une autre grille.
web-progress = Emporter
web-progress-of-link = Le lien ouvre cette partie, dans son état actuel, dans un autre navigateur.
web-progress-of-file = Un fichier contient toutes les parties, les temps et les réglages.
web-progress-link = Copier le lien
web-progress-file = Enregistrer le fichier
web-progress-open = Ouvrir un fichier
web-progress-none = Le lien ne contient aucune partie de cette grille.
web-progress-ask = Continuer avec la partie du lien ? Celle de ce navigateur sera perdue.
web-progress-take = Continuer
web-progress-read = Parties lues : { $count }. De deux parties d’une grille, la plus avancée reste.
web-progress-no-file = Ce fichier ne contient aucune partie.
previous-path = La grille précédente, pas à pas
path-of = Nº { $number }, pas à pas
web-copied = Copié
web-copy = Copiez ce texte
web-revealed = Voici la solution.
web-not-yet = La grille est pleine, mais quelque chose n’est pas encore juste.
web-none-won = Aucune grille résolue dans ce navigateur pour l’instant.
web-streak = Jours d’affilée : { $count }
web-longest = Record de jours d’affilée : { $count }
web-level = Niveau
web-solved = Résolus
web-best = Record
web-mean = Moyenne
web-times = Les temps sont ceux des parties sans aide.
web-set-check = Vérifier à la saisie
web-check-none = Rien
web-check-clashes = Conflits
web-check-mistakes = Erreurs
web-set-look = Couleurs
web-look-system = Comme l’appareil
web-look-light = Clair
web-look-dark = Sombre
web-set-clock = Afficher le temps
web-set-peers = Surligner ligne, colonne et bloc
web-set-same = Surligner les chiffres égaux
web-set-tidy = Effacer les notes qu’un chiffre exclut
web-set-auto = Toujours afficher tous les candidats
web-set-first = Choisir d’abord le chiffre, puis les cases
web-set-letters = Lettres pour la main gauche : A Z E, Q S D, W X C pour 1 à 9
web-set-paint = Colorier les cases
web-set-left = Chiffres à gauche
web-set-print = Imprimer mes chiffres et mes notes
web-keys-move = Les flèches servent à se déplacer dans la grille.
web-keys-several = Avec Majuscule ou Ctrl, elles choisissent plusieurs cases ; Ctrl+A les choisit toutes, Échap une seule. Un double clic sélectionne tous les chiffres égaux.
web-keys-fill = Les chiffres et les lettres remplissent une case, Retour arrière efface.
web-keys-marks = Avec Majuscule, ce sont des notes ; avec Ctrl ou Alt, des notes au centre. La barre d’espace passe de l’un à l’autre.
web-keys-back = Ctrl+Z annule, Ctrl+Y rétablit.
web-keys-more = { $pause } arrête le temps, { $all } inscrit toutes les notes, un point d’interrogation montre ces touches.
web-keys-hint = { $hint } demande un indice, { $next } seulement la case du prochain chiffre.
web-hint-names = Dans les indices, { $cell } est la case de la ligne { $row }, colonne { $column }.
web-signs = Un indice ombre la zone et encadre le motif. Un cercle pointillé marque les chiffres qui en excluent un autre, un cercle plein le chiffre à inscrire ; ce qui est impossible est barré.
web-before = Jour précédent
web-after = Jour suivant
web-archive = Toutes les grilles
web-earlier = Mois précédent
web-later = Mois suivant
web-begun = Commencé
web-kept = La partie est enregistrée dans ce navigateur.
web-no-script = Pour jouer ici, autorisez JavaScript dans le navigateur. Sans lui, la grille peut être imprimée.

## Chapitres des techniques et des résolutions
about-techniques = Les techniques dont vous aurez besoin pour ce livre, de la plus facile à la plus difficile, chacune avec un exemple. Aucun des exemples n’est une grille de ce livre.
about-walkthroughs =
    Quelques grilles de ce livre { $end ->
        [trial] du début jusqu’où mènent les techniques
       *[solved] du début à la fin
    }, toujours par l’étape la plus facile possible. Pour chaque singleton, on
    donne sa case et la ligne, la colonne ou le bloc où le chiffre n’a pas d’autre place ;
    « seul » désigne l’unique candidat d’une case.
naming = L4C7 est la case de la ligne 4, colonne 7. Les blocs sont numérotés de gauche à droite et de haut en bas.
diagrams =
    Dans les figures, { $told ->
        [greys] les chiffres noirs sont donnés et les gris
       *[weights] les chiffres gras sont donnés et les maigres
    } ont été trouvés en chemin. Les petits chiffres sont les candidats : ce qui peut encore aller dans une case. { $told ->
        [greys] Les candidats d’un motif sont noirs
       *[weights] Les candidats d’un motif sont gras
    } et ses cases grises ; un gris plus foncé distingue les cases qui y jouent un autre rôle, et le plus pâle les
    lignes, les colonnes et les blocs concernés. Les candidats barrés sont éliminés. Un candidat entouré est placé.
excerpts = Certaines figures ne montrent que les blocs dont il s’agit ; les nombres au bord sont ceux des lignes et des colonnes.
chains = Les disques gris et les petits carrés sont les deux côtés d’un coloriage ou d’une chaîne : l’un est juste, l’autre faux. Un trait plein relie deux candidats dont l’un au moins est juste, un trait interrompu deux candidats qui ne sont pas justes tous les deux.
houses-are = Une rangée est une ligne ou une colonne. Une zone est une rangée, un bloc ou tout autre groupe de cases qui doit contenir chaque chiffre une fois.
sees = Deux cases se voient quand elles ne peuvent pas contenir le même chiffre : parce qu’elles sont dans une même ligne, une même colonne ou un même bloc, ou parce qu’une autre règle l’interdit.
how-to-solve = Comment résoudre la grille { $number }
how-to-solve-of = Comment résoudre la grille du { $date }
start = Le début
step = Étape { $number } : { $technique }
steps = Étapes { $first } à { $last } : { $technique }
singles = Singletons
alone = seul
first-singles = D’abord les singletons : { $singles }.
then-singles = Puis { $singles }.
singles-finish = À partir d’ici, des singletons terminent la grille.
only-singles = Ces singletons suffisent.
stuck = Ici s’arrêtent les techniques de ce livre ; il ne reste qu’à procéder par essais. Prenez une case à deux candidats, supposez que l’un est juste, et continuez jusqu’à ce que la grille soit pleine ou que vous arriviez à une contradiction. Dans ce cas, c’est l’autre qui est juste.

## Cases et zones
cell = L{ $row }C{ $column }
house-row =
    { $form ->
        [in] dans la ligne { $number }
        [of] de la ligne { $number }
       *[is] la ligne { $number }
    }
house-column =
    { $form ->
        [in] dans la colonne { $number }
        [of] de la colonne { $number }
       *[is] la colonne { $number }
    }
house-box =
    { $form ->
        [in] dans le bloc { $number }
        [of] du bloc { $number }
       *[is] le bloc { $number }
    }
house-region =
    { $form ->
        [in] dans la région de { $cell }
        [of] de la région de { $cell }
       *[is] la région de { $cell }
    }
house-falling =
    { $form ->
        [in] dans la diagonale descendante
        [of] de la diagonale descendante
       *[is] la diagonale descendante
    }
house-rising =
    { $form ->
        [in] dans la diagonale montante
        [of] de la diagonale montante
       *[is] la diagonale montante
    }
house-window =
    { $form ->
        [in] dans la fenêtre { $number }
        [of] de la fenêtre { $number }
       *[is] la fenêtre { $number }
    }
house-asterisk =
    { $form ->
        [in] dans l’étoile
        [of] de l’étoile
       *[is] l’étoile
    }
house-center-dot =
    { $form ->
        [in] dans les cases à point
        [of] des cases à point
       *[is] les cases à point
    }
house-girandola =
    { $form ->
        [in] dans la Girandola
        [of] de la Girandola
       *[is] la Girandola
    }
house-place =
    { $form ->
        [in] dans les cases à la place { $number } des blocs
        [of] des cases à la place { $number } des blocs
       *[is] les cases à la place { $number } des blocs
    }
house-rows =
    { $form ->
        [in] dans les lignes { $numbers }
        [of] des lignes { $numbers }
       *[is] les lignes { $numbers }
    }
house-columns =
    { $form ->
        [in] dans les colonnes { $numbers }
        [of] des colonnes { $numbers }
       *[is] les colonnes { $numbers }
    }

## Où regarder
look-house = Regardez { $house-in }.
look-cage = Regardez la cage de somme { $sum } en { $cell }.
look-number = Regardez la cage { $number } en { $cell }.
look-digit = Regardez les places du { $digit }.
look-cells = Regardez { $cells }.

## Ce qu’il y a
there-in-house = Cherchez { $technique-there } { $house-in }.
there-single = { CAP($house-in) }, le { $digit } est { $technique-there }.
there-at-cells = Cherchez { $technique-there } en { $cells }.
there-at-cage = Cherchez { $technique-there } dans la cage de somme { $sum } en { $cell }.
there-at-number = Cherchez { $technique-there } dans la cage { $number } en { $cell }.
there-on-digit = Cherchez { $technique-there } sur le { $digit }.
there-on-digit-in = Cherchez { $technique-there } sur le { $digit } { $houses-in }.
there-pointing = Les places du { $digit } { $house-in } sont toutes { $cover-in }.
there-pointing-away = Les places du { $digit } { $house-in } voient toutes les mêmes autres cases.
there-claiming = Les places du { $digit } { $house-in } sont toutes { $cover-in } (revendication).

## Ce qui s’ensuit
is = { $cell } = { $digit }
so = Donc { $places }.
removed = { $digits } en { $cells }
remove = À éliminer : { $removed }.
joint = { " ; " }
brief-last = { $outcome } (dernière case { $house-of })
brief-only = { $outcome } (seule place { $house-in })
brief-alone = { $outcome } (seul chiffre possible ici)
brief-remove = à éliminer : { $outcome } ({ $technique })
brief = { $outcome } ({ $technique })

## Pourquoi : singletons, candidats verrouillés, ensembles
why-full-house = { CAP($house-in) }, { $cell } est la seule case vide, et seul le { $digit } manque.
why-naked-single = Tout chiffre autre que { $digit } est exclu en { $cell }.
why-hidden-single = { CAP($house-in) }, aucune case sauf { $cell } ne peut prendre le { $digit }.
why-locked = { CAP($house-in) }, le { $digit } ne peut aller qu’en { $cells-or }, et ces cases sont aussi { $cover-in }. L’une d’elles prend donc le { $digit } { $cover-of }, et aucune autre case { $cover-of } ne peut être { $digit }.
why-locked-away = { CAP($house-in) }, le { $digit } ne peut aller qu’en { $cells-or }. Où qu’il aille, aucune case qui les voit toutes ne peut être { $digit }.
why-naked-subset = { $cells } n’ont plus ensemble que les candidats { $digits }, un pour chacune. Donc aucune autre case { $house-of } ne peut être { $digits-or }.
why-naked-subset-away = { $cells } n’ont plus ensemble que les candidats { $digits }, un pour chacune. Donc une autre case qui voit toutes leurs places pour l’un de ces chiffres ne peut pas prendre ce chiffre.
why-hidden-subset = { CAP($house-in) }, les chiffres { $digits } ne peuvent aller qu’en { $cells }, un dans chacune. Ces cases ne peuvent donc prendre aucun autre chiffre.
why-mark-pair = { $relation } Certains candidats laisseraient l’autre case sans chiffre.
why-line-number = { $relation } Certains candidats rendent cela impossible, quoi que contiennent les autres cases.
why-line-filling = { $relation } Comme deux cases qui se voient doivent différer, aucune façon restante d’y parvenir n’admet les candidats suivants.
why-mark-room =
    Avec le { $digit } en { $cell }, il { $digits-count ->
        [0] ne resterait aucun chiffre pour { $cells }.
       *[other] ne resterait que { $digits } pour { $cells }, ce qui est trop peu.
    }
why-mark-house = { CAP($house-in) }, le { $digit } ne peut aller qu’en { $cells-or }. Où qu’il aille, il exclut les mêmes candidats.
relation-consecutive = { $cells } doivent différer de 1.
relation-not-consecutive = { $cells } ne doivent pas différer de 1.
relation-double = De { $cells }, l’une doit être le double de l’autre.
relation-no-dot = { $cells } ne doivent pas différer de 1, et aucune ne doit être le double de l’autre.
relation-less = { $less } doit être plus petit que { $greater }.
relation-sum = La somme de { $cells } doit être { $value }.
relation-no-sum = La somme de { $cells } ne doit être ni 5 ni 10.
relation-same = { $cells } doivent être identiques.
relation-below = { $less } doit être plus petit que { $greater } d’au moins { $by }.
relation-apart = { $cells } doivent différer d’au moins { $by }.
relation-within = { $cells } doivent différer, mais de { $by } au plus.
relation-thermo = Le long de { $cells }, les chiffres doivent augmenter.
relation-palindrome = { $cells } doivent se lire de la même façon dans les deux sens.
relation-renban = { $cells } doivent contenir des chiffres consécutifs, dans un ordre quelconque.
relation-whispers = Le long de { $cells }, chaque chiffre doit différer du suivant d’au moins { $by }.
relation-arrow = La somme de { $rest } doit être le chiffre en { $first }.
relation-quadruple = { $cells } doivent contenir { $digits }.
relation-between = { $inner } doivent être compris strictement entre les chiffres en { $ends }.
relation-sandwich = De { $first } à { $last }, la somme des chiffres entre le 1 et le { $high } doit être { $value }.
relation-skyscraper = De { $first } à { $last }, le nombre de chiffres plus grands que tous les précédents, en comptant le premier, doit être { $value }.
relation-x-sum = De { $first } à { $last }, la somme des X premiers chiffres doit être { $value }, X étant le premier d’entre eux.
relation-odd = { $cells } doit être impair.
relation-even = { $cells } doit être pair.
why-cage = Les chiffres de la cage en { $cell } sont différents et leur somme est { $sum }. Aucune façon restante de faire { $sum } n’admet les candidats suivants.
why-cage-sets = La cage de somme { $sum } en { $cell } ne peut être que { $sets-or }.
why-cage-claiming = Les chiffres de la cage en { $cell } sont différents et leur somme est { $sum }, et toutes les façons restantes contiennent le { $digit }. Dans la cage, il ne peut aller qu’ici : { $places }.
why-number = Aucune façon restante de faire { $number } dans la cage en { $cell } n’admet les candidats suivants.
why-number-sets = La cage { $number } en { $cell } ne peut recevoir que { $digits }.
why-number-claiming = Toutes les façons restantes de faire { $number } dans la cage en { $cell } contiennent le { $digit }. Dans la cage, il ne peut aller qu’ici : { $places }.
why-innie = La somme { $houses-of } est { $whole }, et celle des cages entièrement à l’intérieur est { $cages }. Il reste donc { $sum } pour { $cells }.
why-innies = La somme { $houses-of } est { $whole }, et celle des cages entièrement à l’intérieur est { $cages }. Il reste donc { $sum } pour { $cells }, sans répéter un chiffre. Aucune façon restante de faire { $sum } n’admet les candidats suivants.
why-outie = La somme { $houses-of } est { $whole }, et celle des cages qui y entrent est { $cages }. La différence, { $sum }, va en { $cells }, à l’extérieur.
why-outies = La somme { $houses-of } est { $whole }, et celle des cages qui y entrent est { $cages }. La différence, { $sum }, se partage entre { $cells }, à l’extérieur. Aucune façon restante de faire { $sum } n’admet les candidats suivants.
why-house-combination = Dans { $cells }, tous les chiffres sont différents, et chaque cage doit donner son nombre. Aucune façon encore possible de remplir le tout ne permet les candidats suivants.
why-cage-overlap = Toutes les places pour { $digit } dans ces cages sont dans autant de lignes, de colonnes ou de blocs : { $cells }. Chacune de ces cages a besoin d’un { $digit } ; il n’y en a donc pas ailleurs dans ces zones.
why-cage-overlap-houses = Toutes les places pour { $digit } dans autant de lignes, de colonnes ou de blocs sont dans ces cages : { $cells }. Il n’y a donc pas de { $digit } ailleurs dans ces cages.
cages-involved = Cages concernées : { $cages }.
chain-from-cage = Si { $off } n’est pas { $digit }, alors { $on } est { $other } (chaque façon de remplir leur cage contient l’un des deux)
chain-cage = { $off } n’est pas { $digit }, donc { $on } est { $other } (chaque façon de remplir leur cage contient l’un des deux)

## Pourquoi : poissons
why-fish = { CAP($houses-in) }, toutes les places du { $digit } sont { $cover-in }. Donc { $cover } en reçoivent leur { $digit }, et aucune autre case { $cover-of } ne peut être { $digit }.
why-finned-fish = { CAP($houses-in) }, toutes les places du { $digit } sont { $cover-in }, ou sinon en { $fins-or }. S’il va en { $fins-or }, il est exclu en { $gone }. Sinon, { $cover } en reçoivent leur { $digit }, et aucune autre case { $cover-of } ne peut être { $digit }. Dans les deux cas, le { $digit } est exclu en { $gone }.

## Pourquoi : ailes
why-xy-wing = { $cell } est { $digits-or } : si c’est { $one }, alors { $first } est { $digit } ; si c’est { $two }, alors { $second } est { $digit }. Donc le { $digit } est en { $ends-or }, et aucune case qui les voit toutes ne peut être { $digit }.
why-xyz-wing = { $cell } est { $digits-or } : si c’est { $one }, alors { $first } est { $digit } ; si c’est { $two }, alors { $second } est { $digit } ; sinon, elle est elle-même { $digit }. Donc le { $digit } est en { $ends-or }, et aucune case qui les voit toutes ne peut être { $digit }.
why-wxyz-wing = { $cells } n’ont plus ensemble que les candidats { $digits }, et chacun de ces chiffres sauf { $digit } ne va que dans une des quatre au plus. L’une d’elles doit donc être { $digit } : { $ends-or }. Aucune case qui les voit toutes ne peut être { $digit }.
why-w-wing = { $cells } n’ont plus que { $digits }. { CAP($house-in) }, le { $digit } va en { $one } ou { $two } : { $one } voit { $first }, et { $two } voit { $second }. Donc { $first } et { $second } ne sont pas tous deux { $digit }. L’une est { $other }, et aucune case qui voit les deux ne peut être { $other }.

## Pourquoi : rectangles
why-rectangle = S’il ne restait que { $digits } en { $cells }, on pourrait les échanger et la grille aurait deux solutions.
why-rectangle-1 = Les autres n’ont pas d’autre chiffre, { $cell } doit donc en avoir un : ce n’est ni { $one } ni { $two }.
why-rectangle-2 = Pour l’éviter, { $cells-or } doit être { $digit }, et aucune case qui les voit toutes ne peut être { $digit }.
why-rectangle-3 = Pour l’éviter, { $roof-or } doit être { $others-or }. Cette case et { $cells } prennent alors les chiffres { $digits } { $house-in }, et aucune autre case { $house-of } ne peut être l’un d’eux.
why-rectangle-4 = { CAP($house-in) }, seules { $cells } peuvent prendre le { $digit }, donc l’une d’elles est { $digit }. Si l’autre était { $other }, il ne resterait aux quatre que ces deux chiffres.
why-hidden-rectangle = { CAP($house-in) } et { $cover-in }, le { $digit } n’a pas de place hors des quatre. Si { $cell } était { $other }, alors { $first } et { $second } seraient { $digit }, et { $last }, qui n’a pas d’autre chiffre, serait { $other } : exactement ce qui ne doit pas être.
why-bug = Toutes les cases vides n’ont plus que deux candidats, mais { $cell } a { $digits }. Sans le { $digit } à cet endroit, chaque chiffre aurait deux places ou aucune dans chaque ligne, chaque colonne et chaque bloc, et la grille ne pourrait pas avoir exactement une solution.

## Pourquoi : paires de places, couleurs
why-remote-pair = Ces cases n’ont plus que { $digits }, et celles qui se voient doivent différer. Donc { $first } contiennent l’un des chiffres, et { $second } l’autre. Une case qui voit l’une des premières et l’une des secondes voit les deux chiffres { $digits }.
why-turbot-fish = Le { $digit } va en { $first-or } { $house-in }, et en { $second-or } { $cover-in }. { $near } se voient, donc ne sont pas toutes deux { $digit } : { $far-or } est { $digit }, et aucune case qui voit ces deux-là ne peut être { $digit }.
why-empty-rectangle = { CAP($house-in) }, le { $digit } va en { $near } ou { $far }. Si { $near } est { $digit }, alors, { $block-in }, il n’est pas en { $lost } mais en { $kept-or }, ce qui l’exclut en { $gone }. Si { $far } est { $digit }, il y est exclu aussi.
why-colours-wrong = Des zones à deux places pour le { $digit } relient ces cases en deux groupes : { $first } d’une part, { $second } de l’autre. Toutes celles d’un groupe sont { $digit }, et aucune de l’autre. Mais { $one } et { $two }, d’un même groupe, se voient : ce groupe est donc faux.
why-colours-seen = Des zones à deux places pour le { $digit } relient ces cases en deux groupes : { $first } d’une part, { $second } de l’autre. Toutes celles d’un groupe sont { $digit }, et aucune de l’autre. Une case qui en voit une de chaque ne peut pas être { $digit }.
why-groups = Des zones à deux places pour le { $digit } relient des cases en groupes : { $first } contre { $second }, et { $third } contre { $fourth }. Soit toutes les cases d’un groupe sont { $digit }, soit toutes celles du groupe opposé.
why-group-sees-two = { $one } voit { $two }, et { $three } voit { $four }. Donc { $one } et son groupe excluent deux groupes dont l’un est { $digit }, et ne peuvent pas être { $digit }.
why-groups-meet = { $one } voit { $two }, donc leurs groupes ne sont pas tous deux { $digit }, et l’un de ceux qui leur sont opposés l’est. Une case qui voit l’une de { $first } et l’une de { $second } ne peut pas être { $digit }.

## Pourquoi : ensembles presque verrouillés
set = { $cells } ({ $digits })
why-als-xz = Deux ensembles ont chacun un chiffre de plus que de cases : { $one } d’une part, { $two } de l’autre. Un seul des deux peut contenir le { $digit }, car ses places dans les deux se voient. L’autre n’a pas le { $digit } et contient donc tous ses autres chiffres, dont { $digits }. Aucune case qui voit toutes les places dans les deux ensembles ne peut être { $digits-or }.
why-als-xz-double = Deux ensembles ont chacun un chiffre de plus que de cases : { $one } d’une part, { $two } de l’autre. Chacun de { $digits } ne tient que dans l’un des deux, car ses places dans les deux se voient. Chaque ensemble est donc privé de l’un d’eux et contient tout le reste : une case qui voit toutes les places d’un autre chiffre dans un ensemble, ou toutes les places de { $digits-or } dans les deux, ne peut pas le prendre.
why-als-xy-wing = Trois ensembles ont chacun un chiffre de plus que de cases : { $one } ; { $two } ; { $three }. Celui du milieu contient { $digit } ou { $other }. Si c’est { $digit }, alors { $first } ne peut pas l’avoir et doit contenir { $digits } ; si c’est { $other }, alors { $last } ne peut pas l’avoir et doit contenir { $digits }. Aucune case qui voit toutes les places de { $digits-or } dans les deux ne peut être { $digits-or }.
why-stem = { $cell } est { $digits-or }.
why-petal = Si c’est { $digit }, alors { $set } ne peut pas avoir ce chiffre et doit contenir tous les autres, dont { $digits }.
why-petals = Chacun de ces ensembles a un chiffre de plus que de cases. Donc une case qui voit toutes les places de { $digits-or } dans tous ne peut pas être { $digits-or }.
why-sue-de-coq = { $cells } ont ensemble { $count } chiffres, à savoir { $digits }, et aucun n’y va deux fois. Chaque case en prend donc un, et tous sont employés ici : les chiffres { $first } { $house-in }, et les chiffres { $second } { $cover-in }. Aucune autre case à ces endroits ne peut les prendre.

## Pourquoi : chaînes
chain-from-cell = Si { $cell } n’est pas { $digit }, alors { $cell } est { $other }
chain-from-place =
    { $off-count ->
        [1] Si { $off } n’est pas { $digit }
       *[other] Si aucune de { $off } n’est { $digit }
    }, alors { $on-or } est { $digit } (la seule autre place { $house-in })
chain-cell = { $cell } n’est pas { $digit } mais { $other }
chain-place =
    { $off-count ->
        [1] { $off } n’est pas { $digit }
       *[other] aucune de { $off } n’est { $digit }
    }, donc { $on-or } est { $digit } (la seule autre place { $house-in })
chain-joint = { " ; puis " }
chain-same = Donc { $cells-or } est { $digit } dans tous les cas, et ce que cela exclut disparaît.
chain-ends = Donc { $first-or } est { $digit }, ou { $second-or } est { $other }, et ce que les deux excluent disparaît.
chain-loop = Donc { $first-or } est { $digit }, ou { $second-or } est { $other }. Ces deux-là s’excluent aussi l’un l’autre, ce qui ferme la chaîne en boucle : de deux voisins quelconques, l’un est juste, et ce que les deux excluent disparaît.
branches-cell = { $cell } est { $digits-or }.
branches-house = { CAP($house-in) }, le { $digit } va en { $cells-or }.
branch-at-once = Si { $cells-or } est { $digit }, les candidats suivants sont exclus aussitôt.
branch-chain = Si { $cells-or } est { $digit }, alors { $links }.
branch-net = Si { $cells-or } est { $digit }, il en résulte tour à tour { $placed }.
branches-end = Dans tous les cas, les candidats suivants sont exclus.
placed = { $cell } = { $digit }
why-net = Supposons que { $cells-or } soit { $digit }. Il en résulte tour à tour { $placed }. Il reste alors une case sans chiffre, ou un chiffre sans place. Donc { $cells-or } n’est pas { $digit }.
why-net-at-once = Supposons que { $cells-or } soit { $digit }. Il reste alors une case sans chiffre, ou un chiffre sans place. Donc { $cells-or } n’est pas { $digit }.

## Ce qu’on dit d’une grille en chemin
explain-solved = Résolue. Technique la plus difficile : { $technique }. Points : { $score }.
explain-done = Il ne reste rien à trouver.
explain-stuck =
    La logique ne va pas plus loin : { $count ->
        [one] { $count } case reste vide
       *[other] { $count } cases restent vides
    }. Points : { $score }.
explain-all =
    { $count ->
        [one] { $count } étape.
       *[other] { $count } étapes.
    }
hint-stuck = La logique ne va pas plus loin.
hint-trial = À partir de là, il faut procéder par essais.
verdict-none = Aucune solution.
verdict-several = Plusieurs solutions : il manque des chiffres.
verdict-unsettled = Indécis : la recherche aurait pris trop de temps.
verdict-full = La grille est pleine, et chaque chiffre est juste.
givens-none = Les chiffres donnés n’ont aucune solution.
givens-several = Les chiffres donnés ont plusieurs solutions.
wrong-digits = Faux : { $placed }.
no-digit-fits = Aucun chiffre ne convient en { $cell }.
wrong-alone = Sans { $placed }, il y a exactement une solution.
wrong-among = Si un seul chiffre est faux, c’est { $placed-or }.
wrong-together = Ensemble, ceux-ci ne laissent aucune solution : { $placed }.
wrong-marks = Le bon chiffre est éliminé en { $cells }.
clash-house = { CAP($house-in) }, le { $digit } se trouve en { $cells }.
clash-pair = { $cells } se voient, et toutes deux sont { $digit }.
clash-sum = La cage de somme { $sum } en { $cell } donne { $total }.
clash-number = Les chiffres de la cage { $number } en { $cell } ne donnent pas son nombre.

## Techniques : le nom, le même derrière « Il y a », et un paragraphe qui l’enseigne
technique-full-house = Dernière case
technique-full-house-there = une dernière case
technique-full-house-teach = Quand une ligne, une colonne ou un bloc n’a plus qu’une case vide, passez les chiffres en revue : celui qui manque y va. C’est l’étape la plus facile de toutes, et elle vient d’elle-même vers la fin d’une grille. Après chaque chiffre écrit, jetez un coup d’œil à sa ligne, à sa colonne et à son bloc : l’un d’eux n’a peut-être plus qu’un trou.

technique-hidden-single-box = Singleton caché dans un bloc
technique-hidden-single-box-there = un singleton caché
technique-hidden-single-box-teach = Prenez un chiffre et un bloc où il manque. Chaque ligne et chaque colonne qui a déjà le chiffre l’interdit à ses cases du bloc. S’il reste une seule case libre, le chiffre y va, quoi que la case puisse contenir d’autre. La plupart des grilles faciles se résolvent ainsi : passez les chiffres un par un, les plus fréquents d’abord.

technique-hidden-single-line = Singleton caché dans une rangée
technique-hidden-single-line-there = un singleton caché
technique-hidden-single-line-teach = Prenez un chiffre qui manque dans une ligne ou une colonne et rayez les cases où il ne peut pas aller : celles qui sont remplies, celles dont le bloc l’a déjà et celles dont l’autre rangée l’a déjà. S’il reste une seule case, le chiffre y va. Les rangées sont plus difficiles à parcourir que les blocs ; commencez par les plus pleines.

technique-naked-single = Singleton nu
technique-naked-single-there = un singleton nu
technique-naked-single-teach = Regardez une case et comptez ce qu’elle voit : les chiffres de sa ligne, de sa colonne et de son bloc. Quand tous y sont sauf un, la case prend celui qui manque. Une telle case se remarque mal, car les chiffres qui l’entourent sont dispersés. Cherchez là où une ligne bien remplie croise une colonne ou un bloc bien rempli. Avec des notes, c’est une case à une seule note.

technique-pointing = Candidats pointants
technique-pointing-there = des candidats pointants
technique-pointing-teach = Supposez que toutes les places d’un chiffre dans un bloc soient sur une même ligne ou colonne. Quelle que soit la bonne, le chiffre de cette rangée se trouve dans le bloc. On peut donc le rayer dans le reste de la rangée, hors du bloc. Les deux ou trois places pointent le long de la rangée. Souvent, cela fait apparaître un singleton dans le bloc voisin.

technique-claiming = Candidats revendiqués
technique-claiming-there = des candidats revendiqués
technique-claiming-teach = Supposez que toutes les places d’un chiffre dans une ligne ou une colonne soient dans un même bloc. La rangée a besoin du chiffre et ne peut l’avoir que là : elle revendique donc le chiffre de ce bloc. Rayez-le dans les autres cases du bloc. Cherchez dans les rangées qui ont peu de cases vides hors d’un bloc.

technique-naked-pair = Paire nue
technique-naked-pair-there = une paire nue
technique-naked-pair-teach = Deux cases d’une zone ont les deux mêmes candidats et aucun autre. L’une prend un chiffre, l’autre prend l’autre ; l’ordre importe peu. Ces cases épuisent les deux chiffres : rayez-les dans toutes les autres cases de la zone. Si les deux cases partagent un bloc et aussi une rangée, faites-le dans les deux.

technique-hidden-pair = Paire cachée
technique-hidden-pair-there = une paire cachée
technique-hidden-pair-teach = Deux chiffres ont les deux mêmes places dans une zone et aucune autre. Ces deux cases contiennent alors ces deux chiffres, dans un ordre ou l’autre, et tous leurs autres candidats disparaissent. La paire se cache parmi ces autres notes : on la trouve par les chiffres, non par les cases. Demandez-vous pour chaque chiffre où il peut aller dans la zone, et cherchez-en deux qui répondent pareil.

technique-cage-combination = Combinaison de cage
technique-cage-combination-there = une combinaison de cage
technique-cage-combination-teach = Les chiffres d’une cage sont différents et font sa somme. Certaines sommes ne laissent qu’un ensemble de chiffres : deux cases de somme 3 prennent 1 et 2, deux de somme 17 prennent 8 et 9, trois de somme 6 prennent 1, 2 et 3. Notez ces chiffres dans la cage et rayez tous les autres. Plus les cases se remplissent, plus souvent il ne reste qu’un ensemble.
technique-cage-combination-number-teach = Certaines cages ne laissent qu’un seul jeu de chiffres. Dans une grille de 6 × 6, une différence de 5 se fait avec 1 et 6, et un produit de 20 dans deux cases avec 4 et 5. Notez ces chiffres dans la cage et rayez tous les autres. À mesure que les cases se remplissent, de plus en plus de cages n’ont plus qu’un jeu.

technique-innie = Innie ou outie
technique-innie-there = un innie ou un outie
technique-innie-teach = Chaque ligne, colonne et bloc contient chaque chiffre une fois ; sa somme est donc 45 dans une grille de 9 × 9. Additionnez les cages qui sont entièrement à l’intérieur. S’il reste une case, l’innie, elle contient ce qui manque à 45. Ou additionnez toutes les cages qui y entrent. Si une seule de leurs cases est dehors, l’outie, elle contient ce qui dépasse.

technique-cage-claiming = Chiffre réservé à une cage
technique-cage-claiming-there = un chiffre réservé à la cage
technique-cage-claiming-teach = Énumérez les ensembles de chiffres qui font la somme d’une cage. Un chiffre qui est dans tous doit être dans la cage : trois cases de somme 22 ont toujours un 9. Si toutes ses places dans la cage sont dans une même ligne, colonne ou un même bloc, il disparaît des autres cases de cet endroit.
technique-cage-claiming-number-teach = Dressez la liste des jeux de chiffres qui donnent le nombre d’une cage. Un chiffre présent dans tous doit être dans la cage : un produit de 10 exige toujours un 5. Si toutes ses places dans la cage sont dans une même ligne ou colonne, il est exclu du reste de celle-ci.

technique-cage-sum = Somme de cage
technique-cage-sum-there = une somme de cage
technique-cage-sum-teach = Les chiffres d’une cage sont différents et font sa somme : seuls quelques ensembles sont possibles. Trois cases de somme 7 prennent 1, 2 et 4 dans un ordre quelconque. Notez les ensembles possibles. Un chiffre qui n’est dans aucun est éliminé de la cage, de même qu’un chiffre qui ne laisserait aucun ensemble aux autres cases.
technique-cage-sum-number-teach = Peu de jeux de chiffres donnent le nombre d’une cage, et moins encore quand des candidats ont disparu. Notez les façons de remplir la cage, sans répéter un chiffre dans une ligne ou une colonne. Un candidat qui ne figure dans aucune est éliminé.

technique-innies = Innies et outies
technique-innies-there = un groupe d’innies ou d’outies
technique-innies-teach = Chaque ligne, colonne et bloc a une somme fixe, 45 dans une grille de 9 × 9. Quand les cages en laissent deux cases ou plus, ces cases se partagent ce qui manque à la somme, comme si elles formaient une cage. De même, les cases par lesquelles les cages débordent se partagent le surplus. Passez en revue les chiffres qui font cette somme, et rayez ceux qui ne vont nulle part.

technique-wide-innies = Innies de plusieurs zones
technique-wide-innies-there = un groupe d’innies ou d’outies de plusieurs zones
technique-wide-innies-teach = Deux lignes, colonnes ou blocs voisins font 90, et trois font 135. Souvent les cages en remplissent plusieurs à quelques cases près, là où elles n’en remplissent pas un seul. Additionnez les cages à l’intérieur, et les cases qui restent se partagent la différence. Ou additionnez toutes celles qui y entrent, et les cases du dehors se partagent ce qui dépasse.
technique-house-combination = Combinaisons dans une zone
technique-house-combination-there = une combinaison de cages
technique-house-combination-teach = Les cages situées dans une même ligne, colonne ou un même bloc n’ont aucun chiffre en commun. Si une cage de deux cases de somme 4 prend le 1 et le 3, il ne reste à une autre de somme 7 que 2 et 5. Les autres cases prennent les chiffres qui restent. Ce qui n’entre dans aucun partage disparaît.
technique-cage-overlap = Chevauchement de cages
technique-cage-overlap-there = un chevauchement de cages
technique-cage-overlap-teach = Deux cages ont besoin du même chiffre, et toutes ses places dans les deux sont dans les deux mêmes lignes, colonnes ou blocs. Les cages y prennent alors ce chiffre, qui disparaît des autres cases de ces zones. L’inverse vaut aussi : si deux lignes ont toutes leurs places pour un chiffre dans les deux mêmes cages, il disparaît du reste de ces cages.
technique-cage-chain = Chaîne à travers des cages
technique-cage-chain-there = une chaîne à travers des cages
technique-cage-chain-teach = Une chaîne alternée qui passe aussi par des cages. Deux candidats d’une cage s’excluent si aucune façon de la remplir ne contient les deux, et l’un des deux est juste si chaque façon en contient un. Le premier candidat de la chaîne est juste, ou le dernier ; ce que les deux excluent disparaît.
technique-cage-net = Réseau forcé à travers des cages
technique-cage-net-there = un réseau forcé à travers des cages
technique-cage-net-teach = On suppose qu’un candidat est juste, on inscrit tous les singletons qui suivent, et l’on ne garde pour chaque cage que les façons encore possibles de la remplir. S’il reste une case sans chiffre, ou un chiffre sans place, le candidat était faux. Ce qui est exclu par chaque candidat d’une case, ou par chaque place d’un chiffre dans une zone, disparaît aussi.

technique-naked-triple = Triplet nu
technique-naked-triple-there = un triplet nu
technique-naked-triple-teach = Trois cases d’une zone n’ont à elles trois que trois chiffres. Il n’est pas nécessaire que chaque case les ait tous : 2 et 5, 5 et 8, 2 et 8 font aussi un triplet. Les trois cases épuisent les trois chiffres, et toutes les autres cases de la zone les perdent. Cherchez, parmi les cases à deux ou trois candidats, celles qui s’en tiennent aux mêmes chiffres.

technique-hidden-triple = Triplet caché
technique-hidden-triple-there = un triplet caché
technique-hidden-triple-teach = Trois chiffres n’ont à eux trois que trois places dans une zone. Ces cases prennent alors ces chiffres, et tous leurs autres candidats sont éliminés. Il n’est pas nécessaire que chaque chiffre ait les trois places. Le mieux est de compter : notez où peut aller chaque chiffre manquant, et cherchez-en trois qui se partagent trois places.

technique-naked-quad = Quadruplet nu
technique-naked-quad-there = un quadruplet nu
technique-naked-quad-teach = Quatre cases d’une zone n’ont à elles quatre que quatre chiffres, quelle que soit leur répartition. Elles épuisent ces chiffres, et les autres cases de la zone les perdent. Un quadruplet nu vaut un coup d’œil dans les zones qui ont beaucoup de cases vides : commencez par les cases qui ont le moins de candidats, et voyez si quatre d’entre elles s’en tiennent à quatre chiffres.

technique-hidden-quad = Quadruplet caché
technique-hidden-quad-there = un quadruplet caché
technique-hidden-quad-teach = Quatre chiffres n’ont à eux quatre que quatre places dans une zone. Les quatre cases prennent donc les quatre chiffres, et tous les autres candidats en disparaissent. C’est le plus grand ensemble à chercher dans une grille de 9 × 9, car les autres cases en formeraient toujours un plus petit. Il est rare, et bien caché par les notes qui l’entourent.

technique-x-wing = X-Wing
technique-x-wing-there = un X-Wing
technique-x-wing-teach = Un chiffre a deux places dans chacune de deux lignes, et elles sont dans les deux mêmes colonnes. Une ligne le prend dans une colonne, l’autre ligne dans l’autre : de toute façon, les deux colonnes l’ont. Il disparaît donc de toutes les autres cases de ces colonnes. Lignes et colonnes peuvent échanger leurs rôles. Les quatre places sont les coins d’un rectangle.

technique-swordfish = Espadon (Swordfish)
technique-swordfish-there = un espadon
technique-swordfish-teach = Dans trois lignes, toutes les places d’un chiffre sont dans les trois mêmes colonnes. Chaque ligne prend l’une des colonnes ; les trois colonnes reçoivent donc leur chiffre de ces lignes et le perdent partout ailleurs. Il n’est pas nécessaire que chaque ligne ait trois places ; deux suffisent. Lignes et colonnes peuvent échanger leurs rôles. Pour le trouver, marquez toutes les places d’un chiffre.

technique-xy-wing = XY-Wing
technique-xy-wing-there = un XY-Wing
technique-xy-wing-teach = Trois cases à deux candidats chacune. Le pivot a X et Y. Il voit deux pinces : l’une a X et Z, l’autre Y et Z. Si le pivot est X, la première pince doit être Z ; s’il est Y, c’est la seconde. L’une des pinces est donc Z, et toute case qui voit les deux perd Z. Il n’est pas nécessaire que les pinces se voient.

technique-xyz-wing = XYZ-Wing
technique-xyz-wing-there = un XYZ-Wing
technique-xyz-wing-teach = Un pivot a les trois chiffres X, Y et Z et voit deux pinces : l’une a X et Z, l’autre Y et Z. S’il est X, la première pince doit être Z ; s’il est Y, c’est la seconde ; sinon, il est lui-même Z. L’une des trois cases est donc Z. Seule une case qui voit les trois le perd ; cherchez donc dans le bloc du pivot.

technique-unique-rectangle-1 = Rectangle unique, type 1
technique-unique-rectangle-1-there = un rectangle unique de type 1
technique-unique-rectangle-1-teach = Quatre cases sur deux lignes, deux colonnes et deux blocs ne doivent jamais rester avec les deux mêmes chiffres : on pourrait les échanger sans rien changer aux autres cases, et la grille aurait deux solutions. Si trois des coins n’ont que ces deux candidats, le quatrième doit être autre chose, et perd les deux. Cela ne vaut que parce que la grille a exactement une solution.

technique-unique-rectangle-2 = Rectangle unique, type 2
technique-unique-rectangle-2-there = un rectangle unique de type 2
technique-unique-rectangle-2-teach = Quatre cases sur deux lignes, deux colonnes et deux blocs partagent deux chiffres. Les coins qui en ont davantage ont tous le même chiffre en plus. Si aucun ne le prenait, il resterait aux quatre cases deux chiffres échangeables, et la grille aurait deux solutions. L’un d’eux le prend donc, et ce qui les voit tous le perd.

technique-unique-rectangle-3 = Rectangle unique, type 3
technique-unique-rectangle-3-there = un rectangle unique de type 3
technique-unique-rectangle-3-teach = Quatre cases sur deux lignes, deux colonnes et deux blocs partagent deux chiffres, et deux coins d’une même rangée en ont d’autres. L’un des deux doit prendre l’un de ces autres, sinon on pourrait échanger les deux chiffres et la grille aurait deux solutions. Ensemble, ils se comportent donc comme une case qui aurait les autres chiffres. Avec d’autres cases de la zone, ils peuvent épuiser autant de chiffres que de cases, et le reste de la zone les perd.

technique-unique-rectangle-4 = Rectangle unique, type 4
technique-unique-rectangle-4-there = un rectangle unique de type 4
technique-unique-rectangle-4-teach = Quatre cases sur deux lignes, deux colonnes et deux blocs partagent deux chiffres, et deux coins d’une même zone en ont d’autres. Si l’un des deux chiffres n’a pas d’autre place dans cette zone, l’un de ces coins doit le prendre. Si l’autre coin était le second chiffre, on pourrait échanger les deux chiffres, et la grille aurait deux solutions. Le second chiffre disparaît donc des deux coins.

technique-hidden-rectangle = Rectangle caché
technique-hidden-rectangle-there = un rectangle caché
technique-hidden-rectangle-teach = Quatre cases sur deux lignes, deux colonnes et deux blocs partagent deux chiffres, et un coin n’en a pas d’autres. Regardez le coin opposé : si l’un des chiffres n’a pas de place hors du rectangle dans sa ligne ni dans sa colonne, l’autre chiffre y forcerait les quatre coins. On pourrait alors les échanger, et la grille aurait deux solutions. Cet autre chiffre disparaît donc.

technique-jellyfish = Méduse (Jellyfish)
technique-jellyfish-there = une méduse
technique-jellyfish-teach = Dans quatre lignes, toutes les places d’un chiffre sont dans les quatre mêmes colonnes ; les colonnes reçoivent donc leur chiffre de ces lignes, et toutes les autres cases le perdent. Il n’est pas nécessaire que chaque ligne ait les quatre places. Lignes et colonnes peuvent échanger leurs rôles. Quand cinq rangées semblent nécessaires dans une grille de 9 × 9, regardez dans l’autre sens : les rangées restantes suffisent, et il en faut moins.

technique-bug = Cimetière de bivaleurs (BUG)
technique-bug-there = un cimetière de bivaleurs
technique-bug-teach = Supposez que chaque case vide ait deux candidats, sauf une qui en a trois. Sans son troisième, chaque chiffre à placer aurait deux places dans chaque ligne, chaque colonne et chaque bloc. Une telle grille n’a jamais exactement une solution. La case à part prend donc le chiffre qui a trois places dans sa ligne, sa colonne et son bloc : cela brise le motif, et résout en général la grille.

technique-remote-pair = Paire éloignée
technique-remote-pair-there = une paire éloignée
technique-remote-pair-teach = Plusieurs cases ont les deux mêmes candidats, et chacune voit la suivante. Elles prennent donc les deux chiffres tour à tour, comme les cases d’un damier. Coloriez-les tour à tour en clair et en foncé : toutes les claires contiennent un chiffre, toutes les foncées l’autre. Une case qui voit une claire et une foncée voit les deux chiffres et perd les deux.

technique-skyscraper = Gratte-ciel
technique-skyscraper-there = un gratte-ciel
technique-skyscraper-teach = Un chiffre a deux places dans chacune de deux lignes, ou de deux colonnes. Un bout de la première voit un bout de la seconde, donc les deux ne sont pas justes : l’un au moins des deux autres bouts l’est. Toute case qui voit ces deux autres bouts perd le chiffre. Cela ressemble à deux tours posées sur le même sol, aux toits de hauteurs différentes.

technique-two-string-kite = Cerf-volant à deux ficelles
technique-two-string-kite-there = un cerf-volant à deux ficelles
technique-two-string-kite-teach = Un chiffre a deux places dans une ligne et deux dans une colonne, et une place de la ligne partage un bloc avec une de la colonne. Ces deux-là ne peuvent être justes ensemble, donc le bout éloigné de la ligne ou celui de la colonne l’est. La case qui voit les deux bouts éloignés perd le chiffre. Le bloc noue les deux ficelles.

technique-turbot-fish = Turbot
technique-turbot-fish-there = un turbot
technique-turbot-fish-teach = Un chiffre a deux places dans chacune de deux zones quelconques. Une place de la première en voit une de la seconde, donc les deux ne sont pas justes. Alors au moins l’un des deux bouts éloignés est juste, et toute case qui voit les deux perd le chiffre. Ici, l’une des zones au moins n’est ni une ligne ni une colonne, mais un bloc ou une autre zone de la grille.

technique-empty-rectangle = Rectangle vide
technique-empty-rectangle-there = un rectangle vide
technique-empty-rectangle-teach = Dans un bloc, toutes les places d’un chiffre sont dans une de ses lignes et une de ses colonnes, comme une croix. Ailleurs, une rangée a deux places pour le chiffre, et l’une d’elles voit un bras de la croix. Si cette place est juste, le chiffre du bloc est dans l’autre bras. Sinon, la seconde place est juste. Une case qui la voit et qui est alignée avec ce bras perd le chiffre.

technique-simple-colouring = Coloriage simple
technique-simple-colouring-there = un coloriage simple
technique-simple-colouring-teach = Prenez un chiffre et les zones où il a deux places : de chaque paire, l’une est juste. Coloriez-les tour à tour, de zone en zone, en deux couleurs. Toutes les places d’une couleur sont justes et toutes celles de l’autre fausses. Si deux places d’une couleur se voient, cette couleur est fausse. Et toute place qui voit les deux couleurs disparaît, quelle que soit la bonne.

technique-multi-colouring = Coloriage multiple
technique-multi-colouring-there = un coloriage multiple
technique-multi-colouring-teach = Prenez un chiffre et les zones où il a deux places, et coloriez les places tour à tour. Il peut se former plusieurs groupes, chacun avec deux couleurs à lui, dont l’une est juste. Si une couleur d’un groupe voit une couleur d’un autre, les deux ne sont pas justes. La couleur opposée de l’une ou de l’autre est donc juste, et ce qui voit ces deux-là est éliminé. Une couleur qui voit les deux couleurs d’un autre groupe est fausse.

technique-w-wing = W-Wing
technique-w-wing-there = un W-Wing
technique-w-wing-teach = Deux cases qui ne se voient pas ont les deux mêmes candidats. Quelque part, une zone n’a que deux places pour l’un de ces chiffres, et chacune de ces places voit l’une des deux cases. Les deux cases ne peuvent donc pas contenir toutes deux ce chiffre : l’une au moins contient l’autre, et toute case qui voit les deux le perd.

technique-finned-x-wing = X-Wing à nageoire
technique-finned-x-wing-there = un X-Wing à nageoire
technique-finned-x-wing-teach = Dans deux lignes, un chiffre aurait ses places dans les deux mêmes colonnes, s’il n’y avait une ou deux places de plus dans l’une des lignes : les nageoires. Si aucune nageoire n’est juste, les deux colonnes reçoivent leur chiffre des deux lignes et le perdent ailleurs. Si une nageoire est juste, elle exclut ce qu’elle voit. On élimine ce qui est exclu des deux façons : les cases des colonnes qui voient toutes les nageoires, en général dans leur bloc.

technique-sashimi-x-wing = X-Wing sashimi
technique-sashimi-x-wing-there = un X-Wing sashimi
technique-sashimi-x-wing-teach = Dans deux lignes, un chiffre a ses places dans les deux mêmes colonnes, mais il en manque une à l’une des lignes, qui en a d’autres tout près : les nageoires. Le motif paraît cassé, mais l’argument tient. Si aucune nageoire n’est juste, chaque ligne prend sa place dans les colonnes, et celles-ci perdent le chiffre ailleurs. Si une nageoire est juste, elle exclut ce qu’elle voit. On élimine ce qui est exclu des deux façons.

technique-x-chain = Chaîne X
technique-x-chain-there = une chaîne X
technique-x-chain-teach = Suivez un chiffre de zone en zone. Supposez qu’il ne soit pas dans une certaine case. Une zone à deux places le met alors dans l’autre ; de là, il est exclu de tout ce qu’elle voit, ce qui laisse une place dans une zone suivante, et ainsi de suite. Au bout d’une telle chaîne, sa première case est juste, ou la dernière. Ce qui voit les deux perd le chiffre.

technique-xy-chain = Chaîne XY
technique-xy-chain-there = une chaîne XY
technique-xy-chain-teach = Une chaîne de cases à deux candidats, où chaque case voit la suivante et partage un chiffre avec elle. Si la première case n’est pas Z, elle est son autre chiffre, donc la suivante n’est pas celui-là, et ainsi de suite jusqu’à la dernière, qui doit être Z. L’un des bouts de la chaîne est donc Z, et ce qui voit les deux perd Z.

technique-wxyz-wing = WXYZ-Wing
technique-wxyz-wing-there = un WXYZ-Wing
technique-wxyz-wing-teach = Quatre cases ont à elles toutes les candidats W, X, Y et Z, et l’une d’elles, le pivot, voit les trois autres. Toutes les places de W se voient, de même celles de X et celles de Y : chacun de ces chiffres remplit au plus une des quatre cases. L’une des cases doit donc être Z, et toute case qui voit toutes les places de Z dans les quatre le perd. Cherchez là où une rangée croise un bloc.

technique-finned-swordfish = Espadon à nageoire
technique-finned-swordfish-there = un espadon à nageoire
technique-finned-swordfish-teach = Dans trois lignes, un chiffre a ses places dans les trois mêmes colonnes, à une ou plusieurs places près dans l’une des lignes : les nageoires. Si aucune nageoire n’est juste, les trois colonnes reçoivent leur chiffre de ces lignes et le perdent ailleurs. Si une nageoire est juste, elle exclut ce qu’elle voit. Les cases des colonnes qui voient toutes les nageoires perdent donc le chiffre de toute façon. Lignes et colonnes peuvent échanger leurs rôles.

technique-sashimi-swordfish = Espadon sashimi
technique-sashimi-swordfish-there = un espadon sashimi
technique-sashimi-swordfish-teach = Dans trois lignes, un chiffre a ses places dans les trois mêmes colonnes, mais l’une des lignes n’en a plus qu’une, et d’autres tout près : les nageoires. Si aucune nageoire n’est juste, cette place l’est, et les deux autres lignes se partagent les deux autres colonnes. Si une nageoire est juste, elle exclut ce qu’elle voit. Une case des colonnes qui voit toutes les nageoires perd le chiffre dans les deux cas. Lignes et colonnes peuvent échanger leurs rôles.

technique-finned-jellyfish = Méduse à nageoire
technique-finned-jellyfish-there = une méduse à nageoire
technique-finned-jellyfish-teach = Dans quatre lignes, un chiffre a ses places dans les quatre mêmes colonnes, à une ou plusieurs places près dans l’une des lignes : les nageoires. Si aucune nageoire n’est juste, les quatre colonnes reçoivent leur chiffre de ces lignes et le perdent ailleurs. Si une nageoire est juste, elle exclut ce qu’elle voit. Les cases des colonnes qui voient toutes les nageoires perdent le chiffre de toute façon. Les nageoires sont proches, en général dans un même bloc.

technique-sashimi-jellyfish = Méduse sashimi
technique-sashimi-jellyfish-there = une méduse sashimi
technique-sashimi-jellyfish-teach = Dans quatre lignes, un chiffre a ses places dans les quatre mêmes colonnes, mais l’une des lignes n’en a plus qu’une, et d’autres tout près : les nageoires. Si aucune nageoire n’est juste, les quatre lignes remplissent toujours entre elles les quatre colonnes. Si une nageoire est juste, elle exclut ce qu’elle voit. Une case des colonnes qui voit toutes les nageoires perd le chiffre dans les deux cas. Lignes et colonnes peuvent échanger leurs rôles.

technique-aic = Chaîne alternée
technique-aic-there = une chaîne alternée
technique-aic-teach = Une chaîne qui va du faux au juste et revient. Supposez qu’un candidat est faux, et passez à un autre qui doit alors être juste : l’autre chiffre d’une case à deux, ou l’autre place d’une zone à deux. Cela en exclut un suivant, et ainsi de suite. Le premier candidat est juste, ou le dernier ; ce que les deux excluent disparaît. Une chaîne fermée exclut davantage.

technique-grouped-aic = Chaîne alternée à groupes
technique-grouped-aic-there = une chaîne alternée à groupes
technique-grouped-aic-teach = Une chaîne du faux au juste et retour, dont une étape peut être un groupe : deux ou trois places d’un chiffre là où une rangée croise un bloc. Si le reste d’une zone n’a pas de place pour le chiffre, l’une du groupe est juste, et ce qui voit tout le groupe perd le chiffre. La première étape de la chaîne est juste, ou la dernière ; ce que les deux excluent est éliminé.

technique-sue-de-coq = Sue de Coq
technique-sue-de-coq-there = un Sue de Coq
technique-sue-de-coq-teach = Prenez deux ou trois cases là où une rangée croise un bloc. Ajoutez des cases de la rangée et des cases du bloc, de sorte que toutes ensemble aient autant de chiffres que de cases, et que la partie de la rangée ne partage aucun chiffre avec celle du bloc. Chaque chiffre est alors employé une fois. Ceux de la partie rangée disparaissent du reste de la rangée, ceux de la partie bloc du reste du bloc.

technique-als-xz = ALS-XZ
technique-als-xz-there = un ALS-XZ
technique-als-xz-teach = Un ensemble presque verrouillé (ALS) est un groupe de cases d’une zone qui a un chiffre de plus que de cases : s’il perd un chiffre, il doit contenir tous les autres. Prenez deux de ces ensembles et un chiffre X qu’un seul peut contenir, car toutes ses places dans les deux se voient. L’un d’eux est privé de X et contient un Z commun. Ce qui voit tous les Z des deux ensembles perd Z.

technique-als-xy-wing = ALS-XY-Wing
technique-als-xy-wing-there = un ALS-XY-Wing
technique-als-xy-wing-teach = Prenez trois ensembles de cases, chacun dans une zone et avec un chiffre de plus que de cases : s’il perd un chiffre, un tel ensemble doit prendre tous les autres. Celui du milieu partage X avec le premier et Y avec le dernier, et aucun de ces chiffres ne tient dans les deux ensembles qu’il relie. Celui du milieu prend X ou Y ; le premier ou le dernier perd donc un chiffre et doit prendre tous ses autres. Une case qui voit tous les Z des deux perd Z.

technique-death-blossom = Fleur de la mort
technique-death-blossom-there = une fleur de la mort
technique-death-blossom-teach = Une case à deux ou trois candidats est la tige. Chacun de ses candidats a un pétale : des cases d’une zone qui ont ce chiffre et un chiffre de plus que de cases, et dont la tige voit toutes les places pour ce chiffre. Quelle que soit la tige, elle prend un chiffre à un pétale, qui doit alors prendre tous ses autres. Si tous les pétales ont un même chiffre Z, ce qui voit tous les Z de tous les pétales perd Z.

technique-forcing-chain = Chaîne forcée
technique-forcing-chain-there = une chaîne forcée
technique-forcing-chain-teach = Prenez une case, ou un chiffre dans une zone, et essayez chaque possibilité à son tour. Suivez une chaîne depuis chacune : ceci est juste, donc cela est faux, donc le suivant est juste. Si toutes les chaînes concluent qu’un même candidat est faux, il est faux, quelle que soit la bonne. C’est un travail lent, à garder en dernier recours.

technique-forcing-net = Réseau forcé
technique-forcing-net-there = un réseau forcé
technique-forcing-net-teach = Supposez qu’un candidat soit juste, et inscrivez tous les singletons qui suivent. S’il reste une case sans chiffre, ou un chiffre sans place, le candidat était faux. Ou faites-le avec chaque candidat d’une case, ou chaque place d’un chiffre dans une zone : ce qui est exclu dans tous les cas disparaît. Prenez une seconde feuille ou un crayon tendre.

technique-beyond = Au-delà de toute technique
technique-beyond-there = une étape au-delà de toute technique
technique-beyond-teach = Pour quelques grilles, aucun motif nommé ne suffit. Elles n’ont pourtant qu’une solution, mais on la trouve par essais : choisissez une case à deux candidats, supposez que l’un est juste, et continuez jusqu’à ce que tout aille ou que vous arriviez à une contradiction. Dans ce cas, l’autre est juste. Notez où vous avez commencé, pour retrouver votre chemin.

technique-mark-pair = Cases liées
technique-mark-pair-there = une paire de cases liées
technique-mark-pair-teach = Une marque entre deux cases, un trait qui les traverse ou une règle sur les voisines sans marque lie leurs chiffres. Notez les candidats des deux. Un candidat incompatible avec tous ceux de l’autre case peut être rayé : à côté d’une barre, un 5 demande un 4 ou un 6 ; sur un thermomètre, seul le réservoir peut être 1. Chaque chiffre rayé peut décider de la paire suivante ; suivez donc les traits et les files de marques d’un bout à l’autre.

technique-line-number = Ligne et nombre
technique-line-number-there = des candidats incompatibles avec le nombre
technique-line-number-teach = Une flèche, ou un nombre à l’extérieur de la grille, impose à ses cases une somme ou un compte. Cherchez le moins et le plus que les autres cases peuvent apporter, et rayez ce qui n’atteindrait pas le nombre ou le dépasserait : une petite somme exclut les grands chiffres, une grande les petits. Les nombres les plus petits et les plus grands laissent le moins de choix ; commencez donc par eux.

technique-line-filling = Façons de former le nombre
technique-line-filling-there = les quelques façons de former le nombre
technique-line-filling-teach = Quand il ne reste que quelques cases vides le long d’une flèche, ou dans la rangée d’un nombre à l’extérieur de la grille, notez toutes les façons de former le nombre. Les cases d’une même ligne, d’une même colonne ou d’un même bloc sont différentes : il en reste donc peu. Un candidat qui ne figure dans aucune peut être rayé.

technique-mark-room = Place pour les cases liées
technique-mark-room-there = trop peu de place pour les cases liées
technique-mark-room-teach = Une case liée à deux ou trois autres dans une même ligne, une même colonne ou un même bloc doit laisser à chacune un chiffre différent. Avec une barre de chaque côté dans une ligne, un chiffre demande à côté de lui celui juste en dessous et celui juste au-dessus ; ce n’est donc ni 1 ni le plus grand. Essayez chaque candidat, et rayez ceux qui laisseraient trop peu de chiffres aux autres cases.

technique-mark-house = Lien commun
technique-mark-house-there = un lien commun
technique-mark-house-teach = Un chiffre n’a plus que deux ou trois places dans une ligne, une colonne ou un bloc. Voyez pour chacune ce qu’il y exclurait : les autres candidats de sa case, et tout ce qu’interdisent les marques et les traits autour d’elle. Ce qui disparaît dans tous les cas peut être rayé dès maintenant, où que le chiffre finisse par aller.

## Pour les librairies
listing-puzzles =
    { $count ->
        [one] 1 sudoku
       *[other] { NUMBER($count) } sudokus
    }
listing-intro-adults = Un crayon, une heure tranquille et une grille toute neuve : des sudokus à résoudre sur papier, chez soi ou en voyage.
listing-intro-children = Un crayon bien taillé et c’est parti : des règles claires, de petits pas et la joie de trouver.
listing-intro-seniors = Des grilles à résoudre sans se presser : claires, un crayon à la main, avec le temps de réfléchir.
listing-inside = Dans ce livre
listing-levels = Niveaux : { $levels }
listing-kinds = Grilles : { $kinds }
listing-one-solution = Chaque grille a exactement une solution.
listing-logic = Chaque grille se résout par la seule logique, sans deviner.
listing-answers = Les solutions de toutes les grilles se trouvent dans le livre.
listing-hints = Des indices pour les premiers pas de chaque grille aident à se débloquer.
listing-walkthroughs = Certaines grilles sont résolues pas à pas.
listing-rules = Les règles sont expliquées par un exemple.
listing-techniques = Techniques utiles : { $techniques }
listing-one-per-page = Une grille par page, avec beaucoup de place pour les annotations.
listing-large-print = Gros caractères : de grands chiffres faciles à lire.
listing-format =
    { $count ->
        [one] 1 page, { $size }
       *[other] { NUMBER($count) } pages, { $size }
    }
listing-keywords = livre de sudoku, jeux de chiffres, jeux de logique, casse-tête, grilles à remplir, jeux pour le cerveau, cadeau pour amateurs de jeux, jeux de voyage, entraînement de la mémoire, loisir relaxant, exercices de concentration, activité calme, idée cadeau anniversaire, raisonnement logique, pause détente, petit présent
listing-keywords-adults = sudoku adulte, cahier de jeux pour adultes, loisir sans écran
listing-keywords-children = sudoku enfant, cahier de jeux pour enfants, jeux de logique pour enfants, livre d’activités, premiers sudokus
listing-keywords-seniors = sudoku senior, cahier de jeux pour seniors, cadeau pour grands-parents, jeux faciles à lire
listing-keywords-large = sudoku gros caractères, jeux en gros caractères
listing-keywords-easy = sudoku facile, sudoku débutant
listing-keywords-hard = sudoku difficile, sudoku expert
listing-keyword-variant = sudoku { $variant }
listing-search-words = sudoku, sudokus, grilles, casse-tête, jeux de logique, gros caractères, facile, difficile, pour adultes, pour enfants, pour seniors
listing-promotions = meilleur, meilleure, meilleures ventes, best-seller, gratuit, gratuite, promotion, offre, nouveau, nouvelle, numéro 1, n° 1, bonus
listing-ai-puzzles = Un programme a généré les grilles à partir d’une graine : il remplit une grille au hasard, retire des chiffres et compte les solutions jusqu’à ce qu’il en reste exactement une. Aucune intelligence artificielle ne les a générées.
listing-ai-texts = Les règles, les titres, les indices et les solutions sont des phrases et des dessins fixes de ce programme. Pour ce livre, il n’a utilisé aucun outil qui génère des textes, des images ou des traductions par intelligence artificielle.
listing-ai-own = Le livre contient aussi des éléments qui ne viennent pas du programme : { $parts }. Il ne peut pas savoir comment ils ont été faits ; l’auteur en répond.
listing-own-texts = textes de l’auteur
listing-own-pictures = images de l’auteur
listing-own-puzzles = grilles de l’auteur
