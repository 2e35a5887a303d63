import {
  type Citadels,
  incomeColour,
  incomeOf,
  type Open,
  type OpenPlayer,
  type OpenTurn,
  RIGHTS,
  type Right,
  rightsOf,
  SMITHY_PRICE,
} from '../../engines/citadels/index.ts';
import type { HalfOrNone } from '../../engines/contract.ts';
import type { Locale } from '../../words/contract.ts';
import type { Slot, Style } from '../contract.ts';
import { type MoveKind, turnWords } from './words/index.ts';

/** The moves that use a right. */
const MOVES_OF: { readonly [R in Right]: readonly MoveKind[] } = {
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

/** Moves that need no question: one press plays them. */
const AT_ONCE: ReadonlySet<MoveKind> = new Set([
  'drawCards',
  'takeGold',
  'takeIncome',
  'takeExtraGold',
  'drawExtraCards',
  'useSmithy',
  'endTurn',
]);

/**
 * The moves of the turn in the order of the guide: the action, building, the character's, those of purple districts, the
 * end. From public facts alone: a button that only a hand could forbid stays.
 */
export function movesOfTurn(open: Open, turn: OpenTurn): readonly MoveKind[] {
  const player = open.players[turn.seat]!; // A turn belongs to a player.
  const rights = rightsOf(turn.character, player.city).filter((right) => !turn.used.includes(right));
  const byRight = RIGHTS.filter((right) => rights.includes(right)).flatMap((right) => MOVES_OF[right]);
  const [action, others] = [MOVES_OF.action, byRight.filter((kind) => !MOVES_OF.action.includes(kind))];
  const all: readonly MoveKind[] = [
    ...action.filter((kind) => byRight.includes(kind)),
    ...(turn.buildsLeft > 0 ? (['build'] as const) : []),
    ...others,
    'endTurn',
  ];
  return all.filter((kind) => isPossible(kind, open, turn, player));
}

function isPossible(kind: MoveKind, open: Open, turn: OpenTurn, { gold, handSize, city }: OpenPlayer): boolean {
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

/** The buttons of the turn: each plays its move, or opens its question. */
export const turnSlots = (open: Open, turn: OpenTurn, locale: Locale): readonly Slot<Citadels>[] =>
  movesOfTurn(open, turn).map((kind) => ({
    label: labelOf(kind, open, turn, locale),
    style: styleOf(kind),
    draft: { moves: [], half: asked(kind), picked: [] },
    ...(AT_ONCE.has(kind) ? { playsAtOnce: true } : {}),
  }));

/** A move of which nothing but its kind is said. */
export const asked = (kind: MoveKind): HalfOrNone<Citadels> => ({ kind }) as HalfOrNone<Citadels>; // Any kind may begin a move.

const styleOf = (kind: MoveKind): Style =>
  kind === 'endTurn' ? 'secondary' : MOVES_OF.action.includes(kind) || kind === 'build' ? 'primary' : 'success';

function labelOf(kind: MoveKind, { players }: Open, { seat, character }: OpenTurn, locale: Locale): string {
  const { buttons } = turnWords[locale];
  switch (kind) {
    case 'takeIncome': {
      const colour = incomeColour(character)!; // The move is there for characters with an income.
      return buttons.takeIncome(incomeOf(character, players[seat]!.city), colour);
    }
    case 'chooseCharacter':
      return buttons.chooseCharacter;
    case 'keepCards':
      return buttons.chooseKept;
    case 'answerGraveyard':
      return buttons.take;
    default:
      return buttons[kind];
  }
}
