import { randomUUID } from 'node:crypto';
import type { Engine, GameTypes, Refusal, Seat, Step } from '../../engines/contract.ts';
import { noChance, type Random, seeded } from '../../kernel/random.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import type { Position } from '../contract.ts';

/**
 * Where a seat stands after some moves of its own, played on the real state as long as they show nothing new. A move
 * that would is not carried out here: the position stays before it and is closed, and no other move may follow.
 */
export function positionAfter<G extends GameTypes>(
  engine: Engine<G>,
  state: G['State'],
  seat: Seat,
  moves: readonly G['Move'][],
): Result<Position<G>, Refusal<G['Violation']>> {
  let now = state;
  for (const [i, move] of moves.entries()) {
    const played = playOpenly(engine, now, seat, move);
    if (!played.ok) return played;
    if (played.value === null) {
      const next = moves[i + 1];
      return next === undefined ? ok(at(engine, now, seat, true)) : failed({ kind: 'notYourTurn', awaits: [] });
    }
    now = played.value.state;
  }
  return ok(at(engine, now, seat, false));
}

/** The step, or null when it shows something new or the seat has nothing more to say after it. */
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

const at = <G extends GameTypes>(engine: Engine<G>, state: G['State'], seat: Seat, isClosed: boolean): Position<G> => ({
  seat,
  view: { open: engine.open(state), own: engine.own(state, seat) },
  isClosed,
  choices: (partial) => engine.choices(state, seat, partial),
  legal: () => engine.legal(state, seat),
  after: (moves) => {
    const reached = positionAfter(engine, state, seat, moves);
    return reached.ok ? reached.value : null;
  },
  foresee: foreseer(engine, state, seat),
});

/**
 * Played on a redealt position, so that nothing of the real stack or of other hands can show. Dealt otherwise for each
 * position: a known way of shuffling could be undone. Dealt when it is first asked for, and once: a panel asks of every
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
