/** What members settle before they are asked. All of it is private. */
import type { StandingWords } from '../../contract.ts';

export interface PlanWords {
  heading(table: string): string;
  /** `moves`: from the game’s words; null for none. */
  next(moves: readonly string[] | null): string;
  /** Nothing can be planned now, but standing answers can. */
  nothingAhead(): string;
  /** Above the standing answers. */
  standing(): string;
  answer(words: StandingWords, isOn: boolean): string;
  /** The same where it is suggested. */
  suggestion(words: StandingWords): string;
  /** The label of its button. */
  toggle(label: string, isOn: boolean): string;
  /** The standing answer that every game has. */
  readonly onlyMove: StandingWords;
  /** What others see of all this. */
  note(): string;
  /** Above each step of a move that is planned. */
  planning(): string;
  /** On the last step of a move that is planned. */
  confirmNote(): string;
  /** Above a panel: the move was typed before the decision came. */
  typedEarly(): string;
  /** Above a panel: the decision came while it was planned. */
  yourTurn(): string;
  /** The decision had come already and is answered. */
  played(): string;
  /** To a member who has to decide now. */
  dropped(moves: readonly string[]): string;
}
