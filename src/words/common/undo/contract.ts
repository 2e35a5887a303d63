/** Taking back what was played: at once, or if everyone else agrees. */

/** What an undo takes back, as everyone saw it. */
export interface TakenBack {
  /** Lines of what happened, in order; empty if nothing of it is public. */
  readonly lines: readonly string[];
  /** It includes what others have played since. */
  readonly withOthers: boolean;
}
