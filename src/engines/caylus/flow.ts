import { type Step as Outcome, type Seat, seatsOf, type Turn } from '../contract.ts';
import { activeEffect, activeWorker } from './active.ts';
import { buildingKind } from './buildings.ts';
import { bestBuilderOf, stopped, whyStopped } from './castle.ts';
import { BEST_BUILDER_FAVORS, DENIERS_PER_SPACE, SEATS } from './components.ts';
import { counted, whyCounted, withBailiffMoved } from './counting.ts';
import { withEnd, withNextStage } from './ending.ts';
import type { Event } from './events.ts';
import { settleFavors } from './favors.ts';
import { gainFavors } from './gaining.ts';
import { PHASES, type Phase, SECTIONS, type Section, SPECIAL_IDS } from './ids.ts';
import { incomeOf, totalOf } from './income.ts';
import { leaveRoad, leaveSpecial, nextOnRoad, sendHome } from './leaving.ts';
import { beginEffect } from './ops/index.ts';
import { passed } from './passing.ts';
import { whyForcedToPass, withWorkersHome } from './placing.ts';
import { standingsOf } from './scoring.ts';
import { type Activity, playerAt, type State, tileOn } from './state.ts';
import { stepOf } from './stepOf.ts';
import type { Caylus } from './types.ts';

/**
 * What happens automatically, in the order of rules §2. Every function takes the state and the list of events so far,
 * appends its own events, and returns the next state, in which somebody has to decide or the game is over.
 */

/** One per seat, created once, since every move needs it several times. */
const WAITING_FOR: readonly Turn[] = seatsOf(SEATS.max).map((seat) => ({ awaits: [seat] }));

/** Who has to act, or how the game ended. */
export function turn(state: State): Turn {
  const step = stepOf(state);
  return step === null ? { over: standingsOf(state) } : WAITING_FOR[step.seat]!; // No seat is beyond the last one.
}

/** Each phase of each round shares one board. */
export const stage = ({ round, phase }: State): number => (round - 1) * PHASES.length + PHASES.indexOf(phase);

/** The step a move has led to. Nothing in Caylus is hidden, and nothing random after the deal. */
export const stepFrom = (state: State, events: readonly Event[]): Outcome<Caylus> => ({
  state,
  events,
  revealed: 'nothing',
});

/** After an effect, whether carried out or declined: the favors it has brought, then what the phase goes on with. */
export const afterEffect = (state: State, events: Event[]): State =>
  proceed(state.favor === null ? state : { ...state, favor: null }, events);

/** Resolves favors as far as nothing has to be decided; when none is left, resumes what the phase does (rules §2). */
export function proceed(state: State, events: Event[]): State {
  const settled = settleFavors(state, events);
  return settled.favor !== null || settled.pending.length > 0 ? settled : resume(settled, events);
}

/** What follows when the current activity is done. */
function resume(state: State, events: Event[]): State {
  const { activity } = state;
  switch (activity.kind) {
    case 'placing':
      return placeNext(state, state.order.indexOf(activity.seat) + 1, events);
    case 'special':
      return activateSpecial(
        leaveSpecial(state, activity.building),
        SPECIAL_IDS.indexOf(activity.building) + 1,
        events,
      );
    case 'provost':
      return offerProvost(state, state.passed.indexOf(activity.seat) + 1, events);
    case 'road':
      return activity.part === 'worker' ? grantBonus(state, activity, events) : leaveBuilding(state, activity, events);
    case 'castle':
      return offerHouses(state, activity.seat, events);
    case 'bestBuilder':
      return endCastle(state, events);
    case 'count':
      return countNext(state, activity.section, state.order.indexOf(activity.seat) + 1, events);
    case 'over':
      return state;
  }
}

/** Begins the effect of the activated building; if it needs no decision, goes on after it. */
function activate(state: State, events: Event[]): State {
  const active = activeEffect(state)!; // The caller has found a worker, or an owner with a bonus.
  const done = beginEffect(state, active, active.effect, events);
  return done === null ? state : proceed(done, events);
}

const withActivity = (state: State, activity: Activity): State => ({ ...state, activity });

/** A new phase: all tracks of favors can be used again (rules §11.1). */
function enter(state: State, phase: Phase, events: Event[]): State {
  events.push({ kind: 'phaseBegan', phase });
  if (state.players.every(({ used }) => used.length === 0)) return { ...state, phase };
  return { ...state, phase, players: state.players.map((player) => ({ ...player, used: [] })) };
}

/** Phase 1, rules §3; then phase 2 begins. */
export function beginRound(state: State, events: Event[]): State {
  const { order, stage: section } = state;
  const round = state.round + 1;
  events.push({ kind: 'roundBegan', round, order, stage: section });
  const next = enter({ ...state, round }, 'income', events);
  const incomes = order.map((seat) => incomeOf(state, seat));
  events.push({ kind: 'income', incomes });
  const players = [...next.players];
  for (const income of incomes) {
    const player = playerAt(next, income.seat);
    players[income.seat] = { ...player, deniers: player.deniers + totalOf(income) };
  }
  return placeNext(enter({ ...next, players }, 'placing', events), 0, events);
}

