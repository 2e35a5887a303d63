import type { CarcassonneRules } from './contract.ts';

export const de: CarcassonneRules = {
  sections: {
    aim: {
      title: 'Ziel und Start',
      text: [
        'Plättchen für Plättchen entsteht eine Landschaft aus Städten, Straßen, Wiesen und Klöstern, in der ihr mit euren Gefolgsleuten um Punkte wetteifert. Wer am Ende die meisten hat, gewinnt.',
        '- 2 bis 5 Personen. Die Reihenfolge ist die der Plätze; wer beginnt, wird ausgelost.',
        '- Alle beginnen mit 7 Gefolgsleuten im Vorrat und 0 Punkten.',
        '- Es gibt 72 Plättchen. Eines davon, das Startplättchen, liegt von Anfang an aus und gehört niemandem. Die anderen werden verdeckt gemischt.',
        '- Das Plättchen, das du gerade legst, zählt bei den übrigen noch mit: 71 im ersten Zug, 1 im letzten.',
      ].join('\n'),
    },
    turn: {
      title: 'Dein Zug',
      text: [
        '1. **Lege das Plättchen an.** Es wird für dich gezogen, und alle sehen es. Legen musst du es.',
        '2. **Setze einen Gefolgsmann ein**, wenn du magst, auf dem eben gelegten Plättchen.',
        '3. **Jetzt wird gewertet.** Was durch das Plättchen fertig wird, zählt sofort, und zwar für alle, denen es gehört. Die Gefolgsleute darauf kehren heim.',
        '',
        'Die Reihenfolge ist wichtig: Eingesetzt wird vor der Wertung, und erst danach kehren Gefolgsleute heim. Wer keinen Gefolgsmann im Vorrat hat, kann keinen einsetzen, auch wenn gerade dieses Plättchen welche zurückbringt. Sie stehen dir erst im nächsten Zug zur Verfügung.',
      ].join('\n'),
    },
    tile: {
      title: 'Plättchen legen',
      text: [
        '- Es muss mit einer ganzen Seite an einem anderen liegen. Eine Ecke genügt nicht.',
        '- Wo Seiten aneinanderstoßen, müssen sie passen: Stadt an Stadt, Straße an Straße, Wiese an Wiese.',
        '- Feld und Drehung suchst du dir aus. Mehr ist nicht verlangt: Du darfst anderen helfen, dir schaden oder ein Loch lassen, in das nie etwas passt.',
        '- Ein Plättchen, das passt, darfst du nicht ablehnen.',
        '',
        '**Passt es nirgends**, wie du es auch drehst, ist es aus dem Spiel. Alle sehen es, und du ziehst ein neues. Geht dabei der Stapel aus, beginnt sofort die Schlusswertung.',
        '',
        '*Im Bild: Links geht die Straße weiter, das Plättchen passt. Rechts träfe eine Stadt auf eine Wiese.*',
      ].join('\n'),
    },
    follower: {
      title: 'Gefolgsmann einsetzen',
      text: [
        '- Höchstens einen im Zug, aus deinem Vorrat, auf dem eben gelegten Plättchen.',
        '- Er kommt in eine Stadt, auf eine Straße, in ein Kloster oder auf eine Wiese dieses Plättchens und heißt dann **Ritter**, **Wegelagerer**, **Mönch** oder **Bauer**. Bauern werden hingelegt.',
        '- Die ganze Stadt, Straße oder Wiese muss frei sein, so wie sie mit dem neuen Plättchen aussieht: Nirgends darf dort ein Gefolgsmann stehen, auch kein eigener, und sei er noch so weit weg.',
        '- Mehrere Gefolgsleute kommen also nur zusammen, wenn ein Plättchen verbindet, was vorher getrennt war.',
        '- Was dein Plättchen eben fertiggestellt hat, darfst du noch besetzen: Der Gefolgsmann punktet und kehrt gleich heim.',
        '',
        'Ritter, Wegelagerer und Mönche kehren heim, sobald ihr Gebiet gewertet ist. Bauern bleiben bis zum Schluss. Von dir aus kannst du niemanden zurückholen.',
        '',
        '*Im Bild: Neu ist das Plättchen mit dem dicken Rahmen. Seine Straße führt zu einem Wegelagerer, frei sind nur die Wiesen bei A und B.*',
      ].join('\n'),
    },
    city: {
      title: 'Städte',
      text: [
        'Stadtteile, die an einer Seite zusammenstoßen, sind eine Stadt. **Fertig** ist sie, wenn die Mauer rundum geschlossen ist und innen keine Lücke bleibt.',
        '- Fertig: **2 Punkte** je Plättchen und 2 je Wappen.',
        '- Fertig, aber nur 2 Plättchen groß: **2 Punkte** insgesamt.',
        '- Unfertig bei Spielende: **1 Punkt** je Plättchen und 1 je Wappen.',
        '',
        'Jedes Plättchen zählt einmal, auch wenn zwei seiner Stadtteile dazugehören. Zwei Stadtteile auf einem Plättchen, die nicht verbunden sind, sind zwei Städte.',
        '',
        '*Im Bild: 3 Plättchen und ein Wappen, (3 + 1) × 2 = 8. Die kleine Stadt bringt 2.*',
      ].join('\n'),
    },
    road: {
      title: 'Straßen',
      text: [
        'Eine Straße reicht von Ende zu Ende: bis zu einer Kreuzung, einer Stadt oder einem Kloster. **Fertig** ist sie, wenn sie an beiden Enden abgeschlossen ist oder einen Ring bildet.',
        '- Fertig: **1 Punkt** je Plättchen.',
        '- Unfertig bei Spielende: ebenfalls **1 Punkt** je Plättchen.',
        '',
        'An einer Kreuzung ist jede Straße eine eigene. Jedes Plättchen zählt einmal, auch wenn die Straße zweimal darüberführt.',
        '',
        '*Im Bild: Eine Straße aus 4 Plättchen von der Kreuzung bis zur Stadt bringt 4.*',
      ].join('\n'),
    },
    cloister: {
      title: 'Klöster',
      text: [
        'Ein Kloster ist **fertig**, wenn auf allen acht Feldern ringsum Plättchen liegen, auch auf den diagonal angrenzenden. Was sie zeigen, spielt keine Rolle.',
        '- Fertig: **9 Punkte**.',
        '- Unfertig bei Spielende: **1 Punkt** für das Kloster selbst und 1 für jedes Plättchen ringsum.',
        '',
        'Zwei Klöster dürfen Nachbarn sein: Jedes zählt das Plättchen des anderen, und ein Plättchen kann beide fertigstellen. Statt ins Kloster darf der Gefolgsmann auch auf Wiese oder Straße desselben Plättchens.',
      ].join('\n'),
    },
    owners: {
      title: 'Wer die Punkte bekommt',
      text: [
        '- Wer in einer Stadt, auf einer Straße oder Wiese die meisten Gefolgsleute hat, bekommt alle Punkte.',
        '- **Bei Gleichstand bekommen alle Beteiligten die vollen Punkte.** Geteilt wird nie.',
        '- Die anderen gehen leer aus, aber auch ihre Gefolgsleute kehren heim.',
        '- Wessen Zug es ist, spielt keine Rolle: Du kannst auch für andere fertigbauen.',
        '- Steht niemand da, bekommt niemand Punkte. Für die Wiesen ringsum zählt eine fertige Stadt trotzdem.',
        '- Ein Plättchen kann mehreres fertigstellen. Erst wird alles gewertet, dann kehren alle heim.',
        '',
        '*Im Bild: eine Stadt für 14 Punkte mit zwei roten, zwei gelben und einem blauen Ritter. Rot und Gelb bekommen je 14, Blau 0.*',
      ].join('\n'),
    },
    farm: {
      title: 'Wiesen',
      text: [
        'Was an Wiese zusammenhängt, ist eine Wiese. Straßen, Stadtmauern und der Rand der Landschaft begrenzen sie. Fertig wird sie nie: Bauern bleiben liegen und punkten erst bei Spielende.',
        '- Eine Wiese gehört der Person mit den meisten Bauern; bei Gleichstand allen Beteiligten.',
        '- Sie bringt **3 Punkte je fertige Stadt**, die an ihr liegt, ob groß oder klein. Unfertige bringen nichts.',
        '- Jede Stadt zahlt jeder Person **nur einmal**, wie viele ihrer Wiesen auch daran liegen. Wem eine andere Wiese daran gehört, der bekommt trotzdem seine 3.',
        '- Wiesen, die dir nicht gehören, bringen dir nichts.',
        '',
        'Eine durchgehende Straße trennt die Wiesen links und rechts; endet sie auf dem Plättchen, führt die Wiese manchmal außen herum. Eine Stadt zählt, wenn die Wiese auf demselben Plättchen an ihrer Mauer liegt.',
        '',
        '*Im Bild: Die mittlere Wiese berührt alle fünf Städte. Rot und Gelb haben dort je einen Bauern, beide bekommen 15. Die rechte gehört Rot allein, doch für die Städte 4 und 5 hat Rot schon Punkte. Es bleibt bei 15 zu 15.*',
      ].join('\n'),
    },
    end: {
      title: 'Spielende',
      text: [
        'Ist das letzte Plättchen gelegt und gewertet, endet die Partie. Jetzt zählt noch alles, worauf Gefolgsleute stehen:',
        '1. Unfertige Städte: **1 Punkt** je Plättchen und Wappen.',
        '2. Unfertige Straßen: **1 Punkt** je Plättchen.',
        '3. Unfertige Klöster: **1 Punkt** für das Kloster und für jedes Plättchen ringsum.',
        '4. Wiesen: **3 Punkte** je fertige Stadt.',
        '',
        'Dabei gilt dasselbe wie während der Partie: Wer die meisten Gefolgsleute hat, bekommt die Punkte; bei Gleichstand bekommen alle Beteiligten die vollen Punkte. Wer am Ende die meisten Punkte hat, gewinnt. Gleiche Punkte, gleicher Rang: Einen Stichentscheid gibt es nicht.',
      ].join('\n'),
    },
    tiles: {
      title: 'Alle Plättchen',
      text: [
        'Die 72 Plättchen des Grundspiels: 24 Arten, dazu, wie oft es jede gibt. Das Startplättchen ist eines der vier mit einer Stadt über einer geraden Straße.',
        '6 Plättchen haben ein Kloster, 10 ein Wappen. Während der Partie kannst du nachsehen, wie viele von jeder Art noch kommen.',
      ].join('\n'),
    },
    old: {
      title: 'Alte Wiesenwertung',
      text: [
        'Anders gewertet werden nur die Wiesen, und zwar Stadt für Stadt:',
        '- Zähle für jede fertige Stadt alle Bauern auf allen Wiesen, die sie berühren, für jede Person zusammen.',
        '- Wer die meisten hat, bekommt **4 Punkte** für diese Stadt; bei Gleichstand bekommen alle Beteiligten 4.',
        '- Wem eine Wiese gehört, spielt keine Rolle. Du kannst eine Stadt mit Bauern auf mehreren Wiesen gewinnen, von denen dir keine gehört.',
        '',
        '*Im Bild, der Landschaft aus dem Abschnitt „Wiesen“: Bei den Städten 1, 2 und 3 steht es eins zu eins, beide bekommen 4. Bei 4 und 5 hat Rot zwei Bauern gegen einen. Es steht 20 zu 12 statt 15 zu 15.*',
      ].join('\n'),
    },
  },
  figures: {
    tile: 'Zwei Landschaften. Links setzt ein Plättchen mit einer Straßenkurve eine Straße fort: Haken. Rechts träfe eine Stadtseite auf eine Wiese: rotes Kreuz.',
    follower:
      'Eine Straße über drei Plättchen. Auf dem ersten steht ein roter Wegelagerer; das letzte, mit dickem Rahmen, ist neu. A und B bezeichnen seine beiden freien Wiesen, ein rotes Kreuz die Straße.',
    city: 'Eine fertige Stadt aus drei Plättchen mit Wappen und Ritter: plus 8. Eine fertige Stadt aus zwei Plättchen: plus 2.',
    road: 'Eine Straße aus vier Plättchen von einer Kreuzung bis zu einer Stadt, darauf ein Wegelagerer: plus 4.',
    cloister: 'Ein Kloster mit Mönch und acht Plättchen ringsum: plus 9.',
    owners:
      'Eine große fertige Stadt mit zwei roten, zwei gelben und einem blauen Ritter. Darunter: Rot plus 14, Gelb plus 14, Blau 0.',
    farm: 'Fünf kleine fertige Städte mit ihren Nummern. Dazwischen eine Wiese mit einem roten und einem gelben Bauern, rechts eine mit einem roten. Darunter: Rot 15, Gelb 15.',
    old: 'Dieselben fünf Städte und Bauern. An jeder Stadt ihre Punkte: bei 1, 2 und 3 Rot 4 und Gelb 4, bei 4 und 5 Rot 4. Darunter: Rot 20, Gelb 12.',
    tiles: 'Alle 24 Arten von Plättchen mit ihrer Anzahl.',
  },
};
