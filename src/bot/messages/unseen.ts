import type { Unseen } from '../../words/common/answers/contract.ts';
import type { Reader } from '../contract.ts';
import { button, type Message } from '../discord/components.ts';
import type { Caller } from '../interaction/caller.ts';
import { missingPermissions } from '../state/blockedPlaces.ts';
import { privateNote } from './note.ts';

/** Says privately that a table cannot be shown in its place, with a button to resume it where the reader is. */
export function unseenMessage(
  reader: Reader,
  kind: 'unseen' | 'savedUnseen',
  { table, place, why }: Omit<Unseen, 'rights'>,
  { channel, permissions: own, isThread, isDirect }: Pick<Caller, 'channel' | 'permissions' | 'isThread' | 'isDirect'>,
): Message {
  const rights = place === channel && why === 'forbidden' ? missingPermissions(own, isThread) : [];
  const move = button(reader.words.buttons.moveHere, 'secondary', {
    ...{ kind: 'verb', table, verb: 'here', argument: '' },
  });
  return privateNote(reader, { kind, table, place, why, rights }, place === channel || isDirect ? [] : [move]);
}
