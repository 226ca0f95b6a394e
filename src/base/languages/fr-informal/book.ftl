### Les textes qui tutoient le lecteur, dans les livres en `fr-informal`.

level-medium-is =
    Moins de chiffres donnés. Parcours aussi les lignes et les colonnes, et cherche les cases où un seul chiffre est
    possible.
level-hard-is =
    Ici, les notes au crayon sont utiles : cherche des candidats verrouillés, des paires et des triplets.
level-extreme-is = Très peu de chiffres donnés ; attends-toi à tout, y compris à de longues chaînes de déductions.
level-extreme-with-trial =
    Très peu de chiffres donnés ; attends-toi à tout, y compris à de longues chaînes de déductions et à des essais.
fill-digits = Remplis chaque case vide avec un chiffre de { $first } à { $last }.
fill-numbers = Remplis chaque case vide avec un nombre de 1 à { $last }.
fill-letter = Remplis chaque case vide avec un chiffre de { $first } à 9 ou la lettre A.
fill-letters = Remplis chaque case vide avec un chiffre de { $first } à 9 ou une lettre de A à { $last }.
fill-word =
    Des lettres remplacent les chiffres. Remplis chaque case vide avec une des lettres indiquées près de la grille.
fill-pictures =
    Des images remplacent les chiffres. Dessine dans chaque case vide une des images montrées près de la grille.
fill-sizes = Remplis chaque case vide.
sizes-digits = Utilise les chiffres { $sizes }.
sizes-word = Quand des lettres accompagnent une grille, utilise ces lettres.
sizes-pictures = Quand des images accompagnent une grille, utilise ces images.
one-solution =
    Chaque grille de ce livre a exactement une solution, et le raisonnement seul y mène. Si tu es tenté de deviner,
    regarde encore : il y a toujours une étape logique.
scanning =
    Prends un chiffre et parcours les lignes et les colonnes où il figure déjà : il ne peut plus y aller. Quand un
    bloc n’a plus qu’une case libre pour lui, c’est là qu’il va.
scanning-cages =
    Commence par les cages qui laissent le moins de choix : une grande différence, un produit qui a peu de
    diviseurs, une somme très petite ou très grande. Si une cage située dans une seule ligne ou colonne exige un
    chiffre, le reste de cette ligne ou colonne ne peut pas l’avoir.
pencil-marks =
    Quand tu ne trouves plus rien au premier regard, note au crayon, en petit, dans chaque case, les candidats : les
    chiffres qui peuvent encore y aller. Une case qui n’a qu’un candidat est résolue, tout comme un chiffre qui n’a
    qu’une place dans une ligne, une colonne ou un bloc. Raye les candidats à mesure que tu remplis des cases, et
    regarde à nouveau : chaque chiffre trouvé ouvre la voie à d’autres.
hints-are =
    Une grille te résiste ? Chaque indice te dit où regarder, ou nomme un motif et l’endroit où il se trouve ; à toi
    de faire le reste. Quand un indice vient plus tard dans la grille, le nombre de cases vides montre où tu devrais
    en être.
hints-left-out =
    Les grilles absentes de cette liste se passent d’indices : demande-toi, pour chaque chiffre, où il peut aller
    dans chaque ligne, chaque colonne et chaque bloc.
web-own = ton { $digit }
web-no-cage = Choisis une case d’une cage pour voir comment la remplir.
web-won-in = Ton temps : { $time }
web-copy = Copie ce texte
web-no-script = Pour jouer ici, autorise JavaScript dans le navigateur. Sans lui, la grille peut être imprimée.
about-techniques =
    Les techniques dont tu auras besoin pour ce livre, de la plus facile à la plus difficile, chacune avec un
    exemple. Aucun des exemples n’est une grille de ce livre.
stuck =
    Ici s’arrêtent les techniques de ce livre ; il ne reste qu’à procéder par essais. Prends une case à deux
    candidats, suppose que l’un est juste, et continue jusqu’à ce que la grille soit pleine ou que tu arrives à une
    contradiction. Dans ce cas, c’est l’autre qui est juste.
