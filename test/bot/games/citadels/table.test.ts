import type { APIMessage } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { type Citadels, citadels as engine } from '../../../../src/engines/citadels/index.ts';
import type { FakeUser } from '../../../../src/playground/member/fakeUser.ts';
import { citadelsWords } from '../../../../src/words/citadels/index.ts';
import { testGames } from '../../support/games.ts';
import { startGuildhall, type TestGuildhall } from '../../support/guildhall.ts';
import { complaints } from '../../support/players.ts';
import { allTold, messageOf, shownBoard, startTable, tableOf, textOf } from '../../support/table.ts';
import { acting, openAt } from '../support/atTable.ts';
import { stateOf } from './stateOf.ts';

const FOUR = ['aya', 'ben', 'dara', 'priya'] as const;

const openOf = (hall: TestGuildhall, id: string) => openAt(engine, hall, id);

function newestDirect(actor: FakeUser): APIMessage {
  const message = actor.directMessages().at(-1);
  if (!message) throw new Error('no direct message');
  return message;
}

/** Everybody chooses a character. */
async function chooseAll(act: ReturnType<typeof playing>): Promise<void> {
  for (let chosen = 0; chosen < FOUR.length; chosen++) await act((moves) => moves[0]);
}

/** Plays for whoever is awaited the move that is wanted of all legal ones, past all buttons. */
const playing =
  (hall: TestGuildhall, id: string) =>
  async (wanted: (moves: readonly Citadels['Move'][]) => Citadels['Move'] | undefined): Promise<void> => {
    const { seats, seq } = await tableOf(hall, id);
    const { seat, user } = seats.find((one) => one.awaited)!;
    const move = wanted([...engine.legal(await stateOf(hall, id), seat)]);
    const played = await hall.tables().play(id, { interaction: `act ${seq}`, user: user!, offer: null, moves: [move] });
    if (!played.ok) throw new Error(JSON.stringify(played.error));
  };

describe('a table of Citadels on Discord', () => {
  test('whoever has the last turn of a round and chooses first in the next is called anew', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await startTable(hall, 'citadels', FOUR);
    const act = playing(hall, id);
    // The first to choose takes the last character, nobody the King: so the crown stays, and its owner has the last turn.
    await act((moves) => moves.at(-1));
    for (let chosen = 1; chosen < 4; chosen++) {
      await act((moves) => moves.find((move) => move.kind === 'chooseCharacter' && move.character !== 'king'));
    }
    const { round, first } = await openOf(hall, id);
    for (let turn = 0; turn < 4; turn++) {
      await act((moves) => moves.find(({ kind }) => kind === 'takeGold'));
      if (turn < 3) await act((moves) => moves.find(({ kind }) => kind === 'endTurn'));
    }
    await allTold(hall);
    const actor = await acting(hall, id);
    const before = newestDirect(actor);
    await act((moves) => moves.find(({ kind }) => kind === 'endTurn'));
    await allTold(hall);

    expect(await openOf(hall, id)).toMatchObject({ round: round + 1, first, step: { kind: 'choose', seat: first } });
    expect((await acting(hall, id)).member.id).toBe(actor.member.id);
    const now = newestDirect(actor);
    expect(now.id).not.toBe(before.id);
    expect(textOf(now)).toContain('choose your character');
    expect(now.mentions.map(({ id: called }) => called)).toEqual([actor.member.id]);
    expect((now.flags ?? 0) & 4096).toBe(0);
    expect(complaints(hall)).toEqual([]);
  });

  test('S15 whose character is murdered reads so in the direct message at once, and nobody else', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await startTable(hall, 'citadels', FOUR);
    const act = playing(hall, id);
    // The first of all characters to be called is the Assassin, or who else is there: the game goes on until he is.
    const isAssassin = async () => (await openOf(hall, id)).turn?.character === 'assassin';
    for (let moves = 0; !(await isAssassin()) && moves < 200; moves++)
      await act((all) => all.find(({ kind }) => kind === 'endTurn') ?? all[0]);
    const { players } = await stateOf(hall, id);
    const victim = players.findIndex(({ character }) => character !== 'assassin');
    const { character } = players[victim]!;
    await act((all) => all.find((move) => move.kind === 'murder' && move.character === character));
    await allTold(hall);

    const told = FOUR.map((name) => textOf(newestDirect(hall.discord.user(name))).includes('You were murdered'));
    expect(told).toEqual(players.map((_, seat) => seat === victim));
    expect(complaints(hall)).toEqual([]);
  });

  test('the herald tells everybody all that has happened, and each member besides what only he has seen', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await startTable(hall, 'citadels', FOUR);
    await chooseAll(playing(hall, id));
    const actor = await acting(hall, id);
    const board = await shownBoard(hall, id);
    const told = async (name: string) =>
      textOf(messageOf(await hall.discord.user(name).press(board.id, 'Herald'))).split('\n');
    const own = engine.own(await stateOf(hall, id), (await openOf(hall, id)).turn!.seat);

    const all = await told('emil');
    expect(all[0]).toBe(`### Move list · table ${id}`);
    expect(all[1]).toBe('**Round 1**');
    expect(all[2]).toMatch(/^\*\*Turn 1\*\* · The herald calls/); // The newest turn comes first.
    expect(all.at(-2)).toBe('Everyone starts with 4 cards and 2 gold.'); // In a turn, what came first.
    expect(all.at(-1)).toMatch(/starts with the crown\.$/);
    expect(all.filter((line) => line.includes('chose a character.'))).toHaveLength(FOUR.length);
    const mine = await told(actor.member.username);
    expect(mine).toHaveLength(all.length);
    expect(mine.filter((line, at) => line !== all[at])).toEqual([
      `> You chose the ${citadelsWords.en.names.characters[own.character!]}.`,
      expect.stringMatching(/^Your cards: /),
    ]);
    expect(complaints(hall)).toEqual([]);
  });
});
