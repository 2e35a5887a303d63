import { speechOf } from '../../speech.ts';
import type { Listed } from './contract.ts';
import type { LookWords } from './en.ts';

const { list, count } = speechOf('ja');

export const ja: LookWords = {
  games: {
    heading: () => '### 卓の一覧',
    mine: () => '**自分の卓**',
    others: () => '**このサーバーの他の卓**',
    row: listed,
    more: (more) => `…他${count(more, '卓')}`,
  },
  moves: {
    heading: (table) => `### 卓${table}の行動の履歴`,
    empty: () => 'まだ誰も行動していません。',
    page: (page, pages) => `-# ${page}/${pages}ページ`,
    turn: (number) => `**${number}手番目**`,
  },
  help: {
    heading: (isInServer) => `### ${isInServer ? 'このサーバーで' : ''}遊べるボードゲーム`,
    body: (games, { join, start }) =>
      [
        `\`/new\` でゲームを選んで卓を立てます。他の人は**${join}**を、主催者は**${start}**を押します。` +
          'ゲームはそのメッセージの下のスレッドで進み、手番になるとそこで通知が届きます。' +
          '青いボタンを押して質問に答えるか、入力候補を使ってコマンドで行動を入力してください。',
        '',
        ...games.map(({ name, summary, seats }) => `**${name}**（${seats}）：${summary}`),
        '',
        '`/rules` で図つきのルール、`/games` で自分の卓、`/board 文章:True` で盤面の説明文、`/log` で最近の行動を見られます。`/leaderboard` と `/stats` でランキングと成績を見られます。`/plan` で次の手の予約、`/undo` で直前の行動を元に戻す操作、`/resign` でリタイア、`/takeover` で空いた席の引き継ぎ、`/clock` で持ち時間の設定ができます。',
      ].join('\n'),
    inDirect: () =>
      '-# ダイレクトメッセージで使えるのは `/help`、`/rules`、`/privacy` だけです。他のコマンドはサーバーで使ってください。',
    policies: { privacy: () => 'プライバシーポリシー', terms: () => '利用規約' },
  },
  zoom: {
    wholeBoard: () => '盤面全体',
    across: (number, cells) => `${number} · 横${cells}マス`,
    whole: () => 'A · 全体',
  },
  sheet: {
    more: (more) => `他${more}件`,
    fileName: (sheet, table, seq) => `${sheet}-${table}-${seq}.png`,
    alt: (label, lines) => `${label}：${lines.map((line) => line.replace(/。$/u, '')).join('。')}。`,
  },
  more: {
    heading: (game, table) => `### ${game} · 卓${table}`,
    body: () => 'ここで見られるものと、できることの一覧です。',
  },
};

const STATE: { readonly [S in Listed['status']]: string } = {
  lobby: '参加者募集中',
  running: '進行中',
  finished: '終了',
  cancelled: '中止',
  suspended: '停止中',
};

const CLOSED: { readonly [H in NonNullable<Listed['closed']>]: string } = {
  gone: 'チャンネルまたはスレッドがなくなっています',
  forbidden: 'このボットはそのチャンネルに書き込めません',
  locked: 'スレッドがロックされています',
};

/** With why there is no link to the table, and what its players can do. */
function listed(one: Listed): string {
  const { table, closed, isMovable } = one;
  if (closed === null) return state(one);
  return `${state(one)} · ${CLOSED[closed]}${isMovable ? `。\`/here 卓:${table}\` でこのチャンネルに移せます` : ''}`;
}

function state({ table, game, status, since, deadline, awaited, isYourTurn, address, ...lobby }: Listed): string {
  const where = address === null ? `卓${table}` : `[卓${table}](${address})`;
  const { seated, most, isPrivate, isImported } = lobby;
  const what = `${where} · ${game}${isImported ? '（取り込み）' : ''}`;
  const seats = status === 'lobby' ? `（${seated}/${most}席${isPrivate ? '、招待制' : ''}）` : '';
  if (status !== 'running') return `${what} · ${STATE[status]}${seats}`;
  const turn = isYourTurn ? '**自分の手番**' : awaited.length === 0 ? STATE.running : `${list(awaited)}の手番`;
  const limit = deadline === null ? '' : ` · 期限<t:${deadline}:R>`;
  return `${what} · ${turn}（<t:${since}:R>から）${limit}`;
}
