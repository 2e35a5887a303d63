import type { Award, Good } from '../../../engines/carcassonne/index.ts';
import type { Widened } from '../../contract.ts';
import { capital, speechOf } from '../../speech.ts';
import { en as namesWords } from '../names/en.ts';
import type { Gain } from './contract.ts';

const { list, count } = speechOf('en');

const gained = ({ names, points, byPig }: Gain): string =>
  `${points === 0 ? 'nothing' : `+${points}${names.length > 1 ? ' each' : ''}`} for ${list(names)}${byPig === 0 ? '' : ` (including ${byPig} for the pig)`}`;
const all = (gains: readonly Gain[]): string => (gains.length === 0 ? 'nothing' : gains.map(gained).join('; '));

export const en = {
  /** A player's place and points. `atEnd`: how many of them the end has brought; null where nothing was scored then. */
  place: (place: number, name: string, points: number, atEnd: number | null) =>
    `${place}. ${name}: ${count(points, 'point', 'points')}${atEnd === null ? '' : `, ${points - atEnd} during play and ${atEnd} at the end`}.`,
  /** Above the features that were scored at the end. */
  scored: 'Scored at the end, with the numbers in the picture:',
  /**
   * A feature by its number in the picture. `people` and `what`: from the methods `people` and `feature` of
   * `MapWords`; `gains` may be empty. `hasCounted`: whether a
   * city of this farm had counted for one of its owners before.
   */
  feature: (number: number, people: string, what: string, gains: readonly Gain[], hasCounted: boolean) =>
    `Number ${number}, ${people}: ${what}, ${all(gains)}${hasCounted ? '; each city scores only once per player' : ''}.`,
  /** Option `old`: a completed city, by the cell of its oldest tile, with the farmers around it. */
  farmers: (number: number, tiles: number, cell: string, gains: readonly Gain[]) =>
    `Number ${number}, farmers around the completed city of ${count(tiles, 'tile', 'tiles')} at ${cell}: ${all(gains)}.`,
  /** `most`: how many of this good each of those who get the points has. */
  goods: (good: Good, most: number, gains: readonly Gain[]) =>
    `Most ${namesWords.goods[good]} (${most}): ${all(gains)}.`,
  /** `completed`: the cities or roads that the award has counted. */
  award: (award: Award, n: number, gains: readonly Gain[]) =>
    `${capital(namesWords.awards[award])}, ${award === 'king' ? count(n, 'completed city', 'completed cities') : count(n, 'completed road', 'completed roads')}: ${all(gains)}.`,
  /** Option `drache`: the fairy with a follower. `companion`: from the method `person` of `MapWords`. */
  fairy: (companion: string, gains: readonly Gain[]) => `Fairy with ${companion}: ${all(gains)}.`,
};

export type EndingWords = Widened<typeof en>;
