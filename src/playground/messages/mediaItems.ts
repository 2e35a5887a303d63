import { ComponentType } from 'discord-api-types/v10';
import { type FieldPath, refuse } from '../rules/refusal.ts';
import type { StoredFile } from '../world/store.ts';
import { pathOf } from './attachments.ts';

const SCHEME = 'attachment://';

/**
 * A copy of components or embeds in which each `attachment://NAME` is replaced by that file's media fields. `at` is
 * their path in the request. Refuses names without a file.
 */
export function withMedia<T>(value: T, files: readonly StoredFile[], at: FieldPath): T {
  // The copy has the shape of the original: only media items gain the fields that Discord adds to them.
  return withMediaIn(value, files, at) as T;
}

function withMediaIn(value: unknown, files: readonly StoredFile[], at: FieldPath): unknown {
  if (Array.isArray(value)) return value.map((each, index) => withMediaIn(each, files, [...at, index]));
  if (typeof value !== 'object' || value === null) return value;
  if ('url' in value && typeof value.url === 'string') {
    if (value.url.startsWith(SCHEME))
      return { ...value, ...mediaOf(fileNamed(files, value.url.slice(SCHEME.length), at)) };
    // An external picture keeps its address; Discord adds an id and the address of its own copy.
    if (at.at(-1) === 'media') return { ...value, id: '0', proxy_url: value.url };
  }
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, withMediaIn(field, files, [...at, key])]),
  );
  return copy.type === ComponentType.File ? { ...copy, ...nameAndSize(files, copy.file) } : copy;
}

function fileNamed(files: readonly StoredFile[], name: string, at: FieldPath): StoredFile {
  return files.find((file) => file.name === name) ?? refuse('attachmentNotUploaded', ...at, 'url');
}

/** The name and size of its file that a file component carries. */
function nameAndSize(files: readonly StoredFile[], media: unknown) {
  const file = files.find(({ id }) => typeof media === 'object' && media !== null && 'id' in media && media.id === id);
  return file === undefined ? {} : { name: file.name, size: file.bytes.length };
}

function mediaOf(file: StoredFile) {
  return {
    id: file.id,
    url: pathOf(file),
    proxy_url: pathOf(file),
    width: file.width,
    height: file.height,
    content_type: file.type,
    attachment_id: file.id,
  };
}
