import { pointsOf } from '../../../engines/citadels/index.ts';
import { speechOf } from '../../speech.ts';
import { ja as names } from '../names/ja.ts';
import { ja as picture } from '../picture/ja.ts';
import type { EndingWords } from './en.ts';
import { tieIn } from './tie.ts';

const { count } = speechOf('ja');
const tie = tieIn(picture.final.tie);

export const ja: EndingWords = {
  row(row) {
    const { place, name, total, districts, colours, completion, isFirst, missing, haunted, city } = row;
    const asColor = haunted === null ? '' : `（幽霊都市を${names.colors[haunted]}として）`;
    const parts = [
      `建物${districts}`,
      ...(colours > 0 ? [`5色全て+${colours}${asColor}`] : []),
      ...(completion > 0 ? [`${isFirst ? '最初に8軒' : '8軒達成'}+${completion}`] : []),
    ];
    const others = [...(missing === null ? [] : [ja.missing(missing)]), ...tie(row.tie)];
    const built = city.map((one) => `${names.districts[one]}（${pointsOf(one)}）`).join('、');
    return `${place}位 ${[`${name}：${count(total, '点')}（${parts.join('、')}）`, ...others].join('、')}。建物：${built === '' ? 'なし' : built}。`;
  },
  missing: (colour) => `${names.colors[colour]}がないため5色ボーナスなし`,
};
