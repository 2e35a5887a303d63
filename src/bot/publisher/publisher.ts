import { setTimeout as sleepFor } from 'node:timers/promises';
import type { RefusedStart, StartRefusal } from '../../tables/starting.ts';
import type { OutboxEntry } from '../../tables/store.ts';
import type { OutboxKind } from '../../tables/stored.ts';
import type { StartShown, Table } from '../../tables/tables.ts';
import type { Hindrance } from '../../words/common/answers/contract.ts';
import { failureOf, isOurs } from '../discord/failure.ts';
import { describeError } from '../log.ts';
import { placeOf } from '../state/blockedPlaces.ts';
import type { Context } from '../state/context.ts';
import { publishBoard } from './board.ts';
import { createBreaker } from './breaker.ts';
import { endCall } from './call.ts';
import type { Channels, ChannelsAt } from './channels.ts';
import { BLOCKING, createClosedPlaces, PlaceClosed } from './closedPlaces.ts';
import { DirectsPaused } from './directChannels.ts';
import { shrinkFormer } from './former.ts';
import { publishHands } from './hands.ts';
import { LANE_KINDS, type Lane, type LaneKind, laneOf, laneOfEntry, lanesInOrder, type Waiting } from './lanes.ts';
import { publishLobby } from './lobby.ts';
import { rewriteNames } from './names.ts';
import { newsOf } from './news.ts';
import { publishNotices } from './notices.ts';
import { createOutboxTime } from './outboxTime.ts';
import type { SendPriority } from './pace.ts';
import { publishPause } from './paused.ts';
import { asRefusal, publishStart, StartRefused } from './start.ts';

/**
 * Posts what is in the outbox. Of several entries of a table, only the newest state is shown. A table has one lane
 * (queue) of each kind; boards that players are waiting for overtake any backlog. Failures are retried.
 */
