import { describe, expect, test } from 'vitest';
import { type GameTypes, type Seat, seatsOf, type Value } from '../../src/engines/contract.ts';
import { type ListedRule, pickOne, pickSome, plainRule, ruleFromList } from '../../src/engines/rules.ts';
import { noChance } from '../../src/kernel/random.ts';

describe('pickOne', () => {
  const reason = { kind: 'impossible' };
  const pick = (known: Value | undefined, values: readonly Value[]) =>
    pickOne('place', known, values, reason, (place) => ({ complete: { kind: 'go', place } }));

  test('asks for a value that is not known', () => {
    expect(pick(undefined, [1, 2])).toEqual({
      parameter: 'place',
      kind: 'one',
      values: [1, 2],
      min: 1,
      max: 1,
      suggested: [],
    });
  });

  test('goes on with a known value that is possible', () => {
    expect(pick(2, [1, 2])).toEqual({ complete: { kind: 'go', place: 2 } });
    expect(pick(false, [true, false])).toEqual({ complete: { kind: 'go', place: false } });
  });

  test('has no way on with another value or without any', () => {
    expect(pick(3, [1, 2])).toEqual({ none: reason });
    expect(pick('1', [1, 2])).toEqual({ none: reason });
    expect(pick(undefined, [])).toEqual({ none: reason });
  });
});

describe('pickSome', () => {
  const reason = { kind: 'impossible' };
  const pick = (
    known: readonly string[] | undefined,
    answers: readonly (readonly string[])[],
    values?: readonly string[],
  ) => pickSome('cards', 'bag', known, answers, reason, (cards) => ({ complete: { kind: 'pay', cards } }), values);

  test('asks for a list that is not known and suggests the first three', () => {
    expect(pick(undefined, [['b', 'b'], ['a', 'b', 'c'], ['c'], ['d']])).toEqual({
      parameter: 'cards',
      kind: 'bag',
      values: ['a', 'b', 'b', 'c', 'd'],
      min: 1,
      max: 3,
      suggested: [['b', 'b'], ['a', 'b', 'c'], ['c']],
    });
  });

  test('offers other values where they are named', () => {
    expect(pick(undefined, [['a'], ['b']], ['b', 'x', 'a'])).toMatchObject({ values: ['b', 'x', 'a'], min: 1, max: 1 });
  });

  test('goes on with a known list that is among the answers', () => {
    const answers = [['a'], ['b'], ['c'], ['d', 'e']];
    expect(pick(['d', 'e'], answers)).toEqual({ complete: { kind: 'pay', cards: ['d', 'e'] } });
  });

  test('has no way on with another list or without any answer', () => {
    for (const other of [[], ['a'], ['a', 'b', 'b'], ['b', 'a']])
      expect([other, pick(other, [['a', 'b']])]).toEqual([other, { none: reason }]);
    expect(pick(undefined, [])).toEqual({ none: reason });
    expect(pick(['a'], [])).toEqual({ none: reason });
  });
});

type Walk = { readonly kind: 'walk'; readonly to: string; readonly steps: number };
interface Maze extends GameTypes {
  State: { readonly isOpen: boolean; readonly ways: readonly Walk[] };
  Move: Walk | { readonly kind: 'rest' };
}

const [seat] = seatsOf(1) as [Seat]; // One was asked for.
const way = (to: string, steps: number): Walk => ({ kind: 'walk', to, steps });
const maze = { isOpen: true, ways: [way('well', 2), way('gate', 3), way('well', 1)] };
const blocked = { ...maze, ways: [] };
const shut = { ...maze, isOpen: false };

const listed: ListedRule<Maze, Walk> = {
  parameters: { to: 'text', steps: 'integer' },
  whyNotNow: ({ isOpen }) => (isOpen ? null : { kind: 'shut' }),
  moves({ isOpen, ways }) {
    if (!isOpen) throw new Error('the list was asked for at the wrong time');
    return ways;
  },
  noMoves: () => ({ kind: 'noWay' }),
  whyNot: (_state, _seat, { to, steps }) => ({ kind: `no way to ${to} in ${steps}` }),
  apply: (state) => ({ state, events: [], revealed: 'nothing' }),
};

