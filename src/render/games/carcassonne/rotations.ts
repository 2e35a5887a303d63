import { atlas, fittingPlaces, type Open, type Rotation } from '../../../engines/carcassonne/index.ts';

/** By cell (`x,y`): the rotations in which the drawn tile fits there; empty if no tile is to be placed. */
export function fittingRotations({ step, placements }: Open): ReadonlyMap<string, readonly Rotation[]> {
  const found = new Map<string, Rotation[]>();
  if (step.kind !== 'placeTile') return found;
  for (const { x, y, rotation } of fittingPlaces(atlas(placements), step.tile)) {
    const key = `${x},${y}`;
    const there = found.get(key);
    if (there) there.push(rotation);
    else found.set(key, [rotation]);
  }
  return found;
}
