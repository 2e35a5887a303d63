/** A spot of the tile, in words. */
import {
  atlas,
  type Carcassonne,
  type Cell,
  nodeOf,
  type Open,
  rootOf,
  type Survey,
  survey,
} from '../../../engines/carcassonne/index.ts';
import type { Position, Reader } from '../../contract.ts';
import { lastTile, type PlaceByPortal, type Spot } from './choices.ts';
import { pointsFor, prospectOf } from './outlook.ts';

/** On the tile just placed, or by portal on another one. */
type AnySpot = Spot | Spot<PlaceByPortal>;

/** Which part of the tile a spot is in; null if it is the only one of its kind. */
const whereOf = ({ lying }: Pick<Spot, 'lying'>, { words }: Reader): string | null =>
  lying.isOnly ? null : words.carcassonne.map.where(lying);

/**
 * The figure and its role on a spot: `Knight`, or with its place `Farmer (north)` if there are several fields. For another
 * figure on the same spot the letter is enough: `Big farmer`.
 */
export function spotLabel(spot: AnySpot, reader: Reader): string {
  const { spot: there, other } = reader.words.carcassonne.panel.buttons;
  const placed = { figure: spot.move.figure, feature: spot.feature };
  return spot.isFirst ? there(placed, whereOf(spot, reader)) : other(placed);
}

/**
 * What a spot is part of, and what that is good for: `road of 3 tiles, open to (1, 2); +4 right away`. Where it is in the
 * tile is said only if the label doesn’t.
 */
export function spotInWords(position: Position<Carcassonne>, spot: AnySpot, reader: Reader): string {
  const { map } = reader.words.carcassonne;
  const { notes } = reader.words.carcassonne.panel;
  const { figure, segment } = spot.move;
  const { open } = position.view;
  const feature = surveyAt(open, spot.move.kind === 'placeByPortal' ? spot.move : lastTile(open), segment);
  const points = pointsFor(position.seat, prospectOf(position, [spot.move]));
  return notes.all([
    map.spot(map.feature(feature, spot.isFirst ? null : whereOf(spot, reader)), map.needs(feature)),
    feature.sign === null || feature.complete ? '' : notes.sign(feature.sign),
    figure === 'builder' || figure === 'pig' ? notes.good[figure] : '',
    points > 0 ? notes.atOnce(points) : '',
  ]);
}

/** The feature at a segment of the tile on a cell. */
function surveyAt(open: Open, { x, y }: Cell, segment: number): Survey {
  const placement = open.placements.findIndex((one) => one.x === x && one.y === y);
  const root = rootOf(atlas(open.placements), nodeOf(placement, segment));
  return survey(open).find((one) => one.root === root)!; // No figure can be on a river.
}
