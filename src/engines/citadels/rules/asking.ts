import type { MoveOf, Question, Rule, Value } from '../../contract.ts';
import { DISTRICTS, type District } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { Citadels } from '../types.ts';
import type { Violation } from '../violations.ts';

/** The kinds of moves without parameters. */
type PlainKind = { [K in Move['kind']]: keyof MoveOf<Citadels, K> extends 'kind' ? K : never }[Move['kind']];

/** The rule of a move without parameters. */
export type PlainRule<K extends PlainKind> = Rule<Citadels, MoveOf<Citadels, K>>;

/** A move without parameters can be said exactly when nothing speaks against it. */
export function plain<K extends PlainKind>(
  kind: K,
  { refuse, apply }: Pick<PlainRule<K>, 'refuse' | 'apply'>,
): PlainRule<K> {
  const move = { kind } as MoveOf<Citadels, K>; // By `PlainKind` it has nothing else.
  const listed = [move];
  return {
    parameters: {} as PlainRule<K>['parameters'], // None, by `PlainKind`.
    choices(state, seat) {
      const violation = refuse(state, seat, move);
      return violation === null ? { complete: move } : { none: violation };
    },
    legal: (state, seat) => (refuse(state, seat, move) === null ? listed : NONE),
    refuse,
    apply,
  };
}

/** No moves. */
export const NONE: readonly never[] = [];

/** The question for one value out of these. */
export const askFor = (parameter: string, values: readonly Value[]): Question => ({
  parameter,
  kind: 'one',
  values,
  min: 1,
  max: 1,
  suggested: [],
});

/** The question for cards, of which some may be equal. */
export const askForCards = (
  values: readonly District[],
  min: number,
  max: number,
  suggested: readonly (readonly District[])[],
): Question => ({ parameter: 'cards', kind: 'bag', values, min, max, suggested });

/** Why a card that the hand does not hold cannot be taken from it. */
export const notInHand = (district: District): Violation =>
  DISTRICTS.includes(district) ? { kind: 'notInHand', district } : { kind: 'noSuchDistrict', district };
