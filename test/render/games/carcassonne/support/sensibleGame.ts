/** Games that look like those of people: features are completed, holes filled, followers sent where they earn. */
import {
  type Cell,
  carcassonne,
  type Event,
  type Figure,
  type Move,
  type Option,
  type Placement,
  type State,
  tileKind,
} from '../../../../../src/engines/carcassonne/index.ts';
import type { Seat } from '../../../../../src/engines/contract.ts';
import { type Random, seeded } from '../../../../../src/kernel/random.ts';

/** A position and how it came about. */
interface Moment {
  readonly state: State;
  /** What has happened in the turn that led here, and in the present one so far. */
  readonly events: readonly Event[];
}

/** Every position of a game played sensibly, from the first to the last; the same seed gives the same game. */
export function* sensibleGame(seats: number, seed: string, options: readonly Option[] = []): Generator<Moment> {
  const config = { seats, options };
  const random = seeded(seed);
  let { state } = carcassonne.setup(config, carcassonne.deal(config, random));
  let events: readonly Event[] = [];
  for (;;) {
    yield { state, events };
    const turn = carcassonne.turn(state);
    if ('over' in turn) return;
    const seat = turn.awaits[0]!;
    const move = bestMove(state, seat, random);
    const played = carcassonne.play(state, seat, move, random);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    const isNewTurn = move.kind === 'placeTile';
    events = isNewTurn ? played.value.events : [...events, ...played.value.events];
    state = played.value.state;
  }
}

function bestMove(state: State, seat: Seat, random: Random): Move {
  const moves = [...carcassonne.legal(state, seat)];
  const worth = moves.map((move) => worthOf(state, seat, move, random));
  return moves[worth.indexOf(Math.max(...worth))]!;
}

function worthOf(state: State, seat: Seat, move: Move, random: Random): number {
  if (move.kind === 'pass') return 0.6 + (7 - state.players[seat]!.hand.follower) * 0.25;
  if (move.kind === 'placeFollower') return worthOfFigure(state, state.placements.at(-1)!, move.figure, move.segment);
  if (move.kind === 'placeByPortal') {
    const there = state.placements.find(({ x, y }) => x === move.x && y === move.y)!;
    return worthOfFigure(state, there, move.figure, move.segment) + 0.4;
  }
  if (move.kind === 'moveFairy') return worthOfFairy(state, move);
  const played = carcassonne.play(state, seat, move, random);
  if (!played.ok) return Number.NEGATIVE_INFINITY;
  if (move.kind !== 'placeTile') return -played.value.events.reduce((sum, event) => sum + loss(event, seat), 0);
  const { placements } = state;
  const neighbours = placements.filter(({ x, y }) => Math.abs(x - move.x) <= 1 && Math.abs(y - move.y) <= 1);
  const sides = neighbours.filter(({ x, y }) => x === move.x || y === move.y).length;
  const done = played.value.events.reduce((sum, event) => sum + gain(event, seat), 0);
  const far = Math.hypot(move.x * 0.8, move.y);
  return done + sides * 1.6 + neighbours.length * 0.25 - far * 0.22;
}

const gain = (event: Event, seat: Seat): number =>
  event.kind === 'scoredFeature' && event.complete ? 2 + event.points * (event.owners.includes(seat) ? 1 : -0.2) : 0;

/** Figures that go home: better those of others. */
function loss(event: Event, seat: Seat): number {
  if (event.kind !== 'movedDragon' && event.kind !== 'removedKnight') return 0;
  const spots = event.kind === 'movedDragon' ? event.eaten : [event.spot];
  return spots.reduce((sum, spot) => sum + (spot.seat === seat ? 1.5 : -1), 0);
}

/** She seldom moves once she is with somebody. */
function worthOfFairy(state: State, { x, y }: Cell): number {
  const isAlone = (state.expansions.drache?.fairy?.with ?? null) === null;
  return (isAlone ? 2.1 : 0.4) - 0.01 * Math.hypot(x, y);
}

/** Builders and pigs join followers as soon as they can; a big follower goes where a follower would, but later. */
function worthOfFigure(state: State, at: Placement, figure: Figure, segment: number): number {
  if (figure === 'builder' || figure === 'pig') return 4;
  return worthOfFollower(state, at, segment) - (figure === 'bigFollower' ? 0.3 : 0);
}

function worthOfFollower(state: State, at: Placement, segment: number): number {
  const kind = carcassonne.open(state).placements.length;
  const what = segmentKind(at.tile, segment);
  const early = Math.max(0, 1 - kind / 72);
  return { city: 3, cloister: 3.4, road: 1.5, field: 1.3 + early * (kind % 5 === 0 ? 3 : 0), river: 0 }[what];
}

function segmentKind(tile: State['placements'][number]['tile'], segment: number) {
  return tileKind(tile).segments[segment]!.kind;
}
