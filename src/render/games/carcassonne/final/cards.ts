/** The cards of the players at the end: place, name, how the points were scored, and their parts. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type ByPart, type OpenPlayer, type Part, partsOf } from '../../../../engines/carcassonne/index.ts';
import type { Standings } from '../../../../engines/contract.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import { type Element, fillBox, isolated } from '../../../kit/page.ts';
import { paintPlayerCard } from '../../../kit/panels.ts';
import { widthOf, write, writeName } from '../../../kit/text.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { paintBadge } from '../map/followers.ts';
import { CARD_STYLE } from '../page/players.ts';
import type { Subject } from '../subject.ts';
import { PART_TONE, paintLaurel, paintPart } from './icons.ts';
import type { Reckoning } from './reckoning.ts';

/** The sizes on a card, in pixels. */
interface FinalCardType {
  readonly place: number;
  readonly badge: number;
  readonly names: readonly [number, ...number[]];
  readonly formula: number;
  readonly total: number;
  /** Whether the parts of the score and their bar are shown below. */
  readonly hasParts: boolean;
}

export const CARD_TYPE = {
  desktop: { place: 32, badge: 20, names: [30, 26, 22], formula: 27, total: 44, hasParts: true },
  phone: { place: 36, badge: 25, names: [38, 34, 30], formula: 36, total: 54, hasParts: false },
} as const satisfies { readonly [screen: string]: FinalCardType };

/** Up to this many parts of a score are evenly spaced. */
const EVEN = 4;
/** More of them are as close as needed: type sizes, from the preferred to the smallest legible one, in pixels. */
const PART_SIZES = [30, 26, 24, 22, 20] as const;

/** What a card shows about a player. */
interface Shown {
  readonly player: OpenPlayer;
  readonly place: number;
  readonly name: string;
  readonly letter: string;
  /** The points of each part that were scored at the end; null if nothing was. */
  readonly atEnd: ByPart<number> | null;
  /** The points of the best player. */
  readonly most: number;
  /** The parts of a score in this game. */
  readonly parts: readonly Part[];
  readonly players: readonly OpenPlayer[];
}

/** The cards in the order of the standings. */
export function finalCards(
  boxes: readonly Box[],
  type: FinalCardType,
  { open, names, letters }: Subject,
  standings: Standings,
  reckoning: Reckoning | null,
): readonly Element[] {
  const most = Math.max(1, ...open.players.map(({ points }) => points));
  return standings.map(({ seat, place }, i) => {
    const box = boxes[i]!;
    const shown: Shown = {
      ...{ player: open.players[seat]!, place, most, parts: partsOf(open.options) },
      players: open.players,
      ...{ name: names[seat] ?? '', letter: letters[seat] ?? '' },
      atEnd: reckoning?.atEnd[seat] ?? null,
    };
    return {
      box: grown(box, 3),
      facts: [shown, box.height],
      paint: (context) => paintFinal(context, box, type, shown),
    };
  });
}

function paintFinal(
  context: SKRSContext2D,
  box: Box,
  { place: size, badge, names, formula, total, hasParts }: FinalCardType,
  { player, place, name, letter, atEnd, most, parts, players }: Shown,
): void {
  const { x, y, width, height } = box;
  const mark = seatMarks[player.seat]!;
  paintPlayerCard(context, box, mark, place === 1, CARD_STYLE);
  const line = y + height * (hasParts ? 0.3 : 0.5);
  if (place === 1) paintLaurel(context, x + 45, line);
  write(context, `${place}`, x + 45, line, { size, weight: 700, fill: color.sideInk, align: 'center' });
  paintBadge(context, mark, letter, { x: x + 74 + badge, y: line + 2, radius: badge });
  const sum = `${player.points}`;
  const right = x + width - 18;
  write(context, sum, right, line, { size: total, weight: 700, align: 'right' });
  const late = atEnd === null ? 0 : parts.reduce((all, part) => all + atEnd[part], 0);
  const how = atEnd === null ? '' : `${player.points - late} + ${late} =`;
  const before = right - widthOf(context, sum, total, 700) - 10;
  // Three digits leave less room.
  const small = player.points < 100 ? formula : formula - 4;
  write(context, how, before, line + 2, { size: small, fill: color.sideInk, align: 'right' });
  const left = x + 86 + 2 * badge;
  const room = before - (how === '' ? 0 : widthOf(context, how, small)) - 12 - left;
  writeName(context, name, left, line, { sizes: names, weight: 700, width: room });
  if (!hasParts) return;
  const middle = y + height * 0.66;
  const { size: type, icon, at } = columnsOf(context, players, parts, width);
  parts.forEach((part, i) => {
    const left = x + at[i]!;
    isolated(context, () => {
      context.translate(left, middle);
      context.scale(icon, icon);
      paintPart(context, part, 0, 0);
    });
    const points = player.parts[part] ?? 0;
    const ink = points === 0 ? color.sideInk : color.ink;
    write(context, `${points}`, left + ICON * icon, middle, { size: type, weight: 700, fill: ink });
  });
  paintBar(context, { x: x + 24, y: y + height - 20, width: width - 44, height: 10 }, { player, atEnd, most, parts });
}

