import { type Atlas, placementAt, STEPS, xOf, yOf } from '../../atlas.ts';
import type { TurnedTile } from '../../turned.ts';
import type { Violation } from '../../violations.ts';

/** The sides of a tile that its river reaches: 0 north to 3 west. */
const riverSides = ({ edges }: TurnedTile): readonly number[] => [0, 1, 2, 3].filter((side) => edges[side] === 'river');

/** The quarter turns clockwise from the side where the river enters to the side where it leaves; 2 is straight on. */
const STRAIGHT = 2;

/**
 * Rules §9.4, §9.5: a river tile goes on from the last one, and does not turn in the same sense as a bend just before it.
 * The edges match already.
 */
export function refusePlace(map: Atlas, tile: TurnedTile, cell: number): Violation | null {
  const sides = riverSides(tile);
  if (sides.length === 0) return null;
  const last = map.tiles.findLastIndex((one) => riverSides(one).length > 0);
  if (last < 0) return null; // A state without a spring; `check` says so.
  const before = riverSides(map.tiles[last]!);
  const from = map.cells[last]!;
  const exit = before.find((side) => placementAt(map, from + STEPS[side]!) < 0);
  const next = exit === undefined ? from : from + STEPS[exit]!;
  if (exit === undefined || cell !== next) return { kind: 'riverGoesOnElsewhere', x: xOf(next), y: yOf(next) };

  const bend = bendOf(sides, (exit + 2) % 4);
  const bendBefore = bendOf(before, before.find((side) => side !== exit) ?? null);
  return bend !== STRAIGHT && bend === bendBefore ? { kind: 'riverTurnsBack' } : null;
}

/** How the river turns on a tile that it enters through this side; straight on at the spring and the lake. */
function bendOf(sides: readonly number[], entry: number | null): number {
  const leaves = sides.find((side) => side !== entry);
  return entry === null || leaves === undefined ? STRAIGHT : (leaves - entry + 4) % 4;
}
