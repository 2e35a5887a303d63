import type { Request } from '../../src/tables/table/requests.ts';
import type { Changed } from '../../src/tables/table/table.ts';
import type { Tables } from '../../src/tables/tables.ts';
import { countedMessageIds } from './deals.ts';
import { perFile } from './perFile.ts';

const messageIds = perFile(countedMessageIds);

/** Starts a game as the bot does, with a start message that is nowhere. */
export async function startAt(tables: Tables, id: string, request: Request): Changed {
  const frozen = await tables.start(id, request);
  if (!frozen.ok) return frozen;
  const message = messageIds()({ id: frozen.value.channel, kind: 'text' });
  return tables.deal(id, { row: frozen.value.seq, channel: frozen.value.channel, message });
}
