/** What is refused of replays, what they are in a file and in an animation. */
import { expect, test } from 'vitest';
import { animationFile } from '../../src/render/animation/file.ts';
import type { DrawPriority, PictureOrder } from '../../src/render/pipeline/order.ts';
import type { Renderer } from '../../src/render/pipeline/renderer.ts';
import { quickRenderer, startGuildhall, type TestGuildhall } from './support/guildhall.ts';
import { complaints, refusedRequests } from './support/players.ts';
import { allTold, menusOf, messageOf, shownBoard, startTable, tableOf, textOf } from './support/table.ts';

const orders: { readonly order: PictureOrder; readonly priority: DrawPriority }[] = [];
const renderer: Renderer = {
  ...quickRenderer,
  render: (order, priority) => {
    orders.push({ order, priority });
    return quickRenderer.render(order, priority);
  },
};

async function withGame(): Promise<{ readonly hall: TestGuildhall; readonly id: string; readonly channel: string }> {
  const hall = await startGuildhall({ renderer });
  const id = await startTable(hall, 'caylus', ['aya', 'ben']);
  for (let move = 0; move < 12; move++) {
    const { seats, standpoints } = await tableOf(hall, id);
    const { seat, user, offer } = seats.find(({ awaited }) => awaited)!;
    const [first] = standpoints!.of(seat).legal();
    await hall.tables().play(id, { interaction: `replay/${move}`, user: user!, offer, moves: [first] });
  }
  const board = await shownBoard(hall, id);
  return { hall, id, channel: board.channel_id };
}

async function resign(hall: TestGuildhall, id: string): Promise<void> {
  const { seats } = await tableOf(hall, id);
  await hall.tables().resign(id, { interaction: 'resign/1', user: seats[0]!.user! });
  await allTold(hall);
}

const IDS = ['open:all:0', 'on:1:3', 'last:all:999999999', 'turnOn:9:0', 'moves:0:0', 'animation:all:0'];

test('of a running table nothing is replayed, by any id', async () => {
  const { hall, id, channel } = await withGame();
  await using _ = hall;
  orders.length = 0;
  const emil = hall.discord.user('emil');
  const board = await shownBoard(hall, id);
  const asked = [emil.slash('replay', { table: id }, { channel })];
  for (const one of IDS) asked.push(emil.pressStale(board.id, `v1:${id}:replay:${one}`));
  asked.push(emil.selectStale(board.id, `v1:${id}:replay:viewer:all:0`, ['0']));
  for (const answer of asked)
    expect(textOf(messageOf(await answer))).toContain(`The game at table ${id} isn’t over yet`);
  expect(await hall.tables().wholeStory(id, 'table')).toBeNull();
  expect(orders).toEqual([]);
});

test('of a finished one hostile ids are answered with the nearest step, as everyone saw it', async () => {
  const { hall, id, channel } = await withGame();
  await using _ = hall;
  await resign(hall, id);
  const emil = hall.discord.user('emil');
  const shown = messageOf(await emil.slash('replay', { table: id }, { channel }));
  expect(textOf(shown)).toContain('Step 1 of ');
  const [end] = /\d+$/.exec(textOf(shown).split('\n')[1]!.split(' · ')[0]!)!;
  for (const one of ['last:9:999999999', 'on:all:99999999']) {
    const answer = messageOf(await emil.pressStale(shown.id, `v1:${id}:replay:${one}`));
    expect(textOf(answer)).toContain(`Step ${end} of ${end}`);
    expect(orders.findLast(({ order }) => order.kind === 'board')?.order).toMatchObject({
      viewer: 'table',
      isPast: true,
    });
  }
  for (const values of [['7'], ['x'], ['0; drop']]) {
    messageOf(await emil.selectStale(shown.id, `v1:${id}:replay:viewer:0:1`, values));
    expect(orders.at(-1)?.order).toMatchObject({ viewer: 'table' });
  }
  for (const one of ['viewer:all:0', 'back:all:-1', 'on:10:0', 'fly:all:0', 'on:all:01']) {
    const answer = messageOf(await emil.pressStale(shown.id, `v1:${id}:replay:${one}`));
    expect(textOf(answer)).not.toContain('Step ');
  }
  expect(complaints(hall)).toEqual([]);
});

