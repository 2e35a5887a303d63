import { speechOf } from '../../speech.ts';
import { de as namesWords } from '../names/de.ts';
import type { RoundGain } from './contract.ts';
import type { EndingWords } from './en.ts';

const { list, count } = speechOf('de');
const LABELS = { ...namesWords.buildingLabels, walls: 'Mauer' };
const round = namesWords.round;
const points = (n: number) => count(n, 'Punkt', 'Punkte');

const gained = ({ parts, ...of }: RoundGain): string => {
  const each = parts.map((one) => `${LABELS[one.part]} ${one.points}`);
  return `${round(of.round)} ${of.points}${each.length === 0 ? '' : ` (${each.join(', ')})`}`;
};

export const de: EndingWords = {
  wonBy: (name, lead) => `${name} gewinnt mit ${count(lead, 'Punkt', 'Punkten')} Vorsprung.`,
  tied: (names, total) => `${list(names)} haben je ${points(total)} und teilen sich den Sieg.`,
  row: ({ place, name, total, rounds }) =>
    `${[`${place}. ${name}: ${points(total)}`, ...rounds.map(gained)].join('; ')}.`,
};
