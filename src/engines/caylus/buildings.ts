/** What is printed on every building. */
import type { Amount, Effect } from './effects.ts';
import {
  type BuildingClass,
  type BuildingId,
  type BuiltClass,
  type BuiltId,
  FIXED_IDS,
  type FixedId,
  NEUTRAL_IDS,
  type NeutralId,
  PRESTIGE_IDS,
  type PrestigeId,
  RESIDENCE_IDS,
  type ResidenceId,
  type RoadId,
  SPECIAL_IDS,
  type SpecialId,
  STONE_IDS,
  type StoneId,
  WOOD_IDS,
  type WoodId,
} from './ids.ts';

/** What is printed on a building that is there from the start. */
interface Printed {
  /** The effect for the owner of an activated worker. */
  readonly worker: Effect;
}

/** What is printed on a building that players build. */
interface PrintedTile {
  readonly price: Amount;
  /** Scored at once by the builder. */
  readonly prestige: number;
  /** How many tiles there are; null for any number. */
  readonly copies: number | null;
  /** The effect for the owner of an activated worker; null where no worker can be put. */
  readonly worker: Effect | null;
  /** The effect for the owner of the building, after that of another player's worker. */
  readonly owner?: Effect;
  /** Royal favors that the builder gains at once. */
  readonly favors?: number;
  /** Deniers for its owner in every phase 1. */
  readonly income?: number;
}

/** A building with everything that follows from its class (rules §4.1, §8.2). */
export interface BuildingKind {
  readonly id: BuildingId;
  readonly class: BuildingClass;
  /** Null for buildings that are there from the start. */
  readonly price: Amount | null;
  readonly prestige: number;
  readonly copies: number | null;
  readonly worker: Effect | null;
  readonly owner: Effect | null;
  readonly favors: number;
  readonly income: number;
  /** Whether a residence can replace it: a neutral one by anybody's, a wood or stone one by its owner's. */
  readonly isConvertible: boolean;
}

const SPECIAL: Readonly<Record<SpecialId, Printed>> = {
  gate: { worker: { op: 'relocateWorker' } },
  trading_post: { worker: { op: 'produce', options: [{ deniers: 3 }] } },
  merchants_guild: { worker: { op: 'moveProvost', max: 3 } },
  joust_field: { worker: { op: 'trade', options: [{ give: { cloth: 1, deniers: 1 }, get: { favor: 1 } }] } },
  stables: { worker: { op: 'stables' } },
  inn: { worker: { op: 'inn' } },
};

const FIXED: Readonly<Record<FixedId, Printed>> = {
  f_peddler: { worker: { op: 'trade', options: [{ give: { deniers: 2 }, get: { plainCube: 1 } }] } },
  f_carpenter: { worker: { op: 'build', sort: 'wood' } },
  f_gold_mine: { worker: { op: 'produce', options: [{ gold: 1 }] } },
};

const NEUTRAL: Readonly<Record<NeutralId, Printed>> = {
  n_farm: { worker: { op: 'produce', options: [{ food: 1 }, { cloth: 1 }] } },
  n_forest: { worker: { op: 'produce', options: [{ food: 1 }, { wood: 1 }] } },
  n_sawmill: { worker: { op: 'produce', options: [{ wood: 1 }] } },
  n_quarry: { worker: { op: 'produce', options: [{ stone: 1 }] } },
  n_market: { worker: { op: 'trade', options: [{ give: { anyCube: 1 }, get: { deniers: 4 } }] } },
  n_carpenter: { worker: { op: 'build', sort: 'wood' } },
};

const WOOD: Readonly<Record<WoodId, PrintedTile>> = {
  w_farm_food: {
    price: { wood: 1, food: 1 },
    prestige: 2,
    copies: 1,
    worker: { op: 'produce', options: [{ food: 2 }, { cloth: 1 }] },
  },
  w_farm_cloth: {
    price: { wood: 1, food: 1 },
    prestige: 2,
    copies: 1,
    worker: { op: 'produce', options: [{ cloth: 2 }, { food: 1 }] },
  },
  w_sawmill: {
    price: { wood: 1, food: 1 },
    prestige: 2,
    copies: 1,
    worker: { op: 'produce', options: [{ wood: 2 }] },
  },
  w_quarry: {
    price: { wood: 1, food: 1 },
    prestige: 2,
    copies: 1,
    worker: { op: 'produce', options: [{ stone: 2 }] },
  },
  w_market: {
    price: { wood: 1, anyCube: 1 },
    prestige: 4,
    copies: 1,
    worker: { op: 'trade', options: [{ give: { anyCube: 1 }, get: { deniers: 6 } }] },
  },
  w_peddler: {
    price: { wood: 1, anyCube: 1 },
    prestige: 4,
    copies: 1,
    worker: {
      op: 'trade',
      options: [
        { give: { deniers: 1 }, get: { plainCube: 1 } },
        { give: { deniers: 2 }, get: { plainCube: 2 } },
      ],
    },
  },
  w_mason: { price: { wood: 1, food: 1 }, prestige: 4, copies: 1, worker: { op: 'build', sort: 'stone' } },
  w_lawyer: { price: { wood: 1, cloth: 1 }, prestige: 4, copies: 1, worker: { op: 'build', sort: 'residence' } },
};

