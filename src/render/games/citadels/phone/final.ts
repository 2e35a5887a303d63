/** The final score on a phone: a row for each player, best first, with what the points are made of. */
import { type Ending, endingsOf } from '../../../../engines/citadels/index.ts';
import type { Standings } from '../../../../engines/contract.ts';
import type { Picture } from '../../../contract.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, layerOf, pageOf } from '../../../kit/page.ts';
import { type PlayerCardStyle, paintPlayerCard } from '../../../kit/panels.ts';
import { write, writeNarrowed } from '../../../kit/text.ts';
import { seatMarks, size } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { drawPoints, drawSeat } from '../art/tokens.ts';
import type { Heading } from '../page/header.ts';
import { OVER, paintLaurel } from '../page/players.ts';
import type { Subject } from '../subject.ts';
import { paintRemark, paintSum, SUM_STYLES } from '../sum.ts';
import { tallHeader } from './header.ts';
import { across, MARGIN, SMALLEST, TOP, WIDTH } from './layout.ts';

const ROW = 152;
const PITCH = 160;
const CARD_STYLE: PlayerCardStyle = { accent, border: 5, outset: 0.5, band: 10, outlineRadius: size.radius - 1 };

export function tallFinal(subject: Subject, standings: Standings, heading: Heading): Picture {
  const endings = endingsOf(subject.open, standings);
  const rows = endings.map((ending, i) => row(across(TOP + i * PITCH, ROW), subject, ending));
  const { names, sentence, note, title } = heading;
  const tall = { names, sentence, short: null, note, line: title, sign: null, isUrgent: false, deckSize: null };
  return pageOf(WIDTH, TOP + rows.length * PITCH - (PITCH - ROW) + MARGIN, [tallHeader(tall)], [layerOf('rows', rows)]);
}

function row(box: Box, { open, names, letters, words }: Subject, ending: Ending): Element {
  const { seat, place, total } = ending;
  const player = open.players[seat]!;
  const [name, letter] = [names[seat] ?? '', letters[seat] ?? ''];
  return {
    box: { x: box.x - OVER, y: box.y - OVER, width: box.width + 2 * OVER, height: box.height + 2 * OVER },
    facts: [name, letter, player.points, ending, words],
    paint(context) {
      const { x, y, width, height } = box;
      paintPlayerCard(context, box, seatMarks[seat]!, place === 1, CARD_STYLE);
      const [first, second] = [y + 48, y + height - 40];
      write(context, `${place}`, x + 52, first, { size: 44, weight: 700, align: 'center' });
      if (place === 1) paintLaurel(context, x + 52, first, true, 30);
      drawSeat(context, seatMarks[seat]!, letter, { x: x + 130, y: first, radius: 26, type: 28 });
      const style = { sizes: [42, 40, 38, 36, 34, 32, 30], weight: 700, width: width - 174 - 112 } as const;
      writeNarrowed(context, name, x + 174, first, style);
      drawPoints(context, total, x + width - 56, y + 46, 38);
      const line = { left: x + 30, right: x + width - 14, y: second };
      const end = paintSum(context, line, player, ending, words, SUM_STYLES.phone);
      if (ending.haunted !== null) paintRemark(context, { ...line, from: end }, ending, words, SMALLEST);
    },
  };
}
