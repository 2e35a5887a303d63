import { expect, test } from 'vitest';
import { citadels, type District, type Open } from '../../../../src/engines/citadels/index.ts';
import { type Seat, seatsOf } from '../../../../src/engines/contract.ts';
import { seeded } from '../../../../src/kernel/random.ts';
import type { Picture } from '../../../../src/render/contract.ts';
import { pictures } from '../../../../src/render/games/citadels/index.ts';
import { layoutOf, pitchFor, thirds } from '../../../../src/render/games/citadels/page/layout.ts';
import { type Box, overlap } from '../../../../src/render/kit/geometry.ts';
import { createCompositor, type Outline, outlineOf } from '../../../../src/render/pipeline/compositor.ts';
import { LOCALES } from '../../../../src/words/contract.ts';
import { turn } from '../../../engines/citadels/support.ts';
import { breathe, pixelsOf } from '../../support/pictures.ts';
import { type Moment, sensibleGame } from './support/sensibleGame.ts';
import { momentAt, sceneOf } from './support/showcase.ts';

const publicBoard = (moment: Moment): Picture =>
  pictures.board({ open: citadels.open(moment.state), own: null }, sceneOf(moment, 'table'));

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const seats = [4, 5, 6, 7];

test('for 4 to 7 seats everything on the page lies inside of it and nothing overlaps', () => {
  let boxes = 0;
  for (const count of seats) {
    const { width, height, header, piles, characters, herald, calls, rows } = layoutOf(count);
    expect(rows).toHaveLength(count);
    expect(width / height).toBeGreaterThanOrEqual(1);
    const all = [header, piles, characters, herald, ...thirds(calls), ...rows];
    for (const [i, box] of all.entries()) {
      boxes++;
      expect(isInside(box, { x: 24, y: 24, width: width - 48, height: height - 48 })).toBe(true);
      for (const other of all.slice(i + 1)) expect(overlap(box, other)).toBe(false);
    }
  }
  console.info(`${boxes} boxes`);
  expect(boxes).toBeGreaterThan(45);
});

test('a city of up to ten districts has room in its row, each district beside the next', () => {
  for (let districts = 1; districts <= 10; districts++) {
    const { pitch, width } = pitchFor(districts);
    expect(width).toBeLessThan(pitch);
    expect(251 + (districts - 1) * pitch + width).toBeLessThanOrEqual(1176);
  }
});

test('the parts of every picture of whole games lie inside of it, and those of a layer side by side', async () => {
  let parts = 0;
  for (const count of [4, 7]) {
    for (const moment of sensibleGame(count, `parts ${count}`)) {
      const { width, height, layers } = publicBoard(moment);
      for (const layer of layers) {
        for (const [i, { box }] of layer.parts.entries()) {
          parts++;
          expect(isInside(box, { x: 0, y: 0, width, height })).toBe(true);
          for (const other of layer.parts.slice(i + 1)) expect(overlap(box, other.box)).toBe(false);
        }
      }
      await breathe();
    }
  }
  console.info(`${parts} parts`);
  expect(parts).toBeGreaterThan(20_000);
});

test('what is built changes the plot, the tab and the call of whoever builds, and no other row', () => {
  let built = 0;
  let before: Moment | null = null;
  for (const moment of sensibleGame(6, 'rows')) {
    const [event] = moment.recent;
    if (before !== null && moment.recent.length === 1 && event?.kind === 'built') {
      built++;
      const last = publicBoard(before);
      const { changed } = createCompositor().compose(publicBoard(moment), outlineOf(last), 'citadels');
      const { rows } = layoutOf(6);
      for (const seat of seatsOf(6)) {
        const box = { ...rows[seat]!, y: rows[seat]!.y + 4, height: rows[seat]!.height - 8 };
        const touched = changed.filter((one) => overlap(one, box));
        expect(touched.length > 0, `seat ${seat}`).toBe(seat === event.seat);
        const painted = touched.reduce((sum, one) => sum + one.width * one.height, 0);
        expect(painted).toBeLessThan((rows[seat]!.width * rows[seat]!.height) / 2);
      }
    }
    before = moment;
  }
  console.info(`${built} districts`);
  expect(built).toBeGreaterThan(15);
});

test('the public picture depends on nothing that the table does not know', () => {
  let compared = 0;
  for (const [i, moment] of [...sensibleGame(5, 'secret')].entries()) {
    if (i % 9 !== 0) continue;
    const other = citadels.redeal(moment.state, 'table', seeded(`redeal ${i}`));
    expect(outlineOf(publicBoard({ ...moment, state: other }))).toEqual(outlineOf(publicBoard(moment)));
    compared++;
  }
  console.info(`${compared} positions`);
  expect(compared).toBeGreaterThan(15);
});

