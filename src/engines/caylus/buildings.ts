/** Every building, with what is printed on it and what follows from its class. */
import type { Amount, Effect } from './effects.ts';
import {
  type BuildingClass,
  type BuildingId,
  type BuiltClass,
  type BuiltId,
  FIXED_IDS,
  NEUTRAL_IDS,
  PRESTIGE_IDS,
  RESIDENCE_IDS,
  SPECIAL_IDS,
  STONE_IDS,
  WOOD_IDS,
} from './ids.ts';
import {
  FIXED,
  NEUTRAL,
  PRESTIGE,
  type Printed,
  type PrintedTile,
  RESIDENCE,
  SPECIAL,
  STONE,
  WOOD,
} from './printed.ts';

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

const byId = new Map(BUILDINGS.map((building) => [building.id, building]));
/** What is printed on a building. */
export const buildingKind = (id: BuildingId): BuildingKind => byId.get(id)!; // Every id is in the table.

/** The ids of a class, in the order of the data. */
export const IDS_OF: Readonly<Record<BuiltClass, readonly BuiltId[]>> = {
  wood: WOOD_IDS,
  stone: STONE_IDS,
  residence: RESIDENCE_IDS,
  prestige: PRESTIGE_IDS,
};
