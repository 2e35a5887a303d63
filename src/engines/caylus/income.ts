import type { Seat } from '../contract.ts';
import { buildingKind } from './buildings.ts';
import type { Income } from './causes.ts';
import { BASE_INCOME } from './components.ts';
import type { Board } from './state.ts';

/** A seat's income in phase 1 (rules §3). */
export function incomeOf({ road }: Pick<Board, 'road'>, seat: Seat): Income {
  let [residences, prestige] = [0, 0];
  for (const tile of road) {
    if (tile === null || tile.owner !== seat) continue;
    const { class: klass, income } = buildingKind(tile.building);
    if (klass === 'residence') residences += income;
    else prestige += income;
  }
  return { seat, base: BASE_INCOME, residences, prestige };
}

/** All deniers of an income. */
export const totalOf = ({ base, residences, prestige }: Income): number => base + residences + prestige;
