/** Steps of the set with the dragon as they are typed: in full, begun, wrong, and at the wrong time. */
import { expect, test } from 'vitest';
import type { Position } from '../../../../../src/bot/contract.ts';
import { place } from '../../../../../src/bot/games/carcassonne/commands.ts';
import { dragon, figure } from '../../../../../src/bot/games/carcassonne/drache/commands.ts';
import type { Carcassonne, Move } from '../../../../../src/engines/carcassonne/index.ts';
import { at, decisions, reader } from '../turnsFrom.ts';

type Has = (position: Position<Carcassonne>) => boolean;

/** The first position of some games that is like this. */
function found(has: Has): Position<Carcassonne> {
  for (let game = 0; game < 20; game++) {
    for (const [state, seat] of decisions(`typed ${game}`, 3, ['drache'])) {
      const position = at(state, seat);
      if (has(position)) return position;
    }
  }
  throw new Error('no game comes to such a position');
}

const stepIs =
  (kind: string): Has =>
  ({ view }) =>
    view.open.step.kind === kind;

/** A tile to place after which this kind of move is legal. */
function tileBefore(kind: Move['kind']): readonly [Position<Carcassonne>, Extract<Move, { kind: 'placeTile' }>] {
  const leads = (position: Position<Carcassonne>, tile: Move): boolean => {
    const after = position.after([tile]);
    return after.ok && !after.value.isClosed && [...after.value.legal()].some((move) => move.kind === kind);
  };
  const position = found((one) => stepIs('placeTile')(one) && [...one.legal()].some((tile) => leads(one, tile)));
  const tile = [...position.legal()].find((one) => leads(position, one))!; // `found` has seen it.
  return [position, tile as Extract<Move, { kind: 'placeTile' }>]; // Nothing else is legal there.
}

const moveIn = (read: ReturnType<typeof place.read>): Move | null => (read.ok ? (read.value.at(-1) ?? null) : null);

test('a step of the dragon is typed by its side, in short or begun, and refused with those that there are', () => {
  const position = found(stepIs('dragon'));
  const [first] = [...position.legal()];
  const { side } = first as Extract<Move, { kind: 'moveDragon' }>; // Nothing else is legal there.
  const names = { n: 'North', e: 'East', s: 'South', w: 'West' };
  for (const to of [side, side.toUpperCase(), names[side], names[side].slice(0, 2).toLowerCase()])
    expect(moveIn(dragon.read(position, { to }, reader)), to).toEqual(first);
  const wrong = dragon.read(position, { to: 'up' }, reader);
  expect(wrong).toMatchObject({ ok: false, error: { option: 'to', section: 'drache' } });
  expect(!wrong.ok && wrong.error.possible.length).toBe([...position.legal()].length);
});

test('a spot by portal is typed by its cell and letter, however the cell is written', () => {
  const [position, tile] = tileBefore('placeByPortal');
  const whole = { at: `${tile.x},${tile.y},${tile.rotation}` };
  const all = place.suggest(position, whole, 'follower', reader).filter(({ value }) => /^-?\d/.test(value));
  expect(all.length).toBeGreaterThan(1);
  for (const { name, value } of all) {
    const [cell = '', letter = ''] = value.split(' ');
    const move = moveIn(place.read(position, { ...whole, follower: value }, reader));
    expect(move).toMatchObject({ kind: 'placeByPortal' });
    for (const follower of [name, `(${cell.replace(',', ', ')}) ${letter.toLowerCase()}`, value.replaceAll('-', '−')])
      expect(moveIn(place.read(position, { ...whole, follower }, reader)), follower).toEqual(move);
  }
});

test('whoever lets the princess wait is told which knights there are, and who names one sends him home', () => {
  const [position, tile] = tileBefore('removeKnight');
  const whole = { at: `${tile.x},${tile.y},${tile.rotation}` };
  const waiting = place.read(position, whole, reader);
  expect(waiting).toMatchObject({ ok: false, error: { option: 'follower', section: 'princess' } });
  if (waiting.ok) return;
  expect(waiting.error.possible[0]).toMatch(/^knight -?\d+,-?\d+/);
  const sent = moveIn(place.read(position, { ...whole, follower: waiting.error.possible[0]! }, reader));
  expect(sent).toMatchObject({ kind: 'removeKnight' });
});

test('what is typed at the wrong time reaches the rules, which say why not', () => {
  const tile = found(stepIs('placeTile'));
  const walk = found(stepIs('dragon'));
  const refusalOf = (position: Position<Carcassonne>, read: ReturnType<typeof place.read>) => {
    const after = position.after(read.ok ? read.value : []);
    return after.ok || after.error.kind !== 'illegal' ? null : after.error.violation.kind;
  };
  expect(refusalOf(tile, figure.read(tile, { what: 'A' }, reader))).toBe('tileNotPlaced');
  for (const to of ['n', 'North', 'up', ''])
    expect(refusalOf(tile, dragon.read(tile, { to }, reader)), to).toBe('dragonIsNotMoving');
  expect(refusalOf(walk, place.read(walk, { at: '0,0' }, reader))).toMatch(/tileAlreadyPlaced|dragonIsMoving/);
  expect(refusalOf(walk, figure.read(walk, { what: 'A' }, reader))).toBe('dragonIsMoving');
});
