/**
 * How fast the program is on this machine, as tables for the README: `npm run bench`, or one part of it, `-- rules`,
 * `-- pictures` or, since they take minutes, `-- store`, `-- results`, `-- replays`, and `-- memory`. All but the first play the first
 * game, or the named one (`-- pictures citadels`); pictures are of the options that are named besides (`-- pictures carcassonne
 * fluss`). Compare only ratios, and only within one run.
 */
import { availableParallelism } from 'node:os';
import type { Engine } from '../engines/contract.ts';
import { GAME_IDS, games } from '../engines/games.ts';
import { boardLatencies, firstPictures } from './bench/boardLatency.ts';
import { durableCommits } from './bench/durableCommits.ts';
import { encodings } from './bench/encodings.ts';
import { copying, middleMoves, randomGames } from './bench/engineVariants.ts';
import { latencyTable, percentile } from './bench/latency.ts';
import { leaderboards } from './bench/leaderboards.ts';
import { measure } from './bench/measure.ts';
import { memoryOver } from './bench/memory.ts';
import { openings } from './bench/openings.ts';
import { type MeasuredGame, measuredGame } from './bench/positions.ts';
import { replays } from './bench/replays.ts';
import { markdownTable } from './bench/table.ts';

const ROUNDS = 5;
const MILLISECONDS = 500;
const SAMPLES = 500;
const RENDERS = 5_000;
const COMMITS = 2_000;
const TABLES = 10_000;
const UNPOSTED = 1_000;
const FINISHED = 10_000;
const MEMBERS = 1_000;
const ASKED = 200;
const REPLAYED = 200;

const now = () => performance.now();

async function rules(): Promise<void> {
  const measured = await measure([copying(), ...randomGames(), ...middleMoves()], {
    rounds: ROUNDS,
    stretch: MILLISECONDS,
    now,
  });
  console.log(markdownTable(measured));
  console.log(`\nMedians of ${ROUNDS} rounds of ${MILLISECONDS} ms in which all took turns, after one for warming up.`);
}

async function pictures(game: MeasuredGame): Promise<void> {
  const { rows, growing } = await boardLatencies(game, SAMPLES, now);
  const encoded = await encodings(game, now);
  console.log(latencyTable([...rows, ...(await firstPictures(game, SAMPLES, now)), ...encoded.rows]));
  const [library, fresh, reused] = encoded.rows.map(({ samples }) => percentile(samples, 0.5));
  const times = (value: number | undefined) => `${(library! / value!).toFixed(0)} times as fast`;
  console.log(
    [
      `\nOf ${growing.moves} moves that can make the board grow, ${growing.grown} did.`,
      `By the medians our PNG is ${times(fresh)} as the library's, with bands reused ${times(reused)}.`,
      `${percentile(encoded.bytes, 0.5) / 1_000} kB at the median, ${Math.max(...encoded.bytes) / 1_000} kB at most;`,
      `${Math.min(...encoded.decibels).toFixed(1)} dB or more against the true colors.`,
    ].join('\n'),
  );
}

async function memory(game: MeasuredGame): Promise<void> {
  const { renders, most, third, last } = await memoryOver(game, RENDERS);
  const [a, b, c] = [most, third, last].map((size) => size.toFixed(0));
  console.log(`${renders} pictures: ${a} MB at most; ${b} MB in the third quarter, ${c} MB in the last.`);
}

async function store({ id }: MeasuredGame): Promise<void> {
  const { rows, bytes } = await durableCommits(id, COMMITS, now);
  const start = await openings(id, TABLES, UNPOSTED);
  console.log(latencyTable([...rows, ...start.rows], 2));
  const [stored, raw] = rows;
  const ratio = (share: number) => (percentile(stored.samples, share) / percentile(raw.samples, share)).toFixed(1);
  console.log(
    [
      `\nOf ${percentile(bytes, 0.5) / 1_000} kB at the median; the store takes ${ratio(0.5)} times as long at p50,`,
      `${ratio(0.99)} times at p99. The opened store holds ${start.moves} rows and ${UNPOSTED} boards to be posted.`,
    ].join('\n'),
  );
}

async function results({ id }: MeasuredGame): Promise<void> {
  console.log(latencyTable(await leaderboards(id, FINISHED, MEMBERS, ASKED, now)));
  console.log(`\n${FINISHED} games have ended in this server, with ${MEMBERS} members.`);
}

async function replay(game: MeasuredGame): Promise<void> {
  console.log(latencyTable(await replays(game, REPLAYED, now)));
}

const PARTS = { rules, pictures, store, results, replays: replay, memory };
const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);

const given = process.argv.slice(2);
const game = GAME_IDS.find((id) => given.includes(id)) ?? GAME_IDS[0];
const { options }: Engine = games[game];
const parts = given.filter((name) => name !== game && !options.includes(name));
if (!parts.every(isPart)) {
  console.error(
    `Parts: ${Object.keys(PARTS).join(', ')}. Default: rules and pictures. Optional game: ${GAME_IDS.join(', ')}, with options.`,
  );
  process.exit(1);
}
const measured = measuredGame(
  game,
  options.filter((option) => given.includes(option)),
);
for (const part of parts.length > 0 ? parts : (['rules', 'pictures'] as const)) await PARTS[part](measured);
console.log(`\nNode ${process.versions.node}, ${availableParallelism()} cores.`);
