import { type Carcassonne, type FeatureKind, tileKind } from '../../../engines/carcassonne/index.ts';
import type { MoveOf } from '../../../engines/contract.ts';
import type { Position } from '../../contract.ts';

/** A segment of the tile just placed on which a follower may stand. */
export interface Spot {
  readonly letter: string;
  readonly feature: FeatureKind;
  readonly move: MoveOf<Carcassonne, 'placeFollower'>;
}

/** The legal spots, lettered in the order in which the rules list them. */
export const spotsOf = (position: Position<Carcassonne>): readonly Spot[] =>
  [...position.legal()]
    .filter((move) => move.kind === 'placeFollower')
    .map((move, i) => ({
      letter: String.fromCharCode('A'.charCodeAt(0) + i),
      feature: featureOf(position, move.segment),
      move,
    }));

/** What lies at a segment of the tile placed last. */
export function featureOf({ view }: Position<Carcassonne>, segment: number): FeatureKind {
  const last = view.open.placements.at(-1);
  const kind = last && tileKind(last.tile).segments[segment]?.kind;
  if (kind === undefined || kind === 'river') throw new Error(`nobody can stand on segment ${segment} (${kind})`);
  return kind;
}
