/** Games that look like those of people. */

import type { Engine, GameTypes, OpenView, Seat, View, Viewer } from '../../../src/engines/contract.ts';
import { seeded } from '../../../src/kernel/random.ts';
import type { Scene } from '../../../src/render/contract.ts';
import type { PictureOrder, TableOrder } from '../../../src/render/pipeline/order.ts';
import { wordsIn } from '../../../src/words/words.ts';
import { ordered } from './ordered.ts';

/** A position and all that has happened up to it. */
export interface Played<G extends GameTypes> {
  readonly state: G['State'];
  readonly story: readonly G['Event'][];
  /** What the last move has caused. */
  readonly recent: readonly G['Event'][];
}

/** How good a move looks to a player of some sense. */
type Worth<G extends GameTypes> = (move: G['Move'], state: G['State'], seat: Seat) => number;

/** Every position of a game played sensibly, from the first to the last; the same seed gives the same game. */
export function* playedGame<G extends GameTypes>(
  engine: Engine<G>,
  seats: number,
  seed: string,
  worthOf: Worth<G>,
): Generator<Played<G>> {
  const config = { seats, options: [] };
  const random = seeded(seed);
  const whims = random.stream('whims');
  let { state, events: recent } = engine.setup(config, engine.deal(config, random));
  let story = recent;
  for (;;) {
    yield { state, story, recent };
    const turn = engine.turn(state);
    if ('over' in turn) return;
    const seat = turn.awaits[0]!;
    const moves = [...engine.legal(state, seat)];
    const worth = moves.map((move) => worthOf(move, state, seat) * (0.6 + whims.uniform(1000) / 1250));
    const played = engine.play(state, seat, moves[worth.indexOf(Math.max(...worth))]!, random);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    state = played.value.state;
    recent = played.value.events;
    story = [...story, ...recent];
  }
}

/** A table remembers about so many events. */
const REMEMBERED = 60;

/** How moments of such games are shown to their viewers. */
export function shownFrom<G extends GameTypes & { readonly State: { readonly players: readonly unknown[] } }>(
  engine: Engine<G>,
  names: readonly string[],
) {
  const viewOf = ({ state }: Played<G>, viewer: Viewer = 'table'): View<G> => ({
    open: engine.open(state),
    own: viewer === 'table' ? null : engine.own(state, viewer),
  });

  /** What a viewer is told beside the view. */
  function sceneOf({ state, story, recent }: Played<G>, viewer: Viewer, others: Partial<Scene<G>> = {}): Scene<G> {
    const seen = (events: readonly G['Event'][]) => events.map((event) => engine.sight(event, viewer));
    return {
      ...{
        names: names.slice(0, state.players.length),
        words: wordsIn('en'),
        step: null,
        zoom: null,
        screen: 'desktop',
      },
      ...{ recent: seen(recent), story: seen(story.slice(-REMEMBERED)) },
      ...others,
    };
  }

  return {
    viewOf,
    sceneOf,

    orderOf(kind: TableOrder['kind'], moment: Played<G>, viewer: Viewer, others: Partial<Scene<G>> = {}): TableOrder {
      // What is told of one game is handed on as the scene of any.
      const scene = sceneOf(moment, viewer, others) as unknown as Scene;
      return { kind, game: engine.id, table: 'showcase', viewer, view: viewOf(moment, viewer), scene: ordered(scene) };
    },

    /** The first moment of this kind in the rest of a game. */
    momentAt(moments: readonly Played<G>[], share: number, isMeant: (open: OpenView<G>) => boolean): Played<G> {
      const rest = moments.slice(Math.floor(moments.length * share));
      const found = rest.find(({ state }) => isMeant(engine.open(state)));
      if (!found) throw new Error('the game has no such moment');
      return found;
    },
  };
}

export const onPhone = (order: TableOrder): TableOrder => ({ ...order, scene: { ...order.scene, screen: 'phone' } });

/** A sheet of a game, as it is without a table. */
export const sheetOrder = (game: string, sheet: string, view: View | null = null): PictureOrder => ({
  ...{ kind: 'sheet', game, sheet, locale: 'en', view, screen: 'desktop' },
});
