/**
 * What a game says to the bot: its engine and words, and how its moves are put together on Discord. Nothing
 * here sees a state: controls and commands get a `Position`, which knows what one seat may know.
 */
import type {
  GameTypes,
  Kind,
  OpenView,
  PartialMoveOrNone,
  Rulebook,
  Seat,
  SeatView,
  Value,
} from '../engines/contract.ts';
import type { Result } from '../kernel/result.ts';
import type { SceneStep } from '../render/contract.ts';
import type { TablePicture } from '../render/pipeline/order.ts';
import type { Position } from '../tables/position.ts';
import {
  entryOf,
  type GameWords,
  type Locale,
  type Localized,
  type Named,
  type RulesOfGame,
  type RulesPage,
  type Say,
  type SubcommandWords,
} from '../words/contract.ts';

export type { Position, SeatView };

/** A sequence in the making: completed moves, then the move that is being asked for. */
export interface MoveDraft<G extends GameTypes = GameTypes> {
  readonly moves: readonly G['Move'][];
  readonly partial: PartialMoveOrNone<G>;
  /** The values taken so far of a set or bag that is being put together; else empty. */
  readonly picked: readonly Value[];
}

export const STYLES = ['primary', 'secondary', 'success', 'danger'] as const;
export type Style = (typeof STYLES)[number];

/** A button of a panel, of the board message or beneath a hand, and the draft to which it leads. */
export interface MoveButton<G extends GameTypes = GameTypes> {
  readonly label: string;
  readonly style: Style;
  readonly draft: MoveDraft<G>;
  /**
   * The press plays the draft, which must be complete, with no last step in between: for moves of one or two presses
   * whose label says all, as long as they give up nothing (`givenUp`). Left out: the press leads on to the next question
   * or the last step.
   */
  readonly playsAtOnce?: true;
  /** What this choice brings, in a few words; told where it is offered in a private panel. */
  readonly hint?: string;
  /** What a short label such as a number stands for; in a menu it follows the label. */
  readonly detail?: string;
  /** Shown, but not to be pressed yet: its label or the question says what is lacking. Only in private panels. */
  readonly isDisabled?: true;
}

/** Values that are ticked in a menu, as many at a time as one likes, until one button takes them all. */
export interface MultiSelect<G extends GameTypes = GameTypes> {
  /** What the menu says while nothing is ticked; at most 140 characters. */
  readonly placeholder: string;
  /**
   * All that may be ticked, in a fixed order; equal values are lines of their own. Ticked are those in the draft's
   * `picked`. More lines than a menu can hold make several menus.
   */
  readonly lines: readonly { readonly label: string; readonly value: Value }[];
  /** How many may be ticked at most in one menu; what is ticked in all of them together the slots judge. */
  readonly most: number;
  /** Beneath the menus: what can be done with what is ticked. */
  readonly slots: readonly MoveButton<G>[];
}

/** A picture beside a panel, and the step that it shows. */
export interface PanelPicture<G extends GameTypes = GameTypes> {
  readonly of: TablePicture;
  readonly step: SceneStep<G>;
}

/** One step of a move in the making. */
export interface PanelStep<G extends GameTypes = GameTypes> {
  readonly question: string;
  /** Beneath the question, as large as other text: what each answer means, one a line. Left out: nothing. */
  readonly lines?: readonly string[];
  /** What else is good to know at this step; may be empty. */
  readonly note: string;
  readonly answers: readonly MoveButton<G>[];
  /** Null where nothing is ticked. */
  readonly multiSelect: MultiSelect<G> | null;
  /** Null for a panel without one. */
  readonly picture: PanelPicture<G> | null;
  /** The moves so far may be played as they are: `Do it` stands beside the question. */
  readonly isPlayable: boolean;
}

/** The last step of a move: what will happen, and what else is good to know; the note may be empty. */
export interface Summary {
  readonly heading: string;
  readonly note: string;
}

/** How a reader is spoken to. */
export interface Reader {
  readonly locale: Locale;
  readonly say: Say;
}

/** How the moves of a game are put together with buttons. */
export interface Controls<G extends GameTypes = GameTypes> {
  /** The buttons of the turn on the board message: everybody sees them, so they come from what everybody may know. */
  board(open: OpenView<G>, locale: Locale): readonly MoveButton<G>[];
  /** The step at which a draft stands; never asked for a closed position. */
  panel(position: Position<G>, draft: MoveDraft<G>, reader: Reader): PanelStep<G>;
  /** What a closed draft will do, in a few words, and what it will bring at once. */
  summary(position: Position<G>, draft: MoveDraft<G>, reader: Reader): Summary;
  /**
   * What the seat could do first and gives up by these moves, for its own eyes. Where there is any, a press that would
   * play them at once asks first, in private, and these buttons stand beside the question.
   */
  givenUp(position: Position<G>, moves: readonly G['Move'][], reader: Reader): readonly MoveButton<G>[];
  /**
   * What this seat can do now and what each choice would bring, in words, one a line: part of the position in words. Shown
   * to that seat, in a game without secrets to everybody.
   *
   * @param you the reader's seat; null for anybody who watches
   */
  offers(position: Position<G>, reader: Reader, you: Seat | null): readonly string[];
  /** Places that the public picture marks for the seat awaited, from what everybody may know; null for none. */
  marks(position: Position<G>): SceneStep<G> | null;
}

