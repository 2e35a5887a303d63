import type { HandWords } from './contract.ts';

export const de: HandWords = {
  note: (table, more) => `-# ${[`Tisch ${table}`, ...more].join(' · ')}`,
  fileName: (table, seq) => `hand-${table}-${seq}.png`,
  coming: () =>
    '### Deine Hand kommt hierher\nNur du siehst sie. Das Spiel beginnt, sobald die Tischleitung es startet.',
  stopped: ({ myHand }) => `Deine Hand kommt nicht mehr hierher. **${myHand}** am Spielplan und \`/hand\` zeigen sie.`,
  refused: (who) => `${who}, ich kann dir nicht mehr schreiben. Deine Hand öffnet sich hier, nur für dich:`,
};
