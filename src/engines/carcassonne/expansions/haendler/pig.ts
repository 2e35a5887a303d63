import type { Seat } from '../../../contract.ts';
import { type FigureRule, hasOwnFollower } from '../../figures.ts';
import type { Placed } from '../../state.ts';

/** Rules §11.4: on a farm with an own follower. */
export const pig: FigureRule = {
  hindrance(feature, seat, standing) {
    if (feature.kind !== 'field') return 'figureNotAllowed';
    return hasOwnFollower(feature, seat, standing) ? null : 'noOwnFollower';
  },
  mayStay: (feature, seat, standing) => feature.kind === 'field' && hasOwnFollower(feature, seat, standing),
};

/** Rules §11.4: each city is worth 1 point more to an owner whose pig is on the farm; with `old` as well. */
export const farmBonus = (figures: readonly Placed[], seat: Seat): number =>
  figures.some((one) => one.figure === 'pig' && one.seat === seat) ? 1 : 0;
