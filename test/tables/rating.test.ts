import { expect, test } from 'vitest';
import { seeded } from '../../src/kernel/random.ts';
import { NEW_SKILL, type Skill, shownRating, skillsAfter } from '../../src/tables/stored/rating.ts';

/**
 * Weng and Lin, A Bayesian Approximation Method for Online Ranking (2011), algorithm 4 (Plackett-Luce) for teams of one,
 * written down from the paper: β = 25/6, κ = 0.0001, γ = σ/c. The players with rank r(q) or worse are C(q), those of the
 * same rank are A(q).
 */
function byThePaper(before: readonly Skill[], ranks: readonly number[]): readonly Skill[] {
  const beta = 25 / 6;
  const kappa = 0.0001;
  let squares = 0;
  for (const { sigma } of before) squares += sigma ** 2 + beta ** 2;
  const c = Math.sqrt(squares);
  return before.map(({ mu, sigma }, i) => {
    let omega = 0;
    let delta = 0;
    for (let q = 0; q < before.length; q++) {
      if (ranks[q]! > ranks[i]!) continue;
      let chosen = 0;
      let tied = 0;
      for (let s = 0; s < before.length; s++) {
        if (ranks[s]! >= ranks[q]!) chosen += Math.exp(before[s]!.mu / c);
        if (ranks[s] === ranks[q]) tied++;
      }
      const p = Math.exp(mu / c) / chosen;
      omega += ((q === i ? 1 : 0) - p) / tied;
      delta += (p * (1 - p)) / tied;
    }
    const gamma = sigma / c;
    return {
      mu: mu + (sigma ** 2 / c) * omega,
      sigma: sigma * Math.sqrt(Math.max(1 - gamma * (sigma ** 2 / c ** 2) * delta, kappa)),
    };
  });
}

test('ratings follow the published formulas in 1,000 games of two to seven players, ties among them', () => {
  const stream = seeded('ratings').stream('games');
  const members: Skill[] = Array.from({ length: 12 }, () => NEW_SKILL);
  let ties = 0;
  for (let game = 0; game < 1_000; game++) {
    const seats = 2 + stream.uniform(6);
    const players = new Set<number>();
    while (players.size < seats) players.add(stream.uniform(members.length));
    const points = [...players].map(() => stream.uniform(12));
    const places = points.map((own) => 1 + points.filter((other) => other > own).length);
    if (new Set(places).size < seats) ties++;
    const before = [...players].map((player) => members[player]!);
    const after = skillsAfter(before, places);
    for (const [index, expected] of byThePaper(before, places).entries()) {
      expect(after[index]!.mu).toBeCloseTo(expected.mu, 10);
      expect(after[index]!.sigma).toBeCloseTo(expected.sigma, 10);
    }
    for (const [index, player] of [...players].entries()) members[player] = after[index]!;
  }
  expect(ties).toBeGreaterThan(100);
});

test('a first game of two moves both by as much, and nobody is rated alone', () => {
  const [winner, loser] = skillsAfter([NEW_SKILL, NEW_SKILL], [1, 2]);
  expect(winner!.mu - 25).toBeCloseTo(25 - loser!.mu, 10);
  expect(winner!.sigma).toBeLessThan(25 / 3);
  expect(shownRating(NEW_SKILL)).toBe(1000);
  expect(shownRating(winner!)).toBeGreaterThan(1000);
  expect(shownRating(loser!)).toBeLessThan(1000);
  expect(skillsAfter([NEW_SKILL], [1])).toEqual([NEW_SKILL]);
});
