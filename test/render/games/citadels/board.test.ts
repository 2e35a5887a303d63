import { expect, test } from 'vitest';
import { citadels, type District, type Open } from '../../../../src/engines/citadels/index.ts';
import { seatsOf } from '../../../../src/engines/contract.ts';
import type { Picture } from '../../../../src/render/contract.ts';
import { pictures } from '../../../../src/render/games/citadels/index.ts';
import { layoutOf, pitchFor, thirds } from '../../../../src/render/games/citadels/page/layout.ts';
import { overlap } from '../../../../src/render/kit/geometry.ts';
import { createCompositor, outlineOf } from '../../../../src/render/pipeline/compositor.ts';
import { turn } from '../../../engines/citadels/support.ts';
import { isInside, keysOf } from '../../support/parts.ts';
import { momentAt, sceneOf, viewOf } from './support/moments.ts';
import { type Moment, sensibleGame } from './support/sensibleGame.ts';

const publicBoard = (moment: Moment): Picture => pictures.board(viewOf(moment), sceneOf(moment, 'table'));

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

test('the parts of a layer lie side by side in every picture of whole games', () => {
  let parts = 0;
  for (const count of [4, 7]) {
    for (const moment of sensibleGame(count, `parts ${count}`)) {
      for (const layer of publicBoard(moment).layers) {
        for (const [i, { box }] of layer.parts.entries()) {
          parts++;
          for (const other of layer.parts.slice(i + 1)) if (overlap(box, other.box)) expect.fail(layer.name);
        }
      }
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

test('a private board shows the own character before it is called, a public one does not', () => {
  const isEarly = ({ turn, players }: Open) =>
    turn !== null && players.some(({ character, hasChosen }) => hasChosen && character === null);
  const moment = momentAt([...sensibleGame(6, 'own')], 0.3, isEarly);
  const open = citadels.open(moment.state);
  const seat = open.players.find(({ character }) => character === null)!.seat;
  const own = pictures.board({ open, own: citadels.own(moment.state, seat) }, sceneOf(moment, seat));
  const before = keysOf(publicBoard(moment), 'tabs');
  const different = keysOf(own, 'tabs').flatMap((key, i) => (key === before[i] ? [] : [i]));
  expect(different).toEqual([seat]);
});

test('the heading names what a turn can still have by public facts, the first three of many', () => {
  const said = (character: 'assassin' | 'warlord', city: readonly District[]) => {
    const { state } = turn({
      ...{ characters: [character, 'king', 'bishop', 'thief'], turn: character, cities: [city, ['tavern']] },
      ...{ hands: [['palace']], gold: [3], used: ['action'] },
    });
    return keysOf(publicBoard({ state, story: [], recent: [] }), 'header')[0];
  };
  expect(said('assassin', [])).toContain(': build, murder"');
  expect(said('warlord', ['prison', 'laboratory', 'smithy'])).toContain(': build, income, destroy, …"');
});
