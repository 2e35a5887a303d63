import { rate, rating } from 'openskill';

/** What is known of a player's strength: its mean and standard deviation (Weng and Lin, 2011). */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** The skill of a member before the first game. */
export const NEW_SKILL: Skill = rating();

/**
 * Everyone's skill after a game, by the Plackett-Luce model of Weng and Lin (2011, algorithm 4), with the constants of
 * the paper.
 *
 * @param places from 1, in the order of `before`; equal places are a tie
 */
export function skillsAfter(before: readonly Skill[], places: readonly number[]): readonly Skill[] {
  if (before.length < 2) return before;
  const after = rate(
    before.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: [...places] },
  );
  return after.map(([skill]) => skill!); // Every player is a team of one.
}

/** So many earlier games against the same member within a month halve what the next one changes. */
const HALVING = 4;

/** How much of a game's change of rating counts, by how often the player has met each opponent within a month before it. */
export const weightOf = (met: readonly number[]): number =>
  met.reduce((sum, games) => sum + HALVING / (HALVING + games), 0) / met.length;

/** The skill when only a part of the change counts. */
export const partly = (before: Skill, after: Skill, weight: number): Skill => ({
  mu: before.mu + weight * (after.mu - before.mu),
  sigma: before.sigma + weight * (after.sigma - before.sigma),
});

const SHOWN_START = 1000;
const SHOWN_UNIT = 40;

/**
 * A skill as one whole number: the strength that a player has almost certainly (three standard deviations below the
 * mean), scaled so that everyone starts at 1000.
 */
export const shownRating = ({ mu, sigma }: Skill): number => Math.round(SHOWN_START + SHOWN_UNIT * (mu - 3 * sigma));
