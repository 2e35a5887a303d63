import { signed, speechOf } from '../../speech.ts';
import { rowOf } from '../board/de.ts';
import { gained } from '../results/figures.ts';
import type { FinalWords } from './en.ts';

const { list, count } = speechOf('de');
const points = (n: number): string => count(n, 'Punkt', 'Punkte');
/** After `mit`: `mit 3 Punkten`. */
const withPoints = (n: number): string => count(n, 'Punkt', 'Punkten');

export const de: FinalWords = {
  heading: (winners, game, won) =>
    winners.length === 1
      ? `## ${winners[0]} gewinnt „${game}“${won === null ? '' : ` mit ${withPoints(won)}`}`
      : `## ${list(winners)} teilen sich den Sieg in „${game}“${won === null ? '' : ` mit je ${withPoints(won)}`}`,
  place: (place, name, own, parts) =>
    // Bold, or Discord would number the lines itself: ties would get places of their own.
    `**${place}.** ${name}: **${points(own)}**${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`,
  left: (place, name) => `**${place}.** ${name}`,
  part: (name, own) => `${name}: ${signed(own)}`,
  rating: (before, after) => ` · Wertung ${after} (${before === null ? 'neu' : gained(after - before)})`,
  record: (of, name, own, before) =>
    `${of === 'server' ? 'Serverrekord' : 'Persönlicher Rekord'} für ${name}: ${points(own)} (bisher ${before})`,
  resigned: (name) => `${name} (aufgegeben)`,
  substitute: (name) => `${name} (eingesprungen, ohne Wertung)`,
  unplayed: () => 'Nach so wenigen Zügen zählt die Partie für niemanden.',
  note: (table, status, mark) => `-# ${status} · Tisch ${table}${mark === null ? '' : ` · Protokoll: ${rowOf(mark)}`}`,
};
