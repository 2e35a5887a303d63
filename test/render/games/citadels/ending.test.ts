import { createCanvas } from '@napi-rs/canvas';
import { expect, test, vi } from 'vitest';
import {
  citadels,
  type District,
  type Ending,
  endingsOf,
  FIRST_COMPLETE_BONUS,
  FIVE_COLOURS_BONUS,
  LATER_COMPLETE_BONUS,
  type Open,
  pointsOf,
  type Tie,
} from '../../../../src/engines/citadels/index.ts';
import { type Seat, type Standings, seatsOf } from '../../../../src/engines/contract.ts';
import { SCREENS } from '../../../../src/render/contract.ts';
import { paintSum, SUM_STYLES } from '../../../../src/render/games/citadels/sum.ts';
import { LOCALES } from '../../../../src/words/contract.ts';
import { wordsIn } from '../../../../src/words/words.ts';
import { sensibleGame } from './support/sensibleGame.ts';

interface Final {
  readonly city: readonly District[];
  readonly gold?: number;
  readonly complete?: 'first' | 'later';
  /** Without one it is that of the row. */
  readonly place?: number;
  readonly bonus?: number;
}

const EIGHT: readonly District[] = ['manor', 'manor', 'manor', 'castle', 'castle', 'castle', 'castle', 'palace'];
const sum = (city: readonly District[]) => city.reduce((all, district) => all + pointsOf(district), 0);

/** A final score as it is explained; the first row is the first with eight districts. */
function explained(...rows: readonly Final[]): readonly Ending[] {
  const all: readonly Final[] = [{ city: EIGHT, complete: 'first', bonus: FIRST_COMPLETE_BONUS }, ...rows];
  return endingsOf(...finished(all)).slice(1);
}

function finished(rows: readonly Final[]): readonly [Open, Standings] {
  const open = citadels.open([...sensibleGame(4, 'ending')][0]!.state);
  const seats = seatsOf(rows.length);
  const players = rows.map(({ city, gold = 0, complete = null }, i) => ({
    ...{ ...open.players[0]!, seat: seats[i]!, city, gold, complete, points: sum(city) },
  }));
  const standings = rows.map(({ city, place, bonus = 0 }, i) => ({
    ...{ seat: seats[i]!, place: place ?? i + 1, points: sum(city) + bonus },
  }));
  return [{ ...open, players }, standings];
}

test('§9 a tie is explained in the row that is ahead: by the districts, then by the gold', () => {
  const rows = explained(
    { city: ['castle', 'manor'], gold: 3 },
    { city: ['castle', 'temple'], bonus: 2 },
    { city: ['palace'], gold: 1 },
    { city: ['palace'], gold: 0 },
  );
  expect(rows.map(({ tie }) => tie)).toEqual([
    { kind: 'districts', own: 7, other: 5 },
    null,
    { kind: 'gold', own: 1, other: 0 },
    null,
  ]);
});

test('§9 a shared place is told once, in the first of its rows', () => {
  const rows = explained(
    { city: ['castle'], place: 2 },
    { city: ['castle'], place: 2 },
    { city: ['castle'], place: 2 },
    { city: ['manor'], place: 5 },
  );
  expect(rows.map(({ tie }) => tie?.kind ?? null)).toEqual(['shared', null, null, null]);
});

test('the last of those who share a place says why the next is behind', () => {
  const [one, other, behind] = explained(
    { city: ['castle'], gold: 2, place: 2 },
    { city: ['castle'], gold: 2, place: 2 },
    { city: ['castle'], gold: 1, place: 4 },
  );
  expect(one?.tie?.kind).toBe('shared');
  expect(other?.tie).toEqual({ kind: 'gold', own: 2, other: 1 });
  expect(behind?.tie).toBeNull();
});

test('whoever is behind because of a resignation is not said to have lost a tie', () => {
  const [ahead] = explained({ city: ['castle'], gold: 0 }, { city: ['castle'], gold: 5 });
  expect(ahead?.tie).toBeNull();
});

