import type {
  Carcassonne,
  FeatureKind,
  Open,
  OpenPlayer,
  PassReason,
  Side,
  Sight,
  Violation,
} from '../../../engines/carcassonne/index.ts';
import type { Seat, View } from '../../../engines/contract.ts';
import { type GameWords, type Say, type SentencesOf, sayFrom } from '../../contract.ts';
import { capital, cellName as cell, speechOf } from '../../speech.ts';
import { mapWords } from '../map/index.ts';
import { mapInWords, tileInWords } from '../map/lines.ts';
import { followerNames, rotationNames, tileNames } from '../names/index.ts';
import { isOfFinalScoring, linesIn } from './turns.ts';

const { list, count: counted } = speechOf('en');
const count = (n: number, one: string, many = `${one}s`) => counted(n, one, many);
const tile = tileNames.en;
const map = mapWords.en;
const followers = followerNames.en;
const turn = rotationNames.en;
const names = (seats: readonly Seat[], say: Say) => list(seats.map((seat) => say.name(seat)));

/** `a knight`: a follower by where it is. */
const role = (feature: FeatureKind) => `a ${followers[feature]}`;
const PLACE: { readonly [F in FeatureKind]: string } = {
  city: 'city',
  road: 'road',
  cloister: 'cloister',
  field: 'farm',
};
const SIDE: { readonly [S in Side]: string } = { n: 'north', e: 'east', s: 'south', w: 'west' };

const passed: { readonly [R in PassReason]: (name: string) => string } = {
  chosen: (name) => `${name} placed nobody.`,
  noFollowerInHand: (name) => `${name} has no follower in hand.`,
  everySpotOccupied: (name) => `${name} found every spot leading to a follower.`,
};

const sights: SentencesOf<Sight> = {
  laidStartTile: () => 'The start tile lies at (0, 0).',
  drewTile: ({ seat, ...drawn }, say) => `${say.name(seat)} drew a tile: ${tile(drawn.tile)}.`,
  removedTile: (removed) =>
    `A tile fits nowhere and is out of the game: ${tile(removed.tile)}.${removed.left === 0 ? ' It was the last one, so the game ends.' : ''}`,
  placedTile: ({ seat, ...at }, say) => `${say.name(seat)} placed a tile at ${cell(at)}.`,
  placedFollower: ({ seat, feature, ...at }, say) => `${say.name(seat)} sent ${role(feature)} to ${cell(at)}.`,
  passed: ({ seat, reason }, say) => passed[reason](say.name(seat)),
  scoredFeature: ({ feature, complete, cells, pennants, owners, points }, say) => {
    const shields = pennants === 0 ? '' : ` + ${count(pennants, 'pennant')}`;
    const size =
      feature === 'cloister' ? 'a cloister' : `a ${PLACE[feature]} of ${count(cells.length, 'tile')}${shields}`;
    const how = `${size} ${complete ? 'is complete' : 'is scored'}`;
    return owners.length === 0
      ? `${capital(how)}, and nobody is there.`
      : `${names(owners, say)} **+${points}**${owners.length > 1 ? ' each' : ''}: ${how}.`;
  },
  scoredFarm: ({ cities, owners }, say) => {
    if (owners.length === 0) return `A farm at ${count(cities.length, 'city', 'cities')} belongs to nobody.`;
    const each = owners.map(({ seat, points }) => `${say.name(seat)} **+${points}**`);
    return `${list(each)}: a farm at ${count(cities.length, 'completed city', 'completed cities')}.`;
  },
  scoredFarmers: ({ city, owners, points }, say) => {
    const where = `the farmers around the city of ${count(city.length, 'tile')}`;
    return owners.length === 0 ? `${capital(where)}: nobody.` : `${names(owners, say)} **+${points}**: ${where}.`;
  },
  returned: ({ figures }, say) => {
    const seats = [...new Set(figures.map(({ seat }) => seat))];
    return `${figures.length === 1 ? 'A follower comes' : 'Followers come'} home to ${names(seats, say)}.`;
  },
  ended: () => 'The game is over.',
};

