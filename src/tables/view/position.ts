import { randomUUID } from 'node:crypto';
import type { Engine, GameTypes, Refusal, Seat, SeatView, Step } from '../../engines/contract.ts';
import { noChance, type Random, seeded } from '../../kernel/random.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import type { Position } from '../table/standpoint.ts';

/** The position of a seat before any move. `view` is called at most once, when it is first needed. */
export function positionAt<G extends GameTypes>(
  engine: Engine<G>,
  state: G['State'],
  seat: Seat,
  view: () => SeatView<G> = () => ({ open: engine.open(state), own: engine.own(state, seat) }),
  isClosed = false,
): Position<G> {
  let seen: SeatView<G> | null = null;
  const position: Position<G> = {
    seat,
    isClosed,
    get view() {
      seen ??= view();
      return seen;
    },
    choices: (partial) => engine.choices(state, seat, partial),
    legal: () => engine.legal(state, seat),
    after: (moves) => (moves.length === 0 ? ok(position) : positionAfter(engine, state, position, moves)),
    foresee: foreseer(engine, state, seat),
  };
  return position;
}

/**
 * Plays moves on the real state for as long as they reveal nothing. A move that would is not carried out: the position
 * stays before it and is closed, and no other move may follow.
 */
function positionAfter<G extends GameTypes>(
  engine: Engine<G>,
  state: G['State'],
  start: Position<G>,
  moves: readonly G['Move'][],
): Result<Position<G>, Refusal<G['Violation']>> {
  const { seat } = start;
  let now = state;
  for (const [i, move] of moves.entries()) {
    const played = playOpenly(engine, now, seat, move);
    if (!played.ok) return played;
    if (played.value === null) {
      if (moves[i + 1] !== undefined) return failed({ kind: 'notYourTurn', awaits: [] });
      return ok(positionAt(engine, now, seat, i === 0 ? () => start.view : undefined, true));
    }
    now = played.value.state;
  }
  return ok(positionAt(engine, now, seat));
}

/** The step, or null if it reveals something new or ends the seat's turn. */
function playOpenly<G extends GameTypes>(
  engine: Engine<G>,
  state: G['State'],
  seat: Seat,
  move: G['Move'],
): Result<Step<G> | null, Refusal<G['Violation']>> {
  let asked = false;
  const watched: Random = {
    stream(label) {
      asked = true;
      return noChance.stream(label);
    },
  };
  try {
    const played = engine.play(state, seat, move, watched);
    if (!played.ok) return played;
    const turn = engine.turn(played.value.state);
    const goesOn = 'awaits' in turn && turn.awaits.includes(seat);
    return ok(goesOn && played.value.revealed === 'nothing' ? played.value : null);
  } catch (error) {
    if (asked) return ok(null);
    throw error;
  }
}

/**
 * Plays on a redealt state, so nothing of the real deck or of other hands can show. Dealt differently for each
 * position, because a known shuffle could be reversed; and only once per position, because a panel asks about every
 * place.
 */
function foreseer<G extends GameTypes>(engine: Engine<G>, state: G['State'], seat: Seat): Position<G>['foresee'] {
  let random: Random | null = null;
  let redealt: G['State'] | null = null;
  return (moves) => {
    random ??= seeded(randomUUID());
    redealt ??= engine.redeal(state, seat, random);
    let now = redealt;
    const sights: G['Sight'][] = [];
    for (const move of moves) {
      const played = engine.play(now, seat, move, random);
      if (!played.ok) break;
      now = played.value.state;
      sights.push(...played.value.events.map((event) => engine.sight(event, seat)));
    }
    return sights;
  };
}
