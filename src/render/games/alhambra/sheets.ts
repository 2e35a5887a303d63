/** Reference sheets: all tiles, all coins, the points of the scorings, and the pictures in the rules. */

import { createCanvas } from '@napi-rs/canvas';
import {
  type Alhambra,
  BUILDINGS,
  type Building,
  COIN_VALUES,
  CURRENCIES,
  RANK_POINTS,
  ROUNDS,
  TILES,
} from '../../../engines/alhambra/index.ts';
import { capital } from '../../../words/speech.ts';
import type { Words } from '../../../words/words.ts';
import type { Picture, Screen, Sheet } from '../../contract.ts';
import type { Box } from '../../kit/geometry.ts';
import { type Element, layerOf, pageOf } from '../../kit/page.ts';
import { paintPanel } from '../../kit/panels.ts';
import { wrapBalanced, write, writeNarrowed } from '../../kit/text.ts';
import { color } from '../../kit/theme.ts';
import { drawCoin } from './art/coin.ts';
import { drawBuildingIcon, paintRank } from './art/icons.ts';
import { drawTile } from './art/tile.ts';
import { FIGURE_NAMES, figure } from './figures/index.ts';
import { heading, MARGIN, TOP, WIDTH } from './hand/parts.ts';
import { tallHeader } from './phone/header.ts';
import * as phone from './phone/layout.ts';

/** How a sheet is laid out on a screen, in pixels. */
interface SheetStyle {
  readonly width: number;
  readonly margin: number;
  readonly top: number;
  readonly gap: number;
  /** Type sizes, from the preferred to the smallest. */
  readonly type: readonly [number, number, number];
  readonly tiles: {
    readonly side: number;
    readonly pitch: number;
    readonly columns: number;
    /** The room for the name: beside the tiles, or above them. */
    readonly left: number;
    readonly above: number;
  };
  readonly coins: { readonly radius: number; readonly left: number };
  readonly points: { readonly row: number; readonly left: number };
}

const STYLES: { readonly [S in Screen]: SheetStyle } = {
  desktop: {
    ...{ width: WIDTH, margin: MARGIN, top: TOP, gap: 8, type: [28, 26, 24] },
    tiles: { side: 80, pitch: 85, columns: 11, left: 212, above: 10 },
    coins: { radius: 44, left: 240 },
    points: { row: 72, left: 330 },
  },
  phone: {
    ...{ width: phone.WIDTH, margin: phone.MARGIN, top: phone.TOP, gap: phone.GAP, type: [30, 28, phone.SMALLEST] },
    tiles: { side: 102, pitch: 111, columns: 6, left: 14, above: 56 },
    coins: { radius: 31, left: 106 },
    points: { row: 72, left: 240 },
  },
};

type Content = (style: SheetStyle, words: Words) => { readonly elements: readonly Element[]; readonly bottom: number };

const sheet = (title: (words: Words) => string, content: Content): Sheet<Alhambra> => ({
  picture: (words, _view, screen) => page(title(words), content, words, screen),
});

function page(title: string, content: Content, words: Words, screen: Screen): Picture {
  const style = STYLES[screen];
  const game = words.alhambra.game.name;
  const { elements, bottom } = content(style, words);
  const header =
    screen === 'phone'
      ? tallHeader({ names: [], sentence: () => title, line: game, sign: null, note: '', left: null })
      : heading({ title: game, task: title });
  return pageOf(style.width, bottom + style.margin, [header], [layerOf('items', elements)]);
}

/** A panel for each building with all its tiles, by cost. */
const tiles: Content = ({ width, margin, top, gap, type, tiles: style }, words) => {
  const sheetsWords = words.alhambra.purse.sheets;
  const { side, pitch, columns, left, above } = style;
  const isBeside = left > above;
  let y = top;
  const elements = BUILDINGS.map((building): Element => {
    const all = TILES.filter((tile) => tile.building === building);
    const rows = Math.ceil(all.length / columns);
    const inRow = Math.ceil(all.length / rows);
    const box = { x: margin, y, width: width - 2 * margin, height: above + rows * pitch + 5 };
    y += box.height + gap;
    const name = words.alhambra.names.buildingLabels[building];
    const count = sheetsWords.count(all.length);
    return {
      box,
      facts: [building, name, count],
      paint(context) {
        paintPanel(context, box);
        const middle = isBeside ? box.y + box.height / 2 - 15 : box.y + above / 2 + 2;
        drawBuildingIcon(context, building, { x: box.x + 14, y: middle - 20, width: 40, height: 40 });
        writeNarrowed(context, name, box.x + 64, middle, {
          ...{ sizes: type, weight: 700, width: isBeside ? left - 74 : 360 },
        });
        if (isBeside) write(context, count, box.x + 64, middle + 33, { size: 22, fill: color.sideInk });
        else
          write(context, count, box.x + box.width - 16, middle, { size: type[1], fill: color.sideInk, align: 'right' });
        all.forEach(({ id }, i) => {
          const at = { x: box.x + left + (i % inRow) * pitch, y: box.y + above + Math.floor(i / inRow) * pitch };
          drawTile(context, id, { ...at, width: side, height: side });
        });
      },
    };
  });
  return { elements, bottom: y - gap };
};

