/** How the values of a move's parameters are typed and read, in any language. */

import {
  BUILT_IDS,
  type BuildingId,
  type BuiltId,
  CUBES,
  type Cube,
  inOrder,
  type Open,
  PLACES,
  type Place,
  type PossibleTrade,
  spaceOf,
  TRACKS,
  type Track,
  tileOn,
} from '../../../engines/caylus/index.ts';
import { splitCubes } from '../../../words/caylus/names/typed.ts';
import { ALL_WORDS } from '../../../words/words.ts';
import { markOf, nameOf } from './placing.ts';

/** Without capitals, spaces, and wide forms. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s’']+/g, '');

/** The one value that is called this; null for none, or several. */
function called<T>(typed: string, values: readonly T[], namesOf: (value: T) => readonly string[]): T | null {
  const wanted = fold(typed);
  const [one = null, ...others] = values.filter((value) => namesOf(value).some((name) => fold(name) === wanted));
  return wanted === '' || others.length > 0 ? null : one;
}

const allNames = (building: BuildingId): readonly string[] => [
  building,
  ...ALL_WORDS.flatMap((words) => [words.caylus.names.buildings[building], words.caylus.names.shortBuilding(building)]),
];

/** A place by its letter or number, its id, or the name of what is there now. */
export function readPlace(open: Open, typed: string): Place | null {
  return (
    called(typed, PLACES, (place) => [
      place,
      markOf(place),
      ...ALL_WORDS.map((words) => words.caylus.names.place(place)),
    ]) ??
    called(typed, PLACES, (place) => {
      const space = spaceOf(place);
      const tile = space === null ? null : tileOn(open, space);
      return [
        ...ALL_WORDS.map((words) => nameOf(open, place, words)),
        ...(tile === null ? [] : ALL_WORDS.map((words) => words.caylus.names.buildings[tile.building])),
      ];
    })
  );
}

/** A building by its id or name; where several have the name, the one among `candidates`. */
export const readBuilding = (typed: string, candidates: readonly BuiltId[]): BuiltId | null =>
  called(typed, candidates, allNames) ?? called(typed, BUILT_IDS, allNames);

export const readCube = (typed: string): Cube | null =>
  called(typed, CUBES, (cube) => [cube, ...ALL_WORDS.map((words) => words.caylus.names.cubes[cube])]);

export const writeCubes = (cubes: readonly Cube[]): string => cubes.join('+');

/** More of one kind than anything costs. */
const MOST_OF_A_KIND = 10;

/** Cubes such as `food + 2 wood` or `2 food, wood`, sorted; null if one of them cannot be read. */
export function readCubes(typed: string): readonly Cube[] | null {
  const cubes: Cube[] = [];
  for (const { name, count } of splitCubes(typed) ?? [{ name: '', count: 0 }]) {
    const cube = readCube(name);
    if (cube === null || count > MOST_OF_A_KIND) return null;
    for (let i = 0; i < count; i++) cubes.push(cube);
  }
  return inOrder(cubes);
}

export const readTrack = (typed: string): Track | null =>
  called(typed, TRACKS, (track) => [track, ...ALL_WORDS.map((words) => words.caylus.names.tracks[track])]);

/** Whether the worker stays at the inn. */
export function readInn(typed: string): boolean | null {
  const answer = called(typed, ['stay', 'leave'] as const, (one) => [
    one,
    ...ALL_WORDS.map((words) => words.caylus.commands.inn[one]),
  ]);
  return answer === null ? null : answer === 'stay';
}

/** A whole number, with a minus of any kind or a plus. */
export function readNumber(typed: string): number | null {
  const text = typed.normalize('NFKC').replaceAll(/[−–—]/g, '-').trim();
  return /^[+-]?\d{1,3}$/.test(text) ? Number(text) : null;
}

/** `0 food+wood gold`: the option, what is given, and what is taken; `-` for nothing. */
export const writeTrade = ({ option, give, take }: PossibleTrade): string =>
  [option, ...[give, take].map((cubes) => writeCubes(cubes) || '-')].join(' ');

/** A trade as suggestions send it; null if it is none. */
export function readTrade(typed: string): PossibleTrade | null {
  const [, option, given = '', taken = ''] = /^(\d) (\S+) (\S+)$/.exec(typed.trim()) ?? [];
  if (option === undefined) return null;
  const [give, take] = [given, taken].map((cubes) => (cubes === '-' ? [] : readCubes(cubes)));
  return give && take ? { option: Number(option), give, take } : null;
}
