import type {
  Award,
  ByGood,
  FeatureKind,
  Figure,
  PassReason,
  Sight,
  Sign,
} from '../../../../engines/carcassonne/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import type { Say, SentencesOf } from '../../../contract.ts';
import { capital, cellName as cell, speechOf } from '../../../speech.ts';
import { landmarkOf } from '../../map/lines.ts';
import { en as namesWords } from '../../names/en.ts';
import { countsIn } from '../../names/goods.ts';
import { type DracheSight, type Home, isFollower } from '../turns.ts';

const { list, count: counted } = speechOf('en');
const count = (n: number, one: string, many = `${one}s`) => counted(n, one, many);
const tile = namesWords.tile;
const followers = namesWords.followers;
const figures = namesWords.figures;
const persons = namesWords.person;
const goods = namesWords.goods;
const awards = namesWords.awards;
const names = (seats: readonly Seat[], say: Say) => list(seats.map((seat) => say.name(seat)));

export const PLACE: { readonly [F in FeatureKind]: string } = {
  city: 'city',
  road: 'road',
  cloister: 'cloister',
  field: 'farm',
};

/** `a knight`: a figure by where it is. */
export const role = (figure: Figure, feature: FeatureKind): string => {
  switch (figure) {
    case 'follower':
      return `a ${followers[feature]}`;
    case 'bigFollower':
      return `a big ${followers[feature]}`;
    case 'builder':
    case 'pig':
      return `the ${figures[figure]}`;
  }
};
const SIGN: { readonly [S in Sign]: string } = { inn: 'an inn', cathedral: 'a cathedral' };
/** What an award goes by. */
const MEASURE: { readonly [A in Award]: { readonly [W in 'one' | 'most' | 'more']: string } } = {
  king: { one: 'city', most: 'largest city', more: 'cities' },
  robber: { one: 'road', most: 'longest road', more: 'roads' },
};
const goodsIn = (some: ByGood<number>): string => list(countsIn(some).map(([good, n]) => `${n} ${goods[good]}`));

const passed: { readonly [R in PassReason]: (name: string) => string } = {
  chosen: (name) => `${name} placed no follower.`,
  noFollowerInHand: (name) => `${name} had no followers left.`,
  everySpotOccupied: (name) => `${name} had no open spot for a follower.`,
  volcano: (name) => `${name} couldn’t place a figure on a volcano.`,
};

export const sights: SentencesOf<Exclude<Sight, DracheSight>> = {
  laidStartTile: ({ tile }) => `The ${landmarkOf(tile) === 'spring' ? 'spring' : 'start tile'} is at (0, 0).`,
  drewTile: ({ seat, ...drawn }, say) => `${say.name(seat)} drew a tile: ${tile(drawn.tile)}.`,
  removedTile: (removed) =>
    `The drawn tile fits nowhere and was removed: ${tile(removed.tile)}.${removed.left === 0 ? ' It was the last one, so the game ends.' : ''}`,
  placedTile: ({ seat, ...at }, say) => `${say.name(seat)} placed a tile at ${cell(at)}.`,
  placedFollower: ({ seat, figure, feature, portal, ...at }, say) =>
    `${say.name(seat)} placed ${role(figure, feature)} at ${cell(at)}${portal ? ' through the portal' : ''}.`,
  passed: ({ seat, reason }, say) => passed[reason](say.name(seat)),
  scoredFeature: ({ feature, complete, cells, pennants, owners, points, sign }, say) => {
    const size = feature === 'cloister' ? '' : `${cells.length}-tile `;
    const has = [...(pennants === 0 ? [] : [count(pennants, 'pennant')]), ...(sign === undefined ? [] : [SIGN[sign]])];
    const shown = has.length === 0 ? '' : ` with ${list(has)}`;
    const what = `${complete ? 'a completed' : 'an unfinished'} ${size}${PLACE[feature]}${shown}`;
    if (points === 0 && owners.length > 0) return `Nothing for ${names(owners, say)}: ${what}.`;
    // A tile can complete several features that no one claims: their oldest tiles tell them apart.
    return owners.length === 0
      ? `${capital(what)} at ${cell(cells[0]!)}: no one scored.`
      : `${names(owners, say)} **+${points}**${owners.length > 1 ? ' each' : ''} for ${what}.`;
  },
  scoredFarm: ({ cities, owners }, say) => {
    const what = `a farm touching ${count(cities.length, 'completed city', 'completed cities')}`;
    if (owners.length === 0) return `${capital(what)}: no one scored.`;
    const each = owners.map(
      ({ seat, points, bonus = 0 }) =>
        `${say.name(seat)} **+${points}**${bonus === 0 ? '' : ` (including ${bonus} for the pig)`}`,
    );
    return `${list(each)} for ${what}.`;
  },
  scoredFarmers: ({ city, owners, points, bonuses = [] }, say) => {
    const what = `the farmers around the ${city.length}-tile city`;
    if (owners.length === 0) return `${capital(what)}: no one scored.`;
    const pigs = bonuses.map((bonus) => `, ${say.name(bonus.seat)} **+${bonus.points}** more for the pig`);
    return `${names(owners, say)} **+${points}**${owners.length > 1 ? ' each' : ''} for ${what}${pigs.join('')}.`;
  },
  returned: ({ figures }, say) => {
    const seats = [...new Set(figures.map(({ seat }) => seat))];
    return `${names(seats, say)} got ${returning(figures.map(({ figure }) => figure))} back.`;
  },
  tookGoods: ({ seat, goods }, say) => `${say.name(seat)} took ${goodsIn(goods)} from the completed city.`,
  tookAward: ({ award, seat, from, size }, say) => {
    const { one, most } = MEASURE[award];
    const [name, how] = [say.name(seat), `(${count(size, 'tile')})`];
    if (from === null) return `${name} completed the first ${one} ${how} and took the ${awards[award]}.`;
    const done = `${name} completed the ${most} so far ${how} and`;
    return from === seat
      ? `${done} kept the ${awards[award]}.`
      : `${done} took the ${awards[award]} from ${say.name(from)}.`;
  },
  beganSecondPart: ({ seat }, say) => `${say.name(seat)}’s builder earned a second tile.`,
  scoredGoods: ({ good, most, owners, points }, say) =>
    `${names(owners, say)} **+${points}**${owners.length > 1 ? ' each' : ''} for the most ${goods[good]} (${most}).`,
  scoredAward: ({ award, seat, points }, say) =>
    `${say.name(seat)} **+${points}** for the ${awards[award]}: ${count(points, `completed ${MEASURE[award].one}`, `completed ${MEASURE[award].more}`)}.`,
  ended: () => 'The game is over.',
};

/** `a follower`, `the builder`; what it was on is not known. */
function returning(returned: readonly Figure[]): string {
  const [first, ...others] = returned;
  if (first !== undefined && others.length === 0) return first === 'follower' ? 'a follower' : `the ${figures[first]}`;
  return returned.every(isFollower) ? 'followers' : 'figures';
}

/** ` The knight and builder returned.` */
export function home({ followers: n, only, builders }: Home): string {
  const people = only === null ? 'followers' : persons(only.figure, only.feature);
  return ` The ${list([
    ...(n === 0 ? [] : [people]),
    ...(builders === 0 ? [] : [builders === 1 ? figures.builder : 'builders']),
  ])} returned.`;
}
