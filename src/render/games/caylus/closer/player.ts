/** One player at large: what is in hand, all buildings, houses in the castle, and the levels of favors. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  CUBES,
  housesOf,
  incomeOf,
  LEVELS,
  type Open,
  type OpenPlayer,
  SECTIONS,
  SPACES,
  TRACKS,
  tileOn,
  totalOf,
  WORKERS,
} from '../../../../engines/caylus/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import { capital } from '../../../../words/speech.ts';
import type { Words } from '../../../../words/words.ts';
import type { Picture } from '../../../contract.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox } from '../../../kit/page.ts';
import { paintPanel } from '../../../kit/panels.ts';
import { widthOf, wrapBalanced, write, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { drawCube } from '../art/cubes.ts';
import { drawWorker } from '../art/pieces.ts';
import { drawSection } from '../art/signs.ts';
import { drawCoin, drawPrestige } from '../art/tokens.ts';
import type { Subject } from '../subject.ts';
import { cardGrid, faceOf } from './card.ts';
import { caption, closerPage, type Stacked } from './page.ts';
import type { Face } from './pieces.ts';
import { type CloserStyle, innerOf } from './style.ts';
import { paintTrack } from './tracks.ts';

export function closePlayer({ open, names, letters, words }: Subject, seat: Seat, style: CloserStyle): Picture {
  const playerWords = words.caylus.closer.player;
  const player = open.players[seat]!;
  const faces = buildingsOf(open, seat);
  const holder = { seat, letter: letters[seat] ?? '' };
  return closerPage(
    style,
    { names: [names[seat] ?? ''], sentence: ([name = '']) => name },
    words,
    [
      panel(style, 2, [player, incomeSum(open, seat)], (context, line) => {
        paintPurse(context, line(0), open, player, style);
        paintCubes(context, line(1), player, style);
      }),
      panel(style, 1, [SECTIONS.map((section) => housesOf(open, section, seat)), seat, words], (context, line) =>
        paintHouses(context, line(0), open, seat, style, words),
      ),
      caption(style, faces.length === 0 ? playerWords.noBuildings : playerWords.buildings),
      (top) => cardGrid(faces, top, style, words),
      caption(style, playerWords.favors),
      panel(style, TRACKS.length, [player.markers, words], (context, line) => {
        TRACKS.forEach((track, i) => {
          paintMarker(context, line(i), track, player.markers[track], style, words);
        });
      }),
    ],
    holder,
  );
}

/** The buildings of a player in the order of the road. */
function buildingsOf(open: Open, seat: Seat): readonly Face[] {
  return SPACES.flatMap((space) => {
    const tile = tileOn(open, space);
    if (tile === null || tile.owner !== seat) return [];
    const { building, worker, residence } = tile;
    return [faceOf(building, { space, residence, workers: worker === null ? [] : [worker] })];
  });
}

const incomeSum = (open: Open, seat: Seat): number => totalOf(incomeOf(open, seat));

/** A panel with lines. */
function panel(
  style: CloserStyle,
  lines: number,
  facts: unknown,
  paint: (context: SKRSContext2D, line: (i: number) => Box) => void,
): Stacked {
  const height = Math.round(style.sign * 1.6);
  return (top) => {
    const box: Box = { x: style.margin, y: top, width: innerOf(style), height: lines * height + 10 };
    const element: Element = {
      box,
      facts,
      paint(context) {
        paintPanel(context, box);
        paint(context, (i) => ({ ...box, x: box.x + 18, width: box.width - 36, y: box.y + 5 + i * height, height }));
      },
    };
    return { elements: [element], bottom: top + box.height };
  };
}

