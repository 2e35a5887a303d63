import { onTestFinished } from 'vitest';
import { type FakeDiscord, startFakeDiscord } from '../../../src/playground/fakeDiscord.ts';
import { createManualClock } from '../../playground/support/manualClock.ts';

export const CHANNEL = 'board-games';

/** A stand-in in whose channel the bot has these rights. */
export async function standIn(permissions: bigint): Promise<FakeDiscord> {
  const discord = await startFakeDiscord({ clock: createManualClock() });
  onTestFinished(() => discord.close());
  discord.setBotPermissions(CHANNEL, permissions);
  return discord;
}
