/** What is posted for each lane of a table. */
import type { OutboxEntry } from '../../tables/stored/outbox.ts';
import type { OutboxKind } from '../../tables/stored/stored.ts';
import type { RefusedStart, StartRefusal, StartShown } from '../../tables/table/start.ts';
import type { Table } from '../../tables/table/table.ts';
import type { Hindrance } from '../../words/common/answers/contract.ts';
import { describeError } from '../log.ts';
import { placeOf } from '../state/blockedPlaces.ts';
import type { Context } from '../state/context.ts';
import { areKnown } from '../state/players.ts';
import { publishBoard } from './board.ts';
import { endCall } from './call.ts';
import type { Channels } from './channels.ts';
import { type ClosedPlaces, PlaceClosed } from './closedPlaces.ts';
import { shrinkFormer } from './former.ts';
import { publishHands } from './hands.ts';
import type { Lane, LaneKind } from './lanes.ts';
import { publishLobby } from './lobby.ts';
import { rewriteBoards, rewriteNames } from './names.ts';
import { isSaid, newsOf } from './news.ts';
import { publishNotices } from './notices.ts';
import { publishPause } from './paused.ts';
import { asRefusal, publishStart, StartRefused } from './start.ts';
import { addMissingPlayers } from './threadMembers.ts';

/**
 * What became of a lane's entries. `published`: they are still to be removed from the outbox. `done`: they were removed
 * in the commit that saved the message. `tooEarly`: try again shortly.
 */
type Outcome = 'published' | 'done' | 'tooEarly';

/** With what a lane is published. */
interface Means {
  readonly lane: Lane;
  readonly context: Context;
  readonly channels: Channels;
  readonly closed: ClosedPlaces;
  /** Some entries are left from an earlier run, which can no longer publish them. */
  readonly isFromEarlierRun: boolean;
}

type Publish = (means: Means, table: Table, entries: readonly OutboxEntry[]) => Promise<Outcome>;

const PUBLISH: Readonly<Record<LaneKind, Publish>> = {
  table: publishTable,
  hands: sendHands,
  notices: sendNotices,
  former: shrinkBoards,
  names: rewriteAll,
  members: addMissing,
};

/** Publishes all entries of a lane together; of a suspended table, only that it is paused. */
export const publishLane: Publish = (means, table, entries) =>
  (table.status === 'suspended' ? sayPaused : PUBLISH[means.lane.kind])(means, table, entries);

async function sayPaused(
  { lane, channels, closed }: Means,
  table: Table,
  entries: readonly OutboxEntry[],
): Promise<Outcome> {
  closed.refuse(lane.key, table.guild, placeOf(table));
  await publishPause(channels, table, entries);
  return 'published';
}

async function publishTable(means: Means, table: Table, entries: readonly OutboxEntry[]): Promise<Outcome> {
  const { lane, context, channels, closed, isFromEarlierRun } = means;
  const { tables } = context;
  const starts = entries.filter(({ kind }) => kind === 'start');
  const due = starts.length === 0 ? null : await tables.dueStart(table.id);
  if (due !== null) {
    const isDone = await startTable(means, table, due, entries);
    // The deal, or its failure, has queued what comes next.
    if (isDone) await tables.outbox.done(idsOf(starts));
    return isDone ? 'done' : 'tooEarly';
  }
  closed.refuse(lane.key, table.guild, placeOf(table));
  const news = newsOf(entries, table, isFromEarlierRun);
  // The game's thread starts from the lobby's message: if that was lost, or the table was moved, it comes first.
  // No answer brings the message of an imported game.
  const isLost = table.messages.lobby === null && (news.isFromEarlierRun || table.origin !== null);
  const isLobbyFirst = news.movedAt !== null || isLost;
  if (isLobbyFirst && !(await publishLobby(context, channels, table, news))) return 'tooEarly';
  const placed = isLobbyFirst ? await tables.get(table.id) : table;
  const isLobbyNext = news.lobby || (news.board && table.status !== 'running');
  if (news.board && placed !== null) {
    const call = await endCall(context, channels, placed, news);
    // The entries are done with their last message: with the board's or the call's, unless the lobby's follows.
    const ofBoard = entries.filter(({ kind }) => kind === 'board');
    const last = table.status === 'running' ? ofBoard : isLobbyNext ? [] : entries;
    const isDone = await publishBoard(context, channels, { ...placed, call }, news, idsOf(last));
    if (isDone && !isLobbyNext) return 'done';
  }
  if (!isLobbyNext) return 'published';
  const current = await tables.get(table.id); // With the thread and the board message just made.
  return current === null || (await publishLobby(context, channels, current, news)) ? 'published' : 'tooEarly';
}

