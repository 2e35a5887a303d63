import {
  type Carcassonne,
  type Open,
  type Side,
  type Sight,
  STEPS_OF_DRAGON,
} from '../../../engines/carcassonne/index.ts';
import type { Seat, View } from '../../../engines/contract.ts';
import { type GameWords, gameWordsOf, type Say, type SentencesOf } from '../../contract.ts';
import { cellName as cell, speechOf } from '../../speech.ts';
import { de as ending } from '../ending/de.ts';
import { endInWords } from '../ending/lines.ts';
import { de as mapWords } from '../map/de.ts';
import { choicesInWords } from '../map/drache.ts';
import { mapInWords, tileInWords } from '../map/lines.ts';
import { de as names } from '../names/de.ts';
import { de as picture } from '../picture/de.ts';
import { changeWords } from './changes.ts';
import { dracheSights, walk } from './drache/de.ts';
import { type Doing, doingOf, holdingsOf, type Possible } from './holdings.ts';
import { home, role, sights } from './sights/de.ts';
import { isOfFinalScoring, isUsedUp, linesIn } from './turns.ts';
import { MOVED, violations } from './violations/de.ts';

const { list, count } = speechOf('de');
const tiles = (n: number) => count(n, 'Plättchen');
const figures = names.figures;
const goods = names.goods;
const awards = names.awards;
const turn = names.turned;
const map = mapWords;
const tile = names.tile;

const told: SentencesOf<Sight> = { ...sights, ...dracheSights };
const SIDE: { readonly [S in Side]: string } = { n: 'Norden', e: 'Osten', s: 'Süden', w: 'Westen' };

const moves: SentencesOf<Carcassonne['Move']> = {
  placeTile: (move) => `das Plättchen ${turn(move.rotation)} auf ${cell(move)} legen`,
  placeFollower: (move) => `${MOVED[move.figure]} auf Stelle ${move.segment + 1} setzen`,
  placeByPortal: (move) =>
    `${MOVED[move.figure]} durch den Zaubergang auf ${cell(move)} setzen, Stelle ${move.segment + 1}`,
  removeKnight: (move) => `den Ritter auf ${cell(move)} heimschicken, Stelle ${move.segment + 1}`,
  moveFairy: (move) => `die Fee zum Gefolgsmann auf ${cell(move)} stellen, Stelle ${move.segment + 1}`,
  moveDragon: (move) => `den Drachen nach ${SIDE[move.side]} bewegen`,
  pass: () => 'keinen Gefolgsmann einsetzen',
};

/** German. */
export const de: GameWords<Carcassonne> = gameWordsOf({
  name: 'Carcassonne',
  summary: 'Lege Plättchen für Plättchen eine Landschaft und setze deine Gefolgsleute dort ein, wo sie Punkte bringen.',
  banner:
    'Eine grüne Landschaft mit zwei ummauerten Städten, einer Straße und einem Kloster. Darauf stehen zwei Ritter, ein Mönch und ein Wegelagerer; ein Plättchen schwebt über seinem Feld.',
  howToPlay: [
    '**Ziel.** Wer die meisten Punkte hat, wenn alle Plättchen gelegt sind, gewinnt.',
    '**Dein Zug.** 1. Lege das gezogene Plättchen neben ein anderes: Stadt muss an Stadt passen, Straße an Straße, Wiese an Wiese. ' +
      '2. Wenn du magst, setze einen deiner 7 Gefolgsleute in eine Stadt, auf eine Straße, in ein Kloster oder auf eine Wiese dieses Plättchens, sofern dort noch kein Gefolgsmann steht, auch nicht auf einem anderen Plättchen. ' +
      '3. Was fertig ist, wird gewertet, und die Gefolgsleute darauf kehren heim.',
    '**Punkte.** Eine Stadt: 2 je Plättchen und 2 je Wappen (eine Stadt aus nur 2 Plättchen: 2 insgesamt). Eine Straße: 1 je Plättchen. Ein Kloster mit allen acht Nachbarn: 9. ' +
      'Wer dort die meisten Gefolgsleute hat, bekommt alle Punkte; bei Gleichstand bekommen alle Beteiligten die vollen Punkte.',
    '**Am Ende.** Unfertige Städte und Straßen bringen 1 je Plättchen und 1 je Wappen, unfertige Klöster 1 je Plättchen. ' +
      'Eine Wiese bringt 3 für jede fertige Stadt, die sie berührt, jede Stadt nur einmal. Bauern bleiben bis zum Schluss liegen.',
  ].join('\n\n'),
  options: {
    old: {
      name: 'alte Wiesenwertung (× nicht empfohlen)',
      description: '4 Punkte je fertige Stadt für die meisten Bauern',
    },
    fluss: { name: 'Fluss (△ bedingt empfohlen)', description: '+12 Plättchen: Zuerst entsteht ein Fluss' },
    erweiterung: {
      name: 'Wirtshäuser und Kathedralen (− neutral)',
      description: '+18 Plättchen, große Gefolgsleute, 6. Platz',
    },
    haendler: {
      name: 'Händler und Baumeister (− neutral)',
      description: '+24 Plättchen mit Waren, Baumeister, Schwein',
    },
    koenig: {
      name: 'König und Raubritter (− neutral)',
      description: '+5 Plättchen, Lohn für größte Stadt und Straße',
    },
    drache: {
      name: 'Burgfräulein und Drache (− neutral)',
      description: '+30 Plättchen: Drache, Fee, Burgfräulein, Zaubergang',
    },
  },
  parts: {
    ...{ cities: 'Städte', roads: 'Straßen', cloisters: 'Klöster', farms: 'Wiesen' },
    ...{ goods: 'Waren', king: 'König', robber: 'Raubritter', fairy: 'Fee' },
  },
  task,
  sights: told,
  lines: (sight) =>
    linesIn({
      sight,
      placed: ({ seat, sent, ...at }, say) =>
        `${say.name(seat)} hat ein Plättchen auf ${cell(at)} gelegt${sent === null ? '' : ` und ${role(sent.figure, sent.feature)} eingesetzt`}.`,
      home,
      walk,
    }),
  chapter: (sight) => (isOfFinalScoring(sight) ? 'Schlusswertung' : null),
  changes: changeWords.de,
  figures: holdings,
  violations,
  moves,
  describe,
});

