import { describe, expect, test } from 'vitest';
import type { GameTypes } from '../../src/engines/contract.ts';
import { notation as toy } from '../toy/notation.ts';
import type { Notation } from './support/notation.ts';
import { ofGames } from './support/ofGames.ts';

const all: readonly (readonly [string, Notation<GameTypes>])[] = [
  ['toy', toy],
  ...(await ofGames<Notation<GameTypes>>('notation')),
];

describe.each(all)('%s', (_, { engine, moves, none }) => {
  const { read, write } = engine.notation;

  test.each(moves)('%s', (line, move) => {
    expect(read(line)).toEqual(move);
    expect(write(move)).toBe(line);
  });

  test.each(none.flatMap((lines) => lines.split('|')))('%j is no move', (line) => {
    expect(read(line)).toBeNull();
  });

  test('every kind of move is among them', () => {
    const kinds = new Set(moves.map(([, { kind }]) => kind));
    expect([...kinds].toSorted()).toEqual([...engine.kinds].toSorted());
  });
});
