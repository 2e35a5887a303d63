import { failed, ok, type Result } from '../../kernel/result.ts';
import type { ProtocolError } from './errors.ts';

/** Maximum length of a request line, in bytes without its line feed. */
export const LONGEST_LINE = 1_048_576;

const LINE_FEED = 0x0a;

/**
 * The lines of a byte stream, or an error for a line that is too long or not UTF-8. A last line without a line feed
 * counts too. Nothing of a line that is too long is kept in memory.
 */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Result<string, ProtocolError>, void, undefined> {
  let parts: Uint8Array[] = [];
  let bytes = 0;

  function take(part: Uint8Array): void {
    bytes += part.length;
    if (bytes <= LONGEST_LINE) parts.push(part);
    else parts = [];
  }

  function finish(): Result<string, ProtocolError> {
    const line = bytes <= LONGEST_LINE ? decode(Buffer.concat(parts)) : tooLong();
    parts = [];
    bytes = 0;
    return line;
  }

  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, from)) {
      take(chunk.subarray(from, end));
      yield finish();
      from = end + 1;
    }
    take(chunk.subarray(from));
  }
  if (bytes > 0) yield finish();
}

const tooLong = () =>
  failed<ProtocolError>({ code: 'lineTooLong', message: `a line can have at most ${LONGEST_LINE} bytes` });

function decode(bytes: Uint8Array): Result<string, ProtocolError> {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return failed({ code: 'badUtf8', message: 'the line is not UTF-8' });
  }
}
