/** Random games of Carcassonne, and the whole turns that lead on from a position, by every way to say them. */
import type { MoveDraft, Position } from '../../../../src/bot/contract.ts';
import { place } from '../../../../src/bot/games/carcassonne/commands.ts';
import { carcassonne as game } from '../../../../src/bot/games/carcassonne/index.ts';
import { resolveDraft } from '../../../../src/bot/turn/draftHistory.ts';
import {
  type Carcassonne,
  carcassonne as engine,
  type Move,
  type Option,
  SIDES,
  type State,
  tileKind,
} from '../../../../src/engines/carcassonne/index.ts';
import type { Seat } from '../../../../src/engines/contract.ts';
import { seeded } from '../../../../src/kernel/random.ts';
import { positionAt } from '../../../../src/tables/position.ts';

export const reader = { locale: 'en', say: { name: (seat: Seat) => `seat ${seat}` } } as const;
export const NOTHING: MoveDraft<Carcassonne> = { moves: [], partial: {}, picked: [] };

/** Positions of a random game in which a tile is to be placed. */
export function* positions(seed: string, seats = 3, options: readonly Option[] = []): Iterable<readonly [State, Seat]> {
  for (const [state, seat] of decisions(seed, seats, options)) {
    if (engine.open(state).step.kind === 'placeTile') yield [state, seat];
  }
}

/** All positions of a random game, save the end. */
export function* decisions(seed: string, seats = 3, options: readonly Option[] = []): Iterable<readonly [State, Seat]> {
  const random = seeded(seed);
  const config = { seats, options };
  let { state } = engine.setup(config, engine.deal(config, random));
  const stream = random.stream('playout');
  for (;;) {
    const turn = engine.turn(state);
    if ('over' in turn) return;
    const seat = turn.awaits[0]!;
    const moves = [...engine.legal(state, seat)];
    yield [state, seat];
    const played = engine.play(state, seat, moves[stream.uniform(moves.length)]!, random);
    if (!played.ok) throw new Error('a legal move was refused');
    state = played.value.state;
  }
}

export const at = (state: State, seat: Seat): Position<Carcassonne> => positionAt(engine, state, seat);

/** The position after a tile that may be placed. */
export function afterTile(state: State, seat: Seat, tile: Move): Position<Carcassonne> {
  const after = at(state, seat).after([tile]);
  if (!after.ok) throw new Error('a legal tile is refused');
  return after.value;
}

export const written = (moves: readonly Move[]) => moves.map((move) => engine.notation.write(move)).join(' ');

/** All whole turns by the rules: tile, then follower or nobody where that is asked. */
export function byRules(state: State, seat: Seat): readonly string[] {
  return [...engine.legal(state, seat)].flatMap((tile) => {
    const after = afterTile(state, seat, tile);
    if (after.isClosed) return [written([tile])];
    return [...after.legal()].map((second) => written([tile, second]));
  });
}

/** All whole turns to which the panel leads. */
export function byPanel(state: State, seat: Seat): readonly string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const walk = (draft: MoveDraft<Carcassonne>): void => {
    const key = JSON.stringify(draft);
    if (seen.has(key)) return;
    seen.add(key);
    const stand = resolveDraft(at(state, seat), draft);
    if (!stand.ok) throw new Error(`the panel leads to a refusal: ${JSON.stringify(stand.error)}`);
    if (stand.value.position.isClosed) {
      found.add(written(stand.value.draft.moves));
      return;
    }
    const { answers, asides = [] } = game.controls.panel(stand.value.position, stand.value.draft, reader);
    for (const { draft: next } of [...answers, ...asides.flat()]) walk(next);
  };
  walk(NOTHING);
  return [...found];
}

/** All whole turns that can be typed from what autocomplete suggests. */
export function byCommand(state: State, seat: Seat): readonly string[] {
  const position = at(state, seat);
  return place.suggest(position, {}, 'at', reader).flatMap(({ value }) =>
    place.suggest(position, { at: value }, 'follower', reader).map(({ value: follower }) => {
      const moves = place.read(position, { at: value, follower }, reader);
      if (!moves.ok) throw new Error(`a suggestion is refused: ${JSON.stringify(moves.error)}`);
      return written(moves.value);
    }),
  );
}

/**
 * What lies on the map after a whole turn, whatever its rotation is called: the halves, edges and figures of the new
 * tile, by side.
 */
export function lookAfter(state: State, seat: Seat, turn: string): string {
  const moves = turn.split(/ (?=[a-z])/).map((line) => engine.notation.read(line)!);
  const tile = moves.find((move) => move.kind === 'placeTile')!;
  const figure = moves.find((move) => move.kind === 'placeFollower');
  const { step } = engine.open(state);
  if (step.kind !== 'placeTile') throw new Error('no tile is to be placed');
  const { segments } = tileKind(step.tile);
  const sides = (segment: (typeof segments)[number]): string =>
    JSON.stringify([
      segment.kind,
      segment.kind === 'city' ? [segment.pennants, segment.good, segment.cathedral] : [],
      segment.kind === 'road' && segment.inn,
      'edges' in segment
        ? segment.edges.map((edge) => (SIDES.indexOf(edge) * 90 + tile.rotation) % 360).toSorted()
        : [],
      'halves' in segment ? segment.halves.map((half) => (half * 45 + tile.rotation) % 360).toSorted() : [],
    ]);
  const place = [seat, tile.x, tile.y].join();
  const on = figure === undefined ? '' : `${figure.figure} ${sides(segments[figure.segment]!)}`;
  return `${place} ${segments.map(sides).toSorted().join()} ${on}`;
}

/** The events of these moves on the real state. */
export function happens(state: State, seat: Seat, moves: readonly Move[]): readonly Carcassonne['Event'][] {
  let now = state;
  return moves.flatMap((move) => {
    const played = engine.play(now, seat, move, seeded('x'));
    if (!played.ok) throw new Error('a legal move was refused');
    now = played.value.state;
    return played.value.events;
  });
}
