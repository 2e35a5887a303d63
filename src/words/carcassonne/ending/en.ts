import { capital, speechOf } from '../../speech.ts';
import { awardNames, goodNames } from '../names/index.ts';
import type { EndingWords, Gain } from './contract.ts';

const { list, count } = speechOf('en');

const gained = ({ names, points, byPig }: Gain): string =>
  `${points === 0 ? 'nothing' : `+${points}${names.length > 1 ? ' each' : ''}`} for ${list(names)}${byPig === 0 ? '' : ` (including ${byPig} for the pig)`}`;
const all = (gains: readonly Gain[]): string => (gains.length === 0 ? 'nothing' : gains.map(gained).join('; '));

export const en: EndingWords = {
  place: (place, name, points, atEnd) =>
    `${place}. ${name}: ${count(points, 'point', 'points')}${atEnd === null ? '' : `, ${points - atEnd} during play and ${atEnd} at the end`}.`,
  scored: 'Scored at the end, with the numbers in the picture:',
  feature: (number, people, what, gains, hasCounted) =>
    `Number ${number}, ${people}: ${what}, ${all(gains)}${hasCounted ? '; each city scores only once per player' : ''}.`,
  farmers: (number, tiles, cell, gains) =>
    `Number ${number}, farmers around the completed city of ${count(tiles, 'tile', 'tiles')} at ${cell}: ${all(gains)}.`,
  goods: (good, most, gains) => `Most ${goodNames.en[good]} (${most}): ${all(gains)}.`,
  award: (award, n, gains) =>
    `${capital(awardNames.en[award])}, ${award === 'king' ? count(n, 'completed city', 'completed cities') : count(n, 'completed road', 'completed roads')}: ${all(gains)}.`,
  fairy: (companion, gains) => `Fairy with ${companion}: ${all(gains)}.`,
};
