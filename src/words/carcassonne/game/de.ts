import type {
  Award,
  ByGood,
  Carcassonne,
  EdgeKind,
  FeatureKind,
  Figure,
  Open,
  PassReason,
  Side,
  Sight,
  Sign,
  Violation,
} from '../../../engines/carcassonne/index.ts';
import type { Seat, View } from '../../../engines/contract.ts';
import { type GameWords, type Say, type SentencesOf, sayFrom } from '../../contract.ts';
import { capital, cellName as cell, speechOf } from '../../speech.ts';
import { endInWords } from '../ending/lines.ts';
import { atCities } from '../map/de.ts';
import { mapWords } from '../map/index.ts';
import { mapInWords, tileInWords } from '../map/lines.ts';
import { countsIn } from '../names/goods.ts';
import { awardNames, figureNames, followerNames, goodNames, rotationNames, tileNames } from '../names/index.ts';
import { doingOf, holdingsOf } from './holdings.ts';
import { type Home, isFollower, isOfFinalScoring, isUsedUp, linesIn } from './turns.ts';

const { list, count } = speechOf('de');
const tile = tileNames.de;
const map = mapWords.de;
const tiles = (n: number) => count(n, 'Plättchen');
const followers = followerNames.de;
const figures = figureNames.de;
const goods = goodNames.de;
const awards = awardNames.de;
const turn = rotationNames.de;
const names = (seats: readonly Seat[], say: Say) => list(seats.map((seat) => say.name(seat)));

/** What a follower is called in each feature, in the accusative. */
const ROLE: { readonly [F in FeatureKind]: string } = {
  city: 'Ritter',
  road: 'Wegelagerer',
  cloister: 'Mönch',
  field: 'Bauern',
};
/** `einen Ritter`: a figure by where it is, in the accusative. */
const role = (figure: Figure, feature: FeatureKind): string => {
  switch (figure) {
    case 'follower':
      return `einen ${ROLE[feature]}`;
    case 'bigFollower':
      return `einen großen ${ROLE[feature]}`;
    case 'builder':
      return 'den Baumeister';
    case 'pig':
      return 'das Schwein';
  }
};
/** With its article, in the nominative. */
const THE: { readonly [F in Figure]: string } = {
  follower: 'der Gefolgsmann',
  bigFollower: 'der große Gefolgsmann',
  builder: 'der Baumeister',
  pig: 'das Schwein',
};
/** What is said where a follower is already; farmers lie. */
const OCCUPIED: { readonly [F in FeatureKind]: string } = {
  city: 'In dieser Stadt steht schon ein Gefolgsmann.',
  road: 'Auf dieser Straße steht schon ein Gefolgsmann.',
  cloister: 'In diesem Kloster steht schon ein Gefolgsmann.',
  field: 'Auf dieser Wiese liegt schon ein Bauer.',
};
const EDGE: { readonly [E in EdgeKind]: string } = { city: 'Stadt', road: 'Straße', field: 'Wiese', river: 'Fluss' };
const SIGN: { readonly [S in Sign]: string } = { inn: 'Wirtshaus', cathedral: 'Kathedrale' };
/** What an award goes by, the award in the accusative, and what it counts. */
const MEASURE: { readonly [A in Award]: { readonly [W in 'first' | 'most' | 'award' | 'one' | 'more']: string } } = {
  king: {
    ...{ first: 'die erste Stadt', most: 'die bisher größte Stadt', award: 'den König' },
    ...{ one: 'fertige Stadt', more: 'fertige Städte' },
  },
  robber: {
    ...{ first: 'die erste Straße', most: 'die bisher längste Straße', award: 'den Raubritter' },
    ...{ one: 'fertige Straße', more: 'fertige Straßen' },
  },
};
const goodsIn = (some: ByGood<number>): string => list(countsIn(some).map(([good, n]) => `${n} ${goods[good]}`));
const SIDE: { readonly [S in Side]: string } = { n: 'Norden', e: 'Osten', s: 'Süden', w: 'Westen' };

const passed: { readonly [R in PassReason]: (name: string) => string } = {
  chosen: (name) => `${name} hat keinen Gefolgsmann eingesetzt.`,
  noFollowerInHand: (name) => `${name} hatte keinen Gefolgsmann mehr im Vorrat.`,
  everySpotOccupied: (name) => `${name} konnte keinen Gefolgsmann einsetzen: Jede Stelle war schon besetzt.`,
};

