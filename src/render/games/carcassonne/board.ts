/** The table as everyone sees it, and the choices of one seat. */
import type { Carcassonne, Open, Placement, Sight } from '../../../engines/carcassonne/index.ts';
import type { View } from '../../../engines/contract.ts';
import type { Picture, Scene, SceneStep } from '../../contract.ts';
import { axes, frameOfZoom, type GridWindow, shownPart, windowAround } from '../../grid/frame.ts';
import { type NumberedPlace, showsDots } from '../../grid/places.ts';
import type { Box, Point } from '../../kit/geometry.ts';
import { type Element, layerOf, pageOf } from '../../kit/page.ts';
import { well } from '../../kit/panels.ts';
import { lettersOf } from '../../kit/seats.ts';
import { followerCloseUp, placedCloseUp, rotationCloseUp } from './closeUp.ts';
import { RADIUS } from './final/discPlaces.ts';
import { finalPicture } from './final.ts';
import { plan } from './map/layers.ts';
import { type PlanDot, planDots } from './map/planDots.ts';
import { type World, worldOf } from './map/world.ts';
import {
  type Arrangement,
  arrangedMap,
  cellIn,
  LARGEST_CELL,
  middleOf,
  nextArrangement,
  WORTHWHILE,
  worthOf,
} from './page/arrangement.ts';
import { foreseen } from './page/foreseen.ts';
import { band, header } from './page/header.ts';
import { lastMoveBox } from './page/lastMoveBox.ts';
import { type Layout, layoutOf, sideLayout } from './page/layout.ts';
import { mapLayers } from './page/mapLayers.ts';
import { marksOf } from './page/marks.ts';
import { moveSignsBox, SIGN_TYPE } from './page/moveSigns.ts';
import { placesOf } from './page/offered.ts';
import { cards, turnFrame } from './page/players.ts';
import { tileBox } from './page/tileBox.ts';
import { toComeBox } from './page/toComeBox.ts';
import { type MapView, planBox, showsAll, viewsOf } from './page/views.ts';
import { phoneBoard } from './phone/board.ts';
import { phoneFinal } from './phone/final.ts';
import { readRotation } from './shape/tileShape.ts';
import type { Subject } from './subject.ts';

type CarcassonneScene = Scene<Carcassonne>;

/** The picture of a table; the next choice decides which part of it is shown. */
export function board({ open: now }: View<Carcassonne>, scene: CarcassonneScene): Picture {
  const { step } = scene;
  const open = foreseen(now, step);
  if (step !== null && open.step.kind === 'action' && isOnTile(step)) return followerCloseUp(open, scene, step);
  const { x, y, rotation } = step?.partial ?? {};
  const isRotating = typeof x === 'number' && typeof y === 'number' && typeof rotation !== 'number';
  if (step && isRotating && open.step.kind === 'placeTile') return rotationCloseUp(open, scene, step, { x, y });
  const placed = step === null ? null : placementIn(open, step);
  if (placed !== null) return placedCloseUp(open, scene, placed);
  const standings = open.step.kind === 'over' ? open.step.standings : null;
  if (standings !== null && scene.zoom === null) return ends[scene.screen](open, scene, standings);
  return scene.screen === 'phone' ? phoneBoard(open, scene) : overview(open, scene);
}

/** Whether a follower's tile is chosen, so that only its spot is asked. */
const isOnTile = ({ partial: { kind, x, y } }: SceneStep<Carcassonne>): boolean =>
  kind === 'placeFollower' || (kind === 'placeByPortal' && typeof x === 'number' && typeof y === 'number');

/** The tile in the chosen space and rotation, once nothing is left to ask. */
function placementIn({ step }: Open, { partial, answers }: SceneStep<Carcassonne>): Placement | null {
  const { x, y } = partial;
  const rotation = readRotation(partial.rotation);
  const isChosen = answers.length === 0 && typeof x === 'number' && typeof y === 'number' && rotation !== null;
  return isChosen && step.kind === 'placeTile' ? { tile: step.tile, x, y, rotation } : null;
}

