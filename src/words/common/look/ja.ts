import { speechOf } from '../../speech.ts';
import type { Listed, LookWords } from './contract.ts';

const { list, count } = speechOf('ja');

export const ja: LookWords = {
  games: {
    heading: () => '### 卓の一覧',
    mine: () => '**自分の卓**',
    others: () => '**このサーバーのほかの卓**',
    row: listed,
    more: (more) => `…ほか${count(more, '卓')}`,
  },
  moves: {
    heading: (table) => `### 卓${table}でこれまでにあったこと`,
    empty: () => 'まだ誰もプレイしていません。',
    page: (page, pages) => `-# ${page}/${pages}ページ`,
    turn: (number) => `**手番${number}**`,
  },
  help: {
    heading: () => '### このサーバーで遊ぶボードゲーム',
    body: (games, { join, start }) =>
      [
        `\`/new\` でゲームを選んで卓を立てます。ほかの人は**${join}**を、主催者は**${start}**を押します。` +
          'ゲームはそのメッセージの下のスレッドで進みます。手番になるとそこで通知が届きます。' +
          '青いボタンを押して質問に答えるか、入力候補を使ってコマンドで手を入力してください。',
        '',
        ...games.map(({ name, summary, seats }) => `**${name}**（${seats}）：${summary}`),
        '',
        '`/rules` は絵つきのルール説明、`/games` は自分の卓の一覧、`/board 文章:True` は盤面の文章での説明、`/log` は最近の手、`/resign` は投了です。',
      ].join('\n'),
  },
  zoom: {
    across: (number, cells) => `${number} · 横${cells}マス`,
    whole: () => 'A · 全体',
  },
  sheet: {
    fileName: (sheet, table, seq) => `${sheet}-${table}-${seq}.png`,
    alt: (label, lines) => `${label}: ${lines.join('; ')}`,
  },
  more: {
    heading: (game, table) => `### ${game} · 卓${table}`,
    body: () => 'ここで見られるもの、できることです。',
  },
};

const STATE: { readonly [S in Listed['status']]: string } = {
  lobby: '参加者を募集中',
  running: '進行中',
  finished: '終了',
  cancelled: '閉鎖',
  suspended: '停止中',
};

function listed({ table, game, status, since, awaited, isYourTurn, address, ...lobby }: Listed): string {
  const where = address === null ? `卓${table}` : `[卓${table}](${address})`;
  const { seated, most, isPrivate } = lobby;
  const seats = status === 'lobby' ? `（${seated}/${most}席${isPrivate ? '、招待制' : ''}）` : '';
  if (status !== 'running') return `${where} · ${game} · ${STATE[status]}${seats}`;
  const turn = isYourTurn ? '**自分の手番**' : awaited.length === 0 ? STATE.running : `${list(awaited)}の手番`;
  return `${where} · ${game} · ${turn}（<t:${since}:R>から）`;
}
