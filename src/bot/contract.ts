/**
 * What a game provides to the bot: its engine, its words, and how its moves are composed on Discord. Nothing here sees
 * a state: controls and commands get a `Position`, which has only what one seat may know.
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
import type { SceneStep, Zoom } from '../render/contract.ts';
import type { TablePicture } from '../render/pipeline/order.ts';
import type { Position } from '../tables/table/standpoint.ts';
import {
  entryOf,
  type GameWords,
  type Localized,
  type Named,
  type RulesOfGame,
  type RulesPage,
  type Say,
  type SubcommandWords,
} from '../words/contract.ts';
import type { Words } from '../words/words.ts';

export type { Position, SeatView };

/** A sequence of moves being composed: completed moves, then the one the panel is asking for. */
export interface MoveDraft<G extends GameTypes = GameTypes> {
  readonly moves: readonly G['Move'][];
  readonly partial: PartialMoveOrNone<G>;
  /** Values picked so far from a set or bag; empty otherwise. */
  readonly picked: readonly Value[];
}

const STYLES = ['primary', 'secondary', 'success', 'danger'] as const;
export type Style = (typeof STYLES)[number];

/** A button on a panel, on the board message, or below a hand, and the draft it leads to. */
export interface MoveButton<G extends GameTypes = GameTypes> {
  readonly label: string;
  readonly style: Style;
  readonly draft: MoveDraft<G>;
  /**
   * One press plays the draft, which must be complete, without a last step. Use it for moves of one or two presses
   * whose label says everything. If the moves give something up (`givenUp`), the press asks first. Omitted: the press
   * leads to the next question or the last step.
   */
  readonly playsAtOnce?: true;
  /** What this choice brings, in a few words; shown wherever a private panel offers it. */
  readonly hint?: string;
  /** What a short label such as a number means; in a menu it follows the label. */
  readonly detail?: string;
  /**
   * Shown but disabled for now; on a panel the label or the question says what is missing. On the board it depends only
   * on public information, like everything else there.
   */
  readonly isDisabled?: true;
}

/** Values selected in a menu, several at a time, until a button confirms them all. */
export interface MultiSelect<G extends GameTypes = GameTypes> {
  /** Placeholder while nothing is selected; at most 140 characters. */
  readonly placeholder: string;
  /**
   * Everything that can be selected, in a fixed order; equal values get a line each. The draft's `picked` values are
   * selected. Lines that exceed one menu are split into several.
   */
  readonly lines: readonly { readonly label: string; readonly value: Value }[];
  /** Most lines that can be selected in one menu; the slots validate the selection across all menus. */
  readonly most: number;
  /** Below the menus: what can be done with the selection. */
  readonly slots: readonly MoveButton<G>[];
}

/** A picture beside a panel, and the step it shows. */
export interface PanelPicture<G extends GameTypes = GameTypes> {
  readonly of: TablePicture;
  /** The part of the board that it shows. Omitted: all of it. */
  readonly zoom?: Zoom;
  readonly step: SceneStep<G>;
}

/** One step of composing a move. */
export interface PanelStep<G extends GameTypes = GameTypes> {
  readonly question: string;
  /** Below the question, in normal text size: what each answer means, one per line. Omitted: none. */
  readonly lines?: readonly string[];
  /** Anything else worth knowing at this step; may be empty. */
  readonly note: string;
  readonly answers: readonly MoveButton<G>[];
  /** Other ways to answer, in rows of their own below the answers, even if those become a menu. Omitted: none. */
  readonly asides?: readonly (readonly MoveButton<G>[])[];
  /** Null if this step selects nothing in menus. */
  readonly multiSelect: MultiSelect<G> | null;
  /** Null for a panel without a picture. */
  readonly picture: PanelPicture<G> | null;
  /** Names of lists that help to answer, which get a row of buttons. Omitted: none. */
  readonly lists?: readonly string[];
  /** The moves so far can be played as they are, so the panel shows a button to confirm them. */
  readonly isPlayable: boolean;
}

/** The last step of a move: what will happen, and anything else worth knowing. The note may be empty. */
interface Summary {
  readonly heading: string;
  readonly note: string;
}

/** The reader's language, and how players are named to them. */
export interface Reader {
  readonly words: Words;
  readonly say: Say;
}

