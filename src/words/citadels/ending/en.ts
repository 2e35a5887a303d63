import { FIVE_COLOURS_BONUS, pointsOf } from '../../../engines/citadels/index.ts';
import { speechOf } from '../../speech.ts';
import { colorNames, districtNames } from '../names/index.ts';
import { pictureWords } from '../picture/index.ts';
import type { EndingWords } from './contract.ts';
import { tieIn } from './tie.ts';

const { count } = speechOf('en');
const tie = tieIn(pictureWords.en.final.tie);

export const en: EndingWords = {
  row(row) {
    const { place, name, total, districts, colours, completion, isFirst, missing, city } = row;
    const parts = [
      `districts ${districts}`,
      ...(colours > 0 ? [`all five colours +${colours}`] : []),
      ...(completion > 0 ? [`${isFirst ? 'first with eight districts' : 'eight districts'} +${completion}`] : []),
    ];
    const others = [...(missing === null ? [] : [en.missing(missing)]), ...tie(row.tie)];
    const built = city.map((one) => `${districtNames.en[one]} ${pointsOf(one)}`).join(', ');
    return `${place}. ${[`${name}: ${count(total, 'point', 'points')} (${parts.join(', ')})`, ...others].join('; ')}. City: ${built === '' ? 'nothing' : built}.`;
  },
  missing: (colour) => `${colorNames.en[colour]} was missing for +${FIVE_COLOURS_BONUS}`,
};