look-house = Regarde { $house-in }.
look-cage = Regarde la cage de somme { $sum } en { $cell }.
look-number = Regarde la cage { $number } en { $cell }.
look-digit = Regarde les places du { $digit }.
look-cells = Regarde { $cells }.
there-in-house = Cherche { $technique-there } { $house-in }.
there-at-cells = Cherche { $technique-there } en { $cells }.
there-at-cage = Cherche { $technique-there } dans la cage de somme { $sum } en { $cell }.
there-at-number = Cherche { $technique-there } dans la cage { $number } en { $cell }.
there-on-digit = Cherche { $technique-there } sur le { $digit }.
there-on-digit-in = Cherche { $technique-there } sur le { $digit } { $houses-in }.
technique-full-house-teach =
    Quand une ligne, une colonne ou un bloc n’a plus qu’une case vide, passe les chiffres en revue : celui qui
    manque y va. C’est l’étape la plus facile de toutes, et elle vient d’elle-même vers la fin d’une grille. Après
    chaque chiffre écrit, jette un coup d’œil à sa ligne, à sa colonne et à son bloc : l’un d’eux n’a peut-être plus
    qu’un trou.
technique-hidden-single-box-teach =
    Prends un chiffre et un bloc où il manque. Chaque ligne et chaque colonne qui a déjà le chiffre l’interdit à ses
    cases du bloc. S’il reste une seule case libre, le chiffre y va, quoi que la case puisse contenir d’autre. La
    plupart des grilles faciles se résolvent ainsi : passe les chiffres un par un, les plus fréquents d’abord.
technique-hidden-single-line-teach =
    Prends un chiffre qui manque dans une ligne ou une colonne et raye les cases où il ne peut pas aller : celles
    qui sont remplies, celles dont le bloc l’a déjà et celles dont l’autre rangée l’a déjà. S’il reste une seule
    case, le chiffre y va. Les rangées sont plus difficiles à parcourir que les blocs ; commence par les plus
    pleines.
technique-naked-single-teach =
    Regarde une case et compte ce qu’elle voit : les chiffres de sa ligne, de sa colonne et de son bloc. Quand tous
    y sont sauf un, la case prend celui qui manque. Une telle case se remarque mal, car les chiffres qui l’entourent
    sont dispersés. Cherche là où une ligne bien remplie croise une colonne ou un bloc bien rempli. Avec des notes,
    c’est une case à une seule note.
technique-pointing-teach =
    Suppose que toutes les places d’un chiffre dans un bloc soient sur une même ligne ou colonne. Quelle que soit la
    bonne, le chiffre de cette rangée se trouve dans le bloc. On peut donc le rayer dans le reste de la rangée, hors
    du bloc. Les deux ou trois places pointent le long de la rangée. Souvent, cela fait apparaître un singleton dans
    le bloc voisin.
technique-claiming-teach =
    Suppose que toutes les places d’un chiffre dans une ligne ou une colonne soient dans un même bloc. La rangée a
    besoin du chiffre et ne peut l’avoir que là : elle revendique donc le chiffre de ce bloc. Raye-le dans les
    autres cases du bloc. Cherche dans les rangées qui ont peu de cases vides hors d’un bloc.
technique-naked-pair-teach =
    Deux cases d’une zone ont les deux mêmes candidats et aucun autre. L’une prend un chiffre, l’autre prend
    l’autre ; l’ordre importe peu. Ces cases épuisent les deux chiffres : raye-les dans toutes les autres cases de
    la zone. Si les deux cases partagent un bloc et aussi une rangée, faites-le dans les deux.
technique-hidden-pair-teach =
    Deux chiffres ont les deux mêmes places dans une zone et aucune autre. Ces deux cases contiennent alors ces deux
    chiffres, dans un ordre ou l’autre, et tous leurs autres candidats disparaissent. La paire se cache parmi ces
    autres notes : on la trouve par les chiffres, non par les cases. Demande-toi pour chaque chiffre où il peut
    aller dans la zone, et cherches-en deux qui répondent pareil.
technique-cage-combination-teach =
    Les chiffres d’une cage sont différents et font sa somme. Certaines sommes ne laissent qu’un ensemble de
    chiffres : deux cases de somme 3 prennent 1 et 2, deux de somme 17 prennent 8 et 9, trois de somme 6 prennent 1,
    2 et 3. Note ces chiffres dans la cage et raye tous les autres. Plus les cases se remplissent, plus souvent il
    ne reste qu’un ensemble.
technique-cage-combination-number-teach =
    Certaines cages ne laissent qu’un seul jeu de chiffres. Dans une grille de 6 × 6, une différence de 5 se fait
    avec 1 et 6, et un produit de 20 dans deux cases avec 4 et 5. Note ces chiffres dans la cage et raye tous les
    autres. À mesure que les cases se remplissent, de plus en plus de cages n’ont plus qu’un jeu.
