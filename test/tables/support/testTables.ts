import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Json } from '../../../src/kernel/json.ts';
import { type Stream, seeded } from '../../../src/kernel/random.ts';
import type { Result } from '../../../src/kernel/result.ts';
import { createTables } from '../../../src/tables/createTables.ts';
import type { Store } from '../../../src/tables/stored/store.ts';
import type { TableLogEntry } from '../../../src/tables/table/log.ts';
import type { Problem } from '../../../src/tables/table/problem.ts';
import type { HistoryRow } from '../../../src/tables/table/rows.ts';
import type { Standpoint } from '../../../src/tables/table/standpoint.ts';
import type { Engines, Table } from '../../../src/tables/table/table.ts';
import type { Tables } from '../../../src/tables/tables.ts';
import { countedSeeds } from '../../support/deals.ts';
import { testEngines } from '../../support/engines.ts';
import { openNewStore } from '../../support/newStore.ts';
import { perFile } from '../../support/perFile.ts';
import { startAt } from '../../support/startAt.ts';
import { storedHistory, storedState } from '../../support/stored.ts';

export const GUILD = '700000000000000001';
export const CHANNEL = '800000000000000001';
export const USERS = ['100000000000000001', '100000000000000002', '100000000000000003', '100000000000000004'] as const;
export const [ANNE, BERT, CARL, DORA] = USERS;
export const KEY = '0f'.repeat(32);

/** Time that the test moves. */
interface TestClock {
  time: number;
  now(): number;
  steady(): number;
}

/** Tables on a real database file, as one process has them. */
export interface TestTables {
  readonly folder: string;
  readonly file: string;
  readonly store: Store;
  readonly key: Uint8Array;
  /** Draws the seeds of new tables: the same in every run. */
  readonly newSeed: () => Uint8Array;
  readonly tables: Tables;
  readonly clock: TestClock;
  readonly logged: TableLogEntry[];
  /** The state of a table as it is stored. */
  state(id: string): Promise<object | null>;
  /** All rows of a table, oldest first. */
  history(id: string): Promise<readonly HistoryRow[]>;
}

export const engines = testEngines;

/** A new folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const seeds = perFile(countedSeeds);

/** Opens the tables of a folder, as a start of the program does; of the same folder again for a restart. */
export function openTestTables(
  folder = temporaryFolder(),
  known: Engines = engines,
  more: { readonly key?: string; readonly playsOn?: boolean } = {},
): TestTables {
  const { store, key } = openNewStore({ folder, key: more.key ?? KEY, isNew: true, now: 1 });
  onTestFinished(() => store.close());
  const clock: TestClock = {
    time: 1_800_000_000_000,
    now() {
      return this.time++;
    },
    steady() {
      return this.time;
    },
  };
  const logged: TableLogEntry[] = [];
  const log = (entry: TableLogEntry) => void logged.push(entry);
  const { playsOn = false } = more;
  const newSeed = seeds();
  const tables = createTables({ store, engines: known, clock, key, log, playsOn, newSeed });
  return {
    ...{ folder, file: join(folder, 'guildhall.db'), store, key, newSeed, tables, clock, logged },
    state: (id) => storedState(store, known, id),
    history: (id) => storedHistory(store, id),
  };
}

/**
 * Tables as a release left them that did not know mild moves. 1: Citadels, played to its end, a seat absent from the
 * seventh row on. 2: the toy, likewise. 3: Citadels, still running, with an absent seat.
 */
export function openTablesBeforeMildMoves(): TestTables {
  const folder = temporaryFolder();
  cpSync(join(import.meta.dirname, '../saves/beforeMildMoves/record.db'), join(folder, 'guildhall.db'));
  return openTestTables(folder);
}

/** A table as plain data, to be compared: every viewer's standpoint in place of the functions that make them. */
export function plain(table: Table | null): object | null {
  if (table === null) return null;
  const { standpoints, ...head } = table;
  const shown = ({ viewer, view, recent }: Standpoint) => ({ viewer, view, recent });
  return {
    ...head,
    standpoints: standpoints && [
      shown(standpoints.public),
      ...head.seats.map(({ seat }) => shown(standpoints.of(seat))),
    ],
  };
}

let interactions = 0;

/** An interaction id that was not used before. */
export const press = (): string => String(900_000_000_000_000_000n + BigInt(++interactions));

/** What a request has made, where it must succeed. */
export function done<T>(result: Result<T, Problem>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** Why a request was refused, where it must be. */
export function refused<T>(result: Result<T, Problem>): Problem {
  if (result.ok) throw new Error('expected a refusal');
  return result.error;
}

/** A new table in its lobby with so many seats, `USERS` in order. */
export async function openTable(
  { tables }: Pick<TestTables, 'tables'>,
  seats: number,
  game = 'toy',
  options: readonly string[] = [],
): Promise<Table> {
  const user = ANNE;
  let table = done(
    await tables.open({ interaction: press(), guild: GUILD, channel: CHANNEL, user, game, options, locale: 'en' }),
  );
  for (const user of USERS.slice(1, seats)) {
    table = done(await tables.join(table.id, { interaction: press(), user, word: `word of ${user.at(-1)}` }));
  }
  return table;
}

/** A table whose game has started. */
export async function startTable(
  service: Pick<TestTables, 'tables'>,
  seats: number,
  game = 'toy',
  options: readonly string[] = [],
): Promise<Table> {
  const { id } = await openTable(service, seats, game, options);
  return done(await startAt(service.tables, id, { interaction: press(), user: ANNE }));
}

/** All moves on offer, with the person who may make each. */
export function offers(
  table: Table,
): readonly { readonly user: string; readonly offer: number; readonly move: Json }[] {
  const { standpoints } = table;
  if (standpoints === null) return [];
  return table.seats
    .filter(({ awaited, resigned }) => awaited && !resigned)
    .flatMap(({ seat, user, offer }) =>
      // Moves are plain JSON, which their type does not say.
      [...standpoints.of(seat).legal()].map((move) => ({ user: user!, offer, move: move as unknown as Json })),
    );
}

/** One of the moves on offer. */
export function drawMove(table: Table, stream: Stream) {
  const all = offers(table);
  return all[stream.uniform(all.length)]!;
}

/** Plays random legal moves, at most so many, until the game is over. Returns the table and how many were played. */
export async function playOn(
  { tables }: Pick<TestTables, 'tables'>,
  id: string,
  seed: string,
  most = Number.POSITIVE_INFINITY,
): Promise<{ readonly table: Table; readonly played: number }> {
  const stream = seeded(seed).stream('moves');
  let table = (await tables.get(id))!;
  let played = 0;
  for (; table.status === 'running' && played < most; played++) {
    const { user, offer, move } = drawMove(table, stream);
    table = done(await tables.play(id, { interaction: press(), user, offer, moves: [move] }));
  }
  return { table, played };
}
