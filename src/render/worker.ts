/** The thread that paints: takes orders and answers each, in order. */
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { PictureOrder } from './order.ts';
import { createPainter, type Pictures } from './painter.ts';
import type { Answer } from './thread.ts';

if (parentPort === null) throw new Error('this is a thread of the renderer, no program of its own');
const port = parentPort;

/** A third of the processor where others want it too. */
const NICENESS = 5;

// Presses are answered first. On Linux this is said of one thread, elsewhere it would hold for all of the process.
if (process.platform === 'linux') setPriority(Math.max(getPriority(), NICENESS));

const { pictures }: { readonly pictures: Pictures } = await import(workerData);
const painter = createPainter(pictures);

port.on('message', async (order: PictureOrder) => {
  try {
    const file = await painter.paint(order);
    port.postMessage({ kind: 'done', file } satisfies Answer, [file.bytes.buffer]);
  } catch (error) {
    const told = error instanceof Error ? error : new Error(String(error));
    port.postMessage({ kind: 'failed', error: told } satisfies Answer);
  }
});

// Orders that have come meanwhile go first.
for (const game of Object.keys(pictures)) {
  await new Promise((resolve) => setImmediate(resolve));
  painter.prepare(game);
}
