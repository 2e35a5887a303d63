/** Direct messages: the channel of a member, and how Discord refuses one. */
import { failureOf } from '../discord/failure.ts';
import type { Channels } from './channels.ts';

class DirectMessagesClosed extends Error {
  constructor(cause: unknown) {
    super('nothing can be sent to this person', { cause });
  }
}

/** A user's direct message channel. A user whom Discord does not let us reach counts as having closed it. */
export async function openDirect(channels: Channels, user: string): Promise<string> {
  try {
    return await channels.openDirect(user);
  } catch (error) {
    throw failureOf(error) === 'rejected' ? new DirectMessagesClosed(error) : error;
  }
}

/** Whether Discord delivers nothing to this member. */
export function isRefusal(error: unknown): boolean {
  const failure = failureOf(error);
  return (
    error instanceof DirectMessagesClosed ||
    failure === 'directClosed' ||
    failure === 'personGone' ||
    failure === 'forbidden'
  );
}
