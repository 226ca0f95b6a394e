### Texte, die den Leser duzen, in Büchern auf `de-informal`.

how-to = So löst du ein Sudoku
level-medium-is =
    Weniger Vorgaben. Achte auch auf Zeilen und Spalten und auf Felder, für die nur noch eine Ziffer bleibt.
level-extreme-is = Die wenigsten Vorgaben. Rechne mit allem, auch mit langen Schlussketten.
level-extreme-with-trial =
    Die wenigsten Vorgaben. Rechne mit allem, auch mit langen Schlussketten und mit Ausprobieren.
fill-digits = Fülle jedes leere Feld mit einer Ziffer von { $first } bis { $last }.
fill-numbers = Fülle jedes leere Feld mit einer Zahl von 1 bis { $last }.
fill-letter = Fülle jedes leere Feld mit einer Ziffer von { $first } bis 9 oder dem Buchstaben A.
fill-letters = Fülle jedes leere Feld mit einer Ziffer von { $first } bis 9 oder einem Buchstaben von A bis { $last }.
fill-word =
    Buchstaben treten an die Stelle der Ziffern. Fülle jedes leere Feld mit einem der Buchstaben, die beim Rätsel
    stehen.
fill-pictures =
    Bilder treten an die Stelle der Ziffern. Zeichne in jedes leere Feld eines der Bilder, die beim Rätsel stehen.
fill-sizes = Fülle jedes leere Feld.
sizes-digits = Verwende die Ziffern { $sizes }.
sizes-word = Stehen Buchstaben bei einem Rätsel, verwende diese.
sizes-pictures = Stehen Bilder bei einem Rätsel, verwende diese.
one-solution =
    Jedes Rätsel in diesem Buch hat genau eine Lösung, und durch Überlegen allein kommt man zu ihr. Wenn du raten
    möchtest, sieh noch einmal hin: Es gibt immer einen logischen Schritt.
first-steps = So fängst du an
scanning =
    Nimm eine Ziffer und geh die Zeilen und Spalten durch, in denen sie schon steht: Dort kann sie nicht noch einmal
    stehen. Ist in einem Block nur noch ein Feld für sie frei, gehört sie hinein.
scanning-cages =
    Beginne mit Käfigen, die wenig Wahl lassen: zwei Ziffern mit großem Abstand, ein Produkt mit wenigen Teilern,
    eine sehr kleine oder sehr große Summe. Braucht ein Käfig in einer einzigen Zeile oder Spalte eine Ziffer, so
    scheidet sie im Rest dieser Linie aus.
pencil-marks =
    Wenn du auf den ersten Blick keine Ziffer mehr findest, notiere klein in jedem Feld die Kandidaten: die Ziffern,
    die dort noch möglich sind. Ein Feld mit einem einzigen Kandidaten ist gelöst, ebenso eine Ziffer, die in einer
    Zeile, einer Spalte oder einem Block nur einen Platz hat. Streiche Kandidaten, während du Felder füllst, und
    sieh wieder nach: Jede gefundene Ziffer macht den Weg zu anderen frei.
hints-are =
    Du kommst nicht weiter? Jeder Tipp sagt, wo du nachsehen solltest, oder nennt ein Muster und seinen Ort; alles
    Weitere findest du selbst. Gehört ein Tipp zu einer späteren Stelle des Rätsels, zeigt die Zahl der leeren
    Felder, wie weit du schon sein solltest.
hints-left-out =
    Ein Rätsel, das hier fehlt, braucht keinen Tipp: Frage bei jeder Ziffer, wo sie in jeder Zeile, jeder Spalte und
    jedem Block stehen kann.
web-no-cage = Wähle ein Feld eines Käfigs, um zu sehen, wie er sich füllen lässt.
web-won-in = Deine Zeit: { $time }
about-techniques =
    Die Techniken, die du für dieses Buch brauchst, von der leichtesten bis zur schwersten, jede mit einem Beispiel.
    Keines der Beispiele ist ein Rätsel aus diesem Buch.
