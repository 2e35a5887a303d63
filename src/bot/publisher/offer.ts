import { isRecord } from '../../kernel/json.ts';
import type { OutboxEntry } from '../../tables/stored/outbox.ts';
import type { Table } from '../../tables/table/table.ts';
import { readCustomId } from '../discord/customId.ts';
import { offeredSeats, offerMessage } from '../messages/offer.ts';
import { type Context, gameOf, publicWords } from '../state/context.ts';
import { playersOf } from '../state/players.ts';
import { type Channels, noneIfGone } from './channels.ts';
import { nonceOf } from './nonce.ts';
import { edited, removed } from './ownMessages.ts';

/**
 * Keeps the offer of seats up to date: one message in the table's channel, where those who are not at the table read it.
 * It is posted anew for a new offer, edited when a seat is taken, and deleted when the game ends.
 *
 * @param mayBePosted there was an attempt before: it may have succeeded
 */
export async function publishOffer(
  context: Context,
  channels: Channels,
  table: Table,
  entries: readonly OutboxEntry[],
  mayBePosted: boolean,
): Promise<void> {
  const shown = table.messages.offer;
  if (table.status !== 'running') {
    if (shown === null) return;
    await removed(context, channels, table.id, shown);
    await context.tables.attach(table.id, { gone: 'offer' });
    return;
  }

  const news = entries.map(readNews);
  const isNew = news.some(({ seq, taken }) => taken === null && seq > (shown?.seq ?? 0));
  const last = news.findLast((one) => one.taken !== null)?.taken ?? null;
  const taken = table.seats.find(({ seat, holder }) => seat === last && holder === 'member') ?? null;
  const open = offeredSeats(table);
  const { channel } = table;
  const game = gameOf(context.games, table);
  const message = offerMessage(game, table, await playersOf(context.names, table, publicWords(table)), taken);
  const isLeft = shown !== null && shown.channel !== channel;
  const mustBeNew = open.length > 0 && (isNew || isLeft);
  if (shown !== null && !mustBeNew && (await edited(channels, shown, message))) return;
  if (open.length === 0) {
    if (shown !== null) await context.tables.attach(table.id, { gone: 'offer' });
    return;
  }

  const strays = mayBePosted ? await channels.find(channel, rowOnOffer(table.id)).catch(noneIfGone) : [];
  const found = strays.find(({ value, message: { id } }) => value === table.seq && id !== shown?.message)?.message;
  const generation = shown?.seq === table.seq ? shown.generation + 1 : 0;
  const nonce = nonceOf(table.id, table.seq, 'offer', generation);
  const posted = found ?? (await channels.post(channel, message, { nonce, isSilent: true }));
  const old = [...(shown === null ? [] : [shown]), ...strays.map((one) => ({ channel, message: one.message.id }))];
  for (const one of old) if (one.message !== posted.id) await removed(context, channels, table.id, one);
  await context.tables.attach(table.id, {
    message: {
      ...{ kind: 'offer', channel, message: posted.id, seq: table.seq, generation },
      ...{ postedAt: context.clock.now(), turnSeq: null },
    },
  });
}

/** `taken`: the seat that was taken, or null for a new offer. Our own payload: the tables wrote it. */
function readNews({ payload }: OutboxEntry): { readonly seq: number; readonly taken: number | null } {
  const value: unknown = JSON.parse(payload);
  if (!isRecord(value)) throw new Error('an outbox entry is not an object');
  return { seq: Number(value.seq), taken: typeof value.taken === 'number' ? value.taken : null };
}

/** The buttons of an offer name the row after which they were made. */
const rowOnOffer =
  (table: string) =>
  (customId: string): number | null => {
    const id = readCustomId(customId);
    if (id?.kind !== 'verb' || id.table !== table || id.verb !== 'takeover') return null;
    const row = id.argument.split('-')[1];
    return row === undefined ? null : Number(row);
  };
