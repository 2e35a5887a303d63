/**
 * What is said of a game in one language. Sentences are functions of data and never put together elsewhere; tables by
 * kind are exhaustive, so that a missing sentence does not compile.
 */
import type { GameTypes, Kind, OpenView, Seat, View } from '../engines/contract.ts';

/** The languages that players read; the first is the fallback. */
export const LOCALES = ['en', 'ja', 'de'] as const;
export type Locale = (typeof LOCALES)[number];

/** The same in every language: `panelWords[locale]`. */
export type Localized<T> = { readonly [L in Locale]: T };

/** One entry of a table, in every language. */
export const entryOf = <T, K extends keyof T>({ en, ja, de }: Localized<T>, key: K): Localized<T[K]> => ({
  en: en[key],
  ja: ja[key],
  de: de[key],
});

/** What each language calls itself, the same for all readers. */
export const LANGUAGE_NAMES: Localized<string> = { en: 'English', ja: '日本語', de: 'Deutsch' };

/** How the players of the table at hand are called: a mention in messages, a plain name in pictures. */
export interface Say {
  name(seat: Seat): string;
}

/**
 * How a subcommand or an option is called after the slash, and what stands beside it. Discord wants names in lower case,
 * without blanks, of at most 32 letters, and descriptions of at most 100.
 */
export interface Named {
  readonly name: string;
  readonly description: string;
}

/** A subcommand with its options; in English each name is the one under which Discord sends it. */
export interface SubcommandWords<O extends string = string> extends Named {
  readonly options: { readonly [N in O]: Named };
}

/** A section of a game's rules: a page of its own. */
export interface RulesPage {
  /** Stands on buttons too: at most 30 letters. */
  readonly title: string;
  /** In our own words; Markdown, at most 3,000 characters. */
  readonly text: string;
}

/** The rules of a game in one language, by section, and what their pictures show, for those who cannot see them. */
export interface RulesOfGame<S extends string = string, F extends string = string> {
  readonly sections: { readonly [K in S]: RulesPage };
  readonly figures: { readonly [K in F]: string };
}

/** One sentence for each kind of a union. */
export type SentencesOf<U extends Kind> = {
  readonly [K in U['kind']]: (of: Extract<U, { readonly kind: K }>, say: Say) => string;
};

export interface GameWords<G extends GameTypes = GameTypes> {
  readonly name: string;
  /** One line for the menu of games. */
  readonly summary: string;
  /** What the banner shows, for those who cannot see it: a sentence. */
  readonly banner: string;
  /** The aim and the course of a turn, for somebody who has never played; Markdown, at most 1,500 characters. */
  readonly howToPlay: string;
  readonly options: { readonly [O in G['Option']]: { readonly name: string; readonly description: string } };
  readonly parts: { readonly [P in G['Part']]: string };
  /**
   * What has to be done by whoever is awaited, as an order: `place your tile`. From what everybody may know; to that seat
   * itself `possible` says which kinds of moves it can make.
   */
  task(open: OpenView<G>, possible?: ReadonlySet<G['Move']['kind']>): string;
  /** What happened, in the past tense; null where there is nothing to tell. */
  sight(sight: G['Sight'], say: Say): string | null;
  /** What happened one after the other, line by line: what belongs together in one, what goes without saying left out. */
  lines(sights: readonly G['Sight'][], say: Say): readonly Line<G['Sight']>[];
  /** The part of the game that begins with this at the latest, as a heading: `Round 3`; null where it begins none. */
  chapter(sight: G['Sight']): string | null;
  /** What a seat has, in a few words, as everybody may know it: `28 points and 3 followers in hand`. */
  figures(open: OpenView<G>, seat: Seat): string;
  /** Why a move cannot be played; a full sentence in the rules' terms. */
  violation(violation: G['Violation'], say: Say): string;
  /** A move as a player would say it: `tile to (1, 0), turned 90°`. */
  move(move: G['Move'], say: Say): string;
  /** The whole position in words, for those who cannot see the picture: lines, the most important first. */
  describe(view: View<G>, say: Say): readonly string[];
}

/** A line that tells what happened, and the sight that it tells above all: by that it is weighed. */
export interface Line<S = Kind> {
  readonly text: string;
  readonly sight: S;
}

/** Lines of which each tells one thing that happened. */
export const lineEach =
  <S>(sentence: (sight: S, say: Say) => string | null) =>
  (sights: readonly S[], say: Say): readonly Line<S>[] =>
    sights.flatMap((sight) => {
      const text = sentence(sight, say);
      return text === null ? [] : [{ text, sight }];
    });

/**
 * The words that go with a kind. The one place where a table of sentences is indexed by the kind of what it is handed:
 * TypeScript cannot follow that the entry under a kind takes just that kind.
 */
export function sayFrom<U extends Kind>(sentences: SentencesOf<U>, of: U, say: Say): string {
  const sentence = sentences[of.kind as U['kind']] as (of: U, say: Say) => string;
  return sentence(of, say);
}
