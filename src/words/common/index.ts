import type { Locale, Localized } from '../contract.ts';
import { answerWords } from './answers/index.ts';
import { boardWords } from './board/index.ts';
import { buttonWords } from './buttons/index.ts';
import { clockWords } from './clock/index.ts';
import { commandWords } from './commands/index.ts';
import type { CommonWords } from './contract.ts';
import { fairnessWords } from './fairness/index.ts';
import { finalWords } from './final/index.ts';
import { handWords } from './hand/index.ts';
import { lobbyWords } from './lobby/index.ts';
import { lookWords } from './look/index.ts';
import { panelWords } from './panel/index.ts';
import { phrases } from './phrases/index.ts';
import { pictureWords } from './picture/index.ts';
import { planWords } from './plan/index.ts';
import { privacyWords } from './privacy/index.ts';
import { problemWords } from './problems/index.ts';
import { replayWords } from './replay/index.ts';
import { resultsWords } from './results/index.ts';
import { rulesWords } from './rules/index.ts';
import { undoWords } from './undo/index.ts';

const wordsIn = (locale: Locale): CommonWords => ({
  phrases: phrases[locale],
  buttons: buttonWords[locale],
  commands: commandWords[locale],
  problems: problemWords[locale],
  answers: answerWords[locale],
  lobby: lobbyWords[locale],
  fairness: fairnessWords[locale],
  board: boardWords[locale],
  final: finalWords[locale],
  hand: handWords[locale],
  panel: panelWords[locale],
  plan: planWords[locale],
  look: lookWords[locale],
  clock: clockWords[locale],
  undo: undoWords[locale],
  rules: rulesWords[locale],
  picture: pictureWords[locale],
  results: resultsWords[locale],
  privacy: privacyWords[locale],
  replay: replayWords[locale],
});

/** The words that belong to no game, by language. */
export const commonWords: Localized<CommonWords> = { en: wordsIn('en'), ja: wordsIn('ja'), de: wordsIn('de') };
