/** The cities: the districts and free plots in each player's row. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Change, COMPLETE_CITY, type District, type OpenPlayer } from '../../../../engines/citadels/index.ts';
import { shortName } from '../../../../words/citadels/picture/short.ts';
import type { Words } from '../../../../words/words.ts';
import { showing } from '../../../kit/changed.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import { type Element, fillBox, isolated } from '../../../kit/page.ts';
import { write, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { drawCard, heightOf } from '../art/districtCard.ts';
import { inUnits } from '../art/tokens.ts';
import { cityNews } from '../deeds.ts';
import type { Subject } from '../subject.ts';
import { tone } from '../tones.ts';
import { COLUMN, type Layout, LEFT, pitchFor, type RowMeasures } from './layout.ts';
import { isActive, OVER, paintGround } from './players.ts';

/** All cities, one element for each district and each free plot, for a kept layer. */
export const cities = ({ rows, row }: Layout, subject: Subject): readonly Element[] =>
  subject.open.players.flatMap((player, i) =>
    plots(rows[i]!, row, subject, player, isActive(subject.open, player.seat)),
  );

/** The districts and free plots of one city. */
function plots(
  box: Box,
  row: RowMeasures,
  subject: Subject,
  player: OpenPlayer,
  isActive: boolean,
): readonly Element[] {
  const { open, words, story } = subject;
  const { seat, city } = player;
  const { pitch, width } = pitchFor(city.length);
  const { built, destroyed } = cityNews(city, seat, story);
  const count = Math.max(COMPLETE_CITY, city.length);
  const size = { ...row.card, width };
  const top = box.y + Math.round((box.height - heightOf(row.card)) / 2) - 1;
  const end = box.x + box.width + OVER;
  const first = LEFT.x + LEFT.width + 1;
  return Array.from({ length: count }, (_, k): Element => {
    const left = COLUMN.x + k * pitch;
    const from = k === 0 ? first : left - 5;
    const to = k === count - 1 ? end : left + pitch - 5;
    const district: District | null = city[k] ?? null;
    const news = built.get(k) ?? null;
    const isLast = k === COMPLETE_CITY - 1 && !open.isLastRound && city.length === COMPLETE_CITY - 1;
    const fallen = k === city.length ? destroyed : null;
    const place = { x: left, y: top, width, height: heightOf(row.card) };
    return {
      box: { x: from, y: box.y - OVER, width: to - from, height: box.height + 2 * OVER },
      // The facts include the position, because the ground has corners and each plot's stakes differ.
      facts: [district, news, isLast, fallen, isActive, seat, k, words, pitch, from, box.y],
      paint(context) {
        paintGround(context, box, seat, isActive);
        if (district !== null) {
          if (news !== null) paintGlow(context, place, news === 'turn' ? 5 : 4);
          drawCard(context, district, shortName(district, words.citadels), left, top, size);
          if (news !== null) paintFrame(context, place, news === 'turn' ? 5 : 4);
        } else if (isLast) lastPlot(context, place, words);
        else if (fallen !== null) ruin(context, place, fallen, words);
        else emptyPlot(context, place, k + 1, seat);
      },
      shows: [
        district === null
          ? showing<Change>({ kind: 'lost', seat, at: k }, place)
          : showing<Change>({ kind: 'built', seat, at: k }, belowCoin({ ...place, height: row.card.art }, 28)),
      ],
    };
  });
}

/** The part of a card, or of its building, below the coin, which a mark would hide: so many pixels are left out. */
export const belowCoin = ({ x, y, width, height }: Box, coin: number): Box => ({
  ...{ x, y: y + coin, width, height: height - coin },
});

/** Fills the ground of something new, which its card leaves visible at the edge. */
export const paintGlow = (context: SKRSContext2D, { x, y, width, height }: Box, line: number): void =>
  fillBox(
    context,
    { x: x - line / 2, y: y - line / 2, width: width + line, height: height + line },
    color.lastMove,
    11,
  );

/** Paints a frame on the card's edge that leaves its coin free: this many pixels at the upper left. */
export function paintFrame(context: SKRSContext2D, { x, y, width, height }: Box, line: number, coin = 24): void {
  isolated(context, () => {
    context.beginPath();
    context.moveTo(x + coin, y);
    context.lineTo(x + width - 9, y);
    context.arcTo(x + width, y, x + width, y + 9, 9);
    context.lineTo(x + width, y + height - 9);
    context.arcTo(x + width, y + height, x + width - 9, y + height, 9);
    context.lineTo(x + 9, y + height);
    context.arcTo(x, y + height, x, y + height - 9, 9);
    context.lineTo(x, y + coin);
    context.lineWidth = line;
    context.strokeStyle = color.lastMove;
    context.stroke();
  });
}

