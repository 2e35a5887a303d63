import { setTimeout as sleepFor } from 'node:timers/promises';
import type { OutboxEntry } from '../../tables/store.ts';
import type { Table } from '../../tables/tables.ts';
import { BLOCKED_FOR, type Block, placeOf } from '../blocked.ts';
import { type Failure, failureOf } from '../failure.ts';
import { describeError } from '../log.ts';
import type { Room } from '../room.ts';
import { publishBoard } from './board.ts';
import { createBreaker } from './breaker.ts';
import type { Channels } from './channels.ts';
import { publishHands } from './hands.ts';
import { publishLobby } from './lobby.ts';
import { newsOf } from './news.ts';

/**
 * Tells Discord what waits in the outbox, the newest state first: one queue a table for what everybody sees, and one for
 * its direct messages, which come after it and hold nothing up.
 */
export interface Publisher {
  /** Tries again in a channel, thread or server that had refused us. */
  reopen(place: string): void;
  /** Tables whose place has refused us. */
  closedTables(): ReadonlySet<string>;
  /** Ends after what is being sent at the moment. */
  stop(): Promise<void>;
  /** Begins nothing more. */
  halt(): void;
}

/** Later than any time: lists also what was put off. */
const ALWAYS = Number.MAX_SAFE_INTEGER;
const MOST_ENTRIES = 1_000;
/** Tables told at the same time, and tables of which the hands are. */
const AT_ONCE = 4;
/** Longest sleep in ms: also a clock that was moved is noticed. */
const LONGEST_SLEEP = 15_000;
const SHORTEST_SLEEP = 100;
const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 5 * 60_000;
const LONGEST_GOODBYE = 5_000;
/** While the answer to `/new` is on its way. */
const SHORT_DELAY = 300;

/** Does not keep the process alive. */
const pause = (time: number): Promise<void> => sleepFor(time, undefined, { ref: false });

/** The table's channel or server has refused us before: nothing was tried. */
class Closed extends Error {
  readonly place: string;

  constructor(place: string) {
    super('the place is closed');
    this.place = place;
  }
}

/** One queue of a table. */
interface Lane {
  readonly key: string;
  readonly table: string;
  readonly isOfHands: boolean;
}

const laneOf = (table: string, isOfHands: boolean): Lane => ({
  ...{ key: `${table}/${isOfHands ? 'hands' : 'table'}`, table, isOfHands },
});

/** Failures after which nothing is tried in that place for a while. */
const BLOCKING: Readonly<Partial<Record<Failure, Exclude<Block, 'left'>>>> = {
  channelGone: 'gone',
  forbidden: 'forbidden',
  locked: 'locked',
};

