/** The layers of the map on a page, from back to front, each clipped to the page's views. */
import type { Open } from '../../../../engines/carcassonne/index.ts';
import type { Layer } from '../../../contract.ts';
import type { GridFrame } from '../../../grid/frame.ts';
import { type NumberedPlace, numberedPlaces, type PlaceStyle } from '../../../grid/places.ts';
import { clipTo, type Element, layerOf } from '../../../kit/page.ts';
import { discsOf } from '../final/discPlaces.ts';
import { discs } from '../final/discs.ts';
import { reckoningOf } from '../final/reckoning.ts';
import { dragon, fairy, fairyRing, threatRings } from '../map/creatures.ts';
import { hatching, ownedFarms } from '../map/farms.ts';
import { type FigureHeight, figuresIn, followers, narrowFields } from '../map/followers.ts';
import { lastMove, mapLayer } from '../map/layers.ts';
import { cellMarks, DESKTOP_MARKS, type MarkStyle, spotMarks } from '../map/spotMarks.ts';
import { sideMarks, walked } from '../map/walk.ts';
import type { World } from '../map/world.ts';
import { figureBox } from '../pieces/figure.ts';
import { type Marks, NO_MARKS } from './marks.ts';
import { folds, type MapView } from './views.ts';

/** The least radius of the numbers of the dragon's steps, in sizes of type. */
const WALK = 0.68;

/** What a page draws on its map besides the tiles. */
interface OnMap {
  readonly places: readonly NumberedPlace[];
  /** What else can be chosen on the map. */
  readonly marks?: Marks;
  readonly markStyle?: MarkStyle;
  /** By seat; a follower has no letter if its seat has none. */
  readonly letters: readonly string[];
  readonly placeStyle?: PlaceStyle;
  readonly figures?: FigureHeight;
  /** The radius of the numbers on the map of an ended game, in pixels. */
  readonly disc: number;
}

/** The map of a running game with the places on offer, or of an ended one with its farms and numbered features. */
export function mapLayers(
  open: Open,
  world: World,
  views: readonly MapView[],
  { places, marks = NO_MARKS, markStyle = DESKTOP_MARKS, letters, placeStyle, figures, disc }: OnMap,
): readonly Layer[] {
  const isOver = open.step.kind === 'over';
  const fields = isOver ? ownedFarms(open, world) : narrowFields(open, world);
  const reckoning = isOver ? reckoningOf(open) : null;
  const style = { radius: disc, ...(figures === undefined ? {} : { height: figures }) };
  const numbered = reckoning === null ? [] : discsOf(reckoning.rows, open, world, views, style);
  const layerInViews = (name: string, elements: (frame: GridFrame) => readonly Element[]): Layer =>
    layerOf(
      name,
      views.flatMap(({ frame }) => clipTo(frame.area, elements(frame))),
      true,
    );
  return [
    mapLayer(world, ...views.map(({ frame }) => frame)),
    layerInViews('hatching', (frame) => hatching(fields, frame)),
    layerInViews('places', (frame) => numberedPlaces(places, frame, placeStyle)),
    layerInViews('last', (frame) => (isOver ? [] : [lastMove(world, open.last, frame)])),
    layerInViews('walk', (frame) => [
      ...walked(open.step.kind === 'dragon' ? open.step.way : [], frame, markStyle.least * WALK),
      ...dragon(open, frame),
      ...threatRings(marks.threatened, open, frame, figures),
      ...fairyRing(open, frame, figures),
    ]),
    layerInViews('followers', (frame) => [...followers(open, letters, frame, figures), ...fairy(open, frame, figures)]),
    layerInViews('marks', (frame) => [
      ...cellMarks(marks.cells, frame),
      ...spotMarks(marks.spots, open.placements, frame, markStyle),
      ...sideMarks(
        open.expansions.drache?.dragon ?? null,
        marks.sides,
        frame,
        marks.sides.length === 0 ? [] : figuresIn(open, frame, figures).map(figureBox),
        markStyle.least * WALK,
      ),
    ]),
    layerOf(
      'numbers',
      views.flatMap(({ frame }) => clipTo(frame.area, discs(numbered, frame, disc))),
    ),
    layerOf('folds', folds(views)),
  ];
}
