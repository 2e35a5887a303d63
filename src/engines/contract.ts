/**
 * What a game is. All inputs and outputs are plain, readonly JSON; nothing here waits, rolls dice, draws pictures,
 * formats text, or reads the clock. Why it has this shape: docs/adr/.
 */
import type { Brand } from '../kernel/brand.ts';
import type { Json } from '../kernel/json.ts';
import type { Random } from '../kernel/random.ts';
import type { Result } from '../kernel/result.ts';

/** A player's place at a table, from 0 in turn order. Only `seatOf` makes one. */
export type Seat = Brand<number, 'Seat'>;

/** Who is looking: a seat, or the whole channel. */
export type Viewer = Seat | 'table';

/** What players agree on before a game starts. */
export interface Config<Option extends string = string> {
  readonly seats: number;
  readonly options: readonly Option[];
}

/** A value of one parameter of a move. */
export type Value = string | number | boolean;

/** What a move's parameter can hold; a list is a set or bag of values, sorted. */
export type Shape = 'integer' | 'text' | 'boolean' | 'integers' | 'texts';

/**
 * The part of a state that everyone may know. Only an engine's `open` and `ended` create one, so a state can't be
 * passed in its place.
 */
export type OpenView<G extends GameTypes = GameTypes> = Brand<G['Open'], 'OpenView'>;

/** What one seat knows in addition. Only an engine's `own` creates one. */
export type OwnView<G extends GameTypes = GameTypes> = Brand<G['Own'], 'OwnView'>;

/** What a viewer may know; `own` is null for viewers who see only what is public. */
export interface View<G extends GameTypes = GameTypes> {
  readonly open: OpenView<G>;
  readonly own: OwnView<G> | null;
}

/** What one seat may know. */
export interface SeatView<G extends GameTypes = GameTypes> extends View<G> {
  readonly own: OwnView<G>;
}

/** One word and some data: a move, event, sight, or violation. */
export interface Kind {
  readonly kind: string;
}

/** The eleven types of a game in one bundle; each game has its own. */
export interface GameTypes {
  /** Names of the sets and rules that players can switch on. */
  Option: string;
  /** Every shuffle made before play. */
  Deal: object;
  /** Everything the game has to remember. */
  State: object;
  /** What a player can do: a flat object with a kind and named parameters. */
  Move: Kind;
  /** What happened, secrets included. */
  Event: Kind;
  /** What one viewer learns of an event. */
  Sight: Kind;
  /** How a move can be wrong. */
  Violation: Kind;
  /** Names of the parts of a score. */
  Part: string;
  /** What everyone can know. */
  Open: object;
  /** What one seat knows in addition. */
  Own: object;
  /** A place where two views of one viewer differ. */
  Change: Kind;
}

export type MoveOf<G extends GameTypes, K extends G['Move']['kind']> = Extract<G['Move'], { readonly kind: K }>;

/** A move under construction: its kind and some of its parameters, in any order. */
export type PartialMove<M extends Kind> = M extends Kind ? Pick<M, 'kind'> & Partial<M> : never;

/** A partial move, or nothing yet, not even its kind. */
export type PartialMoveOrNone<G extends GameTypes> = PartialMove<G['Move']> | { readonly kind?: never };

/** What a partial move has to answer next. */
export interface Question {
  readonly parameter: string;
  /** 'one' value, a 'set' of different values, or a 'bag', in which a value can be repeated. */
  readonly kind: 'one' | 'set' | 'bag';
  /** All values on offer, in a fixed order; in a bag, each as often as it occurs. */
  readonly values: readonly Value[];
  /** The minimum and maximum number of values in an answer. */
  readonly min: number;
  readonly max: number;
  /** For sets and bags: a few sensible answers, each sorted; `legal` lists only these. Empty for 'one'. */
  readonly suggested: readonly (readonly Value[])[];
}

/** A partial move is complete, has a next question, or cannot continue. */
export type Choice<M extends Kind, Reason extends Kind> =
  | { readonly complete: M }
  | Question
  | { readonly none: Reason };

/** The seats the game is waiting for, or how it ended. */
export type Turn = { readonly awaits: readonly Seat[] } | { readonly over: Standings };

/** One entry per seat, best first; tied seats share a place (1, 1, 3). */
export type Standings = readonly { readonly seat: Seat; readonly place: number; readonly points: number }[];

/** A seat's points, and the parts that add up to them. */
export interface Score<Part extends string = string> {
  readonly seat: Seat;
  readonly points: number;
  readonly parts: readonly { readonly part: Part; readonly points: number }[];
}

/** What a step revealed that no one could know before; decides whether it can be undone freely. */
export type Revealed = 'nothing' | 'hidden' | 'chance';

