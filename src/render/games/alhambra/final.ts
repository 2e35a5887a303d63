import type { Standings } from '../../../engines/contract.ts';
import { DIRK } from '../../../words/alhambra/names/contract.ts';
import type { Picture } from '../../contract.ts';
import { type Box, grown } from '../../kit/geometry.ts';
import { type Element, layerOf, pageOf } from '../../kit/page.ts';
import { drawBadge } from '../../kit/seats.ts';
import { write, writeName, writeNarrowed } from '../../kit/text.ts';
import { color, seatMarks } from '../../kit/theme.ts';
import { drawIcon, paintRank } from './art/icons.ts';
import { type Row, table } from './final/points.ts';
import { hasTies, tiesNote } from './final/ties.ts';
import { garden, gardenFrame, well } from './page/garden.ts';
import { band, type Heading, header } from './page/header.ts';
import { HEADER, MARGIN, WIDTH } from './page/layout.ts';
import { paintCard } from './page/players.ts';
import type { Subject } from './subject.ts';
import { tone } from './tones.ts';

/** The height of a row by the number of rows; Dirk has one. */
const HEIGHTS: Readonly<Record<number, number>> = { 2: 300, 3: 300, 4: 250, 5: 212, 6: 186 };
/** Lower rows have the total beside the badge. */
const LEAST_TALL = 230;
const GAP = 10;
const TOP = 102;
/** The height of the line about ties below the rows, in pixels. */
const NOTE = 50;
/** From the left edge of a row to the alhambra, and its width; in pixels. */
const GARDEN = { x: 206, width: 236 } as const;
/** The largest cell, and the width of the line along the wall. */
const LARGEST = 64;
const LINE = 3;

export function finalBoard(subject: Subject, standings: Standings, heading: Heading): Picture {
  const { open } = subject;
  const rows: readonly Row[] = [
    ...standings.map(({ seat, place, points }) => ({ party: seat, place, total: points })),
    ...(open.dirk === null ? [] : [{ party: 'dirk' as const, place: 0, total: 0 }]),
  ];
  const height = HEIGHTS[rows.length] ?? HEIGHTS[6]!;
  const box = (i: number): Box => ({ x: MARGIN, y: TOP + i * (height + GAP), width: WIDTH - 2 * MARGIN, height });
  const end = TOP + rows.length * (height + GAP) - GAP;
  const note = { x: MARGIN, y: end, width: WIDTH - 2 * MARGIN, height: NOTE };
  const notes = open.scorings.some(hasTies) ? [tiesNote(note, subject.words)] : [];
  return pageOf(
    WIDTH,
    end + (notes.length === 0 ? MARGIN : NOTE),
    header(HEADER, heading),
    [
      layerOf(
        'grounds',
        rows.flatMap((row, i) => ground(box(i), row)),
        true,
      ),
      layerOf(
        'rows',
        rows.flatMap((row, i) => [
          tab(box(i), row, subject),
          ...alhambra(box(i), row, subject),
          table(box(i), row, subject),
        ]),
      ),
      layerOf('notes', notes),
    ],
    [band(HEADER, heading.title)],
  );
}

const gardenBox = ({ x, y, height }: Box): Box => ({
  x: x + GARDEN.x,
  width: GARDEN.width,
  y: y + 12,
  height: height - 24,
});

function ground(box: Box, { party, place }: Row): readonly Element[] {
  const border = party === 'dirk' ? tone.dirk : seatMarks[party]!.color;
  return [
    {
      box: grown(box, 2),
      facts: ['row', border, place === 1, box.height],
      paint: (context) => paintCard(context, box, border, place === 1),
    },
    ...(party === 'dirk' ? [] : [well(gardenBox(box), 28)]),
  ];
}

/** Place, name, and total. */
function tab(box: Box, { party, place, total }: Row, { names, letters, words }: Subject): Element {
  const width = party === 'dirk' ? GARDEN.x + GARDEN.width : GARDEN.x;
  const area = { x: box.x + 10, y: box.y + 10, width: width - 16, height: box.height - 20 };
  const name = party === 'dirk' ? DIRK : (names[party] ?? '');
  const letter = party === 'dirk' ? '' : (letters[party] ?? '');
  return {
    box: area,
    facts: [party, name, letter, place, total, words],
    paint(context) {
      const { x, y, height } = box;
      const first = y + 44;
      const last = y + height - 38;
      if (party === 'dirk') {
        drawIcon(context, 'dirk', { x: x + 16, y: y + 14, width: 60, height: 60 });
        write(context, name, x + 90, first, { size: 30, weight: 700 });
        const style = { sizes: [24, 22, 20], fill: color.sideInk, width: GARDEN.x + GARDEN.width - 30 } as const;
        writeNarrowed(context, words.alhambra.picture.dirk.role, x + 18, y + 102, style);
        return;
      }
      const rank = place === 1 || place === 2 || place === 3 ? place : null;
      if (rank !== null) paintRank(context, rank, { x: x + 40, y: first, radius: 24 }, `${place}`);
      else write(context, `${place}`, x + 40, first, { size: 34, weight: 700, align: 'center' });
      drawBadge(context, seatMarks[party]!, letter, { x: x + 96, y: first, radius: 19, type: 23 });
      const isLow = height < LEAST_TALL;
      const style = { sizes: [30, 27, 24, 22], weight: 700, width: GARDEN.x - 28 } as const;
      writeName(context, name, x + 18, isLow ? y + height * 0.68 : y + height / 2 + 6, style);
      if (isLow) write(context, `${total}`, x + GARDEN.x - 14, first, { size: 42, weight: 700, align: 'right' });
      else {
        drawIcon(context, 'points', { x: x + 16, y: last - 20, width: 40, height: 40 });
        write(context, `${total}`, x + 66, last, { size: 48, weight: 700 });
      }
    },
  };
}

function alhambra(box: Box, { party }: Row, { open }: Subject): readonly Element[] {
  if (party === 'dirk') return [];
  const player = open.players[party]!;
  const area = gardenBox(box);
  return [garden(gardenFrame(area, area, player, [], LARGEST), player, [], LINE, { hasCost: false })];
}
