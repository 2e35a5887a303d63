/** The data folder as processes have it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { appendOf } from './appends.ts';
import { folderWithTable, openFolder } from './support/folders.ts';

/** What a restart after a kill may take to open the store, in ms, on a busy machine: a lease lasts ten times as long. */
const QUICKLY = 3_000;

/** Starts a process that opens the store of a folder; `ask` gives it a line and waits for its answer. */
function hold(folder: string) {
  const script = fileURLToPath(new URL('support/holder.ts', import.meta.url));
  const start = fileURLToPath(new URL('../../src/node.mjs', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, ['--import', start, script, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  if (!child.stdout || !child.stdin) throw new Error('the process has no pipes');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => String((await lines.next()).value);
  const { stdin } = child;
  return {
    next,
    ask: async (line: string): Promise<string> => {
      stdin.write(`${line}\n`);
      return next();
    },
    end: () => stdin.end(),
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

describe('the data folder', () => {
  it('belongs to one process: a second one is told so and touches nothing', async () => {
    const folder = await folderWithTable();
    const first = hold(folder);
    expect(await first.next()).toBe('open');
    const before = readdirSync(folder);
    const second = hold(folder);
    expect(await second.next()).toBe(`inUse: Another process is using the data folder ${folder}. Stop it first.`);
    expect(readdirSync(folder)).toEqual(before);
    expect(await first.ask('2')).toBe('appended');
  });

  it('is free at once when its process was killed', async () => {
    const folder = await folderWithTable();
    const times: number[] = [];
    for (let kill = 0; kill < 5; kill++) {
      const holder = hold(folder);
      expect(await holder.next()).toBe('open');
      expect(await holder.ask(String(2 + kill))).toBe('appended');
      await holder.kill();
      const start = performance.now();
      const { store } = openFolder(folder);
      times.push(performance.now() - start);
      expect((await store.position('1'))?.seq).toBe(2 + kill);
      await store.close();
    }
    console.info(`opened after a kill within ${times.map((time) => time.toFixed(1)).join(', ')} ms`);
    expect(Math.min(...times)).toBeLessThan(QUICKLY);
  });

  it('is free at once when its process has closed it', async () => {
    const folder = await folderWithTable();
    const first = hold(folder);
    expect(await first.next()).toBe('open');
    first.end();
    expect(await first.next()).toBe('closed');
    const second = hold(folder);
    expect(await second.next()).toBe('open');
  });

  it('may be opened twice by the same process, and is let go by the last', async () => {
    const folder = await folderWithTable();
    const [one, two] = [openFolder(folder), openFolder(folder)];
    expect(await one.store.append(appendOf('1', 1))).toBe('appended');
    await two.store.close();
    await two.store.close();
    const other = hold(folder);
    expect(await other.next()).toMatch(/^inUse/);
    expect(await one.store.append(appendOf('1', 2))).toBe('appended');
    await one.store.close();
    const another = hold(folder);
    expect(await another.next()).toBe('open');
  });
});

describe('a process that has lost its folder', () => {
  it('cannot write any more, whatever it writes', async () => {
    const folder = await folderWithTable();
    const old = hold(folder);
    expect(await old.next()).toBe('open');
    expect(await old.ask('2')).toBe('appended');
    rmSync(join(folder, 'guildhall.lock')); // As on a disk whose locks do not work.

    const { store } = openFolder(folder);
    const refused = await old.ask('3');
    expect(refused).toBe(
      `leaseLost: process ${process.pid} on ${refused.split(' ')[4]} has taken over the data folder.`,
    );
    expect((await store.rows('1')).map(({ seq }) => seq)).toEqual([1, 2]);
    expect(await store.append(appendOf('1', 2))).toBe('appended');
    await store.close();
  });
});