const sights: SentencesOf<Sight> = {
  laidStartTile: ({ tile }) => `${tile === 'R01' ? 'Die Quelle' : 'Das Startplättchen'} liegt auf (0, 0).`,
  drewTile: ({ seat, ...drawn }, say) => `${say.name(seat)} hat ein Plättchen gezogen: ${tile(drawn.tile)}.`,
  removedTile: (removed) =>
    `Das gezogene Plättchen passt nirgends und ist aus dem Spiel: ${tile(removed.tile)}.${removed.left === 0 ? ' Es war das letzte, damit endet die Partie.' : ''}`,
  placedTile: ({ seat, ...at }, say) => `${say.name(seat)} hat ein Plättchen auf ${cell(at)} gelegt.`,
  placedFollower: ({ seat, figure, feature, ...at }, say) =>
    `${say.name(seat)} hat ${role(figure, feature)} auf ${cell(at)} eingesetzt.`,
  passed: ({ seat, reason }, say) => passed[reason](say.name(seat)),
  scoredFeature: ({ feature, complete, cells, pennants, owners, points, sign }, say) => {
    const has = [...(pennants === 0 ? [] : [count(pennants, 'Wappen')]), ...(sign === undefined ? [] : [SIGN[sign]])];
    const shown = has.length === 0 ? '' : ` mit ${list(has)}`;
    const what = feature === 'cloister' ? 'Ein Kloster' : `Eine ${EDGE[feature]} aus ${tiles(cells.length)}${shown}`;
    if (points === 0 && owners.length > 0) return `Nichts für ${names(owners, say)}: ${what} ist unfertig geblieben.`;
    const done = complete ? 'ist fertig' : 'wird gewertet';
    const how = `${what} ${done}`;
    // A tile can complete several features that no one claims: their oldest tiles tell them apart.
    return owners.length === 0
      ? `${what} auf ${cell(cells[0]!)} ${done}; dort steht niemand.`
      : `${names(owners, say)} ${owners.length > 1 ? 'je ' : ''}**+${points}**: ${how}.`;
  },
  scoredFarm: ({ cities, owners }, say) => {
    const where = `eine Wiese ${atCities(cities.length)}`;
    if (owners.length === 0) return `${capital(where)} gehört niemandem.`;
    const each = owners.map(
      ({ seat, points, bonus = 0 }) =>
        `${say.name(seat)} **+${points}**${bonus === 0 ? '' : ` (${bonus} davon durch das Schwein)`}`,
    );
    return `${list(each)}: ${where}.`;
  },
  scoredFarmers: ({ city, owners, points, bonuses = [] }, say) => {
    const where = `um die Stadt aus ${tiles(city.length)}`;
    if (owners.length === 0) return `${capital(where)} liegt kein Bauer.`;
    const pigs = bonuses.map((bonus) => `; ${say.name(bonus.seat)} für das Schwein noch **+${bonus.points}**`);
    return `${names(owners, say)} ${owners.length > 1 ? 'je ' : ''}**+${points}**: die meisten Bauern ${where}${pigs.join('')}.`;
  },
  returned: ({ figures }, say) => {
    const seats = [...new Set(figures.map(({ seat }) => seat))];
    return `${returning(figures.map(({ figure }) => figure))} zu ${names(seats, say)} heim.`;
  },
  tookGoods: ({ seat, goods }, say) =>
    `${say.name(seat)} hat die Waren der fertigen Stadt bekommen: ${goodsIn(goods)}.`,
  tookAward: ({ award, seat, from, size }, say) => {
    const { first, most, award: taken } = MEASURE[award];
    const name = say.name(seat);
    const done = `${name} hat ${from === null ? first : most} (${tiles(size)}) fertiggestellt und`;
    if (from === null) return `${done} ${taken} bekommen.`;
    return from === seat ? `${done} ${taken} behalten.` : `${done} ${say.name(from)} ${taken} abgenommen.`;
  },
  beganSecondPart: ({ seat }, say) => `Der Baumeister hat ${say.name(seat)} einen Doppelzug verschafft.`,
  scoredGoods: ({ good, most, owners, points }, say) =>
    `${names(owners, say)} ${owners.length > 1 ? 'je ' : ''}**+${points}**: am meisten ${goods[good]} (${most}).`,
  scoredAward: ({ award, seat, points }, say) =>
    `${say.name(seat)} **+${points}** durch ${MEASURE[award].award}: ${count(points, MEASURE[award].one, MEASURE[award].more)}.`,
  ended: () => 'Die Partie ist vorbei.',
};

