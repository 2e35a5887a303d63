/** One attempt at a lane, and what follows: its entries are removed from the outbox, tried again later, or given up. */
import { DiscordAPIError } from 'discord.js';
import type { OutboxEntry } from '../../tables/stored/outbox.ts';
import type { Table } from '../../tables/table/table.ts';
import type { Refusal } from '../../words/common/answers/contract.ts';
import { type Failure, failureOf, isOurs } from '../discord/failure.ts';
import { describeError } from '../log.ts';
import { placeOf } from '../state/blockedPlaces.ts';
import type { Context } from '../state/context.ts';
import type { Breaker } from './breaker.ts';
import type { Channels } from './channels.ts';
import { BLOCKING, createClosedPlaces, PlaceClosed } from './closedPlaces.ts';
import { DirectsPaused } from './directChannels.ts';
import { isDeferred, type Lane, type LaneKind, laneOf, laneOfEntry } from './lanes.ts';
import { idsOf, publishLane } from './publishLane.ts';

/** Delays before a retry in ms, doubled with each failure. */
const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 5 * 60_000;
/** Attempts to shrink a replaced board. */
const MAX_SHRINK_ATTEMPTS = 3;
/**
 * After as many attempts in a row (half a minute) at a message that can't be drawn or put into words, its table is
 * suspended: what is our own mistake, and not Discord's or the network's, goes wrong again.
 */
const MOST_MISTAKES = 6;
/**
 * After as many refusals of the same kind in a row (half a minute), the host gets one message, and it is tried only every now
 * and then: what Discord rejects, it usually rejects again.
 */
const MOST_REFUSALS = 6;
/** Delay in ms between these tries. */
const REFUSED_DELAY = 10 * 60_000;
/** The same of a start message: then the lobby is open again, and says why. */
const MOST_REFUSED_STARTS = 4;
/** What the message to the host says of a refusal; of any other, only that there was one. */
const TOLD: Readonly<Partial<Record<Failure, Refusal>>> = {
  uploadsLimited: 'uploadsLimited',
  sendingDisabled: 'sendingDisabled',
  unverified: 'unverified',
  filtered: 'filtered',
};
/** The lanes that need a table's own place, the board first. */
const ASKING: readonly LaneKind[] = ['table', 'notices', 'names'];
/** Retry delay in ms while the answer to `/new`, which becomes the lobby's message, is on its way. */
const LOBBY_DELAY = 300;
/** The same while something else about the table waits to be posted. */
const NAMES_DELAY = 3_000;
/** The same while a mention may still be adding players to the thread. */
const MEMBERS_DELAY = 1_500;

const EARLY_DELAYS: { readonly [kind in LaneKind]?: number } = { names: NAMES_DELAY, members: MEMBERS_DELAY };

interface Attempts {
  /** Publishes these entries of a lane, or sees to it that they are tried again. Throws only if the outbox can't be written. */
  make(lane: Lane, entries: readonly OutboxEntry[], channels: Channels): Promise<void>;
  /** A channel, thread, or server may accept us again: returns the tables that have waited for it. */
  reopen(place: string): ReadonlySet<string>;
  /** A channel or thread may accept us again, or not: the one lane that shall find out, or null if none waits for it. */
  trialIn(place: string): Promise<Lane | null>;
  /** See `Publisher`. */
  stuckTables(): ReadonlySet<string>;
}

interface AttemptSettings {
  readonly context: Context;
  readonly breaker: Breaker;
  readonly outboxTime: () => number;
  /** Whether an entry was there when this process began. */
  readonly isFromBefore: (entry: OutboxEntry) => boolean;
  /** Whether the connection to Discord is gone. */
  readonly isHalted: () => boolean;
  /** Called when an outage of Discord is over. */
  readonly recovered: () => void;
  /** Called when a place that was tried out has shown to be open. */
  readonly opened: (place: string) => void;
}

