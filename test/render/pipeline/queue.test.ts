import { expect, test } from 'vitest';
import type { Viewer } from '../../../src/engines/contract.ts';
import type { Zoom } from '../../../src/render/contract.ts';
import type { PictureFile, PictureOrder } from '../../../src/render/pipeline/order.ts';
import { createQueue } from '../../../src/render/pipeline/renderer.ts';
import { openViewOf } from '../../support/views.ts';

const file = (name: string): PictureFile => ({ bytes: new TextEncoder().encode(name), width: 1, height: 1 });
const nameOf = ({ bytes }: PictureFile) => new TextDecoder().decode(bytes);

interface Seen {
  readonly seen: string;
}

function order(table: string, viewer: Viewer, seen: string, zoom: Zoom | null = null): PictureOrder {
  const scene = { names: [], locale: 'en', recent: [], story: [], step: null, zoom, screen: 'desktop' } as const;
  return { kind: 'board', game: 'toy', table, viewer, view: { open: openViewOf({ seen }), own: null }, scene };
}
/** `order` makes all boards here. */
const seenIn = (one: PictureOrder) => (one.kind === 'board' ? (one.view.open as object as Seen).seen : '');

/** A queue whose work is done when the test says so. */
function workshop() {
  const begun: string[] = [];
  const finish: ((problem?: Error) => void)[] = [];
  const queue = createQueue((one) => {
    begun.push(seenIn(one));
    return new Promise((resolve, reject) => {
      finish.push((problem) => (problem ? reject(problem) : resolve(file(seenIn(one)))));
    });
  });
  return {
    ...{ begun, queue },
    /** Ends the picture at hand and lets the next one begin. */
    async next(problem?: Error) {
      finish.shift()?.(problem);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('one picture is made at a time: a panel first, frames of animations last, each in order of arrival', async () => {
  const { begun, queue, next } = workshop();
  const asked = [
    queue.render(order('1', 'table', 'first'), 'frame'),
    queue.render(order('6', 'table', 'ahead'), 'ahead'),
    queue.render(order('2', 'table', 'frame'), 'frame'),
    queue.render(order('3', 'table', 'board'), 'board'),
    queue.render(order('4', 'table', 'panel'), 'panel'),
    queue.render(order('5', 'table', 'panel again'), 'panel'),
  ];
  expect(begun).toEqual(['first']);
  for (let i = 0; i < 6; i++) await next();
  expect(begun).toEqual(['first', 'panel', 'board', 'panel again', 'ahead', 'frame']);
  expect((await Promise.all(asked)).map(nameOf)).toEqual(['first', 'ahead', 'frame', 'board', 'panel', 'panel again']);
});

test('a player’s panel is drawn before the pictures of onlookers, however many wait and for how long', async () => {
  const { begun, queue, next } = workshop();
  const looks = ['a', 'b', 'c'].map((seen) => queue.render(order(seen, 'table', seen), 'onlooker'));
  const asked = [
    queue.render(order('2', 'table', 'ahead'), 'ahead'),
    queue.render(order('3', 'table', 'board'), 'board'),
    queue.render(order('4', 'table', 'panel'), 'panel'),
  ];
  for (let i = 0; i < 6; i++) await next();
  expect(begun).toEqual(['a', 'panel', 'board', 'b', 'c', 'ahead']);
  await Promise.all([...looks, ...asked]);
});

test('panels that keep coming do not hold up the boards: they take turns', async () => {
  const { begun, queue, next } = workshop();
  const panels = ['a', 'b', 'c', 'd'].map((seen) => queue.render(order(seen, 'table', seen), 'panel'));
  const boards = ['1', '2'].map((seen) => queue.render(order(seen, 'table', seen), 'board'));
  for (let i = 0; i < 6; i++) await next();
  expect(begun).toEqual(['a', '1', 'b', '2', 'c', 'd']);
  await Promise.all([...panels, ...boards]);
});

test('of waiting boards of one table only the newest is made, and all who wait get it', async () => {
  const { begun, queue, next } = workshop();
  const running = queue.render(order('1', 'table', 'a'), 'board');
  const older = queue.render(order('1', 'table', 'b'), 'board');
  const other = queue.render(order('2', 'table', 'x'), 'board');
  const newer = queue.render(order('1', 'table', 'c'), 'board');
  for (let i = 0; i < 4; i++) await next();
  expect(begun).toEqual(['a', 'c', 'x']);
  expect((await Promise.all([running, older, other, newer])).map(nameOf)).toEqual(['a', 'c', 'x', 'c']);
});

test('what one seat sees is never given to another order', async () => {
  const { begun, queue, next } = workshop();
  const seat = 0 as Viewer;
  const asked = ['a', 'b', 'c'].map((seen) => queue.render(order('1', seat, seen), 'panel'));
  for (let i = 0; i < 3; i++) await next();
  expect(begun).toEqual(['a', 'b', 'c']);
  expect((await Promise.all(asked)).map(nameOf)).toEqual(['a', 'b', 'c']);
});

test('a picture that fails is told to whoever waits for it, and the next one is made', async () => {
  const { queue, next } = workshop();
  const failing = queue.render(order('1', 'table', 'a'), 'board');
  const waiting = queue.render(order('2', 'table', 'b'), 'board');
  const told = expect(failing).rejects.toThrow('broken on purpose');
  await next(new Error('broken on purpose'));
  await told;
  await next();
  expect(nameOf(await waiting)).toBe('b');
});

test('after the end nothing is made, and what waited is told', async () => {
  const { begun, queue, next } = workshop();
  const running = queue.render(order('1', 'table', 'a'), 'board');
  const waiting = queue.render(order('2', 'table', 'b'), 'board');
  const told = expect(waiting).rejects.toThrow('the renderer is closed');
  await queue.close();
  await told;
  await expect(queue.render(order('3', 'table', 'c'), 'panel')).rejects.toThrow('the renderer is closed');
  await next();
  expect(nameOf(await running)).toBe('a');
  expect(begun).toEqual(['a']);
});

test('a part of a board belongs to who looks at it: no other takes its place', async () => {
  const { begun, queue, next } = workshop();
  const asked = [
    queue.render(order('1', 'table', 'at work'), 'panel'),
    queue.render(order('1', 'table', 'all'), 'panel'),
    queue.render(order('1', 'table', 'here', { cells: 3, centre: { x: 0, y: 0 } }), 'panel'),
    queue.render(order('1', 'table', 'there', { cells: 3, centre: { x: 5, y: 0 } }), 'panel'),
  ];
  for (let i = 0; i < 4; i++) await next();
  expect(begun).toEqual(['at work', 'all', 'here', 'there']);
  expect((await Promise.all(asked)).map(nameOf)).toEqual(begun);
});
