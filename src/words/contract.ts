/**
 * A game’s sentences in one language. Each sentence is a function of data and is never assembled elsewhere. Tables by kind
 * are exhaustive, so a missing sentence doesn’t compile.
 */
import type { GameTypes, Kind, OpenView, Seat, View } from '../engines/contract.ts';

/** The languages players can read. The first is the fallback. */
export const LOCALES = ['en', 'ja', 'de'] as const;
export type Locale = (typeof LOCALES)[number];

/** A value for every language. */
export type Localized<T> = { readonly [L in Locale]: T };

/**
 * The words that the English says what there must be: the same entries and parameters in each language, with any texts.
 * What must be complete is said beside the English, with `satisfies`.
 */
export type Widened<T> = T extends string
  ? string
  : T extends (...of: infer A) => infer R
    ? (...of: A) => Widened<R>
    : { readonly [K in keyof T]: Widened<T[K]> };

/** One entry of a table, in every language. */
export const entryOf = <T, K extends keyof T>({ en, ja, de }: Localized<T>, key: K): Localized<T[K]> => ({
  en: en[key],
  ja: ja[key],
  de: de[key],
});

/** Each language’s name for itself. */
export const LANGUAGE_NAMES: Localized<string> = { en: 'English', ja: '日本語', de: 'Deutsch' };

/** The names of a table’s players: mentions in messages, plain names in pictures. */
export interface Say {
  name(seat: Seat): string;
}

/**
 * The name and description of a subcommand or option. Discord requires lowercase names of at most 32 characters without
 * spaces, and descriptions of at most 100 characters.
 */
export interface Named {
  readonly name: string;
  readonly description: string;
}

/** A subcommand with its options. The English names are the ones Discord sends. */
export interface SubcommandWords<O extends string = string> extends Named {
  readonly options: { readonly [N in O]: Named };
}

/** A section of a game’s rules, on its own page. */
export interface RulesPage {
  /** At most 30 characters, since it’s also a button label. */
  readonly title: string;
  /** In our own words, as Markdown of at most 3,000 characters. */
  readonly text: string;
}

/** A game’s rules in one language, by section, and alt texts for their pictures. */
export interface RulesOfGame<S extends string = string, F extends string = string> {
  readonly sections: { readonly [K in S]: RulesPage };
  readonly figures: { readonly [K in F]: string };
}

/** One sentence for each kind in a union. */
export type SentencesOf<U extends Kind> = {
  readonly [K in U['kind']]: (of: Extract<U, { readonly kind: K }>, say: Say) => string;
};

/** A standing answer. `label`: at most 23 characters. `detail`: what is answered, as a clause. */
export interface StandingWords {
  readonly label: string;
  readonly detail: string;
}

export interface GameWords<G extends GameTypes = GameTypes> {
  readonly name: string;
  /** One line for the menu of games. */
  readonly summary: string;
  /** Alt text of the banner: a sentence or two. */
  readonly banner: string;
  /** The goal and the course of a turn, for first-time players. Markdown, at most 1,500 characters. */
  readonly howToPlay: string;
  readonly options: { readonly [O in G['Option']]: { readonly name: string; readonly description: string } };
  readonly parts: { readonly [P in G['Part']]: string };
  /**
   * What the active player should do, as an instruction: `place your tile`. Uses only what everyone can know; for that
   * player’s own messages, `possible` adds which kinds of moves they can make.
   */
  task(open: OpenView<G>, possible?: ReadonlySet<G['Move']['kind']>): string;
  /** What happened, in the past tense; null if there’s nothing to say. */
  sight(sight: G['Sight'], say: Say): string | null;
  /** A sequence of events as lines: related ones share a line, and obvious ones are left out. */
  lines(sights: readonly G['Sight'][], say: Say): readonly Line<G['Sight']>[];
  /** The heading of the part of the game that this starts, such as `Round 3`; null if it starts none. */
  chapter(sight: G['Sight']): string | null;
  /** What a player has, as far as everyone can know: `28 points and 3 followers left`. */
  figures(open: OpenView<G>, seat: Seat): string;
  /** Why a move can’t be played: a full sentence, in the rules’ terms. */
  violation(violation: G['Violation'], say: Say): string;
  /** A place that has changed, as an entry of a list: `Anna: points`. */
  change(change: G['Change'], say: Say): string;
  /** A move as a player would say it: `tile at (1, 0), rotated 90°`. */
  move(move: G['Move'], say: Say): string;
  /** The game’s own standing answers by name; omitted if it has none. */
  readonly standing?: { readonly [name: string]: StandingWords };
  /** Announcements by name; omitted if the game makes none. Their sights also have a line, which should be a short one. */
  readonly announcements?: { readonly [name: string]: AnnouncementWords<G> };
  /**
   * The whole position in words, for players who can’t see the picture: lines, the most important first.
   *
   * @param offered what can be chosen and is listed beside it, so no line has to repeat it; omitted for nothing
   */
  describe(view: View<G>, say: Say, offered?: Offered): readonly string[];
  /** The same in the little room of an alt text. Omitted: as much of it as fits. */
  glance?(view: View<G>, say: Say): Glance;
  /** A seat’s area, or a part of the board by its name, in words. Omitted if neither can be looked at closer. */
  closer?(open: OpenView<G>, part: Seat | string, say: Say): readonly string[];
}

