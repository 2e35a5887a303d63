/** Taking back by the button on a member's own messages, and what becomes of buttons from before. */
import type { APIMessage } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { FakeUser } from '../../../src/playground/member/fakeUser.ts';
import { startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { complaints, refusedRequests, suggestions } from '../support/players.ts';
import {
  allTold,
  awaited,
  idOf,
  labelsOf,
  messageOf,
  shownBoard,
  startTable,
  tableOf,
  textOf,
} from '../support/table.ts';

/** Sends a worker to the first place, by the command; the private answer. */
async function sendWorker(me: FakeUser, { channel_id }: APIMessage): Promise<APIMessage> {
  const [first] = await suggestions(me, 'caylus worker', { at: '' }, { channel: channel_id, focused: 'at' });
  return messageOf(await me.slash('caylus worker', { at: String(first?.value) }, { channel: channel_id }));
}

async function begin(): Promise<{ readonly hall: TestGuildhall; readonly id: string; readonly board: APIMessage }> {
  const hall = await startGuildhall();
  const id = await startTable(hall, 'caylus', ['aya', 'ben']);
  return { hall, id, board: await shownBoard(hall, id) };
}

describe('the button Undo', () => {
  test('is on the answer to a move, takes it back with one press, and leads on to the next one', async () => {
    const { hall, id, board } = await begin();
    await using _ = hall;
    const [me] = (await awaited(hall, id)) as [FakeUser];
    const done = await sendWorker(me, board);
    expect(labelsOf(done)).toEqual(['Undo']);
    const undo = idOf(done, 'Undo');
    const panel = messageOf(await me.press(done.id, 'Undo'));
    expect(textOf(panel)).toMatch(/^Taken back: . \w+ sent a worker to .*\n### Where should your worker go\?/);
    expect((await awaited(hall, id)).map(({ member }) => member.id)).toEqual([me.member.id]);
    // Of a second press on another device, nothing is taken back.
    const { seq } = await tableOf(hall, id);
    const late = messageOf(await me.pressStale(done.id, undo));
    expect(textOf(late)).toBe('You have nothing to take back right now.');
    expect((await tableOf(hall, id)).seq).toBe(seq);
    await allTold(hall);
    expect([refusedRequests(hall), complaints(hall)]).toEqual([[], []]);
  });

  test('drops the move that the next one has begun, whose buttons are outdated from then on', async () => {
    const { hall, id, board } = await begin();
    await using _ = hall;
    const [me] = (await awaited(hall, id)) as [FakeUser];
    const done = await sendWorker(me, board);
    const [next] = (await awaited(hall, id)) as [FakeUser];
    const call = messageOf(await next.press((await shownBoard(hall, id)).id, 'Place a worker'));
    const { seats } = await tableOf(hall, id);
    const seatOf = ({ member }: FakeUser) => seats.find(({ user }) => user === member.id)!.seat;
    expect(await hall.tables().draft(id, seatOf(next))).not.toBeNull();
    await me.press(done.id, 'Undo');
    expect(await hall.tables().draft(id, seatOf(next))).toBeNull();
    const old = idOf(call, 'Pass');
    const { seq } = await tableOf(hall, id);
    expect(textOf(messageOf(await next.pressStale(call.id, old)))).toContain('That button is out of date.');
    expect((await tableOf(hall, id)).seq).toBe(seq);
  });

  test('asks nobody if somebody has played since: another button says so first', async () => {
    const { hall, id, board } = await begin();
    await using _ = hall;
    const [me] = (await awaited(hall, id)) as [FakeUser];
    const done = await sendWorker(me, board);
    const [next] = (await awaited(hall, id)) as [FakeUser];
    await sendWorker(next, board);
    const question = messageOf(await me.press(done.id, 'Undo'));
    expect(textOf(question)).toContain('Someone has played in the meantime');
    expect(textOf(question)).toContain('Everyone else has to agree');
    expect(labelsOf(question)).toEqual(['Ask to undo']);
    expect((await tableOf(hall, id)).vote).toBeNull();
    await me.press(question.id, 'Ask to undo');
    expect((await tableOf(hall, id)).vote?.about).toBe('undo');
    // The game goes on meanwhile: then there is nothing to agree to.
    await sendWorker((await awaited(hall, id))[0]!, board);
    await allTold(hall);
    expect((await tableOf(hall, id)).vote).toBeNull();
    const texts = hall.discord.messages(board.channel_id).map(textOf);
    expect(texts.filter((text) => /request to take back a move is off/.test(text))).toHaveLength(1);
    expect([refusedRequests(hall), complaints(hall)]).toEqual([[], []]);
  });

  test('goes once somebody was against it: command and buttons from before say why, and call nobody', async () => {
    const { hall, id, board } = await begin();
    await using _ = hall;
    const [me] = (await awaited(hall, id)) as [FakeUser];
    await sendWorker(me, board);
    const [other] = (await awaited(hall, id)) as [FakeUser];
    await sendWorker(other, board);
    const channel = { channel: board.channel_id };
    const question = messageOf(await me.slash('undo', {}, channel));
    const ask = idOf(question, 'Ask to undo');
    await me.press(question.id, 'Ask to undo');
    await allTold(hall);
    const vote = hall.discord.messages(board.channel_id).find((one) => labelsOf(one).includes('Refuse'))!;
    await other.press(vote.id, 'Refuse');
    await allTold(hall);
    const seen = () => hall.discord.messages(board.channel_id).map(textOf);
    const refused = seen().filter((text) => text.includes('couldn’t take back'));
    expect(refused).toEqual([
      expect.stringMatching(/ couldn’t take back: . \w+ sent a worker to .* Not everyone agreed\.$/),
    ]);
    const before = seen();
    for (const answer of [await me.slash('undo', {}, channel), await me.pressStale(question.id, ask)])
      expect(textOf(messageOf(answer))).toBe(
        'You’ve already asked to take this back, and not everyone agreed, so it stands.',
      );
    const more = messageOf(await me.press((await shownBoard(hall, id)).id, 'More'));
    expect(labelsOf(more).filter((label) => /undo/i.test(label))).toEqual([]);
    await allTold(hall);
    expect([seen(), (await tableOf(hall, id)).vote]).toEqual([before, null]);
    expect([refusedRequests(hall), complaints(hall)]).toEqual([[], []]);
  });
});
