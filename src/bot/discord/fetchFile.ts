/** How long fetching a file may take, in ms. */
const TIMEOUT = 10_000;

/**
 * Fetches an attachment from the address that Discord has given. It is read no further than it may be large, whatever its
 * size was said to be.
 *
 * @param most in bytes
 * @throws if it can't be had, or takes too long
 */
export async function fetchFile(url: string, most: number): Promise<Uint8Array | 'tooLarge'> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT), redirect: 'error' });
  if (!answer.ok || answer.body === null) {
    await answer.body?.cancel();
    throw new Error(`the file was answered with ${answer.status}`);
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body) {
    size += part.length;
    if (size > most) return 'tooLarge'; // Leaving the loop cancels the rest.
    parts.push(part);
  }
  return Buffer.concat(parts);
}
