/** What was said about moves that have been taken back: the board, the old boards, what was announced, and who was called. */
import { describe, expect, test } from 'vitest';
import { samples } from '../../games.ts';
import { createFakeChannels, type FakeChannels } from '../support/fakeChannels.ts';
import { testGames } from '../support/games.ts';
import { openPrinter } from '../support/printer.ts';

type Printer = Awaited<ReturnType<typeof openPrinter>>;

const posted = (channels: FakeChannels, kind: string) =>
  channels.posted.filter(({ nonce }) => nonce.split('.')[2]?.[0] === kind);
const wordsOf = ({ message }: FakeChannels['posted'][number]): string => JSON.stringify(message.components);

/** The lines of a message, without the numbers of rows in what can be pressed. */
const linesIn = (words: string): readonly unknown[] =>
  [...words.matchAll(/"content":"([^"]*)"/g)].map(([, text]) => text);

async function begin(game: string, users: readonly string[]) {
  const channels = createFakeChannels();
  const printer = await openPrinter(channels, testGames);
  const id = await printer.begin(game, users);
  await printer.start();
  await printer.idle();
  return { channels, printer, id };
}

/** The first legal move of whoever is awaited, and who that is. */
async function playAny(printer: Printer, id: string): Promise<string> {
  const user = (await printer.get(id)).seats.find(({ awaited }) => awaited)!.user!;
  await printer.playAny(id);
  return user;
}

async function takeBack(printer: Printer, id: string, user: string): Promise<void> {
  const { seats, standpoints } = await printer.get(id);
  const { seat } = seats.find((one) => one.user === user)!;
  const { undo } = standpoints!.of(seat);
  if (undo === null) throw new Error('there is nothing to take back');
  const asked = await printer.tables.undo(id, { ...printer.request(user), row: undo.row });
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  if (undo.isFree) return;
  for (const { user: other } of seats) {
    if (other === user || other === null) continue;
    const agreed = await printer.tables.vote(id, { ...printer.request(other), row: null, answer: 'yes' });
    if (!agreed.ok) throw new Error(JSON.stringify(agreed.error));
  }
}

describe('what is taken back at once', () => {
  test('edits the board, says who took back what, and calls nobody: the call of the next one goes', async () => {
    const { channels, printer, id } = await begin('caylus', ['ann', 'bob']);
    await using _ = printer;
    const user = await playAny(printer, id);
    await printer.idle();
    const boards = posted(channels, 'b');
    expect([boards.length, posted(channels, 'c').length]).toEqual([1, 1]);
    const { edits } = boards[0]!;
    await takeBack(printer, id, user);
    await printer.idle();
    expect(posted(channels, 'b')).toEqual(boards);
    expect(posted(channels, 'c')).toEqual([]);
    expect(boards[0]!.edits).toBe(edits + 1);
    expect(wordsOf(boards[0]!)).toMatch(/\w+ took back: . \w+ /);
    expect((await printer.get(id)).seats.find(({ awaited }) => awaited)?.user).toBe(user);
  });

  test.each(Object.entries(samples).map(([game, { seats }]) => [game, Math.max(seats, 3)] as const))(
    'or with consent, in %s: the old board of its turn tells that it was taken back, and by whom',
    async (game, seats) => {
      const { channels, printer, id } = await begin(game, ['ann', 'bob', 'cat', 'dan'].slice(0, seats));
      await using _ = printer;
      const boards = () => posted(channels, 'b');
      const offerOf = async (user: string) => {
        const table = await printer.get(id);
        return table.standpoints!.of(table.seats.find((one) => one.user === user)!.seat).undo;
      };
      for (let moves = 0; ; moves++) {
        expect(moves).toBeLessThan(150);
        const before = boards().length;
        const user = await playAny(printer, id);
        await printer.idle();
        const offer = await offerOf(user);
        if (boards().length === before || offer === null) continue;
        const [old, now] = boards().slice(-2);
        expect(wordsOf(old!)).not.toContain('took this turn back');
        await takeBack(printer, id, user);
        await printer.idle();
        if (offer.isFree) expect(boards().at(-1)).toBe(now);
        expect(wordsOf(old!)).toMatch(/\w+ took this turn back\./);
        return;
      }
    },
  );
});