const ends = { desktop: finalPicture, phone: phoneFinal } as const;

/** The map or a window on it, with everything around it. */
function overview(open: Open, scene: CarcassonneScene): Picture {
  const { names, words, step } = scene;
  const letters = lettersOf(names);
  const subject: Subject = { open, names, letters, words };
  const world = worldOf(open.placements);
  const places = placesOf(open, step);
  const { layout, views } = pageFor(open, scene, places);
  const hasDots = views.some(({ frame }) => showsDots(places, frame.scale));
  return pageOf(
    layout.width,
    layout.height,
    header(layout.header, subject),
    [
      ...mapLayers(open, world, views, { places, marks: marksOf(open, step, words), letters, disc: RADIUS.desktop }),
      layerOf('plan', showsAll(views, world) ? [] : plansOn(views, world, places, planDots(open))),
      layerOf('side', side(layout, subject, scene, hasDots)),
      layerOf('cards', cards(layout, subject), true),
      layerOf('turn', turnFrame(layout, open), true),
    ],
    [
      band(layout.header, words),
      ...views.flatMap(({ panel, frame }) => [well(panel.well), ...axes(panel.columnAxis, panel.rowAxis, frame)]),
    ],
  );
}

/** Everything beside or below the map while the game is running, besides the cards. */
function side(
  layout: Layout,
  subject: Subject,
  { recent, step }: CarcassonneScene,
  hasDots: boolean,
): readonly Element[] {
  return [
    tileBox(layout, subject, { rotation: readRotation(step?.partial.rotation), hasDots }),
    ...(layout.lastMove ? [lastMoveIn(layout.lastMove, layout, subject, recent)] : []),
    ...(layout.toCome ? toComeBox(layout.toCome, subject) : []),
  ];
}

/** In words if all of them fit, otherwise in signs. */
const lastMoveIn = (box: Box, { look, cards }: Layout, subject: Subject, recent: readonly Sight[]): Element =>
  look === 'desk' && cards.length === 5
    ? moveSignsBox(box, SIGN_TYPE.desk, subject, recent)
    : lastMoveBox(box, look, subject, recent);

/** The small plan, in a corner of the map where it hides no space on offer. */
function plansOn(
  [view]: readonly MapView[],
  world: World,
  places: readonly NumberedPlace[],
  dots: readonly PlanDot[],
): readonly Element[] {
  const box = view === undefined ? null : planBox(view.frame, world, places);
  return view === undefined || box === null ? [] : [plan(box, world, shownPart(view.frame), dots)];
}

/** In pixels. Smaller cells are hard to see on a phone, so a seat that chooses among them sees part of the map. */
const SMALL_CELL = 78;

interface Page {
  readonly layout: Layout;
  readonly views: readonly MapView[];
}

function pageFor(
  { placements, seats }: Open,
  { zoom, step }: CarcassonneScene,
  places: readonly NumberedPlace[],
): Page {
  if (zoom !== null && 'cells' in zoom) {
    const layout = sideLayout(seats);
    const panel = layout.panels[0]!;
    return { layout, views: [{ panel, frame: frameOfZoom(panel.map, panel.well, zoom), fold: null }] };
  }
  const { arrangement, window, center } = arrangedMap(placements);
  const isChoosing = step?.partial.kind === 'placeTile' && places.length > 0;
  if (isChoosing && cellIn(arrangement, window) < SMALL_CELL) {
    const part = windowAround(places);
    const arranged = nextArrangement('side', part);
    if (worthOf(arranged, part) >= WORTHWHILE * worthOf(arrangement, window))
      return pageWith(seats, arranged, part, middleOf(part));
  }
  return pageWith(seats, arrangement, window, center);
}

function pageWith(seats: number, arrangement: Arrangement, window: GridWindow, center: Point): Page {
  const layout = layoutOf(seats, arrangement, window);
  return { layout, views: viewsOf(layout.panels, window, LARGEST_CELL, center) };
}
