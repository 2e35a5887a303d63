/** The players' cards, in turn order. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  CUBES,
  incomeOf,
  type Open,
  type OpenPlayer,
  SPACES,
  tileOn,
  WORKERS,
} from '../../../../engines/caylus/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import { pictureWords } from '../../../../words/caylus/picture/index.ts';
import type { Locale } from '../../../../words/contract.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import { type Element, fillBox, isolated, strokeBox } from '../../../kit/page.ts';
import { drawBadge } from '../../../kit/seats.ts';
import { write, writeName } from '../../../kit/text.ts';
import { color, seatMarks, size } from '../../../kit/theme.ts';
import { drawCube } from '../art/cubes.ts';
import { createPen } from '../art/pen.ts';
import { drawWorker } from '../art/pieces.ts';
import { drawClassHouse } from '../art/signs.ts';
import { drawScene } from '../art/tile.ts';
import { drawCoin, drawPrestige } from '../art/tokens.ts';
import { tone } from '../tones.ts';

/** What a card shows besides the player. */
export interface CardFacts {
  readonly name: string;
  readonly letter: string;
  readonly isActive: boolean;
  readonly hasPassed: boolean;
  /** The place in the turn order, from 1. */
  readonly place: number;
}

/** The lines of a card, in pixels of the picture. */
interface CardParts {
  readonly head: Box;
  readonly points: Box;
  readonly workers: Box;
  readonly cubes: Box;
  /** Room for pictures of the player's buildings; null without any. */
  readonly buildings: Box | null;
}

/** Lower cards are for five players. */
const LEAST_TALL = 240;
/** The height of a card without pictures of buildings. */
const FULL = 262;

export function cardParts({ x, y, width, height }: Box): CardParts {
  const inner = { x: x + 8, width: width - 16 };
  const [head, points, workers, cubes] = height < LEAST_TALL ? [47, 49, 39, 65] : [50, 62, 56, 86];
  const left = height - FULL - 8;
  const top = y + head + 1;
  return {
    head: { x: x + INSET, y: y + INSET, width: width - 2 * INSET, height: head - INSET },
    points: { ...inner, y: top, height: points },
    workers: { ...inner, y: top + points, height: workers },
    cubes: { ...inner, y: top + points + workers, height: cubes },
    buildings: left < 60 ? null : { ...inner, y: top + points + workers + cubes + 8, height: left },
  };
}

/** The empty card, for a kept layer. */
export const cardGround = (box: Box): Element => ({
  box,
  facts: 'card',
  paint(context) {
    fillBox(context, box, color.card, size.radius);
    fillBox(context, grown(cardParts(box).cubes, -2), color.well, 9);
    strokeBox(context, grown(box, -1), color.line, 2, size.radius - 1);
  },
});

/** The width of the frame around the card of whoever acts, and how far its corners reach into the card. */
const FRAME = 6;
const INSET = 5;

/** That frame in strips, one for each side, for a kept layer: little to repaint when the turn passes. */
export function turnFrame(box: Box): readonly Element[] {
  const { x, y, width, height } = grown(box, FRAME);
  const side = FRAME + INSET;
  const strips: readonly (readonly [string, Box])[] = [
    ['top', { x, y, width, height: side }],
    ['bottom', { x, y: y + height - side, width, height: side }],
    ['left', { x, y: y + side, width: side, height: height - 2 * side }],
    ['right', { x: x + width - side, y: y + side, width: side, height: height - 2 * side }],
  ];
  return strips.map(([name, strip]) => ({
    box: strip,
    facts: ['turn', name, box.y], // Its round corners come out a shade different elsewhere.
    paint: (context) => strokeBox(context, grown(box, FRAME / 2), color.lastMove, FRAME, size.radius + FRAME / 2),
  }));
}

