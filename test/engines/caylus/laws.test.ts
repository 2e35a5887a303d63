/** The laws of all games, for as long as Caylus is not among the games on offer. */
import { afterAll, expect, test } from 'vitest';
import { caylus } from '../../../src/engines/caylus/index.ts';
import type { Engine } from '../../../src/engines/contract.ts';
import { amount } from '../../support/amount.ts';
import { LAWS, type Law } from '../laws/laws.ts';

const { LAWS_SEED = 'laws', LAWS_FIRST = '0', LAWS_GAMES } = process.env;
const EVERYDAY = amount(7, 160);

const engine: Engine = caylus;
const run = { seed: LAWS_SEED, first: Number(LAWS_FIRST), games: Number(LAWS_GAMES ?? EVERYDAY) };

const report: string[] = [];
afterAll(() => console.log(report.join('\n')));

test.each(Object.entries<Law>(LAWS))('%s', (name, law) => {
  const began = performance.now();
  const seen = Object.entries(law(engine, run));
  const took = `${Math.round(performance.now() - began)} ms`;
  report.push(`${name}: ${seen.map(([what, number]) => `${number} ${what}`).join(', ')} (${took})`);
  if (run.games < EVERYDAY) return; // One game played again need not have everything.
  expect(seen.filter(([what, number]) => number === 0 && !what.endsWith('?'))).toEqual([]);
});