stuck =
    Hier enden die Techniken dieses Buches, und weiter kommt man nur durch Ausprobieren: Wähle ein Feld mit zwei
    Kandidaten, nimm an, einer sei richtig, und mach weiter, bis das Gitter voll ist oder ein Widerspruch entsteht.
    Dann ist der andere richtig.
look-house = Sieh { $house-in } nach.
look-cage = Sieh im Käfig mit der Summe { $sum } bei { $cell } nach.
look-number = Sieh im Käfig { $number } bei { $cell } nach.
look-digit = Sieh dir die Plätze der { $digit } an.
look-cells = Sieh hier nach: { $cells }.
technique-full-house-teach =
    Wenn eine Zeile, eine Spalte oder ein Block nur noch ein leeres Feld hat, zähle die Ziffern durch: Die fehlende
    gehört hinein. Es ist der leichteste Schritt von allen, und gegen Ende eines Rätsels ergibt er sich von selbst.
    Sieh nach jeder Ziffer, die du schreibst, ihre Zeile, ihre Spalte und ihren Block an: Vielleicht ist dort nur
    noch eine Lücke.
technique-hidden-single-box-teach =
    Nimm eine Ziffer und einen Block, in dem sie fehlt. Jede Zeile und Spalte, in der die Ziffer schon steht,
    schließt sie für ihre Felder im Block aus. Bleibt ein einziges Feld, gehört die Ziffer hinein, was immer das
    Feld sonst enthalten könnte. Leichte Rätsel lösen sich meist so: Geh die Ziffern einzeln durch, die häufigsten
    zuerst.
technique-hidden-single-line-teach =
    Nimm eine Ziffer, die in einer Zeile oder Spalte noch fehlt, und streiche die Felder, in denen sie nicht stehen
    kann: die gefüllten, die, deren Block sie schon hat, und die, deren kreuzende Linie sie schon hat. Bleibt ein
    einziges Feld, gehört die Ziffer dorthin. Linien sind schwerer zu überblicken als Blöcke; beginne mit fast
    vollen.
technique-naked-single-teach =
    Betrachte ein Feld und zähle, was es sieht: die Ziffern in seiner Zeile, seiner Spalte und seinem Block. Sind
    alle bis auf eine da, gehört die fehlende hinein. Solche Felder fallen wenig auf, denn die Ziffern, die sie
    bestimmen, liegen verstreut. Suche, wo eine volle Zeile eine volle Spalte oder einen vollen Block trifft. Mit
    Notizen ist es ein Feld mit einer einzigen Notiz.
technique-claiming-teach =
    Angenommen, alle Plätze einer Ziffer in einer Zeile oder Spalte liegen in einem Block. Die Linie braucht die
    Ziffer und kann sie nur dort haben; sie beansprucht also die Ziffer dieses Blocks, und in dessen anderen Feldern
    wird sie gestrichen. Suche in Linien mit wenigen leeren Feldern außerhalb eines Blocks.
technique-naked-pair-teach =
    Zwei Felder eines Hauses haben dieselben zwei Kandidaten und keine anderen. Eines nimmt die eine Ziffer, eines
    die andere; in welcher Reihenfolge, spielt keine Rolle. Beide Ziffern sind damit verbraucht: Streiche sie in
    allen anderen Feldern des Hauses. Liegen die zwei Felder in einem Block und zugleich in einer Linie, gilt das
    für beide.
technique-hidden-pair-teach =
    Zwei Ziffern haben in einem Haus dieselben zwei Plätze und keine anderen. Dann enthalten diese zwei Felder diese
    zwei Ziffern, und alle ihre anderen Kandidaten fallen weg. Das Paar versteckt sich unter den anderen Notizen:
    Man findet es über die Ziffern, nicht über die Felder. Frage bei jeder Ziffer, wohin sie im Haus kann, und suche
    zwei mit derselben Antwort.
