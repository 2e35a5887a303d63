import {
  type Citadels,
  incomeColour,
  incomeOf,
  type Move,
  type Open,
  type OpenTurn,
  openMoves,
  type TurnMove,
} from '../../../engines/citadels/index.ts';
import type { PartialMoveOrNone } from '../../../engines/contract.ts';
import { panelWords } from '../../../words/citadels/panel/index.ts';
import type { Locale } from '../../../words/contract.ts';
import type { MoveButton, Reader } from '../../contract.ts';
import type { At } from './asking.ts';

/** Moves that need no question: one press plays them. */
const AT_ONCE: ReadonlySet<TurnMove> = new Set([
  'drawCards',
  'takeGold',
  'takeIncome',
  'takeExtraGold',
  'drawExtraCards',
  'useSmithy',
  'endTurn',
]);

/** The buttons of the turn, one a right: each plays its move, or opens its question. */
export const turnSlots = (open: Open, turn: OpenTurn, locale: Locale): readonly MoveButton<Citadels>[] =>
  openMoves(open, turn).map((kind) => ({
    label: labelOf(kind, open, turn, locale),
    // The rights are alike; the way out of the turn stands apart.
    style: kind === 'endTurn' ? 'success' : 'primary',
    draft: { moves: [], partial: asked(kind), picked: [] },
    ...(AT_ONCE.has(kind) ? { playsAtOnce: true } : {}),
  }));

/** Those of them that can be played now: what all may know leaves some open that the hand forbids. */
export function playableSlots(position: At, { locale }: Reader): readonly MoveButton<Citadels>[] {
  const { open } = position.view;
  if (open.turn === null) return [];
  const kinds = new Set([...position.legal()].map(({ kind }) => kind));
  return turnSlots(open, open.turn, locale).filter(
    ({ draft: { partial } }) => partial.kind !== undefined && kinds.has(partial.kind),
  );
}

/** A move of which nothing but its kind is said. */
export const asked = (kind: Move['kind']): PartialMoveOrNone<Citadels> => ({ kind }) as PartialMoveOrNone<Citadels>; // Any kind may begin a move.

function labelOf(kind: TurnMove, { players }: Open, { seat, character }: OpenTurn, locale: Locale): string {
  const { buttons } = panelWords[locale];
  if (kind !== 'takeIncome') return buttons[kind];
  const colour = incomeColour(character)!; // The move is there for characters with an income.
  return buttons.takeIncome(incomeOf(character, players[seat]!.city), colour);
}
