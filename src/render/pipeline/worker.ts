/** The painting thread: takes orders and answers them one after another. */
import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from './lowerPriority.ts';
import type { PictureOrder } from './order.ts';
import { createPainter, type Pictures } from './painter.ts';
import type { WorkerReply } from './thread.ts';

if (parentPort === null) throw new Error('this module must run as a thread of the renderer');
const port = parentPort;

// Answering presses is more urgent than painting.
lowerPriority();

const { pictures }: { readonly pictures: Pictures } = await import(workerData);
const painter = createPainter(pictures);

port.postMessage({ kind: 'ready' } satisfies WorkerReply);
port.on('message', (order: PictureOrder) => {
  try {
    const file = painter.paint(order);
    port.postMessage({ kind: 'done', file } satisfies WorkerReply, [file.bytes.buffer]);
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    port.postMessage({ kind: 'failed', error: failure } satisfies WorkerReply);
  }
});

// Prepares the games, but lets waiting orders go first.
for (const game of Object.keys(pictures)) {
  await new Promise((resolve) => setImmediate(resolve));
  painter.prepare(game);
}
