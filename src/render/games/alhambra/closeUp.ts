/** One player's alhambra at large, with the reserve. Of the coins it shows only how many there are. */
import { BUILDINGS, type OpenPlayer } from '../../../engines/alhambra/index.ts';
import type { Seat } from '../../../engines/contract.ts';
import type { Picture } from '../../contract.ts';
import { axes, type GridFrame } from '../../grid/frame.ts';
import { type Box, grown } from '../../kit/geometry.ts';
import { type Element, fillBox, layerOf, pageOf, strokeBox } from '../../kit/page.ts';
import { drawBadge } from '../../kit/seats.ts';
import { widthOf, write, writeName, writeNarrowed } from '../../kit/text.ts';
import { color, seatMarks, size } from '../../kit/theme.ts';
import { drawBuildingIcon } from './art/icons.ts';
import { drawTile } from './art/tile.ts';
import { paintAmount, paintCount, paintPoints, ranksOf } from './page/counts.ts';
import { garden, gardenFrame, offeredCells, offers, well } from './page/garden.ts';
import { band, header } from './page/header.ts';
import { HEADER, HEIGHT, MARGIN, WIDTH } from './page/layout.ts';
import type { Subject } from './subject.ts';
import { tone } from './tones.ts';

const WHOLE = { x: MARGIN, width: WIDTH - 2 * MARGIN } as const;
const OWNER: Box = { ...WHOLE, y: 102, height: 132 };
/** Of the reserve with one line of tiles: its height beneath the alhambra, or its width to the right of it. */
const RESERVE = { height: 140, width: 148 } as const;
/** Around the tiles of the reserve: its label above a column or left of a row, and the edges, in pixels. */
const INSET = {
  column: { left: 16, right: 16, top: 62, bottom: 14 },
  row: { left: 200, right: 16, top: 12, bottom: 12 },
} as const;
/** The least side of a tile of the reserve before another line begins, and the most in several lines, in pixels. */
const SIDE = { least: 72, most: 84 } as const;
/** The gap between tiles of the reserve, in pixels. */
const RESERVE_GAP = 10;
const GAP = 12;
/** Of the strips with the coordinates, on all four sides. */
const STRIP = 44;
const LARGEST = 180;
const LINE = 7;

/** @param seat whose alhambra */
export function closeUp(subject: Subject, seat: Seat): Picture {
  const { open, names, letters, words, step } = subject;
  const closeUpWords = words.alhambra.picture.closeUp;
  const player = open.players[seat]!;
  const offered = step?.seat === seat ? offeredCells(step) : [];
  const [one, other] = pages(player.reserve.length).map(({ well: whole, reserve }) => {
    const frame = gardenFrame(grown(whole, -STRIP), whole, player, offered, LARGEST);
    return { whole, reserve, frame };
  });
  const { whole, reserve, frame } = one!.frame.scale >= other!.frame.scale ? one! : other!;
  const heading = {
    ...{ title: words.alhambra.game.name, names: [names[seat] ?? ''], left: null },
    sentence: ([name = '']: readonly string[]) => closeUpWords.alhambraOf(name),
  };
  return pageOf(
    WIDTH,
    HEIGHT,
    header(HEADER, heading),
    [
      layerOf('grounds', [well(whole, 90, { top: STRIP, left: STRIP, bottom: STRIP, right: STRIP })], true),
      layerOf('owner', [owner(subject, player, letters[seat] ?? ''), reserveBox(reserve, player, subject)]),
      layerOf('alhambra', [...coordinates(frame, whole), garden(frame, player, [], LINE)]),
      layerOf('offers', offers(frame, player, offered)),
    ],
    [band(HEADER, heading.title)],
  );
}

/**
 * The well and the reserve, one above the other or side by side: whichever leaves larger cells is taken. A reserve of
 * many tiles has more lines, so that each can be read.
 */
export function pages(tiles: number): readonly { readonly well: Box; readonly reserve: Box }[] {
  const top = OWNER.y + OWNER.height + GAP;
  const [width, height] = [WHOLE.width, HEIGHT - MARGIN - top];
  const { row, column } = INSET;
  const low = thickness(tiles, width - row.left - row.right, RESERVE.height, row.top + row.bottom);
  const narrow = thickness(tiles, height - column.top - column.bottom, RESERVE.width, column.left + column.right);
  const beneath = { ...WHOLE, y: HEIGHT - MARGIN - low, height: low };
  const beside = { x: WHOLE.x + width - narrow, y: top, width: narrow, height };
  return [
    { well: { ...WHOLE, y: top, height: height - low - GAP }, reserve: beneath },
    { well: { ...WHOLE, y: top, height, width: width - narrow - GAP }, reserve: beside },
  ];
}

/** How high or wide the reserve is: with as few lines of this length as the tiles need. */
function thickness(tiles: number, length: number, ofOne: number, inset: number): number {
  const { lines, side } = linesIn(tiles, length);
  return lines === 1 ? ofOne : inset + lines * (side + RESERVE_GAP) - RESERVE_GAP;
}

/** In how many lines of this length tiles go, how many in each, and how large they are there. */
function linesIn(tiles: number, length: number) {
  const fitting = (side: number) => Math.floor((length + RESERVE_GAP) / (side + RESERVE_GAP));
  const lines = Math.max(1, Math.ceil(tiles / fitting(SIDE.least)));
  const inLine = Math.max(1, Math.ceil(tiles / lines));
  const side = Math.floor((length + RESERVE_GAP) / inLine) - RESERVE_GAP;
  return { lines, inLine, side: lines === 1 ? side : Math.min(SIDE.most, side) };
}

