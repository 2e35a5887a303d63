/** A row for each player: the tab with what they have, and the city below it. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  type Change,
  type Character,
  COMPLETE_CITY,
  type District,
  type OpenPlayer,
  type Own,
} from '../../../../engines/citadels/index.ts';
import type { Words } from '../../../../words/words.ts';
import type { ChangePlace } from '../../../contract.ts';
import { showing } from '../../../kit/changed.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import { type Element, fillBox } from '../../../kit/page.ts';
import { type PlayerCardStyle, paintPlayerCard } from '../../../kit/panels.ts';
import { widthOf, write, writeNarrowed } from '../../../kit/text.ts';
import { color, seatMarks, size } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { drawCard } from '../art/districtCard.ts';
import { drawMedallion, paintUnknown } from '../art/medallion.ts';
import { drawCardBack, drawCrown, drawGold, drawPoints, drawSeat } from '../art/tokens.ts';
import { changesOf, cityNews } from '../deeds.ts';
import { belowCoin, dashed, paintFrame, paintGlow, paintRubble } from '../page/cities.ts';
import { amountBox, isActive, OVER, paintAmount, paintLaurel } from '../page/players.ts';
import type { Subject } from '../subject.ts';
import { tone } from '../tones.ts';
import { across, namelessCard, SMALLEST } from './layout.ts';
import { newsBox } from './news.ts';

const TOP = newsBox.y + newsBox.height + 10;
const BETWEEN = 6;
/** The height of a row, by the number of seats. */
const HEIGHT: Readonly<Record<number, number>> = { 4: 150, 5: 150, 6: 150, 7: 130 };
const TAB = 48;
const PLOT = { x: 16, pitch: 84, width: 78 } as const;

interface Rows {
  /** By seat. */
  readonly boxes: readonly Box[];
  readonly bottom: number;
}

/** @param seats from 4 to 7 */
export function rowsOf(seats: number): Rows {
  const height = HEIGHT[seats] ?? HEIGHT[7]!;
  const boxes = Array.from({ length: seats }, (_, i) => across(TOP + i * (height + BETWEEN), height));
  return { boxes, bottom: TOP + seats * (height + BETWEEN) - BETWEEN };
}

/** @param own what only the viewer knows; null for everyone */
export function playerRows({ boxes }: Rows, subject: Subject, own: Own | null): readonly Element[] {
  const { open, names, letters, story, words } = subject;
  const changes = changesOf(story);
  return open.players.map((player, i) => {
    const { seat, city } = player;
    const box = boxes[i]!;
    const character = player.character ?? (own?.seat === seat ? own.character : null);
    const { built, destroyed } = cityNews(city, seat, story);
    const shown: Shown = {
      ...{ name: names[seat] ?? '', letter: letters[seat] ?? '', character },
      isActive: isActive(open, seat),
      hasCrown: open.crown === seat,
      isMurdered: open.characters.some((one) => one.fate === 'murdered' && one.character === character),
      news: { gold: changes.gold.has(seat), hand: changes.hand.has(seat), built: [...built], destroyed },
      isLastNext: !open.isLastRound && city.length === COMPLETE_CITY - 1,
    };
    return {
      box: grown(box, OVER),
      facts: [player, shown, words],
      paint(context) {
        paintRowGround(context, box, player, shown.isActive);
        paintTab(context, box, player, shown);
        paintCity(context, box, player, shown, words);
      },
      shows: showsOf(box, player, shown),
    };
  });
}

interface Shown {
  readonly name: string;
  readonly letter: string;
  readonly character: Character | null;
  readonly isActive: boolean;
  readonly hasCrown: boolean;
  readonly isMurdered: boolean;
  readonly news: {
    readonly gold: boolean;
    readonly hand: boolean;
    /** By index in the city: what was built this round or this turn. */
    readonly built: readonly (readonly [number, 'round' | 'turn'])[];
    readonly destroyed: District | null;
  };
  /** Whether the next district of the city triggers the last round. */
  readonly isLastNext: boolean;
}

const CARD_STYLE: PlayerCardStyle = { accent, border: 5, outset: 0.5, band: 10, outlineRadius: size.radius - 1 };

const paintRowGround = (context: SKRSContext2D, box: Box, { seat }: OpenPlayer, isOnTurn: boolean): void =>
  paintPlayerCard(context, box, seatMarks[seat]!, isOnTurn, CARD_STYLE, () => {
    const { x, y, width } = box;
    context.fillStyle = isOnTurn ? accent : tone.tab;
    context.fillRect(x, y, width, TAB);
    context.fillStyle = isOnTurn ? tone.cream : color.line;
    if (isOnTurn) context.fillRect(x + CARD_STYLE.band, y, 2, box.height);
    else context.fillRect(x, y + TAB, width, 1.5);
  });

/** Gold and hand: from the left edge of the row, in pixels, and their look. */
const [GOLD, CARDS] = [394, 498];
const AMOUNT = { type: 34, gap: 26 } as const;

