/** The castle at large: its houses by owner, what each section counts, and the queue. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  CASTLE,
  type CountRow,
  countRow,
  housesOf,
  type Open,
  SECTIONS,
  type Section,
} from '../../../../engines/caylus/index.ts';
import { seatsOf } from '../../../../engines/contract.ts';
import { sectionLabels } from '../../../../words/caylus/names/index.ts';
import { closerWords } from '../../../../words/caylus/picture/closer/index.ts';
import type { Locale } from '../../../../words/contract.ts';
import type { Picture } from '../../../contract.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox } from '../../../kit/page.ts';
import { paintPanel } from '../../../kit/panels.ts';
import { paintCheck } from '../../../kit/signs.ts';
import { widthOf, write, writeNarrowed } from '../../../kit/text.ts';
import { color, size } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { drawCastleHouse, drawToken, drawWorker } from '../art/pieces.ts';
import { drawSection } from '../art/signs.ts';
import { drawFavor, drawPrestige } from '../art/tokens.ts';
import type { Subject } from '../subject.ts';
import { tone } from '../tones.ts';
import { closerPage, type Stacked } from './page.ts';
import { type CloserStyle, innerOf } from './style.ts';

export function closeCastle({ open, locale }: Subject, style: CloserStyle): Picture {
  return closerPage(style, closerWords[locale].parts.castle, locale, [
    ...SECTIONS.toReversed().map((section) => sectionPanel(open, section, style, locale)),
    queuePanel(open, style, locale),
  ]);
}

const lineOf = ({ sign }: CloserStyle): number => Math.round(sign * 1.5);

/** A section: its name and points, its houses, its count, and what that would bring each player now. */
function sectionPanel(open: Open, section: Section, style: CloserStyle, locale: Locale): Stacked {
  const isCounted = open.counted.includes(section);
  const isStage = open.stage === section && !isCounted;
  const houses = open.houses[section];
  const line = lineOf(style);
  const { capacity, prestige } = CASTLE[section];
  const words = closerWords[locale].castle;
  return (top) => {
    const niches = line + 12;
    const box: Box = {
      x: style.margin,
      y: top,
      width: innerOf(style),
      height: line + niches + line + (isCounted ? 0 : line + labelOf(style) + 6) + 10,
    };
    const element: Element = {
      box,
      facts: [section, isCounted, isStage, houses, seatsOf(open.seats), locale],
      paint(context) {
        paintPanel(context, box);
        const head = { ...box, height: line };
        if (isStage) fillBox(context, head, accent, size.radius);
        paintHead(context, head, section, style, {
          name: sectionLabels[locale][section],
          note: isCounted ? words.counted : `${houses.length} / ${capacity}`,
          ...{ points: prestige, isStage, isCounted },
        });
        paintNiches(context, { ...box, y: box.y + line, height: niches }, open, section, style);
        paintCount(context, { ...box, y: box.y + line + niches, height: line }, section, style);
        if (isCounted) return;
        const last = { ...box, y: box.y + 2 * line + niches + 4, height: line + labelOf(style) };
        paintNow(context, last, open, section, style, words.now);
      },
    };
    return { elements: [element], bottom: top + box.height };
  };
}

interface Head {
  readonly name: string;
  readonly note: string;
  readonly points: number;
  readonly isStage: boolean;
  readonly isCounted: boolean;
}

function paintHead(
  context: SKRSContext2D,
  { x, y, width, height }: Box,
  section: Section,
  style: CloserStyle,
  { name, note, points, isStage, isCounted }: Head,
): void {
  const middle = y + height / 2;
  const fill = isStage ? color.onAccent : color.ink;
  const side = Math.round(style.sign * 1.1);
  drawSection(context, section, { x: x + 12, y: middle - side / 2, side }, isStage);
  const radius = Math.round(style.sign * 0.56);
  drawPrestige(context, points, { x: x + width - 14 - radius, y: middle, radius });
  const right = x + width - 28 - 2 * radius;
  write(context, note, right, middle, { size: style.number, align: 'right', fill });
  const end = right - Math.ceil(widthOf(context, note, style.number)) - 12;
  if (isCounted) paintCheck(context, end - 10, middle, style.sign * 0.4);
  const left = x + 24 + side;
  writeNarrowed(context, name, left, middle, { sizes: style.bold, weight: 700, width: end - 40 - left, fill });
}