export function card(box: Box, player: OpenPlayer, open: Open, facts: CardFacts, locale: Locale): readonly Element[] {
  const parts = cardParts(box);
  const { seat, points, deniers, workers, cubes } = player;
  const { base, residences, prestige } = incomeOf(open, seat);
  const income = base + residences + prestige;
  const homes = SPACES.filter((space) => isHome(open, space, seat)).length;
  const { name, letter, isActive, hasPassed, place } = facts;
  const built = SPACES.flatMap((space) => {
    const tile = tileOn(open, space);
    return tile?.owner === seat ? [tile.building] : [];
  });
  const { buildings } = parts;
  return [
    {
      box: { ...parts.head, width: parts.head.width - SIGN },
      facts: [seat, name, letter],
      paint: (context) => paintName(context, parts.head, seat, facts),
    },
    {
      box: { ...parts.head, x: parts.head.x + parts.head.width - SIGN, width: SIGN },
      facts: [seat, isActive, hasPassed, place],
      paint: (context) => paintTurn(context, parts.head, seat, facts),
    },
    {
      box: { ...parts.points, width: POINTS },
      facts: [points],
      paint: (context) => paintPoints(context, parts.points, points),
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
            facts: [built, locale],
            paint: (context: SKRSContext2D) => paintBuildings(context, buildings, built, locale),
          },
        ]),
  ];
}

const isHome = (open: Open, space: (typeof SPACES)[number], seat: Seat): boolean => {
  const tile = tileOn(open, space);
  return tile?.building === 'residence' && tile.owner === seat;
};

/** The bar in the player's color; each part of it is clipped to its own box. */
function paintBar(context: SKRSContext2D, box: Box, seat: Seat): void {
  fillBox(context, box, seatMarks[seat]!.color, size.radius - INSET); // Five at most.
}

/** The width of the place in the turn order, and of the sign before it. */
const SIGN = 92;

function paintName(context: SKRSContext2D, box: Box, seat: Seat, { name, letter }: CardFacts): void {
  const mark = seatMarks[seat]!; // Five at most.
  const middle = box.y + box.height / 2;
  paintBar(context, box, seat);
  drawBadge(context, mark, letter, { x: box.x + 28, y: middle, radius: 15, type: 20 });
  const style = { sizes: [28, 26, 24, 22, 20], weight: 700, fill: mark.ink, width: box.width - 54 - SIGN } as const;
  writeName(context, name, box.x + 54, middle, style);
}

/** A sign for whoever acts or has passed, and the place in the turn order. */
function paintTurn(context: SKRSContext2D, box: Box, seat: Seat, { isActive, hasPassed, place }: CardFacts): void {
  const middle = box.y + box.height / 2;
  paintBar(context, box, seat);
  const tag = { x: box.x + box.width - 44, y: middle - 16, width: 36, height: 32 };
  fillBox(context, tag, tone.strip, 8);
  write(context, `${place}`, tag.x + 18, middle + 1, { size: 28, weight: 700, align: 'center' });
  if (isActive) {
    const pen = createPen(context, 1, 2);
    pen.disc(color.lastMove, tag.x - 20, middle, 14);
    pen.flat(tone.ink, `M${tag.x - 24} ${middle - 8}l13 8 -13 8Z`);
  } else if (hasPassed) paintBridge(context, tag.x - 40, middle);
}

/** A small bridge: this player has passed. */
function paintBridge(context: SKRSContext2D, x: number, y: number): void {
  createPen(context, 1, 2).shape(
    tone.strip,
    `M${x} ${y + 10}V${y - 2}Q${x + 17} ${y - 16} ${x + 34} ${y - 2}V${y + 10}H${x + 27}A10 10 0 0 0 ${x + 7} ${y + 10}Z`,
  );
}

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
  locale: Locale,
): void {
  write(context, pictureWords[locale].buildings, x + 6, y + 14, { size: 22, weight: 700, fill: color.sideInk });
  const top = y + 30;
  const fits = (columns: number) => {
    const pitch = Math.floor(width / columns);
    const tall = Math.floor((pitch - 4) * 0.72);
    return { columns, pitch, tall, rows: Math.floor((y + height - top) / (tall + 4)) };
  };
  const grid = [2, 3, 4, 5, 6, 7].map(fits).find(({ columns, rows }) => columns * rows >= built.length) ?? fits(8);
  isolated(context, () => {
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
  });
}