/** A plot with stakes and a rope, placed slightly differently on each. */
function emptyPlot(context: SKRSContext2D, box: Box, number: number, seat: number): void {
  const plot = grown(box, -2);
  const { x, y, width, height } = plot;
  const strip = Math.min(26, Math.round(height * 0.24));
  isolated(context, () => {
    context.beginPath();
    context.roundRect(x, y, width, height, 9);
    context.clip();
    context.beginPath();
    for (let left = x - strip; left < x + width; left += 9) {
      context.moveTo(left, y + height);
      context.lineTo(left + strip, y + height - strip);
    }
    context.lineWidth = 1.6;
    context.strokeStyle = '#CDBA92';
    context.stroke();
    context.fillStyle = '#CDBA92';
    context.fillRect(x, y + height - strip - 1, width, 2);
  });
  const shift = ((number * 7 + seat * 5) % 5) * 3;
  const [left, right, ground] = [x + 12 + shift, x + width - 26 + shift, y + height - strip];
  isolated(context, () => {
    context.beginPath();
    context.moveTo(left + 3, ground - 11);
    context.quadraticCurveTo((left + right) / 2 + 3, ground - 4, right + 3, ground - 11);
    context.lineWidth = 2;
    context.strokeStyle = tone.plot;
    context.stroke();
    for (const stake of [left, right]) {
      context.fillStyle = '#D9C79C';
      context.fillRect(stake, ground - 15, 6, 17);
      context.lineWidth = 1.5;
      context.strokeRect(stake, ground - 15, 6, 17);
    }
  });
  dashed(context, plot, color.line, 2, [7, 6]);
  const middle = y + (height - strip) * 0.44;
  write(context, `${number}`, x + width / 2, middle, { size: 32, weight: 700, fill: tone.plot, align: 'center' });
}

/** The plot whose district triggers the last round. */
function lastPlot(context: SKRSContext2D, box: Box, words: Words): void {
  const plot = grown(box, -3);
  fillBox(context, plot, '#FBE9BF', 9);
  dashed(context, plot, accent, 4, [10, 7]);
  const { x, y, width, height } = plot;
  const middle = x + width / 2;
  const style = { sizes: [22, 20], align: 'center', width: width - 8, fill: color.ink } as const;
  const [first, second] = words.citadels.picture.lastRoundHere;
  const step = Math.min(24, height * 0.23);
  const line = y + height * 0.6;
  write(context, `${COMPLETE_CITY}`, middle, y + height * 0.28, {
    ...{ size: Math.min(44, height * 0.44), weight: 700, fill: accent, align: 'center' },
  });
  writeNarrowed(context, first, middle, line, style);
  writeNarrowed(context, second, middle, line + step, style);
}

/** The rubble of a district destroyed this round, with its name. */
function ruin(context: SKRSContext2D, box: Box, district: District, words: Words): void {
  paintRubble(context, box, 34);
  const { x, y, width, height } = grown(box, -2);
  writeNarrowed(context, shortName(district, words.citadels), x + width / 2, y + height - 17, {
    ...{ sizes: [22, 21, 20], weight: 700, fill: color.warning, align: 'center', width: width - 8 },
  });
}

/** Paints the plot of a destroyed district; `foot` pixels below the rubble stay free. */
export function paintRubble(context: SKRSContext2D, box: Box, foot: number): void {
  const plot = grown(box, -2);
  const { x, y, width, height } = plot;
  fillBox(context, plot, '#E3D3B4', 9);
  dashed(context, plot, color.warning, 3, [8, 5]);
  const scale = Math.min(width / 118, (height - foot) / 62);
  inUnits(context, x + width / 2, y + height - foot, scale, ({ shape, smoke, stroke }) => {
    smoke(-20, 22, '#B8ADA0');
    smoke(10, 28, '#C8BEB0');
    shape(tone.wallShade, [-40, 0, -40, 20, -34, 26, -29, 17, -22, 22, -18, 0]);
    shape(tone.wall, [12, 0, 14, 26, 20, 20, 25, 30, 31, 16, 36, 0]);
    stroke([-10, 4, 6, 22], { width: 4, color: tone.timberDark });
    shape(tone.stone, [-20, 0, -15, 9, -6, 8, -3, 0]);
    shape(tone.stoneDark, [-6, 0, 0, 7, 9, 6, 13, 0]);
  });
}

export function dashed(context: SKRSContext2D, box: Box, stroke: string, width: number, dash: readonly number[]): void {
  isolated(context, () => {
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, 9);
    context.lineWidth = width;
    context.strokeStyle = stroke;
    context.setLineDash([...dash]);
    context.stroke();
  });
}
