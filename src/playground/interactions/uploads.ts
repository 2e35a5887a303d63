import type { APIAttachment } from 'discord-api-types/v10';
import { MAX_FILE_BYTES, safeName } from '../messages/attachments.ts';
import { imageSize } from '../messages/imageSize.ts';
import type { GivenFile } from '../world/givenFile.ts';
import type { Playground } from '../world/playground.ts';
import { APPLICATION_ID, type Member } from '../world/world.ts';
import type { ClientRefusal } from './commandUse.ts';

/** At most this many are kept; the oldest goes first. */
const MOST = 50;

/** Keeps a file that the member has chosen; its id is the value of the option. */
export function upload(
  playground: Playground,
  member: Member,
  file: Pick<GivenFile, 'name' | 'type' | 'bytes'>,
): GivenFile | ClientRefusal {
  if (file.bytes.length > MAX_FILE_BYTES) return { refused: 'This file is too large: the limit is 10 MiB.' };
  if (file.bytes.length === 0) return { refused: 'This file is empty.' };
  const given = { ...file, name: safeName(file.name), id: playground.nextId(), userId: member.id };
  playground.uploads.set(given.id, given);
  const [oldest] = playground.uploads.keys();
  if (playground.uploads.size > MOST && oldest !== undefined) playground.uploads.delete(oldest);
  return given;
}

/** What the bot learns of such a file. */
export function givenAttachment({ id, name, type, bytes }: GivenFile): APIAttachment {
  const path = `/cdn/ephemeral-attachments/${APPLICATION_ID}/${id}/${name}`;
  return {
    ...{ id, filename: name, size: bytes.length, url: path, proxy_url: path, content_type: type, ephemeral: true },
    ...imageSize(bytes),
  };
}
