import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Change, Open, OpenPlayer } from '../../../../engines/carcassonne/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import type { ChangePlace } from '../../../contract.ts';
import { numberBox, showing } from '../../../kit/changed.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { frame, type PlayerCardStyle, paintPlayerCard } from '../../../kit/panels.ts';
import { write, writeName, writeNarrowed } from '../../../kit/text.ts';
import { color, type SeatMark, seatMarks } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { paintBadge } from '../map/followers.ts';
import { paintBlank, stampFigure } from '../pieces/figure.ts';
import {
  type AwardsRow,
  awardPlaces,
  goodsPlace,
  type Holdings,
  type HoldingsRow,
  hasTokens,
  holdingsOf,
  paintAwards,
  paintCompany,
  paintFigures,
  paintGoods,
} from '../pieces/holdings.ts';
import type { Subject } from '../subject.ts';
import { type Layout, type Look, PANEL } from './layout.ts';

export const CARD_STYLE: PlayerCardStyle = {
  ...{ accent, border: 6, outset: 0, band: 11 },
  ...PANEL,
};

/** The total number of followers of a player. */
const FOLLOWERS = 7;

/** A card for each player, for a kept layer: name, points, figures in hand, goods, king, and robber. */
export const cards = ({ cards: boxes, look }: Layout, { open, names, letters }: Subject): readonly Element[] =>
  open.players.map((player, i) => card(boxes[i]!, player, { open, names, letters, isActive: false, look }));

/** The frame around the card of whoever acts, for a kept layer. */
export function turnFrame({ cards: boxes }: Layout, { step, players }: Open): readonly Element[] {
  if (step.kind === 'over') return [];
  const box = boxes[players.findIndex(({ seat }) => seat === step.seat)]!;
  return frame(box, [{ stroke: accent, width: 7, outset: 5 }]);
}

/** What is on a card. */
interface Shown {
  readonly mark: SeatMark;
  readonly name: string;
  readonly letter: string;
  readonly points: string;
  /** Followers in hand. */
  readonly followers: number;
  readonly holdings: Holdings;
  /** Whether there is a row for goods and awards. */
  readonly hasTokens: boolean;
}

/**
 * One player's card.
 *
 * @param isActive whether it has the look of the player whose turn it is: bright, with a thick border
 */
export function card(
  box: Box,
  { seat, points, hand }: OpenPlayer,
  {
    open,
    names,
    letters,
    isActive,
    look,
  }: Pick<Subject, 'names' | 'letters'> & {
    readonly open: Open;
    readonly isActive: boolean;
    readonly look: Look;
  },
): Element {
  const mark = seatMarks[seat]!;
  const [name, letter] = [names[seat] ?? '', letters[seat] ?? ''];
  const holdings = holdingsOf(open, seat);
  const shown = {
    mark,
    name,
    letter,
    points: `${points}`,
    followers: hand.follower,
    holdings,
    hasTokens: hasTokens(open),
  };
  const hasSets = holdings.figures.length > 1 || shown.hasTokens;
  const paintCard = (hasSets ? paintWithSets : paintShown)[look];
  const { inset, y, size } = (hasSets ? POINTS_WITH_SETS : POINTS)[look](box.height, shown.hasTokens);
  const origin = { ...box, x: 0, y: 0 };
  return {
    // The thick border extends over the card.
    box: isActive ? grown(box, 3) : box,
    facts: [shown, isActive],
    paint(context) {
      context.translate(box.x, box.y);
      paintPlayerCard(context, origin, mark, isActive, CARD_STYLE);
      paintCard(context, origin, shown);
    },
    shows: [
      showing<Change>({ kind: 'points', seat }, numberBox(shown.points, box.x + box.width - inset, box.y + y, size)),
      ...(shown.hasTokens ? tokenPlaces(ROWS[look](box, holdings), holdings, seat) : []),
    ],
  };
}

/** The rows of a card in the column with two or three of them, in pixels from its top; goods are the third. */
const COLUMN = { two: { name: 36, figures: 80 }, three: { name: 22, figures: 60 } } as const;

/** Where the points are on a card: their right end from its right edge, their middle, and their type; in pixels. */
type PointsPlace = (height: number, hasTokens: boolean) => { inset: number; y: number; size: number };
const POINTS: { readonly [L in Look]: PointsPlace } = {
  column: () => ({ inset: 20, y: 36, size: 44 }),
  desk: (height) => ({ inset: 20, y: height / 2 + 4, size: 58 }),
};
const POINTS_WITH_SETS: { readonly [L in Look]: PointsPlace } = {
  column: (_, hasTokens) => ({ inset: 18, y: COLUMN[hasTokens ? 'three' : 'two'].name + 1, size: 42 }),
  desk: (height, hasTokens) => ({ inset: 20, y: height / 2 - (hasTokens ? 12 : 0), size: 50 }),
};

/** Where goods and awards are on a card; the last row of awards is beside the goods. */
interface TokenRows {
  readonly goods: HoldingsRow;
  readonly awards: readonly AwardsRow[];
}
const ROWS: { readonly [L in Look]: (box: Box, holdings: Holdings) => TokenRows } = {
  column(box, { awards }) {
    const goods = { x: box.x + 36, y: box.y + box.height - 16, icon: 25, size: 23 };
    const beside = { ...goods, x: box.x + box.width - 18 };
    // Two awards have no room beside the goods.
    return {
      goods,
      awards: [
        { ...beside, y: box.y + COLUMN.three.figures, awards: awards.slice(0, -1) },
        { ...beside, awards: awards.slice(-1) },
      ],
    };
  },
  desk(box, { awards }) {
    const goods = { x: box.x + 107, y: box.y + box.height - 19, icon: 26, size: 25 };
    return { goods, awards: [{ ...goods, x: box.x + box.width - 20, awards }] };
  },
};

