import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { en, type LobbyWords } from './en.ts';
import { ja } from './ja.ts';

/** What a table says before it begins, and what is left of that message, by language. */
export const lobbyWords: Localized<LobbyWords> = { en, ja, de };
