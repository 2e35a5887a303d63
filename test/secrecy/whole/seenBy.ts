/** What has reached the viewer, the log, and the metrics since the last look, as text that two worlds can compare. */
import { createHash } from 'node:crypto';
import type { TranscriptEntry } from '../../../src/playground/member/transcript.ts';

export interface Shown {
  readonly way: string;
  readonly what: string;
}

/**
 * Made anew for each game: the same things get the same names in both worlds.
 *
 * @param hashes hashes that everybody may see, and that differ from world to world, as random bytes are in them
 */
export function createNames(hashes: ReadonlySet<string>) {
  const ids = new Map<string, string>();
  let published = 0;
  return {
    published: () => published,
    /** Discord's ids by the order in which they appeared; published hashes by the kind of thing that they are. */
    plain(text: string): string {
      return text
        .replace(/(?<![0-9a-f])[0-9a-f]{8,64}(?![0-9a-f])/g, (digits) => {
          const isPublished = [...hashes].some((hash) => hash.startsWith(digits));
          if (isPublished) published++;
          return isPublished ? `published(${digits.length})` : digits;
        })
        .replace(/(?<![0-9a-f])\d{17,20}(?![0-9a-f])/g, (id) => {
          if (!ids.has(id)) ids.set(id, `id${ids.size}`);
          return ids.get(id) ?? id;
        });
    },
  };
}

const isText = (name: string): boolean => /\.(json|txt)$/.test(name);
const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');

/** In the file of an ended game, the notation of each move is at the end of its line: it tells what was secret. */
const withoutNotation = (text: string): string => text.replace(/ \[[^\]\n]+\]$/gm, ' [move]');
const withoutItsSize = (text: string): string => text.replace(/(\.txt","size":)\d+/g, '$1…');

/** Files that people read, such as a record, are compared as text. */
export function entryText({ files, viewers: _, ...entry }: TranscriptEntry): string {
  const shown = files.map(({ name, description, bytes }) => ({
    ...{ name, description },
    content: isText(name) ? withoutNotation(bytes.toString()) : digest(bytes),
  }));
  return withoutItsSize(JSON.stringify({ ...entry, files: shown }));
}

/** Without what is measured of this machine: its memory, its processor, its disk. */
export const metricsText = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^(# \w+ )?(process_|nodejs_|guildhall_(disk_free|wal)_bytes)/.test(line))
    .join('\n');
