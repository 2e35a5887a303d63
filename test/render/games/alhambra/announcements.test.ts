/** The pictures of public messages: the starting money, and the table of each scoring. */

import { expect, test } from 'vitest';
import { BUILDINGS, type Event, sumOf } from '../../../../src/engines/alhambra/index.ts';
import { announcements } from '../../../../src/render/games/alhambra/announcements/index.ts';
import { wordsIn } from '../../../../src/words/words.ts';
import { factsOf, keysOf } from '../../support/parts.ts';
import { NAMES } from './support/moments.ts';
import { sensibleGame } from './support/sensibleGame.ts';

const SCREEN = 'desktop';
const storyOf = (seats: number, seed: string): readonly Event[] => [...sensibleGame(seats, seed)].at(-1)!.story;

test('S1 the starting money shows every coin of every player, and who begins', () => {
  for (const seats of [2, 4, 6]) {
    const story = storyOf(seats, `money ${seats}`);
    const dealt = story.find((event) => event.kind === 'dealtMoney')!;
    const began = story.find((event) => event.kind === 'began')!;
    if (dealt.kind !== 'dealtMoney' || began.kind !== 'began') throw new Error('no starting money');
    const scene = { names: NAMES.slice(0, seats), words: wordsIn('en'), screen: SCREEN } as const;
    const picture = announcements.startingMoney.picture([dealt], scene);
    const rows = factsOf<[{ coins: never[]; isFirst: boolean }, string]>(picture, 'rows');
    expect(rows.map(([{ coins }]) => coins)).toEqual(dealt.hands);
    expect(rows.map(([{ isFirst }]) => isFirst)).toEqual(dealt.hands.map((_, seat) => seat === began.seat));
    for (const [{ coins }] of rows) expect(sumOf(coins)).toBeGreaterThanOrEqual(20);
    expect(keysOf(picture, 'header')[0]).toContain(`${NAMES[began.seat]} begins`);
  }
});

test('S2 each scoring shows what every party has and scores, and the points add up', () => {
  let columns = 0;
  for (const seats of [2, 3, 6])
    for (const event of storyOf(seats, `scorings ${seats}`)) {
      if (event.kind !== 'scored') continue;
      const scene = { names: NAMES.slice(0, seats), words: wordsIn('en'), screen: SCREEN } as const;
      const picture = announcements.scoring.picture([event], scene);
      const rows = factsOf<[string, number, { points: number }[], string]>(picture, 'rows');
      const of = (row: string): readonly { points: number }[] => rows.find(([name]) => name === row)![2];
      for (const building of BUILDINGS) expect(of(building)).toEqual(event.buildings[building]);
      expect(of('wall')).toEqual([...event.walls, ...(seats === 2 ? [null] : [])]);
      for (let seat = 0; seat < seats; seat++) {
        const gained = BUILDINGS.reduce((sum, one) => sum + of(one)[seat]!.points, event.walls[seat]!);
        const sums = of('total')[seat] as unknown as { before: number; gained: number; total: number };
        expect(sums.gained).toBe(gained);
        expect(sums.before + sums.gained).toBe(event.totals[seat]);
        expect(sums.before).toBeGreaterThanOrEqual(0);
        columns++;
      }
    }
  console.info(`${columns} columns`);
  expect(columns).toBeGreaterThan(30);
});

test('S11 each leftover tile shows the sums compared and who gets it', () => {
  let [won, tied] = [0, 0];
  for (const seats of [2, 4, 6]) {
    const awarded = storyOf(seats, `leftovers ${seats}`).filter((event) => event.kind === 'awarded');
    const scene = { names: NAMES.slice(0, seats), words: wordsIn('en'), screen: SCREEN } as const;
    const rows = factsOf<unknown[]>(announcements.leftovers.picture(awarded, scene), 'rows');
    expect(rows.map((row) => row.slice(0, 4))).toEqual(
      awarded.map(({ currency, tile, sums, seat }) => [currency, tile, sums, seat]),
    );
    won += awarded.filter(({ seat }) => seat !== null).length;
    tied += awarded.filter(({ seat }) => seat === null).length;
  }
  console.info(`${won} tiles won, ${tied} tied`);
  expect(won).toBeGreaterThan(3);
});
