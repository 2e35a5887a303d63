/** What members settle before they are asked, by buttons and by commands. */
import type { APIMessage } from 'discord.js';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { citadels } from '../../../src/engines/citadels/index.ts';
import type { FakeUser } from '../../../src/playground/member/fakeUser.ts';
import { turn } from '../../engines/citadels/support.ts';
import { checkedLog } from '../../playground/support/checkedLog.ts';
import { startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { complaints, refusedRequests, suggestions } from '../support/players.ts';
import {
  allTold,
  awaited,
  labelsOf,
  menusOf,
  messageOf,
  shownBoard,
  startTable,
  tableOf,
  textOf,
} from '../support/table.ts';

const fits = checkedLog();

/** Whoever is to act, and then the others, in the order of a game of Caylus. */
async function inOrder(hall: TestGuildhall, id: string): Promise<readonly FakeUser[]> {
  const { seats } = await tableOf(hall, id);
  const { order } = (await hall.state(id)) as { readonly order: readonly number[] }; // Of Caylus.
  return order.map((seat) => hall.discord.user(seats[seat]!.user!));
}

const plan = async (of: FakeUser, channel: string): Promise<APIMessage> =>
  messageOf(await of.slash('plan', {}, { channel }));

/** Chooses the line with this label in a menu of the message. */
async function choose(me: FakeUser, message: APIMessage, label: string): Promise<APIMessage> {
  for (const { custom_id, options } of menusOf(message)) {
    const line = options.find((one) => one.label === label);
    if (line) return messageOf(await me.select(message.id, custom_id, [line.value]));
  }
  throw new Error(`no line ${label}`);
}

async function expectPeace(hall: TestGuildhall): Promise<void> {
  await allTold(hall);
  expect(refusedRequests(hall)).toEqual([]);
  expect(complaints(hall)).toEqual([]);
  fits(hall.discord);
}

describe('a planned move', () => {
  test('is composed by buttons, outlasts a restart, and is played with the move before it', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'caylus', ['aya', 'ben', 'dara']);
    const [first, second] = (await inOrder(hall, id)) as [FakeUser, FakeUser];
    const board = await shownBoard(hall, id);
    const page = await plan(second, board.channel_id);
    expect(textOf(page)).toBe(
      [
        `### Plan ahead · table ${id}`,
        'You haven’t planned your next move.',
        '**Answer these for me**',
        '☐ Leave the provost: when I could pay to move the provost, I don’t',
        '☐ Stay at the inn: my worker always stays at the inn',
        '☐ Forced moves: if there’s only one thing I can do, do it',
        '-# Only you see this. Others notice nothing until it’s played.',
      ].join('\n'),
    );
    expect(labelsOf(page)).toEqual(['Plan your next move', 'Leave the provost', 'Stay at the inn', 'Forced moves']);

    let panel = messageOf(await second.press(page.id, 'Plan your next move'));
    expect(textOf(panel)).toContain('You’re planning ahead. Nothing is played yet.');
    panel = await choose(second, panel, 'G · Castle');
    if (labelsOf(panel).includes('Plan it')) panel = messageOf(await second.press(panel.id, 'Plan it'));
    expect(textOf(panel)).toContain('Your next move: **send a worker to the castle**.');
    await hall.restart();
    expect(textOf(await plan(second, board.channel_id))).toContain('send a worker to the castle');

    await first.slash('caylus pass', {}, { channel: board.channel_id });
    const dropped = textOf(await plan(second, board.channel_id));
    expect(dropped).toContain('Your plan was dropped because the situation has changed: send a worker to the castle.');
    // One press would play at once; it asks first.
    const asked = messageOf(await second.press((await shownBoard(hall, id)).id, 'Pass'));
    expect(textOf(asked)).toContain('Your plan was dropped because the situation has changed');
    await second.press(asked.id, 'Confirm');
    expect((await hall.history(id)).at(-1)).toMatchObject({ kind: 'move', payload: { kind: 'pass' } });
    expect(textOf(await plan(second, board.channel_id))).not.toContain('dropped');
    await expectPeace(hall);
  });

  test('is composed by a command typed out of turn', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'caylus', ['aya', 'ben', 'dara']);
    const [first, second, third] = (await inOrder(hall, id)) as [FakeUser, FakeUser, FakeUser];
    const channel = (await shownBoard(hall, id)).channel_id;
    for (const [who, at] of [
      [second, 'castle'],
      [third, 'gate'],
    ] as const) {
      const panel = messageOf(await who.slash('caylus worker', { at }, { channel }));
      expect(textOf(panel)).toContain('It’s not your turn yet, but you can plan this move.');
      expect(textOf(messageOf(await who.press(panel.id, 'Plan it')))).toContain(`send a worker to the ${at}`);
    }
    const before = (await tableOf(hall, id)).seq;
    const known = new Set(hall.discord.messages(channel).map((message) => message.id));
    await first.slash('caylus worker', { at: 'inn' }, { channel });
    const rows = (await hall.history(id)).slice(before);
    expect(rows.map(({ kind }) => kind)).toEqual(['move', 'plannedMove', 'plannedMove']);
    expect((await awaited(hall, id)).map(({ member }) => member.id)).toEqual([first.member.id]);
    await expectPeace(hall);
    // Nobody was called for what was settled.
    const fresh = hall.discord.messages(channel).filter((message) => !known.has(message.id));
    const called = fresh.flatMap(({ mentions }) => mentions.map((user) => user.id));
    expect(called).not.toContain(second.member.id);
    expect(called).not.toContain(third.member.id);
  });

  test('goes on as the move itself if the turn comes meanwhile, and is refused by the rules as such', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'caylus', ['aya', 'ben', 'dara']);
    const [first, second] = (await inOrder(hall, id)) as [FakeUser, FakeUser];
    const channel = (await shownBoard(hall, id)).channel_id;
    const refused = messageOf(await second.slash('caylus worker', { at: '30' }, { channel }));
    expect(labelsOf(refused)).not.toContain('Plan it');
    const panel = messageOf(await second.slash('caylus worker', { at: 'castle' }, { channel }));
    await first.slash('caylus worker', { at: 'inn' }, { channel });
    const now = messageOf(await second.press(panel.id, 'Plan it'));
    expect(textOf(now)).toContain('It’s your turn now.');
    await second.press(now.id, 'Confirm');
    expect((await hall.history(id)).at(-1)).toMatchObject({ kind: 'move', payload: { place: 'castle' } });
    await expectPeace(hall);
  });

  test('of a game with hands is told when it was dropped beneath the hand as well', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'alhambra', ['aya', 'ben', 'dara']);
    const [first] = (await awaited(hall, id)) as [FakeUser];
    const { seats, standpoints } = await tableOf(hall, id);
    const at = seats.findIndex(({ user }) => user === first.member.id);
    const next = seats[(at + 1) % seats.length]!;
    const second = hall.discord.user(next.user!);
    const channel = (await shownBoard(hall, id)).channel_id;
    const taken = [...standpoints!.of(seats[at]!.seat).legal()].find(({ kind }) => kind === 'takeCoins')!;
    const planned = { interaction: '1', user: next.user!, moves: [taken] };
    expect((await hall.tables().setNext(id, planned)).ok).toBe(true);
    const interaction = { interaction: '2', user: first.member.id, offer: null, moves: [taken] };
    expect((await hall.tables().play(id, interaction)).ok).toBe(true);
    const rows = await hall.history(id);
    const isPlayed = rows.at(-1)!.kind === 'plannedMove'; // The same coin may have come again.
    const hand = messageOf(await second.slash('hand', {}, { channel }));
    expect(textOf(hand).includes('Your plan was dropped')).toBe(!isPlayed);
    await expectPeace(hall);
  });
});