technique-innie-teach =
    Chaque ligne, colonne et bloc contient chaque chiffre une fois ; sa somme est donc 45 dans une grille de 9 × 9.
    Additionne les cages qui sont entièrement à l’intérieur. S’il reste une case, l’innie, elle contient ce qui
    manque à 45. Ou additionne toutes les cages qui y entrent. Si une seule de leurs cases est dehors, l’outie, elle
    contient ce qui dépasse.
technique-cage-claiming-teach =
    Énumère les ensembles de chiffres qui font la somme d’une cage. Un chiffre qui est dans tous doit être dans la
    cage : trois cases de somme 22 ont toujours un 9. Si toutes ses places dans la cage sont dans une même ligne,
    colonne ou un même bloc, il disparaît des autres cases de cet endroit.
technique-cage-claiming-number-teach =
    Dresse la liste des jeux de chiffres qui donnent le nombre d’une cage. Un chiffre présent dans tous doit être
    dans la cage : un produit de 10 exige toujours un 5. Si toutes ses places dans la cage sont dans une même ligne
    ou colonne, il est exclu du reste de celle-ci.
technique-cage-sum-teach =
    Les chiffres d’une cage sont différents et font sa somme : seuls quelques ensembles sont possibles. Trois cases
    de somme 7 prennent 1, 2 et 4 dans un ordre quelconque. Note les ensembles possibles. Un chiffre qui n’est dans
    aucun est éliminé de la cage, de même qu’un chiffre qui ne laisserait aucun ensemble aux autres cases.
technique-cage-sum-number-teach =
    Peu de jeux de chiffres donnent le nombre d’une cage, et moins encore quand des candidats ont disparu. Note les
    façons de remplir la cage, sans répéter un chiffre dans une ligne ou une colonne. Un candidat qui ne figure dans
    aucune est éliminé.
technique-innies-teach =
    Chaque ligne, colonne et bloc a une somme fixe, 45 dans une grille de 9 × 9. Quand les cages en laissent deux
    cases ou plus, ces cases se partagent ce qui manque à la somme, comme si elles formaient une cage. De même, les
    cases par lesquelles les cages débordent se partagent le surplus. Passe en revue les chiffres qui font cette
    somme, et raye ceux qui ne vont nulle part.
technique-wide-innies-teach =
    Deux lignes, colonnes ou blocs voisins font 90, et trois font 135. Souvent les cages en remplissent plusieurs à
    quelques cases près, là où elles n’en remplissent pas un seul. Additionne les cages à l’intérieur, et les cases
    qui restent se partagent la différence. Ou additionne toutes celles qui y entrent, et les cases du dehors se
    partagent ce qui dépasse.
technique-naked-triple-teach =
    Trois cases d’une zone n’ont à elles trois que trois chiffres. Il n’est pas nécessaire que chaque case les ait
    tous : 2 et 5, 5 et 8, 2 et 8 font aussi un triplet. Les trois cases épuisent les trois chiffres, et toutes les
    autres cases de la zone les perdent. Cherche, parmi les cases à deux ou trois candidats, celles qui s’en
    tiennent aux mêmes chiffres.
technique-hidden-triple-teach =
    Trois chiffres n’ont à eux trois que trois places dans une zone. Ces cases prennent alors ces chiffres, et tous
    leurs autres candidats sont éliminés. Il n’est pas nécessaire que chaque chiffre ait les trois places. Le mieux
    est de compter : note où peut aller chaque chiffre manquant, et cherches-en trois qui se partagent trois places.
technique-naked-quad-teach =
    Quatre cases d’une zone n’ont à elles quatre que quatre chiffres, quelle que soit leur répartition. Elles
    épuisent ces chiffres, et les autres cases de la zone les perdent. Un quadruplet nu vaut un coup d’œil dans les
    zones qui ont beaucoup de cases vides : commence par les cases qui ont le moins de candidats, et vois si quatre
    d’entre elles s’en tiennent à quatre chiffres.
technique-swordfish-teach =
    Dans trois lignes, toutes les places d’un chiffre sont dans les trois mêmes colonnes. Chaque ligne prend l’une
    des colonnes ; les trois colonnes reçoivent donc leur chiffre de ces lignes et le perdent partout ailleurs. Il
    n’est pas nécessaire que chaque ligne ait trois places ; deux suffisent. Lignes et colonnes peuvent échanger
    leurs rôles. Pour le trouver, marque toutes les places d’un chiffre.
technique-xyz-wing-teach =
    Un pivot a les trois chiffres X, Y et Z et voit deux pinces : l’une a X et Z, l’autre Y et Z. S’il est X, la
    première pince doit être Z ; s’il est Y, c’est la seconde ; sinon, il est lui-même Z. L’une des trois cases est
    donc Z. Seule une case qui voit les trois le perd ; cherche donc dans le bloc du pivot.
