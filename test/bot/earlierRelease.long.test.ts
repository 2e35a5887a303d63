/**
 * Tables of an earlier release are played on by this one. `saves/beforeCitadels` holds the data folder as the program
 * left it when Carcassonne was its only game: one table of three, nine tiles placed, in a channel without a thread.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FakeUser } from '../../src/playground/member/fakeUser.ts';
import { checkedLog } from '../playground/support/checkedLog.ts';
import { startGuildhall } from './support/guildhall.ts';
import { complaints, picker, placeByButtons, refusedRequests, suggestions } from './support/players.ts';
import { allTold, awaited, messageOf, picturesOf, shownBoard, startTable, tableOf, textOf } from './support/table.ts';
import { playSome } from './support/wholeGame.ts';

/** Kept under other names: a data folder is never handed on, so these are refused wherever they stand. */
const saved = (name: string) => join(import.meta.dirname, 'saves/beforeCitadels', name);
const FILES = { 'guildhall.db': saved('record.db'), 'guildhall.key': saved('record.key') };
const TABLE = '1';
const ROWS = 22;
const TILES_LEFT = 62;
const fits = checkedLog();

test('a table from before Citadels shows its board, plays on, ends, and stands beside one of Citadels', async () => {
  await using hall = await startGuildhall({ files: FILES });
  expect(readdirSync(hall.folder)).toContain('guildhall.db.before-0006_left_guilds.sql');

  const before = await tableOf(hall, TABLE);
  expect([before.game, before.status, before.seq]).toEqual(['carcassonne', 'running', ROWS]);
  const [me] = await awaited(hall, TABLE);
  const channel = before.channel ?? '';
  const shown = messageOf(await me!.slash('board', { table: TABLE }, { channel }));
  expect(JSON.stringify(picturesOf(shown))).toContain(`${TILES_LEFT} tiles left`);

  // The stand-in for Discord is a new one: its board and that before this table was saved are not the same.
  const where = { channel, focused: 'at' };
  const [place] = await suggestions(me!, 'carcassonne place', { table: TABLE, at: '' }, where);
  const typed = { table: TABLE, at: String(place!.value) };
  const played = messageOf(await me!.slash('carcassonne place', typed, { channel }));
  expect(textOf(played)).toMatch(/^Done: /);

  const pick = picker('later release');
  const move = async (next: FakeUser) => void (await placeByButtons(next, await shownBoard(hall, TABLE), pick));
  await playSome(hall, TABLE, move, 5);
  expect(textOf(await shownBoard(hall, TABLE))).toMatch(/^## .*(wins|tie for the win)/);
  const proof = await hall.tables().proof(TABLE);
  expect(proof?.checks.map(({ check }) => check)).toEqual(['seal', 'entropy', 'replay']);
  expect(proof?.checks.filter(({ holds }) => holds === false)).toEqual([]);

  const beside = await tableOf(hall, await startTable(hall, 'citadels', ['aya', 'ben', 'dara', 'priya']));
  expect([beside.game, beside.status]).toEqual(['citadels', 'running']);
  await allTold(hall);
  // Its lobby and its old board are not there either.
  for (const refused of refusedRequests(hall)) expect(refused).toMatch(/unknownMessage$/);
  expect(complaints(hall)).toEqual([]);
  fits(hall.discord);
});
