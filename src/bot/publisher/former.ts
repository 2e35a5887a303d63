import { isRecord } from '../../kernel/json.ts';
import type { FormerBoard, Table } from '../../tables/tables.ts';
import { failureOf } from '../discord/failure.ts';
import { describeError } from '../log.ts';
import { replacedMessage } from '../messages/board.ts';
import { placeOf } from '../state/blockedPlaces.ts';
import { gameOf, publicLocale, type Room } from '../state/context.ts';
import { peopleOf } from '../state/players.ts';
import type { Channels } from './channels.ts';

/**
 * A board message that has been replaced loses its buttons. As well as it goes: what is left on it is answered as outdated.
 *
 * @param payload of an entry of the outbox: our own, tables wrote it
 */
export async function stripFormer(room: Room, channels: Channels, table: Table, payload: string): Promise<void> {
  const old = readFormer(payload);
  const game = gameOf(room.games, table);
  try {
    const { picture } = await channels.get(old.channel, old.message);
    const people = await peopleOf(room.names, table, publicLocale(table));
    const message = replacedMessage(game, table, people, old, placeOf(table), picture);
    await channels.edit(old.channel, old.message, message);
  } catch (error) {
    if (failureOf(error) === 'unclear') throw error;
    room.log.info({ table: table.id, error: describeError(error) }, 'an old board message keeps its buttons');
  }
}

function readFormer(payload: string): FormerBoard {
  const value: unknown = JSON.parse(payload);
  if (!isRecord(value)) throw new Error('an entry of the outbox is no object');
  return { channel: String(value.channel), message: String(value.message), seq: Number(value.seq) };
}
