import { CHARACTERS, DISTRICTS, type Power } from './ids.ts';
import type { Move } from './moves.ts';
import { powersOf } from './powers.ts';
import { type AgendaStep, characterCalled, type State, stepOf } from './state.ts';

/** The moves that answer each question. */
const ANSWERS = {
  choose: ['chooseCharacter'],
  keep: ['keepCards'],
  graveyard: ['answerGraveyard'],
} as const satisfies { readonly [K in Exclude<AgendaStep['kind'], 'turn'>]: readonly Move['kind'][] };

/** The kinds of moves in a turn, apart from answers to questions. */
export type TurnMove = Exclude<Move['kind'], (typeof ANSWERS)[keyof typeof ANSWERS][number]>;

/** The moves that use each power. */
const MOVES_OF: { readonly [P in Power]: readonly TurnMove[] } = {
  action: ['drawCards', 'takeGold'],
  murder: ['murder'],
  theft: ['steal'],
  magic: ['swapHands', 'exchangeCards'],
  income: ['takeIncome'],
  extraGold: ['takeExtraGold'],
  extraCards: ['drawExtraCards'],
  destruction: ['destroy'],
  laboratory: ['useLaboratory'],
  smithy: ['useSmithy'],
};

/**
 * The moves of a turn with these powers left, in the order of the guide: the action, building, the character's powers,
 * those of purple districts, ending the turn.
 */
export const movesWith = (powers: readonly Power[]): readonly TurnMove[] => [
  ...(powers.includes('action') ? MOVES_OF.action : []),
  'build',
  ...powers.flatMap((power) => (power === 'action' ? [] : MOVES_OF[power])),
  'endTurn',
];

/** For each character, all kinds of moves that a turn can have, with any city. */
const OF_TURN = new Map(CHARACTERS.map((character) => [character, movesWith(powersOf(character, DISTRICTS))]));

/** The kinds of moves that fit the current step; their rules decide whether they are legal. */
export function kindsNow(state: State): readonly Move['kind'][] {
  const step = stepOf(state);
  if (step === null) return [];
  return step.kind === 'turn' ? OF_TURN.get(characterCalled(state))! : ANSWERS[step.kind]; // Every character is listed.
}
