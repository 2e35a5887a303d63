import { createRenderer } from '../../render/renderer.ts';
import { recordedBoards } from './positions.ts';

/** Tables that take turns: more than the thread keeps layers of. */
const TABLES = 30;
const MEGABYTE = 1024 * 1024;

export interface Memory {
  readonly renders: number;
  /** Of the whole process, in megabytes: the most it ever was, and the most in the third and the last quarter. */
  readonly most: number;
  readonly third: number;
  readonly last: number;
}

/** How much memory the process takes while so many pictures of many tables are made one after the other. */
export async function memoryOver(renders: number): Promise<Memory> {
  const games = Array.from({ length: TABLES }, (_, i) => recordedBoards(`memory/${i}`));
  const renderer = createRenderer();
  const sizes: number[] = [];
  for (let i = 0; i < renders; i++) {
    const orders = games[i % TABLES]!;
    await renderer.render(orders[Math.floor(i / TABLES) % orders.length]!, 'board');
    sizes.push(process.memoryUsage.rss() / MEGABYTE);
  }
  await renderer.close();
  const quarter = (number: number) => sizes.slice((number * renders) / 4, ((number + 1) * renders) / 4);
  return { renders, most: Math.max(...sizes), third: Math.max(...quarter(2)), last: Math.max(...quarter(3)) };
}
