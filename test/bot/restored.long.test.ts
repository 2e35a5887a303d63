/**
 * A backup is restored while Discord keeps what was posted since: boards of the lost time are not taken for present ones,
 * their buttons say what happened, everything present is posted anew, and no number is given out again.
 */
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { games } from '../../src/engines/games.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { copyDatabase } from '../../src/operation/copyDatabase.ts';
import { openStore } from '../../src/store/openStore.ts';
import { createTables } from '../../src/tables/createTables.ts';
import type { Tables } from '../../src/tables/tables.ts';
import { checkedLog } from '../playground/support/checkedLog.ts';
import { startGuildhall, type TestGuildhall } from './support/guildhall.ts';
import {
  allTold,
  awaited,
  buttonOf,
  buttonsOf,
  closeTable,
  endOfTurn,
  idOf,
  messageOf,
  opened,
  shownBoard,
  startTable,
  tableOf,
  textOf,
} from './support/table.ts';

const CHANNEL = 'board-games';
const PLAYERS = ['aya', 'ben', 'noor', 'dara'] as const;
const fits = checkedLog();

const backUp = async (hall: TestGuildhall, name: string): Promise<void> =>
  copyDatabase(join(hall.folder, 'guildhall.db'), join(hall.folder, name));

/** Puts a backup in the place of the database, while the bot is down. */
function putBack(hall: TestGuildhall, name: string): void {
  for (const suffix of ['-wal', '-shm']) rmSync(join(hall.folder, `guildhall.db${suffix}`), { force: true });
  copyFileSync(join(hall.folder, name), join(hall.folder, 'guildhall.db'));
}

async function restore(hall: TestGuildhall, name: string): Promise<void> {
  await hall.stop();
  putBack(hall, name);
  await hall.start();
  await allTold(hall);
}

/** One turn of Carcassonne by whoever is to move. */
async function turn(hall: TestGuildhall, id: string): Promise<void> {
  const [me] = await awaited(hall, id);
  const panel = await endOfTurn(me!, await shownBoard(hall, id));
  await me!.press(panel.id, 'Confirm');
  await shownBoard(hall, id);
}

/** The turn by the legal moves at this place of each list, played while no bot runs that could post it. */
async function playUnposted(tables: Tables, id: string, which: number): Promise<void> {
  const acting = async () => {
    const { standpoints, seats } = (await tables.get(id))!;
    return { standpoints: standpoints!, ...seats.find((one) => one.awaited)! };
  };
  const { seat: mine } = await acting();
  for (let step = 0; ; step++) {
    const { standpoints, seat, user } = await acting();
    if (seat !== mine) break;
    const moves = [...standpoints.of(seat).legal()];
    if (step === 0) expect(moves.length).toBeGreaterThan(1);
    const interaction = `unposted/${id}/${which}/${step}`;
    const played = await tables.play(id, { interaction, user: user!, offer: null, moves: [moves.at(which)!] });
    expect(played.ok).toBe(true);
  }
}

async function hallWithTable(): Promise<{ readonly hall: TestGuildhall; readonly id: string }> {
  const hall = await startGuildhall();
  onTestFinished(() => hall[Symbol.asyncDispose]());
  const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
  await turn(hall, id);
  await allTold(hall);
  return { hall, id };
}

test('buttons of the lost time say what happened and lead to the board, which is posted anew with a call', async () => {
  const { hall, id } = await hallWithTable();
  await backUp(hall, 'backup.db');
  const saved = await tableOf(hall, id);
  await turn(hall, id);
  await allTold(hall);
  const lost = await shownBoard(hall, id);
  const lostButtons = buttonsOf(lost).map((button) => button.custom_id);

  await restore(hall, 'backup.db');
  const present = await tableOf(hall, id);
  expect(present.seq).toBe(saved.seq);
  const board = await shownBoard(hall, id);
  expect([saved.messages.board!.message, lost.id]).not.toContain(board.id);
  const [me] = await awaited(hall, id);
  expect(board.mentions.map((one) => one.id)).toEqual([me!.member.id]);

  // Each button of the lost board, and Verify of the start message as it was, answers alike to whoever presses it.
  const start = present.messages.lobby!;
  const old = [
    ...lostButtons.map((button) => [lost.id, button] as const),
    [start.message, `v1:${id}:verify:`] as const,
  ];
  expect(lostButtons.length).toBeGreaterThan(2);
  for (const [message, button] of old) {
    const answer = messageOf(await me!.pressStale(message, button));
    expect(textOf(answer)).toMatch(/had to go back to a backup/);
    expect(JSON.stringify(answer.components)).toContain(board.id);
  }
  expect((await tableOf(hall, id)).seq).toBe(saved.seq);
  const verify = buttonsOf(hall.discord.messages(start.channel).find((one) => one.id === start.message)!).at(-1)!;
  expect(textOf(messageOf(await me!.press(start.message, verify.custom_id)))).not.toMatch(/backup/);
  await turn(hall, id);
  await turn(hall, id);
  fits(hall.discord);
});