describe('a standing answer', () => {
  /** The Warlord's turn; another player has a Graveyard, a third something to be destroyed. */
  const warlord = () =>
    turn({
      characters: ['warlord', 'king', 'bishop', 'merchant'],
      turn: 'warlord',
      gold: [5, 3, 3, 3],
      cities: [[], ['graveyard'], [], ['tavern']],
    });

  test('declines the Graveyard, and nobody sees that anybody could have been asked', async () => {
    const setup = vi
      .spyOn(citadels, 'setup')
      .mockReturnValue({ state: warlord().state, events: [], revealed: 'nothing' });
    onTestFinished(() => setup.mockRestore());
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'citadels', ['aya', 'ben', 'dara', 'emil']);
    await allTold(hall);
    const { seats } = await tableOf(hall, id);
    const [own, other] = [0, 1].map((seat) => hall.discord.user(seats[seat]!.user!)) as [FakeUser, FakeUser];
    const channel = (await shownBoard(hall, id)).channel_id;

    const shown = () => JSON.stringify([hall.discord.messages(channel), seats.map(({ user }) => user)]);
    const before = [shown(), (await tableOf(hall, id)).seq];
    const page = await plan(other, channel);
    expect(labelsOf(page)).toEqual(['Skip the Graveyard', 'Forced moves']);
    const always = await suggestions(other, 'plan', { always: 'grave' }, { channel, focused: 'always' });
    expect(always).toEqual([
      { name: 'Skip the Graveyard: I never buy back a destroyed district', value: 'declineGraveyard' },
    ]);
    const set = messageOf(await other.press(page.id, 'Skip the Graveyard'));
    expect(labelsOf(set)).toEqual(['✓ Skip the Graveyard', 'Forced moves']);
    await allTold(hall);
    expect([shown(), (await tableOf(hall, id)).seq]).toEqual(before);
    await hall.restart();

    const destroyed = { kind: 'destroy', seat: 3, district: 'tavern' };
    const request = { interaction: '1', user: own.member.id, offer: null, moves: [destroyed] };
    expect((await hall.tables().play(id, request)).ok).toBe(true);
    expect((await hall.history(id)).slice(-2).map(({ kind, payload }) => [kind, payload])).toEqual([
      ['move', destroyed],
      ['plannedMove', { kind: 'answerGraveyard', take: false }],
    ]);
    expect((await awaited(hall, id)).map(({ member }) => member.id)).toEqual([own.member.id]);
    const off = messageOf(await other.slash('plan', { always: 'declineGraveyard', value: false }, { channel }));
    expect(labelsOf(off)).toEqual(['Skip the Graveyard', 'Forced moves']);
    await expectPeace(hall);
  });

  test('answers at once what has been asked already; onlookers and whoever has resigned have none', async () => {
    const setup = vi
      .spyOn(citadels, 'setup')
      .mockReturnValue({ state: warlord().play('destroy 3 tavern').state, events: [], revealed: 'nothing' });
    onTestFinished(() => setup.mockRestore());
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'citadels', ['aya', 'ben', 'dara', 'emil']);
    const channel = (await shownBoard(hall, id)).channel_id;
    const [asked] = await awaited(hall, id);
    const page = await plan(asked!, channel);
    expect(labelsOf(page)).toEqual(['Take your turn', 'Skip the Graveyard', 'Forced moves']);
    const set = messageOf(await asked!.press(page.id, 'Skip the Graveyard'));
    expect(textOf(set)).toContain('That question was open already. It’s answered now.');
    expect((await hall.history(id)).at(-1)).toMatchObject({ kind: 'plannedMove' });
    const noor = messageOf(await hall.discord.user('noor').slash('plan', { table: id }, { channel }));
    expect(textOf(noor)).toBe('You’re not playing at this table.');
    expect((await hall.tables().resign(id, { interaction: '1', user: asked!.member.id })).ok).toBe(true);
    expect(textOf(messageOf(await asked!.press(set.id, 'Forced moves')))).toBe(
      'You’re no longer playing at this table. `/comeback` brings you back while no one else has your seat.',
    );
    await expectPeace(hall);
  });
});
