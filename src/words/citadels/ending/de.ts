import { FIVE_COLOURS_BONUS, pointsOf } from '../../../engines/citadels/index.ts';
import { capital, speechOf } from '../../speech.ts';
import { de as names } from '../names/de.ts';
import { de as picture } from '../picture/de.ts';
import type { EndingWords } from './en.ts';
import { tieIn } from './tie.ts';

const { count } = speechOf('de');
const tie = tieIn(picture.final.tie);

export const de: EndingWords = {
  row(row) {
    const { place, name, total, districts, colours, completion, isFirst, missing, haunted, city } = row;
    const asColor = haunted === null ? '' : ` mit der Geisterstadt als ${capital(names.colors[haunted])}`;
    const parts = [
      `Bauwerke ${districts}`,
      ...(colours > 0 ? [`alle fünf Farben +${colours}${asColor}`] : []),
      ...(completion > 0 ? [`${isFirst ? 'zuerst acht Bauwerke' : 'acht Bauwerke'} +${completion}`] : []),
    ];
    const others = [...(missing === null ? [] : [de.missing(missing)]), ...tie(row.tie)];
    const built = city.map((one) => `${names.districts[one]} ${pointsOf(one)}`).join(', ');
    return `${place}. ${[`${name}: ${count(total, 'Punkt', 'Punkte')} (${parts.join(', ')})`, ...others].join('; ')}. Stadt: ${built === '' ? 'nichts' : built}.`;
  },
  missing: (colour) => `${capital(names.colors[colour])} fehlte für +${FIVE_COLOURS_BONUS}`,
};
