import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bug } from '../bug.ts';

const TILES = readFileSync(join(import.meta.dirname, '../../../../src/engines/carcassonne/tiles.json'), 'utf8');

/** A fault in what is printed on one tile. */
export function onTile(id: string, right: string, wrong: string): Pick<Bug, 'file' | 'right' | 'wrong'> {
  const start = TILES.indexOf(`{"id": "${id}"`);
  const entry = TILES.slice(start, TILES.indexOf('{"id"', start + 1));
  if (!entry.includes(right)) throw new Error(`tile ${id} has no ${right}`);
  return { file: 'tiles.json', right: entry, wrong: entry.replace(right, wrong) };
}
