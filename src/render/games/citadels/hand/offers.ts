/** What a seat has to do, and what it can do with each card of its hand. */

import { type Citadels, costOf, type District, openMoves } from '../../../../engines/citadels/index.ts';
import { furtherMoveNames } from '../../../../words/citadels/picture/short.ts';
import type { Scene } from '../../../contract.ts';
import type { OwnSubject } from '../subject.ts';
import type { Offer } from './cards.ts';

type Step = Scene<Citadels>['step'];

/**
 * What the seat has to do.
 *
 * @param still formats the moves that a turn still has
 */
export function taskOf(
  { open, own, words }: OwnSubject,
  asked: Step,
  still: (moves: readonly string[]) => string = words.citadels.picture.hand.still,
): string {
  const handWords = words.citadels.picture.hand;
  const { turn } = open;
  if (turn?.seat !== own.seat) return handWords.waits;
  switch (asked?.partial.kind) {
    case 'exchangeCards':
      return handWords.exchanges;
    case 'useLaboratory':
      return handWords.gives;
    case 'build':
      return handWords.builds;
    default:
      if (!turn.used.includes('action')) return handWords.takes;
      // Moves ruled out by the hand are no choice for this seat.
      return still(
        furtherMoveNames(asked?.answers.map(({ partial }) => partial.kind) ?? openMoves(open, turn), words.citadels),
      );
  }
}

/** What can be done with each card of the hand. */
export function offersFor(subject: OwnSubject, step: Step): readonly (Offer | null)[] {
  const { hand } = subject.own;
  const chosen = chosenIn(step);
  return hand.map((district, i) => offerFor(subject, district, step, chosen && isAmong(hand, i, chosen)));
}

/** The ticked cards if several can be ticked; otherwise null. */
function chosenIn(step: Step): readonly unknown[] | null {
  const { kind, cards } = step?.partial ?? {};
  if (kind === 'exchangeCards') return Array.isArray(cards) ? cards : [];
  const builds = step?.moves.flatMap((move) => (move.kind === 'build' ? [move.district] : [])) ?? [];
  return builds.length > 0 ? builds : null;
}

/** Whether the card at this index is chosen; of equal cards, the first ones are. */
function isAmong(hand: readonly District[], at: number, chosen: readonly unknown[]): boolean {
  const isSame = (card: unknown) => card === hand[at];
  return hand.slice(0, at).filter(isSame).length < chosen.filter(isSame).length;
}

/** What the seat can do with a card of its hand; null if it cannot act now. */
function offerFor(
  { open, own, words }: OwnSubject,
  district: District,
  step: Step,
  isTicked: boolean | null,
): Offer | null {
  const handWords = words.citadels.picture.hand;
  const { kind } = step?.partial ?? {};
  if (kind === 'useLaboratory') return { kind: 'can', word: handWords.throwAway, isTicked };
  if (kind === 'exchangeCards') return { kind: 'can', word: handWords.discard, isTicked };
  const { turn } = open;
  if (open.step.kind !== 'turn' || turn?.seat !== own.seat || turn.buildsLeft === 0) return null;
  const { gold, city } = open.players[own.seat]!;
  const missing = costOf(district) - gold;
  if (open.options.includes('french') && city.includes(district))
    return { kind: 'cannot', why: handWords.alreadyBuilt };
  if (missing > 0) return { kind: 'cannot', why: handWords.tooExpensive(missing) };
  return { kind: 'can', word: handWords.build, isTicked };
}
