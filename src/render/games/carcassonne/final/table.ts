/** The table of everything scored at the end: a row for each feature, numbered as on the map. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { pictureWords } from '../../../../words/carcassonne/picture/index.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import { type Element, fillBox } from '../../../kit/page.ts';
import { paintPanel } from '../../../kit/panels.ts';
import { widthOf, write, writeNarrowed } from '../../../kit/text.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { paintBadge } from '../map/followers.ts';
import { paintPennant } from '../map/ornaments.ts';
import { PANEL } from '../page/layout.ts';
import type { Subject } from '../subject.ts';
import { tone } from '../tones.ts';
import { panelsOf, type Section } from './columns.ts';
import { paintDisc } from './discs.ts';
import { paintPart } from './icons.ts';
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

const linesIn = (sections: readonly Section[]): number =>
  sections.reduce((sum, { rows }) => sum + rows.length, sections.length - 1);

/** The height of the three panels, in pixels. */
export const tableHeight = (reckoning: Reckoning): number =>
  heightOf(ROW_TYPE.desktop, Math.max(LEAST_ROWS, ...panelsOf(reckoning).map(linesIn)));

/** Three panels side by side: cities; roads and cloisters; farms. */
export function table(box: Box, subject: Subject, reckoning: Reckoning): readonly Element[] {
  const width = (box.width - 24) / 3;
  return panelsOf(reckoning).map((sections, i) => {
    const panel = { ...box, x: box.x + i * (width + 12), width };
    return panelOf(panel, sections, subject);
  });
}

/** The rows of one panel, each section below its title. */
function panelOf(box: Box, sections: readonly Section[], { letters, locale }: Subject): Element {
  const { end } = pictureWords[locale];
  const type = ROW_TYPE.desktop;
  return {
    box,
    facts: [locale, letters, sections],
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
export function list(box: Box, { letters, locale }: Subject, { rows }: Reckoning): readonly Element[] {
  const half = Math.ceil(rows.length / 2);
  const width = (box.width - 8) / 2;
  const type = ROW_TYPE.phone;
  const { withoutCity } = pictureWords[locale].end;
  return [rows.slice(0, half), rows.slice(half)].map((some, i): Element => {
    const column = { ...box, x: box.x + i * (width + 8), width };
    return {
      box: column,
      facts: [locale, letters, some],
      paint(context) {
        paintPanel(context, column, PANEL);
        paintRows(context, { ...column, y: column.y + type.head }, some, type, { letters, withoutCity });
      },
    };
  });
}

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
  if (type === null) {
    paintPart(context, part, x + disc * 0.8, y);
  } else {
    x -= disc - 2;
    const room = box.x + box.width - MARGIN - 2 - widthOf(context, '0', size, 700) - 8 - x;
    if (owners.length === 0)
      writeNarrowed(context, withoutCity, x, y, { sizes: [22, 20], fill: color.sideInk, width: room });
    else paintFormula(context, formula, part, x, y, type);
  }
  let right = box.x + box.width - MARGIN - 2;
  // From the right. Every owner gets the full points, so when there is no room to repeat them, they are shown once,
  // after the badges.
  const isShort = owners.length > MOST_OWNERS;
  const same = owners[0]?.points ?? 0;
  const ink = (points: number) => (points === 0 ? color.sideInk : color.ink);
  if (isShort || owners.length === 0) {
    write(context, `${same}`, right, y, { size, weight: 700, fill: ink(same), align: 'right' });
    right -= widthOf(context, `${same}`, size, 700) + 8 + badge;
  }
  for (const { seat, points } of owners.toReversed()) {
    if (!isShort) {
      write(context, `${points}`, right, y, { size, weight: 700, fill: ink(points), align: 'right' });
      right -= Math.max(size * 1.15, widthOf(context, `${points}`, size, 700)) + 8 + badge;
    }
    paintBadge(context, seatMarks[seat]!, letters[seat] ?? '', { x: right, y, radius: badge });
    right -= isShort ? badge * 2.5 : badge + 12;
  }
}

/** Paints how the points are calculated: tiles and pennants, or cities times three. */
function paintFormula(
  context: SKRSContext2D,
  formula: Row['formula'],
  part: Row['part'],
  left: number,
  y: number,
  size: number,
): void {
  let x = left;
  const say = (text: string) => {
    write(context, text, x, y, { size, fill: color.sideInk });
    x += widthOf(context, text, size) + 5;
  };
  const sign = (of: Row['part'], share = 0.8) => {
    context.save();
    context.translate(x + 14, y);
    context.scale(share, share);
    paintPart(context, of, 0, 0);
    context.restore();
    x += 32;
  };
  switch (formula.kind) {
    case 'tiles':
      if (part !== 'cities') sign(part);
      say(`${formula.tiles}`);
      paintTileSign(context, x + 2, y);
      x += 32;
      if (formula.pennants === 0) return;
      say(`+ ${formula.pennants}`);
      paintShield(context, x + 10, y);
      return;
    case 'farm':
      say(`${formula.cities}`);
      sign('cities');
      say('× 3');
      return;
    case 'farmers':
      sign('cities');
      say(`${formula.tiles}`);
      paintTileSign(context, x + 2, y);
  }
}

/** Paints a small tile, half city and half field. */
function paintTileSign(context: SKRSContext2D, x: number, y: number): void {
  const box = { x, y: y - 10, width: 20, height: 20 };
  fillBox(context, grown(box, 2), color.ink, 4);
  fillBox(context, box, tone.grass[1], 2);
  context.beginPath();
  context.moveTo(box.x, box.y);
  context.lineTo(box.x + 20, box.y);
  context.lineTo(box.x, box.y + 20);
  context.fillStyle = tone.ground;
  context.fill();
}

function paintShield(context: SKRSContext2D, x: number, y: number): void {
  const scale = 78;
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  paintPennant({ context, scale }, 0, 0);
  context.restore();
}
