import { LARGEST_RECORD } from '../../tables/record/readRecord.ts';
import type { ImportRequest } from '../../tables/table/requests.ts';
import type { Message } from '../discord/components.ts';
import { fetchFile } from '../discord/fetchFile.ts';
import type { Caller } from '../interaction/caller.ts';
import type { IntentOf } from '../interaction/intent.ts';
import { describeError } from '../log.ts';
import { note, privateNote } from '../messages/note.ts';
import { plainProblemText } from '../messages/problem.ts';
import type { Context } from '../state/context.ts';
import { type Handler, noteReply, readerOf } from './contract.ts';
import { postingProblem } from './mayPost.ts';

/**
 * `/import`: a table made of a record. Discord decides who can use it, as for `/settings`. The publisher posts the table, so
 * that a crash loses nothing; the answer is private, since it may be a refusal, and takes its time.
 */
export const importRecord: Handler<'import'> = async (context, caller, intent) => {
  const { guild } = caller;
  if (guild === null) return noteReply(caller, { kind: 'guildOnly' });
  if (!caller.isManager && !context.commands.areRegistered) return noteReply(caller, { kind: 'managersOnly' });
  const problem = await postingProblem(context, caller);
  if (problem !== null) return noteReply(caller, problem);
  return { kind: 'say', message: imported(context, caller, guild, intent) };
};

async function imported(
  { tables, log }: Context,
  caller: Caller,
  guild: string,
  { file, row, others }: IntentOf<'import'>,
): Promise<Message> {
  const reader = readerOf(caller);
  const refused = (problem: Parameters<typeof plainProblemText>[0]) => note(plainProblemText(problem, reader));
  if (file === null) return refused({ kind: 'badRecord', fault: 'noRecord' });
  if (file.size > LARGEST_RECORD) return refused({ kind: 'badRecord', fault: 'tooLarge' });
  const fetched = await fetchFile(file.url, LARGEST_RECORD).catch((error: unknown) => {
    log.warn({ error: describeError(error) }, 'fetching an attachment failed');
    return null;
  });
  if (fetched === null) return privateNote(reader, { kind: 'fileUnread' });
  if (fetched === 'tooLarge') return refused({ kind: 'badRecord', fault: 'tooLarge' });

  const { interaction, user, channel, guildLocale: locale } = caller;
  const playOn: ImportRequest['playOn'] = row === null && others.length === 0 ? null : { row, others };
  const changed = await tables.import({ interaction, user, guild, channel, locale, record: textOf(fetched), playOn });
  if (changed.ok) return privateNote(reader, { kind: 'imported', table: changed.value.id, playsOn: playOn !== null });
  if (changed.error.kind === 'refused') throw new Error('the rules refused to open a table'); // A record has its own check.
  return refused(changed.error);
}

/** What isn't text has no form of a record either. */
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