/** Points, deniers with the income, and workers. */
function paintPurse(
  context: SKRSContext2D,
  { x, y, width, height }: Box,
  open: Open,
  player: OpenPlayer,
  style: CloserStyle,
): void {
  const middle = y + height / 2;
  const radius = Math.round(style.sign * 0.6);
  const type = Math.round(style.number * 1.25);
  drawPrestige(context, null, { x: x + radius, y: middle, radius });
  write(context, `${player.points}`, x + 2 * radius + 10, middle + 1, { size: type, weight: 700 });
  const coin = x + width * 0.27;
  drawCoin(context, null, { x: coin + radius, y: middle, radius });
  const deniers = `${player.deniers}`;
  write(context, deniers, coin + 2 * radius + 10, middle + 1, { size: type, weight: 700 });
  const after = coin + 2 * radius + 20 + widthOf(context, deniers, type, 700);
  write(context, `+${incomeSum(open, player.seat)}`, after, middle + 2, {
    size: style.number - 4,
    fill: color.sideInk,
  });
  const tall = height - 12;
  for (let i = 0; i < WORKERS; i++) {
    const place = { x: x + width * 0.6 + (i + 0.5) * Math.min(44, width * 0.066), y: y + height - 5, height: tall };
    drawWorker(context, i < player.workers ? player.seat : null, place);
  }
}

function paintCubes(
  context: SKRSContext2D,
  { x, y, width, height }: Box,
  { cubes }: OpenPlayer,
  style: CloserStyle,
): void {
  const side = Math.round(style.sign * 1.2);
  const middle = y + height / 2;
  CUBES.forEach((cube, i) => {
    const left = x + (i * width) / CUBES.length;
    const n = cubes[cube];
    drawCube(context, cube, { x: left, y: middle - side / 2, side }, n === 0);
    const fill = n === 0 ? color.sideInk : color.ink;
    write(context, `${n}`, left + side + 8, middle + 1, { size: Math.round(style.number * 1.2), weight: 700, fill });
  });
}

function paintHouses(
  context: SKRSContext2D,
  { x, y, width, height }: Box,
  open: Open,
  seat: Seat,
  style: CloserStyle,
  words: Words,
): void {
  const middle = y + height / 2;
  const side = style.sign;
  SECTIONS.forEach((section, i) => {
    const left = x + (i * width) / SECTIONS.length;
    drawSection(context, section, { x: left, y: middle - side / 2, side });
    const right = left + width / SECTIONS.length - 18;
    const n = `${housesOf(open, section, seat)}`;
    write(context, n, right, middle + 1, { size: style.number, weight: 700, align: 'right' });
    const from = left + side + 10;
    const room = right - widthOf(context, n, style.number, 700) - 8 - from;
    writeNarrowed(context, words.caylus.names.sectionLabels[section], from, middle, { sizes: style.text, width: room });
  });
}

function paintMarker(
  context: SKRSContext2D,
  { x, y, width, height }: Box,
  track: (typeof TRACKS)[number],
  level: number,
  style: CloserStyle,
  words: Words,
): void {
  const middle = y + height / 2;
  const side = style.sign;
  const left = x + side + 12;
  const name = style.sign * 4.6;
  paintTrack(context, track, { x, y: middle - side / 2, side });
  writeNarrowed(context, words.caylus.names.tracks[track], left, middle, {
    sizes: style.bold,
    weight: 700,
    width: name - 10,
  });
  write(context, `${level}`, left + name + 12, middle + 1, { size: style.number, weight: 700, align: 'center' });
  const reached = LEVELS.find((one) => one === level);
  const brings = reached === undefined ? '–' : capital(words.caylus.names.level(track, reached));
  const from = left + name + 40;
  const room = x + width - from;
  const [size, least] = [style.text[0], style.smallest];
  const lines =
    widthOf(context, brings, size) <= room ? [brings] : wrapBalanced(context, brings, words.locale, room, least, 2);
  lines.forEach((text, i) => {
    const at = middle + (i - (lines.length - 1) / 2) * least * 1.12;
    writeNarrowed(context, text, from, at, { sizes: lines.length > 1 ? [least] : [size], width: room });
  });
  fillBox(context, { x, y: y + height - 1, width, height: 2 }, color.line);
}
