import type { Measure, Period } from '../../../tables/stored/results.ts';
import type { Widened } from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import type { SaidRecord, SaidRow } from './contract.ts';
import { figuresOf, gained } from './figures.ts';

const { list, count } = speechOf('en');
const { percent, average, day, month, fullMonth, year } = figuresOf('en');
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIX: { readonly [rule: string]: string } = { one: 'st', two: 'nd', few: 'rd' };

const nth = (n: number): string => `${n}${SUFFIX[ordinals.select(n)] ?? 'th'}`;
const games = (n: number): string => count(n, 'game', 'games');
const points = (n: number): string => count(n, 'point', 'points');
const record = ({ place, of, at }: { readonly place: number; readonly of: number; readonly at: number }): string =>
  `${nth(place)} of ${of}, ${day(at)}`;

export const en = {
  leaderboard: 'Leaderboard',
  /** `at`: a time within it, in Unix milliseconds. */
  period: (period: Period, at: number) => ({ all: 'all time', year: year(at), month: fullMonth(at) })[period],
  /** On the buttons. */
  periods: { all: 'All time', year: 'This year', month: 'This month' } satisfies { readonly [P in Period]: string },
  /** In the menu. */
  measures: {
    rating: 'Sort by rating',
    wins: 'Sort by games won',
    winRate: 'Sort by win rate',
    games: 'Sort by games played',
    place: 'Sort by average place',
    points: 'Sort by average points',
  } satisfies { readonly [M in Measure]: string },
  /** Column heads; also labels of figures. */
  columns: {
    games: 'games',
    wins: 'won',
    winRate: 'win rate',
    place: 'avg. place',
    recent: 'last ten',
    rating: 'rating',
  },
  /** The column of average points in games with so many players. */
  points: (players: number) => `points (${players}p)`,
  percent,
  /** One decimal. */
  average,
  /** What the line of the last ten games means. */
  key: 'a win; the line shows places, first at the top',
  ended: (ended: number, minimum: number) => `${games(ended)} finished · ranked after ${games(minimum)}`,
  missing: (n: number) => `${count(n, 'more game', 'more games')} to be ranked`,
  /** How far the reader’s rating is behind that of this place. */
  behind: (rating: number, place: number) => `${rating} behind ${nth(place)}`,
  /** Why someone has no place: no finished game here, or too few, or unlisted by choice. */
  noGames: (game: string) => `No one has finished enough ${game} games here to be ranked yet.`,
  noResults: (name: string, game: string) => `No finished ${game} games to show for ${name}.`,
  unlisted: () => 'You’re hidden from leaderboards. `/me leaderboard:on` shows you again.',
  /** Headings of messages. */
  heading: (game: string, period: string) => `### ${game} leaderboard · ${period}`,
  page: (page: number, of: number) => `-# Page ${page} of ${of}`,
  statsHeading: (name: string, game: string) => `### ${name} in ${game}`,
  row: ({ place, name, games: played, wins, averagePlace, average: mean, rating, change }: SaidRow) =>
    // Bold, or Discord would number the lines itself: ties would get places of their own.
    `**${place}.** ${name}: ${[
      ...(rating === null ? [] : [`rating ${rating}${change === null ? '' : ` (${gained(change)})`}`]),
      `${wins} of ${games(played)} won (${percent(wins / played)})`,
      `average place ${average(averagePlace)}`,
      ...(mean === null ? [] : [`average ${average(mean.points)} points with ${mean.players} players`]),
    ].join(', ')}`,
  /** The reader’s own line. */
  own: (line: string) => `You: ${line}`,
  /** Whoever is no longer in the server. */
  gone: 'former member',
  /** In place of a name that has not come from Discord in time. */
  nameless: 'name not available',
  /** All opponents together whose data was erased. */
  erased: 'erased members',
  /** A member with a name that can’t be drawn. `digits`: the end of the id. */
  unnamed: (digits: string) => `Member …${digits}`,
  /** One game in a member’s overview. */
  summary: (game: string, rating: number | null, wins: number, played: number) =>
    `**${game}**: ${rating === null ? '' : `${rating}, `}${wins} of ${played} won`,
  /** In the menu of numbers of players. */
  withPlayers: (players: number) => `Games with ${players} players`,
  fileName: (game: string) => `leaderboard-${game}.png`,
  statsFileName: (game: string) => `stats-${game}.png`,
  /** Parts of the statistics. */
  parts: {
    history: 'Rating',
    points: 'Points per game',
    places: 'Places',
    records: 'Best and worst',
    byPlayers: 'Average points',
    opponents: 'Head to head',
    options: 'Favorite options',
    ahead: 'ahead, level, behind',
    win: 'a win',
    unranked: 'not ranked yet',
  },
  rank: (place: number, of: number) => `${nth(place)} of ${of}`,
  /** The column of a place. */
  place: nth,
  day,
  games,
  /** What a panel about the last games is about. */
  lastGames: (n: number) => `last ${games(n)}`,
  month,
  /** The statistics as lines. */
  lines: {
    records: (players: number, best: SaidRecord, worst: SaidRecord) =>
      `${players} players: best game ${points(best.points)} (${record(best)}), worst game ${points(worst.points)} (${record(worst)})`,
    source: (name: string, own: number) => `${name} ${average(own)}`,
    byPlayers: (players: number, played: number, own: number) =>
      `${players} players: ${average(own)} points (${games(played)})`,
    opponent: (name: string, ahead: number, level: number, behind: number) =>
      `${name}: ahead ${ahead}${level === 0 ? '' : `, level ${level}`}, behind ${behind}`,
    places: (counts: readonly number[]) => list(counts.map((n, i) => `${nth(i + 1)} place ${n}×`)),
    option: (name: string, played: number) => `${name} (${games(played)})`,
    history: (ratings: readonly number[]) => `Rating after the last games: ${ratings.join(', ')}`,
  },
};

export type ResultsWords = Widened<typeof en>;
