/** The table of everything scored at the end: a row for each feature, numbered as on the map. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Seat } from '../../../../engines/contract.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox } from '../../../kit/page.ts';
import { paintPanel } from '../../../kit/panels.ts';
import { widthOf, write, writeNarrowed } from '../../../kit/text.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { paintBadge } from '../map/followers.ts';
import { PANEL } from '../page/layout.ts';
import { paintSign } from '../pieces/signs.ts';
import type { Subject } from '../subject.ts';
import { tone } from '../tones.ts';
import { linesIn, panelsOf, type Section } from './columns.ts';
import { paintDisc } from './discs.ts';
import { paintFormula, paintShortFormula, SIGN } from './formula.ts';
import type { Reckoning, Row } from './reckoning.ts';

/** The sizes in a row, in pixels. */
interface RowType {
  readonly pitch: number;
  readonly disc: number;
  readonly badge: number;
  readonly points: number;
  /** Of the formula; null if there is no room for it, and an icon shows the kind of feature instead. */
  readonly formula: number | null;
  /** Above the rows. */
  readonly head: number;
}

const ROW_TYPE = {
  desktop: { pitch: 41, disc: 15, badge: 13, points: 30, formula: 27, head: 52 },
  phone: { pitch: 50, disc: 21, badge: 18, points: 38, formula: null, head: 10 },
} as const satisfies { readonly [screen: string]: RowType };

const MARGIN = 14;
/** With up to this many owners, the points follow each owner's badge. */
const MOST_OWNERS = 2;
/** Rows in a panel that is not full: so that the picture seldom changes its height. */
const LEAST_ROWS = 4;

/** @param lines rows, and titles between them */
const heightOf = ({ head, pitch }: RowType, lines: number): number => head + lines * pitch + 12;

/** The height of the three panels, in pixels. */
export const tableHeight = (reckoning: Reckoning): number =>
  heightOf(ROW_TYPE.desktop, Math.max(LEAST_ROWS, ...panelsOf(reckoning).map(linesIn)));

/** Three panels side by side. */
export function table(box: Box, subject: Subject, reckoning: Reckoning): readonly Element[] {
  const width = (box.width - 24) / 3;
  return panelsOf(reckoning).map((sections, i) => {
    const panel = { ...box, x: box.x + i * (width + 12), width };
    return panelOf(panel, sections, subject);
  });
}

/** The rows of one panel, each section below its title. */
function panelOf(box: Box, sections: readonly Section[], { letters, words }: Subject): Element {
  const { end } = words.carcassonne.picture;
  const type = ROW_TYPE.desktop;
  return {
    box,
    facts: [words, letters, sections],
    paint(context) {
      paintPanel(context, box, PANEL);
      let top = box.y;
      for (const [i, { topic, rows }] of sections.entries()) {
        paintTitle(context, { ...box, y: top }, end[topic], end.points);
        top += i === 0 ? type.head : type.pitch;
        paintRows(context, { ...box, y: top }, rows, type, { letters, withoutCity: end.withoutCity });
        top += rows.length * type.pitch;
      }
    },
  };
}

/** From the upper edge to the middle of a title; from the left edge to it; in pixels. */
const TITLE = { middle: 28, left: 19, sizes: [28, 26, 24, 22] } as const;

/** Writes what the rows are about, and above their right end what the numbers there are. */
function paintTitle(context: SKRSContext2D, { x, y, width }: Box, title: string, points: string): void {
  const right = x + width - 18;
  write(context, points, right, y + TITLE.middle + 1, { size: 22, fill: color.sideInk, align: 'right' });
  const room = right - widthOf(context, points, 22) - 14 - x - TITLE.left;
  const style = { sizes: TITLE.sizes, weight: 700, width: room } as const;
  writeNarrowed(context, title, x + TITLE.left, y + TITLE.middle, style);
}

/** On a phone: the height of two columns with all rows. */
export const listHeight = ({ rows }: Reckoning): number => heightOf(ROW_TYPE.phone, Math.ceil(rows.length / 2));

