/**
 * The table protocol on standard input and output (docs/protocol.md): like UCI for chess engines, so that other
 * programs can drive our rules.
 */
import { writeFile } from 'node:fs/promises';
import { games } from '../engines/games.ts';
import { pictures } from '../render/games.ts';
import { createLocalRenderer } from '../render/pipeline/renderer.ts';
import { gameWords } from '../words/games.ts';
import { createProtocol } from './protocol/createProtocol.ts';
import { serve } from './protocol/serve.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0); // The reader of the answers is gone.
  console.error(`writing the answers failed: ${error.message}`);
  process.exit(1);
});

const renderer = createLocalRenderer(pictures);
await serve(
  createProtocol({ games, words: gameWords, drawing: { pictures, renderer, write: writeFile } }),
  process.stdin,
  process.stdout,
);
