/** Whole games as text; rewritten by `vitest run -u`, and then to be read. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GameTypes } from '../../src/engines/contract.ts';
import { ofGames } from './support/ofGames.ts';
import { type Playthroughs, playthrough } from './support/playthroughs.ts';

describe.each(await ofGames<Playthroughs<GameTypes>>('playthroughs'))('%s', (id, playthroughs) => {
  test.each(playthroughs.games)('the playthrough %s goes as written', async (name, seats, options, seed) => {
    const text = playthrough(playthroughs, seats, options, `playthrough ${seed}`);
    expect(text.split('\n').length).toBeGreaterThan(400);
    await expect(text).toMatchFileSnapshot(`${id}/playthroughs/${name}.txt`);
  });

  test('no other playthrough is kept', () => {
    const written = readdirSync(join(import.meta.dirname, id, 'playthroughs'));
    expect(written.toSorted()).toEqual(playthroughs.games.map(([name]) => `${name}.txt`).toSorted());
  });
});
