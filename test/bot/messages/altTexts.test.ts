import { expect, test } from 'vitest';
import { limits } from '../../../src/bot/discord/limits.ts';
import { games } from '../../../src/bot/games.ts';
import { drawBoard } from '../../../src/bot/messages/pictures.ts';
import { carcassonne as engine, OPTIONS, type Open, type State } from '../../../src/engines/carcassonne/index.ts';
import { playout } from '../../../src/engines/playout.ts';
import { seeded } from '../../../src/kernel/random.ts';
import type { SceneStep } from '../../../src/render/contract.ts';
import { positionAt } from '../../../src/tables/view/position.ts';
import { carcassonneWords } from '../../../src/words/carcassonne/index.ts';
import { LOCALES, type Locale, type Say } from '../../../src/words/contract.ts';
import { wordsIn } from '../../../src/words/words.ts';
import { quickRenderer } from '../support/guildhall.ts';

const NAMES = ['Maximilian der Große XII', 'Annegret von Adelsheim', '桜井美咲', 'Benedikt', 'Clementine Rosenbaum'];
const say: Say = { name: (seat) => NAMES[seat]! };
const players = { names: NAMES, say, plain: say };
/** A position each so many moves. */
const EVERY = 12;

/** The alt text of a public board. */
async function altOf(open: Open, locale: Locale, step: SceneStep | null): Promise<string> {
  const drawing = {
    standpoint: { view: { open, own: null }, viewer: 'table', recent: [] },
    step,
    players,
    words: wordsIn(locale),
  };
  const { alt } = await drawBoard(
    { renderer: quickRenderer },
    games.carcassonne as never, // As the bot holds it, whichever game it is.
    { id: '1', seq: 1, game: 'carcassonne', result: null } as never, // No more of the table is asked for.
    { ...drawing, priority: 'panel' } as never, // A standpoint is branded; the game is known here.
  );
  return alt;
}

const REMOVED = (['C', 'X', 'Q'] as const).map((tile) => ({ tile, after: 0 }));

test.each(LOCALES)(
  '%s: beside all places the alt text of a board has the task, the scores and removed tiles',
  async (locale) => {
    const config = { seats: 5, options: [] };
    let [most, places] = [0, 0];
    for (const seed of ['one', 'two', 'three']) {
      const random = seeded(seed);
      const pick = random.stream('test');
      let { state } = engine.setup(config, engine.deal(config, random));
      for (let moves = 0; ; moves++) {
        const turn = engine.turn(state);
        if ('over' in turn) break;
        const seat = turn.awaits[0]!;
        if (moves % EVERY === 0) {
          const open = engine.open({ ...state, removed: REMOVED });
          const step = games.carcassonne.controls.marks(positionAt(engine, state, seat), wordsIn('en'));
          const alt = await altOf(open, locale, step);
          expect(alt.length).toBeLessThanOrEqual(limits.altText);
          for (const name of NAMES) expect(alt).toContain(`${name}${locale === 'ja' ? '：' : ': '}`);
          for (const { tile } of REMOVED) expect(alt).toContain(carcassonneWords[locale].names.tile(tile));
          most = Math.max(most, alt.length);
          places = Math.max(places, step?.answers.length ?? 0);
        }
        const legal = [...engine.legal(state, seat)];
        const played = engine.play(state, seat, legal[pick.uniform(legal.length)]!, random);
        if (!played.ok) throw new Error('a legal move was refused');
        state = played.value.state;
      }
    }
    console.info(`${locale}: at most ${most} characters, up to ${places} places`);
    expect(places).toBeGreaterThan(20);
  },
);

test.each(LOCALES)(
  '%s: the alt text of a finished board of five has every place and the removed tiles',
  async (locale) => {
    for (const [seed, options] of [
      ['four', []],
      ['five', ['old']],
      ['six', OPTIONS],
    ] as const) {
      let last: State | null = null;
      playout(engine, { seats: 5, options }, seeded(seed), ({ state }) => {
        last = state;
      });
      const open = engine.open({ ...last!, removed: REMOVED }); // A game has moves.
      const alt = await altOf(open, locale, null);
      expect(alt.length).toBeLessThanOrEqual(limits.altText);
      for (const { seat, points } of open.players) expect(alt).toMatch(new RegExp(`${NAMES[seat]}(: |：)${points}`));
      for (const { tile } of REMOVED) expect(alt).toContain(carcassonneWords[locale].names.tile(tile));
    }
  },
);
