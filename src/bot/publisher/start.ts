import type { RefusedStart, StartRefusal, StartShown } from '../../tables/table/start.ts';
import type { Table } from '../../tables/table/table.ts';
import { readCustomId } from '../discord/customId.ts';
import { type Failure, failureOf, isOurs } from '../discord/failure.ts';
import { startMessage } from '../messages/start.ts';
import { type Context, gameOf, publicWords } from '../state/context.ts';
import { type Channels, noneIfGone } from './channels.ts';
import { nonceOf } from './nonce.ts';
import { threadOf } from './thread.ts';

/**
 * Posts the message that calls everybody to a game, once, in its thread, to which its mentions add them without a line for
 * each; then the game is dealt, with the id of that message mixed in. Nothing about the message is saved until the deal: it
 * is due until then, and searched for if it may exist already. Who is still missing in the thread is looked at afterwards.
 *
 * @param mayBePosted there was an attempt before: it may have succeeded
 * @throws {StartRefused} if it can't be posted
 */
export async function publishStart(
  context: Context,
  channels: Channels,
  table: Table,
  due: StartShown,
  mayBePosted: boolean,
): Promise<void> {
  const thread = await threadOf(context, channels, table);
  const channel = thread ?? table.channel;
  const found = mayBePosted ? await findStart(channels, table, due.row, channel) : null;
  const posted = found ?? (await post(context, channels, table, due, { thread, channel }));
  const dealt = await context.tables.deal(table.id, { row: due.row, ...posted });
  // Somebody may have been faster with the message's button.
  const isPast = dealt.ok || ['duplicate', 'notOpen', 'stale', 'suspended'].includes(dealt.error.kind);
  if (!isPast) throw new Error(`table ${table.id} was not dealt: ${dealt.error.kind}`);
  context.starts.settle(table.id, 'dealt');
}

/** The start message can't be posted, and why. */
export class StartRefused extends Error {
  readonly refusal: RefusedStart;

  constructor(refusal: RefusedStart, cause: unknown) {
    super('the start message cannot be posted', { cause });
    this.refusal = refusal;
  }
}

interface Posted {
  readonly channel: string;
  readonly message: string;
}

const REFUSALS: Readonly<Partial<Record<Failure, StartRefusal>>> = {
  channelGone: 'gone',
  forbidden: 'forbidden',
  barred: 'forbidden',
  locked: 'locked',
  rejected: 'rejected',
};

async function post(
  { games }: Context,
  channels: Channels,
  table: Table,
  due: StartShown,
  { thread, channel }: { readonly thread: string | null; readonly channel: string },
): Promise<Posted> {
  const message = startMessage(gameOf(games, table), table, due, publicWords(table));
  try {
    const { id } = await channels.say(channel, message, { nonce: nonceOf(table.id, due.row, 'start', 0) });
    return { channel, message: id };
  } catch (error) {
    // Without its thread, the game goes on in the channel.
    throw failureOf(error) === 'channelGone' && thread !== null ? error : asRefusal(error);
  }
}

/** What is thrown where a message was refused without which no game starts: the refusal, or the error if it is none. */
export function asRefusal(error: unknown): unknown {
  const why = isOurs(error) ? undefined : REFUSALS[failureOf(error)];
  return why === undefined ? error : new StartRefused({ why, seat: null }, error);
}

/** The start message from an earlier attempt; of several, the first. */
async function findStart(channels: Channels, table: Table, row: number, channel: string): Promise<Posted | null> {
  const read = rowOnStart(table.id);
  // The thread may have been created, or abandoned, since that attempt.
  for (const place of new Set([channel, table.channel])) {
    const found = await channels.find(place, read).catch(noneIfGone);
    const first = found.findLast(({ value }) => value === row);
    if (first !== undefined) return { channel: place, message: first.message.id };
  }
  return null;
}

/** Only a start message has a button to check the shuffle with a row. */
const rowOnStart =
  (table: string) =>
  (customId: string): number | null => {
    const id = readCustomId(customId);
    const isStart = id?.kind === 'verb' && id.table === table && id.verb === 'verify' && /^\d+$/.test(id.argument);
    return isStart ? Number(id.argument) : null;
  };
