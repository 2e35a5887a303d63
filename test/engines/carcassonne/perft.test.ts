import { expect, test } from 'vitest';
import { carcassonne, type State } from '../../../src/engines/carcassonne/index.ts';
import { noChance } from '../../../src/kernel/random.ts';
import { type Man, Oracle, scoreTile, type Tile } from './oracle.ts';
import { dealt, position } from './support.ts';

/** How many sequences of so many moves there are. */
function perft(state: State, depth: number): number {
  if (depth === 0) return 1;
  const turn = carcassonne.turn(state);
  if ('over' in turn) return 0;
  let sum = 0;
  for (const seat of turn.awaits) {
    const moves = [...carcassonne.legal(state, seat)];
    if (depth === 1) return moves.length;
    for (const move of moves) {
      const played = carcassonne.play(state, seat, move, noChance);
      if (!played.ok) throw new Error(JSON.stringify(played.error));
      sum += perft(played.value.state, depth - 1);
    }
  }
  return sum;
}

/** The same count by the slow reading of the rules. */
function slow(
  tiles: readonly Tile[],
  men: readonly Man[],
  stack: readonly string[],
  seat: number,
  depth: number,
): number {
  const [tile, ...rest] = stack;
  if (depth === 0) return 1;
  if (tile === undefined) return 0;
  const places = new Oracle(tiles).places(tile);
  if (places.length === 0) return slow(tiles, men, rest, seat, depth);
  let sum = 0;
  for (const place of places) {
    const grown = [...tiles, { tile, ...place }];
    const map = new Oracle(grown);
    const { x, y } = place;
    const onward = (standing: readonly Man[], left: number) =>
      slow(grown, scoreTile(grown, standing, x, y).staying, rest, 1 - seat, left);
    const inHand = 7 - men.filter((man) => man.seat === seat).length;
    const free = [...map.segmentsAt(x, y).keys()].filter((segment) => {
      const { segments } = map.region(x, y, segment);
      return !men.some((man) => segments.has(`${man.x},${man.y}/${man.segment}`));
    });
    if (inHand === 0 || free.length === 0) {
      sum += onward(men, depth - 1);
    } else if (depth === 1) {
      sum += 1;
    } else {
      sum += onward(men, depth - 2);
      for (const segment of free) sum += onward([...men, { seat, figure: 'follower', x, y, segment }], depth - 2);
    }
  }
  return sum;
}

const start = (stack: readonly string[]) => dealt(stack).state;

const TABLE = [
  ['roads', start(['U', 'V', 'W', 'X']), [6, 24, 240, 852]],
  ['cities', start(['E', 'N', 'R', 'C']), [4, 12, 96, 264]],
  ['cloisters', start(['B', 'A', 'B', 'B']), [4, 12, 132, 484]],
  ['mixed', start(['D', 'J', 'A', 'O']), [6, 30, 260, 1210]],
  [
    'a tile that fits nowhere',
    position({ board: 'A:270 D@ A:90', drawn: 'E', stack: ['C', 'V', 'B'] }).state,
    [22, 66, 426, 1700],
  ],
  [
    'a road held by both',
    position({
      board: 'U@ . U \n B B B',
      drawn: 'U',
      stack: ['V', 'W'],
      followers: [
        [0, 0, 0, 0],
        [1, 2, 0, 0],
      ],
    }).state,
    [20, 74, 1436, 5080],
  ],
] as const;

test.each(TABLE)('%s: the numbers of sequences of 1, 2, 3 and 4 moves', (_name, state, expected) => {
  const counts = [1, 2, 3, 4].map((depth) => perft(state, depth));
  const step = state.agenda[0];
  const drawn = step?.kind === 'placeTile' ? [step.tile] : [];
  const men = state.figures.map(({ seat, figure, placement, segment }) => ({
    seat,
    figure,
    segment,
    ...state.placements[placement]!,
  }));
  const stack = [...drawn, ...state.stack];
  expect(counts).toEqual(expected);
  expect([1, 2, 3, 4].map((depth) => slow(state.placements, men, stack, 0, depth))).toEqual(expected);
});
