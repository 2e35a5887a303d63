import { expect } from 'vitest';
import { games } from '../../../src/engines/games.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { toy } from '../../toy/engine/index.ts';
import { warp } from './damage.ts';
import { openSession } from './session.ts';

const POSITIONS = 20;
const DAMAGED_EACH = 60;

/** Fails unless each damaged state of the game is refused, or is sound enough to be played to the end. */
export async function expectRefusedOrSound(game: string, seats: number): Promise<void> {
  const stream = seeded(`damaged states of ${game}`).stream('damage');
  let refused = 0;
  let finished = 0;
  for (let position = 0; position < POSITIONS; position++) {
    const { ask, begin, legal } = openSession({ games: { toy, ...games } });
    const playOne = async (table: string): Promise<boolean> => {
      const moves = await legal(table);
      const one = moves[stream.uniform(Math.max(1, moves.length))];
      if (one) expect(await ask({ do: 'play', table, ...one })).toMatchObject({ ok: true });
      return one !== undefined;
    };

    const table = await begin({ game, seats, seed: `${position}` });
    for (let moves = position * 3; moves > 0; moves--) await playOne(table);
    const { state } = await ask({ do: 'state', table });
    for (let copy = 0; copy < DAMAGED_EACH; copy++) {
      const damagedState = warp(state, stream, [0, 1, 2, 3, 5, 'A', 'D', 'V', '1a', 'a1', 90, [], {}]);
      const loaded = await ask({ do: 'load', game, state: damagedState });
      if (!loaded.ok) {
        expect(loaded, JSON.stringify(damagedState)).toMatchObject({ error: { code: 'badState' } });
        refused++;
        continue;
      }
      const copied = String(loaded.table);
      expect(await ask({ do: 'view', table: copied, seat: 0 }), JSON.stringify(damagedState)).toMatchObject({
        ok: true,
      });
      while (await playOne(copied));
      expect(await ask({ do: 'result', table: copied }), JSON.stringify(damagedState)).toMatchObject({ over: true });
      finished++;
    }
  }
  console.log(`${game}: ${refused} damaged states refused, ${finished} played to the end`);
  expect(refused).toBeGreaterThan(300);
  expect(finished).toBeGreaterThan(20);
}
