import type { PageLocale } from '../pageProtocol.ts';

/** The chat’s own words, in the member’s language. The playground’s tools are in English. */
export interface Words {
  readonly onlyYou: string;
  readonly dismiss: string;
  readonly used: (command: string) => string;
  readonly thinking: (bot: string) => string;
  /** Lines that Discord writes itself. */
  readonly addedToThread: (name: string) => string;
  readonly openedThread: (name: string) => string;
  readonly threadStart: string;
  readonly interactionFailed: string;
  readonly tryAgain: string;
  readonly newMessages: string;
  readonly messageCount: (count: number) => string;
  readonly archived: string;
  readonly directMessages: string;
  readonly noDirectMessages: string;
  /** Next to the bot’s name, above its direct messages. */
  readonly directTopic: string;
  readonly noMessages: string;
  /** Shown in an empty channel: how to start a game, step by step. */
  readonly howToBegin: string;
  readonly firstSteps: readonly string[];
  readonly writeTo: (name: string) => string;
  readonly writeInThread: string;
  readonly choose: string;
  readonly commands: string;
  readonly noCommand: string;
  readonly needed: string;
  readonly moreOptions: string;
  readonly noNumber: string;
  readonly notInList: string;
  readonly noChoice: string;
  readonly loading: string;
  readonly choicesFailed: string;
  readonly uploading: string;
  readonly yes: string;
  readonly no: string;
  readonly send: string;
  readonly cancel: string;
  readonly submit: string;
  readonly close: string;
  readonly back: string;
  readonly larger: string;
  readonly smaller: string;
  readonly waitingForYou: string;
  readonly toMove: string;
  readonly matching: (count: number) => string;
  readonly buttons: string;
  readonly jumpTo: string;
  readonly optional: string;
  readonly openPicture: string;
  readonly showSpoiler: string;
}

const ENGLISH: Words = {
  onlyYou: 'Only you can see this',
  dismiss: 'Dismiss',
  used: (command) => `used /${command}`,
  thinking: (bot) => `${bot} is drawing the board …`,
  addedToThread: (name) => `added ${name} to the thread.`,
  openedThread: (name) => `started a thread: ${name}`,
  threadStart: 'The thread starts from this message.',
  interactionFailed: 'This interaction failed.',
  tryAgain: 'Try again',
  newMessages: 'New',
  messageCount: (count) => `${count} ${count === 1 ? 'message' : 'messages'}`,
  archived: 'This thread is archived. Send a message to reopen it.',
  directMessages: 'Direct messages',
  noDirectMessages: 'No direct messages yet. Your hands will appear here.',
  directTopic: 'Your hands, one message per table',
  noMessages: 'No messages yet. Type / for a command.',
  howToBegin: 'You play every member of this server. To start a game:',
  firstSteps: [
    'Type /new below, pick a game, and press Enter to open a table.',
    'Switch to another member and press Join. Repeat until enough have joined.',
    'Switch back to the first member and press Start.',
  ],
  writeTo: (name) => `Message ${name}`,
  writeInThread: 'Message the thread, or type / for a move',
  choose: 'Choose',
  commands: 'Commands',
  noCommand: 'No such command.',
  needed: 'required',
  moreOptions: 'optional',
  noNumber: 'Enter a number.',
  notInList: 'Pick one from the list.',
  noChoice: 'No matches.',
  loading: 'Loading choices …',
  choicesFailed: 'Couldn’t load the choices.',
  uploading: 'Uploading …',
  yes: 'Yes',
  no: 'No',
  send: 'Send',
  cancel: 'Cancel',
  submit: 'Submit',
  close: 'Close',
  back: 'Back',
  larger: 'Larger',
  smaller: 'Smaller',
  waitingForYou: 'Waiting for you',
  toMove: 'your turn',
  matching: (count) => `${count} ${count === 1 ? 'match' : 'matches'}`,
  buttons: 'Buttons',
  jumpTo: 'Jump to a channel',
  optional: 'optional',
  openPicture: 'Open full-size picture',
  showSpoiler: 'Show spoiler',
};