/** `28 Punkte und 3 Gefolgsleute im Vorrat`, and what the sets add. */
function holdings(open: Open, seat: Seat): string {
  const { points, followers: n, figures: others, goods: taken, awards: held, hasFairy } = holdingsOf(open, seat);
  const inHand = [
    ...(n === 0 && others.length > 0 ? [] : [count(n, 'Gefolgsmann', 'Gefolgsleute')]),
    ...others.map((figure) => figures[figure]),
  ];
  const score = count(points, 'Punkt', 'Punkte');
  if (others.length + taken.length + held.length === 0 && !hasFairy) return list([score, `${inHand[0]} im Vorrat`]);
  return [
    score,
    `${list(inHand)} im Vorrat`,
    ...(taken.length === 0 ? [] : [list(taken.map(([good, n]) => `${n} ${goods[good]}`))]),
    ...(held.length === 0 ? [] : [list(held.map(({ award, size }) => `${awards[award]} (${tiles(size)})`))]),
    ...(hasFairy ? ['mit der Fee'] : []),
  ].join('; ');
}

function task(open: Open, possible?: Possible): string {
  const { step } = open;
  switch (step.kind) {
    case 'placeTile': {
      const { canPlace, hasSpecial, isSecond } = doingOf(open, step.seat);
      const place = `lege dein ${isSecond ? 'zweites ' : ''}Plättchen`;
      return canPlace
        ? `${place} und setze, wenn du magst, ${hasSpecial ? 'eine Figur' : 'einen Gefolgsmann'} ein`
        : place;
    }
    case 'action': {
      const doing = doingOf(open, step.seat, possible);
      const ways = [...placing(doing), ...(doing.canMoveFairy ? ['versetze die Fee'] : [])];
      const skip = `${ways.join(', ')} oder verzichte darauf`;
      return doing.earnsSecond ? `${skip}; danach folgt ein zweites Plättchen` : skip;
    }
    case 'princess':
      return 'schicke einen Ritter aus der Stadt des Burgfräuleins heim';
    case 'dragon':
      return `bewege den Drachen (Schritt ${step.steps} von ${STEPS_OF_DRAGON})`;
    case 'over':
      return 'die Partie ist vorbei';
  }
}

/** Where a figure can go, if it can. */
function placing({ canPlace, canTravel, hasSpecial }: Doing): readonly string[] {
  if (canTravel)
    return [
      hasSpecial
        ? 'setze eine Figur auf das neue Plättchen oder einen Gefolgsmann auf ein beliebiges'
        : 'setze einen Gefolgsmann auf ein beliebiges Plättchen',
    ];
  return canPlace ? [`setze ${hasSpecial ? 'eine Figur' : 'einen Gefolgsmann'} auf das neue Plättchen`] : [];
}

/** The task, the tile, the choices, the players or the result, what is left or was scored, then the map. */
function describe({ open }: View<Carcassonne>, say: Say): readonly string[] {
  const { step, players, last, removed } = open;
  const doing = step.kind === 'over' ? 'Die Partie ist vorbei.' : `${say.name(step.seat)}, ${task(open)}.`;
  const drawn = step.kind === 'placeTile' ? [`Zu legen: ${tileInWords(map, step.tile, 0)}.`] : [];
  const end = endInWords({ ending, map, picture }, open, say);
  const standing =
    end?.standing ?? players.map((player) => `${say.name(player.seat)}: ${holdings(open, player.seat)}.`);
  const left = isUsedUp(open) ? '' : `Noch ${tiles(open.tilesLeft)}. `;
  const placed = `${left}Zuletzt gelegt: ${cell(last)}.`;
  const out = removed.length === 0 ? [] : [map.removed(removed.map(tile))];
  const choices = choicesInWords(map, open, say);
  // An alt text has no room for what comes after the features scored at the end.
  const rest = end === null ? [placed, ...out] : [...out, ...end.scored, placed];
  return [doing, ...drawn, ...choices, ...standing, ...rest, ...mapInWords(map, open, say)];
}