/** From the middle of an icon to the points after it, in pixels. */
const ICON = 26;

/** The parts of a score on a card: the type size, the size of the icons, and where these are. */
interface Columns {
  readonly size: number;
  /** As a share of their full size. */
  readonly icon: number;
  readonly at: readonly number[];
}

/** The same columns on all cards of this width, so that they can be compared. */
function columnsOf(
  context: SKRSContext2D,
  players: readonly OpenPlayer[],
  parts: readonly Part[],
  width: number,
): Columns {
  if (parts.length <= EVEN)
    return { size: 30, icon: 1, at: parts.map((_, i) => 40 + (i * (width - 48)) / parts.length) };
  const room = width - 44;
  const inSize = (size: number) => {
    const icon = Math.min(1, size / 28);
    const widest = (part: Part) =>
      Math.max(...players.map((player) => widthOf(context, `${player.parts[part] ?? 0}`, size, 700)));
    const widths = parts.map((part) => ICON * icon * 1.62 + widest(part));
    return { size, icon, widths, gap: (room - widths.reduce((sum, one) => sum + one, 0)) / (parts.length - 1) };
  };
  const { size, icon, widths, gap } =
    PART_SIZES.map(inSize).find((one) => one.gap >= 9) ?? inSize(PART_SIZES.at(-1) ?? PART_SIZES[0]);
  let left = 24 + ICON * icon * 0.62;
  const at = widths.map((own) => {
    const here = left;
    left += own + gap;
    return here;
  });
  return { size, icon, at };
}

/** The points by part, side by side; those scored at the end are hatched. The best player's bar fills the box. */
function paintBar(
  context: SKRSContext2D,
  box: Box,
  { player, atEnd, most, parts }: Pick<Shown, 'player' | 'atEnd' | 'most' | 'parts'>,
): void {
  fillBox(context, box, color.well, 5);
  let left = box.x;
  context.save();
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, 5);
  context.clip();
  for (const part of parts) {
    const late = atEnd?.[part] ?? 0;
    for (const [points, isLate] of [
      [(player.parts[part] ?? 0) - late, false],
      [late, true],
    ] as const) {
      const width = (box.width * points) / most;
      paintShare(context, { ...box, x: left, width }, PART_TONE[part], isLate);
      left += width;
    }
  }
  context.restore();
}

/** Paints a part of a bar, hatched for points scored at the end. */
export function paintShare(context: SKRSContext2D, box: Box, ink: string, isHatched: boolean): void {
  if (box.width <= 0) return;
  if (!isHatched) {
    fillBox(context, box, ink);
    return;
  }
  fillBox(context, box, color.active);
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.beginPath();
  // From a fixed point, so that neighboring shares continue each other.
  const first = Math.floor((box.x - box.height) / 7) * 7;
  for (let x = first; x < box.x + box.width + box.height; x += 7) {
    context.moveTo(x, box.y + box.height + 1);
    context.lineTo(x + box.height + 1, box.y);
  }
  context.lineWidth = 3;
  context.strokeStyle = ink;
  context.stroke();
  context.restore();
}
