import { describe, expect, test } from 'vitest';
import { coinsOf } from '../../../src/engines/alhambra/coins.ts';
import { alhambra, COIN_KINDS, type Coin, starterOf, sumOf } from '../../../src/engines/alhambra/index.ts';
import { type Random, seeded, shuffled } from '../../../src/kernel/random.ts';

const deals = Array.from({ length: 1000 }, (_, i) => {
  const config = { seats: 2 + (i % 5), options: [] };
  const deal = alhambra.deal(config, seeded(`setup ${i}`));
  return { config, deal, ...alhambra.setup(config, deal) };
});

describe('§3 setup', () => {
  test('§3.4 everyone draws coins until they are worth 20 or more', () => {
    for (const { deal } of deals)
      for (const hand of deal.money) {
        expect(sumOf(hand)).toBeGreaterThanOrEqual(20);
        expect(sumOf(hand.slice(0, -1))).toBeLessThan(20);
      }
  });

  test('§3.4 in seat order from the top of one shuffled pile', () => {
    for (const [i, { config, deal }] of deals.entries()) {
      const pile = shuffled(seeded(`setup ${i}`).stream('coins'), coinsOf(config.seats));
      const drawn = deal.money.flat();
      expect(drawn).toEqual(pile.slice(0, drawn.length));
      expect(deal.deck[0]).toBe(pile[drawn.length]);
    }
  });

  test('§3 each shuffle has a stream of its own', () => {
    const [{ config }] = deals as [(typeof deals)[number]];
    const order: string[] = [];
    const random: Random = {
      stream(label) {
        order.push(label);
        return seeded('order').stream(label);
      },
    };
    alhambra.deal(config, random);
    expect(order).toEqual(['coins', 'tiles', 'pile/2', 'pile/4']);
  });

  test('§3.5 all starting hands are shown to all, and then hidden', () => {
    for (const { state, events } of deals.slice(0, 10)) {
      expect(events[0]).toEqual({ kind: 'dealtMoney', hands: state.players.map(({ coins }) => coins) });
      expect(alhambra.sight(events[0]!, 'table')).toEqual(events[0]);
      expect(JSON.stringify(alhambra.open(state).players)).not.toMatch(/(yellow|orange|blue|green)-/);
    }
  });

  const hands = (...texts: readonly string[]) =>
    texts.map((text) => text.split(' ').map((value): Coin => `blue-${value}` as Coin)); // Values of coins.

  test('§3.6 the fewest coins begin', () => {
    expect(starterOf(hands('1 2 9 9', '9 9 9', '2 9 9 9'))).toEqual({ seat: 1, reason: 'fewestCoins' });
  });

  test('§3.6 among those the lowest total', () => {
    expect(starterOf(hands('9 9 9', '1 2 9 9', '9 9 2'))).toEqual({ seat: 2, reason: 'lowestTotal' });
  });

  test('§3.6 among those the first seat', () => {
    expect(starterOf(hands('1 2 9 9', '9 9 2', '9 9 2'))).toEqual({ seat: 1, reason: 'firstSeat' });
  });

  test('§3.7 card 1 lies between one fifth and two fifths of the coins, card 2 between three and four', () => {
    const offsets = new Set<number>();
    for (const { deal } of deals) {
      const coins = deal.deck.length - 2;
      const size = (pile: number) => Math.floor(coins / 5) + (pile <= coins % 5 ? 1 : 0);
      const [fifth, twoFifths] = [size(1), size(1) + size(2)];
      const [threeFifths, fourFifths] = [twoFifths + size(3), twoFifths + size(3) + size(4)];
      // How many coins are drawn before each card.
      const [first, second] = [deal.deck.indexOf('scoring-1'), deal.deck.indexOf('scoring-2') - 1];
      expect(first).toBeGreaterThanOrEqual(fifth);
      expect(first).toBeLessThanOrEqual(twoFifths);
      expect(second).toBeGreaterThanOrEqual(threeFifths);
      expect(second).toBeLessThanOrEqual(fourFifths);
      offsets.add(first - fifth).add(second - threeFifths);
    }
    expect(offsets.size).toBeGreaterThan(10);
  });

  test('§3 market and display are filled from the front of supply and deck; the starting player begins', () => {
    for (const { config, deal, state, events } of deals) {
      const dirk = config.seats === 2 ? 6 : 0;
      expect(state.market).toEqual(deal.tiles.slice(dirk, dirk + 4));
      expect(state.supply.length).toBe(config.seats === 2 ? 44 : 50);
      expect(state.display).toEqual(deal.deck.slice(0, 4));
      expect(state.turn).toBe(1);
      const { seat } = starterOf(deal.money);
      expect(state.step).toEqual({ kind: 'action', seat, purchases: [] });
      expect(events.at(-1)).toMatchObject({ kind: 'began', seat });
    }
  });

  test('§2 108 coins, three of each; 72 with two players', () => {
    for (const { config, deal } of deals) {
      const coins = [...deal.money.flat(), ...deal.deck];
      const counts = COIN_KINDS.map((kind) => coins.filter((coin) => coin === kind).length);
      expect(new Set(counts)).toEqual(new Set([config.seats === 2 ? 2 : 3]));
    }
  });
});

describe('a deal written by hand', () => {
  const { config, deal } = deals[1]!;
  const refusal = (change: object) => {
    const read = alhambra.readDeal(config, { ...deal, ...change });
    return read.ok ? null : read.error;
  };

  test('can have fewer tiles and any starting money', () => {
    expect(refusal({ tiles: deal.tiles.slice(0, 4) })).toBe(null);
    const [first = [], second = [], ...others] = deal.money;
    expect(refusal({ money: [[], [...first, ...second], ...others] })).toBe(null);
  });

  test.each([
    ['a tile twice', { tiles: [...deal.tiles.slice(0, 9), deal.tiles[0]] }, /twice/],
    ['too few tiles', { tiles: deal.tiles.slice(0, 3) }, /at least 4/],
    ['a seat without money', { money: deal.money.slice(1) }, /2 of 3/],
    ['a coin missing', { deck: deal.deck.slice(1) }, /the box has 3/],
    ['no scoring card', { deck: deal.deck.filter((card) => card !== 'scoring-2') }, /scoring-1 and then/],
    ['scoring cards in the wrong order', { deck: deal.deck.toReversed() }, /scoring-1 and then/],
    [
      'a scoring card among the first',
      { deck: ['scoring-1', ...deal.deck.filter((card) => card !== 'scoring-1')] },
      /begin with 4/,
    ],
  ])('is refused with %s', (_, change, problem) => {
    expect(refusal(change)).toMatch(problem);
  });
});
