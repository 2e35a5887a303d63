import { FIVE_COLOURS_BONUS, pointsOf } from '../../../engines/citadels/index.ts';
import { capital, speechOf } from '../../speech.ts';
import { colorNames, districtNames } from '../names/index.ts';
import { pictureWords } from '../picture/index.ts';
import type { EndingWords } from './en.ts';
import { tieIn } from './tie.ts';

const { count } = speechOf('de');
const tie = tieIn(pictureWords.de.final.tie);

export const de: EndingWords = {
  row(row) {
    const { place, name, total, districts, colours, completion, isFirst, missing, haunted, city } = row;
    const asColor = haunted === null ? '' : ` mit der Geisterstadt als ${capital(colorNames.de[haunted])}`;
    const parts = [
      `Bauwerke ${districts}`,
      ...(colours > 0 ? [`alle fünf Farben +${colours}${asColor}`] : []),
      ...(completion > 0 ? [`${isFirst ? 'zuerst acht Bauwerke' : 'acht Bauwerke'} +${completion}`] : []),
    ];
    const others = [...(missing === null ? [] : [de.missing(missing)]), ...tie(row.tie)];
    const built = city.map((one) => `${districtNames.de[one]} ${pointsOf(one)}`).join(', ');
    return `${place}. ${[`${name}: ${count(total, 'Punkt', 'Punkte')} (${parts.join(', ')})`, ...others].join('; ')}. Stadt: ${built === '' ? 'nichts' : built}.`;
  },
  missing: (colour) => `${capital(colorNames.de[colour])} fehlte für +${FIVE_COLOURS_BONUS}`,
};
