import { languageIn, speechOf } from '../../speech.ts';
import type { Permission } from '../phrases/contract.ts';
import { ja as phrasesWords } from '../phrases/ja.ts';
import type { AnswerWords, Unseen } from './contract.ts';

const { list, anyOf, count } = speechOf('ja');
const { permissions, manageServer, toMove } = phrasesWords;

/** A word as a player gave it, tamed by the caller. */
const quoted = (word: string): string => `「${word}」`;

/** What becomes of boards that are replaced. */
const formerBoards = (keepsPictures: boolean): string =>
  keepsPictures
    ? '新しい盤面が出ても、前の盤面の画像はそのまま残ります。'
    : '新しい盤面が出ると、前の盤面は1〜2行の文章に置き換わります。';

const pictures = (isPhone: boolean): string =>
  isPhone
    ? 'あなただけに見えるパネル、手札、ダイレクトメッセージの画像はスマホ向けです。`/me スマホ:False` でパソコン向けに戻せます。'
    : 'あなただけに見えるパネル、手札、ダイレクトメッセージの画像はパソコン向けです。`/me スマホ:True` にすると、縦長で文字の大きいスマホ向けの画像になります。';

const listed = (isListed: boolean): string =>
  isListed
    ? 'ランキングに載っています。`/me ランキング:オフ` で非表示にできます。'
    : 'ランキングと他の人から見える成績には載っていません。`/me ランキング:オン` で元に戻せます。';

const reminders = (
  quiet: { readonly from: number; readonly to: number } | null,
  zone: string | null,
  daily: boolean,
): readonly string[] => [
  quiet === null
    ? 'お知らせは時間を問わず届きます。夜に止めるには `/me 静かな時間:22-8` を使います。'
    : `${quiet.from}時から${quiet.to}時まで（${zone}）はお知らせが届きません。\`/me 静かな時間:off\` で解除できます。`,
  daily
    ? '1日1回、待たせている卓の一覧がダイレクトメッセージで届きます。`/me 毎日:オフ` で止められます。'
    : '`/me 毎日:オン` にすると、待たせている卓の一覧が1日1回届きます。',
];

