import type { Engine, GameTypes, Seat, View } from '../../../src/engines/contract.ts';
import { playout } from '../../../src/engines/playout.ts';
import { seeded } from '../../../src/kernel/random.ts';
import type { Scene, SceneStep } from '../../../src/render/contract.ts';
import type { TableOrder } from '../../../src/render/pipeline/order.ts';
import { wordsIn } from '../../../src/words/words.ts';
import { ordered } from './ordered.ts';

export const NAMES = ['Annika', 'Ben', 'さくら', 'Maximilian der Große', 'Theo', 'Мария', 'Zoë'];

/** A table remembers about so many events. */
const REMEMBERED = 60;

/** What a picture is made of. */
export interface Shown<G extends GameTypes = GameTypes> {
  readonly view: View<G>;
  readonly scene: Scene<G>;
}

/**
 * What is shown in the course of a random game: after each move the table as everybody sees it, with the moves on offer
 * numbered, and as the seat to move sees it, half way to a move.
 */
export function shownInGame<G extends GameTypes>(
  engine: Engine<G>,
  seats: number,
  seed: string,
  options: readonly G['Option'][] = [],
): readonly Shown<G>[] {
  const shown: Shown<G>[] = [];
  const pick = seeded(seed).stream('scenes');
  const events: G['Event'][] = [];
  playout(engine, { seats, options }, seeded(seed), ({ state, events: fresh }) => {
    events.push(...fresh);
    const story = events.slice(-REMEMBERED).map((event) => engine.sight(event, 'table'));
    const plain = {
      names: NAMES.slice(0, seats),
      words: wordsIn('en'),
      recent: [],
      story,
      step: null,
      zoom: null,
      screen: 'desktop',
    } as const;
    const open = engine.open(state);
    const turn = engine.turn(state);
    const seat = 'over' in turn ? null : turn.awaits[0]!;
    const step = seat === null ? null : stepOf(engine, state, seat);
    shown.push({ view: { open, own: null }, scene: { ...plain, step } });
    if (seat === null || step === null) return;
    const answer = step.answers[pick.uniform(step.answers.length)]!;
    const partial = { ...step, partial: { ...answer.partial, rotation: 0 }, answers: [answer] };
    shown.push({ view: { open, own: engine.own(state, seat) }, scene: { ...plain, step: partial } });
  });
  return shown;
}

/** The order of such a board. */
export const boardOrder = <G extends GameTypes>(game: string, { view, scene }: Shown<G>): TableOrder => ({
  ...{ kind: 'board', game, table: 'golden', viewer: view.own === null ? 'table' : (0 as Seat), view },
  // What is laid out for one game is handed on as the picture of any.
  scene: ordered(scene as unknown as Scene),
});

/** All legal moves as answers; of those that only turn a piece in other ways, one without its turning. */
function stepOf<G extends GameTypes>(engine: Engine<G>, state: G['State'], seat: Seat): SceneStep<G> {
  const halves = new Map<string, Readonly<Record<string, unknown>>>();
  for (const move of engine.legal(state, seat)) {
    const { rotation, ...partial }: Readonly<Record<string, unknown>> = { ...(move as object) };
    halves.set(JSON.stringify(partial), partial);
  }
  const answers = [...halves.values()].map((partial, i) => ({ label: `${i + 1}`, partial }));
  return { seat, moves: [], partial: {}, answers };
}
