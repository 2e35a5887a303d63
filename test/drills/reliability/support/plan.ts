import { createHash } from 'node:crypto';
import { type Stream, seeded } from '../../../../src/kernel/random.ts';

/** When the bot is killed: while it starts, a little after any request, or at a request of a certain kind. */
const MOMENTS = ['anyTime', 'starting', 'callback', 'post', 'edit', 'read', 'thread', 'call', 'direct'] as const;
export type Moment = (typeof MOMENTS)[number];

/**
 * The requests that stand for a moment, by method and route; null for any, for any in a direct message, and for those that
 * call everybody to a game: players who are added to its thread, and the start message.
 */
export const REQUESTS: Readonly<Record<Exclude<Moment, 'starting'>, string | null>> = {
  anyTime: null,
  callback: 'POST /interactions/:interaction/:token/callback',
  post: 'POST /channels/:channel/messages',
  edit: 'PATCH /channels/:channel/messages/:message',
  read: 'GET /channels/:channel/messages',
  thread: 'POST /channels/:channel/messages/:message/threads',
  call: null,
  direct: null,
};

/**
 * How often each moment is planned, and how late it may be: how many requests of that kind pass before, for a start in
 * ms.
 */
const WEIGHTS: Readonly<Record<Moment, { readonly weight: number; readonly after: number }>> = {
  anyTime: { weight: 5, after: 60 },
  starting: { weight: 2, after: 160 },
  callback: { weight: 5, after: 20 },
  post: { weight: 3, after: 5 },
  edit: { weight: 3, after: 5 },
  read: { weight: 2, after: 1 },
  thread: { weight: 1, after: 1 },
  call: { weight: 3, after: 4 },
  direct: { weight: 4, after: 4 },
};

/** Until something else has happened, in ms. */
const LONGEST_DELAY = 25;

/** One life of the bot, from its start to its end. */
export interface Life {
  readonly moment: Moment;
  readonly after: number;
  /** How much later than a request of any kind, in ms. */
  readonly delay: number;
  /** The request at which it dies has no effect, as if it had died just before. */
  readonly isLost: boolean;
  /** Members wait until all boards are right again; else they press on at once. */
  readonly isCalm: boolean;
  /** How many interactions are delivered twice, at most. */
  readonly doubled: number;
}

export interface Plan {
  readonly seed: string;
  readonly lives: readonly Life[];
  /** Tells plans apart: the same seed gives the same. */
  readonly fingerprint: string;
}

export function planOf(seed: string, kills: number): Plan {
  const stream = seeded(seed).stream('plan');
  const lives = Array.from({ length: kills }, () => lifeOf(stream));
  return { seed, lives, fingerprint: createHash('sha256').update(JSON.stringify(lives)).digest('hex').slice(0, 12) };
}

function lifeOf(stream: Stream): Life {
  const bag = MOMENTS.flatMap((moment) => Array.from({ length: WEIGHTS[moment].weight }, () => moment));
  const moment = bag[stream.uniform(bag.length)]!;
  return {
    moment,
    after: stream.uniform(WEIGHTS[moment].after),
    delay: moment === 'anyTime' ? stream.uniform(LONGEST_DELAY) : 0,
    isLost: stream.uniform(2) === 0 && moment !== 'starting' && REQUESTS[moment] !== null,
    // What is read after a start is read before the boards are right.
    isCalm: stream.uniform(3) === 0 && moment !== 'read',
    doubled: stream.uniform(3),
  };
}
