/** Rules §14: options in any combination: random games of each option alone, of each pair, and of all together. */
import { afterAll, expect, test } from 'vitest';
import { carcassonne, OPTIONS, type Option } from '../../../../src/engines/carcassonne/index.ts';
import { playout } from '../../../../src/engines/playout.ts';
import { seeded } from '../../../../src/kernel/random.ts';
import { amount, IS_DRILL } from '../../../support/amount.ts';

const SETS = ['fluss', 'erweiterung', 'haendler', 'koenig', 'drache'] as const;
const GAMES = amount(3, 2000);

/** What the sets bring comes up in games with them. */
const BROUGHT = {
  haendler: ['tookGoods', 'beganSecondPart', 'scoredGoods'],
  koenig: ['tookAward', 'scoredAward'],
  drache: [
    ...['setAsideTile', 'shuffledBack', 'movedDragon', 'dragonStopped'],
    ...['removedKnight', 'movedFairy', 'scoredFairy'],
  ],
} as const;

const combinations: readonly (readonly Option[])[] = [
  ...OPTIONS.map((option) => [option]),
  ...OPTIONS.flatMap((one, i) => OPTIONS.slice(i + 1).map((other) => [one, other])),
  SETS,
  OPTIONS,
];

const report: string[] = [];
afterAll(() => console.log(report.join('\n')));

test.each(combinations.map((options) => [options.join(' '), options] as const))(
  '§14 %s: no game gets stuck, the box is conserved',
  (name, options) => {
    const { min, max } = carcassonne.seats(options);
    const seen: Record<string, number> = {};
    const went = { moves: 0, steps: 0 };
    for (let game = 0; game < GAMES; game++) {
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
      if (isInPlay && !IS_DRILL) continue; // In few games not everything comes up.
      expect(kinds.map((kind) => kind in seen)).toEqual(kinds.map(() => isInPlay));
    }
    const { moves, steps } = went;
    report.push(`${name}: ${GAMES} games, ${moves} moves, box counted ${Math.floor(steps / 10) + GAMES} times`);
    report.push(
      `  ${Object.entries(seen)
        .map(([kind, count]) => `${kind} ${count}`)
        .join(', ')}`,
    );
  },
);
