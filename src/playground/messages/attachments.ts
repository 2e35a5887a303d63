import type { APIAttachment } from 'discord-api-types/v10';
import type { MessageDraft } from '../rules/messages.ts';
import { type FieldPath, refuse } from '../rules/refusal.ts';
import type { StoredFile } from '../world/store.ts';
import { imageSize } from './imageSize.ts';

/** A file as it came in a request, `files[key]`. */
export interface Upload {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const MAX_FILES = 10;
/** Discord's usual limit for one file, which interactions carry as `attachment_size_limit`. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/**
 * The files of a message after the request: those of `existing` that `attachments` keeps (all if the field is absent),
 * and the uploaded ones. Refuses unknown ids, too many files, and files that are too large.
 */
export function filesOf(
  draft: Pick<MessageDraft, 'attachments'>,
  uploads: readonly Upload[],
  existing: readonly StoredFile[],
  context: { readonly channelId: string; readonly nextId: () => string; readonly at: FieldPath },
): StoredFile[] {
  if (uploads.length > MAX_FILES) refuse('tooManyFiles', 'files');
  for (const upload of uploads) if (upload.bytes.length > MAX_FILE_BYTES) refuse('fileTooLarge');

  const fileOf = (upload: Upload, filename: string, description: string | null): StoredFile => ({
    id: context.nextId(),
    channelId: context.channelId,
    name: safeName(filename),
    type: upload.type,
    description,
    width: null,
    height: null,
    ...imageSize(upload.bytes),
    bytes: upload.bytes,
  });

  if (draft.attachments == null) {
    return [...existing, ...uploads.map((upload) => fileOf(upload, upload.name, null))];
  }
  return draft.attachments.map(({ id, filename, description }, index) => {
    const upload = uploads.find(({ key }) => key === id);
    if (upload !== undefined) return fileOf(upload, filename ?? upload.name, description ?? null);
    const kept = existing.find((file) => file.id === id);
    if (kept === undefined) refuse('attachmentUnknown', ...context.at, 'attachments', index, 'id');
    return { ...kept, description: description === undefined ? kept.description : description };
  });
}

/** Discord keeps letters, digits, `_`, `-`, and `.` of a file name and rewrites the rest. */
export function safeName(name: string): string {
  return name.replace(/[^\w.-]/g, '_');
}

/** The path at which the server offers the file (see `StoredMessage`). */
export function pathOf(file: StoredFile): string {
  return `/cdn/attachments/${file.channelId}/${file.id}/${file.name}`;
}

/** The attachment object of a file. */
export function attachmentOf(file: StoredFile): APIAttachment {
  return {
    id: file.id,
    filename: file.name,
    size: file.bytes.length,
    url: pathOf(file),
    proxy_url: pathOf(file),
    content_type: file.type,
    ...(file.description === null ? {} : { description: file.description }),
    ...(file.width === null ? {} : { width: file.width, height: file.height }),
  };
}
