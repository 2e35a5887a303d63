import { setTimeout as sleepFor } from 'node:timers/promises';
import type { OutboxEntry } from '../../tables/store.ts';
import type { Table } from '../../tables/tables.ts';
import { failureOf } from '../discord/failure.ts';
import { describeError } from '../log.ts';
import { placeOf } from '../state/blockedPlaces.ts';
import type { Context } from '../state/context.ts';
import { publishBoard } from './board.ts';
import { createBreaker } from './breaker.ts';
import type { Channels, ChannelsAt } from './channels.ts';
import { BLOCKING, createClosedPlaces, PlaceClosed } from './closedPlaces.ts';
import { stripFormer } from './former.ts';
import { publishHands } from './hands.ts';
import { LANE_KINDS, type Lane, type LaneKind, laneOf, laneOfEntry, lanesInOrder, type Waiting } from './lanes.ts';
import { publishLobby } from './lobby.ts';
import { newsOf } from './news.ts';
import type { SendPriority } from './pace.ts';

/**
 * Tells Discord what waits in the outbox, the newest state first. A table has a queue for each kind of lane; boards of
 * those who have just moved overtake whatever is caught up with.
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

/** How long after a change somebody may still be looking at its table, in ms. */
const LIVE_FOR = 10_000;
/** Later than any time: lists also what was put off. */
const ALWAYS = Number.MAX_SAFE_INTEGER;
const MOST_ENTRIES = 1_000;
/** Queues that are told at the same time. */
const AT_ONCE: Readonly<Record<SendPriority, number>> = { board: 16, hand: 8, later: 8 };
/** Longest sleep in ms: also a clock that was moved is noticed. */
const LONGEST_SLEEP = 15_000;
const SHORTEST_SLEEP = 100;
const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 5 * 60_000;
const STOP_TIMEOUT = 5_000;
/** So often it is tried to take its buttons from a former board. */
const MAX_STRIP_ATTEMPTS = 3;
/** While the answer to `/new` is on its way. */
const SHORT_DELAY = 300;

/** Does not keep the process alive. */
const pause = (time: number): Promise<void> => sleepFor(time, undefined, { ref: false });

/** What became of entries: Discord has been told, that has even been noted, or it is too early. */
type Told = 'told' | 'noted' | 'notYet';

const idsOf = (entries: readonly OutboxEntry[]): readonly number[] => entries.map(({ id }) => id);

/** A queue that is being told at the moment. */
interface UnderWay {
  readonly priority: SendPriority;
  readonly done: Promise<void>;
}

