/** Ends of random games, without and with the sets. */
import { type Carcassonne, carcassonne, type Open, type Option } from '../../../../../src/engines/carcassonne/index.ts';
import type { OpenView } from '../../../../../src/engines/contract.ts';
import { playout } from '../../../../../src/engines/playout.ts';
import { seeded } from '../../../../../src/kernel/random.ts';

function endOf(seats: number, seed: string, options: readonly Option[] = []): OpenView<Carcassonne> {
  let end: OpenView<Carcassonne> | null = null;
  playout(carcassonne, { seats, options: [...options] }, seeded(seed), ({ state }) => {
    end = carcassonne.open(state);
  });
  return end!;
}

const ALL = ['fluss', 'erweiterung', 'haendler', 'koenig'] as const satisfies readonly Option[];
export const base = Array.from({ length: 24 }, (_, i) => endOf(2 + (i % 4), `end ${i}`, i % 6 === 5 ? ['old'] : []));
export const withSets = Array.from({ length: 6 }, (_, i) => endOf(6, `sets ${i}`, i % 3 === 2 ? ['old', ...ALL] : ALL));
export const ends = [...base, ...withSets];
/** Some of both. */
export const some = [...base.slice(0, 4), ...withSets.slice(0, 3)];
export const standingsOf = ({ step }: Open) => (step.kind === 'over' ? (step.standings ?? []) : []);