/** Where the tiles of a reserve go: in one row or column, or in several. */
export function reservePlaces(tiles: number, { x, y, width, height }: Box): readonly Box[] {
  const isRow = width > height;
  const { left, right, top, bottom } = isRow ? INSET.row : INSET.column;
  const [across, down] = [width - left - right, height - top - bottom];
  const [long, short] = isRow ? [across, down] : [down, across];
  const { lines, inLine, side: fitting } = linesIn(tiles, long);
  const side = Math.min(short, fitting);
  const pitch = side + RESERVE_GAP;
  const from = lines === 1 ? (short - side) / 2 : 0;
  return Array.from({ length: tiles }, (_, i) => {
    const [along, aside] = [(i % inLine) * pitch, from + Math.floor(i / inLine) * pitch];
    const [dx, dy] = isRow ? [along, aside] : [aside, along];
    return { x: x + left + dx, y: y + top + dy, width: side, height: side };
  });
}

/** The numbers of columns and rows on all four sides. */
function coordinates(frame: GridFrame, { x, y, width, height }: Box): readonly Element[] {
  const { area } = frame;
  const [across, down] = [
    { ...area, height: STRIP - 6 },
    { ...area, width: STRIP - 4 },
  ];
  const sizes = { least: 24, most: 32 };
  return [
    ...axes({ ...across, y: y + 3 }, { ...down, x: x + 2 }, frame, sizes),
    ...axes({ ...across, y: y + height - STRIP + 3 }, { ...down, x: x + width - STRIP + 2 }, frame, sizes),
  ];
}

/** Name and numbers; tiles of each building, and the longest wall. */
function owner({ open, names, words }: Subject, player: OpenPlayer, letter: string): Element {
  const { seat, coins, reserve, wall, points, counts } = player;
  const ranks = ranksOf(open)[seat]!; // There is a party for each seat.
  const name = names[seat] ?? '';
  const box = OWNER;
  const longest = words.alhambra.picture.closeUp.longestWall(wall);
  return {
    box,
    facts: [name, letter, coins, reserve.length, points, counts, ranks, longest],
    paint(context) {
      const { x, y, width } = box;
      fillBox(context, box, color.card, size.radius);
      strokeBox(context, grown(box, -2), seatMarks[seat]!.color, 4, size.radius - 2);
      const [first, second] = [y + 38, y + 95];
      const right = x + width - 22;
      drawBadge(context, seatMarks[seat]!, letter, { x: x + 42, y: first, radius: 24, type: 28 });
      paintPoints(context, points, right, first, 48);
      const style = { icon: 42, type: 36, gap: 10 } as const;
      const stats = right - 170 - 2 * 120;
      paintAmount(context, 'coins', coins, stats, first, style);
      paintAmount(context, 'reserve', reserve.length, stats + 120, first, style);
      const room = { sizes: [38, 34, 30, 26], weight: 700, width: stats - 20 - (x + 80) } as const;
      writeName(context, name, x + 80, first, room);
      BUILDINGS.forEach((building, i) => {
        const left = x + 20 + i * 124;
        drawBuildingIcon(context, building, { x: left, y: second - 22, width: 44, height: 44 });
        const at = { x: left + 74, y: second, radius: 21, type: 32 };
        paintCount(context, counts[building], ranks[building], at);
      });
      const text = { sizes: [30, 28, 26, 24], weight: 700, align: 'right', width: 300 } as const;
      writeNarrowed(context, longest, right, second, text);
      const from = right - Math.min(300, widthOf(context, longest, 30, 700)) - 16;
      fillBox(context, { x: from - 46, y: second - 6, width: 46, height: 11 }, tone.halo, 5);
      fillBox(context, { x: from - 44, y: second - 4, width: 42, height: LINE }, tone.wallLine, 3);
    },
  };
}

/** The reserve, with its label. */
function reserveBox(box: Box, { reserve }: OpenPlayer, { words }: Subject): Element {
  const closeUpWords = words.alhambra.picture.closeUp;
  return {
    box,
    facts: [reserve, words],
    paint(context) {
      const { x, y, width, height } = box;
      fillBox(context, box, tone.strip, size.radius);
      strokeBox(context, grown(box, -1), color.line, 2, size.radius - 1);
      const isRow = width > height;
      const sizes = [30, 28, 26, 24, 22] as const;
      if (isRow) {
        const label = reserve.length === 0 ? closeUpWords.noReserve : closeUpWords.reserve;
        const room = reserve.length === 0 ? width : INSET.row.left;
        writeNarrowed(context, label, x + 22, y + height / 2, { sizes, weight: 700, width: room - 32 });
      } else {
        const style = { sizes, weight: 700, align: 'center', width: width - 14 } as const;
        writeNarrowed(context, closeUpWords.reserve, x + width / 2, y + 32, style);
        if (reserve.length === 0)
          write(context, '–', x + width / 2, y + 90, { size: 40, weight: 700, align: 'center' });
      }
      const places = reservePlaces(reserve.length, box);
      for (const [i, tile] of reserve.entries()) drawTile(context, tile, places[i]!);
    },
  };
}
