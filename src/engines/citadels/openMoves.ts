import { SMITHY_PRICE } from './components.ts';
import { movesWith, type TurnMove } from './moveKinds.ts';
import { powersOf } from './powers.ts';
import { destructionPrice, isIndestructible, protectsCity } from './rules/destroy.ts';
import { incomeOf } from './rules/takeIncome.ts';
import type { Open, OpenPlayer, OpenTurn } from './view.ts';

/**
 * The moves still available in a turn, in the order in which they are offered, from public facts alone: includes moves
 * that only the hand could rule out.
 */
export function openMoves(open: Open, turn: OpenTurn): readonly TurnMove[] {
  const player = open.players[turn.seat]!; // A turn belongs to a player.
  const left = powersOf(turn.character, player.city).filter((power) => !turn.used.includes(power));
  return movesWith(left).filter((kind) => isPossible(kind, open, turn, player));
}

function isPossible(kind: TurnMove, open: Open, turn: OpenTurn, { gold, handSize, city }: OpenPlayer): boolean {
  switch (kind) {
    case 'drawCards':
    case 'drawExtraCards':
      return open.deckSize + open.discardSize > 0;
    case 'build':
      return turn.buildsLeft > 0 && handSize > 0 && gold > 0;
    case 'exchangeCards':
    case 'useLaboratory':
      return handSize > 0;
    case 'takeIncome':
      return incomeOf(turn.character, city) > 0;
    case 'destroy':
      return open.players.some((owner) => owner.seat !== turn.seat && hasTarget(owner, gold));
    case 'useSmithy':
      return gold >= SMITHY_PRICE && open.deckSize + open.discardSize > 0;
    default:
      return true;
  }
}

/** Whether the Warlord can destroy something in this city for this much gold. */
const hasTarget = ({ city, complete, character }: OpenPlayer, gold: number): boolean =>
  complete === null &&
  (character === null || !protectsCity(character)) &&
  city.some((district) => !isIndestructible(district) && destructionPrice(district) <= gold);
