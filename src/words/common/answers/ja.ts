import { LANGUAGE_NAMES } from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import type { Permission } from '../phrases/contract.ts';
import { phrases } from '../phrases/index.ts';
import type { AnswerWords, Unseen } from './contract.ts';

const { list, anyOf, count } = speechOf('ja');
const { permissions, manageServer, toMove } = phrases.ja;

/** A word as a player gave it, tamed by the caller. */
const quoted = (word: string): string => (word === '' ? '（表示できる文字がありません）' : `「${word}」`);

/** What becomes of boards that are replaced. */
const formerBoards = (keepsPictures: boolean): string =>
  keepsPictures ? '次の盤面が出ても、前の盤面の画像は残ります。' : '次の盤面が出ると、前の盤面は1、2行の文になります。';

export const ja: AnswerWords = {
  unknownButton: () => 'このボタンはもう使えません。',
  trouble: () => 'こちらで問題が起きました。それまでに受け付けた手は残っています。もう一度お試しください。',
  outdated: ({ awaited }) => `このボタンは古いものです。${toMove(awaited)}`,
  notYours: ({ awaited, figures }) =>
    figures === null ? `この卓に席がありません。${toMove(awaited)}` : `${toMove(awaited)}自分は${figures}です。`,
  botPlays: ({ awaited }) => `すでに投了しています。この席はボットが続けます。${toMove(awaited)}`,
  seated: ({ table }) => `卓${table}に着いています。開始前なら、シャッフルに言葉を混ぜたり、席を立ったりできます。`,
  joined: ({ table, word }) => `卓${table}に参加しました。${word === null ? '' : `シャッフルの言葉：${quoted(word)}`}`,
  wordSet: ({ table, word }) =>
    word === null ? `卓${table}のシャッフルには言葉を混ぜません。` : `卓${table}のシャッフルの言葉：${quoted(word)}`,
  left: ({ table }) => `卓${table}の席を立ちました。`,
  started: ({ table }) => `卓${table}のゲームを開始しました。`,
  cancelled: ({ table }) => `卓${table}を閉じました。`,
  cancelQuestion: ({ table }) => `本当に卓${table}を全員について終わらせますか？　成績には数えず、記録は公開されます。`,
  closeQuestion: ({ table }) => `卓${table}を閉じますか？　もう誰も参加できなくなります。`,
  lastLeaveQuestion: ({ table }) => `卓${table}に残っているのは自分だけです。席を立つと卓は閉じられます。`,
  removeQuestion: ({ table }) => `卓${table}の誰の席を空けますか？`,
  removed: ({ name }) => `${name}の席を空けました。`,
  optionSet: ({ option, isOn }) => `\`${option}\` を${isOn ? 'オン' : 'オフ'}にしました。`,
  resigned: ({ table, winners }) =>
    `卓${table}で投了しました。${winners.length === 0 ? 'この席はボットが続けます。' : `これでゲームは終わり、${list(winners)}の勝ちです。`}`,
  resignQuestion: ({ table, winners }) =>
    `本当に卓${table}で投了しますか？　${winners.length === 0 ? 'この席はボットが続けます。' : `投了するとゲームは終わり、${list(winners)}の勝ちになります。`}`,
  noTable: () => 'このチャンネルにその卓はありません。`/new` で卓を立て、`/games` で自分の卓を一覧できます。',
  whichTable: ({ more }) =>
    `当てはまる卓がいくつもあります。どれですか？${more === 0 ? '' : `（ほかに${count(more, '卓')}あります。\`卓:\` で指定してください。）`}`,
  askAgain: ({ table }) => `何をするところだったか、もう覚えていません。\`卓:${table}\` を付けてもう一度お願いします。`,
  noGames: () => 'ここに卓はありません。`/new` で卓を立てられます。',
  directOn: () => 'このサーバーの手札は、ダイレクトメッセージで届きます。',
  directOff: ({ onBoard }) =>
    `このサーバーの手札は、もうダイレクトメッセージでは届きません。**${onBoard.myHand}**と \`/hand\` で見られます。`,
  directRefused: ({ onBoard }) =>
    `メッセージを送れません。Discordがダイレクトメッセージを届けてくれないためです。このままでも遊べます。手札は卓の**${onBoard.myHand}**と \`/hand\` で見られます。メッセージで受け取るには、このサーバーのメニューの**プライバシー設定**でダイレクトメッセージを許可してください。`,
  noHands: ({ game }) => `${game}ではすべてが公開されていて、手札はありません。`,
  guildOnly: () => '卓はサーバーのチャンネルに立てます。このコマンドはそこで使ってください。',
  settings: ({ language, isChosen, keepsPictures }) =>
    `このサーバーで全員が読むメッセージは${LANGUAGE_NAMES[language]}です${isChosen ? '' : '（Discordのサーバー設定どおり）'}。` +
    formerBoards(keepsPictures) +
    `「${manageServer}」の権限がある人は \`/settings 言語:\` と \`盤面:\` で変えられます。自分だけに見えるメッセージは、自分のDiscordの言語で表示されます。`,
  languageSet: ({ language, isChosen }) =>
    `次のメッセージから、このサーバーでは${LANGUAGE_NAMES[language]}で表示します${isChosen ? '' : '（Discordのサーバー設定どおり）'}。`,
  boardsSet: ({ keepsPictures }) => formerBoards(keepsPictures),
  personal: ({ phonePictures }) =>
    phonePictures
      ? '自分だけに見えるパネル、手札、DMの画像はスマホ向けです。`/me スマホ:False` で変えられます。'
      : '自分だけに見えるパネル、手札、DMの画像はパソコン向けです。`/me スマホ:True` にすると、縦長で文字の大きいスマホ向けの画像になります。',
  managersOnly: () => `それを変えられるのは「${manageServer}」の権限がある人だけです。`,
  mistyped: ({ option, typed, possible }) => {
    const wrong = typed === null ? `\`${option}:\` を指定してください。` : `\`${option}: ${typed}\` は使えません。`;
    return possible.length === 0 ? wrong : `${wrong}使えるのは${anyOf(possible)}です。`;
  },
  otherGame: ({ game }) => `その卓で遊んでいるのは${game}です。`,
  missingRights: ({ rights, channel }) => lacking(rights, channel),
  unseen: (seen) => `卓${seen.table}を表示できません。${hindrance(seen)}`,
  savedUnseen: (seen) => `手は保存しましたが、盤面を表示できません。${hindrance(seen)}`,
  savedLate: () => '手は保存しました。図が遅れているので、もう一度投稿します。',
  moved: ({ table }) => `卓${table}の続きはここで遊べます。`,
};

const lacking = (rights: readonly Permission[], channel: string): string =>
  `<#${channel}> で、このボットに${list(rights.map((right) => `「${permissions[right]}」`))}の権限がありません。` +
  'チャンネルを管理できる人なら、権限を与えられます。';

/** What is wrong with a table's place, and what can be done about it. */
function hindrance({ table, place, why, rights }: Unseen): string {
  if (rights.length > 0) return lacking(rights, place);
  const elsewhere = `参加者が別のチャンネルで \`/here 卓:${table}\` を使えば、そこで続けられます。`;
  switch (why) {
    case 'gone':
      return `チャンネルがなくなっています。${elsewhere}`;
    case 'forbidden':
      return `<#${place}> に書き込めません。チャンネルを管理できる人が許可するか、${elsewhere}`;
    case 'locked':
      return `スレッド <#${place}> がロックされています。スレッドを管理できる人が解除するか、${elsewhere}`;
  }
}
