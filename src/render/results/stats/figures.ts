/** The figures at the top: place, rating, games, wins, win rate, and average place. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Box, grown } from '../../kit/geometry.ts';
import { type Element, fillBox, strokeBox } from '../../kit/page.ts';
import { widthOf, writeNarrowed } from '../../kit/text.ts';
import { color, size } from '../../kit/theme.ts';
import { type Accent, paintChange, paintPlace } from '../marks.ts';
import type { StatsScene } from '../scene.ts';

const NUMBER = { desktop: 46, phone: 52 } as const;
const LABEL = { desktop: 24, phone: 32 } as const;
const COLUMNS = { desktop: 6, phone: 3 } as const;
const ROW = { desktop: 110, phone: 126 } as const;
const NONE = '–';

/** The height of all figures, in pixels. */
export const figuresHeight = ({ screen }: StatsScene): number => ROW[screen] * (6 / COLUMNS[screen]);

/** The bright card with six figures. */
export function figures(box: Box, scene: StatsScene, accent: Accent): Element {
  const { screen, words, ranked, rating, change, games, wins, averagePlace } = scene;
  const { results } = words;
  const cells: readonly (readonly [number: string, label: string])[] = [
    [NONE, ranked === null ? results.parts.unranked : results.rank(ranked.place, ranked.of)],
    [rating === null ? NONE : String(rating), results.columns.rating],
    [String(games), results.columns.games],
    [String(wins), results.columns.wins],
    [results.percent(games === 0 ? 0 : wins / games), results.columns.winRate],
    [results.average(averagePlace), results.columns.place],
  ];
  return {
    box: grown(box, 6),
    facts: [cells, ranked, change, accent, screen],
    paint(context) {
      fillBox(context, box, color.active, size.radius);
      strokeBox(context, grown(box, 1), accent, 5, size.radius);
      const across = COLUMNS[screen];
      const [width, height] = [box.width / across, ROW[screen]];
      cells.forEach(([number, label], i) => {
        const cell = { x: box.x + (i % across) * width, y: box.y + Math.floor(i / across) * height, width, height };
        if (i % across > 0)
          fillBox(context, { x: cell.x - 1, y: cell.y + 18, width: 2, height: height - 36 }, color.line);
        const middle = cell.x + width / 2;
        const style = { sizes: [LABEL[screen], LABEL[screen] - 4], width: width - 24, align: 'center' } as const;
        writeNarrowed(context, label, middle, cell.y + height - 22, { ...style, fill: color.sideInk });
        const line = cell.y + height / 2 - 17;
        if (i === 0 && ranked !== null) paintPlace(context, ranked.place, middle, line, NUMBER[screen] - 10);
        else
          paintNumber(context, number, middle, line, { size: NUMBER[screen], width, change: i === 1 ? change : null });
      });
    },
  };
}

function paintNumber(
  context: SKRSContext2D,
  number: string,
  middle: number,
  y: number,
  { size: type, width, change }: { readonly size: number; readonly width: number; readonly change: number | null },
): void {
  const isChanged = change !== null && number !== NONE;
  const beside = isChanged ? type + 22 : 0;
  const room = width - 24 - beside;
  const x = middle - beside / 2;
  writeNarrowed(context, number, x, y, { sizes: [type, type - 6], width: room, weight: 700, align: 'center' });
  const half = Math.min(room, widthOf(context, number, type, 700)) / 2;
  if (isChanged) paintChange(context, change, x + half + 8, y, Math.round(type * 0.6), beside);
}
