import { isRecord } from '../../kernel/json.ts';
import type { OutboxEntry } from '../../tables/stored/outbox.ts';
import type { VoteNews } from '../../tables/table/payloads.ts';
import type { Table } from '../../tables/table/table.ts';
import type { VoteOutcome } from '../../tables/table/tableHead.ts';
import type { Message } from '../discord/components.ts';
import { readCustomId } from '../discord/customId.ts';
import { outcomeMessage, voteMessage } from '../messages/vote.ts';
import { placeOf } from '../state/blockedPlaces.ts';
import { type Context, gameOf, publicWords } from '../state/context.ts';
import { playersOf } from '../state/players.ts';
import { type Channels, noneIfGone } from './channels.ts';
import { nonceOf } from './nonce.ts';
import { edited, removed } from './ownMessages.ts';

/**
 * Keeps the message of a vote up to date: posted below the board when the vote opens, edited with each ballot, and in the
 * end a line with the outcome, which goes when the next board is posted.
 *
 * @param mayBePosted there was an attempt before: it may have succeeded
 */
export async function publishVote(
  context: Context,
  channels: Channels,
  table: Table,
  entries: readonly OutboxEntry[],
  mayBePosted: boolean,
): Promise<void> {
  const game = gameOf(context.games, table);
  const players = await playersOf(context.names, table, publicWords(table));
  const { vote } = table;
  const shown = table.messages.vote;
  if (vote === null) {
    const outcome = entries.map(readOutcome).findLast((one) => one !== null) ?? null;
    if (outcome === null) return;
    const line = outcomeMessage(game, table, outcome, players);
    const [entry] = entries;
    // An earlier run may have posted the question and died before that was saved.
    const lost = mayBePosted ? await channels.find(placeOf(table), rowOnVote(table.id)).catch(noneIfGone) : [];
    for (const { message } of lost)
      if (message.id !== shown?.message)
        await removed(context, channels, table.id, { channel: placeOf(table), message: message.id });
    if (shown === null && entry !== undefined && table.status === 'running')
      return postOutcome(context, channels, table, line, { seq: rowOf(entry), generation: lost.length });
    if (shown === null || (await edited(channels, shown, line))) return;
    await removed(context, channels, table.id, shown);
    await context.tables.attach(table.id, { gone: 'vote' });
    return;
  }

  const channel = placeOf(table);
  const isCurrent = shown?.seq === vote.row && shown.channel === channel;
  if (isCurrent && (await edited(channels, shown, voteMessage(game, table, vote, players, [])))) return;

  const voters = table.seats.filter(({ seat }) => vote.electorate.includes(seat));
  const asked = voters.filter(({ seat }) => vote.ballots.every((ballot) => ballot.seat !== seat));
  // Whoever had asked for something else reads that it is off, whether or not they can vote.
  const told = table.seats.filter(({ seat }) => vote.about === 'overdue' && seat === vote.lapsedUndo);
  const pings = new Set([...asked, ...told].flatMap(({ user }) => user ?? []));
  const message = voteMessage(game, table, vote, players, [...pings]);
  const strays = mayBePosted ? await channels.find(channel, rowOnVote(table.id)).catch(noneIfGone) : [];
  const generation = shown?.seq === vote.row ? shown.generation + 1 : 0;
  const nonce = nonceOf(table.id, vote.row, 'vote', generation);
  const found = strays.find(({ value, message: { id } }) => value === vote.row && id !== shown?.message)?.message;
  const posted = found ?? (await channels.post(channel, message, { nonce, isSilent: pings.size === 0 }));
  if (shown !== null && shown.message !== posted.id) await removed(context, channels, table.id, shown);
  await context.tables.attach(table.id, {
    message: {
      ...{ kind: 'vote', channel, message: posted.id, seq: vote.row, generation },
      ...{ postedAt: context.clock.now(), turnSeq: null },
    },
  });
}

/** Says what a vote has decided that nobody was asked in, without a sound. */
async function postOutcome(
  context: Context,
  channels: Channels,
  table: Table,
  line: Message,
  { seq, generation }: { readonly seq: number; readonly generation: number },
): Promise<void> {
  const channel = placeOf(table);
  const posted = await channels.post(channel, line, {
    nonce: nonceOf(table.id, seq, 'vote', generation),
    isSilent: true,
  });
  await context.tables.attach(table.id, {
    message: {
      ...{ kind: 'vote', channel, message: posted.id, seq, generation },
      ...{ postedAt: context.clock.now(), turnSeq: null },
    },
  });
}

/** Deletes the outcome of a vote that is over, since a newer board follows; not if the outcome is still to be shown. */
export async function endVote(context: Context, channels: Channels, table: Table): Promise<void> {
  const shown = table.messages.vote;
  if (shown === null || table.vote !== null || table.status !== 'running') return;
  const waiting = await context.tables.outbox.ofTable(table.id);
  if (waiting.some(({ kind }) => kind === 'vote')) return;
  await removed(context, channels, table.id, shown);
  await context.tables.attach(table.id, { gone: 'vote' });
}

const readOutcome = (entry: OutboxEntry): VoteOutcome | null => readNews(entry).outcome;
const rowOf = (entry: OutboxEntry): number => readNews(entry).row;

/** Our own payload: the tables wrote it. */
function readNews({ payload }: OutboxEntry): VoteNews {
  const value: unknown = JSON.parse(payload);
  if (!isRecord(value)) throw new Error('an outbox entry is not an object');
  return value as unknown as VoteNews;
}

const rowOnVote =
  (table: string) =>
  (customId: string): number | null => {
    const id = readCustomId(customId);
    if (id?.kind !== 'verb' || id.table !== table || id.verb !== 'vote') return null;
    return Number(id.argument.split('-')[0]);
  };
