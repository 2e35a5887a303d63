import type { Widened } from '../../contract.ts';

export const en = {
  join: 'Join',
  word: 'Add a shuffle word',
  leave: 'Leave',
  start: 'Start',
  options: 'Options',
  howToPlay: 'How to play',
  verify: 'Check the shuffle',
  startMessage: 'Start message',
  cancel: 'Cancel table',
  lookCloser: 'Look closer',
  rules: 'Rules',
  contents: 'Contents',
  more: 'More',
  boardAsText: 'Board as text',
  listAsText: 'Show as text',
  listAsPicture: 'Show as picture',
  moveList: 'Move list',
  undo: 'Undo',
  /** The same where all others have to agree. */
  askUndo: 'Ask to undo',
  resign: 'Resign',
  resignSure: 'Yes, resign',
  comeBack: 'I’m back',
  clock: 'Change the clock',
  back: 'Back',
  close: 'Close',
  doIt: 'Confirm',
  doItAnyway: 'Confirm anyway',
  planAhead: 'Plan ahead',
  planMove: 'Plan your next move',
  planIt: 'Plan it',
  dropPlan: 'Drop the plan',
  earlier: 'Show previous',
  later: 'Show more',
  openPanel: 'Resume your move',
  toBoard: 'Go to the game',
  nextPage: 'Next page',
  yourMove: 'Take your turn',
  moveHere: 'Move table here',
  myHand: 'My hand',
  goToTable: 'Go to the game',
  noDirect: 'Stop these DMs',
  directAgain: 'Resume DMs',
  tryAgain: 'Try again',
  remove: 'Remove a player',
  closeSure: 'Yes, cancel the table',
  cancelSure: 'Yes, end the game',
  phonePictures: 'Use phone pictures',
  desktopPictures: 'Use desktop pictures',
  rematch: 'Rematch',
  whereAmI: 'Where am I?',
  myStats: 'My statistics',
  leaderboard: 'Leaderboard',
  replay: 'Replay',
  first: '⏮ First',
  stepBack: '◀ Back',
  stepOn: 'Next ▶',
  last: 'Last ⏭',
  turnBack: '◀◀ Turn',
  turnOn: 'Turn ▶▶',
  animation: 'Animation',
  moveFile: 'Moves as a file',
};

/** Button labels shared by all games; at most 25 characters, to fit on a phone. */
export type ButtonWords = Widened<typeof en>;

export type ButtonName = keyof ButtonWords;

/**
 * Labels of buttons that a sentence names, in the language of the message with the buttons: a private sentence is in the
 * reader’s language, but the board is in the server’s.
 */
export type Labels<B extends ButtonName> = Pick<ButtonWords, B>;
