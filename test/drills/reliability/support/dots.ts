/**
 * Loaded before the bot where pictures are not the point: in place of the thread that paints there is one that answers
 * every order with a dot. So a start costs no second one, and a board no drawing.
 */
import { EventEmitter } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import workerThreads, { type Worker } from 'node:worker_threads';
import type { PictureFile, PictureOrder } from '../../../../src/render/pipeline/order.ts';
import type { WorkerReply } from '../../../../src/render/pipeline/thread.ts';

/** A white pixel as PNG. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==',
  'base64',
);

class DotThread extends EventEmitter {
  postMessage(_order: PictureOrder): void {
    const file: PictureFile = { bytes: Uint8Array.from(DOT), width: 1, height: 1 };
    setImmediate(() => this.emit('message', { kind: 'done', file } satisfies WorkerReply));
  }
  ref(): void {}
  unref(): void {}
  async terminate(): Promise<number> {
    return 0;
  }
}

// As much of a worker as the renderer asks for.
workerThreads.Worker = DotThread as unknown as typeof Worker;
syncBuiltinESMExports();
