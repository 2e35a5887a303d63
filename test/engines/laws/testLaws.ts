import { afterAll, describe, expect, test } from 'vitest';
import type { Engine } from '../../../src/engines/contract.ts';
import { toy } from '../../toy/engine/index.ts';
import { LAWS, type Law } from './laws.ts';
import type { Run } from './run.ts';

// More games, other games or one game again: LAWS_GAMES=500 LAWS_SEED=tonight LAWS_FIRST=17 npm run test:long -- laws
const { LAWS_SEED = 'laws', LAWS_FIRST = '0', LAWS_GAMES } = process.env;

/** Tests each law with random games of an engine: with so many, unless other ones are asked for. */
export function testLaws(engine: Engine, games: number): void {
  const run: Run = { seed: LAWS_SEED, first: Number(LAWS_FIRST), games: Number(LAWS_GAMES ?? games) };
  const report: string[] = [];
  afterAll(() => console.log(report.join('\n')));

  describe(engine.id, () => {
    test.each(Object.entries<Law>(LAWS))('%s', (name, law) => {
      const began = performance.now();
      const seen = law(engine, run);
      const counts = Object.entries(seen);
      const took = `${Math.round(performance.now() - began)} ms`;
      report.push(`${engine.id}: ${name}: ${counts.map(([what, number]) => `${number} ${what}`).join(', ')} (${took})`);
      if (run.games < games) return; // One game played again need not have everything.
      const needed = counts.filter(([what]) => engine === toy || !what.endsWith('?'));
      expect(needed.filter(([, number]) => number === 0)).toEqual([]);
    });
  });
}