const NICHE_GAP = 5;
const MOST_NICHES = CASTLE.towers.capacity;

/** The spaces of a section; those that can no longer be filled are crossed out. */
function paintNiches(
  context: SKRSContext2D,
  { x, y, width, height }: Box,
  open: Open,
  section: Section,
  style: CloserStyle,
): void {
  const houses = open.houses[section];
  const isCounted = open.counted.includes(section);
  const room = (width - 24) / MOST_NICHES - NICHE_GAP;
  const side = Math.floor(Math.min(room, height - 12));
  for (let i = 0; i < CASTLE[section].capacity; i++) {
    const box = {
      x: Math.round(x + 14 + i * (side + NICHE_GAP)),
      y: Math.round(y + (height - side) / 2),
      width: side,
      height: side,
    };
    const seat = houses[i];
    if (seat !== undefined) {
      drawCastleHouse(context, seat, { x: box.x, y: box.y, side });
      continue;
    }
    traceNiche(context, box);
    context.fillStyle = isCounted ? tone.faint : tone.niche;
    context.fill();
    context.lineWidth = 2;
    context.strokeStyle = isCounted ? color.line : tone.rockDark;
    context.stroke();
    if (isCounted)
      write(context, '×', box.x + side / 2, box.y + side / 2, {
        size: Math.max(style.smallest, side * 0.8),
        align: 'center',
        fill: color.sideInk,
      });
  }
}

function traceNiche(context: SKRSContext2D, { x, y, width, height }: Box): void {
  context.beginPath();
  context.roundRect(x, y, width, height, [width / 2, width / 2, 4, 4]);
}

/** What each number of houses brings. */
function paintCount(context: SKRSContext2D, { x, y, width, height }: Box, section: Section, style: CloserStyle): void {
  const rows = CASTLE[section].count;
  const pitch = (width - 24) / MOST_COUNT_ROWS;
  const middle = y + height / 2;
  rows.forEach((row, i) => {
    const isLast = i === rows.length - 1;
    const left = x + 14 + i * pitch;
    const end = paintHouses(
      context,
      `${row.from}${isLast || rows[i + 1]!.from > row.from + 1 ? '+' : ''}`,
      left,
      middle,
      style,
    );
    paintResult(context, row, end + style.sign * 0.14, middle, style);
    if (i > 0) fillBox(context, { x: left - 7, y: y + 8, width: 2, height: height - 16 }, color.line);
  });
}

const MOST_COUNT_ROWS = Math.max(...SECTIONS.map((section) => CASTLE[section].count.length));

/** A house and a number; returns the right end. */
function paintHouses(context: SKRSContext2D, n: string, x: number, y: number, { sign, number }: CloserStyle): number {
  const side = Math.round(sign * 0.64);
  paintHouse(context, x, y, side);
  write(context, n, x + side + 3, y + 1, { size: number - 2, weight: 700 });
  return x + side + 3 + widthOf(context, n, number - 2, 700);
}

/** A house of nobody; x is its left edge, y its middle, in pixels. */
export function paintHouse(context: SKRSContext2D, x: number, y: number, side: number): void {
  context.beginPath();
  for (const [dx, dy] of [
    [0.08, 0.48],
    [0.5, 0.06],
    [0.92, 0.48],
    [0.92, 0.94],
    [0.08, 0.94],
  ] as const)
    context.lineTo(x + dx * side, y - side / 2 + dy * side);
  context.closePath();
  context.fillStyle = tone.white;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = color.ink;
  context.stroke();
}

