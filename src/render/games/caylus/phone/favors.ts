/** The table of royal favors: a row for each track, a column for each level. */

import {
  CASTLE,
  type Change,
  FAVORS,
  LEVELS,
  type Level,
  type Open,
  SECTIONS,
  TRACKS,
  type Track,
} from '../../../../engines/caylus/index.ts';
import type { Words } from '../../../../words/words.ts';
import { showing } from '../../../kit/changed.ts';
import { type Element, fillBox, strokeBox } from '../../../kit/page.ts';
import { write, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { effectRows } from '../art/items.ts';
import { drawToken } from '../art/pieces.ts';
import { drawSection } from '../art/signs.ts';
import type { Choices } from '../choices.ts';
import { drawFitted } from '../closer/row.ts';
import { paintTrack, sectionOf } from '../closer/tracks.ts';
import { tone } from '../tones.ts';
import { across, INNER, MARGIN, SMALLEST } from './layout.ts';

const HEAD = 44;
const ROW = 78;
const FIRST = 122;
const PITCH = (INNER - FIRST) / LEVELS.length;

export const FAVORS_HEIGHT = HEAD + TRACKS.length * ROW + 4;

/** What the table shows; without players, the levels alone. */
type Markers = Pick<Open, 'players' | 'order' | 'stage'>;

export const favorTable = (
  markers: Markers | null,
  top: number,
  choices: Choices,
  words: Words,
): readonly Element[] => [
  heads(markers?.stage ?? null, top, words),
  ...TRACKS.flatMap((track, row) => [
    cell(markers, track, 0, top + HEAD + row * ROW, choices),
    ...LEVELS.map((level) => cell(markers, track, level, top + HEAD + row * ROW, choices)),
  ]),
];

/** The sections above the levels that they open; the present one is marked. */
function heads(stage: Open['stage'] | null, top: number, words: Words): Element {
  const box = across(top, HEAD);
  return {
    box,
    facts: [stage, words],
    paint(context) {
      for (const section of SECTIONS) {
        const levels = LEVELS.filter((level) => sectionOf(level) === section);
        const x = MARGIN + FIRST + (levels[0]! - 1) * PITCH;
        const head = { x: x + 2, y: top + 1, width: levels.length * PITCH - 4, height: HEAD - 3 };
        const isNow = section === stage;
        fillBox(context, head, isNow ? accent : color.well, 10);
        const isWide = levels.length > 1;
        if (isWide) drawSection(context, section, { x: head.x + 6, y: top + 7, side: 28 }, isNow);
        const from = isWide ? 40 : 8;
        writeNarrowed(context, words.caylus.names.sectionLabels[section], head.x + from, top + HEAD / 2, {
          ...{ sizes: [28, SMALLEST], weight: isNow ? 700 : 400, width: head.width - from - 6 },
          fill: isNow ? color.onAccent : color.ink,
        });
      }
    },
  };
}

function cell(markers: Markers | null, track: Track, level: Level | 0, top: number, choices: Choices): Element {
  const x = MARGIN + (level === 0 ? 0 : FIRST + (level - 1) * PITCH);
  const box = {
    ...{ x: Math.ceil(x) + 1, y: top + 1, width: Math.floor(level === 0 ? FIRST : PITCH) - 3, height: ROW - 3 },
  };
  const seats =
    markers === null ? [] : markers.order.toSorted().filter((seat) => markers.players[seat]!.markers[track] === level);
  const isLocked = markers !== null && level > CASTLE[markers.stage].maxLevel;
  const isChoice = choices.levels.some((one) => one.track === track && one.level === level);
  return {
    box,
    facts: [track, level, seats, isLocked, isChoice],
    paint(context) {
      fillBox(context, box, isLocked ? tone.faint : level === 0 ? color.card : color.active, 8);
      const upper = box.y + (markers === null ? box.height / 2 : 22);
      if (level === 0) paintTrack(context, track, { x: box.x + 10, y: upper - 19, side: 38 });
      else {
        const [row] = effectRows(FAVORS[track][level]);
        const middle = box.x + box.width / 2;
        if (row === undefined) write(context, '–', middle, upper, { size: 32, align: 'center', fill: color.sideInk });
        else {
          const place = { x: box.x + 4, y: upper, width: box.width - 8, side: 37, least: SMALLEST };
          drawFitted(context, row, place, 'center');
        }
      }
      const pitch = Math.min(22, (box.width - 24) / Math.max(1, seats.length - 1));
      seats.forEach((seat, i) => {
        const at = box.x + box.width / 2 + (i - (seats.length - 1) / 2) * pitch;
        drawToken(context, seat, { x: at, y: box.y + box.height - 17, radius: 10 });
      });
      if (isChoice)
        strokeBox(
          context,
          { x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4 },
          color.legal,
          4,
          7,
        );
    },
    shows: seats.map((seat) => showing<Change>({ kind: 'favor', seat, track }, box)),
  };
}
