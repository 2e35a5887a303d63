/** Words shared by all games, by where players read them. */
import type { AnswerWords } from './answers/contract.ts';
import type { BoardWords } from './board/contract.ts';
import type { ButtonWords } from './buttons/contract.ts';
import type { ClockWords } from './clock/contract.ts';
import type { CommandWords } from './commands/contract.ts';
import type { FairnessWords } from './fairness/contract.ts';
import type { FinalWords } from './final/contract.ts';
import type { HandWords } from './hand/contract.ts';
import type { LobbyWords } from './lobby/contract.ts';
import type { LookWords } from './look/contract.ts';
import type { PanelWords } from './panel/contract.ts';
import type { Phrases } from './phrases/contract.ts';
import type { PictureWords } from './picture/contract.ts';
import type { PlanWords } from './plan/contract.ts';
import type { PrivacyWords } from './privacy/contract.ts';
import type { ProblemWords } from './problems/contract.ts';
import type { ReplayWords } from './replay/contract.ts';
import type { ResultsWords } from './results/contract.ts';
import type { RulesWords } from './rules/contract.ts';
import type { UndoWords } from './undo/contract.ts';

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
