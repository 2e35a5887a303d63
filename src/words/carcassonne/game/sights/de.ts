import type {
  Award,
  ByGood,
  EdgeKind,
  FeatureKind,
  Figure,
  PassReason,
  Sight,
  Sign,
} from '../../../../engines/carcassonne/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import type { Say, SentencesOf } from '../../../contract.ts';
import { capital, cellName as cell, speechOf } from '../../../speech.ts';
import { atCities } from '../../map/de.ts';
import { landmarkOf } from '../../map/lines.ts';
import { de as namesWords } from '../../names/de.ts';
import { countsIn } from '../../names/goods.ts';
import { type DracheSight, type Home, isFollower } from '../turns.ts';

const { list, count } = speechOf('de');
const tiles = (n: number) => count(n, 'Plättchen');
const tile = namesWords.tile;
const followers = namesWords.followers;
const goods = namesWords.goods;
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

export const sights: SentencesOf<Exclude<Sight, DracheSight>> = {
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
