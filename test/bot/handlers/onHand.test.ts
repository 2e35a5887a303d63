/** Questions that are asked in the direct message with a hand are answered there: no private answer comes below it. */
import type { APIMessage } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { FakeUser } from '../../../src/playground/member/fakeUser.ts';
import { type Setting, seat } from '../../engines/citadels/support.ts';
import { checkedLog } from '../../playground/support/checkedLog.ts';
import { beginWith } from '../games/citadels/position.ts';
import { stateOf } from '../games/citadels/stateOf.ts';
import { testGames } from '../support/games.ts';
import { startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { complaints, refusedRequests } from '../support/players.ts';
import {
  allTold,
  awaited,
  idOf,
  labelsOf,
  menusOf,
  messageOf,
  picturesOf,
  shownBoard,
  startTable,
  tableOf,
  textOf,
} from '../support/table.ts';

const fits = checkedLog();
const LAST_ROW = ['Go to the game', 'Rules', 'More'];

/** The only direct message that a member has. */
function onlyDirect(me: FakeUser): APIMessage {
  const [only, ...others] = me.directMessages();
  if (only === undefined || others.length > 0) throw new Error(`${others.length + 1} direct messages, not one`);
  return only;
}

/** Presses a button of the direct message; nothing else may come of it. */
async function press(hall: TestGuildhall, me: FakeUser, label: string): Promise<APIMessage> {
  const { id } = onlyDirect(me);
  await me.press(id, label);
  await allTold(hall);
  const now = onlyDirect(me);
  expect([now.id, (now.flags ?? 0) & 64]).toEqual([id, 0]);
  return now;
}

describe('in the direct message with a hand of the toy', () => {
  test('a panel takes its place and gives it back, also after a restart; a move brings the new hand', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await startTable(hall, 'toy', ['aya', 'ben']);
    await allTold(hall);
    const [me] = await awaited(hall, id);
    const hand = textOf(onlyDirect(me!));
    expect(labelsOf(onlyDirect(me!))).toEqual(['Take your turn', ...LAST_ROW]);

    const first = await press(hall, me!, 'Take your turn');
    expect(labelsOf(first)).toEqual(expect.arrayContaining(['draw', 'end', 'Back', ...LAST_ROW]));
    expect(labelsOf(first)).not.toContain('Close');
    expect(picturesOf(first)).toHaveLength(1);
    const second = await press(hall, me!, 'end');
    // Whoever ends the turn is told what else could be done.
    expect(textOf(second)).toMatch(/-# You can still do this first: draw, .*hang/);
    expect(labelsOf(second)).toEqual(expect.arrayContaining(['draw', 'hang', 'Confirm anyway', 'Back', ...LAST_ROW]));

    await hall.restart();
    expect(textOf(await press(hall, me!, 'Back'))).toBe(textOf(first));
    expect(textOf(await press(hall, me!, 'Back'))).toBe(hand);
    await press(hall, me!, 'Take your turn');
    await press(hall, me!, 'end');
    const { seq } = await tableOf(hall, id);
    const after = await press(hall, me!, 'Confirm anyway');
    expect((await tableOf(hall, id)).seq).toBeGreaterThan(seq);
    expect(textOf(after)).toContain('### Your candles');
    expect(labelsOf(after)).toEqual(LAST_ROW);
    expect([refusedRequests(hall), complaints(hall)]).toEqual([[], []]);
    fits(hall.discord);
  });

  test('a line of a menu is chosen there, and an outdated button brings the hand back', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await startTable(hall, 'toy', ['aya', 'ben']);
    await allTold(hall);
    const [me] = await awaited(hall, id);
    await press(hall, me!, 'Take your turn');
    const places = await press(hall, me!, 'hang');
    const [menu] = menusOf(places);
    const chosen = messageOf(await me!.select(places.id, menu!.custom_id, ['0']));
    expect([chosen.id, textOf(chosen).includes('a1')]).toEqual([places.id, false]);
    const old = idOf(chosen, 'Back');
    await hall.tables().play(id, {
      ...{ interaction: 'elsewhere', user: me!.member.id, offer: null, moves: [{ kind: 'draw', count: 1 }] },
    });
    await allTold(hall);
    expect(labelsOf(onlyDirect(me!))).toEqual(['Take your turn', 'Ask to undo', ...LAST_ROW]);
    await me!.pressStale(onlyDirect(me!).id, old);
    expect(me!.directMessages()).toHaveLength(1);
    expect(complaints(hall)).toEqual([]);
  });
});

const FOUR = ['aya', 'ben', 'dara', 'priya'] as const;
const king: Setting = {
  characters: ['king', 'bishop', 'warlord', 'thief'],
  turn: 'king',
  gold: [6],
  hands: [['manor', 'temple', 'market']],
  deck: ['tavern', 'watchtower', 'docks'],
};

/** A table of Citadels that begins with this turn, with the direct message of whoever has it. */
async function seated(setting: Setting) {
  beginWith(setting);
  const hall = await startGuildhall();
  const id = await startTable(hall, 'citadels', FOUR);
  await allTold(hall);
  const [me] = await awaited(hall, id);
  return { hall, id, me: me!, board: await shownBoard(hall, id) };
}

test('a step that makes a move too long to be kept is not taken, and the answer says so', async () => {
  await using hall = await startGuildhall({ games: testGames });
  const id = await startTable(hall, 'toy', ['aya', 'ben']);
  const [me] = await awaited(hall, id);
  const panel = messageOf(await me!.press((await shownBoard(hall, id)).id, 'Take your turn'));
  Object.assign(hall.tables(), { saveDraft: async () => 'tooLong' });
  const told = messageOf(await me!.press(panel.id, 'end'));
  expect(textOf(told)).toBe(
    `-# This move has too many steps to save. Play what you have, or go back.\n${textOf(panel)}`,
  );
  expect(labelsOf(told)).toEqual(labelsOf(panel));
  expect(complaints(hall)).toEqual([]);
});