/** Phase 2: the next player from this place in the turn order on who has not passed (rules §4). */
function placeNext(state: State, from: number, events: Event[]): State {
  let next = state;
  for (let i = 0; next.passed.length < next.seats; i++) {
    const seat = next.order[(from + i) % next.seats]!; // Within the order.
    if (next.passed.includes(seat)) continue;
    const reason = whyForcedToPass(next, seat);
    if (reason === null) return withActivity(next, { kind: 'placing', seat });
    next = passed(next, seat, reason, events);
  }
  return activateSpecial(enter(next, 'special', events), 0, events);
}

/** Phase 3: the next special building with a worker (rules §5). */
function activateSpecial(state: State, from: number, events: Event[]): State {
  for (const building of SPECIAL_IDS.slice(from)) {
    const seat = activeWorker(state.specials, building);
    if (seat === null) continue;
    events.push({ kind: 'activated', seat, building, space: null, owner: null });
    return activate(withActivity(state, { kind: 'special', building }), events);
  }
  return offerProvost(enter(state, 'provost', events), 0, events);
}

/** Phase 4: the next player on the bridge with a denier for moving the provost (rules §6). */
function offerProvost(state: State, from: number, events: Event[]): State {
  for (const seat of state.passed.slice(from)) {
    if (playerAt(state, seat).deniers >= DENIERS_PER_SPACE) return withActivity(state, { kind: 'provost', seat });
    events.push({ kind: 'leftProvost', seat, isGuild: false, reason: 'cannotPay' });
  }
  return activateRoad(enter(state, 'road', events), 0, events);
}

type OnRoad = Extract<Activity, { readonly kind: 'road' }>;

/** Phase 5: the next building with a worker, up to the provost; then the workers behind him go home (rules §7). */
function activateRoad(state: State, after: number, events: Event[]): State {
  const space = nextOnRoad(state, after);
  if (space === null) return beginCastle(sendHome(state, events), events);
  const { building, owner, worker } = tileOn(state, space)!; // `nextOnRoad` has found it.
  const seat = worker!; // `nextOnRoad` looks for one.
  events.push({ kind: 'activated', seat, building, space, owner });
  return activate(withActivity(state, { kind: 'road', space, part: 'worker' }), events);
}

/** The owner's bonus for another player's worker (rules §7.2). */
function grantBonus(state: State, activity: OnRoad, events: Event[]): State {
  const { space } = activity;
  const { building, owner, worker } = tileOn(state, space)!; // It is activated.
  if (owner === null || owner === worker || buildingKind(building).owner === null)
    return leaveBuilding(state, activity, events);
  return activate(withActivity(state, { kind: 'road', space, part: 'owner' }), events);
}

const leaveBuilding = (state: State, { space }: OnRoad, events: Event[]): State =>
  activateRoad(leaveRoad(state, space, events), space, events);

/** Phase 6, rules §9. */
const beginCastle = (state: State, events: Event[]): State => buildNext(enter(state, 'castle', events), 0, events);

function buildNext(state: State, at: number, events: Event[]): State {
  const builder = state.queue[at];
  return builder === undefined ? honorBestBuilder(state, events) : offerHouses(state, builder.seat, events);
}

/** The seat builds on, unless it cannot: then its turn in the castle is over without a question. */
function offerHouses(state: State, seat: Seat, events: Event[]): State {
  const reason = whyStopped(state, seat);
  if (reason === null) return withActivity(state, { kind: 'castle', seat });
  return afterBuilder(stopped(state, seat, reason, events), seat, events);
}

/** The next one in the queue. */
export const afterBuilder = (state: State, seat: Seat, events: Event[]): State =>
  buildNext(state, state.queue.findIndex((builder) => builder.seat === seat) + 1, events);

/** The best builder resolves a favor before the workers go home (rules §9.5). */
function honorBestBuilder(state: State, events: Event[]): State {
  if (state.queue.length === 0) return endCastle(state, events);
  const best = bestBuilderOf(state.queue);
  if (best === null) {
    events.push({ kind: 'bestBuilder', seat: null, batches: 0, isTied: false });
    return endCastle(state, events);
  }
  const { seat } = best;
  events.push({ kind: 'bestBuilder', ...best });
  const gained = gainFavors(state, seat, 'bestBuilder', BEST_BUILDER_FAVORS);
  return proceed(withActivity(gained, { kind: 'bestBuilder', seat }), events);
}

/** The castle workers go home, and phase 7 begins (rules §9.6, §10.1). */
function endCastle(state: State, events: Event[]): State {
  const seats = state.queue.map(({ seat }) => seat);
  const home = { ...withWorkersHome(state, seats), queue: [] };
  return countDue(withBailiffMoved(enter(home, 'end', events), events), events);
}

/** Counts the next section that is due (rules §10.2, D5); after the last one, the round ends. */
function countDue(state: State, events: Event[]): State {
  for (const section of SECTIONS) {
    const reason = whyCounted(state, section);
    if (reason === null) continue;
    events.push({ kind: 'countBegan', section, reason });
    return countNext(state, section, 0, events);
  }
  return endRound(state, events);
}

/** Counts the section for the players from this place in the turn order on (rules §10.3). */
function countNext(state: State, section: Section, from: number, events: Event[]): State {
  const seat = state.order[from];
  if (seat === undefined) return countDue({ ...state, counted: [...state.counted, section] }, events);
  const next = withActivity(counted(state, section, seat, events), { kind: 'count', section, seat });
  return proceed(next, events);
}

/** Rules §10.4 to 10.7: the game ends, or the next round begins. */
function endRound(state: State, events: Event[]): State {
  const next = withNextStage(state, events);
  return next === null ? withEnd(state, events) : beginRound(next, events);
}
