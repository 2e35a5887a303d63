/** The queue of everything to be posted: which lanes are worked on, and when. */
import { setTimeout as sleepFor } from 'node:timers/promises';
import type { Outbox, OutboxEntry } from '../../tables/stored/outbox.ts';
import { describeError } from '../log.ts';
import type { Context } from '../state/context.ts';
import { createAttempts } from './attempts.ts';
import { createBreaker } from './breaker.ts';
import type { ChannelsAt } from './channels.ts';
import { isDeferred, LANE_KINDS, type Lane, laneOf, laneOfEntry, lanesInOrder, type Waiting } from './lanes.ts';
import { createOutboxTime } from './outboxTime.ts';
import type { SendPriority } from './pace.ts';

/**
 * Posts what is in the outbox. Of several entries of a table, only the newest state is shown. A table has one lane
 * (queue) of each kind; boards that players are waiting for overtake any backlog. Failures are retried.
 */
export interface Publisher {
  /** Tries again in a channel, thread, or server that had refused us. */
  reopen(place: string): void;
  /** Tries a channel or thread that had refused us with one message; the others follow if it accepts that. */
  tryOut(place: string): void;
  /** Tables whose channel or server has refused us, or whose hands wait for direct messages to be opened. */
  stuckTables(): ReadonlySet<string>;
  /** Whether requests are paused because Discord is failing. */
  isPausing(): boolean;
  /** Starts nothing more and waits for what is being sent, at most `STOP_TIMEOUT`. */
  stop(): Promise<void>;
  /** Stops immediately: the connection to Discord is gone. */
  halt(): void;
}

/** How long after a change players may still be waiting for its board, in ms. */
const LIVE_FOR = 10_000;
/** Later than any retry time, to list postponed entries too. */
const END_OF_TIME = Number.MAX_SAFE_INTEGER;
/** Entries read from the outbox at once. */
const MOST_ENTRIES = 1_000;
/** How many lanes are worked on at the same time. */
const MAX_CONCURRENT: Readonly<Record<SendPriority, number>> = { board: 16, hand: 8, later: 8 };
/** Longest sleep in ms, so that a clock that was set is noticed. */
const LONGEST_SLEEP = 15_000;
const SHORTEST_SLEEP = 100;
/** Delay in ms after reading or writing the outbox has failed. */
const TROUBLE_DELAY = 1_000;
/** In ms. */
const STOP_TIMEOUT = 5_000;

/** Waits this many ms; does not keep the process alive. */
const pause = (time: number): Promise<void> => sleepFor(time, undefined, { ref: false });

/** A lane that is being worked on. */
interface ActiveLane {
  readonly priority: SendPriority;
  readonly done: Promise<void>;
}

/**
 * The id of the newest entry, or 0; read before this process can add any. The system's clock may be behind what an earlier
 * process has noted, so times don't tell which entries are from then.
 */
export const newestEntry = async (outbox: Outbox): Promise<number> =>
  (await outbox.due(END_OF_TIME, 1)).at(-1)?.id ?? 0;