/** Points lost, crowns, or nothing. */
export function paintResult(
  context: SKRSContext2D,
  { loss, favors }: Pick<CountRow, 'loss' | 'favors'>,
  x: number,
  y: number,
  { number, sign }: Pick<CloserStyle, 'number' | 'sign'>,
): void {
  const type = { size: number - 2, weight: 700 } as const;
  if (favors === 0) {
    write(context, loss > 0 ? `−${loss}` : '–', x, y + 1, { ...type, fill: loss > 0 ? color.warning : color.sideInk });
    return;
  }
  const radius = Math.round(sign * 0.4);
  const text = favors > 1 ? `${favors}` : '';
  write(context, text, x, y + 1, type);
  const left = x + (text === '' ? 0 : widthOf(context, text, type.size, 700) + 2);
  drawFavor(context, { x: left + radius, y, radius });
}

/** Above the results of the players on a narrow page: the height of the words for it. */
const labelOf = (style: CloserStyle): number => (isWide(style) ? 0 : Math.round(style.smallest * 1.3));

const isWide = ({ width }: CloserStyle): boolean => width > 1000;

/** What the count would bring each player now. */
function paintNow(
  context: SKRSContext2D,
  { x, y, width, height }: Box,
  open: Open,
  section: Section,
  style: CloserStyle,
  label: string,
): void {
  const above = labelOf(style);
  const middle = y + above + (height - above) / 2;
  fillBox(context, { x: x + 12, y: y - 2, width: width - 24, height }, color.active, 10);
  const place = { sizes: style.text, width: 220, fill: color.sideInk } as const;
  const labelAt = above === 0 ? middle : y + above / 2 + 2;
  writeNarrowed(context, label, x + 24, labelAt, { ...place, width: above === 0 ? 210 : width - 60 });
  const from = above === 0 ? 240 : 20;
  const pitch = (width - 12 - from) / 5;
  for (const [i, seat] of open.order.entries()) {
    const left = x + from + i * pitch;
    const houses = housesOf(open, section, seat);
    drawToken(context, seat, { x: left + 14, y: middle, radius: Math.round(style.sign * 0.32) });
    const at = left + 18 + style.sign * 0.4;
    write(context, `${houses}`, at, middle + 1, { size: style.number - 2, fill: color.sideInk });
    const end = at + widthOf(context, `${houses}`, style.number - 2);
    paintResult(context, countRow(section, houses), end + style.sign * 0.3, middle, style);
  }
}

const SLOTS = 5;

/** The castle queue, with the houses that each has built in this round. */
function queuePanel({ queue }: Open, style: CloserStyle, locale: Locale): Stacked {
  return (top) => {
    const line = lineOf(style) + 14;
    const label = isWide(style) ? 0 : Math.round(style.bold[0] * 1.4);
    const box: Box = { x: style.margin, y: top, width: innerOf(style), height: line + label + 6 };
    const title = closerWords[locale].castle.queue;
    const element: Element = {
      box,
      facts: [queue, title],
      paint(context) {
        paintPanel(context, box, { fill: tone.roadWorking });
        const middle = box.y + label + line / 2 + 2;
        const place = { sizes: style.bold, weight: 700, width: isWide(style) ? 220 : box.width - 30 } as const;
        writeNarrowed(context, title, box.x + 18, isWide(style) ? middle : box.y + label / 2 + 5, place);
        const from = box.x + (isWide(style) ? 250 : 18);
        const pitch = (box.x + box.width - 12 - from) / SLOTS;
        for (let i = 0; i < SLOTS; i++) {
          const x = from + i * pitch;
          const builder = queue[i];
          if (builder === undefined) {
            context.beginPath();
            context.ellipse(x + 26, middle, 26, 20, 0, 0, 2 * Math.PI);
            context.fillStyle = tone.roadResting;
            context.fill();
            write(context, `${i + 1}`, x + 26, middle + 1, {
              size: style.number - 4,
              align: 'center',
              fill: color.sideInk,
            });
            continue;
          }
          drawWorker(context, builder.seat, { x: x + 22, y: middle + line / 2 - 6, height: line - 10 });
          if (builder.batches > 0) paintHouses(context, `${builder.batches}`, x + 48, middle, style);
        }
      },
    };
    return { elements: [element], bottom: top + box.height };
  };
}
