/** What can be chosen on the board. */
import {
  freePlaces,
  type Level,
  levelsFor,
  type Open,
  openTracks,
  type Place,
  placesFor,
  provostMoves,
  spaceOf,
  type Track,
} from '../../../../engines/caylus/index.ts';

export interface Choices {
  readonly places: readonly Place[];
  /** Of the road, for a worker or for the provost. */
  readonly spaces: ReadonlySet<number>;
  /** Tracks of favors with level 0, or a track’s levels. */
  readonly levels: readonly { readonly track: Track; readonly level: Level | 0 }[];
}

export const NO_CHOICES: Choices = { places: [], spaces: new Set(), levels: [] };

export function choicesOf(open: Open): Choices {
  const { step } = open;
  switch (step.kind) {
    case 'place':
      return choicesAt(placesFor(open, step.seat));
    case 'gate':
      return choicesAt(freePlaces(open, step.seat));
    case 'provost': {
      const moves = provostMoves(open, step.seat, step.isGuild).filter((by) => by !== 0);
      return { ...NO_CHOICES, spaces: new Set(moves.map((by) => open.provost + by)) };
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
