import { isRecord } from '../../kernel/json.ts';
import type { FormerBoard, Table } from '../../tables/tables.ts';
import { failureOf } from '../discord/failure.ts';
import { describeError } from '../log.ts';
import { replacedMessage } from '../messages/board.ts';
import { placeOf } from '../state/blockedPlaces.ts';
import { type Context, gameOf, publicLocale } from '../state/context.ts';
import { playersOf } from '../state/players.ts';
import type { Channels } from './channels.ts';

/**
 * A board message that has been replaced loses its buttons. As well as it goes: what is left on it is answered as outdated.
 *
 * @param payload of an entry of the outbox: our own, tables wrote it
 */
export async function stripFormer(context: Context, channels: Channels, table: Table, payload: string): Promise<void> {
  const old = readFormer(payload);
  const game = gameOf(context.games, table);
  try {
    const { picture } = await channels.get(old.channel, old.message);
    const players = await playersOf(context.names, table, publicLocale(table));
    const message = replacedMessage(game, table, players, old, placeOf(table), picture);
    await channels.edit(old.channel, old.message, message);
  } catch (error) {
    if (failureOf(error) === 'unclear') throw error;
    context.log.info({ table: table.id, error: describeError(error) }, 'removing old buttons failed');
  }
}

function readFormer(payload: string): FormerBoard {
  const value: unknown = JSON.parse(payload);
  if (!isRecord(value)) throw new Error('an entry of the outbox is no object');
  return { channel: String(value.channel), message: String(value.message), seq: Number(value.seq) };
}
