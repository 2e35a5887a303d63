import { expect, test } from 'vitest';
import { commands } from '../../../../src/bot/games/citadels/commands.ts';

test('the ways to type a move of Citadels keep their names', () => {
  expect(commands.map(({ name }) => name)).toEqual([
    ...['choose', 'draw', 'gold', 'keep', 'build', 'murder', 'steal', 'swap', 'exchange', 'income', 'extra-gold'],
    ...['extra-cards', 'destroy', 'laboratory', 'smithy', 'graveyard', 'end'],
  ]);
});
