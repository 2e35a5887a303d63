/** The watch over games with secrets in which members leave and others take their seats over. */
import type { APIMessage } from 'discord.js';
import { expect, test } from 'vitest';
import type { FakeUser } from '../../../src/playground/member/fakeUser.ts';
import { samples } from '../../games.ts';
import { amount } from '../../support/amount.ts';
import { playOut, pressOn, speakManyLanguages } from '../support/driver.ts';
import { startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { complaints, type Pick, picker } from '../support/players.ts';
import { allTold, buttonsOf, shownBoard, startTable, tableOf } from '../support/table.ts';
import { signedRenderer, watchSecrets } from '../support/watch.ts';

/** Moves between one member who leaves and the next. */
const BETWEEN = 7;
/** Milliseconds for one game, on a busy machine. */
const LONGEST = 240_000;
const OUTSIDERS = ['noor', 'misaki', 'clemens'] as const;

const GAMES = [
  ['citadels', ['aya', 'ben', 'dara', 'emil']],
  ['alhambra', ['aya', 'ben', 'dara']],
] as const;

/** Someone who has left presses whatever they still see, and asks for everything. */
async function lookBack(hall: TestGuildhall, id: string, me: FakeUser, old: readonly APIMessage[]): Promise<void> {
  const { channel } = await tableOf(hall, id);
  const board = await shownBoard(hall, id);
  for (const message of old) {
    for (const { custom_id } of buttonsOf(message))
      if (custom_id !== undefined && !/:(list|dm|takeover|comeback):/.test(custom_id))
        await me.pressStale(message.id, custom_id);
  }
  for (const { custom_id } of buttonsOf(board))
    if (custom_id !== undefined && !/:(list|log):/.test(custom_id)) await me.press(board.id, custom_id);
  for (const command of ['hand', 'board', 'plan']) await me.slash(command, { table: id }, { channel });
  await me.slash('board', { table: id, text: true }, { channel });
}

/** One member leaves, and another one takes the seat over or the same comes back. */
async function changeHands(hall: TestGuildhall, id: string, to: string | null, look: () => Promise<void>, pick: Pick) {
  const { seats, channel } = await tableOf(hall, id);
  const members = seats.filter(({ resigned, heldFrom }) => !resigned && heldFrom === 0);
  if (members.length === 0) return false;
  const { user } = pick(members);
  const me = hall.discord.user(user!);
  const old = me.directMessages().slice(-1);
  await hall.tables().resign(id, { user: user!, interaction: `resign ${id} ${to} ${user}` });
  if ((await tableOf(hall, id)).status !== 'running') return false;
  await allTold(hall);
  await look();
  await lookBack(hall, id, me, old);
  await look();
  if (to === null) await me.slash('comeback', { table: id }, { channel });
  else await hall.discord.user(to).slash('takeover', { table: id }, { channel });
  await allTold(hall);
  await look();
  if (to !== null) await lookBack(hall, id, me, old);
  await look();
  return true;
}

test.each(GAMES)('nothing of %s leaks while seats change hands', { timeout: LONGEST }, async (game, names) => {
  const signed = signedRenderer();
  await using hall = await startGuildhall({ renderer: signed.renderer });
  speakManyLanguages(hall);
  const id = await startTable(hall, game, [...names]);
  const { secrets } = samples[game];
  if (secrets === null) throw new Error(`${game} has no secrets`);
  const { look, watched } = watchSecrets(hall, { id, game, secrets: await secrets() }, signed, 4);
  const pick = picker(`${game} changes hands`);
  let moves = 0;
  let changed = 0;
  const to = [...OUTSIDERS.slice(0, 1), null, ...OUTSIDERS.slice(1)];
  const move = async (me: FakeUser): Promise<void> => {
    await allTold(hall);
    await look();
    const isTime = ++moves % BETWEEN === 0 && to.length > 0;
    if (isTime && (await changeHands(hall, id, to.shift() ?? null, look, pick))) changed++;
    else await pressOn(hall, id, me, await shownBoard(hall, id), pick);
  };
  await playOut(hall, id, move, amount(45, Number.POSITIVE_INFINITY));
  await allTold(hall);
  await look();
  console.info(`${moves} moves, ${changed} seats changed hands: ${JSON.stringify(watched)}`);
  expect(changed).toBe(4);
  expect(Math.min(watched.entries, watched.texts, watched.pictures, watched.names)).toBeGreaterThan(100);
  expect(complaints(hall)).toEqual([]);
});
