/** Games that look like those of people: income is taken, cities grow, the Warlord strikes now and then. */
import { citadels, type Event, type Move, type State } from '../../../../../src/engines/citadels/index.ts';
import type { Seat } from '../../../../../src/engines/contract.ts';
import { seeded } from '../../../../../src/kernel/random.ts';

/** A position and all that has happened up to it. */
export interface Moment {
  readonly state: State;
  readonly story: readonly Event[];
  /** What the last move has caused. */
  readonly recent: readonly Event[];
}

/** Every position of a game played sensibly, from the first to the last; the same seed gives the same game. */
export function* sensibleGame(seats: number, seed: string): Generator<Moment> {
  const config = { seats, options: [] };
  const random = seeded(seed);
  const whims = random.stream('whims');
  const first = citadels.setup(config, citadels.deal(config, random));
  let { state, events: recent } = first;
  let story = recent;
  for (;;) {
    yield { state, story, recent };
    const turn = citadels.turn(state);
    if ('over' in turn) return;
    const seat = turn.awaits[0]!;
    const moves = [...citadels.legal(state, seat)];
    const worth = moves.map((move) => worthOf(move, state, seat) * (0.6 + whims.uniform(1000) / 1250));
    const played = citadels.play(state, seat, moves[worth.indexOf(Math.max(...worth))]!, random);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    state = played.value.state;
    recent = played.value.events;
    story = [...story, ...recent];
  }
}

const WORTH: { readonly [K in Move['kind']]: number } = {
  chooseCharacter: 5,
  drawCards: 6,
  takeGold: 8,
  keepCards: 5,
  build: 6,
  murder: 7,
  steal: 7,
  swapHands: 1,
  exchangeCards: 1,
  takeIncome: 10,
  takeExtraGold: 10,
  drawExtraCards: 10,
  destroy: 2.6,
  useLaboratory: 1,
  useSmithy: 2,
  endTurn: 2.2,
  answerGraveyard: 5,
};

function worthOf({ kind }: Move, { players }: State, seat: Seat): number {
  const cards = players[seat]!.hand.length;
  if (kind === 'takeGold' && cards < 2) return 5;
  if (kind === 'swapHands' && cards < 2) return 5;
  return WORTH[kind];
}
