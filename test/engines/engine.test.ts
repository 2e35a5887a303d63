import { describe, expect, test } from 'vitest';
import { type Seat, seatOf, seatsOf } from '../../src/engines/contract.ts';
import { defineEngine } from '../../src/engines/engine.ts';
import { noChance, seeded } from '../../src/kernel/random.ts';
import { type State, type Toy, toy } from '../toy/engine/index.ts';
import { rules } from '../toy/engine/rules/index.ts';

const seat = (number: number): Seat => seatsOf(number + 1)[number]!;

/** Three seats; seat 1 begins and holds 1b, 1e and 2a. */
const config = { seats: 3, options: [] } as const;
const deal = toy.readDeal(config, {
  beginner: 1,
  cards: ['1a', '1c', '3a', '2a', '1e', '1b', '1d', '2b', '3b', '3c', '2c'],
});
if (!deal.ok) throw new Error(deal.error);
const begun: State = toy.setup(config, deal.value).state;

/** A state with nothing pending in its last round is over. */
const over: State = { ...begun, round: 4, agenda: [] };

describe('readMove', () => {
  test('gives the parameters in the order of the rule and lists in ascending order', () => {
    const read = toy.readMove({ cards: ['2a', '1e', '1b'], place: 'c3', kind: 'hang' });
    expect(read).toEqual({ ok: true, value: { kind: 'hang', place: 'c3', cards: ['1b', '1e', '2a'] } });
    expect(JSON.stringify(read)).toBe('{"ok":true,"value":{"kind":"hang","place":"c3","cards":["1b","1e","2a"]}}');
  });

  test('judges the form only, not the value', () => {
    expect(toy.readMove({ kind: 'bid', card: 'no such candle' }).ok).toBe(true);
  });

  test.each<readonly [unknown, string]>([
    [null, 'a move must be an object'],
    [undefined, 'a move must be an object'],
    ['end', 'a move must be an object'],
    [[{ kind: 'end' }], 'a move must be an object'],
    [{}, 'kind must be one of draw, hang, sell, end, answer, bid'],
    [{ kind: 'toString' }, 'kind must be one of draw, hang, sell, end, answer, bid'],
    [{ kind: ['end'] }, 'kind must be one of draw, hang, sell, end, answer, bid'],
    [{ kind: 'end', seat: 1 }, 'end has no parameter "seat"'],
    [JSON.parse('{"kind":"end","__proto__":{}}'), 'end has no parameter "__proto__"'],
    [{ kind: 'end', ['x'.repeat(900)]: 1 }, `end has no parameter "${'x'.repeat(64)}"`],
    [{ kind: 'hang', place: 'c3' }, 'hang needs cards'],
    [{ kind: 'hang', place: 3, cards: [] }, 'place must be of type text'],
    [{ kind: 'hang', place: 'c'.repeat(65), cards: [] }, 'place must be of type text'],
    [{ kind: 'hang', place: 'c3', cards: '1a' }, 'cards must be of type texts'],
    [{ kind: 'hang', place: 'c3', cards: ['1a', null] }, 'cards must be of type texts'],
    [{ kind: 'hang', place: 'c3', cards: Array(65).fill('1a') }, 'cards must be of type texts'],
    [{ kind: 'draw', count: '1' }, 'count must be of type integer'],
    [{ kind: 'draw', count: 1.5 }, 'count must be of type integer'],
    [{ kind: 'draw', count: -0 }, 'count must be of type integer'],
    [{ kind: 'draw', count: 2 ** 53 }, 'count must be of type integer'],
    [{ kind: 'draw', count: null }, 'count must be of type integer'],
    [{ kind: 'answer', open: 'true' }, 'open must be of type boolean'],
  ])('refuses %j as malformed: %s', (value, problem) => {
    expect(toy.readMove(value)).toEqual({ ok: false, error: { kind: 'malformed', problem } });
  });
});

describe('readHalf', () => {
  test('takes a move of which nothing, the kind or some parameters are said', () => {
    expect(toy.readPartialMove({})).toEqual({ ok: true, value: {} });
    expect(toy.readPartialMove({ kind: 'hang' })).toEqual({ ok: true, value: { kind: 'hang' } });
    expect(toy.readPartialMove({ kind: 'hang', cards: ['2a', '1b'] })).toEqual({
      ok: true,
      value: { kind: 'hang', cards: ['1b', '2a'] },
    });
  });

  test('refuses parameters without a kind, and wrong ones', () => {
    expect(toy.readPartialMove({ place: 'c3' })).toMatchObject({ error: { kind: 'malformed' } });
    expect(toy.readPartialMove({ kind: 'hang', place: null })).toMatchObject({ error: { kind: 'malformed' } });
  });
});

describe('play', () => {
  test('refuses a seat that is not awaited and names those that are', () => {
    expect(toy.play(begun, seat(0), { kind: 'end' }, noChance)).toEqual({
      ok: false,
      error: { kind: 'notYourTurn', awaits: [1] },
    });
  });

  test('refuses everything once the game is over', () => {
    expect(toy.play(over, seat(1), { kind: 'end' }, noChance)).toEqual({ ok: false, error: { kind: 'gameOver' } });
  });

  test('hands on the reason of the rule', () => {
    expect(toy.play(begun, seat(1), { kind: 'bid', card: '1b' }, noChance)).toEqual({
      ok: false,
      error: { kind: 'illegal', violation: { kind: 'notNow', now: 'turn' } },
    });
  });

  test('gives the new state, the events and what was revealed, and asks for no chance that it does not need', () => {
    const played = toy.play(begun, seat(1), { kind: 'draw', count: 1 }, noChance);
    expect(played).toMatchObject({
      ok: true,
      value: {
        state: { deck: ['2c'] },
        events: [{ kind: 'drew', seat: 1, cards: ['3c'] }],
        revealed: 'hidden',
      },
    });
  });
});