/** Choices as partial moves, or all that the viewer has. */
export type Offered = readonly Readonly<Record<string, unknown>>[] | 'all';

/** A position in sentences that are as short as possible: the task first. */
export interface Glance {
  /** What every alt text has. */
  readonly needed: readonly string[];
  /** The rest, as far as there is room. */
  readonly more: readonly string[];
}

/** A public message about something important. It stays in the thread, so it must hold true later on. */
export interface Announcement {
  /** What it is about, without Markdown, at most 100 characters: `First scoring`. */
  readonly heading: string;
  /** Below the picture, one per line, at most 1,000 characters in total; may be empty. */
  readonly lines: readonly string[];
  /** Everything the picture shows, in sentences without Markdown, most important first: its alt text. */
  readonly alt: readonly string[];
}

export interface AnnouncementWords<G extends GameTypes = GameTypes> {
  /** @param sights what is announced, as everyone knows it: at least one */
  announce(sights: readonly G['Sight'][], say: Say): Announcement;
}

/** A line about what happened, and its main event, which decides how much the line matters. */
export interface Line<S = Kind> {
  readonly text: string;
  readonly sight: S;
  /** The other events it reports, if they may hurt somebody. Omitted: none. */
  readonly alsoOf?: readonly S[];
}

/** One line per event. */
export const lineEach =
  <S>(sentence: (sight: S, say: Say) => string | null) =>
  (sights: readonly S[], say: Say): readonly Line<S>[] =>
    sights.flatMap((sight) => {
      const text = sentence(sight, say);
      return text === null ? [] : [{ text, sight }];
    });

/**
 * Looks up the sentence for a kind. This is the only place that needs a cast: TypeScript can’t see that the entry for a kind
 * takes exactly that kind.
 */
export function sayFrom<U extends Kind>(sentences: SentencesOf<U>, of: U, say: Say): string {
  const sentence = sentences[of.kind as U['kind']] as (of: U, say: Say) => string;
  return sentence(of, say);
}

/** What tells a sight: the lines and announcements of a game are made with it. */
export type Tell<G extends GameTypes = GameTypes> = (sight: G['Sight'], say: Say) => string;

/** A game’s sentences as its languages write them: in tables by kind. */
export interface GameSentences<G extends GameTypes>
  extends Omit<GameWords<G>, 'sight' | 'lines' | 'change' | 'violation' | 'move' | 'announcements'> {
  readonly sights: SentencesOf<G['Sight']>;
  readonly changes: SentencesOf<G['Change']>;
  readonly violations: SentencesOf<G['Violation']>;
  readonly moves: SentencesOf<G['Move']>;
  lines(tell: Tell<G>): GameWords<G>['lines'];
  announcements?(tell: Tell<G>): NonNullable<GameWords<G>['announcements']>;
}

/** The words of a game in one language. */
export function gameWordsOf<G extends GameTypes>(sentences: GameSentences<G>): GameWords<G> {
  const { sights, changes, violations, moves, lines, announcements, ...others } = sentences;
  const tell: Tell<G> = (sight, say) => sayFrom(sights, sight, say);
  return {
    ...others,
    sight: tell,
    lines: lines(tell),
    change: (change, say) => sayFrom(changes, change, say),
    violation: (violation, say) => sayFrom(violations, violation, say),
    move: (move, say) => sayFrom(moves, move, say),
    ...(announcements === undefined ? {} : { announcements: announcements(tell) }),
  };
}
