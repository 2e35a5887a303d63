/** Bytes as they are published: two lowercase hexadecimal digits each. */
export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

const LENGTH_BYTES = 4;

/**
 * Texts (UTF-8) and bytes, each preceded by its length as four bytes (big-endian), so that different lists never give
 * equal bytes. Everything hashed in this folder has this format.
 */
export function lengthPrefixed(...parts: readonly (string | Uint8Array)[]): Uint8Array {
  const all = parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'utf8') : part));
  const bytes = Buffer.alloc(all.reduce((sum, part) => sum + LENGTH_BYTES + part.length, 0));
  let at = 0;
  for (const part of all) {
    at = bytes.writeUInt32BE(part.length, at);
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Parses a stored text, or returns undefined if it isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
