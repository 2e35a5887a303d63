import { signed, speechOf } from '../../speech.ts';
import { de as namesWords } from '../names/de.ts';
import type { EndingWords } from './en.ts';

const { list, count } = speechOf('de');
const points = (n: number) => count(n, 'Punkt', 'Punkte');

export const de: EndingWords = {
  wonBy: (name, lead) => `${name} gewinnt mit ${count(lead, 'Punkt', 'Punkten')} Vorsprung.`,
  tied: (names, total) => `${list(names)} haben je ${points(total)} und teilen sich den Sieg.`,
  row: ({ place, name, total, parts, hand }) => {
    const each = parts.map((one) => `${namesWords.parts[one.part]} ${signed(one.points)}`);
    const left = `übrig ${count(hand.deniers, 'Denar')}, ${count(hand.cubes, 'Rohstoff', 'Rohstoffe')}, ${hand.gold} Gold`;
    return `${[`${place}. ${name}: ${points(total)}`, ...each, left].join('; ')}.`;
  },
};
