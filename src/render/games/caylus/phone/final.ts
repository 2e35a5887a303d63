/** The final score on a phone: a row for each player, best first, with what the points are made of. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { PARTS } from '../../../../engines/caylus/index.ts';
import type { Standings } from '../../../../engines/contract.ts';
import type { Picture } from '../../../contract.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, layerOf, pageOf } from '../../../kit/page.ts';
import { paintPlayerCard } from '../../../kit/panels.ts';
import { drawBadge } from '../../../kit/seats.ts';
import { widthOf, write, writeName, writeNarrowed } from '../../../kit/text.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { headingOf } from '../board.ts';
import type { Subject } from '../subject.ts';
import { tallHeader } from './header.ts';
import { across, GAP, MARGIN, SMALLEST, TOP, WIDTH } from './layout.ts';
import { CARD_STYLE, OVER, paintPoints } from './players.ts';

const COLUMNS = 2;
const BETWEEN = 44;
const LINE = 38;
const HEAD = 66;
const ROW = HEAD + Math.ceil(PARTS.length / COLUMNS) * LINE + 10;

export function tallFinal(subject: Subject, standings: Standings): Picture {
  const rows = standings.map((standing, i) => row(across(TOP + i * (ROW + GAP), ROW), subject, standing));
  return pageOf(
    WIDTH,
    TOP + standings.length * (ROW + GAP) - GAP + MARGIN,
    [tallHeader(headingOf(subject))],
    [layerOf('rows', rows)],
  );
}

function row(box: Box, { open, names, letters, words }: Subject, { seat, place, points }: Standings[number]): Element {
  const player = open.players[seat]!;
  const [name, letter] = [names[seat] ?? '', letters[seat] ?? ''];
  const labels = words.caylus.names.parts;
  return {
    box: { x: box.x - OVER, y: box.y - OVER, width: box.width + 2 * OVER, height: box.height + 2 * OVER },
    facts: [name, letter, player.parts, place, points, words],
    paint(context) {
      paintPlayerCard(context, box, seatMarks[seat]!, place === 1, CARD_STYLE);
      const right = box.x + box.width - 18;
      const first = box.y + HEAD / 2 + 2;
      write(context, `${place}.`, box.x + 28, first + 1, { size: 36, weight: 700 });
      drawBadge(context, seatMarks[seat]!, letter, { x: box.x + 96, y: first, radius: 21, type: SMALLEST });
      const end = paintPoints(context, points, right, first) - 16;
      const from = box.x + 130;
      writeName(context, name, from, first, { sizes: [36, 34, 32, 30, 28, SMALLEST], weight: 700, width: end - from });
      const width = (box.width - 46 + BETWEEN) / COLUMNS;
      PARTS.forEach((part, i) => {
        const x = box.x + 28 + (i % COLUMNS) * width;
        const y = box.y + HEAD + (Math.floor(i / COLUMNS) + 0.5) * LINE;
        paintPart(context, labels[part], player.parts[part], { x, y, width: width - BETWEEN });
      });
    },
  };
}

function paintPart(
  context: SKRSContext2D,
  label: string,
  points: number,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): void {
  const isNone = points === 0;
  const text = points < 0 ? `−${-points}` : `${points}`;
  const fill = points < 0 ? color.warning : isNone ? color.sideInk : color.ink;
  write(context, text, x + width, y, { size: 30, weight: isNone ? 400 : 700, align: 'right', fill });
  const room = width - Math.ceil(widthOf(context, text, 30, 700)) - 12;
  writeNarrowed(context, label, x, y, { sizes: [28, SMALLEST], width: room, fill: color.sideInk });
}
