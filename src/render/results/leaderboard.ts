/** A page of a server's leaderboard in one game. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Picture } from '../contract.ts';
import { type Box, grown } from '../kit/geometry.ts';
import { type Element, fillBox, isolated, layerOf, pageOf, strokeBox } from '../kit/page.ts';
import { paintPanel } from '../kit/panels.ts';
import { widthOf, write, writeName, writeNarrowed } from '../kit/text.ts';
import { color, pageOn, size } from '../kit/theme.ts';
import { paintArms } from './arms.ts';
import { type Column, columnsFor, type RowMeasures, rowMeasures } from './columns.ts';
import { type Heading, header } from './header.ts';
import { type Accent, nameIn, paintPlace, paintWin } from './marks.ts';
import type { LeaderboardRow, LeaderboardScene } from './scene.ts';

const HEADER: Pick<Box, 'y' | 'height'> = { y: size.margin, height: 68 };
/** The middle of the line of column heads. */
const HEADS = 120;
/** The upper edge of the first row. */
const FIRST = 146;
/** The dots between the page and a row from elsewhere. */
const DOTS = 36;
const FOOT = 44;

/** The page in the scene's language and for its screen. */
export function leaderboardPicture(scene: LeaderboardScene, accent: Accent): Picture {
  const { rows, own, screen, words } = scene;
  const { results } = words;
  const { width } = pageOn[screen];
  const measures = rowMeasures[screen];
  const columns = columnsFor(scene, accent);
  const inner = width - 2 * size.margin;
  const at = (i: number, below = 0): Box => ({
    ...{ x: size.margin, y: FIRST + i * measures.pitch + below, width: inner, height: measures.height },
  });
  const isHere = own !== null && rows.some(({ member }) => member.id === own.member.id);
  const isBelow = own !== null && !isHere;
  const cards = rows.map((row, i) =>
    rowElement(at(i), row, isHere && row.member.id === own.member.id, scene, accent, columns),
  );
  const below = isBelow
    ? [dots(at(rows.length), width), rowElement(at(rows.length, DOTS), own, true, scene, accent, columns)]
    : [];
  const end = FIRST + (rows.length + (isBelow ? 1 : 0)) * measures.pitch + (isBelow ? DOTS : 0);
  const heading: Heading = {
    ...{ game: scene.gameName, title: screen === 'desktop' ? results.leaderboard : '', armsOf: null },
    note: results.period(scene.period, scene.at),
  };
  return pageOf(
    width,
    end + FOOT + 8,
    [header({ x: size.margin, width: inner, ...HEADER }, accent, heading)],
    [
      layerOf('heads', [heads(columns, scene, width)]),
      layerOf('rows', [...cards, ...below]),
      layerOf('foot', [foot({ x: size.margin, y: end, width: inner, height: FOOT }, scene)]),
    ],
  );
}

const heads = (columns: readonly Column[], { words, by }: LeaderboardScene, width: number): Element => ({
  box: { x: 0, y: HEADS - 22, width, height: 44 },
  facts: [words, by, columns.map(({ head }) => head)],
  paint(context) {
    for (const { head, headMiddle, headWidth, isMeasure, headSizes } of columns) {
      const ink = isMeasure ? color.ink : color.sideInk;
      const style = { sizes: headSizes, width: headWidth, align: 'center', fill: ink } as const;
      writeNarrowed(context, head, headMiddle, HEADS, { ...style, weight: isMeasure ? 700 : 400 });
    }
  },
});

const dots = ({ y }: Box, width: number): Element => ({
  box: { x: width / 2 - 60, y, width: 120, height: DOTS - 8 },
  facts: 'dots',
  paint(context) {
    for (const shift of [-26, 0, 26]) {
      context.beginPath();
      context.arc(width / 2 + shift, y + 12, 5, 0, 2 * Math.PI);
      context.fillStyle = color.line;
      context.fill();
    }
  },
});

/** A member's card; the reader's own is bright, has a border and a field behind the place, and a pointer. */
function rowElement(
  box: Box,
  row: LeaderboardRow,
  isOwn: boolean,
  { words, screen, behind, fullPage }: LeaderboardScene,
  accent: Accent,
  columns: readonly Column[],
): Element {
  const measures = rowMeasures[screen];
  const note = isOwn && behind !== null ? words.results.behind(behind, fullPage) : '';
  return {
    box: grown(box, size.margin),
    facts: [row, isOwn, note, words, screen, accent, columns.map(({ head }) => head)],
    paint(context) {
      paintPanel(context, box, { fill: isOwn ? color.active : color.card });
      if (isOwn) paintOwn(context, box, measures, accent);
      const middle = box.y + box.height / 2;
      if (isOwn)
        writeNarrowed(context, String(row.place), measures.place, middle - 1, {
          ...{ sizes: [measures.placeType, measures.placeType - 8], width: 70 },
          ...{ weight: 700, align: 'center', fill: color.onAccent },
        });
      else paintPlace(context, row.place, measures.place, middle - 1, measures.placeType);
      const name = nameIn(row.member, words);
      paintArms(context, { ...row.member, name }, measures.arms, middle, measures.armsHeight);
      const style = { ...measures.name, weight: 700 } as const;
      if (note === '') writeName(context, name, measures.name.x, middle - 1, style);
      else {
        const { x, width, noteSizes } = measures.name;
        writeNarrowed(context, name, x, middle - box.height * 0.19, { ...style, sizes: style.sizes.slice(1) });
        const side = { sizes: noteSizes, width, fill: color.sideInk } as const;
        writeNarrowed(context, note, x, middle + box.height * 0.25, side);
      }
      for (const { paint, middle: x, width } of columns) paint(context, row, x, middle, width);
    },
  };
}

function paintOwn(context: SKRSContext2D, box: Box, { field }: RowMeasures, accent: Accent): void {
  isolated(context, () => {
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, size.radius);
    context.clip();
    fillBox(context, { ...box, width: field }, accent);
  });
  strokeBox(context, grown(box, -1), accent, 5, size.radius);
  context.beginPath();
  context.moveTo(4, box.y + box.height / 2 - 15);
  context.lineTo(22, box.y + box.height / 2);
  context.lineTo(4, box.y + box.height / 2 + 15);
  context.closePath();
  context.fillStyle = color.lastMove;
  context.fill();
  context.lineWidth = 2.5;
  context.strokeStyle = color.ink;
  context.stroke();
}

/** What the marks mean, how many games ended, and what the reader lacks to be ranked. */
function foot(box: Box, scene: LeaderboardScene): Element {
  const { ended, minimum, missing, words, screen, rows } = scene;
  const { results } = words;
  const type = screen === 'phone' ? 26 : 22;
  const hasKey = screen === 'desktop' && rows.some(({ recent }) => recent.length > 0);
  const said = missing === null ? results.ended(ended, minimum) : results.missing(missing);
  return {
    box,
    facts: [ended, minimum, missing, words, screen, hasKey],
    paint(context) {
      const y = box.y + box.height / 2;
      const end = box.x + box.width - 12;
      const ink = { size: type, fill: color.sideInk } as const;
      const width = Math.min(widthOf(context, said, type), box.width - 24);
      writeNarrowed(context, said, end, y, { sizes: [type], width, fill: color.sideInk, align: 'right' });
      if (!hasKey || widthOf(context, results.key, type) > box.width - width - 80) return;
      paintWin(context, box.x + 20, y, 9);
      write(context, results.key, box.x + 38, y, ink);
    },
  };
}
