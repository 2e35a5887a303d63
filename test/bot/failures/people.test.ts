import { describe, expect, test } from 'vitest';
import { PRESS_LIMITS } from '../../../src/bot/interaction/admission.ts';
import type { InteractionResult } from '../../../src/playground/member/interactionResult.ts';
import type { Renderer } from '../../../src/render/pipeline/renderer.ts';
import { TABLE_LIMITS } from '../../../src/tables/lobby/limits.ts';
import { createManualClock } from '../../playground/support/manualClock.ts';
import { quickRenderer, startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { complaints } from '../support/players.ts';
import { createShiftedClock } from '../support/shiftedClock.ts';
import {
  allTold,
  awaited,
  closeTable,
  labelsOf,
  messageOf,
  opened,
  shownBoard,
  startTable,
  tableOf,
  textOf,
} from '../support/table.ts';

const WHERE = { channel: 'board-games' };
const answers = (hall: TestGuildhall) => hall.discord.log.filter(({ path }) => path.endsWith('/callback')).length;
/** What came of all of them, of which so many are answered; once they are dealt with, three seconds pass for the others. */
async function outcomes(
  hall: TestGuildhall,
  clock: { pass(ms: number): void },
  answered: number,
  send: () => readonly Promise<InteractionResult>[],
  areDealtWith: () => boolean = () => true,
): Promise<readonly InteractionResult[]> {
  const before = answers(hall);
  const all = send();
  await expect.poll(() => answers(hall) - before).toBe(answered);
  await expect.poll(areDealtWith).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 100));
  clock.pass(3_001);
  const told = await Promise.all(all);
  expect(answers(hall) - before).toBe(answered);
  return told;
}

describe('§4 People: a storm of presses', () => {
  test('of one person is answered ten times in five seconds; the rest is dropped without a request', async () => {
    const clock = createManualClock();
    await using hall = await startGuildhall({ clock, limits: PRESS_LIMITS });
    const [aya, ben] = [hall.discord.user('aya'), hall.discord.user('ben')];
    const before = hall.discord.log.length;
    const told = await outcomes(hall, clock, 10, () => Array.from({ length: 25 }, () => aya.slash('help', {}, WHERE)));
    expect(told.filter(({ kind }) => kind === 'message')).toHaveLength(10);
    expect(told.filter(({ kind }) => kind === 'failed')).toHaveLength(15);
    expect(hall.discord.log.length - before).toBe(10);
    expect(textOf(messageOf(await ben.slash('help', {}, WHERE)))).toContain('Board games');
    clock.pass(5_000);
    expect(textOf(messageOf(await aya.slash('help', {}, WHERE)))).toContain('Board games');
    expect(complaints(hall)).toEqual([]);
  });

  test('does not count what is suggested while somebody types', async () => {
    const clock = createManualClock();
    await using hall = await startGuildhall({ clock, limits: PRESS_LIMITS });
    const aya = hall.discord.user('aya');
    const typed = await Promise.all(
      Array.from({ length: 30 }, () => aya.autocomplete('join', { table: '' }, { ...WHERE, focused: 'table' })),
    );
    expect(typed.filter(({ kind }) => kind === 'choices')).toHaveLength(30);
    expect((await aya.slash('help', {}, WHERE)).kind).toBe('message');
  });

  test('at one table leaves those who sit there their say', async () => {
    const clock = createManualClock();
    const limits = { ofUser: { most: 1_000, within: 5_000 }, atTable: PRESS_LIMITS.atTable };
    await using hall = await startGuildhall({ clock, limits });
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    await allTold(hall);
    clock.pass(10_000);
    const board = await shownBoard(hall, id);
    const strangers = ['dara', 'emil', 'noor', 'priya'].map((name) => hall.discord.user(name));
    const told = await outcomes(hall, clock, 30, () =>
      Array.from({ length: 60 }, (_, i) => strangers[i % 4]!.press(board.id, 'Place the tile')),
    );
    expect(told.filter(({ kind }) => kind === 'failed')).toHaveLength(30);
    const [me] = await awaited(hall, id);
    expect(labelsOf(messageOf(await me!.press(board.id, 'Place the tile')))).toContain('Close');
  });
});

