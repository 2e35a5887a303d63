/** What has changed between two views of one viewer. */
import type { Seat } from '../contract.ts';
import type { Coin, Currency } from './ids.ts';
import type { Open } from './view.ts';

export type Change =
  /** Another tile lies on this place of the market, or none. */
  | { readonly kind: 'market'; readonly currency: Currency }
  /** A coin on display that was not there; `at`: its index. */
  | { readonly kind: 'coin'; readonly coin: Coin; readonly at: number }
  /** A tile of an alhambra that was not there. */
  | { readonly kind: 'tile'; readonly seat: Seat; readonly x: number; readonly y: number }
  | { readonly kind: 'reserve'; readonly seat: Seat }
  | { readonly kind: 'points'; readonly seat: Seat };

export function changes(
  { open: before }: { readonly open: Open },
  { open: now }: { readonly open: Open },
): readonly Change[] {
  return [
    ...now.market
      .filter(({ tile }, i) => before.market[i]?.tile !== tile)
      .map(({ currency }) => ({ kind: 'market', currency }) as const),
    ...freshIn(before.display, now.display).map((at) => ({ kind: 'coin', coin: now.display[at]!, at }) as const),
    ...now.players.flatMap(({ seat, alhambra, reserve, points }): readonly Change[] => {
      const was = before.players[seat]!; // Seats never change.
      const old = new Set(was.alhambra.map(({ tile, x, y }) => `${tile} ${x} ${y}`));
      const laid = alhambra.filter(({ tile, x, y }) => !old.has(`${tile} ${x} ${y}`));
      const isOther = reserve.length !== was.reserve.length || freshIn(was.reserve, reserve).length > 0;
      return [
        ...laid.map(({ x, y }) => ({ kind: 'tile', seat, x, y }) as const),
        ...(isOther ? [{ kind: 'reserve', seat } as const] : []),
        ...(points === was.points ? [] : [{ kind: 'points', seat } as const]),
      ];
    }),
  ];
}

/** The indexes of what was not there; of equal things, the last ones are new. */
function freshIn<T>(before: readonly T[], now: readonly T[]): readonly number[] {
  const left = [...before];
  return now.flatMap((one, at) => {
    const found = left.indexOf(one);
    if (found < 0) return [at];
    left.splice(found, 1);
    return [];
  });
}
