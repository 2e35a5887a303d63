/** One player's alhambra as large as a phone allows: what the player has, the tiles, and what can be chosen. */
import { layoutOf, type OpenPlayer } from '../../../../engines/alhambra/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import { axes, windowAround } from '../../../grid/frame.ts';
import type { Box } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { paintPlayerCard } from '../../../kit/panels.ts';
import { seatMarks } from '../../../kit/theme.ts';
import { CARD_STYLE, OVER } from '../hand/parts.ts';
import { newCellsOf } from '../news.ts';
import { ranksOf } from '../page/counts.ts';
import { garden, gardenFrame, type OfferedCell, offeredCells, offers, well } from '../page/garden.ts';
import { active, type Subject } from '../subject.ts';
import { across, INNER, MARGIN, SMALLEST } from './layout.ts';
import { paintCounts, paintWho, whoShows } from './lines.ts';
import { tileRows } from './tiles.ts';

const LINES = 104;
const STRIPS = { top: 36, left: 48 } as const;
/** The largest side of a cell, and the most that all cells take in height. */
const CELL = 112;
/** Cells with a smaller side have no room for a legible cost. */
const LEAST_WITH_COST = 99;
const INSET = 10;
const LATTICE = 56;

interface Panel {
  /** What belongs to the paper. */
  readonly ground: readonly Element[];
  readonly elements: readonly Element[];
  readonly bottom: number;
}

/**
 * @param top in pixels
 * @param highest the most that the cells take in height, in pixels
 */
export function alhambraPanel(subject: Subject, seat: Seat, top: number, highest: number): Panel {
  const player = subject.open.players[seat]!;
  const offered = offeredFor(subject, player);
  const { columns, rows } = windowAround([{ x: 0, y: 0 }, ...player.alhambra, ...offered], 0);
  const cellsWidth = INNER - 24 - STRIPS.left;
  const scale = Math.floor(Math.min(CELL, (cellsWidth - 2 * INSET) / columns, highest / rows));
  const wellBox: Box = {
    ...{ x: MARGIN + 14, y: top + LINES, width: INNER - 24 },
    height: STRIPS.top + Math.max(2 * CELL, rows * scale + 2 * INSET),
  };
  const area: Box = {
    ...{ x: wellBox.x + STRIPS.left, y: wellBox.y + STRIPS.top },
    ...{ width: cellsWidth, height: wellBox.height - STRIPS.top },
  };
  const frame = gardenFrame(area, wellBox, player, offered, scale);
  const below = wellBox.y + wellBox.height + 8;
  const tiles = tileRows(subject, player, { x: MARGIN + 20, y: below, width: INNER - 36 });
  const box = across(top, tiles.bottom + (tiles.elements.length > 0 ? 0 : 2) - top);
  const columnAxis = { x: area.x, y: wellBox.y, width: area.width, height: STRIPS.top };
  const rowAxis = { x: wellBox.x, y: area.y, width: STRIPS.left, height: area.height };
  return {
    ground: [well(wellBox, LATTICE, STRIPS)],
    elements: [
      ...axes(columnAxis, rowAxis, frame, { least: SMALLEST, most: 28 }),
      garden(frame, player, newCellsOf(subject.story, seat), 5, { hasCost: scale >= LEAST_WITH_COST }),
      ...offers(frame, player, offered, SMALLEST),
      ...tiles.elements,
    ],
    bottom: box.y + box.height,
  };
}

/** The frame of the panel with the two lines about the player: painted before everything on it. */
export function alhambraCard(subject: Subject, seat: Seat, top: number, bottom: number): Element {
  const { open, names, letters } = subject;
  const player = open.players[seat]!;
  const box = across(top, bottom - top);
  const isActive = active(open).includes(seat);
  const [name, letter] = [names[seat] ?? '', letters[seat] ?? ''];
  const ranks = ranksOf(open)[seat]!; // There is a party for each seat.
  const { coins, points, reserve, wall, counts } = player;
  const line = { left: box.x + 18, right: box.x + box.width - 14 };
  return {
    box: { x: box.x - OVER, y: box.y - OVER, width: box.width + 2 * OVER, height: box.height + 2 * OVER },
    facts: [name, letter, isActive, coins, points, reserve.length, wall, counts, ranks, box],
    paint(context) {
      paintPlayerCard(context, box, seatMarks[seat]!, isActive, CARD_STYLE);
      paintWho(context, { ...line, y: box.y + 32 }, player, { name, letter });
      paintCounts(context, { ...line, y: box.y + 78 }, counts, ranks);
    },
    shows: whoShows({ ...line, y: box.y + 32 }, player),
  };
}

/** The cells to choose from, or the one that is chosen: with the number of its button, or without any. */
function offeredFor({ step }: Subject, { seat, alhambra }: OpenPlayer): readonly OfferedCell[] {
  if (step === null || step.seat !== seat) return [];
  const layout = layoutOf(alhambra);
  return offeredCells(step).map((cell) => {
    // Beneath a number, the tile that is there now stays visible.
    const isCovered = cell.label !== '' && layout.at(cell.x, cell.y) !== null;
    return { ...cell, label: numberIn(cell.label), tile: isCovered ? null : cell.tile };
  });
}

const numberIn = (label: string): string => /^\d+/u.exec(label)?.[0] ?? label;
