/** Messages that are edited or deleted, whether or not they are still there. */
import type { StoredMessage } from '../../tables/stored/stored.ts';
import type { Message } from '../discord/components.ts';
import { type Failure, failureOf } from '../discord/failure.ts';
import { describeError } from '../log.ts';
import type { Context } from '../state/context.ts';
import type { Channels } from './channels.ts';

type Where = Pick<StoredMessage, 'channel' | 'message'>;

const NOT_EDITED: readonly Failure[] = ['messageGone', 'channelGone', 'uneditable', 'archived', 'rejected'];

/** @returns false if the message can't be edited, so that a new one has to be posted */
export async function edited(channels: Channels, { channel, message }: Where, content: Message): Promise<boolean> {
  try {
    await channels.edit(channel, message, content);
    return true;
  } catch (error) {
    if (NOT_EDITED.includes(failureOf(error))) return false;
    throw error;
  }
}

/** Deletes a message that no one needs anymore, best effort. */
export async function removed(
  { log }: Pick<Context, 'log'>,
  channels: Channels,
  table: string,
  { channel, message }: Where,
): Promise<void> {
  try {
    await channels.remove(channel, message);
  } catch (error) {
    if (failureOf(error) === 'unclear') throw error;
    log.info({ table, error: describeError(error) }, 'deleting a message failed');
  }
}
