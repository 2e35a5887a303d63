import { type Citadels, citadels, costOf, type State } from '../../../src/engines/citadels/index.ts';
import type { Seat } from '../../../src/engines/contract.ts';
import type { Stream } from '../../../src/kernel/random.ts';

/** The kinds of moves that bring somebody on: they are taken before a turn is ended. */
const GOOD: readonly Citadels['Move']['kind'][] = ['takeIncome', 'takeExtraGold', 'drawExtraCards', 'build'];

/** A move like a person’s: what helps is done first, the dearest district is built, and turns are not ended at once. */
export function choose(state: State, seat: Seat, choice: Stream): Citadels['Move'] {
  const legal = [...citadels.legal(state, seat)];
  const build = legal
    .filter((move) => move.kind === 'build')
    .toSorted((a, b) => costOf(b.district) - costOf(a.district));
  const good = legal.filter(({ kind }) => GOOD.includes(kind) && kind !== 'build');
  const others = legal.filter(({ kind }) => kind !== 'endTurn');
  const wanted = good[0] ?? build[0];
  if (wanted !== undefined && choice.uniform(5) > 0) return wanted;
  const from = others.length > 0 && choice.uniform(4) > 0 ? others : legal;
  return from[choice.uniform(from.length)]!;
}
