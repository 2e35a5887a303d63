import type { ByCharacter } from '../ids.ts';
import { architect } from './architect.ts';
import { assassin } from './assassin.ts';
import { bishop } from './bishop.ts';
import { king } from './king.ts';
import { magician } from './magician.ts';
import { merchant } from './merchant.ts';
import type { CharacterRule } from './rule.ts';
import { thief } from './thief.ts';
import { warlord } from './warlord.ts';

/** The characters, in the order of their numbers; their effects come in this order, too. */
export const CHARACTER_RULES: ByCharacter<CharacterRule> = {
  assassin,
  thief,
  magician,
  king,
  bishop,
  merchant,
  architect,
  warlord,
};
