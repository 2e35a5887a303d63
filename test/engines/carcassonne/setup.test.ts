import { expect, test } from 'vitest';
import { carcassonne, type TileId } from '../../../src/engines/carcassonne/index.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { dealt } from './support.ts';

const config = { seats: 3, options: [] };

test('§2.1 two to five play, with and without `old`', () => {
  expect(carcassonne.seats([])).toEqual({ min: 2, max: 5 });
  expect(carcassonne.seats(['old'])).toEqual({ min: 2, max: 5 });
});

test('§2.2 everybody begins with seven followers in hand and no points', () => {
  const { players } = carcassonne.open(dealt(['V'], 5).state);
  expect(players).toHaveLength(5);
  for (const { hand, points } of players) expect({ hand, points }).toEqual({ hand: { follower: 7 }, points: 0 });
});

test('§2.3 the start tile D lies at (0, 0) unturned, and nobody stands on it', () => {
  const { state, events } = dealt(['V']);
  expect(state.placements).toEqual([{ tile: 'D', x: 0, y: 0, rotation: 0 }]);
  expect(state.figures).toEqual([]);
  expect(events[0]).toEqual({ kind: 'laidStartTile', tile: 'D', x: 0, y: 0, rotation: 0 });
});

test('§2.3 the other 71 tiles are shuffled: three of the four D, all copies of the rest', () => {
  const { stack } = carcassonne.deal(config, seeded('one'));
  const copies = (tile: TileId) => stack.filter((one) => one === tile).length;
  expect(stack).toHaveLength(71);
  expect([copies('D'), copies('E'), copies('V'), copies('C'), copies('B')]).toEqual([3, 5, 9, 1, 4]);
  expect(stack.some((tile) => tile.length > 1)).toBe(false);
  expect(carcassonne.deal(config, seeded('two')).stack).not.toEqual(stack);
});

test('§2.4 the counter starts at 71, counts the tile drawn, and stands at 1 on the last turn', () => {
  const { state, events } = carcassonne.setup(config, carcassonne.deal(config, seeded('one')));
  expect(carcassonne.open(state).tilesLeft).toBe(71);
  expect(events.at(-1)).toMatchObject({ kind: 'drewTile', left: 71 });

  const first = dealt(['U', 'U']);
  expect(carcassonne.open(first.state).tilesLeft).toBe(2);
  const placed = first.play('tile 1,0 0');
  expect(carcassonne.open(placed.state).tilesLeft).toBe(1);
  expect(carcassonne.open(placed.play('pass').state).tilesLeft).toBe(1);
});

test('§2.5 who begins is drawn by lot, and each seat begins sometimes', () => {
  const starts = Array.from({ length: 60 }, (_, i) => carcassonne.deal(config, seeded(`start ${i}`)).start);
  expect(new Set(starts)).toEqual(new Set([0, 1, 2]));
});

test('§2.5 play goes round in seat order from whoever begins', () => {
  const deal = carcassonne.readDeal(config, { start: 2, stack: ['U', 'U', 'U', 'U'] });
  if (!deal.ok) throw new Error(deal.error);
  let { state } = carcassonne.setup(config, deal.value);
  const order: unknown[] = [];
  for (let x = 1; x <= 4; x++) {
    const turn = carcassonne.turn(state);
    if ('over' in turn) break;
    order.push(...turn.awaits);
    for (const move of [{ kind: 'placeTile', x, y: 0, rotation: 0 }, { kind: 'pass' }] as const) {
      const played = carcassonne.play(state, turn.awaits[0]!, move, seeded('no need'));
      if (!played.ok) throw new Error(JSON.stringify(played.error));
      state = played.value.state;
    }
  }
  expect(order).toEqual([2, 0, 1, 2]);
});

test('a deal written by hand may be short, but holds no more tiles than the box', () => {
  const read = (value: unknown) => carcassonne.readDeal(config, value);
  expect(read({ start: 1, stack: ['C'] })).toEqual({ ok: true, value: { start: 1, stack: ['C'] } });
  expect(read({ start: 0, stack: ['C', 'C'] })).toMatchObject({ ok: false });
  expect(read({ start: 0, stack: ['D', 'D', 'D'] })).toMatchObject({ ok: true });
  expect(read({ start: 0, stack: ['D', 'D', 'D', 'D'] })).toMatchObject({ ok: false });
  expect(read({ start: 3, stack: [] })).toMatchObject({ ok: false });
  expect(read({ start: 0, stack: ['E01'] })).toMatchObject({ ok: false });
  expect(read({ start: 0, stack: ['Z'] })).toMatchObject({ ok: false });
  expect(read({ start: 0, stack: [], river: [] })).toMatchObject({ ok: false });
});
