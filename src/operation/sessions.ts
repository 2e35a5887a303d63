import type { Clock } from '../kernel/clock.ts';
import type { Identifies } from '../store/identifies.ts';
import { type Ending, EXIT_CODES } from './ending.ts';

/** No session is started with fewer left: Discord resets the token of a bot that starts 1000 in a day. */
const RESERVED_SESSIONS = 100;
const MOST_AN_HOUR = 20;
const HOUR = 60 * 60 * 1000;

/** Sessions per hour that start without a pause, so that trying things out is quick. */
const WITHOUT_PAUSE = 3;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 15 * 60 * 1000;

/** Keeps a bot that crashes again and again from using up the sessions that Discord allows. */
export interface Sessions {
  /** Ms to wait before connecting: the more sessions in the last hour, the longer. */
  pause(): number;
  /** Records a session that is about to start. Settles when it may start; otherwise `refused` settles instead. */
  admit(left: { readonly remaining: number; readonly resetAfter: number }): Promise<void>;
  /** Settles when no session may be started any more. */
  readonly refused: Promise<Ending>;
  /** Sessions that Discord still allows; null before Discord has told. */
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
      const more = startedLastHour() - WITHOUT_PAUSE;
      return more < 0 ? 0 : Math.min(FIRST_PAUSE * 2 ** more, LONGEST_PAUSE);
    },
    async admit({ remaining, resetAfter }) {
      left = remaining;
      const begun = startedLastHour();
      if (begun >= MOST_AN_HOUR) {
        const reason =
          `This bot has connected ${begun} times within an hour. It keeps crashing: check its log, and start it ` +
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
      await new Promise<never>(() => {});
    },
  };
}
