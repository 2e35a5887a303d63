/** Words shared by all games, by where players read them. */
import type { AnswerWords } from './answers/contract.ts';
import type { BoardWords } from './board/en.ts';
import type { ButtonWords } from './buttons/en.ts';
import type { ClockWords } from './clock/en.ts';
import type { CommandWords } from './commands/en.ts';
import type { FairnessWords } from './fairness/en.ts';
import type { FinalWords } from './final/en.ts';
import type { HandWords } from './hand/en.ts';
import type { LobbyWords } from './lobby/en.ts';
import type { LookWords } from './look/en.ts';
import type { PanelWords } from './panel/en.ts';
import type { Phrases } from './phrases/en.ts';
import type { PictureWords } from './picture/en.ts';
import type { PlanWords } from './plan/en.ts';
import type { PrivacyWords } from './privacy/en.ts';
import type { ProblemWords } from './problems/contract.ts';
import type { ReplayWords } from './replay/en.ts';
import type { ResultsWords } from './results/en.ts';
import type { RulesWords } from './rules/contract.ts';
import type { UndoWords } from './undo/en.ts';

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
