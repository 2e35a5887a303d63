/** The bot's direct message channels with members, and at which pace new ones are opened. */
import { createQueue } from '../../tables/queue.ts';
import type { Seating, TableHead } from '../../tables/tables.ts';
import { failureOf } from '../discord/failure.ts';
import { describeError } from '../log.ts';
import type { Context } from '../state/context.ts';
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

/** A user whom Discord does not let us reach counts as having closed direct messages. */
export class DirectsClosed extends Error {
  constructor(cause: unknown) {
    super('nothing can be sent to this person', { cause });
  }
}

/** Discord publishes no limits; bots that opened 25 to 40 within minutes are reported to have been barred. */
export const PACE: readonly { readonly most: number; readonly within: number }[] = [
  { most: 10, within: 60_000 },
  { most: 60, within: 3_600_000 },
];
/** Calls remembered; the oldest are forgotten first. */
const MOST_CALLS = 1_000;
/** In ms. */
export const PAUSE = 10 * 60_000;
export const BARRED_FOR = 6 * 3_600_000;

export interface DirectChannels {
  /**
   * Sends something to a user's direct message channel, which is opened only if none is known.
   *
   * Throws `DirectsPaused` if that has to wait.
   */
  send<T>(channels: Channels, user: string, send: (channel: string) => Promise<T>): Promise<T>;
  /** Whether a message to this user would have to wait. */
  mustWait(user: string): Promise<boolean>;
  /** Notes that a member is called at the table in place of a direct message. False if they were, for the same decision. */
  isFirstCall(table: Pick<TableHead, 'id'>, seating: Seating): boolean;
  /** Whether Discord has barred the bot from opening direct messages. */
  areBarred(): boolean;
}

export function createDirectChannels({
  tables,
  clock,
  log,
}: Pick<Context, 'tables' | 'clock' | 'log'>): DirectChannels {
  const { hands } = tables;
  /** One after the other, so that a refusal stops those that follow. */
  const inTurn = createQueue();
  /** When channels were opened, oldest first. */
  const opened: number[] = [];
  /** Calls at tables in place of direct messages. */
  const called = new Set<string>();
  let pausedUntil = 0;
  let barredUntil = 0;
  /** Direct messages are refused in channels that are open, too. */
  let areSendsBarred = false;

  /** Ms until a channel can be opened. */
  function wait(): number {
    const now = clock.steady();
    const byPace = PACE.map(({ most, within }) => {
      const blocking = opened.at(-most);
      return blocking === undefined ? 0 : blocking + within - now;
    });
    return Math.max(0, pausedUntil - now, barredUntil - now, ...byPace);
  }

  /** Ms until something can be sent to a user; null: whose channel has yet to be opened. */
  function waitFor(channel: string | null): number {
    if (channel === null) return wait();
    return areSendsBarred ? Math.max(0, barredUntil - clock.steady()) : 0;
  }

  /** What a failure of any direct message says about all of them; the error to throw. */
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

  const open = (channels: Channels, user: string): Promise<string> =>
    inTurn('open', async () => {
      const known = await hands.directChannel(user);
      if (known !== null) return known;
      const pause = wait();
      if (pause > 0) throw new DirectsPaused(pause);
      opened.push(clock.steady());
      if (opened.length > Math.max(...PACE.map(({ most }) => most))) opened.shift();
      let channel: string;
      try {
        channel = await channels.openDirect(user);
      } catch (error) {
        throw failureOf(error) === 'rejected' ? new DirectsClosed(error) : judge(error, false);
      }
      await hands.saveDirectChannel(user, channel);
      return channel;
    });

  return {
    isFirstCall({ id }, { user, offer }) {
      const call = `${id}/${user}/${offer}`;
      if (called.has(call)) return false;
      called.add(call);
      const [oldest] = called;
      if (called.size > MOST_CALLS && oldest !== undefined) called.delete(oldest);
      return true;
    },
    areBarred: () => barredUntil > clock.steady(),
    mustWait: async (user) => waitFor(await hands.directChannel(user)) > 0,
    async send(channels, user, send) {
      const known = await hands.directChannel(user);
      const channel = known ?? (await open(channels, user));
      const pause = waitFor(channel);
      if (pause > 0) throw new DirectsPaused(pause);
      try {
        return await send(channel);
      } catch (error) {
        if (known === null || failureOf(error) !== 'channelGone') throw judge(error, true);
      }
      await hands.saveDirectChannel(user, null);
      return send(await open(channels, user));
    },
  };
}
