import type { Clock } from '../../kernel/clock.ts';
import { areLookalikes } from '../../kernel/lookalikes.ts';
import type { TableHead } from '../../tables/tables.ts';
import { commonWords } from '../../words/common/index.ts';
import { SHAPES } from '../../words/common/phrases/contract.ts';
import type { Locale, Say } from '../../words/contract.ts';
import { firstOf, isolatedName, sanitizeName } from '../discord/text.ts';

/** Names of members, cached in memory: names are never stored. */
export interface MemberNames {
  /** Caches the name that came with an interaction. */
  remember(guild: string, user: string, name: string): void;
  /** Drops the names of a user, in all servers. */
  forget(user: string): void;
  /** Sanitized names in the order of the users; null where no name is known. */
  of(guild: string, users: readonly (string | null)[]): Promise<readonly (string | null)[]>;
}

/** Maximum number of names in the cache; the least recently set are evicted first. */
const MOST = 10_000;
/** After this time a name is looked up again, in ms: that is how a member who has left is noticed while others play on. */
export const KEPT_FOR = 24 * 3_600_000;

interface Known {
  readonly name: Promise<string | null>;
  /** By the steady clock. */
  readonly since: number;
}

/**
 * @param lookUp fetches a member's name from Discord; null if there is no such member
 * @param gone is called when there is none
 */
export function createMemberNames(
  clock: Pick<Clock, 'steady'>,
  lookUp: (guild: string, user: string) => Promise<string | null>,
  gone: (guild: string, user: string) => void = () => {},
): MemberNames {
  const known = new Map<string, Known>();

  function keep(key: string, name: Promise<string | null>, since = clock.steady()): Known {
    const kept: Known = { name, since };
    known.delete(key);
    known.set(key, kept);
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    return kept;
  }

  function nameOf(guild: string, user: string): Promise<string | null> {
    const key = `${guild}:${user}`;
    const before = known.get(key);
    if (before && clock.steady() - before.since < KEPT_FOR) return before.name;
    const answer = lookUp(guild, user).then(
      (name) => {
        if (name === null) gone(guild, user);
        const shown = name === null ? null : presentable(name);
        if (known.get(key) === kept) keep(key, Promise.resolve(shown));
        return shown;
      },
      () => {
        // The lookup failed: try again next time.
        if (known.get(key) === kept && before) keep(key, before.name, before.since);
        else if (known.get(key) === kept) known.delete(key);
        return null;
      },
    );
    // Nobody waits for a name that is known, though it may be another one by now.
    const kept = keep(key, before?.name ?? answer);
    return kept.name;
  }

  return {
    remember: (guild, user, name) => void keep(`${guild}:${user}`, Promise.resolve(presentable(name))),
    forget(user) {
      for (const key of known.keys()) if (key.endsWith(`:${user}`)) known.delete(key);
    },
    of: (guild, users) => Promise.all(users.map((user) => (user === null ? null : nameOf(guild, user)))),
  };
}

const presentable = (name: string): string | null => sanitizeName(name) || null;

/** The names of the players of one table. */
export interface Players {
  /** By seat, sanitized, for pictures. */
  readonly names: readonly string[];
  /** With the seat's shape, for messages; isolated from what is written the other way. */
  readonly say: Say;
  /** The name alone, for sentences and alt texts; isolated likewise. */
  readonly plain: Say;
}

export async function playersOf(names: MemberNames, table: TableHead, locale: Locale): Promise<Players> {
  const known = await names.of(
    table.guild,
    table.seats.map(({ user }) => user),
  );
  const byName = distinct(known.map((name, seat) => name ?? commonWords[locale].phrases.seat(seat)));
  const nameOf = (seat: number) => isolatedName(byName[seat] ?? commonWords[locale].phrases.seat(seat));
  return {
    names: byName,
    say: { name: (seat) => `${shapeOf(seat)} ${nameOf(seat)}` },
    plain: { name: nameOf },
  };
}

/** How much is left of a name that gets the number of its seat, in graphemes. */
const LONGEST_MARKED = 20;

/** The names by seat; those that can be taken for another one get the number of their seat: `Aya (1)`, `Ауа (3)`. */
export function distinct(names: readonly string[]): readonly string[] {
  const marked = new Set<number>();
  const shown = () => names.map((name, seat) => (marked.has(seat) ? markedName(name, seat) : name));
  // Once more as long as a name imitates one that has got its number.
  for (let before = -1; before < marked.size; ) {
    before = marked.size;
    for (const [seat, name] of shown().entries()) {
      if (marked.has(seat)) continue;
      const isAlike = [...names, ...shown()].some(
        (other, index) => index % names.length !== seat && areLookalikes(name, other),
      );
      if (isAlike) marked.add(seat);
    }
  }
  return shown();
}

const markedName = (name: string, seat: number): string => `${firstOf(name, LONGEST_MARKED).trim()} (${seat + 1})`;

/** The shape that marks a seat, since color alone is not enough. */
export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length] ?? SHAPES[0];

/** The players whose decision the game is waiting for, as `say` names them. */
export const actingPlayers = (table: TableHead, say: Say): readonly string[] =>
  table.seats.filter(({ awaited }) => awaited).map(({ seat }) => say.name(seat));
