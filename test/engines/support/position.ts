/** What the positions that tests write by hand have in common, in all games. */
import {
  type Engine,
  type GameTypes,
  type Kind,
  type Refusal,
  type Seat,
  type Step,
  seatOf,
} from '../../../src/engines/contract.ts';
import { noChance, type Random } from '../../../src/kernel/random.ts';

/** A whole number as a seat. */
export function seat(number: number): Seat {
  const found = seatOf(number, 7);
  if (found === null) throw new Error(`${number} is no seat`);
  return found;
}

/** A state of one's own, checked. */
export function checkedState<G extends GameTypes>(engine: Engine<G>, state: G['State']): G['State'] {
  const loaded = engine.load(engine.save.version, JSON.parse(JSON.stringify(state)));
  if (!loaded.ok) throw new Error(`the position is wrong: ${loaded.error}`);
  return loaded.value;
}

/** The seats that are awaited; none after the end. */
export function awaitedIn<G extends GameTypes>(engine: Engine<G>, state: G['State']): readonly Seat[] {
  const now = engine.turn(state);
  return 'over' in now ? [] : now.awaits;
}

/** The only seat that is awaited. */
export function onlyAwaited<G extends GameTypes>(engine: Engine<G>, state: G['State']): Seat {
  const [only, ...others] = awaitedIn(engine, state);
  if (only === undefined || others.length > 0) throw new Error('not one seat is awaited');
  return only;
}

function moveOf<G extends GameTypes>(engine: Engine<G>, line: string): G['Move'] {
  const move = engine.notation.read(line);
  if (move === null) throw new Error(`${line} is no move`);
  return move;
}

/** What a line of notation leads to. */
export function playLine<G extends GameTypes>(
  engine: Engine<G>,
  state: G['State'],
  by: Seat,
  line: string,
  random: Random = noChance,
): Step<G> {
  const played = engine.play(state, by, moveOf(engine, line), random);
  if (!played.ok) throw new Error(`${line} was refused: ${JSON.stringify(played.error)}`);
  return played.value;
}

/** Why a line is refused. */
export function refusalOf<G extends GameTypes>(
  engine: Engine<G>,
  state: G['State'],
  by: Seat,
  line: string,
): G['Violation'] | Refusal<G['Violation']> {
  const played = engine.play(state, by, moveOf(engine, line), noChance);
  if (played.ok) throw new Error(`${line} was played`);
  return played.error.kind === 'illegal' ? played.error.violation : played.error;
}

/** All legal moves of a seat, as lines. */
export const legalLines = <G extends GameTypes>(engine: Engine<G>, state: G['State'], by: Seat): readonly string[] =>
  [...engine.legal(state, by)].map((move) => engine.notation.write(move));

/** The lines that begin with this word. */
export const beginningWith = (lines: readonly string[], word: string): readonly string[] =>
  lines.filter((line) => line.split(' ')[0] === word);

/** The events of one kind. */
export const eventsOf = <E extends Kind, K extends E['kind']>(
  events: readonly E[],
  kind: K,
): readonly Extract<E, { readonly kind: K }>[] =>
  events.filter((event): event is Extract<E, { readonly kind: K }> => event.kind === kind);