const tokenPlaces = ({ goods, awards }: TokenRows, holdings: Holdings, seat: Seat): readonly ChangePlace[] => [
  ...goodsPlace(holdings, seat, goods),
  ...awards.flatMap(awardPlaces),
];

/** Goods, awards, and the fairy beside the last of them. */
function paintTokens(context: SKRSContext2D, { goods, awards }: TokenRows, holdings: Holdings): void {
  paintGoods(context, holdings, goods);
  const ends = awards.map((row) => paintAwards(context, row));
  paintCompany(context, holdings, { ...goods, x: ends.at(-1)! }); // Each look has a row of awards.
}

type Painters = { readonly [L in Look]: (context: SKRSContext2D, box: Box, shown: Shown) => void };

const paintShown: Painters = {
  column(context, box, { mark, name, letter, points, followers, holdings }) {
    write(context, points, box.x + box.width - 20, box.y + 36, { size: 44, weight: 700, align: 'right' });
    paintBadge(context, mark, letter, { x: box.x + 44, y: box.y + 38, radius: 20 });
    const room = box.width - 76 - 20 - 14 - 25 * points.length;
    writeName(context, name, box.x + 76, box.y + 36, { sizes: [28, 25, 22], weight: 700, width: room });
    paintFollowers(context, mark, followers, { x: box.x + 35, y: box.y + 83, pitch: 26, height: 32 });
    paintCompany(context, holdings, { x: box.x + box.width - 62, y: box.y + 82, icon: 30 });
    const style = { size: 26, weight: 700, fill: color.sideInk, align: 'right' } as const;
    write(context, `×${followers}`, box.x + box.width - 20, box.y + 84, style);
  },

  desk(context, box, { mark, name, letter, points, followers, holdings }) {
    const middle = box.y + box.height / 2;
    paintBadge(context, mark, letter, { x: box.x + 54, y: middle, radius: 27 });
    write(context, points, box.x + box.width - 20, middle + 4, { size: 58, weight: 700, align: 'right' });
    const room = box.width - 96 - 20 - 16 - 33 * points.length;
    writeNarrowed(context, name, box.x + 96, box.y + box.height * 0.34, {
      sizes: [34, 30, 26],
      weight: 700,
      width: room,
    });
    const y = Math.round(box.y + box.height * 0.74);
    paintFollowers(context, mark, followers, { x: box.x + 109, y, pitch: 28, height: 36 });
    paintCompany(context, holdings, { x: box.x + 350, y, icon: 34 });
  },
};

/** With sets: name and points above the figures in hand, and below them goods and awards if the game has any. */
const paintWithSets: Painters = {
  column(context, box, { mark, name, letter, points, holdings, hasTokens }) {
    const { name: first, figures: second } = COLUMN[hasTokens ? 'three' : 'two'];
    const radius = hasTokens ? 16 : 20;
    write(context, points, box.x + box.width - 18, box.y + first + 1, { size: 42, weight: 700, align: 'right' });
    paintBadge(context, mark, letter, { x: box.x + 40, y: box.y + first + 1, radius });
    const room = box.width - 70 - 18 - 12 - 24 * points.length;
    writeName(context, name, box.x + 70, box.y + first, {
      sizes: [28, 25, hasTokens ? 20 : 22],
      weight: 700,
      width: room,
    });
    paintFigures(context, holdings, { x: box.x + 36, y: box.y + second, icon: hasTokens ? 27 : 31, size: 24 });
    if (!hasTokens) {
      paintCompany(context, holdings, { x: box.x + box.width - 14, y: box.y + second, icon: 30 });
      return;
    }
    paintTokens(context, ROWS.column(box, holdings), holdings);
  },

  desk(context, box, { mark, name, letter, points, holdings, hasTokens }) {
    const middle = box.y + box.height / 2;
    const [first, second] = hasTokens ? [0.19, 0.52] : [0.32, 0.72];
    paintBadge(context, mark, letter, { x: box.x + 50, y: middle, radius: 25 });
    write(context, points, box.x + box.width - 20, middle - (hasTokens ? 12 : 0), {
      size: 50,
      weight: 700,
      align: 'right',
    });
    const room = box.width - 92 - 20 - 12 - 30 * points.length;
    writeNarrowed(context, name, box.x + 92, box.y + box.height * first, {
      sizes: hasTokens ? [30, 27, 24] : [32, 29, 26],
      weight: 700,
      width: room,
    });
    const y = Math.round(box.y + box.height * second);
    paintFigures(context, holdings, { x: box.x + 107, y, icon: hasTokens ? 29 : 31, size: 25 });
    if (!hasTokens) {
      paintCompany(context, holdings, { x: box.x + box.width - 130, y, icon: 31 });
      return;
    }
    paintTokens(context, ROWS.desk(box, holdings), holdings);
  },
};

/** Paints all followers in a row: those in hand, then outlines of the others. */
function paintFollowers(
  context: SKRSContext2D,
  mark: SeatMark,
  inHand: number,
  { x, y, pitch, height }: { readonly x: number; readonly y: number; readonly pitch: number; readonly height: number },
): void {
  for (let k = 0; k < FOLLOWERS; k++) {
    const figure = { kind: 'follower', mark, letter: '', x: x + k * pitch, y, height, isLying: false } as const;
    if (k < inHand) stampFigure(context, figure);
    else paintBlank(context, figure);
  }
}
