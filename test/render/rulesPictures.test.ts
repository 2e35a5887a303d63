/** Every section of the rules that names a picture has one. */
import { expect, test } from 'vitest';
import type { BotGame } from '../../src/bot/contract.ts';
import { testGames } from '../bot/support/games.ts';
import { pictures } from '../toy/render/module.ts';
import { rulesSheets } from './support/rulesSheets.ts';

test.each(Object.entries<BotGame>(testGames))(
  'the pictures beside the rules of %s are all there',
  (game, { rules }) => {
    const named = rulesSheets(rules);
    expect(named.length).toBeGreaterThan(0);
    expect(Object.keys(pictures[game as keyof typeof pictures].sheets)).toEqual(expect.arrayContaining([...named])); // The same games.
  },
);
