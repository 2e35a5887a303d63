import type {
  Award,
  ByGood,
  EdgeKind,
  FeatureKind,
  Figure,
  PassReason,
  Sight,
  Sign,
  Spot,
} from '../../../../engines/carcassonne/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import type { Say, SentencesOf } from '../../../contract.ts';
import { capital, cellName as cell, speechOf } from '../../../speech.ts';
import { atCities } from '../../map/de.ts';
import { landmarkOf } from '../../map/lines.ts';
import { countsIn } from '../../names/goods.ts';
import { followerNames, goodNames, tileNames } from '../../names/index.ts';
import { groupsOf } from '../groups.ts';
import { type DragonMove, type Home, isFollower } from '../turns.ts';

const { list, count } = speechOf('de');
const tiles = (n: number) => count(n, 'Plättchen');
const tile = tileNames.de;
const followers = followerNames.de;
const goods = goodNames.de;
const names = (seats: readonly Seat[], say: Say) => list(seats.map((seat) => say.name(seat)));

/** What a follower is called in each feature, in the accusative. */
const ROLE: { readonly [F in FeatureKind]: string } = {
  city: 'Ritter',
  road: 'Wegelagerer',
  cloister: 'Mönch',
  field: 'Bauern',
};
/** `einen Ritter`: a figure by where it is, in the accusative. */
export const role = (figure: Figure, feature: FeatureKind): string => {
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
export const THE: { readonly [F in Figure]: string } = {
  follower: 'der Gefolgsmann',
  bigFollower: 'der große Gefolgsmann',
  builder: 'der Baumeister',
  pig: 'das Schwein',
};
export const EDGE: { readonly [E in EdgeKind]: string } = {
  city: 'Stadt',
  road: 'Straße',
  field: 'Wiese',
  river: 'Fluss',
};
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

const passed: { readonly [R in PassReason]: (name: string) => string } = {
  chosen: (name) => `${name} hat keinen Gefolgsmann eingesetzt.`,
  noFollowerInHand: (name) => `${name} hatte keinen Gefolgsmann mehr im Vorrat.`,
  everySpotOccupied: (name) => `${name} konnte keinen Gefolgsmann einsetzen: Jede Stelle war schon besetzt.`,
  volcano: (name) => `${name} konnte auf dem Vulkan keine Figur einsetzen.`,
};

/** Where the fairy’s follower is. */
const SCORED_WITH: { readonly [F in FeatureKind]: string } = {
  city: 'in der Stadt',
  road: 'auf der Straße',
  cloister: 'im Kloster',
  field: 'auf der Wiese',
};
/** A knight in the accusative. */
const KNIGHT: { readonly [F in Figure]: string } = {
  follower: 'einen Ritter',
  bigFollower: 'den großen Ritter',
  builder: 'den Baumeister',
  pig: 'das Schwein',
};
/** In the accusative; where there are several, they are followers. */
const LOST: { readonly [F in Figure]: string } = {
  follower: 'einen Gefolgsmann',
  bigFollower: 'den großen Gefolgsmann',
  builder: 'den Baumeister',
  pig: 'das Schwein',
};
/** `einen Gefolgsmann von Aya und 2 Gefolgsleute von Ben` */
const belongings = (spots: readonly Spot[], say: Say): string =>
  list(
    groupsOf(spots).map(
      ({ seat, figure, count: n }) => `${n === 1 ? LOST[figure] : `${n} Gefolgsleute`} von ${say.name(seat)}`,
    ),
  );

export const sights: SentencesOf<Sight> = {
  laidStartTile: ({ tile }) =>
    `${landmarkOf(tile) === 'spring' ? 'Die Quelle' : 'Das Startplättchen'} liegt auf (0, 0).`,
  drewTile: ({ seat, ...drawn }, say) => `${say.name(seat)} hat ein Plättchen gezogen: ${tile(drawn.tile)}.`,
  removedTile: (removed) =>
    `Das gezogene Plättchen passt nirgends und ist aus dem Spiel: ${tile(removed.tile)}.${removed.left === 0 ? ' Es war das letzte, damit endet die Partie.' : ''}`,
  placedTile: ({ seat, ...at }, say) => `${say.name(seat)} hat ein Plättchen auf ${cell(at)} gelegt.`,
  placedFollower: ({ seat, figure, feature, portal, ...at }, say) =>
    `${say.name(seat)} hat ${portal ? 'durch den Zaubergang ' : ''}${role(figure, feature)} auf ${cell(at)} eingesetzt.`,
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
  setAsideTile: ({ seat, ...drawn }, say) =>
    `${say.name(seat)} hat ein Drachenplättchen gezogen; es wartet auf den ersten Vulkan: ${tile(drawn.tile)}.`,
  shuffledBack: ({ tiles: { length } }) =>
    length === 1
      ? 'Das beiseitegelegte Drachenplättchen ist wieder im Stapel.'
      : `Die ${length} beiseitegelegten Drachenplättchen sind wieder im Stapel.`,
  movedDragon: ({ seat, to, from, forced, eaten, ...at }, say) => {
    if (to === 'volcano')
      return from === null
        ? `Am Vulkan auf ${cell(at)} ist der Drache erschienen.`
        : `Der Drache ist zum Vulkan auf ${cell(at)} geflogen.`;
    const lost = eaten.length === 0 ? '' : `hat ${belongings(eaten, say)} gefressen`;
    return forced
      ? `Der Drache konnte nur auf ${cell(at)} weiter${lost === '' ? '' : ` und ${lost}`}.`
      : `${say.name(seat)} hat den Drachen auf ${cell(at)} bewegt${lost === '' ? '' : `; der Drache ${lost}`}.`;
  },
  dragonStopped: ({ steps }) =>
    steps === 0
      ? 'Der Drache konnte nirgends hin und ist stehen geblieben.'
      : `Der Drache kam nicht weiter und ist nach ${count(steps, 'Schritt', 'Schritten')} stehen geblieben.`,
  removedKnight: ({ seat, spot }, say) =>
    `Das Burgfräulein von ${say.name(seat)} hat ${KNIGHT[spot.figure]} von ${say.name(spot.seat)} auf ${cell(spot)} heimgeschickt.`,
  wentHome: ({ figures: gone }, say) => {
    const who = list(groupsOf(gone).map(({ seat, figure }) => `${THE[figure]} von ${say.name(seat)}`));
    return `Auch ${who} ${gone.length === 1 ? 'kehrt' : 'kehren'} heim: Dort ist kein eigener Gefolgsmann mehr.`;
  },
  movedFairy: ({ seat, ...at }, say) =>
    `${say.name(seat)} hat die Fee zu einem eigenen Gefolgsmann auf ${cell(at)} gestellt.`,
  scoredFairy: (scored, say) =>
    `${say.name(scored.seat)} **+${scored.points}**: die Fee ${scored.reason === 'turn' ? 'zu Beginn des Zuges' : SCORED_WITH[scored.feature]}.`,
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
export function home({ followers: n, only, builders }: Home): string {
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

/** Who moved the dragon where, then what it ate. */
export function walk(steps: readonly DragonMove[], say: Say): string {
  const way = steps.map(({ seat, ...at }) => `${cell(at)} (${say.name(seat)})`);
  const eaten = steps.filter((step) => step.eaten.length > 0);
  const lost = eaten.map((step) => `${belongings(step.eaten, say)} auf ${cell(step)}`);
  return `Der Drache ist auf ${list(way)} gezogen${lost.length === 0 ? '' : ` und hat ${list(lost)} gefressen`}.`;
}
