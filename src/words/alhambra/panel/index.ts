import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { en, type PanelWords } from './en.ts';
import { ja } from './ja.ts';

/** What the buttons and panels of Alhambra say, by language. */
export const panelWords: Localized<PanelWords> = { en, ja, de };
