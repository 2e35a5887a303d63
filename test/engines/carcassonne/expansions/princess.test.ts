/** Rules §13.4: the princess. */
import { expect, test } from 'vitest';
import { carcassonne, knightsToChoose } from '../../../../src/engines/carcassonne/index.ts';
import { awaited, kindsOf, position, type Setting, seat } from '../support.ts';

/** A city of two segments with knights of both players; the princess comes to it from the west. */
const court = (changes: Partial<Setting> = {}) =>
  position({
    ...{ board: 'G@ G', drawn: 'P11', stack: ['U', 'U'], options: ['drache'] },
    followers: [
      [0, 0, 0, 0],
      [1, 1, 0, 0],
    ],
    ...changes,
  }).play('tile -1,0 0');

test('§13.4 one knight has to leave, of any player, the own ones included; then nothing else can be done', () => {
  const met = court();
  expect(met.state.agenda).toEqual([{ kind: 'princess', seat: 0 }]);
  expect(met.legal()).toEqual(['knight 0,0 0', 'knight 1,0 0']);
  for (const line of ['pass', 'follower 1', 'fairy 0,0 0', 'portal follower 0,0 0'])
    expect(met.refusal(line)).toEqual({ kind: 'knightHasToLeave' });
  const own = met.play('knight 0,0 0');
  expect(own.told('removedKnight')).toEqual([
    { kind: 'removedKnight', seat: 0, spot: { seat: 0, figure: 'follower', x: 0, y: 0, segment: 0 } },
  ]);
  expect(own.hands()).toEqual([7, 6]);
  const other = met.play('knight 1,0 0');
  expect(other.hands()).toEqual([6, 7]);
  expect(other.points()).toEqual([0, 0]);
  expect(awaited(other.state)).toBe(1);
});

test('§13.4 a state in which something else can be done is refused', () => {
  const { state } = court();
  const loaded = carcassonne.load(2, { ...state, agenda: [{ kind: 'action', seat: 0 }] });
  expect(loaded).toEqual({ ok: false, error: 'the princess asks for a knight, and nothing else can be done' });
});

test('§13.4 everybody sees whom she can choose', () => {
  expect(knightsToChoose(carcassonne.open(court().state)).map(({ x, seat }) => [seat, x])).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test('§13.4 a big follower can be chosen like any other; a builder, a pig and a monk cannot', () => {
  const held = { haendler: { goods: [0, 1].map(() => ({ wine: 0, grain: 0, cloth: 0 })), part: 'first' as const } };
  const met = court({
    board: 'P01 . . \n G@ G P13:270',
    options: ['erweiterung', 'haendler', 'drache'],
    followers: [[1, 2, 0, 1]],
    others: [
      ['bigFollower', 1, 0, 0, 0],
      ['builder', 1, 1, 0, 0],
    ],
    expansions: { ...held, drache: { dragon: { x: 0, y: -1 }, fairy: null, setAside: [] } },
  });
  expect(met.legal()).toEqual(['knight 0,0 0']);
  expect(met.refusal('knight 1,0 0')).toEqual({ kind: 'noKnightThere', x: 1, y: 0, segment: 0 });
  expect(met.refusal('knight 2,0 1')).toMatchObject({ kind: 'noKnightThere' });

  // A builder left without an own follower in the city goes back too.
  const gone = met.play('knight 0,0 0');
  expect(gone.told('wentHome')).toEqual([
    { kind: 'wentHome', figures: [{ seat: 1, figure: 'builder', x: 1, y: 0, segment: 0 }] },
  ]);
  expect(gone.state.players[1]?.hand).toMatchObject({ bigFollower: 1, builder: 1 });
});

test('§13.4 a builder goes back with the last own knight, whoever else is there, and not before', () => {
  const sent = (knights: Setting['followers'] & object) =>
    court({
      ...{ options: ['haendler', 'drache'], followers: knights, others: [['builder', 0, 1, 0, 0]] },
      expansions: {
        haendler: { goods: [0, 1].map(() => ({ wine: 0, grain: 0, cloth: 0 })), part: 'first' },
        drache: { dragon: null, fairy: null, setAside: [] },
      },
    }).play('knight 0,0 0');
  const theirs = sent([
    [0, 0, 0, 0],
    [1, 1, 0, 0],
  ]);
  expect(theirs.told('wentHome')[0]?.figures).toMatchObject([{ seat: 0, figure: 'builder' }]);
  const own = sent([
    [0, 0, 0, 0],
    [0, 1, 0, 0],
  ]);
  expect(own.told('wentHome')).toEqual([]);
});

test('§13.4 in the second part of a turn as in the first', () => {
  const second = position({
    ...{ board: 'E:90@ . \n U U', drawn: 'U', stack: ['P11', 'U'], options: ['haendler', 'drache'] },
    followers: [
      [1, 0, 0, 0],
      [0, 0, 1, 0],
    ],
    others: [['builder', 0, 1, 1, 0]],
  }).play('tile 2,1 0', 'pass', 'tile 1,0 0');
  expect(second.legal()).toEqual(['knight 0,0 0']);
});

test('§13.4 a city without knights: the tile is ordinary', () => {
  const free = court({ followers: [] });
  expect(free.state.agenda).toEqual([{ kind: 'action', seat: 0 }]);
  expect(free.legal()).toContain('follower 0');
  expect(free.refusal('knight 0,0 0')).toEqual({ kind: 'noPrincess' });
});

test('§13.4 only the city of the segment that shows her counts', () => {
  const beside = position({
    ...{ board: 'G@', drawn: 'P10', stack: ['U'], options: ['drache'] },
    followers: [[1, 0, 0, 0]],
  }).play('tile -1,0 0');
  expect(beside.state.agenda).toEqual([{ kind: 'action', seat: 0 }]);
});

test('§13.4 he leaves before the city is scored: only the knights left take part', () => {
  const closed = position({
    ...{ board: 'E:270@', drawn: 'P09', stack: ['U'], options: ['drache'] },
    followers: [[1, 0, 0, 0]],
  }).play('tile -1,0 90', 'knight 0,0 0');
  expect(kindsOf(closed.events)).toEqual(['removedKnight', 'scoredFeature', 'drewTile']);
  expect(closed.told('scoredFeature')).toMatchObject([{ complete: true, owners: [], points: 2 }]);
  expect(closed.points()).toEqual([0, 0]);
});

test('§13.4, §13.6 the fairy stays behind when her knight leaves', () => {
  const fairy = { cell: { x: 1, y: 0 }, with: { seat: seat(1), segment: 0 } };
  const left = court({ expansions: { drache: { dragon: null, fairy, setAside: [] } } }).play('knight 1,0 0');
  expect(left.state.expansions.drache?.fairy).toEqual({ cell: { x: 1, y: 0 }, with: null });
  expect(left.told('scoredFairy')).toEqual([]);
});
