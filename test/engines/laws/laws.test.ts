import { afterAll, describe, expect, test } from 'vitest';
import type { Engine } from '../../../src/engines/contract.ts';
import { games } from '../../../src/engines/games.ts';
import { amount } from '../../support/amount.ts';
import { toy } from '../../toy/engine/index.ts';
import { LAWS, type Law } from './laws.ts';
import { configs, game, pairsIn, type Run } from './run.ts';

// More games, other games or one game again: LAWS_GAMES=500 LAWS_SEED=tonight LAWS_FIRST=17 vitest run test/engines/laws
const { LAWS_SEED = 'laws', LAWS_FIRST = '0', LAWS_GAMES } = process.env;

const ENGINES: readonly Engine[] = [toy, ...Object.values<Engine>(games)];

/** How many random games a law looks at in the everyday run; long ones are fewer, yet every number of seats comes. */
const EVERYDAY_GAMES = { short: amount(8, 160), long: amount(4, 80) } as const;

/** A game of more moves is long. */
const MANY_MOVES = 250;

const everydayGames = (engine: Engine): number =>
  EVERYDAY_GAMES[[...game(engine, LAWS_SEED, 0)].length > MANY_MOVES ? 'long' : 'short'];

test.each(ENGINES)(
  'the first eight games of $id have every two options on and off, and every number of seats',
  (engine) => {
    const all = configs(engine);
    const every = new Set(all.flatMap((config) => pairsIn(engine.options, config)));
    const first = new Set(all.slice(0, 8).flatMap((config) => pairsIn(engine.options, config)));
    expect(first).toEqual(every);
  },
);

const report: string[] = [];
afterAll(() => console.log(report.join('\n')));

describe.each(ENGINES)('$id', (engine) => {
  const everyday = everydayGames(engine);
  const run: Run = { seed: LAWS_SEED, first: Number(LAWS_FIRST), games: Number(LAWS_GAMES ?? everyday) };

  test.each(Object.entries<Law>(LAWS))('%s', (name, law) => {
    const began = performance.now();
    const seen = law(engine, run);
    const counts = Object.entries(seen);
    const took = `${Math.round(performance.now() - began)} ms`;
    report.push(`${engine.id}: ${name}: ${counts.map(([what, number]) => `${number} ${what}`).join(', ')} (${took})`);
    if (run.games < everyday) return; // One game played again need not have everything.
    const needed = counts.filter(([what]) => engine === toy || !what.endsWith('?'));
    expect(needed.filter(([, number]) => number === 0)).toEqual([]);
  });
});
