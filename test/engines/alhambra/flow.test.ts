import { describe, expect, test } from 'vitest';
import { alhambra, COIN_KINDS } from '../../../src/engines/alhambra/index.ts';
import { seeded, shuffled } from '../../../src/kernel/random.ts';
import { turn } from './support.ts';

const market = ['pavilion-7-e', 'seraglio-8-s', 'tower-13-e', 'tower-12-0'] as const;

describe('§4 the turn', () => {
  test('§4 kinds of actions can be mixed: two exact purchases, then coins, then placing, then the next seat', () => {
    const begun = turn({ market, hands: [['yellow-7', 'orange-8']] });
    const after = begun.play('buy yellow yellow-7', 'buy orange orange-8', 'take blue-9');
    expect(after.open.step).toEqual({ kind: 'placing', seat: 0 });
    const done = after.play('store pavilion-7-e', 'store seraglio-8-s');
    expect(done.awaits()).toEqual([1]);
    expect(alhambra.stage(done.state)).toBe(2);
    expect(alhambra.stage(after.state)).toBe(1);
  });

  test('§4 an extra action has to be used: there is no pass', () => {
    const extra = turn({ market, hands: [['yellow-7']] }).play('buy yellow yellow-7');
    expect(extra.legal().every((line) => line.startsWith('take'))).toBe(true);
  });

  test('§4 rebuilding can follow an exact purchase', () => {
    const extra = turn({ market, hands: [['yellow-7']], reserves: [['garden-11-0']] });
    const after = extra.play('buy yellow yellow-7', 'build garden-11-0 1,0');
    expect(after.open.step).toEqual({ kind: 'placing', seat: 0 });
  });

  test('§4 without coins on display, a tile to pay for, or a rebuild the extra action is lost', () => {
    const hands = [
      ['yellow-7'],
      [...COIN_KINDS, ...COIN_KINDS, ...COIN_KINDS.filter((coin) => coin !== 'yellow-7')],
    ] as const;
    const after = turn({ market, hands, display: [], deck: [] }).play('buy yellow yellow-7');
    expect(after.kinds()).toEqual(['bought', 'lostAction']);
    expect(after.open.step).toEqual({ kind: 'placing', seat: 0 });
    expect(after.legal()).toContain('place pavilion-7-e 1,0');
  });

  test('§4 a rebuild alone keeps the action', () => {
    const hands = [
      ['yellow-7'],
      [...COIN_KINDS, ...COIN_KINDS, ...COIN_KINDS.filter((coin) => coin !== 'yellow-7')],
    ] as const;
    const reserves = [['garden-11-0']] as const;
    const extra = turn({ market, hands, display: [], deck: [], reserves }).play('buy yellow yellow-7');
    expect(extra.open.step).toEqual({ kind: 'action', seat: 0, isExtra: true });
    expect(extra.legal().every((line) => line.startsWith('build garden-11-0'))).toBe(true);
  });

  test('§4 a turn without any possible action is over at once', () => {
    const hands = [
      ['yellow-7'],
      [...COIN_KINDS, ...COIN_KINDS, ...COIN_KINDS.filter((coin) => coin !== 'yellow-7')],
    ] as const;
    const after = turn({
      market: [...market.slice(1), 'garden-12-s'],
      hands: [hands[1], hands[0]],
      display: [],
      deck: [],
      alhambras: [['arcades-9-0 1,0']],
    }).play('remove 1,0');
    expect(after.kinds()).toEqual(['movedToReserve', 'lostAction', 'lostAction']);
    expect(after.awaits()).toEqual([0]);
  });

  test('§4 nothing is refilled during a turn: at most four tiles are bought', () => {
    const rich = turn({ market, hands: [['yellow-7', 'orange-8', 'blue-9', 'blue-4', 'green-9', 'green-3']] });
    const all = rich.play(
      'buy yellow yellow-7',
      'buy orange orange-8',
      'buy blue blue-4+blue-9',
      'buy green green-3+green-9',
    );
    expect(all.offers('buy')).toEqual([]);
    expect(all.state.market).toEqual([null, null, null, null]);
    expect(all.refusal('buy blue blue-1')).toEqual({ kind: 'emptyPlace', currency: 'blue' });
  });
});

