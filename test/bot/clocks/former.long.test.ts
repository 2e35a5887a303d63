/** A seat that changes hands: who leaves it sees nothing of it from then on, who takes it nothing of before. */
import type { APIMessage } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { complaints, refusedRequests } from '../support/players.ts';
import { allTold, buttonsOf, idOf, labelsOf, messageOf, picturesOf, tableOf, textOf } from '../support/table.ts';
import { boardNow, CHANNEL, type ClockedHall, startClocked, startWith, whoActs } from './support/hall.ts';
import { ownWords } from './support/ownWords.ts';

const GAMES = [
  ['citadels', ['aya', 'ben', 'dara', 'emil']],
  ['alhambra', ['aya', 'ben', 'dara']],
] as const;

const privately = async (asked: ReturnType<ReturnType<ClockedHall['discord']['user']>['slash']>) =>
  textOf(messageOf(await asked));

describe.each(GAMES)('%s', (game, names) => {
  test('whoever leaves sees no more than a spectator; the successor sees the hand', async () => {
    await using hall = await startClocked();
    const id = await startWith(hall, game, 'days1', [...names]);
    const { acting } = await whoActs(hall, id, names);
    const name = acting[0]!;
    const [me, spectator] = [hall.discord.user(name), hall.discord.user('noor')];
    const board = await boardNow(hall, id);
    const hand = me.directMessages().at(-1)!;
    const handButtons = buttonsOf(hand).filter(({ custom_id }) => /:hand:\d+$/.test(custom_id ?? ''));
    const panel = await pressedPanel();
    const secret = (await ownWords(hall, id, name)).filter((word) => textOf(hand).includes(word) || inAlt(hand, word));
    expect(secret.length).toBeGreaterThan(0);

    const question = messageOf(await me.slash('resign', { table: id }, { channel: CHANNEL }));
    const before = me.transcript().length;
    await me.press(question.id, 'Yes, resign');
    await allTold(hall);

    // The direct message is a line without a picture, and its buttons are gone.
    const left = hall.discord
      .user(name)
      .directMessages()
      .filter(({ id: message }) => message === hand.id);
    expect(left).toHaveLength(1);
    expect(textOf(left[0]!)).toContain(`You’re no longer playing at table ${id}.`);
    expect(labelsOf(left[0]!)).toEqual(['Go to the game']);
    expect(left[0]!.attachments).toEqual([]);

    // Old buttons, panels, commands, and suggestions.
    for (const one of handButtons) await me.pressStale(hand.id, one.custom_id!);
    for (const one of buttonsOf(panel)) if (one.custom_id) await me.pressStale(panel.id, one.custom_id);
    const present = await boardNow(hall, id);
    for (const who of [me, spectator])
      for (const one of buttonsOf(present)) if (one.custom_id) await who.press(present.id, one.custom_id);
    for (const command of ['hand', 'board', 'log', 'plan'])
      await me.slash(command, { table: id }, { channel: CHANNEL });
    for (const who of [me, spectator]) await who.slash('board', { table: id, text: true }, { channel: CHANNEL });
    const [mine, theirs] = await Promise.all(
      [me, spectator].map((who) => privately(who.slash('log', { table: id }, { channel: CHANNEL }))),
    );
    expect(mine).toBe(theirs);
    await allTold(hall);
    const seen = JSON.stringify(
      me
        .transcript()
        .slice(before)
        .map(({ message }) => shown(message)),
    );
    const told = JSON.stringify(spectator.transcript().map(({ message }) => shown(message)));
    for (const word of secret) if (!told.includes(word)) expect(seen).not.toContain(word);

    // Someone else takes the seat, with its hand as it is now.
    const taken = messageOf(await spectator.slash('takeover', { table: id }, { channel: CHANNEL }));
    expect(textOf(taken)).toContain('You have its hand');
    await allTold(hall);
    expect(spectator.directMessages()).toHaveLength(1);
    const [own] = spectator.directMessages();
    expect((await ownWords(hall, id, 'noor')).some((word) => textOf(own!).includes(word) || inAlt(own!, word))).toBe(
      true,
    );
    const { seats } = await tableOf(hall, id);
    const seat = seats.find(({ user }) => user === spectator.member.id)!;
    expect([seat.holder, seat.heldFrom > 0]).toEqual(['member', true]);
    expect(textOf(messageOf(await me.slash('comeback', { table: id }, { channel: CHANNEL })))).not.toContain('Welcome');

    // The end of the game shows a member who has left no hand either.
    const [last] = names.filter((one) => one !== name);
    const leaver = hall.discord.user(last!);
    await hall.tables().resign(id, { user: leaver.member.id, interaction: 'leaves, too' });
    for (const { user } of (await tableOf(hall, id)).seats.slice(1))
      await hall.tables().resign(id, { user: user!, interaction: `resign ${user}` });
    expect((await tableOf(hall, id)).status).toBe('finished');
    await allTold(hall);
    const ended = await leaver.slash('hand', { table: id }, { channel: CHANNEL });
    expect(textOf(messageOf(ended))).toBe('This game is over.');
    expect(refusedRequests(hall)).toEqual([]);
    expect(complaints(hall)).toEqual([]);

    async function pressedPanel(): Promise<APIMessage> {
      const outcome = await me.press(board.id, idOf(board, labelsOf(board)[0]!));
      return messageOf(outcome);
    }
  });
});

/** What a message shows and says, without its mentions of people. */
const shown = (message: APIMessage | null) => message && [message.content, message.components, message.attachments];

/** Whether the alt text of its picture has this line. */
const inAlt = (message: APIMessage, line: string): boolean =>
  picturesOf(message).some((gallery) => JSON.stringify(gallery).includes(JSON.stringify(line).slice(1, -1)));