test('a board of the lost time is not taken for that of a turn that the restored table has played instead', async () => {
  const { hall, id } = await hallWithTable();
  await backUp(hall, 'backup.db');
  const before = await shownBoard(hall, id);
  await hall.stop();
  await playOffline(hall, id, 0);
  await hall.start();
  await allTold(hall);
  const lost = await shownBoard(hall, id);
  const { seq } = await tableOf(hall, id);
  expect(lost.id).not.toBe(before.id);

  await hall.stop();
  putBack(hall, 'backup.db');
  await playOffline(hall, id, -1);
  await hall.start();
  await allTold(hall);
  // By its row alone, the lost board could be the one that is due.
  expect((await tableOf(hall, id)).seq).toBe(seq);
  const board = await shownBoard(hall, id);
  expect(board.id).not.toBe(lost.id);
  expect(textOf(board)).not.toBe(textOf(lost));
});

/** A turn by a process that dies before it posts anything. */
async function playOffline(hall: TestGuildhall, id: string, which: number): Promise<void> {
  const { store, key } = openStore({ folder: hall.folder, key: null, now: systemClock.now() });
  await playUnposted(createTables({ store, engines: games, clock: systemClock, key }), id, which);
  await store.close();
}

test('a table that was opened in the lost time is gone, its number not reused, and its buttons do nothing', async () => {
  const { hall, id } = await hallWithTable();
  await backUp(hall, 'backup.db');
  const lost = await opened(hall, 'carcassonne', ['noor', 'dara']);
  await allTold(hall);
  const lostId = idOf(lost, buttonOf(lost, 'join')).split(':')[1]!;

  await restore(hall, 'backup.db');
  const other = await opened(hall, 'carcassonne', ['noor', 'priya']);
  const otherId = idOf(other, buttonOf(other, 'join')).split(':')[1]!;
  expect(Number(otherId)).toBeGreaterThan(Number(lostId) + 500);
  const outsider = hall.discord.user('ben');
  for (const button of ['join', 'start'] as const) {
    const answer = messageOf(await outsider.press(lost.id, buttonOf(lost, button)));
    expect(textOf(answer)).toMatch(new RegExp(`Table ${lostId} is gone`));
  }
  expect((await tableOf(hall, otherId)).seats).toHaveLength(2);
  expect((await tableOf(hall, id)).status).toBe('running');
  await closeTable(hall.discord.user('noor'), other);
});

test('an open table is posted anew, with one message in the end, and is joined and started there', async () => {
  await using hall = await startGuildhall();
  const lobby = await opened(hall, 'carcassonne', ['aya', 'ben']);
  await allTold(hall);
  const id = idOf(lobby, buttonOf(lobby, 'join')).split(':')[1]!;
  await backUp(hall, 'backup.db');
  await hall.discord.user('noor').press(lobby.id, buttonOf(lobby, 'join'));
  await restore(hall, 'backup.db');

  const { messages } = await tableOf(hall, id);
  expect(messages.lobby!.message).not.toBe(lobby.id);
  const there = hall.discord.messages(CHANNEL);
  expect(there.filter((one) => one.author.id !== hall.discord.user('aya').member.id)).toHaveLength(1);
  const present = there.find((one) => one.id === messages.lobby!.message)!;
  expect(textOf(present)).not.toMatch(/Noor/);
  await hall.discord.user('noor').press(present.id, buttonOf(present, 'join'));
  await hall.discord.user('aya').press(present.id, buttonOf(present, 'start'));
  await shownBoard(hall, id);
  expect((await tableOf(hall, id)).seats).toHaveLength(3);
});

/** The start messages in a table's thread, which has the lobby's first id, oldest first. */
const startMessages = (hall: TestGuildhall, thread: string, id: string) =>
  (hall.discord.threads(CHANNEL).some((one) => one.id === thread) ? hall.discord.messages(thread) : [])
    .flatMap((message) =>
      buttonsOf(message)
        .filter(({ custom_id: button }) => new RegExp(`:${id}:verify:\\d+$`).test(button))
        .map(({ custom_id: button }) => ({ message, button })),
    )
    .sort((a, b) => Number(BigInt(a.message.id) - BigInt(b.message.id)));

