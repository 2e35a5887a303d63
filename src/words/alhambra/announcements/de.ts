import { sumOf } from '../../../engines/alhambra/index.ts';
import { speechOf } from '../../speech.ts';
import { de as names } from '../names/de.ts';
import type { Ranked } from './contract.ts';
import type { AnnouncementSentences } from './en.ts';

const { count } = speechOf('de');
const labels = { ...names.buildingLabels, walls: 'Mauer' };

const ranked = ({ name, count: tiles, rank, points }: Ranked): string =>
  `${rank}. ${name} ${tiles}${points === 0 ? '' : `, +${points}`}`;

export const de: AnnouncementSentences = {
  startingMoney: 'Startgeld',
  scoring: (round) => names.round(round),
  leftovers: 'Übrige Gebäude',
  money: (name, coins) =>
    `${name}: ${names.coins(coins)} (${count(coins.length, 'Geldkarte', 'Geldkarten')}, zusammen ${sumOf(coins)}).`,
  secret: 'Ab jetzt siehst nur du deine Geldkarten. Wie viele du hast, sehen alle.',
  gain: ({ name, points: gained, total, parts }) => {
    const from = parts.map((one) => `${labels[one.part]} ${one.points}`);
    return `${name} **+${gained}** (insgesamt ${total})${from.length === 0 ? '' : `: ${from.join(', ')}`}`;
  },
  legend: 'Gebäude nach Rang, mit Anzahl und Punkten.',
  building: (building, all) => `${labels[building]}: ${all.length === 0 ? 'hat niemand' : all.map(ranked).join('; ')}.`,
  walls: (all) => `Längste Mauer, 1 Punkt je Seite: ${all.map(({ name, length }) => `${name} ${length}`).join(', ')}.`,
  totals: (gains) => `Punkte: ${gains.map((of) => `${of.name} +${of.points}, insgesamt ${of.total}`).join('; ')}.`,
};
