import { ACTIONS, LARGEST_HAND, ROUNDS } from './components.ts';
import { awaited, settle } from './flow.ts';
import { type AgendaStep, type State, stepOf } from './state.ts';

/** What is inconsistent in a state of the right form, or null. */
export function check(state: State): string | null {
  return checkSeats(state) ?? checkPieces(state) ?? checkAgenda(state) ?? checkBounds(state) ?? checkRest(state);
}

function checkSeats({ options, players, beginner, lanterns, agenda }: State): string | null {
  if (new Set(options).size < options.length) return 'an option is listed twice';
  if (options.includes('fog') && players.length > 3) return 'with fog at most three may play';
  const seats = [beginner, ...lanterns.map(({ seat }) => seat), ...agenda.flatMap(seatsIn)];
  const stranger = seats.find((seat) => seat >= players.length);
  return stranger === undefined ? null : `there is no seat ${stranger}`;
}

function seatsIn(step: AgendaStep): readonly number[] {
  if (step.kind === 'auction') return [];
  return step.kind === 'door' ? [step.seat, step.guest] : [step.seat];
}

function checkPieces({ players, lanterns, moons, round, agenda }: State): string | null {
  const auctions = ROUNDS - round + (agenda.length > 0 ? 1 : 0);
  if (moons < auctions) return `${moons} moons are left for ${auctions} auctions`;
  if (new Set(lanterns.map(({ place }) => place)).size < lanterns.length) return 'two lanterns hang at one place';
  for (const [seat, { hand }] of players.entries()) {
    if (hand.length > LARGEST_HAND) return `seat ${seat} holds ${hand.length} candles`;
    if (hand.some((card, i) => i > 0 && hand[i - 1]! >= card)) return `the hand of seat ${seat} is not in order`;
  }
  return null;
}

/** From the bottom: the round's auction, turns of different seats, doors of one guest. */
function checkAgenda(state: State): string | null {
  const [auction, ...above] = state.agenda;
  if (auction === undefined) return state.round === ROUNDS ? null : 'nothing is pending';
  if (auction.kind !== 'auction') return 'a round has no auction';
  if (auction.bids.length !== state.players.length) return 'the auction has a place for each seat';
  if (above.length > 0 && auction.bids.some((bid) => bid !== null)) return 'a candle is offered before the auction';
  if (state.round < 1 || state.round > ROUNDS) return `there is no round ${state.round}`;

  const turns = above.filter((step) => step.kind === 'turn');
  const doors = above.slice(turns.length);
  if (new Set(turns.map(({ seat }) => seat)).size < turns.length) return 'a seat has two turns in a round';
  if (turns.slice(0, -1).some(({ left }) => left !== ACTIONS)) return 'a turn began before its time';
  const turn = turns.at(-1);
  if (turn && turn.left > ACTIONS) return `a turn has ${turn.left} actions`;

  const newest = state.lanterns.at(-1);
  for (const door of doors) {
    if (door.kind !== 'door') return 'a door is asked about below a turn';
    if (door.guest !== turn?.seat || door.guest !== newest?.seat || door.place !== newest.place)
      return 'a door is asked about for another lantern than the newest';
    if (door.seat === door.guest) return 'a guest is asked about its own door';
  }
  return new Set(doors.map((door) => seatsIn(door)[0])).size < doors.length ? 'a seat is asked twice' : null;
}

/** No step scores more in one part: a lantern in the last row, in fog. */
const MOST_POINTS_PER_STEP = 5;
/** A lantern has at most four doors beside it. */
const STEPS_PER_ACTION = 5;

/** No more points or reshuffles than so many actions, and the doors at their lanterns, can have brought. */
function checkBounds({ round, players, agenda, reshuffles }: State): string | null {
  const left = agenda.reduce((sum, step) => sum + (step.kind === 'turn' ? step.left : 0), 0);
  const doors = agenda.filter(({ kind }) => kind === 'door').length;
  const steps = STEPS_PER_ACTION * (ACTIONS * players.length * round - left) - doors;
  const most = MOST_POINTS_PER_STEP * steps;
  if (players.some(({ points }) => Object.values(points).some((one) => one > most))) return `more than ${most} points`;
  return reshuffles > steps ? `${reshuffles} reshuffles in ${steps} steps` : null;
}

/** Everything that happens by itself has happened. */
function checkRest(state: State): string | null {
  if (settle({ state, events: [], revealed: 'nothing' }).state !== state) return 'a forced step is still to be made';
  return stepOf(state) !== null && awaited(state).length === 0 ? 'nobody is awaited' : null;
}
