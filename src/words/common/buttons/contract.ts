/** Button labels shared by all games; at most 25 characters, to fit on a phone. */
export interface ButtonWords {
  readonly join: string;
  readonly word: string;
  readonly leave: string;
  readonly start: string;
  readonly options: string;
  readonly howToPlay: string;
  readonly verify: string;
  readonly startMessage: string;
  readonly cancel: string;
  readonly lookCloser: string;
  readonly rules: string;
  readonly contents: string;
  readonly more: string;
  readonly boardAsText: string;
  readonly listAsText: string;
  readonly listAsPicture: string;
  readonly moveList: string;
  readonly undo: string;
  /** The same where all others have to agree. */
  readonly askUndo: string;
  readonly resign: string;
  readonly resignSure: string;
  readonly comeBack: string;
  readonly clock: string;
  readonly back: string;
  readonly close: string;
  readonly doIt: string;
  readonly doItAnyway: string;
  readonly planAhead: string;
  readonly planMove: string;
  readonly planIt: string;
  readonly dropPlan: string;
  readonly earlier: string;
  readonly later: string;
  readonly openPanel: string;
  readonly toBoard: string;
  readonly nextPage: string;
  readonly yourMove: string;
  readonly moveHere: string;
  readonly myHand: string;
  readonly goToTable: string;
  readonly noDirect: string;
  readonly directAgain: string;
  readonly tryAgain: string;
  readonly remove: string;
  readonly closeSure: string;
  readonly cancelSure: string;
  readonly phonePictures: string;
  readonly desktopPictures: string;
  readonly rematch: string;
  readonly whereAmI: string;
  readonly myStats: string;
  readonly leaderboard: string;
  readonly replay: string;
  readonly first: string;
  readonly stepBack: string;
  readonly stepOn: string;
  readonly last: string;
  readonly turnBack: string;
  readonly turnOn: string;
  readonly animation: string;
  readonly moveFile: string;
}

export type ButtonName = keyof ButtonWords;

/**
 * Labels of buttons that a sentence names, in the language of the message with the buttons: a private sentence is in the
 * reader’s language, but the board is in the server’s.
 */
export type Labels<B extends ButtonName> = Pick<ButtonWords, B>;
