import type { Open, OpenPlayer } from '../../../engines/citadels/index.ts';

/** The player with their current points; after the end, their final points with all bonuses. */
export function withTotal({ step }: Pick<Open, 'step'>, player: OpenPlayer): OpenPlayer {
  const final = step.kind === 'over' ? step.standings?.find(({ seat }) => seat === player.seat) : undefined;
  return final === undefined ? player : { ...player, points: final.points };
}
