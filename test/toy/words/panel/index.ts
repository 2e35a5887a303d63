import type { Localized } from '../../../../src/words/contract.ts';
import type { PanelWords } from './contract.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** What the toy's buttons, panels and hand say, by language. */
export const panelWords: Localized<PanelWords> = { en, ja, de };
