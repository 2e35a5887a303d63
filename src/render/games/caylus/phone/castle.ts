/** The castle in lines: a section each, and the queue. */

import { CASTLE, type Change, type Open, SECTIONS, type Section } from '../../../../engines/caylus/index.ts';
import type { Words } from '../../../../words/words.ts';
import { paintNumber } from '../../../grid/places.ts';
import { showing } from '../../../kit/changed.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import { type Element, fillBox, strokeBox } from '../../../kit/page.ts';
import { paintPanel } from '../../../kit/panels.ts';
import { write, writeNarrowed } from '../../../kit/text.ts';
import { color, size } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { drawCastleHouse, drawWorker } from '../art/pieces.ts';
import { drawSection } from '../art/signs.ts';
import { drawPrestige } from '../art/tokens.ts';
import type { Choices } from '../choices.ts';
import { tone } from '../tones.ts';
import { across, LANE, SMALLEST } from './layout.ts';

const LINE = 54;
const QUEUE = 66;
/** The parts of a line: sign, name, places of houses, points. */
const NAME = { x: 48, width: 122 } as const;
const NICHES = { x: 176, side: 31, pitch: 33.3 } as const;

export const CASTLE_HEIGHT = SECTIONS.length * (LINE + 4) + QUEUE;

/** From the towers down. */
export const castleLines = (open: Open, top: number, choices: Choices, words: Words): readonly Element[] => [
  ...SECTIONS.toReversed().map((section, i) => sectionLine(open, section, top + i * (LINE + 4), words)),
  queueLine(open, top + SECTIONS.length * (LINE + 4), choices, words),
];

function sectionLine({ houses: all, counted, stage }: Open, section: Section, top: number, words: Words): Element {
  const box = across(top, LINE);
  const houses = all[section];
  const isCounted = counted.includes(section);
  const isStage = section === stage && !isCounted;
  const { capacity, prestige } = CASTLE[section];
  return {
    box,
    facts: [section, houses, isCounted, isStage, words],
    paint(context) {
      const middle = box.y + LINE / 2;
      paintPanel(context, box, { fill: isCounted ? tone.faint : color.card });
      if (isStage) fillBox(context, { ...box, width: NICHES.x - 6 }, accent, 13);
      drawSection(context, section, { x: box.x + 8, y: middle - 18, side: 36 }, isStage);
      writeNarrowed(context, words.caylus.names.sectionLabels[section], box.x + NAME.x, middle + 1, {
        ...{ sizes: [28, SMALLEST], weight: 700, width: NAME.width, fill: isStage ? color.onAccent : color.ink },
      });
      const last = box.x + box.width - 28;
      drawPrestige(context, prestige, { x: last, y: middle, radius: 21, least: SMALLEST });
      for (let i = 0; i < capacity; i++) {
        const niche = nicheAt(box, i);
        const seat = houses[i];
        if (seat !== undefined) {
          drawCastleHouse(context, seat, { ...niche, side: NICHES.side });
          continue;
        }
        const place = { x: niche.x + 3, y: niche.y + 2, width: NICHES.side - 6, height: NICHES.side - 4 };
        fillBox(context, place, isCounted ? tone.faint : tone.niche, 8);
        strokeBox(context, place, isCounted ? color.line : tone.rockDark, 2, 8);
        if (!isCounted) continue;
        context.beginPath();
        context.moveTo(place.x + 5, place.y + 5);
        context.lineTo(place.x + place.width - 5, place.y + place.height - 5);
        context.moveTo(place.x + place.width - 5, place.y + 5);
        context.lineTo(place.x + 5, place.y + place.height - 5);
        context.stroke();
      }
    },
    shows: houses.map((_, at) => showing<Change>({ kind: 'house', section, at }, nicheAt(box, at))),
  };
}

const nicheAt = ({ x, y }: Box, i: number): Box => ({
  ...{ x: Math.round(x + NICHES.x + i * NICHES.pitch), y: y + (LINE - NICHES.side) / 2 },
  ...{ width: NICHES.side, height: NICHES.side },
});

const PLACES = 5;

/** The castle queue with the houses of each in this round; its name is teal if a worker can go there. */
function queueLine({ queue, seats, step }: Open, top: number, choices: Choices, words: Words): Element {
  const box = across(top, QUEUE);
  const isLegal = choices.places.includes('castle');
  const letter = choices.letters.get('castle') ?? '';
  const isNow = step.kind === 'castle';
  const name = words.caylus.picture.castle;
  return {
    box,
    facts: [queue, seats, isLegal, name, isNow, letter],
    paint(context) {
      paintPanel(context, box, { fill: tone.roadWorking });
      if (isNow) strokeBox(context, grown(box, -2.5), color.lastMove, 5, size.radius - 2);
      const middle = box.y + QUEUE / 2;
      const left = letter === '' ? 12 : 46;
      const label = { x: box.x + left, y: middle - (LANE - 8) / 2, width: 162 - left, height: LANE - 8 };
      if (letter !== '') paintNumber(context, letter, { x: box.x + 25, y: middle, radius: 17 }, SMALLEST);
      if (isLegal) fillBox(context, label, color.legal, label.height / 2);
      const style = { sizes: [30, 28, SMALLEST], weight: 700, align: 'center', width: label.width - 10 } as const;
      const fill = isLegal ? color.onLegal : color.ink;
      writeNarrowed(context, name, label.x + label.width / 2, middle + 1, { ...style, fill });
      for (let i = 0; i < PLACES; i++) {
        const x = queueX(box, i);
        const builder = queue[i];
        if (builder === undefined) {
          if (i >= seats) continue;
          context.beginPath();
          context.ellipse(x, middle, 26, 20, 0, 0, 2 * Math.PI);
          context.fillStyle = tone.roadResting;
          context.fill();
          write(context, `${i + 1}`, x, middle + 1, { size: SMALLEST, align: 'center', fill: color.sideInk });
          continue;
        }
        drawWorker(context, builder.seat, { x: x - 4, y: box.y + QUEUE - 6, height: 56 });
        if (builder.batches === 0) continue;
        drawCastleHouse(context, builder.seat, { x: x + 18, y: middle - 15, side: 30 });
        write(context, `${builder.batches}`, x + 52, middle + 1, { size: 30, weight: 700 });
      }
    },
    shows: queue.map(({ seat }, i) =>
      showing<Change>(
        { kind: 'worker', place: 'castle', seat },
        { x: queueX(box, i) - 26, y: box.y + 2, width: 44, height: QUEUE - 4 },
      ),
    ),
  };
}

/** The middle of a place in the queue. */
const queueX = ({ x }: Box, i: number): number => x + NICHES.x + 24 + i * 102;