test.each([
  { was: 'not posted yet', isPosted: false },
  { was: 'posted, and nothing dealt by it', isPosted: true },
])(
  'a start whose message was $was is dealt by a new message: none of the lost time is taken for it',
  async ({ isPosted }) => {
    await using hall = await startGuildhall();
    const lobby = await opened(hall, 'carcassonne', ['aya', 'ben']);
    const id = idOf(lobby, buttonOf(lobby, 'join')).split(':')[1]!;
    await allTold(hall);
    await hall.stop();
    await startOffline(hall, id);
    if (isPosted) {
      await hall.start({ deals: false });
      expect(await hall.discord.until(() => startMessages(hall, lobby.id, id).length === 1)).toBe(true);
    }
    await backUp(hall, 'backup.db');
    await hall.stop();
    await hall.start();
    await shownBoard(hall, id);
    await allTold(hall);
    const lost = await tableOf(hall, id);
    const [former] = startMessages(hall, lobby.id, id);
    expect(lost.fairness?.startMessage?.message).toBe(former!.message.id);

    await hall.stop();
    putBack(hall, 'backup.db');
    await hall.start({ deals: false });
    expect(await hall.discord.until(() => startMessages(hall, lobby.id, id).length === 2)).toBe(true);
    // Neither a press on the message of the lost time deals, nor its id.
    const aya = hall.discord.user('aya');
    const answer = messageOf(await aya.pressStale(former!.message.id, former!.button));
    expect(textOf(answer)).toMatch(/had to go back to a backup/);
    expect(await tableOf(hall, id)).toMatchObject({ status: 'lobby', fairness: { startMessage: null } });
    await hall.restart();
    await shownBoard(hall, id);
    await allTold(hall);
    const present = await tableOf(hall, id);
    const starts = startMessages(hall, lobby.id, id);
    expect(starts.map(({ message }) => message.id)).toEqual([
      former!.message.id,
      present.fairness!.startMessage!.message,
    ]);
    expect(present.fairness!.entropy).not.toBe(lost.fairness!.entropy);
    const check = await hall.tables().proof(id);
    expect(check!.record.start).toBe(starts[1]!.message.id);
    fits(hall.discord);
  },
);

/** The host starts a game by a process that dies before it posts anything. */
async function startOffline(hall: TestGuildhall, id: string): Promise<void> {
  const { store, key } = openStore({ folder: hall.folder, key: null, now: systemClock.now() });
  const tables = createTables({ store, engines: games, clock: systemClock, key });
  const started = await tables.start(id, { interaction: `unposted/${id}`, user: hall.discord.user('aya').member.id });
  expect(started.ok).toBe(true);
  await store.close();
}

test('each hand arrives anew, calls whoever chooses in secret, and plays; that of the lost time does not', async () => {
  await using hall = await startGuildhall();
  const id = await startTable(hall, 'citadels', PLAYERS);
  await allTold(hall);
  await backUp(hall, 'backup.db');
  const [chooser] = await awaited(hall, id);
  const hand = () => chooser!.directMessages().at(-1)!;
  const before = hand();
  const choose = buttonsOf(before).find((button) => /:hand:\d+$/.test(button.custom_id))!;
  await chooser!.press(before.id, choose.custom_id);
  await allTold(hall);
  const old = new RegExp(
    PLAYERS.flatMap((name) =>
      hall.discord
        .user(name)
        .directMessages()
        .map((one) => one.id),
    ).join('|'),
  );

  await restore(hall, 'backup.db');
  expect((await awaited(hall, id)).map(({ member }) => member.id)).toEqual([chooser!.member.id]);
  const present = hand();
  expect(present.mentions.map((one) => one.id)).toEqual([chooser!.member.id]);
  const { seq } = await tableOf(hall, id);
  // Everybody has one hand, and it is a new one.
  for (const name of PLAYERS)
    expect(
      hall.discord
        .user(name)
        .directMessages()
        .map(({ id: one }) => one),
    ).toEqual([expect.not.stringMatching(old)]);
  const answer = messageOf(await chooser!.pressStale(present.id, choose.custom_id));
  expect(textOf(answer)).toMatch(/had to go back to a backup/);
  expect((await tableOf(hall, id)).seq).toBe(seq);
  const again = buttonsOf(present).find((button) => /:hand:\d+$/.test(button.custom_id))!;
  await chooser!.press(present.id, again.custom_id);
  expect((await tableOf(hall, id)).seq).toBeGreaterThan(seq);
});

test('buttons of a game that ended before the backup work on; the same backup can be restored twice', async () => {
  const { hall, id } = await hallWithTable();
  const ended = await startTable(hall, 'carcassonne', ['noor', 'dara']);
  const table = await tableOf(hall, ended);
  const resigned = await hall.tables().resign(ended, { interaction: 'resign', user: table.seats[0]!.user! });
  expect(resigned.ok).toBe(true);
  const final = await shownBoard(hall, ended);
  await allTold(hall);
  await backUp(hall, 'backup.db');

  await restore(hall, 'backup.db');
  const second = await shownBoard(hall, id);
  await turn(hall, id);
  await restore(hall, 'backup.db');
  expect((await shownBoard(hall, id)).id).not.toBe(second.id);
  const [me] = await awaited(hall, id);
  const lostAgain = messageOf(await me!.pressStale(second.id, buttonsOf(second)[0]!.custom_id));
  expect(textOf(lostAgain)).toMatch(/had to go back to a backup/);

  const noor = hall.discord.user('noor');
  const verified = messageOf(await noor.press(final.id, buttonOf(final, 'verify')));
  expect(textOf(verified)).not.toMatch(/backup/);
  // Written before the restore, and pressed by somebody whose table is another.
  for (const { custom_id: button } of buttonsOf(final)) {
    const answer = await noor.press(final.id, button);
    expect(JSON.stringify(answer)).not.toMatch(/had to go back/);
  }
});