/** What can change on a row: gold, hand, crown, and the plots of the city. */
function showsOf(box: Box, { seat, gold, handSize, city }: OpenPlayer, { hasCrown }: Shown): readonly ChangePlace[] {
  const { x, y } = box;
  const on = { ...AMOUNT, y: y + TAB / 2 };
  return [
    showing<Change>({ kind: 'gold', seat }, amountBox({ ...on, x: x + GOLD, amount: gold })),
    showing<Change>({ kind: 'cards', seat }, amountBox({ ...on, x: x + CARDS, amount: handSize })),
    ...(hasCrown ? [showing<Change>({ kind: 'crown', seat }, { x: x + 16, y, width: TAB, height: TAB })] : []),
    ...plotsOf(box, city.length).map((place, at) =>
      at < city.length
        ? showing<Change>({ kind: 'built', seat, at }, belowCoin(place, 34))
        : showing<Change>({ kind: 'lost', seat, at }, place),
    ),
  ];
}

/** The plots of a city with so many districts, from left to right. */
function plotsOf({ x, y, height }: Box, districts: number): readonly Box[] {
  const count = Math.max(COMPLETE_CITY, districts);
  const pitch = Math.min(PLOT.pitch, Math.floor((COMPLETE_CITY * PLOT.pitch) / count));
  const size = { width: Math.min(PLOT.width, pitch - 5), height: height - TAB - 9 };
  return Array.from({ length: count }, (_, k) => ({ x: x + PLOT.x + k * pitch, y: y + TAB + 4, ...size }));
}

/** Name, crown, character, gold, hand, and points: the same columns in every row. */
function paintTab(context: SKRSContext2D, { x, y }: Box, player: OpenPlayer, shown: Shown): void {
  const { seat, gold, handSize, points, complete } = player;
  const { name, letter, character, hasCrown, news } = shown;
  const middle = y + TAB / 2;
  const ink = shown.isActive ? color.onAccent : color.ink;
  drawSeat(context, seatMarks[seat]!, letter, { x: x + 40, y: middle + 1, radius: 18.5, type: SMALLEST });
  const sizes = [32, 30, 28, 27, SMALLEST] as const;
  const room = hasCrown ? 194 : 242;
  writeNarrowed(context, name, x + 72, middle, { sizes, weight: 700, fill: ink, width: room });
  if (hasCrown) {
    const end = Math.min(
      room,
      widthOf(context, name, sizes.find((one) => widthOf(context, name, one, 700) <= room) ?? SMALLEST, 700),
    );
    drawCrown(context, x + 72 + end + 28, middle, 40);
  }
  const at = { x: x + 346, y: middle, radius: 22 };
  if (character === null) paintUnknown(context, { ...at, type: SMALLEST });
  else drawMedallion(context, character, { ...at, type: 0 }, shown.isMurdered ? 'murdered' : 'full');
  paintAmount(context, { ...AMOUNT, y: middle, ink, x: x + GOLD, amount: gold, isNew: news.gold }, (left, line) =>
    drawGold(context, left, line, 18),
  );
  paintAmount(context, { ...AMOUNT, y: middle, ink, x: x + CARDS, amount: handSize, isNew: news.hand }, (left, line) =>
    drawCardBack(context, left, line, 27, 37),
  );
  if (complete !== null) paintLaurel(context, x + 644, middle - 1, complete === 'first', 28);
  drawPoints(context, points, x + 644, middle - 1, complete === null ? 24 : 23);
}

/** The districts by their buildings, and the free plots. */
function paintCity(
  context: SKRSContext2D,
  box: Box,
  { city }: OpenPlayer,
  { news, isLastNext }: Shown,
  words: Words,
): void {
  const built = new Map(news.built);
  plotsOf(box, city.length).forEach((place, k) => {
    const { x, y, width, height } = place;
    const district = city[k];
    const isNew = built.has(k);
    if (district !== undefined) {
      if (isNew) paintGlow(context, place, 5);
      drawCard(context, district, '', x, y, namelessCard(width, height));
      if (isNew) paintFrame(context, place, 5, 36);
    } else if (k === city.length && isLastNext) lastPlot(context, grown(place, -2), words);
    else if (k === city.length && news.destroyed !== null) paintRubble(context, place, 12);
    else {
      dashed(context, grown(place, -2), color.line, 2, [7, 6]);
      const style = { size: 30, weight: 700, fill: tone.plot, align: 'center' } as const;
      write(context, `${k + 1}`, x + width / 2, y + height / 2, style);
    }
  });
}

/** The plot whose district triggers the last round. */
function lastPlot(context: SKRSContext2D, plot: Box, words: Words): void {
  fillBox(context, plot, '#FBE9BF', 8);
  dashed(context, plot, accent, 3, [9, 6]);
  const { x, y, width, height } = plot;
  const style = { align: 'center', width: width - 6 } as const;
  const middle = y + height / 2;
  writeNarrowed(context, `${COMPLETE_CITY}`, x + width / 2, middle - 16, {
    ...style,
    sizes: [34],
    weight: 700,
    fill: accent,
  });
  const [last] = words.citadels.picture.lastRoundHere;
  writeNarrowed(context, last, x + width / 2, middle + 17, { ...style, sizes: [27, SMALLEST], fill: accent });
}
