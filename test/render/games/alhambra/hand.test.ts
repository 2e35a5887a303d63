/** The coins of a seat: rows by currency, what they buy, and the payments to choose from. */
import { expect, test } from 'vitest';
import {
  type Alhambra,
  alhambra,
  CURRENCIES,
  currencyOf,
  type Move,
  paymentsFor,
  sumOf,
  tileKind,
} from '../../../../src/engines/alhambra/index.ts';
import type { Seat } from '../../../../src/engines/contract.ts';
import { type Picture, SCREENS, type SceneStep } from '../../../../src/render/contract.ts';
import { handLayouts } from '../../../../src/render/games/alhambra/hand/layout.ts';
import { coinGrid } from '../../../../src/render/games/alhambra/hand/parts.ts';
import { canPayExactly } from '../../../../src/render/games/alhambra/hand/rows.ts';
import { hand } from '../../../../src/render/games/alhambra/hand.ts';
import { factsOf } from '../../support/parts.ts';
import { writtenOn } from '../../support/type.ts';
import { actor, sceneOf, stepOf, viewOf } from './support/moments.ts';
import { type Moment, sensibleGame } from './support/sensibleGame.ts';

const handOf = (moment: Moment, seat: Seat, step: SceneStep<Alhambra> | null = null): Picture =>
  hand({ ...viewOf(moment), own: alhambra.own(moment.state, seat) }, sceneOf(moment, seat, { step }));

test.each(SCREENS)(
  'S3 on a %s a row has room for every coin of a currency, smaller only above 7 on a desktop',
  (screen) => {
    const { row, width, margin } = handLayouts[screen];
    for (let coins = 0; coins <= 27; coins++) {
      const { radius, places, height } = coinGrid(coins, row.grid);
      expect(places).toHaveLength(coins);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(coins);
      for (const { x, y } of places) {
        expect(x - radius).toBeGreaterThanOrEqual(-2);
        expect(row.left + row.coins + x + radius).toBeLessThan(width - margin - row.sums + 60);
        expect(y + radius).toBeLessThanOrEqual(height);
      }
      if (screen === 'desktop') expect(radius === row.grid.radius).toBe(coins <= 7);
      else expect(radius).toBe(row.grid.radius);
    }
  },
);

test('S3 the rows are in market order and hold all coins, sorted by value', () => {
  let [rows, most] = [0, 0];
  for (const moment of sensibleGame(3, 'rows')) {
    const seat = actor(moment);
    if (seat === null) continue;
    const facts = factsOf<{ place: { currency: string }; coins: string[] }>(handOf(moment, seat), 'rows');
    expect(facts.map(({ place }) => place.currency)).toEqual(CURRENCIES);
    for (const { place, coins } of facts) {
      const own = moment.state.players[seat]!.coins.filter((coin) => currencyOf(coin) === place.currency);
      expect(coins).toEqual(own.toSorted());
      most = Math.max(most, coins.length);
      rows++;
    }
  }
  console.info(`${rows} rows, at most ${most} coins in one`);
  expect(rows).toBeGreaterThan(200);
});

test('S5 payments are in the order of their buttons, each with what it loses', () => {
  let [exact, over] = [0, 0];
  for (const moment of sensibleGame(2, 'payments')) {
    const seat = actor(moment);
    if (seat === null || moment.state.step.kind !== 'action') continue;
    for (const { currency, tile } of alhambra.open(moment.state).market) {
      if (tile === null) continue;
      const payments = paymentsFor(moment.state.players[seat]!.coins, { currency, tile });
      if (payments.length === 0) continue;
      const moves = payments.map((coins): Move => ({ kind: 'buyTile', currency, coins }));
      const facts = factsOf<[{ coins: never[]; lost: number }, string]>(
        handOf(moment, seat, stepOf(seat, { kind: 'buyTile', currency }, moves)),
        'options',
      );
      expect(facts).toHaveLength(payments.length);
      for (const [i, [option, note]] of facts.entries()) {
        expect(option.coins).toEqual(payments[i]);
        expect(option.lost).toBe(sumOf(option.coins) - tileKind(tile).cost);
        expect(note).toBe(option.lost === 0 ? 'exact: one more action' : `${option.lost} too much`);
        if (option.lost === 0) exact++;
        else over++;
      }
      expect(payments.some((coins) => sumOf(coins) === tileKind(tile).cost)).toBe(
        canPayExactly(
          moment.state.players[seat]!.coins.filter((coin) => currencyOf(coin) === currency),
          tileKind(tile).cost,
        ),
      );
    }
  }
  console.info(`${exact} exact payments, ${over} others`);
  expect(Math.min(exact, over)).toBeGreaterThan(10);
});

test('once coins are ticked, their row says what these lack or lose, not what all of them could pay', () => {
  let [short, over] = [0, 0];
  for (const moment of sensibleGame(2, 'payments')) {
    const seat = actor(moment);
    if (seat === null || moment.state.step.kind !== 'action') continue;
    const sold = alhambra.open(moment.state).market.filter(({ tile }) => tile !== null);
    for (const [row, { currency, tile }] of sold.entries()) {
      const coins = moment.state.players[seat]!.coins.filter((coin) => currencyOf(coin) === currency).slice(0, 1);
      const lost = sumOf(coins) - tileKind(tile!).cost;
      if (coins.length === 0 || lost === 0 || (lost < 0 && short > 9)) continue;
      const picture = handOf(moment, seat, stepOf(seat, { kind: 'buyTile', currency, coins }, []));
      const notes = writtenOn(picture).flatMap(({ text }) =>
        /^(exact|enough|\d+ (short|too much))$/.test(text) ? [text] : [],
      );
      expect(notes[row]).toBe(lost < 0 ? `${-lost} short` : `${lost} too much`);
      if (lost < 0) short++;
      else over++;
    }
  }
  console.info(`${short} payments too small, ${over} too large`);
  expect(Math.min(short, over)).toBeGreaterThan(0);
});

test('the reserve is below the coins out of turn, too', () => {
  let shown = 0;
  for (const moment of sensibleGame(3, 'reserve')) {
    const open = alhambra.open(moment.state);
    for (const { seat, reserve, toPlace } of open.players) {
      if (reserve.length === 0) continue;
      const [, tiles] = factsOf(handOf(moment, seat), 'strip');
      expect(tiles?.slice(0, 2)).toEqual([toPlace, reserve]);
      if (seat !== actor(moment)) shown++;
    }
  }
  expect(shown).toBeGreaterThan(10);
});
