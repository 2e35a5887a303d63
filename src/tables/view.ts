/** Stored tables as the bot sees them. */
import { seatOf } from '../engines/contract.ts';
import type { Json } from '../kernel/json.ts';
import { parseJson } from './encoding.ts';
import { fairnessOf } from './fair.ts';
import type { LoadedTable } from './loadedTable.ts';
import { standpointsOf } from './standpoint.ts';
import type { StoredRow, StoredSeat, StoredTable } from './stored.ts';
import type { GameResult, HistoryRow, RowEvents, Seating, Table, TableHead } from './tables.ts';

/** A table as it is listed. */
export function headOf(stored: StoredTable): TableHead {
  const { id, guild, channel, thread, game, options, locale, isPrivate, invited, suspended, seq } = stored;
  const { openedAt, changedAt, startedAt, endedAt } = stored;
  return {
    ...{ id, guild, channel, thread, game, options, locale, isPrivate, invited, suspended, seq },
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

/** A table that is sound, with its standpoints. */
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

/** A row as the log gives it. */
export function historyRowOf(stored: StoredRow): HistoryRow {
  const { seq, actor, kind, rulesVersion, at } = stored;
  // In the lobby there may have been more seats than in the end.
  const seat = stored.seat === null ? null : seatOf(stored.seat, stored.seat + 1);
  const payload = (parseJson(stored.payload) ?? null) as Json; // Nothing but JSON comes from parsing it.
  return { seq, actor, seat, kind, payload, rulesVersion, at };
}

/** The outcome that this room has written; damaged text counts as none. */
export const readResult = (text: string | null): GameResult | null =>
  text === null ? null : ((parseJson(text) as GameResult | undefined) ?? null);

/** The happenings that this room has written; damaged text counts as none. */
export const readRecent = (text: string): readonly RowEvents[] =>
  ((parseJson(text) as readonly RowEvents[] | undefined) ?? []).map((one) => ({
    ...one,
    rulesVersion: one.rulesVersion ?? null,
  }));

/** Null for a number that a damaged row may hold. */
function seatingOf(stored: StoredSeat, seats: number): Seating | null {
  const { user, host, resigned, awaited, offer, since } = stored;
  const seat = seatOf(stored.seat, seats);
  return seat === null ? null : { seat, user, host, resigned, awaited, offer, since };
}
