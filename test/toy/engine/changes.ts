import type { Seat, View } from '../../../src/engines/contract.ts';
import type { Place } from './ids.ts';
import type { Toy } from './types.ts';

export type Change =
  | { readonly kind: 'lantern'; readonly place: Place }
  | { readonly kind: 'points'; readonly seat: Seat };

/** Lanterns that were not in the square, and points. */
export const changes = ({ open: before }: View<Toy>, { open: now }: View<Toy>): readonly Change[] => [
  ...now.square
    .filter(({ place }) => !before.square.some((one) => one.place === place))
    .map(({ place }) => ({ kind: 'lantern', place }) as const),
  ...now.seats
    .filter(({ seat, points }) => before.seats[seat]?.points !== points)
    .map(({ seat }) => ({ kind: 'points', seat }) as const),
];
