/**
 * `npm run drill:load -- [tables] [moves a second] [seconds] [game] [animations]`: how the bot does while many play at
 * once; at last also while somebody asks for one animation after another.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentile } from '../../../src/cli/bench/latency.ts';
import { GAME_IDS } from '../../../src/engines/games.ts';
import { playUnderLoad } from './load.ts';

const [tables = 50, rate = 10, seconds = 60] = process.argv.slice(2, 5).map(Number);
const game = GAME_IDS.find((id) => id === (process.argv[5] ?? GAME_IDS[0]));
if (game === undefined || ![tables, rate, seconds].every((value) => value > 0)) {
  console.error(`How much? npm run drill:load -- 50 10 60 [${GAME_IDS.join(' | ')}]`);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'guildhall-load-'));
// So much is more than a few persons may do.
const LIMITS = [
  'LIMIT_HOSTED',
  'LIMIT_SEATS',
  'LIMIT_IN_CHANNEL',
  'LIMIT_IN_SERVER',
  'LIMIT_OPENINGS',
  'LIMIT_PRESSES',
  'LIMIT_TABLE_PRESSES',
];
for (const limit of LIMITS) process.env[limit] = '100000';
try {
  const { panels, answers, boards, crowded, requests, animations, gap, cpu, memory } = await playUnderLoad(folder, {
    game,
    tables,
    rate,
    seconds,
    seed: 'load',
    hasAnimations: process.argv[6] === 'animations',
  });
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const spread = (times: readonly number[]) =>
    [0.5, 0.9, 0.99].map((share) => `p${share * 100} ${ms(percentile(times, share))}`).join(', ');
  console.log(
    [
      `${boards.length} moves at ${tables} tables in ${seconds} s, ${crowded} more were due while all tables were busy.`,
      `From the press to the panel or the hand: ${spread(panels)}.`,
      `From the command to its answer: ${spread(answers)}.`,
      `From the command to the board: ${spread(boards)}.`,
      ...(animations.length === 0 ? [] : [`${animations.length} animations: ${spread(animations)}.`]),
      `Main loop held up at most ${ms(gap.longest)}, p99 ${gap.p99.toFixed(1)} ms; ${requests.toFixed(2)} counted requests a move.`,
      `Processor for a move: ${ms(cpu.bot)} in the bot, ${ms(cpu.stand)} around it.`,
      `Memory at most: ${memory === null ? 'unknown' : `${memory.toFixed(0)} MiB`}.`,
    ].join('\n'),
  );
} finally {
  rmSync(folder, { recursive: true });
}
