import type { APIMessage } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { type Citadels, citadels as engine } from '../../../../src/engines/citadels/index.ts';
import type { FakeUser } from '../../../../src/playground/member/fakeUser.ts';
import { characterNames, districtNames } from '../../../../src/words/citadels/names/index.ts';
import { checkedLog } from '../../../playground/support/checkedLog.ts';
import { testGames } from '../../support/games.ts';
import { startGuildhall, type TestGuildhall } from '../../support/guildhall.ts';
import { complaints, picker, refusedRequests, suggestions } from '../../support/players.ts';
import {
  allTold,
  awaited,
  buttonsOf,
  messageOf,
  shownBoard,
  startTable,
  tableOf,
  textOf,
} from '../../support/table.ts';
import { stateOf } from './stateOf.ts';

const fits = checkedLog();
const FOUR = ['aya', 'ben', 'dara', 'priya'] as const;

/** Every name of a character or district, as a board in English would say it. */
const CARDS = Object.values(districtNames.en);

const openOf = async (hall: TestGuildhall, id: string): Promise<Citadels['Open']> =>
  engine.open(await stateOf(hall, id));

async function me(hall: TestGuildhall, id: string): Promise<FakeUser> {
  const [first] = await awaited(hall, id);
  if (!first) throw new Error('nobody is awaited');
  return first;
}

function newestDirect(actor: FakeUser): APIMessage {
  const message = actor.directMessages().at(-1);
  if (!message) throw new Error('no direct message');
  return message;
}

/** Buttons that play no move. */
const OTHERS = [
  ...[
    'Undo',
    'Ask to undo',
    'My hand',
    'Look closer',
    'Herald',
    'Characters',
    'Districts',
    'Rules',
    'More',
    'Go to the game',
    'Stop these DMs',
    'Back',
    'Close',
  ],
  'Open the panel',
];
const movesOn = (message: APIMessage): readonly string[] =>
  buttonsOf(message).flatMap(({ label = '', disabled }) =>
    disabled || OTHERS.includes(label) || label.startsWith('Rules: ') ? [] : [label],
  );

/** Whoever is awaited chooses in the direct message, with one press. */
async function chooseNext(hall: TestGuildhall, id: string, pick: ReturnType<typeof picker>): Promise<void> {
  await allTold(hall);
  const actor = await me(hall, id);
  const { seq } = await tableOf(hall, id);
  const direct = newestDirect(actor);
  await actor.press(direct.id, pick(movesOn(direct)));
  expect((await tableOf(hall, id)).seq).toBe(seq + 1);
}

async function chooseAll(hall: TestGuildhall, id: string, pick: ReturnType<typeof picker>): Promise<void> {
  while ((await openOf(hall, id)).step.kind === 'choose') await chooseNext(hall, id, pick);
}

/** Plays for whoever is awaited the move that is wanted of all legal ones, past all buttons. */
const acting =
  (hall: TestGuildhall, id: string) =>
  async (wanted: (moves: readonly Citadels['Move'][]) => Citadels['Move'] | undefined): Promise<void> => {
    const { seats, seq } = await tableOf(hall, id);
    const { seat, user } = seats.find((one) => one.awaited)!;
    const move = wanted([...engine.legal(await stateOf(hall, id), seat)]);
    const played = await hall.tables().play(id, { interaction: `act ${seq}`, user: user!, offer: null, moves: [move] });
    if (!played.ok) throw new Error(JSON.stringify(played.error));
  };

