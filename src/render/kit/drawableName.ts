import { commonWords } from '../../words/common/index.ts';
import type { Locale } from '../../words/contract.ts';
import { drawable } from './fonts.ts';

/**
 * A player's name as it can be drawn: without characters that no font of ours has; where nothing is left, the name of
 * the seat.
 */
export const drawableName = (name: string, seat: number, locale: Locale): string =>
  drawable(name) || commonWords[locale].phrases.seat(seat);
