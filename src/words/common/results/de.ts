import { speechOf } from '../../speech.ts';
import type { ResultsWords } from './en.ts';
import { figuresOf, gained } from './figures.ts';

const { list, count } = speechOf('de');
const { percent, average, day, month, fullMonth, year } = figuresOf('de');

const games = (n: number): string => count(n, 'Partie', 'Partien');
const points = (n: number): string => count(n, 'Punkt', 'Punkte');
const record = ({ place, of, at }: { readonly place: number; readonly of: number; readonly at: number }): string =>
  `${place}. von ${of}, ${day(at)}`;

export const de: ResultsWords = {
  leaderboard: 'Bestenliste',
  period: (period, at) => ({ all: 'alle Partien', year: year(at), month: fullMonth(at) })[period],
  periods: { all: 'Alle Partien', year: 'Dieses Jahr', month: 'Dieser Monat' },
  measures: {
    rating: 'Nach Wertung',
    wins: 'Nach Siegen',
    winRate: 'Nach Siegquote',
    games: 'Nach Zahl der Partien',
    place: 'Nach durchschnittlichem Platz',
    points: 'Nach durchschnittlichen Punkten',
  },
  columns: {
    games: 'Partien',
    wins: 'Siege',
    winRate: 'Quote',
    place: 'Ø Platz',
    recent: 'letzte zehn',
    rating: 'Wertung',
  },
  points: (players) => `Ø Punkte (${players})`,
  percent,
  average,
  key: 'ein Sieg; die Linie zeigt die Plätze, oben ist der erste',
  ended: (ended, minimum) => `${games(ended)} beendet · gewertet ab ${games(minimum)}`,
  missing: (n) => `noch ${games(n)} bis zur Wertung`,
  behind: (rating, place) => `${rating} hinter Platz ${place}`,
  noGames: (game) => `Noch hat hier niemand genug Partien „${game}“ beendet, um in der Bestenliste zu stehen.`,
  noResults: (name, game) => `Für ${name} gibt es keine beendete Partie „${game}“ zu zeigen.`,
  unlisted: () => 'Du stehst in keiner Bestenliste. Mit `/me bestenliste:An` erscheinst du wieder.',
  heading: (game, period) => `### Bestenliste „${game}“ · ${period}`,
  page: (page, of) => `-# Seite ${page} von ${of}`,
  statsHeading: (name, game) => `### ${name}: Statistik zu „${game}“`,
  row: ({ place, name, games: played, wins, averagePlace, average: mean, rating, change }) =>
    // Bold, or Discord would number the lines itself: ties would get places of their own.
    `**${place}.** ${name}: ${[
      ...(rating === null ? [] : [`Wertung ${rating}${change === null ? '' : ` (${gained(change)})`}`]),
      `${wins} von ${games(played)} gewonnen (${percent(wins / played)})`,
      `durchschnittlich Platz ${average(averagePlace)}`,
      ...(mean === null ? [] : [`zu ${inDative(mean.players)} durchschnittlich ${average(mean.points)} Punkte`]),
    ].join(', ')}`,
  own: (line) => `Du: ${line}`,
  gone: 'ehemaliges Mitglied',
  nameless: 'Name nicht verfügbar',
  erased: 'gelöschte Mitglieder',
  unnamed: (digits) => `Mitglied …${digits}`,
  summary: (game, rating, wins, played) =>
    `**${game}**: ${rating === null ? '' : `${rating}, `}${wins} von ${played} gewonnen`,
  withPlayers: (players) => `Partien zu ${inDative(players)}`,
  fileName: (game) => `leaderboard-${game}.png`,
  statsFileName: (game) => `stats-${game}.png`,
  parts: {
    history: 'Wertung',
    points: 'Punkte pro Partie',
    places: 'Plätze',
    records: 'Beste und schwächste Partie',
    byPlayers: 'Ø Punkte',
    opponents: 'Direkter Vergleich',
    options: 'Liebste Optionen',
    ahead: 'davor, gleichauf, dahinter',
    win: 'ein Sieg',
    unranked: 'noch ohne Rang',
  },
  rank: (place, of) => `${place}. von ${of}`,
  place: (place) => `${place}.`,
  day,
  games,
  lastGames: (n) => `letzte ${games(n)}`,
  month,
  lines: {
    records: (players, best, worst) =>
      `Zu ${inDative(players)}: beste Partie ${points(best.points)} (${record(best)}), schwächste ${points(worst.points)} (${record(worst)})`,
    source: (name, own) => `${name} ${average(own)}`,
    byPlayers: (players, played, own) => `zu ${inDative(players)} ${average(own)} Punkte (${games(played)})`,
    opponent: (name, ahead, level, behind) =>
      `${name}: ${ahead}-mal davor${level === 0 ? '' : `, ${level}-mal gleichauf`}, ${behind}-mal dahinter`,
    places: (counts) => list(counts.map((n, i) => `${i + 1}. Platz ${n}-mal`)),
    option: (name, played) => `${name} (${games(played)})`,
    history: (ratings) => `Wertung nach den letzten Partien: ${ratings.join(', ')}`,
  },
};

const DATIVES: { readonly [players: number]: string } = {
  2: 'zweit',
  3: 'dritt',
  4: 'viert',
  5: 'fünft',
  6: 'sechst',
  7: 'siebt',
};

/** After `zu`: `zu dritt`. */
function inDative(players: number): string {
  return DATIVES[players] ?? String(players);
}