test('§9 bonuses are told apart, and the color that was missing only where it was one', () => {
  const five: readonly District[] = ['manor', 'temple', 'tavern', 'prison'];
  const rows = explained(
    { city: [...five, 'keep'], bonus: FIVE_COLOURS_BONUS },
    { city: [...EIGHT], complete: 'later', bonus: LATER_COMPLETE_BONUS },
    { city: five },
    { city: five.slice(1) },
  );
  expect(rows.map(({ colours, completion }) => [colours, completion])).toEqual([
    [FIVE_COLOURS_BONUS, 0],
    [0, LATER_COMPLETE_BONUS],
    [0, 0],
    [0, 0],
  ]);
  expect(rows.map(({ missing }) => missing)).toEqual([null, null, 'purple', null]);
});

test('§7.1 the Haunted City is said to count as another color only where that won the points', () => {
  const four: readonly District[] = ['manor', 'temple', 'prison', 'haunted_city'];
  const rows = explained(
    { city: [...four, 'keep'], bonus: FIVE_COLOURS_BONUS },
    { city: [...four, 'tavern'], bonus: FIVE_COLOURS_BONUS },
    { city: four },
  );
  expect(rows.map(({ haunted }) => haunted)).toEqual(['green', null, null]);
});

test('a game that ended because all others left has neither bonuses nor ties', () => {
  const rows = endingsOf(
    ...finished([
      { city: EIGHT, complete: 'first' },
      { city: ['castle'], place: 2 },
      { city: ['castle'], place: 2 },
    ]),
  );
  expect(rows.map(({ tie, completion }) => [tie?.kind ?? null, completion])).toEqual([
    ['allLeft', 0],
    [null, 0],
    [null, 0],
  ]);
});

test('in whole games the parts of each row make its total', () => {
  let rows = 0;
  for (const seats of [4, 5, 6, 7]) {
    for (let game = 0; game < 5; game++) {
      const { state } = [...sensibleGame(seats, `endings ${game}`)].at(-1)!;
      const open = citadels.open(state);
      const { step, players } = open;
      if (step.kind !== 'over' || step.standings === null) throw new Error('the game is not over');
      const scores = new Map(citadels.scores(state).map((score) => [score.seat, score.parts]));
      for (const { seat, total, colours, completion } of endingsOf(open, step.standings)) {
        const points = (part: string) => scores.get(seat as Seat)!.find((one) => one.part === part)!.points;
        expect([colours, completion]).toEqual([points('colours'), points('completion')]);
        expect(players[seat]!.points + colours + completion).toBe(total);
        rows++;
      }
    }
  }
  console.info(`${rows} rows`);
  expect(rows).toBeGreaterThan(100);
});

const ROOMS = { desktop: 924, phone: 648 } as const;

test.each(SCREENS)('on a %s the sum and the pill of a tie have room beside each other in every language', (screen) => {
  const context = createCanvas(1200, 200).getContext('2d');
  const pills = vi.spyOn(context, 'roundRect');
  const all = { seat: 0 as Seat, place: 1, total: 40, colours: 3, completion: 4, missing: null, haunted: null };
  const ties: readonly Tie[] = [
    { kind: 'districts', own: 33, other: 31 },
    { kind: 'gold', own: 12, other: 10 },
    { kind: 'shared' },
    { kind: 'allLeft' },
  ];
  for (const locale of LOCALES) {
    for (const tie of ties) {
      // Without bonuses, as when all others have left, the sum is short.
      const ending = tie.kind === 'allLeft' ? { ...all, tie, colours: 0, completion: 0 } : { ...all, tie };
      pills.mockClear();
      const line = { left: 0, right: ROOMS[screen], y: 100 };
      const end = paintSum(context, line, { points: 33 }, ending, wordsIn(locale), SUM_STYLES[screen]);
      const [[left = 0] = []] = pills.mock.calls;
      expect(end, `${locale} ${tie.kind}`).toBeLessThan(left);
    }
  }
});
