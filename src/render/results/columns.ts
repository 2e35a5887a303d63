/** The columns of a leaderboard, and where everything is in its rows, in pixels. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Measure } from '../../words/common/results/contract.ts';
import type { Screen } from '../contract.ts';
import { writeNarrowed } from '../kit/text.ts';
import { color } from '../kit/theme.ts';
import { type Accent, paintBar, paintChange, paintRecent } from './marks.ts';
import type { LeaderboardRow, LeaderboardScene } from './scene.ts';

/** Where the left part of a row is. */
export interface RowMeasures {
  readonly pitch: number;
  readonly height: number;
  /** The middle of the place, and its type size. */
  readonly place: number;
  readonly placeType: number;
  /** The width of the field behind the reader's own place. */
  readonly field: number;
  readonly arms: number;
  readonly armsHeight: number;
  readonly name: {
    readonly x: number;
    readonly width: number;
    readonly sizes: readonly number[];
    /** Of a note below the name. */
    readonly noteSizes: readonly number[];
  };
}

export const rowMeasures: { readonly [S in Screen]: RowMeasures } = {
  desktop: {
    ...{ pitch: 78, height: 70, place: 66, placeType: 36, field: 82, arms: 134, armsHeight: 50 },
    name: { x: 170, width: 212, sizes: [34, 30, 26], noteSizes: [22, 20] },
  },
  phone: {
    ...{ pitch: 104, height: 94, place: 66, placeType: 40, field: 82, arms: 144, armsHeight: 66 },
    name: { x: 186, width: 200, sizes: [40, 34, 30], noteSizes: [28, 26] },
  },
};

export interface Column {
  readonly head: string;
  readonly headSizes: readonly number[];
  readonly isMeasure: boolean;
  /** Of the column. */
  readonly middle: number;
  readonly width: number;
  /** Of the head, which has more room where the columns beside it have none. */
  readonly headMiddle: number;
  readonly headWidth: number;
  paint(context: SKRSContext2D, row: LeaderboardRow, middle: number, y: number, width: number): void;
}

/** How many of the last games are shown. */
const RECENT = 10;
const NONE = '–';

/** The middle and the width of each column on a desktop. */
const DESKTOP = {
  games: [424, 80],
  wins: [500, 70],
  winRate: [582, 90],
  place: [684, 104],
  points: [794, 112],
  recent: [912, 104],
  rating: [1034, 118],
} as const;
/** On a phone: one figure, and the rating. */
const PHONE = { figure: [438, 92], rating: [548, 116], head: { headMiddle: 410, headWidth: 150 } } as const;

/** The columns for a screen; on a phone the rating, and what the page is sorted by, or else the win rate. */
export function columnsFor(scene: LeaderboardScene, accent: Accent): readonly Column[] {
  const { by, players, words, rows, screen } = scene;
  const { results } = words;
  const isPhone = screen === 'phone';
  const heads: { readonly [M in Measure]: string } = {
    ...results.columns,
    points: players === null ? '' : results.points(players),
  };
  const texts: { readonly [M in Exclude<Measure, 'rating'>]: (row: LeaderboardRow) => string } = {
    games: ({ games }) => String(games),
    wins: ({ wins }) => String(wins),
    winRate: ({ wins, games }) => results.percent(wins / games),
    place: ({ averagePlace }) => results.average(averagePlace),
    points: ({ averagePoints }) => (averagePoints === null ? NONE : results.average(averagePoints)),
  };
  const headSizes = isPhone ? [30, 26] : [24, 22, 20];
  const figure = (
    name: Exclude<Measure, 'rating'>,
    [middle, width]: readonly [number, number],
    isLarge = false,
  ): Column => ({
    ...{ head: heads[name], headSizes, isMeasure: by === name, middle, width },
    ...(isPhone ? PHONE.head : { headMiddle: middle, headWidth: width }),
    paint(context, row, x, y) {
      const isBold = by === name || name === 'wins' || name === 'winRate';
      const sizes = isLarge ? [44, 40] : isPhone ? [36, 32] : [30, 28, 26];
      const up = name === 'winRate' && !isPhone && !isLarge ? 9 : 1;
      writeNarrowed(context, texts[name](row), x, y - up, {
        ...{ sizes, width, align: 'center', weight: isBold ? 700 : 400 },
        fill: isBold ? color.ink : color.sideInk,
      });
      if (up === 1) return;
      const bar = { x: x - 40, y: y + 16, width: 80, height: 9 };
      paintBar(context, bar, { share: row.wins / row.games, fill: accent });
    },
  });
  const rating = ([middle, width]: readonly [number, number]): Column => ({
    ...{
      head: heads.rating,
      headSizes,
      isMeasure: by === 'rating',
      middle,
      width,
      headMiddle: middle,
      headWidth: width,
    },
    paint(context, row, x, y) {
      const said = row.rating === null ? NONE : String(row.rating);
      const sizes = isPhone ? [46, 40] : [44, 40];
      writeNarrowed(context, said, x + width / 2, y - 1, { sizes, width, weight: 700, align: 'right' });
      if (row.change === null || row.rating === null) return;
      paintChange(context, row.change, x + width / 2 + 10, y, isPhone ? 30 : 26, isPhone ? 78 : 66);
    },
  });
  // A page without ratings has large figures of what it is sorted by instead.
  const isRated = by === 'rating' || rows.some((row) => row.rating !== null);
  const large = isRated
    ? rating
    : (place: readonly [number, number]) => ({
        ...figure(by, place, true),
        ...{ headMiddle: place[0], headWidth: place[1] },
      });
  if (isPhone) {
    const other = by === 'rating' || !isRated ? 'winRate' : by;
    return [figure(other, PHONE.figure), large(PHONE.rating)];
  }
  const [middle, width] = DESKTOP.recent;
  const recent: Column = {
    ...{
      head: results.columns.recent,
      headSizes,
      isMeasure: false,
      middle,
      width,
      headMiddle: middle,
      headWidth: width,
    },
    paint: (context, row, x, y) =>
      paintRecent(context, { x: x - width / 2, y: y - 18, width, height: 36 }, row.recent, RECENT),
  };
  return [
    figure('games', DESKTOP.games),
    figure('wins', DESKTOP.wins),
    figure('winRate', DESKTOP.winRate),
    figure('place', DESKTOP.place),
    ...(players === null || (by === 'points' && !isRated) ? [] : [figure('points', DESKTOP.points)]),
    ...(rows.some((row) => row.recent.length > 0) ? [recent] : []),
    large(DESKTOP.rating),
  ];
}