technique-cage-combination-teach =
    Die Ziffern eines Käfigs sind verschieden und ergeben seine Summe. Manche Summen lassen nur eine Zerlegung zu:
    Zwei Felder mit der Summe 3 enthalten 1 und 2, zwei mit der Summe 17 enthalten 8 und 9, drei mit der Summe 6
    enthalten 1, 2 und 3. Notiere diese Ziffern im Käfig und streiche alle anderen. Je mehr Felder gefüllt sind,
    desto öfter bleibt nur eine Zerlegung.
technique-cage-combination-number-teach =
    Manche Käfige lassen nur eine einzige Auswahl von Ziffern zu. In einem Gitter von 6 × 6 besteht die Differenz 5
    aus 1 und 6, und das Produkt 20 aus zwei Feldern aus 4 und 5. Notiere diese Ziffern im Käfig und streiche alle
    anderen. Je mehr Felder gefüllt sind, desto mehr Käfige haben nur noch eine Auswahl.
technique-innie-teach =
    Jede Zeile, jede Spalte und jeder Block enthält jede Ziffer einmal und ergibt daher im 9-×-9-Gitter 45. Zähle
    die Käfige zusammen, die ganz darin liegen. Bleibt ein Feld übrig, der Innie, so enthält es, was an 45 fehlt.
    Oder zähle alle Käfige zusammen, die hineinreichen. Liegt ein Feld außerhalb, der Outie, so enthält es, was zu
    viel ist.
technique-cage-claiming-teach =
    Geh die Zerlegungen einer Käfigsumme durch. Eine Ziffer, die in allen vorkommt, muss im Käfig stehen: Drei
    Felder mit der Summe 22 enthalten immer eine 9. Liegen alle ihre Plätze im Käfig in einer Zeile, einer Spalte
    oder einem Block, so fällt sie dort in den anderen Feldern weg.
technique-cage-claiming-number-teach =
    Stelle zusammen, welche Ziffern die Zahl eines Käfigs ergeben können. Eine Ziffer, die immer dabei ist, muss im
    Käfig stehen: Das Produkt 10 braucht stets eine 5. Liegen alle ihre Plätze im Käfig in einer Zeile oder Spalte,
    so scheidet sie im Rest dieser Linie aus.
technique-cage-sum-teach =
    Die Ziffern eines Käfigs sind verschieden und ergeben seine Summe, daher sind nur wenige Zerlegungen möglich.
    Drei Felder mit der Summe 7 enthalten 1, 2 und 4 in irgendeiner Reihenfolge. Schreib die möglichen Zerlegungen
    auf. Eine Ziffer, die in keiner vorkommt, fällt im Käfig weg, ebenso eine, die den anderen Feldern keine
    Zerlegung übrig ließe.
technique-cage-sum-number-teach =
    Nur wenige Ziffern ergeben die Zahl eines Käfigs, und noch weniger, wenn einige Kandidaten fehlen. Schreib auf,
    wie sich der Käfig füllen lässt; in einer Zeile oder Spalte steht keine Ziffer zweimal. Ein Kandidat, der in
    keiner dieser Füllungen vorkommt, wird gestrichen.
technique-innies-teach =
    Jede Zeile, jede Spalte und jeder Block hat eine feste Summe, im 9-×-9-Gitter 45. Lassen die Käfige dort zwei
    oder mehr Felder übrig, so teilen sich diese, was an der Summe fehlt, als wären sie selbst ein Käfig. Ebenso
    teilen sich die Felder, mit denen Käfige hinausragen, den Überschuss. Geh die Ziffern durch, die diese Summe
    ergeben, und streiche, was nirgends passt.
technique-wide-innies-teach =
    Zwei benachbarte Zeilen, Spalten oder Blöcke ergeben 90, drei ergeben 135. Oft füllen die Käfige mehrere davon
    bis auf wenige Felder, wo sie einen allein nicht füllen. Zähle die Käfige darin zusammen, und die übrigen Felder
    teilen sich den Rest. Oder zähle alle zusammen, die hineinreichen, und die Felder außerhalb teilen sich, was zu
    viel ist.
