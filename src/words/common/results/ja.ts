import { speechOf } from '../../speech.ts';
import type { ResultsWords } from './en.ts';
import { figuresOf, gained } from './figures.ts';

const { count } = speechOf('ja');
const { percent, average, day, month, fullMonth, year } = figuresOf('ja');

const games = (n: number): string => count(n, '戦');
const points = (n: number): string => count(n, '点');
const record = ({ place, of, at }: { readonly place: number; readonly of: number; readonly at: number }): string =>
  `${of}人中${place}位 · ${day(at)}`;

export const ja: ResultsWords = {
  leaderboard: 'ランキング',
  period: (period, at) => ({ all: '全期間', year: year(at), month: fullMonth(at) })[period],
  periods: { all: '全期間', year: '今年', month: '今月' },
  measures: {
    rating: 'レート順',
    wins: '勝利数順',
    winRate: '勝率順',
    games: '対戦数順',
    place: '平均順位順',
    points: '平均得点順',
  },
  columns: {
    games: '対戦',
    wins: '勝利',
    winRate: '勝率',
    place: '平均順位',
    recent: '直近10戦',
    rating: 'レート',
  },
  points: (players) => `平均点（${players}人）`,
  percent,
  average,
  key: '勝利。線は順位で、上が1位',
  ended: (ended, minimum) => `終了したゲーム：${games(ended)} · ${games(minimum)}からランクイン`,
  missing: (n) => `ランクインまであと${games(n)}`,
  behind: (rating, place) => `${place}位まであと${rating}`,
  noGames: (game) => `${game}のランキングには、まだ誰もいません。終了したゲームがもう少し必要です。`,
  noResults: (name, game) => `${name}には、表示できる${game}の成績がありません。`,
  unlisted: () => '今はランキングに載らない設定です。`/me ランキング:オン` で元に戻せます。',
  heading: (game, period) => `### ${game}のランキング · ${period}`,
  page: (page, of) => `-# ${of}ページ中${page}ページ目`,
  statsHeading: (name, game) => `### ${name} · ${game}の成績`,
  row: ({ place, name, games: played, wins, averagePlace, average: mean, rating, change }) =>
    `**${place}位** ${name}：${[
      ...(rating === null ? [] : [`レート${rating}${change === null ? '' : `（${gained(change)}）`}`]),
      `${games(played)}${wins}勝（${percent(wins / played)}）`,
      `平均順位${average(averagePlace)}位`,
      ...(mean === null ? [] : [`${mean.players}人戦の平均${average(mean.points)}点`]),
    ].join('、')}`,
  own: (line) => `あなた：${line}`,
  gone: '退出したメンバー',
  nameless: '名前を取得できません',
  erased: '消去済みのメンバー',
  unnamed: (digits) => `メンバー…${digits}`,
  summary: (game, rating, wins, played) =>
    `**${game}**：${rating === null ? '' : `${rating}、`}${games(played)}${wins}勝`,
  withPlayers: (players) => `${players}人でのゲーム`,
  fileName: (game) => `leaderboard-${game}.png`,
  statsFileName: (game) => `stats-${game}.png`,
  parts: {
    history: 'レート',
    points: '1戦あたりの得点',
    places: '順位',
    records: '最高と最低',
    byPlayers: '平均点',
    opponents: '対戦相手別',
    options: 'よく使うオプション',
    ahead: '上・同順位・下',
    win: '勝利',
    unranked: 'まだ順位なし',
  },
  rank: (place, of) => `${of}人中${place}位`,
  place: (place) => `${place}位`,
  day,
  games,
  lastGames: (n) => `直近${games(n)}`,
  month,
  lines: {
    records: (players, best, worst) =>
      `${players}人戦：最高${points(best.points)}（${record(best)}）、最低${points(worst.points)}（${record(worst)}）`,
    source: (name, own) => `${name}${average(own)}点`,
    byPlayers: (players, played, own) => `${players}人戦：平均${average(own)}点（${games(played)}）`,
    opponent: (name, ahead, level, behind) =>
      `${name}：上${count(ahead, '回')}${level === 0 ? '' : `、同順位${count(level, '回')}`}、下${count(behind, '回')}`,
    places: (counts) => counts.map((n, i) => `${i + 1}位${count(n, '回')}`).join('、'),
    option: (name, played) => `${name}（${games(played)}）`,
    history: (ratings) => `最近のレートの推移：${ratings.join('、')}`,
  },
};
