/** The key beside a close-up: what its letters and rotations mean. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  type ByFigure,
  type FeatureKind,
  type Figure,
  GOODS,
  type Placement,
  type Survey,
} from '../../../../engines/carcassonne/index.ts';
import type { Prospect } from '../../../../words/carcassonne/picture/contract.ts';
import type { Words } from '../../../../words/words.ts';
import type { Screen } from '../../../contract.ts';
import { paintNumber } from '../../../grid/places.ts';
import type { Box } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { paintPanel, paintTitledPanel } from '../../../kit/panels.ts';
import { widthOf, writeNarrowed } from '../../../kit/text.ts';
import { color, type SeatMark } from '../../../kit/theme.ts';
import { paintPennant } from '../map/ornaments.ts';
import { paintLoneTile } from '../map/tiles.ts';
import { paintFigure } from '../pieces/figure.ts';
import { paintSign } from '../pieces/signs.ts';
import { paintToken } from '../pieces/tokens.ts';
import type { FigureOption } from '../spots.ts';
import { PANEL } from './layout.ts';

/** The sizes of a key beside or below a close-up, in pixels. */
interface KeyType {
  readonly columns: number;
  /** Of the heading; null if the header already says it. */
  readonly heading: number | null;
  /** From the upper edge to the first row. */
  readonly top: number;
  readonly row: number;
  readonly badge: number;
  readonly figure: number;
  /** Of the type. */
  readonly name: number;
  readonly note: number;
  /** Of a tile in one of its fitting rotations, and how many there are in a row. */
  readonly tile: number;
  readonly tiles: number;
}

export const KEY_TYPE: { readonly [S in Screen]: KeyType } = {
  desktop: {
    ...{ columns: 1, heading: 28, top: 58, row: 78, badge: 21, figure: 42 },
    ...{ name: 28, note: 22, tile: 170, tiles: 2 },
  },
  phone: {
    ...{ columns: 2, heading: null, top: 12, row: 88, badge: 24, figure: 48 },
    ...{ name: 31, note: 27, tile: 138, tiles: 4 },
  },
};

/** Where spots have several letters: one column on a phone too. */
const SHARED_TYPE: { readonly [S in Screen]: KeyType } = {
  desktop: { ...KEY_TYPE.desktop, figure: 38, name: 26 },
  phone: { ...KEY_TYPE.phone, columns: 1, row: 72, figure: 44 },
};

/** The sizes of a key with these choices. */
export const keyType = (screen: Screen, choices: readonly Pick<Choice, 'options'>[]): KeyType =>
  (choices.some(({ options }) => options.length > 1) ? SHARED_TYPE : KEY_TYPE)[screen];

/** The height of a key with this many choices, in pixels. */
export const keyHeight = ({ top, row, columns }: KeyType, choices: number): number =>
  2 * top + Math.ceil(choices / columns) * row;

/** Above the tiles of a key of rotations, for their towers, and below them, for their labels; in pixels. */
const ABOVE_TILE = 34;
const TILE_LABEL = 54;
export const rotationKeyHeight = ({ top, tile }: KeyType): number => 2 * top + ABOVE_TILE + tile + TILE_LABEL;

/** The letters of a spot with their figures, and the feature there. */
interface Choice {
  readonly options: readonly FigureOption[];
  readonly feature: KeyFeature;
}

/** What a key shows of a feature. */
export type KeyFeature = Pick<Survey, 'kind' | 'complete' | 'cells' | 'pennants' | 'sign' | 'goods' | 'cities'>;

/** Each letter with its meaning. */
export function followerKey(
  box: Box,
  choices: readonly Choice[],
  mark: SeatMark,
  words: Words,
  type: KeyType,
): Element {
  const rows = Math.max(1, Math.ceil(choices.length / type.columns));
  const pitch = Math.min(type.row, (box.height - type.top - 10) / rows);
  const width = box.width / type.columns;
  return {
    box,
    facts: [words, choices, mark.shape],
    paint(context) {
      paintGround(context, box, type, words.carcassonne.picture.whereFollower);
      choices.forEach(({ options, feature }, i) => {
        const left = box.x + Math.floor(i / rows) * width;
        const y = box.y + type.top + ((i % rows) + 0.5) * pitch;
        let x = left;
        options.forEach(({ letter, figure }, k) => {
          if (letter !== options[k - 1]?.letter) {
            paintNumber(context, letter, { x: x + type.badge + 12, y, radius: type.badge });
            x += 2 * type.badge + 16;
          }
          if (k === options.length - 1) return;
          paintPiece(context, { figure, feature, mark, height: type.figure }, x, y);
          x += SHARED_PITCH * type.figure;
        });
        const { figure } = options.at(-1)!; // A spot has an option.
        paintChoice(context, { x, y, width: left + width - 10 - x }, { figure, feature }, mark, words, type);
      });
    },
  };
}

/** A figure on a feature. */
interface Chosen {
  readonly figure: Figure;
  readonly feature: KeyFeature;
}

/** The chosen figure and its feature; null for a river, which has no spots. */
export function chosenKey(box: Box, chosen: Chosen | null, mark: SeatMark, words: Words, type: KeyType): Element {
  return {
    box,
    facts: [words, chosen, mark.shape],
    paint(context) {
      paintGround(context, box, type, words.carcassonne.picture.chosen);
      if (chosen === null) return;
      const y = box.y + type.top + (type.row + type.top) / 2;
      paintChoice(context, { x: box.x + 24, y, width: box.width - 36 }, chosen, mark, words, type);
    },
  };
}

