import { describe, expect, test } from 'vitest';
import { publishBoard } from '../../../src/bot/publisher/board.ts';
import type { ChannelsAt } from '../../../src/bot/publisher/channels.ts';
import { newsOf } from '../../../src/bot/publisher/news.ts';
import type { Locale } from '../../../src/words/contract.ts';
import { apiError, createFakeChannels, type FakeChannels } from '../support/fakeChannels.ts';
import { testGames } from '../support/games.ts';
import { openPrinter } from '../support/printer.ts';

const isDirect = (channel: string) => channel.startsWith('direct-');
/** The direct messages of a person, oldest first. */
const directs = (channels: FakeChannels, user: string) =>
  channels.posted.filter(({ channel }) => channel === `direct-${user}`);
const boards = (channels: FakeChannels) => channels.posted.filter(({ nonce }) => nonce.includes('.b'));
/** Those on which a move can be made or will be. */
const living = (channels: FakeChannels, user: string) =>
  directs(channels, user).filter(({ message }) => /:more:hand-|:dm:off-/.test(JSON.stringify(message.components)));

/** A table of the toy, and channels in which only what is said to persons fails as the test wants. */
async function withHands(
  fails: (user: string, request: number) => 'no' | number | 'unheard' = () => 'no',
  deal?: string,
) {
  const channels = createFakeChannels();
  let requests = 0;
  const picky: ChannelsAt = (urgency) => ({
    ...channels.at(urgency),
    async post(channel, message, how) {
      if (!isDirect(channel)) return channels.post(channel, message, how);
      const failure = fails(channel.slice('direct-'.length), ++requests);
      if (typeof failure === 'number') throw apiError(failure);
      const posted = await channels.post(channel, message, how);
      if (failure === 'unheard') throw apiError(0);
      return posted;
    },
  });
  const printer = await openPrinter({ at: picky }, testGames, deal);
  const id = await printer.begin('toy', ['ann', 'bob']);
  await channels.post('channel', { components: [], files: [], kept: [], pings: [] }, { nonce: 'x', isSilent: true });
  return { channels, printer, id };
}

