/**
 * One game in two lines that one viewer cannot tell apart: the real one, and one in which everything that the viewer
 * cannot know was dealt anew. The same moves are played in both; where the imagined line could not go on, or would look
 * different, it is dealt anew. A world shows its bot one of the two.
 */
import type { Engine, GameTypes, Kind, Seat, Step, Viewer } from '../../../src/engines/contract.ts';
import { type Random, seeded, shuffled } from '../../../src/kernel/random.ts';
import { difference } from '../../engines/laws/difference.ts';
import { pick, pickMove } from '../../engines/laws/run.ts';
import { inHand } from './inHand.ts';

export const WORLDS = ['real', 'imagined'] as const;
export type World = (typeof WORLDS)[number];

/** How many other moves are tried before the same one is played in both lines. */
const MOST_TRIED = 8;

type Anyone = Step<GameTypes>;

interface Lines {
  /** How many moves came before. */
  readonly number: number;
  /** These moves, as text: a record that is played again, whole or from somewhere on, comes the same way. */
  readonly way: string;
  readonly steps: { readonly [W in World]: Anyone };
}

/** One choice in both lines. */
type Both = { readonly [W in World]: Kind };

/** Who looks on, and what decides all chance of a game. */
interface Seen {
  readonly viewer: Viewer;
  readonly seed: string;
  /** The game begins so many moves before its end; null: at its beginning. */
  readonly late: number | null;
}

export interface TwoLines {
  /** The engine as the bot of this world gets it. */
  readonly engine: Engine;
  /**
   * What this world plays when a seat that is not the viewer's plays `move` in the real line: in the imagined one, where
   * there is one, a move that looks the same to the viewer, such as another character chosen in secret.
   */
  choose(seat: Seat, move: Kind): Kind;
  /** The bot plays for a seat without a member: one of `eligible`, which look the same in both worlds. */
  draw(state: object, seat: Seat, eligible: (state: object) => readonly Kind[]): Kind;
  /** A new game begins. */
  begin(seen: Seen): void;
  /** The state was committed. */
  committed(text: string): void;
  /** The position now; null before the game. */
  now(): Lines | null;
}