/** `Ein Gefolgsmann kehrt`; what it was on is not known. */
function returning(returned: readonly Figure[]): string {
  const [first, ...others] = returned;
  if (first !== undefined && others.length === 0)
    return first === 'follower' ? 'Ein Gefolgsmann kehrt' : `${capital(THE[first])} kehrt`;
  return `${returned.length} ${returned.every(isFollower) ? 'Gefolgsleute' : 'Figuren'} kehren`;
}

/** ` Der Ritter und der Baumeister kehren heim.` */
function home({ followers: n, only, builders }: Home): string {
  const people =
    only === null
      ? 'die Gefolgsleute'
      : `der ${only.figure === 'bigFollower' ? 'große ' : ''}${followers[only.feature]}`;
  const who = [
    ...(n === 0 ? [] : [people]),
    ...(builders === 0 ? [] : [builders === 1 ? THE.builder : 'die Baumeister']),
  ];
  return ` ${capital(list(who))} ${n + builders === 1 ? 'kehrt' : 'kehren'} heim.`;
}

const GOES_ON: { readonly [F in Figure]: string } = {
  follower: 'Gefolgsleute kommen in Städte und Klöster, auf Straßen und Wiesen.',
  bigFollower: 'Der große Gefolgsmann kommt in Städte und Klöster, auf Straßen und Wiesen.',
  builder: 'Der Baumeister kommt nur auf Straßen und in Städte.',
  pig: 'Das Schwein kommt nur auf Wiesen.',
};
/** Where one’s own follower is missing. */
const BESIDE_OWN: { readonly [F in FeatureKind]: string } = {
  city: 'in dieselbe Stadt wie einer deiner Ritter',
  road: 'auf dieselbe Straße wie einer deiner Wegelagerer',
  cloister: 'in dasselbe Kloster wie einer deiner Mönche',
  field: 'auf dieselbe Wiese wie einer deiner Bauern',
};

const YOUR: { readonly [F in Figure]: string } = {
  follower: 'dein Gefolgsmann',
  bigFollower: 'dein großer Gefolgsmann',
  builder: 'dein Baumeister',
  pig: 'dein Schwein',
};
const FINISHED: { readonly [F in FeatureKind]: string } = {
  city: 'Diese Stadt',
  road: 'Diese Straße',
  cloister: 'Dieses Kloster',
  field: 'Diese Wiese',
};
/** In the accusative. */
const MOVED: { readonly [F in Figure]: string } = {
  follower: 'einen Gefolgsmann',
  bigFollower: 'den großen Gefolgsmann',
  builder: 'den Baumeister',
  pig: 'das Schwein',
};

const violations: SentencesOf<Violation> = {
  tileNotPlaced: () => 'Lege zuerst dein Plättchen.',
  tileAlreadyPlaced: () => 'Du hast dein Plättchen in diesem Zug schon gelegt.',
  noSuchRotation: ({ rotation }) => `Ein Plättchen wird um 0°, 90°, 180° oder 270° gedreht, nicht um ${rotation}°.`,
  cellTaken: (at) => `Auf ${cell(at)} liegt schon ein Plättchen.`,
  touchesNothing: (at) => `Auf ${cell(at)} würde das Plättchen kein anderes berühren.`,
  edgeMismatch: ({ side, mine, theirs }) =>
    `Das Plättchen passt dort nicht: Im ${SIDE[side]} trifft ${EDGE[mine]} auf ${EDGE[theirs]}.`,
  riverGoesOnElsewhere: (at) => `Der Fluss geht auf ${cell(at)} weiter: Dort muss das Plättchen liegen.`,
  riverTurnsBack: () => 'Der Fluss darf nicht zweimal hintereinander in dieselbe Richtung abbiegen.',
  fitsNowhereThere: ({ x, y, rotation }) => {
    const where = x !== null && y !== null ? ` auf ${cell({ x, y })}` : '';
    const how = rotation === null ? '' : ` ${turn(rotation)}`;
    return `Das Plättchen passt${how} nicht${where}.`;
  },
  noSuchFigure: ({ figure }) => `Eine Figur namens ${figure} gibt es in diesem Spiel nicht.`,
  noFollowerInHand: () => 'Du hast keinen Gefolgsmann mehr im Vorrat.',
  figureNotInHand: ({ figure }) => `${capital(YOUR[figure])} ist schon eingesetzt.`,
  figureNotAllowed: ({ figure }) => GOES_ON[figure],
  featureComplete: ({ figure, feature }) =>
    `${FINISHED[feature]} ist schon fertig; dort kannst du ${MOVED[figure]} nicht mehr einsetzen.`,
  noOwnFollower: ({ figure, feature }) => `${capital(THE[figure])} darf nur ${BESIDE_OWN[feature]}.`,
  noSuchSegment: () => 'Eine solche Stelle hat dieses Plättchen nicht.',
  featureOccupied: ({ feature }) => OCCUPIED[feature],
  everySpotOccupied: () => 'Jede Stelle dieses Plättchens ist schon besetzt.',
};

