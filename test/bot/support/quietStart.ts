import type { FakeDiscord } from '../../../src/playground/fakeDiscord.ts';
import { createPatience } from '../../support/patience.ts';
import type { TestGuildhall } from './guildhall.ts';
import { buttonOf, idOf, opened, shownBoard, tableOf } from './table.ts';

const SEVEN = ['aya', 'ben', 'misaki', 'clemens', 'dara', 'emil', 'priya'] as const;
/** A message that Discord writes when the bot adds a member. */
const RECIPIENT_ADD = 1;

/** A game of Citadels with seven that was started. */
interface QuietStart {
  readonly thread: string;
  /** From the press to the deal, in ms of the clock. */
  readonly dealtAfter: number;
  /** From the press until all were in the thread. */
  readonly inAfter: number;
  /** The types of all messages in the thread, oldest first. */
  readonly types: readonly number[];
  /** By player: how often the start and Discord's own lines have called them. */
  readonly calls: readonly number[];
}

export async function startWithSeven(hall: TestGuildhall, now: () => number, isLimited: boolean): Promise<QuietStart> {
  const { discord } = hall;
  discord.arm('systemMessages');
  const lobby = await opened(hall, 'citadels', SEVEN);
  const [, id = ''] = idOf(lobby, buttonOf(lobby, 'join')).split(':');
  discord.limitRate(isLimited);
  const since = now();
  await discord.user('aya').press(lobby.id, buttonOf(lobby, 'start'));
  await shownBoard(hall, id);
  const { thread, startedAt } = await tableOf(hall, id);
  if (thread === null || startedAt === null) throw new Error('the game has no thread');
  const members = SEVEN.map((name) => discord.user(name).member.id);
  const areIn = () => members.every((member) => discord.channel(thread).memberIds.includes(member));
  for (const isLeft = createPatience(60_000); isLeft() && !areIn(); ) await discord.until(areIn, 100);
  const inAfter = now() - since;
  // Nobody is looked for any more.
  const isLooking = async () => (await hall.tables().outbox.ofTable(id)).some(({ kind }) => kind === 'members');
  for (const isLeft = createPatience(60_000); isLeft() && (await isLooking()); ) await discord.until(() => false, 20);
  const types = discord.messages(thread).map(({ type }) => type);
  const calls = SEVEN.map((name) => callsOf(discord, name, thread));
  return { thread, dealtAfter: startedAt - since, inAfter, types, calls };
}

const callsOf = (discord: FakeDiscord, name: string, thread: string): number =>
  discord
    .user(name)
    .pings()
    .filter((one) => one.channel_id === thread)
    .filter(({ type, content }) => type === RECIPIENT_ADD || content.includes('is starting')).length;
