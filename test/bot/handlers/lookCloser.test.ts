import { ButtonStyle } from 'discord.js';
import { expect, test } from 'vitest';
import type { Carcassonne } from '../../../src/engines/carcassonne/index.ts';
import type { OpenView } from '../../../src/engines/contract.ts';
import type { WindowZoom } from '../../../src/render/contract.ts';
import type { TableOrder } from '../../../src/render/pipeline/order.ts';
import type { Renderer } from '../../../src/render/pipeline/renderer.ts';
import { checkedLog } from '../../playground/support/checkedLog.ts';
import { playOn } from '../support/endedGame.ts';
import { quickRenderer, startGuildhall } from '../support/guildhall.ts';
import { complaints, picker, refusedRequests } from '../support/players.ts';
import {
  allTold,
  buttonsOf,
  labelsOf,
  messageOf,
  picturesOf,
  shownBoard,
  startTable,
  tableOf,
} from '../support/table.ts';

const fits = checkedLog();
const pick = picker('closer');
const TILES = 12;

/** A renderer that keeps the orders of closer looks. */
function watchedRenderer(): { readonly renderer: Renderer; readonly drawn: TableOrder[] } {
  const drawn: TableOrder[] = [];
  const renderer: Renderer = {
    ...quickRenderer,
    render(order, urgency) {
      if (order.kind === 'board' && (urgency === 'panel' || urgency === 'onlooker')) drawn.push(order);
      return quickRenderer.render(order, urgency);
    },
  };
  return { renderer, drawn };
}