export const ja: AnswerWords = {
  unknownButton: () => 'このボタンはもう使えません。',
  lostTime: ({ table }) =>
    `このメッセージはもう使えません。ボットをバックアップから復元したため、それ以降の卓${table}の行動は失われました。続きは新しいメッセージからどうぞ。`,
  lostTable: ({ table }) =>
    `卓${table}はなくなりました。卓が立てられる前のバックアップからボットを復元したためです。\`/new\` で新しい卓を立てられます。`,
  trouble: () => 'エラーが起きました。受け付け済みの行動は失われていません。もう一度お試しください。',
  outdated: ({ awaited }) => `状況が進んだため、このボタンはもう使えません。${toMove(awaited)}`,
  notYours: ({ awaited, figures }) =>
    figures === null
      ? `この卓には参加していません。${toMove(awaited)}`
      : `${toMove(awaited)}あなたの状況：${figures}。`,
  botPlays: ({ awaited }) =>
    `この卓からは抜けています。他の人が席を引き継ぐまでは、\`/comeback\` で復帰できます。${toMove(awaited)}`,
  seated: ({ table }) => `卓${table}に参加しています。開始前なら、シャッフルに言葉を混ぜたり、参加をやめたりできます。`,
  joined: ({ table, word }) =>
    `卓${table}に参加しました。${word === null ? '' : `シャッフルに混ぜる言葉：${quoted(word)}`}`,
  wordSet: ({ table, word }) =>
    word === null
      ? `卓${table}のシャッフルには、言葉を混ぜません。`
      : `卓${table}のシャッフルに混ぜる言葉：${quoted(word)}`,
  left: ({ table }) => `卓${table}への参加をやめました。`,
  started: ({ table }) => `卓${table}のゲームを開始します。`,
  cancelled: ({ table }) => `卓${table}を閉じました。`,
  cancelQuestion: ({ table }) =>
    `本当に卓${table}を打ち切りますか？　参加者全員のゲームが終わります。成績には数えられず、記録は公開されます。`,
  closeQuestion: ({ table }) => `卓${table}を閉じますか？　誰も参加できなくなります。`,
  lastLeaveQuestion: ({ table }) => `卓${table}に残っているのはあなただけです。参加をやめると、卓は閉じられます。`,
  removeQuestion: ({ table }) => `卓${table}から誰を外しますか？`,
  removed: ({ name }) => `${name}を卓から外しました。`,
  optionSet: ({ option, isOn }) => `\`${option}\` を${isOn ? 'オン' : 'オフ'}にしました。`,
  resigned: ({ table, winners }) =>
    `卓${table}でリタイアしました。${winners.length === 0 ? 'この席はボットが引き継ぎます。他の人が引き継ぐまでは、`/comeback` で復帰できます。' : `ゲームは終了し、${list(winners)}の勝ちです。`}`,
  resignQuestion: ({ table, winners }) =>
    `本当に卓${table}でリタイアしますか？　${winners.length === 0 ? 'この席はボットが引き継ぎ、他の人が代わりに入ることもできます。復帰しなければ最下位になります。' : `リタイアするとゲームは終わり、${list(winners)}の勝ちになります。`}`,
  tookOver: ({ table, name, hasHand }) =>
    `卓${table}で${name}の席を引き継ぎました。${hasHand ? '手札もそのまま引き継いでいます。引き継ぐ前の非公開の情報は見えません。' : ''}`,
  cameBack: ({ table }) => `おかえりなさい。卓${table}に復帰しました。`,
  seatLeft: ({ table }) => `卓${table}から抜けています。他の人が席を引き継ぐまでは、\`/comeback\` で復帰できます。`,
  replaced: ({ table }) => `卓${table}のあなたの席は、他の人が引き継いでいます。`,
  whichSeat: ({ table }) => `卓${table}のどの席を引き継ぎますか？`,
  voted: ({ table }) => `卓${table}の投票を受け付けました。締め切りまでは変更できます。`,
  clockSet: ({ table, line, isAsked }) =>
    isAsked ? `卓${table}の他の参加者に提案しました。${line}` : `卓${table}、${line}`,
  noTable: () => 'このチャンネルに該当する卓はありません。`/new` で卓を立てるか、`/games` で自分の卓を探してください。',
  whichTable: ({ more }) =>
    `当てはまる卓が複数あります。どの卓ですか？${more === 0 ? '' : `（他に${count(more, '卓')}あります。\`卓:\` で番号を指定してください）`}`,
  askAgain: ({ table }) =>
    `時間がたったため、操作を続けられません。\`卓:${table}\` を付けて、もう一度コマンドを入力してください。`,
  noGames: () => 'ここに卓はありません。`/new` で卓を立てられます。',
  directOn: () => '今後、このサーバーでの手札はダイレクトメッセージで届きます。',
  directOff: ({ onBoard }) =>
    `今後、このサーバーでの手札はダイレクトメッセージでは届きません。**${onBoard.myHand}**のボタンか \`/hand\` で見られます。`,
  directRefused: ({ onBoard }) =>
    `ダイレクトメッセージを送れませんでした。受信が許可されていないようです。このままでも遊べます。手札は、卓の**${onBoard.myHand}**のボタンか \`/hand\` で見られます。ダイレクトメッセージで受け取るには、このサーバーのメニューの**プライバシー設定**で許可してください。`,
  noHands: ({ game }) => `${game}に手札はありません。全て公開されています。`,
  guildOnly: () => 'このコマンドは、サーバーのチャンネルで使ってください。',
  settings: ({ language, isChosen, keepsPictures, clock }) =>
    `このサーバーで全員に見えるメッセージの言語は${languageIn('ja', language)}です${isChosen ? '' : '（Discordのサーバー設定どおり）'}。` +
    formerBoards(keepsPictures) +
    `新しい卓は、${clock}「${manageServer}」の権限がある人は、\`/settings\` で変更できます。あなただけに見えるメッセージは、あなたのDiscordの言語で表示されます。`,
  languageSet: ({ language, isChosen }) =>
    `次のメッセージから、このサーバーでは${languageIn('ja', language)}で表示します${isChosen ? '' : '（Discordのサーバー設定どおり）'}。`,
  boardsSet: ({ keepsPictures }) => formerBoards(keepsPictures),
  usualClockSet: ({ clock }) => `このサーバーの新しい卓は、${clock}`,
  personal: ({ phonePictures, isListed, quiet, zone, daily }) =>
    [pictures(phonePictures), listed(isListed), ...reminders(quiet, zone, daily)].join('\n'),
  imported: ({ table, playsOn }) =>
    playsOn
      ? `記録に問題はありませんでした。このチャンネルの卓${table}で続きを遊べます。`
      : `記録に問題はありませんでした。このチャンネルの卓${table}として、誰でもリプレイを見られます。`,
  fileUnread: () => 'Discordからファイルを受け取れませんでした。もう一度お試しください。',
  badHours: ({ typed }) =>
    `\`静かな時間: ${typed}\` は時間帯として読み取れません。\`22-8\` のように入力するか、\`off\` で解除してください。`,
  rematchOpen: ({ table, channel }) => `もう一度遊ぶための卓${table}に参加しました（<#${channel}>）。`,
  managersOnly: () => `これを変更できるのは、「${manageServer}」の権限がある人だけです。`,
  mistyped: ({ option, typed, possible, why }) => {
    const wrong = typed === null ? `\`${option}:\` を指定してください。` : `\`${option}: ${typed}\` は指定できません。`;
    const said = why === null ? wrong : `${wrong}${why}`;
    return possible.length === 0 ? said : `${said}指定できるのは${anyOf(possible)}です。`;
  },
  otherGame: ({ game }) => `その卓で遊んでいるのは${game}です。`,
  botMissing: () =>
    `このサーバーにはコマンドだけが追加されていて、ボット本体がいないため、投稿できません。「${manageServer}」の権限を持つ人が、ボットのプロフィールの**アプリを追加**から追加できます。`,
  threadClosed: () =>
    'ボットがこのプライベートスレッドに参加していないか、スレッドがロックされています。ここでボットをメンションして参加させてから、もう一度お試しください。',
  missingRights: ({ rights, channel }) => lacking(rights, channel),
  unseen: (seen) => `卓${seen.table}を表示できません。${hindrance(seen)}`,
  savedUnseen: (seen) => `行動は保存しましたが、盤面を表示できません。${hindrance(seen)}`,
  savedLate: () => '行動は保存しました。盤面の画像が遅れているため、後で投稿し直します。',
  moved: ({ table }) => `卓${table}の続きはここで遊べます。`,
};

