/** Text around the private panels of any game. */
export interface PanelWords {
  /** Above a panel that replaced an outdated one. */
  renewed(): string;
  /** The same, after the active player pressed a button that was made for an earlier step or turn. */
  outdated(): string;
  /** The same, if the unfinished move became too long to save. */
  tooLong(): string;
  confirm(moves: readonly string[]): string;
  confirmNote(): string;
  /** The same, if the move gives up others. `moves`: their button labels. */
  givesUp(moves: readonly string[]): string;
  /** `summary`: from the last step. */
  played(summary: string): string;
  closed(): string;
  /** A menu’s placeholder. `span`: its first and last label, if there are several menus. */
  choose(span: readonly [string, string] | null): string;
  /** What the choices with these labels do. */
  hint(labels: readonly string[], hint: string): string;
  page(page: number, pages: number): string;
}
