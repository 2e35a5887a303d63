import { signed, speechOf } from '../../speech.ts';
import { ja as namesWords } from '../names/ja.ts';
import type { EndingWords } from './en.ts';

const { count } = speechOf('ja');

export const ja: EndingWords = {
  wonBy: (name, lead) => `${name}が${count(lead, '点')}差で勝ちました。`,
  tied: (names, points) => `${names.join('、')}が${count(points, '点')}で並び、勝利を分け合います。`,
  row: ({ place, name, total, parts, hand }) => {
    const each = parts.map((one) => `${namesWords.parts[one.part]}${signed(one.points)}`);
    const left = `手元に残ったもの：${count(hand.deniers, 'ダナー')}、資源${hand.cubes}個、金${hand.gold}個`;
    return `${place}位 ${name}：${[count(total, '点'), ...each].join('、')}。${left}。`;
  },
};
