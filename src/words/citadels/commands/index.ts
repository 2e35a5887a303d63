import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { type CommandWords, en } from './en.ts';
import { ja } from './ja.ts';

/** What is read beside the slash commands of Citadels, by language. */
export const commandWords: Localized<CommandWords> = { en, ja, de };
