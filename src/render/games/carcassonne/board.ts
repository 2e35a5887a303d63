/** The table as everyone sees it, and the choices of one seat. */
import {
  atlas,
  type Carcassonne,
  fittingPlaces,
  lowestRotation,
  type Open,
} from '../../../engines/carcassonne/index.ts';
import type { View } from '../../../engines/contract.ts';
import type { Picture, Scene, SceneStep } from '../../contract.ts';
import {
  axes,
  frameFor,
  frameOfZoom,
  type GridFrame,
  growingWindow,
  isWhole,
  shownPart,
  windowAround,
} from '../../grid/frame.ts';
import { type NumberedPlace, numberedPlaces } from '../../grid/places.ts';
import { clipTo, type Element, layerOf, pageOf } from '../../kit/page.ts';
import { well } from '../../kit/panels.ts';
import { lettersOf } from '../../kit/seats.ts';
import { followerCloseUp, rotationCloseUp } from './closeUp.ts';
import { finalCards } from './final.ts';
import { hatching, ownedFarms } from './map/farms.ts';
import { followers, narrowFields } from './map/followers.ts';
import { lastMove, mapLayer, plan } from './map/layers.ts';
import { ghostOf } from './map/tiles.ts';
import { type World, worldOf } from './map/world.ts';
import { header } from './page/header.ts';
import { FIRST_CELLS, LARGEST_CELL, type Layout, layoutOf } from './page/layout.ts';
import { cards } from './page/players.ts';
import { lastMoveBox, tileBox, toComeBox } from './page/sideBoxes.ts';
import { readRotation } from './shape/tileShape.ts';
import type { Subject } from './subject.ts';

type CarcassonneScene = Scene<Carcassonne>;

/** The picture of a table; the next choice decides which part of it is shown. */
export function board({ open }: View<Carcassonne>, scene: CarcassonneScene): Picture {
  const { step } = scene;
  if (step?.partial.kind === 'placeFollower' && open.step.kind === 'action') return followerCloseUp(open, scene, step);
  const { x, y, rotation } = step?.partial ?? {};
  const isRotating = typeof x === 'number' && typeof y === 'number' && typeof rotation !== 'number';
  if (step && isRotating && open.step.kind === 'placeTile') return rotationCloseUp(open, scene, step, { x, y });
  return overview(open, scene);
}

/** The map or a window on it, with everything around it. */
function overview(open: Open, scene: CarcassonneScene): Picture {
  const { names, locale, step } = scene;
  const letters = lettersOf(names);
  const subject: Subject = { open, names, letters, locale };
  const layout = layoutOf(open.seats);
  const world = worldOf(open.placements);
  const frame = frameOf(open, layout, scene);
  const isOver = open.step.kind === 'over';
  const standings = open.step.kind === 'over' ? open.step.standings : null;
  return pageOf(
    layout.width,
    layout.height,
    [header(layout.header, subject)],
    [
      mapLayer('map', world, frame),
      layerOf(
        'hatching',
        clipTo(frame.area, hatching(isOver ? ownedFarms(open, world) : narrowFields(open, world), frame)),
        true,
      ),
      layerOf('places', clipTo(frame.area, numberedPlaces(placesOf(open, step), frame)), true),
      layerOf('last', clipTo(frame.area, isOver ? [] : [lastMove(world, open.last, frame)]), true),
      layerOf('followers', clipTo(frame.area, followers(open, letters, frame)), true),
      layerOf('plan', isAll(frame, world) ? [] : [plan(planBox(frame, world), world, shownPart(frame))]),
      layerOf('side', standings === null ? side(layout, subject, scene) : finalCards(layout.side, subject, standings)),
    ],
    [well(layout.well), ...axes(layout.columnAxis, layout.rowAxis, frame)],
  );
}

/** The right column while the game is running. */
function side(layout: Layout, subject: Subject, { recent, step }: CarcassonneScene): readonly Element[] {
  return [
    tileBox(layout, subject, readRotation(step?.partial.rotation)),
    ...cards(layout.cards, subject),
    ...(layout.lastMove ? [lastMoveBox(layout.lastMove, subject, recent)] : []),
    ...(layout.toCome ? toComeBox(layout.toCome, subject) : []),
  ];
}

/** In pixels. Smaller cells are hard to see on a phone, so a seat that chooses among them sees a part of the map. */
const SMALL_CELL = 78;
/** A part is shown only if its cells are larger by this factor. */
const WORTHWHILE = 1.15;

function frameOf(open: Open, { map, well }: Layout, { zoom, step }: CarcassonneScene): GridFrame {
  const whole = frameFor(map, well, growingWindow(open.placements, FIRST_CELLS), LARGEST_CELL);
  if (zoom !== null && 'cells' in zoom) return frameOfZoom(map, well, zoom);
  const places = placesOf(open, step);
  const isChoosing = step?.partial.kind === 'placeTile' && places.length > 0;
  if (!isChoosing || whole.scale >= SMALL_CELL) return whole;
  const part = frameFor(map, well, windowAround(places), LARGEST_CELL);
  return part.scale >= whole.scale * WORTHWHILE ? part : whole;
}

/** Whether all tiles are shown. */
const isAll = (frame: GridFrame, { tiles }: World): boolean => tiles.every((tile) => isWhole(frame, tile));

const PLAN = 176;

/** In the corner of the map where the plan hides the fewest tiles. */
function planBox(frame: GridFrame, { tiles }: World) {
  const { area, left, top, scale } = frame;
  const corners = [
    { x: area.x + area.width - PLAN - 12, y: area.y + 12 },
    { x: area.x + area.width - PLAN - 12, y: area.y + area.height - PLAN - 12 },
    { x: area.x + 12, y: area.y + 12 },
    { x: area.x + 12, y: area.y + area.height - PLAN - 12 },
  ].map((corner) => ({ ...corner, width: PLAN, height: PLAN }));
  const hidden = (box: (typeof corners)[number]) =>
    tiles.filter(({ x, y }) => {
      const [px, py] = [left + x * scale, top + y * scale];
      return px < box.x + PLAN && px + scale > box.x && py < box.y + PLAN && py + scale > box.y;
    }).length;
  return corners.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best));
}

/** The cells among the answers: with a ghost of the tile where only one rotation is offered, else with dots. */
function placesOf(open: Open, step: SceneStep<Carcassonne> | null): readonly NumberedPlace[] {
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
  // A cell with several rotations is numbered once; the rotation of the tile is still open.
  return [...Map.groupBy(places, ({ x, y }) => `${x},${y}`).values()].map((there) =>
    there.length === 1 ? there[0]! : { ...there[0]!, ghost: null },
  );
}

/** By cell (`x,y`): in how many rotations the drawn tile fits there and looks different; empty if there is none. */
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
