/** What the tests of pictures show of a game. */
import { type Alhambra, alhambra, type Move, placesFor } from '../../../../../src/engines/alhambra/index.ts';
import type { Seat, Viewer } from '../../../../../src/engines/contract.ts';
import type { Scene, SceneStep } from '../../../../../src/render/contract.ts';
import type { Moment } from './sensibleGame.ts';

export const NAMES = ['Annika', 'さくら', 'Maximilian der Große', 'Мария', 'Theo', 'Zoë'];
/** A table remembers about so much. */
const REMEMBERED = 60;

export function sceneOf(
  { state, story }: Moment,
  viewer: Viewer,
  step: SceneStep<Alhambra> | null = null,
): Scene<Alhambra> {
  const seen = story.slice(-REMEMBERED).map((event) => alhambra.sight(event, viewer));
  return {
    ...{ names: NAMES.slice(0, state.seats), locale: 'en', recent: [], story: seen, step, zoom: null, screen: 'phone' },
  };
}

/** Who acts; the first of several. Null at the end. */
export function actor({ state }: Moment): Seat | null {
  const turn = alhambra.turn(state);
  return 'over' in turn ? null : turn.awaits[0]!;
}

/** A step whose answers are these moves, numbered. */
export const stepOf = (seat: Seat, partial: SceneStep['partial'], moves: readonly Move[]): SceneStep<Alhambra> => ({
  ...{ seat, moves: [], partial },
  answers: moves.map((move, i) => ({ label: `${i + 1}`, partial: { ...move } })),
});

/** The step in which the first tile to place is placed; null if there is none. */
export function placeStep(moment: Moment): SceneStep<Alhambra> | null {
  const seat = actor(moment);
  const player = seat === null ? undefined : moment.state.players[seat];
  const tile = player?.toPlace[0];
  if (seat === null || player === undefined || tile === undefined) return null;
  const cells = placesFor(player.alhambra, tile);
  const partial = { kind: 'placeTile', tile } as const;
  return stepOf(
    seat,
    partial,
    cells.map(({ x, y }): Move => ({ ...partial, x, y })),
  );
}
