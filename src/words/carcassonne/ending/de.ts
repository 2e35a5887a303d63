import { speechOf } from '../../speech.ts';
import { de as namesWords } from '../names/de.ts';
import type { Gain } from './contract.ts';
import type { EndingWords } from './en.ts';

const { list, count } = speechOf('de');

const gained = ({ names, points, byPig }: Gain): string =>
  `${points === 0 ? 'nichts' : `${names.length > 1 ? 'je ' : ''}+${points}`} für ${list(names)}${byPig === 0 ? '' : ` (${byPig} davon durch das Schwein)`}`;
const all = (gains: readonly Gain[]): string => (gains.length === 0 ? 'nichts' : gains.map(gained).join('; '));

export const de: EndingWords = {
  place: (place, name, points, atEnd) =>
    `${place}. ${name}: ${count(points, 'Punkt', 'Punkte')}${atEnd === null ? '' : `, ${points - atEnd} im Spiel und ${atEnd} am Ende`}.`,
  scored: 'Am Ende gewertet, mit den Nummern im Bild:',
  feature: (number, people, what, gains, hasCounted) =>
    `Nummer ${number}, ${people}: ${what}, ${all(gains)}${hasCounted ? '; jede Stadt zählt für jeden nur einmal' : ''}.`,
  farmers: (number, tiles, cell, gains) =>
    `Nummer ${number}, Bauern um die fertige Stadt aus ${count(tiles, 'Plättchen')} auf ${cell}: ${all(gains)}.`,
  goods: (good, most, gains) => `Am meisten ${namesWords.goods[good]} (${most}): ${all(gains)}.`,
  award: (award, n, gains) =>
    `${namesWords.awards[award]}, ${award === 'king' ? count(n, 'fertige Stadt', 'fertige Städte') : count(n, 'fertige Straße', 'fertige Straßen')}: ${all(gains)}.`,
  fairy: (companion, gains) => `Fee mit ${companion}: ${all(gains)}.`,
};
