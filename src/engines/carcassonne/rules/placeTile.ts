import type { MoveOf, Rule } from '../../contract.ts';
import { atlas, place } from '../atlas.ts';
import type { Event } from '../events.ts';
import { offerAction, stepFrom } from '../flow.ts';
import { fittingPlaces, whyNotThere } from '../placing.ts';
import { tileInHand } from '../state.ts';
import type { Carcassonne } from '../types.ts';

type PlaceTile = MoveOf<Carcassonne, 'placeTile'>;

const PARAMETERS = ['x', 'y', 'rotation'] as const;

/**
 * タイルの配置, rules §3: the tile drawn goes on an empty cell beside a tile, and all edges that meet are of the same
 * kind. It is the player's move also where only one place is left.
 */
export const placeTile: Rule<Carcassonne, PlaceTile> = {
  parameters: { x: 'integer', y: 'integer', rotation: 'integer' },

  choices(state, seat, partial) {
    const tile = tileInHand(state);
    if (tile === null) return { none: { kind: 'tileAlreadyPlaced' } };
    const places = fittingPlaces(atlas(state.placements), tile).filter((place) => agrees(place, partial));
    const asked = PARAMETERS.find((name) => partial[name] === undefined);
    if (asked === undefined) {
      const violation = placeTile.refuse(state, seat, partial as PlaceTile); // No parameter is missing.
      return violation === null ? { complete: places[0]! } : { none: violation };
    }
    if (places.length === 0) {
      const { x = null, y = null, rotation = null } = partial;
      return { none: { kind: 'fitsNowhereThere', x, y, rotation } };
    }
    const values = [...new Set(places.map((place) => place[asked]))].sort((a, b) => a - b);
    return { parameter: asked, kind: 'one', values, min: 1, max: 1, suggested: [] };
  },

  legal(state) {
    const tile = tileInHand(state);
    return tile === null ? [] : fittingPlaces(atlas(state.placements), tile);
  },

  refuse(state, _seat, { x, y, rotation }) {
    const tile = tileInHand(state);
    if (tile === null) return { kind: 'tileAlreadyPlaced' };
    return whyNotThere(atlas(state.placements), tile, x, y, rotation);
  },

  apply(state, seat, { x, y, rotation }) {
    const tile = tileInHand(state)!; // `refuse` has found one.
    const events: Event[] = [{ kind: 'placedTile', seat, tile, x, y, rotation }];
    const placements = place(state.placements, { tile, x, y, rotation });
    return stepFrom(offerAction({ ...state, placements }, seat, events), events);
  },
};

const agrees = (place: PlaceTile, partial: Partial<PlaceTile>): boolean =>
  PARAMETERS.every((name) => partial[name] === undefined || partial[name] === place[name]);