describe('hands by direct message', () => {
  test('reach each member once, after the board', async () => {
    const { channels, printer } = await withHands();
    await using _ = printer;
    await printer.start();
    await printer.idle();
    expect(channels.posted.map(({ channel }) => isDirect(channel))).toEqual([false, false, false, true, true]);
    expect(directs(channels, 'ann').every(({ isSilent }) => isSilent)).toBe(true);
    const [mine, theirs] = ['ann', 'bob'].map((user) => JSON.stringify(directs(channels, user)[0]!.message.components));
    expect(mine).not.toBe(theirs);
  });

  test('in trouble hold up neither the board nor the other member', async () => {
    const { channels, printer, id } = await withHands((user) => (user === 'ann' ? 0 : 'no'));
    await using _ = printer;
    await printer.start();
    await expect.poll(() => directs(channels, 'bob').length).toBe(1);
    for (let turn = 0; turn < 3; turn++) await printer.playAny(id, 'end').catch(() => printer.playAny(id));
    await expect.poll(async () => (await printer.get(id)).messages.board?.seq).toBe((await printer.get(id)).seq);
    expect(boards(channels).length).toBeGreaterThan(1);
    expect(directs(channels, 'ann')).toEqual([]);
  });

  test.each([50_007, 50_278])('refused with %i are mentioned once at the table, and not tried again', async (code) => {
    let tries = 0;
    const { channels, printer, id } = await withHands((user) => {
      if (user !== 'ann') return 'no';
      tries++;
      return code;
    });
    await using _ = printer;
    await printer.start();
    await printer.idle();
    await printer.playAny(id);
    await printer.idle();
    const mentions = channels.posted.filter(({ message }) => JSON.stringify(message).includes('DM you'));
    expect(mentions.map(({ channel, message }) => [channel, message.pings])).toEqual([['thread-lobby', ['ann']]]);
    expect(tries).toBe(1);
    expect(await printer.tables.hands.member('ann', 'guild')).toEqual({ hands: 'refused', locale: 'en' });
  });

  test('that Discord took without saying so are found again after a restart: no doubles', async () => {
    const { channels, printer, id } = await withHands((_user, request) => (request <= 2 ? 'unheard' : 'no'));
    await using _ = printer;
    await printer.start();
    await expect.poll(() => directs(channels, 'ann').length + directs(channels, 'bob').length).toBe(2);
    await printer.stop();
    channels.forgetNonces();
    printer.clock.pass(60_000);
    await printer.start();
    await printer.idle();
    for (const user of ['ann', 'bob']) expect(directs(channels, user)).toHaveLength(1);
    expect((await printer.tables.hands.ofTable(id)).map(({ user }) => user)).toEqual(['ann', 'bob']);
  });

  test('that were posted unheard go when the game has ended meanwhile', async () => {
    const { channels, printer, id } = await withHands((_user, request) => (request <= 2 ? 'unheard' : 'no'));
    await using _ = printer;
    await printer.start();
    await expect.poll(() => directs(channels, 'ann').length + directs(channels, 'bob').length).toBe(2);
    await printer.stop();
    channels.forgetNonces();
    await printer.tables.resign(id, printer.request('ann'));
    expect((await printer.get(id)).status).toBe('finished');
    printer.clock.pass(60_000);
    await printer.start();
    await printer.idle();
    for (const user of ['ann', 'bob']) expect(living(channels, user)).toEqual([]);
  });

  test('that were posted for an older row go when a newer one is found or posted', async () => {
    const { channels, printer, id } = await withHands((_user, request) => (request <= 2 ? 'unheard' : 'no'));
    await using _ = printer;
    await printer.start();
    await expect.poll(() => directs(channels, 'ann').length + directs(channels, 'bob').length).toBe(2);
    await printer.stop();
    channels.forgetNonces();
    await printer.playAny(id, 'end');
    printer.clock.pass(60_000);
    await printer.start();
    await printer.idle();
    for (const user of ['ann', 'bob']) {
      expect(living(channels, user)).toHaveLength(1);
      expect(directs(channels, user)).toEqual(living(channels, user));
    }
  });

  test.each(['a', 'b', 'c', 'd', 'e', 'f'])(
    'that called without our hearing so go when the old one stays (deal %s)',
    async (deal) => {
      let isUnheard = false;
      const { channels, printer, id } = await withHands(() => (isUnheard ? 'unheard' : 'no'), deal);
      await using _ = printer;
      await printer.start();
      await printer.idle();
      const awaitedNow = async () => (await printer.get(id)).seats.find((seat) => seat.awaited)!.user!;
      const endTurn = async (user: string) => {
        while ((await awaitedNow()) === user) await printer.playAny(id, 'end').catch(() => printer.playAny(id));
      };
      isUnheard = true;
      await endTurn(await awaitedNow());
      const called = await awaitedNow();
      await expect.poll(() => directs(channels, called).length).toBe(2);
      await printer.stop();
      channels.forgetNonces();
      isUnheard = false;
      await endTurn(called);
      printer.clock.pass(60_000);
      await printer.start();
      await printer.idle();
      for (const user of ['ann', 'bob']) expect(directs(channels, user)).toHaveLength(1);
    },
  );

  test('that were posted anew without our hearing so go when the old one is right again', async () => {
    let isUnheard = false;
    const { channels, printer, id } = await withHands(() => (isUnheard ? 'unheard' : 'no'));
    await using _ = printer;
    await printer.start();
    await printer.idle();
    isUnheard = true;
    printer.clock.pass(60 * 60_000); // Too old to edit.
    const speak = async (locale: Locale) => {
      for (const user of ['ann', 'bob']) await printer.tables.hands.saveMember(user, 'guild', { hands: 'on', locale });
      await printer.tables.refreshHands(id, locale);
    };
    await speak('de');
    await expect.poll(() => directs(channels, 'ann').length + directs(channels, 'bob').length).toBe(4);
    await printer.stop();
    channels.forgetNonces();
    isUnheard = false;
    await speak('en');
    printer.clock.pass(60_000);
    await printer.start();
    await printer.idle();
    for (const user of ['ann', 'bob']) expect(directs(channels, user)).toHaveLength(1);
  });

  test('that took the place of others without our hearing so stay, when nothing else has changed', async () => {
    const { channels, printer, id } = await withHands();
    await using _ = printer;
    await printer.start();
    await printer.idle();
    await printer.stop();
    // As if the run before had posted a new one, deleted the old one, and died before it noted that.
    for (const user of ['ann', 'bob']) {
      const [old] = directs(channels, user);
      await channels.post(`direct-${user}`, old!.message, { nonce: `again ${user}`, isSilent: true });
      await channels.remove(`direct-${user}`, old!.id);
      await printer.tables.refreshHands(id, user);
    }
    channels.forgetNonces();
    printer.clock.pass(60_000);
    await printer.start();
    await printer.idle();
    for (const user of ['ann', 'bob']) expect(directs(channels, user)).toHaveLength(1);
    const kept = await printer.tables.hands.ofTable(id);
    expect(kept.map(({ message }) => message)).toEqual(['ann', 'bob'].map((user) => directs(channels, user)[0]!.id));
  });

  test('are not sent, and nothing is drawn, when nothing has changed for their member', async () => {
    const { channels, printer, id } = await withHands();
    await using _ = printer;
    await printer.start();
    await printer.idle();
    const awaited = (await printer.get(id)).seats.find((seat) => seat.awaited)!.user!;
    const other = awaited === 'ann' ? 'bob' : 'ann';
    await printer.playAny(id, 'draw');
    await printer.idle();
    expect(directs(channels, awaited)[0]!.edits).toBe(1);
    expect(directs(channels, other)[0]!.edits).toBe(0);
    await printer.tables.refreshHands(id, 'again');
    await printer.idle();
    expect(directs(channels, awaited)[0]!.edits).toBe(1);
  });

  test('whoever asks for them where none is due any more hears so at once', async () => {
    const { channels, printer } = await withHands();
    await using _ = printer;
    const id = await printer.begin('citadels', ['eve', 'fay', 'gil', 'hal']);
    await printer.start();
    await printer.idle();
    await printer.tables.resign(id, printer.request('eve'));
    await printer.idle();
    expect(directs(channels, 'eve')).toHaveLength(1);
    const heard = printer.context.deliveries.expect(id, 'eve');
    await printer.tables.refreshHands(id, 'again');
    // Null is said to whoever has waited in vain.
    expect(await heard).toBe('on');
    expect(directs(channels, 'eve')).toHaveLength(1);
  });

  test('a message that is gone is posted anew', async () => {
    const { channels, printer, id } = await withHands();
    await using _ = printer;
    await printer.start();
    await printer.idle();
    const awaited = (await printer.get(id)).seats.find((seat) => seat.awaited)!.user!;
    for (const one of directs(channels, awaited)) Object.assign(one, { id: 'gone' });
    await printer.playAny(id, 'draw');
    await printer.idle();
    expect(directs(channels, awaited)).toHaveLength(2);
  });

  test('a district or a hand that is lost is told in a new message with a sound, to its member alone', async () => {
    const { channels, printer } = await withHands();
    await using _ = printer;
    const id = await printer.begin('citadels', ['eve', 'fay', 'gil', 'hal']);
    await printer.start();
    await playTo(printer, id, ({ kind }) => kind === 'swapHands', wantsMagician);
    await printer.idle();
    const before = ['eve', 'fay', 'gil', 'hal'].map((user) => directs(channels, user).at(-1)!);
    const { seat: partner } = await playTo(printer, id, ({ kind }) => kind !== 'swapHands', wantsSwap);
    await printer.idle();
    const table = await printer.get(id);
    for (const [index, { user, seat }] of table.seats.entries()) {
      const now = directs(channels, user!).at(-1)!;
      expect(now.id === before[index]!.id).toBe(seat !== partner);
      expect(directs(channels, user!)).toHaveLength(1);
      if (seat !== partner) continue;
      expect(now.isSilent).toBe(false);
      expect(JSON.stringify(now.message.components)).toMatch(/Since your last turn\*\*\\n[^\\]+swapped hands with/);
    }
  });

  test('whoever is shut out at a door of the toy hears of it, and whoever is let in does not', async () => {
    for (const open of [true, false]) {
      const { channels, printer, id } = await withHands();
      await using _ = printer;
      await printer.start();
      await playTo(printer, id, ({ kind }) => kind === 'answer', besideAnother);
      await printer.idle();
      const table = await printer.get(id);
      const guest = table.seats.find(({ awaited }) => !awaited)!.user!;
      await playTo(
        printer,
        id,
        ({ kind }) => kind !== 'answer',
        (moves) => moves.find((move) => move.open === open),
      );
      await printer.idle();
      expect(directs(channels, guest).map(({ isSilent }) => isSilent)).toEqual([open]);
    }
  });

  test('whoever is shut out and goes on hears of it once, also in his first direct message and after a crash', async () => {
    const { channels, printer, id } = await withHands();
    await using _ = printer;
    await printer.start();
    await playTo(printer, id, ({ kind }) => kind === 'answer', besideAnother);
    await printer.idle();
    const guest = (await printer.get(id)).seats.find(({ awaited }) => !awaited)!.user!;
    await printer.context.tables.hands.drop(id, guest);
    const before = directs(channels, guest).length;
    const shut: Wish = (moves) => moves.find((move) => move.open === false);
    await playTo(printer, id, ({ kind }) => kind !== 'answer', shut);
    await printer.idle();
    expect(
      directs(channels, guest)
        .slice(before)
        .map(({ isSilent }) => isSilent),
    ).toEqual([false]);

    const table = await printer.get(id);
    expect(table.messages.board?.seq).toBe(table.seq);
    const { seat } = table.seats.find(({ user }) => user === guest)!;
    const payload = { seq: table.seq, from: table.seq, before: [], after: [seat], isNewTurn: false };
    const entry = { id: 1, table: id, kind: 'board', dedupeKey: '', payload: JSON.stringify(payload) } as const;
    const news = newsOf([{ ...entry, attempts: 1, nextAt: 0, createdAt: 0 }], table, true);
    expect(await publishBoard(printer.context, channels, table, news, [])).toBe(false);
  });
});

