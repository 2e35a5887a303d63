/** The two lines about a player: the name with what is public of it, and the buildings. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { BUILDINGS, type ByBuilding, type Change, type OpenPlayer } from '../../../../engines/alhambra/index.ts';
import type { ChangePlace } from '../../../contract.ts';
import { numberBox, showing } from '../../../kit/changed.ts';
import { drawBadge } from '../../../kit/seats.ts';
import { widthOf, write, writeName } from '../../../kit/text.ts';
import { seatMarks } from '../../../kit/theme.ts';
import { drawBuildingIcon, drawIcon } from '../art/icons.ts';
import { paintCount, type Rank } from '../page/counts.ts';
import { SMALLEST } from './layout.ts';

/** Where a line is, in pixels. */
interface Line {
  readonly left: number;
  readonly right: number;
  /** Its middle. */
  readonly y: number;
}

const NUMBER = 32;
const STATS = { wide: { pitch: 84, icon: 34, gap: 6 }, narrow: { pitch: 71, icon: 30, gap: 4 } } as const;
/** With room for three digits. */
const POINTS = { wide: { type: 42, icon: 36, width: 126 }, narrow: { type: 38, icon: 30, width: 106 } } as const;
/** A shorter line is narrow, in pixels. */
const WIDE = 600;
const BADGE = 20;

/** The badge and the name; on the right coins, reserve, longest wall, and points. */
export function paintWho(
  context: SKRSContext2D,
  { left, right, y }: Line,
  { seat, coins, reserve, wall, points }: OpenPlayer,
  { name, letter }: { readonly name: string; readonly letter: string },
): void {
  const look = right - left < WIDE ? 'narrow' : 'wide';
  const [stat, total] = [STATS[look], POINTS[look]];
  const end = right - total.width - 3 * stat.pitch;
  drawBadge(context, seatMarks[seat]!, letter, { x: left + BADGE + 4, y, radius: BADGE, type: SMALLEST });
  const start = left + 2 * BADGE + 18;
  writeName(context, name, start, y, { sizes: [34, 32, 30, 28, SMALLEST], weight: 700, width: end - start - 10 });
  const stats = [
    ['coins', coins],
    ['reserve', reserve.length],
    ['wall', wall],
  ] as const;
  stats.forEach(([icon, amount], i) => {
    const x = end + i * stat.pitch;
    drawIcon(context, icon, { x, y: y - stat.icon / 2, width: stat.icon, height: stat.icon });
    write(context, `${amount}`, x + stat.icon + stat.gap, y, { size: NUMBER, weight: 700 });
  });
  write(context, `${points}`, right, y, { size: total.type, weight: 700, align: 'right' });
  const { icon } = total;
  const x = right - widthOf(context, `${points}`, total.type, 700) - icon - 6;
  drawIcon(context, 'points', { x, y: y - icon / 2, width: icon, height: icon });
}

/** What can change on that line: the reserve and the points. */
export function whoShows({ left, right, y }: Line, { seat, points }: OpenPlayer): readonly ChangePlace[] {
  const look = right - left < WIDE ? 'narrow' : 'wide';
  const [stat, total] = [STATS[look], POINTS[look]];
  const x = right - total.width - 2 * stat.pitch;
  return [
    showing<Change>({ kind: 'reserve', seat }, { x: x - 5, y: y - 23, width: stat.pitch - 2, height: 46 }),
    showing<Change>({ kind: 'points', seat }, numberBox(`${points}`, right, y, total.type)),
  ];
}

/** How many tiles of each building a party has, in the discs of its ranks. */
export function paintCounts(
  context: SKRSContext2D,
  { left, right, y }: Line,
  counts: OpenPlayer['counts'],
  ranks: ByBuilding<Rank>,
): void {
  const pitch = (right - left) / BUILDINGS.length;
  BUILDINGS.forEach((building, i) => {
    const x = left + i * pitch;
    drawBuildingIcon(context, building, { x, y: y - 17, width: 34, height: 34 });
    const center = x + 34 + 24;
    paintCount(context, counts[building], ranks[building], { x: center, y, radius: 18.5, type: 30 });
  });
}
