import type { Seat } from '../../engines/contract.ts';
import { isRecord } from '../../kernel/json.ts';
import type { OutboxEntry } from '../../tables/stored/outbox.ts';
import type { StoredMessage } from '../../tables/stored/stored.ts';
import type { TableHead } from '../../tables/table/tableHead.ts';

/** Everything waiting to be published for one table, combined: only the newest state is shown. */
export interface News {
  readonly lobby: boolean;
  readonly board: boolean;
  /** Seats that have had to act since the last published board and still do. */
  readonly called: readonly Seat[];
  /** The first row to publish; infinite if there is none, as after a table has moved. */
  readonly from: number;
  /** A turn has begun, so that a new board is due. */
  readonly isNewTurn: boolean;
  /** Someone has to act because of a move within a turn: a call may have been posted for them. */
  readonly hasCalls: boolean;
  /** When the table last moved to another place, which may have no message of it yet; null for never. */
  readonly movedAt: number | null;
  /** When it last moved or its board was requested again in place; null for neither. */
  readonly repostAt: number | null;
  /** When its lobby message was requested again in place; null for never. */
  readonly lobbyAnewAt: number | null;
  /** Some entries are left from an earlier run, which can no longer publish them. */
  readonly isFromEarlierRun: boolean;
  /** There was an attempt before: it may have succeeded. */
  readonly mayBePosted: boolean;
}

/** @param isFromEarlierRun whether some entries are left from an earlier run */
export function newsOf(entries: readonly OutboxEntry[], table: TableHead, isFromEarlierRun: boolean): News {
  const boards = entries.filter(({ kind }) => kind === 'board').map(({ payload }) => readBoard(payload));
  const newest = (is: 'isMoved' | 'isAnew', of: readonly OutboxEntry['kind'][]): number | null =>
    entries.findLast(({ kind, payload }) => of.includes(kind) && isSaid(payload, is))?.createdAt ?? null;
  const movedAt = newest('isMoved', ['lobby', 'board']);
  const repeatedAt = newest('isAnew', ['board']);
  const calledBy = ({ before, after }: (typeof boards)[number]) => after.filter((seat) => !before.includes(seat));
  const called = boards.flatMap(calledBy);
  return {
    lobby: entries.some(({ kind }) => kind === 'lobby'),
    board: boards.length > 0,
    called: table.seats.filter(({ seat, awaited }) => awaited && called.includes(seat)).map(({ seat }) => seat),
    from: firstOf(boards),
    isNewTurn: boards.some(({ isNewTurn }) => isNewTurn),
    hasCalls: boards.some((one) => !one.isNewTurn && calledBy(one).length > 0),
    movedAt,
    repostAt: repeatedAt === null ? movedAt : Math.max(repeatedAt, movedAt ?? 0),
    lobbyAnewAt: newest('isAnew', ['lobby']),
    isFromEarlierRun,
    mayBePosted: entries.some(({ attempts }) => attempts > 0),
  };
}

/** Everything waiting to be published for the hands at one table. */
export interface HandNews {
  /** For seats that have to act: the row since which they do. */
  readonly calledAt: ReadonlyMap<Seat, number>;
  /** The first row to publish; infinite if there is none. */
  readonly from: number;
  /** When all hands were requested again; null for never. */
  readonly repostAt: number | null;
  /** There was an attempt before: it may have succeeded. */
  readonly mayBePosted: boolean;
}

export function handNewsOf(entries: readonly OutboxEntry[], table: TableHead): HandNews {
  const calls = entries.map(({ payload }) => readBoard(payload));
  const calledAt = table.seats
    .filter(({ awaited }) => awaited)
    .flatMap(({ seat }) => {
      const call = calls.findLast(({ before, after }) => after.includes(seat) && !before.includes(seat));
      return call === undefined ? [] : [[seat, call.seq] as const];
    });
  return {
    calledAt: new Map(calledAt),
    from: firstOf(calls),
    repostAt: entries.findLast(({ payload }) => isSaid(payload, 'isAnew'))?.createdAt ?? null,
    mayBePosted: entries.some(({ attempts }) => attempts > 0),
  };
}

interface ReadBoard {
  readonly seq: number;
  readonly from: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly isNewTurn: boolean;
}

const firstOf = (boards: readonly ReadBoard[]): number => Math.min(...boards.map(({ from }) => from));

/** Our own payload: the tables wrote it. */
function readBoard(payload: string): ReadBoard {
  const value: unknown = JSON.parse(payload);
  if (!isRecord(value)) throw new Error('an outbox entry is not an object');
  const [before, after] = [seatsIn(value.before), seatsIn(value.after)];
  // Entries of earlier releases do not contain it.
  const isNewTurn =
    value.isNewTurn === undefined ? after.some((seat) => !before.includes(seat)) : value.isNewTurn === true;
  const from = typeof value.from === 'number' ? value.from : Number.POSITIVE_INFINITY;
  return { seq: Number(value.seq), from, before, after, isNewTurn };
}

/** Whether a payload says so. */
export function isSaid(payload: string, what: 'isMoved' | 'isAnew' | 'isPaused' | 'isBoardOnly'): boolean {
  const value: unknown = JSON.parse(payload);
  return isRecord(value) && value[what] === true;
}

/** Whether a message was posted before the time from which a new one is required. */
export const isLeftBehind = (since: number | null, { postedAt }: Pick<StoredMessage, 'postedAt'>): boolean =>
  since !== null && postedAt < since;

/** When a message counts as posted that is required since a time, even if the clock was set back after that. */
export const postedSince = (now: number, ...since: readonly (number | null)[]): number =>
  Math.max(now, ...since.map((time) => time ?? now));

const seatsIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((seat) => typeof seat === 'number') : [];
