/** Every point of a party: a line for each scoring round, a column for each building and the walls. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import { PARTS, type Part, type Party, type Round, type Scoring } from '../../../../engines/alhambra/index.ts';
import type { Words } from '../../../../words/words.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox } from '../../../kit/page.ts';
import { write, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { drawBuildingIcon, drawIcon, paintRank } from '../art/icons.ts';
import type { Subject } from '../subject.ts';

/** From the left edge of a row to the points, the room for the names of the rounds, and the pitch of the columns; in pixels. */
const POINTS = { x: 454, label: 116, pitch: 70 } as const;

/** One player, or Dirk, in the order of the rows. */
export interface Row {
  readonly party: Party;
  readonly place: number;
  readonly total: number;
}

/** What a party scored for a part in a round. */
interface Gain {
  readonly points: number;
  /** Null for walls, and without a tile. */
  readonly rank: number | null;
  /** Tiles, or the length of the wall. */
  readonly count: number;
}

function gainOf({ buildings, walls }: Scoring, party: Party, part: Part): Gain {
  if (part === 'walls') {
    const length = party === 'dirk' ? 0 : walls[party]!;
    return { points: length, rank: null, count: length };
  }
  return buildings[part].find((one) => one.party === party) ?? { points: 0, rank: null, count: 0 };
}

/** A line for each round and one for their sums; a column for each building and the walls. */
export function table(box: Box, { party, total }: Row, { open, words }: Subject): Element {
  const rounds = open.scorings.map((scoring) => ({
    round: scoring.round,
    gains: PARTS.map((part) => gainOf(scoring, party, part)),
  }));
  const area = { x: box.x + POINTS.x - 6, y: box.y + 9, width: box.width - POINTS.x - 4, height: box.height - 18 };
  return {
    box: area,
    facts: [rounds, party, words],
    paint(context) {
      const pitch = (box.height - 20) / 5;
      const half = pitch / 2;
      const middle = (i: number) => box.y + 10 + (i + 0.5) * pitch;
      const x = (i: number) => box.x + POINTS.x + POINTS.label + (i + 0.5) * POINTS.pitch;
      PARTS.forEach((part, i) => {
        const icon = { x: x(i) - 15, y: middle(0) - 15, width: 30, height: 30 };
        if (part === 'walls') drawIcon(context, 'wall', icon);
        else drawBuildingIcon(context, part, icon);
      });
      drawIcon(context, 'points', { x: x(PARTS.length) - 15, y: middle(0) - 15, width: 30, height: 30 });
      rounds.forEach(({ round, gains }, i) => {
        paintRound(context, round, box.x + POINTS.x, middle(i + 1), words);
        gains.forEach((gain, k) => {
          paintGain(context, gain, x(k), middle(i + 1), Math.min(18, half - 1));
        });
        const sum = gains.reduce((all, { points }) => all + points, 0);
        write(context, `${sum}`, x(PARTS.length), middle(i + 1), { size: 24, weight: 700, align: 'center' });
      });
      paintSums(
        context,
        rounds.map(({ gains }) => gains),
        total,
        party,
        middle(4),
        { box, x, half },
        words,
      );
    },
  };
}

function paintRound(context: SKRSContext2D, round: Round, x: number, y: number, words: Words): void {
  const text = words.alhambra.picture.final.round(round);
  writeNarrowed(context, text, x, y, { sizes: [23, 22, 21, 20], fill: color.sideInk, width: POINTS.label });
}

/** Points in the disc of their rank. */
function paintGain(context: SKRSContext2D, { points, rank, count }: Gain, x: number, y: number, radius: number): void {
  if (points > 0 && (rank === 1 || rank === 2 || rank === 3)) {
    paintRank(context, rank, { x, y, radius }, `${points}`);
    return;
  }
  const text = count === 0 && points === 0 ? '·' : `${points}`;
  const style = { size: 23, weight: points > 0 ? 700 : 400, align: 'center' } as const;
  write(context, text, x, y, { ...style, fill: points > 0 ? color.ink : color.sideInk });
}

/** The sums of the columns, and the total. */
function paintSums(
  context: SKRSContext2D,
  gains: readonly (readonly Gain[])[],
  total: number,
  party: Party,
  y: number,
  { box, x, half }: { readonly box: Box; readonly x: (i: number) => number; readonly half: number },
  words: Words,
): void {
  const left = box.x + POINTS.x;
  fillBox(context, { x: left, y: y - half, width: box.width - POINTS.x - 14, height: 2 }, color.line);
  const label = { sizes: [24, 22, 20], weight: 700, width: POINTS.label } as const;
  writeNarrowed(context, words.alhambra.picture.final.total, left, y + 1, label);
  const bold = { size: 25, weight: 700, align: 'center' } as const;
  const sums = PARTS.map((_, i) => gains.reduce((all, round) => all + round[i]!.points, 0));
  sums.forEach((sum, i) => {
    write(context, `${sum}`, x(i), y + 1, bold);
  });
  const all = party === 'dirk' ? sums.reduce((one, other) => one + other, 0) : total;
  write(context, `${all}`, x(PARTS.length), y + 1, { ...bold, size: 30 });
}