/** A panel for each currency with a coin of each value, and how many of them there are. */
const coins: Content = (style, words) => {
  const { width, margin, top, gap, type } = style;
  const { radius, left } = style.coins;
  const sheetsWords = words.alhambra.purse.sheets;
  const height = 2 * radius + 24;
  const panels = CURRENCIES.map((currency, i): Element => {
    const box = { x: margin, y: top + i * (height + gap), width: width - 2 * margin, height };
    const name = capital(words.alhambra.names.currencies[currency]);
    const pitch = (box.width - left - 12) / COIN_VALUES.length;
    return {
      box,
      facts: [currency, name],
      paint(context) {
        const y = box.y + height / 2;
        paintPanel(context, box);
        writeNarrowed(context, name, box.x + 14, y, { sizes: type, weight: 700, width: left - 20 });
        for (const value of COIN_VALUES)
          drawCoin(context, `${currency}-${value}`, { x: box.x + left + (value - 0.5) * pitch, y, radius });
      },
    };
  });
  const notes = notesBelow(
    [sheetsWords.copies, sheetsWords.copiesForTwo],
    top + CURRENCIES.length * (height + gap),
    style,
    words,
  );
  return { elements: [...panels, ...notes.elements], bottom: notes.bottom };
};

/** The points of each rank, for each building and scoring round. */
const points: Content = (style, words) => {
  const { width, margin, top, gap, type } = style;
  const { row, left } = style.points;
  const sheetsWords = words.alhambra.purse.sheets;
  const inner = width - 2 * margin;
  // As many columns as ranks score, and a narrow one before each round.
  const columns = ROUNDS.flatMap((round) => RANK_POINTS[round].tower.map((_, rank) => ({ round, rank })));
  const pitch = (inner - left) / (columns.length + ROUNDS.length * 0.4);
  const middleOf = (i: number) => margin + left + (i + 0.5 + columns[i]!.round * 0.4 - 0.2) * pitch;
  const head: Element = {
    box: { x: margin, y: top, width: inner, height: row + 34 },
    facts: 'ranks',
    paint(context) {
      for (const round of ROUNDS) {
        const own = columns.flatMap((column, i) => (column.round === round ? [middleOf(i)] : []));
        const x = own.reduce((sum, one) => sum + one, 0) / own.length;
        write(context, words.alhambra.picture.final.round(round), x, top + 20, {
          size: 32,
          weight: 700,
          align: 'center',
        });
      }
      columns.forEach(({ rank }, i) => {
        const place = ([1, 2, 3] as const)[rank];
        if (place !== undefined) paintRank(context, place, { x: middleOf(i), y: top + row, radius: 21 }, `${place}`);
      });
    },
  };
  const first = top + row + 36;
  const rows = BUILDINGS.map((building, i): Element => {
    const box: Box = { x: margin, y: first + i * (row + gap), width: inner, height: row };
    const name = words.alhambra.names.buildingLabels[building];
    return {
      box,
      facts: [building, name],
      paint(context) {
        const y = box.y + row / 2;
        paintPanel(context, box);
        drawBuildingIcon(context, building, { x: box.x + 14, y: y - 23, width: 46, height: 46 });
        writeNarrowed(context, name, box.x + 72, y, { sizes: type, weight: 700, width: left - 72 });
        columns.forEach(({ round, rank }, k) => {
          const text = `${pointsOf(building, round, rank)}`;
          write(context, text, middleOf(k), y, { size: 36, weight: rank === 0 ? 700 : 400, align: 'center' });
        });
      },
    };
  });
  const notes = notesBelow(
    [sheetsWords.sharing, sheetsWords.wallPoints],
    first + rows.length * (row + gap),
    style,
    words,
  );
  return { elements: [head, ...rows, ...notes.elements], bottom: notes.bottom };
};

const pointsOf = (building: Building, round: (typeof ROUNDS)[number], rank: number): number =>
  RANK_POINTS[round][building][rank] ?? 0;

const MOST_LINES = 4;
/** Only measures texts. */
const ruler = createCanvas(1, 1).getContext('2d');

/** Texts below the panels, broken into lines. */
function notesBelow(
  texts: readonly string[],
  top: number,
  { width, margin, type }: SheetStyle,
  words: Words,
): { readonly elements: readonly Element[]; readonly bottom: number } {
  const size = type[1];
  const room = width - 2 * margin - 20;
  const line = Math.round(size * 1.35);
  const lines = texts.flatMap((text) => wrapBalanced(ruler, text, words.locale, room, size, MOST_LINES));
  const height = lines.length * line + 8;
  const element: Element = {
    box: { x: margin, y: top, width: width - 2 * margin, height },
    facts: lines,
    paint(context) {
      lines.forEach((one, i) => {
        const y = top + (i + 0.5) * line + 4;
        writeNarrowed(context, one, margin + 10, y, { sizes: type.slice(1), width: room, fill: color.sideInk });
      });
    },
  };
  return { elements: [element], bottom: top + height };
}

const pointsSheet = sheet((words) => words.alhambra.purse.sheets.points, points);

export const sheets: { readonly [name: string]: Sheet<Alhambra> } = {
  tiles: sheet((words) => words.alhambra.purse.sheets.tiles, tiles),
  allCoins: sheet((words) => words.alhambra.purse.sheets.coins, coins),
  points: pointsSheet,
  scoring: pointsSheet,
  ...Object.fromEntries(FIGURE_NAMES.map((name) => [name, { picture: (words: Words) => figure(name, words) }])),
};
