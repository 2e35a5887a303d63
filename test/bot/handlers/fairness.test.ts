import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { APIMessage } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { FakeUser } from '../../../src/playground/member/fakeUser.ts';
import { commitmentOf, gameKeyOf, PRESENT_SCHEME, wordHash } from '../../../src/tables/fair/fair.ts';
import { commonWords } from '../../../src/words/common/index.ts';
import { checkedLog } from '../../playground/support/checkedLog.ts';
import { testGames } from '../support/games.ts';
import { startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { complaints, moveByPanel, picker, refusedRequests, suggestions } from '../support/players.ts';
import {
  awaited,
  closeTable,
  idOf,
  labelsOf,
  messageOf,
  shownBoard,
  startTable,
  tableOf,
  textOf,
} from '../support/table.ts';

const fits = checkedLog();
const ABORTED = commonWords.en.fairness.aborted;
const CHANNEL = { channel: 'board-games' } as const;
const ODD = '**@everyone** `<@1>`';
/** What is left of it. */
const SHOWN = 'everyone 1';

/** The beginning of the seal, as long as the seed is secret. */
const sealIn = (text: string): string => /Shuffle sealed: `([0-9a-f]{12})…`/.exec(text)?.[1] ?? 'no seal';
/** What stands in public at the end: the beginnings of both. */
const openedIn = (text: string): readonly string[] =>
  /Shuffle opened: seed `([0-9a-f]{12})…`, seal `([0-9a-f]{12})…`/.exec(text)?.slice(1) ?? [];
/** In the answer to `/verify`: all of it. */
const wholeSealIn = (text: string): string => /\ncommitment\n([0-9a-f]{64})\n/.exec(text)?.[1] ?? 'no seal';
const seedIn = (text: string): string => /\nseed\n([0-9a-f]{64})\n/.exec(text)?.[1] ?? 'no seed';
/** As long as this nothing but a seal, a seed or the like is. */
const LONG = /`[0-9a-f]{13}/;

const lobbyNow = (hall: TestGuildhall, id: string): string =>
  textOf(hall.discord.messages('board-games').find((message) => message.id === id)!);

/** The lobby's message as it is once it says this. */
async function lobbySays(hall: TestGuildhall, id: string, wanted: string): Promise<string> {
  await hall.discord.until(() => lobbyNow(hall, id).includes(wanted));
  expect(lobbyNow(hall, id)).toContain(wanted);
  return lobbyNow(hall, id);
}

/** The file that came with an answer. */
function fileOf(hall: TestGuildhall, message: APIMessage): { readonly name: string; readonly text: string } {
  const [, id = ''] = /"attachment_id":"(\d+)"/.exec(JSON.stringify(message.components)) ?? [];
  const file = hall.discord.file(id);
  if (file === null) throw new Error('no file came with the answer');
  return { name: file.name, text: file.bytes.toString() };
}

/** Aya opens, Ben joins with a word, Aya starts. */
async function startedTable(
  hall: TestGuildhall,
  game: string,
): Promise<{ readonly lobby: APIMessage; readonly id: string }> {
  const [aya, ben] = [hall.discord.user('aya'), hall.discord.user('ben')];
  const lobby = messageOf(await aya.slash('new', { game }, CHANNEL));
  await ben.slash('join', { word: ODD }, CHANNEL);
  await aya.press(lobby.id, 'Start');
  const id = idOf(lobby, 'Join').split(':')[1] ?? '';
  await shownBoard(hall, id);
  return { lobby, id };
}

async function resign(actor: FakeUser, board: APIMessage): Promise<void> {
  const sure = messageOf(await actor.slash('resign', {}, { channel: board.channel_id }));
  await actor.press(sure.id, 'Yes, resign');
}

/** Everything that has left the bot until now: requests, log, and the files of its folder. */
function everythingOut(hall: TestGuildhall): Buffer {
  const said = [hall.discord.log, hall.lines, hall.discord.members.map(({ id }) => hall.discord.user(id).transcript())];
  const bytes = readdirSync(hall.folder).map((name) => readFileSync(join(hall.folder, name)));
  return Buffer.concat([Buffer.from(JSON.stringify(said)), ...bytes]);
}

describe('the shuffle of a table', () => {
  test.each([
    ['toy', 4],
    ['carcassonne', 0],
  ] as const)(
    'of %s is sealed in its first message, and opened by its last; the seed is nowhere before',
    async (game, moves) => {
      await using hall = await startGuildhall({ games: testGames });
      const { lobby, id } = await startedTable(hall, game);
      const seal = (await tableOf(hall, id)).fairness!.commitment;
      expect(sealIn(textOf(lobby))).toBe(seal.slice(0, 12));
      const pick = picker('fairness');
      for (let move = 0; move < moves; move++) {
        await moveByPanel(pick(await awaited(hall, id)), await shownBoard(hall, id), pick);
      }
      const board = await shownBoard(hall, id);
      const emil = hall.discord.user('emil');
      const running = messageOf(await emil.slash('verify', { table: id }, CHANNEL));
      expect(sealIn(await lobbySays(hall, lobby.id, 'In progress'))).toBe(seal.slice(0, 12));
      expect(textOf(running)).toContain(`\ncommitment\n${seal}\n`);
      const before = Buffer.concat([everythingOut(hall), Buffer.from(fileOf(hall, running).text)]);

      await resign(hall.discord.user('ben'), board);
      const final = textOf(await shownBoard(hall, id));
      expect(final).toMatch(/^## Aya wins/);
      const verified = messageOf(await emil.slash('verify', {}, { channel: board.channel_id }));
      const seed = Buffer.from(seedIn(textOf(verified)), 'hex');
      expect(seed).toHaveLength(32);
      expect(Buffer.from(commitmentOf(PRESENT_SCHEME, id, seed)).toString('hex')).toBe(seal);
      // In public their beginnings are enough: both stand in one short line.
      const beginnings = [seed.toString('hex').slice(0, 12), seal.slice(0, 12)];
      expect(openedIn(final)).toEqual(beginnings);
      expect(final).not.toMatch(LONG);
      // Of the lobby's message a line is left, without the digits: those stand below the final position.
      expect(await lobbySays(hall, lobby.id, 'Aya wins')).not.toContain(beginnings[1]);

      const { entropy } = (await tableOf(hall, id)).fairness!;
      const key = Buffer.from(gameKeyOf(PRESENT_SCHEME, id, seed, Buffer.from(entropy!, 'hex')));
      for (const [what, secret] of Object.entries({ seed, key })) {
        for (const form of ['hex', 'base64', 'base64url', 'latin1'] as const) {
          const written = Buffer.from(secret.toString(form), 'latin1');
          expect([what, form, before.includes(written)]).toEqual([what, form, false]);
        }
      }
      expect(before.includes(seal)).toBe(true);
      expect(textOf(running)).not.toMatch(/^seed$/m);

      expect(textOf(verified)).toContain('✓ The seed matches the seal from when the table opened.');
      expect(textOf(verified).match(/✓/g)).toHaveLength(3); // The bot has made no move.
      expect(textOf(verified)).not.toContain('✗');
      const file = fileOf(hall, verified);
      expect(file.name).toBe(`table-${id}.json`);
      expect(JSON.parse(file.text)).toEqual((await hall.tables().proof(id))?.record);

      expect(refusedRequests(hall)).toEqual([]);
      expect(complaints(hall)).toEqual([]);
      fits(hall.discord);
      console.info(`${game}: ${before.length} bytes searched`);
    },
  );

  test('has digits that stand with each board, stay with its line, and are named for any row', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const { id } = await startedTable(hall, 'toy');
    const marks = () =>
      hall.discord
        .messages((hall.discord.threads('board-games')[0] ?? { id: '' }).id)
        .flatMap((message) => [...textOf(message).matchAll(/row (\d+) `([0-9a-f]{8})`/g)])
        .map(([, row = '', digits = '']) => ({ row, digits }));
    const pick = picker('digits');
    for (let move = 0; move < 4; move++) {
      await moveByPanel(pick(await awaited(hall, id)), await shownBoard(hall, id), pick);
    }
    const { seq, digits } = await tableOf(hall, id);
    await hall.discord.until(() => marks().at(-1)?.row === String(seq) && marks().length > 1);
    expect(marks().at(-1)?.digits).toBe(digits);
    const emil = hall.discord.user('emil');
    const verify = async (row: string) => textOf(messageOf(await emil.slash('verify', { table: id, row }, CHANNEL)));
    for (const { row, digits: kept } of marks())
      expect(await verify(row)).toContain(`Now in the record: row ${row} \`${kept}\`.`);
    expect(await verify('999')).toContain(`The record has no row 999. It ends with row ${seq} \`${digits}\`.`);
    for (const odd of ['', 'x', '-1', '1e3'])
      expect(await verify(odd)).toContain(`Now in the record: row ${seq} \`${digits}\`.`);
    expect(complaints(hall)).toEqual([]);
    fits(hall.discord);
  });

  test('takes in what the start message shows, the words too, and last its number, which anyone can compare', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const { lobby, id } = await startedTable(hall, 'toy');
    const { startMessage, entropy, commitment } = (await tableOf(hall, id)).fairness!;
    expect((await lobbySays(hall, lobby.id, 'mixed in')).split('\n').at(-1)).toContain(
      `mixed in: \`${entropy!.slice(0, 12)}…\``,
    );
    expect(JSON.stringify(hall.discord.messages('board-games'))).not.toContain('@everyone');

    const posted = hall.discord.messages(startMessage!.channel).find(({ id: one }) => one === startMessage!.message)!;
    const [aya, ben] = ['aya', 'ben'].map((name) => hall.discord.user(name).member.id);
    expect(posted.mentions.map((user) => user.id)).toEqual([aya, ben]);
    const { record } = (await hall.tables().proof(id))!;
    if (record.scheme === 'dbg-fair-1') throw new Error('the first scheme');
    const all = [`1 ● <@${aya}>`, `2 ■ <@${ben}> · shuffle word: “${SHOWN}”`, commitment, record.frozen!];
    for (const shown of all) expect(textOf(posted)).toContain(shown);

    const told = messageOf(await hall.discord.user('emil').slash('verify', { table: id }, CHANNEL));
    expect(textOf(told)).toContain('When the game ends, the seed becomes public');
    expect(labelsOf(told)).toEqual(['Start message']);
    const address = `https://discord.com/channels/${(await tableOf(hall, id)).guild}/${startMessage!.channel}/${posted.id}`;
    expect(JSON.stringify(told.components)).toContain(address);
    expect(textOf(told)).toContain(`words 1    "${SHOWN}"`);
    expect(textOf(told)).toContain(`\nfrozen\n${record.frozen}\n`);
    expect(textOf(told)).toContain(`start      ${posted.id}`);
    expect(told.mentions).toEqual([]);
    const file = JSON.parse(fileOf(hall, told).text);
    expect(file.words.map(({ word }: { word: string }) => word)).toEqual(['', SHOWN]);
    expect([file.start, file.seed, file.deal, file.streams, file.rows]).toEqual([posted.id, null, null, [], []]);
    fits(hall.discord);
  });

  test('keeps words from others until the start: each reads their own', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const [aya, ben, emil] = ['aya', 'ben', 'emil'].map((name) => hall.discord.user(name)) as [
      FakeUser,
      FakeUser,
      FakeUser,
    ];
    const lobby = messageOf(await aya.slash('new', { game: 'toy' }, CHANNEL));
    await ben.slash('join', { word: 'lantern' }, CHANNEL);
    for (const other of [aya, emil]) {
      const told = messageOf(await other.press(lobby.id, 'Check the shuffle'));
      expect(textOf(told) + fileOf(hall, told).text).not.toContain('lantern');
      expect(textOf(told) + fileOf(hall, told).text).not.toContain(Buffer.from(wordHash('lantern')).toString('hex'));
    }
    const own = messageOf(await ben.press(lobby.id, 'Check the shuffle'));
    expect(textOf(own)).toContain('Your shuffle word at table 1: “lantern”.');
    expect(fileOf(hall, own).text).not.toContain('lantern');
    await aya.press(lobby.id, 'Start');
    await shownBoard(hall, '1');
    expect(textOf(messageOf(await emil.slash('verify', { table: '1' }, CHANNEL)))).toContain('"lantern"');
    fits(hall.discord);
  });

  test('is told from the board as well, in place of the menu', async () => {
    await using hall = await startGuildhall();
    const { id } = await startedTable(hall, 'carcassonne');
    const emil = hall.discord.user('emil');
    const more = messageOf(await emil.press((await shownBoard(hall, id)).id, 'More'));
    const told = messageOf(await emil.press(more.id, 'Check the shuffle'));
    expect(told.id).toBe(more.id);
    expect(textOf(told)).toContain(`### Shuffle · table ${id}`);
    expect(fileOf(hall, told).name).toBe(`table-${id}.json`);
    expect(refusedRequests(hall)).toEqual([]);
    fits(hall.discord);
  });

  test('of a table that was closed before the start is opened to whoever asks', async () => {
    await using hall = await startGuildhall();
    const aya = hall.discord.user('aya');
    const lobby = messageOf(await aya.slash('new', { game: 'carcassonne' }, CHANNEL));
    const seal = sealIn(textOf(lobby));
    expect(textOf(lobby).split('\n').at(-1)).toBe(`-# Shuffle sealed: \`${seal}…\``);
    const open = messageOf(await aya.press(lobby.id, 'Check the shuffle'));
    expect(textOf(open)).toContain(
      'Until the game starts, players can add a shuffle word. At the start, a message calls everyone',
    );
    expect((await aya.press(open.id, 'Add a shuffle word')).kind).toBe('modal');
    await closeTable(aya, lobby);
    await lobbySays(hall, lobby.id, 'canceled');
    // No table is live here: the one that ended last is meant.
    const told = textOf(messageOf(await aya.slash('verify', {}, CHANNEL)));
    expect(wholeSealIn(told).slice(0, 12)).toBe(seal);
    expect(Buffer.from(commitmentOf(PRESENT_SCHEME, '1', Buffer.from(seedIn(told), 'hex'))).toString('hex')).toBe(
      wholeSealIn(told),
    );
    expect(told).toContain('✓ The seed matches the seal from when the table opened.');
    expect(told).toContain('The game never started, so nothing was shuffled.');
    const tables = await suggestions(aya, 'verify', { table: '' }, { ...CHANNEL, focused: 'table' });
    expect(tables.map(({ value }) => value)).toEqual(['1']);
    fits(hall.discord);
  });

  test('of a table that a manager has closed in the middle of the game is opened by its last message', async () => {
    await using hall = await startGuildhall();
    const { lobby, id } = await startedTable(hall, 'carcassonne');
    const board = await shownBoard(hall, id);
    const manager = hall.discord.user('aya');
    const asked = messageOf(await manager.slash('cancel', { table: id }, { channel: board.channel_id }));
    await manager.press(asked.id, 'Yes, end the game');
    const final = textOf(await shownBoard(hall, id));
    expect(final).toContain('This table was canceled.');
    const told = textOf(messageOf(await hall.discord.user('emil').slash('verify', { table: id }, CHANNEL)));
    expect(openedIn(final)).toEqual([seedIn(told).slice(0, 12), sealIn(textOf(lobby))]);
    expect(Buffer.from(commitmentOf(PRESENT_SCHEME, id, Buffer.from(seedIn(told), 'hex'))).toString('hex')).toBe(
      wholeSealIn(told),
    );
    expect(told.match(/✓/g)).toHaveLength(3);
    fits(hall.discord);
  });

  test('of games that their host has canceled tells how often that was, and of whom', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const { tables } = { tables: hall.tables() };
    const end = async (host: string): Promise<string> => {
      const id = await startTable(hall, 'toy', [host, host === 'aya' ? 'ben' : 'aya']);
      const user = hall.discord.user(host).member.id;
      const ended = await tables.cancel(id, { interaction: `end ${id}`, user, byModerator: true });
      expect(ended.ok).toBe(true);
      await shownBoard(hall, id);
      return id;
    };
    const told = async (id: string) =>
      textOf(messageOf(await hall.discord.user('emil').slash('verify', { table: id }, CHANNEL)));
    const [first] = [await end('aya'), await end('ben'), await end('aya'), await end('dara'), await end('emil')];
    expect(await told(first)).toContain(ABORTED(2, 5));
    expect(await told('2')).toContain(ABORTED(1, 5));
    // Two hosts who are erased are not taken for one.
    for (const host of ['ben', 'dara']) await tables.eraseMember(hall.discord.user(host).member.id);
    expect(await told('2')).toContain(ABORTED(1, 5));
    expect(await told(first)).toContain(ABORTED(2, 5));
  });

  test('of another server, of no table and of one out of order is not told', async () => {
    await using hall = await startGuildhall();
    const aya = hall.discord.user('aya');
    await aya.slash('new', { game: 'carcassonne' }, CHANNEL);
    const kenta = hall.discord.user('kenta');
    const stranger = messageOf(await kenta.slash('verify', { table: '1' }, { channel: 'ボードゲーム' }));
    expect(textOf(stranger)).toContain('No table like that');
    expect(textOf(messageOf(await aya.slash('verify', { table: '9' }, CHANNEL)))).toContain('No table like that');
    expect(textOf(messageOf(await aya.slash('verify', {}, { channel: 'lounge' })))).toContain('No table like that');
    const database = new Database(join(hall.folder, 'guildhall.db'));
    expect(database.prepare("UPDATE tables SET suspended = 'rows'").run().changes).toBe(1);
    database.close();
    expect(textOf(messageOf(await aya.slash('verify', {}, CHANNEL)))).toContain('paused because of an error');
  });
});