describe('a rule from a list', () => {
  const walk = ruleFromList(listed);
  const ask = (partial: Partial<Walk>, state = maze) => walk.choices(state, seat, { kind: 'walk', ...partial });

  test('asks the parameters in their order, each value once, in the order of the list', () => {
    expect(ask({})).toEqual({
      parameter: 'to',
      kind: 'one',
      values: ['well', 'gate'],
      min: 1,
      max: 1,
      suggested: [],
    });
    expect(ask({ to: 'well' })).toMatchObject({ parameter: 'steps', values: [2, 1] });
  });

  test('offers only what agrees with the parameters given, whichever they are', () => {
    expect(ask({ steps: 1 })).toMatchObject({ parameter: 'to', values: ['well'] });
    expect(ask({ to: 'well', steps: 1 })).toEqual({ complete: way('well', 1) });
  });

  test('has no way on where nothing agrees, and says why', () => {
    expect(ask({ to: 'gate', steps: 1 })).toEqual({ none: { kind: 'no way to gate in 1' } });
    expect(ask({ steps: 9 })).toEqual({ none: { kind: 'no way to undefined in 9' } });
    expect(ask({}, blocked)).toEqual({ none: { kind: 'noWay' } });
    expect(ask({ to: 'well' }, blocked)).toEqual({ none: { kind: 'no way to well in undefined' } });
  });

  test('lists the list and refuses what is not on it', () => {
    expect(walk.legal?.(maze, seat)).toEqual(maze.ways);
    expect(maze.ways.map((move) => walk.refuse(maze, seat, move))).toEqual([null, null, null]);
    expect(walk.refuse(maze, seat, way('gate', 2))).toEqual({ kind: 'no way to gate in 2' });
  });

  test('asks nothing else at the wrong time', () => {
    expect(ask({}, shut)).toEqual({ none: { kind: 'shut' } });
    expect(ask({ to: 'nowhere' }, shut)).toEqual({ none: { kind: 'shut' } });
    expect(walk.legal?.(shut, seat)).toEqual([]);
    expect(walk.refuse(shut, seat, way('well', 2))).toEqual({ kind: 'shut' });
  });

  test('judges a move without the list where the rule can', () => {
    const odd = ruleFromList<Maze, Walk>({ ...listed, isListed: (_state, _seat, { steps }) => steps % 2 === 1 });
    expect(odd.refuse(maze, seat, way('gate', 3))).toBeNull();
    expect(odd.refuse(maze, seat, way('gate', 2))).toEqual({ kind: 'no way to gate in 2' });
    expect(odd.refuse(shut, seat, way('gate', 3))).toEqual({ kind: 'shut' });
  });

  test('throws where a move is not on the list and no reason is known', () => {
    const { noMoves: _, whyNot: __, ...silent } = listed;
    const rule = ruleFromList<Maze, Walk>(silent);
    expect(() => rule.choices(blocked, seat, { kind: 'walk' })).toThrow('gives no reason');
    expect(() => rule.refuse(maze, seat, way('gate', 9))).toThrow('gives no reason');
  });

  test('carries the move out as it is told', () => {
    expect(walk.apply(maze, seat, way('well', 2), noChance).state).toBe(maze);
  });
});

test('a move without parameters is legal exactly when nothing speaks against it', () => {
  const rest = plainRule<Maze, Extract<Maze['Move'], { readonly kind: 'rest' }>>(
    { kind: 'rest' },
    {
      refuse: ({ isOpen }) => (isOpen ? null : { kind: 'shut' }),
      apply: (state) => ({ state, events: [], revealed: 'nothing' }),
    },
  );
  expect(rest.parameters).toEqual({});
  expect(rest.choices(maze, seat, { kind: 'rest' })).toEqual({ complete: { kind: 'rest' } });
  expect(rest.legal?.(maze, seat)).toEqual([{ kind: 'rest' }]);
  expect(rest.choices(shut, seat, { kind: 'rest' })).toEqual({ none: { kind: 'shut' } });
  expect(rest.legal?.(shut, seat)).toEqual([]);
  expect(rest.refuse(shut, seat, { kind: 'rest' })).toEqual({ kind: 'shut' });
});
