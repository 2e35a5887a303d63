/** The cities: the districts and free plots in each player's row. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { COMPLETE_CITY, type District, type OpenPlayer } from '../../../../engines/citadels/index.ts';
import { shortName } from '../../../../words/citadels/picture/index.ts';
import { fillBox, isolated } from '../../../kit/canvas.ts';
import type { Box } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { color } from '../../../kit/theme.ts';
import { drawCard, heightOf } from '../art/districtCard.ts';
import { cityNews } from '../deeds.ts';
import type { Subject } from '../subject.ts';
import { COLUMN, type Layout, LEFT, pitchFor, type RowMeasures } from './layout.ts';
import { isActive, OVER, paintGround } from './players.ts';
import { emptyPlot, lastPlot, ruin } from './plots.ts';

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
  const { open, locale, story } = subject;
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
      // The position is part of the facts, because the ground has corners and each plot's stakes are elsewhere.
      facts: [district, news, isLast, fallen, isActive, seat, k, locale, pitch, from, box.y],
      paint(context) {
        paintGround(context, box, seat, isActive);
        if (district !== null) {
          if (news !== null) paintGlow(context, place, news === 'turn' ? 5 : 4);
          drawCard(context, district, shortName(district, locale), left, top, size);
          if (news !== null) paintFrame(context, place, news === 'turn' ? 5 : 4);
        } else if (isLast) lastPlot(context, place, locale);
        else if (fallen !== null) ruin(context, place, fallen, locale);
        else emptyPlot(context, place, k + 1, seat);
      },
    };
  });
}

const paintGlow = (context: SKRSContext2D, { x, y, width, height }: Box, line: number): void =>
  fillBox(
    context,
    { x: x - line / 2, y: y - line / 2, width: width + line, height: height + line },
    color.lastMove,
    11,
  );

/** Paints a frame on the card's edge that leaves its coin free. */
function paintFrame(context: SKRSContext2D, { x, y, width, height }: Box, line: number): void {
  isolated(context, () => {
    context.beginPath();
    context.moveTo(x + 24, y);
    context.lineTo(x + width - 9, y);
    context.arcTo(x + width, y, x + width, y + 9, 9);
    context.lineTo(x + width, y + height - 9);
    context.arcTo(x + width, y + height, x + width - 9, y + height, 9);
    context.lineTo(x + 9, y + height);
    context.arcTo(x, y + height, x, y + height - 9, 9);
    context.lineTo(x, y + 24);
    context.lineWidth = line;
    context.strokeStyle = color.lastMove;
    context.stroke();
  });
}
