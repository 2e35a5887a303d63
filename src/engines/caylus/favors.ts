/** How royal favors are resolved (rules §11). */
import type { Seat } from '../contract.ts';
import { NO_DISCOUNT, whyNoSite } from './building.ts';
import type { SkipReason } from './causes.ts';
import { CASTLE, FAVORS } from './components.ts';
import type { Event } from './events.ts';
import { LEVELS, type Level, TRACKS, type Track } from './ids.ts';
import { beginEffect } from './ops/index.ts';
import { type Board, type Favor, playerAt, type State, withPlayer } from './state.ts';
import { tradesFor } from './trading.ts';

/** The tracks that a seat has not used in this phase. */
export function openTracks(board: Board, seat: Seat): readonly Track[] {
  const { used } = playerAt(board, seat);
  return used.length === 0 ? TRACKS : TRACKS.filter((track) => !used.includes(track));
}

/** Where a marker is after a favor: one level higher, up to the maximum of the stage. */
export function markerAfter(board: Board, seat: Seat, track: Track): number {
  const marker = playerAt(board, seat).markers[track];
  return marker < CASTLE[board.stage].maxLevel ? marker + 1 : marker;
}

/** Why the effect of a level cannot be carried out, or null. */
export function whyUseless(board: Board, seat: Seat, track: Track, level: Level): SkipReason | null {
  const effect = FAVORS[track][level];
  if (effect.op === 'trade') return tradesFor(playerAt(board, seat), effect.options).length > 0 ? null : 'cannotPay';
  if (effect.op === 'build') return whyNoSite(board, seat, effect.sort, effect.discount ?? NO_DISCOUNT);
  return null;
}

/** The levels that a seat can choose on a track: up to its marker, without those that cannot be carried out. */
export function levelsFor(board: Board, seat: Seat, track: Track): readonly Level[] {
  const marker = playerAt(board, seat).markers[track];
  return LEVELS.filter((level) => level <= marker && whyUseless(board, seat, track, level) === null);
}

/**
 * Resolves the favors gained, the first one first, as far as nothing has to be decided: a single track or level left is
 * chosen, and a favor without any track left is lost.
 */
export function settleFavors(state: State, events: Event[]): State {
  let next = state;
  for (;;) {
    const { favor, pending } = next;
    if (favor === null) {
      const [first] = pending;
      if (first === undefined) return next;
      const { seat, source } = first;
      const [track, ...others] = openTracks(next, seat);
      if (others.length > 0) return next;
      if (track === undefined) {
        events.push({ kind: 'lostFavor', seat, source });
        next = { ...next, pending: withoutFirst(pending) };
      } else next = takeTrack(next, track, true, events);
    } else if (favor.level === null) {
      const [level, ...others] = levelsFor(next, favor.seat, favor.track);
      if (level === undefined || others.length > 0) return next;
      tellUseless(next, favor, events);
      next = takeLevel(next, level, true, events);
    } else {
      const { seat, track, level } = favor;
      const done = beginEffect(next, { seat, source: { kind: 'favor', track, level } }, FAVORS[track][level], events);
      if (done === null) return next;
      next = { ...done, favor: null };
    }
  }
}

/** Says why the other levels up to the marker are no choice. */
function tellUseless(state: State, { seat, track }: Favor, events: Event[]): void {
  const marker = playerAt(state, seat).markers[track];
  for (const level of LEVELS.filter((one) => one <= marker)) {
    const reason = whyUseless(state, seat, track, level);
    if (reason === null) continue;
    const effect = FAVORS[track][level];
    const sort = effect.op === 'build' ? effect.sort : null;
    events.push({ kind: 'skipped', seat, source: { kind: 'favor', track, level }, reason, sort });
  }
}

/** The first pending favor goes on this track: its marker moves, as far as the stage allows. */
export function takeTrack(state: State, track: Track, isForced: boolean, events: Event[]): State {
  const { seat, source } = state.pending[0]!; // A track is chosen only for a favor.
  const { markers, used } = playerAt(state, seat);
  const to = markerAfter(state, seat, track);
  events.push({ kind: 'choseTrack', seat, source, track, from: markers[track], to, isForced });
  const moved = withPlayer(state, seat, { markers: { ...markers, [track]: to }, used: [...used, track] });
  return { ...moved, pending: withoutFirst(state.pending), favor: { seat, source, track, level: null } };
}

/** The favor brings the effect of this level, which begins next. */
export function takeLevel(state: State, level: Level, isForced: boolean, events: Event[]): State {
  const favor = state.favor!; // A level is chosen only for a favor.
  events.push({ kind: 'choseLevel', seat: favor.seat, track: favor.track, level, isForced });
  return { ...state, favor: { ...favor, level } };
}

function withoutFirst([first, ...others]: State['pending']): State['pending'] {
  return first === undefined || first.left === 1 ? others : [{ ...first, left: first.left - 1 }, ...others];
}
