import { speechOf } from '../../speech.ts';
import { ja as namesWords } from '../names/ja.ts';
import type { RoundGain } from './contract.ts';
import type { EndingWords } from './en.ts';

const { count } = speechOf('ja');
const LABELS = { ...namesWords.buildingLabels, walls: '城壁' };

const gained = ({ parts, points, round }: RoundGain): string => {
  const each = parts.map((one) => `${LABELS[one.part]}${one.points}`);
  return `${round}回目${count(points, '点')}${each.length === 0 ? '' : `（${each.join('、')}）`}`;
};

export const ja: EndingWords = {
  wonBy: (name, lead) => `${name}が${count(lead, '点')}差で勝ちました。`,
  tied: (names, points) => `${names.join('、')}が${count(points, '点')}で並び、勝利を分け合います。`,
  row: ({ place, name, total, rounds }) =>
    `${place}位 ${name}：${[count(total, '点'), ...rounds.map(gained)].join('、')}。`,
};
