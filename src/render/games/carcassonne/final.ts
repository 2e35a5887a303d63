/** The end: the map with numbered features, a card for each player, and how every point was scored. */
import { type Carcassonne, type Open, partsOf } from '../../../engines/carcassonne/index.ts';
import type { Standings } from '../../../engines/contract.ts';
import type { Picture, Scene } from '../../contract.ts';
import { type GridFrame, windowAround } from '../../grid/frame.ts';
import type { Box } from '../../kit/geometry.ts';
import { clipTo, type Element, layerOf, pageOf } from '../../kit/page.ts';
import { well } from '../../kit/panels.ts';
import { lettersOf } from '../../kit/seats.ts';
import { CARD_TYPE, finalCards } from './final/cards.ts';
import { discsOf, RADIUS } from './final/discPlaces.ts';
import { discs } from './final/discs.ts';
import { reason } from './final/reason.ts';
import { reckoningOf } from './final/reckoning.ts';
import { table, tableHeight } from './final/table.ts';
import { dragon, fairy, fairyRing } from './map/creatures.ts';
import { hatching, ownedFarms } from './map/farms.ts';
import { followers } from './map/followers.ts';
import { mapLayer } from './map/layers.ts';
import { worldOf } from './map/world.ts';
import { arrangementOf, LARGEST_CELL, rowsOfStrip } from './page/arrangement.ts';
import { band, header } from './page/header.ts';
import { GAP, HEADER_BOX, MARGIN, type MapPanel, panelIn, TOP, WIDTH } from './page/layout.ts';
import { folds, type MapView, viewsOf } from './page/views.ts';
import type { Subject } from './subject.ts';

/** The margin around the tiles, in cells: numbers and figures extend over it. */
const RING = 0.35;
const REASON = 50;
const INNER = WIDTH - 2 * MARGIN;
/** The map and the cards beside it; more parts need wider cards, and a sixth card more height. */
const MAP = { width: 712, narrow: 640, narrowest: 590, height: 648, high: 740 } as const;
/** Up to this many parts of a score fit on the cards beside the wide map, and beside the narrow one. */
const [FEW_PARTS, SEVERAL_PARTS] = [4, 7];
const widthFor = (parts: number): number =>
  parts <= FEW_PARTS ? MAP.width : parts <= SEVERAL_PARTS ? MAP.narrow : MAP.narrowest;
/** The maximum height of a card beside the map, and the height of one below it. */
const CARD = { highest: 196, below: 120 } as const;

/** The final picture of a table whose tiles ran out, or that all other players have left. */
export function finalPicture(open: Open, { names, words }: Scene<Carcassonne>, standings: Standings): Picture {
  const letters = lettersOf(names);
  const subject: Subject = { open, names, letters, words };
  const world = worldOf(open.placements);
  const reckoning = reckoningOf(open);
  const { views, cards, bottom } = mapAndCards(open);
  const reasonBox = { x: MARGIN, y: bottom + GAP, width: INNER, height: REASON };
  const tableTop = reasonBox.y + REASON + GAP;
  const below: readonly Element[] =
    reckoning === null
      ? []
      : [
          reason(reasonBox, subject, standings, { sizes: [28, 25, 22], hasKey: true }),
          ...table({ x: MARGIN, y: tableTop, width: INNER, height: tableHeight(reckoning) }, subject, reckoning),
        ];
  const last = reckoning === null ? bottom : tableTop + tableHeight(reckoning);
  const numbered = reckoning === null ? [] : discsOf(reckoning.rows, open, world, views, { radius: RADIUS.desktop });
  const inViews = (elements: (frame: GridFrame) => readonly Element[]): readonly Element[] =>
    views.flatMap(({ frame }) => clipTo(frame.area, elements(frame)));
  return pageOf(
    WIDTH,
    last + MARGIN,
    header(HEADER_BOX, subject),
    [
      mapLayer(world, ...views.map(({ frame }) => frame)),
      layerOf(
        'hatching',
        inViews((frame) => hatching(ownedFarms(open, world), frame)),
        true,
      ),
      layerOf(
        'followers',
        inViews((frame) => [
          ...dragon(open, frame),
          ...fairyRing(open, frame),
          ...followers(open, letters, frame),
          ...fairy(open, frame),
        ]),
        true,
      ),
      layerOf(
        'numbers',
        inViews((frame) => discs(numbered, frame, RADIUS.desktop)),
      ),
      layerOf('folds', folds(views)),
      layerOf('cards', finalCards(cards, CARD_TYPE.desktop, subject, standings, reckoning)),
      layerOf('reckoning', below),
    ],
    [band(HEADER_BOX, words), ...views.map(({ panel }) => well(panel.well))],
  );
}