test('the moves are a file, and the animation is drawn after all else and replaces its progress', async () => {
  const { hall, id, channel } = await withGame();
  await using _ = hall;
  await resign(hall, id);
  const emil = hall.discord.user('emil');
  const shown = messageOf(await emil.slash('replay', { table: id }, { channel }));
  const file = messageOf(await emil.press(shown.id, 'Moves as a file'));
  const text = seen(hall, file.id).files[0]!.bytes.toString();
  const steps = (await hall.tables().replay(id, 'table'))!;
  expect(text).toMatch(/^Caylus, table 1, as everyone saw it\n.+\n\n● Seat 1: Aya\n■ Seat 2: Ben\n/u);
  for (const { seq } of steps) expect(text).toMatch(new RegExp(`^ *${seq} [●■·] \\S`, 'mu'));
  expect(text).not.toContain('**');

  orders.length = 0;
  const answer = messageOf(await emil.press(shown.id, 'Animation'));
  expect(textOf(answer)).toMatch(/Another animation|Drawing picture 1 of /);
  await expect.poll(() => seen(hall, answer.id).files).toHaveLength(1);
  const [made] = seen(hall, answer.id).files;
  expect(made!.name).toBe(`replay-${id}.webp`);
  expect(textOf(seen(hall, answer.id).message!)).toContain(`Caylus · table ${id}\nAs everyone saw it`);
  const frames = orders.map(({ order }) => order);
  expect(frames.every(({ kind }) => kind === 'frame')).toBe(true);
  expect(orders.every(({ priority }) => priority === 'frame')).toBe(true);
  expect(frames.length).toBeGreaterThan(3);
  const { bytes } = await quickRenderer.render(frames[0]!, 'frame');
  const expected = animationFile(
    8,
    8,
    frames.map(() => bytes),
  );
  expect(made!.bytes.equals(expected)).toBe(true);
  expect(refusedRequests(hall)).toEqual([]);
  expect(complaints(hall)).toEqual([]);
});

test('the file and the animation of a seat say whose view they are, their names without the name', async () => {
  const { hall, id, channel } = await withGame();
  await using _ = hall;
  await resign(hall, id);
  const emil = hall.discord.user('emil');
  const shown = messageOf(await emil.slash('replay', { table: id }, { channel }));
  const seat = messageOf(await emil.select(shown.id, menusOf(shown)[0]!.custom_id, ['1']));
  const file = messageOf(await emil.press(seat.id, 'Moves as a file'));
  const [moves] = seen(hall, file.id).files;
  expect(textOf(file)).toBe(`All moves of table ${id}, as ■ Ben saw them:`);
  expect(moves).toMatchObject({ name: `moves-${id}-seat-2.txt` });
  expect(moves!.bytes.toString()).toMatch(/^Caylus, table 1, as Ben saw it\n/);

  const answer = messageOf(await emil.press(seat.id, 'Animation'));
  await expect.poll(() => seen(hall, answer.id).files).toHaveLength(1);
  const { message, files } = seen(hall, answer.id);
  expect(files[0]!.name).toBe(`replay-${id}-seat-2.webp`);
  expect(textOf(message!)).toContain(`Caylus · table ${id}\nAs ■ Ben saw it\n`);
  expect(JSON.stringify(message)).toContain(`The game of Caylus at table ${id} as Ben saw it, from start to end in `);
  expect(complaints(hall)).toEqual([]);
});

/** A message as emil saw it last. */
const seen = (hall: TestGuildhall, message: string) =>
  hall.discord
    .user('emil')
    .transcript()
    .findLast((entry) => entry.message?.id === message)!;
