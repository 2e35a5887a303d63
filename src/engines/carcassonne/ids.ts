/**
 * The names that exist in Carcassonne. One word for one thing:
 * tile = タイル, follower = 部下コマ, city = 都市, road = 道, cloister = 修道院, field and farm = 草原, pennant = 紋章.
 */

/** The sets and rules that players can switch on now. */
export const OPTIONS = ['old', 'fluss', 'erweiterung', 'haendler', 'koenig', 'drache'] as const;
export type Option = (typeof OPTIONS)[number];

/** The boxes that tiles come in. */
export const SETS = ['base', 'fluss', 'erweiterung', 'haendler', 'koenig', 'drache'] as const;
export type SetId = (typeof SETS)[number];

/** The sets that players can add to the base game: each is an option and a folder in `expansions/`. */
export type ExpansionId = Extract<Option, SetId>;

/** Every kind of tile, set by set. */
// biome-ignore format: a line a set is easier to read than a line a tile
export const TILE_IDS = [
  'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W', 'X',
  'R01', 'R02', 'R03', 'R04', 'R05', 'R06', 'R07', 'R08', 'R09', 'R10',
  'E01', 'E02', 'E03', 'E04', 'E05', 'E06', 'E07', 'E08', 'E09', 'E10', 'E11', 'E12', 'E13', 'E14', 'E15', 'E16', 'E17',
  'H01', 'H02', 'H03', 'H04', 'H05', 'H06', 'H07', 'H08', 'H09', 'H10', 'H11', 'H12', 'H13', 'H14', 'H15', 'H16', 'H17',
  'H18', 'H19', 'H20', 'H21', 'H22', 'H23', 'H24',
  'K01', 'K02', 'K03', 'K04', 'K05',
  'P01', 'P02', 'P03', 'P04', 'P05', 'P06', 'P07', 'P08', 'P09', 'P10', 'P11', 'P12', 'P13', 'P14', 'P15', 'P16', 'P17',
  'P18', 'P19', 'P20', 'P21', 'P22', 'P23', 'P24', 'P25', 'P26', 'P27', 'P28', 'P29',
] as const;
export type TileId = (typeof TILE_IDS)[number];

/** The sides of a cell, clockwise from north. */
export const SIDES = ['n', 'e', 's', 'w'] as const;
export type Side = (typeof SIDES)[number];

/** Degrees clockwise. */
export const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** What a side of a tile can show. */
export const EDGE_KINDS = ['field', 'city', 'road', 'river'] as const;
export type EdgeKind = (typeof EDGE_KINDS)[number];

/** The features a map has. A river isn't one: it takes no figures and scores nothing. */
export const FEATURE_KINDS = ['city', 'road', 'cloister', 'field'] as const;
export type FeatureKind = (typeof FEATURE_KINDS)[number];

/** Special properties of a tile, besides its segments. */
export const FLAGS = ['start', 'spring', 'lake', 'volcano', 'dragon', 'portal', 'princess'] as const;
export type Flag = (typeof FLAGS)[number];

export const GOODS = ['wine', 'grain', 'cloth'] as const;
export type Good = (typeof GOODS)[number];
export type ByGood<T> = Readonly<Record<Good, T>>;

/** What changes the worth of a road or city. */
const SIGNS = ['inn', 'cathedral'] as const;
export type Sign = (typeof SIGNS)[number];

/** What goes to whoever completes the largest city (king = 王) or road (robber = 盗賊騎士). */
export const AWARDS = ['king', 'robber'] as const;
export type Award = (typeof AWARDS)[number];

/** The parts of a turn with the builder: the first, the first with a second one earned, the second. */
export const PART_OF_TURN = ['first', 'earned', 'second'] as const;
export type PartOfTurn = (typeof PART_OF_TURN)[number];

/** What a player puts on the map: 部下コマ, 大きい部下コマ, 建築士, 豚. */
export const FIGURES = ['follower', 'bigFollower', 'builder', 'pig'] as const;
export type Figure = (typeof FIGURES)[number];
export type ByFigure<T> = Readonly<Record<Figure, T>>;

/** The figures that count toward a majority; only these use a portal, are knights, and have the fairy's company. */
export const FOLLOWERS = ['follower', 'bigFollower'] as const satisfies readonly Figure[];
export type Follower = (typeof FOLLOWERS)[number];

/** By figure, for the figures that a game has: those of a set only if the set is in play. */
export type ByFigureInPlay<T> = Readonly<Record<'follower', T> & Partial<Record<Figure, T>>>;

/** The parts of a score in every game, in display order. */
const BASE_PARTS = ['cities', 'roads', 'cloisters', 'farms'] as const;

/** The parts of a score, in display order. */
export const PARTS = [...BASE_PARTS, 'goods', ...AWARDS, 'fairy'] as const;
export type Part = (typeof PARTS)[number];
export type ByPart<T> = Readonly<Record<Part, T>>;

/** By part, for the parts that a game has: those of a set only if the set is in play. */
export type ByPartInPlay<T> = Readonly<Record<(typeof BASE_PARTS)[number], T> & Partial<Record<Part, T>>>;
