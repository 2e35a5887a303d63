/**
 * What a game is. Everything that goes in or comes out is plain, readonly JSON; nothing here waits, rolls, draws,
 * speaks or looks at a clock. Why it has this shape: docs/adr/.
 */
import type { Brand } from '../kernel/brand.ts';
import type { Random } from '../kernel/random.ts';
import type { Result } from '../kernel/result.ts';

/** The place of a player at a table, counted from 0 in turn order. Born in `seatOf` only. */
export type Seat = Brand<number, 'Seat'>;

/** Who looks: a seat, or the whole channel. */
export type Viewer = Seat | 'table';

/** What is agreed before a game begins. */
export interface Config<Option extends string = string> {
  readonly seats: number;
  readonly options: readonly Option[];
}

/** A value of one parameter of a move. */
export type Value = string | number | boolean;

/** What a parameter of a move may hold; a list is a set or bag of values, written sorted. */
export type Shape = 'integer' | 'text' | 'boolean' | 'integers' | 'texts';

/**
 * What everybody may know of a state. Only an engine's `open` and `ended` make one: a state does not pass for it.
 */
export type OpenView<G extends GameTypes = GameTypes> = Brand<G['Open'], 'OpenView'>;

/** What one seat knows besides. Only an engine's `own` makes one. */
export type OwnView<G extends GameTypes = GameTypes> = Brand<G['Own'], 'OwnView'>;

/** What a viewer may know: `own` is null for whoever sees what everybody sees. */
export interface View<G extends GameTypes = GameTypes> {
  readonly open: OpenView<G>;
  readonly own: OwnView<G> | null;
}

/** What one seat may know. */
export interface SeatView<G extends GameTypes = GameTypes> extends View<G> {
  readonly own: OwnView<G>;
}

/** Anything said in one word and some data: moves, events, sights, violations. */
export interface Kind {
  readonly kind: string;
}

/** The ten types of a game in one bundle; each game writes its own. */
export interface GameTypes {
  /** Words that switch on sets or other rules. */
  Option: string;
  /** Every shuffle that precedes play. */
  Deal: object;
  /** Everything that must be remembered. */
  State: object;
  /** What a seat may say: a flat object of a kind and named parameters. */
  Move: Kind;
  /** What happened, in full truth. */
  Event: Kind;
  /** What one viewer learns of an event. */
  Sight: Kind;
  /** How a move can be wrong. */
  Violation: Kind;
  /** Names of the parts of a score. */
  Part: string;
  /** What everybody may know. */
  Open: object;
  /** What one seat knows besides. */
  Own: object;
}

export type MoveOf<G extends GameTypes, K extends G['Move']['kind']> = Extract<G['Move'], { readonly kind: K }>;

/** A move in the making: its kind and some of its parameters, in any order. */
export type PartialMove<M extends Kind> = M extends Kind ? Pick<M, 'kind'> & Partial<M> : never;

/** A partial move, or nothing yet: not even its kind. */
export type PartialMoveOrNone<G extends GameTypes> = PartialMove<G['Move']> | { readonly kind?: never };

/** The next thing to be asked of a partial move. */
export interface Question {
  readonly parameter: string;
  /** 'one' value, a 'set' of different ones, or a 'bag' in which a value may come more than once. */
  readonly kind: 'one' | 'set' | 'bag';
  /** Everything that may be taken, in a fixed order; of a bag as often as it is there. */
  readonly values: readonly Value[];
  /** How many values are taken, at least and at most. */
  readonly min: number;
  readonly max: number;
  /** For sets and bags: a few sensible answers, each sorted; `legal` lists these only. Empty for 'one'. */
  readonly suggested: readonly (readonly Value[])[];
}

/** A partial move is complete, or asks its next question, or has no way on. */
export type Choice<M extends Kind, Reason extends Kind> =
  | { readonly complete: M }
  | Question
  | { readonly none: Reason };

/** Who has to say something, or how it ended. */
export type Turn = { readonly awaits: readonly Seat[] } | { readonly over: Standings };

