/** What is in the box and printed on the board, apart from the buildings. */
import type { Effect } from './effects.ts';
import { type BySection, type ByTrack, type FixedId, type Level, type Section, SPACES, type Space } from './ids.ts';

/** How many can play (rules §1.1). */
export const SEATS = { min: 2, max: 5 } as const;
/** Workers of a player (rules §1.4). */
export const WORKERS = 6;
/** What every player begins with (rules §1.4). */
export const START_CUBES = { food: 2, wood: 1, stone: 0, cloth: 0, gold: 0 } as const;
/** The first deniers, by number of players and place in the turn order (rules §1.5). */
export const START_DENIERS: Readonly<Record<number, readonly number[]>> = {
  2: [5, 5],
  3: [5, 6, 6],
  4: [5, 6, 6, 7],
  5: [5, 6, 6, 7, 7],
};

/** Deniers for everyone in phase 1 (rules §3). */
export const BASE_INCOME = 2;

/** What a worker costs (rules §4.2), and deniers for passing first (rules §4.4). */
export const BASE_COST = 1;
export const TWO_PLAYER_COST = 3;
export const FIRST_PASS_DENIERS = 1;
/** For the owner of a building in which another player's worker is put (rules §4.3). */
export const OWNER_PRESTIGE = 1;
/** Workers that fit in the stables (rules §4.1). */
export const STABLES_SLOTS = 3;

/** Where bailiff and provost begin (rules §1.3). */
export const PAWNS_START = 6;
/** How far the provost moves at most, and the deniers for each space in phase 4 (rules §6). */
export const PROVOST_REACH = 3;
export const DENIERS_PER_SPACE = 1;
/** Spaces the bailiff moves: behind the provost, and otherwise (rules §10.1). */
export const BAILIFF_STEPS = { behindProvost: 2, otherwise: 1 } as const;

/** The end of the road for the provost (rules §6). */
export const LAST_SPACE = SPACES.length;
/** The first spaces hold the neutral buildings (rules §1.2). */
export const NEUTRAL_SPACES: readonly Space[] = [1, 2, 3, 4, 5, 6];
/** The printed buildings, which never change (rules §1.2). */
export const FIXED_SPACES: Readonly<Record<FixedId, Space>> = { f_peddler: 7, f_carpenter: 8, f_gold_mine: 16 };
/** Where wood and stone buildings are put, the lowest empty space first (rules §8.1). */
export const BUILDING_SPACES: readonly Space[] = SPACES.filter((space) => space >= 9 && space !== 16);

/** Points lost, or favors gained, for a number of houses; see `count` in `SectionKind`. */
export interface CountRow {
  /** From how many houses on. */
  readonly from: number;
  readonly loss: number;
  readonly favors: number;
}

/** What is printed on a section of the castle. */
interface SectionKind {
  readonly id: Section;
  readonly capacity: number;
  /** Points for a house. */
  readonly prestige: number;
  /** The section is counted when the bailiff is on this road space or beyond it. */
  readonly checkpoint: Space;
  /** Rows in ascending order; the last one whose `from` is reached counts (rules §10.3). */
  readonly count: readonly CountRow[];
  /** How far favor markers can move while the section is built (rules §11). */
  readonly maxLevel: Level;
}

/** The sections: capacity and points (rules §9), checkpoints and counts (rules §10), levels (rules §11). */
export const CASTLE: BySection<SectionKind> = {
  dungeon: {
    id: 'dungeon',
    capacity: 6,
    prestige: 5,
    checkpoint: 12,
    count: [
      { from: 0, loss: 2, favors: 0 },
      { from: 1, loss: 0, favors: 0 },
      { from: 2, loss: 0, favors: 1 },
    ],
    maxLevel: 2,
  },
  walls: {
    id: 'walls',
    capacity: 10,
    prestige: 4,
    checkpoint: 18,
    count: [
      { from: 0, loss: 3, favors: 0 },
      { from: 1, loss: 0, favors: 0 },
      { from: 2, loss: 0, favors: 1 },
      { from: 3, loss: 0, favors: 2 },
      { from: 5, loss: 0, favors: 3 },
    ],
    maxLevel: 4,
  },
  towers: {
    id: 'towers',
    capacity: 14,
    prestige: 3,
    checkpoint: 24,
    count: [
      { from: 0, loss: 4, favors: 0 },
      { from: 1, loss: 0, favors: 0 },
      { from: 2, loss: 0, favors: 1 },
      { from: 4, loss: 0, favors: 2 },
      { from: 6, loss: 0, favors: 3 },
    ],
    maxLevel: 5,
  },
};

/** What this number of houses brings when a section is counted. */
export const countRow = (section: Section, houses: number): CountRow =>
  CASTLE[section].count.findLast(({ from }) => houses >= from)!; // The first row is for none.

/** Other cubes of a batch, all of different kinds (rules §9.2). */
export const BATCH_OTHERS = 2;
/** Points lost by a player in the castle who builds nothing (rules §9.4). */
export const NO_BATCH_LOSS = 2;
/** Favors for the best builder (rules §9.5). */
export const BEST_BUILDER_FAVORS = 1;

/** What each level of the favor tracks does (rules §11). */
export const FAVORS: ByTrack<Readonly<Record<Level, Effect>>> = {
  prestige: {
    1: { op: 'produce', options: [{ prestige: 1 }] },
    2: { op: 'produce', options: [{ prestige: 2 }] },
    3: { op: 'produce', options: [{ prestige: 3 }] },
    4: { op: 'produce', options: [{ prestige: 4 }] },
    5: { op: 'produce', options: [{ prestige: 5 }] },
  },
  deniers: {
    1: { op: 'produce', options: [{ deniers: 3 }] },
    2: { op: 'produce', options: [{ deniers: 4 }] },
    3: { op: 'produce', options: [{ deniers: 5 }] },
    4: { op: 'produce', options: [{ deniers: 6 }] },
    5: { op: 'produce', options: [{ deniers: 7 }] },
  },
  resources: {
    1: { op: 'produce', options: [{ food: 1 }] },
    2: { op: 'produce', options: [{ wood: 1 }, { stone: 1 }] },
    3: { op: 'produce', options: [{ cloth: 1 }] },
    4: { op: 'trade', options: [{ give: { anyCube: 1 }, get: { plainCube: 2 } }] },
    5: { op: 'produce', options: [{ gold: 1 }] },
  },
  buildings: {
    1: { op: 'none' },
    2: { op: 'build', sort: 'wood', discount: { wood: 1 } },
    3: { op: 'build', sort: 'stone', discount: { stone: 1 } },
    4: { op: 'build', sort: 'residence', discount: { deniers: 1 } },
    5: { op: 'build', sort: 'prestige' },
  },
};

/** What is left in hand at the end (rules §12). */
export const DENIERS_PER_POINT = 4;
export const PLAIN_CUBES_PER_POINT = 3;
export const POINTS_PER_GOLD = 3;
