import type { Games } from '../../../../src/bot/contract.ts';
import { games } from '../../../../src/bot/games.ts';
import { wordsIn } from '../../../../src/words/words.ts';
import type { TestGuildhall } from '../../support/guildhall.ts';
import { tableOf } from '../../support/table.ts';

/** What a member's hand shows, line by line, in English. */
export async function ownWords(hall: TestGuildhall, id: string, name: string): Promise<readonly string[]> {
  const { game, seats, standpoints } = await tableOf(hall, id);
  const seating = seats.find(({ user }) => user === hall.discord.user(name).member.id);
  const { hand } = (games as Games)[game] ?? { hand: null };
  if (!seating || !standpoints || !hand) throw new Error(`${name} has no hand`);
  const lines = hand.inWords(standpoints.of(seating.seat).view, { words: wordsIn('en'), say: { name: String } });
  return lines.flatMap((line) => line.split('\n')).filter((line) => /\d|:/.test(line));
}