interface Above {
  readonly views: readonly MapView[];
  /** By place in the standings. */
  readonly cards: readonly Box[];
  /** The lower edge of both. */
  readonly bottom: number;
}

/** The map arranged as during the game, with the cards beside or below it. */
function mapAndCards(open: Open): Above {
  const { placements, seats } = open;
  const arrangement = arrangementOf(placements);
  const views = viewsFor(open);
  const end = TOP + views[0]!.panel.well.height;
  if (arrangement === 'side') {
    const { width, height } = mapBeside(open);
    const x = MARGIN + width + GAP;
    const pitch = Math.min(CARD.highest + GAP, (height + GAP) / seats);
    const cards = Array.from({ length: seats }, (_, i) => {
      const y = Math.round(TOP + i * pitch);
      return { x, y, width: WIDTH - MARGIN - x, height: Math.round(TOP + (i + 1) * pitch) - GAP - y };
    });
    return { views, cards, bottom: end };
  }
  const width = (INNER - GAP) / 2;
  const cards = Array.from({ length: seats }, (_, i) => ({
    x: MARGIN + (i % 2) * (width + GAP),
    y: end + GAP + Math.floor(i / 2) * (CARD.below + GAP),
    ...{ width, height: CARD.below },
  }));
  return { views, cards, bottom: end + Math.ceil(seats / 2) * (CARD.below + GAP) };
}

/** The size of the map with cards beside it. */
const mapBeside = ({ options, seats }: Pick<Open, 'options' | 'seats'>) => ({
  width: widthFor(partsOf(options).length),
  height: seats > 5 ? MAP.high : MAP.height,
});

/** The panels without axes and the part of the map that they show. */
export function viewsFor(open: Pick<Open, 'placements' | 'options' | 'seats'>): readonly MapView[] {
  const { placements } = open;
  const arrangement = arrangementOf(placements);
  const around = windowAround(placements, RING);
  if (arrangement === 'side') {
    const { width, height } = mapBeside(open);
    return viewsOf([panelAt(MARGIN, width, height)], around);
  }
  if (arrangement === 'below') {
    const cell = Math.floor(Math.min(LARGEST_CELL, (INNER - 2 * RIM) / around.columns, MAP.height / around.rows));
    return viewsOf([panelAt(MARGIN, INNER, Math.ceil(around.rows * cell) + 2 * RIM)], around, cell);
  }
  // Cut between two rows: whole rows, with the ring as a margin.
  const { north, rows } = windowAround(placements, 0);
  const window = { ...around, north, rows };
  const width = (INNER - GAP) / 2;
  const high = rowsOfStrip(window) + 2 * RING;
  const cell = Math.floor(Math.min(LARGEST_CELL, (width - 2 * RIM) / window.columns, MAP.height / high));
  const height = Math.ceil(high * cell) + 2 * RIM;
  return viewsOf([panelAt(MARGIN, width, height), panelAt(MARGIN + width + GAP, width, height)], window, cell);
}

/** The distance from the map to the outline of its well. */
const RIM = 2;
const panelAt = (x: number, width: number, height: number): MapPanel => panelIn({ x, y: TOP, width, height }, RIM, RIM);
