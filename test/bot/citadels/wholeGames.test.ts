/** Whole games of Citadels with seven members of three languages, one of whom takes no direct messages. */
import type { APIMessage } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { citadels } from '../../../src/bot/citadels/index.ts';
import { turnWords } from '../../../src/bot/citadels/words/index.ts';
import { readCustomId } from '../../../src/bot/customId.ts';
import { citadels as engine, type State } from '../../../src/engines/citadels/index.ts';
import type { Actor, Outcome } from '../../../src/playground/actor.ts';
import { common } from '../../../src/words/common/common.ts';
import { LOCALES } from '../../../src/words/contract.ts';
import { checkedLog } from '../../playground/checkedLog.ts';
import { type Hall, openHall } from '../support/hall.ts';
import { complaints, type Pick, picker, refusedRequests, suggestions } from '../support/players.ts';
import { allTold, awaited, buttonsOf, shownBoard, startTable, tableOf, textOf } from '../support/table.ts';

const fits = checkedLog();
const SEVEN = ['aya', 'ben', 'misaki', 'clemens', 'dara', 'emil', 'priya'] as const;
/** More than any random game of seven needs. */
const MOST_MOVES = 3_000;

/** What leads back or leaves, in any language. */
const WAYS_BACK = new Set(
  LOCALES.flatMap((locale) => {
    const { back, close, clear } = common[locale].buttons;
    return [back, close, clear, turnWords[locale].buttons.buildSeveral];
  }),
);

const stateOf = async (hall: Hall, id: string): Promise<State> => (await tableOf(hall, id)).state as State; // It plays Citadels.

const isOfMove = (customId: string): boolean => ['move', 'hand'].includes(readCustomId(customId)?.kind ?? '');

/** The buttons of a message that belong to a move. */
const movesOn = (message: APIMessage): readonly string[] =>
  buttonsOf(message)
    .filter(({ custom_id, label }) => isOfMove(custom_id) && !WAYS_BACK.has(label ?? ''))
    .map(({ custom_id }) => custom_id);

const privateMessage = (outcome: Outcome): APIMessage | null =>
  outcome.kind === 'message' || outcome.kind === 'updated' ? outcome.message : null;

/** Presses on from a message until a move is committed, or nothing is left to press. */
async function pressOn(hall: Hall, id: string, me: Actor, from: APIMessage, pick: Pick): Promise<void> {
  const { seq } = await tableOf(hall, id);
  let message: APIMessage | null = from;
  while (message !== null && (await tableOf(hall, id)).seq === seq) {
    const moves = movesOn(message);
    // An answer may say only why that cannot be done now.
    message = moves.length === 0 ? null : privateMessage(await me.press(message.id, pick(moves)));
  }
}

/** Plays until the end; tells how many moves it took. */
async function playOut(hall: Hall, id: string, move: (me: Actor) => Promise<void>): Promise<number> {
  for (let turns = 0; turns < MOST_MOVES; turns++) {
    const table = await tableOf(hall, id);
    if (table.status !== 'running') return table.seq;
    const [me] = await awaited(hall, id);
    await move(me!);
  }
  throw new Error('the game does not end');
}

async function expectEnd(hall: Hall, id: string): Promise<void> {
  const final = await shownBoard(hall, id);
  expect(textOf(final)).toMatch(/^## .*(wins|share the win)/);
  expect(final.mentions).toHaveLength(SEVEN.length);
  await allTold(hall);
  expect(complaints(hall)).toEqual([]);
  fits(hall.discord);
}

describe('a whole game of Citadels for seven', () => {
  test('by buttons, the characters chosen in direct messages', { timeout: 240_000 }, async () => {
    await using hall = await openHall();
    const id = await startTable(hall, 'citadels', SEVEN);
    const pick = picker('seven by buttons');
    let chosen = 0;
    const moves = await playOut(hall, id, async (me) => {
      const { step } = engine.open(await stateOf(hall, id));
      if (step.kind === 'choose' && me.member.acceptsDms) {
        await allTold(hall);
        chosen++;
        return pressOn(hall, id, me, me.directMessages().at(-1)!, pick);
      }
      return pressOn(hall, id, me, await shownBoard(hall, id), pick);
    });
    console.info(`${moves} rows, ${chosen} characters chosen in direct messages, ${hall.discord.log.length} requests`);
    expect(chosen).toBeGreaterThan(20);
    await expectEnd(hall, id);
  });

  test('by slash commands, every option taken from what is suggested', { timeout: 240_000 }, async () => {
    await using hall = await openHall();
    const id = await startTable(hall, 'citadels', SEVEN);
    const pick = picker('seven by commands');
    const used = new Set<string>();
    await playOut(hall, id, async (me) => {
      const state = await stateOf(hall, id);
      const seating = (await tableOf(hall, id)).seats.find(({ user }) => user === me.member.id)!;
      const kind = pick([...new Set([...engine.legal(state, seating.seat)].map((move) => move.kind))]);
      const { name } = turnWords.en.commands[kind];
      const command = citadels.commands.find((one) => one.name === name)!;
      const channel = (await tableOf(hall, id)).channel;
      let typed: Record<string, string> = { table: id };
      for (const option of command.options.filter(({ isRequired }) => isRequired)) {
        const all = await suggestions(
          me,
          `citadels ${name}`,
          { ...typed, [option.name]: '' },
          { channel, focused: option.name },
        );
        typed = { ...typed, [option.name]: String(pick(all).value) };
      }
      used.add(name);
      await me.slash(`citadels ${name}`, typed, { channel });
    });
    console.info(`commands used: ${[...used].toSorted().join(', ')}`);
    expect(used.size).toBeGreaterThan(10);
    await expectEnd(hall, id);
  });

  test('with every direct message closed, by the board and private panels', { timeout: 240_000 }, async () => {
    await using hall = await openHall();
    for (const name of SEVEN) hall.discord.user(name).set({ acceptsDms: false });
    const id = await startTable(hall, 'citadels', SEVEN);
    const pick = picker('seven without messages');
    await playOut(hall, id, async (me) => pressOn(hall, id, me, await shownBoard(hall, id), pick));
    expect(refusedRequests(hall).length).toBeGreaterThan(0);
    await expectEnd(hall, id);
  });
});