const JAPANESE: Words = {
  onlyYou: 'これらはあなただけに表示されています',
  dismiss: '閉じる',
  used: (command) => `が /${command} を使用しました`,
  thinking: (bot) => `${bot}が盤面を描いています…`,
  addedToThread: (name) => `${name}さんをスレッドに追加しました。`,
  openedThread: (name) => `スレッドを開始しました:${name}`,
  threadStart: 'このメッセージからスレッドが始まりました。',
  interactionFailed: 'インタラクションに失敗しました。',
  tryAgain: 'もう一度試す',
  newMessages: '新規',
  messageCount: (count) => `${count}件のメッセージ`,
  archived: 'このスレッドはアーカイブされています。書き込むと再開します。',
  directMessages: 'ダイレクトメッセージ',
  directTopic: '手札（1卓につき1件）',
  noDirectMessages: 'まだダイレクトメッセージはありません。手札はここに届きます。',
  noMessages: 'まだ何も書かれていません。/ でコマンドを入力できます。',
  howToBegin: 'このサーバーのメンバー全員を1人で操作できます。ゲームの始め方：',
  firstSteps: [
    '下の欄に /new と入力し、ゲームを選んでEnterを押すと、卓を立てられます。',
    '別のメンバーに切り替え、卓の「参加する」を押します。人数がそろうまで続けます。',
    '最初のメンバーに戻り、「開始する」を押します。',
  ],
  writeTo: (name) => `${name} へメッセージを送信`,
  writeInThread: 'メッセージを送信、または / で行動を入力',
  choose: '選択してください',
  commands: 'コマンド',
  noCommand: 'その名前のコマンドはありません。',
  needed: '必須',
  moreOptions: '任意',
  noNumber: '数字を入力してください。',
  notInList: '一覧から選んでください。',
  noChoice: '当てはまる選択肢がありません。',
  loading: '選択肢を読み込んでいます…',
  choicesFailed: '選択肢を読み込めませんでした。',
  uploading: 'アップロードしています…',
  yes: 'はい',
  no: 'いいえ',
  send: '送信',
  cancel: 'キャンセル',
  submit: '送信',
  close: '閉じる',
  back: '戻る',
  larger: '拡大',
  smaller: '縮小',
  waitingForYou: '手番が来ている卓',
  toMove: 'あなたの番',
  matching: (count) => `候補${count}件`,
  buttons: 'ボタン',
  jumpTo: 'チャンネルへ移動',
  optional: '任意',
  openPicture: '画像を原寸で開く',
  showSpoiler: 'ネタバレを表示',
};

const GERMAN: Words = {
  onlyYou: 'Nur du kannst das sehen',
  dismiss: 'Verwerfen',
  used: (command) => `hat /${command} benutzt`,
  thinking: (bot) => `${bot} zeichnet den Spielplan …`,
  addedToThread: (name) => `hat ${name} zum Thread hinzugefügt.`,
  openedThread: (name) => `hat einen Thread eröffnet: ${name}`,
  threadStart: 'Der Thread beginnt mit dieser Nachricht.',
  interactionFailed: 'Diese Interaktion ist fehlgeschlagen.',
  tryAgain: 'Noch einmal',
  newMessages: 'Neu',
  messageCount: (count) => `${count} ${count === 1 ? 'Nachricht' : 'Nachrichten'}`,
  archived: 'Dieser Thread ist archiviert. Eine Nachricht öffnet ihn wieder.',
  directMessages: 'Direktnachrichten',
  directTopic: 'Deine Hand, eine Nachricht je Tisch',
  noDirectMessages: 'Noch keine Direktnachrichten. Hier erscheint deine Hand.',
  noMessages: 'Hier wurde noch nichts geschrieben. Befehle beginnen mit /.',
  howToBegin: 'Du spielst alle Mitglieder dieses Servers. So beginnt eine Partie:',
  firstSteps: [
    'Gib unten /new ein, wähle ein Spiel und drücke Enter: Das eröffnet einen Tisch.',
    'Wechsle zu einem anderen Mitglied und drücke am Tisch „Mitspielen“, bis genug mitspielen.',
    'Wechsle zurück zum ersten und drücke „Starten“.',
  ],
  writeTo: (name) => `Nachricht an ${name}`,
  writeInThread: 'Nachricht in den Thread, oder / für einen Zug',
  choose: 'Auswählen',
  commands: 'Befehle',
  noCommand: 'Kein Befehl mit diesem Namen.',
  needed: 'erforderlich',
  moreOptions: 'optional',
  noNumber: 'Hier muss eine Zahl stehen.',
  notInList: 'Bitte aus der Liste wählen.',
  noChoice: 'Kein Treffer.',
  loading: 'Auswahl wird geladen …',
  choicesFailed: 'Die Auswahl konnte nicht geladen werden.',
  uploading: 'Wird hochgeladen …',
  yes: 'Ja',
  no: 'Nein',
  send: 'Senden',
  cancel: 'Abbrechen',
  submit: 'Absenden',
  close: 'Schließen',
  back: 'Zurück',
  larger: 'Größer',
  smaller: 'Kleiner',
  waitingForYou: 'Wartet auf dich',
  toMove: 'am Zug',
  matching: (count) => (count === 1 ? '1 passt' : `${count} passen`),
  buttons: 'Knöpfe',
  jumpTo: 'Zu einem Kanal springen',
  optional: 'optional',
  openPicture: 'Bild in voller Größe öffnen',
  showSpoiler: 'Spoiler zeigen',
};

/** The chat's words in each language a member can have. */
export const WORDS: { readonly [locale in PageLocale]: Words } = {
  'en-US': ENGLISH,
  'en-GB': ENGLISH,
  ja: JAPANESE,
  de: GERMAN,
};

/** Each language's name for itself. */
export const LANGUAGE_NAMES: { readonly [locale in PageLocale]: string } = {
  'en-US': 'English',
  'en-GB': 'English (UK)',
  ja: '日本語',
  de: 'Deutsch',
};
