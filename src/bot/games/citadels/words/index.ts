import type { Locale } from '../../../../words/contract.ts';
import type { TurnWords } from './contract.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

export type { MoveKind, TurnWords } from './contract.ts';

/** What the buttons, panels and commands of Citadels say, by language. */
export const turnWords: { readonly [L in Locale]: TurnWords } = { en, ja, de };
