/** The players' cards, in turn order. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  type Change,
  CUBES,
  incomeOf,
  type Open,
  type OpenPlayer,
  SPACES,
  tileOn,
  totalOf,
  WORKERS,
} from '../../../../engines/caylus/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import type { Words } from '../../../../words/words.ts';
import { showing } from '../../../kit/changed.ts';
import type { Box } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { write } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { drawCube } from '../art/cubes.ts';
import { drawWorker } from '../art/pieces.ts';
import { drawClassHouse } from '../art/signs.ts';
import { drawScene } from '../art/tile.ts';
import { drawCoin, drawPrestige } from '../art/tokens.ts';
import { tone } from '../tones.ts';
import { cardParts } from './card.ts';
import { type CardFacts, cardHead } from './cardHead.ts';

export function card(box: Box, player: OpenPlayer, open: Open, facts: CardFacts, words: Words): readonly Element[] {
  const parts = cardParts(box);
  const { seat, points, deniers, workers, cubes } = player;
  const income = totalOf(incomeOf(open, seat));
  const homes = SPACES.filter((space) => isHome(open, space, seat)).length;
  const built = SPACES.flatMap((space) => {
    const tile = tileOn(open, space);
    return tile?.owner === seat ? [tile.building] : [];
  });
  const { buildings } = parts;
  return [
    ...cardHead(parts.head, seat, facts),
    {
      box: { ...parts.points, width: POINTS },
      facts: [points],
      paint: (context) => paintPoints(context, parts.points, points),
      shows: [showing<Change>({ kind: 'points', seat }, { ...parts.points, width: POINTS })],
    },
    {
      box: { ...parts.points, x: parts.points.x + POINTS, width: parts.points.width - POINTS },
      facts: [deniers, income],
      paint: (context) => paintMoney(context, parts.points, deniers, income),
    },
    ...Array.from({ length: WORKERS }, (_, i) => workerInHand(parts.workers, i, i < workers ? seat : null)),
    {
      box: { ...parts.workers, x: parts.workers.x + HOMES, width: parts.workers.width - HOMES },
      facts: [homes],
      paint: (context) => paintHomes(context, parts.workers, homes),
    },
    ...CUBES.map((cube, i): Element => {
      const { x, y, width, height } = parts.cubes;
      const pitch = Math.floor((width - 8) / CUBES.length);
      const one = { x: x + 4 + i * pitch, y: y + 3, width: pitch, height: height - 6 };
      return {
        box: one,
        facts: [cube, cubes[cube]],
        paint(context) {
          const side = height < 80 ? 32 : 38;
          const middle = one.x + pitch / 2;
          drawCube(context, cube, { x: middle - side / 2, y: one.y + 2, side }, cubes[cube] === 0);
          const isNone = cubes[cube] === 0;
          const style = {
            weight: isNone ? 400 : 700,
            fill: isNone ? tone.faintInk : color.ink,
            align: 'center',
          } as const;
          write(context, `${cubes[cube]}`, middle, one.y + one.height - 16, { size: height < 80 ? 27 : 32, ...style });
        },
      };
    }),
    ...(buildings === null
      ? []
      : [
          {
            box: buildings,
            facts: [built, words],
            paint: (context: SKRSContext2D) => paintBuildings(context, buildings, built, words),
          },
        ]),
  ];
}

const isHome = (open: Open, space: (typeof SPACES)[number], seat: Seat): boolean => {
  const tile = tileOn(open, space);
  return tile?.building === 'residence' && tile.owner === seat;
};

/** From the left end of a line to the money, and to the residences. */
const POINTS = 110;
const HOMES = 172;

function paintPoints(context: SKRSContext2D, { x, y, height }: Box, points: number): void {
  const middle = y + height / 2 + 1;
  drawPrestige(context, null, { x: x + 26, y: middle, radius: 23 });
  write(context, `${points}`, x + 56, middle + 1, { size: points > 99 ? 30 : 42, weight: 700 });
}

function paintMoney(context: SKRSContext2D, { x, y, width, height }: Box, deniers: number, income: number): void {
  const middle = y + height / 2 + 1;
  drawCoin(context, null, { x: x + 132, y: middle, radius: 20 });
  write(context, `${deniers}`, x + 158, middle + 1, { size: 38, weight: 700 });
  write(context, `+${income}`, x + width - 4, middle + 2, { size: 24, fill: color.sideInk, align: 'right' });
}

/** @param seat null for a worker that is not in hand */
function workerInHand({ x, y, height }: Box, i: number, seat: Seat | null): Element {
  const tall = height < 48 ? 36 : 42;
  const foot = { x: x + 17 + i * 27, y: Math.round(y + (height + tall) / 2), height: tall };
  return {
    box: { x: foot.x - 14, y: foot.y - tall, width: 28, height: tall },
    facts: ['hand', seat],
    paint: (context) => drawWorker(context, seat, foot),
  };
}

function paintHomes(context: SKRSContext2D, { x, y, width, height }: Box, homes: number): void {
  const middle = y + height / 2;
  drawClassHouse(context, 'residence', { x: x + width - 68, y: middle - 18, side: 34 }, homes === 0);
  const style = homes === 0 ? { fill: tone.faintInk } : ({ weight: 700 } as const);
  write(context, `${homes}`, x + width - 16, middle + 1, { size: 30, align: 'center', ...style });
}

/** Pictures of what the player owns, as large as they fit. */
function paintBuildings(
  context: SKRSContext2D,
  { x, y, width, height }: Box,
  built: Parameters<typeof drawScene>[1][],
  words: Words,
): void {
  write(context, words.caylus.picture.buildings, x + 6, y + 14, { size: 22, weight: 700, fill: color.sideInk });
  const top = y + 30;
  const fits = (columns: number) => {
    const pitch = Math.floor(width / columns);
    const tall = Math.floor((pitch - 4) * 0.72);
    return { columns, pitch, tall, rows: Math.floor((y + height - top) / (tall + 4)) };
  };
  const grid = [2, 3, 4, 5, 6, 7].map(fits).find(({ columns, rows }) => columns * rows >= built.length) ?? fits(8);
  built.slice(0, grid.columns * grid.rows).forEach((building, i) => {
    const [column, row] = [i % grid.columns, Math.floor(i / grid.columns)];
    const box = {
      x: x + column * grid.pitch + 2,
      y: top + row * (grid.tall + 4),
      width: grid.pitch - 4,
      height: grid.tall,
    };
    drawScene(context, building, box);
  });
}