/** How the moves of a game are composed with buttons. */
export interface Controls<G extends GameTypes = GameTypes> {
  /** The turn's buttons on the board message. Everyone sees them, so they depend only on public information. */
  board(open: OpenView<G>, words: Words): readonly MoveButton<G>[];
  /**
   * The step a draft has reached; never called for a closed position.
   *
   * @param from the position before the moves of the draft; omitted: there are none
   */
  panel(position: Position<G>, draft: MoveDraft<G>, reader: Reader, from?: Position<G>): PanelStep<G>;
  /**
   * What a closed draft will do, in a few words, and what it gains right away.
   *
   * @param from the position before the moves of the draft; omitted: `position`, which is that of a closed draft of one
   */
  summary(position: Position<G>, draft: MoveDraft<G>, reader: Reader, from?: Position<G>): Summary;
  /**
   * What the seat could still do first but would give up by playing these moves; shown only to that seat. If there is
   * anything, a press that would play them at once asks privately first, with these buttons beside the question.
   */
  givenUp(position: Position<G>, moves: readonly G['Move'][], reader: Reader): readonly MoveButton<G>[];
  /**
   * What this seat can do now and what each choice would bring, in words, one per line: part of the board as text.
   * Shown to that seat; in a game without secrets, to everyone.
   *
   * @param you the reader's seat; null for spectators
   */
  offers(position: Position<G>, reader: Reader, you: Seat | null): readonly string[];
  /** Places that the public picture marks for the acting seat, based on public information; null for none. */
  marks(position: Position<G>, words: Words): SceneStep<G> | null;
}

/**
 * How a game with hidden hands shows each seat its own. A member gets all of this in one direct message per table,
 * which is kept up to date, and privately through `My hand`, through `/hand`, and when they press a move while it is
 * not their turn. Everything depends only on what that seat may know.
 */
export interface Hand<G extends GameTypes = GameTypes> {
  /**
   * The seat's situation in a few words: `Your candles`, `You are the Architect`. The heading while it is not their
   * turn.
   */
  title(view: SeatView<G>, reader: Reader): string;
  /**
   * Shown in small print between the table and the game, such as the round. Nothing that changes while the seat waits:
   * that would edit its direct message needlessly.
   */
  notes(view: SeatView<G>, reader: Reader): readonly string[];
  /**
   * What this seat needs in words below the picture, one per line, most important first, at most 1,000 characters in
   * total: what each choice means, and what only this seat knows. Nothing already in the heading or on a button.
   */
  lines(view: SeatView<G>, reader: Reader): readonly string[];
  /**
   * Everything the picture shows, in words: its alt text. The direct message is updated only when this, its text, its
   * buttons, or `own` changes, so anything else in the picture, such as the seat's gold, must be included here.
   */
  inWords(view: SeatView<G>, reader: Reader): readonly string[];
  /**
   * The buttons below the hand while this seat has to act: for a secret choice, one `playsAtOnce` slot per value;
   * otherwise the actions of the turn. At most 15. Ids contain only a slot's index, so the same position must always
   * give the same slots.
   */
  choices(position: Position<G>, reader: Reader): readonly MoveButton<G>[];
  /**
   * Whether the current decision is made in secret. Then the direct message notifies the members who get one, and the
   * board only names them. Otherwise the board notifies, and the direct message arrives silently.
   */
  isSecret(open: OpenView<G>): boolean;
  /**
   * Whether the current decision is about places on the board. Then what follows a move played from a panel is the next
   * panel, with its picture of the board, and not the hand. Omitted: never.
   */
  isOnBoard?(open: OpenView<G>): boolean;
  /**
   * Once the game was played to its end: what decided between this seat and others with as many points, one a line; empty
   * without a tie. Left out: such seats share their place.
   */
  ties?(view: SeatView<G>, reader: Reader): readonly string[];
}

export interface Suggestion {
  readonly name: string;
  readonly value: string;
}

/** What was typed for each option of a command, by option name; options without text are missing. */
export type Typed = { readonly [option: string]: string };

/** Why the typed text is not a move: the option, and briefly what fits there, as the reader would type it. */
export interface Mistyped {
  readonly option: string;
  readonly typed: string | null;
  readonly possible: readonly string[];
  /** What the rules say against it: a sentence or several. Left out: nothing. */
  readonly why?: string;
  /** The section of the rules that says so; left out where it is no matter of rules. */
  readonly section?: string;
}

