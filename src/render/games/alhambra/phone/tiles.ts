/** A row of tiles: those to place in a gold frame, then the reserve, lettered like their buttons. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { OpenPlayer, TileId } from '../../../../engines/alhambra/index.ts';
import { paintNumber } from '../../../grid/places.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import { type Element, strokeBox } from '../../../kit/page.ts';
import { writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { drawTile } from '../art/tile.ts';
import type { Subject } from '../subject.ts';
import { SMALLEST } from './layout.ts';

const TILE = 100;
const PITCH = 110;
const LABEL = 34;
const LINE = TILE + LABEL + 16;

interface Shown {
  readonly tile: TileId;
  /** The letter or number of its button; empty for none. */
  readonly label: string;
  readonly isToPlace: boolean;
  /** Whether the tile is about to be placed. */
  readonly isNext: boolean;
  /** What is written above the first one of a kind. */
  readonly title: string;
}

/** @param inside the room from left to right, and its top, in pixels */
export function tileRows(
  { words, step }: Subject,
  { seat, toPlace, reserve }: OpenPlayer,
  inside: Omit<Box, 'height'>,
): { readonly elements: readonly Element[]; readonly bottom: number } {
  const phone = words.alhambra.purse.phone;
  const answers = step?.seat === seat ? step.answers : [];
  const labelOf = (tile: TileId): string => {
    const answer = answers.find(({ partial }) => partial.tile === tile && partial.x === undefined);
    return /^(?:\p{Lu}|\d+)(?!\S)/u.exec(answer?.label ?? '')?.[0] ?? '';
  };
  const next = step?.partial.tile;
  const shown = (of: readonly TileId[], isToPlace: boolean, title: string): readonly Shown[] =>
    of.map((tile, i) => ({
      ...{ tile, isToPlace, label: labelOf(tile), isNext: next === undefined ? isToPlace && i === 0 : tile === next },
      title: i === 0 ? title : '',
    }));
  const all = [...shown(toPlace, true, phone.toPlace), ...shown(reserve, false, phone.reserve)];
  const columns = Math.floor((inside.width + PITCH - TILE) / PITCH);
  const elements = all.map((one, i): Element => {
    const x = inside.x + (i % columns) * PITCH;
    const y = inside.y + Math.floor(i / columns) * LINE;
    // A title has the room up to the next one.
    const room = all.findIndex(({ title }, k) => k > i && title !== '');
    const tiles = Math.min(columns - (i % columns), (room < 0 ? columns : room) - i);
    const width = Math.max(1, tiles) * PITCH - 12;
    return {
      box: { x: x - 6, y, width: Math.max(TILE + 12, width + 6), height: LINE },
      facts: [one, width, words],
      paint: (context) => paintShown(context, one, { x, y: y + LABEL, width: TILE, height: TILE }, width),
    };
  });
  return { elements, bottom: inside.y + Math.ceil(all.length / columns) * LINE };
}

function paintShown(context: SKRSContext2D, { tile, label, title, isNext }: Shown, box: Box, width: number): void {
  const { x, y } = box;
  writeNarrowed(context, title, x, y - LABEL / 2 - 2, { sizes: [28, 27, SMALLEST], weight: 700, width });
  drawTile(context, tile, box);
  if (isNext) {
    strokeBox(context, grown(box, -2), color.ink, 8, 4);
    strokeBox(context, grown(box, -2), color.lastMove, 5, 4);
  }
  if (label !== '') paintNumber(context, label, { x: x + TILE - 22, y: y + 22, radius: 20 }, SMALLEST);
}
