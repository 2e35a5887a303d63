/** The final score: a row for each player, best first, with the city and the parts of the score. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Ending, endingsOf, type OpenPlayer } from '../../../engines/citadels/index.ts';
import type { Standings } from '../../../engines/contract.ts';
import { shortName } from '../../../words/citadels/picture/short.ts';
import type { Words } from '../../../words/words.ts';
import type { Picture } from '../../contract.ts';
import type { Box } from '../../kit/geometry.ts';
import { type Element, layerOf, pageOf } from '../../kit/page.ts';
import { write, writeName } from '../../kit/text.ts';
import { color, seatMarks } from '../../kit/theme.ts';
import { type CardSize, drawCard } from './art/districtCard.ts';
import { paintEmblem } from './art/emblems.ts';
import { drawPoints, drawSeat } from './art/tokens.ts';
import { type Heading, header } from './page/header.ts';
import { COLUMN, HEADER, MARGIN, NAMES, WIDTH } from './page/layout.ts';
import { OVER, paintGround, paintLaurel } from './page/players.ts';
import type { Subject } from './subject.ts';
import { paintRemark, paintSum, SUM_STYLES } from './sum.ts';

const GAP = 8;
/** The height of a row and of the art on its cards, by the number of seats. */
const ROWS: Readonly<Record<number, { readonly height: number; readonly art: number }>> = {
  4: { height: 200, art: 100 },
  5: { height: 170, art: 70 },
  6: { height: 170, art: 70 },
  7: { height: 144, art: 44 },
};
const CARD: CardSize = {
  ...{ width: COLUMN.width, art: 70, band: 32, foot: 0, radius: 9, coin: 16.5, emblem: 10.5, names: NAMES },
};
/** From the upper edge of a row to its cards, and from its lower edge to the middle of the sum. */
const INSET = 14;
const SUM = 25;
/** The room for the cards of more than eight districts, and the minimum width of a card with a name. */
const CITY = 920;
const NAMED = 100;

export function finalBoard(subject: Subject, standings: Standings, heading: Heading): Picture {
  const { open } = subject;
  const { height, art } = ROWS[open.players.length] ?? ROWS[7]!;
  const box = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: HEADER };
  const top = MARGIN + HEADER + 10;
  const rows = endingsOf(open, standings).map((ending, i) =>
    row({ ...box, y: top + i * (height + GAP), height }, { ...CARD, art }, subject, ending),
  );
  const whole = top + rows.length * (height + GAP) - GAP + MARGIN;
  return pageOf(WIDTH, whole, [header(box, heading)], [layerOf('rows', rows)]);
}

function row(box: Box, card: CardSize, { open, names, letters, words }: Subject, ending: Ending): Element {
  const player = open.players[ending.seat]!;
  const { seat, city, points, complete } = player;
  const [name, letter] = [names[seat] ?? '', letters[seat] ?? ''];
  return {
    box: { x: box.x - OVER, y: box.y - OVER, width: box.width + 2 * OVER, height: box.height + 2 * OVER },
    facts: [name, letter, city, points, complete, ending, words],
    paint(context) {
      paintGround(context, box, seat, ending.place === 1);
      paintTab(context, box, name, letter, ending);
      paintCity(context, city, { x: COLUMN.x + 1, y: box.y + INSET }, card, ending.haunted, words);
      paintLine(context, box, player, ending, words);
    },
  };
}

/** Place, name, badge, and total. */
function paintTab(context: SKRSContext2D, { x, y, height }: Box, name: string, letter: string, ending: Ending): void {
  const { seat, place, total } = ending;
  const fill = place === 1 ? color.onAccent : color.ink;
  const [first, second] = [y + Math.round(height * 0.26), y + Math.round(height * 0.7)];
  write(context, `${place}`, x + 46, first, { size: 40, weight: 700, fill, align: 'center' });
  if (place === 1) paintLaurel(context, x + 46, first, true);
  writeName(context, name, x + 84, first, { sizes: [32, 30, 28, 26, 24], weight: 700, fill, width: 126 });
  drawSeat(context, seatMarks[seat]!, letter, { x: x + 46, y: second, radius: 20 });
  drawPoints(context, total, x + 147, second, Math.min(39, Math.round(height * 0.22)));
}

/**
 * The cards of a city with their names, or without if there are very many. The Haunted City also shows the color that it
 * counts as.
 */
function paintCity(
  context: SKRSContext2D,
  city: OpenPlayer['city'],
  { x, y }: { readonly x: number; readonly y: number },
  size: CardSize,
  haunted: Ending['haunted'],
  words: Words,
): void {
  const pitch = city.length <= 8 ? COLUMN.pitch : Math.floor(CITY / city.length);
  const isNamed = pitch >= NAMED;
  const card = { ...size, width: Math.min(size.width, pitch - 7), names: isNamed ? size.names : [] };
  city.forEach((district, i) => {
    drawCard(context, district, isNamed ? shortName(district, words.citadels) : '', x + i * pitch, y, card);
    if (haunted === null || district !== 'haunted_city') return;
    // Beneath the emblem of its own class, or above it where that is on the band.
    const at = y + card.emblem * 3 + 8;
    paintEmblem(context, haunted, x + i * pitch + card.width - card.emblem - 4, at, card.emblem);
  });
}

/** The parts of the score and, on the right, what broke a tie or was missing. */
function paintLine(context: SKRSContext2D, box: Box, player: OpenPlayer, ending: Ending, words: Words): void {
  const left = COLUMN.x + 1;
  const right = box.x + box.width - 12;
  const y = box.y + box.height - SUM;
  context.fillStyle = color.line;
  context.fillRect(left, y - 26, right - left, 1.5);
  const end = paintSum(context, { left, right, y }, player, ending, words, SUM_STYLES.desktop);
  paintRemark(context, { from: end, right, y }, ending, words, 26);
}
