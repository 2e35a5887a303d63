import { isRecord } from '../../kernel/json.ts';
import type { StoredFormer } from '../../tables/stored/stored.ts';
import type { FormerBoard } from '../../tables/table/payloads.ts';
import type { Table } from '../../tables/table/table.ts';
import type { Kept } from '../discord/components.ts';
import { failureOf } from '../discord/failure.ts';
import { describeError } from '../log.ts';
import { formerMessage } from '../messages/board.ts';
import { turnsBetween } from '../messages/events.ts';
import { formerUndone } from '../messages/verdict.ts';
import { type Context, gameOf, publicWords } from '../state/context.ts';
import { areKnown, playersOf } from '../state/players.ts';
import type { Channels } from './channels.ts';
import { rowsSince } from './rowsSince.ts';
import { isUndoneIn } from './takenBack.ts';

/**
 * Shrinks a replaced board message to lines that sum up its turn, or deletes it if the new board shows the same turn.
 * Tried a few times: buttons left on it are answered as outdated.
 *
 * @param payload of an outbox entry; trusted, because the tables wrote it
 */
export async function shrinkFormer(context: Context, channels: Channels, table: Table, payload: string): Promise<void> {
  const old = readFormer(payload, table);
  try {
    if (old.to === null) await channels.remove(old.channel, old.message);
    else {
      const shown = { ...old, to: old.to };
      const picture = await keptPicture(context, channels, table, old);
      await shrink(context, channels, table, shown, picture).catch((error: unknown) => {
        // Its buttons must go even if Discord doesn't let it keep its picture.
        if (failureOf(error) !== 'rejected' || picture === null) throw error;
        return shrink(context, channels, table, shown, null);
      });
    }
  } catch (error) {
    if (failureOf(error) === 'unclear') throw error;
    context.log.info({ table: table.id, error: describeError(error) }, 'shrinking a replaced board failed');
  }
}

/** The picture that the server wants to keep, or null. */
async function keptPicture(
  { tables }: Context,
  channels: Channels,
  { guild }: Table,
  { channel, message }: FormerBoard,
): Promise<Kept | null> {
  const { keepsPictures } = await tables.settings(guild);
  return keepsPictures ? (await channels.get(channel, message)).picture : null;
}

/** Reduces a replaced board to the lines of its turn. */
export async function shrink(
  context: Context,
  channels: Channels,
  table: Table,
  { channel, message, from, to, shown = to }: StoredFormer & Pick<FormerBoard, 'shown'>,
  picture: Kept | null,
): Promise<void> {
  const words = publicWords(table);
  await areKnown(context.names, table); // It is written once.
  const players = await playersOf(context.names, table, words);
  const game = gameOf(context.games, table);
  const rows = await rowsSince(context, table, from);
  const digits = await context.tables.digits(table.id, shown);
  const mark = digits === null ? null : { row: shown, digits };
  const turns = turnsBetween(game, rows, { from, to }, table.status === 'running', words);
  const undo = rows.findLast((row) => isUndoneIn({ to }, row));
  const undone = undo === undefined ? null : formerUndone(undo, table.seats, players.say, words);
  await channels.edit(channel, message, formerMessage(game, table, players, turns, { channel, picture, mark, undone }));
}

/** Entries of earlier releases contain only the row that the board showed. */
function readFormer(payload: string, { seq }: Table): FormerBoard {
  const value: unknown = JSON.parse(payload);
  if (!isRecord(value)) throw new Error('an outbox entry is not an object');
  const { from = value.seq, to = seq, shown } = value;
  return {
    ...{ channel: String(value.channel), message: String(value.message) },
    ...{ from: Number(from), to: to === null ? null : Number(to) },
    ...(typeof shown === 'number' && { shown }),
  };
}
