import type { APIMessage } from 'discord.js';
import { expect } from 'vitest';
import type { Games } from '../../../src/bot/contract.ts';
import type { Seat } from '../../../src/engines/contract.ts';
import type { PictureOrder } from '../../../src/render/pipeline/order.ts';
import type { Renderer } from '../../../src/render/pipeline/renderer.ts';
import { endedGame } from './endedGame.ts';
import { testGames } from './games.ts';
import { quickRenderer, startGuildhall } from './guildhall.ts';
import { complaints, refusedRequests } from './players.ts';
import { buttonsOf, menusOf, messageOf, shownBoard, textOf } from './table.ts';

const games: Games = testGames;

async function watchedHall() {
  const orders: PictureOrder[] = [];
  const renderer: Renderer = {
    ...quickRenderer,
    render: (order, priority) => {
      orders.push(order);
      return quickRenderer.render(order, priority);
    },
  };
  const hall = await startGuildhall({ renderer, games: testGames });
  return { hall, orders };
}

const isDisabled = (message: APIMessage) =>
  buttonsOf(message).flatMap(({ disabled, label }) => (disabled ? [label] : []));
const placeIn = (message: APIMessage): number =>
  Number(/Step ([\d,]+) of/.exec(textOf(message))![1]!.replace(',', '')) - 1;
const FIRST = ['⏮ First', '◀ Back', '◀◀ Turn'];
const LAST = ['Next ▶', 'Last ⏭', 'Turn ▶▶'];

/**
 * A finished game is stepped through from first to last as two seats saw it, and by turns, across a restart.
 *
 * @param most after so many steps or turns, the rest is skipped
 */
export async function stepThrough(game: string, most: number): Promise<void> {
  const { hall, orders } = await watchedHall();
  await using _ = hall;
  const id = await endedGame(hall, game, `replay ${game}`);
  const board = await shownBoard(hall, id);
  const me = hall.discord.user('emil');
  const on = async ({ id: at }: APIMessage, label: string) => messageOf(await me.press(at, label));
  const first = await on(board, 'Replay');
  let message = first;
  expect(isDisabled(message)).toEqual(FIRST);
  for (const viewer of [0, 1]) {
    const steps = (await hall.tables().replay(id, viewer as Seat))!; // There are two seats at least.
    if (viewer > 0) message = await on(message, '⏮ First');
    message = messageOf(await me.select(message.id, menusOf(message)[0]!.custom_id, [String(viewer)]));
    // The first seat's view by steps, the second's by turns.
    const label = viewer === 0 ? 'Next ▶' : 'Turn ▶▶';
    const places = [0];
    while (!isDisabled(message).includes(label) && places.length < most) {
      orders.length = 0;
      message = await on(message, label);
      const at = placeIn(message);
      expect(textOf(message)).not.toContain('Nothing that could be seen');
      expect(orders.find(({ kind }) => kind === 'board')).toMatchObject({ viewer, view: { ...steps[at]!.view } });
      expect(orders.some(({ kind }) => kind === 'hand')).toBe(games[game]!.hand !== null);
      places.push(at);
    }
    if (viewer === 0) expect(places).toEqual([...steps.keys()].slice(0, most));
    else expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
    expect(places.length).toBeGreaterThan(3);
  }
  message = await on(await on(message, '◀◀ Turn'), 'Last ⏭');
  expect(placeIn(message)).toBe((await hall.tables().replay(id, 1 as Seat))!.length - 1);
  await hall.restart();
  expect(isDisabled(message)).toEqual(LAST);
  message = await on(message, '◀ Back');
  expect(isDisabled(message)).toEqual([]);
  message = await on(message, '⏮ First');
  expect(isDisabled(message)).toEqual(FIRST);
  expect(refusedRequests(hall)).toEqual([]);
  expect(complaints(hall)).toEqual([]);
}
