/** Every point of a player, part by part, with what it comes from; and all buildings of the player. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  type BuiltId,
  buildingKind,
  finalHand,
  housesOf,
  type Open,
  PARTS,
  type Part,
  type RoadId,
  SECTIONS,
  SPACES,
  tileOn,
} from '../../../../engines/caylus/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import type { Words } from '../../../../words/words.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox } from '../../../kit/page.ts';
import { widthOf, wrapBalanced, write, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { drawAnyCube, drawCube, type Square } from '../art/cubes.ts';
import { drawWorker } from '../art/pieces.ts';
import { drawClassHouse, drawHouse, drawSection } from '../art/signs.ts';
import { drawScene } from '../art/tile.ts';
import { drawCoin, drawFavor, drawPrestige, type Round } from '../art/tokens.ts';

/** The left edge of the first column, and the pitch of all; in pixels of the picture. */
const COLUMNS = { x: 236, pitch: 104 } as const;
const LABEL = 20;

const middleOf = (i: number): number => COLUMNS.x + (i + 0.5) * COLUMNS.pitch;

/** The names of the parts above the rows. */
export const heads = ({ y, height }: Box, words: Words): readonly Element[] =>
  PARTS.map((part, i) => {
    const box = { x: COLUMNS.x + i * COLUMNS.pitch + 1, y, width: COLUMNS.pitch - 2, height };
    return {
      box,
      facts: [part, words],
      paint(context) {
        const middle = middleOf(i);
        const round = { x: middle, y: y + 18, radius: 16 };
        signs[part](context, { x: middle - 16, y: y + 2, side: 32 }, round);
        const text = words.caylus.names.parts[part];
        const isShort = widthOf(context, text, LABEL) <= box.width;
        const lines = isShort ? [text] : wrapBalanced(context, text, words.locale, box.width, LABEL, 2);
        lines.forEach((line, at) => {
          const style = { sizes: [LABEL], fill: color.sideInk, align: 'center', width: box.width } as const;
          writeNarrowed(context, line, middle, y + 48 + at * 22, style);
        });
      },
    };
  });

const signs: { readonly [P in Part]: (context: SKRSContext2D, at: Square, round: Round) => void } = {
  castle: (context, at) => drawSection(context, 'towers', at),
  buildings: (context, at) => drawClassHouse(context, 'stone', at),
  owner: (context, at, { x }) => drawWorker(context, null, { x, y: at.y + at.side, height: at.side }),
  trades: (context, _, round) => drawPrestige(context, null, round),
  favors: (context, _, round) => drawFavor(context, round),
  penalties: (context, at) => drawHouse(context, at),
  deniers: (context, _, round) => drawCoin(context, null, round),
  cubes: (context, at) => drawAnyCube(context, false, at),
  gold: (context, at) => drawCube(context, 'gold', at),
};

/** The points of a player, and below them what they come from. */
export function points(box: Box, open: Open, seat: Seat): readonly Element[] {
  const player = open.players[seat]!; // There is one for each seat.
  return PARTS.map((part, i) => {
    const value = player.parts[part];
    const reason = reasonOf(open, seat, part);
    const area = { x: COLUMNS.x + i * COLUMNS.pitch + 1, y: box.y + 10, width: COLUMNS.pitch - 2, height: 68 };
    return {
      box: area,
      facts: ['points', value, reason],
      paint(context) {
        const fill = value < 0 ? color.warning : value === 0 ? color.sideInk : color.ink;
        const text = value < 0 ? `−${-value}` : `${value}`;
        const style = { size: 34, weight: value === 0 ? 400 : 700, fill, align: 'center' } as const;
        write(context, text, middleOf(i), area.y + 20, style);
        const small = { sizes: [22, 20], fill: color.sideInk, align: 'center', width: area.width - 4 } as const;
        if (reason !== '') writeNarrowed(context, reason, middleOf(i), area.y + 52, small);
      },
    };
  });
}

/** The sum behind a part: houses of each section, or what was left in hand. */
function reasonOf(open: Open, seat: Seat, part: Part): string {
  const hand = finalHand(open.players[seat]!, seat); // There is one for each seat.
  switch (part) {
    case 'castle':
      return SECTIONS.map((section) => housesOf(open, section, seat)).join(' + ');
    case 'deniers':
      return `${hand.deniers} ÷ 4`;
    case 'cubes':
      return `${hand.cubes} ÷ 3`;
    case 'gold':
      return `${hand.gold} × 3`;
    default:
      return '';
  }
}

const ownedBy = (open: Open, seat: Seat): readonly RoadId[] =>
  SPACES.flatMap((space) => {
    const tile = tileOn(open, space);
    return tile?.owner === seat ? [tile.building] : [];
  });

/** The buildings that a player owns at the end, with their points. */
export function owned(box: Box, open: Open, seat: Seat): Element {
  const built = ownedBy(open, seat);
  const area = { x: COLUMNS.x, y: box.y + 80, width: box.width - (COLUMNS.x - box.x) - 12, height: box.height - 90 };
  return {
    box: area,
    facts: ['owned', built],
    paint(context) {
      fillBox(context, area, color.well, 9);
      const room = area.width - 16;
      const height = area.height - 14;
      const width = Math.min(Math.floor(height * 1.4), Math.floor(room / Math.max(1, built.length)) - 6);
      built.forEach((building, i) => {
        const at = { x: area.x + 8 + i * (width + 6), y: area.y + 7, width, height };
        drawScene(context, building, at);
        const { prestige } = buildingKind(building as BuiltId);
        drawPrestige(context, prestige, { x: at.x + at.width - 16, y: at.y + 16, radius: 15 });
      });
    },
  };
}
