/** What stands around the pages of a game's rules. */

/** An option of the game as the rules show it. */
export interface RulesOption {
  /** As it is typed. */
  readonly option: string;
  readonly name: string;
  /** Whether this table plays with it; null where the rules belong to no table. */
  readonly isOn: boolean | null;
}

export interface RulesWords {
  /** Above the contents. */
  heading(game: string): string;
  /** Beneath it: whose rules these are. `options`: the names of those in force. */
  atTable(table: string, options: readonly string[]): string;
  /** In the contents: an option, and what it changes. */
  option(option: RulesOption, description: string): string;
  /** Beneath the title of a section: which of how many it is. */
  place(game: string, number: number, sections: number): string;
  /** The same place, for a section about an option. */
  ofOption(option: RulesOption): string;
  /** Beneath a section that this option changes at the table; `title`: of the section about the option. */
  changedBy(option: RulesOption, title: string): string;
  /** In the menu, beside the section about an option: plain text. */
  mark(option: RulesOption): string;
  /** What the menu of sections says. */
  choose(): string;
  /** The label of the button by which a refusal leads to a section. */
  button(title: string): string;
  /** To somebody whose command or button means no game in particular. */
  whichGame(): string;
  fileName(game: string, section: string): string;
}
