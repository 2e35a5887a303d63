/** What the words of Alhambra promise: coins, walls, ranks, and what a scoring round adds. */
import { expect } from 'vitest';
import type { Listener } from '../../support/ear.ts';
import type { Pick } from '../../support/players.ts';
import { type ByEar, movesIn, type Tally as Numbers } from '../support/byEar.ts';

type Counts = ReadonlyMap<string, number>;

/** What the board as text says of one party. */
interface Party {
  readonly name: string;
  readonly points: number;
  readonly counts: Counts;
  readonly wall: number;
}
interface Heard {
  readonly parties: readonly Party[];
  readonly dirk: Party | null;
  readonly money: number;
  readonly ranks: ReadonlyMap<string, readonly number[]>;
}

/** `gardens 2, towers 1`, or `none`. */
const countsIn = (text: string): Counts =>
  new Map([...text.matchAll(/(\w+) (\d+)/g)].map(([, building, count]) => [building!, Number(count)]));

function heardIn(position: readonly string[]): Heard {
  const parties = position.flatMap((line) => {
    const [, name, points, counts, wall] =
      /^(.+?): (\d+) points?[, ].*?; buildings: (.*?); longest wall: (\d+)/.exec(line) ?? [];
    if (name === undefined) return [];
    return [{ name, points: Number(points), counts: countsIn(counts!), wall: Number(wall) }];
  });
  const dirk = position.find((line) => line.startsWith('Dirk’s tiles: '));
  const ranks = position.find((line) => line.startsWith('Next is ')) ?? '';
  return {
    parties,
    dirk: dirk === undefined ? null : { name: 'Dirk', points: 0, counts: countsIn(dirk), wall: 0 },
    money: Number(/(\d+) in all\.$/.exec(position.find((line) => line.startsWith('Your coins: ')) ?? '')?.[1] ?? 0),
    ranks: new Map(
      [...(/Points by rank: (.*);/.exec(ranks)?.[1] ?? '').matchAll(/(\w+) ([\d/]+)/g)].map(([, building, points]) => [
        building!,
        points!.split('/').map(Number),
      ]),
    ),
  };
}

/** What a scoring round adds to each player, by the promised points and what the texts say of everybody. */
function scoresIn({ parties, ranks }: Heard, dirk: Party | null): readonly number[] {
  const all = dirk === null ? parties : [...parties, dirk];
  return parties.map((one) => {
    const forBuildings = [...ranks].map(([building, points]) => {
      const count = one.counts.get(building) ?? 0;
      if (count === 0) return 0;
      const more = all.filter(({ counts }) => (counts.get(building) ?? 0) > count).length;
      const same = all.filter(({ counts }) => (counts.get(building) ?? 0) === count).length;
      return Math.floor(points.slice(more, more + same).reduce((sum, of) => sum + of, 0) / same);
    });
    return forBuildings.reduce((sum, of) => sum + of, one.wall);
  });
}

/** A way through the buttons, from the board on, and what their words promise. */
interface Choice {
  readonly presses: readonly string[];
  /** How the coins in hand change. */
  readonly money: number;
  readonly wall: number | null;
  /** `gardens: 3`, and `first` or `tied for first`. */
  readonly rank: Rank | null;
  /** What is bought is promised for when it is placed. */
  readonly purchase: Purchase | null;
  readonly worth: number;
}
type Rank = readonly [string, number, string];
interface Purchase {
  readonly rank: Rank;
  /** The longest wall that it allows; null if it is no longer than before, or depends on other tiles, too. */
  readonly most: number | null;
}

const sum = (text: string): number => [...text.matchAll(/\d+/g)].reduce((all, [one]) => all + Number(one), 0);
const RANK = /(\w+) (\d+), ([\w ]+)/;
const rankIn = (text: string): Choice['rank'] => {
  const [, building, count, rank] = RANK.exec(text) ?? [];
  return building === undefined ? null : [building, Number(count), rank!];
};
const wallIn = (text: string): number | null => {
  const [, length] = /wall (?:stays|from \d+ to) (\d+)/.exec(text) ?? [];
  return length === undefined ? null : Number(length);
};

const purchaseIn = (text: string): Purchase | null => {
  const rank = rankIn(text);
  const [, most] = /wall up to (\d+)/.exec(text) ?? [];
  return rank === null ? null : { rank, most: most === undefined ? null : Number(most) };
};