const lacking = (rights: readonly Permission[], channel: string): string =>
  `<#${channel}> で、このボットに${list(rights.map((right) => `「${permissions[right]}」`))}の権限がありません。` +
  'チャンネルを管理できる人に、権限の付与を頼んでください。';

/** What is wrong with a table's place, and what can be done about it. */
function hindrance({ table, place, why, rights }: Unseen): string {
  if (rights.length > 0) return lacking(rights, place);
  const elsewhere = `参加者なら、別のチャンネルで \`/here 卓:${table}\` を使って続きを遊べます。`;
  switch (why) {
    case 'gone':
      return `チャンネルがなくなっています。${elsewhere}`;
    case 'forbidden':
      return `<#${place}> に書き込めません。チャンネルを管理できる人に許可を頼んでください。${elsewhere}`;
    case 'locked':
      return `スレッド <#${place}> がロックされています。スレッドを管理できる人に解除を頼んでください。${elsewhere}`;
    case 'uploadsLimited':
      return 'このサーバーではDiscordによってファイルの送信が制限されていて、画像を投稿できません。このあとも投稿を試みます。';
    case 'sendingDisabled':
      return 'Discordによって、このボットのメッセージ送信が停止されています。このあとも投稿を試みます。';
    case 'unverified':
      return 'Discordがアカウントの認証を求めています。このボットの運営者に知らせてください。このあとも投稿を試みます。';
    case 'filtered':
      return `AutoModかDiscordのリンクフィルターが、<#${place}> へのメッセージを止めています。モデレーターに許可を頼んでください。${elsewhere}`;
    case 'refused':
      return `<#${place}> へのメッセージがDiscordに拒否されています。理由は分かりません。このあとも投稿を試みます。${elsewhere}`;
  }
}