export function startPublisher(context: Context, channelsAt: ChannelsAt): Publisher {
  const { tables, clock, log, refusals, late } = context;
  const { outbox } = tables;
  const startedAt = clock.now();
  const busy = new Map<string, UnderWay>();
  /** Queues tried now whatever their time: after a start all of them, later those of a channel that is open again. */
  const eager = new Map<string, Lane>();
  const closed = createClosedPlaces(context);
  const breaker = createBreaker(clock, log);
  const telling = { table: publish, hands: deal, former: strip } as const;
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
        log.error({ error: describeError(error) }, 'reading the outbox failed');
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
      if (mustTryAll) {
        for (const entry of await outbox.due(ALWAYS, MOST_ENTRIES)) addEager(laneOfEntry(entry));
      }
      mustTryAll = false;
      await beginDue(await outbox.due(clock.now(), MOST_ENTRIES));
    }
    const next = await outbox.nextAt();
    if (next !== null) sleep(next - clock.now());
  }

  function sleep(time: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(wake, Math.min(Math.max(time, SHORTEST_SLEEP), LONGEST_SLEEP));
  }

  /** Begins as many queues as may be told at the same time. */
  async function beginDue(due: readonly OutboxEntry[]): Promise<void> {
    const liveSince = Math.max(startedAt, clock.now() - LIVE_FOR);
    const waiting = new Map(lanesInOrder(due, liveSince).map((one) => [one.lane.key, one]));
    for (const lane of eager.values()) if (!waiting.has(lane.key)) waiting.set(lane.key, { lane, priority: 'later' });
    for (const { lane, priority } of waiting.values()) {
      if (busy.has(lane.key)) continue;
      // What everybody sees comes first: the hands lead to it.
      const first = laneOf(lane.table, 'table').key;
      if (lane.kind === 'hands' && (busy.has(first) || waiting.has(first))) continue;
      const underWay = [...busy.values()].filter((one) => one.priority === priority).length;
      if (underWay >= Math.min(AT_ONCE[priority], breaker.maxConcurrent())) continue;
      eager.delete(lane.key);
      // All entries of a queue are told together, also those put off: what they call for must not be forgotten.
      const entries = (await outbox.ofTable(lane.table)).filter((entry) => laneOfEntry(entry).key === lane.key);
      if (entries.length > 0) begin({ lane, priority }, entries);
      else waiting.delete(lane.key);
    }
  }

  function addEager(lane: Lane): void {
    eager.set(lane.key, lane);
  }

  function begin({ lane, priority }: Waiting, entries: readonly OutboxEntry[]): void {
    const done = tell(lane, entries, channelsAt(priority))
      .catch((error: unknown) => {
        log.error({ table: lane.table, error: describeError(error) }, 'writing the outbox failed');
        return pause(FIRST_DELAY);
      })
      .finally(() => {
        busy.delete(lane.key);
        wake();
      });
    busy.set(lane.key, { priority, done });
  }

  async function tell({ table: id, kind }: Lane, entries: readonly OutboxEntry[], channels: Channels): Promise<void> {
    const table = await tables.get(id);
    if (table === null) return outbox.done(idsOf(entries));
    try {
      const told = await telling[kind](table, entries, channels);
      if (kind === 'table') {
        closed.reached(id);
        late.delete(id);
      }
      if (breaker.worked()) mustTryAll = true;
      if (told === 'notYet') await putOff(entries, SHORT_DELAY);
      else if (told === 'told') await outbox.done(idsOf(entries));
    } catch (error) {
      if (isHalted) return; // What failed then says nothing of the table.
      const attempts = Math.max(...entries.map((entry) => entry.attempts)) + 1;
      const delay = await delayAfter(table, { kind, attempts }, error);
      if (kind === 'former' && attempts >= MAX_STRIP_ATTEMPTS) await outbox.done(idsOf(entries));
      else await putOff(entries, delay);
    }
  }

  async function publish(table: Table, entries: readonly OutboxEntry[], channels: Channels): Promise<Told> {
    closed.refuse(table.guild, placeOf(table));
    const news = newsOf(entries, table, startedAt);
    // The game's thread hangs on the lobby's message: one that was lost, or left in another place, comes first.
    const isLobbyFirst = news.movedAt !== null || (news.isFromEarlierRun && table.messages.lobby === null);
    if (isLobbyFirst && !(await publishLobby(context, channels, table, news))) return 'notYet';
    const placed = isLobbyFirst ? await tables.get(table.id) : table;
    const isLobbyNext = news.lobby || (news.board && table.status !== 'running');
    if (news.board && placed !== null) {
      // With the last message there is nothing left to be told.
      const isNoted = await publishBoard(context, channels, placed, news, isLobbyNext ? [] : idsOf(entries));
      if (isNoted && !isLobbyNext) return 'noted';
    }
    if (!isLobbyNext) return 'told';
    const now = await tables.get(table.id); // With the thread and the board message that have just been made.
    return now === null || (await publishLobby(context, channels, now, news)) ? 'told' : 'notYet';
  }

  async function deal(table: Table, entries: readonly OutboxEntry[], channels: Channels): Promise<Told> {
    closed.refuse(table.guild);
    await publishHands(context, channels, table, entries, startedAt);
    return 'told';
  }

  async function strip(table: Table, entries: readonly OutboxEntry[], channels: Channels): Promise<Told> {
    closed.refuse(table.guild);
    for (const { payload } of entries) await stripFormer(context, channels, table, payload);
    return 'told';
  }

  const putOff = async (entries: readonly OutboxEntry[], delay: number): Promise<void> => {
    for (const { id } of entries) await outbox.retryLater(id, clock.now() + delay);
  };

  /** What a failure means for the next attempt: in how many ms. */
  async function delayAfter(
    table: Table,
    { kind, attempts }: { readonly kind: LaneKind; readonly attempts: number },
    error: unknown,
  ): Promise<number> {
    if (error instanceof PlaceClosed) return closed.wait(error.place, table.id);
    if (kind !== 'former') late.add(table.id);
    const failure = failureOf(error);
    log.warn({ table: table.id, attempts, failure, error: describeError(error) }, 'publishing a message failed');
    if (failure === 'unclear') breaker.failed();
    if (failure === 'channelGone' && table.thread !== null) {
      await tables.attach(table.id, { thread: { id: null, channel: table.channel } }); // The channel may still be there.
      return 0;
    }
    const why = BLOCKING[failure];
    if (why !== undefined) return closed.close(table, why);
    const delay = Math.min(FIRST_DELAY * 2 ** (attempts - 1), LONGEST_DELAY);
    return Math.round(delay * (0.5 + Math.random() / 2)); // Not all at once after an outage.
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
      for (const table of closed.open(place)) for (const kind of LANE_KINDS) addEager(laneOf(table, kind));
      wake();
    },
    closedTables: closed.tables,
    halt() {
      isHalted = true;
      end();
    },
    async stop() {
      end();
      await looking;
      // What waits for Discord longer than that is found and finished at the next start.
      await Promise.race([Promise.allSettled([...busy.values()].map(({ done }) => done)), pause(STOP_TIMEOUT)]);
    },
  };
}
