/** The table of royal favors: what each level brings, which are open, and how far everyone has come. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  CASTLE,
  type Change,
  FAVORS as EFFECTS,
  LEVELS,
  type Level,
  type Open,
  SECTIONS,
  type Section,
  TRACKS,
  type Track,
} from '../../../../engines/caylus/index.ts';
import type { Words } from '../../../../words/words.ts';
import { showing } from '../../../kit/changed.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import { type Element, fillBox, isolated, strokeBox } from '../../../kit/page.ts';
import { write, writeNarrowed } from '../../../kit/text.ts';
import { color, size } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { drawCube } from '../art/cubes.ts';
import { drawItems, effectRows, itemsWidth } from '../art/items.ts';
import { createPen } from '../art/pen.ts';
import { drawToken } from '../art/pieces.ts';
import { drawClassHouse, drawHammer, drawSection } from '../art/signs.ts';
import { drawCoin, drawFavor, drawPrestige } from '../art/tokens.ts';
import type { Choices } from '../choices.ts';
import { tone } from '../tones.ts';
import { fillTop } from './header.ts';
import { FAVOR, FAVORS, favorCell } from './layout.ts';

/** The empty table, for a kept layer. */
export const favorGround: Element = {
  box: FAVORS,
  facts: 'favors',
  paint(context) {
    fillBox(context, FAVORS, color.card, size.radius);
    TRACKS.forEach((_, row) => {
      if (row % 2 === 0) fillBox(context, { ...favorCell(row, 0), width: FAVORS.width }, tone.faint);
    });
    fillTop(context, { ...FAVORS, height: FAVOR.head }, color.well);
    for (const level of LEVELS)
      fillBox(
        context,
        { x: favorCell(0, level).x - 0.75, y: FAVORS.y + FAVOR.head, width: 1.5, height: FAVORS.height - FAVOR.head },
        color.line,
      );
    strokeBox(context, grown(FAVORS, -1), color.line, 2, size.radius - 1);
  },
};

/** The levels that a section opens when it is built. */
function levelsOf(section: Section): readonly Level[] {
  const before = SECTIONS[SECTIONS.indexOf(section) - 1];
  const from = before === undefined ? 0 : CASTLE[before].maxLevel;
  return LEVELS.filter((level) => level > from && level <= CASTLE[section].maxLevel);
}

/** The names of the sections above the levels that they open. */
export function favorHeads({ stage }: Open, words: Words): readonly Element[] {
  const picture = words.caylus.picture;
  const title = { x: FAVORS.x + 2, y: FAVORS.y + 1, width: FAVOR.first - 4, height: FAVOR.head - 1 };
  return [
    {
      box: title,
      facts: [picture.favors],
      paint(context) {
        drawFavor(context, { x: title.x + 22, y: title.y + title.height / 2, radius: 14 });
        const style = { sizes: [27, 25, 23, 22], weight: 700, width: title.width - 50 } as const;
        writeNarrowed(context, picture.favors, title.x + 46, title.y + title.height / 2 - 2, style);
      },
    },
    ...SECTIONS.map((section): Element => {
      const levels = levelsOf(section);
      const first = favorCell(0, levels[0]!); // Every section opens some.
      const box = { x: first.x + 2, y: FAVORS.y + 1, width: FAVOR.level * levels.length - 4, height: FAVOR.head - 1 };
      const isNow = section === stage;
      const isWide = levels.length > 1;
      const text = isNow && isWide ? picture.openUpTo(section) : words.caylus.names.sectionLabels[section];
      return {
        box,
        facts: [section, text, isNow],
        paint(context) {
          if (isNow) fillBox(context, grown(box, -2), accent, 10);
          drawSection(context, section, { x: box.x + 8, y: box.y + 5, side: 25 }, isNow);
          const fill = isNow ? color.onAccent : color.ink;
          const style = { sizes: [26, 25, 23, 22], weight: isNow ? 700 : 400, fill, width: box.width - 46 } as const;
          writeNarrowed(context, text, box.x + 40, box.y + box.height / 2 - 2, style);
        },
      };
    }),
  ];
}

/** The cells with their effects and the markers of the players on them. */
export const favorCells = (open: Open): readonly Element[] =>
  TRACKS.flatMap((track, row) => [
    cell(open, track, 0, favorCell(row, 0)),
    ...LEVELS.map((level) => cell(open, track, level, favorCell(row, level))),
  ]);

function cell(open: Open, track: Track, level: Level | 0, { x, y, width, height }: Box): Element {
  const seats = open.order.toSorted((a, b) => a - b).filter((seat) => open.players[seat]!.markers[track] === level);
  const isLocked = level > CASTLE[open.stage].maxLevel;
  const box = {
    x: Math.ceil(x) + 1,
    y: Math.ceil(y) + 1,
    width: Math.floor(width) - 3,
    height: Math.floor(height) - 2,
  };
  return {
    box,
    facts: [track, level, seats, isLocked],
    paint(context) {
      const middle = box.y + box.height / 2;
      if (isLocked) hatch(context, box);
      const left =
        level === 0
          ? paintTrack(context, track, box.x + 8, middle)
          : paintLevel(context, track, level, box.x + 8, middle);
      const room = box.x + box.width - 15 - (left + 12);
      const pitch = seats.length < 2 ? 0 : Math.min(27, room / (seats.length - 1));
      seats.forEach((seat, i) => {
        const at = box.x + box.width - 15 - pitch * (seats.length - 1 - i);
        drawToken(context, seat, { x: Math.round(at), y: Math.round(middle), radius: 10 });
      });
    },
    shows: seats.map((seat) => showing<Change>({ kind: 'favor', seat, track }, box)),
  };
}

function hatch(context: SKRSContext2D, box: Box): void {
  isolated(context, () => {
    context.beginPath();
    context.rect(box.x, box.y, box.width, box.height);
    context.clip();
    const lines = Array.from({ length: 20 }, (_, i) => `M${box.x - 40 + i * 11} ${box.y + 40}l40 -40`).join('');
    createPen(context, 1).line(lines, 1.6, color.line);
  });
}

/** What a level brings; returns its right end. */
function paintLevel(context: SKRSContext2D, track: Track, level: Level, x: number, y: number): number {
  const [row] = effectRows(EFFECTS[track][level]);
  if (row === undefined) {
    write(context, '–', x + 6, y, { size: 24, fill: color.sideInk });
    return x + 24;
  }
  const place = { x, y, side: 26 };
  drawItems(context, row, place);
  return x + itemsWidth(row, place.side);
}

/** The sign of a track; returns its right end. */
function paintTrack(context: SKRSContext2D, track: Track, x: number, y: number): number {
  switch (track) {
    case 'prestige':
      drawPrestige(context, null, { x: x + 16, y, radius: 16 });
      return x + 32;
    case 'deniers':
      drawCoin(context, null, { x: x + 16, y, radius: 15 });
      return x + 32;
    case 'resources':
      drawCube(context, 'stone', { x: x + 18, y: y - 13, side: 25 });
      drawCube(context, 'food', { x: x - 2, y: y - 10, side: 25 });
      return x + 44;
    case 'buildings':
      drawHammer(context, { x, y: y - 13, side: 24 });
      drawClassHouse(context, 'wood', { x: x + 20, y: y - 13, side: 26 });
      return x + 46;
  }
}

/** The cells that can be chosen for a favor. */
export const favorChoices = ({ levels }: Choices): readonly Box[] =>
  levels.map(({ track, level }) => favorCell(TRACKS.indexOf(track), level));
