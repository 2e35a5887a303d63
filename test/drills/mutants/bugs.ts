import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A small fault in the rules of a game, and the tests that must see it. */
export interface Bug {
  /** What is wrong then, as a sentence. */
  readonly what: string;
  /** The section of the rules that is turned round: a test that names it must fail. Null where any test may. */
  readonly rule: string | null;
  /** Under the game's folder of `src/engines/`. */
  readonly file: string;
  /** Stands once in the file, and the fault is in what follows. Null where `right` itself stands once. */
  readonly after: string | null;
  readonly right: string;
  readonly wrong: string;
  /** Under the game's folder of `test/engines/`. */
  readonly seenBy: string;
}

export const GAMES = ['alhambra', 'carcassonne', 'caylus', 'citadels'] as const;
export type Game = (typeof GAMES)[number];

/** Every n-th bug of a game's list. */
export const bugsOf = (game: Game, nth = 1): readonly Bug[] =>
  readBugs(readFileSync(join(import.meta.dirname, `${game}.diff`), 'utf8')).filter((_, i) => i % nth === 0);

/**
 * Reads a list of bugs:
 *
 *     # A remark.
 *     === seen by setup.test.ts
 *     §3.4 setup.ts: whoever has exactly 20 draws on
 *     - sum < STARTING_MONEY
 *     + sum <= STARTING_MONEY
 *
 * The test is that of all bugs below it. A bug has its section, unless any failure will do, its file, and what is wrong
 * then; beneath, as in a diff, what is exchanged (`-`) for what (`+`), and lines that stay (two spaces). These need not be
 * whole lines of the file: the least that stands there once is enough. Or `@@ {"id": "E11"` comes first, and the bug is
 * planted in the first such place after that.
 */
export function readBugs(list: string): readonly Bug[] {
  let seenBy: string | null = null;
  const bugs: Bug[] = [];
  for (const entry of list.split(/\n(?![-+@ ])/)) {
    if (entry === '' || /^# .*$/.test(entry)) continue;
    const [, test = null] = /^=== seen by (\S+\.test\.ts)$/.exec(entry) ?? [];
    if (test === null) bugs.push(readBug(entry, seenBy));
    else seenBy = test;
  }
  return bugs;
}

function readBug(entry: string, seenBy: string | null): Bug {
  const malformed = (problem: string) => new Error(`${problem}:\n${entry}`);
  const [head = '', ...lines] = entry.split('\n');
  const [, rule = null, file, what] = /^(?:(§[\d.]+|\[D\d+\]) )?(\S+\.(?:ts|json)): (.+)$/.exec(head) ?? [];
  if (file === undefined || what === undefined) throw malformed('not “§3.4 setup.ts: what is wrong”');
  if (seenBy === null) throw malformed('no “=== seen by” above');

  const after = lines[0]?.startsWith('@@ ') ? lines[0].slice(3) : null;
  const changes = after === null ? lines : lines.slice(1);
  const odd = changes.find((line) => !/^[-+ ] ./.test(line));
  if (odd !== undefined) throw malformed(`neither “- ” nor “+ ” nor two spaces before “${odd}”`);
  const having = (mark: string) => changes.filter((line) => line[0] === mark || line[0] === ' ');
  const [right = '', wrong = ''] = ['-', '+'].map((mark) =>
    having(mark)
      .map((line) => line.slice(2))
      .join('\n'),
  );
  if (right === '' || right === wrong) throw malformed('nothing is exchanged');
  return { what, rule, file, after, right, wrong, seenBy };
}

/** The text of a file with the bug planted in it. Throws unless there is one place for it. */
export function withBug(text: string, { what, after, right, wrong }: Bug): string {
  const once = after ?? right;
  const found = text.split(once).length - 1;
  const start = text.indexOf(right, text.indexOf(once));
  if (found !== 1 || start === -1) throw new Error(`“${what}” has no place, or several: ${right}`);
  return text.slice(0, start) + wrong + text.slice(start + right.length);
}
