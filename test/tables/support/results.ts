import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { addFinishedGames, type PlayedGames } from '../../../src/cli/bench/finishedGames.ts';
import { openStore } from '../../../src/store/openStore.ts';
import type { LeaderboardRequest } from '../../../src/tables/stored/results.ts';
import type { Store } from '../../../src/tables/stored/store.ts';
import {
  ANNE,
  GUILD,
  KEY,
  openTestTables,
  playOn,
  startTable,
  type TestTables,
  temporaryFolder,
} from './testTables.ts';

/** Everything that is counted, for all servers. */
export async function everything(store: Store) {
  const servers = await store.results.servers();
  return Object.fromEntries(
    await Promise.all(servers.map(async (one) => [one, await store.results.all(one)] as const)),
  );
}

/** Counts as the background does, piece by piece; returns how many pieces there were. */
export async function countAll({ tables }: Pick<TestTables, 'tables'>, most: number): Promise<number> {
  let pieces = 0;
  while ((await tables.countResults(most)) > 0) pieces++;
  return pieces;
}

export async function playedGame(service: TestTables, seed: string, seats = 3, game = 'toy'): Promise<string> {
  const { id } = await startTable(service, seats, game);
  await playOn(service, id, seed);
  return id;
}

export const board = (change: Partial<LeaderboardRequest> = {}): LeaderboardRequest => ({
  ...{ guild: GUILD, game: 'toy', period: 'all', by: 'games', at: 1_800_000_000_000, page: 0, user: ANNE, seats: null },
  ...change,
});

export const MEMBERS = Array.from({ length: 23 }, (_, index) => `${5_000_000 + index}`);
export const START = Date.parse('2026-09-20T00:00:00Z');

/** Games of a server that go on into the next year. */
export const PLAYED: Omit<PlayedGames, 'guild' | 'seed'> = {
  ...{ game: 'toy', games: 120, options: [[], ['fog'], ['fog', 'moon']], parts: ['gold', 'land'] },
  ...{ seats: [2, 5], from: START, every: 21 * 60 * 60 * 1000, members: MEMBERS },
};

/** Makes the tables of a server where all these games have ended, anew for each call. */
export function filledServer(): () => TestTables {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-'));
  beforeAll(async () => {
    const { store } = openStore({ folder, key: KEY, isNew: true, now: 1 });
    await addFinishedGames(store, { ...PLAYED, guild: GUILD, seed: 'filled' });
    await store.close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return () => {
    const copy = temporaryFolder();
    cpSync(folder, copy, { recursive: true });
    return openTestTables(copy);
  };
}