/** A state and how it came about. */
export interface Step<G extends GameTypes> {
  readonly state: G['State'];
  readonly events: readonly G['Event'][];
  readonly revealed: Revealed;
}

/** Why a move is refused. The first three kinds are the same in every game; `illegal` holds the game's own reason. */
export type Refusal<V extends Kind = Kind> =
  | { readonly kind: 'gameOver' }
  | { readonly kind: 'notYourTurn'; readonly awaits: readonly Seat[] }
  | { readonly kind: 'malformed'; readonly problem: string }
  | { readonly kind: 'illegal'; readonly violation: V };

/** One kind of move: what it asks, why it is refused, and what it does. Build one with the helpers in rules.ts. */
export interface Rule<G extends GameTypes, M extends G['Move']> {
  /** The parameters of the move and what each can hold. */
  readonly parameters: { readonly [P in Exclude<keyof M, 'kind'> & string]: Shape };
  /** The next parameter and its possible values, based on what this seat can know; or the finished move. */
  choices(state: G['State'], seat: Seat, partial: PartialMove<M>): Choice<M, G['Violation']>;
  /** All moves worth listing, for a rule where walking `choices` would be slow. A law checks that the two agree. */
  legal?(state: G['State'], seat: Seat): Iterable<M>;
  /** The first reason to refuse the move, or null. This decides what is legal. */
  refuse(state: G['State'], seat: Seat, move: M): G['Violation'] | null;
  /** Carries out a move that `refuse` has accepted, without checking it again. */
  apply(state: G['State'], seat: Seat, move: M, random: Random): Step<G>;
  /**
   * Whether the move harms a player who could have been spared. Omit it if no such move exists. Looks only at the move,
   * so what the bot declines for a resigned seat reveals no secret.
   */
  harms?(move: M): boolean;
}

/** One entry per kind of move; a missing one doesn't compile. */
export type Rules<G extends GameTypes> = {
  readonly [K in G['Move']['kind']]: Rule<G, MoveOf<G, K>>;
};

/** How many pieces of each kind there are; each game defines its own keys. */
export type Census = Readonly<Record<string, number>>;

/** A move that a seat can leave once and for all, such as declining an offer that it never wants. */
interface StandingAnswer<G extends GameTypes> {
  readonly name: string;
  /** The answer to what the seat is asked now; null if this is about something else. Looks only at what the seat knows. */
  answer(state: G['State'], seat: Seat): G['Move'] | null;
}

/** What a seat can settle before it is asked. Everything depends only on what that seat can know. */
export interface Ahead<G extends GameTypes> {
  readonly standing: readonly StandingAnswer<G>[];
  /**
   * The state in which this seat, which is not active, would be asked next if nothing changed until then: its moves can
   * be composed there. Null if too much is still open.
   */
  position(state: G['State'], seat: Seat): G['State'] | null;
  /**
   * What these moves mean to the seat apart from being legal, such as prices and what they are paid for. Planned moves are
   * played only if it is the same in `position` and when the seat is asked.
   */
  meaning(state: G['State'], seat: Seat, moves: readonly G['Move'][]): Json;
}

/**
 * What a game's folder defines; `defineEngine` turns it into an `Engine`. CONTRIBUTING.md lists the files of such a
 * folder.
 *
 * Methods rather than function properties, on purpose: rooms that handle many games see them as `Engine<GameTypes>` and
 * pass each engine only states and moves that this engine has created or read.
 */
export interface GameDefinition<G extends GameTypes> {
  readonly id: string;
  /** Incremented when the interpretation of a rule changes; stored with every move. */
  readonly rulesVersion: number;
  readonly options: readonly G['Option'][];
  /** Whether seats know things that others do not: hands, secret choices. If false, `own` is always empty. */
  readonly hasSecrets: boolean;
  /** The minimum and maximum number of players with these options. */
  seats(options: readonly G['Option'][]): { readonly min: number; readonly max: number };
  /** How many turns each seat usually has in a whole game; however many moves come one after another are one turn. */
  turns(config: Config<G['Option']>): number;

  /** Every shuffle made before play, as data. */
  deal(config: Config<G['Option']>, random: Random): G['Deal'];
  /** Reads a deal written by hand and checks it against the box; the error says what is wrong with it. */
  readDeal(config: Config<G['Option']>, value: unknown): Result<G['Deal'], string>;
  /** The first state, after everything that happens automatically before the first decision. */
  setup(config: Config<G['Option']>, deal: G['Deal']): Step<G>;

