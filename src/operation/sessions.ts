import type { Clock } from '../kernel/clock.ts';
import type { Identifies } from '../store/identifies.ts';
import { type Ending, EXIT_CODES } from './ending.ts';

/** Sessions per day that are never used: Discord resets the token of a bot that starts too many, usually 1000. */
const RESERVED_SESSIONS = 100;
/** More sessions within an hour mean a crash loop. */
const MAX_PER_HOUR = 20;
const HOUR = 60 * 60 * 1000;

/** Sessions per hour that start without a pause, so that an operator can try things out quickly. */
const WITHOUT_PAUSE = 3;
/** In ms, doubled with each further session. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 15 * 60 * 1000;

/** Keeps a bot in a crash loop from using up the gateway sessions (IDENTIFY) that Discord allows in a day. */
export interface Sessions {
  /** Ms to wait before connecting: the more sessions in the last hour, the longer. */
  pause(): number;
  /**
   * Records a session that is about to start, and resolves. If it must not start, `refused` resolves instead and this
   * never does.
   *
   * @param left Discord's own limits: the sessions left, and the ms until their number is reset
   */
  admit(left: { readonly remaining: number; readonly resetAfter: number }): Promise<void>;
  /** Resolves when a session was refused: the process must exit. */
  readonly refused: Promise<Ending>;
  /** Sessions that Discord still allows; null until Discord has reported the number. */
  left(): number | null;
}

export function createSessions(identifies: Identifies, clock: Clock): Sessions {
  const { promise: refused, resolve: refuse } = Promise.withResolvers<Ending>();
  let left: number | null = null;
  const startedLastHour = () => identifies.since(clock.now() - HOUR);

  return {
    refused,
    left: () => left,
    pause() {
      const excess = startedLastHour() - WITHOUT_PAUSE;
      return excess < 0 ? 0 : Math.min(FIRST_PAUSE * 2 ** excess, LONGEST_PAUSE);
    },
    async admit({ remaining, resetAfter }) {
      left = remaining;
      const started = startedLastHour();
      if (started >= MAX_PER_HOUR) {
        const reason =
          `This bot has connected ${started} times within an hour. It keeps crashing: check its log, and start it ` +
          'again later.';
        refuse({ code: EXIT_CODES.temporary, reason });
      } else if (remaining < RESERVED_SESSIONS) {
        const reason =
          `Discord allows this bot only ${remaining} more connections today and would reset its token after the last ` +
          `one. Start it again in ${Math.ceil(resetAfter / HOUR)} hours, when the limit resets.`;
        refuse({ code: EXIT_CODES.needsOperator, reason });
      } else {
        identifies.note(clock.now());
        left = remaining - 1;
        return;
      }
      await new Promise<never>(() => {}); // Holds the connection back until the process ends.
    },
  };
}
