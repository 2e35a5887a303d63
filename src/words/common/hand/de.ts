import { speechOf } from '../../speech.ts';
import type { HandWords } from './en.ts';

const { count, list } = speechOf('de');

export const de: HandWords = {
  note: (table, more) => `-# ${[`Tisch ${table}`, ...more].join(' · ')}`,
  fileName: (table, seq) => `hand-${table}-${seq}.png`,
  coming: () =>
    '### Hier erscheint deine Hand\nNur du siehst sie. Die Partie beginnt, sobald die Tischleitung sie startet.',
  stopped: ({ myHand }) =>
    `Deine Hand kommt nicht mehr als Direktnachricht. Du siehst sie mit **${myHand}** am Spielplan oder mit \`/hand\`.`,
  ended: (place, seats, points, parts) =>
    `Dein Rang: **${place}** von ${seats}, mit **${count(points, 'Punkt', 'Punkten')}**${parts.length === 0 ? '' : ` (${parts.join(', ')})`}.`,
  delayed: (who) =>
    `${list(who)}, Discord hält meine Direktnachrichten gerade zurück. Hier ${who.length === 1 ? 'kannst du deine' : 'könnt ihr eure'} Hand ansehen (andere sehen sie nicht):`,
  refused: (who) => `${who}, ich kann dir nicht mehr schreiben. Hier kannst du deine Hand ansehen (nur du siehst sie):`,
};
