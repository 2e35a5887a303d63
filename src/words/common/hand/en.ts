import { speechOf } from '../../speech.ts';
import type { HandWords } from './contract.ts';

const { count, list } = speechOf('en');

export const en: HandWords = {
  note: (table, more) => `-# ${[`Table ${table}`, ...more].join(' · ')}`,
  fileName: (table, seq) => `hand-${table}-${seq}.png`,
  coming: () => '### Your hand will appear here\nOnly you can see it. Waiting for the host to start.',
  stopped: ({ myHand }) => `DMs are off. Use **${myHand}** on the board or \`/hand\` instead.`,
  ended: (place, seats, points, parts) =>
    `Your place: **${place}** of ${seats}, with **${count(points, 'point', 'points')}**${parts.length === 0 ? '' : ` (${parts.join(', ')})`}.`,
  delayed: (who) => `${list(who)}, Discord is holding back my DMs for now. Open your hand here (only you will see it):`,
  refused: (who) => `${who}, I can’t DM you anymore. Open your hand here (only you will see it):`,
};
