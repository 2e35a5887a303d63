import { describe, expect, test } from 'vitest';
import { citadels, type District, type State } from '../../../src/engines/citadels/index.ts';
import { seat, turn } from './support.ts';

const eight: readonly District[] = ['manor', 'castle', 'palace', 'temple', 'church', 'tavern', 'prison', 'docks'];
const colours: readonly District[] = ['manor', 'temple', 'tavern', 'prison'];

/** The last turn of a game ends. */
const ended = (cities: readonly (readonly District[])[], firstComplete = 0, gold: readonly number[] = [0, 0, 0, 0]) =>
  turn({
    characters: ['thief', 'bishop', 'king', 'warlord'],
    turn: 'warlord',
    cities,
    firstComplete,
    gold,
  }).play('end').state;

const parts = (state: State, number = 0) =>
  Object.fromEntries(citadels.scores(state)[number]!.parts.map(({ part, points }) => [part, points]));
const places = (state: State) => {
  const now = citadels.turn(state);
  return 'over' in now ? now.over.map((entry) => [entry.seat, entry.place, entry.points]) : [];
};

describe('§9 points', () => {
  test('§9.1, §7.9, §7.10 the points of own districts, University and Dragon Gate 8; no hands, no gold', () => {
    const state = ended([eight, ['university', 'dragon_gate', 'haunted_city']], 0, [0, 30, 0, 0]);
    expect(parts(state, 0).districts).toBe(3 + 4 + 5 + 1 + 2 + 1 + 2 + 3);
    expect(citadels.scores(state)[1]).toEqual({
      seat: 1,
      points: 18,
      parts: [
        { part: 'districts', points: 18 },
        { part: 'colours', points: 0 },
        { part: 'completion', points: 0 },
      ],
    });
  });

  test.each<readonly [string, readonly District[], number]>([
    ['all five', [...colours, 'keep'], 3],
    ['four', colours, 0],
    ['four and the Haunted City, itself the purple one', [...colours, 'haunted_city'], 3],
    [
      'three with another purple, and the Haunted City for the missing one',
      [...colours.slice(1), 'keep', 'haunted_city'],
      3,
    ],
    ['three and the Haunted City', [...colours.slice(1), 'haunted_city'], 0],
    ['the School of Magic, which is purple only', [...colours.slice(1), 'school_of_magic'], 0],
    ['the School of Magic as the purple one', [...colours, 'school_of_magic'], 3],
  ])('§9.2, §7.1 five colours with %s', (_, city, points) => {
    expect(parts(ended([eight, city]), 1).colours).toBe(points);
  });

  test('§9.3 four for the first with eight districts, two for every other', () => {
    const state = ended([eight, [...eight, 'market'], eight.slice(1)], 1);
    expect([0, 1, 2, 3].map((number) => parts(state, number).completion)).toEqual([2, 4, 0, 0]);
  });

  test('§9 more than eight all score', () => {
    expect(parts(ended([[...eight, 'market', 'fortress']])).districts).toBe(21 + 7);
  });

  test('§3 while the game runs the points are those of the districts', () => {
    const here = turn({
      characters: ['thief', 'bishop', 'king', 'warlord'],
      turn: 'warlord',
      cities: [[...eight, 'keep']],
      firstComplete: 0,
    });
    expect(citadels.scores(here.state)[0]?.points).toBe(24);
    expect(here.open.players[0]?.points).toBe(24);
  });
});

describe('§9 the end', () => {
  test('§9 the round is played to its end, through number 8', () => {
    const built = turn({
      characters: ['thief', 'bishop', 'king', 'warlord'],
      turn: 'bishop',
      cities: [[], eight.slice(0, 7)],
      hands: [[], ['watchtower']],
    }).play('build watchtower', 'end');
    expect(built.awaits()).toBe(3);
    expect('over' in citadels.turn(built.play('end').state)).toBe(true);
  });

  test('§9 without eight districts the game goes on', () => {
    const next = turn({
      characters: ['thief', 'bishop', 'king', 'warlord'],
      turn: 'warlord',
      cities: [eight.slice(0, 7)],
      later: [{ faceUp: ['thief', 'bishop'], faceDown: 'merchant' }],
    }).play('end');
    expect(next.state.round).toBe(2);
  });

  test('§9 most points win', () => {
    expect(places(ended([eight, ['university'], ['manor'], ['manor', 'temple']]))).toEqual([
      [0, 1, 25],
      [1, 2, 8],
      [3, 3, 4],
      [2, 4, 3],
    ]);
  });

  test('§9 of equal points more from districts alone come first, then more gold, then the place is shared', () => {
    const five: readonly District[] = [...colours, 'keep']; // 10 and 3 for the colors
    const plain: readonly District[] = ['dragon_gate', 'palace'];
    expect(places(ended([eight, five, plain])).slice(1, 3)).toEqual([
      [2, 2, 13],
      [1, 3, 13],
    ]);
    const other: readonly District[] = ['university', 'palace'];
    expect(places(ended([eight, other, plain], 0, [0, 1, 4])).slice(1, 3)).toEqual([
      [2, 2, 13],
      [1, 3, 13],
    ]);
    expect(places(ended([eight, other, plain])).slice(1)).toEqual([
      [1, 2, 13],
      [2, 2, 13],
      [3, 4, 0],
    ]);
  });

  test('§6.4 in the last round the murdered King’s owner is still shown', () => {
    const over = turn({
      characters: ['assassin', 'bishop', 'king', 'warlord'],
      turn: 'warlord',
      murdered: 'king',
      cities: [eight],
      firstComplete: 0,
    }).play('end');
    expect(over.events.map(({ kind }) => kind)).toEqual(['turnEnded', 'crowned', 'ended']);
    expect(over.open.characters[3]).toEqual({ character: 'king', fate: 'murdered', seat: seat(2), isRobbed: false });
    expect(over.open.turn).toBeNull();
    expect(over.revealed).toBe('hidden');
  });

  test('§6.1 in the last round, too, the owner of another murdered character is not shown', () => {
    const over = turn({
      characters: ['assassin', 'bishop', 'king', 'warlord'],
      turn: 'warlord',
      murdered: 'bishop',
      cities: [eight],
      firstComplete: 0,
    }).play('end');
    expect(over.open.step.kind).toBe('over');
    expect(over.open.characters[4]).toEqual({ character: 'bishop', fate: 'murdered', seat: null, isRobbed: false });
    expect(over.open.players[1]?.character).toBeNull();
  });
});
