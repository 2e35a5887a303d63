import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { type CommandWords, en } from './en.ts';
import { ja } from './ja.ts';

/** The slash commands of Caylus, by language. */
export const commandWords: Localized<CommandWords> = { en, ja, de };
