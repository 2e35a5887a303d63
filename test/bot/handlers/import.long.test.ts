/** `/import`, from the file that a member gives to the table that all see. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { APIMessage } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { games } from '../../../src/engines/games.ts';
import { systemClock } from '../../../src/kernel/clock.ts';
import { openStore } from '../../../src/store/openStore.ts';
import { createTables } from '../../../src/tables/createTables.ts';
import { TABLE_LIMITS } from '../../../src/tables/lobby/limits.ts';
import { commonWords } from '../../../src/words/common/index.ts';
import { startAt } from '../../support/startAt.ts';
import { recordOf } from '../../tables/support/imports.ts';
import {
  ANNE,
  BERT,
  done,
  GUILD,
  openTable,
  openTestTables,
  playOn,
  press,
  startTable,
  temporaryFolder,
} from '../../tables/support/testTables.ts';
import { startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { complaints, refusedRequests } from '../support/players.ts';
import { allTold, awaited, idOf, labelsOf, messageOf, shownBoard, tableOf, textOf } from '../support/table.ts';

const CHANNEL = 'board-games';
const COUNTS_NOT = 'Imported game: it doesn’t count.';
const FROM_ROW = '-# Imported game, continued from row 20 of its record: it doesn’t count.';

/** The record of a finished game of another installation. */
async function recordFrom(game: string, seats = 3): Promise<string> {
  const elsewhere = openTestTables();
  const { id } = await startTable(elsewhere, seats, game);
  await playOn(elsewhere, id, 'all');
  return recordOf(elsewhere, id);
}

/** What the bot answers to a file. */
async function given(
  hall: Pick<TestGuildhall, 'discord'>,
  content: string,
  name = 'aya',
  more = {},
): Promise<APIMessage> {
  const me = hall.discord.user(name);
  return messageOf(
    await me.slash('import', { file: me.upload('table-1.json', content), ...more }, { channel: CHANNEL }),
  );
}

/** The newest table in the server. */
async function imported(hall: TestGuildhall): Promise<string> {
  const guild = hall.discord.guilds[0]!.id;
  const [newest] = [...(await hall.tables().inGuild(guild, 'ended')), ...(await hall.tables().inGuild(guild))];
  return newest!.id;
}

