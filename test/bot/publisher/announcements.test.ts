/** What is announced has a message of its own above the board: each once, in order, whatever happens in between. */
import { describe, expect, test } from 'vitest';
import type { Games, Telling } from '../../../src/bot/contract.ts';
import { announcedIn } from '../../../src/bot/messages/announcement.ts';
import type { SeenRow } from '../../../src/tables/table/standpoint.ts';
import type { Open, Toy } from '../../toy/engine/index.ts';
import { dieBeforeNoting } from '../support/boardPrinter.ts';
import { createFakeChannels, type FakeChannels } from '../support/fakeChannels.ts';
import { testGames } from '../support/games.ts';
import { openPrinter } from '../support/printer.ts';

type Printer = Awaited<ReturnType<typeof openPrinter>>;

const ROUNDS = ['### Round 1', '### Round 2', '### Round 3', '### Round 4', '### The last auction'];

const kindOf = (nonce: string) => nonce.split('.')[2]?.[0] ?? '';
const announcements = (channels: FakeChannels) => channels.posted.filter(({ nonce }) => kindOf(nonce) === 'a');
const headings = (channels: FakeChannels) =>
  announcements(channels).map(({ message }) => /### [^"\\]+/.exec(JSON.stringify(message.components))?.[0]);
/** The messages in a channel in order, a letter each: `a` an announcement, `b` a board. */
const kinds = (channels: FakeChannels, where = 'thread-lobby') =>
  channels.posted
    .filter(({ channel }) => channel === where)
    .map(({ nonce }) => kindOf(nonce))
    .join('');

/** A table of the toy that has begun. The post that `failing` names fails once. */
async function begin(games: Games = testGames, users: readonly string[] = ['ann', 'bob']) {
  const channels = createFakeChannels();
  const failing: { next: { readonly kind: string; readonly how: 'before' | 'after' } | null } = { next: null };
  const at: FakeChannels['at'] = (urgency) => {
    const inner = channels.at(urgency);
    return {
      ...inner,
      post(channel, message, how) {
        if (kindOf(how.nonce) === failing.next?.kind) {
          channels.fail('post', 0, failing.next.how);
          failing.next = null;
        }
        return inner.post(channel, message, how);
      },
    };
  };
  const printer = await openPrinter({ at }, games);
  const id = await printer.begin('toy', users);
  return { channels, printer, id, failing };
}

const isOver = async (printer: Printer, id: string) => (await printer.get(id)).status === 'finished';
const openOf = async (printer: Printer, id: string) =>
  (await printer.get(id)).standpoints!.public.view.open as unknown as Open; // The game is the toy.

/** A turn ends, or a candle is offered. */
const passOn = (printer: Printer, id: string) => printer.playAny(id, 'end').catch(() => printer.playAny(id));

/** Plays until the auction of this round has closed, and the next round has begun. */
async function playRound(printer: Printer, id: string): Promise<void> {
  const { round } = await openOf(printer, id);
  while ((await openOf(printer, id)).round === round) await passOn(printer, id);
}

/** Plays until the auction of this round begins, and waits until the board shows that. */
async function playToAuction(printer: Printer, id: string): Promise<void> {
  while ((await openOf(printer, id)).now.kind !== 'auction') await passOn(printer, id);
  await printer.idle();
}

/** Waits until the newest row is on a board. */
const caughtUp = (printer: Printer, id: string) =>
  expect
    .poll(async () => {
      const { messages, seq } = await printer.get(id);
      return messages.board?.seq === seq;
    })
    .toBe(true);

describe('what is announced', () => {
  test('is posted above the board of its commit, mentions nobody, and is left alone', async () => {
    const { channels, printer, id } = await begin();
    await using _ = printer;
    await printer.start();
    await printer.idle();
    expect(kinds(channels)).toBe('ab');
    const before = channels.requests.length;
    while (!(await isOver(printer, id))) {
      await passOn(printer, id);
      await printer.idle();
    }
    expect(headings(channels)).toEqual(ROUNDS);
    expect(kinds(channels)).toMatch(/^a(b+a){4}b$/);
    for (const one of announcements(channels)) {
      expect(one).toMatchObject({ isSilent: true, edits: 0, message: { pings: [] } });
      expect(one.message.files).toHaveLength(1);
    }
    // It is searched for only where it may be there.
    expect(channels.requests.slice(before).filter((one) => one.startsWith('find'))).toEqual([]);
  });

  test('is caught up with in order, further back than the table remembers, before one board', async () => {
    const { channels, printer, id } = await begin(testGames, ['ann', 'bob', 'cid', 'dee']);
    await using _ = printer;
    await printer.start();
    await printer.idle();
    await printer.stop();
    while (!(await isOver(printer, id))) {
      await printer.playAny(id, 'draw').catch(() => null);
      await passOn(printer, id);
    }
    const { recent } = (await printer.get(id)).standpoints!.public;
    const closed = recent.flatMap(({ sights }) => sights).filter(({ kind }) => kind === 'auctionClosed');
    expect(closed.length).toBeLessThan(ROUNDS.length - 1);
    await printer.start();
    await printer.idle();
    expect(headings(channels)).toEqual(ROUNDS);
    expect(kinds(channels)).toBe('abaaaab');
  });

  test.each([
    ['announcement', 'before'],
    ['announcement', 'after'],
    ['board', 'before'],
    ['board', 'after'],
  ] as const)(
    'is there once when Discord fails with the %s, %s it is posted, and when it is killed then',
    async (what, how) => {
      for (const isKilled of [false, true]) {
        const { channels, printer, id, failing } = await begin();
        await using _ = printer;
        await printer.start();
        await printer.idle();
        await playToAuction(printer, id);
        failing.next = { kind: what[0]!, how };
        await playRound(printer, id);
        await expect.poll(() => failing.next).toBeNull();
        await expect.poll(() => printer.context.late.size).toBe(1);
        if (isKilled) await printer.stop();
        channels.forgetNonces();
        await playRound(printer, id);
        if (isKilled) await printer.start();
        printer.clock.pass(5_000);
        await caughtUp(printer, id);
        expect(headings(channels)).toEqual(ROUNDS.slice(0, 3));
        await printer.idle();
        expect(kinds(channels).replaceAll(/b+/g, 'b')).toMatch(/^abab?ab$/);
        await printer.stop();
      }
    },
  );

  test('is there once when the process dies before the board is noted', async () => {
    const { channels, printer, id } = await begin();
    await using _ = printer;
    const recover = dieBeforeNoting(printer);
    await printer.start();
    await expect.poll(() => kinds(channels)).toBe('ab');
    await printer.stop();
    recover();
    channels.forgetNonces();
    await printer.start();
    await caughtUp(printer, id);
    expect(kinds(channels)).toBe('ab');
  });

  test('waits with the board where the place refuses it', async () => {
    const { channels, printer, id } = await begin();
    await using _ = printer;
    const publisher = await printer.start();
    await printer.idle();
    channels.fail('post', 50013);
    await playRound(printer, id);
    await printer.idle();
    expect(headings(channels)).toEqual(ROUNDS.slice(0, 1));
    await playRound(printer, id);
    printer.context.blocked.remove('thread-lobby');
    publisher.reopen('thread-lobby');
    await caughtUp(printer, id);
    expect(headings(channels)).toEqual(ROUNDS.slice(0, 3));
  });

  test('is not repeated where the table moves to', async () => {
    const { channels, printer, id } = await begin();
    await using _ = printer;
    await printer.start();
    await printer.idle();
    const moved = await printer.tables.relocate(id, { ...printer.request('ann'), channel: 'elsewhere' });
    expect(moved.ok).toBe(true);
    await expect.poll(async () => (await printer.get(id)).messages.board?.channel).not.toBe('thread-lobby');
    await playRound(printer, id);
    await caughtUp(printer, id);
    expect(headings(channels)).toEqual(ROUNDS.slice(0, 2));
    expect(announcements(channels)[1]?.channel).toBe((await printer.get(id)).messages.board?.channel);
  });

  test('within a turn has the board posted anew below it, without a sound', async () => {
    const telling: Telling<Toy> = { ...testGames.toy.telling, drew: { weight: 'usual', announcedIn: () => 'round' } };
    const { channels, printer, id } = await begin({ ...testGames, toy: { ...testGames.toy, telling } });
    await using _ = printer;
    await printer.start();
    await printer.idle();
    await printer.playAny(id, 'draw');
    await printer.idle();
    expect(kinds(channels)).toBe('aab');
    expect(channels.posted.findLast(({ nonce }) => kindOf(nonce) === 'b')?.isSilent).toBe(true);
  });
});

test('neighbors of one name in one row are one announcement, and what lies between them parts them', () => {
  const row = (seq: number, ...of: readonly string[]): SeenRow => ({
    ...{ seq, actor: 'system', seat: null, kind: 'move', rulesVersion: 1 },
    sights: of.map((kind) => ({ kind })),
  });
  const rows = [
    row(4, 'auctionClosed', 'roundBegan'),
    row(5, 'roundBegan', 'turnEnded', 'dealt', 'roundBegan'),
    row(6),
    row(7, 'turnEnded'),
  ];
  expect(announcedIn(testGames.toy, rows).map(({ seq, index, sights }) => [seq, index, sights.length])).toEqual([
    [4, 0, 2],
    [5, 0, 1],
    [5, 1, 2],
  ]);
});
