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
import { endInWords } from '../ending/lines.ts';
import { mapWords } from '../map/index.ts';
import { mapInWords, tileInWords } from '../map/lines.ts';
import { followerNames, rotationNames, tileNames } from '../names/index.ts';
import { isOfFinalScoring, isUsedUp, linesIn } from './turns.ts';

const { list, count: counted } = speechOf('en');
const count = (n: number, one: string, many = `${one}s`) => counted(n, one, many);
const tile = tileNames.en;
const map = mapWords.en;
const followers = followerNames.en;
const rotated = rotationNames.en;
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
  chosen: (name) => `${name} placed no follower.`,
  noFollowerInHand: (name) => `${name} had no followers left.`,
  everySpotOccupied: (name) => `${name} had no open spot for a follower.`,
};

const sights: SentencesOf<Sight> = {
  laidStartTile: () => 'The start tile is at (0, 0).',
  drewTile: ({ seat, ...drawn }, say) => `${say.name(seat)} drew a tile: ${tile(drawn.tile)}.`,
  removedTile: (removed) =>
    `The drawn tile fits nowhere and was removed: ${tile(removed.tile)}.${removed.left === 0 ? ' It was the last one, so the game ends.' : ''}`,
  placedTile: ({ seat, ...at }, say) => `${say.name(seat)} placed a tile at ${cell(at)}.`,
  placedFollower: ({ seat, feature, ...at }, say) => `${say.name(seat)} placed ${role(feature)} at ${cell(at)}.`,
  passed: ({ seat, reason }, say) => passed[reason](say.name(seat)),
  scoredFeature: ({ feature, complete, cells, pennants, owners, points }, say) => {
    const size = feature === 'cloister' ? '' : `${cells.length}-tile `;
    const shields = pennants === 0 ? '' : ` with ${count(pennants, 'pennant')}`;
    const what = `${complete ? 'a completed' : 'an unfinished'} ${size}${PLACE[feature]}${shields}`;
    // A tile can complete several features that no one claims: their oldest tiles tell them apart.
    return owners.length === 0
      ? `${capital(what)} at ${cell(cells[0]!)}: no one scored.`
      : `${names(owners, say)} **+${points}**${owners.length > 1 ? ' each' : ''} for ${what}.`;
  },
  scoredFarm: ({ cities, owners }, say) => {
    const what = `a farm touching ${count(cities.length, 'completed city', 'completed cities')}`;
    if (owners.length === 0) return `${capital(what)}: no one scored.`;
    const each = owners.map(({ seat, points }) => `${say.name(seat)} **+${points}**`);
    return `${list(each)} for ${what}.`;
  },
  scoredFarmers: ({ city, owners, points }, say) => {
    const what = `the farmers around the ${city.length}-tile city`;
    return owners.length === 0
      ? `${capital(what)}: no one scored.`
      : `${names(owners, say)} **+${points}**${owners.length > 1 ? ' each' : ''} for ${what}.`;
  },
  returned: ({ figures }, say) => {
    const seats = [...new Set(figures.map(({ seat }) => seat))];
    return `${names(seats, say)} got ${figures.length === 1 ? 'a follower' : 'followers'} back.`;
  },
  ended: () => 'The game is over.',
};

const violations: SentencesOf<Violation> = {
  tileNotPlaced: () => 'Place your tile first.',
  tileAlreadyPlaced: () => 'You’ve already placed this turn’s tile.',
  noSuchRotation: ({ rotation }) => `Rotation must be 0, 90, 180, or 270, not ${rotation}.`,
  cellTaken: (at) => `There’s already a tile at ${cell(at)}.`,
  touchesNothing: (at) => `There’s no tile next to ${cell(at)}.`,
  edgeMismatch: ({ side, mine, theirs }) =>
    `That tile doesn’t fit: its ${SIDE[side]} side is ${mine}, but the neighbor’s is ${theirs}.`,
  fitsNowhereThere: ({ x, y, rotation }) => {
    const where = x !== null && y !== null ? ` at ${cell({ x, y })}` : '';
    const how = rotation === null ? '' : ` (${rotated(rotation)})`;
    return `The tile doesn’t fit${where}${how}.`;
  },
  noSuchFigure: ({ figure }) => `This game has no piece called ${figure}.`,
  noFollowerInHand: () => 'You have no followers left.',
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
  },
  parts: { cities: 'Cities', roads: 'Roads', cloisters: 'Cloisters', farms: 'Farms' },
  task,
  sight: (sight, say) => sayFrom(sights, sight, say),
  lines: linesIn({
    sight: (sight, say) => sayFrom(sights, sight, say),
    placed: ({ seat, follower, ...at }, say) =>
      `${say.name(seat)} placed a tile at ${cell(at)}${follower === null ? '' : ` with ${role(follower)}`}.`,
    home: (from) => (from === null ? ' The followers returned.' : ` The ${followers[from]} returned.`),
  }),
  chapter: (sight) => (isOfFinalScoring(sight) ? 'Final scoring' : null),
  figures: ({ players }, seat) => holdings(players[seat]!), // There are as many players as seats.
  violation: (violation, say) => sayFrom(violations, violation, say),
  move: (move) => {
    switch (move.kind) {
      case 'placeTile':
        return `tile at ${cell(move)}, ${rotated(move.rotation)}`;
      case 'placeFollower':
        return `follower on spot ${move.segment + 1}`;
      case 'pass':
        return 'no follower';
    }
  },
  describe,
};

const holdings = ({ points, hand }: OpenPlayer): string =>
  list([count(points, 'point'), `${count(hand.follower, 'follower')} left`]);

function task({ step, players }: Open): string {
  switch (step.kind) {
    case 'placeTile':
      return players[step.seat]?.hand.follower === 0
        ? 'place your tile'
        : 'place your tile, then a follower if you like';
    case 'action':
      return 'place a follower on your tile, or skip';
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
  const standing = end.length > 0 ? end : players.map((player) => `${say.name(player.seat)}: ${holdings(player)}.`);
  const left = isUsedUp(open) ? '' : `${count(open.tilesLeft, 'tile')} left. `;
  const placed = `${left}Last tile: ${cell(last)}.`;
  const out = removed.length === 0 ? [] : [map.removed(removed.map(tile))];
  return [doing, ...drawn, ...standing, placed, ...out, ...mapInWords(map, open, say)];
}
