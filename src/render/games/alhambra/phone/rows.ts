/** A row for each other player: a small alhambra, and what is public; below them Dirk. */

import type { Party } from '../../../../engines/alhambra/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import { DIRK } from '../../../../words/alhambra/names/contract.ts';
import { type Element, fillBox } from '../../../kit/page.ts';
import { paintPanel, paintPlayerCard } from '../../../kit/panels.ts';
import { write } from '../../../kit/text.ts';
import { seatMarks } from '../../../kit/theme.ts';
import { paintParty } from '../hand/parties.ts';
import { CARD_STYLE, OVER } from '../hand/parts.ts';
import { newCellsOf } from '../news.ts';
import { ranksOf } from '../page/counts.ts';
import { garden, gardenFrame } from '../page/garden.ts';
import { active, type Subject } from '../subject.ts';
import { tone } from '../tones.ts';
import { across, GAP } from './layout.ts';
import { paintCounts, paintWho, whoShows } from './lines.ts';

/** The height of a row and the width of its alhambra, by whether there is room for larger ones. */
const LARGE = { height: 136, width: 144 } as const;
const SMALL = { height: 108, width: 116 } as const;
const DIRK_HEIGHT = 64;
/** With more rows, all are small. */
const MOST_LARGE = 3;

interface PlayerRows {
  readonly elements: readonly Element[];
  readonly bottom: number;
}

/** @param seats in the order of the rows */
export function playerRows(subject: Subject, seats: readonly Seat[], top: number): PlayerRows {
  const { dirk } = subject.open;
  const { height, width } = seats.length <= MOST_LARGE ? LARGE : SMALL;
  const rows = seats.flatMap((seat, i) => row(subject, seat, top + i * (height + GAP), height, width));
  const below = top + seats.length * (height + GAP);
  if (dirk === null) return { elements: rows, bottom: below - GAP };
  return { elements: [...rows, dirkRow(subject, dirk, below)], bottom: below + DIRK_HEIGHT };
}

function row(subject: Subject, seat: Seat, top: number, height: number, small: number): readonly Element[] {
  const { open, names, letters, story } = subject;
  const player = open.players[seat]!;
  const box = across(top, height);
  const area = { x: box.x + 16, y: box.y + 6, width: small, height: height - 12 };
  const isActive = active(open).includes(seat);
  const ranks = ranksOf(open)[seat]!; // There is a party for each seat.
  const [name, letter] = [names[seat] ?? '', letters[seat] ?? ''];
  const { coins, points, reserve, wall, counts } = player;
  const frame = gardenFrame(area, area, player, [], MOST_CELL);
  const line = { left: area.x + area.width + 8, right: box.x + box.width - 14 };
  return [
    {
      box: { x: box.x - OVER, y: box.y - OVER, width: box.width + 2 * OVER, height: box.height + 2 * OVER },
      facts: [name, letter, isActive, coins, points, reserve.length, wall, counts, ranks],
      paint(context) {
        paintPlayerCard(context, box, seatMarks[seat]!, isActive, CARD_STYLE);
        fillBox(context, area, tone.star, 8);
        paintWho(context, { ...line, y: box.y + height * 0.29 }, player, { name, letter });
        paintCounts(context, { ...line, left: line.left + 4, y: box.y + height * 0.73 }, counts, ranks);
      },
      shows: whoShows({ ...line, y: box.y + height * 0.29 }, player),
    },
    garden(frame, player, newCellsOf(story, seat), 3, { hasCost: false }),
  ];
}

const MOST_CELL = 30;

/** How many tiles of each building Dirk has: which ones, nobody knows. */
function dirkRow({ open, words }: Subject, counts: NonNullable<Subject['open']['dirk']>, top: number): Element {
  const box = across(top, DIRK_HEIGHT);
  const ranks = ranksOf(open).at(-1)!; // Dirk is the last party.
  const party: Party = 'dirk';
  return {
    box,
    facts: [counts, ranks, words],
    paint(context) {
      const middle = box.y + box.height / 2;
      paintPanel(context, box);
      paintParty(context, party, '', { x: box.x + 38, y: middle, radius: 19 });
      write(context, DIRK, box.x + 72, middle, { size: 32, weight: 700 });
      paintCounts(context, { left: box.x + 158, right: box.x + box.width - 10, y: middle }, counts, ranks);
    },
  };
}
