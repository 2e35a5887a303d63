import { describe, expect, test } from 'vitest';
import { carcassonne, type State } from '../../src/engines/carcassonne/index.ts';
import { checkedLog } from '../playground/support/checkedLog.ts';
import { startGuildhall, type TestGuildhall } from './support/guildhall.ts';
import { complaints, picker, placeByButtons, refusedRequests } from './support/players.ts';
import {
  awaited,
  buttonsOf,
  idOf,
  labelsOf,
  messageOf,
  shownBoard,
  startTable,
  tableOf,
  textOf,
} from './support/table.ts';

const fits = checkedLog();
const pick = picker('bad input');

async function withTable(): Promise<{ readonly hall: TestGuildhall; readonly id: string }> {
  const hall = await startGuildhall();
  return { hall, id: await startTable(hall, 'carcassonne', ['aya', 'ben', 'dara']) };
}

describe('a press that is not in order changes nothing and is answered privately', () => {
  test('by somebody without a seat: whose turn it is', async () => {
    const { hall, id } = await withTable();
    await using _ = hall;
    const board = await shownBoard(hall, id);
    const told = messageOf(await hall.discord.user('emil').press(board.id, 'Place the tile'));
    expect(textOf(told)).toMatch(/^You’re not playing at this table\. It’s . \w+’s turn\.$/u);
    expect(labelsOf(told)).toEqual(['Go to the game']);
  });

  test('by a player who is not to move: whose turn it is, and the own points', async () => {
    const { hall, id } = await withTable();
    await using _ = hall;
    const board = await shownBoard(hall, id);
    const [me] = await awaited(hall, id);
    const other = ['aya', 'ben', 'dara'].find((name) => name !== me!.member.username)!;
    const told = messageOf(await hall.discord.user(other).press(board.id, 'Place the tile'));
    expect(textOf(told)).toMatch(/^It’s . \w+’s turn\. You have 0 points and 7 followers left\.$/u);
  });

  test('on a board that is no longer the newest: that the button is out of date, and who is to move', async () => {
    const { hall, id } = await withTable();
    await using _ = hall;
    const board = await shownBoard(hall, id);
    const old = idOf(board, 'Place the tile');
    const [first] = await awaited(hall, id);
    await placeByButtons(first!, board, pick);
    await shownBoard(hall, id);
    const [second] = await awaited(hall, id);

    const told = messageOf(await first!.pressStale(board.id, old));
    expect(textOf(told)).toMatch(/^That button is out of date\. It’s . \w+’s turn\.$/u);

    // Whoever is to move gets the present panel with that line on top.
    const shown = messageOf(await second!.pressStale(board.id, old));
    expect(textOf(shown)).toMatch(/^-# That button is out of date\. Here’s the current step\.$/m);
    expect(textOf(shown)).not.toContain('’s turn');
    expect(textOf(shown)).toContain('Where should the tile go?');
  });

  test('on a panel whose step has passed: the present step', async () => {
    const { hall, id } = await withTable();
    await using _ = hall;
    const board = await shownBoard(hall, id);
    const [me] = await awaited(hall, id);
    const first = messageOf(await me!.press(board.id, 'Place the tile'));
    const place = labelsOf(first).find((label) => /^\d+$/.test(label))!;
    const old = idOf(first, place);
    await me!.press(first.id, place);
    const again = messageOf(await me!.pressStale(first.id, old));
    expect(textOf(again)).toContain('back at the current step');
    expect(textOf(again)).not.toContain('Where should the tile go?');
  });

  test('the same press twice plays once', async () => {
    const { hall, id } = await withTable();
    await using _ = hall;
    const board = await shownBoard(hall, id);
    const [me] = await awaited(hall, id);
    let panel = messageOf(await me!.press(board.id, 'Place the tile'));
    while (!labelsOf(panel).includes('Confirm')) {
      const answer = labelsOf(panel).find((label) => /^(\d+°?|No follower)$/.test(label))!;
      panel = messageOf(await me!.press(panel.id, answer));
    }
    const { seq } = await tableOf(hall, id);
    hall.discord.arm('duplicate');
    await me!.press(panel.id, 'Confirm');
    const { seq: after } = await tableOf(hall, id);
    expect(after - seq).toBeLessThanOrEqual(2);
    const again = messageOf(await me!.pressStale(panel.id, idOf(panel, 'Confirm')));
    expect(textOf(again)).toContain('That button is out of date');
    expect((await tableOf(hall, id)).seq).toBe(after);
  });

  test('from another server, whatever the id says', async () => {
    const { hall, id } = await withTable();
    await using _ = hall;
    const board = await shownBoard(hall, id);
    const { seq } = await tableOf(hall, id);
    const kenta = hall.discord.user('kenta');
    const own = messageOf(await kenta.slash('new', { game: 'carcassonne' }, { channel: 'ボードゲーム' }));
    for (const { custom_id } of [...buttonsOf(board), { custom_id: `v1:${id}:resign:sure` }]) {
      const told = textOf(messageOf(await kenta.pressStale(own.id, custom_id)));
      expect(told).toMatch(/^This button no longer works\.$|^No table like that/);
    }
    expect((await tableOf(hall, id)).seq).toBe(seq);
  });

  test('with an id that was never made', async () => {
    const { hall, id } = await withTable();
    await using _ = hall;
    const board = await shownBoard(hall, id);
    const [me] = await awaited(hall, id);
    const { seq } = await tableOf(hall, id);
    const forged = [
      'v1:999:3:0:0',
      `v1:${id}:${seq + 1}:0:0`,
      `v1:${id}:${seq}:0:7`,
      `v1:${id}:${seq}:-1:0`,
      `v1:${id}:transfer:1`,
      `v1:${id}:list:secrets`,
      'v2:1:join:',
      '../../etc',
      'x'.repeat(100),
    ];
    for (const customId of forged) {
      const told = messageOf(await me!.pressStale(board.id, customId));
      expect([customId, textOf(told)]).toEqual([customId, 'This button no longer works.']);
    }
    expect((await tableOf(hall, id)).seq).toBe(seq);
    expect(refusedRequests(hall)).toEqual([]);
    expect(complaints(hall)).toEqual([]);
    fits(hall.discord);
  });
});

describe('a command that is not in order changes nothing and says what is possible', () => {
  test('where the tile cannot go, how it cannot be turned, where nobody can stand', async () => {
    const { hall, id } = await withTable();
    await using _ = hall;
    const { channel_id: channel } = await shownBoard(hall, id);
    const [me] = await awaited(hall, id);
    const { seq } = await tableOf(hall, id);
    const place = async (options: Readonly<Record<string, string>>) =>
      textOf(messageOf(await me!.slash('carcassonne place', options, { channel })));

    expect(await place({ at: '9,9' })).toMatch(/^`at: 9,9` isn’t a legal choice\. .*\(9, 9\).* Try \(/);
    expect(await place({ at: 'here' })).toMatch(/^`at: here` isn’t a legal choice/);
    expect(await place({ at: '**@everyone** `x`' })).not.toContain('@everyone');
    const legal = [...(await legalPlaces(hall, id))];
    const [x, y] = legal[0]!;
    expect(await place({ at: `${x},${y}`, rotation: '45' })).toMatch(
      /^`rotation: 45` isn’t a legal choice\. .*45.* Try /,
    );
    const rotation = legal.find((one) => one[0] === x && one[1] === y)![2];
    expect(await place({ at: `${x},${y}`, rotation: String(rotation), follower: 'Z' })).toMatch(
      /^`follower: Z` isn’t a legal choice\. Try .*nobody/,
    );
    expect((await tableOf(hall, id)).seq).toBe(seq);
  });

  test('when it is somebody else’s turn', async () => {
    const { hall, id } = await withTable();
    await using _ = hall;
    const { channel_id: channel } = await shownBoard(hall, id);
    const [me] = await awaited(hall, id);
    const other = ['aya', 'ben', 'dara'].find((name) => name !== me!.member.username)!;
    const told = await hall.discord.user(other).slash('carcassonne place', { at: '0,-1' }, { channel });
    expect(textOf(messageOf(told))).toMatch(/’s turn\./);
  });

  test('where no table is', async () => {
    const { hall } = await withTable();
    await using _ = hall;
    const told = await hall.discord.user('aya').slash('carcassonne place', { at: '0,-1' }, { channel: 'lounge' });
    expect(textOf(messageOf(told))).toContain('No table like that');
  });
});

async function legalPlaces(hall: TestGuildhall, id: string): Promise<readonly (readonly [number, number, number])[]> {
  const { seats } = await tableOf(hall, id);
  const seat = seats.find((one) => one.awaited)!.seat;
  const moves = [...carcassonne.legal((await hall.state(id)) as State, seat)]; // The table plays Carcassonne.
  return moves.flatMap((move) => (move.kind === 'placeTile' ? [[move.x, move.y, move.rotation] as const] : []));
}
