/** The rows of the reckoning in three panels; a panel with many of them gives some to one that has room. */
import type { Part } from '../../../../engines/carcassonne/index.ts';
import { pointsIn, type Reckoning, type Row } from './reckoning.ts';

/** What a panel is about, as its title says. */
export const TOPICS = ['cities', 'roadsAndCloisters', 'farms'] as const;
export type Topic = (typeof TOPICS)[number];

const PARTS_OF: { readonly [T in Topic]: readonly Part[] } = {
  cities: ['cities'],
  roadsAndCloisters: ['roads', 'cloisters'],
  farms: ['farms'],
};

/** Rows below a title. */
export interface Section {
  readonly topic: Topic;
  readonly rows: readonly Row[];
}

/** So many rows are seen at a glance; where there are more, those without points become one. Of farms, always. */
const GLANCE = 7;
/** Rows are given away if the picture gets lower by so many rows. */
const WORTHWHILE = 2;

/** Three panels from left to right: cities; roads and cloisters; farms. Each begins with its own rows. */
export function panelsOf({ rows }: Reckoning): readonly (readonly Section[])[] {
  const own = TOPICS.map((topic): Section => {
    const there = rows.filter(({ part }) => PARTS_OF[topic].includes(part));
    return { topic, rows: there.length > GLANCE || topic === 'farms' ? withoutPointsAsOne(there) : there };
  });
  return shared(own);
}

/** Numbers beside each other in a row. */
const MOST_NUMBERS = 5;

function withoutPointsAsOne(rows: readonly Row[]): readonly Row[] {
  const nothing = rows.filter((row) => pointsIn(row) === 0);
  const [first] = nothing;
  if (first === undefined || nothing.length === 1) return rows;
  const numbers = nothing.flatMap((row) => row.numbers);
  const joined = Array.from({ length: Math.ceil(numbers.length / MOST_NUMBERS) }, (_, i) => ({
    ...first,
    numbers: numbers.slice(i * MOST_NUMBERS, (i + 1) * MOST_NUMBERS),
    owners: [],
  }));
  return [...rows.filter((row) => pointsIn(row) > 0), ...joined];
}

/** The last rows of the longest panel go to the shortest, below the same title again. */
function shared(own: readonly Section[]): readonly (readonly Section[])[] {
  const lengths = own.map(({ rows }) => rows.length);
  const longest = lengths.indexOf(Math.max(...lengths));
  const shortest = lengths.indexOf(Math.min(...lengths));
  const [most, least] = [lengths[longest]!, lengths[shortest]!];
  // The title takes a row.
  const given = Math.floor((most - least - 1) / 2);
  const before = most;
  const after = Math.max(...lengths.map((length, i) => (i === longest ? most - given : length)));
  if (before - after < WORTHWHILE) return own.map((section) => [section]);
  const { topic, rows } = own[longest]!;
  return own.map((section, i) => {
    if (i === longest) return [{ topic, rows: rows.slice(0, -given) }];
    return i === shortest ? [section, { topic, rows: rows.slice(-given) }] : [section];
  });
}
