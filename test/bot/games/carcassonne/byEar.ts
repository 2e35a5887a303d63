/** What the words of Carcassonne promise: points for what is completed, goods, the king and the robber, a second tile. */
import { expect } from 'vitest';
import { OPTIONS } from '../../../../src/engines/carcassonne/index.ts';
import type { Heard, Listener } from '../../support/ear.ts';
import type { Pick } from '../../support/players.ts';
import type { ByEar, Tally as Numbers } from '../support/byEar.ts';

/**
 * The reader's points that words promise: `completes a 3-tile city (+6 for you)`, `(+8 each for you and ▲ Ben)`,
 * `+6 right away`.
 */
function promised(words: string): number {
  const [, rightAway] = /\+(\d+) right away/.exec(words) ?? [];
  if (rightAway !== undefined) return Number(rightAway);
  const closed = [...words.matchAll(/\(\+(\d+)(?: each)? for ([^)]*)\)/g)];
  return closed.reduce(
    (sum, [, points, names]) => sum + (names!.split(/, | and /).includes('you') ? Number(points) : 0),
    0,
  );
}

/**
 * What a panel says of a choice: beneath its line in a menu, or in the small print; of a second figure on a spot by its
 * letter.
 */
function saidOf({ text, lines }: Heard, label: string): string {
  const line = lines.find((one) => one.label === label);
  if (line) return line.description;
  const hints = text.split('\n').filter((one) => one.startsWith('-# '));
  const labelsOf = (hint: string): readonly string[] => hint.slice(3).split(': ')[0]!.split(', ');
  const hint =
    hints.find((one) => labelsOf(one).includes(label)) ??
    hints.find((one) => /^[A-Z] /.test(label) && labelsOf(one).some((other) => other.startsWith(label.slice(0, 2))));
  return hint?.slice(hint.indexOf(': ') + 2) ?? '';
}

/** What else words promise the reader: `you take 2 wine`, `you keep the king, now with 5 tiles`, `then you place a second tile`. */
function prizesIn(words: string): readonly string[] {
  const goods = /you take (\d+ (?:wine|grain|cloth)[^;·\n]*)/.exec(words);
  const awards = [...words.matchAll(/you (?:take|keep) the (king|robber)/g)].map(([, award]) => `the ${award}`);
  return [
    ...(goods ? [goods[1]!.trim()] : []),
    ...awards,
    ...(words.includes(`then you place ${SECOND_TILE}`) ? [SECOND_TILE] : []),
  ];
}
const SECOND_TILE = 'a second tile';

interface Choice {
  readonly label: string;
  readonly points: number;
  /** Whether something of the reader's grows. */
  readonly grows: boolean;
  /** How much else is promised. */
  readonly prizes: number;
  /** Whether a line of a menu is too short for all that is promised. */
  readonly isCut: boolean;
}

const choicesIn = (heard: Heard, labels: RegExp): readonly Choice[] =>
  [...heard.buttons, ...heard.lines.map(({ label }) => label)]
    .filter((label) => labels.test(label))
    .map((label) => ({ label, said: saidOf(heard, label) }))
    .map(({ label, said }) => ({
      label,
      points: promised(said),
      grows: said.includes('your '),
      prizes: prizesIn(said).length,
      isCut: said.endsWith('…'),
    }));

/** What promises most, of equals what grows; farmers would not return. */
function best(choices: readonly Choice[], pick: Pick): Choice {
  const worth = ({ label, points, grows, prizes }: Choice) =>
    4 * points + 8 * prizes + (grows ? 2 : 0) - (/armer/.test(label) ? 1 : 0);
  const most = Math.max(...choices.map(worth));
  return pick(choices.filter((choice) => worth(choice) === most));
}

/** By place and turning, the points promised by the board as text: `Space 3 at (2, 0): 0° | 90°: completes …`. */
function waysIn(position: readonly string[]): ReadonlyMap<string, number> {
  const ways = new Map<string, number>();
  for (const line of position) {
    const [, place, told] = /^Space (\d+) at \(.+?\): (.*)\.$/.exec(line) ?? [];
    for (const way of told?.split(' | ') ?? []) ways.set(`${place} ${way.split(':')[0]}`, promised(way));
  }
  return ways;
}

/** Each player's points at the end, by the board as text: `1. Aya: 84 points, 60 during play and 24 at the end.` */
const pointsIn = (position: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    position.flatMap((line) => {
      const [, name, points] = /^\d+\. (\w+): (\d+) points?, \d+ during play and \d+ at the end\.$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, Number(points)]];
    }),
  );

/** The points of a player in lines of what has happened: `● Aya and ▲ Ben **+6** each for a completed 3-tile city.` */
function toldFor(name: string, lines: readonly string[]): number {
  return lines.reduce((sum, line) => {
    const parts = [...line.matchAll(/(.*?)\*\*\+(\d+)\*\*/g)];
    return sum + parts.reduce((own, [, names, points]) => own + (names!.includes(name) ? Number(points) : 0), 0);
  }, 0);
}

/** What the last step of a tile promises. */
interface Promised {
  readonly points: number;
  readonly prizes: readonly string[];
}
const NOTHING: Promised = { points: 0, prizes: [] };