/** A subcommand, `/<game> <name> …`. All options are text with autocomplete. */
export interface MoveCommand<G extends GameTypes = GameTypes> {
  readonly name: string;
  /** Names and descriptions of the subcommand and its options. */
  words(of: Words): SubcommandWords;
  /** Required options first. */
  readonly options: readonly { readonly name: string; readonly isRequired: boolean }[];
  /** Everything that fits the focused option, given the others; the caller filters and truncates it. */
  suggest(position: Position<G>, typed: Typed, focused: string, reader: Reader): readonly Suggestion[];
  /** The moves that were typed; the rules judge them when they are played. On failure, lists what is possible. */
  read(position: Position<G>, typed: Typed, reader: Reader): Result<readonly G['Move'][], Mistyped>;
}

/** Name and description of an option; without an entry in the words, its own name. */
export const optionOf = (command: MoveCommand, option: string, words: Words): Named =>
  command.words(words).options[option] ?? { name: option, description: option };

/**
 * A list that anyone can open at any time, even before the start and after the end, such as the remaining tiles. If a
 * game has just one, the board has a button for it. Several are behind `Look closer`, with the seats and the parts of
 * the board, if the game has that button.
 */
export interface OpenList<G extends GameTypes = GameTypes> {
  readonly name: string;
  label(words: Words): string;
  /**
   * @param open null before the start
   * @param options those of the table
   * @param say names the seats once they are known
   */
  lines(open: OpenView<G> | null, options: readonly G['Option'][], words: Words, say: Say): readonly string[];
  /** The name of the reference sheet with the same content as a picture; null for none. */
  readonly sheet: string | null;
  /** Without a sheet: what was announced last with this content, to be shown by the same picture; null for nothing yet. */
  announced?(open: OpenView<G> | null): { readonly name: string; readonly sights: readonly G['Sight'][] } | null;
  /** Whether there is nothing to list before the start, so that the lobby has no button for it. */
  readonly isForGame?: boolean;
  /** The subcommand that opens it, `/<game> <name>`. Omitted: only buttons do. */
  readonly command?: { readonly name: string; words(of: Words): Named };
}

/** How anyone can look closer at a board that shows too much at a glance: by windows or by areas. */
export type ZoomControls<G extends GameTypes = GameTypes> = WindowZoomControls<G> | AreaZoomControls<G>;

/** A growing board of cells: any part of it, at any magnification. */
export interface WindowZoomControls<G extends GameTypes = GameTypes> {
  readonly by: 'window';
  /** How many cells wide each zoom level is, least magnified first; their buttons are numbered. */
  readonly across: readonly number[];
  /** The cell to start from; a button with this label returns to it. */
  focus(open: OpenView<G>): Cell;
  focusLabel(words: Words): string;
  /** The extent of the whole board: its first and last cell. */
  bounds(open: OpenView<G>): { readonly first: Cell; readonly last: Cell };
}

/** A board on which every seat has its own area, shown one at a time, as are the named parts of the board. */
export interface AreaZoomControls<G extends GameTypes = GameTypes> {
  readonly by: 'area';
  /** The seat whose area is shown first, or the name of the part. */
  focus(open: OpenView<G>): Seat | string;
  /** Parts of the board that no seat has. Omitted: none. */
  parts?(open: OpenView<G>): readonly ZoomPart[];
}

export interface ZoomPart {
  /** Lowercase letters only, because it is part of button ids. */
  readonly name: string;
  label(words: Words): string;
}

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/**
 * How important it is that a line is read, least important first. `aside`: only if there is room. `foremost`: even with
 * hardly any room, such as what was done to someone.
 */
