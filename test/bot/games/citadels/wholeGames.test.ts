/**
 * Whole games of Citadels with seven members of three languages, one of whom takes no direct messages. Whatever appears
 * on anybody's screen meanwhile is compared with what that member may know.
 */
import { describe, expect, test } from 'vitest';
import { citadels } from '../../../../src/bot/games/citadels/index.ts';
import { citadels as engine } from '../../../../src/engines/citadels/index.ts';
import { commandWords } from '../../../../src/words/citadels/commands/index.ts';
import { checkedLog } from '../../../playground/support/checkedLog.ts';
import { startGuildhall, type TestGuildhall } from '../../support/guildhall.ts';
import { complaints, picker, refusedRequests, suggestions } from '../../support/players.ts';
import { allTold, messageOf, shownBoard, startTable, tableOf, textOf } from '../../support/table.ts';
import { lookAround, playOut, pressOn, SEVEN, speakManyLanguages, stateOf } from './driver.ts';
import { signedRenderer, type Watched, watchSecrets } from './watch.ts';

const fits = checkedLog();
/** After so many moves by commands everything that is to be told is waited for. */
const TELLING = 20;

async function expectEnd(hall: TestGuildhall, id: string): Promise<void> {
  const final = await shownBoard(hall, id);
  expect(textOf(final)).toMatch(/^## .*(wins|share the win)/);
  expect(final.mentions).toHaveLength(SEVEN.length);
  await allTold(hall);
  const me = hall.discord.user('priya');
  const proof = textOf(messageOf(await me.slash('verify', { table: id }, { channel: final.channel_id })));
  expect(proof).toContain('✓ Dealt from the seed and played again, the game ends in the same position.');
  expect(proof).toMatch(/`crown`.*`cards`.*`characters\/1 … \d+`/);
  expect(complaints(hall)).toEqual([]);
  fits(hall.discord);
}

/** Nothing has leaked to the end, and there was much to look at. */
async function expectSecrecy(look: () => Promise<void>, watched: Watched): Promise<void> {
  await look();
  const { entries, texts, pictures, names } = watched;
  console.info(`${entries} things on screens: ${texts} texts, ${pictures} pictures, ${names} names of districts`);
  expect(Math.min(entries, texts, pictures, names)).toBeGreaterThan(1_000);
}

describe('a whole game of Citadels for seven', () => {
  test('by buttons, the characters chosen in direct messages', { timeout: 240_000 }, async () => {
    const signed = signedRenderer();
    await using hall = await startGuildhall({ renderer: signed.renderer });
    speakManyLanguages(hall);
    const id = await startTable(hall, 'citadels', SEVEN);
    const { look, watched } = watchSecrets(hall, id, signed, 4);
    const pick = picker('seven by buttons');
    let chosen = 0;
    const moves = await playOut(hall, id, async (me) => {
      await allTold(hall);
      await look();
      if (pick([true, false, false])) await lookAround(hall, id, pick);
      const { step } = engine.open(await stateOf(hall, id));
      if (step.kind === 'choose' && me.member.acceptsDms) {
        chosen++;
        return pressOn(hall, id, me, me.directMessages().at(-1)!, pick);
      }
      return pressOn(hall, id, me, await shownBoard(hall, id), pick);
    });
    console.info(`${moves} rows, ${chosen} characters chosen in direct messages, ${hall.discord.log.length} requests`);
    expect(chosen).toBeGreaterThan(20);
    await expectEnd(hall, id);
    await expectSecrecy(look, watched);
  });

  test('by slash commands, every option taken from what is suggested', { timeout: 240_000 }, async () => {
    const signed = signedRenderer();
    await using hall = await startGuildhall({ renderer: signed.renderer });
    speakManyLanguages(hall);
    const id = await startTable(hall, 'citadels', SEVEN);
    const { look, watched } = watchSecrets(hall, id, signed, 2 * TELLING);
    const pick = picker('seven by commands');
    const used = new Set<string>();
    let typedLines = 0;
    await playOut(hall, id, async (me) => {
      if (typedLines++ % TELLING === 0) await allTold(hall);
      await look();
      const state = await stateOf(hall, id);
      const seating = (await tableOf(hall, id)).seats.find(({ user }) => user === me.member.id)!;
      const kind = pick([...new Set([...engine.legal(state, seating.seat)].map((move) => move.kind))]);
      const { name } = commandWords.en.subcommands[kind];
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
    await expectSecrecy(look, watched);
  });

  test('with every direct message closed, by the board and private panels', { timeout: 240_000 }, async () => {
    await using hall = await startGuildhall();
    for (const name of SEVEN) hall.discord.user(name).set({ acceptsDms: false });
    const id = await startTable(hall, 'citadels', SEVEN);
    const pick = picker('seven without messages');
    await playOut(hall, id, async (me) => pressOn(hall, id, me, await shownBoard(hall, id), pick));
    expect(refusedRequests(hall).length).toBeGreaterThan(0);
    await expectEnd(hall, id);
  });
});
