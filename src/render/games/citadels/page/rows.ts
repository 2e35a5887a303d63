/** A row a player: who, what he has, and his city. Every part paints its own stretch of the row's ground. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  type Character,
  COMPLETE_CITY,
  type District,
  type Open,
  type OpenPlayer,
  type Own,
} from '../../../../engines/citadels/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import { shortName } from '../../../../words/citadels/picture/index.ts';
import type { Box } from '../../../kit/boxes.ts';
import { fillBox, painted, strokeBox, write } from '../../../kit/canvas.ts';
import type { Item } from '../../../kit/items.ts';
import { writeName } from '../../../kit/text.ts';
import { colour, seatMarks } from '../../../kit/theme.ts';
import { drawCard, heightOf } from '../art/districtCard.ts';
import { drawMedallion, paintUnknown } from '../art/medallion.ts';
import { drawCardBack, drawCrown, drawGold, drawPoints, drawSeat } from '../art/tokens.ts';
import { changesOf, cityNews } from '../deeds.ts';
import type { Board } from './board.ts';
import { OVER, paintGround, paintLaurel } from './ground.ts';
import { COLUMN, type Layout, LEFT, pitchFor, type RowMeasures } from './layout.ts';
import { emptyPlot, lastPlot, ruin } from './plots.ts';

/**
 * Who everybody is and what he has.
 *
 * @param own what the viewer knows besides, such as his character before it is called; null for everybody
 */
export function tabs({ rows, row }: Layout, board: Board, own: Own | null): readonly Item[] {
  const { open, story } = board;
  const changes = changesOf(story);
  return open.players.map((player, i) => {
    const { seat } = player;
    const character = player.character ?? (own?.seat === seat ? own.character : null);
    return tab(rows[i]!, row, board, player, {
      isActive: isActive(open, seat),
      character,
      isMurdered: open.characters.some((one) => one.fate === 'murdered' && one.character === character),
      gold: changes.gold.has(seat),
      hand: changes.hand.has(seat),
    });
  });
}

/** All cities: every district and every free plot by itself, to be painted once and copied from then on. */
export const cities = ({ rows, row }: Layout, board: Board): readonly Item[] =>
  board.open.players.flatMap((player, i) => plots(rows[i]!, row, board, player, isActive(board.open, player.seat)));

const isActive = ({ step }: Open, seat: Seat): boolean => step.kind !== 'over' && step.seat === seat;

interface Shown {
  readonly isActive: boolean;
  readonly character: Character | null;
  readonly isMurdered: boolean;
  /** Whether gold and hand have changed in the present turn. */
  readonly gold: boolean;
  readonly hand: boolean;
}

/** Name, crown, points so far, character, gold and hand. */
function tab(box: Box, row: RowMeasures, board: Board, player: OpenPlayer, shown: Shown): Item {
  const { open, names, letters } = board;
  const { seat, gold, handSize, points } = player;
  const [name, letter] = [names[seat] ?? '', letters[seat] ?? ''];
  const hasCrown = open.crown === seat;
  return {
    box: { x: 2, y: box.y - OVER, width: LEFT.x + LEFT.width - 1, height: box.height + 2 * OVER },
    facts: [name, letter, gold, handSize, points, hasCrown, player.complete, shown],
    paint(context) {
      const { x, y } = box;
      const { isActive, character } = shown;
      const ink = isActive ? colour.onAccent : colour.ink;
      paintGround(context, box, seat, isActive);
      if (isActive) paintArrow(context, y + box.height / 2);
      const nameLine = y + row.name;
      drawSeat(context, seatMarks[seat]!, letter, { x: x + 38, y: nameLine + (hasCrown ? 5 : 0), radius: 18 });
      if (hasCrown) drawCrown(context, x + 38, nameLine - 18, 44);
      // Leaves around the points want room on both sides.
      const isComplete = player.complete !== null;
      const seal = x + (isComplete ? 184 : 187);
      writeName(context, name, x + 66, nameLine, {
        ...{ sizes: [30, 28, 26, 24, 22, 20], weight: 700, fill: ink, width: isComplete ? 88 : 94 },
      });
      if (isComplete) paintLaurel(context, seal, nameLine, player.complete === 'first');
      drawPoints(context, points, seal, nameLine, 22);
      const at = { x: x + 18 + row.character.radius, y: y + row.character.y, radius: row.character.radius };
      if (character === null) paintUnknown(context, at);
      else drawMedallion(context, character, at, shown.isMurdered ? 'murdered' : 'full');
      paintAmount(context, x + row.gold.x, y + row.gold.y, gold, shown.gold, ink, (left, middle) =>
        drawGold(context, left + 17, middle, 15.5),
      );
      paintAmount(context, x + row.hand.x, y + row.hand.y, handSize, shown.hand, ink, (left, middle) =>
        drawCardBack(context, left + 17, middle, 24, 33),
      );
    },
  };
}

/** A thing and how many there are of it; what has just changed stands out. */
function paintAmount(
  context: SKRSContext2D,
  left: number,
  middle: number,
  amount: number,
  isNew: boolean,
  ink: string,
  paintThing: (left: number, middle: number) => void,
): void {
  if (isNew) {
    const pill = { x: left - 3, y: middle - 20, width: 44 + 17 * `${amount}`.length, height: 40 };
    fillBox(context, pill, colour.active, 20);
    strokeBox(context, pill, colour.lastMove, 4, 20);
  }
  paintThing(left, middle);
  write(context, `${amount}`, left + 35, middle, { size: 30, weight: 700, fill: isNew ? colour.ink : ink, fit: 40 });
}

/** In the margin, before the row of the player on turn. */
function paintArrow(context: SKRSContext2D, y: number): void {
  painted(context, () => {
    context.beginPath();
    context.moveTo(4, y - 16);
    context.lineTo(20, y);
    context.lineTo(4, y + 16);
    context.closePath();
    context.fillStyle = colour.lastMove;
    context.fill();
    context.lineWidth = 2.5;
    context.lineJoin = 'round';
    context.strokeStyle = colour.ink;
    context.stroke();
  });
}

/** The districts of a city and the plots still free, each on its own. */
function plots(box: Box, row: RowMeasures, board: Board, player: OpenPlayer, isActive: boolean): readonly Item[] {
  const { open, locale, story } = board;
  const { seat, city } = player;
  const { pitch, width } = pitchFor(city.length);
  const { built, destroyed } = cityNews(city, seat, story);
  const count = Math.max(COMPLETE_CITY, city.length);
  const size = { ...row.card, width };
  const top = box.y + Math.round((box.height - heightOf(row.card)) / 2) - 1;
  const end = box.x + box.width + OVER;
  const first = LEFT.x + LEFT.width + 1;
  return Array.from({ length: count }, (_, k): Item => {
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
      // Its copy lies where this one lies: the ground has corners, and stakes stand a little elsewhere on each plot.
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
    colour.lastMove,
    11,
  );

/** A frame that lies on the card's edge and leaves its coin free. */
function paintFrame(context: SKRSContext2D, { x, y, width, height }: Box, line: number): void {
  painted(context, () => {
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
    context.strokeStyle = colour.lastMove;
    context.stroke();
  });
}
