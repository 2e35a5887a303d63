/** A data folder like that of a busy bot: thousands of games, each at a different point. */
import { join } from 'node:path';
import { type GameId, games } from '../../engines/games.ts';
import { seeded } from '../../kernel/random.ts';
import { openDatabase } from '../../store/database.ts';
import { openStore } from '../../store/openStore.ts';
import { createSqliteStore } from '../../store/sqliteStore.ts';
import { type Commit, commitOf } from '../../tables/commit/commitOf.ts';
import { newSeed, PRESENT_SCHEME } from '../../tables/fair/fair.ts';
import { createSealer, type Sealer } from '../../tables/fair/seal.ts';
import { judgeJoin } from '../../tables/judges/beforeStart.ts';
import { judgeDeal, judgeFreeze } from '../../tables/judges/freezeAndDeal.ts';
import { judgePlay } from '../../tables/judges/game.ts';
import { newTable } from '../../tables/lobby/newTable.ts';
import type { ClockName } from '../../tables/stored/clock.ts';
import type { Append, Opening, Store } from '../../tables/stored/store.ts';
import { MESSAGE_KINDS } from '../../tables/stored/stored.ts';
import type { Judge } from '../../tables/table/change.ts';
import type { LoadedTable } from '../../tables/table/loadedTable.ts';
import { LOCALES } from '../../words/contract.ts';
import { drawMove, movesIn } from './liveTables.ts';

/** Where a table is, and who plays there. */
export interface Place {
  readonly guild: string;
  readonly channel: string;
  readonly users: readonly string[];
}

interface Population {
  readonly game: GameId;
  /** Number of running games. */
  readonly tables: number;
  /** Number of games whose newest board is not posted yet. */
  readonly unposted: number;
  /** The games are used in rotation. */
  readonly places: readonly Place[];
  /**
   * Maximum number of moves made at a table; all smaller numbers are equally frequent. Default: until the game is over.
   */
  readonly moves?: number;
  /** Default: none. */
  readonly clock?: ClockName;
}

/** Tables written in one commit. */
const AT_ONCE = 100;
/** The tables were opened during the last week (ms). */
const WEEK = 7 * 24 * 60 * 60 * 1000;
/** Number of moves after which nearly every random game of Carcassonne is over. */
const WHOLE_GAME = 125;
/** Spreads the lengths of the games. A prime larger than any number of moves. */
const STEP = 7_919;

/**
 * Fills an empty data folder with running games. The code for live play judges, chains, seals, and stores them, except
 * that a whole game is one commit, and many games share a transaction. Returns the number of rows.
 */
export async function fillFolder(
  folder: string,
  { game, tables, unposted, places, moves = WHOLE_GAME, clock = 'none' }: Population,
): Promise<number> {
  const until = Date.now();
  const { store: made, key } = openStore({ folder, key: null, now: until });
  await made.close();

  const sealer = createSealer(key);
  const database = openDatabase(join(folder, 'guildhall.db'));
  const store = createSqliteStore(database, (work) => work(), sealer);
  let rows = 0;
  try {
    for (let index = 0; index < tables; index++) {
      if (index % AT_ONCE === 0) database.exec('BEGIN');
      const at = until - WEEK + Math.floor((index / tables) * WEEK);
      const length = (index * STEP) % (moves + 1);
      const id = await store.newTableId();
      const append = playedGame(game, id, places[index % places.length]!, length, sealer, at, clock);
      if ((await store.append(append)) !== 'appended') throw new Error(`the folder ${folder} was not empty`);
      await savePosts(store, append, index < tables - unposted);
      rows += append.rows.length;
      if ((index + 1) % AT_ONCE === 0 || index + 1 === tables) database.exec('COMMIT');
    }
  } finally {
    await store.close();
  }
  return rows;
}

/**
 * A game of this many moves, or up to the last move before its end, as one commit; only the newest update is left to
 * publish.
 */
function playedGame(
  game: GameId,
  id: string,
  { users, ...where }: Place,
  moves: number,
  sealer: Sealer,
  at: number,
  clock: ClockName,
): Append {
  const untimed = { options: [], locale: LOCALES[0], isPrivate: false, clock, invited: [] } as const;
  const fixed = { id, ...where, game, ...untimed };
  const { live, opening } = newTable(fixed, games[game], sealer, at, { seed: newSeed(), seal: PRESENT_SCHEME });
  const [host = '', ...others] = users;
  let last = commit(live, judgeJoin({ interaction: `open/${id}`, user: host }, ''), at, opening);
  const rows = [...last.append.rows];
  const go = (judge: Judge): boolean => {
    const next = commit(last.next, judge, at, null);
    if (next.append.endedAt !== null) return false;
    last = next;
    rows.push(...next.append.rows);
    return true;
  };

  for (const user of others) go(judgeJoin({ interaction: `join/${id}/${user}`, user }, ''));
  go(judgeFreeze({ interaction: `start/${id}`, user: host }));
  go(judgeDeal({ row: rows.length, channel: where.channel, message: `start/${id}` }));
  const stream = seeded(`crowd/${id}`).stream('moves');
  for (let played = 0; played < moves; played++) {
    const { state, seats } = last.next.content;
    const user = seats.find(({ awaited }) => awaited)?.user ?? '';
    if (state === null || !go(judgePlay(user, null, [drawMove(movesIn(games[game], state), stream)]))) break;
  }
  const outbox = last.append.outbox.filter(({ kind }) => kind === 'board');
  return { ...last.append, expectedSeq: 0, opening, rows, outbox };
}

function commit(live: LoadedTable, judge: Judge, at: number, opening: Opening | null): Commit {
  const judged = judge(live, at);
  if (!judged.ok) throw new Error(`the table refused: ${JSON.stringify(judged.error)}`);
  return commitOf(live, judged.value, `crowd/${live.info.id}/${live.seq}`, at, opening);
}

/** Saves the messages that show a table: those of its newest row, or of the one before. */
async function savePosts(store: Store, { table, opening, at, rows }: Append, isPosted: boolean): Promise<void> {
  if (isPosted) {
    const news = await store.outbox.due(at, 1);
    await store.outbox.done(news.map(({ id }) => id));
  }
  for (const [index, kind] of MESSAGE_KINDS.entries()) {
    const seq = isPosted ? rows.length : rows.length - 1;
    const message = `${table}${index}`;
    await store.saveMessage(table, {
      kind,
      channel: opening!.channel,
      message,
      seq,
      generation: 0,
      postedAt: at,
      turnSeq: null,
    });
  }
}
