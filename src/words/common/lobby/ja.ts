import type { StartRefusal } from '../../../tables/table/start.ts';
import { speechOf } from '../../speech.ts';
import { ja as phrasesWords } from '../phrases/ja.ts';
import type { SeatedBy } from './contract.ts';
import type { LobbyWords } from './en.ts';

const { list, count } = speechOf('ja');
const { players } = phrasesWords;

const SEATED: { readonly [B in SeatedBy]: string } = {
  joining: '席順は参加した順です。',
  rematch: '席順は前回から1つずらしています。',
  import: '席順は取り込むときに指定されたものです。',
};

export const ja: LobbyWords = {
  heading: (game) => `## ${game}`,
  hosted: (table, host, min, max) => `-# 卓${table} · 主催者 ${host} · ${players(min, max)}`,
  freeSeat: () => '空席',
  host: (name) => `${name}（主催者）`,
  invited: (mentions) => `招待中：${list(mentions)}`,
  invitedUnheard: () =>
    '-# 非公開スレッドのため、招待した人に通知は送られていません。まだここにいない人は、スレッドに追加してください。',
  isPrivate: () => '-# 参加できるのは招待された人だけです。',
  invites: (host, who, game, table) => `${host}が${who}を${game}に招待しました（卓${table}）。`,
  order: (names, by) => `${names.join(' · ')}\n-# ${SEATED[by]}`,
  rematch: (table) => `-# 卓${table}と同じ顔ぶれでもう一度遊びます。席順は前回から1つずれます。`,
  waiting: (missing) => (missing === 0 ? 'ゲームを開始できます。' : `開始まであと${count(missing, '人')}です。`),
  options: (names) => (names.length === 0 ? 'オプション：なし。' : `オプション：${list(names)}。`),
  running: (since) => `**進行中** · <t:${since}:R>に開始`,
  finished: (winners) => (winners.length === 0 ? '**終了**' : `**終了** · ${list(winners)}の勝ち`),
  ended: (table, address, game, winners) => {
    const where = address === null ? `卓${table}` : `[卓${table}](${address})`;
    return `-# ${where} · ${game} · ${winners.length === 0 ? '中止' : `${list(winners)}の勝ち`}`;
  },
  starting: (game, table) => `卓${table}で**${game}**が始まります。`,
  startingSeat: (who, word) => (word === null ? who : `${who} · 混ぜる言葉：「${word}」`),
  refused: (why, name) => `**ゲームを開始できませんでした。**${hindrance(why, name)}`,
  notAdded: (names) => `${names.join('、')}をこのスレッドに追加できませんでした。ここでメンションすると追加されます。`,
  tableButton: (table, game) => `卓${table} · ${game}`,
  cancelled: () => 'この卓は中止になりました。',
  movedTo: (table, channel) => `-# 卓${table}は <#${channel}> に移りました。`,
  optionsForm: {
    title: (table) => `卓${table}のオプション`,
    label: () => 'オプション',
    description: (options) =>
      options === 1
        ? '説明は /rules で見られます。'
        : 'オプションごとにルールが少し変わります。組み合わせは自由です。説明は /rules で見られます。',
    option: (option, name) => `${option} · ${name}`,
  },
};

function hindrance(why: StartRefusal, name: string | null): string {
  switch (why) {
    case 'forbidden':
      return 'ここに開始メッセージを投稿する権限がありません。モデレーターに許可してもらってから、もう一度開始してください。';
    case 'locked':
      return 'ゲーム用のスレッドがロックされています。モデレーターにロックを解除してもらってから、もう一度開始してください。';
    case 'gone':
      return '開始メッセージを投稿するチャンネルがなくなりました。別のチャンネルで `/here` を使ってから、もう一度開始してください。';
    case 'rejected':
      return 'Discordが開始メッセージを受け付けませんでした。もう一度開始してください。';
    case 'unreachable':
      return `${name ?? '参加者の1人'}をゲーム用のスレッドに追加できません。サーバーを抜けたか、このチャンネルを見られない可能性があります。主催者は \`/remove\` で席を空けられます。`;
  }
}
