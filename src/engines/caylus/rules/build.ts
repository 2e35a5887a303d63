import type { Seat } from '../../contract.ts';
import { buildingsFor, construct, nextSpace, priceOf, stockOf } from '../building.ts';
import { buildingKind } from '../buildings.ts';
import { afterEffect } from '../flow.ts';
import { missingFor } from '../holdings.ts';
import { BUILT_IDS, type BuiltClass, type Space } from '../ids.ts';
import { type Board, playerAt, tileOn } from '../state.ts';
import type { Violation } from '../violations.ts';
import { ruleFromMoves } from './listed.ts';
import { whyNoCubes, whyNotPaid } from './reasons.ts';

/** Rules §8: builds one building of the class in question. */
export const build = ruleFromMoves<'build', 'build'>({
  parameters: { building: 'text', space: 'integer', pay: 'texts' },
  during: ['build'],
  moves: (state, { seat, sort, discount }) =>
    buildingsFor(state, seat, sort, discount).map((one) => ({ kind: 'build', ...one })),

  whyNot(state, { seat, sort, discount }, { building, space, pay }) {
    if (building !== undefined) {
      if (!BUILT_IDS.includes(building)) return { kind: 'noSuchName', name: building };
      if (buildingKind(building).class !== sort) return { kind: 'wrongClass', building, sort };
      if (stockOf(state, building) === 0) return { kind: 'noTileLeft', building };
    }
    const wrong = (space === undefined ? null : whyNotOn(state, seat, sort, space)) ?? whyNoCubes(pay ?? []);
    if (wrong !== null) return wrong;
    const price = priceOf(building ?? buildingsFor(state, seat, sort, discount)[0]!.building, discount); // One can be built.
    const missing = missingFor(playerAt(state, seat), price);
    if (missing !== null) return { kind: 'cannotPay', missing };
    const unpaid = pay === undefined ? null : whyNotPaid(playerAt(state, seat), pay, price);
    return unpaid ?? { kind: 'wrongCubes', cubes: pay ?? [], price };
  },

  apply(state, { seat, source, discount }, { building, space, pay }, events) {
    return afterEffect(construct(state, seat, source, { building, space, pay }, discount, events), events);
  },
});

/** Why a building of this class cannot be put on this space, or null. */
function whyNotOn(board: Board, seat: Seat, sort: BuiltClass, space: Space): Violation | null {
  const tile = tileOn(board, space) ?? null; // There may be no such space.
  switch (sort) {
    case 'wood':
    case 'stone': {
      const next = nextSpace(board)!; // There is one, or nobody would be asked.
      return space === next ? null : { kind: 'notTheNextSpace', space, next };
    }
    case 'residence': {
      if (tile !== null && tile.residence !== null) return { kind: 'alreadyPlanned', space };
      const isOpen = tile !== null && buildingKind(tile.building).isConvertible;
      if (isOpen && (tile.owner === null || tile.owner === seat)) return null;
      return { kind: 'notReplaceable', space, building: tile?.building ?? null };
    }
    case 'prestige':
      return tile?.building === 'residence' && tile.owner === seat ? null : { kind: 'notYourResidence', space };
  }
}
