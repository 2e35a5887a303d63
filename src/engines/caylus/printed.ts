/** The buildings, class by class. */
import { PROVOST_REACH } from './components.ts';
import type { Amount, Effect } from './effects.ts';
import type { FixedId, NeutralId, PrestigeId, ResidenceId, SpecialId, StoneId, WoodId } from './ids.ts';

/** What is printed on a building that is there from the start. */
export interface Printed {
  /** The effect for the owner of an activated worker. */
  readonly worker: Effect;
}

/** What is printed on a building that players build. */
export interface PrintedTile {
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

export const SPECIAL: Readonly<Record<SpecialId, Printed>> = {
  gate: { worker: { op: 'relocateWorker' } },
  trading_post: { worker: { op: 'produce', options: [{ deniers: 3 }] } },
  merchants_guild: { worker: { op: 'moveProvost', max: PROVOST_REACH } },
  joust_field: { worker: { op: 'trade', options: [{ give: { cloth: 1, deniers: 1 }, get: { favor: 1 } }] } },
  stables: { worker: { op: 'stables' } },
  inn: { worker: { op: 'inn' } },
};

export const FIXED: Readonly<Record<FixedId, Printed>> = {
  f_peddler: { worker: { op: 'trade', options: [{ give: { deniers: 2 }, get: { plainCube: 1 } }] } },
  f_carpenter: { worker: { op: 'build', sort: 'wood' } },
  f_gold_mine: { worker: { op: 'produce', options: [{ gold: 1 }] } },
};

export const NEUTRAL: Readonly<Record<NeutralId, Printed>> = {
  n_farm: { worker: { op: 'produce', options: [{ food: 1 }, { cloth: 1 }] } },
  n_forest: { worker: { op: 'produce', options: [{ food: 1 }, { wood: 1 }] } },
  n_sawmill: { worker: { op: 'produce', options: [{ wood: 1 }] } },
  n_quarry: { worker: { op: 'produce', options: [{ stone: 1 }] } },
  n_market: { worker: { op: 'trade', options: [{ give: { anyCube: 1 }, get: { deniers: 4 } }] } },
  n_carpenter: { worker: { op: 'build', sort: 'wood' } },
};

export const WOOD: Readonly<Record<WoodId, PrintedTile>> = {
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

export const STONE: Readonly<Record<StoneId, PrintedTile>> = {
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

export const RESIDENCE: Readonly<Record<ResidenceId, PrintedTile>> = {
  residence: { price: { cloth: 1, deniers: 1 }, prestige: 2, copies: null, worker: null, income: 1 },
};

export const PRESTIGE: Readonly<Record<PrestigeId, PrintedTile>> = {
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