function paintGround(context: SKRSContext2D, box: Box, { heading }: KeyType, title: string): void {
  if (heading === null) paintPanel(context, box, PANEL);
  else paintTitledPanel(context, box, title, { middle: 32, size: heading, ...PANEL });
}

/** From the middle of a figure to the sides, as shares of its height. */
const REACH: ByFigure<{ readonly before: number; readonly after: number }> = {
  follower: { before: 0.55, after: 0.55 },
  bigFollower: { before: 0.6, after: 0.6 },
  builder: { before: 0.5, after: 0.74 },
  pig: { before: 0.66, after: 0.7 },
};
const LYING_HAT = { before: 0.86, after: 0.62 } as const;

/** From one of several figures to the letter after it, as a share of its height. */
const SHARED_PITCH = 1.15;

/** Paints a figure from a left edge on; returns its width, in pixels. */
function paintPiece(
  context: SKRSContext2D,
  { figure: kind, feature, mark, height }: Chosen & { readonly mark: SeatMark; readonly height: number },
  left: number,
  y: number,
): number {
  const isLying = feature.kind === 'field';
  const { before, after } = isLying && kind === 'bigFollower' ? LYING_HAT : REACH[kind];
  paintFigure(context, { kind, mark, letter: '', x: left + height * before, y, height, isLying });
  return height * (before + after);
}

/** The width of a pennant or good in pixels. */
const PENNANT = 20;
const GOOD = 30;

/** Paints a figure with its name, and below it the feature it is on; y is the middle. */
function paintChoice(
  context: SKRSContext2D,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  { figure, feature }: Chosen,
  mark: SeatMark,
  words: Words,
  { figure: height, name, note }: KeyType,
): void {
  const left = x + paintPiece(context, { figure, feature, mark, height }, x, y) + 6;
  const room = x + width - left;
  const [role, of] = [roleOf(figure, feature.kind, words), words.carcassonne.picture.prospect(prospectOf(feature))];
  const [first, second] = [y - name * 0.5, y + note * 0.74];
  writeNarrowed(context, role, left, first, { sizes: [name, name - 2, name - 4], weight: 700, width: room });
  writeNarrowed(context, of, left, second, { sizes: [note, note - 1], fill: color.sideInk, width: room });
  let next = left + 18 + widthOf(context, role, name, 700);
  if (feature.kind === 'city') next = paintPennants(context, feature.pennants, next, first);
  if (feature.sign !== null && next + GOOD <= x + width) {
    paintSign(context, feature.sign, next + 4, first, 28);
    next += GOOD + 4;
  }
  for (const good of GOODS) {
    for (let i = 0; i < feature.goods[good] && next + GOOD <= x + width; i++) {
      paintToken(context, good, next + 4, first, 26);
      next += GOOD - 4;
    }
  }
}

function roleOf(figure: Figure, kind: FeatureKind, words: Words): string {
  switch (figure) {
    case 'follower':
    case 'bigFollower':
      return words.carcassonne.names.followers[kind];
    case 'builder':
    case 'pig':
      return words.carcassonne.names.figures[figure];
  }
}

function prospectOf({ kind, complete, cells, pennants, cities }: KeyFeature): Prospect {
  switch (kind) {
    case 'city':
      return { kind, complete, tiles: cells.length, pennants };
    case 'road':
    case 'cloister':
      return { kind, complete, tiles: cells.length };
    case 'field':
      return { kind, cities };
  }
}

/** The possible rotations of a tile: a small tile for each with its label, as many side by side as fit. */
export function tilesKey(
  box: Box,
  rotations: readonly { readonly label: string; readonly placement: Placement }[],
  title: string,
  screen: Screen,
): readonly Element[] {
  const type = KEY_TYPE[screen];
  const { tile: side, tiles: columns } = type;
  const pitch = Math.floor((box.width - 28) / Math.min(columns, rotations.length));
  const item = (placement: Placement, label: string, i: number): Element => {
    const x = Math.round(box.x + 14 + (i % columns) * pitch + (pitch - side) / 2);
    const y = box.y + type.top + ABOVE_TILE + Math.floor(i / columns) * (side + TILE_LABEL);
    return {
      box: {
        x: Math.floor(x - (pitch - side) / 2),
        y: y - ABOVE_TILE,
        width: pitch,
        height: side + ABOVE_TILE + TILE_LABEL,
      },
      facts: [placement, label],
      paint(context) {
        paintLoneTile(context, placement, x, y, side);
        const style = {
          sizes: [type.note + 6, type.note + 2],
          weight: 700,
          align: 'center',
          width: pitch - 4,
        } as const;
        writeNarrowed(context, label, x + side / 2, y + side + 24, { ...style, fill: color.legal });
      },
    };
  };
  return [
    {
      box,
      facts: [title],
      paint: (context) => paintGround(context, box, type, title),
    },
    ...rotations.slice(0, 4).map(({ placement, label }, i) => item(placement, label, i)),
  ];
}

/** Paints the city's pennants; returns where the last one ends, in pixels. */
function paintPennants(context: SKRSContext2D, count: number, x: number, y: number): number {
  const scale = 62;
  for (let i = 0; i < count; i++) {
    context.save();
    context.translate(x + i * PENNANT, y);
    context.scale(scale, scale);
    paintPennant({ context, scale }, 0, 0);
    context.restore();
  }
  return x + count * PENNANT;
}