describe('§4 People: two hundred presses at once of somebody who does not play', () => {
  /** What the bot asks every few seconds by itself. */
  const BY_ITSELF = new Set(['lastHeartbeat', 'saveHeartbeat', 'doDue', 'cancelIdle', 'dailyNotes']);

  /** Counts what else the bot asks of its tables from now on, by name. */
  function countCalls(hall: TestGuildhall): Map<string, number> {
    const counts = new Map<string, number>();
    const tables: Record<string, unknown> = { ...hall.tables() };
    for (const [name, own] of Object.entries(tables)) {
      if (typeof own !== 'function' || BY_ITSELF.has(name)) continue;
      const counted = (...given: unknown[]): unknown => {
        counts.set(name, (counts.get(name) ?? 0) + 1);
        return own(...given);
      };
      Object.assign(hall.tables(), { [name]: counted });
    }
    return counts;
  }

  test('read and draw no more than ten of them, after whatever the players are waiting for', async () => {
    const clock = createManualClock();
    const drawn: string[] = [];
    const renderer: Renderer = {
      ...quickRenderer,
      render: (order, priority) => {
        drawn.push(priority);
        return quickRenderer.render(order, priority);
      },
    };
    await using hall = await startGuildhall({ clock, limits: PRESS_LIMITS, renderer });
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    await allTold(hall);
    clock.pass(10_000);
    const board = await shownBoard(hall, id);
    const dara = hall.discord.user('dara');
    const counts = countCalls(hall);
    drawn.length = 0;
    await dara.press(board.id, 'Look closer');
    const [once, drawnOnce] = [new Map(counts), drawn.length];
    expect(once.get('get')).toBeGreaterThan(0);
    expect(drawnOnce).toBe(1);
    await outcomes(hall, clock, 9, () => Array.from({ length: 199 }, () => dara.press(board.id, 'Look closer')));
    for (const [name, count] of counts) expect([name, count]).toEqual([name, 10 * (once.get(name) ?? 0)]);
    expect(drawn).toEqual(Array(10).fill('onlooker'));

    clock.pass(10_000);
    const [me] = await awaited(hall, id);
    await me!.press(board.id, 'Place the tile');
    expect(drawn.at(-1)).toBe('panel');
  });

  test('of many people read a table thirty times, and then only whether they sit there', async () => {
    const clock = createManualClock();
    const limits = { ofUser: { most: 1_000, within: 5_000 }, atTable: PRESS_LIMITS.atTable };
    await using hall = await startGuildhall({ clock, limits });
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    await allTold(hall);
    clock.pass(10_000);
    const board = await shownBoard(hall, id);
    const strangers = ['dara', 'emil', 'noor', 'priya'].map((name) => hall.discord.user(name));
    const counts = countCalls(hall);
    await strangers[0]!.press(board.id, 'Place the tile');
    const once = new Map(counts);
    const press = (_: unknown, i: number) => strangers[i % 4]!.press(board.id, 'Place the tile');
    const areRead = () => (counts.get('isSeated') ?? 0) >= 170;
    await outcomes(hall, clock, 29, () => Array.from({ length: 199 }, press), areRead);
    expect(counts.get('isSeated')).toBe(170);
    for (const name of ['isSeated', 'isErasing']) counts.delete(name); // The second reads nothing.
    for (const [name, count] of counts) expect([name, count]).toEqual([name, 30 * (once.get(name) ?? 0)]);
  });
});

describe('§4 People: a flood of tables', () => {
  test('is refused privately, with the figure', async () => {
    const tableLimits = { ...TABLE_LIMITS, hosted: 1, openings: 2, inChannel: 2 };
    await using hall = await startGuildhall({ tableLimits });
    const [aya, ben, dara, emil] = ['aya', 'ben', 'dara', 'emil'].map((name) => hall.discord.user(name));
    const open = async (who: typeof aya, channel = 'board-games') =>
      textOf(messageOf(await who!.slash('new', { game: 'carcassonne' }, { channel })));
    await open(aya);
    expect(await open(aya)).toBe('You’re already hosting 1 table. End one first.');
    await open(ben);
    expect(await open(dara)).toBe('This channel already has 2 tables. Try another channel.');
    for (let i = 0; i < 2; i++) {
      const lobby = messageOf(await emil!.slash('new', { game: 'carcassonne' }, { channel: 'lounge' }));
      await closeTable(emil!, lobby);
    }
    expect(await open(emil, 'lounge')).toBe('You’ve opened or moved a lot of tables. Try again in 10 minutes.');
    expect(complaints(hall)).toEqual([]);
  });

  test('ends with the lobbies that nobody has touched for a day: they are closed, and their message says so', async () => {
    const clock = createShiftedClock();
    await using hall = await startGuildhall({ clock, lobbyAge: 24 * 3_600_000 });
    const lobby = await opened(hall, 'carcassonne', ['aya', 'ben']);
    const running = await startTable(hall, 'carcassonne', ['dara', 'emil'], 'lounge');
    await allTold(hall);
    clock.pass(24 * 3_600_000);
    await hall.restart(); // It looks at the start, and every minute from then on.
    await expect.poll(async () => (await tableOf(hall, '1')).status).toBe('cancelled');
    await allTold(hall);
    const message = hall.discord.messages('board-games').find(({ id }) => id === lobby.id)!;
    expect(textOf(message)).toBe('-# Table 1 · Carcassonne · canceled');
    expect((await tableOf(hall, running)).status).toBe('running');
  });
});
