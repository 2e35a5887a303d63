/** What becomes of an animation that is too large, that fails, that has to wait, that comes too late, and that the bot doesn’t live to see. */
import { expect, test } from 'vitest';
import { type Animations, createAnimations, type FramePictures, spread } from '../../src/bot/state/animations.ts';
import type { FrameOrder, PictureFile, PictureOrder, TableOrder } from '../../src/render/pipeline/order.ts';
import type { Renderer } from '../../src/render/pipeline/renderer.ts';
import { createManualClock, MINUTE } from '../playground/support/manualClock.ts';
import { boardOrder, shownInGame } from '../render/support/scenes.ts';
import { toy } from '../toy/engine/index.ts';
import { endedGame } from './support/endedGame.ts';
import { quickRenderer, startGuildhall, type TestGuildhall } from './support/guildhall.ts';
import { complaints, refusedRequests } from './support/players.ts';
import { labelsOf, messageOf, textOf } from './support/table.ts';

const PICTURES: readonly FramePictures[] = shownInGame(toy, 3, 'animations')
  .filter(({ view }) => view.own === null)
  .map((shown) => ({ of: boardOrder('toy', shown) as TableOrder, hand: null })); // Boards are orders of a table.

/** Draws frames of so many bytes each, and remembers what was ordered. */
function framesOf(bytes: (order: FrameOrder) => number | Promise<number>) {
  const orders: FrameOrder[] = [];
  const renderer: Renderer = {
    async render(order): Promise<PictureFile> {
      if (order.kind !== 'frame') throw new Error(`a ${order.kind} among the frames`);
      orders.push(order);
      return { bytes: new Uint8Array(await bytes(order)), width: 600, height: 600 };
    },
    close: async () => {},
  };
  return { renderer, orders };
}

const startedBy = (animations: Animations, user: string, pictures = PICTURES) => {
  const animation = animations.start(user, pictures);
  if (animation === null) throw new Error(`${user} is still waiting`);
  return animation;
};

test('of many pictures so many are kept at equal distances, always the first and the last', () => {
  for (const all of [1, 2, 3, 10, 99, 100, 101, 333]) {
    const pictures = Array.from({ length: all }, (_, i) => i);
    for (const most of [2, 3, 7, 50, 100]) {
      const some = spread(pictures, most);
      expect(some.length).toBe(Math.min(all, most));
      expect([some[0], some.at(-1)]).toEqual([0, all - 1]);
      const gaps = some.slice(1).map((at, i) => at - some[i]!);
      if (gaps.length > 0) expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
    }
    expect(spread(pictures, 1)).toEqual([all - 1]);
  }
});

test.each([
  { what: 'with room for all', most: 100_000, frames: PICTURES.length },
  { what: 'with room for some', most: 20_500, frames: 17 },
  { what: 'with room for a few', most: 3_500, frames: 2 },
  { what: 'with room for the last alone', most: 1_500, frames: 1 },
])('a file $what is never larger, and keeps first and last board', async ({ most, frames: count }) => {
  const { renderer, orders } = framesOf(() => 1_000);
  const { bytes, frames } = await startedBy(createAnimations(renderer, most), 'aya').done;
  expect(frames).toBe(count);
  expect(bytes.length).toBeLessThanOrEqual(most);
  const kept = orders.slice(-frames);
  expect(kept.at(-1)!.of).toBe(PICTURES.at(-1)!.of);
  if (frames > 1) expect(kept[0]!.of).toBe(PICTURES[0]!.of);
  const places = kept.map(({ of }) => PICTURES.findIndex((one) => one.of === of));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  // The first covers everything, and the last, which is looked at longest, is clean.
  expect(kept.map(({ isWhole }) => isWhole)).toEqual(kept.map((_, i) => i === 0 || i === kept.length - 1));
  expect(kept.map(({ shownFor }) => shownFor)).toEqual(kept.map((_, i) => (i === kept.length - 1 ? 6_000 : 900)));
});

test('where some frames are larger than others, a file is still never larger', async () => {
  for (const [index, most] of [5_000, 9_999, 12_345, 30_000].entries()) {
    let drawn = 0;
    const { renderer } = framesOf(() => 200 + ((drawn++ * (index + 7) * 131) % 1_800));
    const { bytes, frames } = await startedBy(createAnimations(renderer, most), 'aya').done;
    expect(bytes.length).toBeLessThanOrEqual(most);
    expect(frames).toBeGreaterThan(1);
  }
});

test('a member gets one at a time, others wait in turn and are told how many are before them', async () => {
  const gate = Promise.withResolvers<number>();
  const { renderer, orders } = framesOf(() => gate.promise);
  const animations = createAnimations(renderer);
  const [aya, ben, dara] = ['aya', 'ben', 'dara'].map((user) => startedBy(animations, user));
  expect(animations.start('aya', PICTURES)).toBeNull();
  expect([aya, ben, dara].map((one) => one!.progress().before)).toEqual([0, 1, 2]);
  gate.resolve(10);
  await aya!.done;
  expect(animations.start('ben', PICTURES)).toBeNull();
  startedBy(animations, 'aya');
  await dara!.done;
  const names = orders.map(({ animation }) => animation);
  expect(names).toEqual(names.toSorted());
  expect(new Set(names.slice(0, 3 * PICTURES.length)).size).toBe(3);
});

