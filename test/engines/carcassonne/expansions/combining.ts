/** Rules §14: options in any combination: each alone, each pair, and all together. */
import { expect } from 'vitest';
import { carcassonne, OPTIONS, type Option } from '../../../../src/engines/carcassonne/index.ts';
import { playout } from '../../../../src/engines/playout.ts';
import { seeded } from '../../../../src/kernel/random.ts';

const SETS = ['fluss', 'erweiterung', 'haendler', 'koenig', 'drache'] as const;

/** What the sets bring comes up in games with them. */
const BROUGHT = {
  haendler: ['tookGoods', 'beganSecondPart', 'scoredGoods'],
  koenig: ['tookAward', 'scoredAward'],
  drache: [
    ...['setAsideTile', 'shuffledBack', 'movedDragon', 'dragonStopped'],
    ...['removedKnight', 'movedFairy', 'scoredFairy'],
  ],
} as const;

export const combinations: readonly (readonly Option[])[] = [
  ...OPTIONS.map((option) => [option]),
  ...OPTIONS.flatMap((one, i) => OPTIONS.slice(i + 1).map((other) => [one, other])),
  SETS,
  OPTIONS,
];

/** Plays random games with these options; in few games not everything is met. */
export function playCombination(options: readonly Option[], games: number, isAllMet: boolean): void {
  const { min, max } = carcassonne.seats(options);
  const seen: Record<string, number> = {};
  const went = { moves: 0, steps: 0 };
  for (let game = 0; game < games; game++) {
    const seats = options.length < SETS.length ? min + (game % (max - min + 1)) : max;
    const config = { seats, options };
    const box = Object.entries(carcassonne.box(config)).toSorted();
    const isWhole = (state: Parameters<typeof carcassonne.census>[0]) =>
      expect(Object.entries(carcassonne.census(state)).toSorted()).toEqual(box);
    const { state, moves } = playout(carcassonne, config, seeded(`together ${options} ${game}`), (step) => {
      for (const { kind } of step.events) seen[kind] = (seen[kind] ?? 0) + 1;
      went.steps++;
      if (went.steps % 10 === 0) isWhole(step.state);
      if (went.steps % 60 > 0) return;
      expect(carcassonne.load(2, JSON.parse(JSON.stringify(step.state)))).toEqual({ ok: true, value: step.state });
    });
    went.moves += moves;
    isWhole(state);
    expect(state.stack).toEqual([]);
    expect(carcassonne.scores(state)).toHaveLength(seats);
  }
  for (const [set, kinds] of Object.entries(BROUGHT)) {
    const isInPlay = options.some((one) => one === set);
    if (isInPlay && !isAllMet) continue;
    expect(kinds.map((kind) => kind in seen)).toEqual(kinds.map(() => isInPlay));
  }
  const { moves, steps } = went;
  console.log(
    `${options.join(' ')}: ${games} games, ${moves} moves, box counted ${Math.floor(steps / 10) + games} times`,
  );
  console.log(JSON.stringify(seen));
}
