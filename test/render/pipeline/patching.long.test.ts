import { expect, test } from 'vitest';
import type { GameTypes } from '../../../src/engines/contract.ts';
import { games } from '../../../src/engines/games.ts';
import { SCREENS } from '../../../src/render/contract.ts';
import { pictures } from '../../../src/render/games.ts';
import { eachGame } from '../../games.ts';
import { differences } from '../support/patched.ts';

const SCREENS_OF = await Promise.all(
  eachGame.map(async ([game, sample]) => {
    const { patching } = await sample.pictures();
    return SCREENS.map((screen) => [game, screen, patching] as const);
  }),
);

test.each(SCREENS_OF.flat())(
  'of %s on a %s every patched picture is the one painted from nothing, pixel by pixel',
  async (game, screen, patching) => {
    for (const { seats, stride, options = [] } of patching) {
      const run = { seats, seed: `patching ${seats}`, stride, screen, options };
      const seen = await differences<GameTypes>(games[game], pictures[game], run);
      console.info(
        `${seen.pictures} pictures, ${Math.round((100 * seen.painted) / seen.all)} % of their pixels painted`,
      );
      expect(seen.pictures).toBeGreaterThan(5);
      expect(seen.wrong).toBe(0);
    }
  },
);
