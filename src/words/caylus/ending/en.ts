import type { Widened } from '../../contract.ts';
import { signed, speechOf } from '../../speech.ts';
import { en as namesWords } from '../names/en.ts';
import type { Row } from './contract.ts';

const { list, count } = speechOf('en');
const points = (n: number) => count(n, 'point', 'points');

export const en = {
  wonBy: (name: string, lead: number) => `${name} wins by ${points(lead)}.`,
  /** Nothing breaks a tie. */
  tied: (names: readonly string[], total: number) => `${list(names)} are tied at ${points(total)} and share the win.`,
  row: ({ place, name, total, parts, hand }: Row) => {
    const each = parts.map((one) => `${namesWords.parts[one.part].toLowerCase()} ${signed(one.points)}`);
    const left = `left in hand: ${count(hand.deniers, 'denier', 'deniers')}, ${count(hand.cubes, 'cube', 'cubes')}, ${hand.gold} gold`;
    return `${[`${place}. ${name}: ${points(total)}`, ...each, left].join('; ')}.`;
  },
};

export type EndingWords = Widened<typeof en>;
