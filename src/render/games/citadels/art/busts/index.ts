import type { Character } from '../../../../../engines/citadels/index.ts';
import type { Pen } from '../pen.ts';
import { bishop, king, merchant } from './estates.ts';
import { architect, warlord } from './hirelings.ts';
import { assassin, magician, thief } from './outlaws.ts';

/** The bust of each character, each with a unique attribute. */
export const busts: { readonly [C in Character]: (pen: Pen) => void } = {
  assassin,
  thief,
  magician,
  king,
  bishop,
  merchant,
  architect,
  warlord,
};