/**
 * How a game in which seats hold something in secret tells each seat its own things. A member gets all of this in one
 * direct message a table, which is kept up to date, and the same as a private answer by `My hand`, by `/hand` and
 * whenever somebody who is not to act presses a move. Everything comes from what that seat may know.
 */
export interface Hand<G extends GameTypes = GameTypes> {
  /** What is the matter with this seat, in a few words: `Your candles`, `You are the Architect`. The heading while it waits. */
  title(view: SeatView<G>, reader: Reader): string;
  /**
   * What stands in the one small line between table and game, such as the round: not what changes while the seat waits, or
   * its direct message would be edited for nothing.
   */
  notes(view: SeatView<G>, reader: Reader): readonly string[];
  /**
   * What this seat needs in words beneath the picture, one a line, the most important first, together at most 1,000
   * characters: what each choice means, and what it knows of itself alone. Nothing that stands in the heading or on a
   * button.
   */
  lines(view: SeatView<G>, reader: Reader): readonly string[];
  /**
   * All that the picture shows, in words: its alt text. The direct message is brought up to date when this, its text, the
   * buttons or `own` change and not otherwise: what else the picture shows, such as the seat's gold, is to be told here.
   */
  inWords(view: SeatView<G>, reader: Reader): readonly string[];
  /**
   * The buttons beneath the hand while this seat is awaited: a secret choice with one `playsAtOnce` slot a value, or the
   * actions of the turn. At most 15; the same position must give the same slots, as ids tell their index only.
   */
  choices(position: Position<G>, reader: Reader): readonly MoveButton<G>[];
  /**
   * Whether what is awaited now is chosen in secret: then members who get direct messages are called there, and the
   * board only names them. Else the board calls and the direct message arrives without a sound.
   */
  isSecret(open: OpenView<G>): boolean;
}

export interface Suggestion {
  readonly name: string;
  readonly value: string;
}

/** What was typed after the options of a command, by the option's name; options left out are missing. */
export type Typed = { readonly [option: string]: string };

/** Why no move can be made of what was typed: the option and, shortly, what may stand there, as its reader would type it. */
export interface Mistyped {
  readonly option: string;
  readonly typed: string | null;
  readonly possible: readonly string[];
  /** The section of the rules that says so; left out where it is no matter of rules. */
  readonly section?: string;
}

/** A subcommand: `/<game> <name> …`. All options are texts with autocomplete. */
export interface MoveCommand<G extends GameTypes = GameTypes> {
  readonly name: string;
  /** How the subcommand and its options are called and described. */
  words(locale: Locale): SubcommandWords;
  /** Required ones first. */
  readonly options: readonly { readonly name: string; readonly isRequired: boolean }[];
  /** Everything that may stand in the focused option, given the others; narrowed and cut by the caller. */
  suggest(position: Position<G>, typed: Typed, focused: string, reader: Reader): readonly Suggestion[];
  /** The moves that were typed; they are judged when they are played. The reader is told what is possible. */
  read(position: Position<G>, typed: Typed, reader: Reader): Result<readonly G['Move'][], Mistyped>;
}

/** How an option of a command is called and described; one without words is called as it is. */
export const optionOf = (command: MoveCommand, option: string, locale: Locale): Named =>
  command.words(locale).options[option] ?? { name: option, description: option };

/**
 * A list that everybody may open at any time, before the start and after the end too, such as the tiles left. The only
 * one of a game has its button on the board; several are found behind `Look closer`, with the seats and the parts of the
 * board, where there is such a button.
 */
export interface OpenList<G extends GameTypes = GameTypes> {
  readonly name: string;
  label(locale: Locale): string;
  /**
   * @param open null before the start
   * @param options those of the table
   */
  lines(open: OpenView<G> | null, options: readonly G['Option'][], locale: Locale): readonly string[];
  /** The reference sheet that shows the same as a picture, by its name; null where there is none. */
  readonly sheet: string | null;
}

/** How a board that is too much to be read at a glance is looked at closer, by anybody: by windows or by areas. */
export type ZoomControls<G extends GameTypes = GameTypes> = WindowZoomControls<G> | AreaZoomControls<G>;

/** A board of cells that grows: any part of it, in any magnification. */
export interface WindowZoomControls<G extends GameTypes = GameTypes> {
  readonly by: 'window';
  /** How many cells each magnification shows across, the least magnified first; their buttons are numbered. */
  readonly across: readonly number[];
  /** The cell where one looks first, and to which a button of this label leads back. */
  focus(open: OpenView<G>): Cell;
  focusLabel(locale: Locale): string;
  /** The cells of the whole board: the first and the last in both directions. */
  bounds(open: OpenView<G>): { readonly first: Cell; readonly last: Cell };
}

