import {
  type Cell,
  type FeatureKind,
  type LyingSegment,
  lying,
  type Open,
  type Rotation,
  SIDES,
  type Side,
  type Survey,
  scoredAtEnd,
  survey,
  type TileId,
  tileKind,
} from '../../../engines/carcassonne/index.ts';
import type { Say } from '../../contract.ts';
import { cellName } from '../../speech.ts';
import type { Landmark, MapWords, Person } from './contract.ts';

/** Most valuable first. */
const ORDER: readonly FeatureKind[] = ['city', 'road', 'cloister', 'field'];
/** Order on a tile: most prominent first. */
const KINDS: readonly LyingSegment['kind'][] = ['cloister', 'city', 'road', 'river', 'field'];
const LANDMARKS: readonly Landmark[] = ['spring', 'lake'];
/** Features that a new tile can still claim by joining. */
const CLAIMABLE: readonly FeatureKind[] = ['city', 'road'];
/** Fewest tiles of an unclaimed feature worth a line of its own. */
const WORTH_TELLING = 2;

/** The spring or lake on a tile, or null. */
export const landmarkOf = (tile: TileId): Landmark | null =>
  LANDMARKS.find((landmark) => tileKind(tile).flags.includes(landmark)) ?? null;

/** A tile at this clockwise rotation: kind by kind, clockwise from north. */
export function tileInWords(words: MapWords, tile: TileId, rotation: Rotation): string {
  const segments = lying(tile, rotation).toSorted(
    (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || SIDES.indexOf(a.sides[0]!) - SIDES.indexOf(b.sides[0]!),
  );
  return words.tile(segments, landmarkOf(tile));
}

/** The part of the tile where a segment is; null if it’s the only one of its kind. */
export function whereOn(words: MapWords, segments: readonly LyingSegment[], segment: number): string | null {
  const own = segments[segment];
  return own === undefined || own.isOnly ? null : words.where(own);
}

/**
 * The map line by line: what figures are on, what anybody can still claim, where the river goes on, then each tile as it
 * lies. Of a map that has
 * been scored at the end only the tiles.
 */
export function mapInWords(words: MapWords, open: Open, say: Say): readonly string[] {
  const features = (scoredAtEnd(open) === null ? survey(open) : []).toSorted(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
  );
  const occupied = features.filter(({ figures }) => figures.length > 0);
  const free = features.filter(
    ({ kind, complete, figures, cells }) =>
      CLAIMABLE.includes(kind) && !complete && figures.length === 0 && cells.length >= WORTH_TELLING,
  );
  const rows = open.placements.toSorted((a, b) => a.y - b.y || a.x - b.x);
  return [
    ...occupied.map((one) =>
      words.occupied(peopleOn(words, open, one, say), words.feature(one, null), cellsOf(one), words.needs(one)),
    ),
    ...free.map((one) => words.free(words.feature(one, null), cellsOf(one), words.needs(one))),
    ...riverEnds(open).map((end) => words.river(cellName(end))),
    words.tiles,
    ...rows.map(({ tile, rotation, ...at }) => words.placement(cellName(at), tileInWords(words, tile, rotation))),
  ];
}

/** A feature’s cells; for a cloister, only its own. */
const cellsOf = ({ kind, cells }: Survey): readonly string[] =>
  (kind === 'cloister' ? cells.slice(0, 1) : cells).map(cellName);

/** The figures on a feature in words, by their players and tiles. */
export function peopleOn(words: MapWords, { placements }: Open, { kind, figures }: Survey, say: Say): string {
  const people = figures.map(({ seat, figure, segment, ...at }): Person => {
    const placement = placements.find(({ x, y }) => x === at.x && y === at.y)!; // A figure’s tile is on the map.
    const where = whereOn(words, lying(placement.tile, placement.rotation), segment);
    return { figure, name: say.name(seat), cell: cellName(at), where };
  });
  return words.people(people, kind);
}

const STEP: { readonly [S in Side]: Cell } = {
  ...{ n: { x: 0, y: -1 }, e: { x: 1, y: 0 } },
  ...{ s: { x: 0, y: 1 }, w: { x: -1, y: 0 } },
};

/** The empty cell that the last river tile leads to; none once no river tile is left to place. */
function riverEnds({ placements, step, toCome }: Open): readonly Cell[] {
  const drawn = step.kind === 'placeTile' && hasRiver(step.tile);
  if (!drawn && !toCome.some(({ tile, count }) => count > 0 && hasRiver(tile))) return [];
  const last = placements.findLast(({ tile }) => hasRiver(tile));
  return lying(last!.tile, last!.rotation) // The spring lies from the start.
    .filter(({ kind }) => kind === 'river')
    .flatMap(({ sides }) => sides)
    .map((side) => ({ x: last!.x + STEP[side].x, y: last!.y + STEP[side].y }))
    .filter((cell) => !placements.some(({ x, y }) => x === cell.x && y === cell.y));
}

const hasRiver = (tile: TileId): boolean => tileKind(tile).segments.some(({ kind }) => kind === 'river');
