import { describe, expect, test } from 'vitest';
import { alhambra, type Coin } from '../../../src/engines/alhambra/index.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { seat, turn } from './support.ts';

const hands: readonly (readonly Coin[])[] = [
  ['yellow-7', 'yellow-8'],
  ['orange-3', 'blue-3', 'green-5'],
];
const at = turn({ hands, market: ['pavilion-7-e', 'seraglio-8-s', 'tower-13-e', 'tower-12-0'] });
const two = turn({ seats: 2, hands, dirk: ['garden-6-esw', 'garden-12-s', 'tower-7-new'] });

describe('§15 what is public', () => {
  test('§15 of other players’ coins the number; each seat sees its own', () => {
    expect(at.open.players.map(({ coins }) => coins)).toEqual([2, 3, 0]);
    expect(at.own(1)).toEqual({ seat: 1, coins: ['orange-3', 'blue-3', 'green-5'] });
  });

  test('§15 alhambras, reserves, market, display, and the numbers of tiles and coins left', () => {
    expect(at.open).toMatchObject({
      tilesLeft: 50,
      coinsLeft: 99,
      display: ['yellow-9', 'orange-9', 'blue-9', 'green-9'],
    });
    expect(at.open.market.map(({ tile }) => tile)).toEqual(at.state.market);
  });

  test('§15 §14 of Dirk’s tiles only how many he has of each building', () => {
    expect(two.open.dirk).toEqual({ pavilion: 0, seraglio: 0, arcades: 0, chambers: 0, garden: 2, tower: 1 });
    expect(JSON.stringify(two.open)).not.toContain('garden-6-esw');
    expect(at.open.dirk).toBe(null);
  });

  test('§15 nothing public depends on hands, the order of deck and supply, or which tiles Dirk has', () => {
    const moved = two.play('take blue-9');
    let [hands, dirks] = [0, 0];
    for (let i = 0; i < 50; i++) {
      const other = alhambra.redeal(moved.state, seat(0), seeded(`redeal ${i}`));
      expect(alhambra.open(other)).toEqual(moved.open);
      expect(alhambra.own(other, seat(0))).toEqual(moved.own(0));
      expect(alhambra.check(other)).toBe(null);
      if (JSON.stringify(other.players[1]) !== JSON.stringify(moved.state.players[1])) hands++;
      if (JSON.stringify(other.dirk) !== JSON.stringify(moved.state.dirk)) dirks++;
    }
    expect(hands).toBeGreaterThan(40);
    expect(dirks).toBeGreaterThan(40);
  });

  test('§3.5 before the first move everyone knows the starting money', () => {
    const config = { seats: 3, options: [] };
    const { state } = alhambra.setup(config, alhambra.deal(config, seeded('known')));
    expect(alhambra.redeal(state, 'table', seeded('redeal')).players).toEqual(state.players);
  });

  test('§6 what a seat can buy is asked of that seat alone: the violation names only its own coins', () => {
    expect(at.refusal('buy green yellow-7')).toEqual({ kind: 'wrongCurrency', coin: 'yellow-7', currency: 'green' });
  });
});

test('§4 a turn, its extra action, and its placing are one stage; undo is free where nothing was revealed', () => {
  const bought = at.play('buy yellow yellow-7');
  expect(alhambra.stage(bought.state)).toBe(1);
  expect(bought.revealed).toBe('hidden');
  const rebuilt = turn({ reserves: [['garden-10-0']] }).play('build garden-10-0 1,0');
  expect(rebuilt.revealed).toBe('nothing');
});

test('names that do not exist are refused as such', () => {
  const refuse = (move: object) => {
    const read = alhambra.readMove(move);
    if (!read.ok) throw new Error('it is malformed');
    const played = alhambra.play(at.state, seat(0), read.value, seeded('x'));
    return played.ok ? null : played.error;
  };
  const noSuchName = (name: string) => ({ kind: 'illegal', violation: { kind: 'noSuchName', name } });
  expect(refuse({ kind: 'takeCoins', coins: ['red-1'] })).toEqual(noSuchName('red-1'));
  expect(refuse({ kind: 'buyTile', currency: 'red', coins: ['yellow-7'] })).toEqual(noSuchName('red'));
  expect(refuse({ kind: 'buyTile', currency: 'yellow', coins: ['gold'] })).toEqual(noSuchName('gold'));
  const withReserve = turn({ reserves: [['garden-10-0']] });
  const read = alhambra.readMove({ kind: 'swapTiles', tile: 'start', x: 0, y: 0 });
  if (!read.ok) throw new Error('it is malformed');
  const played = alhambra.play(withReserve.state, seat(0), read.value, seeded('x'));
  expect(played).toMatchObject({ error: noSuchName('start') });
});
