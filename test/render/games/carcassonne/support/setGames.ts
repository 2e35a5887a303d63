/** Games with all sets and six seats. */
import {
  type Carcassonne,
  carcassonne,
  type Event,
  type Option,
  type State,
} from '../../../../../src/engines/carcassonne/index.ts';
import { playout } from '../../../../../src/engines/playout.ts';
import { seeded } from '../../../../../src/kernel/random.ts';
import type { Picture, SceneStep } from '../../../../../src/render/contract.ts';
import { onlyLayers } from '../../../support/parts.ts';
import { sceneFor } from './scene.ts';

const ALL = ['fluss', 'erweiterung', 'haendler', 'koenig', 'drache'] as const satisfies readonly Option[];
export const scene = sceneFor(6);

interface Moment {
  readonly state: State;
  readonly events: readonly Event[];
}

export function gameOf(seats: number, options: readonly Option[], seed: string): readonly Moment[] {
  const moments: Moment[] = [];
  playout(carcassonne, { seats, options: [...options] }, seeded(seed), ({ state, events }) => {
    moments.push({ state, events });
  });
  return moments;
}

export const moments = ['a', 'b', 'c'].flatMap((seed) => gameOf(6, ALL, `sets ${seed}`));
export const states = moments.map(({ state }) => state);
export const layerOf = (picture: Picture, layer: string): Picture => onlyLayers(picture, (name) => name === layer);

/** Every figure on every spot; a letter each, or one for each spot as in the panel. */
export function offered(state: State, isShared = true): SceneStep<Carcassonne> {
  const seat = state.agenda.at(-1)!.seat;
  const legal = [...carcassonne.legal(state, seat)].filter((move) => move.kind === 'placeFollower');
  const segments = [...new Set(legal.map(({ segment }) => segment))];
  const letterOf = (segment: number, i: number) =>
    String.fromCodePoint(65 + (isShared ? segments.indexOf(segment) : i));
  const answers = legal.map((move, i) => ({ label: letterOf(move.segment, i), partial: { ...move } }));
  return { seat, moves: [], partial: { kind: 'placeFollower' }, answers };
}

export const acting = states.filter(({ agenda }) => agenda.at(-1)?.kind === 'action');
export const offersSpecial = (state: State): boolean =>
  offered(state).answers.some(({ partial }) => partial.figure === 'builder' || partial.figure === 'pig');
