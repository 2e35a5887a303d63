/** What the pictures in the rules show. */
import {
  type BuildingId,
  type Cube,
  FIXED_IDS,
  FIXED_SPACES,
  NEUTRAL_IDS,
  NEUTRAL_SPACES,
  type RoadTile,
  type Section,
  SPACES,
  type Space,
} from '../../../../engines/caylus/index.ts';
import { type Seat, seatsOf } from '../../../../engines/contract.ts';
import type { Way } from '../phone/lane.ts';

/** Aya, Ben, and somebody who has passed. */
export const [AYA, BEN, THIRD] = seatsOf(3) as [Seat, Seat, Seat]; // Three of three.
/** The letters on their badges. */
export const LETTERS = ['A', 'B', 'C'] as const;

const empty = (building: RoadTile['building']): RoadTile => ({ building, owner: null, worker: null, residence: null });

/** The road before the first round (rules §1). */
export const START: Way = {
  seats: 4,
  road: SPACES.map((space) => {
    const neutral = NEUTRAL_IDS[NEUTRAL_SPACES.indexOf(space)];
    const fixed = FIXED_IDS.find((id) => FIXED_SPACES[id] === space);
    const building = neutral ?? fixed;
    return building === undefined ? null : empty(building);
  }),
  specials: {
    ...{ gate: null, trading_post: null, merchants_guild: null, joust_field: null, stables: [] },
    inn: { left: null, right: null },
  },
  passed: [],
  provost: 6,
  bailiff: 6,
  counted: [],
};

/** Three buildings, what a worker of Aya costs there, and what its owner scores (rules §4.2, §4.3). */
export const PLACING: {
  readonly passed: readonly Seat[];
  readonly sites: readonly {
    readonly building: BuildingId;
    readonly owner: Seat | null;
    readonly cost: number;
    readonly points: number;
  }[];
} = {
  passed: [THIRD],
  sites: [
    { building: 'n_farm', owner: null, cost: 2, points: 0 },
    { building: 'w_quarry', owner: AYA, cost: 1, points: 0 },
    { building: 'w_market', owner: BEN, cost: 2, points: 1 },
  ],
};

/** The provost is moved to Aya’s worker (rules §6). */
export const PROVOST: {
  readonly buildings: readonly (readonly [Space, BuildingId])[];
  readonly from: Space;
  readonly to: Space;
  readonly cost: number;
} = {
  buildings: [
    [6, 'n_quarry'],
    [7, 'f_peddler'],
    [8, 'f_carpenter'],
  ],
  from: 6,
  to: 8,
  cost: 2,
};

/** The building whose parts are explained (rules §8). */
export const BUILDING = 's_farm' satisfies BuildingId;

/** What replaces what (rules §8.2, §8.3). */
export const REPLACING = ['n_forest', 'residence', 'p_library'] as const satisfies readonly BuildingId[];

/** A batch for a house (rules §9.2, §9.3). */
export const BATCH: { readonly pay: readonly Cube[]; readonly section: Section } = {
  pay: ['food', 'wood', 'stone'],
  section: 'dungeon',
};
