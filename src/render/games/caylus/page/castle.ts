/** The castle: what each section brings, who has built in it, and the queue before it. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  CASTLE as CASTLE_DATA,
  type Change,
  type CountRow,
  type Open,
  type Section,
} from '../../../../engines/caylus/index.ts';
import type { Words } from '../../../../words/words.ts';
import { showing } from '../../../kit/changed.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox, strokeBox } from '../../../kit/page.ts';
import { write, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { drawItems, type Item } from '../art/items.ts';
import { createPen } from '../art/pen.ts';
import { drawWorker } from '../art/pieces.ts';
import { drawHouse, drawSection } from '../art/signs.ts';
import { drawFavor, drawPrestige } from '../art/tokens.ts';
import { tone } from '../tones.ts';
import { CASTLE_PARTS, COURTYARD, QUEUE, SECTIONS_DOWN } from './layout.ts';
import { houseOf, paintMilestone } from './road.ts';

/** Whether a section is being built, comes later, or has been counted. */
type Stage = 'now' | 'later' | 'counted';

const stageOf = ({ stage, counted }: Open, section: Section): Stage => {
  if (counted.includes(section)) return 'counted';
  return section === stage ? 'now' : 'later';
};

/** The rows of a count that cost or bring something. */
const countRows = (section: Section): readonly CountRow[] =>
  CASTLE_DATA[section].count.filter(({ loss, favors }) => loss > 0 || favors > 0);

export const infos = (open: Open, words: Words): readonly Element[] =>
  SECTIONS_DOWN.map((section) => {
    const box = CASTLE_PARTS[section].info;
    const stage = stageOf(open, section);
    return {
      box,
      facts: [section, stage, words],
      paint: (context) => paintInfo(context, box, section, stage, words),
    };
  });

const HEAD = 34;

function paintInfo(context: SKRSContext2D, box: Box, section: Section, stage: Stage, words: Words): void {
  const { x, y, width, height } = box;
  const isNow = stage === 'now';
  fillBox(context, box, isNow ? color.active : color.card, 7);
  fillBox(context, { x, y, width, height: HEAD }, isNow ? accent : stage === 'counted' ? tone.faint : color.well, 7);
  strokeBox(
    context,
    { x: x + 1, y: y + 1, width: width - 2, height: height - 2 },
    isNow ? tone.accentDark : color.line,
    2,
    6,
  );
  drawSection(context, section, { x: x + 7, y: y + 3, side: 28 }, isNow);
  const fill = isNow ? color.onAccent : color.ink;
  const label = {
    sizes: [26, 24, 22, 20],
    weight: 700,
    fill,
    width: width - 42 - (stage === 'counted' ? 72 : 40),
  } as const;
  writeNarrowed(context, words.caylus.names.sectionLabels[section], x + 42, y + HEAD / 2 + 1, label);
  if (stage === 'counted') createPen(context, 1).line(`M${x + width - 66} ${y + 17}l7 8 13 -16`, 5, '#2F6B3A');
  drawPrestige(context, CASTLE_DATA[section].prestige, { x: x + width - 20, y: y + HEAD / 2, radius: 15 });
  const rows = countRows(section);
  const pitch = width / rows.length;
  rows.forEach((row, i) => {
    if (i > 0)
      fillBox(context, { x: x + pitch * i - 0.5, y: y + HEAD + 6, width: 1.5, height: height - HEAD - 12 }, color.line);
    paintCount(context, row, x + pitch * (i + 0.5), y + HEAD);
  });
}

/** So many houses, and below what they cost or bring. */
function paintCount(context: SKRSContext2D, { from, loss, favors }: CountRow, x: number, y: number): void {
  drawHouse(context, { x: x - 24, y: y + 2, side: 22 });
  write(context, `${from}`, x + 10, y + 15, { size: 24, weight: 700, align: 'center' });
  if (loss > 0) {
    write(context, `−${loss}`, x, y + 38, { size: 24, weight: 700, fill: color.warning, align: 'center' });
    return;
  }
  if (favors === 1) drawFavor(context, { x, y: y + 38, radius: 12 });
  else {
    write(context, `${favors}`, x - 12, y + 38, { size: 22, weight: 700, align: 'center' });
    drawFavor(context, { x: x + 9, y: y + 38, radius: 12 });
  }
}

/** The houses that have been built, and crosses where none can be built any more. */
export const houses = (open: Open): readonly Element[] =>
  SECTIONS_DOWN.flatMap((section) =>
    CASTLE_PARTS[section].houses.flatMap((box, i) => {
      const seat = open.houses[section][i];
      if (seat !== undefined) return [houseOf(box, seat, [showing<Change>({ kind: 'house', section, at: i }, box)])];
      return open.counted.includes(section) ? [cross(box)] : [];
    }),
  );

const cross = (box: Box): Element => ({
  box,
  facts: 'cross',
  paint(context) {
    const [x, y, reach] = [box.x + box.width / 2, box.y + box.height * 0.6, box.width * 0.2];
    const path = `M${x - reach} ${y - reach}L${x + reach} ${y + reach}M${x + reach} ${y - reach}L${x - reach} ${y + reach}`;
    createPen(context, 1).line(path, 3, tone.castleLight);
  },
});

const BATCH: readonly Item[] = [
  { kind: 'cube', cube: 'food' },
  { kind: 'any', hasGold: true },
  { kind: 'any', hasGold: true },
  { kind: 'becomes' },
];

/** The queue: its label, what a house costs, and the workers in it with the houses that they have built. */
export function queue({ seats, queue }: Open, isLegal: boolean, words: Words): readonly Element[] {
  const { x, y } = COURTYARD;
  const label = words.caylus.picture.castle;
  const sign = { x: x + 2, y: y + 3, width: 92, height: 32 };
  const price = { x: x + 98, y: y + 3, width: 116, height: 32 };
  return [
    { box: sign, facts: [label, isLegal], paint: (context) => paintMilestone(context, sign, label, isLegal) },
    {
      box: price,
      facts: 'batch',
      paint(context) {
        const right = drawItems(context, BATCH, { x: price.x, y: price.y + 16, side: 22 });
        drawHouse(context, { x: right + 3, y: price.y + 4, side: 24 });
      },
    },
    ...Array.from({ length: seats }, (_, i) => queuePlace(i, queue[i])),
  ];
}

function queuePlace(i: number, builder: Open['queue'][number] | undefined): Element {
  const x = Math.round(QUEUE.x + i * QUEUE.pitch);
  const { foot } = QUEUE;
  const box = { x: x - 20, y: foot - 78, width: 40, height: 86 };
  return {
    box,
    facts: [i, builder ?? null],
    paint(context) {
      const pen = createPen(context, 1, 1.6);
      pen.disc(tone.roadResting, x, foot - 6, 18, 11);
      if (builder === undefined) {
        write(context, `${i + 1}`, x, foot - 5, { size: 21, fill: color.sideInk, align: 'center' });
        return;
      }
      drawWorker(context, builder.seat, { x, y: foot + 2, height: 54 });
      if (builder.batches > 0)
        write(context, `+${builder.batches}`, x, foot - 64, { size: 24, weight: 700, align: 'center' });
    },
    shows: builder === undefined ? [] : [showing<Change>({ kind: 'worker', place: 'castle', seat: builder.seat }, box)],
  };
}
