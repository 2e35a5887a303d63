import { type Atlas, atlas } from '../../atlas.ts';
import type { Event } from '../../events.ts';
import { cellsOf, completed, completedByLast, countCompleted, type Feature, nodesOf } from '../../features.ts';
import { AWARDS, type Award } from '../../ids.ts';
import { type Holding, hasPlaced, type Slices, type State, withPoints } from '../../state.ts';
import type { Scored } from '../hooks.ts';

/** What an award counts. */
const KIND_OF = { king: 'city', robber: 'road' } as const satisfies Readonly<Record<Award, string>>;

const NOBODY: Holding = { seat: null, size: 0 };

/** Rules §12.1 */
export const begin = (): Slices => ({ koenig: { king: NOBODY, robber: NOBODY } });

const sizeOf = (map: Atlas, feature: Feature): number => cellsOf(map, nodesOf(map, feature)).length;

/** Rules §12.2 to §12.4: whoever completes the first or a larger city takes the king; the robber goes by roads. */
export function handOver(state: State, { seat, completed, events }: Scored): State {
  const map = atlas(state.placements);
  let awards = state.expansions.koenig!; // The set is in play.
  for (const award of AWARDS) {
    const { seat: from, size: record } = awards[award];
    const found = completed
      .filter(({ kind }) => kind === KIND_OF[award])
      .map((feature) => cellsOf(map, nodesOf(map, feature)));
    const cells = found.reduce((largest, one) => (one.length > largest.length ? one : largest), []);
    if (cells.length <= record) continue;
    events.push({ kind: 'tookAward', award, seat, from, size: cells.length, cells });
    awards = { ...awards, [award]: { seat, size: cells.length } };
  }
  return { ...state, expansions: { ...state.expansions, koenig: awards } };
}

/** Rules §12.5: 1 point for each completed city or road on the board, whoever completed it. */
export function scoreAwards(state: State, events: Event[]): State {
  const counts = countCompleted(atlas(state.placements));
  const awards = state.expansions.koenig!; // The set is in play.
  let scored = state;
  for (const award of AWARDS) {
    const { seat } = awards[award];
    if (seat === null) continue;
    const points = counts[KIND_OF[award]];
    events.push({ kind: 'scoredAward', award, seat, points });
    scored = withPoints(scored, seat, award, points);
  }
  return scored;
}

/** Each award is held with the largest feature that is completed and scored. */
export function check(state: State): string | null {
  const map = atlas(state.placements);
  const pending = hasPlaced(state) ? completedByLast(map).map(({ root }) => root) : [];
  const scored = completed(map).filter(({ root }) => !pending.includes(root));
  const awards = state.expansions.koenig!; // The set is in play.
  for (const award of AWARDS) {
    const { seat, size } = awards[award];
    const sizes = scored.filter(({ kind }) => kind === KIND_OF[award]).map((feature) => sizeOf(map, feature));
    if (size !== Math.max(0, ...sizes))
      return `the ${award} is held with ${size} tiles, which is not the largest ${KIND_OF[award]}`;
    if ((seat === null) !== (size === 0)) return `the ${award} has no holder, or one too early`;
    if (seat !== null && seat >= state.seats) return `the holder of the ${award} does not exist`;
  }
  return null;
}