/** @param newestBefore the `newestEntry` from before Discord could send us interactions */
export function startPublisher(context: Context, channelsAt: ChannelsAt, newestBefore: number): Publisher {
  const { tables, clock, log, refusals } = context;
  const { outbox } = tables;
  const begunAt = clock.steady();
  /** When this process started publishing, by the clock as it is set now. */
  const startedAt = (): number => clock.now() - (clock.steady() - begunAt);
  const outboxTime = createOutboxTime(clock);
  const breaker = createBreaker(clock, log);
  const active = new Map<string, ActiveLane>();
  /** Lanes to try now, even if they were postponed: all after a start or an outage, or those of a reopened place. */
  const eager = new Map<string, Lane>();
  /** Places to be tried out. */
  const doubted = new Set<string>();
  /** Whether to try postponed entries too: after a start, and when a Discord outage is over. */
  let mustTryAll = true;
  let isStopped = false;
  let isHalted = false;
  let checking: Promise<void> | null = null;
  let mustLook = false;
  let timer: NodeJS.Timeout | undefined;
  const attempts = createAttempts({
    ...{ context, breaker, outboxTime },
    isFromBefore: ({ id }) => id <= newestBefore,
    isHalted: () => isHalted,
    recovered: () => {
      mustTryAll = true;
    },
    opened: reopen,
  });

  /** Checks the outbox, now or after the check that is running. */
  function wake(): void {
    if (isStopped) return;
    mustLook = true;
    checking ??= checkOutbox()
      .catch((error: unknown) => {
        log.error({ error: describeError(error) }, 'reading the outbox failed');
        wakeAfter(TROUBLE_DELAY);
      })
      .finally(() => {
        checking = null;
        if (mustLook) wake();
      });
  }

  async function checkOutbox(): Promise<void> {
    let now = outboxTime();
    while (mustLook && !isStopped) {
      mustLook = false;
      const pauseLeft = Math.max(breaker.delay(), refusals.pause());
      if (pauseLeft > 0) return wakeAfter(pauseLeft);
      if (mustTryAll) {
        for (const entry of await outbox.due(END_OF_TIME, MOST_ENTRIES)) tryNow(laneOfEntry(entry));
      }
      mustTryAll = false;
      for (const place of doubted) {
        const lane = await attempts.trialIn(place);
        doubted.delete(place);
        if (lane !== null) tryNow(lane);
        else context.blocked.remove(place); // Whoever posts there next finds out.
      }
      now = outboxTime();
      await startDue(await outbox.due(now, MOST_ENTRIES));
    }
    // What has become due since that look is next, too.
    wakeAfter(((await outbox.nextAt(now)) ?? Number.POSITIVE_INFINITY) - now);
  }

  function wakeAfter(time: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(wake, Math.min(Math.max(time, SHORTEST_SLEEP), LONGEST_SLEEP));
  }

  const tryNow = (lane: Lane) => eager.set(lane.key, lane);

  /** Starts work on as many lanes as may be active at the same time, the most urgent first. */
  async function startDue(due: readonly OutboxEntry[]): Promise<void> {
    const liveSince = Math.max(startedAt(), clock.now() - LIVE_FOR);
    const waiting = new Map(lanesInOrder(due, liveSince).map((one) => [one.lane.key, one]));
    for (const lane of eager.values()) if (!waiting.has(lane.key)) waiting.set(lane.key, { lane, priority: 'later' });
    for (const { lane, priority } of waiting.values()) {
      if (active.has(lane.key)) continue;
      // The board comes before what links to it or is posted below it.
      const boardKey = laneOf(lane.table, 'table').key;
      const isAfterBoard = ['hands', 'notices', 'members'].includes(lane.kind);
      if (isAfterBoard && (active.has(boardKey) || waiting.has(boardKey))) continue;
      const concurrent = [...active.values()].filter((one) => one.priority === priority).length;
      if (concurrent >= Math.min(MAX_CONCURRENT[priority], breaker.maxConcurrent())) continue;
      eager.delete(lane.key);
      // All entries of a lane are published together, postponed ones too: they may name players still to be mentioned.
      const pending = await outbox.ofTable(lane.table);
      // Who is in the thread is asked about once its board is there, however long that is put off.
      if (lane.kind === 'members' && pending.some(({ kind }) => kind === 'board')) continue;
      const entries = pending.filter(
        (entry) => laneOfEntry(entry).key === lane.key && !isDeferred(entry, outboxTime()),
      );
      if (entries.length > 0) begin({ lane, priority }, entries);
      else waiting.delete(lane.key);
    }
  }

  function reopen(place: string): void {
    for (const table of attempts.reopen(place)) for (const kind of LANE_KINDS) tryNow(laneOf(table, kind));
    wake();
  }

  function begin({ lane, priority }: Waiting, entries: readonly OutboxEntry[]): void {
    const done = attempts
      .make(lane, entries, channelsAt(priority))
      .catch((error: unknown) => {
        log.error({ table: lane.table, error: describeError(error) }, 'writing the outbox failed');
        return pause(TROUBLE_DELAY);
      })
      .finally(() => {
        active.delete(lane.key);
        wake();
      });
    active.set(lane.key, { priority, done });
  }

  function end(): void {
    isStopped = true;
    stopListening();
    clearTimeout(timer);
  }

  const stopListening = tables.onCommit(wake);
  wake();
  return {
    reopen,
    tryOut(place) {
      doubted.add(place);
      wake();
    },
    stuckTables: attempts.stuckTables,
    isPausing: breaker.isOpen,
    halt() {
      isHalted = true;
      end();
    },
    async stop() {
      end();
      await checking;
      // What takes longer stays in the outbox and is finished after the next start.
      await Promise.race([Promise.allSettled([...active.values()].map(({ done }) => done)), pause(STOP_TIMEOUT)]);
    },
  };
}