technique-naked-triple-teach =
    Drei Felder eines Hauses haben zusammen nur drei Ziffern. Nicht jedes Feld braucht alle drei: Auch 2 und 5, 5
    und 8, 2 und 8 bilden einen Drilling. Die drei Felder verbrauchen die drei Ziffern, also verlieren alle anderen
    Felder des Hauses sie. Suche unter Feldern mit zwei oder drei Kandidaten solche, die bei denselben Ziffern
    bleiben.
technique-hidden-triple-teach =
    Drei Ziffern haben in einem Haus zusammen nur drei Plätze. Diese Felder enthalten dann diese Ziffern, und alle
    ihre anderen Kandidaten fallen weg. Nicht jede Ziffer braucht alle drei Plätze. Am leichtesten findet man den
    Drilling durch Zählen: Schreib für jede fehlende Ziffer auf, wohin sie kann, und suche drei, die sich drei
    Plätze teilen.
technique-naked-quad-teach =
    Vier Felder eines Hauses haben zusammen nur vier Ziffern, wie auch immer verteilt. Sie verbrauchen diese
    Ziffern, und die anderen Felder des Hauses verlieren sie. Ein nackter Vierling lohnt den Blick in Häusern mit
    vielen leeren Feldern: Prüfe zuerst die Felder mit den wenigsten Kandidaten, und sieh, ob vier davon mit vier
    Ziffern auskommen.
technique-swordfish-teach =
    In drei Zeilen liegen alle Plätze einer Ziffer in denselben drei Spalten. Jede Zeile nimmt eine der Spalten,
    also bekommen die drei Spalten ihre Ziffer von diesen Zeilen und verlieren sie überall sonst. Nicht jede Zeile
    braucht drei Plätze; zwei genügen. Zeilen und Spalten können die Rollen tauschen. Um ihn zu finden, markiere
    alle Plätze einer Ziffer.
technique-xyz-wing-teach =
    Ein Drehpunkt hat die drei Ziffern X, Y und Z und sieht zwei Zangen: eine mit X und Z, eine mit Y und Z. Ist er
    X, muss die erste Zange Z sein; ist er Y, die zweite; sonst ist er selbst Z. Eines der drei Felder ist also Z.
    Nur ein Feld, das alle drei sieht, verliert Z; suche darum im Block des Drehpunkts.
technique-hidden-rectangle-teach =
    Vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken haben zwei Ziffern gemeinsam, und eine Ecke hat keine
    anderen. Betrachte die Ecke gegenüber: Hat eine der Ziffern in deren Zeile und Spalte keinen Platz außerhalb des
    Rechtecks, so würde die andere Ziffer dort alle vier Ecken bestimmen. Sie ließen sich dann vertauschen, und das
    Rätsel hätte zwei Lösungen. Diese andere Ziffer fällt also weg.
technique-jellyfish-teach =
    In vier Zeilen liegen alle Plätze einer Ziffer in denselben vier Spalten; die Spalten bekommen ihre Ziffer also
    von diesen Zeilen, und alle anderen Felder dort verlieren sie. Nicht jede Zeile braucht alle vier Plätze. Zeilen
    und Spalten können die Rollen tauschen. Scheinen in einem 9-×-9-Gitter fünf Linien nötig, sieh quer: Mit den
    übrigen Linien geht es mit weniger.
technique-remote-pair-teach =
    Mehrere Felder haben dieselben zwei Kandidaten, und jedes sieht das nächste. Sie nehmen die beiden Ziffern also
    abwechselnd, wie die Felder eines Schachbretts. Färbe sie abwechselnd hell und dunkel: Alle hellen enthalten die
    eine Ziffer, alle dunklen die andere. Ein Feld, das ein helles und ein dunkles sieht, sieht beide Ziffern und
    verliert beide.
