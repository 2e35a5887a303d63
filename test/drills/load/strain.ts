// Loaded before the bot: tells how long its main loop was held up and how much of the processor the bot took since it was
// last asked.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const MILLION = 1_000_000;
const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
let before = process.cpuUsage();

process.on('message', (message) => {
  if (typeof message !== 'object' || message === null || !('strain' in message)) return;
  const { user, system } = process.cpuUsage(before);
  const gap = { longest: delays.max / MILLION, p99: delays.percentile(99) / MILLION };
  process.send?.({ strain: { gap, cpu: (user + system) / 1_000 } });
  delays.reset();
  before = process.cpuUsage();
});