const violations: SentencesOf<Violation> = {
  tileNotPlaced: () => 'The tile has to be placed first.',
  tileAlreadyPlaced: () => 'The tile of this turn has been placed.',
  noSuchRotation: ({ rotation }) => `A tile is turned by 0, 90, 180 or 270 degrees, not by ${rotation}.`,
  cellTaken: (at) => `A tile lies at ${cell(at)} already.`,
  touchesNothing: (at) => `At ${cell(at)} the tile would touch no other tile.`,
  edgeMismatch: ({ side, mine, theirs }) =>
    `The tile does not fit there: to the ${SIDE[side]}, ${mine} meets ${theirs}.`,
  fitsNowhereThere: ({ x, y, rotation }) => {
    const where = x !== null && y !== null ? ` at ${cell({ x, y })}` : '';
    const how = rotation === null ? '' : ` ${turn(rotation)}`;
    return `The tile does not fit${where}${how}.`;
  },
  noSuchFigure: ({ figure }) => `There is no figure called ${figure} in this game.`,
  noFollowerInHand: () => 'No follower is left in hand.',
  noSuchSegment: () => 'That tile has no such spot.',
  featureOccupied: ({ feature }) => `That ${PLACE[feature]} already has a follower.`,
  everySpotOccupied: () => 'Every spot of the tile leads to a follower.',
};

/** English. */
export const en: GameWords<Carcassonne> = {
  name: 'Carcassonne',
  summary: 'Lay tiles of cities, roads and fields, and send followers where they earn points.',
  banner:
    'A map of green land with two walled cities, a road and a monastery. Two knights, a monk and a thief stand on it; a tile hangs above its place.',
  howToPlay: [
    '**Aim.** Most points when the tiles are used up.',
    '**Your turn.** 1. Place the tile that was drawn: it must touch a tile, and city must meet city, road road, field field. ' +
      '2. If you like, send one of your seven followers to a city, road, cloister or field of that tile, unless somebody’s follower already stands further along. ' +
      '3. What the tile completes is scored, and its followers come home.',
    '**Points.** A city: 2 a tile and 2 a pennant (a city of two tiles: 2 in all). A road: 1 a tile. A cloister with all eight neighbours: 9. ' +
      'Whoever has most followers there gets them all; equals each get them in full.',
    '**At the end.** Unfinished cities and roads give 1 a tile and 1 a pennant, unfinished cloisters 1 a tile. ' +
      'A farm gives its owner 3 for each completed city that it touches, each city once. Farmers stay until then.',
  ].join('\n\n'),
  options: {
    old: {
      name: 'old farm rule (× advised against)',
      description: '4 points per completed city for most farmers around it',
    },
  },
  parts: { cities: 'Cities', roads: 'Roads', cloisters: 'Cloisters', farms: 'Farms' },
  task,
  sight: (sight, say) => sayFrom(sights, sight, say),
  lines: linesIn({
    sight: (sight, say) => sayFrom(sights, sight, say),
    placed: ({ seat, follower, ...at }, say) =>
      `${say.name(seat)} placed a tile at ${cell(at)}${follower === null ? '' : ` and sent ${role(follower)}`}.`,
    home: (from) => (from === null ? ' The followers come home.' : ` The ${followers[from]} comes home.`),
  }),
  chapter: (sight) => (isOfFinalScoring(sight) ? 'Final scoring' : null),
  figures: ({ players }, seat) => holdings(players[seat]!), // There are as many players as seats.
  violation: (violation, say) => sayFrom(violations, violation, say),
  move: (move) => {
    switch (move.kind) {
      case 'placeTile':
        return `the tile to ${cell(move)}, ${turn(move.rotation)}`;
      case 'placeFollower':
        return `a follower to spot ${move.segment + 1}`;
      case 'pass':
        return 'nobody';
    }
  },
  describe,
};

const holdings = ({ points, hand }: OpenPlayer): string =>
  list([count(points, 'point'), `${count(hand.follower, 'follower')} in hand`]);

function task({ step, players }: Open): string {
  switch (step.kind) {
    case 'placeTile':
      return players[step.seat]?.hand.follower === 0
        ? 'place your tile'
        : 'place your tile, then a follower if you like';
    case 'action':
      return 'place a follower on the new tile, or nobody';
    case 'over':
      return 'the game is over';
  }
}

/** The task, the tile, the players, what is left, then the map. */
function describe({ open }: View<Carcassonne>, say: Say): readonly string[] {
  const { step, players, last, removed } = open;
  const doing = step.kind === 'over' ? 'The game is over.' : `${say.name(step.seat)}: ${task(open)}.`;
  const drawn = step.kind === 'placeTile' ? [`Tile to place: ${tileInWords(map, step.tile, 0)}.`] : [];
  const standing = players.map((player) => `${say.name(player.seat)}: ${holdings(player)}.`);
  const left = `${count(open.tilesLeft, 'tile')} left. Last tile at ${cell(last)}.`;
  const out = removed.length === 0 ? [] : [map.removed(removed.map(tile))];
  return [doing, ...drawn, ...standing, left, ...out, ...mapInWords(map, open, say)];
}
