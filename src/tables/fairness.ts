/** What of a table's chance is open to everybody, and when. */
import type { NewRow } from './change.ts';
import { row } from './change.ts';
import { type Contribution, commitmentOf, entropyOf } from './fair.ts';
import { hex } from './hex.ts';
import type { LoadedTable, TableContent } from './live.ts';
import type { Fairness } from './tables.ts';

/** What a table's seed is sealed with, in hexadecimal: open from the first moment. */
export const commitmentTo = ({ info, seed }: LoadedTable): string => hex(commitmentOf(info.id, seed));

/** What the seats bring to the shuffle, in their order. */
export const contributionsOf = ({ seats }: TableContent): readonly Contribution[] =>
  seats.map(({ joinInteraction, word }) => ({ interaction: joinInteraction, word }));

/** Whether a table has ended, in whatever way: from then on its record is open. */
export const isOver = ({ status }: TableContent): boolean => status === 'finished' || status === 'cancelled';

/** What everybody may know now. The only way in which a seed leaves this room, and only of a table that is over. */
export function fairnessOf(live: LoadedTable): Fairness {
  const { startInteraction: start } = live.content;
  const joins = contributionsOf(live.content);
  return {
    commitment: commitmentTo(live),
    joins,
    start,
    entropy: start === null ? null : hex(entropyOf(live.info.id, joins, start)),
    seed: isOver(live.content) ? hex(live.seed) : null,
  };
}

/** The row that opens the seed: the last one of every table, in the commit by which it ends. */
export const revealOf = ({ seed }: LoadedTable): NewRow => row('system', null, 'reveal', { seed: hex(seed) });
