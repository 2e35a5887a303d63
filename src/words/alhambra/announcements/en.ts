import { type Building, type Coin, type Round, sumOf } from '../../../engines/alhambra/index.ts';
import type { Widened } from '../../contract.ts';
import { capital, speechOf } from '../../speech.ts';
import { en as names } from '../names/en.ts';
import type { Gain, Ranked } from './contract.ts';

const { count } = speechOf('en');
const labels = { ...names.buildingLabels, walls: 'Wall' };

const ranked = ({ name, count: tiles, rank, points }: Ranked): string =>
  `${rank}. ${name} ${tiles}${points === 0 ? '' : `, +${points}`}`;

export const en = {
  /** Headings: without Markdown, at most 100 characters. */
  startingMoney: 'Starting money',
  scoring: (round: Round) => capital(names.round(round)),
  leftovers: 'Leftover tiles',
  /** A player’s starting money. */
  money: (name: string, coins: readonly Coin[]) =>
    `${name}: ${names.coins(coins)} (${count(coins.length, 'coin', 'coins')}, ${sumOf(coins)} in all).`,
  /** From now on, hands are secret. */
  secret: 'From now on, only you can see your coins. Everyone sees how many you have.',
  /** A player’s points of a round, in Markdown. */
  gain: ({ name, points, total, parts }: Gain) => {
    const from = parts.map(({ part, points }) => `${labels[part].toLowerCase()} ${points}`);
    return `${name} **+${points}** (${total} in all)${from.length === 0 ? '' : `: ${from.join(', ')}`}`;
  },
  /** What the sentences about buildings have for each party; comes before them. */
  legend: 'Buildings by rank, with tiles and points.',
  /** The parties with a tile of one building, best first; may be empty. Alt texts are short, so it is, too. */
  building: (building: Building, all: readonly Ranked[]) =>
    `${labels[building]}: ${all.length === 0 ? 'no one has any' : all.map(ranked).join('; ')}.`,
  walls: (all: readonly { readonly name: string; readonly length: number }[]) =>
    `Longest wall, 1 point per side: ${all.map(({ name, length }) => `${name} ${length}`).join(', ')}.`,
  totals: (gains: readonly Gain[]) =>
    `Points: ${gains.map(({ name, points, total }) => `${name} +${points}, now ${total}`).join('; ')}.`,
};

export type AnnouncementSentences = Widened<typeof en>;
