import type { ButtonName } from '../../../src/words/common/buttons/en.ts';

/** By its path, every sentence that names buttons which are drawn on another message, and which. */
export const NAMED_BUTTONS = {
  'answers.directOff': ['myHand'],
  'answers.directRefused': ['myHand'],
  'hand.stopped': ['myHand'],
  'look.help.body': ['join', 'start'],
} as const satisfies { readonly [path: string]: readonly ButtonName[] };