technique-hidden-rectangle-teach =
    Quatre cases sur deux lignes, deux colonnes et deux blocs partagent deux chiffres, et un coin n’en a pas
    d’autres. Regarde le coin opposé : si l’un des chiffres n’a pas de place hors du rectangle dans sa ligne ni dans
    sa colonne, l’autre chiffre y forcerait les quatre coins. On pourrait alors les échanger, et la grille aurait
    deux solutions. Cet autre chiffre disparaît donc.
technique-jellyfish-teach =
    Dans quatre lignes, toutes les places d’un chiffre sont dans les quatre mêmes colonnes ; les colonnes reçoivent
    donc leur chiffre de ces lignes, et toutes les autres cases le perdent. Il n’est pas nécessaire que chaque ligne
    ait les quatre places. Lignes et colonnes peuvent échanger leurs rôles. Quand cinq rangées semblent nécessaires
    dans une grille de 9 × 9, regarde dans l’autre sens : les rangées restantes suffisent, et il en faut moins.
technique-bug-teach =
    Suppose que chaque case vide ait deux candidats, sauf une qui en a trois. Sans son troisième, chaque chiffre à
    placer aurait deux places dans chaque ligne, chaque colonne et chaque bloc. Une telle grille n’a jamais
    exactement une solution. La case à part prend donc le chiffre qui a trois places dans sa ligne, sa colonne et
    son bloc : cela brise le motif, et résout en général la grille.
technique-remote-pair-teach =
    Plusieurs cases ont les deux mêmes candidats, et chacune voit la suivante. Elles prennent donc les deux chiffres
    tour à tour, comme les cases d’un damier. Colorie-les tour à tour en clair et en foncé : toutes les claires
    contiennent un chiffre, toutes les foncées l’autre. Une case qui voit une claire et une foncée voit les deux
    chiffres et perd les deux.
technique-simple-colouring-teach =
    Prends un chiffre et les zones où il a deux places : de chaque paire, l’une est juste. Colorie-les tour à tour,
    de zone en zone, en deux couleurs. Toutes les places d’une couleur sont justes et toutes celles de l’autre
    fausses. Si deux places d’une couleur se voient, cette couleur est fausse. Et toute place qui voit les deux
    couleurs disparaît, quelle que soit la bonne.
technique-multi-colouring-teach =
    Prends un chiffre et les zones où il a deux places, et colorie les places tour à tour. Il peut se former
    plusieurs groupes, chacun avec deux couleurs à lui, dont l’une est juste. Si une couleur d’un groupe voit une
    couleur d’un autre, les deux ne sont pas justes. La couleur opposée de l’une ou de l’autre est donc juste, et ce
    qui voit ces deux-là est éliminé. Une couleur qui voit les deux couleurs d’un autre groupe est fausse.
technique-x-chain-teach =
    Suis un chiffre de zone en zone. Suppose qu’il ne soit pas dans une certaine case. Une zone à deux places le met
    alors dans l’autre ; de là, il est exclu de tout ce qu’elle voit, ce qui laisse une place dans une zone
    suivante, et ainsi de suite. Au bout d’une telle chaîne, sa première case est juste, ou la dernière. Ce qui voit
    les deux perd le chiffre.
technique-wxyz-wing-teach =
    Quatre cases ont à elles toutes les candidats W, X, Y et Z, et l’une d’elles, le pivot, voit les trois autres.
    Toutes les places de W se voient, de même celles de X et celles de Y : chacun de ces chiffres remplit au plus
    une des quatre cases. L’une des cases doit donc être Z, et toute case qui voit toutes les places de Z dans les
    quatre le perd. Cherche là où une rangée croise un bloc.
technique-aic-teach =
    Une chaîne qui va du faux au juste et revient. Suppose qu’un candidat est faux, et passe à un autre qui doit
    alors être juste : l’autre chiffre d’une case à deux, ou l’autre place d’une zone à deux. Cela en exclut un
    suivant, et ainsi de suite. Le premier candidat est juste, ou le dernier ; ce que les deux excluent disparaît.
    Une chaîne fermée exclut davantage.
technique-sue-de-coq-teach =
    Prends deux ou trois cases là où une rangée croise un bloc. Ajoute des cases de la rangée et des cases du bloc,
    de sorte que toutes ensemble aient autant de chiffres que de cases, et que la partie de la rangée ne partage
    aucun chiffre avec celle du bloc. Chaque chiffre est alors employé une fois. Ceux de la partie rangée
    disparaissent du reste de la rangée, ceux de la partie bloc du reste du bloc.
