import { speechOf } from '../../speech.ts';
import type { ResultsWords } from './contract.ts';
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

export const en: ResultsWords = {
  leaderboard: 'Leaderboard',
  period: (period, at) => ({ all: 'all time', year: year(at), month: fullMonth(at) })[period],
  periods: { all: 'All time', year: 'This year', month: 'This month' },
  measures: {
    rating: 'Sort by rating',
    wins: 'Sort by games won',
    winRate: 'Sort by win rate',
    games: 'Sort by games played',
    place: 'Sort by average place',
    points: 'Sort by average points',
  },
  columns: {
    games: 'games',
    wins: 'won',
    winRate: 'win rate',
    place: 'avg. place',
    recent: 'last ten',
    rating: 'rating',
  },
  points: (players) => `points (${players}p)`,
  percent,
  average,
  key: 'a win; the line shows places, first at the top',
  ended: (ended, minimum) => `${games(ended)} finished · ranked after ${games(minimum)}`,
  missing: (n) => `${count(n, 'more game', 'more games')} to be ranked`,
  behind: (rating, place) => `${rating} behind ${nth(place)}`,
  noGames: (game) => `No one has finished enough ${game} games here to be ranked yet.`,
  noResults: (name, game) => `No finished ${game} games to show for ${name}.`,
  unlisted: () => 'You’re hidden from leaderboards. `/me leaderboard:on` shows you again.',
  heading: (game, period) => `### ${game} leaderboard · ${period}`,
  page: (page, of) => `-# Page ${page} of ${of}`,
  statsHeading: (name, game) => `### ${name} in ${game}`,
  row: ({ place, name, games: played, wins, averagePlace, average: mean, rating, change }) =>
    // Bold, or Discord would number the lines itself: ties would get places of their own.
    `**${place}.** ${name}: ${[
      ...(rating === null ? [] : [`rating ${rating}${change === null ? '' : ` (${gained(change)})`}`]),
      `${wins} of ${games(played)} won (${percent(wins / played)})`,
      `average place ${average(averagePlace)}`,
      ...(mean === null ? [] : [`average ${average(mean.points)} points with ${mean.players} players`]),
    ].join(', ')}`,
  own: (line) => `You: ${line}`,
  gone: 'former member',
  nameless: 'name not available',
  erased: 'erased members',
  unnamed: (digits) => `Member …${digits}`,
  summary: (game, rating, wins, played) =>
    `**${game}**: ${rating === null ? '' : `${rating}, `}${wins} of ${played} won`,
  withPlayers: (players) => `Games with ${players} players`,
  fileName: (game) => `leaderboard-${game}.png`,
  statsFileName: (game) => `stats-${game}.png`,
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
  rank: (place, of) => `${nth(place)} of ${of}`,
  place: nth,
  day,
  games,
  lastGames: (n) => `last ${games(n)}`,
  month,
  lines: {
    records: (players, best, worst) =>
      `${players} players: best game ${points(best.points)} (${record(best)}), worst game ${points(worst.points)} (${record(worst)})`,
    source: (name, own) => `${name} ${average(own)}`,
    byPlayers: (players, played, own) => `${players} players: ${average(own)} points (${games(played)})`,
    opponent: (name, ahead, level, behind) =>
      `${name}: ahead ${ahead}${level === 0 ? '' : `, level ${level}`}, behind ${behind}`,
    places: (counts) => list(counts.map((n, i) => `${nth(i + 1)} place ${n}×`)),
    option: (name, played) => `${name} (${games(played)})`,
    history: (ratings) => `Rating after the last games: ${ratings.join(', ')}`,
  },
};
