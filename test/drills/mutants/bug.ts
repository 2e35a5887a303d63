/** A small fault in the rules of a game, and the tests that must see it. */
export interface Bug {
  /** What is wrong then, as a sentence. */
  readonly what: string;
  /** The section of the rules that is turned round: a test that names it must fail. Absent where any test of the file may. */
  readonly rule?: string;
  /** Under the game's folder of `src/engines/`; `right` stands in it exactly once. */
  readonly file: string;
  readonly right: string;
  readonly wrong: string;
  /** Under the game's folder of `test/engines/`. */
  readonly seenBy: string;
}
