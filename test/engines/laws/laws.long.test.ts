import type { Engine } from '../../../src/engines/contract.ts';
import { games } from '../../../src/engines/games.ts';
import { amount } from '../../support/amount.ts';
import { toy } from '../../toy/engine/index.ts';
import { game } from './run.ts';
import { testLaws } from './testLaws.ts';

/** A game of more moves is long. */
const MANY_MOVES = 250;

/** At how many games a law looks; at fewer long ones, yet every number of seats comes. */
const GAMES = { short: amount(8, 160), long: amount(4, 80) } as const;

for (const engine of [toy, ...Object.values<Engine>(games)])
  testLaws(engine, GAMES[[...game(engine, 'laws', 0)].length > MANY_MOVES ? 'long' : 'short']);
