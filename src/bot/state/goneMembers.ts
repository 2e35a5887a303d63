import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import type { Tables } from '../../tables/tables.ts';
import { describeError } from '../log.ts';

/** A member who is gone is noted again after this time, in ms: those who stayed may have decided to wait. */
const AGAIN = 24 * 3_600_000;
/** Members remembered; the oldest are forgotten first. */
const MOST = 1_000;

/**
 * Members who have left their server, were banned, or deleted their account. No event tells the bot of that: it shows when
 * a name is looked up, which happens once a day, when a message is refused, or before they are reminded. Then the others at
 * their tables vote about the seat.
 */
export interface GoneMembers {
  /** Discord knows no such member of the server. */
  note(guild: string, user: string): Promise<void>;
  /**
   * Looks a member up to whom a message was refused, or who will be reminded, and notes it if they are gone. Returns
   * whether they are; false if that can't be found out now.
   */
  check(guild: string, user: string): Promise<boolean>;
}

interface Settings {
  readonly tables: Tables;
  readonly clock: Clock;
  readonly log: Log;
  /** Fetches a member's name from Discord; null if there is no such member. */
  readonly lookUp: (guild: string, user: string) => Promise<string | null>;
}

export function createGoneMembers({ tables, clock, log, lookUp }: Settings): GoneMembers {
  const noted = new Map<string, number>();

  async function note(guild: string, user: string): Promise<void> {
    const key = `${guild}:${user}`;
    const last = noted.get(key);
    if (last !== undefined && clock.steady() - last < AGAIN) return;
    noted.delete(key);
    noted.set(key, clock.steady());
    const [oldest] = noted.keys();
    if (noted.size > MOST && oldest !== undefined) noted.delete(oldest);
    for (const { id, status } of await tables.ofUser(guild, user)) {
      if (status === 'running' && (await tables.noteGone(id, user)))
        log.info({ table: id }, 'a player has left the server');
    }
  }

  return {
    note: (guild, user) =>
      note(guild, user).catch((error: unknown) =>
        log.error({ error: describeError(error) }, 'noting that a player is gone failed'),
      ),
    async check(guild, user) {
      try {
        if ((await lookUp(guild, user)) !== null) return false;
      } catch (error) {
        log.info({ error: describeError(error) }, 'looking up a member failed');
        return false;
      }
      await note(guild, user);
      return true;
    },
  };
}