export const idsOf = (entries: readonly OutboxEntry[]): readonly number[] => entries.map(({ id }) => id);

/** After these refusals of a start message, nothing is tried in its place for a while. */
const BLOCKS: Readonly<Partial<Record<StartRefusal, Hindrance>>> = {
  forbidden: 'forbidden',
  gone: 'gone',
  locked: 'locked',
};

/** @returns false if the lobby's message, from which the thread starts, may still be on its way */
async function startTable(
  { lane, context, channels, closed, isFromEarlierRun }: Means,
  table: Table,
  due: StartShown,
  entries: readonly OutboxEntry[],
): Promise<boolean> {
  const { tables, log } = context;
  try {
    closed.refuse(lane.key, table.guild, placeOf(table));
    const news = newsOf(entries, table, isFromEarlierRun);
    const isLobbyFirst = news.movedAt !== null || table.messages.lobby === null;
    if (isLobbyFirst && !(await publishLobby(context, channels, table, news).catch(refuseStart))) return false;
    const placed = isLobbyFirst ? await tables.get(table.id) : table;
    if (placed !== null) await publishStart(context, channels, placed, due, news.mayBePosted);
  } catch (error) {
    const refusal = refusalOf(context, table, error);
    if (refusal === null) throw error;
    log.warn({ table: table.id, error: describeError(error) }, 'the start message was refused');
    const block = BLOCKS[refusal.why];
    if (block !== undefined && !(error instanceof PlaceClosed)) closed.close(table, block);
    await tables.reopen(table.id, due.row, refusal);
    context.starts.settle(table.id, refusal);
  }
  return true;
}

function refuseStart(error: unknown): never {
  throw asRefusal(error);
}

/** Why the table is open again; null: try the start again. */
function refusalOf({ blocked }: Context, { guild }: Table, error: unknown): RefusedStart | null {
  if (error instanceof StartRefused) return error.refusal;
  // A server that was left has its tables paused.
  if (!(error instanceof PlaceClosed) || error.place === guild) return null;
  const why = blocked.why(error.place);
  return why === null || why === 'left' ? null : { why, seat: null };
}

async function sendHands(means: Means, table: Table, entries: readonly OutboxEntry[]): Promise<Outcome> {
  const { lane, context, channels, closed } = means;
  closed.refuse(lane.key, table.guild);
  await publishHands(context, channels, table, entries);
  return 'published';
}

async function sendNotices(means: Means, table: Table, entries: readonly OutboxEntry[]): Promise<Outcome> {
  const { lane, context, channels, closed } = means;
  closed.refuse(lane.key, table.guild, placeOf(table));
  await publishNotices(context, channels, table, entries);
  return 'published';
}

async function shrinkBoards(means: Means, table: Table, entries: readonly OutboxEntry[]): Promise<Outcome> {
  const { lane, context, channels, closed } = means;
  closed.refuse(lane.key, table.guild);
  for (const { payload } of entries) await shrinkFormer(context, channels, table, payload);
  return 'published';
}

async function addMissing(
  { lane, context, channels, closed }: Means,
  table: Table,
  entries: readonly OutboxEntry[],
): Promise<Outcome> {
  closed.refuse(lane.key, table.guild, placeOf(table));
  // A mention may add somebody a moment after its message is there.
  const isFirstLook = entries.every(({ attempts }) => attempts === 0);
  return (await addMissingPlayers(context, channels, table, isFirstLook)) ? 'published' : 'tooEarly';
}

/** What posts or replaces messages that name members. */
const NAMED_IN: readonly OutboxKind[] = ['lobby', 'board', 'former', 'vote', 'offer'];

/** How often the names are waited for that these messages show. */
const MOST_WAITS = 20;

async function rewriteAll(
  { lane, context, channels, closed }: Means,
  table: Table,
  entries: readonly OutboxEntry[],
): Promise<Outcome> {
  closed.refuse(lane.key, table.guild, placeOf(table));
  const waiting = await context.tables.outbox.ofTable(table.id);
  if (waiting.some(({ kind }) => NAMED_IN.includes(kind))) return 'tooEarly';
  const areNamed = await areKnown(context.names, table);
  if (!areNamed && entries.some(({ attempts }) => attempts < MOST_WAITS)) return 'tooEarly';
  if (entries.every(({ payload }) => isSaid(payload, 'isBoardOnly'))) {
    await rewriteBoards(context, channels, table);
    return 'published';
  }
  return (await rewriteNames(context, channels, table)) ? 'published' : 'tooEarly';
}
