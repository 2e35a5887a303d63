/** What the languages share: amounts, effects, and places are put together in the same way. */
import {
  type Amount,
  type BuildingId,
  buildingKind,
  CUBES,
  type Cube,
  type Effect,
  type FavorSource,
  type Place,
  type Section,
  type SpecialId,
  spaceOf,
} from '../../../engines/caylus/index.ts';
import { capital } from '../../speech.ts';
import type { EffectWords, PrintedWords } from './contract.ts';

/** How each part of an amount is named, with its number. */
export interface Units {
  cube(n: number, cube: Cube): string;
  readonly anyCube: (n: number) => string;
  readonly plainCube: (n: number) => string;
  readonly deniers: (n: number) => string;
  readonly prestige: (n: number) => string;
  readonly favor: (n: number) => string;
}

const OTHERS = ['anyCube', 'plainCube', 'deniers', 'prestige', 'favor'] as const;

/** The parts of an amount in display order, cubes first. */
export const itemsIn =
  (units: Units) =>
  (amount: Amount): readonly string[] => [
    ...CUBES.flatMap((cube) => {
      const n = amount[cube] ?? 0;
      return n === 0 ? [] : [units.cube(n, cube)];
    }),
    ...OTHERS.flatMap((unit) => {
      const n = amount[unit] ?? 0;
      return n === 0 ? [] : [units[unit](n)];
    }),
  ];

/** What an effect does, in one language. */
export const effectIn =
  (words: EffectWords) =>
  (effect: Effect): string => {
    switch (effect.op) {
      case 'produce':
        return words.anyOf(effect.options.map(words.amount));
      case 'trade':
        return words.anyOf(
          effect.options.map(({ give, get }) => words.exchange(words.amount(give), words.amount(get))),
        );
      case 'build': {
        const { sort, discount = {} } = effect;
        return words.build(sort, Object.keys(discount).length === 0 ? null : words.amount(discount));
      }
      case 'moveProvost':
        return words.moveProvost(effect.max);
      case 'relocateWorker':
      case 'stables':
      case 'inn':
      case 'none':
        return words[effect.op];
    }
  };

/** Everything a building does, in one language. */
export const printedIn =
  (words: PrintedWords) =>
  (id: BuildingId): readonly string[] => {
    const { worker, owner, income, favors } = buildingKind(id);
    return [
      ...(worker === null ? [] : [words.effect(worker)]),
      ...(owner === null ? [] : [words.owner(words.effect(owner))]),
      ...(income === 0 ? [] : [words.income(income)]),
      ...(favors === 0 ? [] : [words.favors(favors)]),
    ];
  };

/** A name without what tells it apart from others: `Farm`. */
export const shortIn =
  (buildings: { readonly [B in BuildingId]: string }) =>
  (id: BuildingId): string =>
    capital(buildings[id].replace(/ ?[(（].*$/, ''));

/** Where a worker can be put. */
export const placeIn =
  (names: { readonly [B in BuildingId]: string }, castle: string, space: (space: number) => string) =>
  (place: Place): string => {
    const at = spaceOf(place);
    if (at !== null) return space(at);
    return place === 'castle' ? castle : names[place as SpecialId]; // All other places are on the road.
  };

/** What a favor is for. */
export const favorSourceIn =
  (names: { readonly [B in BuildingId]: string }, bestBuilder: string, count: (section: Section) => string) =>
  (source: FavorSource): string => {
    switch (source) {
      case 'bestBuilder':
        return bestBuilder;
      case 'dungeon':
      case 'walls':
      case 'towers':
        return count(source);
      default:
        return names[source];
    }
  };