/** One entry a seat, best first; seats of equal rank share a place (1, 1, 3). */
export type Standings = readonly { readonly seat: Seat; readonly place: number; readonly points: number }[];

/** Points of one seat with what they are made of. */
export interface Score<Part extends string = string> {
  readonly seat: Seat;
  readonly points: number;
  readonly parts: readonly { readonly part: Part; readonly points: number }[];
}

/** What a step has shown that nobody could know before: decides whether it may be taken back freely. */
export type Revealed = 'nothing' | 'hidden' | 'chance';

/** A state and how it came about. */
export interface Step<G extends GameTypes> {
  readonly state: G['State'];
  readonly events: readonly G['Event'][];
  readonly revealed: Revealed;
}

/** Why a move is not played. The first three are the same in every game; `illegal` holds the game's own reason. */
export type Refusal<V extends Kind = Kind> =
  | { readonly kind: 'gameOver' }
  | { readonly kind: 'notYourTurn'; readonly awaits: readonly Seat[] }
  | { readonly kind: 'malformed'; readonly problem: string }
  | { readonly kind: 'illegal'; readonly violation: V };

/** One kind of move: what it asks, why not, and what it does. */
export interface Rule<G extends GameTypes, M extends G['Move']> {
  /** The parameters of the move and what each may hold. */
  readonly parameters: { readonly [P in Exclude<keyof M, 'kind'> & string]: Shape };
  /** The next parameter and its values, from what this seat may know; or the finished move. */
  choices(state: G['State'], seat: Seat, partial: PartialMove<M>): Choice<M, G['Violation']>;
  /** All moves worth listing, where walking `choices` would be slow. A law holds both equal. */
  legal?(state: G['State'], seat: Seat): Iterable<M>;
  /** The first reason against the move, or null. The judge. */
  refuse(state: G['State'], seat: Seat, move: M): G['Violation'] | null;
  /** Carries the move out; never checks again. */
  apply(state: G['State'], seat: Seat, move: M, random: Random): Step<G>;
}

/** One line a kind of move: a missing one does not compile. */
export type Rules<G extends GameTypes> = {
  readonly [K in G['Move']['kind']]: Rule<G, MoveOf<G, K>>;
};

/** How many pieces of each kind there are; keys are the game's own. */
export type Census = Readonly<Record<string, number>>;

/**
 * What a game's folder says of itself; `defineEngine` makes an `Engine` of it.
 *
 * Methods, not function properties, on purpose: rooms that hold many games see them as `Engine<GameTypes>` and hand
 * each only the states and moves that it gave out or read itself.
 */
export interface GameDefinition<G extends GameTypes> {
  readonly id: string;
  /** Grows by one when a rule is read differently; stored with every move. */
  readonly rulesVersion: number;
  readonly options: readonly G['Option'][];
  /** Seats know things that others do not: hands, secret choices. Where they do not, `own` is always empty. */
  readonly hasSecrets: boolean;
  /** How many may play with these options, fewest and most. */
  seats(options: readonly G['Option'][]): { readonly min: number; readonly max: number };

  /** Every shuffle that precedes play, as data. */
  deal(config: Config<G['Option']>, random: Random): G['Deal'];
  /** A deal written by hand, checked against the box; the error says what is wrong with it. */
  readDeal(config: Config<G['Option']>, value: unknown): Result<G['Deal'], string>;
  /** The first state. Everything that happens by itself before the first decision has happened. */
  setup(config: Config<G['Option']>, deal: G['Deal']): Step<G>;

  config(state: G['State']): Config<G['Option']>;
  turn(state: G['State']): Turn;
  /**
   * The number of the turn, or of the round of choices, that is going on: whoever is awaited in another one than before is
   * called anew, even if he was awaited before.
   */
  stage(state: G['State']): number;
  /** One entry a seat, in seat order; while the game runs, the points so far. */
  scores(state: G['State']): readonly Score<G['Part']>[];
  readonly rules: Rules<G>;
  /**
   * The kinds of moves that can be said at this moment at all, in the order of `rules`: `legal` asks no others. Left out
   * where the rules are few. A law holds both equal.
   */
  kindsNow?(state: G['State']): readonly G['Move']['kind'][];

