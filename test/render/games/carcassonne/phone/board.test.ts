import { expect, test } from 'vitest';
import { type Carcassonne, carcassonne, type State } from '../../../../../src/engines/carcassonne/index.ts';
import { type Picture, SCREENS, type Scene, type SceneStep } from '../../../../../src/render/contract.ts';
import { pictures } from '../../../../../src/render/games/carcassonne/index.ts';
import { partsFor } from '../../../../../src/render/games/carcassonne/phone/parts.ts';
import { type Box, overlap } from '../../../../../src/render/kit/geometry.ts';
import { LOCALES } from '../../../../../src/words/contract.ts';
import { breathe } from '../../../support/pictures.ts';
import { NAMES } from '../../../support/scenes.ts';
import { type Writing, writingsOn } from '../../../support/writings.ts';
import { longGame } from '../support/longGame.ts';
import { offerOf, placingsOf } from '../support/randomGames.ts';
import { sensibleGame } from '../support/sensibleGame.ts';
import { marks, places, spots, turnings } from '../support/showcase.ts';

const scene: Scene<Carcassonne> = {
  names: NAMES.slice(0, 5),
  locale: 'en',
  recent: [],
  story: [],
  step: null,
  zoom: null,
  screen: 'phone',
};

/** Letters on signs and pieces, which stand beside the name, and numbers on tiles. */
const isOnSign = ({ text }: Writing): boolean => [...text].length === 1 && !/\d/.test(text);
const SMALLEST = { desktop: 20, phone: 26 } as const;

/** All views that a table has: the board, the steps of a panel, a closer look, the end. */
function* viewsOf(
  seats: number,
  seed: string,
): Generator<
  { state: State; events: Scene<Carcassonne>['recent'] } & Pick<Scene, 'zoom'> & { step: SceneStep<Carcassonne> | null }
> {
  const moments = [...sensibleGame(seats, seed)].map(({ state, events }) => ({
    state,
    events: events.map((event) => carcassonne.sight(event, 'table')),
  }));
  const at = (tiles: number, kind: 'placeTile' | 'action') =>
    moments.find(({ state }) => state.placements.length >= tiles && state.agenda.at(-1)?.kind === kind)!;
  for (const tiles of [2, 50]) {
    const placing = at(tiles, 'placeTile');
    const seat = placing.state.agenda.at(-1)!.seat;
    for (const ask of [marks, places, turnings]) yield { ...placing, step: ask(placing.state, seat), zoom: null };
    const acting = at(tiles, 'action');
    const step = spots(acting.state, acting.state.agenda.at(-1)!.seat);
    yield { ...acting, step, zoom: null };
    yield { ...acting, step: { ...step, partial: step.answers[0]!.partial, answers: [] }, zoom: null };
    yield { ...placing, step: null, zoom: { cells: 5, centre: { x: 0, y: 0 } } };
  }
  yield { ...moments.at(-1)!, step: null, zoom: null };
}

test.each(SCREENS)(
  'on a %s every text is large enough in every view, in every language',
  async (screen) => {
    let [views, texts] = [0, 0];
    for (const seats of [2, 5]) {
      for (const { state, events, step, zoom } of viewsOf(seats, `sizes ${seats}`)) {
        for (const locale of LOCALES) {
          const view = { open: carcassonne.open(state), own: null };
          const shown = { ...scene, screen, locale, step, zoom, recent: events, story: events };
          const written = writingsOn(pictures.board(view, shown)).filter((one) => !isOnSign(one));
          for (const { text, size } of written) expect(size, text).toBeGreaterThanOrEqual(SMALLEST[screen]);
          texts += written.length;
        }
        views++;
        await breathe();
      }
    }
    expect(views).toBeGreaterThan(20);
    expect(texts).toBeGreaterThan(1000);
  },
  120_000,
);

const partsOf = ({ layers }: Picture, layer: string): readonly Box[] =>
  layers.find(({ name }) => name === layer)!.parts.map(({ box }) => box);

test('a phone shows every place on offer whole and without a veil, 720 pixels wide', async () => {
  let [shown, strips] = [0, 0];
  const long = (['x', 'y'] as const).flatMap((axis) => [...longGame(5, axis, 'long')].map(carcassonne.open));
  const random = Array.from({ length: 20 }, (_, game) => placingsOf(2 + (game % 4), `phone ${game}`)).flat();
  for (const open of [...random, ...long.filter(({ step }) => step.kind === 'placeTile')]) {
    const step = offerOf(open);
    const picture = pictures.board({ open, own: null }, { ...scene, step });
    expect(picture.width).toBe(720);
    const cell = Math.max(...partsOf(picture, 'map').map(({ width }) => width));
    const veils = partsOf(picture, 'folds');
    const whole = partsOf(picture, 'places').filter(
      (box) =>
        box.width === cell &&
        box.height === cell &&
        !veils.some((veil) => overlap(veil, { ...box, x: box.x + 3, width: box.width - 6 })),
    );
    expect(whole).toHaveLength(step.answers.length);
    shown += whole.length;
    if (veils.length > 0) strips++;
    await breathe();
  }
  expect(shown).toBeGreaterThan(10_000);
  expect(strips).toBeGreaterThan(20);
}, 120_000);

test('the cells of a phone are at least 48 pixels, of a wide map too: it is cut where its parts have the fewest rows', () => {
  const line = Array.from({ length: 23 }, (_, i) => ({ x: i - 11, y: 0 }));
  const tower = Array.from({ length: 7 }, (_, i) => ({ x: 5, y: i - 3 }));
  const { parts, cell } = partsFor([...line, ...tower], []);
  expect(cell).toBeGreaterThanOrEqual(48);
  expect(parts.map(({ fold }) => fold?.side)).toEqual(['before', 'after']);
  expect(parts.map(({ window }) => Math.floor(window.rows))).toEqual([2, 8]);
  expect(partsFor(line.slice(0, 9), []).parts).toHaveLength(1);
});
