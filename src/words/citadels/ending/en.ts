import { type Colour, FIVE_COLOURS_BONUS, pointsOf } from '../../../engines/citadels/index.ts';
import type { Widened } from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import { en as names } from '../names/en.ts';
import { en as picture } from '../picture/en.ts';
import type { Row } from './contract.ts';
import { tieIn } from './tie.ts';

const { count } = speechOf('en');
const tie = tieIn(picture.final.tie);

export const en = {
  /** The place, what the points are made of, what decided a tie, and the city with the points of each district. */
  row(row: Row): string {
    const { place, name, total, districts, colours, completion, isFirst, missing, haunted, city } = row;
    const asColor = haunted === null ? '' : ` with the Haunted City as ${names.colors[haunted]}`;
    const parts = [
      `districts ${districts}`,
      ...(colours > 0 ? [`all 5 colors +${colours}${asColor}`] : []),
      ...(completion > 0 ? [`${isFirst ? 'first to 8 districts' : '8 districts'} +${completion}`] : []),
    ];
    const others = [...(missing === null ? [] : [en.missing(missing)]), ...tie(row.tie)];
    const built = city.map((one) => `${names.districts[one]} ${pointsOf(one)}`).join(', ');
    return `${place}. ${[`${name}: ${count(total, 'point', 'points')} (${parts.join(', ')})`, ...others].join('; ')}. City: ${built === '' ? 'nothing' : built}.`;
  },
  /** The color that was missing for the bonus of all five. */
  missing: (colour: Colour) => `no +${FIVE_COLOURS_BONUS} without ${names.colors[colour]}`,
};

export type EndingWords = Widened<typeof en>;
