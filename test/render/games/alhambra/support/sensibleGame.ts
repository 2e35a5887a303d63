/** Games that look like those of people: exact payments first, walls that grow, reserves that are used. */
import {
  alhambra,
  CURRENCIES,
  type Event,
  longestWall,
  type Move,
  type State,
  sumOf,
  tileKind,
} from '../../../../../src/engines/alhambra/index.ts';
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
  let { state, events: recent } = alhambra.setup(config, alhambra.deal(config, random));
  let story = recent;
  for (;;) {
    yield { state, story, recent };
    const turn = alhambra.turn(state);
    if ('over' in turn) return;
    const seat = turn.awaits[0]!;
    const moves = [...alhambra.legal(state, seat)];
    const worth = moves.map((move) => worthOf(move, state, seat) * (0.6 + whims.uniform(1000) / 1250));
    const played = alhambra.play(state, seat, moves[worth.indexOf(Math.max(...worth))]!, random);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    state = played.value.state;
    recent = played.value.events;
    story = [...story, ...recent];
  }
}

function worthOf(move: Move, { market, players }: State, seat: Seat): number {
  switch (move.kind) {
    case 'buyTile': {
      const over = sumOf(move.coins) - tileKind(market[CURRENCIES.indexOf(move.currency)]!).cost;
      return over === 0 ? 20 : 8 - over * 1.2;
    }
    case 'takeCoins':
      return 5 + move.coins.length;
    case 'placeTile':
      return 10 + longestWall([...players[seat]!.alhambra, move]).length * 1.5;
    case 'buildFromReserve':
      return 7;
    case 'storeTile':
      return 9;
    case 'giveToDirk':
      return 4;
    default:
      return 1.5;
  }
}
