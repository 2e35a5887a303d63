/** Taking back what was played: at once, or if everyone else agrees. */
import type { Consent } from '../../../tables/stored/clock.ts';

/** What an undo takes back, as everyone saw it. */
export interface TakenBack {
  /** Lines of what happened, in order; empty if nothing of it is public. */
  readonly lines: readonly string[];
  /** It includes what others have played since. */
  readonly withOthers: boolean;
}

export interface UndoWords {
  /** On a board, in the move list, and in place of a vote. `what`: what was taken back, as a sentence, or null. */
  tookBack(name: string, what: string | null): string;
  /** In the move list, and in place of a vote. */
  refused(name: string, what: string | null): string;
  /** The vote ended because someone has moved or left. */
  dropped(name: string): string;
  /** A vote about who is late or has left the server has taken the place of the one about the undo. `asker`: a name or a mention. */
  displaced(asker: string): string;
  /** What remains of an old board whose turn was taken back, after the lines that still hold. `name`: who did it; null if someone else has the seat now. */
  former(name: string | null): string;
  readonly vote: {
    heading(asker: string): string;
    /** @param missing mentions of those who have not answered */
    body(of: TakenBack, missing: readonly string[], ends: number): string;
    readonly consents: { readonly [C in Consent]: string };
  };
  /** To the asker, above the button that asks the others. */
  question(of: TakenBack): string;
  /** The same after a press on a button that was still free when it was drawn. */
  nowAsks(): string;
  asked(table: string): string;
  /** To the one who took it back. */
  done(what: string | null): string;
}
