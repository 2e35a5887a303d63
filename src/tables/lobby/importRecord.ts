/** Tables that are opened from a record: as a game that has ended, or to play on from a row of it. */
import { inSlices } from '../../kernel/breathe.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { canceledBy } from '../judges/cancel.ts';
import { settle } from '../judges/game.ts';
import type { RecordRow } from '../record/allRows.ts';
import { type CheckedGame, type CheckedRow, checkRecord } from '../record/checkRecord.ts';
import { type GivenRecord, readRecord } from '../record/readRecord.ts';
import type { ReplayedRow } from '../replay/playAgain.ts';
import { toldIn } from '../replay/story.ts';
import { forgotten } from '../seats/handOver.ts';
import { revealedTo } from '../seats/undoOffer.ts';
import { isMoveKind } from '../stored/rowKinds.ts';
import type { StoredSeat } from '../stored/stored.ts';
import { type Change, type Judge, type NewRow, row } from '../table/change.ts';
import { engineSeat, type LoadedTable, type TableContent } from '../table/loadedTable.ts';
import type { Problem } from '../table/problem.ts';
import type { ImportRequest } from '../table/requests.ts';
import { type HistoryRow, keptBy } from '../table/rows.ts';
import type { Freeze, Start } from '../table/start.ts';
import type { Engines } from '../table/table.ts';
import type { Seal } from './newTable.ts';

/** The game of a record that holds, or what is wrong with the record. */
export async function readGame(engines: Engines, text: string): Promise<Result<CheckedGame, Problem>> {
  const record = readRecord(text);
  if (!record.ok) return failed({ kind: 'badRecord', fault: record.error.fault });
  const { game: id } = record.value;
  const engine = Object.hasOwn(engines, id) ? engines[id] : undefined;
  if (!engine) return failed({ kind: 'unknownGame' });
  const { findings, game } = await inSlices(checkRecord(record.value, engine));
  if (game !== null) return ok(game);
  const { check, row: at } = findings.find(({ holds }) => !holds)!; // A record without a failed check has a game.
  return failed({ kind: 'recordFails', check, row: at });
}

/** The seal of a record. */
export const sealOf = (record: GivenRecord): Seal => ({
  seed: Buffer.from(record.seed, 'hex'),
  seal: record.scheme === 'dbg-fair-1' ? record.scheme : record.seal,
});

/** A part of a record from its beginning on, and who plays on from there; null: nobody, since its game has ended. */
export interface Imported {
  readonly game: CheckedGame;
  readonly rows: readonly RecordRow[];
  readonly played: readonly CheckedRow[];
  readonly users: readonly string[] | null;
}

/**
 * The part of a record that holds which a request imports.
 *
 * @param playOn from which row, and with whom; null: the whole game, which has ended
 */
export function importedFrom(
  game: CheckedGame,
  { user, playOn }: Pick<ImportRequest, 'user' | 'playOn'>,
): Result<Imported, Problem> {
  const { rows, played, status } = game;
  if (playOn === null)
    return status === 'running' ? failed({ kind: 'recordRuns' }) : ok({ game, rows, played, users: null });
  const users = [...new Set([user, ...playOn.others])];
  const needs = game.record.seats;
  if (users.length !== needs) return failed({ kind: 'recordSeats', needs, given: users.length });
  const [start] = played;
  const last = played.findLast((one) => isOpen(game, one));
  if (start === undefined || last === undefined) return failed({ kind: 'recordRow', first: 0, last: 0 });
  const to = playOn.row ?? last.row.seq;
  const at = played.findLast(({ row: { seq } }) => seq <= to);
  if (at === undefined || to > last.row.seq || !isOpen(game, at))
    return failed({ kind: 'recordRow', first: start.row.seq, last: last.row.seq });
  return ok({
    ...{ game, users, rows: rows.filter(({ seq }) => seq <= to) },
    played: played.filter(({ row: { seq } }) => seq <= to),
  });
}

/** The last row that members play on from; null if nobody does. */
export const playedFromOf = ({ rows, users }: Imported): number | null =>
  users === null ? null : (rows.at(-1)?.seq ?? null);

/** Whether the game can go on after a row. */
const isOpen = ({ engine }: CheckedGame, { row: { kind }, state }: CheckedRow): boolean =>
  kind !== 'cancel' && 'awaits' in engine.turn(state);

/** Opens the table with all rows of the record. Seats of a game that has ended have no users. */
export const judgeImport =
  (imported: Imported): Judge =>
  (live, at) => {
    const { game, played, users } = imported;
    const { chance } = game;
    const history = historyOf(imported, at);
    const rows = newRows(imported, history);
    const last = played.at(-1)!; // The row `start`, at least.
    const content = contentOf(live, imported, rows.length, at);
    const position = { ...content, state: last.state };
    const before = { recent: toldIn(history), told: rows.length };
    if (users !== null) return ok({ ...goOn(live, imported, content, rows, at), ...before });
    const change: Change =
      game.status === 'cancelled'
        ? canceledBy(live, position, rows, at)
        : settle(live, { state: last.state, chance }, content, rows, at);
    return ok({ ...change, ...before, chance });
  };

