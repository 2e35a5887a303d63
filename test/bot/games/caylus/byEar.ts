/** What the words of Caylus promise: prices, gains, points for owners, and what is left after building. */
import { expect } from 'vitest';
import { amount } from '../../../support/amount.ts';
import type { Listener } from '../../support/ear.ts';
import type { Pick } from '../../support/players.ts';
import { type ByEar, movesIn, type Tally as Numbers } from '../support/byEar.ts';

type Cubes = ReadonlyMap<string, number>;

/** What the board as text says of one player. */
interface Player {
  readonly name: string;
  readonly points: number;
  readonly deniers: number;
  readonly cubes: Cubes;
}
interface Heard {
  readonly players: readonly Player[];
  /** Round and phase. */
  readonly phase: string;
  readonly provost: number;
}

/** `2 food and 1 wood`, `food+2 wood`, or `no cubes`. */
function cubesIn(text: string): Cubes {
  const found = [...text.matchAll(/(?:(\d+) )?(food|wood|stone|cloth|gold)\b/g)];
  return new Map(found.map(([, count, cube]) => [cube!, Number(count ?? 1)]));
}

function heardIn(position: readonly string[]): Heard {
  const players = position.flatMap((line) => {
    const [, name, points, deniers, cubes] =
      /^(.+?): (\d+) points?; (\d+) deniers?, income \d+; (.*?); \d+ workers? in hand/.exec(line) ?? [];
    if (name === undefined) return [];
    return [{ name, points: Number(points), deniers: Number(deniers), cubes: cubesIn(cubes!) }];
  });
  const provost = position.map((line) => /provost (?:and bailiff are|is) on space (\d+)/i.exec(line)?.[1]);
  return {
    players,
    phase: position.find((line) => /^Round \d+, phase/.test(line)) ?? '',
    provost: Number(provost.find((space) => space !== undefined)),
  };
}

/** A way through the buttons, from the board on, and what its words promise. */
interface Choice {
  readonly presses: readonly string[];
  readonly hint: string;
}

/** The choices of a line beneath `Possible moves:`. */
function choicesOf(line: string, onBoard: readonly string[]): readonly Choice[] {
  const [, text = line, hint = ''] = /^(.*?)(?: \[(.*)\])?$/.exec(line) ?? [];
  if (onBoard.includes(text)) return [{ presses: [text], hint }];
  const path = text.split(' › ');
  const [, last, inside] = /^(.*?): (.*)$/.exec(path.at(-1)!) ?? [];
  if (last === undefined) return [{ presses: path, hint }];
  return inside!.split('; ').map((label) => ({ presses: [...path.slice(0, -1), last, label], hint }));
}

/** How gladly somebody makes this choice, so that a game has everything. */
function worth({ presses }: Choice): number {
  const [first = '', then = ''] = presses;
  if (/^Build a/.test(first)) return 6;
  if (first === 'Place a worker') return /Carpenter|Mason|Lawyer|Architect|Castle|Joust/.test(then) ? 6 : 3;
  if (/^(Leave him|Prestige|Buildings|Deniers|Resources)/.test(first)) return 3;
  if (/→|^Take |^Trade/.test(first)) return 5;
  return 1;
}

/** Deniers, points, and cubes that an exchange such as `2 deniers → food` gives and takes. */
function amountIn(text: string) {
  const number = (what: RegExp) => Number(what.exec(text)?.[1] ?? 0);
  return { deniers: number(/(\d+) deniers?/), points: number(/(\d+) points?/), cubes: cubesIn(text) };
}

interface Tally extends Numbers {
  readonly kinds: Set<string>;
}

