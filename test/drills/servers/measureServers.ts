import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openLargeGateway } from './largeGateway.ts';

/** Most heap that a bot may use for being in 10,000 servers, in MiB. */
export const HEAP_LIMIT = 60;

export interface Memory {
  /** After a collection, in MiB. */
  readonly heap: number;
  readonly resident: number;
  /** Servers that the bot knows, and interactions that it was sent. */
  readonly servers: number;
  readonly heard: number;
  /** Servers, channels, and users in the caches of discord.js. */
  readonly kept: readonly number[];
}

interface ServersReport {
  readonly before: Memory;
  readonly ready: Memory;
  readonly pressed: Memory;
}

/** Connects the bot's client to a gateway with so many servers, then has so many members press something. */
export async function measureServers(servers: number, members: number): Promise<ServersReport> {
  const gateway = await openLargeGateway(servers);
  const loader = new URL('../../../src/node.mjs', import.meta.url).href;
  const child = fork(fileURLToPath(new URL('clientProcess.ts', import.meta.url)), {
    execArgv: ['--expose-gc', '--import', loader],
    env: { ...process.env, API: gateway.api },
  });
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the client ended with ${code}`)));
  ended.catch(() => {}); // It is killed at the end.
  const told = async (): Promise<Memory> => {
    const [memory] = await Promise.race([once(child, 'message'), ended]);
    return memory;
  };
  const asked = async (): Promise<Memory> => {
    const answer = told();
    child.send('tell');
    return answer;
  };

  try {
    const before = await told();
    const ready = await told();
    await gateway.press(members);
    let pressed = await asked();
    while (pressed.heard < members) pressed = await asked();
    return { before, ready, pressed };
  } finally {
    child.kill();
    await gateway.close();
  }
}
