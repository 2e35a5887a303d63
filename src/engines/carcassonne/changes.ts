/** What has changed between two views of one viewer. */
import type { Seat } from '../contract.ts';
import type { Cell, Spot } from './events.ts';
import { AWARDS, type Award, GOODS } from './ids.ts';
import { setAsideIn } from './state.ts';
import type { Open } from './view.ts';

export type Change =
  /** A tile that was not there. */
  | { readonly kind: 'tile'; readonly x: number; readonly y: number }
  /** Figures have come to a tile that was there, or have left it. */
  | { readonly kind: 'figures'; readonly x: number; readonly y: number }
  /** The dragon or the fairy has come to this tile, or the fairy to another follower on it. */
  | { readonly kind: 'dragon' | 'fairy'; readonly x: number; readonly y: number }
  | { readonly kind: 'points' | 'goods'; readonly seat: Seat }
  /** King or robber has come to another player, or has another number of tiles. */
  | { readonly kind: 'award'; readonly award: Award }
  /** Dragon tiles have been set aside. */
  | { readonly kind: 'setAside' };

export function changes(
  { open: before }: { readonly open: Open },
  { open: now }: { readonly open: Open },
): readonly Change[] {
  const old = new Set(before.placements.map(nameOf));
  const moved = cellsOfDifference(before.figures, now.figures);
  return [
    ...now.placements.filter((cell) => !old.has(nameOf(cell))).map(({ x, y }) => ({ kind: 'tile', x, y }) as const),
    ...now.placements
      .filter((cell) => old.has(nameOf(cell)) && moved.has(nameOf(cell)))
      .map(({ x, y }) => ({ kind: 'figures', x, y }) as const),
    ...(['dragon', 'fairy'] as const).flatMap((kind) => {
      const cell = creature(now, kind);
      const isThere = cell !== null && isSame(cell, creature(before, kind));
      return cell === null || (isThere && !(kind === 'fairy' && hasJoined(before, now)))
        ? []
        : [{ kind, x: cell.x, y: cell.y }];
    }),
    ...now.players
      .filter(({ seat, points }) => before.players[seat]?.points !== points)
      .map(({ seat }) => ({ kind: 'points', seat }) as const),
    ...now.players
      .filter(({ seat }) => goodsOf(before, seat) !== goodsOf(now, seat))
      .map(({ seat }) => ({ kind: 'goods', seat }) as const),
    ...AWARDS.filter((award) => awardOf(before, award) !== awardOf(now, award)).map(
      (award) => ({ kind: 'award', award }) as const,
    ),
    ...(setAsideIn(now).length > setAsideIn(before).length ? [{ kind: 'setAside' } as const] : []),
  ];
}

const nameOf = ({ x, y }: Cell): string => `${x} ${y}`;
const isSame = (a: Cell, b: Cell | null): boolean => b !== null && nameOf(a) === nameOf(b);

/** The cells of figures that are in only one of the lists. */
function cellsOfDifference(before: readonly Spot[], now: readonly Spot[]): ReadonlySet<string> {
  const idOf = ({ seat, figure, segment, ...cell }: Spot) => `${nameOf(cell)} ${segment} ${seat} ${figure}`;
  const [were, are] = [new Set(before.map(idOf)), new Set(now.map(idOf))];
  const moved = [...before.filter((spot) => !are.has(idOf(spot))), ...now.filter((spot) => !were.has(idOf(spot)))];
  return new Set(moved.map(nameOf));
}

function creature({ expansions: { drache } }: Open, kind: 'dragon' | 'fairy'): Cell | null {
  return (kind === 'dragon' ? drache?.dragon : drache?.fairy?.cell) ?? null;
}

/** Whether the fairy is with a follower whom she was not with. */
function hasJoined({ expansions: before }: Open, { expansions: now }: Open): boolean {
  const [old, joined] = [before.drache?.fairy?.with, now.drache?.fairy?.with];
  return joined != null && (joined.seat !== old?.seat || joined.segment !== old.segment);
}

const goodsOf = ({ expansions: { haendler } }: Open, seat: Seat): string =>
  GOODS.map((good) => haendler?.goods[seat]?.[good] ?? 0).join(' ');

/** Who holds an award, and for how many tiles. */
function awardOf({ expansions: { koenig } }: Open, award: Award): string {
  const { seat, size } = koenig?.[award] ?? { seat: null, size: 0 };
  return `${seat} ${size}`;
}
