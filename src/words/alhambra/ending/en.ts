import type { Widened } from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import { en as namesWords } from '../names/en.ts';
import type { RoundGain, Row } from './contract.ts';

const { list, count } = speechOf('en');
const LABELS = { ...namesWords.buildingLabels, walls: 'wall' };

const gained = ({ parts, points, ...of }: RoundGain): string => {
  const each = parts.map(({ part, points }) => `${LABELS[part].toLowerCase()} ${points}`);
  return `round ${of.round}: ${points}${each.length === 0 ? '' : ` (${each.join(', ')})`}`;
};

export const en = {
  wonBy: (name: string, lead: number) => `${name} wins by ${count(lead, 'point', 'points')}.`,
  /** Nothing breaks a tie. */
  tied: (names: readonly string[], points: number) =>
    `${list(names)} are tied at ${count(points, 'point', 'points')} and share the win.`,
  row: ({ place, name, total, rounds }: Row) =>
    `${[`${place}. ${name}: ${count(total, 'point', 'points')}`, ...rounds.map(gained)].join('; ')}.`,
};

export type EndingWords = Widened<typeof en>;
