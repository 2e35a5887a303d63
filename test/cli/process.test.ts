import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { seeded } from '../../src/kernel/random.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

type Child = ChildProcessByStdio<Writable, Readable, Readable>;
const children: Child[] = [];

/** The real process, and the text of its standard error. */
function start() {
  const child = spawn(process.execPath, ['--import', './src/node.mjs', 'src/cli/protocol.ts'], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  children.push(child);
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  return { child, complaints: () => complaints };
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

test('a short game is played over pipes; when standard input ends, so does the process, with code 0', async () => {
  const { child, complaints } = start();
  const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
  const ask = async (request: object) => {
    child.stdin.write(`${JSON.stringify(request)}\n`);
    return JSON.parse((await answers.next()).value ?? '');
  };

  const deal = { start: 0, stack: ['D', 'U', 'V', 'E', 'K'] };
  const { table, active } = await ask({ do: 'new', game: 'carcassonne', seats: 2, deal });
  expect(active).toEqual([0]);
  const stream = seeded('over pipes').stream('moves');
  let seq = 0;
  for (;;) {
    const { moves } = await ask({ do: 'legal', table });
    if (moves.length === 0) break;
    const played = await ask({ do: 'play', table, ...moves[stream.uniform(moves.length)] });
    expect(played).toMatchObject({ ok: true, seq: ++seq });
  }
  expect(seq).toBeGreaterThanOrEqual(deal.stack.length);
  expect(await ask({ id: 'end', do: 'result', table })).toMatchObject({ id: 'end', ok: true, over: true });

  const exited = once(child, 'exit');
  child.stdin.end();
  expect(await exited).toEqual([0, null]);
  expect(complaints()).toBe('');
});

test('all answers come before the process ends, though the input ended long before', async () => {
  const { child, complaints } = start();
  const requests = [
    { id: 1, do: 'playout', game: 'carcassonne', seats: 3, seed: 'x', games: 40 },
    { id: 2, do: 'games' },
  ];
  const exited = once(child, 'exit');
  child.stdin.end(requests.map((request) => JSON.stringify(request)).join('\n'));
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) lines.push(line);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { id: 1, ok: true, games: 40 },
    { id: 2, ok: true },
  ]);
  expect(await exited).toEqual([0, null]);
  expect(complaints()).toBe('');
});

test('when nobody reads the answers any more, the process ends quietly with code 0', async () => {
  const { child, complaints } = start();
  child.stdin.write('{"do":"games"}\n');
  await once(child.stdout, 'data');
  child.stdin.on('error', () => undefined); // The process may be gone before all is written.
  const exited = once(child, 'exit');
  child.stdout.destroy();
  child.stdin.write('{"do":"games"}\n'.repeat(10_000));
  expect(await exited).toEqual([0, null]);
  expect(complaints()).toBe('');
});
