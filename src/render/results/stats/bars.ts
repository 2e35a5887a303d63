/** Panels of bars: points by source, win rates by number of players, and head to head. */

import { drawable } from '../../kit/fonts.ts';
import { fillBox } from '../../kit/page.ts';
import { widthOf, writeNarrowed } from '../../kit/text.ts';
import { color } from '../../kit/theme.ts';
import { paintArms } from '../arms.ts';
import { nameIn, paintBar, paintTick } from '../marks.ts';
import { paintFrame, type StatsPanel } from './panel.ts';

const BAR = 14;
export const sources: StatsPanel = {
  isShown: ({ sources: all }) => all.length > 0,
  height: ({ sources: all }, { top, line }) => top + all.length * Math.max(line, 52) + 16,
  paint(context, box, { sources: all, words }, accent, type) {
    const { results } = words;
    paintFrame(context, box, type, results.parts.points);
    const most = Math.max(1, ...all.map(({ points }) => points));
    const pitch = Math.min(type.line * 1.4, (box.height - type.top - 14) / all.length);
    const [x, width] = [box.x + type.inset, box.width - 2 * type.inset];
    all.forEach(({ name, points }, i) => {
      const y = box.y + type.top + i * pitch;
      const middle = y + (pitch - BAR - 8) / 2;
      const number = results.average(points);
      const room = width - widthOf(context, number, type.number, 700) - 20;
      const sizes = [type.number, type.text].filter((size) => size < pitch - BAR - 2);
      writeNarrowed(context, drawable(name), x, middle, { sizes: [type.text, type.note], width: room });
      writeNarrowed(context, number, x + width, middle, {
        ...{ sizes: sizes.length === 0 ? [type.note] : sizes, width: width / 3, weight: 700, align: 'right' },
      });
      paintBar(context, { x, y: y + pitch - BAR - 6, width, height: BAR }, { share: points / most, fill: accent });
    });
  },
};

export const byPlayers: StatsPanel = {
  isShown: ({ byPlayers: all }) => all.length > 0,
  height: ({ byPlayers: all }, { top, line }) => top + all.length * Math.round(line * 0.8) + 20,
  paint(context, box, { byPlayers: all, words }, accent, type) {
    const { results, phrases } = words;
    paintFrame(context, box, type, results.parts.byPlayers);
    const pitch = Math.min(type.line, (box.height - type.top - 12) / all.length);
    const x = box.x + type.inset;
    const end = box.x + box.width - type.inset;
    const names = type.text * 4.6;
    const numbers = type.text * 2.8;
    const most = Math.max(1, ...all.map(({ points }) => points));
    all.forEach(({ players, points }, i) => {
      const y = box.y + type.top + (i + 0.5) * pitch;
      const style = { sizes: [type.text, type.note], width: names } as const;
      writeNarrowed(context, phrases.players(players, players), x, y, { ...style, fill: color.sideInk });
      const bar = { x: x + names + 12, y: y - 11, width: end - numbers - 12 - (x + names + 12), height: 22 };
      paintBar(context, bar, { share: points / most, fill: accent });
      const number = { sizes: [type.text, type.note], width: numbers, weight: 700, align: 'right' } as const;
      writeNarrowed(context, results.average(points), end, y, number);
    });
  },
};

export const opponents: StatsPanel = {
  isShown: ({ opponents: all }) => all.length > 0,
  height: ({ opponents: all }, { top, line }) => top + all.length * line + 12,
  paint(context, box, { opponents: all, words }, accent, type) {
    const { results } = words;
    paintFrame(context, box, type, results.parts.opponents, results.parts.ahead);
    const x = box.x + type.inset;
    const end = box.x + box.width - type.inset;
    const figureWidth = type.text * 4.4;
    const nameWidth = Math.round((box.width - figureWidth) * 0.36);
    const bar = { x: x + 60 + nameWidth + 16, width: end - figureWidth - (x + 60 + nameWidth + 16), height: 24 };
    all.forEach(({ member, ahead, level, behind }, i) => {
      const y = box.y + type.top + (i + 0.5) * type.line - 4;
      const name = nameIn(member, words);
      paintArms(context, { ...member, name }, x + 24, y, Math.min(64, type.line - 10));
      writeNarrowed(context, name, x + 60, y, { sizes: [type.text, type.note], width: nameWidth, weight: 700 });
      const all = ahead + level + behind;
      const at = { ...bar, y: y - 12 };
      paintBar(context, at, { share: (ahead + level) / all, fill: color.line });
      if (ahead > 0) fillBox(context, { ...at, width: Math.max(12, (bar.width * ahead) / all) }, accent, 7);
      paintTick(context, bar.x + bar.width / 2, y, 36);
      const said = level === 0 ? `${ahead} : ${behind}` : `${ahead} · ${level} · ${behind}`;
      const style = { sizes: [type.text, type.note], width: figureWidth - 14, weight: 700, align: 'right' } as const;
      writeNarrowed(context, said, end, y, style);
    });
  },
};