/** Two columns with all rows, by their numbers. */
export function list(box: Box, { letters, words }: Subject, { rows }: Reckoning): readonly Element[] {
  const half = Math.ceil(rows.length / 2);
  const width = (box.width - 8) / 2;
  const type = ROW_TYPE.phone;
  const { withoutCity } = words.carcassonne.picture.end;
  return [rows.slice(0, half), rows.slice(half)].map((some, i): Element => {
    const column = { ...box, x: box.x + i * (width + 8), width };
    return {
      box: column,
      facts: [words, letters, some],
      paint(context) {
        paintPanel(context, column, PANEL);
        paintRows(context, { ...column, y: column.y + type.head }, some, type, { letters, withoutCity });
      },
    };
  });
}

/** How close a formula may come to the owners' own margin, in pixels. */
const SLACK = 8;

/** What a row says besides its numbers. */
interface RowWords {
  readonly letters: readonly string[];
  readonly withoutCity: string;
}

/** Paints rows from the upper edge of the box on, with lines between them. */
function paintRows(context: SKRSContext2D, box: Box, rows: readonly Row[], type: RowType, words: RowWords): void {
  rows.forEach((row, i) => {
    const y = box.y + (i + 0.5) * type.pitch;
    const line = { x: box.x + MARGIN, y: y - type.pitch / 2 - 0.5, width: box.width - 2 * MARGIN, height: 1 };
    if (i > 0) fillBox(context, line, tone.grid);
    paintRow(context, box, y, row, type, words);
  });
}

function paintRow(
  context: SKRSContext2D,
  box: Box,
  y: number,
  { numbers, part, formula, owners }: Row,
  { disc, badge, points: size, formula: type }: RowType,
  { letters, withoutCity }: RowWords,
): void {
  let x = box.x + MARGIN + disc + 2;
  for (const number of numbers) {
    paintDisc(context, number, x, y, disc);
    x += 2 * disc + 8;
  }
  const end = paintOwners(context, box, y, owners, { size, badge, letters });
  if (type === null) {
    paintShortFormula(context, { formula, part }, x + disc * 0.8, y, { size: size - 6, limit: end + SLACK });
    return;
  }
  x -= disc - 2;
  if (owners.length === 0 && formula.kind === 'farm') {
    const width = box.x + box.width - MARGIN - 2 - widthOf(context, '0', size, 700) - 8 - x;
    writeNarrowed(context, withoutCity, x, y, { sizes: [22, 20], fill: color.sideInk, width });
  } else if (owners.length > 0)
    paintFormula(context, { formula, part, owners }, x, y, { size: type, limit: end + SLACK });
  else if (formula.kind === 'tiles' && formula.sign !== null) paintSign(context, formula.sign, x + 16, y, SIGN);
}

/** Paints the owners and what they get; returns their left edge, in pixels. */
function paintOwners(
  context: SKRSContext2D,
  box: Box,
  y: number,
  owners: Row['owners'],
  { size, badge, letters }: { readonly size: number; readonly badge: number; readonly letters: readonly string[] },
): number {
  let right = box.x + box.width - MARGIN - 2;
  const sum = (points: number) => {
    const fill = points === 0 ? color.sideInk : color.ink;
    write(context, `${points}`, right, y, { size, weight: 700, fill, align: 'right' });
    return widthOf(context, `${points}`, size, 700);
  };
  const owner = (seat: Seat) =>
    paintBadge(context, seatMarks[seat]!, letters[seat] ?? '', { x: right, y, radius: badge });
  if (owners.length === 0) sum(0);
  // From the right. When there is no room to repeat the points, those who get the same share them.
  if (owners.length <= MOST_OWNERS) {
    for (const { seat, points } of owners.toReversed()) {
      right -= Math.max(size * 1.15, sum(points)) + 8 + badge;
      owner(seat);
      right -= badge + 12;
    }
    return right;
  }
  for (const [points, there] of Map.groupBy(owners.toReversed(), (one) => one.points)) {
    right -= sum(points) + 8 + badge;
    for (const { seat } of there) {
      owner(seat);
      right -= badge * 2.5;
    }
  }
  return right;
}
