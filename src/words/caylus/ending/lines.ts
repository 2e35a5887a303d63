import { finalHand, type Open, PARTS } from '../../../engines/caylus/index.ts';
import type { Standings } from '../../../engines/contract.ts';
import type { Say } from '../../contract.ts';
import type { EndingWords } from './en.ts';

/** The result and its reason, then the points row by row, best first; none before the end, and at a closed table. */
export function endInWords(words: EndingWords, { step, players }: Open, say: Say): readonly string[] {
  if (step.kind !== 'over' || step.standings === null) return [];
  const rows = step.standings.map(({ seat, place, points }) => {
    const player = players[seat]!; // There are as many players as seats.
    const parts = PARTS.map((part) => ({ part, points: player.parts[part] })).filter((one) => one.points !== 0);
    const hand = finalHand(player, seat);
    return words.row({ place, name: say.name(seat), total: points, parts, hand });
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
