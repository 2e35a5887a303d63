import { pointsOf } from '../../../engines/citadels/index.ts';
import { speechOf } from '../../speech.ts';
import { colorNames, districtNames } from '../names/index.ts';
import { pictureWords } from '../picture/index.ts';
import type { EndingWords } from './en.ts';
import { tieIn } from './tie.ts';

const { count } = speechOf('ja');
const tie = tieIn(pictureWords.ja.final.tie);

export const ja: EndingWords = {
  row(row) {
    const { place, name, total, districts, colours, completion, isFirst, missing, haunted, city } = row;
    const asColor = haunted === null ? '' : `（幽霊都市を${colorNames.ja[haunted]}として）`;
    const parts = [
      `建物${districts}`,
      ...(colours > 0 ? [`5色全て+${colours}${asColor}`] : []),
      ...(completion > 0 ? [`${isFirst ? '最初に8軒' : '8軒達成'}+${completion}`] : []),
    ];
    const others = [...(missing === null ? [] : [ja.missing(missing)]), ...tie(row.tie)];
    const built = city.map((one) => `${districtNames.ja[one]}（${pointsOf(one)}）`).join('、');
    return `${place}位 ${[`${name}：${count(total, '点')}（${parts.join('、')}）`, ...others].join('、')}。建物：${built === '' ? 'なし' : built}。`;
  },
  missing: (colour) => `${colorNames.ja[colour]}がないため5色ボーナスなし`,
};
