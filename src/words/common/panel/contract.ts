/** What stands around the private panels of any game. */
export interface PanelWords {
  /** Above a panel that took the place of an outdated one. */
  renewed(): string;
  /** The same, where a button of an earlier move was pressed by the one who is to move now. */
  outdated(): string;
  /** The same, where the next step could not be kept, since the whole takes too much room. */
  tooLong(): string;
  confirm(moves: readonly string[]): string;
  confirmNote(): string;
  /** The same, where moves give up others: the labels of their buttons. */
  givesUp(moves: readonly string[]): string;
  /** `summary`: what the last step announced. */
  played(summary: string): string;
  closed(): string;
  /** What a menu of single answers says; `span`: its first and last label, where it is one of several. */
  choose(span: readonly [string, string] | null): string;
  /** What the choices with these labels bring. */
  hint(labels: readonly string[], hint: string): string;
  page(page: number, pages: number): string;
}
