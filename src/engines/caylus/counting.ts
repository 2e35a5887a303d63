/** The bailiff and the counts of the castle (rules §10). */
import type { Seat } from '../contract.ts';
import { BAILIFF_STEPS, CASTLE, countRow } from './components.ts';
import type { Event } from './events.ts';
import { gainFavors } from './gaining.ts';
import { SECTIONS, type Section, type Space } from './ids.ts';
import { lossOf, withPoints } from './scoring.ts';
import { type Board, playerAt, type State } from './state.ts';

/** The bailiff moves, two spaces if the provost is farther from the castle; the provost joins him (rules §10.1). */
export function withBailiffMoved(state: State, events: Event[]): State {
  const { bailiff: from, provost } = state;
  const steps = provost > from ? BAILIFF_STEPS.behindProvost : BAILIFF_STEPS.otherwise;
  const to = (from + steps) as Space; // The game ends before the end of the road.
  events.push({ kind: 'movedBailiff', from, to, provost });
  return { ...state, bailiff: to, provost: to };
}

/** Why a section is counted now, or null (rules §10.2). */
export function whyCounted(
  { counted, houses, bailiff }: Pick<Board, 'counted' | 'houses' | 'bailiff'>,
  section: Section,
): 'full' | 'checkpoint' | null {
  if (counted.includes(section)) return null;
  if (bailiff >= CASTLE[section].checkpoint) return 'checkpoint';
  return houses[section].length === CASTLE[section].capacity ? 'full' : null;
}

/** The first section that is not counted yet, or null: the stage of the next round (rules §10.5). */
export const firstUncounted = ({ counted }: Pick<Board, 'counted'>): Section | null =>
  SECTIONS.find((section) => !counted.includes(section)) ?? null;

/** How many houses a seat has in a section. */
export const housesOf = ({ houses }: Pick<Board, 'houses'>, section: Section, seat: Seat): number =>
  houses[section].filter((owner) => owner === seat).length;

/** One player's result of a count (rules §10.3): points lost, or favors gained. */
export function counted(state: State, section: Section, seat: Seat, events: Event[]): State {
  const houses = housesOf(state, section, seat);
  const { loss: due, favors } = countRow(section, houses);
  const lost = lossOf(playerAt(state, seat), due);
  events.push({ kind: 'counted', section, seat, houses, favors, due, lost });
  if (lost > 0) return withPoints(state, seat, 'penalties', -lost);
  return favors === 0 ? state : gainFavors(state, seat, section, favors);
}