  config(state: G['State']): Config<G['Option']>;
  turn(state: G['State']): Turn;
  /**
   * The number of the current turn, or of a phase that shares one board, such as a round of choices. When it changes, a
   * new board is posted for the active players; without secrets, not if all of them were active before and so are at the
   * board already. A question to another player within the turn doesn't change it.
   */
  stage(state: G['State']): number;
  /** One entry per seat, in seat order; while the game runs, the points so far. */
  scores(state: G['State']): readonly Score<G['Part']>[];
  readonly rules: Rules<G>;
  /**
   * The kinds of moves that can be legal now, in the order of `rules`; `legal` asks no others. Games with few kinds of
   * moves can omit it. A law checks that it includes every legal move.
   */
  kindsNow?(state: G['State']): readonly G['Move']['kind'][];

  open(state: G['State']): G['Open'];
  /**
   * The same for a table where play has stopped, with the table's own standings: they differ from the rules' if players
   * have resigned, and are null if the table was closed without a winner.
   */
  ended(open: G['Open'], standings: Standings | null): G['Open'];
  own(state: G['State'], seat: Seat): G['Own'];
  /**
   * The state after somebody else has taken over a seat: all that the seat has, and nothing that only the player before
   * has learned. Omitted: `own` has nothing else.
   */
  forget?(state: G['State'], seat: Seat): G['State'];
  sight(event: G['Event'], viewer: Viewer): G['Sight'];
  /**
   * The places at which something is new in the later of two views of one viewer, or no longer what it was: for marks in
   * pictures. Numbers that differ after almost every move are left out. Each change occurs once, in a fixed order.
   */
  changes(before: View<G>, now: View<G>): readonly G['Change'][];

  /** What a seat can settle before it is asked. Omitted: nothing that only this game knows of. */
  readonly ahead?: Ahead<G>;

  readonly notation: {
    /** The move as one line for machines; different moves have different lines. */
    write(move: G['Move']): string;
    /** Parses such a line; null if it isn't a move. */
    read(text: string): G['Move'] | null;
  };
  readonly save: {
    /** The version in which states are written now. */
    readonly version: number;
    /** `steps[n]` turns a state of version n into one of version n + 1; never edited after a release. */
    readonly steps: Readonly<Record<number, (state: unknown) => unknown>>;
    /** Parses a value of the current version as a state; the error says what is malformed. */
    parse(value: unknown): Result<G['State'], string>;
  };

  /** How many pieces of each kind the state has, wherever they are. */
  census(state: G['State']): Census;
  /** What is in the box; after a full deal, the census always equals it. */
  box(config: Config<G['Option']>): Census;
  /** Describes an inconsistency in a well-formed state, or returns null. */
  check(state: G['State']): string | null;
  /** Another state that this viewer cannot distinguish from the real one. */
  redeal(state: G['State'], viewer: Viewer, random: Random): G['State'];
}

/** A game as other rooms see it. */
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
  /** Every move worth listing, lazily, in a fixed order; for sets and bags, only the suggested ones. */
  legal(state: G['State'], seat: Seat): Iterable<G['Move']>;
  /** Parses untrusted JSON as a well-formed move: a known kind, all its parameters, no others. Sorts lists. */
  readMove(value: unknown): Result<G['Move'], Refusal<G['Violation']>>;
  /** The same for a partial move, in which parameters can be missing. */
  readPartialMove(value: unknown): Result<PartialMoveOrNone<G>, Refusal<G['Violation']>>;
  /** Plays a well-formed move, or says why not. Never changes the state passed in. */
  play(state: G['State'], seat: Seat, move: G['Move'], random: Random): Result<Step<G>, Refusal<G['Violation']>>;
  /** Whether the move harms a player who could have been spared. A law checks that it can always be declined. */
  harms(move: G['Move']): boolean;
  /** Upgrades, parses, and checks a stored state of any released version; the error says what is wrong. */
  load(version: number, value: unknown): Result<G['State'], string>;
}

/** The parts of an engine that need no state: all that the bot sees of it. */
export type Rulebook<G extends GameTypes = GameTypes> = Pick<
  Engine<G>,
  | 'id'
  | 'options'
  | 'hasSecrets'
  | 'seats'
  | 'kinds'
  | 'parameters'
  | 'readMove'
  | 'readPartialMove'
  | 'notation'
  | 'changes'
>;

/** A number as a seat of a table with `seats` seats; null unless it is a whole number from 0 to `seats` − 1. */
export const seatOf = (value: number, seats: number): Seat | null =>
  Number.isInteger(value) && value >= 0 && value < seats ? (value as Seat) : null;

const tables = new Map<number, readonly Seat[]>();

/** All seats of a table in turn order. Created once per number of seats, since every move needs it. */
export function seatsOf(seats: number): readonly Seat[] {
  const known = tables.get(seats);
  if (known !== undefined) return known;
  const all = Array.from({ length: seats }, (_, i) => i as Seat);
  tables.set(seats, all);
  return all;
}
