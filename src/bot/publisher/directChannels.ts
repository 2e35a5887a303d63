/** The bot's direct message channels with members, and at which pace new ones are opened. */
import { SnowflakeUtil } from 'discord.js';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import { createQueue } from '../../tables/commit/queue.ts';
import type { Seating, TableHead } from '../../tables/table/tableHead.ts';
import type { Tables } from '../../tables/tables.ts';
import { failureOf, isUndeliverable } from '../discord/failure.ts';
import { describeError } from '../log.ts';
import type { Channels } from './channels.ts';

/** No direct message can be opened now, for any member: this is no refusal of one. */
export class DirectsPaused extends Error {
  /** Until the next attempt, in ms. */
  readonly wait: number;

  constructor(wait: number, cause?: unknown) {
    super('no direct message can be opened now', { cause });
    this.wait = Math.ceil(wait); // Steady time has fractions, and the outbox stores none.
  }
}

/**
 * Discord publishes no limits; bots that opened 25 to 40 within minutes are reported to have been barred. A full table of new
 * members still gets its hands at once.
 */
export const PACE: readonly { readonly most: number; readonly within: number }[] = [
  { most: 7, within: 60_000 },
  { most: 12, within: 10 * 60_000 },
  { most: 25, within: 3_600_000 },
];
/** As many openings as any of them counts. */
const MOST_COUNTED = Math.max(...PACE.map(({ most }) => most));
/** Calls and channels remembered; the oldest are forgotten first. */
const MOST_REMEMBERED = 1_000;
/** How long nothing is opened after a refusal that says nothing about its member, in ms. */
export const PAUSE = 10 * 60_000;
/** The same once Discord bars the bot, or for the one member with whom it was refused for a reason that is unknown to us. */
export const BARRED_FOR = 6 * 3_600_000;

export interface DirectChannels {
  /**
   * Sends something to a user's direct message channel, which is opened only if none is known. A stored one is used once
   * Discord has said that it is theirs: what is stored may have been changed, and a hand must reach nobody else.
   *
   * Throws `DirectsPaused` if that has to wait.
   */
  send<T>(channels: Channels, user: string, message: (channel: string) => Promise<T>): Promise<T>;
  /** Whether a message to this user would have to wait. */
  mustWait(user: string): Promise<boolean>;
  /** Notes that a member is called at the table in place of a direct message. False if they were, for the same decision. */
  isFirstCall(table: Pick<TableHead, 'id'>, seating: Seating): boolean;
  /** Whether Discord has barred the bot from opening direct messages. */
  areBarred(): boolean;
}

interface DirectChannelsSettings {
  readonly tables: Pick<Tables, 'hands'>;
  readonly clock: Clock;
  readonly log: Log;
}

