/** The rows of the reckoning in three panels; a panel with many of them gives some to one that has room. */
import type { ByPart } from '../../../../engines/carcassonne/index.ts';
import { pointsIn, type Reckoning, type Row } from './reckoning.ts';

/** What a panel is about, as its title says. */
type Topic = 'cities' | 'roadsAndCloisters' | 'farms' | 'goods' | 'awards' | 'fairy';

const TOPIC_OF: ByPart<Topic> = {
  cities: 'cities',
  roads: 'roadsAndCloisters',
  cloisters: 'roadsAndCloisters',
  farms: 'farms',
  goods: 'goods',
  king: 'awards',
  robber: 'awards',
  fairy: 'fairy',
};

/** A panel for each, and what is added to a panel if there is any of it. */
const TOPICS = ['cities', 'roadsAndCloisters', 'farms'] as const satisfies readonly Topic[];
const ADDED = ['goods', 'awards', 'fairy'] as const satisfies readonly Topic[];

/** Rows below a title. */
export interface Section {
  readonly topic: Topic;
  readonly rows: readonly Row[];
}

/** So many rows are seen at a glance; where there are more, those without points become one. Of farms, always. */
const GLANCE = 7;
/** Rows are given away if the picture gets lower by so many rows. */
const WORTHWHILE = 2;

/**
 * Three panels from left to right: cities; roads and cloisters; farms. Each begins with its own rows; goods,
 * awards, and the fairy are below the shortest.
 */
export function panelsOf({ rows }: Reckoning): readonly (readonly Section[])[] {
  const sectionOf = (topic: Topic): Section => {
    const there = rows.filter(({ part }) => TOPIC_OF[part] === topic);
    return { topic, rows: there.length > GLANCE || topic === 'farms' ? withoutPointsAsOne(there) : there };
  };
  const added = ADDED.map(sectionOf).filter((section) => section.rows.length > 0);
  const panels = added.reduce<readonly (readonly Section[])[]>(
    (so, section) => {
      const shortest = indexOfLeast(so.map(linesIn));
      return so.with(shortest, [...so[shortest]!, section]);
    },
    TOPICS.map((topic) => [sectionOf(topic)]),
  );
  return shared(panels);
}

const indexOfLeast = (lengths: readonly number[]): number => lengths.indexOf(Math.min(...lengths));

/** Rows, and titles between them. */
export const linesIn = (sections: readonly Section[]): number =>
  sections.reduce((sum, { rows }) => sum + rows.length, sections.length - 1);

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

/** The last rows of the longest panel's own section go to the shortest panel, below the same title again. */
function shared(panels: readonly (readonly Section[])[]): readonly (readonly Section[])[] {
  const lengths = panels.map(linesIn);
  const longest = lengths.indexOf(Math.max(...lengths));
  const shortest = indexOfLeast(lengths);
  const [most, least] = [lengths[longest]!, lengths[shortest]!];
  const [own, ...below] = panels[longest]!;
  // The title takes a row.
  const given = Math.min(Math.floor((most - least - 1) / 2), own!.rows.length - 1);
  const after = Math.max(...lengths.map((length, i) => (i === longest ? most - given : length)));
  if (most - after < WORTHWHILE) return panels;
  const { topic, rows } = own!;
  return panels.map((sections, i) => {
    if (i === longest) return [{ topic, rows: rows.slice(0, -given) }, ...below];
    return i === shortest ? [...sections, { topic, rows: rows.slice(-given) }] : sections;
  });
}
