import type { APIMessage } from 'discord.js';
import { expect, test } from 'vitest';
import { startKillable } from './support/killable.ts';
import { endOfTurn, idOf, labelsOf, messageOf, textOf } from './support/table.ts';

const hasTurn = (message: APIMessage): boolean => labelsOf(message).includes('Place the tile');
/** The row that a board shows. */
const seqOf = (board: APIMessage): number => Number(idOf(board, 'Place the tile').split(':')[2]);

test('the bot is killed in mid-game: with a move half made, and as a move is acknowledged', async () => {
  await using hall = await startKillable();
  const { discord } = hall;
  const [aya, ben] = [discord.user('aya'), discord.user('ben')];
  const lobby = messageOf(await aya.slash('new', { game: 'carcassonne' }, { channel: 'board-games' }));
  await ben.press(lobby.id, 'Join');
  await aya.press(lobby.id, 'Start');
  const inThread = () => (discord.threads('board-games').length === 0 ? [] : discord.messages(lobby.id));

  for (const isHalfMade of [true, false]) {
    const board = await hall.seen(inThread, hasTurn);
    const me = board.mentions[0]?.id === aya.member.id ? aya : ben;
    const panel = await endOfTurn(me, board);
    if (isHalfMade) await hall.killAndStart();
    const confirmed = messageOf(await me.press(panel.id, 'Confirm'));
    expect(textOf(confirmed)).toMatch(/^Done: /);
    if (!isHalfMade) await hall.killAndStart();
    await hall.seen(inThread, (message) => hasTurn(message) && seqOf(message) > seqOf(board));
    const told = messageOf(await me.pressStale(board.id, idOf(board, 'Place the tile')));
    expect(textOf(told)).toContain('That button is out of date.');
  }
  // Each row has one board at most.
  const seqs = inThread().filter(hasTurn).map(seqOf);
  expect(new Set(seqs).size).toBe(seqs.length);
});
