import { sumOf } from '../../../engines/alhambra/index.ts';
import { capital, speechOf } from '../../speech.ts';
import { buildingLabels, coinsNames, roundNames } from '../names/index.ts';
import type { AnnouncementSentences, Ranked } from './contract.ts';

const { count } = speechOf('en');
const labels = { ...buildingLabels.en, walls: 'Wall' };

const ranked = ({ name, count: tiles, rank, points }: Ranked): string =>
  `${rank}. ${name} ${tiles}${points === 0 ? '' : `, +${points}`}`;

export const en: AnnouncementSentences = {
  startingMoney: 'Starting money',
  scoring: (round) => capital(roundNames.en(round)),
  leftovers: 'Leftover tiles',
  money: (name, coins) =>
    `${name}: ${coinsNames.en(coins)} (${count(coins.length, 'coin', 'coins')}, ${sumOf(coins)} in all).`,
  secret: 'From now on, only you can see your coins. Everyone sees how many you have.',
  gain: ({ name, points, total, parts }) => {
    const from = parts.map(({ part, points }) => `${labels[part].toLowerCase()} ${points}`);
    return `${name} **+${points}** (${total} in all)${from.length === 0 ? '' : `: ${from.join(', ')}`}`;
  },
  legend: 'Buildings by rank, with tiles and points.',
  building: (building, all) =>
    `${labels[building]}: ${all.length === 0 ? 'no one has any' : all.map(ranked).join('; ')}.`,
  walls: (all) => `Longest wall, 1 point per side: ${all.map(({ name, length }) => `${name} ${length}`).join(', ')}.`,
  totals: (gains) =>
    `Points: ${gains.map(({ name, points, total }) => `${name} +${points}, now ${total}`).join('; ')}.`,
};