export function startPublisher(room: Room, channels: Channels): Publisher {
  const { tables, clock, log, blocked, notices, refusals, late } = room;
  const { outbox } = tables;
  const startedAt = clock.now();
  const busy = new Map<string, Promise<void>>();
  /** Queues tried now whatever their time: after a start all of them, later those of a channel that is open again. */
  const eager = new Set<string>();
  /** By place, the tables that wait for it. */
  const closed = new Map<string, Set<string>>();
  const breaker = createBreaker(clock, log);
  /** After a start, and after Discord was in trouble. */
  let mustTryAll = true;
  let isStopped = false;
  let isHalted = false;
  let looking: Promise<void> | null = null;
  let mustLook = false;
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    if (isStopped) return;
    mustLook = true;
    looking ??= look()
      .catch((error: unknown) => {
        log.error({ error: describeError(error) }, 'the outbox cannot be read');
        sleep(FIRST_DELAY);
      })
      .finally(() => {
        looking = null;
        if (mustLook) wake();
      });
  }

  async function look(): Promise<void> {
    while (mustLook && !isStopped) {
      mustLook = false;
      const rest = Math.max(breaker.delay(), refusals.pause());
      if (rest > 0) return sleep(rest);
      const due = await outbox.due(clock.now(), MOST_ENTRIES);
      const keyOf = ({ table, kind }: OutboxEntry) => laneOf(table, kind === 'hand').key;
      // All entries of a queue are told together, also those put off: what they call for must not be forgotten.
      const byLane = Map.groupBy(await outbox.due(ALWAYS, MOST_ENTRIES), keyOf);
      if (mustTryAll) for (const key of byLane.keys()) eager.add(key);
      mustTryAll = false;
      const dueLanes = new Set([...due.map(keyOf), ...eager]);
      for (const isOfHands of [false, true]) {
        for (const table of new Set([...due.map((entry) => entry.table), ...[...eager].map(tableOf)])) {
          const lane = laneOf(table, isOfHands);
          if (!dueLanes.has(lane.key) || busy.has(lane.key)) continue;
          // What everybody sees comes first: the hands lead to it.
          const first = laneOf(table, false).key;
          if (isOfHands && (busy.has(first) || dueLanes.has(first))) continue;
          if (underWay(isOfHands) >= (breaker.isOpen() ? 1 : AT_ONCE)) break;
          eager.delete(lane.key);
          const entries = byLane.get(lane.key) ?? due.filter((entry) => keyOf(entry) === lane.key);
          if (entries.length > 0) begin(lane, entries);
        }
      }
    }
    const next = await outbox.nextAt();
    if (next !== null) sleep(next - clock.now());
  }

  function sleep(time: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(wake, Math.min(Math.max(time, SHORTEST_SLEEP), LONGEST_SLEEP));
  }

  const tableOf = (key: string): string => key.slice(0, key.indexOf('/'));
  const underWay = (isOfHands: boolean): number =>
    [...busy.keys()].filter((key) => key.endsWith('/hands') === isOfHands).length;

  function begin(lane: Lane, entries: readonly OutboxEntry[]): void {
    const done = tell(lane, entries)
      .catch((error: unknown) => {
        log.error({ table: lane.table, error: describeError(error) }, 'the outbox cannot be written');
        return pause(FIRST_DELAY);
      })
      .finally(() => {
        busy.delete(lane.key);
        wake();
      });
    busy.set(lane.key, done);
  }

  async function tell({ table: id, isOfHands }: Lane, entries: readonly OutboxEntry[]): Promise<void> {
    const table = await tables.get(id);
    const ids = entries.map((entry) => entry.id);
    if (table === null) return outbox.done(ids);
    try {
      const isAllTold = isOfHands ? await deal(table, entries) : await publish(table, entries);
      if (!isOfHands) {
        for (const waiting of closed.values()) waiting.delete(id);
        late.delete(id);
      }
      if (breaker.worked()) mustTryAll = true;
      if (isAllTold) await outbox.done(ids);
      else await putOff(entries, SHORT_DELAY);
    } catch (error) {
      if (isHalted) return; // What failed then says nothing of the table.
      await putOff(entries, await delayAfter(table, entries, error));
    }
  }

  async function publish(table: Table, entries: readonly OutboxEntry[]): Promise<boolean> {
    const place = [table.guild, placeOf(table)].find((one) => blocked.why(one) !== null);
    if (place !== undefined) throw new Closed(place);
    const news = newsOf(entries, table, startedAt);
    // The game's thread hangs on the lobby's message: one that was lost, or left in another place, comes first.
    const isLobbyFirst = news.movedAt !== null || (news.isLeft && table.messages.lobby === null);
    if (isLobbyFirst && !(await publishLobby(room, channels, table, news))) return false;
    const placed = isLobbyFirst ? await tables.get(table.id) : table;
    if (news.board && placed !== null) await publishBoard(room, channels, placed, news);
    const isOver = news.board && table.status !== 'running';
    if (!news.lobby && !isOver) return true;
    const now = await tables.get(table.id); // With the thread and the board message that have just been made.
    return now === null || publishLobby(room, channels, now, news);
  }

  async function deal(table: Table, entries: readonly OutboxEntry[]): Promise<true> {
    if (blocked.why(table.guild) !== null) throw new Closed(table.guild);
    await publishHands(room, channels, table, entries, startedAt);
    return true;
  }

  const putOff = async (entries: readonly OutboxEntry[], delay: number): Promise<void> => {
    for (const { id } of entries) await outbox.retryLater(id, clock.now() + delay);
  };

  /** What a failure means for the next attempt: in how many ms. */
  async function delayAfter(table: Table, entries: readonly OutboxEntry[], error: unknown): Promise<number> {
    if (error instanceof Closed) return wait(error.place, table.id);
    late.add(table.id);
    const failure = failureOf(error);
    const attempts = Math.max(...entries.map((entry) => entry.attempts));
    log.warn({ table: table.id, attempts, failure, error: describeError(error) }, 'a message could not be published');
    if (failure === 'unclear') breaker.failed();
    if (failure === 'channelGone' && table.thread !== null) {
      await tables.attach(table.id, { thread: { id: null, channel: table.channel } }); // The channel may still be there.
      return 0;
    }
    const why = BLOCKING[failure];
    if (why !== undefined) {
      close(table, why);
      return wait(placeOf(table), table.id);
    }
    const delay = Math.min(FIRST_DELAY * 2 ** attempts, LONGEST_DELAY);
    return Math.round(delay * (0.5 + Math.random() / 2)); // Not all at once after an outage.
  }

  /** Nothing is tried there any more, and the host is to know it. */
  function close(table: Table, why: Exclude<Block, 'left'>): void {
    const place = placeOf(table);
    blocked.add(place, why);
    const host = table.seats.find((seating) => seating.host)?.user;
    if (host != null && table.status !== 'finished' && table.status !== 'cancelled')
      notices.add(host, { guild: table.guild, table: table.id, place, why });
  }

  /** Until the place is open again, or for hours. */
  function wait(place: string, table: string): number {
    const waiting = closed.get(place) ?? new Set();
    closed.set(place, waiting.add(table));
    return BLOCKED_FOR;
  }

  function end(): void {
    isStopped = true;
    stopListening();
    clearTimeout(timer);
  }

  const stopListening = tables.onCommit(wake);
  wake();
  return {
    reopen(place) {
      for (const table of closed.get(place) ?? []) {
        for (const isOfHands of [false, true]) eager.add(laneOf(table, isOfHands).key);
      }
      closed.delete(place);
      wake();
    },
    closedTables: () => new Set([...closed.values()].flatMap((waiting) => [...waiting])),
    halt() {
      isHalted = true;
      end();
    },
    async stop() {
      end();
      await looking;
      // What waits for Discord longer than that is found and finished at the next start.
      await Promise.race([Promise.allSettled(busy.values()), pause(LONGEST_GOODBYE)]);
    },
  };
}
