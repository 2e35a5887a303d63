import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { LONGEST_LINE, readLines } from '../../src/cli/protocol/lines.ts';

async function linesOf(...chunks: readonly (string | Uint8Array)[]): Promise<readonly string[]> {
  const stream = new PassThrough();
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  const lines: string[] = [];
  for await (const line of readLines(stream)) lines.push(line.ok ? line.value : `! ${line.error.code}`);
  return lines;
}

test('lines are the same, wherever the stream was cut', async () => {
  const text = Buffer.from('{"id":"日本"}\n\n{"do":"games"}\nlast');
  const expected = ['{"id":"日本"}', '', '{"do":"games"}', 'last'];
  for (let cut = 0; cut <= text.length; cut++)
    expect(await linesOf(text.subarray(0, cut), text.subarray(cut)), `cut at ${cut}`).toEqual(expected);
  expect(await linesOf(...[...text].map((byte) => Buffer.of(byte)))).toEqual(expected);
});

test('a stream that ends with a line feed has no empty last line', async () => {
  expect(await linesOf('a\nb\n')).toEqual(['a', 'b']);
  expect(await linesOf('')).toEqual([]);
});

test('a line that is not UTF-8 is named so, and the next one is read', async () => {
  expect(await linesOf('a\n', Buffer.of(0x22, 0xff, 0x22), '\nb\n')).toEqual(['a', '! badUtf8', 'b']);
  expect(await linesOf(Buffer.of(0xe6, 0x97), '\nb')).toEqual(['! badUtf8', 'b']);
});

test(`a line may have ${LONGEST_LINE} bytes; of a longer one nothing is kept`, async () => {
  const longest = 'x'.repeat(LONGEST_LINE);
  expect(await linesOf(longest, '\nb')).toEqual([longest, 'b']);
  expect(await linesOf(longest, 'x\nb')).toEqual(['! lineTooLong', 'b']);
  expect(await linesOf(longest, longest, longest, '\nb')).toEqual(['! lineTooLong', 'b']);
  expect(await linesOf(longest, 'x')).toEqual(['! lineTooLong']);
});
