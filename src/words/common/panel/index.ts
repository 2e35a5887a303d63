import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { en, type PanelWords } from './en.ts';
import { ja } from './ja.ts';

/** The words around the panels of any game, by language. */
export const panelWords: Localized<PanelWords> = { en, ja, de };
