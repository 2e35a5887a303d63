/** The castle at large: its houses by owner, what each section counts, and the queue. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import { CASTLE, type Open, SECTIONS, type Section } from '../../../../engines/caylus/index.ts';
import type { Words } from '../../../../words/words.ts';
import type { Picture } from '../../../contract.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox } from '../../../kit/page.ts';
import { paintPanel } from '../../../kit/panels.ts';
import { paintCheck } from '../../../kit/signs.ts';
import { widthOf, write, writeNarrowed } from '../../../kit/text.ts';
import { color, size } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { drawCastleHouse, drawWorker } from '../art/pieces.ts';
import { drawSection } from '../art/signs.ts';
import { drawPrestige } from '../art/tokens.ts';
import type { Subject } from '../subject.ts';
import { tone } from '../tones.ts';
import { labelOf, paintCount, paintHouses, paintNow } from './counts.ts';
import { closerPage, type Stacked } from './page.ts';
import { type CloserStyle, innerOf, isWide } from './style.ts';

export function closeCastle({ open, words }: Subject, style: CloserStyle): Picture {
  return closerPage(style, words.caylus.closer.parts.castle, words, [
    ...SECTIONS.toReversed().map((section) => sectionPanel(open, section, style, words)),
    queuePanel(open, style, words),
  ]);
}

const lineOf = ({ sign }: CloserStyle): number => Math.round(sign * 1.5);

/** A section: its name and points, its houses, its count, and what that would bring each player now. */
function sectionPanel(open: Open, section: Section, style: CloserStyle, words: Words): Stacked {
  const isCounted = open.counted.includes(section);
  const isStage = open.stage === section && !isCounted;
  const houses = open.houses[section];
  const line = lineOf(style);
  const { capacity, prestige } = CASTLE[section];
  const castle = words.caylus.closer.castle;
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
      facts: [section, isCounted, isStage, houses, open.order, words],
      paint(context) {
        paintPanel(context, box);
        const head = { ...box, height: line };
        if (isStage) fillBox(context, head, accent, size.radius);
        paintHead(context, head, section, style, {
          name: words.caylus.names.sectionLabels[section],
          note: isCounted ? castle.counted : `${houses.length} / ${capacity}`,
          ...{ points: prestige, isStage, isCounted },
        });
        paintNiches(context, { ...box, y: box.y + line, height: niches }, open, section, style);
        paintCount(context, { ...box, y: box.y + line + niches, height: line }, section, style);
        if (isCounted) return;
        const last = { ...box, y: box.y + 2 * line + niches + 4, height: line + labelOf(style) };
        paintNow(context, last, open, section, style, castle.now);
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

const SLOTS = 5;

/** The castle queue, with the houses that each has built in this round. */
function queuePanel({ queue }: Open, style: CloserStyle, words: Words): Stacked {
  return (top) => {
    const line = lineOf(style) + 14;
    const label = isWide(style) ? 0 : Math.round(style.bold[0] * 1.4);
    const box: Box = { x: style.margin, y: top, width: innerOf(style), height: line + label + 6 };
    const title = words.caylus.closer.castle.queue;
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
