import {
  type Cell,
  type FeatureKind,
  type LyingSegment,
  lying,
  type Open,
  type Rotation,
  type Segment,
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
import type { Landmark, ToldSegment } from './contract.ts';
import { companyInWords, isByPortal } from './drache.ts';
import type { MapWords } from './en.ts';
import { inhabitantAt } from './people.ts';

/** Most valuable first. */
const ORDER: readonly FeatureKind[] = ['city', 'road', 'cloister', 'field'];
/** Order on a tile: most prominent first. */
const KINDS: readonly LyingSegment['kind'][] = ['cloister', 'city', 'road', 'river', 'field'];
const LANDMARKS: readonly Landmark[] = ['spring', 'lake', 'volcano', 'dragon', 'portal'];
/** Features that a new tile can still claim by joining. */
const CLAIMABLE: readonly FeatureKind[] = ['city', 'road'];
/** Fewest tiles of an unclaimed feature worth a line of its own. */
const WORTH_TELLING = 2;

/** What gives a tile its name, or null. */
export const landmarkOf = (tile: TileId): Landmark | null =>
  LANDMARKS.find((landmark) => tileKind(tile).flags.includes(landmark)) ?? null;

/** A tile at this clockwise rotation: kind by kind, clockwise from north. */
export function tileInWords(words: MapWords, tile: TileId, rotation: Rotation): string {
  const segments = toldSegments(tile, rotation).toSorted(
    (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || SIDES.indexOf(a.sides[0]!) - SIDES.indexOf(b.sides[0]!),
  );
  return words.tile(segments, landmarkOf(tile));
}

/** The segments of a tile at this clockwise rotation, with princess and tunnel. */
export const toldSegments = (tile: TileId, rotation: Rotation): readonly ToldSegment[] =>
  lying(tile, rotation).map((own) => ({ ...own, extra: extraOf(tileKind(tile).segments[own.segment]!) })); // In the same order.

function extraOf(segment: Segment): ToldSegment['extra'] {
  if (segment.kind === 'city' && segment.princess) return 'princess';
  return segment.kind === 'road' && segment.tunnel ? 'tunnel' : null;
}

/**
 * The map line by line: dragon and fairy, what figures are on, what anybody can still claim (by a portal every spot),
 * where the river goes on, then each tile as it lies. Of a map that has been scored at the end only the tiles.
 */
export function mapInWords(words: MapWords, open: Open, say: Say): readonly string[] {
  const isScored = scoredAtEnd(open) !== null;
  const features = (isScored ? [] : survey(open)).toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const byPortal = isByPortal(open);
  const occupied = features.filter(({ figures }) => figures.length > 0);
  const free = features.filter(
    ({ kind, complete, figures, cells }) =>
      !complete && figures.length === 0 && (byPortal || (CLAIMABLE.includes(kind) && cells.length >= WORTH_TELLING)),
  );
  const rows = open.placements.toSorted((a, b) => a.y - b.y || a.x - b.x);
  return [
    ...(isScored ? [] : companyInWords(words, open, say)),
    ...occupied.map((one) =>
      words.occupied(peopleOn(words, open, one, say), words.feature(one, null), cellsOf(one), words.needs(one)),
    ),
    // Two fields of the same tiles read alike.
    ...new Set(free.map((one) => words.free(words.feature(one, null), cellsOf(one), words.needs(one)))),
    ...riverEnds(open).map((end) => words.river(cellName(end))),
    words.tiles,
    ...rows.map(({ tile, rotation, ...at }) => words.placement(cellName(at), tileInWords(words, tile, rotation))),
  ];
}

/** A feature’s cells; for a cloister, only its own. */
const cellsOf = ({ kind, cells }: Survey): readonly string[] =>
  (kind === 'cloister' ? cells.slice(0, 1) : cells).map(cellName);

/** The figures on a feature in words, by their players and tiles. */
export const peopleOn = (words: MapWords, open: Open, { kind, figures }: Survey, say: Say): string =>
  words.people(
    figures.map((one) => inhabitantAt(words, open, one, say)),
    kind,
  );

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
