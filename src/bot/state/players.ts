import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../kernel/clock.ts';
import { areLookalikes } from '../../kernel/lookalikes.ts';
import { drawnText } from '../../render/kit/drawnText.ts';
import type { TableHead } from '../../tables/table/tableHead.ts';
import { SHAPES } from '../../words/common/phrases/contract.ts';
import type { Say } from '../../words/contract.ts';
import type { Words } from '../../words/words.ts';
import type { LookUp } from '../discord/memberLookUps.ts';
import { firstOf, isolatedName, sanitizeName } from '../discord/text.ts';

/** Names of members, cached in memory: names are never stored. */
export interface MemberNames {
  /** Caches the name that came with an interaction. */
  remember(guild: string, user: string, name: string): void;
  /** Drops the names of a user, in all servers. */
  forget(user: string): void;
  /** Looks names up before somebody asks for them, one after the other in this order. */
  lookAhead(guild: string, users: readonly string[]): void;
  /**
   * Sanitized names in the order of the users; null where no name is known. Nobody waits longer for a name than `PATIENCE`
   * after it was asked for first: until it comes, it isn't known.
   */
  of(guild: string, users: readonly (string | null)[]): Promise<readonly (string | null)[]>;
  /**
   * Waits until they have been looked up, at most so many ms, for what is drawn once: false if some have not. After that, no
   * name is known only of those who have none here.
   */
  complete(guild: string, users: readonly (string | null)[], patience: number): Promise<boolean>;
}

/** How long anybody waits for a name, in ms. */
const PATIENCE = 300;
/** How long what is drawn once waits for its names, in ms. */
export const LONG_PATIENCE = 10_000;
/** Maximum number of names in the cache, a few megabytes; the least recently set are evicted first. */
const MOST = 50_000;
/** After this time a name is looked up again, in ms: that is how a member who has left is noticed while others play on. */
export const KEPT_FOR = 24 * 3_600_000;

interface Known {
  /** Null if there is no such member, or no name that can be shown. */
  readonly name: string | null;
  /** By the steady clock. */
  readonly since: number;
}

interface Coming {
  /** Ends whether the look-up succeeds or not. */
  readonly done: Promise<void>;
  /** Nobody has asked for it yet. */
  isAhead: boolean;
  /** By the steady clock: when somebody waits for it no more; null if nobody has waited yet. */
  until: number | null;
}

/**
 * @param lookUp fetches a member's name from Discord; null if there is no such member
 * @param gone is called when there is none
 */
export function createMemberNames(
  clock: Pick<Clock, 'steady'>,
  lookUp: LookUp,
  gone: (guild: string, user: string) => void = () => {},
): MemberNames {
  const known = new Map<string, Known>();
  const coming = new Map<string, Coming>();

  function keep(key: string, name: string | null): void {
    known.delete(key);
    known.set(key, { name, since: clock.steady() });
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  }

  /** Null if the name is known, and no older than it may be. */
  function comingOf(guild: string, user: string, isAhead = false): Coming | null {
    const key = `${guild}:${user}`;
    const before = known.get(key);
    if (before && clock.steady() - before.since < KEPT_FOR) return null;
    const same = coming.get(key);
    if (same !== undefined) {
      // Now somebody asks for it.
      if (same.isAhead && !isAhead) lookUp(guild, user).catch(() => {});
      same.isAhead &&= isAhead;
      return same;
    }
    // If the look-up fails, the next one who asks tries again.
    const done = lookUp(guild, user, isAhead)
      .then(found, () => {})
      .finally(end);
    const made: Coming = { done, isAhead, until: null };
    coming.set(key, made);
    return made;

    function found(name: string | null): void {
      if (coming.get(key) !== made) return; // It was forgotten, or came with an interaction.
      if (name === null) gone(guild, user);
      keep(key, name === null ? null : presentable(name));
    }

    function end(): void {
      if (coming.get(key) === made) coming.delete(key);
    }
  }

  /** How long somebody who asks for this name waits for it, in ms. */
  function patienceFor(guild: string, user: string): { readonly done: Promise<void>; readonly ms: number } | null {
    const one = comingOf(guild, user);
    // Nobody waits for a name that is known, though it may be another one by now.
    if (one === null || known.has(`${guild}:${user}`)) return null;
    const now = clock.steady();
    one.until ??= now + PATIENCE;
    return { done: one.done, ms: one.until - now };
  }

  return {
    remember(guild, user, name) {
      coming.delete(`${guild}:${user}`);
      keep(`${guild}:${user}`, presentable(name));
    },
    forget(user) {
      for (const names of [known, coming])
        for (const key of names.keys()) if (key.endsWith(`:${user}`)) names.delete(key);
    },
    lookAhead(guild, users) {
      for (const user of users) comingOf(guild, user, true);
    },
    async of(guild, users) {
      const awaited = users.flatMap((user) => (user === null ? [] : (patienceFor(guild, user) ?? [])));
      await within(
        Math.max(0, ...awaited.map(({ ms }) => ms)),
        awaited.map(({ done }) => done),
      );
      return users.map((user) => known.get(`${guild}:${user}`)?.name ?? null);
    },
    async complete(guild, users, patience) {
      const unknown = users.filter((user) => user !== null && !known.has(`${guild}:${user}`));
      const awaited = unknown.flatMap((user) => comingOf(guild, user ?? '')?.done ?? []);
      await within(patience, awaited);
      return unknown.every((user) => known.has(`${guild}:${user}`));
    },
  };
}

