import { expect, test } from 'vitest';
import { carcassonne, type TileId, tileKind, tilesOf } from '../../../../src/engines/carcassonne/index.ts';
import { seeded } from '../../../../src/kernel/random.ts';
import { awaited, dealt, position } from '../support.ts';

const config = { seats: 3, options: ['fluss'] } as const;
const river = (...stack: readonly TileId[]) => dealt(stack, 2, ['fluss']);
const fields = (id: TileId) => tileKind(id).segments.filter(({ kind }) => kind === 'field').length;
const roads = (id: TileId) => tileKind(id).segments.filter(({ kind }) => kind === 'road').length;

test('§9.1 the start tile is out of the game, the other three D are drawn: 83 tiles', () => {
  const { stack } = carcassonne.deal(config, seeded('river'));
  expect(stack.filter((tile) => tile === 'D')).toHaveLength(3);
  expect(stack).toHaveLength(82);
  expect(tilesOf(['fluss']).reduce((sum, { count }) => sum + count, 0)).toBe(83);
  expect(carcassonne.box(config)['tile D']).toBe(3);
});

test('§9.2 the spring lies at (0, 0) unturned; ten river tiles come first, then the lake, then all others', () => {
  const deal = carcassonne.deal(config, seeded('river'));
  const { state, events } = carcassonne.setup(config, deal);
  expect(events[0]).toEqual({ kind: 'laidStartTile', tile: 'R01', x: 0, y: 0, rotation: 0 });
  const sets = deal.stack.map((tile) => tileKind(tile).set === 'fluss');
  expect(sets.slice(0, 12)).toEqual([...Array.from({ length: 11 }, () => true), false]);
  expect(deal.stack[10]).toBe('R02');
  expect(sets.lastIndexOf(true)).toBe(10);
  expect(carcassonne.open(state).tilesLeft).toBe(82);
  const another = carcassonne.deal(config, seeded('another')).stack.slice(0, 10);
  expect(another.toSorted()).toEqual(deal.stack.slice(0, 10).toSorted());
  expect(another).not.toEqual(deal.stack.slice(0, 10));
});

test('§9.2 the layers of the stack keep their order in a deal by hand, in a state, and dealt anew', () => {
  const read = (stack: readonly string[]) => carcassonne.readDeal(config, { start: 0, stack }).ok;
  expect([read(['R03', 'R02', 'V']), read(['V', 'R03']), read(['R02', 'R03'])]).toEqual([true, false, false]);
  const { state } = river('R03', 'R04', 'R05', 'R02', 'V', 'U');
  expect(carcassonne.load(2, { ...state, stack: ['V', 'R02'] }).ok).toBe(false);
  for (let i = 0; i < 5; i++) {
    const { stack } = carcassonne.redeal(state, 'table', seeded(`redeal ${i}`));
    expect([stack.slice(0, 2).toSorted(), stack[2], stack.slice(3).toSorted()]).toEqual([
      ['R04', 'R05'],
      'R02',
      ['U', 'V'],
    ]);
  }
});

test('§9.3 river tiles are placed in turns like all others, the lake too', () => {
  const game = river('R03', 'R05', 'R02', 'V').play('tile 1,0 0', 'follower 1', 'tile 2,0 0', 'follower 0');
  expect(awaited(game.state)).toBe(0);
  const lake = game.play('tile 3,0 0');
  expect(lake.told('placedTile')).toMatchObject([{ seat: 0, tile: 'R02' }]);
  expect(lake.told('drewTile')).toMatchObject([{ seat: 1, tile: 'V' }]);
});

test('§9.4 a river tile goes on from the open end, whatever else its edges fit', () => {
  const game = river('R03', 'R02');
  expect(game.legal()).toEqual(['tile 1,0 0', 'tile 1,0 180']);
  expect(game.refusal('tile 0,1 0')).toEqual({ kind: 'riverGoesOnElsewhere', x: 1, y: 0 });
  const next = game.play('tile 1,0 0', 'pass');
  expect(next.legal()).toEqual(['tile 2,0 0']);
  expect(next.refusal('tile -1,0 90')).toEqual({ kind: 'riverGoesOnElsewhere', x: 2, y: 0 });
});

test('§9.5 a bend does not follow a bend in the same sense', () => {
  const right = river('R04', 'R04', 'R02').play('tile 1,0 0', 'pass');
  expect(right.refusal('tile 1,1 90')).toEqual({ kind: 'riverTurnsBack' });
  expect(right.legal()).toEqual(['tile 1,1 180']);
  const left = river('R04', 'R04', 'R02').play('tile 1,0 90', 'pass');
  expect(left.refusal('tile 1,-1 0')).toEqual({ kind: 'riverTurnsBack' });
  expect(left.legal()).toEqual(['tile 1,-1 270']);
});

test('§9.5 bend right, straight, bend right is legal', () => {
  const game = river('R04', 'R03', 'R04', 'R02').play('tile 1,0 0', 'pass', 'tile 1,1 90', 'pass');
  expect(game.legal()).toEqual(['tile 1,2 90', 'tile 1,2 180']);
});

test('§9.5 spring and lake are no bends', () => {
  const spring = river('R04', 'R02');
  expect(spring.legal()).toEqual(['tile 1,0 0', 'tile 1,0 90']);
  expect(spring.play('tile 1,0 0', 'pass').legal()).toEqual(['tile 1,1 90']);
  expect(spring.play('tile 1,0 90', 'pass').legal()).toEqual(['tile 1,-1 270']);
});

test('§9.6 a lake that cannot be placed is left out, and the normal stack begins', () => {
  const left = river('R09', 'R03', 'R04', 'R03', 'R04', 'R08', 'R10', 'R02', 'V').play(
    ...['tile 1,0 90', 'pass', 'tile 1,1 90', 'pass', 'tile 1,2 180', 'pass', 'tile 2,2 0', 'pass'],
    ...['tile 3,2 90', 'pass', 'tile 3,1 0', 'pass', 'tile 3,0 0', 'pass'],
  );
  expect(left.told('removedTile')).toEqual([{ kind: 'removedTile', seat: 1, tile: 'R02', left: 1 }]);
  expect(left.told('drewTile')).toMatchObject([{ seat: 1, tile: 'V' }]);
  expect(awaited(left.state)).toBe(1);
});

test('§9.7 a follower stands on everything but the river, from the first turn on', () => {
  const placed = river('R07', 'R02').play('tile 1,0 0');
  expect(placed.legal()).toEqual(['follower 0', 'follower 2', 'follower 3', 'follower 4', 'follower 5', 'pass']);
  expect(placed.refusal('follower 1')).toEqual({ kind: 'noSuchSegment', segment: 1 });
});

test('§9.7 the river divides the fields, and one field goes round the spring', () => {
  const beside = river('R03', 'R03', 'R02').play('tile 1,0 0', 'follower 1', 'tile 2,0 0');
  expect(beside.told('passed')).toMatchObject([{ seat: 1, reason: 'everySpotOccupied' }]);
  const far = position({ board: 'R03@', drawn: 'R03', options: ['fluss'], followers: [[1, 0, 0, 1]] }).play(
    'tile 1,0 0',
  );
  expect(far.legal()).toEqual(['follower 2', 'pass']);
  expect([fields('R01'), fields('R02')]).toEqual([1, 1]);
});

test('§9.7, §9.8 R06 divides its north bank, R07 does not; on R08 the road goes through four fields', () => {
  expect([fields('R06'), fields('R07'), fields('R08')]).toEqual([4, 3, 4]);
  expect([roads('R06'), roads('R07'), roads('R08')]).toEqual([1, 1, 1]);
});
