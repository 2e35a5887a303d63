import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FromParent, ToParent } from '../../../src/playground/parentProcess.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Starts the playground's process with a world in memory. `wishes` lists what it asks of its parent, in order. */
export async function startPlaygroundProcess() {
  const child = fork(join(ROOT, 'src/playground/main.ts'), [], { execArgv: ['--import', join(ROOT, 'src/node.mjs')] });
  const wishes: ToParent[] = [];
  // The playground writes these types and no other.
  child.on('message', (message) => wishes.push(message as ToParent));
  await once(child, 'message');
  const [first] = wishes.splice(0, 1);
  if (!first || !('ready' in first)) throw new Error(`not ready but ${JSON.stringify(first)}`);
  return {
    ...first.ready,
    wishes,
    tell: (message: FromParent): void => {
      child.send(message);
    },
    stop: async (): Promise<void> => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

export type PlaygroundProcess = Awaited<ReturnType<typeof startPlaygroundProcess>>;
