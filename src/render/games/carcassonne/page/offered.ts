/** The spaces on offer for the drawn tile. */
import {
  atlas,
  type Carcassonne,
  fittingPlaces,
  lowestRotation,
  type Open,
} from '../../../../engines/carcassonne/index.ts';
import type { SceneStep } from '../../../contract.ts';
import type { NumberedPlace } from '../../../grid/places.ts';
import { ghostOf } from '../map/tiles.ts';
import { readRotation } from '../shape/tileShape.ts';

/** The cells among the answers: with a ghost of the tile if only one rotation is offered, otherwise with dots. */
export function placesOf(open: Open, step: SceneStep<Carcassonne> | null): readonly NumberedPlace[] {
  if (step === null || open.step.kind !== 'placeTile') return [];
  const { tile } = open.step;
  const rotations = fittingRotations(open);
  const places = step.answers.flatMap(({ label, partial }): readonly NumberedPlace[] => {
    const { x, y } = partial;
    if (typeof x !== 'number' || typeof y !== 'number') return [];
    const rotation = readRotation(partial.rotation);
    const ghost = rotation === null ? null : ghostOf({ tile, rotation, x, y });
    return [{ x, y, label, dots: rotations.get(`${x},${y}`) ?? 0, ghost }];
  });
  // A cell with several rotations is numbered once; the tile's rotation is still undecided.
  return [...Map.groupBy(places, ({ x, y }) => `${x},${y}`).values()].map((there) =>
    there.length === 1 ? there[0]! : { ...there[0]!, ghost: null },
  );
}

/**
 * By cell (`x,y`): the number of distinct-looking rotations in which the drawn tile fits there; empty if no tile is
 * drawn.
 */
function fittingRotations({ step, placements }: Open): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  if (step.kind !== 'placeTile') return found;
  for (const { x, y, rotation } of fittingPlaces(atlas(placements), step.tile)) {
    if (rotation !== lowestRotation(step.tile, rotation)) continue;
    const key = `${x},${y}`;
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return found;
}
