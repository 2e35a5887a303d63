import { type Open, PARTS } from '../../../engines/alhambra/index.ts';
import type { Standings } from '../../../engines/contract.ts';
import type { Say } from '../../contract.ts';
import { gainOf, partGain } from '../game/gains.ts';
import type { EndingWords } from './en.ts';

/** The result and its reason, then the points row by row, best first; none before the end, and at a closed table. */
export function endInWords(words: EndingWords, { step, scorings }: Open, say: Say): readonly string[] {
  if (step.kind !== 'over' || step.standings === null) return [];
  const rows = step.standings.map(({ seat, place, points }) => {
    const rounds = scorings.map((scoring) => ({
      round: scoring.round,
      points: gainOf(scoring, seat),
      parts: PARTS.map((part) => ({ part, points: partGain(scoring, seat, part) })).filter(({ points }) => points > 0),
    }));
    return words.row({ place, name: say.name(seat), total: points, rounds });
  });
  return [...reasonOf(words, step.standings, say), ...rows];
}

/** None where points have not decided, since the others have left. */
function reasonOf(words: EndingWords, standings: Standings, say: Say): readonly string[] {
  const winners = standings.filter(({ place }) => place === 1);
  const [best, next] = [winners[0]!, standings[winners.length]]; // Somebody is first.
  if (winners.length > 1)
    return [
      words.tied(
        winners.map(({ seat }) => say.name(seat)),
        best.points,
      ),
    ];
  const lead = best.points - (next?.points ?? 0);
  return lead > 0 ? [words.wonBy(say.name(best.seat), lead)] : [];
}
