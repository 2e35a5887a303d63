import { z } from 'zod';
import {
  type ByFigure,
  type ByPart,
  EDGE_KINDS,
  type ExpansionId,
  FIGURES,
  type Figure,
  FLAGS,
  GOODS,
  type Option,
  PARTS,
  type Part,
  SETS,
  type SetId,
  SIDES,
  TILE_IDS,
  type TileId,
} from './ids.ts';
import box from './tiles.json' with { type: 'json' };

const side = z.enum(SIDES);
const count = z.int().nonnegative();

const segmentSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('city'),
    edges: z.array(side).readonly(),
    pennants: count,
    good: z.enum(GOODS).nullable().default(null),
    cathedral: z.boolean().default(false),
    princess: z.boolean().default(false),
  }),
  z.strictObject({
    kind: z.literal('road'),
    edges: z.array(side).readonly(),
    inn: z.boolean().default(false),
    tunnel: z.boolean().default(false),
  }),
  z.strictObject({ kind: z.literal('cloister') }),
  z.strictObject({ kind: z.literal('river'), edges: z.array(side).readonly() }),
  z.strictObject({
    kind: z.literal('field'),
    /** Half edges 0 to 7, clockwise from the west half of the north edge. Empty for a closed field inside the tile. */
    halves: z.array(z.int().min(0).max(7)).readonly(),
    /** The cities of this tile that the field touches, as indices into its segments. */
    cities: z.array(count).readonly(),
  }),
]);

const tileSchema = z.strictObject({
  id: z.enum(TILE_IDS),
  set: z.enum(SETS),
  /** Copies in the box, including the start tile. */
  count: z.int().positive(),
  /** Copies on the map before the first turn. */
  startCopies: count.default(0),
  name: z.string(),
  edges: z.strictObject({
    n: z.enum(EDGE_KINDS),
    e: z.enum(EDGE_KINDS),
    s: z.enum(EDGE_KINDS),
    w: z.enum(EDGE_KINDS),
  }),
  flags: z.array(z.enum(FLAGS)).readonly(),
  segments: z.array(segmentSchema).min(1).max(16).readonly(),
});

/** A piece of landscape on a tile. Moves refer to it by its index in the tile's list. */
export type Segment = Readonly<z.infer<typeof segmentSchema>>;

/** A kind of tile, at rotation 0. */
export type TileKind = Readonly<z.infer<typeof tileSchema>>;

/** Every kind of tile of every set, in the order of `TILE_IDS`. */
export const TILES: readonly TileKind[] = z.array(tileSchema).parse(box.tiles);

const byId = new Map(TILES.map((tile) => [tile.id, tile]));

/** The tile of this id. */
export const tileKind = (id: TileId): TileKind => byId.get(id)!; // Every id has its tile: components.test.ts.

/** The set of tiles that an option adds to the base game; null for one that only changes a rule. */
const SET_OF: Readonly<Record<Option, SetId | null>> = {
  old: null,
  fluss: 'fluss',
  erweiterung: 'erweiterung',
  haendler: 'haendler',
  koenig: 'koenig',
  drache: 'drache',
};

/** The tile that lies at the origin before the first turn: with the river its spring (rules §2.3, §9.2). */
export const startTileOf = (options: readonly Option[]): TileId => (options.includes('fluss') ? 'R01' : 'D');

/**
 * The tiles in play with these options, in the order of `TILE_IDS`. With the river, the start tile of the base game is
 * out of the game, and the spring lies at the start (rules §9.1, §9.2).
 */
export const tilesOf = (options: readonly Option[]): readonly TileKind[] => {
  const sets: readonly (SetId | null)[] = ['base', ...options.map((option) => SET_OF[option])];
  const start = startTileOf(options);
  return TILES.filter((tile) => sets.includes(tile.set)).map((tile) => {
    if (tile.id === start) return { ...tile, startCopies: 1 };
    return tile.startCopies > 0 ? { ...tile, count: tile.count - tile.startCopies, startCopies: 0 } : tile;
  });
};

/** The number of tiles in all sets: no list of tiles is longer than that. */
export const MOST_TILES = TILES.reduce((sum, tile) => sum + tile.count, 0);

/** The set that a figure comes with. */
const SET_OF_FIGURE: ByFigure<'base' | ExpansionId> = {
  follower: 'base',
  bigFollower: 'erweiterung',
  builder: 'haendler',
  pig: 'haendler',
};

/** The set whose rules bring points in a part of the score. */
const SET_OF_PART: ByPart<'base' | ExpansionId> = {
  cities: 'base',
  roads: 'base',
  cloisters: 'base',
  farms: 'base',
  goods: 'haendler',
  king: 'koenig',
  robber: 'koenig',
  fairy: 'drache',
};

const isInPlay = (set: 'base' | ExpansionId, options: readonly Option[]): boolean =>
  set === 'base' || options.includes(set);

/** The figures in a game with these options, in the order of `FIGURES`. */
export const figuresOf = (options: readonly Option[]): readonly Figure[] =>
  FIGURES.filter((figure) => isInPlay(SET_OF_FIGURE[figure], options));

/** The parts of a score in a game with these options, in the order of `PARTS`. */
export const partsOf = (options: readonly Option[]): readonly Part[] =>
  PARTS.filter((part) => isInPlay(SET_OF_PART[part], options));

/** How many of each figure a player starts with, if the game has it (rules §2.2). */
export const FIGURES_EACH: ByFigure<number> = { follower: 7, bigFollower: 1, builder: 1, pig: 1 };

/** How many can play with any options. */
export const SEATS = { min: 2, max: 6 } as const;

/** How many can play with these options: a sixth only with the extension (rules §2.1). */
export const seatsWith = (options: readonly Option[]): { readonly min: number; readonly max: number } => ({
  min: SEATS.min,
  max: options.includes('erweiterung') ? SEATS.max : 5,
});

/** How much a figure counts toward a majority (rules §1). */
export const STRENGTHS: ByFigure<number> = { follower: 1, bigFollower: 2, builder: 0, pig: 0 };