  open(state: G['State']): G['Open'];
  /**
   * The same of a table at which nothing more is played: with the standings that hold there, which are not those of the
   * rules where seats have resigned; null where it was closed and nobody has won.
   */
  ended(open: G['Open'], standings: Standings | null): G['Open'];
  own(state: G['State'], seat: Seat): G['Own'];
  sight(event: G['Event'], viewer: Viewer): G['Sight'];

  readonly notation: {
    /** One line for machines; different moves have different lines. */
    write(move: G['Move']): string;
    /** The move of such a line, or null. */
    read(text: string): G['Move'] | null;
  };
  readonly save: {
    /** The version of states written now. */
    readonly version: number;
    /** `steps[n]` makes a state of version n + 1 of one of version n; never edited after a release. */
    readonly steps: Readonly<Record<number, (state: unknown) => unknown>>;
    /** A value of the present version as a state, or what is wrong with its form. */
    parse(value: unknown): Result<G['State'], string>;
  };

  /** Where all pieces are, counted. */
  census(state: G['State']): Census;
  /** What the box holds; the census of a game with a full deal equals it at every moment. */
  box(config: Config<G['Option']>): Census;
  /** What is inconsistent in a state of the right form, or null. */
  check(state: G['State']): string | null;
  /** A state that could as well be the real one for all that this viewer knows. */
  redeal(state: G['State'], viewer: Viewer, random: Random): G['State'];
}

/** A game as the other rooms see it. */
export interface Engine<G extends GameTypes = GameTypes>
  extends Omit<GameDefinition<G>, 'rules' | 'open' | 'ended' | 'own'> {
  open(state: G['State']): OpenView<G>;
  /** See `GameDefinition`. */
  ended(open: OpenView<G>, standings: Standings | null): OpenView<G>;
  own(state: G['State'], seat: Seat): OwnView<G>;
  readonly kinds: readonly G['Move']['kind'][];
  /** The parameters of a kind of move, in the order in which they are asked. */
  parameters(kind: G['Move']['kind']): Readonly<Record<string, Shape>>;
  /** The next question of a partial move; `{}` asks for the kind. */
  choices(state: G['State'], seat: Seat, partial: PartialMoveOrNone<G>): Choice<G['Move'], Refusal<G['Violation']>>;
  /** Every move worth listing, lazily, in a fixed order; of sets and bags the suggested ones. */
  legal(state: G['State'], seat: Seat): Iterable<G['Move']>;
  /** Untrusted JSON as a move of the right form: known kind, all parameters, no others. Lists come back sorted. */
  readMove(value: unknown): Result<G['Move'], Refusal<G['Violation']>>;
  /** The same for a partial move: some parameters may be missing. */
  readPartialMove(value: unknown): Result<PartialMoveOrNone<G>, Refusal<G['Violation']>>;
  /** Plays a move of the right form, or says why not. The input state is never changed. */
  play(state: G['State'], seat: Seat, move: G['Move'], random: Random): Result<Step<G>, Refusal<G['Violation']>>;
  /** A stored state of any released version, upgraded, parsed and checked. */
  load(version: number, value: unknown): Result<G['State'], string>;
}

/** What can be asked of a game without a state: all that the bot sees of an engine. */
export type Rulebook<G extends GameTypes = GameTypes> = Pick<
  Engine<G>,
  'id' | 'options' | 'hasSecrets' | 'seats' | 'kinds' | 'parameters' | 'readMove' | 'readPartialMove' | 'notation'
>;

/** A whole number as a seat of a table with so many seats, or null. */
export const seatOf = (value: number, seats: number): Seat | null =>
  Number.isInteger(value) && value >= 0 && value < seats ? (value as Seat) : null;

const tables = new Map<number, readonly Seat[]>();

/** All seats of a table in turn order: one list for every number of them, as it is asked for at every move. */
export function seatsOf(seats: number): readonly Seat[] {
  const known = tables.get(seats);
  if (known !== undefined) return known;
  const all = Array.from({ length: seats }, (_, i) => i as Seat);
  tables.set(seats, all);
  return all;
}