test('in a game without hands a private answer after a move goes on with the panel', async () => {
  await using hall = await startGuildhall({ games: { ...testGames, toy: { ...testGames.toy, hand: null } } });
  const id = await startTable(hall, 'toy', ['aya', 'ben']);
  const [me] = await awaited(hall, id);
  let panel = messageOf(await me!.press((await shownBoard(hall, id)).id, 'Take your turn'));
  for (const label of ['draw', '1', 'Confirm']) panel = messageOf(await me!.press(panel.id, label));
  expect(textOf(panel)).toMatch(/^Done: /);
  expect(labelsOf(panel)).toEqual(expect.arrayContaining(['hang', 'end', 'Close']));
  expect(complaints(hall)).toEqual([]);
});

describe('in Citadels', () => {
  test('cards are drawn and kept with two presses in the direct message, and with two from the board', async () => {
    const { hall, id, me, board } = await seated(king);
    await using _ = hall;
    const drawn = await press(hall, me, 'Draw cards');
    const keep = labelsOf(drawn).find((label) => label.startsWith('Keep'))!;
    const kept = await press(hall, me, keep);
    expect((await stateOf(hall, id)).players[seat(0)]!.hand).toHaveLength(4);
    expect(labelsOf(kept)).toContain('Build');

    const other = await seated(king);
    await using _other = other.hall;
    const answer = messageOf(await other.me.press(other.board.id, 'Draw cards'));
    await other.me.press(answer.id, labelsOf(answer).find((label) => label.startsWith('Keep'))!);
    expect((await stateOf(other.hall, other.id)).players[seat(0)]!.hand).toHaveLength(4);
    expect([complaints(hall), complaints(other.hall), board.id === answer.id]).toEqual([[], [], false]);
  });

  test('a district is built there with two presses, and no message is left behind', async () => {
    const { hall, id, me } = await seated(king);
    await using _ = hall;
    await press(hall, me, 'Build');
    const built = await press(hall, me, 'Temple (1)');
    expect((await stateOf(hall, id)).players[seat(0)]!.city).toEqual(['temple']);
    expect(labelsOf(built)).toEqual(expect.arrayContaining(['End turn', ...LAST_ROW]));
    expect([refusedRequests(hall), complaints(hall)]).toEqual([[], []]);
    fits(hall.discord);
  });

  test('End turn asks once where something is still possible, in private, and plays at once where nothing is', async () => {
    const { hall, id, me, board } = await seated({
      ...king,
      cities: [['manor']],
      hands: [['temple', 'palace']],
      built: 0,
    });
    await using _ = hall;
    await me.press(board.id, 'Take 2 gold');
    await allTold(hall);
    const { seq } = await tableOf(hall, id);
    const shown = JSON.stringify(hall.discord.messages(board.channel_id));
    const asked = messageOf(await me.press(board.id, 'End turn'));
    expect(textOf(asked)).toBe('### End turn\n-# You can still do this first: Build, Collect 1 gold (yellow).');
    expect(labelsOf(asked)).toEqual(['Build', 'Collect 1 gold (yellow)', 'Confirm anyway', 'Close', 'Undo']);
    await allTold(hall);
    expect((await tableOf(hall, id)).seq).toBe(seq);
    expect(JSON.stringify(hall.discord.messages(board.channel_id))).toBe(shown);

    // In the direct message the question takes its place; what could be done first is done from there.
    const direct = await press(hall, me, 'End turn');
    expect(labelsOf(direct)).toEqual([
      'Build',
      'Collect 1 gold (yellow)',
      'Confirm anyway',
      'Back',
      'Undo',
      ...LAST_ROW,
    ]);
    await press(hall, me, 'Collect 1 gold (yellow)');
    await press(hall, me, 'Build');
    await press(hall, me, 'Temple (1)');
    const { seats } = await tableOf(hall, id);
    const own = seats.find(({ user }) => user === me.member.id)!.seat;
    await press(hall, me, 'End turn');
    expect((await tableOf(hall, id)).seats[own]!.awaited).toBe(false);
    expect([refusedRequests(hall), complaints(hall)]).toEqual([[], []]);
    fits(hall.discord);
  });

  test('what the hand rules out is named on the board, and not in the direct message', async () => {
    const { hall, me, board } = await seated({ ...king, gold: [1], hands: [['palace']], used: ['action'] });
    await using _ = hall;
    expect(textOf(board)).toContain('build or end your turn');
    expect(labelsOf(board)).toContain('Build');
    expect(textOf(onlyDirect(me))).toContain('end your turn');
    expect(textOf(onlyDirect(me)).split('\n')[0]).not.toContain('build');
    expect(labelsOf(onlyDirect(me))).not.toContain('Build');
    expect(complaints(hall)).toEqual([]);
  });

  test('a private answer in the channel ends with the next buttons after a move', async () => {
    const { hall, me, board } = await seated(king);
    await using _ = hall;
    const panel = messageOf(await me.press(board.id, 'Build'));
    const built = messageOf(await me.press(panel.id, 'Temple (1)'));
    expect(built.id).toBe(panel.id);
    expect(textOf(built)).toMatch(/^Done: /);
    expect(labelsOf(built)).toContain('End turn');
    const typed = messageOf(await me.slash('citadels gold', {}, { channel: board.channel_id }));
    expect(textOf(typed)).toMatch(/^Done: /);
    expect(labelsOf(typed)).toContain('End turn');
    expect(complaints(hall)).toEqual([]);
  });
});
