import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { answerLine } from './createProtocol.ts';
import { readLines } from './lines.ts';

/**
 * Answers the lines of a stream in order, one at a time, and reads no faster than the answers are consumed. Settles
 * when the stream has ended and its last answer is written.
 */
export async function serve(
  protocol: (line: string) => Promise<string>,
  input: AsyncIterable<Uint8Array>,
  output: Writable,
): Promise<void> {
  for await (const line of readLines(input)) {
    const answer = line.ok ? await protocol(line.value) : answerLine(null, line);
    if (!output.write(`${answer}\n`)) await once(output, 'drain');
  }
  await new Promise<void>((resolve) => output.write('', () => resolve()));
}
