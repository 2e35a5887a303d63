import { afterAll, describe, expect, test } from 'vitest';
import type { Engine } from '../../../src/engines/contract.ts';
import { games } from '../../../src/engines/games.ts';
import { toy } from '../../toy/engine/index.ts';
import { LAWS, type Law } from './laws.ts';
import type { Run } from './run.ts';

// More games, other games or one game again: LAWS_GAMES=500 LAWS_SEED=tonight LAWS_FIRST=17 vitest run test/engines/laws
const { LAWS_SEED = 'laws', LAWS_FIRST = '0', LAWS_GAMES } = process.env;

const ENGINES: readonly Engine[] = [toy, ...Object.values<Engine>(games)];

/** How many random games a law looks at in the everyday run. */
const EVERYDAY_GAMES = 16;

/** Milliseconds for one law; as long as it takes when a number of games is asked for. */
const LONGEST = LAWS_GAMES === undefined ? 60_000 : 2 ** 31 - 1;

const report: string[] = [];
afterAll(() => console.log(report.join('\n')));

describe.each(ENGINES)('$id', (engine) => {
  const run: Run = { seed: LAWS_SEED, first: Number(LAWS_FIRST), games: Number(LAWS_GAMES ?? EVERYDAY_GAMES) };

  test.each(Object.entries<Law>(LAWS))(
    '%s',
    (name, law) => {
      const began = performance.now();
      const seen = law(engine, run);
      const counts = Object.entries(seen);
      const took = `${Math.round(performance.now() - began)} ms`;
      report.push(`${engine.id}: ${name}: ${counts.map(([what, number]) => `${number} ${what}`).join(', ')} (${took})`);
      if (run.games < EVERYDAY_GAMES) return; // One game played again need not have everything.
      const needed = counts.filter(([what]) => engine === toy || !what.endsWith('?'));
      expect(needed.filter(([, number]) => number === 0)).toEqual([]);
    },
    LONGEST,
  );
});
