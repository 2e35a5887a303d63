import type {
  Award,
  ByGood,
  Carcassonne,
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
import { mapWords } from '../map/index.ts';
import { mapInWords, tileInWords } from '../map/lines.ts';
import { countsIn } from '../names/goods.ts';
import {
  awardNames,
  figureNames,
  followerNames,
  goodNames,
  personNames,
  rotationNames,
  tileNames,
} from '../names/index.ts';
import { doingOf, holdingsOf } from './holdings.ts';
import { type Home, isFollower, isOfFinalScoring, isUsedUp, linesIn } from './turns.ts';

const { list, count: counted } = speechOf('en');
const count = (n: number, one: string, many = `${one}s`) => counted(n, one, many);
const tile = tileNames.en;
const map = mapWords.en;
const followers = followerNames.en;
const figures = figureNames.en;
const persons = personNames.en;
const goods = goodNames.en;
const awards = awardNames.en;
const rotated = rotationNames.en;
const names = (seats: readonly Seat[], say: Say) => list(seats.map((seat) => say.name(seat)));

/** `a knight`: a figure by where it is. */
const role = (figure: Figure, feature: FeatureKind): string => {
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
const PLACE: { readonly [F in FeatureKind]: string } = {
  city: 'city',
  road: 'road',
  cloister: 'cloister',
  field: 'farm',
};
const SIGN: { readonly [S in Sign]: string } = { inn: 'an inn', cathedral: 'a cathedral' };
/** What an award goes by. */
const MEASURE: { readonly [A in Award]: { readonly [W in 'one' | 'most' | 'more']: string } } = {
  king: { one: 'city', most: 'largest city', more: 'cities' },
  robber: { one: 'road', most: 'longest road', more: 'roads' },
};
const goodsIn = (some: ByGood<number>): string => list(countsIn(some).map(([good, n]) => `${n} ${goods[good]}`));
const SIDE: { readonly [S in Side]: string } = { n: 'north', e: 'east', s: 'south', w: 'west' };

const passed: { readonly [R in PassReason]: (name: string) => string } = {
  chosen: (name) => `${name} placed no follower.`,
  noFollowerInHand: (name) => `${name} had no followers left.`,
  everySpotOccupied: (name) => `${name} had no open spot for a follower.`,
};

const sights: SentencesOf<Sight> = {
  laidStartTile: ({ tile }) => `The ${tile === 'R01' ? 'spring' : 'start tile'} is at (0, 0).`,
  drewTile: ({ seat, ...drawn }, say) => `${say.name(seat)} drew a tile: ${tile(drawn.tile)}.`,
  removedTile: (removed) =>
    `The drawn tile fits nowhere and was removed: ${tile(removed.tile)}.${removed.left === 0 ? ' It was the last one, so the game ends.' : ''}`,
  placedTile: ({ seat, ...at }, say) => `${say.name(seat)} placed a tile at ${cell(at)}.`,
  placedFollower: ({ seat, figure, feature, ...at }, say) =>
    `${say.name(seat)} placed ${role(figure, feature)} at ${cell(at)}.`,
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
function home({ followers: n, only, builders }: Home): string {
  const people = only === null ? 'followers' : persons(only.figure, only.feature);
  return ` The ${list([
    ...(n === 0 ? [] : [people]),
    ...(builders === 0 ? [] : [builders === 1 ? figures.builder : 'builders']),
  ])} returned.`;
}

const GOES_ON: { readonly [F in Figure]: string } = {
  follower: 'Followers go on cities, roads, cloisters, and farms.',
  bigFollower: 'The big follower goes on cities, roads, cloisters, and farms.',
  builder: 'The builder only goes on roads and cities.',
  pig: 'The pig only goes on farms.',
};

const violations: SentencesOf<Violation> = {
  tileNotPlaced: () => 'Place your tile first.',
  tileAlreadyPlaced: () => 'You’ve already placed this turn’s tile.',
  noSuchRotation: ({ rotation }) => `Rotation must be 0, 90, 180, or 270, not ${rotation}.`,
  cellTaken: (at) => `There’s already a tile at ${cell(at)}.`,
  touchesNothing: (at) => `There’s no tile next to ${cell(at)}.`,
  edgeMismatch: ({ side, mine, theirs }) =>
    `That tile doesn’t fit: its ${SIDE[side]} side is ${mine}, but the neighbor’s is ${theirs}.`,
  riverGoesOnElsewhere: (at) => `The river continues at ${cell(at)}, so the tile has to go there.`,
  riverTurnsBack: () => 'The river can’t bend the same way twice in a row.',
  fitsNowhereThere: ({ x, y, rotation }) => {
    const where = x !== null && y !== null ? ` at ${cell({ x, y })}` : '';
    const how = rotation === null ? '' : ` (${rotated(rotation)})`;
    return `The tile doesn’t fit${where}${how}.`;
  },
  noSuchFigure: ({ figure }) => `This game has no piece called ${figure}.`,
  noFollowerInHand: () => 'You have no followers left.',
  figureNotInHand: ({ figure }) => `Your ${figures[figure]} is already on the map.`,
  figureNotAllowed: ({ figure }) => GOES_ON[figure],
  featureComplete: ({ figure, feature }) =>
    `That ${PLACE[feature]} is complete, and the ${figures[figure]} needs one that isn’t.`,
  noOwnFollower: ({ figure, feature }) =>
    `The ${figures[figure]} needs one of your ${feature === 'field' ? 'farmers' : 'followers'} ${feature === 'city' ? 'in' : 'on'} the same ${PLACE[feature]}.`,
  noSuchSegment: () => 'That tile has no such spot.',
  featureOccupied: ({ feature }) => `That ${PLACE[feature]} already has a follower.`,
  everySpotOccupied: () => 'Every spot on this tile is already claimed.',
};

/** English. */
export const en: GameWords<Carcassonne> = {
  name: 'Carcassonne',
  summary: 'Build a landscape tile by tile, and claim cities, roads, cloisters, and farms with your followers.',
  banner:
    'A green landscape with two walled cities, a road, and a cloister. Two knights, a monk, and a thief stand on it, and a tile hovers over its space.',
  howToPlay: [
    '**Goal.** Score the most points before the tiles run out.',
    '**Your turn.** 1. Place the drawn tile next to another so that all touching sides match: city to city, road to road, field to field. ' +
      '2. You can place one of your 7 followers on a city, road, cloister, or field of that tile, unless a follower is already on that same feature, however far away. ' +
      '3. Completed features score, and the followers on them return to their owners.',
    '**Points.** City: 2 per tile and 2 per pennant (a 2-tile city: 2 in all). Road: 1 per tile. Cloister with 8 tiles around it: 9. ' +
      'The player with the most followers there scores it. If tied, each gets full points.',
    '**Final scoring.** Unfinished cities and roads score 1 per tile and pennant, unfinished cloisters 1 per tile. ' +
      'A farm scores 3 for each completed city it touches, but a city pays each player only once. Farmers stay until then.',
  ].join('\n\n'),
  options: {
    old: {
      name: 'old farm scoring (× not recommended)',
      description: 'Most farmers around a completed city: 4 points',
    },
    fluss: { name: 'river (△ so-so)', description: '+12 tiles: a river comes first' },
    erweiterung: { name: 'inns and cathedrals (− no advice)', description: '+18 tiles, big followers, a sixth seat' },
    haendler: { name: 'traders and builders (− no advice)', description: '+24 tiles with goods, builders, pigs' },
    koenig: { name: 'king and robber (− no advice)', description: '+5 tiles; points for the largest city and road' },
  },
  parts: {
    ...{ cities: 'Cities', roads: 'Roads', cloisters: 'Cloisters', farms: 'Farms' },
    ...{ goods: 'Goods', king: 'King', robber: 'Robber' },
  },
  task,
  sight: (sight, say) => sayFrom(sights, sight, say),
  lines: linesIn({
    sight: (sight, say) => sayFrom(sights, sight, say),
    placed: ({ seat, sent, ...at }, say) =>
      `${say.name(seat)} placed a tile at ${cell(at)}${sent === null ? '' : ` with ${role(sent.figure, sent.feature)}`}.`,
    home,
  }),
  chapter: (sight) => (isOfFinalScoring(sight) ? 'Final scoring' : null),
  figures: holdings,
  violation: (violation, say) => sayFrom(violations, violation, say),
  move: (move) => {
    switch (move.kind) {
      case 'placeTile':
        return `tile at ${cell(move)}, ${rotated(move.rotation)}`;
      case 'placeFollower':
        return `${figures[move.figure]} on spot ${move.segment + 1}`;
      case 'pass':
        return 'no follower';
    }
  },
  describe,
};

/** `28 points and 3 followers left`, and what the sets add. */
function holdings(open: Open, seat: Seat): string {
  const { points, followers: n, figures: others, goods: taken, awards: held } = holdingsOf(open, seat);
  const inHand = [
    ...(n === 0 && others.length > 0 ? [] : [count(n, 'follower')]),
    ...others.map((figure) => `the ${figures[figure]}`),
  ];
  if (others.length + taken.length + held.length === 0) return list([count(points, 'point'), `${inHand[0]} left`]);
  return [
    count(points, 'point'),
    `${list(inHand)} left`,
    ...(taken.length === 0 ? [] : [list(taken.map(([good, n]) => `${n} ${goods[good]}`))]),
    ...(held.length === 0
      ? []
      : [list(held.map(({ award, size }) => `the ${awards[award]} (${count(size, 'tile')})`))]),
  ].join('; ');
}

function task(open: Open): string {
  const { step } = open;
  switch (step.kind) {
    case 'placeTile': {
      const { hasFigure, hasSpecial, isSecond } = doingOf(open, step.seat);
      const place = `place your ${isSecond ? 'second ' : ''}tile`;
      return hasFigure ? `${place}, then a ${hasSpecial ? 'figure' : 'follower'} if you like` : place;
    }
    case 'action': {
      const { hasSpecial, earnsSecond } = doingOf(open, step.seat);
      const skip = `place a ${hasSpecial ? 'figure' : 'follower'} on your tile, or skip`;
      return earnsSecond ? `${skip}; a second tile follows` : skip;
    }
    case 'over':
      return 'the game is over';
  }
}

/** The task, the tile, the players or the result, what is left, then the map. */
function describe({ open }: View<Carcassonne>, say: Say): readonly string[] {
  const { step, players, last, removed } = open;
  const doing = step.kind === 'over' ? 'The game is over.' : `${say.name(step.seat)}: ${task(open)}.`;
  const drawn = step.kind === 'placeTile' ? [`Tile to place: ${tileInWords(map, step.tile, 0)}.`] : [];
  const end = endInWords('en', open, say);
  const standing =
    end.length > 0 ? end : players.map((player) => `${say.name(player.seat)}: ${holdings(open, player.seat)}.`);
  const left = isUsedUp(open) ? '' : `${count(open.tilesLeft, 'tile')} left. `;
  const placed = `${left}Last tile: ${cell(last)}.`;
  const out = removed.length === 0 ? [] : [map.removed(removed.map(tile))];
  return [doing, ...drawn, ...standing, placed, ...out, ...mapInWords(map, open, say)];
}