/** A board on which every seat has an area of its own: one after the other. */
export interface AreaZoomControls<G extends GameTypes = GameTypes> {
  readonly by: 'area';
  /** Whose area is looked at first. */
  focus(open: OpenView<G>): Seat;
}

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/**
 * How much it matters that a line is read, least first. `aside`: only where there is room. `foremost`: also where there is
 * hardly any, such as what was done to somebody.
 */
export const WEIGHTS = ['aside', 'usual', 'notable', 'foremost'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** How a sight of one kind is told. */
export interface ToldAs<S extends Kind = Kind> {
  readonly weight: Weight;
  /** Its weight where that depends on the sight, such as on the points; null for `weight`. Left out: never. */
  weighs?(sight: S): Weight | null;
  /** Whether a turn begins with it, which gets a number in the list of all that has happened. Left out: never. */
  beginsTurn?(sight: S): boolean;
  /** The turn ends with it: the next one begins with whatever comes next. */
  readonly endsTurn?: true;
  /**
   * Whom it has cost something, as everybody may know; null for nobody. That seat reads it before all else, and its
   * direct message arrives with a sound. Left out: never anybody.
   */
  victim?(sight: S): Seat | null;
}

/** One line per kind of sight: a missing one does not compile. */
export type Telling<G extends GameTypes = GameTypes> = {
  readonly [K in G['Sight']['kind']]: ToldAs<Extract<G['Sight'], { readonly kind: K }>>;
};

/** The rules of a game, to be looked up at any time by anybody. */
export interface Rules<G extends GameTypes = GameTypes> {
  /** In the order in which they are read: at most as many as a menu has lines. Those about options come last. */
  readonly sections: readonly RulesSection<G>[];
  /** The section that says why a move is refused; null where no rule does. */
  sectionOf(violation: G['Violation']): string | null;
}

export interface RulesSection<G extends GameTypes = GameTypes> {
  /** Letters only: it stands in ids of buttons. */
  readonly id: string;
  readonly page: Localized<RulesPage>;
  /** The reference sheet beside it, and what that shows in words; null for none. */
  readonly figure: { readonly sheet: string; readonly alt: Localized<string> } | null;
  /** The option that it is about; null for what holds at every table. */
  readonly option: G['Option'] | null;
  /** Ids of the sections that this option changes. */
  readonly changes: readonly string[];
}

/** What sections of the rules are besides their words; what is left out is null or none. */
export type SectionFacts<G extends GameTypes, S extends string, F extends string> = {
  readonly [K in S]?: { readonly figure?: F; readonly option?: G['Option']; readonly changes?: readonly S[] };
};

/** The sections of a game in this order. The name of a picture is that of its sheet. */
export function sectionsFrom<G extends GameTypes, S extends string, F extends string>(
  words: Localized<RulesOfGame<S, F>>,
  ids: readonly S[],
  facts: SectionFacts<G, S, F>,
): readonly RulesSection<G>[] {
  const [pages, alts] = [entryOf(words, 'sections'), entryOf(words, 'figures')];
  return ids.map((id) => {
    const { figure, option = null, changes = [] } = facts[id] ?? {};
    return {
      ...{ id, page: entryOf(pages, id), option, changes },
      figure: figure === undefined ? null : { sheet: figure, alt: entryOf(alts, figure) },
    };
  });
}

/** A game as the bot needs it. Methods, not function properties, as in the engines' contract. */
export interface BotGame<G extends GameTypes = GameTypes> {
  /** Its rules as far as they need no state: positions and views come from the tables. */
  readonly engine: Rulebook<G>;
  readonly words: Localized<GameWords<G>>;
  /** The color of the bar beside messages of this game, as `#RRGGBB`: the accent of its pictures. */
  readonly accent: string;
  readonly rules: Rules<G>;
  /** What matters most of what happens, and to whom. */
  readonly telling: Telling<G>;
  readonly controls: Controls<G>;
  readonly commands: readonly MoveCommand<G>[];
  readonly lists: readonly OpenList<G>[];
  /** Null for a board that is always shown large enough. */
  readonly zoom: ZoomControls<G> | null;
  /** Null exactly where the engine has no secrets. */
  readonly hand: Hand<G> | null;
  /**
   * What the game calls the list of all that has happened, for a button of the board that opens it; null where the one
   * under `More` is enough.
   */
  storyLabel(locale: Locale): string | null;
  /** A few words on the state of the game beneath the task: `71 tiles left`. */
  status(open: OpenView<G>, locale: Locale): string;
}

export interface Games {
  readonly [id: string]: BotGame;
}

/** A draft in which nothing has been said yet. */
export const NOTHING_YET: MoveDraft<never> = { moves: [], partial: {}, picked: [] };