technique-simple-colouring-teach =
    Nimm eine Ziffer und die Häuser, in denen sie zwei Plätze hat: Einer von zweien ist jeweils richtig. Färbe sie
    abwechselnd, von Haus zu Haus, in zwei Farben. Alle Plätze der einen Farbe sind richtig und alle der anderen
    falsch. Sehen zwei Plätze einer Farbe einander, ist diese Farbe falsch. Und jeder Platz, der beide Farben sieht,
    fällt weg, welche auch richtig ist.
technique-multi-colouring-teach =
    Nimm eine Ziffer und die Häuser, in denen sie zwei Plätze hat, und färbe die Plätze abwechselnd. Dabei können
    mehrere Gruppen entstehen, jede mit zwei eigenen Farben, von denen eine richtig ist. Sieht eine Farbe der einen
    Gruppe eine Farbe der anderen, sind nicht beide richtig. Die Gegenfarbe der einen oder der anderen ist also
    richtig, und was beide sieht, fällt weg. Eine Farbe, die beide Farben einer anderen Gruppe sieht, ist falsch.
technique-x-chain-teach =
    Verfolge eine Ziffer von Haus zu Haus. Angenommen, sie steht nicht in einem bestimmten Feld. Ein Haus mit zwei
    Plätzen setzt sie dann auf den anderen; von dort schließt sie alles aus, was dieser sieht, wodurch in einem
    nächsten Haus ein Platz bleibt, und so weiter. Am Ende einer solchen Kette ist ihr erstes Feld richtig oder ihr
    letztes. Was beide sieht, verliert die Ziffer.
technique-wxyz-wing-teach =
    Vier Felder haben zusammen die Kandidaten W, X, Y und Z, und eines davon, der Drehpunkt, sieht die anderen drei.
    Alle Plätze von W sehen einander, ebenso die von X und die von Y: Jede dieser Ziffern füllt höchstens eines der
    vier Felder. Also muss ein Feld Z sein, und jedes Feld, das alle Plätze von Z in den vieren sieht, verliert Z.
    Suche dort, wo eine Linie einen Block kreuzt.
technique-aic-teach =
    Eine Kette, die abwechselnd von Falsch zu Richtig und zurück führt. Nimm an, ein Kandidat sei falsch, und geh zu
    einem, der dann richtig sein muss: zur anderen Ziffer eines Feldes mit zweien oder zum anderen Platz in einem
    Haus mit zweien. Das schließt einen nächsten aus, und so weiter. Der erste Kandidat ist richtig oder der letzte;
    was beide ausschließen, fällt weg. Eine geschlossene Kette schließt mehr aus.
technique-sue-de-coq-teach =
    Nimm zwei oder drei Felder, wo eine Linie einen Block kreuzt. Füge Felder der Linie und Felder des Blocks hinzu,
    sodass alle zusammen so viele Ziffern wie Felder haben und der Teil der Linie mit dem Teil des Blocks keine
    Ziffer teilt. Dann ist jede Ziffer genau einmal verbraucht. Die des Linienteils fallen aus dem Rest der Linie
    weg, die des Blockteils aus dem Rest des Blocks.
technique-als-xz-teach =
    Eine fast gebundene Menge (ALS) sind Felder eines Hauses mit einer Ziffer mehr als Feldern: Verliert sie eine
    Ziffer, muss sie alle anderen enthalten. Nimm zwei solche Mengen mit einer Ziffer X, die nur eine enthalten
    kann, weil alle ihre Plätze in beiden einander sehen. Einer der Mengen fehlt X, und sie enthält ein gemeinsames
    Z. Was jedes Z beider Mengen sieht, verliert Z.
technique-als-xy-wing-teach =
    Nimm drei Mengen von Feldern, jede in einem Haus und mit einer Ziffer mehr als Feldern: Verliert eine solche
    Menge eine Ziffer, muss sie alle anderen enthalten. Die mittlere teilt X mit der ersten und Y mit der letzten,
    und keine der beiden Ziffern passt in beide Mengen, die sie verbindet. Die mittlere enthält X oder Y, also
    verliert die erste oder die letzte eine und enthält alle ihre anderen. Ein Feld, das jedes Z beider sieht,
    verliert Z.
