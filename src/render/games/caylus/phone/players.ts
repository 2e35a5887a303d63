/** A row for each player, in turn order: name and points, deniers, workers, and cubes. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Change, CUBES, incomeOf, type OpenPlayer, totalOf } from '../../../../engines/caylus/index.ts';
import { numberBox, showing } from '../../../kit/changed.ts';
import { type Element, fillBox, strokeBox } from '../../../kit/page.ts';
import { type PlayerCardStyle, paintPlayerCard } from '../../../kit/panels.ts';
import { drawBadge } from '../../../kit/seats.ts';
import { widthOf, write, writeName } from '../../../kit/text.ts';
import { color, seatMarks, size } from '../../../kit/theme.ts';
import { drawCube } from '../art/cubes.ts';
import { drawWorker } from '../art/pieces.ts';
import { drawClassHouse } from '../art/signs.ts';
import { drawCoin, drawPrestige } from '../art/tokens.ts';
import { active, type Subject } from '../subject.ts';
import { tone } from '../tones.ts';
import { across, GAP, SMALLEST } from './layout.ts';

const HEIGHT = 112;
const LINES = { first: 32, second: 82 } as const;
/** How far a card extends over its edges: the border of the player on turn. */
export const OVER = 3;
export const CARD_STYLE: PlayerCardStyle = {
  ...{ accent: color.lastMove, border: 5, outset: 0.5, band: 12, outlineRadius: size.radius - 1 },
};

export function playerRows(
  subject: Subject,
  top: number,
): { readonly elements: readonly Element[]; readonly bottom: number } {
  const elements = subject.open.order.map((seat, i) => row(subject, subject.open.players[seat]!, i, top));
  return { elements, bottom: top + elements.length * (HEIGHT + GAP) - GAP };
}

function row({ open, names, letters }: Subject, player: OpenPlayer, i: number, top: number): Element {
  const { seat } = player;
  const box = across(top + i * (HEIGHT + GAP), HEIGHT);
  const [name, letter] = [names[seat] ?? '', letters[seat] ?? ''];
  const isActive = active(open) === seat;
  const hasPassed = open.passed.includes(seat);
  const income = incomeOf(open, seat);
  const { residences } = income;
  const { points, deniers, workers, cubes } = player;
  return {
    box: { x: box.x - OVER, y: box.y - OVER, width: box.width + 2 * OVER, height: box.height + 2 * OVER },
    facts: [name, letter, i, isActive, hasPassed, points, deniers, workers, cubes, income],
    paint(context) {
      paintPlayerCard(context, box, seatMarks[seat]!, isActive, CARD_STYLE);
      const right = box.x + box.width - 18;
      const first = box.y + LINES.first;
      const second = box.y + LINES.second;
      drawBadge(context, seatMarks[seat]!, letter, { x: box.x + 42, y: first, radius: 20, type: SMALLEST });
      const from = paintPoints(context, points, right, first) - 16;
      const end = hasPassed ? paintBridge(context, from, first) : from;
      const left = paintPlace(context, box.x + 72, first, i + 1);
      writeName(context, name, left, first, { sizes: [34, 32, 30, 28, SMALLEST], weight: 700, width: end - 12 - left });
      drawCoin(context, null, { x: box.x + 42, y: second, radius: 19 });
      write(context, `${deniers}`, box.x + 67, second + 1, { size: 32, weight: 700 });
      const after = box.x + 75 + widthOf(context, `${deniers}`, 32, 700);
      write(context, `+${totalOf(income)}`, after, second + 2, { size: SMALLEST, fill: color.sideInk });
      drawWorker(context, seat, { x: box.x + 176, y: second + 21, height: 42 });
      write(context, `${workers}`, box.x + 194, second + 1, { size: 32, weight: 700 });
      if (residences > 0) {
        drawClassHouse(context, 'residence', { x: box.x + 222, y: second - 18, side: 34 });
        write(context, `${residences}`, box.x + 260, second + 1, { size: 30, weight: 700 });
      }
      CUBES.forEach((cube, k) => {
        const x = box.x + 286 + k * 80;
        drawCube(context, cube, { x, y: second - 19, side: 38 }, cubes[cube] === 0);
        const fill = cubes[cube] === 0 ? color.sideInk : color.ink;
        write(context, `${cubes[cube]}`, x + 43, second + 1, { size: 30, weight: 700, fill });
      });
    },
    shows: [
      showing<Change>(
        { kind: 'points', seat },
        numberBox(`${points}`, box.x + box.width - 18, box.y + LINES.first + 1, 42),
      ),
    ],
  };
}

/** Returns the left end of the points. */
export function paintPoints(context: SKRSContext2D, points: number, right: number, y: number): number {
  write(context, `${points}`, right, y + 1, { size: 42, weight: 700, align: 'right' });
  const x = right - widthOf(context, `${points}`, 42, 700) - 30;
  drawPrestige(context, null, { x, y, radius: 22 });
  return x - 22;
}

/** The place in the turn order; returns its right end. */
function paintPlace(context: SKRSContext2D, x: number, y: number, place: number): number {
  const box = { x, y: y - 18, width: 34, height: 36 };
  fillBox(context, box, tone.strip, 8);
  strokeBox(context, box, color.sideInk, 2, 8);
  write(context, `${place}`, x + 17, y + 1, { size: SMALLEST, weight: 700, align: 'center' });
  return x + 46;
}

/** A small bridge for a player who has passed; returns its left end. */
function paintBridge(context: SKRSContext2D, right: number, y: number): number {
  const x = right - 48;
  context.beginPath();
  context.moveTo(x, y + 14);
  context.lineTo(x, y - 2);
  context.quadraticCurveTo(x + 22, y - 22, x + 44, y - 2);
  context.lineTo(x + 44, y + 14);
  context.lineTo(x + 34, y + 14);
  context.arc(x + 22, y + 14, 12, 0, Math.PI, true);
  context.closePath();
  context.fillStyle = tone.castle;
  context.fill();
  context.lineWidth = 2.4;
  context.strokeStyle = color.ink;
  context.stroke();
  return x;
}