export function createAttempts(settings: AttemptSettings): Attempts {
  const { context, breaker, outboxTime, isFromBefore, isHalted, recovered, opened } = settings;
  const { tables, clock, log, late } = context;
  const { outbox } = tables;
  const closed = createClosedPlaces(context);
  /** Tables with hands that wait until direct messages can be opened again. */
  const waitingForDirects = new Set<string>();
  /** By lane: how often in a row it has failed by a mistake of ours. */
  const mistakesIn = new Map<string, number>();
  /** By lane: how often in a row Discord has refused it in the same way. */
  const refusalsIn = new Map<string, { readonly code: number | string; readonly count: number }>();

  async function make(lane: Lane, entries: readonly OutboxEntry[], channels: Channels): Promise<void> {
    const { key, table: id, kind } = lane;
    const table = await tables.get(id);
    if (table === null) return outbox.done(idsOf(entries));
    const since = clock.steady();
    try {
      const means = { lane, context, channels, closed, isFromEarlierRun: entries.some(isFromBefore) };
      const outcome = await publishLane(means, table, entries.map(perhapsAttempted));
      if (kind === 'table') {
        closed.reached(id);
        late.delete(id);
      }
      if (kind === 'hands') waitingForDirects.delete(id);
      mistakesIn.delete(key);
      refusalsIn.delete(key);
      if (breaker.worked()) recovered();
      if (outcome === 'tooEarly') await retryAfter(EARLY_DELAYS[kind] ?? LOBBY_DELAY, entries);
      else if (outcome === 'published') await outbox.done(idsOf(entries));
      if (outcome !== 'tooEarly' && closed.endTrial(placeOf(table), key)) opened(placeOf(table));
    } catch (error) {
      if (isHalted()) return; // Halting makes requests fail; that says nothing about the table.
      if (error instanceof DirectsPaused) await waitForDirects(id, entries, error);
      else await settleFailure(lane, table, entries, since, error);
    }
  }

  /** An earlier process may have died right after it had posted this: that counts as an attempt. */
  const perhapsAttempted = (entry: OutboxEntry): OutboxEntry =>
    isFromBefore(entry) ? { ...entry, attempts: Math.max(entry.attempts, 1) } : entry;

  async function trialIn(place: string): Promise<Lane | null> {
    for (const table of closed.waitingFor(place)) {
      const entries = await outbox.ofTable(table);
      const waiting = entries
        .filter((entry) => !isDeferred(entry, outboxTime()))
        .map((entry) => laneOfEntry(entry).key);
      const lane = ASKING.map((kind) => laneOf(table, kind)).find(({ key }) => waiting.includes(key));
      if (lane === undefined) continue;
      closed.tryOut(place, lane.key);
      return lane;
    }
    return null;
  }

  async function retryAfter(delay: number, entries: readonly OutboxEntry[]): Promise<void> {
    for (const { id } of entries) await outbox.retryLater(id, outboxTime() + delay);
  }

  async function waitForDirects(
    table: string,
    entries: readonly OutboxEntry[],
    { wait }: DirectsPaused,
  ): Promise<void> {
    waitingForDirects.add(table);
    const at = outboxTime() + wait;
    for (const { id } of entries) await outbox.postpone(id, at);
  }

  /** @param since when the attempt began */
  async function settleFailure(
    { key, kind }: Lane,
    table: Table,
    entries: readonly OutboxEntry[],
    since: number,
    error: unknown,
  ): Promise<void> {
    const attempts = Math.max(...entries.map((entry) => entry.attempts)) + 1;
    // Its thread may have been created in this attempt.
    const present = (await tables.get(table.id)) ?? table;
    const delay = await delayAfter(present, { kind, attempts, since }, error);
    const mistakes = isOurs(error) && !(error instanceof PlaceClosed) ? (mistakesIn.get(key) ?? 0) + 1 : 0;
    mistakesIn.set(key, mistakes);
    const refusals = kind === 'former' ? 0 : countRefusals(key, error);
    if (kind === 'table' && refusals >= MOST_REFUSED_STARTS && (await giveUpStart(present, error))) return;
    if (refusals === MOST_REFUSALS) noteRefusal(present, kind, error);
    const isHopeless = mistakes >= MOST_MISTAKES && kind !== 'former' && table.status !== 'suspended';
    if (isHopeless) await tables.suspend(table.id, 'drawing', error);
    else if (kind === 'former' && attempts >= MAX_SHRINK_ATTEMPTS) await outbox.done(idsOf(entries));
    else await retryAfter(refusals >= MOST_REFUSALS ? REFUSED_DELAY : delay, entries);
  }

  /** How often in a row Discord itself has refused this lane in the way of this error; 0 if the error is none of these. */
  function countRefusals(lane: string, error: unknown): number {
    if (!(error instanceof DiscordAPIError) || failureOf(error) === 'unclear') {
      refusalsIn.delete(lane);
      return 0;
    }
    const before = refusalsIn.get(lane);
    const count = before?.code === error.code ? before.count + 1 : 1;
    refusalsIn.set(lane, { code: error.code, count });
    return count;
  }

  function noteRefusal(table: Table, kind: LaneKind, error: unknown): void {
    log.error({ table: table.id, error: describeError(error) }, 'Discord keeps refusing a message');
    if (kind !== 'table' && kind !== 'notices') return;
    closed.tellHost(table, TOLD[failureOf(error)] ?? 'refused');
  }

  /** Opens the lobby again whose start message is due. False if none is. */
  async function giveUpStart(table: Table, error: unknown): Promise<boolean> {
    const due = await tables.dueStart(table.id);
    if (due === null) return false;
    const refusal = { why: 'rejected', seat: null } as const;
    log.warn({ table: table.id, error: describeError(error) }, 'starting a table was given up');
    await tables.reopen(table.id, due.row, refusal);
    context.starts.settle(table.id, refusal);
    return true;
  }

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

  return {
    make,
    reopen: closed.open,
    trialIn,
    stuckTables: () => new Set([...closed.tables(), ...waitingForDirects]),
  };
}
