import { expect, test } from 'vitest';
import { startGuildhall } from '../support/guildhall.ts';
import { buttonsOf, idOf, messageOf, shownBoard, tableOf, textOf } from '../support/table.ts';

const CHANNEL = { channel: 'board-games' } as const;

/** A table whose start message is posted, and whose bot has died before the deal; it runs again, and posts nothing. */
async function betweenPostAndDeal() {
  const hall = await startGuildhall();
  const [aya, ben] = [hall.discord.user('aya'), hall.discord.user('ben')];
  const lobby = messageOf(await aya.slash('new', { game: 'carcassonne' }, CHANNEL));
  await ben.press(lobby.id, 'Join');
  const { tables } = { tables: hall.tables() };
  const { deal } = tables;
  let isDead = true;
  Object.assign(tables, {
    deal: (...of: Parameters<typeof deal>) => (isDead ? Promise.reject(new Error('killed')) : deal(...of)),
  });
  await aya.press(lobby.id, 'Start');
  // A thread made at a message has its id.
  await hall.discord.until(() => hall.discord.threads('board-games').length > 0 && posted() !== undefined);
  function posted() {
    const thread = hall.discord.threads('board-games').length === 0 ? [] : hall.discord.messages(lobby.id);
    return thread.find((one) => /:verify:\d+$/.test(buttonsOf(one)[0]?.custom_id ?? ''));
  }
  return { hall, aya, ben, lobby, message: posted()!, revive: () => (isDead = false) };
}

test('the button of the start message finishes the deal of a bot that was killed, with that id', async () => {
  const { hall, ben, message, revive } = await betweenPostAndDeal();
  await using _ = hall;
  expect((await tableOf(hall, '1')).status).toBe('lobby');
  expect(textOf(messageOf(await ben.slash('leave', { table: '1' }, CHANNEL)))).toContain('about to start');
  revive();
  const told = messageOf(await ben.press(message.id, 'Check the shuffle'));
  expect(textOf(told)).toContain(`start      ${message.id}`);
  await shownBoard(hall, '1');
  expect((await tableOf(hall, '1')).fairness?.startMessage?.message).toBe(message.id);
});

test('its id on another message deals nothing: nobody brings a number of their own', async () => {
  const { hall, aya, lobby, message } = await betweenPostAndDeal();
  await using _ = hall;
  const dealt: string[] = [];
  Object.assign(hall.tables(), {
    deal: async (_id: string, { message: by }: { readonly message: string }) => {
      dealt.push(by);
      throw new Error('killed');
    },
  });
  await aya.pressStale(lobby.id, idOf(message, 'Check the shuffle'));
  expect(dealt.filter((by) => by !== message.id)).toEqual([]);
  expect((await tableOf(hall, '1')).status).toBe('lobby');
});
