/** The table of a scoring round: a row for each building, a column for each party. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  BUILDINGS,
  type Building,
  type PartyScore,
  RANK_POINTS,
  type Scoring,
} from '../../../../engines/alhambra/index.ts';
import { DIRK } from '../../../../words/alhambra/names/contract.ts';
import { capital } from '../../../../words/speech.ts';
import type { AnnouncementScene, Picture } from '../../../contract.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox, layerOf, pageOf } from '../../../kit/page.ts';
import { widthOf, write, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { drawBuildingIcon, drawIcon, paintRank } from '../art/icons.ts';
import { hasTies, tiesNote } from '../final/ties.ts';
import { heading, MARGIN, TOP, WIDTH } from '../hand/parts.ts';
import { type Head, heads } from './heads.ts';

const INNER = WIDTH - 2 * MARGIN;
const LABEL = 262;
const HEAD = 104;
const ROW = 68;
const SUM = 56;
const NOTE = 46;
const RANKS = [1, 2, 3] as const;
type Rank = (typeof RANKS)[number];

type Row = Building | 'wall' | 'before' | 'gained' | 'total';
const SUMS = ['before', 'gained', 'total'] as const;
const ROWS: readonly Row[] = [...BUILDINGS, 'wall', ...SUMS];
const isSum = (row: Row): row is (typeof SUMS)[number] => SUMS.some((sum) => sum === row);

/** One party's column. Dirk has neither a wall nor a total. */
interface Column extends Head {
  readonly scores: { readonly [B in Building]: PartyScore };
  readonly wall: number | null;
  readonly sums: { readonly [S in (typeof SUMS)[number]]: number } | null;
}

export function scoringTable(scoring: Scoring, { names, words }: AnnouncementScene): Picture {
  const columns = columnsOf(scoring, names);
  const width = Math.floor((INNER - LABEL) / columns.length);
  let y = TOP;
  const next = (height: number): Box => {
    const box = { x: MARGIN, y, width: INNER, height };
    y += height;
    return box;
  };
  const head = heads(next(HEAD), columns, { left: MARGIN + LABEL, width });
  const rows = ROWS.map((row, i) => {
    if (row === 'wall' || row === 'before') y += 8;
    return rowOf(next(isSum(row) ? SUM : ROW), row, i, { scoring, columns, width, words });
  });
  const note = hasTies(scoring) ? [tiesNote(next(NOTE), words)] : [];
  return pageOf(
    WIDTH,
    y + MARGIN,
    [heading({ title: capital(words.alhambra.names.round(scoring.round)), task: '' })],
    [layerOf('head', [head]), layerOf('rows', [...rows, ...note])],
  );
}

/** Every party's column, in seat order, Dirk last. */
function columnsOf({ buildings, walls, totals }: Scoring, names: readonly string[]): readonly Column[] {
  return buildings.pavilion.map(({ party }, i): Column => {
    const scores = Object.fromEntries(
      BUILDINGS.map((building) => [building, buildings[building][i]!]),
    ) as Column['scores']; // One for each building.
    if (party === 'dirk') return { party, name: DIRK, scores, wall: null, sums: null };
    const wall = walls[party] ?? 0;
    const gained = wall + BUILDINGS.reduce((sum, building) => sum + scores[building].points, 0);
    const total = totals[party] ?? 0;
    const sums = { before: total - gained, gained, total };
    return { party, name: names[party] ?? '', scores, wall, sums };
  });
}

interface Table {
  readonly scoring: Scoring;
  readonly columns: readonly Column[];
  /** Of a column, in pixels. */
  readonly width: number;
  readonly words: AnnouncementScene['words'];
}

const rowOf = (box: Box, row: Row, i: number, { scoring, columns, width, words }: Table): Element => ({
  box,
  facts: [
    row,
    scoring.round,
    columns.map(({ scores, wall, sums }) => (isSum(row) ? sums : row === 'wall' ? wall : scores[row])),
    words,
  ],
  paint(context) {
    const middle = box.y + box.height / 2;
    fillBox(
      context,
      { ...box, height: box.height - 2 },
      row === 'total' ? color.active : i % 2 === 0 ? color.card : color.paper,
      8,
    );
    paintLabel(context, box, row, scoring, words);
    columns.forEach((column, k) => {
      const at = { x: box.x + LABEL + k * width, y: middle, width };
      if (isSum(row)) {
        if (column.sums !== null) paintSum(context, at, row, column.sums[row]);
      } else if (row === 'wall') {
        if (column.wall !== null) paintPoints(context, at, column.wall, null, column.wall);
      } else {
        const { count, rank, points } = column.scores[row];
        const scored = RANKS.slice(0, RANK_POINTS[scoring.round][row].length);
        paintPoints(context, at, count, scored.find((one) => one === rank) ?? null, points);
      }
    });
  },
});

/** The building with the points of its ranks, or the name of the row. */
function paintLabel(
  context: SKRSContext2D,
  box: Box,
  row: Row,
  { round }: Scoring,
  words: AnnouncementScene['words'],
): void {
  const left = box.x + 14;
  const middle = box.y + box.height / 2;
  const scoringWords = words.alhambra.purse.scoring;
  const style = { sizes: [28, 26, 24, 22], weight: 700, width: LABEL - 74 } as const;
  if (isSum(row)) {
    writeNarrowed(context, scoringWords[row], left, middle, { ...style, width: LABEL - 24 });
    return;
  }
  if (row === 'wall') {
    drawIcon(context, 'wall', { x: left, y: middle - 23, width: 46, height: 46 });
    writeNarrowed(context, scoringWords.wall, left + 58, middle, style);
    return;
  }
  drawBuildingIcon(context, row, { x: left, y: middle - 23, width: 46, height: 46 });
  writeNarrowed(context, words.alhambra.names.buildingLabels[row], left + 58, middle - 14, style);
  let x = left + 58;
  RANK_POINTS[round][row].forEach((points, i) => {
    paintRank(context, RANKS[i]!, { x: x + 10, y: middle + 18, radius: 10 }, '');
    write(context, `${points}`, x + 25, middle + 18, { size: 22, fill: color.sideInk });
    x += 25 + Math.ceil(widthOf(context, `${points}`, 22)) + 12;
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** What a party has, the disc of its rank, and what it scores for that. */
function paintPoints(
  context: SKRSContext2D,
  { x, y, width }: Place,
  count: number,
  rank: Rank | null,
  points: number,
): void {
  const center = x + width / 2;
  const isNone = points === 0;
  write(context, `${count}`, center - 38, y, { size: 28, align: 'right', fill: color.sideInk });
  if (rank !== null) paintRank(context, rank, { x: center - 14, y, radius: 16 }, `${rank}`);
  write(context, isNone ? '–' : `+${points}`, center + 10, y, {
    ...{ size: 30, weight: 700, fill: isNone ? color.sideInk : color.ink },
  });
}

function paintSum(context: SKRSContext2D, { x, y, width }: Place, row: (typeof SUMS)[number], points: number): void {
  const isTotal = row === 'total';
  write(context, row === 'gained' ? `+${points}` : `${points}`, x + width / 2, y, {
    ...{ size: isTotal ? 40 : 30, weight: isTotal ? 700 : 400, align: 'center' },
  });
}
