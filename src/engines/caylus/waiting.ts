import type { Seat } from '../contract.ts';
import { activeEffect, activeWorker } from './active.ts';
import { buildingKind } from './buildings.ts';
import { bestBuilderOf, whyStopped } from './castle.ts';
import type { FavorSource } from './causes.ts';
import { BEST_BUILDER_FAVORS, countRow, DENIERS_PER_SPACE } from './components.ts';
import { housesOf, whyCounted } from './counting.ts';
import { settleFavors } from './favors.ts';
import { SECTIONS, type Section, SPECIAL_IDS } from './ids.ts';
import { nextOnRoad } from './leaving.ts';
import { beginEffect } from './ops/index.ts';
import { whyForcedToPass } from './placing.ts';
import { type Activity, playerAt, type State, tileOn } from './state.ts';

/** Why a state is not one in which somebody really has something to decide, or the game is over; or null. */
export function whyNotWaiting(state: State): string | null {
  const problem = whyNotActive(state, state.activity) ?? checkFavors(state);
  if (problem !== null) return problem;
  if (state.favor !== null || state.pending.length > 0)
    return settleFavors(state, []) === state ? null : 'a favor needs no decision';
  return isDecision(state, state.activity) ? null : `there is nothing to decide in ${state.activity.kind}`;
}

/** Why the activity is not what the board asks for now, or null. */
function whyNotActive(state: State, activity: Activity): string | null {
  switch (activity.kind) {
    case 'special': {
      const first = SPECIAL_IDS.find((building) => activeWorker(state.specials, building) !== null);
      return first === activity.building ? null : `${activity.building} is not activated now`;
    }
    case 'road': {
      if (nextOnRoad(state, 0) !== activity.space) return `road space ${activity.space} is not activated now`;
      const { building, owner, worker } = tileOn(state, activity.space)!; // There is a worker.
      const hasBonus = buildingKind(building).owner !== null && owner !== null && owner !== worker;
      return activity.part === 'worker' || hasBonus ? null : `${building} has no bonus`;
    }
    case 'bestBuilder':
      return bestBuilderOf(state.queue)?.seat === activity.seat
        ? null
        : `seat ${activity.seat} is not the best builder`;
    case 'count': {
      const first = SECTIONS.find((section) => whyCounted(state, section) !== null);
      return first === activity.section ? null : `the ${activity.section} are not counted now`;
    }
    default:
      return null;
  }
}

/** Who can gain favors from the activity; null if nobody can. */
function favoredIn(state: State, activity: Activity): Seat | null {
  switch (activity.kind) {
    case 'special':
      return activity.building === 'joust_field' ? state.specials.joust_field : null;
    case 'road':
      return activity.part === 'worker' ? (tileOn(state, activity.space)?.worker ?? null) : null;
    case 'bestBuilder':
    case 'count':
      return activity.seat;
    default:
      return null;
  }
}

/** Checks that the favors belong to the player of the activity, and that their sources bring as many. */
function checkFavors(state: State): string | null {
  const { activity, pending, favor } = state;
  if (favor === null && pending.length === 0) return null;
  const seat = favoredIn(state, activity);
  const all = favor === null ? pending : [...pending, favor];
  if (all.some((one) => one.seat !== seat)) return 'a favor belongs to somebody else';
  const sources = pending.map(({ source }) => source);
  if (new Set(sources).size < sources.length) return 'favors of one source are listed apart';
  for (const source of new Set(all.map((one) => one.source))) {
    const waiting = pending.find((one) => one.source === source)?.left ?? 0;
    const most = mostFavors(state, seat!, source); // There is one, or the favors belonged to somebody else.
    if (waiting + (favor?.source === source ? 1 : 0) > most) return `${source} brings only ${most} favors`;
  }
  if (favor === null) return null;
  const { markers, used } = playerAt(state, favor.seat);
  if (!used.includes(favor.track)) return `the track ${favor.track} was not used`;
  return favor.level === null || favor.level <= markers[favor.track] ? null : `level ${favor.level} was not reached`;
}

/** How many favors a source can bring to a seat at once. */
function mostFavors(state: State, seat: Seat, source: FavorSource): number {
  if (source === 'bestBuilder') return BEST_BUILDER_FAVORS;
  if (source === 'joust_field') return 1;
  return isSection(source) ? countRow(source, housesOf(state, source, seat)).favors : buildingKind(source).favors;
}

const isSection = (source: FavorSource): source is Section => SECTIONS.some((section) => section === source);

/** Whether somebody has to decide something, apart from favors; or the game is over. */
function isDecision(state: State, activity: Activity): boolean {
  switch (activity.kind) {
    case 'placing':
      return whyForcedToPass(state, activity.seat) === null;
    case 'provost':
      return playerAt(state, activity.seat).deniers >= DENIERS_PER_SPACE;
    case 'special':
    case 'road': {
      const active = activeEffect(state);
      return active !== null && beginEffect(state, active, active.effect, []) === null;
    }
    case 'castle':
      return whyStopped(state, activity.seat) === null;
    case 'bestBuilder':
    case 'count':
      return false;
    case 'over':
      return true;
  }
}
