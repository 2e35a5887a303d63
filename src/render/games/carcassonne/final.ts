/** The final score: a card for each player, best first, with the parts of the points. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type OpenPlayer, PARTS, type Part } from '../../../engines/carcassonne/index.ts';
import type { Standings } from '../../../engines/contract.ts';
import type { Box } from '../../kit/geometry.ts';
import { type Element, fillBox } from '../../kit/page.ts';
import { paintPlayerCard } from '../../kit/panels.ts';
import { write, writeName } from '../../kit/text.ts';
import { color, seatMarks } from '../../kit/theme.ts';
import { paintChurch } from './map/buildings.ts';
import { paintBadge } from './map/followers.ts';
import { fillEllipse, type Pen } from './map/pen.ts';
import { paintMilestone } from './map/roads.ts';
import { paintTower } from './map/walls.ts';
import type { Layout } from './page/layout.ts';
import { CARD_STYLE } from './page/players.ts';
import type { Subject } from './subject.ts';
import { tone } from './tones.ts';

const GAP = 10;
const TALLEST = 196;
/** The left edges of the parts, in pixels from the card's. */
const COLUMNS = [22, 90, 155, 224] as const;

/** The tone of each part in the bars. */
const PART_TONE: { readonly [P in Part]: string } = {
  cities: tone.roofs[0],
  roads: tone.roadEdge,
  cloisters: tone.cloisterRoof[2],
  farms: tone.leaves[0][1],
};

interface Entry {
  readonly player: OpenPlayer;
  readonly place: number;
  readonly box: Box;
}

/** The cards of a game that is over, in the order of the standings. */
export function finalCards(
  { panels, tile }: Layout,
  { open, names, letters, locale }: Subject,
  standings: Standings,
): readonly Element[] {
  const column = { ...tile, height: panels[0]!.well.height };
  const pitch = Math.min(TALLEST + GAP, (column.height + GAP) / standings.length);
  const most = Math.max(1, ...open.players.map(({ points }) => points));
  return standings.map(({ seat, place }, i) => {
    const top = Math.round(column.y + i * pitch);
    const box = {
      x: column.x,
      y: top,
      width: column.width,
      height: Math.round(column.y + (i + 1) * pitch) - GAP - top,
    };
    const player = open.players[seat]!;
    const facts = [names[seat], letters[seat], player.parts, place, most, locale, box.height];
    return {
      box: { x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6 },
      facts,
      paint: (context) => paintFinal(context, { player, place, box }, names[seat] ?? '', letters[seat] ?? '', most),
    };
  });
}

function paintFinal(
  context: SKRSContext2D,
  { player, place, box }: Entry,
  name: string,
  letter: string,
  most: number,
): void {
  const { x, y, width, height } = box;
  const mark = seatMarks[player.seat]!;
  paintPlayerCard(context, box, mark, place === 1, CARD_STYLE);
  const line = y + height * 0.24;
  if (place === 1) paintLaurel(context, x + 39, line);
  write(context, `${place}`, x + 39, line, { size: 32, weight: 700, fill: color.sideInk, align: 'center' });
  paintBadge(context, mark, letter, { x: x + 84, y: line + 2, radius: 18 });
  const total = `${player.points}`;
  write(context, total, x + width - 18, line, { size: 44, weight: 700, align: 'right' });
  const room = width - 112 - 30 - 25 * total.length;
  writeName(context, name, x + 112, line, { sizes: [28, 25, 22], weight: 700, width: room });

  const parts = y + height * 0.56;
  PARTS.forEach((part, i) => {
    const left = x + COLUMNS[i]!;
    paintPart(context, part, left + 15, parts);
    write(context, `${player.parts[part]}`, left + 34, parts, { size: 26, weight: 700 });
    fillBox(context, { x: left, y: parts + 22, width: 58, height: 4 }, PART_TONE[part], 2);
  });
  paintBar(context, { x: x + 24, y: y + height * 0.82, width: width - 44, height: 13 }, player, most);
}

/** The points by part, side by side; the best player's bar fills the box. */
function paintBar(context: SKRSContext2D, box: Box, { parts }: OpenPlayer, most: number): void {
  fillBox(context, box, color.well, 6);
  let left = box.x;
  context.save();
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, 6);
  context.clip();
  for (const part of PARTS) {
    const wide = (box.width * parts[part]) / most;
    context.fillStyle = PART_TONE[part];
    context.fillRect(left, box.y, wide, box.height);
    left += wide;
    context.fillStyle = color.paper;
    if (wide > 0 && left < box.x + box.width - 2) context.fillRect(left - 1, box.y, 2, box.height);
  }
  context.restore();
}

/** Paints two branches around the winner's place. */
function paintLaurel(context: SKRSContext2D, x: number, y: number): void {
  context.fillStyle = color.lastMove;
  for (const way of [-1, 1]) {
    for (let i = 0; i < 5; i++) {
      const angle = Math.PI / 2 - way * (0.35 + i * 0.48);
      context.save();
      context.translate(x + Math.cos(angle) * 23, y + Math.sin(angle) * 23);
      context.rotate(angle + way * 0.5);
      context.beginPath();
      context.ellipse(0, 0, 3.6, 7, 0, 0, 2 * Math.PI);
      context.fill();
      context.restore();
    }
  }
}

/** Paints the icon of a part around a point, about 32 pixels wide and high. */
function paintPart(context: SKRSContext2D, part: Part, x: number, y: number): void {
  context.save();
  context.translate(x, y);
  context.scale(ICON_SCALE[part], ICON_SCALE[part]);
  icons[part]({ context, scale: ICON_SCALE[part] });
  context.restore();
}

const ICON_SCALE: { readonly [P in Part]: number } = { cities: 100, roads: 120, cloisters: 52, farms: 92 };

/** A tower, a milestone, a church, a sheaf. */
const icons: { readonly [P in Part]: (pen: Pen) => void } = {
  cities: (pen) => paintTower(pen, 0, 0.15, false),
  roads: (pen) => paintMilestone(pen, 0, 0.09),
  cloisters: (pen) => paintChurch(pen, -0.26, 0.3),
  farms: paintSheaf,
};

/** A sheaf of corn. */
function paintSheaf({ context }: Pen): void {
  fillEllipse(context, tone.rut, 0.03, 0.15, 0.13, 0.035);
  context.lineCap = 'round';
  for (const [width, stroke] of [
    [0.075, tone.line],
    [0.042, tone.crops[0][0]],
  ] as const) {
    for (let i = -3; i <= 3; i++) {
      context.beginPath();
      context.moveTo(i * 0.026, 0.14);
      context.quadraticCurveTo(i * 0.012, 0.02, i * 0.05, -0.14 + Math.abs(i) * 0.018);
      context.lineWidth = width;
      context.strokeStyle = stroke;
      context.stroke();
    }
  }
  for (const [width, stroke] of [
    [0.07, tone.line],
    [0.036, tone.roofs[3]],
  ] as const) {
    context.beginPath();
    context.moveTo(-0.055, 0.045);
    context.lineTo(0.055, 0.045);
    context.lineWidth = width;
    context.strokeStyle = stroke;
    context.stroke();
  }
}
