import { describe, expect, test } from 'vitest';
import type { Bug, BugsOf } from './bugs/bug.ts';
import { choosingBugs } from './bugs/choosing.ts';
import { playingBugs } from './bugs/playing.ts';
import { savingBugs } from './bugs/saving.ts';
import { scoringBugs } from './bugs/scoring.ts';
import { seeingBugs } from './bugs/seeing.ts';
import { LAWS, type Law, type LawName } from './laws.ts';

/** A law without a bug that it must see does not compile. */
const BUGS: BugsOf<LawName> = { ...choosingBugs, ...playingBugs, ...savingBugs, ...seeingBugs, ...scoringBugs };

describe.each(Object.entries<readonly Bug[]>(BUGS))('the law "%s" sees it when', (name, bugs) => {
  const law: Law | undefined = Object.entries<Law>(LAWS).find(([one]) => one === name)?.[1];

  test.each(bugs)('%s', (_, engine, says) => {
    expect(() => law?.(engine, { seed: 'planted', first: 0, games: 8 })).toThrow(says);
  });
});
