import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { type CommandWords, en } from './en.ts';
import { ja } from './ja.ts';

/** What is read beside the commands that belong to no game, by language. */
export const commandWords: Localized<CommandWords> = { en, ja, de };
