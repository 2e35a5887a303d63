import { expect, test } from 'vitest';
import { limits } from '../../../src/bot/discord/limits.ts';
import { games } from '../../../src/bot/games.ts';
import { drawBoard } from '../../../src/bot/messages/pictures.ts';
import { carcassonne as engine } from '../../../src/engines/carcassonne/index.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { positionAt } from '../../../src/tables/position.ts';
import { tileNames } from '../../../src/words/carcassonne/names/index.ts';
import { LOCALES, type Say } from '../../../src/words/contract.ts';
import { quickRenderer } from '../support/guildhall.ts';

const NAMES = ['Maximilian der Große XII', 'Annegret von Adelsheim', '桜井美咲', 'Benedikt', 'Clementine Rosenbaum'];
const say: Say = { name: (seat) => NAMES[seat]! };
const players = { names: NAMES, say, plain: say };
/** A position each so many moves. */
const EVERY = 12;

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
          const removed = (['C', 'X', 'Q'] as const).map((tile) => ({ tile, after: 0 }));
          const open = engine.open({ ...state, removed });
          const step = games.carcassonne.controls.marks(positionAt(engine, state, seat), 'en');
          const drawing = {
            standpoint: { view: { open, own: null }, viewer: 'table', recent: [] },
            step,
            players,
            locale,
          };
          const { alt } = await drawBoard(
            { renderer: quickRenderer },
            games.carcassonne as never, // As the bot holds it, whichever game it is.
            { id: '1', seq: moves, game: 'carcassonne' } as never, // No more of the table is asked for.
            { ...drawing, priority: 'panel' } as never, // A standpoint is branded; the game is known here.
          );
          expect(alt.length).toBeLessThanOrEqual(limits.altText);
          for (const name of NAMES) expect(alt).toContain(`${name}${locale === 'ja' ? '：' : ': '}`);
          for (const { tile } of removed) expect(alt).toContain(tileNames[locale](tile));
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
