/** The key beside a close-up: what its letters and rotations mean. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Placement } from '../../../../engines/carcassonne/index.ts';
import { followerNames } from '../../../../words/carcassonne/names/index.ts';
import type { Prospect } from '../../../../words/carcassonne/picture/contract.ts';
import { pictureWords } from '../../../../words/carcassonne/picture/index.ts';
import type { Locale } from '../../../../words/contract.ts';
import type { Screen } from '../../../contract.ts';
import { paintNumber } from '../../../grid/places.ts';
import type { Box } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { paintPanel, paintTitledPanel } from '../../../kit/panels.ts';
import { widthOf, writeNarrowed } from '../../../kit/text.ts';
import { color, type SeatMark } from '../../../kit/theme.ts';
import { paintFigure } from '../map/followers.ts';
import { paintPennant } from '../map/ornaments.ts';
import { paintLoneTile } from '../map/tiles.ts';
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

/** The height of a key with this many choices, in pixels. */
export const keyHeight = ({ top, row, columns }: KeyType, choices: number): number =>
  2 * top + Math.ceil(choices / columns) * row;

/** Above the tiles of a key of rotations, for their towers, and below them, for their labels; in pixels. */
const ABOVE_TILE = 34;
const TILE_LABEL = 54;
export const rotationKeyHeight = ({ top, tile }: KeyType): number => 2 * top + ABOVE_TILE + tile + TILE_LABEL;

/** The letter of a spot, and what a follower would get there. */
export interface Choice {
  readonly letter: string;
  readonly prospect: Prospect;
}

/** Each letter with its meaning. */
export function followerKey(
  box: Box,
  choices: readonly Choice[],
  mark: SeatMark,
  locale: Locale,
  screen: Screen,
): Element {
  const type = KEY_TYPE[screen];
  const rows = Math.max(1, Math.ceil(choices.length / type.columns));
  const pitch = Math.min(type.row, (box.height - type.top - 10) / rows);
  const width = box.width / type.columns;
  return {
    box,
    facts: [locale, choices, mark.shape],
    paint(context) {
      paintGround(context, box, type, pictureWords[locale].whereFollower);
      choices.forEach(({ letter, prospect }, i) => {
        const x = box.x + Math.floor(i / rows) * width;
        const y = box.y + type.top + ((i % rows) + 0.5) * pitch;
        paintNumber(context, letter, { x: x + type.badge + 12, y, radius: type.badge });
        const left = 2 * type.badge + 16;
        paintChoice(context, { x: x + left, y, width: width - left - 10 }, prospect, mark, locale, type);
      });
    },
  };
}

/** The chosen follower and its feature; null for a river, which has no spots. */
export function chosenKey(
  box: Box,
  prospect: Prospect | null,
  mark: SeatMark,
  locale: Locale,
  screen: Screen,
): Element {
  const type = KEY_TYPE[screen];
  return {
    box,
    facts: [locale, prospect, mark.shape],
    paint(context) {
      paintGround(context, box, type, pictureWords[locale].chosen);
      if (prospect === null) return;
      const y = box.y + type.top + (type.row + type.top) / 2;
      paintChoice(context, { x: box.x + 24, y, width: box.width - 36 }, prospect, mark, locale, type);
    },
  };
}

function paintGround(context: SKRSContext2D, box: Box, { heading }: KeyType, title: string): void {
  if (heading === null) paintPanel(context, box, PANEL);
  else paintTitledPanel(context, box, title, { middle: 32, size: heading, ...PANEL });
}

/** The width of a pennant in pixels. */
const PENNANT = 20;

/** Paints a follower with its name, and below it the feature it is on; y is the middle. */
function paintChoice(
  context: SKRSContext2D,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  prospect: Prospect,
  mark: SeatMark,
  locale: Locale,
  { figure, name, note }: KeyType,
): void {
  const half = figure * 0.55;
  paintFigure(context, { mark, letter: '', x: x + half, y, height: figure, isLying: prospect.kind === 'field' });
  const left = x + 2 * half + 6;
  const room = x + width - left;
  const [role, of] = [followerNames[locale][prospect.kind], pictureWords[locale].prospect(prospect)];
  const [first, second] = [y - name * 0.5, y + note * 0.74];
  writeNarrowed(context, role, left, first, { sizes: [name, name - 2, name - 4], weight: 700, width: room });
  writeNarrowed(context, of, left, second, { sizes: [note, note - 1], fill: color.sideInk, width: room });
  if (prospect.kind !== 'city') return;
  paintPennants(context, prospect.pennants, left + 18 + widthOf(context, role, name, 700), first);
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

/** The city's pennants, as many as fit; the map shows all of them. */
function paintPennants(context: SKRSContext2D, count: number, x: number, y: number): void {
  const scale = 62;
  for (let i = 0; i < count; i++) {
    context.save();
    context.translate(x + i * PENNANT, y);
    context.scale(scale, scale);
    paintPennant({ context, scale }, 0, 0);
    context.restore();
  }
}
