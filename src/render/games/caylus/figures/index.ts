import { FIGURES, type RulesFigure } from '../../../../words/caylus/rules/contract.ts';
import type { Locale } from '../../../../words/contract.ts';
import type { Picture } from '../../../contract.ts';
import { onePage } from '../../../contract.ts';
export const FIGURE_NAMES = FIGURES;
export const figure = (name: RulesFigure, locale: Locale): Picture => onePage(name + locale, 10, 10, () => {});
