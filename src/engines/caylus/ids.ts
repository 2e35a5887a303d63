/**
 * The names that exist in Caylus. One word for one thing:
 * bailiff = 行政官, provost = 監督, worker = 労働者, denier = ダナー, prestige = 名声点, favor = 恩賞, count = 査定,
 * batch = 建設1軒 (three cubes paid for a house of the castle), activation = 稼働, owner = 建築主.
 * A cube is any of the five kinds, a plain cube any but gold. The road begins behind the bridge.
 */

/** Caylus has none. */
export const OPTIONS = [] as const;
export type Option = (typeof OPTIONS)[number];

/** The five kinds of cubes. */
export const CUBES = ['food', 'wood', 'stone', 'cloth', 'gold'] as const;
export type Cube = (typeof CUBES)[number];
export type ByCube<T> = Readonly<Record<Cube, T>>;

/** All but gold. */
export const PLAIN_CUBES = ['food', 'wood', 'stone', 'cloth'] as const satisfies readonly Cube[];

/** The phases of a round in their order (rules §2). */
export const PHASES = ['income', 'placing', 'special', 'provost', 'road', 'castle', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** The buildings before the bridge, from the castle on: the order in which they are activated. */
export const SPECIAL_IDS = ['gate', 'trading_post', 'merchants_guild', 'joust_field', 'stables', 'inn'] as const;
export type SpecialId = (typeof SPECIAL_IDS)[number];

/** Printed on the road. */
export const FIXED_IDS = ['f_peddler', 'f_carpenter', 'f_gold_mine'] as const;
export type FixedId = (typeof FIXED_IDS)[number];

/** On the first six road spaces, in a dealt order. */
export const NEUTRAL_IDS = ['n_farm', 'n_forest', 'n_sawmill', 'n_quarry', 'n_market', 'n_carpenter'] as const;
export type NeutralId = (typeof NEUTRAL_IDS)[number];

/** Wood buildings, by the carpenters. */
export const WOOD_IDS = [
  'w_farm_food',
  'w_farm_cloth',
  'w_sawmill',
  'w_quarry',
  'w_market',
  'w_peddler',
  'w_mason',
  'w_lawyer',
] as const;
export type WoodId = (typeof WOOD_IDS)[number];

/** Stone buildings, by the mason. */
export const STONE_IDS = [
  's_farm',
  's_park',
  's_workshop',
  's_church',
  's_tailor',
  's_bank',
  's_alchemist',
  's_architect',
  's_jeweller',
] as const;
export type StoneId = (typeof STONE_IDS)[number];

/** Residences, by the lawyer; any number of them. */
export const RESIDENCE_IDS = ['residence'] as const;
export type ResidenceId = (typeof RESIDENCE_IDS)[number];

/** Prestige buildings, by the architects. */
export const PRESTIGE_IDS = [
  'p_statue',
  'p_granary',
  'p_library',
  'p_weaver',
  'p_theatre',
  'p_college',
  'p_monument',
  'p_hotel',
  'p_cathedral',
] as const;
export type PrestigeId = (typeof PRESTIGE_IDS)[number];

/** What a player can build. */
export const BUILT_IDS = [...WOOD_IDS, ...STONE_IDS, ...RESIDENCE_IDS, ...PRESTIGE_IDS] as const;
export type BuiltId = (typeof BUILT_IDS)[number];

/** What can be on a road space. */
export const ROAD_IDS = [...FIXED_IDS, ...NEUTRAL_IDS, ...BUILT_IDS] as const;
export type RoadId = (typeof ROAD_IDS)[number];

export type BuildingId = SpecialId | RoadId;

/** The classes of buildings; players build those of the last four. */
export const CLASSES = ['special', 'fixed', 'neutral', 'wood', 'stone', 'residence', 'prestige'] as const;
export type BuildingClass = (typeof CLASSES)[number];
export const BUILT_CLASSES = ['wood', 'stone', 'residence', 'prestige'] as const satisfies readonly BuildingClass[];
export type BuiltClass = (typeof BUILT_CLASSES)[number];

/** The sections of the castle in the order in which they are built and counted. */
export const SECTIONS = ['dungeon', 'walls', 'towers'] as const;
export type Section = (typeof SECTIONS)[number];
export type BySection<T> = Readonly<Record<Section, T>>;

/** The tracks of royal favors. */
export const TRACKS = ['prestige', 'deniers', 'resources', 'buildings'] as const;
export type Track = (typeof TRACKS)[number];
export type ByTrack<T> = Readonly<Record<Track, T>>;

/** The levels of each track; a marker that has not moved yet is on 0. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** The road spaces, from the bridge on. */
// biome-ignore format: one line
export const SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28] as const;
export type Space = (typeof SPACES)[number];

/** Where a worker can be put: a special building, the castle queue, or a road space such as `road-7`. */
type RoadPlace = `road-${Space}`;
export type Place = SpecialId | 'castle' | RoadPlace;
/** The place of each road space, space 1 first. */
export const ROAD_PLACES: readonly RoadPlace[] = SPACES.map((space) => `road-${space}` as const);
/** The places without a number: before the bridge, and the castle. */
export const PLACES_BEFORE_ROAD: readonly Place[] = [...SPECIAL_IDS, 'castle'];
/** All places, in the order in which they are offered. */
export const PLACES: readonly Place[] = [...PLACES_BEFORE_ROAD, ...ROAD_PLACES];

/**
 * The parts of a score, in display order. `owner`: points for workers that others placed in one's buildings; `trades`:
 * church, tailor, jeweller; `penalties`: zero or less. The last three are what is left in hand at the end.
 */
export const PARTS = [
  'castle',
  'buildings',
  'owner',
  'trades',
  'favors',
  'penalties',
  'deniers',
  'cubes',
  'gold',
] as const;
export type Part = (typeof PARTS)[number];
export type ByPart<T> = Readonly<Record<Part, T>>;
/** The parts that are recorded while the game runs; the others follow from what is left in hand. */
export const SCORED_PARTS = [
  'castle',
  'buildings',
  'owner',
  'trades',
  'favors',
  'penalties',
] as const satisfies readonly Part[];
export type ScoredPart = (typeof SCORED_PARTS)[number];
