/** The table for members who have asked for pictures for their phone. */
import type { Carcassonne, Open } from '../../../../engines/carcassonne/index.ts';
import type { Picture, Scene } from '../../../contract.ts';
import { axes, frameFor, frameOfZoom, type LabelSizes, shownPart } from '../../../grid/frame.ts';
import { type NumberedPlace, showsDots } from '../../../grid/places.ts';
import { layerOf, pageOf } from '../../../kit/page.ts';
import { well } from '../../../kit/panels.ts';
import { lettersOf } from '../../../kit/seats.ts';
import { RADIUS } from '../final/discPlaces.ts';
import type { FigureHeight } from '../map/followers.ts';
import { planDots } from '../map/planDots.ts';
import { PHONE_MARKS } from '../map/spotMarks.ts';
import { worldOf } from '../map/world.ts';
import { mapLayers } from '../page/mapLayers.ts';
import { marksOf } from '../page/marks.ts';
import { moveSignsBox, SIGN_TYPE } from '../page/moveSigns.ts';
import { placesOf } from '../page/offered.ts';
import { isNone, outOfStack } from '../page/outOfStack.ts';
import { type MapView, showsAll } from '../page/views.ts';
import { hasTokens } from '../pieces/holdings.ts';
import { readRotation } from '../shape/tileShape.ts';
import type { Subject } from '../subject.ts';
import { card, legendBox, NOTE, outOfStackBox, PLACES, planBox, tileBox } from './boxes.ts';
import { header } from './header.ts';
import { CELLS_WIDTH, type PhoneLayout, phoneLayoutOf } from './layout.ts';
import { partsFor } from './parts.ts';

const LABELS: LabelSizes = { least: 26, most: NOTE };
/** Larger than on a desktop, and without letters, which would be illegible: shape and color distinguish the players. */
const FIGURES: FigureHeight = { share: 0.6, inSmall: 0.72 };

/** The map as large as it can be, and below it the tile, the last move, and a card for each player. */
export function phoneBoard(open: Open, scene: Scene<Carcassonne>): Picture {
  const { names, words, step, recent } = scene;
  const subject: Subject = { open, names, letters: lettersOf(names), words };
  const world = worldOf(open.placements);
  const places = placesOf(open, step);
  const { layout, views } = pageFor(open, scene, places);
  const [first] = views;
  const onPlan = {
    places,
    last: open.last,
    dots: planDots(open),
    fold: first?.fold ?? null,
    shown: first === undefined || first.fold !== null ? null : shownPart(first.frame),
  };
  const active = open.step.kind === 'over' ? null : open.step.seat;
  return pageOf(
    layout.width,
    layout.height,
    [header(subject)],
    [
      ...mapLayers(open, world, views, {
        places,
        marks: marksOf(open, step, words),
        markStyle: PHONE_MARKS,
        letters: [],
        placeStyle: PLACES,
        figures: FIGURES,
        disc: RADIUS.phone,
      }),
      layerOf('boxes', [
        tileBox(layout.tile, subject, readRotation(step?.partial.rotation)),
        moveSignsBox(layout.lastMove, SIGN_TYPE.phone, subject, recent),
        ...(layout.removed === null ? [] : [outOfStackBox(layout.removed, outOfStack(open), words)]),
        ...open.players.map((player, i) => card(layout.cards[i]!, player, subject, player.seat === active)),
        ...(layout.extra === null
          ? []
          : isPlanned(views, showsAll(views, world))
            ? [planBox(layout.extra, world, onPlan)]
            : legendBox(layout.extra, words)),
      ]),
    ],
    views.flatMap(({ panel, frame }) => [well(panel.well), ...axes(panel.columnAxis, panel.rowAxis, frame, LABELS)]),
  );
}

/** Whether a plan is needed to show how the map continues. */
const isPlanned = (views: readonly Pick<MapView, 'fold'>[], isAll: boolean): boolean => !isAll || views.length > 1;

interface Page {
  readonly layout: PhoneLayout;
  readonly views: readonly MapView[];
}

function pageFor(open: Open, { zoom }: Scene<Carcassonne>, places: readonly NumberedPlace[]): Page {
  const { placements, seats } = open;
  const boxes = { hasRemoved: !isNone(outOfStack(open)), hasTokens: hasTokens(open) };
  if (zoom !== null && 'cells' in zoom) {
    const layout = phoneLayoutOf(seats, [CELLS_WIDTH], { ...boxes, hasExtra: true });
    const panel = layout.panels[0]!;
    return { layout, views: [{ panel, frame: frameOfZoom(panel.map, panel.well, zoom), fold: null }] };
  }
  const { parts, cell } = partsFor(placements, places);
  const hasDots = showsDots(places, cell, PLACES);
  const layout = phoneLayoutOf(
    seats,
    parts.map(({ window }) => Math.ceil(window.rows * cell)),
    { ...boxes, hasExtra: hasDots || isPlanned(parts, true) },
  );
  const views = parts.map(({ window, fold }, i): MapView => {
    const panel = layout.panels[i]!;
    return { panel, frame: frameFor(panel.map, panel.well, window, cell), fold };
  });
  return { layout, views };
}