/** Waits for all of these, at most so many ms. */
async function within(ms: number, work: readonly Promise<void>[]): Promise<void> {
  if (work.length === 0 || ms <= 0) return;
  const late = new AbortController();
  const patience = wait(ms, undefined, { signal: late.signal, ref: false }).catch(() => {});
  await Promise.race([Promise.all(work), patience]).finally(() => late.abort());
}

const presentable = (name: string): string | null => sanitizeName(name) || null;

/** The names of the players of one table. */
export interface Players {
  /** By seat, sanitized, as pictures draw them. */
  readonly names: readonly string[];
  /** With the seat's shape, for messages; isolated from what is written the other way. */
  readonly say: Say;
  /** The name alone, for sentences and alt texts; isolated likewise. */
  readonly plain: Say;
}

export async function playersOf(names: MemberNames, table: TableHead, words: Words): Promise<Players> {
  const known = await names.of(
    table.guild,
    table.seats.map(({ user }) => user),
  );
  const byName = distinct(known.map((name, seat) => name ?? words.phrases.seat(seat)));
  const nameOf = (seat: number) => isolatedName(byName[seat]?.said ?? words.phrases.seat(seat));
  return {
    names: byName.map(({ drawn }) => drawn),
    say: { name: (seat) => `${shapeOf(seat)} ${nameOf(seat)}` },
    plain: { name: nameOf },
  };
}

/** The name of a member who sits at no table, as messages show it. */
export async function nameIn(names: MemberNames, guild: string, user: string, words: Words): Promise<string> {
  const [name] = await names.of(guild, [user]);
  return isolatedName(name ?? words.results.nameless);
}

/** The names of members in one list, by id, as `distinct` has messages say them. Whose name isn't known is left out. */
export async function namesInList(
  names: MemberNames,
  guild: string,
  users: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const listed = [...new Set(users)];
  const all = await names.of(guild, listed);
  const known = listed.flatMap((user, i) => (all[i] == null ? [] : [{ user, name: all[i] }]));
  const shown = distinct(known.map(({ name }) => name));
  return new Map(known.map(({ user }, i) => [user, shown[i]!.said])); // There is one for each.
}

/** Whether the names of all players are known, at the latest after `LONG_PATIENCE`: for what is drawn once. */
export const areKnown = (names: MemberNames, { guild, seats }: TableHead): Promise<boolean> =>
  names.complete(
    guild,
    seats.map(({ user }) => user),
    LONG_PATIENCE,
  );

/** How much is left of a name that gets the number of its seat, in graphemes. */
const LONGEST_MARKED = 20;

/** A name as messages say it and as pictures draw it, which lack some letters. */
interface ShownName {
  readonly said: string;
  readonly drawn: string;
}

/**
 * The names by seat, or in the order of a list. Those that can be taken for another one, said or drawn, get that number:
 * `Aya (1)` and `Ауа (3)`, but also `Mia🐺 (1)` and `Mia🦊 (2)`, since both are drawn as `Mia`.
 */
export function distinct(names: readonly string[]): readonly ShownName[] {
  const plain = names.map((name): ShownName => ({ said: name, drawn: drawnText(name) }));
  const marked = new Set<number>();
  const shown = () => plain.map((name, seat) => (marked.has(seat) ? markedName(name, seat) : name));
  // Once more as long as a name imitates one that has got its number.
  for (let before = -1; before < marked.size; ) {
    before = marked.size;
    for (const [seat, name] of shown().entries()) {
      if (marked.has(seat)) continue;
      const isAlike = [...plain, ...shown()].some(
        (other, index) => index % names.length !== seat && areAlike(name, other),
      );
      if (isAlike) marked.add(seat);
    }
  }
  return shown();
}

const areAlike = (one: ShownName, other: ShownName): boolean =>
  areLookalikes(one.said, other.said) || areLookalikes(one.drawn, other.drawn);

const markedName = ({ said, drawn }: ShownName, seat: number): ShownName => ({
  said: withNumber(said, seat),
  drawn: withNumber(drawn, seat),
});

const withNumber = (name: string, seat: number): string => `${firstOf(name, LONGEST_MARKED).trim()} (${seat + 1})`;

/** The shape that marks a seat, since color alone is not enough. */
export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length] ?? SHAPES[0];

/** The players whose decision the game is waiting for, as `say` names them. */
export const actingPlayers = (table: TableHead, say: Say): readonly string[] =>
  table.seats.filter(({ awaited }) => awaited).map(({ seat }) => say.name(seat));
