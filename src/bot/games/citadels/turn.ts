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
import type { Words } from '../../../words/words.ts';
import type { MoveButton, Reader } from '../../contract.ts';
import type { At } from './asking.ts';

const AT_ONCE: ReadonlySet<TurnMove> = new Set([
  'drawCards',
  'takeGold',
  'takeIncome',
  'takeExtraGold',
  'drawExtraCards',
  'useSmithy',
  'endTurn',
]);

/** The buttons of the turn, one per power: each plays its move or opens its question. */
export const turnSlots = (open: Open, turn: OpenTurn, words: Words): readonly MoveButton<Citadels>[] =>
  openMoves(open, turn).map((kind) => ({
    label: labelOf(kind, open, turn, words),
    // All powers look alike; ending the turn looks different.
    style: kind === 'endTurn' ? 'success' : 'primary',
    draft: { moves: [], partial: onlyKind(kind), picked: [] },
    ...(AT_ONCE.has(kind) ? { playsAtOnce: true } : {}),
  }));

/** Those that can be played now: public information leaves some open that the hand rules out. */
export function playableSlots(position: At, { words }: Reader): readonly MoveButton<Citadels>[] {
  const { open } = position.view;
  if (open.turn === null) return [];
  const kinds = new Set([...position.legal()].map(({ kind }) => kind));
  return turnSlots(open, open.turn, words).filter(
    ({ draft: { partial } }) => partial.kind !== undefined && kinds.has(partial.kind),
  );
}

/** A move of which only the kind is chosen. */
export const onlyKind = (kind: Move['kind']): PartialMoveOrNone<Citadels> => ({ kind }) as PartialMoveOrNone<Citadels>; // Any kind can begin a move.

function labelOf(kind: TurnMove, { players }: Open, { seat, character }: OpenTurn, words: Words): string {
  const { buttons } = words.citadels.panel;
  if (kind !== 'takeIncome') return buttons[kind];
  const colour = incomeColour(character)!; // Only characters with an income have this move.
  return buttons.takeIncome(incomeOf(character, players[seat]!.city), colour);
}
