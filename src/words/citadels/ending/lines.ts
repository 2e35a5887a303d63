import { endingsOf, type Open } from '../../../engines/citadels/index.ts';
import type { Say } from '../../contract.ts';
import type { EndingWords } from './en.ts';

/** The final score row by row, best first; none before the end, and at a table that was closed. */
export function endInWords(words: EndingWords, open: Open, say: Say): readonly string[] {
  const { step, players } = open;
  if (step.kind !== 'over' || step.standings === null) return [];
  return endingsOf(open, step.standings).map(({ seat, ...ending }) => {
    const { points, city, complete } = players[seat]!; // There are as many players as seats.
    const row = { ...ending, name: say.name(seat), districts: points, isFirst: complete === 'first', city };
    return words.row(row);
  });
}