export const WEIGHTS = ['aside', 'usual', 'notable', 'foremost'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** How sights of one kind are reported. */
export interface SightTelling<S extends Kind = Kind> {
  readonly weight: Weight;
  /** Its weight if that depends on the sight, such as on the points; null for `weight`. Omitted: always `weight`. */
  weighs?(sight: S): Weight | null;
  /** Whether it begins a turn, which gets a number in the move list. Omitted: never. */
  beginsTurn?(sight: S): boolean;
  /** Whether it goes on with the turn: what comes next does not begin one, even if its kind does. Omitted: never. */
  continuesTurn?(sight: S): boolean;
  /** It ends the turn: whatever comes next begins a new one. */
  readonly endsTurn?: true;
  /**
   * The seats it hurt, as far as everyone knows. They read it before everything else, and their direct messages arrive
   * with a sound. Omitted: never hurts anyone.
   */
  victims?(sight: S): readonly Seat[];
  /**
   * The name of the announcement that reports it: a public message of its own with a picture, posted above the next
   * board and left there. Its words and its picture have the same name in `GameWords` and `GamePictures`. Sights of one
   * row that follow one another under the same name share one announcement. Null or omitted: only lines report it.
   */
  announcedIn?(sight: S): string | null;
}

/** One entry per kind of sight: leaving one out does not compile. */
export type Telling<G extends GameTypes = GameTypes> = {
  readonly [K in G['Sight']['kind']]: SightTelling<Extract<G['Sight'], { readonly kind: K }>>;
};

/** The rules of a game. Anyone can look them up at any time. */
export interface Rules<G extends GameTypes = GameTypes> {
  /** In reading order. Those about options come last. */
  readonly sections: readonly RulesSection<G>[];
  /** The section that explains why a move is refused; null if no rule does. */
  sectionOf(violation: G['Violation']): string | null;
}

export interface RulesSection<G extends GameTypes = GameTypes> {
  /** Letters only, because it is part of button ids. */
  readonly id: string;
  readonly page: Localized<RulesPage>;
  /** The reference sheet beside the page, and its content in words; null for none. */
  readonly figure: { readonly sheet: string; readonly alt: Localized<string> } | null;
  /** The option it is about; null if it applies to every table. */
  readonly option: G['Option'] | null;
  /** Ids of the sections that this option changes. */
  readonly changes: readonly string[];
  /** Which paragraph of `howToPlay` this option changes, from 0; null for none. */
  readonly overview: number | null;
}

/** What a section of the rules has besides its words and its picture. Omitted fields mean null or none. */
type SectionFacts<G extends GameTypes, S extends string> = {
  readonly [K in S]?: {
    readonly option?: G['Option'];
    readonly changes?: readonly S[];
    readonly overview?: number;
  };
};

/** The sections of a game in this order. A picture has the same name as its sheet. */
export function sectionsFrom<G extends GameTypes, S extends string, F extends string>(
  words: Localized<RulesOfGame<S, F>>,
  ids: readonly S[],
  figures: { readonly [K in S]?: F },
  facts: SectionFacts<G, S> = {},
): readonly RulesSection<G>[] {
  const [pages, alts] = [entryOf(words, 'sections'), entryOf(words, 'figures')];
  return ids.map((id) => {
    const figure = figures[id];
    const { option = null, changes = [], overview = null } = facts[id] ?? {};
    return {
      ...{ id, page: entryOf(pages, id), option, changes, overview },
      figure: figure === undefined ? null : { sheet: figure, alt: entryOf(alts, figure) },
    };
  });
}

/** A game as the bot needs it. Methods, not function properties, as in the engines' contract. */
export interface BotGame<G extends GameTypes = GameTypes> {
  /** The rules that need no state: positions and views come from the tables. */
  readonly engine: Rulebook<G>;
  readonly words: Localized<GameWords<G>>;
  /** The color of the bar beside this game's messages, as `#RRGGBB`: the accent of its pictures. */
  readonly accent: string;
  readonly rules: Rules<G>;
  /** Which events matter most, and to whom. */
  readonly telling: Telling<G>;
  /**
   * `bySeat`: a turn is everything that one seat plays until another one plays, for a game in which several kinds of moves
   * can begin or end a turn. Omitted: `telling` says where a turn begins and ends.
   */
  readonly turns?: 'bySeat';
  /** The rules choose who begins, and a sight says so. Omitted: the first seat, which was drawn. */
  readonly startsByRules?: true;
  readonly controls: Controls<G>;
  readonly commands: readonly MoveCommand<G>[];
  readonly lists: readonly OpenList<G>[];
  /** Null for a board that is always shown large enough. */
  readonly zoom: ZoomControls<G> | null;
  /** Null exactly when the engine has no secrets. */
  readonly hand: Hand<G> | null;
  /** Label of a board button that opens the move list; null if the one under `More` is enough. */
  storyLabel(words: Words): string | null;
  /** A few words on the state of the game, shown below the task: `71 tiles left`. */
  status(open: OpenView<G>, words: Words): string;
}

export interface Games {
  readonly [id: string]: BotGame;
}

/** An empty draft. */
export const NOTHING_YET: MoveDraft<never> = { moves: [], partial: {}, picked: [] };
