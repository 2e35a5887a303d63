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
  readonly game: Game;
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

/** All that was reached in one game. */
interface Game {
  readonly seen: Seen;
  /** By the state as text: so it is committed, and read again. */
  readonly byText: Map<string, Lines>;
  /** Whatever was once reached on a way is reached again. */
  readonly byWay: Map<string, Lines>;
  /**
   * By the way to the position, what was chosen there: several choices, if some were taken back. No two of them share a
   * move in one line and differ in the other, so each world knows a choice by its own move.
   */
  readonly chosen: Map<string, readonly Both[]>;
}

const gameSeen = (seen: Seen): Game => ({ seen, byText: new Map(), byWay: new Map(), chosen: new Map() });

export function createTwoLines(engine: Engine, world: World): TwoLines {
  /** Games that are over are read again when somebody is erased from them: by the chance of each. */
  const games = new Map<string, Game>();
  let present = gameSeen({ viewer: 'table', seed: '', late: null });
  let newest: Lines | null = null;
  const behind = new WeakMap<object, Lines>();
  const dealtIn = new WeakMap<object, Game>();

  /** Chance that is not committed is of the present game, as is any that is new. */
  function gameOf(random: Random): Game {
    const key = inHand().committed.get(random);
    const game = (key === undefined ? undefined : games.get(key)) ?? present;
    if (key !== undefined) games.set(key, game);
    return game;
  }

  const chance = ({ seen }: Game): Random => seeded(`${seen.seed}/game`);
  /** Dealt anew the same way however often a record is played again. */
  const anew = ({ seen }: Game, step: Anyone, number: number): Anyone => ({
    ...step,
    state: engine.redeal(step.state, seen.viewer, seeded(`${seen.seed}/redeal ${number}`)),
  });

  function keep(lines: Lines): Anyone {
    const step = lines.steps[world];
    behind.set(step.state, lines);
    lines.game.byWay.set(lines.way, lines);
    lines.game.byText.set(JSON.stringify(step.state), lines);
    return step;
  }

  function linesAt(state: object, { byText } = present): Lines | undefined {
    return behind.get(state) ?? byText.get(JSON.stringify(state));
  }

  const looks = ({ seen }: Game, { state }: Anyone) => ({
    open: engine.open(state),
    own: seen.viewer === 'table' ? null : engine.own(state, seen.viewer),
  });

  /** Whether two steps look different to the viewer. */
  const differ = (look: (game: Game, step: Anyone) => object, game: Game, one: Anyone, other: Anyone): boolean =>
    difference(look(game, one), look(game, other)) !== null;

  /** The same with what the viewer learned of the move. */
  const told = (game: Game, step: Anyone) => ({
    ...looks(game, step),
    sights: step.events.map((event) => engine.sight(event, game.seen.viewer)),
  });

  /** A move of the imagined line that leads to the same looks, other than those that belong to other choices. */
  function alike(
    { game, number, steps }: Lines,
    seat: Seat,
    move: Kind,
    legal: readonly Kind[],
    taken: readonly Kind[],
  ): Kind {
    const { seed, viewer } = game.seen;
    const real = engine.play(steps.real.state, seat, move, chance(game));
    if (!real.ok || !engine.hasSecrets || seat === viewer) return move;
    const others = legal.filter(
      (other) => other.kind === move.kind && taken.every((one) => difference(one, other) !== null),
    );
    const found = shuffled(seeded(`${seed}/other ${number}`).stream('moves'), others)
      .slice(0, MOST_TRIED)
      .find((other) => {
        const tried = engine.play(steps.imagined.state, seat, other, chance(game));
        return difference(other, move) !== null && tried.ok && !differ(told, game, real.value, tried.value);
      });
    return found ?? move;
  }

  /** What was chosen when this move was made. */
  const knownMoves = ({ game, way }: Lines, move: Kind): Both | undefined =>
    game.chosen.get(way)?.find((both) => difference(both[world], move) === null);

  function playBoth(lines: Lines, seat: Seat, move: Kind): ReturnType<Engine['play']> {
    const { game, number, way, steps } = lines;
    const known = knownMoves(lines, move);
    const moves = known ?? { real: move, imagined: move };
    const real = engine.play(steps.real.state, seat, moves.real, chance(game));
    const imagined = engine.play(steps.imagined.state, seat, moves.imagined, chance(game));
    const own = world === 'real' ? real : imagined;
    // What the viewer may do must not depend on what the viewer cannot know: each world judges it by itself.
    if (!real.ok || (!imagined.ok && seat === game.seen.viewer)) return own;
    const next = { game, number: number + 1, way: `${way}${JSON.stringify(moves)}` };
    const former = game.byWay.get(next.way);
    if (former !== undefined) return { ok: true, value: keep(former) };
    const goesOn = imagined.ok && !differ(looks, game, real.value, imagined.value);
    const other = goesOn ? imagined.value : anew(game, real.value, number + 1);
    return { ok: true, value: keep({ ...next, steps: { real: real.value, imagined: other } }) };
  }

  /** Somebody else has taken over a seat. */
  function forget(state: object, seat: Seat): object {
    const lines = linesAt(state);
    if (lines === undefined) return engine.forget?.(state, seat) ?? state;
    const { game, number, way, steps } = lines;
    const next = { game, number, way: `${way} forgets ${seat}` };
    const former = game.byWay.get(next.way);
    if (former !== undefined) return keep(former).state;
    // Another object even where nothing is forgotten: it is another position.
    const after = (step: Anyone): Anyone => ({
      ...step,
      state: { ...(engine.forget?.(step.state, seat) ?? step.state) },
    });
    const [real, imagined] = [after(steps.real), after(steps.imagined)];
    const other = differ(looks, game, real, imagined) ? anew(game, real, number) : imagined;
    return keep({ ...next, steps: { real, imagined: other } }).state;
  }

  /** A position so many moves before the end of some game. */
  function lateIn(game: Game, start: Anyone, late: number): Anyone {
    const picks = seeded(`${game.seen.seed}/late`).stream('moves');
    const steps = [start];
    for (let step = start; ; steps.push(step)) {
      const turn = engine.turn(step.state);
      if ('over' in turn) break;
      const seat = pick(picks, turn.awaits);
      const played = engine.play(step.state, seat, pickMove(engine, step.state, seat, picks)!, chance(game));
      if (!played.ok) throw new Error(`a legal move is refused: ${JSON.stringify(played.error)}`);
      step = played.value;
    }
    return { ...start, state: steps[Math.max(0, steps.length - 1 - late)]!.state };
  }

  function chooseIn(lines: Lines, seat: Seat, move: Kind, legal: readonly Kind[]): Both {
    const { chosen } = lines.game;
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
      deal(config, random) {
        const game = gameOf(random);
        const deal = engine.deal(config, chance(game));
        dealtIn.set(deal, game);
        return deal;
      },
      setup(config, deal) {
        const game = dealtIn.get(deal) ?? present;
        const former = game.byWay.get('');
        if (former !== undefined) return keep(former);
        const start = engine.setup(config, deal);
        const { late } = game.seen;
        const real = late === null ? start : lateIn(game, start, late);
        return keep({ game, number: 0, way: '', steps: { real, imagined: anew(game, real, 0) } });
      },
      forget,
      play(state, seat, move, random) {
        if (!inHand().committed.has(random)) return engine.play(state, seat, move, random);
        const lines = linesAt(state, gameOf(random));
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
      const draws = seeded(`${lines.game.seen.seed}/draw ${lines.number} ${seat}`).stream('moves');
      return chooseIn(lines, seat, pick(draws, eligible(real.state)), eligible(imagined.state))[world];
    },
    begin(next) {
      present = gameSeen(next);
      newest = null;
    },
    committed(text) {
      newest = present.byText.get(text) ?? newest;
    },
    now: () => newest,
  };
}
