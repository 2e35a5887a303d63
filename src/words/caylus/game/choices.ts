/** What the player who acts can choose, for those who cannot see the picture. */
import {
  type Amount,
  amountIn,
  type BuiltId,
  batchesFor,
  buildingsFor,
  costOf,
  freePlaces,
  type Level,
  levelsFor,
  markerAfter,
  type Open,
  openTracks,
  type Place,
  placesFor,
  priceOf,
  provostCost,
  provostMoves,
  type Step,
  spaceOf,
  type Track,
  tileOn,
  workersBehind,
} from '../../../engines/caylus/index.ts';
import type { Seat } from '../../../engines/contract.ts';
import type { Locale } from '../../contract.ts';
import { placeNames, siteNames, sumNames } from '../names/index.ts';

/** The places that cost a player the same. */
export interface PricedPlaces {
  readonly cost: number;
  readonly places: readonly string[];
}

/** The sentences about choices, in one language. */
export interface ChoiceWords {
  /** Where the player who places a worker can put it. */
  places(priced: readonly PricedPlaces[]): string;
  /** A line with everything that can be chosen. */
  choices(items: readonly string[]): string;
  /** A building and its price. */
  priced(building: BuiltId, price: Amount): string;
  /** Where the provost can go; `beyond`: workers that would be behind him. */
  provostTo(space: number, cost: number, beyond: number): string;
  /** A track, and the level that its marker would reach. */
  trackTo(track: Track, level: number): string;
  levelOf(track: Track, level: Level): string;
}

/** One line with the choices; none where the task names them. */
export function choicesIn(words: ChoiceWords, locale: Locale, open: Open): readonly string[] {
  const { step } = open;
  if (step.kind === 'over') return [];
  if (step.kind === 'place') return [words.places(pricedPlaces(locale, open, step.seat))];
  const items = itemsOf(words, locale, open, step);
  return items.length === 0 ? [] : [words.choices(items)];
}

function itemsOf(words: ChoiceWords, locale: Locale, open: Open, step: Step): readonly string[] {
  const { seat } = step;
  switch (step.kind) {
    case 'gate':
      return freePlaces(open, seat).map((place) => placeOn(locale, open, place));
    case 'provost':
      return provostMoves(open, seat, step.isGuild).map((by) => {
        const to = open.provost + by;
        return words.provostTo(to, provostCost(by, step.isGuild), beyond(open, to));
      });
    case 'build': {
      const found = buildingsFor(open, seat, step.sort, step.discount);
      if (step.sort === 'residence')
        return [...new Set(found.map(({ space }) => placeOn(locale, open, `road-${space}`)))];
      const buildings = [...new Set(found.map(({ building }) => building))];
      return buildings.map((id) => words.priced(id, priceOf(id, step.discount)));
    }
    case 'castle':
      return batchesFor(open, seat).map((batch) => sumNames[locale](amountIn(batch)));
    case 'track':
      return openTracks(open, seat).map((track) => words.trackTo(track, markerAfter(open, seat, track)));
    case 'level':
      return levelsFor(open, seat, step.track).map((level) => words.levelOf(step.track, level));
    case 'place':
    case 'inn':
    case 'produce':
    case 'trade':
      return [];
  }
}

/** How many workers are beyond a space. */
const beyond = (open: Open, space: number): number => workersBehind(open, space).reduce((sum, count) => sum + count, 0);

/** The places of the player who places a worker, cheapest first. */
function pricedPlaces(locale: Locale, open: Open, seat: Seat): readonly PricedPlaces[] {
  const byCost = Map.groupBy(placesFor(open, seat), (place) => costOf(open, seat, place).cost);
  return [...byCost]
    .toSorted(([a], [b]) => a - b)
    .map(([cost, places]) => ({ cost, places: places.map((place) => placeOn(locale, open, place)) }));
}

/** A place with the building that is there now: `bank on space 12`. */
function placeOn(locale: Locale, open: Open, place: Place): string {
  const at = spaceOf(place);
  const tile = at === null ? null : tileOn(open, at);
  return tile === null ? placeNames[locale](place) : siteNames[locale](tile.building, at);
}
