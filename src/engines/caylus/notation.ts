import { type Bag, inOrder } from './holdings.ts';
import { BUILT_IDS, CUBES, type Cube, LEVELS, PLACES, SPACES, TRACKS } from './ids.ts';
import type { Move } from './moves.ts';

/**
 * A move in one line: `worker castle`, `pass`, `gate road-7`, `provost -2`, `inn stay`, `produce food`,
 * `trade 0 food+wood gold`, `build w_market 9 food+wood`, `decline`, `house food+gold+wood`, `stop`, `track buildings`,
 * `level 2`. An empty bag is written `-`.
 */
export function write(move: Move): string {
  switch (move.kind) {
    case 'placeWorker':
      return `worker ${move.place}`;
    case 'pass':
      return 'pass';
    case 'moveWorker':
      return `gate ${move.place}`;
    case 'moveProvost':
      return `provost ${move.by}`;
    case 'answerInn':
      return `inn ${move.stay ? 'stay' : 'leave'}`;
    case 'produce':
      return `produce ${move.cube}`;
    case 'trade':
      return `trade ${move.option} ${writeBag(move.give)} ${writeBag(move.take)}`;
    case 'build':
      return `build ${move.building} ${move.space} ${writeBag(move.pay)}`;
    case 'decline':
      return 'decline';
    case 'buildHouse':
      return `house ${writeBag(move.pay)}`;
    case 'stopBuilding':
      return 'stop';
    case 'chooseTrack':
      return `track ${move.track}`;
    case 'chooseLevel':
      return `level ${move.level}`;
  }
}

/** Parses a line as written by `write`; null for anything else. */
export function read(text: string): Move | null {
  const [word = '', ...rest] = text.split(' ');
  const move = Object.hasOwn(READERS, word) ? READERS[word]!(rest) : null; // It has been found.
  return move !== null && write(move) === text ? move : null;
}

const READERS: Readonly<Record<string, (words: readonly string[]) => Move | null>> = {
  worker: ([name]) => made(oneOf(PLACES, name), (place) => ({ kind: 'placeWorker', place })),
  pass: () => ({ kind: 'pass' }),
  gate: ([name]) => made(oneOf(PLACES, name), (place) => ({ kind: 'moveWorker', place })),
  provost: ([number]) => made(integerIn(number), (by) => ({ kind: 'moveProvost', by })),
  inn: ([word]) => ({ kind: 'answerInn', stay: word === 'stay' }),
  produce: ([name]) => made(oneOf(CUBES, name), (cube) => ({ kind: 'produce', cube })),
  trade([number, given, taken]) {
    const [option, give, take] = [integerIn(number), bagIn(given), bagIn(taken)];
    return option === null || give === null || take === null ? null : { kind: 'trade', option, give, take };
  },
  build([name, number, paid]) {
    const [building, pay] = [oneOf(BUILT_IDS, name), bagIn(paid)];
    const space = SPACES.find((one) => one === integerIn(number));
    return building === null || space === undefined || pay === null ? null : { kind: 'build', building, space, pay };
  },
  decline: () => ({ kind: 'decline' }),
  house: ([paid]) => made(bagIn(paid), (pay) => ({ kind: 'buildHouse', pay })),
  stop: () => ({ kind: 'stopBuilding' }),
  track: ([name]) => made(oneOf(TRACKS, name), (track) => ({ kind: 'chooseTrack', track })),
  level: ([number]) =>
    made(LEVELS.find((one) => one === integerIn(number)) ?? null, (level) => ({ kind: 'chooseLevel', level })),
};

const made = <T>(value: T | null, move: (value: T) => Move): Move | null => (value === null ? null : move(value));

const oneOf = <T extends string>(names: readonly T[], text: string | undefined): T | null =>
  names.find((name) => name === text) ?? null;

const integerIn = (text: string | undefined): number | null =>
  text !== undefined && /^-?\d{1,3}$/.test(text) ? Number(text) + 0 : null;

const writeBag = (bag: Bag): string => (bag.length === 0 ? '-' : bag.join('+'));

/** Cubes joined by plus signs, ascending. */
function bagIn(text: string | undefined): Bag | null {
  if (text === '-') return [];
  const cubes = (text ?? '').split('+').map((name) => oneOf(CUBES, name));
  const known = cubes.filter((cube): cube is Cube => cube !== null);
  return known.length === cubes.length ? inOrder(known) : null;
}
