/** How a game ended, row by row: the place, the parts of the score, and what broke ties. */
import type { Seat, Standings } from '../contract.ts';
import { colourOf, FIRST_COMPLETE_BONUS, LATER_COMPLETE_BONUS } from './components.ts';
import { COLOURS, type Colour } from './ids.ts';
import { hauntedColour } from './scoring.ts';
import type { Open, OpenPlayer } from './view.ts';

/** How two rows with equal points are ranked, given in the upper one (rules §9). */
export type Tie =
  | { readonly kind: 'districts' | 'gold'; readonly own: number; readonly other: number }
  /** Everything is equal: they share the place. */
  | { readonly kind: 'shared' }
  /** No tie: the game ended because all other players had left. */
  | { readonly kind: 'allLeft' };

export interface Ending {
  readonly seat: Seat;
  readonly place: number;
  readonly total: number;
  /** The points for all five colors, and for eight districts; 0 if not earned. */
  readonly colours: number;
  readonly completion: number;
  /** The color that was missing for the five-color bonus, if only one was. */
  readonly missing: Colour | null;
  /** As which color the Haunted City won the points of all five, where that is not its own. */
  readonly haunted: Colour | null;
  readonly tie: Tie | null;
}

/** The rows of the final score, best first. */
export function endingsOf({ players }: Open, standings: Standings): readonly Ending[] {
  // The first player to complete a city always gets points for it, so without any bonus the game did not end by its
  // rules.
  const isPlayed = standings.some(({ seat, points }) => points > players[seat]!.points);
  return standings.map(({ seat, place, points: total }, i) => {
    const player = players[seat]!;
    const completion = isPlayed ? completionOf(player) : 0;
    const colours = total - player.points - completion;
    return {
      ...{ seat, place, total, colours, completion },
      haunted: colours > 0 ? hauntedColour(player.city) : null,
      missing: isPlayed && colours === 0 ? missingIn(player) : null,
      tie: isPlayed ? tieAt(i) : place === 1 ? { kind: 'allLeft' } : null,
    };
  });

  function tieAt(i: number): Tie | null {
    const [upper, lower] = [standings[i]!, standings[i + 1]];
    if (lower === undefined || lower.points !== upper.points) return null;
    const [one, other] = [players[upper.seat]!, players[lower.seat]!];
    if (one.points !== other.points) return decided('districts', one.points, other.points);
    if (one.gold !== other.gold) return decided('gold', one.gold, other.gold);
    const isFirstOfThem = standings[i - 1]?.place !== upper.place;
    return upper.place === lower.place && isFirstOfThem ? { kind: 'shared' } : null;
  }
}

/** Null if the lower one is behind for another reason: it has resigned. */
const decided = (kind: 'districts' | 'gold', own: number, other: number): Tie | null =>
  own > other ? { kind, own, other } : null;

function completionOf({ complete }: OpenPlayer): number {
  if (complete === null) return 0;
  return complete === 'first' ? FIRST_COMPLETE_BONUS : LATER_COMPLETE_BONUS;
}

function missingIn({ city }: OpenPlayer): Colour | null {
  const shown = new Set(city.map(colourOf));
  const [missing, ...others] = COLOURS.filter((colour) => !shown.has(colour));
  return missing !== undefined && others.length === 0 ? missing : null;
}
