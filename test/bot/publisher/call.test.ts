/** Within a turn: whoever is asked is called by a short message below the board, which goes when it is answered. */

import { describe, expect, test } from 'vitest';
import { endCall } from '../../../src/bot/publisher/call.ts';
import { newsOf } from '../../../src/bot/publisher/news.ts';
import { areBeside } from '../../toy/engine/components.ts';
import type { Open, Place } from '../../toy/engine/index.ts';
import { createFakeChannels, type FakeChannels } from '../support/fakeChannels.ts';
import { picker } from '../support/players.ts';
import { openPrinter } from '../support/printer.ts';

/** A move of the toy, as far as it matters here. */
interface Move {
  readonly kind: string;
  readonly place?: Place;
}

type Printer = Awaited<ReturnType<typeof openPrinter>>;

const boards = (channels: FakeChannels) => channels.posted.filter(({ nonce }) => nonce.includes('.b'));
const calls = (channels: FakeChannels) => channels.posted.filter(({ nonce }) => nonce.includes('.c'));
const stepOf = async (printer: Printer, id: string) =>
  ((await printer.get(id)).standpoints!.public.view.open as unknown as Open).now; // The game is the toy.

/** A table of the toy at which somebody is about to be asked at his door: the next `hang` asks him. */
async function beforeDoor() {
  const channels = createFakeChannels();
  const printer = await openPrinter(channels, undefined, 'door');
  const id = await printer.begin('toy', ['ann', 'bob']);
  await channels.post('channel', { components: [], files: [], kept: [], pings: [] }, { nonce: 'x', isSilent: true });
  await printer.start();
  await printer.idle();
  const pick = picker('door');
  const guest = async () => {
    const { seats } = await printer.get(id);
    return seats.find((seat) => seat.awaited)!;
  };
  /** A move after which the owner of a door is asked, or null. */
  async function asking(): Promise<unknown> {
    const { standpoints } = await printer.get(id);
    const standpoint = standpoints!.of((await guest()).seat);
    const { square } = standpoint.view.open as unknown as Open; // The game is the toy.
    for (const move of standpoint.legal()) {
      const { kind, place } = move as Move; // As above.
      if (kind === 'hang' && square.some((other) => other.seat !== standpoint.seat && areBeside(other.place, place!)))
        return move;
    }
    return null;
  }
  const play = async (moves: readonly unknown[]) => {
    const { user } = await guest();
    const played = await printer.tables.play(id, { ...printer.request(user!), offer: null, moves });
    if (!played.ok) throw new Error(JSON.stringify(played.error));
  };
  for (let move = await asking(); ; move = await asking()) {
    if (move !== null) return { channels, printer, id, play, door: move, guest: (await guest()).user! };
    const { standpoints } = await printer.get(id);
    const legal = [...standpoints!.of((await guest()).seat).legal()];
    const hanging = legal.filter(({ kind }) => kind === 'hang');
    await play([pick(hanging.length > 0 ? hanging : legal)]);
    await printer.idle();
  }
}

describe('a question to somebody within a turn', () => {
  test('edits the board and calls in plain text, with one sound; the answer takes the call away', async () => {
    const { channels, printer, id, play, door, guest } = await beforeDoor();
    await using _ = printer;
    const board = boards(channels).at(-1)!;
    await play([door]);
    await printer.idle();
    expect((await stepOf(printer, id))?.kind).toBe('door');
    const owner = guest === 'ann' ? 'bob' : 'ann';
    expect(boards(channels).at(-1)).toBe(board);
    expect(calls(channels)).toMatchObject([{ isSilent: false, channel: board.channel, message: { pings: [owner] } }]);
    expect(JSON.stringify(calls(channels)[0]!.message.components)).toContain(`<@${owner}>`);

    await printer.playAny(id, 'openDoor').catch(() => printer.playAny(id));
    await printer.idle();
    const left = calls(channels);
    const { seats, call } = await printer.get(id);
    const awaited = seats.filter((seat) => seat.awaited).map(({ user }) => user);
    // Whoever goes on with the same turn is called in his place; a new turn brings its own board.
    expect(left.map(({ message }) => message.pings)).toEqual(boards(channels).at(-1) === board ? [awaited] : []);
    expect(call?.message ?? null).toBe(left[0]?.id ?? null);
  });

  test('calls once when the process dies before the call, and when it dies before it hears of the call', async () => {
    for (const moment of ['before', 'after'] as const) {
      const { channels, printer, play, door } = await beforeDoor();
      await using _ = printer;
      channels.fail('post', 0, moment);
      await play([door]);
      await printer.idle();
      await printer.stop();
      channels.heal();
      channels.forgetNonces();
      printer.clock.pass(60_000);
      await printer.start();
      await printer.idle();
      expect([moment, calls(channels).length]).toEqual([moment, 1]);
    }
  });

  test('leaves no call that was posted unheard when it is answered before the next start', async () => {
    const { channels, printer, id, play, door } = await beforeDoor();
    await using _ = printer;
    channels.fail('post', 0, 'after');
    await play([door]);
    await expect.poll(() => calls(channels).length).toBe(1);
    await printer.stop();
    channels.forgetNonces();
    await printer.playAny(id);
    const turn = async () => (await printer.get(id)).seats.find((seat) => seat.awaited)?.user;
    const mine = await turn();
    while ((await turn()) === mine) await printer.playAny(id, 'end').catch(() => printer.playAny(id));
    printer.clock.pass(60_000);
    await printer.start();
    await printer.idle();
    expect(calls(channels)).toEqual([]);
  });

  test('is carried by a new board when the old one may not be edited, and that takes the old one away', async () => {
    const { channels, printer, play, door, guest } = await beforeDoor();
    await using _ = printer;
    const board = boards(channels).at(-1)!;
    printer.clock.pass(51 * 60_000);
    await play([door]);
    await printer.idle();
    const owner = guest === 'ann' ? 'bob' : 'ann';
    expect(calls(channels)).toEqual([]);
    expect(boards(channels).at(-1)).toMatchObject({ isSilent: false, message: { pings: [owner] } });
    expect(boards(channels)).not.toContain(board);
  });

  test('stands as long as somebody whom it called has not answered, and no longer', async () => {
    const { channels, printer, id } = await beforeDoor();
    await using _ = printer;
    await printer.stop();
    const table = await printer.get(id);
    const news = newsOf([], table, false);
    for (const isWaiting of [true, false]) {
      const { seat } = table.seats.find(({ awaited }) => awaited === isWaiting)!;
      const { channel } = table.messages.board!;
      const posted = await channels.say(channel, { content: 'x', buttons: [], pings: [] }, { nonce: `${isWaiting}` });
      const call = { channel, message: posted.id, seq: table.seq, postedAt: 0, seats: [seat] };
      const left = await endCall(printer.context, channels, { ...table, call }, news);
      expect([isWaiting, left]).toEqual([isWaiting, isWaiting ? call : null]);
      expect(channels.posted.some((one) => one.id === posted.id)).toBe(isWaiting);
    }
  });
});