/** Members play on: whoever sits where the player before had left takes the seat over, as at any table. */
function goOn(
  live: LoadedTable,
  { game: { engine, chance }, played }: Imported,
  content: TableContent,
  rows: readonly NewRow[],
  at: number,
): Change {
  const { state, holders } = played.at(-1)!; // The row `start`, at least.
  const taken = content.seats.filter(({ seat }) => holders[seat] !== 'member');
  const after = taken.reduce((now, { seat }) => forgotten(engine, now, engineSeat(content, seat)), state);
  const takeovers = taken.map(({ seat }) => row('seat', seat, 'takeover'));
  const heldFrom = (seat: number) => rows.length + 1 + taken.findIndex((one) => one.seat === seat);
  const seats = content.seats.map((one) => (taken.includes(one) ? { ...one, heldFrom: heldFrom(one.seat) } : one));
  return settle(live, { state: after, chance }, { ...content, seats }, [...rows, ...takeovers], at);
}

/** The rows as they were played, with what each of them revealed. */
function historyOf({ game, played }: Imported, at: number): readonly ReplayedRow[] {
  const now = { at, rulesVersion: game.engine.rulesVersion };
  const known: ReplayedRow[] = [];
  /** By the row that took them back. A record can have thousands: nothing looks through all rows at each of them. */
  const undone = new Map<number, HistoryRow[]>();
  const undos: HistoryRow[] = [];
  for (const one of played) {
    const { made, ...bare } = one.row;
    const to = keptBy(bare);
    const gone = () => [
      ...(undone.get(bare.seq) ?? []),
      ...undos.slice(undos.findLastIndex(({ seq }) => seq <= to) + 1),
    ];
    const revealed = isMoveKind(bare.kind)
      ? one.revealed
      : bare.kind === 'undo'
        ? revealedTo(gone(), bare.seat ?? 0) // An undo has a seat.
        : null;
    const row: HistoryRow = { ...bare, ...(made ?? now), revealed };
    if (row.kind === 'undo') undos.push(row);
    if (one.undoneBy !== null) {
      const before = undone.get(one.undoneBy);
      if (before === undefined) undone.set(one.undoneBy, [row]);
      else before.push(row);
    }
    known.push({ ...one, row });
  }
  return known;
}

/** The rows of the record as they are stored: those before the start have no events. The first says from where it is played on. */
function newRows(imported: Imported, history: readonly ReplayedRow[]): readonly NewRow[] {
  const playedFrom = playedFromOf(imported);
  const bySeq = new Map(history.map((one) => [one.row.seq, one]));
  return imported.rows.map(({ seq, actor, seat, kind, payload, isSequel, made }) => {
    const { events = [], row: known = null } = bySeq.get(seq) ?? {};
    return {
      ...{ actor, seat, kind, events, isSequel },
      payload: {
        ...(payload as NewRow['payload']), // Every row of a record has an object.
        ...(kind === 'open' && playedFrom !== null && { playedFrom }),
      },
      ...(known?.revealed != null && { revealed: known.revealed }),
      ...(made !== null && { made }),
    };
  });
}

/** The table as it is once these rows are stored, before anything that follows from the position. */
function contentOf(live: LoadedTable, imported: Imported, seq: number, at: number): TableContent {
  const { game, users, played } = imported;
  const { record } = game;
  const { holders } = played.at(-1)!; // The row `start`, at least.
  const brought = record.scheme === 'dbg-fair-1' ? record.joins : record.words;
  const seats = brought.map(
    (one, seat): StoredSeat => ({
      ...{ seat, user: users?.[seat] ?? null, host: seat === 0, heldFrom: 0, freeUntil: null },
      holder: users === null ? holders[seat]! : 'member', // One for each seat.
      ...{ awaited: false, awaitedSince: at, since: at, offer: seq, reserveUsed: 0, extended: 0 },
      ...{ joinInteraction: 'interaction' in one ? one.interaction : '', word: keptWord(one.word) },
    }),
  );
  const { freeze, start } = beginningOf(imported);
  return { ...live.content, status: 'running', seats, startedAt: at, freeze, start };
}

/**
 * A record doesn't say whose word it was, so nobody could find it or have it erased here, and it may have been erased since:
 * it is kept as if it had been, by its hash alone. That nobody gave one tells nothing.
 */
const keptWord = (word: string | null): string | null => (word === '' ? word : null);

/** What the rows say about the start, as it is read from them again later. */
function beginningOf({ game: { record }, rows }: Imported): { readonly freeze: Freeze | null; readonly start: Start } {
  const { entropy } = record;
  if (record.scheme === 'dbg-fair-1')
    return { freeze: null, start: { scheme: record.scheme, interaction: record.start, entropy } };
  const frozen = rows.findLast(({ kind }) => kind === 'freeze')!; // No game of this scheme starts without one.
  const words = record.words.map(({ hash }) => hash);
  return {
    freeze: { row: frozen.seq, scheme: record.scheme, words, digest: record.frozen },
    start: { scheme: record.scheme, channel: null, message: record.start, entropy },
  };
}