/** German. */
export const de: GameWords<Carcassonne> = {
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
  },
  parts: {
    ...{ cities: 'Städte', roads: 'Straßen', cloisters: 'Klöster', farms: 'Wiesen' },
    ...{ goods: 'Waren', king: 'König', robber: 'Raubritter' },
  },
  task,
  sight: (sight, say) => sayFrom(sights, sight, say),
  lines: linesIn({
    sight: (sight, say) => sayFrom(sights, sight, say),
    placed: ({ seat, sent, ...at }, say) =>
      `${say.name(seat)} hat ein Plättchen auf ${cell(at)} gelegt${sent === null ? '' : ` und ${role(sent.figure, sent.feature)} eingesetzt`}.`,
    home,
  }),
  chapter: (sight) => (isOfFinalScoring(sight) ? 'Schlusswertung' : null),
  figures: holdings,
  violation: (violation, say) => sayFrom(violations, violation, say),
  move: (move) => {
    switch (move.kind) {
      case 'placeTile':
        return `das Plättchen ${turn(move.rotation)} auf ${cell(move)} legen`;
      case 'placeFollower':
        return `${MOVED[move.figure]} auf Stelle ${move.segment + 1} setzen`;
      case 'pass':
        return 'keinen Gefolgsmann einsetzen';
    }
  },
  describe,
};

/** `28 Punkte und 3 Gefolgsleute im Vorrat`, and what the sets add. */
function holdings(open: Open, seat: Seat): string {
  const { points, followers: n, figures: others, goods: taken, awards: held } = holdingsOf(open, seat);
  const inHand = [
    ...(n === 0 && others.length > 0 ? [] : [count(n, 'Gefolgsmann', 'Gefolgsleute')]),
    ...others.map((figure) => figures[figure]),
  ];
  const score = count(points, 'Punkt', 'Punkte');
  if (others.length + taken.length + held.length === 0) return list([score, `${inHand[0]} im Vorrat`]);
  return [
    score,
    `${list(inHand)} im Vorrat`,
    ...(taken.length === 0 ? [] : [list(taken.map(([good, n]) => `${n} ${goods[good]}`))]),
    ...(held.length === 0 ? [] : [list(held.map(({ award, size }) => `${awards[award]} (${tiles(size)})`))]),
  ].join('; ');
}

function task(open: Open): string {
  const { step } = open;
  switch (step.kind) {
    case 'placeTile': {
      const { hasFigure, hasSpecial, isSecond } = doingOf(open, step.seat);
      const place = `lege dein ${isSecond ? 'zweites ' : ''}Plättchen`;
      return hasFigure
        ? `${place} und setze, wenn du magst, ${hasSpecial ? 'eine Figur' : 'einen Gefolgsmann'} ein`
        : place;
    }
    case 'action': {
      const { hasSpecial, earnsSecond } = doingOf(open, step.seat);
      const figure = hasSpecial ? 'eine Figur' : 'einen Gefolgsmann';
      const skip = `setze ${figure} auf das neue Plättchen oder verzichte darauf`;
      return earnsSecond ? `${skip}; danach folgt ein zweites Plättchen` : skip;
    }
    case 'over':
      return 'die Partie ist vorbei';
  }
}

/** The task, the tile, the players or the result, what is left, then the map. */
function describe({ open }: View<Carcassonne>, say: Say): readonly string[] {
  const { step, players, last, removed } = open;
  const doing = step.kind === 'over' ? 'Die Partie ist vorbei.' : `${say.name(step.seat)}, ${task(open)}.`;
  const drawn = step.kind === 'placeTile' ? [`Zu legen: ${tileInWords(map, step.tile, 0)}.`] : [];
  const end = endInWords('de', open, say);
  const standing =
    end.length > 0 ? end : players.map((player) => `${say.name(player.seat)}: ${holdings(open, player.seat)}.`);
  const left = isUsedUp(open) ? '' : `Noch ${tiles(open.tilesLeft)}. `;
  const placed = `${left}Zuletzt gelegt: ${cell(last)}.`;
  const out = removed.length === 0 ? [] : [map.removed(removed.map(tile))];
  return [doing, ...drawn, ...standing, placed, ...out, ...mapInWords(map, open, say)];
}
