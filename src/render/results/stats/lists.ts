/** Panels of figures: places, the best and the worst game, and favorite options. */
import { commonWords } from '../../../words/common/index.ts';
import { drawable } from '../../kit/fonts.ts';
import { fillBox, strokeBox } from '../../kit/page.ts';
import { write, writeNarrowed } from '../../kit/text.ts';
import { color } from '../../kit/theme.ts';
import type { Record } from '../scene.ts';
import { paintFrame, type StatsPanel } from './panel.ts';

export const places: StatsPanel = {
  isShown: ({ games }) => games > 0,
  height: (_scene, { line }) => line * 4 + 60,
  paint(context, box, { places: counts, games, locale }, _accent, type) {
    const { results: words } = commonWords[locale];
    paintFrame(context, box, type, words.parts.places, words.games(games));
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
      writeNarrowed(context, words.place(i + 1), middle, floor + type.note, style);
    });
    fillBox(context, { x: box.x + type.inset, y: floor - 1, width: box.width - 2 * type.inset, height: 3 }, color.ink);
  },
};

export const records: StatsPanel = {
  isShown: ({ best, worst }) => best !== null || worst !== null,
  height: (_scene, { top, line }) => top + 2 * Math.round(line * 1.3) + 16,
  paint(context, box, { best, worst, locale }, _accent, type) {
    const { results: words } = commonWords[locale];
    paintFrame(context, box, type, words.parts.records);
    const rows: readonly (readonly [string, Record | null])[] = [
      [words.parts.best, best],
      [words.parts.worst, worst],
    ];
    const pitch = Math.min(type.line * 1.6, (box.height - type.top - 12) / rows.length);
    rows.forEach(([label, record], i) => {
      if (record === null) return;
      const y = box.y + type.top + (i + 0.5) * pitch;
      const numbers = type.number * 2.4;
      const x = box.x + type.inset + numbers + 16;
      const room = box.x + box.width - type.inset - x;
      const end = box.x + type.inset + numbers;
      writeNarrowed(context, String(record.points), end, y, {
        ...{ sizes: [type.number + 6, type.number], width: numbers, weight: 700, align: 'right' },
      });
      const step = type.text * 0.62;
      writeNarrowed(context, label, x, y - step, { sizes: [type.text, type.note], width: room, weight: 700 });
      const note = { sizes: [type.note], width: room, fill: color.sideInk } as const;
      writeNarrowed(context, words.record(record), x, y + step, note);
    });
  },
};

export const options: StatsPanel = {
  isShown: ({ options: all }) => all.length > 0,
  height: ({ options: all }, { top, line }) => top + all.length * Math.round(line * 0.8) + 20,
  paint(context, box, { options: all, locale }, _accent, type) {
    const { results: words } = commonWords[locale];
    paintFrame(context, box, type, words.parts.options);
    const pitch = Math.min(type.line, (box.height - type.top - 12) / all.length);
    const end = box.x + box.width - type.inset;
    const counts = type.text * 5;
    all.forEach(({ name, games }, i) => {
      const y = box.y + type.top + (i + 0.5) * pitch;
      const room = box.width - 2 * type.inset - counts - 12;
      const style = { sizes: [type.text, type.note], width: room, weight: 700 } as const;
      writeNarrowed(context, drawable(name), box.x + type.inset, y, style);
      const count = { sizes: [type.text, type.note], width: counts, align: 'right', fill: color.sideInk } as const;
      writeNarrowed(context, words.games(games), end, y, count);
    });
  },
};