technique-forcing-chain-teach =
    Nimm ein Feld, oder eine Ziffer in einem Haus, und probiere nacheinander jede Möglichkeit. Verfolge von jeder
    eine Kette: Dies ist richtig, also ist das falsch, also das nächste richtig. Führen die Ketten aller
    Möglichkeiten dazu, dass derselbe Kandidat falsch ist, so ist er falsch, welche auch zutrifft. Das ist mühsam
    und das letzte Mittel.
technique-forcing-net-teach =
    Nimm an, ein Kandidat sei richtig, und trage alle Einer ein, die folgen. Bleibt ein Feld ohne Ziffer oder eine
    Ziffer ohne Platz, war der Kandidat falsch. Oder tu es mit jedem Kandidaten eines Feldes oder jedem Platz einer
    Ziffer in einem Haus: Was in allen Fällen ausgeschlossen ist, fällt weg. Benutze ein zweites Blatt oder einen
    weichen Bleistift.
technique-beyond-teach =
    Für wenige Rätsel genügt kein Muster mit Namen. Auch sie haben nur eine Lösung, aber man findet sie durch
    Ausprobieren: Wähle ein Feld mit zwei Kandidaten, nimm an, einer sei richtig, und mach weiter, bis alles passt
    oder ein Widerspruch entsteht. Dann ist der andere richtig. Merke dir, wo du begonnen hast, damit du
    zurückfindest.
technique-mark-pair-teach =
    Ein Zeichen zwischen zwei Feldern, eine Linie durch beide oder eine Regel für Nachbarfelder ohne Zeichen bindet
    ihre Ziffern aneinander. Notiere die Kandidaten beider Felder. Ein Kandidat, zu dem keiner des anderen Feldes
    passt, kann gestrichen werden: Neben einem Balken braucht eine 5 eine 4 oder eine 6; auf einem Thermometer kann
    nur die Kugel 1 sein. Jede gestrichene Ziffer kann das nächste Paar entscheiden; geh also Linien und Reihen von
    Zeichen von einem Ende zum anderen durch.
technique-line-number-teach =
    Ein Pfeil oder eine Zahl außerhalb des Gitters gibt für seine Linie eine Summe oder eine Anzahl vor. Überlege,
    was die anderen Felder mindestens und höchstens beitragen, und streiche, was die Zahl verfehlen würde: Kleine
    Summen schließen große Ziffern aus, große Summen kleine. Die kleinsten und die größten Zahlen lassen am
    wenigsten zu; beginne also mit ihnen.
technique-line-filling-teach =
    Wo auf einem Pfeil oder in der Linie einer Zahl außerhalb des Gitters nur noch wenige Felder leer sind, schreib
    auf, wie sie die Zahl ergeben können. Felder, die eine Zeile, eine Spalte oder einen Block gemeinsam haben, sind
    verschieden, also bleiben wenige Möglichkeiten. Ein Kandidat, der in keiner vorkommt, kann gestrichen werden.
technique-mark-room-teach =
    Ein Feld, das mit zwei oder drei anderen in einer Zeile, einer Spalte oder einem Block verbunden ist, muss jedem
    davon eine andere Ziffer lassen. Mit Balken auf beiden Seiten in einer Zeile braucht eine Ziffer die
    nächstkleinere und die nächstgrößere neben sich, ist also weder 1 noch die höchste. Probiere jeden Kandidaten
    und streiche die, die den anderen Feldern zu wenige Ziffern ließen.
technique-mark-house-teach =
    Eine Ziffer hat in einer Zeile, einer Spalte oder einem Block nur noch zwei oder drei Plätze. Sieh bei jedem
    nach, was sie dort ausschlösse: die anderen Kandidaten ihres Feldes und alles, was die Zeichen und Linien
    ringsum verbieten. Was in jedem Fall wegfällt, kann gleich gestrichen werden, wo die Ziffer am Ende auch steht.
cut-out = Schneide die Kärtchen aus und lege sie auf die leeren Felder.
