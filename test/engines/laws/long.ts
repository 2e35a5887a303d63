import type { Engine } from '../../../src/engines/contract.ts';
import { amount } from '../../support/amount.ts';
import { game } from './run.ts';
import { testLaws } from './testLaws.ts';

/** A game of more moves is long. */
const MANY_MOVES = 250;

/** At how many games a law looks; at fewer long ones, yet every number of seats comes. */
const GAMES = { short: amount(6, 160), long: amount(2, 80) } as const;

/** Tests each law with as many games as are worth their time. */
export const testLawsLong = (engine: Engine): void =>
  testLaws(engine, GAMES[[...game(engine, 'laws', 0)].length > MANY_MOVES ? 'long' : 'short']);
