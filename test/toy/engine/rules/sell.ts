import type { MoveOf, Rule, Seat } from '../../../../src/engines/contract.ts';
import { hasList, pickSome } from '../../../../src/engines/rules.ts';
import { MOST_SOLD } from '../components.ts';
import { notNow, settle, withoutAction } from '../flow.ts';
import { BEADS, type Bead, type ByBead } from '../ids.ts';
import { playerAt, type State, withPlayer, withPoints } from '../state.ts';
import type { Toy } from '../types.ts';
import type { Violation } from '../violations.ts';

/** GUIDE 4. One to three beads go back to the stock for points. */
export const sell: Rule<Toy, MoveOf<Toy, 'sell'>> = {
  parameters: { beads: 'texts' },

  choices(state, seat, partial) {
    const obstacle = refuseSelling(state, seat);
    if (obstacle) return { none: obstacle };
    const reason = { kind: 'wrongSale', beads: partial.beads ?? [], most: MOST_SOLD } as const;
    return pickSome('beads', 'bag', partial.beads, sales(playerAt(state, seat).beads), reason, (beads) => ({
      complete: { kind: 'sell', beads },
    }));
  },

  refuse(state, seat, { beads }) {
    const obstacle = refuseSelling(state, seat);
    if (obstacle) return obstacle;
    const isSale = hasList(sales(playerAt(state, seat).beads), beads);
    return isSale ? null : { kind: 'wrongSale', beads, most: MOST_SOLD };
  },

  apply(state, seat, { beads }) {
    const points = pointsFor(beads);
    const sold = withPlayer(state, seat, { beads: add(playerAt(state, seat).beads, beads, -1) });
    const stocked = { ...sold, stock: add(state.stock, beads, 1) };
    return settle({
      state: withPoints(withoutAction(stocked), seat, 'beads', points),
      events: [{ kind: 'sold', seat, beads, points }],
      revealed: 'nothing',
    });
  },
};

function refuseSelling(state: State, seat: Seat): Violation | null {
  const hasBeads = Object.values(playerAt(state, seat).beads).some((count) => count > 0);
  return notNow(state, 'turn') ?? (hasBeads ? null : { kind: 'noBeads' });
}

/** All bags of one to three beads that can be made of these, those with the most points first, each ascending. */
function sales(beads: ByBead<number>): readonly (readonly Bead[])[] {
  const found: Bead[][] = [];
  const counts = (most: number) => Array.from({ length: Math.min(most, MOST_SOLD) + 1 }, (_, i) => i);
  for (const amber of counts(beads.amber)) {
    for (const jade of counts(beads.jade)) {
      for (const pearl of counts(beads.pearl)) {
        const numbers = { amber, jade, pearl };
        const bag = BEADS.flatMap((bead) => Array.from({ length: numbers[bead] }, () => bead));
        if (bag.length >= 1 && bag.length <= MOST_SOLD) found.push(bag);
      }
    }
  }
  return found.sort((a, b) => pointsFor(b) - pointsFor(a));
}

/** A point for each bead, and two more for three different ones. */
const pointsFor = (beads: readonly Bead[]): number => beads.length + (new Set(beads).size === 3 ? 2 : 0);

function add(counts: ByBead<number>, beads: readonly Bead[], sign: 1 | -1): ByBead<number> {
  const sum = { ...counts };
  for (const bead of beads) sum[bead] += sign;
  return sum;
}
