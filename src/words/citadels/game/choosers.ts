import type { Open } from '../../../engines/citadels/index.ts';
import type { Seat } from '../../../engines/contract.ts';

/** While characters are chosen, the players in the order in which they choose; else none. */
export function choosers({ step, first, players }: Open): readonly {
  readonly seat: Seat;
  readonly is: 'done' | 'now' | 'toCome';
}[] {
  if (step.kind !== 'choose') return [];
  return [...players.slice(first), ...players.slice(0, first)].map(({ seat, hasChosen }) => ({
    seat,
    is: hasChosen ? 'done' : seat === step.seat ? 'now' : 'toCome',
  }));
}