export function createDirectChannels({ tables, clock, log }: DirectChannelsSettings): DirectChannels {
  const { hands } = tables;
  /** One after the other, so that a refusal stops those that follow. */
  const inTurn = createQueue();
  /** When channels were opened, oldest first: before this run, as far as that is known, and in it. */
  let openedBefore: readonly number[] | null = null;
  const opened: number[] = [];
  /** Members with whom a channel was refused for a reason that is unknown to us, and until when it isn't asked for again. */
  const refused = new Map<string, number>();
  /** Calls at tables in place of direct messages. */
  const called = new Set<string>();
  /** Channels of which Discord has said whose they are: `channel/user`. */
  const theirs = new Set<string>();
  let pausedUntil = 0;
  let barredUntil = 0;
  /** Direct messages are refused in channels that are open, too. */
  let areSendsBarred = false;

  /** Ms until a channel with this user can be opened. */
  async function wait(user: string): Promise<number> {
    openedBefore ??= timesOf(await hands.newestDirectChannels(MOST_COUNTED), clock);
    const now = clock.steady();
    const times = [...openedBefore, ...opened];
    const byPace = PACE.map(({ most, within }) => {
      const blocking = times.at(-most);
      return blocking === undefined ? 0 : blocking + within - now;
    });
    // Whole: the outbox keeps it.
    return Math.ceil(Math.max(0, pausedUntil - now, barredUntil - now, (refused.get(user) ?? 0) - now, ...byPace));
  }

  /** Ms until something can be sent to a user; null: whose channel has yet to be opened. */
  async function waitFor(user: string, channel: string | null): Promise<number> {
    if (channel === null) return wait(user);
    return areSendsBarred ? Math.ceil(Math.max(0, barredUntil - clock.steady())) : 0;
  }

  /** What a refusal says about all direct messages; the error to throw. */
  function judge(error: unknown, isSend: boolean): unknown {
    const failure = failureOf(error);
    if (failure === 'opensTooFast') {
      pausedUntil = clock.steady() + PAUSE;
      log.warn({ ms: PAUSE, error: describeError(error) }, 'too many direct messages opened; opening them is paused');
      return new DirectsPaused(PAUSE, error);
    }
    if (failure === 'barred') {
      barredUntil = clock.steady() + BARRED_FOR;
      areSendsBarred = isSend;
      log.error(
        { ms: BARRED_FOR, error: describeError(error) },
        'Discord bars the bot from direct messages; none are opened for now',
      );
      return new DirectsPaused(BARRED_FOR, error);
    }
    return error;
  }

  /** A channel can't be opened, or not be used once it is. The error to throw. */
  function judgeOpening(user: string, error: unknown): unknown {
    const judged = judge(error, false);
    if (judged instanceof DirectsPaused || isUndeliverable(error) || failureOf(error) === 'unclear') return judged;
    // Perhaps it is about this member, perhaps about all: the others go on soon, and nobody has closed anything.
    const now = clock.steady();
    for (const [other, until] of refused) if (until <= now) refused.delete(other);
    refused.set(user, now + BARRED_FOR);
    barredUntil = now + PAUSE;
    areSendsBarred = false;
    log.error(
      { ms: PAUSE, error: describeError(error) },
      'a direct message channel was refused for an unknown reason; none are opened for now',
    );
    return new DirectsPaused(PAUSE, error);
  }

  const open = (channels: Channels, user: string): Promise<string> =>
    inTurn('open', async () => {
      const known = await hands.directChannel(user);
      if (known !== null) return known;
      const pause = await wait(user);
      if (pause > 0) throw new DirectsPaused(pause);
      opened.push(clock.steady());
      if (opened.length > MOST_COUNTED) opened.shift();
      let channel: string;
      try {
        channel = await channels.openDirect(user);
      } catch (error) {
        throw judgeOpening(user, error);
      }
      remember(theirs, `${channel}/${user}`);
      await hands.saveDirectChannel(user, channel);
      return channel;
    });

  /** Throws what Discord answers in place of the channel. */
  async function isTheirs(channels: Channels, user: string, channel: string): Promise<boolean> {
    if (theirs.has(`${channel}/${user}`)) return true;
    if (await channels.isDirectWith(channel, user)) return remember(theirs, `${channel}/${user}`);
    log.error({}, 'a stored direct message channel is not with its member; it is opened anew');
    return false;
  }

  async function send<T>(channels: Channels, user: string, message: (channel: string) => Promise<T>): Promise<T> {
    const known = await hands.directChannel(user);
    const channel = known ?? (await open(channels, user));
    const pause = await waitFor(user, channel);
    if (pause > 0) throw new DirectsPaused(pause);
    try {
      if (await isTheirs(channels, user, channel)) return await message(channel);
    } catch (error) {
      if (!isLost(error)) throw judge(error, true);
      if (known === null) {
        await hands.saveDirectChannel(user, null);
        throw judgeOpening(user, error);
      }
    }
    await hands.saveDirectChannel(user, null);
    return send(channels, user, message);
  }

  return {
    isFirstCall({ id }, { user, offer }) {
      const call = `${id}/${user}/${offer}`;
      return !called.has(call) && remember(called, call);
    },
    areBarred: () => barredUntil > clock.steady(),
    mustWait: async (user) => (await waitFor(user, await hands.directChannel(user))) > 0,
    send,
  };
}

function remember(known: Set<string>, one: string): true {
  known.add(one);
  const [oldest] = known;
  if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
  return true;
}

/** Whether a channel is no longer there for us: another application's after the bot was given a new one, say. */
const isLost = (error: unknown): boolean => ['channelGone', 'forbidden'].includes(failureOf(error));

/** When channels were opened, by the steady clock, oldest first: an id carries its time. */
function timesOf(newest: readonly string[], { now, steady }: Clock): readonly number[] {
  const ids = newest.filter((id) => /^\d+$/.test(id)).toReversed();
  return ids.map((id) => steady() - Math.max(0, now() - SnowflakeUtil.timestampFrom(id)));
}
