/** Stored tables as the bot sees them. */
import { seatOf } from '../../engines/contract.ts';
import { isRecord, type Json } from '../../kernel/json.ts';
import { digitsOf } from '../fair/chain.ts';
import { parseJson } from '../fair/encoding.ts';
import { deadlineOf } from '../seats/deadline.ts';
import { electorateOf } from '../seats/electorate.ts';
import type { StoredRow, StoredSeat, StoredTable, StoredVote } from '../stored/stored.ts';
import type { LoadedTable } from '../table/loadedTable.ts';
import type { HistoryRow, RowEvents } from '../table/rows.ts';
import type { Table } from '../table/table.ts';
import type { GameResult, Seating, TableHead, Vote } from '../table/tableHead.ts';
import { fairnessOf } from './disclosure.ts';
import { standpointsOf } from './makeStandpoints.ts';

/**
 * A table as an entry in a list. One that was damaged since it was last checked is listed as suspended.
 *
 * @param floor nothing is overdue before this time, at any table
 */
export function headOf(stored: StoredTable, floor: number): TableHead {
  try {
    return readHead(stored, floor);
  } catch {
    const bare = { vote: null, result: null, seats: [], reminders: [], call: null, messages: [] } as const;
    return readHead({ ...stored, ...bare, suspended: stored.suspended ?? 'reading' }, floor);
  }
}

function readHead(stored: StoredTable, floor: number): TableHead {
  const { id, guild, channel, thread, game, options, locale, rematchOf, isPrivate, invited, suspended, seq } = stored;
  const { origin, openedAt, changedAt, startedAt, endedAt, clock, reminders } = stored;
  const noneBefore = Math.max(floor, stored.graceUntil);
  return {
    ...{ id, guild, channel, thread, game, options, locale, rematchOf, isPrivate, invited, suspended, seq },
    ...{ origin, openedAt, changedAt, startedAt, endedAt, clock, reminders },
    vote: stored.vote && voteOf(stored.vote, stored.seats, noneBefore),
    status: suspended === null ? stored.status : 'suspended',
    messages: {
      lobby: stored.messages.find(({ kind }) => kind === 'lobby') ?? null,
      board: stored.messages.find(({ kind }) => kind === 'board') ?? null,
      vote: stored.messages.find(({ kind }) => kind === 'vote') ?? null,
      offer: stored.messages.find(({ kind }) => kind === 'offer') ?? null,
    },
    call: stored.call,
    seats: stored.seats.flatMap((seat) => seatingOf(seat, stored, noneBefore) ?? []),
    result: readResult(stored.result),
  };
}

/** An intact table, with its standpoints. */
export function tableOf(live: LoadedTable): Table {
  const { freeze: _, start: __, refusedStart, result, state, ...content } = live.content;
  const { engine, seq, recent, playedFrom } = live;
  const head = { ...readHead({ ...live.info, ...content, suspended: null, seq, result: null }, 0), result };
  const standpoints = state === null ? null : standpointsOf(engine, state, head, recent, live.plans);
  return {
    ...{ ...head, standpoints, refusedStart, playedFrom, digits: digitsOf(live.hash) },
    get fairness() {
      return fairnessOf(live);
    },
  };
}

/** A row as it appears in the log. */
export function historyRowOf(stored: StoredRow): HistoryRow {
  const { seq, actor, kind, rulesVersion, revealed, isSequel, at } = stored;
  // The lobby may have had more seats than the started game.
  const seat = stored.seat === null ? null : seatOf(stored.seat, stored.seat + 1);
  const payload = (parseJson(stored.payload) ?? null) as Json; // Parsing JSON can only give JSON.
  return { seq, actor, seat, kind, payload, rulesVersion, revealed, isSequel, at };
}

/** A result written by this folder; null for damaged text. */
export function readResult(text: string | null): GameResult | null {
  const result = text === null ? null : parseJson(text);
  const isResult = isRecord(result) && Array.isArray(result.standings) && Array.isArray(result.scores);
  return isResult ? (result as unknown as GameResult) : null; // Lists show it unchecked; whoever loads the table checks all.
}

/** The events written by this folder; throws for anything else. */
export function readRecent(text: string): readonly RowEvents[] {
  const rows: unknown = JSON.parse(text);
  if (!Array.isArray(rows) || !rows.every((row) => isRecord(row) && Array.isArray(row.events)))
    throw new Error('these are no events');
  return (rows as readonly RowEvents[]).map((one) => ({ ...one, rulesVersion: one.rulesVersion ?? null })); // Signed.
}

/** Null if the row is corrupt. */
function seatingOf(stored: StoredSeat, { seats, clock }: StoredTable, floor: number): Seating | null {
  const { user, host, holder, heldFrom, awaited, awaitedSince, offer, since } = stored;
  const seat = seatOf(stored.seat, seats.length);
  if (seat === null) return null;
  return {
    ...{ seat, user, host, holder, resigned: holder !== 'member', heldFrom, awaited, offer, since },
    freeUntil: stored.freeUntil === null ? null : Math.max(stored.freeUntil, floor),
    waitingSince: awaited ? awaitedSince : null,
    deadline: deadlineOf(stored, clock, floor),
  };
}

function voteOf(vote: StoredVote, seats: readonly StoredSeat[], floor: number): Vote | null {
  const endsAt = Math.max(vote.endsAt, floor);
  const numbered = (numbers: readonly number[]) => numbers.flatMap((number) => seatOf(number, seats.length) ?? []);
  const electorate = numbered(electorateOf(vote, seats));
  if (vote.about !== 'overdue') {
    const [by] = numbered([vote.by]);
    return by === undefined ? null : { ...vote, by, electorate, endsAt };
  }
  const { lapsedUndo } = vote;
  const [asker = null] = lapsedUndo === undefined ? [] : numbered([lapsedUndo]);
  const seated = { seats: numbered(vote.seats), gone: numbered(vote.gone ?? []), lapsedUndo: asker };
  return { ...vote, ...seated, electorate, endsAt };
}