/** What is heard after a choice, compared with what its words promised. */
function compare(before: Heard, after: Heard, me: string, { presses, hint }: Choice, said: string, tally: Tally): void {
  const [mine, now] = [before, after].map(({ players }) => players.find(({ name }) => name === me)!);
  const [first = '', then = ''] = presses;
  const isEqual = (what: number, promised: number) => {
    expect(what, said).toBe(promised);
    tally.numbers++;
  };
  // Where buildings work, others may have brought something since.
  const isQuiet = /(placing workers|provost|castle)\./.test(before.phase);
  const gains = (what: number, promised: number) => isEqual(isQuiet ? what : Math.min(what, promised), promised);
  const earned = now!.deniers - mine!.deniers;
  const priceIn = (text: string) =>
    /(?:^|; )free/.test(text) ? 0 : Number(/(?:^|; )costs (\d+) denier/.exec(text)?.[1]);
  const change = (cube: string) => (now!.cubes.get(cube) ?? 0) - (mine!.cubes.get(cube) ?? 0);
  if (first === 'Place a worker' || first === 'Move the worker') {
    gains(earned, -priceIn(hint));
    const [, owner] = /1 point for (?:\S+ )?(.+?)(?:;|$)/.exec(hint) ?? [];
    for (const { name, points } of after.players)
      isEqual(points - before.players.find((one) => one.name === name)!.points, name === owner ? 1 : 0);
  } else if (first === 'Move the provost' || first === 'Leave him') {
    gains(earned, first === 'Leave him' ? 0 : -priceIn(hint));
    if (first === 'Move the provost') isEqual(after.provost, Number(/space (\d+)/.exec(then)?.[1]));
  } else if (/^Take (?!the)/.test(first)) for (const [cube, count] of cubesIn(first)) gains(change(cube), count);
  else if (/ → (?!\d+: )/.test(presses.at(-1)!) && !first.startsWith('Build')) {
    const [give, gain] = presses.at(-1)!.split(' → ').map(amountIn);
    gains(earned, gain!.deniers - give!.deniers);
    isEqual(now!.points - mine!.points, gain!.points);
    for (const cube of new Set([...give!.cubes.keys(), ...gain!.cubes.keys()]))
      gains(change(cube), (gain!.cubes.get(cube) ?? 0) - (give!.cubes.get(cube) ?? 0));
  }
  tally.kinds.add(first);
}

/** What the last step of a building or a house promises: what is left, and points unless it has to wait. */
function compareLast(before: Heard, after: Heard, me: string, last: string, said: string, tally: Tally): void {
  const [, left] = /afterward you have (.*?) and \d+ denier/.exec(last) ?? [];
  const [, deniers] = /afterward you have .*? and (\d+) denier/.exec(last) ?? [];
  if (left === undefined) return;
  const [mine, now] = [before, after].map(({ players }) => players.find(({ name }) => name === me)!);
  // Where buildings work, others may have brought something since.
  for (const [cube, count] of cubesIn(left)) expect(now!.cubes.get(cube) ?? 0, said).toBeGreaterThanOrEqual(count);
  expect(now!.deniers, said).toBeGreaterThanOrEqual(Number(deniers));
  const [, points] = /(\d+) points?/.exec(last.slice(last.indexOf('-# '))) ?? [];
  if (!last.includes('it waits until')) expect(now!.points - mine!.points, said).toBe(Number(points));
  tally.numbers += 3;
}

/** One decision by what promises most, compared with what comes of it where the phase goes on. */
async function decide(me: Listener, pick: Pick, tally: Tally): Promise<void> {
  const text = await me.position();
  const before = heardIn(text);
  const lines = movesIn(text, /^Round \d+, phase/);
  const { buttons } = await me.board();
  const choices = lines.flatMap((line) => choicesOf(line, buttons));
  const liked = choices.flatMap((choice) => Array.from({ length: worth(choice) }, () => choice));
  const choice = pick(liked);
  let heard = await me.board();
  for (const label of choice.presses) heard = await me.press(label);
  const said = `${choice.presses.join(' › ')} in\n${lines.join('\n')}`;
  const last = heard.buttons.includes('Confirm') ? heard.text : '';
  if (last !== '') heard = await me.press('Confirm');
  const after = heardIn(await me.position());
  if (after.phase !== before.phase) return;
  compare(before, after, me.name, choice, said, tally);
  compareLast(before, after, me.name, last, said, tally);
}

export const byEar: ByEar<Tally> = {
  game: 'caylus',
  tables: [{ members: ['aya', 'ben', 'misaki'], options: [] }],
  begin: () => ({ decisions: 0, numbers: 0, kinds: new Set() }),
  decide,
  hasEnough: ({ numbers, kinds }) => numbers > amount(200, Number.POSITIVE_INFINITY) && kinds.size > 8,
  expectMuch({ numbers, kinds }) {
    expect(numbers).toBeGreaterThan(200);
    expect(kinds.size).toBeGreaterThan(8);
  },
  boasts: [
    [
      /Place a worker/,
      (text) => text.replace(/\[costs (\d+) denier/, (_, price) => `[costs ${Number(price) + 1} denier`),
    ],
  ],
};
