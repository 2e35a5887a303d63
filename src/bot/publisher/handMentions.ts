/** Mentions at the table in place of direct messages. */

import type { Table } from '../../tables/table/table.ts';
import type { Seating } from '../../tables/table/tableHead.ts';
import { failureOf } from '../discord/failure.ts';
import { describeError } from '../log.ts';
import { delayedMention, refusedMention } from '../messages/direct.ts';
import { placeOf } from '../state/blockedPlaces.ts';
import { type Context, publicWords } from '../state/context.ts';
import type { Channels } from './channels.ts';
import { nonceOf } from './nonce.ts';

/** Tells a member to whom Discord delivers nothing any more. */
export async function mentionRefused(
  { log }: Pick<Context, 'log'>,
  channels: Channels,
  table: Table,
  { seat }: Seating,
  user: string,
): Promise<void> {
  const mention = refusedMention(table, user, { words: publicWords(table) });
  const nonce = nonceOf(table.id, table.seq, 'mention', seat);
  try {
    await channels.post(placeOf(table), mention, { nonce, isSilent: false });
  } catch (error) {
    if (failureOf(error) === 'unclear') throw error;
    log.info(
      { table: table.id, error: describeError(error) },
      'mentioning a player who gets no direct messages failed',
    );
  }
}

/** Calls members whose direct messages have to wait, unless the board has called them; for each decision once. */
export async function mentionMissed(
  { directs, blocked, log }: Context,
  channels: Channels,
  table: Table,
  missed: readonly string[],
): Promise<void> {
  const called = table.seats.filter(
    (seating) => seating.user !== null && missed.includes(seating.user) && directs.isFirstCall(table, seating),
  );
  const [first] = called;
  if (first === undefined || blocked.why(placeOf(table)) !== null) return;
  const users = called.flatMap(({ user }) => user ?? []);
  const mention = delayedMention(table, users, { words: publicWords(table) });
  const nonce = nonceOf(table.id, table.seq, 'delayed', first.seat);
  try {
    await channels.post(placeOf(table), mention, { nonce, isSilent: false });
  } catch (error) {
    log.info({ table: table.id, error: describeError(error) }, 'calling players at their table failed');
  }
}
