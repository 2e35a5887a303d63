/** A game played by texts alone: every choice is made by what words promise, and the test is that it comes true. */
import { expect, test } from 'vitest';
import type { Games } from '../../../../src/bot/contract.ts';
import { games } from '../../../../src/bot/games.ts';
import { calledBy, type Listener, listen } from '../../support/ear.ts';
import { startGuildhall, type TestGuildhall } from '../../support/guildhall.ts';
import { complaints, type Pick, picker } from '../../support/players.ts';
import { allTold, startTable } from '../../support/table.ts';

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

interface Tally {
  decisions: number;
  numbers: number;
  scored: number;
  /** What was promised of purchases that are not placed yet, and how many of them came true. */
  purchases: readonly (Purchase & { readonly said: string })[];
  placed: number;
}

/** One decision by what promises most, compared with what comes of it. */
async function decide(me: Listener, pick: Pick, tally: Tally): Promise<void> {
  const text = await me.position();
  const before = heardIn(text);
  const start = text.indexOf('Possible moves:') + 1;
  const end = text.findIndex((line, i) => i >= start && /^(Your coins: |You have no coins|Market: )/.test(line));
  const lines = text.slice(start, end);
  const choices = lines.flatMap(choicesOf);
  const most = Math.max(...choices.map(({ worth }) => worth));
  const choice = pick(choices.filter(({ worth }) => worth === most));

  let heard = await me.board();
  for (const label of choice.presses) heard = await me.press(label);
  if (heard.buttons.includes('Confirm')) heard = await me.press('Confirm');
  expect(heard.text, choice.presses.join(' › ')).toContain('Done: ');
  tally.decisions++;

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

async function playByEar(hall: TestGuildhall, table: string, pick: Pick) {
  const tally: Tally = { decisions: 0, numbers: 0, scored: 0, purchases: [], placed: 0 };
  for (;;) {
    await allTold(hall);
    const board = await listen(hall, table, hall.discord.user('noor')).board();
    const called = calledBy(hall, board);
    if (called === null) return { ...tally, final: board.text };
    await decide(listen(hall, table, called), pick, tally);
  }
}

/** Members who get no direct messages: everything is said at the board and in private answers. */
async function startedTable(hall: TestGuildhall, names: readonly [string, ...string[]]): Promise<string> {
  for (const name of names) hall.discord.user(name).set({ acceptsDms: false });
  return startTable(hall, 'alhambra', names);
}

test.each([[['aya', 'ben']], [['aya', 'ben', 'misaki']]] as const)(
  'a game is played to the end by texts alone, and every promise comes true: %s',
  async (names) => {
    await using hall = await startGuildhall();
    const table = await startedTable(hall, names as readonly [string, ...string[]]); // Never empty.
    const { decisions, numbers, scored, placed, final } = await playByEar(hall, table, picker('by ear'));
    console.info(`${decisions} decisions, ${numbers} numbers promised and come true, ${placed} purchases`);
    expect(final).toMatch(/^## .*(wins|tie for the win)/);
    expect(numbers).toBeGreaterThan(100);
    expect(placed).toBeGreaterThan(10);
    expect(scored).toBe(3);
    expect(complaints(hall).filter((line) => !line.includes('direct'))).toEqual([]);
  },
);

test.each([
  [/wall from (\d+) to (\d+)/, /wall from \d+ to \d+/],
  [/(^Buy › .* \[\w+ )(\d+)/, /^Buy › /],
] as const)('a promise that is one too many is noticed: %s', async (promise, noticed) => {
  const { controls } = games.alhambra;
  const boasted = (label: string): string =>
    label.replace(promise, (all, _, count: string) => `${all.slice(0, -count.length)}${Number(count) + 1}`);
  const offers: typeof controls.offers = (...asked) => controls.offers(...asked).map(boasted);
  const boastful: Games = { ...games, alhambra: { ...games.alhambra, controls: { ...controls, offers } } };
  await using hall = await startGuildhall({ games: boastful });
  const table = await startedTable(hall, ['aya', 'ben']);
  await expect(playByEar(hall, table, picker('boasting'))).rejects.toThrow(noticed);
});
