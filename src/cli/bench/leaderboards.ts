import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type GameId, games } from '../../engines/games.ts';
import { seeded } from '../../kernel/random.ts';
import { openStore } from '../../store/openStore.ts';
import { MEASURES, PERIODS, type Results } from '../../tables/stored/results.ts';
import { addFinishedGames, fillWithFinishedGames, type PlayedGames } from './finishedGames.ts';
import type { Latency } from './latency.ts';
import { leaderboardPictures } from './leaderboardPictures.ts';

const GUILD = '1';
/** Half a game an hour, for a bit more than two years. */
const EVERY = 2 * 60 * 60 * 1000;
const FROM = Date.UTC(2025, 0, 1);
const PARTS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/**
 * How long each question about the results holds the main loop, in a server where this many games have ended, and the
 * commit that ends one more.
 *
 * @param now milliseconds from any start
 */
export async function leaderboards(
  game: GameId,
  finished: number,
  memberCount: number,
  samples: number,
  now: () => number,
): Promise<readonly Latency[]> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-bench-'));
  try {
    const members = Array.from({ length: memberCount }, (_, index) => `${10_000_000 + index}`);
    const { min, max } = games[game].seats([]);
    const played: PlayedGames = {
      ...{ guild: GUILD, game, members, parts: PARTS, seats: [min, max], every: EVERY, seed: 'bench' },
      ...{ options: [[], ...games[game].options.map((option) => [option])], games: finished, from: FROM },
    };
    await fillWithFinishedGames(folder, played);
    const { store } = openStore({ folder, key: null, now: now() });
    try {
      const at = FROM + finished * EVERY;
      const rows = await read(store.results, { game, members, finished, at, samples }, now);
      const pages = { guild: GUILD, game, members, at, samples };
      const drawn = await leaderboardPictures(store.results, pages, now);
      const ended: number[] = [];
      for (let index = 0; index < samples; index++) {
        await nextTurn();
        const start = now();
        await addFinishedGames(store, { ...played, games: 1, from: at + index * EVERY, seed: `more ${index}` });
        ended.push(now() - start);
      }
      return [...rows, drawn, { name: 'the commit that ends a game', samples: ended }];
    } finally {
      await store.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Server {
  readonly game: GameId;
  readonly members: readonly string[];
  readonly finished: number;
  readonly at: number;
  readonly samples: number;
}

async function read(
  results: Results,
  { game, members, finished, at, samples }: Server,
  now: () => number,
): Promise<readonly Latency[]> {
  const stream = seeded('questions').stream('bench');
  const anyone = () => members[stream.uniform(members.length)]!; // There are members.
  const time = async (name: string, ask: () => Promise<unknown>): Promise<Latency> => {
    const taken: number[] = [];
    for (let sample = 0; sample < samples; sample++) {
      await nextTurn();
      const start = now();
      await ask();
      taken.push(now() - start);
    }
    return { name, samples: taken };
  };
  const rows: Latency[] = [];
  for (const by of MEASURES) {
    const boards = () => {
      const period = PERIODS[stream.uniform(PERIODS.length)]!;
      const page = stream.uniform(2) === 0 ? 'own' : stream.uniform(10);
      return results.leaderboard({ guild: GUILD, game, period, by, at, page, user: anyone(), seats: null });
    };
    rows.push(await time(`a page of the leaderboard by ${by}`, boards));
  }
  rows.push(
    await time('the statistics of a member', () =>
      results.member({ guild: GUILD, game, user: anyone(), viewer: anyone() }),
    ),
    await time('what a game has changed', () => results.outcome(`${1 + stream.uniform(finished)}`)),
  );
  return rows;
}