test('one that fails is the failure of whoever asked, and the next is drawn, for the same member too', async () => {
  const { renderer } = framesOf(({ animation, of }) => {
    if (animation === '0' && of === PICTURES[3]!.of) throw new Error('no ink');
    return 10;
  });
  const animations = createAnimations(renderer);
  const [first, second] = [startedBy(animations, 'aya'), startedBy(animations, 'ben')];
  await expect(first.done).rejects.toThrow('no ink');
  for (const next of [second, startedBy(animations, 'aya')]) expect((await next.done).frames).toBe(PICTURES.length);
});

test('one that is dropped is drawn no further, and its member may ask for another at once', async () => {
  const gate = Promise.withResolvers<number>();
  const { renderer, orders } = framesOf(() => gate.promise);
  const animations = createAnimations(renderer);
  const [first, second] = [startedBy(animations, 'aya'), startedBy(animations, 'ben')];
  await expect.poll(() => orders.length).toBe(1);
  for (const one of [first, second]) one.drop();
  const again = startedBy(animations, 'ben');
  gate.resolve(10);
  await expect(first.done).rejects.toThrow();
  await expect(second.done).rejects.toThrow();
  expect(animations.start('ben', PICTURES), 'the dropped one does not let go of the new one').toBeNull();
  expect((await again.done).frames).toBe(PICTURES.length);
  expect(orders.length).toBe(1 + PICTURES.length);
});

/** A finished game, and a renderer whose frames `draw` decides on. */
async function withGame(draw: (order: PictureOrder) => Promise<void>) {
  const clock = createManualClock();
  const renderer: Renderer = {
    ...quickRenderer,
    async render(order, priority) {
      if (order.kind === 'frame') await draw(order);
      return quickRenderer.render(order, priority);
    },
  };
  const hall = await startGuildhall({ renderer, clock });
  const id = await endedGame(hall, 'caylus', 'animations');
  const emil = hall.discord.user('emil');
  const shown = messageOf(await emil.slash('replay', { table: id }, { channel: 'board-games' }));
  return { hall, clock, press: async () => messageOf(await emil.press(shown.id, 'Animation')) };
}

const seen = (hall: TestGuildhall, message: string, user = 'emil') =>
  hall.discord
    .user(user)
    .transcript()
    .findLast((entry) => entry.message?.id === message)!;

test('a second press is told to wait beside the replay, a failure is told, and the next one comes', async () => {
  let gate = Promise.withResolvers<void>();
  const { hall, press } = await withGame(() => gate.promise);
  await using _ = hall;
  const first = await press();
  expect(textOf(first)).toMatch(/^Drawing picture 1 of \d+ …$/);
  const second = await press();
  expect(textOf(second)).toBe('Your last animation is still being drawn.');
  gate.reject(new Error('no ink'));
  await expect.poll(() => textOf(seen(hall, first.id).message!)).toContain('Something went wrong');
  expect(complaints(hall).join()).toContain('no ink');
  gate = Promise.withResolvers();
  gate.resolve();
  const third = await press();
  await expect.poll(() => seen(hall, third.id).files).toHaveLength(1);
  expect(refusedRequests(hall)).toEqual([]);
});

test('one that is not there in 14 minutes says so while Discord takes it, and can be asked for again', async () => {
  let gate = Promise.withResolvers<void>();
  const { hall, clock, press } = await withGame(() => gate.promise);
  await using _ = hall;
  const answer = await press();
  clock.pass(14 * MINUTE + 1);
  await expect.poll(() => textOf(seen(hall, answer.id).message!)).toContain('The animation isn’t done yet');
  const { message } = seen(hall, answer.id);
  expect(labelsOf(message!)).toEqual(['Animation']);
  gate.resolve();
  gate = Promise.withResolvers();
  gate.resolve();
  const again = messageOf(await hall.discord.user('emil').press(answer.id, 'Animation'));
  await expect.poll(() => seen(hall, again.id).files).toHaveLength(1);
  expect([complaints(hall), refusedRequests(hall)]).toEqual([[], []]);
});

test('when the bot stops, whoever waits for one is told before it is gone, and can ask again later', async () => {
  let gate = Promise.withResolvers<void>();
  const { hall, press } = await withGame(() => gate.promise);
  await using _ = hall;
  const [emil, dara] = [hall.discord.user('emil'), hall.discord.user('dara')];
  const replay = messageOf(await dara.slash('replay', { table: '1' }, { channel: 'board-games' }));
  const [first, next] = [await press(), messageOf(await dara.press(replay.id, 'Animation'))];
  expect(textOf(first)).toMatch(/^Drawing picture 1 of \d+ …$/);
  expect(textOf(next)).toBe('Another animation is being drawn. Yours is next.');

  await hall.stop(); // The picture is never drawn.
  for (const [user, { id }] of [
    ['emil', first],
    ['dara', next],
  ] as const) {
    const { message } = seen(hall, id, user);
    expect(textOf(message!)).toBe(
      'I was shut down before the animation was done. Please ask for it again once I’m back.',
    );
    expect(labelsOf(message!)).toEqual(['Animation']);
  }

  gate.resolve();
  gate = Promise.withResolvers();
  gate.resolve();
  await hall.start();
  const again = messageOf(await emil.press(first.id, 'Animation'));
  await expect.poll(() => seen(hall, again.id).files).toHaveLength(1);
  expect([complaints(hall), refusedRequests(hall)]).toEqual([[], []]);
});
