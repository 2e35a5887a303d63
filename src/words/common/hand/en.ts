import type { HandWords } from './contract.ts';

export const en: HandWords = {
  note: (table, more) => `-# ${[`Table ${table}`, ...more].join(' · ')}`,
  fileName: (table, seq) => `hand-${table}-${seq}.png`,
  coming: () => '### Your hand will come here\nOnly you see it. The game begins when the host starts it.',
  stopped: ({ myHand }) => `Your hand does not come here any more. **${myHand}** on the board and \`/hand\` show it.`,
  refused: (who) => `${who}, I cannot write to you any more. Your hand opens here, for you alone:`,
};
