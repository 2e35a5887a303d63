import { type Census, type Config, seatsOf } from '../contract.ts';
import { FIGURES_EACH, figuresOf, tilesOf } from './components.ts';
import { inPlay } from './expansions/index.ts';
import type { Option } from './ids.ts';
import { inHand, playerAt, type State, setAsideIn, tileInHand } from './state.ts';

/** How many of each piece a game with these settings starts with. Keys look like `tile A` and `follower of seat 0`. */
export function box({ seats, options }: Config<Option>): Census {
  const counts: Record<string, number> = {};
  for (const { id, count } of tilesOf(options)) counts[`tile ${id}`] = count;
  for (const seat of seatsOf(seats)) {
    for (const figure of figuresOf(options)) counts[`${figure} of seat ${seat}`] = FIGURES_EACH[figure];
  }
  for (const { pieces } of inPlay(options)) Object.assign(counts, pieces?.box);
  return counts;
}

/**
 * Counts the same pieces wherever they are now: tiles drawn, in the stack, on the map, removed, or set aside; figures in players'
 * hands or on the map. They stay the same all game, so a lost or duplicated piece shows up.
 */
export function census(state: State): Census {
  const counts: Record<string, number> = {};
  const add = (piece: string, count: number) => {
    counts[piece] = (counts[piece] ?? 0) + count;
  };
  const drawn = tileInHand(state);
  if (drawn !== null) add(`tile ${drawn}`, 1);
  for (const tile of state.stack) add(`tile ${tile}`, 1);
  for (const { tile } of state.placements) add(`tile ${tile}`, 1);
  for (const { tile } of state.removed) add(`tile ${tile}`, 1);
  for (const tile of setAsideIn(state)) add(`tile ${tile}`, 1);
  for (const seat of seatsOf(state.seats)) {
    for (const figure of figuresOf(state.options))
      add(`${figure} of seat ${seat}`, inHand(playerAt(state, seat), figure));
  }
  for (const { seat, figure } of state.figures) add(`${figure} of seat ${seat}`, 1);
  for (const { pieces } of inPlay(state.options)) Object.assign(counts, pieces?.count(state));
  return counts;
}
