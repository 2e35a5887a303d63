import { parseArgs } from 'node:util';
import type { Clock } from '../kernel/clock.ts';
import { faults } from './faults/faults.ts';
import { watchDeadlines } from './interactions/deadlines.ts';
import { keepTranscript } from './member/transcript.ts';
import { bundle } from './pageApi/bundle.ts';
import { pageServer } from './pageApi/pageServer.ts';
import { parentProcess } from './parentProcess.ts';
import { startServer } from './server.ts';
import { archiveQuietThreads } from './world/channels.ts';
import { openPlayground } from './world/playground.ts';

/** How many entries the transcript and the request log keep for the page. */
const TRANSCRIPT_LENGTH = 300;
const LOG_LENGTH = 500;

// The playground's process: `main.ts --file playground.db --port 4110`. The bot runs in another process.
const { values } = parseArgs({
  options: { file: { type: 'string', default: ':memory:' }, port: { type: 'string', default: '0' } },
});

const parent = parentProcess();
let offset = 0;
const clock: Clock = { now: () => Date.now() + offset, steady: () => performance.now() + offset };
const playground = open();
const trouble = faults(playground);
const transcript = keepTranscript(playground, TRANSCRIPT_LENGTH);
watchDeadlines(playground);

const listening = startServer(playground, trouble, {
  port: Number(values.port),
  api: { faults: trouble, limitsRate: () => true, logLength: LOG_LENGTH },
  page: ({ log, gateway }) =>
    pageServer({
      source: { playground, faults: trouble, log, clockOffset: () => offset },
      transcript,
      control: parent.control(gateway.trouble),
      bundle,
    }),
});
const server = await listening.catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  exitWith(`Port ${values.port} is in use. Set PLAYGROUND_PORT to another, or leave it empty for a free one.`);
});

parent.listen((message) => {
  if ('clock' in message) {
    offset = message.clock;
    playground.store.setFact('clockOffset', String(offset));
    archiveQuietThreads(playground);
    playground.changes.emit({ kind: 'clockChanged' });
  } else if (message.bot === 'offline') {
    // The gateway reports when it is online.
    playground.isBotOnline = false;
    playground.changes.emit({ kind: 'botChanged' });
  }
});

function open() {
  try {
    return openPlayground(clock, values.file);
  } catch (error) {
    exitWith(error instanceof Error ? error.message : String(error));
  }
}

/** Exits with a sentence instead of a stack trace: the problem is the machine, not the program. */
function exitWith(problem: string): never {
  console.error(problem);
  process.exit(1);
}

async function end(): Promise<void> {
  await server.close();
  playground.store.close();
  process.exit(0);
}
process.once('disconnect', end);
process.once('SIGTERM', end);
process.once('SIGINT', end);

// Restores the last run's clock offset, so that times of messages and tables continue.
const lastOffset = Number(playground.store.fact('clockOffset') ?? 0);
if (lastOffset > 0) parent.send({ clock: lastOffset });
parent.send({ ready: { url: server.url, apiBase: server.apiBase, token: playground.token } });
