import {
  alhambra,
  COIN_KINDS,
  type Coin,
  copiesOfCoin,
  type Event,
  inOrder,
  isCoin,
  type Open,
  type Own,
  type PlacedTile,
  type Scoring,
  type ScoringCard,
  type State,
  TILE_IDS,
  type TileId,
  type Violation,
} from '../../../src/engines/alhambra/index.ts';
import { scoringRound } from '../../../src/engines/alhambra/scoring.ts';
import type { Refusal, Seat } from '../../../src/engines/contract.ts';
import { noChance, type Random } from '../../../src/kernel/random.ts';
import {
  awaitedIn,
  beginningWith,
  checkedState,
  eventsOf,
  legalLines,
  playLine,
  refusalOf,
  seat,
} from '../support/position.ts';

export { seat };

/** A position to be written by hand; it is the turn of seat 0. Coins and tiles not named lie in deck and supply. */
export interface Setting {
  readonly seats?: number;
  readonly hands?: readonly (readonly Coin[])[];
  /** By seat: `TILE x,y`. */
  readonly alhambras?: readonly (readonly string[])[];
  readonly reserves?: readonly (readonly TileId[])[];
  readonly market?: readonly (TileId | null)[];
  readonly display?: readonly Coin[];
  /** The whole deck; all other coins are paid ones, and the rounds of missing scoring cards are over. */
  readonly deck?: readonly (Coin | ScoringCard)[];
  /** The whole supply; all other tiles are out of the game. */
  readonly supply?: readonly TileId[];
  readonly dirk?: readonly TileId[];
  readonly random?: Random;
}

/** A position, what has just happened, and what may be said in it. */
export interface Position {
  readonly state: State;
  /** What the last move has caused. */
  readonly events: readonly Event[];
  readonly open: Open;
  readonly revealed: string;
  /** Plays lines of notation, each by the first seat awaited, or by the one named as in `2: store tower-9-ne`. */
  play(...lines: readonly string[]): Position;
  /** Why this line is refused. */
  refusal(line: string): Violation | Refusal<Violation>;
  /** All legal moves of the first seat awaited, as lines. */
  legal(): readonly string[];
  /** Those that begin with this word. */
  offers(word: string): readonly string[];
  awaits(): readonly number[];
  hand(seat: number): readonly Coin[];
  own(seat: number): Own;
  /** The kinds of the events of the last move. */
  kinds(): readonly string[];
  /** The events of one kind among those of the last move. */
  told<K extends Event['kind']>(kind: K): readonly Extract<Event, { readonly kind: K }>[];
}

/** `TILE x,y` as a placed tile. */
function placed(text: string): PlacedTile {
  const move = alhambra.notation.read(`place ${text}`);
  if (move?.kind !== 'placeTile') throw new Error(`${text} is no placed tile`);
  return { tile: move.tile, x: move.x, y: move.y };
}

export const layout = (...texts: readonly string[]): readonly PlacedTile[] => texts.map(placed);

const QUIET_DISPLAY: readonly Coin[] = ['yellow-9', 'orange-9', 'blue-9', 'green-9'];
const QUIET_MARKET: readonly TileId[] = ['garden-11-0', 'tower-11-0', 'tower-12-0', 'tower-13-e'];

export function turn(setting: Setting): Position {
  const { seats = 3, hands = [], alhambras = [], reserves = [] } = setting;
  const { display = QUIET_DISPLAY, market = QUIET_MARKET, random = noChance } = setting;
  const players = Array.from({ length: seats }, (_, i) => ({
    coins: inOrder(hands[i] ?? []),
    alhambra: layout(...(alhambras[i] ?? [])),
    reserve: reserves[i] ?? [],
    toPlace: [],
  }));
  const dirk = seats === 2 ? (setting.dirk ?? []) : null;
  const rest: (Coin | ScoringCard)[] = COIN_KINDS.flatMap((coin) =>
    Array.from({ length: copiesOfCoin(seats) }, () => coin),
  );
  const used = [...display, ...(setting.deck ?? []), ...players.flatMap(({ coins }) => coins)];
  for (const coin of used) {
    const at = rest.indexOf(coin);
    if (at >= 0) rest.splice(at, 1);
  }
  const lying = new Set<TileId | null>([
    ...market,
    ...(dirk ?? []),
    ...players.flatMap((player) => [...player.alhambra.map(({ tile }) => tile), ...player.reserve]),
  ]);
  const deck = setting.deck ?? [...rest, 'scoring-1', 'scoring-2'];
  const bare: State = {
    seats,
    options: [],
    supply: setting.supply ?? TILE_IDS.filter((tile) => !lying.has(tile)),
    deck,
    discard: setting.deck === undefined ? [] : rest.filter(isCoin),
    market,
    display,
    players,
    dirk,
    scorings: [],
    turn: 1,
    step: { kind: 'action', seat: seat(0), purchases: [] },
  };
  const scorings: Scoring[] = [];
  const empty = { ...bare, dirk: dirk === null ? null : [], players: players.map((one) => ({ ...one, alhambra: [] })) };
  for (const round of [1, 2] as const)
    if (!deck.includes(`scoring-${round}`)) scorings.push(scoringRound({ ...empty, scorings }, round));
  return position({ ...bare, scorings }, random);
}

/** A state of one's own, checked. */
function position(state: State, random: Random = noChance): Position {
  return positionOf(checkedState(alhambra, state), [], random);
}

function positionOf(state: State, events: readonly Event[], random: Random, revealed = 'nothing'): Position {
  const awaits = () => awaitedIn(alhambra, state);
  const legal = () => legalLines(alhambra, state, awaits()[0]!);
  const here: Position = {
    state,
    events,
    open: alhambra.open(state),
    revealed,
    play: (...lines) => lines.reduce<Position>((at, line) => after(at, line, random), here),
    refusal(line) {
      const { by, text } = lineOf(here, line);
      return refusalOf(alhambra, state, by, text);
    },
    legal,
    offers: (word) => beginningWith(legal(), word),
    awaits,
    hand: (number) => state.players[number]?.coins ?? [],
    own: (number) => alhambra.own(state, seat(number)),
    kinds: () => events.map(({ kind }) => kind),
    told: (kind) => eventsOf(events, kind),
  };
  return here;
}

function after(at: Position, line: string, random: Random): Position {
  const { by, text } = lineOf(at, line);
  const { state, events, revealed } = playLine(alhambra, at.state, by, text, random);
  return positionOf(state, events, random, revealed);
}

function lineOf(at: Position, line: string): { readonly by: Seat; readonly text: string } {
  const [, by, text = ''] = /^(?:(\d): )?(.*)$/.exec(line) ?? [];
  return { by: by === undefined ? seat(at.awaits()[0] ?? 0) : seat(Number(by)), text };
}
