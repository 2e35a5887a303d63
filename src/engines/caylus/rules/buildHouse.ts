import { batchesFor, isBatch, withHouse } from '../castle.ts';
import { proceed } from '../flow.ts';
import { amountIn, missingFor } from '../holdings.ts';
import { playerAt } from '../state.ts';
import { ruleFromMoves } from './listed.ts';
import { whyNoCubes } from './reasons.ts';

/** Phase 6, rules §9.1 to 9.3: a batch for a house; more can follow. */
export const buildHouse = ruleFromMoves<'buildHouse', 'castle'>({
  parameters: { pay: 'texts' },
  during: ['castle'],
  moves: (state, { seat }) => batchesFor(state, seat).map((pay) => ({ kind: 'buildHouse', pay })),

  whyNot(state, { seat }, { pay = [] }) {
    const stranger = whyNoCubes(pay);
    if (stranger !== null) return stranger;
    const missing = missingFor(playerAt(state, seat), amountIn(pay));
    return isBatch(pay) && missing !== null ? { kind: 'cannotPay', missing } : { kind: 'notABatch', cubes: pay };
  },

  apply: (state, { seat }, { pay }, events) => proceed(withHouse(state, seat, pay, events), events),
});
