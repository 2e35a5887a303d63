import type { Clock } from '../kernel/clock.ts';
import type { Identifies } from '../store/identifies.ts';
import { type Ending, EXIT_CODES } from './ending.ts';

/** Sessions per day that are never used: Discord resets the token of a bot that starts too many, usually 1000. */
const RESERVED_SESSIONS = 100;
/** More sessions of one shard within an hour mean a crash loop. */
const MAX_PER_HOUR = 20;
const HOUR = 60 * 60 * 1000;

/** Sessions of a shard per hour that start without a pause, so that an operator can try things out quickly. */
const WITHOUT_PAUSE = 3;
/** In ms, doubled with each further session. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 15 * 60 * 1000;

/** A session that is about to start. */
interface NextSession {
  readonly shard: number;
  /** How many shards the bot has; each start of the bot takes a session of each. */
  readonly shards: number;
  /** Discord's own limits: the sessions left, and the ms until their number is reset. */
  readonly remaining: number;
  readonly resetAfter: number;
}

/** Keeps a bot in a crash loop from using up the gateway sessions (IDENTIFY) that Discord allows in a day. */
export interface Sessions {
  /** Ms to wait before connecting: the more sessions in the last hour, the longer. */
  pause(): number;
  /** Records the session, and resolves. If it must not start, `refused` resolves instead and this never does. */
  admit(session: NextSession): Promise<void>;
  /** Resolves when a session was refused: the process must exit. */
  readonly refused: Promise<Ending>;
  /** Sessions that Discord still allows; null until Discord has reported the number. */
  left(): number | null;
}

export function createSessions(identifies: Identifies, clock: Clock): Sessions {
  const { promise: refused, resolve: refuse } = Promise.withResolvers<Ending>();
  let left: number | null = null;
  /** Sessions that seem to come later were noted before the clock was set back: they would count for too long. */
  const lastHour = () => [clock.now() - HOUR, clock.now()] as const;

  return {
    refused,
    left: () => left,
    pause() {
      const excess = identifies.mostBetween(...lastHour()) - WITHOUT_PAUSE;
      return excess < 0 ? 0 : Math.min(FIRST_PAUSE * 2 ** excess, LONGEST_PAUSE);
    },
    async admit({ shard, shards, remaining, resetAfter }) {
      // The first shard starts only if the others can, too: connected in part, the bot would be of no use.
      const others = left === null ? shards - 1 : 0;
      left = remaining;
      const started = identifies.between(shard, ...lastHour());
      if (started >= MAX_PER_HOUR) {
        const reason =
          `This bot has connected ${started} times within an hour. It keeps crashing: check its log, and start it ` +
          'again later.';
        refuse({ code: EXIT_CODES.temporary, reason });
      } else if (remaining - others < RESERVED_SESSIONS) {
        const reason =
          `Discord allows this bot only ${remaining} more connections today and would reset its token after the last ` +
          `one. Start it again in ${Math.ceil(resetAfter / HOUR)} hours, when the limit resets.`;
        refuse({ code: EXIT_CODES.needsOperator, reason });
      } else {
        identifies.note(shard, clock.now());
        left = remaining - 1;
        return;
      }
      await new Promise<never>(() => {}); // Holds the connection back until the process ends.
    },
  };
}
