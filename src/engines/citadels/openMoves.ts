import { SMITHY_PRICE } from './components.ts';
import { RIGHTS, type Right } from './ids.ts';
import type { Move } from './moves.ts';
import { rightsOf } from './rights.ts';
import { incomeOf } from './rules/takeIncome.ts';
import type { Open, OpenPlayer, OpenTurn } from './view.ts';

/** What a player may say in a turn, answers to questions apart. */
export type TurnMove = Exclude<Move['kind'], 'chooseCharacter' | 'keepCards' | 'answerGraveyard'>;

/** The moves that use a right. */
const MOVES_OF: { readonly [R in Right]: readonly TurnMove[] } = {
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
 * What is still open in a turn, in the order of the guide: the action, building, the character's, those of purple
 * districts, the end. From public facts alone: what only a hand could forbid stays.
 */
export function openMoves(open: Open, turn: OpenTurn): readonly TurnMove[] {
  const player = open.players[turn.seat]!; // A turn belongs to a player.
  const [action, ...others] = RIGHTS;
  const rights = rightsOf(turn.character, player.city).filter((right) => !turn.used.includes(right));
  const movesOf = (some: readonly Right[]) =>
    some.filter((right) => rights.includes(right)).flatMap((r) => MOVES_OF[r]);
  const all: readonly TurnMove[] = [
    ...movesOf([action]),
    ...(turn.buildsLeft > 0 ? (['build'] as const) : []),
    ...movesOf(others),
    'endTurn',
  ];
  return all.filter((kind) => isPossible(kind, open, turn, player));
}

function isPossible(kind: TurnMove, open: Open, turn: OpenTurn, { gold, handSize, city }: OpenPlayer): boolean {
  switch (kind) {
    case 'drawCards':
    case 'drawExtraCards':
      return open.deckSize + open.discardSize > 0;
    case 'build':
      return handSize > 0 && gold > 0;
    case 'exchangeCards':
    case 'useLaboratory':
      return handSize > 0;
    case 'takeIncome':
      return incomeOf(turn.character, city) > 0;
    case 'useSmithy':
      return gold >= SMITHY_PRICE && open.deckSize + open.discardSize > 0;
    default:
      return true;
  }
}
