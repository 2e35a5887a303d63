import { expect, test } from 'vitest';
import { carcassonne } from '../../../../src/engines/carcassonne/index.ts';
import { awaited, dealt, position } from '../support.ts';

test('§3.1 x grows eastward, y southward, and a tile is turned clockwise', () => {
  // The start tile: city north, road west and east, field south. E has a city at one side only.
  expect(dealt(['E']).legal()).toEqual(['tile 0,-1 180', 'tile 0,1 90', 'tile 0,1 180', 'tile 0,1 270']);
  // J has a city north and a road east and south: turned by 90 its road leads south and west.
  expect(dealt(['J']).legal()).toEqual([
    ...['tile -1,0 0', 'tile -1,0 270', 'tile 0,-1 180', 'tile 0,1 90', 'tile 1,0 90', 'tile 1,0 180'],
  ]);
});

test('§3.2 the tile is drawn by itself and everybody sees it', () => {
  const { state, told } = dealt(['E', 'V']);
  expect(carcassonne.open(state).step).toEqual({ kind: 'placeTile', seat: 0, tile: 'E' });
  expect(told('drewTile')).toEqual([{ kind: 'drewTile', seat: 0, tile: 'E', left: 2 }]);
});

test('§3.3 a tile goes on an empty cell', () => {
  expect(dealt(['E']).refusal('tile 0,0 180')).toEqual({ kind: 'cellTaken', x: 0, y: 0 });
});

test('§3.3 touching at a corner only is not enough', () => {
  expect(dealt(['B']).refusal('tile 1,1 0')).toEqual({ kind: 'touchesNothing', x: 1, y: 1 });
  expect(dealt(['B']).refusal('tile 99999,0 0')).toEqual({ kind: 'touchesNothing', x: 99999, y: 0 });
  expect(dealt(['B']).refusal('tile 0,512 0')).toEqual({ kind: 'touchesNothing', x: 0, y: 512 });
});

test('§3.3 where two tiles meet, city meets city, road meets road, field meets field', () => {
  const mismatch = (tile: string, line: string) => dealt([tile]).refusal(line);
  expect(mismatch('E', 'tile 0,-1 0')).toEqual({ kind: 'edgeMismatch', side: 's', mine: 'field', theirs: 'city' });
  expect(mismatch('U', 'tile 0,-1 90')).toEqual({ kind: 'edgeMismatch', side: 's', mine: 'road', theirs: 'city' });
  expect(mismatch('E', 'tile 1,0 270')).toEqual({ kind: 'edgeMismatch', side: 'w', mine: 'city', theirs: 'road' });
  expect(mismatch('B', 'tile -1,0 0')).toEqual({ kind: 'edgeMismatch', side: 'e', mine: 'field', theirs: 'road' });
  expect(mismatch('C', 'tile 0,1 0')).toEqual({ kind: 'edgeMismatch', side: 'n', mine: 'city', theirs: 'field' });
});

test('§3.3 every side that meets a tile must fit, not one of them', () => {
  const corner = position({
    board: `
      U@  V
      .   U:90
    `,
    drawn: 'V',
  });
  // (0, 1) has a field to the north and a field to the east.
  expect(corner.legal().filter((line) => line.startsWith('tile 0,1 '))).toEqual(['tile 0,1 0']);
  expect(corner.refusal('tile 0,1 90')).toMatchObject({ kind: 'edgeMismatch', side: 'n', mine: 'road' });
  expect(corner.refusal('tile 0,1 270')).toMatchObject({ kind: 'edgeMismatch', side: 'e', mine: 'road' });
});

test('§3.3 a placement may leave a hole that nothing fits', () => {
  const hole = position({
    board: `
      B@     E:180  B
      A:270  .      E:90
      B      .      B
    `,
    drawn: 'E',
    stack: ['J', 'K', 'L', 'O', 'V', 'W'],
  }).play('tile 1,2 180', 'pass');
  // The hole wants a city north, a road west and fields.
  expect(hole.legal().filter((line) => line.startsWith('tile 1,1 '))).toEqual([]);
  expect(hole.legal().length).toBeGreaterThan(0);
});

test('a rotation is a quarter of a turn, once, twice or three times', () => {
  const { state } = dealt(['E']);
  const move = { kind: 'placeTile', x: 0, y: 1, rotation: 45 };
  const read = carcassonne.readMove(move);
  if (!read.ok) throw new Error('the form is right');
  expect(carcassonne.play(state, awaited(state), read.value, { stream: () => expect.fail() })).toEqual({
    ok: false,
    error: { kind: 'illegal', violation: { kind: 'noSuchRotation', rotation: 45 } },
  });
});

test('§3.5 a tile that fits cannot be declined, and no figure comes before it', () => {
  expect(dealt(['E']).refusal('pass')).toEqual({ kind: 'tileNotPlaced' });
  expect(dealt(['E']).refusal('follower 0')).toEqual({ kind: 'tileNotPlaced' });
});

test('§4.2 one tile a turn', () => {
  expect(dealt(['E', 'E']).play('tile 0,-1 180').refusal('tile 0,1 90')).toEqual({ kind: 'tileAlreadyPlaced' });
});

test('the place is asked column, row, rotation, and parameters known already narrow it', () => {
  const { state } = dealt(['E']);
  const ask = (partial: object) => {
    const read = carcassonne.readPartialMove({ kind: 'placeTile', ...partial });
    if (!read.ok) throw new Error('the form is right');
    return carcassonne.choices(state, awaited(state), read.value);
  };
  expect(ask({})).toMatchObject({ parameter: 'x', kind: 'one', values: [0] });
  expect(ask({ x: 0 })).toMatchObject({ parameter: 'y', values: [-1, 1] });
  expect(ask({ rotation: 90 })).toMatchObject({ parameter: 'x', values: [0] });
  expect(ask({ y: 1, rotation: 270 })).toMatchObject({ parameter: 'x', values: [0] });
  expect(ask({ x: 0, y: 1 })).toMatchObject({ parameter: 'rotation', values: [90, 180, 270] });
  expect(ask({ x: 0, y: 1, rotation: 90 })).toEqual({ complete: { kind: 'placeTile', x: 0, y: 1, rotation: 90 } });
  expect(ask({ x: 1 })).toEqual({
    none: { kind: 'illegal', violation: { kind: 'fitsNowhereThere', x: 1, y: null, rotation: null } },
  });
  expect(ask({ x: 0, y: 0, rotation: 0 })).toMatchObject({ none: { violation: { kind: 'cellTaken' } } });
});

test('the only place left is still the player’s to take', () => {
  expect(dealt(['C']).legal()).toHaveLength(4);
  const one = position({ board: 'A:270@', drawn: 'X' });
  expect(one.legal().map((line) => line.slice(0, -2).trim())).toContain('tile 1,0');
  expect(one.state.agenda).toEqual([{ kind: 'placeTile', seat: 0, tile: 'X' }]);
});