describe('a word for the shuffle', () => {
  test('is asked for of those who sit there and press Join once more', async () => {
    await using hall = await startGuildhall();
    const [aya, ben] = [hall.discord.user('aya'), hall.discord.user('ben')];
    const lobby = messageOf(await aya.slash('new', { game: 'carcassonne' }, CHANNEL));
    const words = () => Promise.all([aya, ben].map(({ member }) => hall.tables().wordOf('1', member.id)));
    const askWord = async (actor: FakeUser) =>
      actor.press(messageOf(await actor.press(lobby.id, 'Join')).id, 'Add a shuffle word');

    await ben.press(lobby.id, 'Join');
    expect(await askWord(ben)).toMatchObject({ kind: 'modal', modal: { title: 'Join table 1' } });
    expect(textOf(messageOf(await ben.submit({ word: 'lantern' })))).toBe('Your shuffle word at table 1: “lantern”.');
    expect(await lobbySays(hall, lobby.id, 'Ben')).toContain('2 ■ Ben');
    expect(await words()).toEqual(['', 'lantern']);

    // The form holds the word that was given before; an empty one takes it back.
    const again = await askWord(ben);
    expect(JSON.stringify(again)).toContain('"value":"lantern"');
    expect(textOf(messageOf(await ben.submit({ word: '' })))).toBe('You haven’t added a shuffle word at table 1.');
    await askWord(aya);
    expect(textOf(messageOf(await aya.submit({ word: '\u200b' })))).toBe(
      'You haven’t added a shuffle word at table 1.',
    );
    expect(textOf(messageOf(await aya.slash('join', { word: '🌙'.repeat(64) }, CHANNEL)))).toContain('🌙');
    expect(await words()).toEqual(['🌙'.repeat(64), '']);
    expect(textOf(messageOf(await aya.slash('join', { word: '🌙'.repeat(65) }, CHANNEL)))).toContain('up to 64');
    expect(textOf(messageOf(await aya.slash('join', {}, CHANNEL)))).toBe('You’ve already joined this table.');
    expect((await tableOf(hall, '1')).seats).toHaveLength(2);
    expect(refusedRequests(hall)).toEqual([]);
    expect(complaints(hall)).toEqual([]);
    fits(hall.discord);
  });

  test('is not asked for where it would be refused', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const [aya, ben] = [hall.discord.user('aya'), hall.discord.user('ben')];
    const lobby = messageOf(await aya.slash('new', { game: 'carcassonne' }, CHANNEL));
    for (const name of ['ben', 'dara', 'emil', 'clemens']) await hall.discord.user(name).press(lobby.id, 'Join');
    const late = hall.discord.user('priya');
    expect(textOf(messageOf(await late.pressStale(lobby.id, 'v1:1:word:')))).toBe(
      'This table is full (5 players). With the option `erweiterung`, up to 6 can play.',
    );
    await ben.press(messageOf(await ben.press(lobby.id, 'Join')).id, 'Add a shuffle word');
    await aya.press(lobby.id, 'Start');
    await shownBoard(hall, '1');
    expect(textOf(messageOf(await ben.submit({ word: 'late' })))).toBe('The game has already started.');
    expect(textOf(messageOf(await ben.pressStale(lobby.id, 'v1:1:word:')))).toBe('The game has already started.');
    for (const { member } of [aya, ben]) expect(await hall.tables().wordOf('1', member.id)).toBe('');
  });
});

test('the lobby of a running table names the seal, and its buttons are as they should be', async () => {
  await using hall = await startGuildhall();
  const { lobby } = await startedTable(hall, 'carcassonne');
  await lobbySays(hall, lobby.id, 'In progress');
  const now = hall.discord.messages('board-games').find((message) => message.id === lobby.id)!;
  expect(labelsOf(now)).toEqual(['Go to the game', 'How to play', 'Check the shuffle']);
});
