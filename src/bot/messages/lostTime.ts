import type { Table } from '../../tables/table/table.ts';
import type { Reader } from '../contract.ts';
import { link, type Message } from '../discord/components.ts';
import { boardAddress, lobbyAddress } from './lobby.ts';
import { privateNote } from './note.ts';

/**
 * Says that a button is from before a backup was restored, with the way to the table as it is now.
 *
 * @param id of the table on the button
 * @param table null if the reader knows of no such table, perhaps because it was opened in the time that is lost
 */
export function lostTimeMessage(reader: Reader, id: string, table: Table | null): Message {
  if (table === null) return privateNote(reader, { kind: 'lostTable', table: id });
  const address = table.status === 'lobby' ? lobbyAddress(table) : boardAddress(table);
  const way = address === null ? [] : [link(reader.words.buttons.goToTable, address)];
  return privateNote(reader, { kind: 'lostTime', table: id }, way);
}
