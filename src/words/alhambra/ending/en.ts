import { speechOf } from '../../speech.ts';
import { buildingLabels } from '../names/index.ts';
import type { EndingWords, RoundGain } from './contract.ts';

const { list, count } = speechOf('en');
const LABELS = { ...buildingLabels.en, walls: 'wall' };

const gained = ({ parts, points, ...of }: RoundGain): string => {
  const each = parts.map(({ part, points }) => `${LABELS[part].toLowerCase()} ${points}`);
  return `round ${of.round}: ${points}${each.length === 0 ? '' : ` (${each.join(', ')})`}`;
};

export const en: EndingWords = {
  wonBy: (name, lead) => `${name} wins by ${count(lead, 'point', 'points')}.`,
  tied: (names, points) => `${list(names)} are tied at ${count(points, 'point', 'points')} and share the win.`,
  row: ({ place, name, total, rounds }) =>
    `${[`${place}. ${name}: ${count(total, 'point', 'points')}`, ...rounds.map(gained)].join('; ')}.`,
};