test('anybody looks closer at a part of the board, and nothing of it is for other eyes', async () => {
  const { renderer, drawn } = watchedRenderer();
  await using hall = await startGuildhall({ renderer });
  const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
  await playOn(hall, id, pick, 2 * TILES);
  const board = await shownBoard(hall, id);
  const emil = hall.discord.user('emil');
  const { seq } = await tableOf(hall, id);
  const shown = () => drawn.at(-1)!.scene.zoom as WindowZoom | null; // Carcassonne is looked at by windows.

  // It begins at the last tile.
  const closer = messageOf(await emil.press(board.id, 'Look closer'));
  const { last } = drawn.at(-1)!.view.open as OpenView<Carcassonne>; // The table plays Carcassonne.
  expect(shown()!.centre).toEqual({ x: last.x, y: last.y });
  // The places have their numbers here too, in the picture and in its words.
  expect(
    drawn
      .at(-1)!
      .scene.step?.answers.map(({ label }) => label)
      .slice(0, 2),
  ).toEqual(['1', '2']);
  expect(JSON.stringify(picturesOf(closer))).toMatch(/Available: 1: \(/);
  expect([5, 3]).toContain(shown()!.cells);
  expect(labelsOf(closer)).toEqual([
    ...['1 · 9 spaces across', '2 · 7 spaces across', '3 · 5 spaces across', '4 · 3 spaces across', 'A · whole board'],
    ...['←', '↑', '↓', '→', 'Go to last tile', 'Board as text', 'Use phone pictures'],
  ]);
  expect(JSON.stringify(picturesOf(closer))).toContain('Last tile: (');

  // Four magnifications and all of the board, in the same message.
  for (const [label, cells] of [
    ['4 · 3 spaces across', 3],
    ['A · whole board', null],
    ['4 · 3 spaces across', 3],
  ] as const) {
    const there = messageOf(await emil.press(closer.id, label));
    expect(there.id).toBe(closer.id);
    expect(shown()?.cells ?? null).toBe(cells);
  }

  // Half a window in a direction, as far as the board goes, and back to the last tile.
  const walked = new Set<string>();
  let stopped = 0;
  for (const way of ['←', '↑', '→', '↓', ...Array.from({ length: TILES }, () => '←')]) {
    const before = shown()!.centre;
    const outcome = await emil.press(closer.id, way);
    if (outcome.kind === 'refused') {
      expect(outcome.reason).toBe('This is disabled.');
      stopped++;
      continue;
    }
    expect(messageOf(outcome).id).toBe(closer.id);
    const now = shown()!.centre;
    expect(Math.abs(now.x - before.x) + Math.abs(now.y - before.y)).toBe(1);
    walked.add(`${now.x},${now.y}`);
  }
  expect(walked.size).toBeGreaterThan(2);
  expect(stopped).toBeGreaterThan(0);
  await emil.press(closer.id, 'Go to last tile');
  expect(shown()!.centre).toEqual({ x: last.x, y: last.y });
  // The places have their numbers here too, in the picture and in its words.
  expect(
    drawn
      .at(-1)!
      .scene.step?.answers.map(({ label }) => label)
      .slice(0, 2),
  ).toEqual(['1', '2']);
  expect(JSON.stringify(picturesOf(closer))).toMatch(/Available: 1: \(/);

  // It is for the one who looks, changes nothing at the table, and shows spectators what everybody may know.
  expect(drawn.filter(({ scene }) => scene.zoom !== null).map(({ viewer, view }) => [viewer, view.own])).toEqual(
    drawn.filter(({ scene }) => scene.zoom !== null).map(() => ['table', null]),
  );
  expect((await tableOf(hall, id)).seq).toBe(seq);
  expect(hall.discord.messages(board.channel_id).some((message) => labelsOf(message).includes('Go to last tile'))).toBe(
    false,
  );
  expect(refusedRequests(hall)).toEqual([]);
  expect(complaints(hall)).toEqual([]);
  fits(hall.discord);
});

test('pictures for another screen keep the zoom that was chosen', async () => {
  const { renderer, drawn } = watchedRenderer();
  await using hall = await startGuildhall({ renderer });
  const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
  await playOn(hall, id, pick, 2 * TILES);
  const emil = hall.discord.user('emil');
  const closer = messageOf(await emil.press((await shownBoard(hall, id)).id, 'Look closer'));
  const shown = () => drawn.at(-1)!.scene;
  for (const way of ['A · whole board', '4 · 3 spaces across', '←', '1 · 9 spaces across']) {
    if ((await emil.press(closer.id, way)).kind === 'refused') continue;
    const { zoom } = shown();
    for (const screen of ['phone', 'desktop']) {
      await emil.press(closer.id, `Use ${screen} pictures`);
      expect(shown(), way).toMatchObject({ zoom, screen });
    }
  }
  const cities = await startTable(hall, 'citadels', ['aya', 'ben', 'misaki', 'dara']);
  const city = messageOf(await emil.press((await shownBoard(hall, cities)).id, 'Look closer'));
  await emil.press(city.id, '◆ Dara');
  await emil.press(city.id, 'Use phone pictures');
  expect(shown()).toMatchObject({ zoom: { area: 3 }, screen: 'phone' });
});

test.each(['carcassonne', 'citadels'] as const)(
  'a look at a finished table of %s begins with the whole of it',
  async (game) => {
    const { renderer, drawn } = watchedRenderer();
    await using hall = await startGuildhall({ renderer });
    const players = ['aya', 'ben', 'misaki', 'dara'] as const;
    const id = await startTable(hall, game, players);
    for (const name of players.slice(1)) {
      const { channel_id: channel } = await shownBoard(hall, id);
      const question = messageOf(await hall.discord.user(name).slash('resign', {}, { channel }));
      await hall.discord.user(name).press(question.id, 'Yes, resign');
      await allTold(hall);
    }
    expect((await tableOf(hall, id)).status).not.toBe('running');
    const emil = hall.discord.user('emil');
    const closer = messageOf(await emil.press((await shownBoard(hall, id)).id, 'Look closer'));
    expect(drawn.at(-1)!.scene.zoom).toBeNull();
    const there = (message: typeof closer) => buttonsOf(message).filter(({ style }) => style === ButtonStyle.Primary);
    const whole = game === 'carcassonne' ? 'A · whole board' : 'Whole board';
    expect(there(closer).map(({ label }) => label)).toEqual([whole]);
    if (game === 'carcassonne') return;
    await emil.press(closer.id, '■ Ben');
    expect(drawn.at(-1)!.scene.zoom).toEqual({ area: 1 });
    await emil.press(closer.id, whole);
    expect(drawn.at(-1)!.scene.zoom).toBeNull();
  },
);

test('where every seat has an area of its own, anybody looks at one after the other', async () => {
  const { renderer, drawn } = watchedRenderer();
  await using hall = await startGuildhall({ renderer });
  const players = ['aya', 'ben', 'misaki', 'dara', 'priya', 'noor'] as const;
  const id = await startTable(hall, 'citadels', players);
  const board = await shownBoard(hall, id);
  const { seats, seq } = await tableOf(hall, id);
  const shown = () => drawn.at(-1)!.scene.zoom;
  const emil = hall.discord.user('emil');

  // It begins with whoever has to act; a row holds no more than five buttons, so six stand in two.
  const closer = messageOf(await emil.press(board.id, 'Look closer'));
  expect(shown()).toEqual({ area: seats.find(({ awaited }) => awaited)!.seat });
  const names = ['● Aya', '■ Ben', '▲ 美咲', '◆ Dara', '★ Priya', '⬟ Noor'];
  expect(labelsOf(closer)).toEqual([
    'Whole board',
    ...names,
    'Characters',
    'Districts',
    'Board as text',
    'Use phone pictures',
  ]);

  for (const [seat, name] of [...names.entries(), ...names.entries()]) {
    const there = messageOf(await emil.press(closer.id, name));
    expect([there.id, shown()]).toEqual([closer.id, { area: seat }]);
    expect(
      buttonsOf(there)
        .filter(({ style }) => style === ButtonStyle.Primary)
        .map(({ label }) => label),
    ).toEqual([name]);
  }
  // All of it is one more button.
  await emil.press(closer.id, 'Whole board');
  expect(shown()).toBeNull();
  // The lists of the game stand behind the same button, and not on the board; from a list one comes back.
  expect(labelsOf(board)).not.toContain('Characters');
  const list = messageOf(await emil.press(closer.id, 'Characters'));
  expect([list.id, labelsOf(list)]).toEqual([closer.id, ['Show as text', 'Look closer']]);
  const inWords = messageOf(await emil.press(list.id, 'Show as text'));
  expect(labelsOf(inWords)).toEqual(['Show as picture', 'Look closer']);
  expect(labelsOf(messageOf(await emil.press(inWords.id, 'Look closer')))).toEqual(labelsOf(closer));
  // Who plays sees no more of the others than who does not.
  await hall.discord.user('ben').press(board.id, 'Look closer');
  expect(drawn.map(({ viewer }) => viewer)).toEqual([...Array.from({ length: 15 }, () => 'table'), 1]);
  expect(messageOf(await emil.pressStale(closer.id, `v1:${id}:closer:9-0`))).toBeDefined();
  expect((await tableOf(hall, id)).seq).toBe(seq);
  expect(refusedRequests(hall)).toEqual([]);
  expect(complaints(hall)).toEqual([]);
  fits(hall.discord);
});

test.each([
  ['citadels', ['aya', 'ben', 'misaki', 'dara'], '● Aya', 'Whole board'],
  ['carcassonne', ['aya', 'ben'], '4 · 3 spaces across', 'A · whole board'],
] as const)('whoever has pictures for a phone begins with the whole board: %s', async (game, players, part, whole) => {
  const { renderer, drawn } = watchedRenderer();
  await using hall = await startGuildhall({ renderer });
  const id = await startTable(hall, game, players);
  if (game === 'carcassonne') await playOn(hall, id, pick, 2 * TILES);
  const board = await shownBoard(hall, id);
  const emil = hall.discord.user('emil');
  const shown = () => [drawn.at(-1)!.scene.screen, drawn.at(-1)!.scene.zoom === null];
  await emil.press(board.id, 'Look closer');
  expect(shown()).toEqual(['desktop', false]);
  await emil.slash('me', { phone: true }, { channel: board.channel_id });
  const closer = messageOf(await emil.press(board.id, 'Look closer'));
  expect(shown()).toEqual(['phone', true]);
  await emil.press(closer.id, part);
  expect(shown()).toEqual(['phone', false]);
  await emil.press(closer.id, whole);
  expect(shown()).toEqual(['phone', true]);
  expect(refusedRequests(hall)).toEqual([]);
  expect(complaints(hall)).toEqual([]);
});
