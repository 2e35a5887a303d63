import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Renderer } from '../../../src/render/pipeline/renderer.ts';
import { checkedLog } from '../../playground/support/checkedLog.ts';
import { quickRenderer, startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { complaints, picker, placeByButtons, refusedRequests } from '../support/players.ts';
import { awaited, labelsOf, messageOf, picturesOf, shownBoard, startTable, tableOf, textOf } from '../support/table.ts';

const fits = checkedLog();
const pick = picker('look');

async function withTable(): Promise<{ readonly hall: TestGuildhall; readonly id: string }> {
  const hall = await startGuildhall();
  const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
  const [me] = await awaited(hall, id);
  await placeByButtons(me!, await shownBoard(hall, id), pick);
  return { hall, id };
}

describe('anybody may look', () => {
  test('at the rules, the tiles left, the position in words and the last moves, privately and from the board', async () => {
    const { hall, id } = await withTable();
    await using _ = hall;
    const emil = hall.discord.user('emil');
    const board = await shownBoard(hall, id);
    expect(labelsOf(board)).toEqual(['Place the tile', 'Look closer', 'Tiles left', 'Rules', 'More']);

    expect(textOf(messageOf(await emil.press(board.id, 'Rules')))).toContain('**Goal.**');
    const sheet = messageOf(await emil.press(board.id, 'Tiles left'));
    expect(picturesOf(sheet)).toHaveLength(1);
    expect(JSON.stringify(picturesOf(sheet))).toMatch(/cloister: \d of 4/);
    const tiles = messageOf(await emil.press(sheet.id, 'Show as text'));
    expect(tiles.id).toBe(sheet.id);
    expect(textOf(tiles).split('\n').length).toBeGreaterThan(24);
    expect(textOf(tiles)).toMatch(/cloister: \d of 4/);

    const more = messageOf(await emil.press(board.id, 'More'));
    expect(labelsOf(more)).toEqual(['Board as text', 'Move list', 'Check the shuffle']);
    const words = messageOf(await emil.press(more.id, 'Board as text'));
    expect(words.id).toBe(more.id);
    expect(textOf(words)).toMatch(/Last tile: \(/);
    expect(picturesOf(words)).toEqual([]);

    const moves = textOf(messageOf(await emil.slash('log', {}, { channel: board.channel_id })));
    expect(moves).toMatch(/placed a tile at/);
    const text = textOf(messageOf(await emil.slash('board', { text: true }, { channel: board.channel_id })));
    expect(text).toContain('followers left');
    const picture = messageOf(await emil.slash('board', {}, { channel: board.channel_id }));
    expect(picturesOf(picture)).toHaveLength(1);
    expect(textOf(messageOf(await emil.slash('help', {}, { channel: 'lounge' })))).toContain(
      '**Carcassonne** (2–5 players)',
    );
    expect(textOf(messageOf(await emil.slash('games', {}, { channel: 'lounge' })))).toMatch(
      /Table 1.*waiting for . (Aya|Ben)/u,
    );

    // Nothing of this was for other eyes: the thread holds the call at the start, the board, and what earlier ones have
    // shrunk to.
    const [call, ...boards] = hall.discord.messages(board.channel_id);
    expect(call?.content).toContain('is starting');
    expect(boards.filter((message) => picturesOf(message).length === 1)).toHaveLength(1);
    for (const message of boards) expect(textOf(message)).toMatch(/ placed a tile at |, place your tile/);
    expect(refusedRequests(hall)).toEqual([]);
    expect(complaints(hall)).toEqual([]);
    fits(hall.discord);
  });

  test('and in the lobby at how the game is played', async () => {
    await using hall = await startGuildhall();
    const lobby = messageOf(
      await hall.discord.user('aya').slash('new', { game: 'carcassonne' }, { channel: 'board-games' }),
    );
    const rules = textOf(messageOf(await hall.discord.user('emil').press(lobby.id, 'How to play')));
    expect(rules).toContain('`old`');
    const early = await hall.discord.user('aya').slash('board', { table: '1' }, { channel: 'board-games' });
    expect(textOf(messageOf(early))).toBe('The game hasn’t started yet.');
  });
});

test('the first step of a panel tells what has happened since the last turn, the next ones do not', async () => {
  const { hall, id } = await withTable();
  await using _ = hall;
  const first = async () => {
    const [me] = await awaited(hall, id);
    return { me: me!, panel: messageOf(await me!.press((await shownBoard(hall, id)).id, 'Place the tile')) };
  };
  // Nobody else has had a turn before.
  expect(textOf((await first()).panel)).not.toContain('Since your last turn');
  await placeByButtons((await first()).me, await shownBoard(hall, id), pick);
  const { me, panel } = await first();
  expect(textOf(panel)).toMatch(/^\*\*Since your last turn\*\*\n> .* placed a tile at .*\n(.*\n)*### Where should/);
  const next = messageOf(await me.press(panel.id, labelsOf(panel).find((label) => /^\d+$/.test(label))!));
  expect(textOf(next)).not.toContain('Since your last turn');
  expect(complaints(hall)).toEqual([]);
});

describe('a move in the making', () => {
  test('is kept when the panel is closed, goes back step by step, and survives a restart', async () => {
    const { hall, id } = await withTable();
    await using _ = hall;
    const board = await shownBoard(hall, id);
    const [me] = await awaited(hall, id);
    let panel = messageOf(await me!.press(board.id, 'Place the tile'));
    const places = labelsOf(panel).filter((label) => /^\d+$/.test(label));
    expect(JSON.stringify(picturesOf(panel))).toMatch(new RegExp(`Available: ${places[0]}: (tile at )?\\(`));
    panel = messageOf(await me!.press(panel.id, places[0]!));
    const second = textOf(panel);

    const closed = messageOf(await me!.press(panel.id, 'Close'));
    expect(textOf(closed)).toContain('Your unfinished move is saved');
    expect(picturesOf(closed)).toEqual([]);
    await hall.restart();
    const again = messageOf(await me!.press(closed.id, 'Resume your move'));
    expect(textOf(again)).toBe(second);

    if (labelsOf(again).includes('Back')) {
      const first = messageOf(await me!.press(again.id, 'Back'));
      expect(textOf(first)).toContain('Where should the tile go?');
    }
    // From the board it is found where it was left.
    expect(messageOf(await me!.press(board.id, 'Place the tile')).id).not.toBe(again.id);
    expect(complaints(hall)).toEqual([]);
  });
});

describe('resigning', () => {
  test('is asked once more, and ends the game of two', async () => {
    const { hall, id } = await withTable();
    await using _ = hall;
    const ben = hall.discord.user('ben');
    const board = await shownBoard(hall, id);
    const stranger = messageOf(await hall.discord.user('emil').slash('resign', {}, { channel: board.channel_id }));
    expect(textOf(stranger)).toBe('You’re not playing at this table.');

    const more = messageOf(await ben.press(board.id, 'More'));
    const question = messageOf(await ben.press(more.id, 'Resign'));
    expect(textOf(question)).toContain('Resign at table');
    expect((await tableOf(hall, id)).status).toBe('running');
    expect(textOf(messageOf(await ben.press(question.id, 'Yes, resign')))).toContain('You resigned');
    expect((await tableOf(hall, id)).status).toBe('finished');
    const final = await shownBoard(hall, id);
    expect(textOf(final)).toContain('## Aya wins Carcassonne');
    expect(textOf(final)).toContain('(resigned)');
    await hall.discord.until(() => textOf(hall.discord.messages('board-games')[0]!).includes('wins'));
    expect(textOf(hall.discord.messages('board-games')[0]!)).toMatch(
      /^-# \[Table 1\]\(https:\S+\) · Carcassonne · Aya wins$/,
    );
    expect(complaints(hall)).toEqual([]);
    fits(hall.discord);
  });
});

test('a running game is closed by a manager of the server only, and its board says so', async () => {
  await using hall = await startGuildhall();
  const id = await startTable(hall, 'carcassonne', ['ben', 'dara']);
  const { channel_id: channel } = await shownBoard(hall, id);
  const refused = messageOf(await hall.discord.user('ben').slash('cancel', {}, { channel }));
  expect(textOf(refused)).toBe(
    'Only members with **Manage Server** or **Manage Messages** can end a game in progress.',
  );
  const asked = messageOf(await hall.discord.user('aya').slash('cancel', {}, { channel }));
  const done = messageOf(await hall.discord.user('aya').press(asked.id, 'Yes, end the game'));
  expect(textOf(done)).toBe('Table 1 is canceled.');
  const board = await shownBoard(hall, id);
  expect(textOf(board)).toContain('This table was canceled.');
  expect(board.mentions).toEqual([]);
  expect(labelsOf(board)).not.toContain('Place the tile');
  expect(complaints(hall)).toEqual([]);
});

test('a picture that is slow to draw is deferred, and a move never is', async () => {
  const slow: Renderer = {
    ...quickRenderer,
    async render(order, urgency) {
      await wait(1_800);
      return quickRenderer.render(order, urgency);
    },
  };
  await using hall = await startGuildhall({ renderer: slow });
  const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
  const { channel_id: channel } = await shownBoard(hall, id);
  const shown = messageOf(await hall.discord.user('emil').slash('board', {}, { channel }));
  expect(picturesOf(shown)).toHaveLength(1);
  const types = () =>
    hall.discord.log
      .filter(({ path }) => path.endsWith('/callback'))
      .map(({ payload }) => (payload as { type: number }).type);
  expect(types().at(-1)).toBe(5);
  const board = await shownBoard(hall, id);
  const [me] = await awaited(hall, id);
  const panel = messageOf(await me!.press(board.id, 'Place the tile'));
  expect(labelsOf(panel)).toContain('Close');
  expect(types().at(-1)).toBe(5);
  expect(complaints(hall)).toEqual([]);
});
