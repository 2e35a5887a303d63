import type { Seat } from '../../engines/contract.ts';
import { isRecord } from '../../kernel/json.ts';
import type { OutboxEntry } from '../../tables/store.ts';
import type { StoredMessage } from '../../tables/stored.ts';
import type { TableHead } from '../../tables/tables.ts';

/** What waits to be told of one table, put together: only the newest state is shown. */
export interface News {
  readonly lobby: boolean;
  readonly board: boolean;
  /** Seats that have come to be awaited since the last board that was told, and still are. */
  readonly called: readonly Seat[];
  /** The first row to be told; infinite where there is none, as when a table has moved. */
  readonly from: number;
  /** A turn has begun, so that a new board is due. */
  readonly isNewTurn: boolean;
  /** Somebody has come to be awaited within a turn: a call may have been posted for him. */
  readonly hasCalls: boolean;
  /** When the table was given another place last, in which nothing of it need stand yet; null for not at all. */
  readonly movedAt: number | null;
  /** When that was, or the board was to be posted once more where it is; null for neither. */
  readonly anewAt: number | null;
  /** Something is left from an earlier run: whoever was about to tell it is gone. */
  readonly isFromEarlierRun: boolean;
  /** That, or something was tried before: it may have been done. */
  readonly mayBePosted: boolean;
}

/** @param startedAt when this process began to publish */
export function newsOf(entries: readonly OutboxEntry[], table: TableHead, startedAt: number): News {
  const boards = entries.filter(({ kind }) => kind === 'board').map(({ payload }) => readBoard(payload));
  const isFromEarlierRun = entries.some(({ createdAt }) => createdAt < startedAt);
  const newest = (is: 'isMoved' | 'isAnew'): number | null =>
    entries.findLast(({ payload }) => isSaid(payload, is))?.createdAt ?? null;
  const [movedAt, repeatedAt] = [newest('isMoved'), newest('isAnew')];
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
    anewAt: repeatedAt === null ? movedAt : Math.max(repeatedAt, movedAt ?? 0),
    isFromEarlierRun,
    mayBePosted: isFromEarlierRun || entries.some(({ attempts }) => attempts > 0),
  };
}

/** What waits to be told of the hands at one table. */
export interface HandNews {
  /** Of seats that are awaited: the row by which they came to be so. */
  readonly calledAt: ReadonlyMap<Seat, number>;
  /** The first row to be told; infinite where there is none. */
  readonly from: number;
  /** Something was tried before: it may have been done. */
  readonly mayBePosted: boolean;
}

/** @param startedAt when this process began to publish */
export function handNewsOf(entries: readonly OutboxEntry[], table: TableHead, startedAt: number): HandNews {
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
    mayBePosted: entries.some(({ createdAt, attempts }) => createdAt < startedAt || attempts > 0),
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

/** Our own payload: tables wrote it. */
function readBoard(payload: string): ReadBoard {
  const value: unknown = JSON.parse(payload);
  if (!isRecord(value)) throw new Error('an entry of the outbox is no object');
  const [before, after] = [seatsIn(value.before), seatsIn(value.after)];
  // Entries of earlier releases do not say it.
  const isNewTurn =
    value.isNewTurn === undefined ? after.some((seat) => !before.includes(seat)) : value.isNewTurn === true;
  const from = typeof value.from === 'number' ? value.from : Number.POSITIVE_INFINITY;
  return { seq: Number(value.seq), from, before, after, isNewTurn };
}

function isSaid(payload: string, what: 'isMoved' | 'isAnew'): boolean {
  const value: unknown = JSON.parse(payload);
  return isRecord(value) && value[what] === true;
}

/** Whether a message was posted before the time from which it has to be posted anew. */
export const isLeftBehind = (since: number | null, { postedAt }: Pick<StoredMessage, 'postedAt'>): boolean =>
  since !== null && postedAt < since;

const seatsIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((seat) => typeof seat === 'number') : [];