/** The choices of a line beneath `Possible moves:`. */
function choicesOf(line: string): readonly Choice[] {
  const none = { money: 0, wall: null, rank: null, purchase: null };
  const [, taken] = /^Take coins: (.*)$/.exec(line) ?? [];
  if (taken !== undefined)
    return taken
      .split('; ')
      .map((label) => ({ ...none, presses: ['Take coins', label], money: sum(label), worth: sum(label) }));
  const [, tile, payments, brings] = /^Buy › (\w+: [\w ]+ \d+): (.*?) \[(.*)\]$/.exec(line) ?? [];
  if (payments !== undefined) {
    const purchase = purchaseIn(brings!);
    return payments.split('; ').map((label) => {
      const [paid = ''] = label.split(' ');
      const worth = label.endsWith('(exact)') ? 100 : 20 - sum(label.slice(paid.length));
      return { ...none, presses: ['Buy', tile!, label], money: -sum(paid), purchase, worth };
    });
  }
  if (line.startsWith('Buy › ')) return []; // It says what is missing.
  const [, way, cells, rank = ''] =
    /^((?:Place|Rebuild › Build|Rebuild › Swap).*?): (.*?)(?: \[\w+ \d+; (.*)\])?$/.exec(line) ?? [];
  if (way !== undefined) {
    const isPlacing = way.startsWith('Place');
    return cells!.split('; ').map((cell) => {
      const presses = [...way.split(' › '), /^\d+(?= )/.exec(cell)?.[0] ?? cell];
      const wall = wallIn(cell);
      const isBuilt = wall !== null && isPlacing;
      return {
        ...none,
        presses,
        wall,
        rank: isBuilt ? rankIn(rank) : null,
        worth: isPlacing ? 50 + (wall ?? -20) : way.includes('Swap') ? 3 : 12,
      };
    });
  }
  const [, moved] = /^Rebuild › Move to reserve: (\d+) /.exec(line) ?? [];
  if (moved === undefined) throw new Error(`what is meant by ${line}?`);
  return [{ ...none, presses: ['Rebuild', 'Move to reserve', moved], worth: 0 }];
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The rank that a count has now among all that are heard of, in the words of a promise. */
function rankNow({ parties, dirk }: Heard, me: string, building: string): string {
  const own = parties.find(({ name }) => name === me)!.counts.get(building) ?? 0;
  const others = [...parties.filter(({ name }) => name !== me), ...(dirk === null ? [] : [dirk])];
  const counts = others.map((one) => one.counts.get(building) ?? 0);
  const rank = ORDINALS[counts.filter((count) => count > own).length]!;
  return counts.includes(own) ? `tied for ${rank}` : rank;
}

interface Tally extends Numbers {
  scored: number;
  /** What was promised of purchases that are not placed yet, and how many of them came true. */
  purchases: readonly (Purchase & { readonly said: string })[];
  placed: number;
}

/** One decision by what promises most, compared with what comes of it. */
async function decide(me: Listener, pick: Pick, tally: Tally): Promise<void> {
  const text = await me.position();
  const before = heardIn(text);
  const lines = movesIn(text, /^(Your coins: |You have no coins|Market: )/);
  const choices = lines.flatMap(choicesOf);
  const most = Math.max(...choices.map(({ worth }) => worth));
  const choice = pick(choices.filter(({ worth }) => worth === most));

  let heard = await me.board();
  for (const label of choice.presses) heard = await me.press(label);
  if (heard.buttons.includes('Confirm')) heard = await me.press('Confirm');
  expect(heard.text, choice.presses.join(' › ')).toContain('Done: ');

  const after = heardIn(await me.position());
  const said = `${choice.presses.join(' › ')} in\n${lines.join('\n')}`;
  expect(after.money - before.money, said).toBe(choice.money);
  tally.numbers++;
  const mine = after.parties.find(({ name }) => name === me.name)!;
  if (choice.wall !== null) {
    expect(mine.wall, said).toBe(choice.wall);
    tally.numbers++;
  }
  const points = after.parties.map((one, i) => one.points - before.parties[i]!.points);
  const isScored = points.some((change) => change !== 0);
  if (choice.rank !== null) {
    const [building, count, rank] = choice.rank;
    expect(mine.counts.get(building), said).toBe(count);
    // After a scoring round Dirk has drawn more tiles; what counted are those of before.
    expect(rankNow({ ...after, dirk: before.dirk }, me.name, building), said).toBe(rank);
    tally.numbers += 2;
  }
  if (isScored) {
    const dirk = choice.presses.includes('Give to Dirk') ? after.dirk : before.dirk;
    expect(points, said).toEqual(scoresIn({ ...after, ranks: before.ranks }, dirk));
    tally.numbers += points.length;
    tally.scored++;
  }
  comparePurchases(choice, said, { ...after, dirk: before.dirk }, me.name, tally);
}

/** What purchases of a turn have promised, compared once the last of their tiles is placed. */
function comparePurchases({ purchase, presses, wall }: Choice, said: string, now: Heard, me: string, tally: Tally) {
  const [way] = presses;
  if (way === 'Buy') tally.purchases = purchase === null ? [] : [...tally.purchases, { ...purchase, said }];
  const isPlaced = way!.startsWith('Place') && wall !== null;
  // A tile that is not placed, or another one that comes or goes, changes what was promised.
  if (way === 'Rebuild' || (way!.startsWith('Place') && !isPlaced)) tally.purchases = [];
  if (way !== 'Place the tile') return;
  const { counts, wall: longest } = now.parties.find(({ name }) => name === me)!;
  const last = new Map(tally.purchases.map((one) => [one.rank[0], one]));
  for (const { rank, most, said } of last.values()) {
    const [building, count, place] = rank;
    expect([counts.get(building), rankNow(now, me, building)], said).toEqual([count, place]);
    if (most !== null && tally.purchases.length === 1) expect(longest, said).toBeLessThanOrEqual(most);
    tally.placed++;
  }
  tally.purchases = [];
}

/** A number of what is promised, one more. */
const oneMore = (promise: RegExp) => (text: string) =>
  text.replace(promise, (all, _, count: string) => `${all.slice(0, -count.length)}${Number(count) + 1}`);

export const byEar: ByEar<Tally> = {
  game: 'alhambra',
  tables: [
    { members: ['aya', 'ben'], options: [] },
    { members: ['aya', 'ben', 'misaki'], options: [] },
  ],
  begin: () => ({ decisions: 0, numbers: 0, scored: 0, purchases: [], placed: 0 }),
  decide,
  expectMuch({ numbers, placed, scored }) {
    expect(numbers).toBeGreaterThan(100);
    expect(placed).toBeGreaterThan(10);
    expect(scored).toBe(3);
  },
  boasts: [
    [/wall from \d+ to \d+/, oneMore(/wall from (\d+) to (\d+)/)],
    [/^Buy › /, oneMore(/(^Buy › .* \[\w+ )(\d+)/)],
  ],
};