describe('a table of Citadels on Discord', () => {
  test('two rounds: characters by one press in the direct message, turns by the buttons of the board', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await startTable(hall, 'citadels', FOUR);
    const pick = picker('citadels');
    const clicks = new Map<string, number>();
    // And on, should the shuffle not have led to one of these buttons by then.
    const sought = ['Take 2 gold', 'Draw cards', 'End turn'];
    const isDone = async () => (await openOf(hall, id)).round > 2 && sought.every((label) => clicks.has(label));
    for (let turns = 0; !(await isDone()); turns++) {
      expect(turns).toBeLessThan(200);
      await chooseAll(hall, id, pick);
      const actor = await me(hall, id);
      const board = await shownBoard(hall, id);
      const label = pick(movesOn(board));
      const { seq } = await tableOf(hall, id);
      let outcome = await actor.press(board.id, label);
      let presses = 1;
      // On through the private questions until something is played that leaves no card to be kept.
      for (;;) {
        const here = outcome.kind === 'message' || outcome.kind === 'updated' ? outcome.message : null;
        const isPlayed = (await tableOf(hall, id)).seq > seq;
        const isKeeping = (await openOf(hall, id)).step.kind === 'keep';
        const answers = here === null ? [] : movesOn(here);
        if (here === null || answers.length === 0 || (isPlayed && !isKeeping)) break;
        outcome = await actor.press(here.id, answers.find((label) => label.startsWith('Confirm')) ?? pick(answers));
        presses++;
      }
      clicks.set(label, Math.max(clicks.get(label) ?? 0, presses));
    }
    console.info(`presses at most: ${JSON.stringify(Object.fromEntries(clicks))}`);
    expect(clicks.get('Take 2 gold')).toBe(1);
    expect(clicks.get('Draw cards')).toBe(2);
    expect(clicks.get('End turn')).toBeLessThanOrEqual(2);
    expect(refusedRequests(hall)).toEqual([]);
    expect(complaints(hall)).toEqual([]);
    fits(hall.discord);
  });

  test('nobody but the chooser sees what is offered or taken, nor any card of a hand', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await startTable(hall, 'citadels', FOUR);
    const pick = picker('secret');
    await chooseNext(hall, id, pick);
    await allTold(hall);
    // Later boards may have no room for this line beside what the herald says.
    expect(textOf(await shownBoard(hall, id))).toContain('chose a character.');
    await chooseAll(hall, id, pick);
    await allTold(hall);
    const board = await shownBoard(hall, id);
    const open = await openOf(hall, id);
    const shown = JSON.stringify(hall.discord.messages(board.channel_id));
    for (const name of CARDS) expect(shown).not.toContain(`"${name}`);
    const hidden = open.characters.filter(({ fate }) => fate === 'toCome').map(({ character }) => character);
    expect(hidden.length).toBeGreaterThan(2);
    for (const character of hidden) expect(shown).not.toContain(`chose the ${characterNames.en[character]}`);
  });

  test('whoever has the last turn of a round and chooses first in the next is called anew', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await startTable(hall, 'citadels', FOUR);
    const act = acting(hall, id);
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
    const actor = await me(hall, id);
    const before = newestDirect(actor);
    await act((moves) => moves.find(({ kind }) => kind === 'endTurn'));
    await allTold(hall);

    expect(await openOf(hall, id)).toMatchObject({ round: round + 1, first, step: { kind: 'choose', seat: first } });
    expect((await me(hall, id)).member.id).toBe(actor.member.id);
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
    const act = acting(hall, id);
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
    const pick = picker('herald');
    await chooseAll(hall, id, pick);
    const actor = await me(hall, id);
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
      `> You chose the ${characterNames.en[own.character!]}.`,
      expect.stringMatching(/^Your cards: /),
    ]);
    expect(complaints(hall)).toEqual([]);
  });

  test('a turn by commands: choose, gold, end', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await startTable(hall, 'citadels', FOUR);
    const where = { channel: (await tableOf(hall, id)).channel ?? '' };
    while ((await openOf(hall, id)).step.kind === 'choose') {
      const actor = await me(hall, id);
      const offered = await suggestions(actor, 'citadels choose', {}, { ...where, focused: 'character' });
      expect(offered.length).toBeGreaterThanOrEqual(2);
      const done = messageOf(await actor.slash('citadels choose', { character: String(offered[0]?.value) }, where));
      expect(textOf(done)).toContain('Done: ');
    }
    const actor = await me(hall, id);
    const before = (await openOf(hall, id)).players.map(({ gold }) => gold);
    expect(textOf(messageOf(await actor.slash('citadels gold', {}, where)))).toContain('Done: Take gold');
    const { players, turn } = await openOf(hall, id);
    expect(players[turn!.seat]!.gold).toBe(before[turn!.seat]! + 2);
    const again = messageOf(await actor.slash('citadels draw', {}, where));
    expect(textOf(again)).toBe('You already took gold or drew cards this turn.');
    await actor.slash('citadels end', {}, where);
    expect((await openOf(hall, id)).turn?.seat).not.toBe(turn!.seat);
    expect(refusedRequests(hall)).toEqual([]);
  });
});
