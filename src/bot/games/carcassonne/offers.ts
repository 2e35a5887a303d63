/** What a seat can do now, in words: the spots of a tile by name, the places with what each would gain. */
import {
  atlas,
  type Carcassonne,
  type Cell,
  FOLLOWERS,
  figuresOf,
  nodeOf,
  type Open,
  type Rotation,
  rootOf,
  STRENGTHS,
  type Survey,
  survey,
} from '../../../engines/carcassonne/index.ts';
import type { Seat } from '../../../engines/contract.ts';
import { tileInWords } from '../../../words/carcassonne/map/lines.ts';
import { cellName } from '../../../words/speech.ts';
import type { Controls, Position, Reader } from '../../contract.ts';
import { lastTile, type PlaceByPortal, placesOf, type Spot, spotsOf } from './choices.ts';
import { stepButtons, stepOutlook } from './drache/dragon.ts';
import { type Chosen, labelOf, peopleFor } from './drache/people.ts';
import { portalSpots } from './drache/portal.ts';
import { outlookOf, pointsFor, prospectOf } from './outlook.ts';
import { outlookText, prospectText } from './outlookText.ts';

/** On the tile just placed, or by portal on another one. */
type AnySpot = Spot | Spot<PlaceByPortal>;

/** The tile to place, rotated clockwise by this many degrees, side by side. */
export function tileToPlace({ view }: Position<Carcassonne>, rotation: Rotation, { words }: Reader): string {
  const { step } = view.open;
  return step.kind === 'placeTile' ? tileInWords(words.carcassonne.map, step.tile, rotation) : '';
}

/** Which part of the tile a spot is in; null if it is the only one of its kind. */
const whereOf = ({ lying }: Pick<Spot, 'lying'>, { words }: Reader): string | null =>
  lying.isOnly ? null : words.carcassonne.map.where(lying);

/** Whether the game has other figures than followers. */
export const hasOthers = (options: Open['options']): boolean =>
  figuresOf(options).some((figure) => STRENGTHS[figure] === 0);

/** Places nothing: `No follower`. */
export function nobodyLabel({ view }: Position<Carcassonne>, { words }: Reader): string {
  const { nobody, noFigure } = words.carcassonne.panel.buttons;
  return hasOthers(view.open.options) ? noFigure : nobody;
}

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
  const map = reader.words.carcassonne.map;
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

/** What can be done at each step, each with what it would gain right away. */
export const offers: Controls<Carcassonne>['offers'] = (position, reader, you) => {
  switch (position.view.open.step.kind) {
    case 'placeTile':
      return placeLines(position, reader, you);
    case 'action':
      return [...spotLines(position, reader), ...portalLines(position, reader), ...fairyLines(position, reader, you)];
    case 'princess':
      return peopleLines(position, 'removeKnight', reader, you);
    case 'dragon':
      return stepLines(position, reader, you);
    case 'over':
      return [];
  }
};

/** The tile's rotations and places. */
function placeLines(position: Position<Carcassonne>, reader: Reader, you: Seat | null): readonly string[] {
  const places = placesOf(position);
  const { buttons, notes } = reader.words.carcassonne.panel;
  const rotations = [...new Set(places.flatMap(({ moves }) => moves.map(({ rotation }) => rotation)))];
  const ways = rotations
    .toSorted((a, b) => a - b)
    .map((rotation) => notes.way(buttons.rotation(rotation), tileToPlace(position, rotation, reader)));
  const lines = places.map(({ number, x, y, moves }) => {
    const outlooks = moves.map((move) =>
      notes.way(buttons.rotation(move.rotation), outlookText(position, outlookOf(position, move), reader, you)),
    );
    return notes.place(number, cellName({ x, y }), outlooks);
  });
  return [notes.ways(ways), ...lines];
}

function spotLines(position: Position<Carcassonne>, reader: Reader): readonly string[] {
  const { buttons, notes } = reader.words.carcassonne.panel;
  return spotsOf(position).map((spot) =>
    notes.way(buttons.follower(spot.letter, spotLabel(spot, reader)), spotInWords(position, spot, reader)),
  );
}

/** Where each figure can go by the portal, a line for each tile. */
function portalLines(position: Position<Carcassonne>, reader: Reader): readonly string[] {
  const { buttons, notes, drache } = reader.words.carcassonne.panel;
  return FOLLOWERS.flatMap((figure) => {
    const spots = portalSpots(position).filter(({ move }) => move.figure === figure);
    const byCell = Map.groupBy(spots, ({ move }) => cellName(move));
    const lines = [...byCell].map(([cell, there]) =>
      notes.way(cell, there.map((spot) => buttons.follower(spot.letter, spotLabel(spot, reader))).join(' · ')),
    );
    return lines.length === 0
      ? []
      : [notes.way(drache.buttons.portal(figure), drache.notes.spots(spots.length)), ...lines];
  });
}

function fairyLines(position: Position<Carcassonne>, reader: Reader, you: Seat | null): readonly string[] {
  const { notes, drache } = reader.words.carcassonne.panel;
  const lines = peopleLines(position, 'moveFairy', reader, you);
  return lines.length === 0 ? [] : [notes.way(drache.buttons.fairy, drache.notes.fairyIsGood), ...lines];
}

const peopleLines = (
  position: Position<Carcassonne>,
  kind: Chosen['move']['kind'],
  reader: Reader,
  you: Seat | null,
): readonly string[] =>
  peopleFor(position, kind).map((one) =>
    reader.words.carcassonne.panel.notes.way(
      labelOf(position, one, you, reader),
      prospectText(position, prospectOf(position, [one.move]), reader, you),
    ),
  );

const stepLines = (position: Position<Carcassonne>, reader: Reader, you: Seat | null): readonly string[] =>
  stepButtons(position.view.open, reader.words).map((button) =>
    reader.words.carcassonne.panel.notes.way(button.label, stepOutlook(position, button, reader, you)),
  );
