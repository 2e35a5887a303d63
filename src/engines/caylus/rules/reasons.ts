/** Reasons that several rules give. */
import type { Amount } from '../effects.ts';
import { amountIn, type Bag, fits, missingFor } from '../holdings.ts';
import { CUBES } from '../ids.ts';
import type { Player } from '../state.ts';
import type { Violation } from '../violations.ts';

/** The violation of naming a cube that does not exist, or null. */
export function whyNoCubes(bag: Bag): Violation | null {
  const stranger = bag.find((cube) => !CUBES.includes(cube));
  return stranger === undefined ? null : { kind: 'noSuchName', name: stranger };
}

/** Why a player cannot pay a price with this bag, or null. Deniers are not looked at. */
export function whyNotPaid(player: Player, bag: Bag, price: Amount): Violation | null {
  if (!fits(bag, price)) return { kind: 'wrongCubes', cubes: bag, price };
  const missing = missingFor(player, amountIn(bag));
  return missing === null ? null : { kind: 'cannotPay', missing };
}
