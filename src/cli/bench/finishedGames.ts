/** Finished games as the store counts them, without the moves that led to them. */
import { join } from 'node:path';
import { seeded, shuffled } from '../../kernel/random.ts';
import { openDatabase } from '../../store/database.ts';
import { openStore } from '../../store/openStore.ts';
import { createSqliteStore } from '../../store/sqliteStore.ts';
import { createSealer } from '../../tables/fair/seal.ts';
import type { Append, Store } from '../../tables/stored/store.ts';
import type { StoredRow, StoredSeat } from '../../tables/stored/stored.ts';

export interface PlayedGames {
  readonly guild: string;
  readonly game: string;
  readonly games: number;
  /** Ids of those who play; each game draws its players from them. */
  readonly members: readonly string[];
  /** Each game is played with one of these lists. */
  readonly options: readonly (readonly string[])[];
  /** The parts of a score. */
  readonly parts: readonly string[];
  /** The minimum and maximum number of players. */
  readonly seats: readonly [min: number, max: number];
  /** The end of the first game, and the time from one end to the next. */
  readonly from: number;
  readonly every: number;
  readonly seed: string;
}

/** One game in so many ends with a resignation. */
const RESIGNED = 12;

/** Adds finished games with random results to a store. Later members are stronger. */
export async function addFinishedGames(store: Store, played: PlayedGames): Promise<void> {
  for (let index = 0; index < played.games; index++) {
    const append = finishedGame(played, index, await store.newTableId());
    if ((await store.append(append)) !== 'appended') throw new Error(`table ${append.table} exists`);
  }
}

/** Adds them to an empty data folder, in one commit. */
export async function fillWithFinishedGames(folder: string, played: PlayedGames): Promise<void> {
  const { store: made, key } = openStore({ folder, key: null, now: played.from });
  await made.close();
  const database = openDatabase(join(folder, 'guildhall.db'));
  const store = createSqliteStore(database, (work) => work(), createSealer(key));
  database.exec('BEGIN');
  await addFinishedGames(store, played);
  database.exec('COMMIT');
  await store.close();
}

function finishedGame(played: PlayedGames, index: number, table: string): Append {
  const { guild, game, members, options, parts, from, every, seed } = played;
  const [min, max] = played.seats;
  const stream = seeded(`${seed}/${index}`).stream('game');
  const players = shuffled(stream, members).slice(0, min + stream.uniform(max - min + 1));
  const resigned = stream.uniform(RESIGNED) === 0 ? stream.uniform(players.length) : null;
  const how = resigned !== null && players.length === 2 ? 'resigned' : 'played';
  const at = from + index * every;
  const scores = players.map((user, seat) => {
    const byPart = parts.map((part) => ({ part, points: stream.uniform(20) + (members.indexOf(user) % 7) }));
    return { seat, parts: byPart, points: byPart.reduce((sum, { points }) => sum + points, 0) };
  });
  const beats = (one: (typeof scores)[number], other: (typeof scores)[number]) =>
    one.seat !== resigned && (other.seat === resigned || one.points > other.points);
  const row = (seq: number, kind: StoredRow['kind'], seat: number | null): StoredRow => ({
    ...{
      seq,
      kind,
      seat,
      actor: seat === null ? 'system' : 'seat',
      payload: '{}',
      rulesVersion: 1,
      revealed: null,
      isSequel: false,
      at,
    },
    hash: new Uint8Array(32).fill(seq),
  });
  return {
    ...{ clock: 'none', vote: null, dueAt: null, holders: [] },
    ...{
      table,
      expectedSeq: 0,
      interaction: `${seed}/${index}`,
      at,
      invited: null,
      dropDrafts: [],
      plans: null,
      outbox: [],
    },
    rows: [
      row(1, 'open', 0),
      row(2, 'start', 0),
      resigned === null ? row(3, 'move', 0) : row(3, 'resign', resigned),
      row(4, 'reveal', null),
    ],
    opening: { guild, channel: guild, game, locale: 'en', isPrivate: false, secrets: [] },
    ...{ status: 'finished', startedAt: at - every, endedAt: at, result: null, state: null, mac: new Uint8Array(32) },
    options: options[stream.uniform(options.length)] ?? [],
    seats: players.map(
      (user, seat): StoredSeat => ({
        ...{ seat, user, host: seat === 0, awaited: false, offer: 1, since: at },
        ...{ holder: seat === resigned ? 'bot' : 'member', heldFrom: 0, freeUntil: null },
        ...{ awaitedSince: at, reserveUsed: 0, extended: 0 },
        ...{ joinInteraction: `${seed}/${index}/${seat}`, word: '' },
      }),
    ),
    ending: {
      how,
      seats: scores.map((one) => ({
        ...one,
        resigned: one.seat === resigned,
        place: 1 + scores.filter((other) => beats(other, one)).length,
      })),
    },
  };
}
