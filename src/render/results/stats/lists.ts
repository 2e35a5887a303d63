/** Panels of figures: places, the best and the worst game, and favorite options. */

import { drawable } from '../../kit/fonts.ts';
import { fillBox, strokeBox } from '../../kit/page.ts';
import { write, writeNarrowed } from '../../kit/text.ts';
import { color } from '../../kit/theme.ts';
import { paintFrame, type StatsPanel } from './panel.ts';

export const places: StatsPanel = {
  isShown: ({ places: counts }) => counts.length > 0,
  height: (_scene, { line }) => line * 4 + 60,
  paint(context, box, { places: counts, words }, _accent, type) {
    const { results } = words;
    paintFrame(context, box, type, results.parts.places, results.lastGames(counts.reduce((sum, n) => sum + n, 0)));
    const most = Math.max(1, ...counts);
    const pitch = (box.width - 2 * type.inset) / counts.length;
    const width = Math.min(pitch - 10, type.text * 2.6);
    const floor = box.y + box.height - type.note * 2 - 2;
    const room = floor - box.y - type.top - type.text - 6;
    counts.forEach((count, i) => {
      const middle = box.x + type.inset + (i + 0.5) * pitch;
      const height = Math.max(count === 0 ? 0 : 6, Math.round((room * count) / most));
      const column = { x: middle - width / 2, y: floor - height, width, height };
      if (height > 0) {
        fillBox(context, column, i === 0 ? color.lastMove : color.line, 6);
        strokeBox(context, column, color.ink, 2, 6);
      }
      write(context, String(count), middle, floor - height - type.text * 0.7, {
        ...{ size: type.text, weight: 700, align: 'center' },
      });
      const style = { sizes: [type.note], width: pitch - 2, align: 'center', fill: color.sideInk } as const;
      writeNarrowed(context, results.place(i + 1), middle, floor + type.note, style);
    });
    fillBox(context, { x: box.x + type.inset, y: floor - 1, width: box.width - 2 * type.inset, height: 3 }, color.ink);
  },
};

export const records: StatsPanel = {
  isShown: ({ extremes }) => extremes.length > 0,
  height: ({ extremes }, { top, line }) => top + Math.round(extremes.length * line * 1.05) + 16,
  paint(context, box, { extremes, words }, _accent, type) {
    const { results, phrases } = words;
    paintFrame(context, box, type, results.parts.records);
    const pitch = Math.min(type.line * 1.6, (box.height - type.top - 12) / extremes.length);
    const x = box.x + type.inset;
    const room = box.width - 2 * type.inset;
    const ends = [x + room * 0.64, x + room];
    extremes.forEach(({ players, best, worst }, i) => {
      const y = box.y + type.top + (i + 0.5) * pitch;
      const name = { sizes: [type.text, type.note], width: room * 0.28, fill: color.sideInk } as const;
      writeNarrowed(context, phrases.players(players, players), x, y, name);
      [best, worst].forEach(({ points, at }, k) => {
        const width = room * 0.34;
        const number = { sizes: [type.number, type.text], width, weight: 700, align: 'right' } as const;
        writeNarrowed(context, String(points), ends[k]!, y - type.note * 0.5, number);
        const day = { sizes: [type.note, type.note - 2], width, align: 'right', fill: color.sideInk } as const;
        writeNarrowed(context, results.day(at), ends[k]!, y + type.note * 0.85, day);
      });
    });
  },
};

export const options: StatsPanel = {
  isShown: ({ options: all }) => all.length > 0,
  height: ({ options: all }, { top, line }) => top + all.length * Math.round(line * 0.8) + 20,
  paint(context, box, { options: all, words }, _accent, type) {
    const { results } = words;
    paintFrame(context, box, type, results.parts.options);
    const pitch = Math.min(type.line, (box.height - type.top - 12) / all.length);
    const end = box.x + box.width - type.inset;
    const counts = type.text * 5;
    all.forEach(({ name, games }, i) => {
      const y = box.y + type.top + (i + 0.5) * pitch;
      const room = box.width - 2 * type.inset - counts - 12;
      const style = { sizes: [type.text, type.note], width: room, weight: 700 } as const;
      writeNarrowed(context, drawable(name), box.x + type.inset, y, style);
      const count = { sizes: [type.text, type.note], width: counts, align: 'right', fill: color.sideInk } as const;
      writeNarrowed(context, results.games(games), end, y, count);
    });
  },
};
