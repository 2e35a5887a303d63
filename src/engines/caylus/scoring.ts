import { type Score, type Seat, type Standings, seatsOf } from '../contract.ts';
import { standingsBy } from '../standings.ts';
import type { FinalHand } from './causes.ts';
import { DENIERS_PER_POINT, PLAIN_CUBES_PER_POINT, POINTS_PER_GOLD } from './components.ts';
import { type ByPart, PARTS, type Part, PLAIN_CUBES, SCORED_PARTS, type ScoredPart } from './ids.ts';
import { type Player, playerAt, type State, withPlayer } from './state.ts';

/** The points of a player so far, without those for what is in hand. */
export const prestigeOf = ({ scored }: Pick<Player, 'scored'>): number =>
  SCORED_PARTS.reduce((sum, part) => sum + scored[part], 0);

/** The state after a player has scored points from this source. */
export function withPoints(state: State, seat: Seat, part: ScoredPart, points: number): State {
  const { scored } = playerAt(state, seat);
  return withPlayer(state, seat, { scored: { ...scored, [part]: scored[part] + points } });
}

/** How many points a player really loses: the score never falls below 0 (rules §0). */
export const lossOf = (player: Player, due: number): number => Math.min(due, prestigeOf(player));

/** What is left in a player's hand, and what it is worth at the end (rules §12). */
export function finalHand(player: Player, seat: Seat): FinalHand {
  const before = prestigeOf(player);
  const { deniers } = player;
  const { gold } = player.cubes;
  const cubes = PLAIN_CUBES.reduce((sum, cube) => sum + player.cubes[cube], 0);
  const denierPoints = Math.floor(deniers / DENIERS_PER_POINT);
  const cubePoints = Math.floor(cubes / PLAIN_CUBES_PER_POINT);
  const goldPoints = gold * POINTS_PER_GOLD;
  const total = before + denierPoints + cubePoints + goldPoints;
  return { seat, before, deniers, denierPoints, cubes, cubePoints, gold, goldPoints, total };
}

/** A seat's points, part by part; the last three parts are 0 until the end. */
export function partsOf(state: Pick<State, 'players' | 'activity'>, seat: Seat): ByPart<number> {
  const player = playerAt(state, seat);
  if (state.activity.kind !== 'over') return { ...player.scored, deniers: 0, cubes: 0, gold: 0 };
  const { denierPoints, cubePoints, goldPoints } = finalHand(player, seat);
  return { ...player.scored, deniers: denierPoints, cubes: cubePoints, gold: goldPoints };
}

/** A seat's points: so far, or at the end. */
export function pointsOf({ players, activity }: Pick<State, 'players' | 'activity'>, seat: Seat): number {
  const player = players[seat]!;
  return activity.kind === 'over' ? finalHand(player, seat).total : prestigeOf(player);
}

/** Everyone's points and their parts, in seat order. */
export const scores = (state: State): readonly Score<Part>[] =>
  seatsOf(state.seats).map((seat) => {
    const byPart = partsOf(state, seat);
    const parts = PARTS.map((part) => ({ part, points: byPart[part] }));
    return { seat, points: pointsOf(state, seat), parts };
  });

/** Most points first; ties share a place (rules §12). */
export const standingsOf = (state: State): Standings => standingsBy(state.seats, (seat) => pointsOf(state, seat));
