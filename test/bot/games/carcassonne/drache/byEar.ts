/** What the words of the set with the dragon promise: whom it eats, who goes home, and what the fairy brings. */
import { expect } from 'vitest';
import { OPTIONS } from '../../../../../src/engines/carcassonne/index.ts';
import { amount } from '../../../../support/amount.ts';
import type { Listener } from '../../../support/ear.ts';
import type { Pick } from '../../../support/players.ts';
import type { ByEar, Tally as Numbers } from '../../support/byEar.ts';

const STEP = /^(North|East|South|West)(?: \(eats (\d+)\))?$/;
const WAYS_BACK = ['Back', 'Close', 'Show previous', 'Show more'];

/** What the words of a choice promise. */
interface Promised {
  /** How many figures the dragon eats. */
  readonly eaten: number;
  /** The reader's points for what is completed, and by the fairy. */
  readonly points: number;
}

function promisedIn(words: string): Promised {
  const eaten = [...words.matchAll(/\beats ((?:(?!; ).)*)/g)].reduce((sum, [, who]) => sum + cellsIn(who!).length, 0);
  const closed = [...words.matchAll(/\(\+(\d+)(?: each)? for ([^)]*)\)/g)].filter(([, , names]) =>
    /\byou\b/.test(names!),
  );
  const fairy = [...words.matchAll(/\+(\d+) for you from the fairy/g)];
  return { eaten, points: [...closed, ...fairy].reduce((sum, [, points]) => sum + Number(points), 0) };
}

const cellsIn = (words: string): readonly string[] => [...words.matchAll(/\([−\d]+, [−\d]+\)/g)].map(([cell]) => cell);

/** What a panel or the board as text says of a choice. */
const saidOf = (lines: readonly string[], label: string): string =>
  lines.map((line) => line.replace(/^-# /, '')).find((line) => line.startsWith(`${label}: `)) ?? '';

/** The newest turn in which a tile was placed, or of which there is nothing yet but the tile. */
const newest = (story: readonly (readonly string[])[]): readonly string[] =>
  story.find((lines) => lines.some((line) => line.includes(' placed a tile at '))) ?? [];

/** How many figures the dragon has eaten in a turn, by the move list: `ate ● Aya’s follower and 2 of ■ Ben’s followers`. */
const eatenIn = (turn: readonly string[]): number =>
  turn
    .flatMap((line) => [...line.matchAll(/ate ([^.]*)\./g)])
    .flatMap(([, who]) => [...who!.matchAll(/(?:(\d+) of )?[●■▲◆★✚] \w+’s/g)])
    .reduce((sum, [, count = '1']) => sum + Number(count), 0);

/** The points of a player in a turn, by the move list, without the fairy's at its start. */
function pointsIn(name: string, turn: readonly string[]): number {
  const scored = turn.filter((line) => /for (a completed|the fairy)/.test(line) && !line.includes('at the start'));
  return scored.reduce((sum, line) => {
    const [, names = '', points = '0'] = /(.*?)\*\*\+(\d+)\*\*/.exec(line) ?? [];
    return sum + (names.includes(name) ? Number(points) : 0);
  }, 0);
}

/** A tile and all that belongs to it, by choices at random; what the last step promises, and the labels on the way. */
async function placeTile(
  me: Listener,
  pick: Pick,
): Promise<{ readonly said: string; readonly labels: readonly string[] }> {
  await me.board();
  const labels: string[] = [];
  let panel = await me.press('Place the tile');
  while (!panel.buttons.includes('Confirm')) {
    const choices = [
      ...panel.moves.filter((label) => !WAYS_BACK.includes(label)),
      ...panel.lines.map(({ label }) => label),
    ];
    const rare = choices.filter((label) => /Portal|fairy|knight at/.test(label));
    const label = pick(rare.length > 0 && pick([true, false]) ? rare : choices);
    labels.push(label);
    panel = await me.press(label);
    // A step of the dragon that ends a turn of one press is played without a last step.
    if (panel.text.startsWith('Done: ')) return { said: '', labels };
  }
  const said = panel.text;
  expect((await me.press('Confirm')).text).toMatch(/^Done: /);
  return { said, labels };
}

interface Tally extends Numbers {
  tiles: number;
  steps: number;
  eaten: number;
  points: number;
  readonly labels: Set<string>;
}

/** A step of the dragon, a tile, or what is asked by itself, compared with what the list of moves tells. */
async function decide(me: Listener, pick: Pick, tally: Tally): Promise<void> {
  const { moves } = await me.board();
  const steps = moves.filter((label) => STEP.test(label));
  if (steps.length > 0) return walk(me, pick(steps), tally);
  // The fairy after the first volcano.
  if (!moves.includes('Place the tile')) return finish(me, pick);
  const { said, labels } = await placeTile(me, pick);
  for (const label of labels) tally.labels.add(label.replace(/^\d+ |[(].*|[A-Z] /g, '').trim());
  tally.tiles++;
  const turn = newest(await me.story('first'));
  const promise = promisedIn(said);
  // Where the dragon goes on or a second tile follows, more comes than the last step of the tile says.
  const isOver = !/dragon|second tile/.test(said) && !turn.some((line) => /second tile|dragon moved/.test(line));
  if (!isOver) return;
  expect(pointsIn(me.name, turn), `${said}\n${turn.join('\n')}`).toBe(promise.points);
  tally.points += promise.points;
  tally.numbers++;
}

async function walk(me: Listener, label: string, tally: Tally): Promise<void> {
  const position = await me.position();
  const before = eatenIn(newest(await me.story('first')));
  const promise = promisedIn(saidOf(position, label));
  await me.board();
  await me.press(label);
  const turn = newest(await me.story('first'));
  expect(eatenIn(turn) - before, `${label}\n${turn.join('\n')}`).toBe(promise.eaten);
  const [, , count = '0'] = STEP.exec(label) ?? [];
  expect(promise.eaten).toBeGreaterThanOrEqual(Number(count));
  tally.steps++;
  tally.numbers++;
  tally.eaten += promise.eaten;
}

/** No deal is fixed: in some, the dragon comes late. */
const hasAll = ({ steps, eaten, labels }: Tally): boolean =>
  steps > 3 && eaten > 0 && [/Portal/, /fairy/].every((topic) => topic.test([...labels].join()));

/** Answers what was asked by itself. */
async function finish(me: Listener, pick: Pick): Promise<void> {
  let panel = await me.press(pick((await me.board()).moves));
  for (let presses = 0; presses < 6 && !panel.text.startsWith('Done: '); presses++) {
    const choices = panel.moves.filter((label) => !WAYS_BACK.includes(label));
    panel = await me.press(panel.buttons.includes('Confirm') ? 'Confirm' : pick(choices));
  }
}

const members = ['aya', 'ben', 'dara'] as const;

/** A game is over, or has had so many tiles and everything that the set is about. */
export const byEar: ByEar<Tally> = {
  game: 'carcassonne',
  tables: [
    { members, options: ['drache'] },
    { members, options: OPTIONS },
  ],
  begin: () => ({ decisions: 0, numbers: 0, tiles: 0, steps: 0, eaten: 0, points: 0, labels: new Set() }),
  decide,
  hasEnough: (tally) => tally.tiles >= amount(40, 500) && hasAll(tally),
  expectMuch: ({ steps }) => expect(steps).toBeGreaterThan(0),
  boasts: [],
};
