import type { Open, OpenPlayer } from '../../../engines/citadels/index.ts';

/** A player with the points that count now: once the game is over, those of the final standings with all bonuses. */
export function withTotal({ step }: Pick<Open, 'step'>, player: OpenPlayer): OpenPlayer {
  const final = step.kind === 'over' ? step.standings?.find(({ seat }) => seat === player.seat) : undefined;
  return final === undefined ? player : { ...player, points: final.points };
}
