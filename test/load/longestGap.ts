// Loaded before the bot: tells how long its main loop was held up at most since it was last asked.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const MILLION = 1_000_000;
const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();

process.on('message', (message) => {
  if (typeof message !== 'object' || message === null || !('gap' in message)) return;
  process.send?.({ gap: { longest: delays.max / MILLION, p99: delays.percentile(99) / MILLION } });
  delays.reset();
});
