/** What can be chosen on the board. */
import {
  BUILT_IDS,
  type BuildingId,
  type Caylus,
  costOf,
  freePlaces,
  type Level,
  levelsFor,
  type Open,
  openTracks,
  PLACES_BEFORE_ROAD,
  type Place,
  placesFor,
  provostCost,
  provostMoves,
  SPACES,
  type Space,
  spaceOf,
  type Track,
} from '../../../engines/caylus/index.ts';
import type { Seat } from '../../../engines/contract.ts';
import type { SceneStep } from '../../contract.ts';

export interface Choices {
  readonly places: readonly Place[];
  /** Of the road, for a worker or for the provost. */
  readonly spaces: ReadonlySet<number>;
  /** What the provost's way to a space costs in deniers. */
  readonly costs: ReadonlyMap<number, number>;
  /** What a worker costs on the spaces where it is not the usual. */
  readonly prices: ReadonlyMap<Space, number>;
  /** Tracks of favors with level 0, or a track’s levels. */
  readonly levels: readonly { readonly track: Track; readonly level: Level | 0 }[];
  /** What the buttons call places that have no number. */
  readonly letters: ReadonlyMap<Place, string>;
}

/** A building that a panel asks to confirm, where it would be built. */
export interface Planned {
  readonly building: BuildingId;
  readonly space: Space;
  readonly seat: Seat;
}

/** What a panel’s step would build; null if it asks for something else. */
export function plannedOf(asked: SceneStep<Caylus> | null): Planned | null {
  if (asked === null || asked.partial.kind !== 'build') return null;
  const building = BUILT_IDS.find((id) => id === asked.partial.building);
  const space = SPACES.find((one) => one === asked.partial.space);
  return building === undefined || space === undefined ? null : { building, space, seat: asked.seat };
}

export const NO_CHOICES: Choices = {
  ...{ places: [], spaces: new Set(), costs: new Map(), prices: new Map(), levels: [], letters: new Map() },
};

/** @param asked the step of a panel, or null */
export function choicesOf(open: Open, asked: SceneStep<Caylus> | null): Choices {
  const letters = new Map(
    (asked?.answers ?? []).flatMap(({ label, partial: { place } }) => {
      const found = PLACES_BEFORE_ROAD.find((one) => one === place);
      return found === undefined ? [] : [[found, label] as const];
    }),
  );
  return { ...placesOf(open, asked), letters };
}

function placesOf(open: Open, asked: SceneStep<Caylus> | null): Choices {
  const { step } = open;
  switch (step.kind) {
    case 'build': {
      const sites = (asked?.answers ?? []).map(({ partial: { space } }) => space);
      return { ...NO_CHOICES, spaces: new Set(SPACES.filter((space) => sites.includes(space))) };
    }
    case 'place':
      return { ...choicesAt(placesFor(open, step.seat)), prices: pricesOf(open, step.seat) };
    case 'gate':
      return choicesAt(freePlaces(open, step.seat));
    case 'provost': {
      const moves = provostMoves(open, step.seat, step.isGuild).filter((by) => by !== 0);
      const spaces = new Set(moves.map((by) => open.provost + by));
      const costs = new Map(
        step.isGuild ? [] : moves.map((by) => [open.provost + by, provostCost(by, false)] as const),
      );
      return { ...NO_CHOICES, spaces, costs };
    }
    case 'track':
      return { ...NO_CHOICES, levels: openTracks(open, step.seat).map((track) => ({ track, level: 0 })) };
    case 'level': {
      const { seat, track } = step;
      return { ...NO_CHOICES, levels: levelsFor(open, seat, track).map((level) => ({ track, level })) };
    }
    default:
      return NO_CHOICES;
  }
}

const choicesAt = (places: readonly Place[]): Choices => ({
  ...NO_CHOICES,
  places,
  spaces: new Set(places.flatMap((place) => spaceOf(place) ?? [])),
});

/** What a worker costs except in one's own buildings. */
export const usualCost = (open: Open, seat: Seat): number => costOf(open, seat, 'castle').cost;

function pricesOf(open: Open, seat: Seat): ReadonlyMap<Space, number> {
  const usual = usualCost(open, seat);
  return new Map(
    placesFor(open, seat).flatMap((place) => {
      const space = spaceOf(place);
      const { cost } = costOf(open, seat, place);
      return space === null || cost === usual ? [] : [[space, cost] as const];
    }),
  );
}
