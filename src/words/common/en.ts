import type { AnswerWords } from './answers/contract.ts';
import { en as answers } from './answers/en.ts';
import { type BoardWords, en as board } from './board/en.ts';
import { type ButtonWords, en as buttons } from './buttons/en.ts';
import { type ClockWords, en as clock } from './clock/en.ts';
import { type CommandWords, en as commands } from './commands/en.ts';
import { type FairnessWords, en as fairness } from './fairness/en.ts';
import { type FinalWords, en as final } from './final/en.ts';
import { type HandWords, en as hand } from './hand/en.ts';
import { type LobbyWords, en as lobby } from './lobby/en.ts';
import { type LookWords, en as look } from './look/en.ts';
import { type PanelWords, en as panel } from './panel/en.ts';
import { type Phrases, en as phrases } from './phrases/en.ts';
import { type PictureWords, en as picture } from './picture/en.ts';
import { type PlanWords, en as plan } from './plan/en.ts';
import { type PrivacyWords, en as privacy } from './privacy/en.ts';
import type { ProblemWords } from './problems/contract.ts';
import { en as problems } from './problems/en.ts';
import { type ReplayWords, en as replay } from './replay/en.ts';
import { type ResultsWords, en as results } from './results/en.ts';
import type { RulesWords } from './rules/contract.ts';
import { en as rules } from './rules/en.ts';
import { type UndoWords, en as undo } from './undo/en.ts';

/** Words shared by all games, by where players read them. */
export interface CommonWords {
  readonly phrases: Phrases;
  readonly buttons: ButtonWords;
  readonly commands: CommandWords;
  readonly problems: ProblemWords;
  readonly answers: AnswerWords;
  readonly lobby: LobbyWords;
  readonly fairness: FairnessWords;
  readonly board: BoardWords;
  readonly final: FinalWords;
  readonly hand: HandWords;
  readonly panel: PanelWords;
  readonly plan: PlanWords;
  readonly look: LookWords;
  readonly clock: ClockWords;
  readonly undo: UndoWords;
  readonly rules: RulesWords;
  readonly picture: PictureWords;
  readonly results: ResultsWords;
  readonly privacy: PrivacyWords;
  readonly replay: ReplayWords;
}

export const en: CommonWords = {
  phrases,
  buttons,
  commands,
  problems,
  answers,
  lobby,
  fairness,
  board,
  final,
  hand,
  panel,
  plan,
  look,
  clock,
  undo,
  rules,
  picture,
  results,
  privacy,
  replay,
};
