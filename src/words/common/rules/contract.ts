/** Text around the pages of a game’s rules. */

/** An option of the game as the rules show it. */
export interface RulesOption {
  /** As players type it. */
  readonly option: string;
  readonly name: string;
  /** Whether this table plays with it; null if the rules were opened without a table. */
  readonly isOn: boolean | null;
}

export interface RulesWords {
  /** Above the table of contents. */
  heading(game: string): string;
  /** Below it: the table, and the names of its options. */
  atTable(table: string, options: readonly string[]): string;
  /** In the table of contents: an option, and what it changes. */
  option(option: RulesOption, description: string): string;
  /** Below a section’s title: its number. */
  place(game: string, number: number, sections: number): string;
  /** The same, for a section about an option. */
  ofOption(option: RulesOption): string;
  /** Below a section that the option changes at this table. `title`: the section about the option. */
  changedBy(option: RulesOption, title: string): string;
  /** In the menu, next to the section about an option. Plain text. */
  mark(option: RulesOption): string;
  /** Placeholder of the menu of sections. */
  choose(): string;
  /** Label of the button that leads from a refusal to a section. */
  button(title: string): string;
  /** Asks which game’s rules to open. */
  whichGame(): string;
  fileName(game: string, section: string): string;
}
