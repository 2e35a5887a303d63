/** `npm run drill:talk -- [seed]`: how much is said at a table in a whole game, by how quickly its members move. */
import { GAME_IDS } from '../../../src/engines/games.ts';
import { samples } from '../../games.ts';
import { talkOf } from './talk.ts';

const [seed = 'talk'] = process.argv.slice(2);
const INTERVALS = { 'every second': 1_000, 'every minute': 60_000, 'every two hours': 2 * 60 * 60_000 };

for (const game of GAME_IDS) {
  const seats = Math.max(samples[game].seats, 5);
  console.log(`${game}, ${seats} seats, seed ${seed}`);
  for (const [pace, interval] of Object.entries(INTERVALS)) {
    const { moves, rounds, counts } = await talkOf({ game, seats, interval, seed });
    const shares = (of: number) => Object.entries(counts).map(([what, count]) => `${what} ${(count / of).toFixed(2)}`);
    console.log(`  a move ${pace}, ${moves} moves; each: ${shares(moves).join(', ')}`);
    if (rounds !== null) console.log(`    ${rounds} rounds; each: ${shares(rounds).join(', ')}`);
  }
}