/** A move of any game, as its parameters are read here. */
type AnyMove = { readonly kind: string } & Readonly<Record<string, unknown>>;
type Wish = (moves: readonly AnyMove[]) => AnyMove | undefined;
type Printer = Awaited<ReturnType<typeof openPrinter>>;

/** Plays what is wished for, else the last legal move, until such a move is legal; the last move that was played. */
async function playTo(printer: Printer, id: string, isLegal: (move: AnyMove) => boolean, wish: Wish): Promise<AnyMove> {
  let last: AnyMove = { kind: 'none' };
  for (let played = 0; played < 200; played++) {
    const { standpoints, seats } = await printer.get(id);
    const { seat, user } = seats.find(({ awaited }) => awaited)!;
    const legal = [...standpoints!.of(seat).legal()].map((move): AnyMove => ({ ...move }));
    if (legal.some(isLegal) && played > 0) return last;
    last = wish(legal) ?? legal.at(-1)!;
    const done = await printer.tables.play(id, { ...printer.request(user!), offer: null, moves: [last] });
    if (!done.ok) throw new Error(JSON.stringify(done.error));
  }
  throw new Error('it never came to that');
}

const wantsMagician: Wish = (moves) =>
  moves.find(({ kind, character }) => kind === 'chooseCharacter' && character === 'magician');
const wantsSwap: Wish = (moves) => moves.find(({ kind }) => kind === 'swapHands');

/** Lanterns as close together as can be paid for. */
const besideAnother: Wish = (moves) =>
  moves.find(({ kind }) => kind === 'hang') ?? moves.find(({ kind }) => kind === 'end');