test('a private board shows the own character before it is called, a public one does not', () => {
  const isEarly = ({ turn, players }: Open) =>
    turn !== null && players.some(({ character, hasChosen }) => hasChosen && character === null);
  const moment = momentAt([...sensibleGame(6, 'own')], 0.3, isEarly);
  const open = citadels.open(moment.state);
  const seat = open.players.find(({ character }) => character === null)!.seat;
  const own = pictures.board({ open, own: citadels.own(moment.state, seat) }, sceneOf(moment, seat));
  const tabsOf = (picture: Picture) => picture.layers.find(({ name }) => name === 'tabs')!.parts.map(({ key }) => key);
  const different = tabsOf(own).flatMap((key, i) => (key === tabsOf(publicBoard(moment))[i] ? [] : [i]));
  expect(different).toEqual([seat]);
});

test('every picture of whole games can be drawn in every language, and the end too', async () => {
  let drawn = 0;
  for (const [i, locale] of LOCALES.entries()) {
    const compositor = createCompositor();
    let before: Outline | null = null;
    const moments = [...sensibleGame(seats[i + 1]!, `draw ${locale}`)];
    for (const moment of moments.filter((one, at) => at % 3 === 0 || one === moments.at(-1))) {
      const open = citadels.open(moment.state);
      const picture = pictures.board({ open, own: null }, sceneOf(moment, 'table', locale));
      const isAlike = before?.height === picture.height;
      compositor.compose(picture, isAlike ? before : null, 'citadels');
      before = outlineOf(picture);
      drawn++;
      await breathe();
    }
  }
  console.info(`${drawn} pictures`);
  expect(drawn).toBeGreaterThan(250);
});

test('the same position gives the same pixels', async () => {
  const moments = [...sensibleGame(7, 'same')];
  for (const at of [0.1, 0.6, 1]) {
    const moment = moments[Math.floor((moments.length - 1) * at)]!;
    expect(pixelsOf(publicBoard(moment)).equals(pixelsOf(publicBoard(moment)))).toBe(true);
    await breathe();
  }
});

test('at the end rows stand in the order of the standings, with every part of the points', () => {
  const last = [...sensibleGame(6, 'end')].at(-1)!;
  const open: Open = citadels.open(last.state);
  if (open.step.kind !== 'over') throw new Error('the game is not over');
  const rows = publicBoard(last).layers.find(({ name }) => name === 'rows')!.parts;
  const names = sceneOf(last, 'table').names;
  const shown = rows.map(({ key }) => (JSON.parse(key) as readonly unknown[])[0]);
  expect(shown).toEqual(open.step.standings!.map(({ seat }) => names[seat as Seat]));
});

test('a table that the others have left shows its standings without bonuses, a closed one names no winner', () => {
  const moment = [...sensibleGame(6, 'end')].at(-2)!;
  const now = citadels.open(moment.state);
  expect(now.step.kind).not.toBe('over');
  const standings = now.players.map(({ seat, points }, i) => ({ seat, points, place: i + 1 })).reverse();
  const scene = sceneOf(moment, 'table');
  const shown = (ended: typeof standings | null) =>
    pictures.board({ open: citadels.ended(now, ended), own: null }, scene).layers;
  const rows = shown(standings).find(({ name }) => name === 'rows')!.parts;
  expect(rows.map(({ key }) => (JSON.parse(key) as readonly unknown[])[0])).toEqual(
    standings.map(({ seat }) => scene.names[seat as Seat]),
  );
  const header = shown(null).find(({ name }) => name === 'header')!.parts[0]!.key;
  expect(header).toContain('Table canceled');
  for (const name of scene.names) expect(header).not.toContain(name);
});

test('the heading names what a turn can still have by public facts, the first three of many', () => {
  const said = (character: 'assassin' | 'warlord', city: readonly District[]) => {
    const { state } = turn({
      ...{ characters: [character, 'king', 'bishop', 'thief'], turn: character, cities: [city, ['tavern']] },
      ...{ hands: [['palace']], gold: [3], used: ['action'] },
    });
    const { layers } = publicBoard({ state, story: [], recent: [] });
    return layers.find(({ name }) => name === 'header')!.parts[0]!.key;
  };
  expect(said('assassin', [])).toContain(': build, murder"');
  expect(said('warlord', ['prison', 'laboratory', 'smithy'])).toContain(': build, income, destroy, …"');
});
