import type { Widened } from '../../contract.ts';
import { capital } from '../../speech.ts';

export const en = {
  /** Above a panel that replaced an outdated one. */
  renewed: () => '-# You’re back at the current step.',
  /** The same, after the active player pressed a button that was made for an earlier step or turn. */
  outdated: () => '-# That button is out of date. Here’s the current step.',
  /** The same, if the unfinished move became too long to save. */
  tooLong: () => '-# This move has too many steps to save. Play what you have, or go back.',
  confirm: (moves: readonly string[]) => capital(moves.join('; ')),
  confirmNote: () => 'Nothing is final until you confirm.',
  /** The same, if the move gives up others. `moves`: their button labels. */
  givesUp: (moves: readonly string[]) => `You can still do this first: ${moves.join(', ')}.`,
  /** `summary`: from the last step. */
  played: (summary: string) => `Done: ${summary}`,
  closed: () => 'Closed. Your unfinished move is saved.',
  /** A menu’s placeholder. `span`: its first and last label, if there are several menus. */
  choose: (span: readonly [string, string] | null) =>
    span === null ? 'Choose one' : `Choose one: ${span[0]} to ${span[1]}`,
  /** What the choices with these labels do. */
  hint: (labels: readonly string[], hint: string) => `${labels.join(', ')}: ${hint}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

/** Text around the private panels of any game. */
export type PanelWords = Widened<typeof en>;
