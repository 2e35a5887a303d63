/** The watch over games with secrets in which members leave and others take their seats over. */
import type { APIMessage } from 'discord.js';
import { expect, test } from 'vitest';
import type { Games } from '../../../src/bot/contract.ts';
import { games } from '../../../src/bot/games.ts';
import type { FakeUser } from '../../../src/playground/member/fakeUser.ts';
import type { Seating } from '../../../src/tables/table/tableHead.ts';
import { samples } from '../../games.ts';
import { amount } from '../../support/amount.ts';
import { playOut, pressOn, speakManyLanguages } from '../support/driver.ts';
import type { TestGuildhall } from '../support/guildhall.ts';
import { complaints, picker, suggestions } from '../support/players.ts';
import { allTold, buttonsOf, shownBoard, tableOf } from '../support/table.ts';
import { signedRenderer, watchSecrets } from '../support/watch.ts';
import { type ClockedHall, HOUR, startClocked, startWith } from './support/hall.ts';

/** Moves between one member who leaves and the next. */
const BETWEEN = 7;
const OUTSIDERS = ['noor', 'misaki'] as const;

const GAMES = [
  ['citadels', ['aya', 'ben', 'dara', 'emil']],
  ['alhambra', ['aya', 'ben', 'dara']],
] as const;

/** Someone who has left presses whatever they still see, and asks for everything. */
async function lookBack(hall: TestGuildhall, id: string, me: FakeUser, old: readonly APIMessage[]): Promise<void> {
  const { channel, game } = await tableOf(hall, id);
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
  for (const { name: command, options } of (games as Games)[game]?.commands ?? []) {
    const [first] = options;
    if (first === undefined) continue;
    const suggested = await suggestions(
      me,
      `${game} ${command}`,
      { table: id, [first.name]: '' },
      {
        ...{ channel, focused: first.name },
      },
    );
    expect(suggested).toEqual([]);
  }
}

/** The member of a seat leaves it to the bot. */
async function leave(hall: TestGuildhall, id: string, { user }: Seating): Promise<void> {
  await hall.tables().resign(id, { user: user!, interaction: `resign ${id} ${user}` });
}

/** The time of a seat is up, and the others want somebody else to play for it. */
async function beReplaced(hall: ClockedHall, id: string, seating: Seating): Promise<void> {
  await hall.pass(25 * HOUR);
  const { seats } = await tableOf(hall, id);
  for (const { user } of seats.filter(({ seat, resigned }) => seat !== seating.seat && !resigned)) {
    const voting = { user: user!, interaction: `vote ${id} ${user} ${seating.user}`, row: null };
    await hall.tables().vote(id, { ...voting, answer: 'replace' });
  }
  expect((await tableOf(hall, id)).seats[seating.seat]).toMatchObject({ holder: 'free', awaited: true });
}

/** One of the first members leaves, by themselves or by vote, and another one takes the seat or the same comes back. */
async function changeHands(
  hall: ClockedHall,
  id: string,
  { to, isVoted }: { readonly to: string | null; readonly isVoted: boolean },
  look: () => Promise<void>,
): Promise<boolean> {
  const { seats, channel } = await tableOf(hall, id);
  const members = seats.filter(({ resigned, heldFrom }) => !resigned && heldFrom === 0);
  const seating = members.find(({ awaited }) => awaited === isVoted);
  if (seating === undefined) return false;
  const me = hall.discord.user(seating.user!);
  const board = await shownBoard(hall, id);
  const opened = buttonsOf(board)[0]?.custom_id;
  const panel = opened === undefined ? null : await me.press(board.id, opened);
  const old = [...me.directMessages().slice(-1), ...(panel?.kind === 'message' ? [panel.message] : [])];
  await allTold(hall);
  await look();
  // The press may have been a move.
  if ((await tableOf(hall, id)).seats[seating.seat]?.awaited !== isVoted) return false;
  await (isVoted ? beReplaced : leave)(hall, id, seating);
  await allTold(hall);
  await look();
  await lookBack(hall, id, me, old);
  await look();
  if (to === null) await me.slash('comeback', { table: id }, { channel });
  else await hall.discord.user(to).slash('takeover', { table: id, seat: seating.seat + 1 }, { channel });
  await allTold(hall);
  await look();
  if (to !== null) await lookBack(hall, id, me, old);
  await look();
  return true;
}

test.each(GAMES)('nothing of %s leaks while seats change hands', async (game, names) => {
  const signed = signedRenderer();
  await using hall = await startClocked({ renderer: signed.renderer });
  speakManyLanguages(hall);
  for (const name of names) hall.discord.user(name).set({ locale: 'en-US' });
  const id = await startWith(hall, game, 'days1', [...names]);
  const { secrets } = samples[game];
  if (secrets === null) throw new Error(`${game} has no secrets`);
  const { look, watched } = watchSecrets(hall, { id, game, secrets: await secrets() }, signed, 4);
  const pick = picker(`${game} changes hands`);
  let moves = 0;
  let changed = 0;
  const handovers = [
    { to: OUTSIDERS[0], isVoted: false },
    { to: null, isVoted: true },
    { to: OUTSIDERS[1], isVoted: true },
  ];
  const move = async (me: FakeUser): Promise<void> => {
    await allTold(hall);
    await look();
    const next = ++moves > BETWEEN * (changed + 1) ? handovers[changed] : undefined;
    if (next !== undefined && (await changeHands(hall, id, next, look))) changed++;
    else await pressOn(hall, id, me, await shownBoard(hall, id), pick);
  };
  await playOut(hall, id, move, amount(45, 120));
  await allTold(hall);
  await look();
  console.info(`${moves} moves, ${changed} seats changed hands: ${JSON.stringify(watched)}`);
  expect(changed).toBe(handovers.length);
  expect(Math.min(watched.entries, watched.texts, watched.pictures, watched.names)).toBeGreaterThan(100);
  expect(complaints(hall)).toEqual([]);
});
