/** What each player is told of the end of a game: by direct message, by `/hand`, in pictures, and in words. */
import { expect, test } from 'vitest';
import type { Setting } from '../../../engines/citadels/support.ts';
import { checkedLog } from '../../../playground/support/checkedLog.ts';
import { startGuildhall } from '../../support/guildhall.ts';
import { complaints, refusedRequests } from '../../support/players.ts';
import { allTold, awaited, labelsOf, messageOf, shownBoard, startTable, tableOf, textOf } from '../../support/table.ts';
import { playDirectly } from '../../support/toyTable.ts';
import { beginWith } from './position.ts';

const fits = checkedLog();
const FOUR = ['aya', 'ben', 'dara', 'priya'] as const;

/** The last turn of a game: Ben and Dara come to 13 points each, Ben with the Haunted City as green. */
const last: Setting = {
  characters: ['warlord', 'king', 'bishop', 'assassin'],
  turn: 'warlord',
  used: ['action'],
  firstComplete: 0,
  cities: [
    ['manor', 'manor', 'manor', 'castle', 'castle', 'castle', 'castle', 'palace'],
    ['manor', 'temple', 'watchtower', 'haunted_city', 'keep'],
    ['palace', 'town_hall', 'docks'],
  ],
  hands: [[], ['tavern', 'market']],
  deck: ['tavern', 'watchtower'],
};

async function atTheEnd() {
  beginWith(last);
  const hall = await startGuildhall();
  const id = await startTable(hall, 'citadels', FOUR);
  await allTold(hall);
  const [me] = await awaited(hall, id);
  await playDirectly(hall, id, [{ kind: 'endTurn' }]);
  await allTold(hall);
  return { hall, id, me: me!, board: await shownBoard(hall, id) };
}

test('everybody reads the own place, the points with their parts, and what decided a tie', async () => {
  const { hall } = await atTheEnd();
  await using _ = hall;
  const told = (name: string) => textOf(hall.discord.user(name).directMessages().at(-1)!).split('\n-#')[0];
  expect(FOUR.map(told)).toEqual([
    '**Finished:** Aya wins.\nYour place: **1** of 4, with **34 points** (Districts 30, Complete city 4).',
    '**Finished:** Aya wins.\nYour place: **3** of 4, with **13 points** (Districts 10, All 5 colors 3).\n' +
      'Tied with Dara on points. Tiebreaker: districts, 10 to 13.',
    '**Finished:** Aya wins.\nYour place: **2** of 4, with **13 points** (Districts 13).\n' +
      'Tied with Ben on points. Tiebreaker: districts, 13 to 10.',
    '**Finished:** Aya wins.\nYour place: **4** of 4, with **0 points**.',
  ]);
  expect([refusedRequests(hall), complaints(hall)]).toEqual([[], []]);
  fits(hall.discord);
});

test('`/hand` shows the hand with which one ended, where the game was played', async () => {
  const { hall, board } = await atTheEnd();
  await using _ = hall;
  const hand = (name: string) => hall.discord.user(name).slash('hand', {}, { channel: board.channel_id });
  const shown = messageOf(await hand('ben'));
  expect(textOf(shown)).toMatch(
    /^\*\*Finished:\*\* Aya wins\.\nYour place: \*\*3\*\* of 4.*\n.*\n### You are the King\n/,
  );
  expect(textOf(shown)).toContain('\nCards: Tavern (1), Market (2)\n');
  expect(labelsOf(shown)).toEqual(['Board as text']);
  expect(textOf(messageOf(await hand('noor')))).toBe('You’re not playing at this table.');
  expect([refusedRequests(hall), complaints(hall)]).toEqual([[], []]);
  fits(hall.discord);
});

test('the board as text says as which colour the Haunted City counts', async () => {
  const { hall, board } = await atTheEnd();
  await using _ = hall;
  const asText = messageOf(await hall.discord.user('noor').press(board.id, 'Board as text'));
  expect(textOf(asText)).toContain('+3 with the Haunted City as green');
  expect(textOf(asText).match(/Haunted City as/g)).toHaveLength(1);
});

test('while characters are chosen, the board as text tells the order, and who has chosen', async () => {
  const hall = await startGuildhall();
  await using _ = hall;
  const id = await startTable(hall, 'citadels', FOUR);
  await allTold(hall);
  const { channel_id: channel } = await shownBoard(hall, id);
  const asText = async () =>
    textOf(messageOf(await hall.discord.user('noor').slash('board', { text: true }, { channel })));
  const names = (text: string) => /Order of choosing: (.*)\.\n/.exec(text)?.[1]?.split(', ') ?? [];
  const before = names(await asText());
  expect(before.map((name) => name.replace(/^[^(]*/, ''))).toEqual(['(chooses now)', '', '', '']);
  const [me] = await awaited(hall, id);
  const { standpoints, seats } = await tableOf(hall, id);
  const { seat } = seats.find(({ user }) => user === me!.member.id)!;
  const [move] = standpoints!.of(seat).legal();
  await playDirectly(hall, id, [move!]);
  await allTold(hall);
  const after = names(await asText());
  expect(after.map((name) => name.replace(/^[^(]*/, ''))).toEqual(['(has chosen)', '(chooses now)', '', '']);
});