describe('a record given to /import', () => {
  test.each(['carcassonne', 'citadels'])(
    'of %s becomes the last message of a table, with a replay below it',
    async (game) => {
      const record = await recordFrom(game, game === 'citadels' ? 4 : 3);
      await using hall = await startGuildhall();
      const answer = await given(hall, record);
      expect(textOf(answer)).toMatch(
        /^The record holds\. The game is table \d+ in this channel now, and everyone can replay it\.$/,
      );
      expect(answer.flags! & 64).toBe(64);
      const id = await imported(hall);
      const board = await shownBoard(hall, id);
      await allTold(hall);
      expect(hall.discord.messages(CHANNEL).map((message) => message.id)).toEqual([board.id]);
      expect(hall.discord.threads(CHANNEL)).toEqual([]);
      expect(textOf(board)).toContain('Seat 1');
      expect(textOf(board)).toContain(COUNTS_NOT);
      expect(board.mentions).toEqual([]);
      expect(labelsOf(board)).toContain('Replay');
      expect(labelsOf(board)).not.toContain('Rematch');

      const ben = hall.discord.user('ben');
      const replay = messageOf(await ben.press(board.id, 'Replay'));
      expect(textOf(replay)).toContain(`table ${id}\n-# ${COUNTS_NOT}\nStep 1 of `);
      expect(textOf(messageOf(await ben.press(replay.id, commonWords.en.buttons.last)))).toMatch(/Step (\d+) of \1/);
      const proof = textOf(messageOf(await ben.press(board.id, commonWords.en.buttons.verify)));
      expect(proof).toContain('This table was opened from a file: the record of a table with the number 1.');
      expect(proof).not.toContain('Failed');
      for (const board of [await ben.slash('leaderboard', { game }, { channel: CHANNEL })])
        expect(textOf(messageOf(board))).not.toContain('Seat');
      expect(await hall.tables().results.outcome(id)).toBeNull();
      expect([refusedRequests(hall), complaints(hall)]).toEqual([[], []]);
    },
  );

  test('is refused without the permission, and where the bot may not post', async () => {
    await using hall = await startGuildhall();
    const ben = hall.discord.user('ben');
    const file = ben.upload('table-1.json', '{}');
    expect(await ben.slash('import', { file }, { channel: CHANNEL })).toEqual({
      kind: 'refused',
      reason: 'There is no command /import here.',
    });
    hall.discord.setBotPermissions(CHANNEL, 0n);
    expect(textOf(await given(hall, '{}'))).toContain('I’m missing the');
  });

  const BAD: readonly (readonly [string, (record: string) => string, string])[] = [
    ['no record', () => 'hello', 'That file isn’t a game record.'],
    ['binary', () => '\u0000\u0001\uFFFD', 'That file isn’t a game record.'],
    ['too large', (record) => record + ' '.repeat(1024 * 1024), 'That file is too large for a game record'],
    [
      'another seed',
      (record) => JSON.stringify({ ...JSON.parse(record), seed: 'ab'.repeat(32) }),
      'its seed isn’t the one that was sealed',
    ],
    ['another game', (record) => record.replace('"carcassonne"', '"chess"'), 'That game isn’t available here.'],
  ];

  test('is refused with a sentence that says why, and nothing is left of it', async () => {
    const record = await recordFrom('carcassonne');
    await using hall = await startGuildhall();
    for (const [what, change, said] of BAD) expect(textOf(await given(hall, change(record))), what).toContain(said);
    const row = JSON.parse(record).rows[4];
    const other = record.replace(JSON.stringify(row.payload), '{"kind":"skip"}');
    expect(textOf(await given(hall, other))).toBe(
      `This record doesn’t hold, so nothing was imported: row ${row.seq} isn’t allowed.`,
    );
    hall.discord.refuseNext('unknownMessage', 'GET /cdn/ephemeral-attachments');
    expect(textOf(await given(hall, record))).toBe('I couldn’t get that file from Discord. Please try again.');
    expect(await hall.tables().inGuild(hall.discord.guilds[0]!.id, 'ended')).toEqual([]);
    expect(hall.discord.messages(CHANNEL)).toEqual([]);
    expect(refusedRequests(hall)).toEqual([]);
  });

  test('brings in no text of others: neither a word, nor the name of the file', async () => {
    const odd = '@everyone <@1> \u202Eevil';
    const elsewhere = openTestTables();
    const { id: former } = await openTable(elsewhere, 2, 'carcassonne');
    done(await elsewhere.tables.setWord(former, { interaction: press(), user: BERT, word: odd }));
    done(await startAt(elsewhere.tables, former, { interaction: press(), user: ANNE }));
    await playOn(elsewhere, former, 'all');
    const record = await recordOf(elsewhere, former);
    expect(record).toContain('evil');
    await using hall = await startGuildhall();
    const aya = hall.discord.user('aya');
    const file = aya.upload(`${odd}.json`, record);
    const answer = messageOf(await aya.slash('import', { file }, { channel: CHANNEL }));
    expect(textOf(answer)).toMatch(/^The record holds\./);
    const board = await shownBoard(hall, await imported(hall));
    await allTold(hall);
    const proof = messageOf(await aya.press(board.id, commonWords.en.buttons.verify));
    for (const message of [answer, proof, ...hall.discord.messages(CHANNEL)]) {
      expect(JSON.stringify(message)).not.toMatch(/everyone <@1>|\u202E|evil/);
      expect([message.mention_everyone, message.mentions]).toEqual([false, []]);
    }
  });

  test('from before there were start messages: `/verify` says that its words are not kept', async () => {
    const folder = temporaryFolder();
    const save = join(import.meta.dirname, '../../tables/saves/beforeStartMessages/record.db.gz');
    writeFileSync(join(folder, 'guildhall.db'), gunzipSync(readFileSync(save)));
    const elsewhere = openTestTables(folder);
    await elsewhere.tables.resume();
    const known = [...Object.keys(games)];
    const began = (await elsewhere.tables.inGuild(GUILD)).find(
      ({ status, game }) => status === 'running' && known.includes(game),
    )!;
    await playOn(elsewhere, began.id, 'rest');
    const record = await recordOf(elsewhere, began.id);
    expect(JSON.parse(record).joins.some(({ word }: { word: string | null }) => word !== '')).toBe(true);
    await using hall = await startGuildhall();
    expect(textOf(await given(hall, record))).toMatch(/^The record holds\./);
    const board = await shownBoard(hall, await imported(hall));
    const proof = textOf(messageOf(await hall.discord.user('ben').press(board.id, commonWords.en.buttons.verify)));
    expect(proof).toContain('– Can’t check (an imported game is kept without its shuffle words): ');
    expect(proof).not.toContain('erased');
  });

  test('makes one table, though Discord delivers the command twice', async () => {
    const record = await recordFrom('carcassonne');
    await using hall = await startGuildhall();
    hall.discord.arm('duplicate');
    await given(hall, record);
    await shownBoard(hall, await imported(hall));
    await allTold(hall);
    expect(await hall.tables().inGuild(hall.discord.guilds[0]!.id, 'ended')).toHaveLength(1);
    expect(hall.discord.messages(CHANNEL)).toHaveLength(1);
  });

  test('is within the limits of tables, as a table opened by /new', async () => {
    const record = await recordFrom('carcassonne');
    await using hall = await startGuildhall({ tableLimits: { ...TABLE_LIMITS, openings: 1 } });
    await given(hall, record);
    // Before anything is checked.
    for (const content of [record, 'hello'])
      expect(textOf(await given(hall, content))).toMatch(/^You’ve opened or moved a lot of tables\./);
    expect(await hall.tables().inGuild(hall.discord.guilds[0]!.id, 'ended')).toHaveLength(1);
  });

  test('cannot be played on where games count', async () => {
    await using hall = await startGuildhall();
    const aya = hall.discord.user('aya');
    const file = aya.upload('table-1.json', '{}');
    expect(await aya.slash('import', { file, row: 5 }, { channel: CHANNEL })).toEqual({
      kind: 'refused',
      reason: '/import has no option row.',
    });
  });
});

