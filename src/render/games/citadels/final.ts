/** The final score: a row for each player, best first, with the city and the parts of the points. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import { COLOURS, type Colour, colourOf, type District, type OpenPlayer } from '../../../engines/citadels/index.ts';
import type { Standings } from '../../../engines/contract.ts';
import { pictureWords } from '../../../words/citadels/picture/index.ts';
import type { Picture } from '../../contract.ts';
import type { Box } from '../../kit/geometry.ts';
import { type Element, isolated, layerOf, pageOf } from '../../kit/page.ts';
import { write, writeName, writeNarrowed } from '../../kit/text.ts';
import { color, seatMarks } from '../../kit/theme.ts';
import { type CardSize, drawCard, heightOf } from './art/districtCard.ts';
import { paintEmblem } from './art/emblems.ts';
import { drawGold, drawPoints, drawSeat } from './art/tokens.ts';
import { type Heading, header } from './page/header.ts';
import { HEADER, MARGIN, WIDTH } from './page/layout.ts';
import { OVER, paintGround, paintLaurel } from './page/players.ts';
import type { Subject } from './subject.ts';

const HEADS = 44;
const GAP = 8;
/** The height of a row by the number of seats. */
const HEIGHT: Readonly<Record<number, number>> = { 4: 140, 5: 132, 6: 124, 7: 112 };
/** The box of the city, then the middles of the columns. */
const CITY = { x: 254, width: 496 } as const;
const POINTS = 794;
const FIVE = 898;
const COMPLETE = 1015;
const TOTAL = 1112;

/** Buildings without names. */
const CHIP: CardSize = { width: 56, art: 66, band: 12, foot: 0, radius: 6, coin: 12, emblem: 0, names: [10] };

export function finalBoard(subject: Subject, standings: Standings, heading: Heading): Picture {
  const { open, locale } = subject;
  const height = HEIGHT[open.players.length] ?? HEIGHT[7]!;
  const top = MARGIN + HEADER + HEADS + 8;
  const whole = top + standings.length * (height + GAP) - GAP + MARGIN;
  const rows = standings.map(({ seat, place, points }, i) => {
    const box = { x: MARGIN, y: top + i * (height + GAP), width: WIDTH - 2 * MARGIN, height };
    return row(box, subject, open.players[seat]!, place, points);
  });
  return pageOf(
    WIDTH,
    whole,
    [header({ x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: HEADER }, heading), heads(locale)],
    [layerOf('rows', rows)],
  );
}

/** The titles of the columns. */
function heads(locale: Subject['locale']): Element {
  const words = pictureWords[locale].final;
  const box = { x: MARGIN, y: MARGIN + HEADER + 2, width: WIDTH - 2 * MARGIN, height: HEADS };
  return {
    box,
    facts: locale,
    paint(context) {
      const y = box.y + box.height / 2 + 2;
      const style = { sizes: [24, 22], fill: color.sideInk, align: 'center' } as const;
      writeNarrowed(context, words.city, (CITY.x + POINTS) / 2, y, { ...style, width: 300 });
      writeNarrowed(context, words.colors, FIVE, y, { ...style, width: 120 });
      writeNarrowed(context, words.complete, COMPLETE, y, { ...style, width: 106 });
      writeNarrowed(context, words.total, TOTAL, y, { ...style, weight: 700, width: 84 });
    },
  };
}

function row(box: Box, { names, letters }: Subject, player: OpenPlayer, place: number, total: number): Element {
  const { seat, city, gold, points, complete } = player;
  const [name, letter] = [names[seat] ?? '', letters[seat] ?? ''];
  return {
    box: { x: MARGIN - OVER, y: box.y - OVER, width: box.width + 2 * OVER, height: box.height + 2 * OVER },
    facts: [name, letter, city, gold, points, complete, place, total],
    paint(context) {
      const { x, y, height } = box;
      const isWinner = place === 1;
      const middle = y + height / 2;
      paintGround(context, box, seat, isWinner);
      const ink = isWinner ? color.onAccent : color.ink;
      const [first, second] = [y + height * 0.3, y + height - 29];
      write(context, `${place}`, x + 47, first, { size: 40, weight: 700, fill: ink, align: 'center' });
      if (isWinner) paintLaurel(context, x + 47, first, true);
      writeName(context, name, x + 86, first, { sizes: [30, 28, 26, 24, 22], weight: 700, fill: ink, width: 124 });
      drawSeat(context, seatMarks[seat]!, letter, { x: x + 47, y: second, radius: 17 });
      drawGold(context, x + 103, second, 15);
      write(context, `${gold}`, x + 125, second, { size: 28, weight: 700, fill: ink });
      paintCity(context, city, middle);
      const number = { size: 36, weight: 700, align: 'center' } as const;
      write(context, `${points}`, POINTS, middle, number);
      // If everyone else has left the table, there is no bonus: only the districts count.
      const bonus = complete === null || total === points ? 0 : complete === 'first' ? FIRST : LATER;
      paintColors(context, city, total - points - bonus, FIVE, middle);
      if (complete !== null) paintLaurel(context, COMPLETE, middle, complete === 'first');
      write(context, bonus === 0 ? '–' : `+${bonus}`, COMPLETE, middle, { ...number, size: bonus === 0 ? 30 : 28 });
      drawPoints(context, total, TOTAL, middle, 40);
    },
  };
}

/** For a complete city (rules §9). */
const FIRST = 4;
const LATER = 2;

function paintCity(context: SKRSContext2D, city: readonly District[], middle: number): void {
  const pitch = Math.min(62, Math.floor(CITY.width / Math.max(1, city.length)));
  const size = { ...CHIP, width: Math.min(CHIP.width, pitch - 5) };
  const top = Math.round(middle - heightOf(size) / 2);
  city.forEach((district, i) => {
    drawCard(context, district, '', CITY.x + i * pitch, top, size);
  });
}

/**
 * Paints the five classes, those in the city in full color, and the bonus for all of them. With the bonus, the Haunted
 * City replaces a missing class.
 */
function paintColors(
  context: SKRSContext2D,
  city: readonly District[],
  bonus: number,
  x: number,
  middle: number,
): void {
  const shown = new Set<Colour>(city.map(colourOf));
  COLOURS.forEach((one, i) => {
    isolated(context, () => {
      if (!shown.has(one) && bonus === 0) context.globalAlpha = 0.22;
      paintEmblem(context, one, x + (i - 2) * 23, middle - 18, 10);
    });
  });
  const text = bonus > 0 ? `+${bonus}` : '–';
  write(context, text, x, middle + 20, { size: bonus > 0 ? 32 : 30, weight: 700, align: 'center' });
}
