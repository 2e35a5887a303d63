import { type Census, type Config, seatsOf } from '../contract.ts';
import { stockOf } from './building.ts';
import { buildingKind } from './buildings.ts';
import { WORKERS } from './components.ts';
import { BUILT_IDS, FIXED_IDS, NEUTRAL_IDS, type Option } from './ids.ts';
import { workersOut } from './placing.ts';
import type { State } from './state.ts';

const workerOf = (seat: number): string => `worker-${seat}`;

/** What is in the box: tiles, and six workers for each seat. Cubes, coins, houses, and residences never run out. */
export const box = ({ seats }: Config<Option>): Census =>
  Object.fromEntries([
    ...[...FIXED_IDS, ...NEUTRAL_IDS].map((id) => [id, 1] as const),
    ...BUILT_IDS.map((id) => [id, buildingKind(id).copies ?? 0] as const),
    ...seatsOf(seats).map((seat) => [workerOf(seat), WORKERS] as const),
  ]);

/** Where everything is. A neutral tile that was replaced is out of the game, and still counted. */
export function census(state: State): Census {
  const onRoad = (id: string): number => state.road.filter((tile) => tile?.building === id).length;
  return Object.fromEntries([
    ...[...FIXED_IDS, ...NEUTRAL_IDS].map((id) => [id, Math.max(1, onRoad(id))] as const),
    ...BUILT_IDS.map((id) => [id, id === 'residence' ? 0 : Math.max(0, stockOf(state, id) ?? 0) + onRoad(id)] as const),
    ...state.players.map(({ workers }, i) => {
      const [seat] = seatsOf(state.seats).slice(i, i + 1);
      return [workerOf(i), workers + (seat === undefined ? 0 : workersOut(state, seat))] as const;
    }),
  ]);
}