const STONE: Readonly<Record<StoneId, PrintedTile>> = {
  s_farm: {
    price: { stone: 1, food: 1 },
    prestige: 3,
    copies: 1,
    worker: { op: 'produce', options: [{ food: 2, cloth: 1 }] },
    owner: { op: 'produce', options: [{ food: 1 }, { cloth: 1 }] },
  },
  s_park: {
    price: { stone: 1, food: 1 },
    prestige: 3,
    copies: 1,
    worker: { op: 'produce', options: [{ wood: 2, food: 1 }] },
    owner: { op: 'produce', options: [{ wood: 1 }, { food: 1 }] },
  },
  s_workshop: {
    price: { stone: 1, food: 1 },
    prestige: 3,
    copies: 1,
    worker: { op: 'produce', options: [{ stone: 2, cloth: 1 }] },
    owner: { op: 'produce', options: [{ stone: 1 }, { cloth: 1 }] },
  },
  s_church: {
    price: { stone: 1, cloth: 1 },
    prestige: 3,
    copies: 1,
    favors: 1,
    worker: {
      op: 'trade',
      options: [
        { give: { deniers: 2 }, get: { prestige: 3 } },
        { give: { deniers: 4 }, get: { prestige: 5 } },
      ],
    },
  },
  s_tailor: {
    price: { stone: 1, wood: 1 },
    prestige: 6,
    copies: 1,
    worker: {
      op: 'trade',
      options: [
        { give: { cloth: 2 }, get: { prestige: 4 } },
        { give: { cloth: 3 }, get: { prestige: 6 } },
      ],
    },
  },
  s_bank: {
    price: { stone: 1, wood: 1 },
    prestige: 6,
    copies: 1,
    worker: {
      op: 'trade',
      options: [
        { give: { deniers: 2 }, get: { gold: 1 } },
        { give: { deniers: 5 }, get: { gold: 2 } },
      ],
    },
  },
  s_alchemist: {
    price: { stone: 1, food: 1 },
    prestige: 6,
    copies: 1,
    worker: {
      op: 'trade',
      options: [
        { give: { plainCube: 2 }, get: { gold: 1 } },
        { give: { plainCube: 4 }, get: { gold: 2 } },
      ],
    },
  },
  s_architect: { price: { stone: 1, food: 1 }, prestige: 6, copies: 2, worker: { op: 'build', sort: 'prestige' } },
  s_jeweller: {
    price: { stone: 1, cloth: 1 },
    prestige: 6,
    copies: 1,
    worker: {
      op: 'trade',
      options: [
        { give: { gold: 1 }, get: { prestige: 5 } },
        { give: { gold: 2 }, get: { prestige: 9 } },
      ],
    },
  },
};

const RESIDENCE: Readonly<Record<ResidenceId, PrintedTile>> = {
  residence: { price: { cloth: 1, deniers: 1 }, prestige: 2, copies: null, worker: null, income: 1 },
};

const PRESTIGE: Readonly<Record<PrestigeId, PrintedTile>> = {
  p_statue: { price: { stone: 2, gold: 1 }, prestige: 7, copies: 1, worker: null, favors: 1 },
  p_granary: { price: { food: 3, gold: 1 }, prestige: 10, copies: 1, worker: null },
  p_library: { price: { wood: 3, gold: 1 }, prestige: 10, copies: 1, worker: null, income: 1 },
  p_weaver: { price: { cloth: 3, gold: 1 }, prestige: 12, copies: 1, worker: null },
  p_theatre: { price: { wood: 3, gold: 2 }, prestige: 14, copies: 1, worker: null, favors: 1 },
  p_college: { price: { stone: 3, gold: 2 }, prestige: 14, copies: 1, worker: null, favors: 1 },
  p_monument: { price: { stone: 4, gold: 2 }, prestige: 14, copies: 1, worker: null, favors: 2 },
  p_hotel: { price: { stone: 3, gold: 2 }, prestige: 16, copies: 1, worker: null, income: 2 },
  p_cathedral: { price: { stone: 5, gold: 3 }, prestige: 25, copies: 1, worker: null },
};

function kindOf(id: BuildingId, klass: BuildingClass, printed: Printed | PrintedTile): BuildingKind {
  const tile = 'price' in printed ? printed : null;
  return {
    id,
    class: klass,
    price: tile?.price ?? null,
    prestige: tile?.prestige ?? 0,
    copies: tile === null ? 1 : tile.copies,
    worker: printed.worker,
    owner: tile?.owner ?? null,
    favors: tile?.favors ?? 0,
    income: tile?.income ?? 0,
    isConvertible: klass === 'neutral' || ((klass === 'wood' || klass === 'stone') && id !== 'w_lawyer'),
  };
}

/** All buildings, in the order of the ids. */
export const BUILDINGS: readonly BuildingKind[] = [
  ...SPECIAL_IDS.map((id) => kindOf(id, 'special', SPECIAL[id])),
  ...FIXED_IDS.map((id) => kindOf(id, 'fixed', FIXED[id])),
  ...NEUTRAL_IDS.map((id) => kindOf(id, 'neutral', NEUTRAL[id])),
  ...WOOD_IDS.map((id) => kindOf(id, 'wood', WOOD[id])),
  ...STONE_IDS.map((id) => kindOf(id, 'stone', STONE[id])),
  ...RESIDENCE_IDS.map((id) => kindOf(id, 'residence', RESIDENCE[id])),
  ...PRESTIGE_IDS.map((id) => kindOf(id, 'prestige', PRESTIGE[id])),
];

const byId = Object.fromEntries(BUILDINGS.map((building) => [building.id, building]));
export const buildingKind = (id: BuildingId): BuildingKind => byId[id]!; // Every id is in the table.

/** The ids of a class, in the order of the data. */
export const IDS_OF: Readonly<Record<BuiltClass, readonly BuiltId[]>> = {
  wood: WOOD_IDS,
  stone: STONE_IDS,
  residence: RESIDENCE_IDS,
  prestige: PRESTIGE_IDS,
};

/** Whether a name is that of a building that can be on the road. */
export const isRoadId = (name: string): name is RoadId =>
  BUILDINGS.some(({ id, class: klass }) => id === name && klass !== 'special');