technique-als-xz-teach =
    Un ensemble presque verrouillé (ALS) est un groupe de cases d’une zone qui a un chiffre de plus que de cases :
    s’il perd un chiffre, il doit contenir tous les autres. Prends deux de ces ensembles et un chiffre X qu’un seul
    peut contenir, car toutes ses places dans les deux se voient. L’un d’eux est privé de X et contient un Z commun.
    Ce qui voit tous les Z des deux ensembles perd Z.
technique-als-xy-wing-teach =
    Prends trois ensembles de cases, chacun dans une zone et avec un chiffre de plus que de cases : s’il perd un
    chiffre, un tel ensemble doit prendre tous les autres. Celui du milieu partage X avec le premier et Y avec le
    dernier, et aucun de ces chiffres ne tient dans les deux ensembles qu’il relie. Celui du milieu prend X ou Y ;
    le premier ou le dernier perd donc un chiffre et doit prendre tous ses autres. Une case qui voit tous les Z des
    deux perd Z.
technique-forcing-chain-teach =
    Prends une case, ou un chiffre dans une zone, et essaie chaque possibilité à son tour. Suis une chaîne depuis
    chacune : ceci est juste, donc cela est faux, donc le suivant est juste. Si toutes les chaînes concluent qu’un
    même candidat est faux, il est faux, quelle que soit la bonne. C’est un travail lent, à garder en dernier
    recours.
technique-forcing-net-teach =
    Suppose qu’un candidat soit juste, et inscris tous les singletons qui suivent. S’il reste une case sans chiffre,
    ou un chiffre sans place, le candidat était faux. Ou faites-le avec chaque candidat d’une case, ou chaque place
    d’un chiffre dans une zone : ce qui est exclu dans tous les cas disparaît. Prends une seconde feuille ou un
    crayon tendre.
technique-beyond-teach =
    Pour quelques grilles, aucun motif nommé ne suffit. Elles n’ont pourtant qu’une solution, mais on la trouve par
    essais : choisis une case à deux candidats, suppose que l’un est juste, et continue jusqu’à ce que tout aille ou
    que tu arrives à une contradiction. Dans ce cas, l’autre est juste. Note où tu as commencé, pour retrouver ton
    chemin.
technique-mark-pair-teach =
    Une marque entre deux cases, un trait qui les traverse ou une règle sur les voisines sans marque lie leurs
    chiffres. Note les candidats des deux. Un candidat incompatible avec tous ceux de l’autre case peut être rayé :
    à côté d’une barre, un 5 demande un 4 ou un 6 ; sur un thermomètre, seul le réservoir peut être 1. Chaque
    chiffre rayé peut décider de la paire suivante ; suis donc les traits et les files de marques d’un bout à
    l’autre.
technique-line-number-teach =
    Une flèche, ou un nombre à l’extérieur de la grille, impose à ses cases une somme ou un compte. Cherche le moins
    et le plus que les autres cases peuvent apporter, et raye ce qui n’atteindrait pas le nombre ou le dépasserait :
    une petite somme exclut les grands chiffres, une grande les petits. Les nombres les plus petits et les plus
    grands laissent le moins de choix ; commence donc par eux.
technique-line-filling-teach =
    Quand il ne reste que quelques cases vides le long d’une flèche, ou dans la rangée d’un nombre à l’extérieur de
    la grille, note toutes les façons de former le nombre. Les cases d’une même ligne, d’une même colonne ou d’un
    même bloc sont différentes : il en reste donc peu. Un candidat qui ne figure dans aucune peut être rayé.
technique-mark-room-teach =
    Une case liée à deux ou trois autres dans une même ligne, une même colonne ou un même bloc doit laisser à
    chacune un chiffre différent. Avec une barre de chaque côté dans une ligne, un chiffre demande à côté de lui
    celui juste en dessous et celui juste au-dessus ; ce n’est donc ni 1 ni le plus grand. Essaie chaque candidat,
    et raye ceux qui laisseraient trop peu de chiffres aux autres cases.
technique-mark-house-teach =
    Un chiffre n’a plus que deux ou trois places dans une ligne, une colonne ou un bloc. Vois pour chacune ce qu’il
    y exclurait : les autres candidats de sa case, et tout ce qu’interdisent les marques et les traits autour
    d’elle. Ce qui disparaît dans tous les cas peut être rayé dès maintenant, où que le chiffre finisse par aller.
cut-out = Découpe les étiquettes et pose-les sur les cases vides.
