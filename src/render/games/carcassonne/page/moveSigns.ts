/** The last move in signs instead of sentences, for when there is little room: who, what, where. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import { GOODS, type Sight } from '../../../../engines/carcassonne/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import type { PictureWords } from '../../../../words/carcassonne/picture/en.ts';
import type { Words } from '../../../../words/words.ts';
import type { Box } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { paintPanel } from '../../../kit/panels.ts';
import { widthOf, write, writeNarrowed } from '../../../kit/text.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { paintBadge } from '../map/followers.ts';
import { paintToken, type Token } from '../pieces/tokens.ts';
import type { Subject } from '../subject.ts';
import { paintHeading } from './lastMoveBox.ts';
import { PANEL } from './layout.ts';

/** One line: the players' badges, and what they did or got. */
interface MoveSign {
  readonly seats: readonly Seat[];
  readonly text: string;
  /** What the player took, after the text. */
  readonly tokens: readonly { readonly token: Token; readonly count: number }[];
}

/** The turn's tile with the figure placed and what its player took, then the highest score, or what the dragon did. */
export function signsOf(recent: readonly Sight[], words: Words): readonly MoveSign[] {
  const picture = words.carcassonne.picture;
  const placed = recent.findLast((sight) => sight.kind === 'placedTile');
  if (placed === undefined) return [];
  const since = recent.slice(recent.indexOf(placed));
  const sent = since.find((sight) => sight.kind === 'placedFollower');
  const scored = since.flatMap((sight) => (sight.kind === 'scoredFeature' && sight.owners.length > 0 ? [sight] : []));
  const most = scored.toSorted((a, b) => b.points - a.points)[0];
  const scores = most
    ? [{ seats: most.owners, text: picture.scored(most.points, most.feature, most.cells.length), tokens: [] }]
    : [];
  return [
    { seats: [placed.seat], text: picture.laid(sent ?? placed, sent ?? null), tokens: takenIn(since) },
    ...[...scores, ...fabledIn(since, picture)].slice(0, 1),
  ];
}

/** What happened with dragon, princess, and fairy: the rarest first. */
function fabledIn(since: readonly Sight[], words: PictureWords): readonly MoveSign[] {
  const sign = (token: Token, seats: readonly Seat[], text: string): MoveSign => ({
    ...{ seats, text },
    tokens: [{ token, count: 1 }],
  });
  const walk = since.filter((sight) => sight.kind === 'movedDragon');
  const eaten = walk.reduce((sum, { eaten }) => sum + eaten.length, 0);
  return [
    ...(walk.length === 0
      ? []
      : [sign('dragon', [], words.dragonWent(walk.filter(({ to }) => to === 'step').length, eaten))]),
    ...since.flatMap((sight) => {
      if (sight.kind === 'removedKnight') return [sign('princess', [sight.seat], words.knightRemoved)];
      return sight.kind === 'movedFairy' ? [sign('fairy', [sight.seat], words.fairyAt(sight))] : [];
    }),
  ];
}

/** Goods with their number, and awards. */
const takenIn = (since: readonly Sight[]): MoveSign['tokens'] => [
  ...GOODS.map((token) => ({
    token,
    count: since.reduce((sum, sight) => sum + (sight.kind === 'tookGoods' ? sight.goods[token] : 0), 0),
  })).filter(({ count }) => count > 0),
  ...since.flatMap((sight) =>
    sight.kind === 'tookAward' && sight.from !== sight.seat ? [{ token: sight.award, count: 1 }] : [],
  ),
];

/** The sizes of the heading and the lines, in pixels. */
interface SignType {
  readonly heading: number;
  /** From the upper edge to the middle of the heading and of the first line. */
  readonly middle: number;
  readonly first: number;
  readonly pitch: number;
  readonly badge: number;
  readonly sizes: readonly [number, ...number[]];
}

export const SIGN_TYPE = {
  desk: { heading: 28, middle: 22, first: 54, pitch: 32, badge: 12, sizes: [25, 22] },
  phone: { heading: 32, middle: 34, first: 84, pitch: 48, badge: 18, sizes: [31, 28, 26] },
} as const satisfies { readonly [look: string]: SignType };

export function moveSignsBox(box: Box, type: SignType, { letters, words }: Subject, recent: readonly Sight[]): Element {
  const picture = words.carcassonne.picture;
  const signs = signsOf(recent, words);
  return {
    box,
    facts: [words, letters, signs],
    paint(context) {
      paintPanel(context, box, PANEL);
      paintHeading(context, box, picture.lastMove, type.heading, type.middle);
      signs.forEach((sign, i) => {
        paintSign(context, box, box.y + type.first + i * type.pitch, sign, type, letters);
      });
      if (signs.length > 0) return;
      const style = { sizes: type.sizes, fill: color.sideInk, width: box.width - 40 };
      writeNarrowed(context, picture.noMoveYet, box.x + 20, box.y + type.first, style);
    },
  };
}

function paintSign(
  context: SKRSContext2D,
  box: Box,
  y: number,
  { seats, text, tokens }: MoveSign,
  { badge, sizes }: SignType,
  letters: readonly string[],
): void {
  let x = box.x + 20 + badge;
  for (const seat of seats) {
    paintBadge(context, seatMarks[seat]!, letters[seat] ?? '', { x, y, radius: badge });
    x += badge * 2.6;
  }
  const left = x - badge + 4;
  const size = sizes.at(-1) ?? sizes[0];
  let right = box.x + box.width - 16;
  for (const { token, count } of tokens.toReversed()) {
    if (count > 1) {
      write(context, `${count}`, right, y, { size, weight: 700, align: 'right' });
      right -= widthOf(context, `${count}`, size, 700) + 3;
    }
    paintToken(context, token, right - badge, y, badge * 2);
    right -= badge * 2 + 8;
  }
  writeNarrowed(context, text, left, y, { sizes, fill: color.sideInk, width: right - left });
}
