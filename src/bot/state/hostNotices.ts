import type { Hindrance } from '../../words/common/answers/contract.ts';

/** Something that the host of a table should know: it cannot be shown where it is. */
export interface HostNotice {
  readonly guild: string;
  readonly table: string;
  readonly place: string;
  readonly why: Hindrance;
}

/** What hosts have not been told yet. They are told with the next private answer that they get in that server. */
export interface HostNotices {
  add(user: string, notice: HostNotice): void;
  /** It has been told otherwise. */
  drop(user: string, table: string): void;
  /** From now on it counts as told. */
  take(user: string, guild: string): readonly HostNotice[];
}

/** Members who wait to be told something; the oldest are forgotten first. */
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
