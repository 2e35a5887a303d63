/** Whole games at random. */
import { expect } from 'vitest';
import { alhambra, CURRENCIES, PLACES, type State } from '../../../src/engines/alhambra/index.ts';
import { playout } from '../../../src/engines/playout.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { isLegal } from './oracle.ts';

/** Plays games and looks at a position every so many moves. */
export function followRandom(games: number, lookedAt: number): void {
  const seen = { moves: 0, looked: 0, rounds: 0, won: 0 };
  for (let game = 0; game < games; game++) {
    const config = { seats: 2 + (game % 5), options: [] };
    const box = alhambra.box(config);
    let count = 0;
    const { moves, state } = playout(alhambra, config, seeded(`games ${game}`), (step) => {
      if (step.events.some(({ kind }) => kind === 'awarded')) seen.won++;
      if (++count % lookedAt > 0) return;
      lookAt(step.state);
      expect(alhambra.census(step.state)).toEqual(box);
      seen.looked++;
    });
    seen.moves += moves;
    seen.rounds += state.scorings.length;
    expect(alhambra.census(state)).toEqual(box);
    expect(state.scorings.map(({ round }) => round)).toEqual([1, 2, 3]);
    expect(state.supply).toEqual([]);
  }
  console.log(`${games} games: ${JSON.stringify(seen)}`);
  expect(seen.won).toBe(games);
}

function lookAt(state: State): void {
  expect(alhambra.check(state)).toBe(null);
  for (const player of state.players) expect(isLegal(player.alhambra)).toBe(true);
  const { market, step } = state;
  if (step.kind === 'action')
    expect(
      market.map((tile, i) => tile !== null || step.purchases.some(({ currency }) => currency === CURRENCIES[i])),
    ).toEqual(Array.from({ length: PLACES }, () => true));
}
