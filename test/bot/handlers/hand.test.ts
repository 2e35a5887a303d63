import { describe, expect, test } from 'vitest';
import { checkedLog } from '../../playground/support/checkedLog.ts';
import { pictures } from '../../toy/render/module.ts';
import { testGames } from '../support/games.ts';
import { startGuildhall } from '../support/guildhall.ts';
import { complaints, refusedRequests } from '../support/players.ts';
import {
  awaited,
  idOf,
  labelsOf,
  messageOf,
  picturesOf,
  shownBoard,
  startTable,
  tableOf,
  textOf,
} from '../support/table.ts';
import { ownOf, playDirectly, toAuction } from '../support/toyTable.ts';

const fits = checkedLog();

describe('hands', () => {
  test.each(Object.values(testGames).map((game) => [game.engine.id, game] as const))(
    'of %s are known to the rules, the bot and the pictures alike',
    (id, { engine, hand }) => {
      expect(hand !== null).toBe(engine.hasSecrets);
      expect(pictures[id as keyof typeof pictures].hand !== null).toBe(engine.hasSecrets);
    },
  );

  test('are shown by My hand and /hand to their own member only, with the picture', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await startTable(hall, 'toy', ['aya', 'ben']);
    const [me] = await awaited(hall, id);
    const other = me!.member.username === 'aya' ? 'ben' : 'aya';
    const board = await shownBoard(hall, id);
    expect(labelsOf(board)).toEqual(['Take your turn', 'My hand', 'Rules', 'More']);

    const own = await ownOf(hall, id, other);
    const shown = messageOf(await hall.discord.user(other).press(board.id, 'My hand'));
    expect(textOf(shown)).toBe(
      `### Your candles\n-# Table ${id} · round 1 · Lanterns\nYou hold ${own.hand.join(', ')}.`,
    );
    expect(picturesOf(shown)).toHaveLength(1);
    expect(labelsOf(shown)).toEqual([]);
    const mine = messageOf(await me!.slash('hand', {}, { channel: board.channel_id }));
    expect(textOf(mine)).toContain(
      `### <@${me!.member.id}>, take your turn.\n-# Table ${id} · round 1 · Lanterns\nYou hold `,
    );
    expect(labelsOf(mine)).toEqual(['Take your turn']);

    const emil = hall.discord.user('emil');
    expect(textOf(messageOf(await emil.press(board.id, 'My hand')))).toBe('You’re not playing at this table.');
    expect(hall.discord.messages(board.channel_id).some((message) => textOf(message).includes('You hold'))).toBe(false);
    expect(refusedRequests(hall)).toEqual([]);
    expect(complaints(hall)).toEqual([]);
    fits(hall.discord);
  });

  test('are told to somebody who presses a move and is not to act', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await startTable(hall, 'toy', ['aya', 'ben']);
    const [me] = await awaited(hall, id);
    const other = hall.discord.user(me!.member.username === 'aya' ? 'ben' : 'aya');
    const told = messageOf(await other.press((await shownBoard(hall, id)).id, 'Take your turn'));
    expect(textOf(told)).toMatch(
      /^-# It’s . \w+’s turn\. You have 0 points, \d candles\.\n### Your candles\n-# Table 1 .*\nYou hold /u,
    );
  });

  test('tell whoever is called what has happened since his last turn, and nobody else', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await startTable(hall, 'toy', ['aya', 'ben']);
    const shown = async (user: string | null) => {
      const member = ['aya', 'ben'].find((name) => hall.discord.user(name).member.id === user)!;
      return textOf(messageOf(await hall.discord.user(member).press((await shownBoard(hall, id)).id, 'My hand')));
    };
    const [first] = (await tableOf(hall, id)).seats.filter((seat) => seat.awaited);
    expect(await shown(first!.user)).not.toContain('Since your last turn');
    await playDirectly(hall, id, [{ kind: 'draw', count: 1 }, { kind: 'end' }]);
    await playDirectly(hall, id, [{ kind: 'draw', count: 1 }, { kind: 'end' }]);
    const { seats } = await tableOf(hall, id);
    const second = seats.find(({ user }) => user !== first!.user)!;
    // Both are awaited now: the one who has moved last has missed nothing.
    expect(await shown(first!.user)).toMatch(/\*\*Since your last turn\*\*\n> .* drew 1\.\nYou hold /);
    expect(await shown(second.user)).not.toContain('Since your last turn');
  });

  test('choose by one press, and the private answer says so', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await startTable(hall, 'toy', ['aya', 'ben']);
    await toAuction(hall, id);
    const board = await shownBoard(hall, id);
    const [aya, ben] = [hall.discord.user('aya'), hall.discord.user('ben')];
    const { hand: candles } = await ownOf(hall, id, 'aya');
    const mine = messageOf(await aya.press(board.id, 'My hand'));
    expect(labelsOf(mine).slice(0, -1)).toEqual(candles.map((candle) => `offer ${candle}`));
    expect(labelsOf(mine).at(-1)).toMatch(/^(Undo|Ask to undo)$/); // By who was drawn to begin.
    const ids = candles.map((candle) => idOf(mine, `offer ${candle}`));
    const { seats } = await tableOf(hall, id);
    expect(ids).toEqual(candles.map((_, slot) => `v1:${id}:${seats[0]!.offer}:hand:${slot}`));

    const done = messageOf(await aya.press(mine.id, `offer ${candles[1]}`));
    expect(done.id).toBe(mine.id);
    expect(textOf(done)).toContain(`Done: Offer ${candles[1]}`);
    expect(textOf(done)).toContain(`You have offered **${candles[1]}**.`);
    expect((await ownOf(hall, id, 'aya')).bid).toBe(candles[1]);
    // Too late, and not his: nothing changes.
    const { seq } = await tableOf(hall, id);
    expect(textOf(messageOf(await aya.pressStale(mine.id, ids[0]!)))).toContain('You have offered');
    expect(textOf(messageOf(await ben.pressStale(board.id, `v1:${id}:${seq + 7}:hand:0`)))).toBe(
      'This button no longer works.',
    );
    expect((await tableOf(hall, id)).seq).toBe(seq);
    expect(complaints(hall)).toEqual([]);
  });

  test('are no matter in a game without', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const { channel_id: channel } = await shownBoard(hall, id);
    expect(textOf(messageOf(await hall.discord.user('aya').slash('hand', {}, { channel })))).toBe(
      'Carcassonne has no hidden hands.',
    );
  });
});
