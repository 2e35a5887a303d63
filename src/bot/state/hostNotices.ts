import type { Hindrance } from '../../words/common/answers/contract.ts';

/** A notice for the host of a table: it cannot be shown where it is. */
export interface HostNotice {
  readonly guild: string;
  readonly table: string;
  readonly place: string;
  readonly why: Hindrance;
}

/** Notices for hosts, shown with their next private reply in that server. */
export interface HostNotices {
  add(user: string, notice: HostNotice): void;
  /** Removes a notice that was shown in another way. */
  drop(user: string, table: string): void;
  /** Removes and returns the notices for a user in a server. */
  take(user: string, guild: string): readonly HostNotice[];
}

/** Members with notices; the oldest are dropped first. */
const MOST_USERS = 1_000;

export function createHostNotices(): HostNotices {
  const waiting = new Map<string, readonly HostNotice[]>();
  const of = (user: string) => waiting.get(user) ?? [];

  function set(user: string, notices: readonly HostNotice[]): void {
    waiting.delete(user);
    if (notices.length > 0) waiting.set(user, notices);
    const [oldest] = waiting.keys();
    if (waiting.size > MOST_USERS && oldest !== undefined) waiting.delete(oldest);
  }
  const drop = (user: string, table: string) =>
    set(
      user,
      of(user).filter((notice) => notice.table !== table),
    );

  return {
    drop,
    add(user, notice) {
      drop(user, notice.table);
      set(user, [...of(user), notice]);
    },
    take(user, guild) {
      const all = of(user);
      set(
        user,
        all.filter((notice) => notice.guild !== guild),
      );
      return all.filter((notice) => notice.guild === guild);
    },
  };
}
