import { describe, expect, test } from 'vitest';
import { alhambra, type TileId } from '../../../src/engines/alhambra/index.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { turn } from './support.ts';

const market = ['pavilion-7-e', 'seraglio-8-s', 'tower-13-e', 'tower-12-0'] as const;
const gardens: readonly TileId[] = [
  'garden-6-esw',
  'garden-7-nsw',
  'garden-8-ne',
  'garden-8-nw',
  'garden-8-sw',
  'garden-9-e',
  'garden-10-0',
  'garden-10-n',
];

describe('§14 two players', () => {
  test('§14 72 coins, and Dirk begins with 6 tiles: 44 are left', () => {
    const config = { seats: 2, options: [] };
    const deal = alhambra.deal(config, seeded('two'));
    const { state, events } = alhambra.setup(config, deal);
    const coins = [...deal.money.flat(), ...deal.deck].filter((card) => !card.startsWith('scoring'));
    expect(coins.length).toBe(72);
    expect(state.dirk).toEqual(deal.tiles.slice(0, 6));
    expect(state.market).toEqual(deal.tiles.slice(6, 10));
    expect(state.supply.length).toBe(44);
    expect(events.find(({ kind }) => kind === 'dirkDrew')).toMatchObject({ draw: 'start', count: 6 });
  });

  test('§14 with more players there is no Dirk', () => {
    const at = turn({ market, hands: [['yellow-9']] }).play('buy yellow yellow-9');
    expect(at.state.dirk).toBe(null);
    expect(at.refusal('dirk pavilion-7-e')).toEqual({ kind: 'noDirk' });
    const config = { seats: 3, options: [] };
    expect(alhambra.setup(config, alhambra.deal(config, seeded('three'))).state.dirk).toBe(null);
  });

  test('§14 after the first scoring round Dirk draws 6 more, right after its points', () => {
    const after = turn({ seats: 2, market, supply: gardens, deck: ['scoring-1', 'green-1', 'scoring-2'] }).play(
      'take blue-9',
    );
    expect(after.kinds()).toEqual(['tookCoins', 'refilledDisplay', 'drewScoringCard', 'scored', 'dirkDrew']);
    expect(after.told('scored')[0]?.buildings.garden[2]).toMatchObject({ party: 'dirk', count: 0 });
    expect(after.told('dirkDrew')[0]).toMatchObject({ draw: 'scoring1', count: 6, counts: { garden: 6 } });
    expect(after.state.supply).toEqual(gardens.slice(6));
  });

  test('§14 if fewer than 6 are left, he gets those', () => {
    const after = turn({
      seats: 2,
      market,
      supply: gardens.slice(0, 4),
      deck: ['scoring-1', 'green-1', 'scoring-2'],
    }).play('take blue-9');
    expect(after.told('dirkDrew')[0]?.count).toBe(4);
    expect(after.awaits()).toEqual([1]);
  });

  test('§14 after the second he draws a third of the supply, rounded down, counted after the refill', () => {
    const two = { seats: 2, market, supply: gardens, deck: ['scoring-2', 'green-1'] } as const;
    expect(turn(two).play('take blue-9').told('dirkDrew')[0]?.count).toBe(2);
    const bought = turn({ ...two, supply: gardens.slice(0, 7), hands: [['yellow-7', 'orange-8']] }).play(
      'buy yellow yellow-7',
      'buy orange orange-8',
      'take blue-9',
      'dirk pavilion-7-e',
      'store seraglio-8-s',
    );
    expect(bought.told('dirkDrew')[0]).toMatchObject({ draw: 'scoring2', count: 1 });
    expect(
      turn({ ...two, supply: gardens.slice(0, 2) })
        .play('take blue-9')
        .told('dirkDrew'),
    ).toEqual([]);
  });

  test('§14 a bought tile can be given to Dirk, tile by tile; market and reserve tiles cannot', () => {
    const at = turn({ seats: 2, market, hands: [['yellow-7', 'orange-9']], reserves: [['garden-12-s']] }).play(
      'buy yellow yellow-7',
      'buy orange orange-9',
    );
    expect(at.offers('dirk')).toEqual(['dirk pavilion-7-e', 'dirk seraglio-8-s']);
    expect(at.refusal('dirk garden-12-s')).toEqual({ kind: 'notToPlace', tile: 'garden-12-s' });
    const after = at.play('dirk seraglio-8-s');
    expect(after.state.dirk).toEqual(['seraglio-8-s']);
    expect(after.open.dirk?.seraglio).toBe(1);
    expect(after.state.players[0]?.toPlace).toEqual(['pavilion-7-e']);
  });

  test('§14 §13.2 tiles won at the end cannot be given to Dirk', () => {
    const won = turn({ seats: 2, market, supply: [], hands: [['yellow-9', 'blue-1']] }).play(
      'buy yellow yellow-9',
      'dirk pavilion-7-e',
    );
    expect(won.open.step).toEqual({ kind: 'placingWon', seats: [0] });
    expect(won.refusal('dirk tower-13-e')).toEqual({ kind: 'dirkTakesBoughtTiles' });
    expect(won.offers('dirk')).toEqual([]);
  });

  test('§14 Dirk counts as a third party in the ranks, and his share of a tie is lost', () => {
    const after = turn({
      seats: 2,
      market,
      dirk: ['garden-11-0', 'tower-11-0'],
      alhambras: [['garden-12-s 1,0'], ['tower-9-es 1,0']],
      deck: ['scoring-1', 'green-1', 'scoring-2'],
    }).play('take blue-9');
    const { buildings, walls } = after.told('scored')[0]!;
    expect(buildings.garden.map(({ party, points }) => [party, points])).toEqual([
      [0, 2],
      [1, 0],
      ['dirk', 2],
    ]);
    expect(buildings.tower.map(({ points }) => points)).toEqual([0, 3, 3]);
    expect(walls).toEqual([1, 2]);
    expect(alhambra.scores(after.state).length).toBe(2);
  });

  test('§14 his tiles may empty the supply; the game ends at the next refill that needs a tile', () => {
    const emptied = turn({
      seats: 2,
      market,
      supply: gardens.slice(0, 6),
      deck: ['scoring-1', 'green-1', 'scoring-2'],
      hands: [[], ['yellow-9']],
    }).play('take blue-9');
    expect(emptied.open.tilesLeft).toBe(0);
    expect(emptied.play('buy yellow yellow-9', 'store pavilion-7-e').told('ranOut').length).toBe(1);
  });
});