export interface Publisher {
  /** Tries again in a channel, thread, or server that had refused us. */
  reopen(place: string): void;
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
/** Delays before a retry in ms, doubled with each failure. */
const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 5 * 60_000;
/** In ms. */
const STOP_TIMEOUT = 5_000;
/** Attempts to shrink a replaced board. */
const MAX_SHRINK_ATTEMPTS = 3;
/**
 * After as many attempts in a row (half a minute) at a message that can't be drawn or put into words, its table is
 * suspended: what is our own mistake, and not Discord's or the network's, goes wrong again.
 */
const MOST_MISTAKES = 6;
/** Retry delay in ms while the answer to `/new`, which becomes the lobby's message, is on its way. */
const LOBBY_DELAY = 300;
/** The same while something else about the table waits to be posted. */
const NAMES_DELAY = 3_000;
/** What posts or replaces messages that name members. */
const NAMED_IN: readonly OutboxKind[] = ['lobby', 'board', 'former', 'vote', 'offer'];

/** After these refusals of a start message, nothing is tried in its place for a while. */
const BLOCKS: Readonly<Partial<Record<StartRefusal, Hindrance>>> = {
  forbidden: 'forbidden',
  gone: 'gone',
  locked: 'locked',
};

/** Whether a reminder waits for the end of quiet hours: it counts as added only then. */
const isDeferred = ({ kind, createdAt, attempts }: OutboxEntry, now: number): boolean =>
  kind === 'reminder' && createdAt > now && attempts === 0;

const refuseStart = (error: unknown): never => {
  throw asRefusal(error);
};

/** Waits this many ms; does not keep the process alive. */
const pause = (time: number): Promise<void> => sleepFor(time, undefined, { ref: false });

/**
 * What became of a lane's entries. `published`: they are still to be removed from the outbox. `done`: they were removed
 * in the commit that saved the message. `tooEarly`: try again shortly.
 */
type Outcome = 'published' | 'done' | 'tooEarly';

const idsOf = (entries: readonly OutboxEntry[]): readonly number[] => entries.map(({ id }) => id);

/** A lane that is being worked on. */
interface ActiveLane {
  readonly priority: SendPriority;
  readonly done: Promise<void>;
}

export function startPublisher(context: Context, channelsAt: ChannelsAt): Publisher {
  const { tables, clock, log, refusals, late, blocked } = context;
  const { outbox } = tables;
  const begunAt = clock.steady();
  /** When this process started publishing, by the clock as it is set now. */
  const startedAt = (): number => clock.now() - (clock.steady() - begunAt);
  const outboxTime = createOutboxTime(clock);
  const active = new Map<string, ActiveLane>();
  /** Lanes to try now, even if they were postponed: all after a start or an outage, or those of a reopened place. */
  const eager = new Map<string, Lane>();
  /** By lane: how often in a row it has failed by a mistake of ours. */
  const mistakesIn = new Map<string, number>();
  const closed = createClosedPlaces(context);
  /** Tables with hands that wait until direct messages can be opened again. */
  const waitingForDirects = new Set<string>();
  const breaker = createBreaker(clock, log);
  const publishKind = {
    table: publishTable,
    hands: sendHands,
    notices: sendNotices,
    former: shrinkBoards,
    names: rewriteAll,
  } as const;
  /**
   * The newest entry that was there when this process began. The system's clock may be behind what an earlier process has
   * noted, so times don't tell which entries are from then.
   */
  let newestBefore: number | null = null;
  /** Whether to try postponed entries too: after a start, and when a Discord outage is over. */
  let mustTryAll = true;
  let isStopped = false;
  let isHalted = false;
  let checking: Promise<void> | null = null;
  let mustLook = false;
  let timer: NodeJS.Timeout | undefined;

  /** Checks the outbox, now or after the check that is running. */
  function wake(): void {
    if (isStopped) return;
    mustLook = true;
    checking ??= checkOutbox()
      .catch((error: unknown) => {
        log.error({ error: describeError(error) }, 'reading the outbox failed');
        wakeAfter(FIRST_DELAY);
      })
      .finally(() => {
        checking = null;
        if (mustLook) wake();
      });
  }

  async function checkOutbox(): Promise<void> {
    newestBefore ??= (await outbox.due(END_OF_TIME, 1)).at(-1)?.id ?? 0;
    while (mustLook && !isStopped) {
      mustLook = false;
      const pauseLeft = Math.max(breaker.delay(), refusals.pause());
      if (pauseLeft > 0) return wakeAfter(pauseLeft);
      if (mustTryAll) {
        for (const entry of await outbox.due(END_OF_TIME, MOST_ENTRIES)) addEager(laneOfEntry(entry));
      }
      mustTryAll = false;
      await startDue(await outbox.due(outboxTime(), MOST_ENTRIES));
    }
    const now = outboxTime();
    wakeAfter(((await outbox.nextAt(now)) ?? Number.POSITIVE_INFINITY) - now);
  }

  function wakeAfter(time: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(wake, Math.min(Math.max(time, SHORTEST_SLEEP), LONGEST_SLEEP));
  }

  /** Starts work on as many lanes as may be active at the same time, the most urgent first. */
  async function startDue(due: readonly OutboxEntry[]): Promise<void> {
    const liveSince = Math.max(startedAt(), clock.now() - LIVE_FOR);
    const waiting = new Map(lanesInOrder(due, liveSince).map((one) => [one.lane.key, one]));
    for (const lane of eager.values()) if (!waiting.has(lane.key)) waiting.set(lane.key, { lane, priority: 'later' });
    for (const { lane, priority } of waiting.values()) {
      if (active.has(lane.key)) continue;
      // The board comes before what links to it or is posted below it.
      const boardKey = laneOf(lane.table, 'table').key;
      const isAfterBoard = lane.kind === 'hands' || lane.kind === 'notices';
      if (isAfterBoard && (active.has(boardKey) || waiting.has(boardKey))) continue;
      const concurrent = [...active.values()].filter((one) => one.priority === priority).length;
      if (concurrent >= Math.min(MAX_CONCURRENT[priority], breaker.maxConcurrent())) continue;
      eager.delete(lane.key);
      // All entries of a lane are published together, postponed ones too: they may name players still to be mentioned.
      const entries = (await outbox.ofTable(lane.table)).filter(
        (entry) => laneOfEntry(entry).key === lane.key && !isDeferred(entry, outboxTime()),
      );
      if (entries.length > 0) begin({ lane, priority }, entries);
      else waiting.delete(lane.key);
    }
  }

  /** An earlier process may have died right after it had posted this: that counts as an attempt. */
  const perhapsAttempted = (entry: OutboxEntry): OutboxEntry =>
    entry.id <= (newestBefore ?? 0) ? { ...entry, attempts: Math.max(entry.attempts, 1) } : entry;

  function addEager(lane: Lane): void {
    eager.set(lane.key, lane);
  }

  function begin({ lane, priority }: Waiting, entries: readonly OutboxEntry[]): void {
    const done = publishLane(lane, entries, channelsAt(priority))
      .catch((error: unknown) => {
        log.error({ table: lane.table, error: describeError(error) }, 'writing the outbox failed');
        return pause(FIRST_DELAY);
      })
      .finally(() => {
        active.delete(lane.key);
        wake();
      });
    active.set(lane.key, { priority, done });
  }

  async function publishLane(
    { key, table: id, kind }: Lane,
    entries: readonly OutboxEntry[],
    channels: Channels,
  ): Promise<void> {
    const table = await tables.get(id);
    if (table === null) return outbox.done(idsOf(entries));
    const isSuspended = table.status === 'suspended';
    const since = clock.steady();
    try {
      const outcome = isSuspended
        ? await sayPaused(table, entries, channels)
        : await publishKind[kind](table, entries.map(perhapsAttempted), channels);
      if (kind === 'table') {
        closed.reached(id);
        late.delete(id);
      }
      if (kind === 'hands') waitingForDirects.delete(id);
      mistakesIn.delete(key);
      if (breaker.worked()) mustTryAll = true;
      if (outcome === 'tooEarly') await postpone(entries, kind === 'names' ? NAMES_DELAY : LOBBY_DELAY);
      else if (outcome === 'published') await outbox.done(idsOf(entries));
    } catch (error) {
      if (isHalted) return; // Halting makes requests fail; that says nothing about the table.
      if (error instanceof DirectsPaused) {
        waitingForDirects.add(id);
        const at = outboxTime() + error.wait;
        for (const entry of entries) await outbox.postpone(entry.id, at);
        return;
      }
      const attempts = Math.max(...entries.map((entry) => entry.attempts)) + 1;
      // Its thread may have been created in this attempt.
      const present = (await tables.get(id)) ?? table;
      const delay = await delayAfter(present, { kind, attempts, since }, error);
      const mistakes = isOurs(error) && !(error instanceof PlaceClosed) ? (mistakesIn.get(key) ?? 0) + 1 : 0;
      mistakesIn.set(key, mistakes);
      if (mistakes >= MOST_MISTAKES && kind !== 'former' && !isSuspended) await tables.suspend(id, 'drawing', error);
      else if (kind === 'former' && attempts >= MAX_SHRINK_ATTEMPTS) await outbox.done(idsOf(entries));
      else await postpone(entries, delay);
    }
  }

  async function publishTable(table: Table, entries: readonly OutboxEntry[], channels: Channels): Promise<Outcome> {
    const starts = entries.filter(({ kind }) => kind === 'start');
    const due = starts.length === 0 ? null : await tables.dueStart(table.id);
    if (due !== null) {
      const isDone = await startTable(table, due, entries, channels);
      // The deal, or its failure, has queued what comes next.
      if (isDone) await outbox.done(idsOf(starts));
      return isDone ? 'done' : 'tooEarly';
    }
    closed.refuse(table.guild, placeOf(table));
    const news = newsOf(entries, table, startedAt());
    // The game's thread starts from the lobby's message: if that was lost, or the table was moved, it comes first.
    // No answer brings the message of an imported game.
    const isLost = table.messages.lobby === null && (news.isFromEarlierRun || table.origin !== null);
    const isLobbyFirst = news.movedAt !== null || isLost;
    if (isLobbyFirst && !(await publishLobby(context, channels, table, news))) return 'tooEarly';
    const placed = isLobbyFirst ? await tables.get(table.id) : table;
    const isLobbyNext = news.lobby || (news.board && table.status !== 'running');
    if (news.board && placed !== null) {
      const call = await endCall(context, channels, placed, news);
      // The entries are done with their last message: with the board's or the call's, unless the lobby's follows.
      const ofBoard = entries.filter(({ kind }) => kind === 'board');
      const last = table.status === 'running' ? ofBoard : isLobbyNext ? [] : entries;
      const isDone = await publishBoard(context, channels, { ...placed, call }, news, idsOf(last));
      if (isDone && !isLobbyNext) return 'done';
    }
    if (!isLobbyNext) return 'published';
    const current = await tables.get(table.id); // With the thread and the board message just made.
    return current === null || (await publishLobby(context, channels, current, news)) ? 'published' : 'tooEarly';
  }

  /** @returns false if the lobby's message, from which the thread starts, may still be on its way */
  async function startTable(
    table: Table,
    due: StartShown,
    entries: readonly OutboxEntry[],
    channels: Channels,
  ): Promise<boolean> {
    try {
      closed.refuse(table.guild, placeOf(table));
      const news = newsOf(entries, table, startedAt());
      const isLobbyFirst = news.movedAt !== null || table.messages.lobby === null;
      if (isLobbyFirst && !(await publishLobby(context, channels, table, news).catch(refuseStart))) return false;
      const placed = isLobbyFirst ? await tables.get(table.id) : table;
      if (placed !== null) await publishStart(context, channels, placed, due, news.mayBePosted);
    } catch (error) {
      const refusal = refusalOf(table, error);
      if (refusal === null) throw error;
      log.warn({ table: table.id, error: describeError(error) }, 'the start message was refused');
      const block = BLOCKS[refusal.why];
      if (block !== undefined && !(error instanceof PlaceClosed)) closed.close(table, block);
      await tables.reopen(table.id, due.row, refusal);
      context.starts.settle(table.id, refusal);
    }
    return true;
  }

  /** Why the table is open again; null: try the start again. */
  function refusalOf({ guild }: Table, error: unknown): RefusedStart | null {
    if (error instanceof StartRefused) return error.refusal;
    // A server that was left has its tables paused.
    if (!(error instanceof PlaceClosed) || error.place === guild) return null;
    const why = blocked.why(error.place);
    return why === null || why === 'left' ? null : { why, seat: null };
  }

  async function sendHands(table: Table, entries: readonly OutboxEntry[], channels: Channels): Promise<Outcome> {
    closed.refuse(table.guild);
    await publishHands(context, channels, table, entries, startedAt());
    return 'published';
  }

  async function sendNotices(table: Table, entries: readonly OutboxEntry[], channels: Channels): Promise<Outcome> {
    closed.refuse(table.guild, placeOf(table));
    await publishNotices(context, channels, table, entries, startedAt());
    return 'published';
  }

  async function shrinkBoards(table: Table, entries: readonly OutboxEntry[], channels: Channels): Promise<Outcome> {
    closed.refuse(table.guild);
    for (const { payload } of entries) await shrinkFormer(context, channels, table, payload);
    return 'published';
  }

  async function rewriteAll(table: Table, _: readonly OutboxEntry[], channels: Channels): Promise<Outcome> {
    closed.refuse(table.guild, placeOf(table));
    const waiting = await outbox.ofTable(table.id);
    if (waiting.some(({ kind }) => NAMED_IN.includes(kind))) return 'tooEarly';
    return (await rewriteNames(context, channels, table)) ? 'published' : 'tooEarly';
  }

  async function sayPaused(table: Table, entries: readonly OutboxEntry[], channels: Channels): Promise<Outcome> {
    closed.refuse(table.guild, placeOf(table));
    await publishPause(channels, table, entries);
    return 'published';
  }

  const postpone = async (entries: readonly OutboxEntry[], delay: number): Promise<void> => {
    for (const { id } of entries) await outbox.retryLater(id, outboxTime() + delay);
  };

  /** Handles a failure: logs it, and remembers a place that refuses us. Returns the ms until the next attempt. */
  async function delayAfter(
    table: Table,
    { kind, attempts, since }: { readonly kind: LaneKind; readonly attempts: number; readonly since: number },
    error: unknown,
  ): Promise<number> {
    if (error instanceof PlaceClosed) return closed.wait(error.place, table.id);
    if (kind === 'table' || kind === 'hands') late.add(table.id);
    const failure = failureOf(error);
    log.warn({ table: table.id, attempts, failure, error: describeError(error) }, 'publishing a message failed');
    if (failure === 'unclear') breaker.failed();
    if (kind !== 'hands') {
      if (failure === 'channelGone' && table.thread !== null) {
        // Perhaps only the thread is gone: go on in its channel.
        await tables.attach(table.id, { thread: { id: null, channel: table.channel } });
        return 0;
      }
      const block = BLOCKING[failure];
      const isOpenAgain = context.blocked.wasOpened([table.guild, placeOf(table)], since);
      if (block !== undefined && !isOpenAgain) return closed.close(table, block);
    }
    const delay = Math.min(FIRST_DELAY * 2 ** (attempts - 1), LONGEST_DELAY);
    return Math.round(delay * (0.5 + Math.random() / 2)); // Random, so that not all retry at once after an outage.
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
    stuckTables: () => new Set([...closed.tables(), ...waitingForDirects]),
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