describe('choices', () => {
  test('ask for the kind first, and offer only kinds that can be finished', () => {
    expect(toy.choices(begun, seat(1), {})).toEqual({
      parameter: 'kind',
      kind: 'one',
      values: ['draw', 'hang', 'end'],
      min: 1,
      max: 1,
      suggested: [],
    });
  });

  test('tell a seat that is not awaited so, and that the game is over', () => {
    expect(toy.choices(begun, seat(2), {})).toEqual({ none: { kind: 'notYourTurn', awaits: [1] } });
    expect(toy.choices(over, seat(2), {})).toEqual({ none: { kind: 'gameOver' } });
  });

  test('wrap the reason of the rule', () => {
    expect(toy.choices(begun, seat(1), { kind: 'sell' })).toEqual({
      none: { kind: 'illegal', violation: { kind: 'noBeads' } },
    });
  });
});

describe('legal', () => {
  test('is empty for a seat that is not awaited and when the game is over', () => {
    expect([...toy.legal(begun, seat(0))]).toEqual([]);
    expect([...toy.legal(over, seat(1))]).toEqual([]);
  });

  test('is lazy: the first move is there before the others are looked for', () => {
    const [first] = toy.legal(begun, seat(1));
    expect(first).toEqual({ kind: 'draw', count: 1 });
  });

  test('lists kind by kind, place by place, the suggested payments in their order', () => {
    const lines = [...toy.legal(begun, seat(1))].map(toy.notation.write);
    expect(lines.slice(0, 10)).toEqual([
      'draw 1',
      'draw 2',
      'hang a1 2a',
      'hang a1 1b+1e',
      'hang a2 2a',
      'hang a2 1b+1e',
      'hang a3 1b+2a',
      'hang a4 1b+2a',
      'hang a5 1b+1e+2a',
      'hang a6 1b+1e+2a',
    ]);
    expect(lines.length).toBe(2 + 6 * 8 + 1);
    expect(lines.at(-1)).toBe('end');
  });
});

describe('load', () => {
  const stored: unknown = JSON.parse(JSON.stringify(begun));

  test('takes a state of the present version as it is', () => {
    expect(toy.load(2, stored)).toEqual({ ok: true, value: begun });
  });

  test('upgrades a state of an older version step by step', () => {
    const { lanterns: _, ...others } = begun;
    const players = begun.players.map((player, i) => ({ ...player, lanterns: i === 2 ? 6 : 5 }));
    expect(toy.load(1, { ...others, players, square: { c3: 1, a1: 0 } })).toMatchObject({
      ok: true,
      value: {
        lanterns: [
          { place: 'c3', seat: 1 },
          { place: 'a1', seat: 0 },
        ],
      },
    });
  });

  test('takes every step between the version stored and the present one, in order', () => {
    const later = defineEngine<Toy>({
      ...toy,
      rules,
      check: () => null, // No game begins with so many reshuffles.
      save: {
        ...toy.save,
        version: 4,
        steps: {
          2: (state) => ({ ...Object(state), counted: Object(state).reshuffles + 1 }),
          3(state) {
            const { counted, ...others } = Object(state);
            return { ...others, reshuffles: 10 * counted };
          },
        },
      },
    });
    expect(later.load(2, stored)).toMatchObject({ ok: true, value: { reshuffles: 10 } });
  });

  test.each([
    [3, 'the state has version 3, but this program only supports 2'],
    [0, 'unknown state version 0'],
    [-1, 'unknown state version -1'],
    [1.5, 'the version must be a whole number'],
    [Number.NaN, 'the version must be a whole number'],
    [Number.POSITIVE_INFINITY, 'the version must be a whole number'],
  ])('refuses version %d: %s', (version, error) => {
    expect(toy.load(version, stored)).toEqual({ ok: false, error });
  });

  test('refuses what has not the form of a state and says where', () => {
    expect(toy.load(2, { ...begun, round: 'one' })).toMatchObject({
      ok: false,
      error: expect.stringContaining('round'),
    });
    expect(toy.load(2, { ...begun, secret: 1 })).toMatchObject({ ok: false, error: expect.stringContaining('secret') });
    expect(toy.load(2, null).ok).toBe(false);
  });

  test('refuses more pieces than the box holds and names them', () => {
    const doubled = { ...begun, discard: ['3b'] };
    expect(toy.load(2, doubled)).toEqual({ ok: false, error: '2 of candle 3b, but the box has only 1' });
  });

  test('takes fewer pieces than the box holds: small positions are legal', () => {
    expect(toy.load(2, { ...begun, deck: [] })).toMatchObject({ ok: true });
  });

  test('refuses what contradicts itself', () => {
    expect(toy.load(2, { ...begun, agenda: [] })).toEqual({ ok: false, error: 'nothing is pending' });
  });
});

test('seats are whole numbers from 0 below the number of seats', () => {
  expect(seatsOf(3)).toEqual([0, 1, 2]);
  expect([-1, 0, 2, 3, 0.5, Number.NaN].map((number) => seatOf(number, 3))).toEqual([null, 0, 2, null, null, null]);
});

test('the deal of an engine is one that it reads', () => {
  const drawn = toy.deal(config, seeded('deal'));
  expect(toy.readDeal(config, drawn)).toEqual({ ok: true, value: drawn });
});
