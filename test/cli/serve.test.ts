import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { serve } from '../../src/cli/protocol/serve.ts';
import { noDrawing, openSession } from './support/session.ts';

/** The answers to some lines, by id, as they came. */
async function serveAll(answer: (line: string) => Promise<string>, lines: readonly string[], buffer = 16_384) {
  const input = new PassThrough();
  const output = new PassThrough({ highWaterMark: buffer });
  const served = serve(answer, input, output).then(() => output.end());
  input.end(lines.join('\n'));
  let text = '';
  for await (const chunk of output) text += chunk;
  await served;
  return text.trimEnd().split('\n');
}

test('answers come in the order of the requests, also when an early one takes long', async () => {
  const waits = [30, 0, 15, 0, 0];
  const started: number[] = [];
  const slow = async (line: string) => {
    started.push(Number(line));
    await new Promise((resolve) => setTimeout(resolve, waits[Number(line)]));
    return `answer ${line}`;
  };
  const answers = await serveAll(slow, ['0', '1', '2', '3', '4']);
  expect(answers).toEqual([0, 1, 2, 3, 4].map((id) => `answer ${id}`));
  expect(started).toEqual([0, 1, 2, 3, 4]);
});

test('every line gets one answer, damaged ones too', async () => {
  const { answer } = openSession({ drawing: noDrawing });
  const lines = Array.from({ length: 500 }, (_, id) => (id % 3 === 0 ? `{"id":${id}` : `{"id":${id},"do":"games"}`));
  const answers = (await serveAll(answer, lines, 100)).map((line) => JSON.parse(line));
  expect(answers.map(({ id }) => id)).toEqual(lines.map((_, id) => (id % 3 === 0 ? null : id)));
});

test('no more is read while the answers are not taken', async () => {
  const output = new PassThrough({ highWaterMark: 1 });
  const input = new PassThrough();
  let asked = 0;
  const served = serve(
    async () => {
      asked++;
      return 'x'.repeat(1_000);
    },
    input,
    output,
  );
  input.end('a\n'.repeat(1_000));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toBeLessThan(5);
  output.resume();
  await served;
  expect(asked).toBe(1_000);
});
