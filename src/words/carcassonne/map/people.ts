import { type LyingSegment, lying, type Open, type Spot } from '../../../engines/carcassonne/index.ts';
import type { Say } from '../../contract.ts';
import { cellName } from '../../speech.ts';
import type { Inhabitant } from './contract.ts';
import type { MapWords } from './en.ts';

/** The part of the tile where a segment is; null if it’s the only one of its kind. */
export function whereOn(words: MapWords, segments: readonly LyingSegment[], segment: number): string | null {
  const own = segments[segment];
  return own === undefined || own.isOnly ? null : words.where(own);
}

/** A figure on the map: whose it is, and where it is. */
export function inhabitantAt(words: MapWords, { placements }: Open, spot: Spot, say: Say): Inhabitant {
  const { seat, figure, segment, x, y } = spot;
  const placement = placements.find((one) => one.x === x && one.y === y)!; // A figure’s tile is on the map.
  const segments = lying(placement.tile, placement.rotation);
  const { kind } = segments[segment]!; // A figure is on a segment of its tile.
  if (kind === 'river') throw new Error('a figure is on a river');
  return {
    figure,
    feature: kind,
    name: say.name(seat),
    cell: cellName(spot),
    where: whereOn(words, segments, segment),
  };
}
