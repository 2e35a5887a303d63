import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** What a process did to the files of one folder, and what it said meanwhile. */
export type Step =
  | { readonly kind: 'create'; readonly file: string }
  | { readonly kind: 'write'; readonly file: string; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly file: string; readonly size: number }
  | { readonly kind: 'remove'; readonly file: string }
  | { readonly kind: 'rename'; readonly file: string; readonly to: string }
  /** The file is on the disk as it is now. */
  | { readonly kind: 'flush'; readonly file: string }
  /** Which files there are is on the disk. */
  | { readonly kind: 'flushFolder' }
  | { readonly kind: 'say'; readonly line: string };

const CALLS = [
  ...['openat', 'creat', 'write', 'writev', 'pwrite64', 'pwritev', 'pwritev2', 'ftruncate', 'truncate', 'fallocate'],
  ...[
    'rename',
    'renameat',
    'renameat2',
    'unlink',
    'unlinkat',
    'link',
    'linkat',
    'fsync',
    'fdatasync',
    'sync_file_range',
  ],
];

/** Whether system calls can be traced here; else why not. */
export function tracing(): 'ready' | 'missing' | 'forbidden' {
  const tried = spawnSync('strace', ['-e', 'trace=none', process.execPath, '--version'], { encoding: 'utf8' });
  if (tried.error) return 'missing';
  return tried.status === 0 ? 'ready' : 'forbidden';
}

/** Runs a Node program to its end and tells, in order, what its main thread did in the folder. */
export async function trace(program: readonly string[], folder: string): Promise<readonly Step[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'guildhall-trace-'));
  const file = join(scratch, 'calls');
  try {
    const strace = ['-y', '-xx', '-s', '100000', '-o', file, '-e', `trace=${CALLS.join()}`];
    const child = spawn('strace', [...strace, process.execPath, ...program], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.resume();
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`the traced program has ended with ${code}`);
    return await read(file, folder);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

async function read(file: string, folder: string): Promise<readonly Step[]> {
  const steps: Step[] = [];
  const sizes = new Map<string, number>();
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const call = /^(\w+)\((.*)\) += (-?\d+)/.exec(line);
    if (call === null || Number(call[3]) < 0) continue;
    const step = stepOf(call[1]!, call[2]!, Number(call[3]), folder, sizes);
    if (step !== null) steps.push(step);
  }
  return steps;
}

/** A call that has an effect in the folder; null for all others. */
function stepOf(name: string, given: string, result: number, folder: string, sizes: Map<string, number>): Step | null {
  const paths = [...given.matchAll(/[<"]((?:\\x[0-9a-f]{2})+)[>"]/g)].map(([, hex]) => decode(hex!).toString());
  const [target = ''] = name === 'openat' ? paths.slice(1) : paths;
  if (name === 'write' && /^1</.test(given)) return { kind: 'say', line: textIn(given).toString().trimEnd() };
  if (target === folder) return name === 'fsync' || name === 'fdatasync' ? { kind: 'flushFolder' } : null;
  if (dirname(target) !== folder) return null;

  const own = basename(target);
  const size = sizes.get(own);
  switch (name) {
    case 'openat':
      if (size !== undefined || !given.includes('O_CREAT')) return null;
      sizes.set(own, 0);
      return { kind: 'create', file: own };
    case 'write': {
      sizes.set(own, (size ?? 0) + result);
      return { kind: 'write', file: own, at: size ?? 0, bytes: textIn(given) };
    }
    case 'pwrite64': {
      const at = Number(/, (\d+)$/.exec(given)?.[1]);
      sizes.set(own, Math.max(size ?? 0, at + result));
      return { kind: 'write', file: own, at, bytes: textIn(given) };
    }
    case 'ftruncate': {
      const to = Number(/, (\d+)$/.exec(given)?.[1]);
      sizes.set(own, to);
      return { kind: 'truncate', file: own, size: to };
    }
    case 'unlink':
      sizes.delete(own);
      return { kind: 'remove', file: own };
    case 'rename':
      sizes.set(basename(paths[1]!), size ?? 0);
      sizes.delete(own);
      return { kind: 'rename', file: own, to: basename(paths[1]!) };
    case 'fsync':
    case 'fdatasync':
      return { kind: 'flush', file: own };
    default:
      // A call that this model does not know must not be passed over.
      throw new Error(`${name} in the data folder`);
  }
}

/** The bytes that were written: the text between the quotation marks, all of it in hexadecimal. */
function textIn(given: string): Buffer {
  const from = given.indexOf('"');
  const to = given.indexOf('"', from + 1);
  if (given.startsWith('...', to + 1)) throw new Error('the trace has cut a write short');
  return decode(given.slice(from + 1, to));
}

const decode = (hex: string): Buffer => Buffer.from(hex.replaceAll('\\x', ''), 'hex');
