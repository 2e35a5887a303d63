/** The rules of each game on Discord; those of the toy, and which rules are meant, in `rules.test.ts`. */
import { describe } from 'vitest';
import type { BotGame } from '../../../src/bot/contract.ts';
import { games } from '../../../src/bot/games.ts';
import { testRules } from '../support/rules.ts';

describe.each(Object.entries<BotGame>(games))('the rules of %s', testRules);