test('a table whose bot is killed between commit and answer shows itself', async () => {
  const record = await recordFrom('carcassonne');
  await using hall = await startGuildhall();
  const [server] = hall.discord.guilds;
  const where = { guild: server!.id, channel: hall.discord.channel(CHANNEL).id, locale: 'en' };
  const user = hall.discord.user('aya').member.id;
  await hall.stop();
  const { store, key } = openStore({ folder: hall.folder, key: null, now: 1 });
  const tables = createTables({ store, engines: games, clock: systemClock, key });
  done(await tables.import({ interaction: press(), user, ...where, record, playOn: null }));
  await store.close();
  await hall.start();
  await allTold(hall);
  const [board, ...others] = hall.discord.messages(CHANNEL);
  expect(others).toEqual([]);
  expect(textOf(board!)).toContain(COUNTS_NOT);
  expect(labelsOf(board!)).toContain('Replay');
});

describe('a record that is played on in the playground', () => {
  test('runs as any table, keeps hands secret, and ends without counting', async () => {
    const record = await recordFrom('citadels', 4);
    await using hall = await startGuildhall({ playsOn: true });
    const ids = ['ben', 'dara', 'emil'].map((name) => hall.discord.user(name).member.id);
    const few = await given(hall, record, 'aya', { row: 20, with: ids[0], with2: ids[1] });
    expect(textOf(few)).toBe('That game has 4 seats. Name 1 more member to play on.');
    const more = { row: 20, with: ids[0], with2: ids[1], with3: ids[2] };
    expect(textOf(await given(hall, record, 'aya', more))).toMatch(/The game goes on as table \d+ in this channel\.$/);
    const id = await imported(hall);
    const board = await shownBoard(hall, id);
    await allTold(hall);
    const { thread, messages } = await tableOf(hall, id);
    expect(thread).not.toBeNull();
    const lobby = hall.discord.messages(CHANNEL).find((message) => message.id === messages.lobby?.message)!;
    for (const message of [board, lobby]) expect(textOf(message)).toContain(FROM_ROW);
    expect(textOf(lobby)).toContain('Seated as chosen at the import.');
    expect(textOf(messageOf(await hall.discord.user('ben').slash('games', {}, { channel: CHANNEL })))).toContain(
      ' · Citadels (imported) · ',
    );
    expect(labelsOf(lobby)).toContain('Go to the game');
    // No other view knows what one holds.
    const table = await tableOf(hall, id);
    const hands = table.seats.map(({ seat }) => JSON.stringify(table.standpoints!.of(seat).view.own));
    expect(new Set(hands).size).toBe(4);
    const shown = hall.discord
      .messages(thread!)
      .map((message) => JSON.stringify(message))
      .join();
    expect(shown).not.toContain(JSON.parse(record).seed);
    for (const hand of hands) expect(JSON.stringify(table.standpoints!.public.view)).not.toContain(hand);
    const [me] = await awaited(hall, id);
    const hand = messageOf(await me!.press(board.id, 'My hand'));
    expect(hand.flags! & 64).toBe(64);

    await playOn({ tables: hall.tables() }, id, 'rest');
    const last = await shownBoard(hall, id);
    expect(textOf(last)).toContain(FROM_ROW);
    const replay = messageOf(await hall.discord.user('ben').press(last.id, 'Replay'));
    expect(textOf(replay)).toContain(`table ${id}\n${FROM_ROW}\nStep 1 of `);
    expect(labelsOf(last)).not.toContain('Rematch');
    expect(textOf(last)).not.toContain('rating');
    expect(await hall.tables().results.outcome(id)).toBeNull();
    await allTold(hall);
    expect([refusedRequests(hall), complaints(hall)]).toEqual([[], []]);
    expect(idOf(last, 'Replay')).toContain(id);
  });
});