describe('§10 the refill', () => {
  test('§10.1 empty places are filled from left to right', () => {
    const after = turn({
      market,
      supply: ['garden-6-esw', 'garden-7-nsw', 'garden-8-ne'],
      hands: [['yellow-7', 'blue-9', 'blue-5']],
    }).play('buy yellow yellow-7', 'buy blue blue-5+blue-9', 'store pavilion-7-e', 'store tower-13-e');
    expect(after.state.market).toEqual(['garden-6-esw', 'seraglio-8-s', 'garden-7-nsw', 'tower-12-0']);
    expect(after.state.supply).toEqual(['garden-8-ne']);
  });

  test('§10.1 the game goes on when the last tile fills the last gap', () => {
    const after = turn({ market, supply: ['garden-6-esw'], hands: [['yellow-8']] }).play(
      'buy yellow yellow-8',
      'store pavilion-7-e',
    );
    expect(after.state.supply).toEqual([]);
    expect(after.awaits()).toEqual([1]);
  });

  test('§10.2 coins are drawn until there are four', () => {
    const after = turn({
      display: ['blue-1', 'blue-2', 'blue-2', 'blue-9'],
      deck: ['green-1', 'green-2', 'green-3', 'green-4'],
    }).play('take blue-1+blue-2+blue-2');
    expect(after.state.display).toEqual(['blue-9', 'green-1', 'green-2', 'green-3']);
    expect(after.state.deck).toEqual(['green-4']);
  });

  test('§10.2 §10.3 a scoring card is put aside, the display is completed, then the round is held', () => {
    const after = turn({
      deck: ['scoring-1', 'green-2', 'scoring-2', 'green-3'],
      alhambras: [['tower-11-n 1,0']],
    }).play('take blue-9');
    expect(after.kinds()).toEqual(['tookCoins', 'refilledDisplay', 'drewScoringCard', 'scored']);
    expect(after.told('drewScoringCard')[0]?.round).toBe(1);
    expect(after.told('scored')[0]?.totals).toEqual([7, 0, 0]);
    expect(after.state.display.at(-1)).toBe('green-2');
    expect(after.state.deck).toEqual(['scoring-2', 'green-3']);
    expect(after.open.coinsLeft).toBe(1);
    expect(after.awaits()).toEqual([1]);
  });

  test('§10.2 with the deck empty, the paid coins become the deck when the next coin is needed', () => {
    const at = turn({ deck: [], random: seeded('shuffle') });
    expect(at.open.coinsLeft).toBe(0);
    const after = at.play('take blue-9');
    expect(after.kinds()).toEqual(['tookCoins', 'reshuffled', 'refilledDisplay']);
    expect(after.told('reshuffled')[0]?.coins).toBe(104);
    expect(after.state.deck.length).toBe(103);
    const shuffledCoins = shuffled(seeded('shuffle').stream('reshuffle/1'), at.state.discard);
    expect([...after.state.display.slice(3), ...after.state.deck]).toEqual(shuffledCoins);
    expect(after.state.discard).toEqual([]);
    const emptied = turn({ deck: ['green-1'], random: seeded('shuffle') }).play('take blue-9');
    expect(emptied.kinds()).toEqual(['tookCoins', 'refilledDisplay']);
  });

  test('§10.2 with no coin left at all, the display stays short', () => {
    const all = [...COIN_KINDS, ...COIN_KINDS, ...COIN_KINDS];
    for (const coin of ['yellow-9', 'orange-9', 'blue-9', 'green-9'] as const) all.splice(all.indexOf(coin), 1);
    const after = turn({ hands: [[], all], deck: [] }).play('take blue-9');
    expect(after.state.display).toEqual(['yellow-9', 'orange-9', 'green-9']);
    expect(after.awaits()).toEqual([1]);
  });
});