export function createTwoLines(engine: Engine, world: World): TwoLines {
  let seen: Seen = { viewer: 'table', seed: '', late: null };
  let newest: Lines | null = null;
  const behind = new WeakMap<object, Lines>();
  /** The same by the state as text: so it is committed, and read again. */
  const byText = new Map<string, Lines>();
  /** Whatever was once reached on a way is reached again. */
  const byWay = new Map<string, Lines>();
  /**
   * By the way to the position, what was chosen there: several choices, if some were taken back. No two of them share a
   * move in one line and differ in the other, so each world knows a choice by its own move.
   */
  const chosen = new Map<string, readonly Both[]>();

  const chance = (): Random => seeded(`${seen.seed}/game`);
  /** Dealt anew the same way however often a record is played again. */
  const anew = (step: Anyone, number: number): Anyone => ({
    ...step,
    state: engine.redeal(step.state, seen.viewer, seeded(`${seen.seed}/redeal ${number}`)),
  });

  function keep(lines: Lines): Anyone {
    const step = lines.steps[world];
    behind.set(step.state, lines);
    byWay.set(lines.way, lines);
    byText.set(JSON.stringify(step.state), lines);
    return step;
  }

  const linesAt = (state: object): Lines | undefined => behind.get(state) ?? byText.get(JSON.stringify(state));

  const looks = ({ state }: Anyone) => ({
    open: engine.open(state),
    own: seen.viewer === 'table' ? null : engine.own(state, seen.viewer),
  });

  /** The same with what the viewer learned of the move. */
  const told = (step: Anyone) => ({
    ...looks(step),
    sights: step.events.map((event) => engine.sight(event, seen.viewer)),
  });

  /** A move of the imagined line that leads to the same looks, other than those that belong to other choices. */
  function alike(
    { number, steps }: Lines,
    seat: Seat,
    move: Kind,
    legal: readonly Kind[],
    taken: readonly Kind[],
  ): Kind {
    const real = engine.play(steps.real.state, seat, move, chance());
    if (!real.ok || !engine.hasSecrets || seat === seen.viewer) return move;
    const others = legal.filter(
      (other) => other.kind === move.kind && taken.every((one) => difference(one, other) !== null),
    );
    const found = shuffled(seeded(`${seen.seed}/other ${number}`).stream('moves'), others)
      .slice(0, MOST_TRIED)
      .find((other) => {
        const tried = engine.play(steps.imagined.state, seat, other, chance());
        return difference(other, move) !== null && tried.ok && difference(told(real.value), told(tried.value)) === null;
      });
    return found ?? move;
  }

  /** What was chosen when this move was made. */
  const knownMoves = ({ way }: Lines, move: Kind): Both | undefined =>
    chosen.get(way)?.find((both) => difference(both[world], move) === null);

  function playBoth(lines: Lines, seat: Seat, move: Kind): ReturnType<Engine['play']> {
    const { number, way, steps } = lines;
    const known = knownMoves(lines, move);
    const moves = known ?? { real: move, imagined: move };
    const real = engine.play(steps.real.state, seat, moves.real, chance());
    const imagined = engine.play(steps.imagined.state, seat, moves.imagined, chance());
    const own = world === 'real' ? real : imagined;
    // What the viewer may do must not depend on what the viewer cannot know: each world judges it by itself.
    if (!real.ok || (!imagined.ok && seat === seen.viewer)) return own;
    const next = { number: number + 1, way: `${way}${JSON.stringify(moves)}` };
    const former = byWay.get(next.way);
    if (former !== undefined) return { ok: true, value: keep(former) };
    const goesOn = imagined.ok && difference(looks(real.value), looks(imagined.value)) === null;
    const other = goesOn ? imagined.value : anew(real.value, number + 1);
    return { ok: true, value: keep({ ...next, steps: { real: real.value, imagined: other } }) };
  }

  /** Somebody else has taken over a seat. */
  function forget(state: object, seat: Seat): object {
    const lines = linesAt(state);
    if (lines === undefined) return engine.forget?.(state, seat) ?? state;
    const { number, way, steps } = lines;
    const next = { number, way: `${way} forgets ${seat}` };
    const former = byWay.get(next.way);
    if (former !== undefined) return keep(former).state;
    // Another object even where nothing is forgotten: it is another position.
    const after = (step: Anyone): Anyone => ({
      ...step,
      state: { ...(engine.forget?.(step.state, seat) ?? step.state) },
    });
    const [real, imagined] = [after(steps.real), after(steps.imagined)];
    const other = difference(looks(real), looks(imagined)) === null ? imagined : anew(real, number);
    return keep({ ...next, steps: { real, imagined: other } }).state;
  }

  /** A position so many moves before the end of some game. */
  function lateIn(start: Anyone, late: number): Anyone {
    const picks = seeded(`${seen.seed}/late`).stream('moves');
    const steps = [start];
    for (let step = start; ; steps.push(step)) {
      const turn = engine.turn(step.state);
      if ('over' in turn) break;
      const seat = pick(picks, turn.awaits);
      const played = engine.play(step.state, seat, pickMove(engine, step.state, seat, picks)!, chance());
      if (!played.ok) throw new Error(`a legal move is refused: ${JSON.stringify(played.error)}`);
      step = played.value;
    }
    return { ...start, state: steps[Math.max(0, steps.length - 1 - late)]!.state };
  }

  function chooseIn(lines: Lines, seat: Seat, move: Kind, legal: readonly Kind[]): Both {
    const former = chosen.get(lines.way) ?? [];
    const known = former.find(({ real }) => difference(real, move) === null);
    if (known !== undefined) return known;
    const taken = former.map(({ imagined }) => imagined);
    const both = { real: move, imagined: alike(lines, seat, move, legal, taken) };
    chosen.set(lines.way, [...former, both]);
    return both;
  }

  return {
    engine: {
      ...engine,
      deal: (config) => engine.deal(config, chance()),
      setup(config, deal) {
        const former = byWay.get('');
        if (former !== undefined) return keep(former);
        const start = engine.setup(config, deal);
        const real = seen.late === null ? start : lateIn(start, seen.late);
        return keep({ number: 0, way: '', steps: { real, imagined: anew(real, 0) } });
      },
      forget,
      play(state, seat, move, random) {
        if (!inHand().committed.has(random)) return engine.play(state, seat, move, random);
        const lines = linesAt(state);
        if (lines === undefined) throw new Error('a move is committed in a position that is in neither line');
        return playBoth(lines, seat, move);
      },
    },
    choose(seat, move) {
      if (newest === null) throw new Error('the game has not begun');
      return chooseIn(newest, seat, move, [...engine.legal(newest.steps.imagined.state, seat)])[world];
    },
    draw(state, seat, eligible) {
      const lines = linesAt(state);
      if (lines === undefined) throw new Error('a move is drawn in a position that is in neither line');
      const { real, imagined } = lines.steps;
      const draws = seeded(`${seen.seed}/draw ${lines.number} ${seat}`).stream('moves');
      return chooseIn(lines, seat, pick(draws, eligible(real.state)), eligible(imagined.state))[world];
    },
    begin(next) {
      seen = next;
      chosen.clear();
      newest = null;
      byText.clear();
      byWay.clear();
    },
    committed(text) {
      newest = byText.get(text) ?? newest;
    },
    now: () => newest,
  };
}