/** One tile by what promises most; what is promised at its last step. */
async function placeTile(me: Listener, pick: Pick, figures: Set<string>): Promise<Promised> {
  const ways = waysIn(await me.position());
  await me.board();
  let panel = await me.press('Place the tile');
  const places = choicesIn(panel, /^\d+( · |$)/);
  const numbers = [...new Set([...ways.keys()].map((way) => way.split(' ')[0]))];
  // The only place, as on a river, is not asked for.
  const place = places.length === 0 ? null : best(places, pick);
  expect(places.map(({ label }) => label.split(' ')[0])).toEqual(place === null ? [] : numbers);
  expect(numbers.length).toBeGreaterThan(place === null ? 0 : places.length - 1);

  const number = place?.label.split(' ')[0] ?? numbers[0];
  const ofPlace = [...ways].filter(([way]) => way.startsWith(`${number} `));
  // The only way to place a tile is not asked for either.
  let promise = ofPlace.length === 1 ? ofPlace[0]![1] : (place?.points ?? 0);
  if (place !== null) {
    const promises = ofPlace.map(([, points]) => points);
    if (place.isCut) expect(Math.max(...promises)).toBeGreaterThanOrEqual(place.points);
    else expect(promises).toContain(place.points);
    panel = await me.press(place.label);
  }
  const turnings = choicesIn(panel, /^\d+°$/);
  if (turnings.length > 0) {
    expect(turnings.map(({ label, points }) => [`${number} ${label}`, points])).toEqual(ofPlace);
    const turning = best(turnings, pick);
    promise = turning.points;
    panel = await me.press(turning.label);
  }
  const spots = choicesIn(panel, /^([A-Z] \w.*|No (follower|figure))$/);
  if (spots.length > 0) {
    expect(spots.at(-1)).toMatchObject({ label: expect.stringMatching(/^No /), points: promise });
    const spot = best(spots, pick);
    figures.add(spot.label.replace(/^[A-Z] (\w+).*/, '$1'));
    promise = spot.points;
    panel = await me.press(spot.label);
  }
  expect(promised(panel.text)).toBe(promise);
  const prizes = prizesIn(panel.text);
  expect((await me.press('Confirm')).text).toMatch(/^Done: /);
  return { points: promise, prizes };
}

/** What a player has taken or earned, by the lines of a turn. */
const toldPrizes = (name: string, lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => {
    const [, goods] = /took (\d+ (?:wine|grain|cloth).*) from the completed city\.$/.exec(line) ?? [];
    const [, award] = /(?:took|kept) (the king|the robber)/.exec(line) ?? [];
    const second = line.includes(`${name}’s builder earned`) ? SECOND_TILE : undefined;
    return [goods, award, second].filter((prize) => prize !== undefined);
  });

interface Tally extends Numbers {
  points: number;
  prizes: number;
  readonly figures: Set<string>;
  /** Of the parts of this turn that are over. */
  before: Promised;
}

/** A tile by what promises most, compared with what the list of moves tells. */
async function decide(me: Listener, pick: Pick, tally: Tally): Promise<void> {
  const promise = await placeTile(me, pick, tally.figures);
  const { before } = tally;
  const turn = { points: before.points + promise.points, prizes: [...before.prizes, ...promise.prizes] };
  const story = await me.story('first');
  const [told = []] = story.filter((lines) => lines.some((line) => line.includes(`${me.name} placed a tile`)));
  const complete = told.filter((line) => line.includes('for a completed'));
  expect(toldFor(me.name, complete), told.join('\n')).toBe(turn.points);
  expect(toldPrizes(me.name, told).toSorted(), told.join('\n')).toEqual(turn.prizes.toSorted());
  tally.before = promise.prizes.includes(SECOND_TILE) ? turn : NOTHING;
  tally.numbers += 1 + promise.prizes.length;
  tally.points += promise.points;
  tally.prizes += promise.prizes.length;
}

export const byEar: ByEar<Tally> = {
  game: 'carcassonne',
  tables: [
    { members: ['aya', 'ben'], options: [] },
    // The set with the dragon is played in `drache/byEar.ts`.
    { members: ['aya', 'ben'], options: OPTIONS.filter((option) => option !== 'drache') },
  ],
  begin: () => ({ decisions: 0, numbers: 0, points: 0, prizes: 0, figures: new Set(), before: NOTHING }),
  decide,
  async expectMuch({ decisions, points, prizes }, { onlooker, table }) {
    const lines = (await onlooker.story('all')).flat();
    const final = pointsIn(await onlooker.position());
    // The picture of the end says the result first, then what was scored, and so does the text.
    const [alt = ''] = (await onlooker.board()).altTexts;
    expect(alt).toMatch(/^The game is over\. .*(wins by \d+|both win)\. 1\. \w+: \d+ points, .* Number 1, .* for /);
    expect(alt).not.toMatch(/in hand|tiles left|open to/);
    for (const [name, own] of Object.entries(final)) expect(toldFor(name, lines), name).toBe(own);
    expect(Object.keys(final)).toHaveLength(2);
    expect(decisions).toBeGreaterThan(table.options.length === 0 ? 60 : 115);
    expect(prizes).toBeGreaterThan(table.options.length === 0 ? -1 : 8);
    expect(points).toBeGreaterThan(10);
  },
  boasts: [[/expected/, (text) => text.replace(/\+(\d+)/, (_, points) => `+${Number(points) + 1}`)]],
};
