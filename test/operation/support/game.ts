import { onTestFinished } from 'vitest';
import { systemClock } from '../../../src/kernel/clock.ts';
import { type FakeDiscord, startFakeDiscord } from '../../../src/playground/fakeDiscord.ts';
import type { InteractionResult } from '../../../src/playground/member/interactionResult.ts';
import { picker, placeByButtons } from '../../bot/support/players.ts';
import { labelsOf, messageOf } from '../../bot/support/table.ts';

/** A stand-in for Discord until the end of the test. */
export async function standIn(): Promise<FakeDiscord> {
  const discord = await startFakeDiscord({ clock: systemClock });
  onTestFinished(() => discord.close());
  return discord;
}

/** Asks again as long as a busy machine answers too late. */
async function insist(ask: () => Promise<InteractionResult>): Promise<void> {
  while ((await ask()).kind === 'failed');
}

/** Starts a game of two and waits for its board. */
export async function startGame(discord: FakeDiscord, word?: string) {
  const [aya, ben] = [discord.user('Aya'), discord.user('Ben')];
  await insist(() => aya.slash('help', {}, { channel: 'board-games' })); // Its first answer takes the longest.
  const lobby = messageOf(await aya.slash('new', { game: 'carcassonne' }, { channel: 'board-games' }));
  if (word === undefined) await insist(() => ben.press(lobby.id, 'Join'));
  else await insist(() => ben.slash('join', { word }, { channel: 'board-games' }));
  await insist(() => aya.press(lobby.id, 'Start'));
  const board = () => {
    const messages = discord.threads('board-games').length === 0 ? [] : discord.messages(lobby.id);
    return messages.findLast((message) => labelsOf(message).includes('Place the tile'));
  };
  while (board() === undefined) await discord.until(() => board() !== undefined);
  return {
    aya,
    ben,
    lobby,
    board,
    /** The next turn, by buttons. */
    async turn(pick = picker('turns')) {
      const shown = board();
      if (!shown) throw new Error('there is no board');
      const me = shown.mentions[0]?.id === aya.member.id ? aya : ben;
      await placeByButtons(me, shown, pick);
      return shown;
    },
  };
}
