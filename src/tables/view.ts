/** Stored tables as the bot sees them. */
import { seatOf } from '../engines/contract.ts';
import type { Json } from '../kernel/json.ts';
import { parseJson } from './encoding.ts';
import { fairnessOf } from './fair.ts';
import type { LoadedTable } from './loadedTable.ts';
import { standpointsOf } from './standpoint.ts';
import type { StoredRow, StoredSeat, StoredTable } from './stored.ts';
import type { GameResult, HistoryRow, RowEvents, Seating, Table, TableHead } from './tables.ts';

/** A table as an entry in a list. */
export function headOf(stored: StoredTable): TableHead {
  const { id, guild, channel, thread, game, options, locale, rematchOf, isPrivate, invited, suspended, seq } = stored;
  const { openedAt, changedAt, startedAt, endedAt } = stored;
  return {
    ...{ id, guild, channel, thread, game, options, locale, rematchOf, isPrivate, invited, suspended, seq },
    ...{ openedAt, changedAt, startedAt, endedAt },
    status: suspended === null ? stored.status : 'suspended',
    messages: {
      lobby: stored.messages.find(({ kind }) => kind === 'lobby') ?? null,
      board: stored.messages.find(({ kind }) => kind === 'board') ?? null,
    },
    call: stored.call,
    seats: stored.seats.flatMap((seat) => seatingOf(seat, stored.seats.length) ?? []),
    result: readResult(stored.result),
  };
}

/** An intact table, with its standpoints. */
export function tableOf(live: LoadedTable): Table {
  const { startInteraction: _, result, state, ...content } = live.content;
  const { engine, seq, recent } = live;
  const head = { ...headOf({ ...live.info, ...content, suspended: null, seq, result: null }), result };
  const standpoints = state === null ? null : standpointsOf(engine, state, head, recent);
  return {
    ...{ ...head, standpoints },
    get fairness() {
      return fairnessOf(live);
    },
  };
}

/** A row as it appears in the log. */
export function historyRowOf(stored: StoredRow): HistoryRow {
  const { seq, actor, kind, rulesVersion, at } = stored;
  // The lobby may have had more seats than the started game.
  const seat = stored.seat === null ? null : seatOf(stored.seat, stored.seat + 1);
  const payload = (parseJson(stored.payload) ?? null) as Json; // Parsing JSON can only give JSON.
  return { seq, actor, seat, kind, payload, rulesVersion, at };
}

/** A result written by this folder; null for damaged text. */
export const readResult = (text: string | null): GameResult | null =>
  text === null ? null : ((parseJson(text) as GameResult | undefined) ?? null);

/** The events written by this folder; none for damaged text. */
export const readRecent = (text: string): readonly RowEvents[] =>
  ((parseJson(text) as readonly RowEvents[] | undefined) ?? []).map((one) => ({
    ...one,
    rulesVersion: one.rulesVersion ?? null,
  }));

/** Null if the row is corrupt. */
function seatingOf(stored: StoredSeat, seats: number): Seating | null {
  const { user, host, resigned, awaited, offer, since } = stored;
  const seat = seatOf(stored.seat, seats);
  return seat === null ? null : { seat, user, host, resigned, awaited, offer, since };
}