describe('what is taken back with everyone’s consent', () => {
  test('is asked below the board, named there, and called back on a new board', async () => {
    const { channels, printer, id } = await begin('carcassonne', ['ann', 'bob']);
    await using _ = printer;
    let user = '';
    const turn = async (): Promise<void> => {
      const awaited = async () => (await printer.get(id)).seats.find((one) => one.awaited)!.user!;
      user = await awaited();
      while ((await awaited()) === user) await printer.playAny(id);
    };
    await turn();
    await printer.idle();
    const old = posted(channels, 'b').at(-2)!;
    const boards = posted(channels, 'b').length;
    const { seats, standpoints } = await printer.get(id);
    const { undo } = standpoints!.of(seats.find((one) => one.user === user)!.seat);
    await printer.tables.undo(id, { ...printer.request(user), row: undo!.row });
    await printer.idle();
    const vote = posted(channels, 'v').at(-1)!;
    const other = seats.find((one) => one.user !== user)!.user!;
    expect(wordsOf(vote)).toContain('asks to take this back');
    expect(vote.message.pings).toEqual([other]);
    await printer.tables.vote(id, { ...printer.request(other), row: null, answer: 'yes' });
    await printer.idle();
    expect(posted(channels, 'b').length).toBeGreaterThan(boards);
    const board = posted(channels, 'b').at(-1)!;
    expect(board.message.pings).toEqual([user]);
    expect(wordsOf(board)).toContain('took back');
    expect(wordsOf(vote)).toMatch(/-# . \w+ took back/);
    expect(wordsOf(vote)).not.toContain('custom_id');
    expect(wordsOf(old)).toContain('took this turn back');
  });

  test('is off where a vote about who is gone comes first: it says so, and the asker is called to it', async () => {
    const { channels, printer, id } = await begin('carcassonne', ['ann', 'bob', 'cat']);
    await using _ = printer;
    const active = async () => (await printer.get(id)).seats.find((one) => one.awaited)!.user!;
    const user = await active();
    while ((await active()) === user) await printer.playAny(id);
    const { seats, standpoints } = await printer.get(id);
    const { undo } = standpoints!.of(seats.find((one) => one.user === user)!.seat);
    await printer.tables.undo(id, { ...printer.request(user), row: undo!.row });
    await printer.idle();
    const asked = posted(channels, 'v').at(-1)!;
    expect(wordsOf(asked)).toContain('asks to take this back');
    // The asker has gone: what there is to vote about is the asker’s seat, so no button there is for that member.
    await printer.tables.noteGone(id, user);
    await printer.idle();
    const votes = posted(channels, 'v');
    expect(votes).toHaveLength(1);
    const [vote] = votes;
    expect(vote).not.toBe(asked);
    expect(wordsOf(vote!)).toContain(
      `-# <@${user}>’s request to take back a move is off: another vote had to come first.`,
    );
    expect(vote!.message.pings?.toSorted()).toEqual(['ann', 'bob', 'cat']);
    const voters = ['ann', 'bob', 'cat'].filter((one) => one !== user);
    for (const voter of voters) await printer.tables.vote(id, { ...printer.request(voter), row: null, answer: 'wait' });
    await printer.idle();
    const [over] = posted(channels, 'v');
    expect(wordsOf(over!)).toMatch(/-# .*’s request to take back a move is off.*\\n-# /);
    expect(wordsOf(over!)).not.toContain('custom_id');
  });

  test.each(Object.entries({ toy: 'end', alhambra: 'takeCoins' }))(
    'takes what was announced in %s with it, and announces it again when it happens again',
    async (game, kind) => {
      const { channels, printer, id } = await begin(game, ['ann', 'bob', 'cat']);
      await using _ = printer;
      const texts = () => posted(channels, 'a').map(wordsOf);
      const first = texts();
      const play = () => printer.playAny(id, kind).catch(() => printer.playAny(id));
      let user = '';
      for (let moves = 0; texts().length === first.length; moves++) {
        expect(moves).toBeLessThan(200);
        const { seats } = await printer.get(id);
        user = seats.find(({ awaited }) => awaited)!.user!;
        await play();
        await printer.idle();
      }
      await takeBack(printer, id, user);
      await printer.idle();
      expect(texts()).toEqual(first);
      await play();
      await printer.idle();
      expect(texts()).toHaveLength(first.length + 1);
    },
  );

  test('gives back hands as they were, in the messages that show them', async () => {
    const { channels, printer, id } = await begin('citadels', ['ann', 'bob', 'cat', 'dan']);
    await using _ = printer;
    const handOf = (user: string) => posted(channels, 'h').findLast(({ channel }) => channel.includes(user))!;
    const ownOf = async (user: string) => {
      const { seats, standpoints } = await printer.get(id);
      return JSON.stringify(standpoints!.of(seats.find((one) => one.user === user)!.seat).view.own);
    };
    for (let moves = 0; ; moves++) {
      expect(moves).toBeLessThan(100);
      const user = (await printer.get(id)).seats.find(({ awaited }) => awaited)!.user!;
      const before = { own: await ownOf(user), words: wordsOf(handOf(user)) };
      const wasDrawn = await printer.playAny(id, 'drawCards').then(
        () => true,
        () => false,
      );
      if (!wasDrawn) await printer.playAny(id);
      await printer.idle();
      if (!wasDrawn) continue;
      expect(wordsOf(handOf(user))).not.toBe(before.words);
      await takeBack(printer, id, user);
      await printer.idle();
      expect(await ownOf(user)).toBe(before.own);
      expect(linesIn(wordsOf(handOf(user)))).toEqual(linesIn(before.words));
      return;
    }
  });
});
