import type { Clock } from '../kernel/clock.ts';
import type { Identifies } from '../store/identifies.ts';
import { type Ending, EXIT_CODES } from './ending.ts';

/** Discord takes the token back from a bot that begins 1000 sessions a day. */
const RESERVED_SESSIONS = 100;
const MOST_AN_HOUR = 20;
const HOUR = 60 * 60 * 1000;

/** So many sessions an hour are begun without a pause: somebody who tries things out is not made to wait. */
const WITHOUT_PAUSE = 3;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 15 * 60 * 1000;

/** Guards the sessions that Discord allows against a bot that falls over again and again. */
export interface Sessions {
  /** How long this start should wait before it connects, in ms: the more often it has begun lately, the longer. */
  pause(): number;
  /** Notes a session that is about to begin. Settles when it may; where it must not, `refused` does instead. */
  admit(left: { readonly remaining: number; readonly resetAfter: number }): Promise<void>;
  /** Why no session may be begun any more, in a sentence for the operator, and the code with which to end. */
  readonly refused: Promise<Ending>;
  /** What Discord has allowed at last, less what was begun since; null before it has said so. */
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
          `This bot has connected ${begun} times within an hour. Something makes it fall over: see its log, and start ` +
          'it again later.';
        refuse({ code: EXIT_CODES.temporary, reason });
      } else if (remaining < RESERVED_SESSIONS) {
        const reason =
          `Discord allows this bot only ${remaining} more connections, and would take its token back after the last ` +
          `one. Start it again in ${Math.ceil(resetAfter / HOUR)} hours, when Discord allows all of them again.`;
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
