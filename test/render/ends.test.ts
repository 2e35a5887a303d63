/** How tables that have ended look: played to the end, left by all others, and closed. */

import { describe, expect, test } from 'vitest';
import type { Engine, OpenView, Standings } from '../../src/engines/contract.ts';
import { GAME_IDS, games } from '../../src/engines/games.ts';
import { playout } from '../../src/engines/playout.ts';
import { seeded } from '../../src/kernel/random.ts';
import { type Picture, SCREENS } from '../../src/render/contract.ts';
import { pictures } from '../../src/render/games.ts';
import { wordsIn } from '../../src/words/words.ts';
import { paintSpritesAnew } from './support/freshSprites.ts';
import { onlyLayers } from './support/parts.ts';
import { writtenOn } from './support/type.ts';

paintSpritesAnew();

/** Short enough to be written out everywhere. */
const NAMES = ['Aya', 'Ben', 'Cid', 'Dan', 'Eva', 'Fay', 'Gil'];

interface End {
  /** What everybody sees before the last move, and after it. */
  readonly late: OpenView;
  readonly over: OpenView;
  readonly standings: Standings;
  readonly names: readonly string[];
}

function endOf(engine: Engine): End {
  const { max: seats } = engine.seats([]);
  const opens: OpenView[] = [];
  let standings: Standings | null = null;
  playout(engine, { seats, options: [] }, seeded('ends'), ({ state }) => {
    opens.push(engine.open(state));
    const turn = engine.turn(state);
    if ('over' in turn) standings = turn.over;
  });
  const [late, over] = opens.slice(-2);
  return { late: late!, over: over!, standings: standings!, names: NAMES.slice(0, seats) };
}

/** The texts of the layers in which all the names are written, each in the order of its parts. */
const textsWithNames = (picture: Picture, names: readonly string[]): readonly (readonly string[])[] =>
  picture.layers
    .filter(({ name }) => name !== 'header')
    .map(({ name }) => writtenOn(onlyLayers(picture, (one) => one === name)).map(({ text }) => text))
    .filter((texts) => names.every((name) => texts.includes(name)));

const headerOf = (picture: Picture): string =>
  writtenOn(onlyLayers(picture, (name) => name === 'header'))
    .map(({ text }) => text)
    .join(' ');

describe.each(GAME_IDS)('%s', (game) => {
  const engine: Engine = games[game];
  const { late, over, standings, names } = endOf(engine);

  test.each(SCREENS)('on a %s rows stand in the order of the standings; the header names the winner', (screen) => {
    const scene = { names, words: wordsIn('en'), recent: [], story: [], step: null, zoom: null, screen } as const;
    const shown = (open: OpenView) => pictures[game].board({ open, own: null }, scene as never); // A scene of any game.
    const told = textsWithNames(shown(over), names);
    expect(told.length).toBeGreaterThan(0);
    for (const texts of told) {
      expect(names.toSorted((a, b) => texts.indexOf(a) - texts.indexOf(b))).toEqual(
        standings.map(({ seat }) => names[seat]),
      );
      for (const { points } of standings) expect(texts).toContain(`${points}`);
    }
    expect(headerOf(shown(over))).toContain(names[standings[0]!.seat]);

    const left = standings.map(({ seat, points }, i) => ({ seat, points, place: standings.length - i })).toReversed();
    for (const texts of textsWithNames(shown(engine.ended(late, left)), names))
      expect(names.toSorted((a, b) => texts.indexOf(a) - texts.indexOf(b))).toEqual(
        left.map(({ seat }) => names[seat]),
      );

    for (const open of [late, over]) {
      const closed = headerOf(shown(engine.ended(open, null)));
      for (const name of names) expect(closed).not.toContain(name);
    }
  });
});
