import { describeError } from '../log.ts';
import { drawBoard, publicDrawing } from '../messages/pictures.ts';
import { type Context, publicLocale, runningOf } from '../state/context.ts';
import { playersOf } from '../state/players.ts';

const DAY = 24 * 60 * 60 * 1000;
/** They take a few seconds; the renderer keeps about twice as many ready. */
const MOST = 32;

/**
 * Draws the boards of the tables that were played last, one at a time and only while nothing else is to be drawn: after a
 * start nothing of them is ready, and the first picture of a large map takes several times as long as those that follow.
 * Returns what ends that.
 */
export function drawAhead(context: Pick<Context, 'tables' | 'games' | 'renderer' | 'names' | 'log'>): () => void {
  let isEnded = false;

  async function drawAll(): Promise<void> {
    for (const id of await context.tables.lastPlayed(DAY, MOST)) {
      if (isEnded) return;
      await draw(id).catch((error: unknown) => {
        if (!isEnded)
          context.log.warn({ table: id, error: describeError(error) }, 'rendering a board ahead of time failed');
      });
    }
  }

  async function draw(id: string): Promise<void> {
    const table = await context.tables.get(id);
    const running = table === null ? null : runningOf(context, table);
    if (table === null || running === null) return;
    const players = await playersOf(context.names, table, publicLocale(table));
    const drawing = { ...publicDrawing(running.game, table, running.state), players, priority: 'ahead' } as const;
    await drawBoard(context, running.game, table, drawing);
  }

  drawAll().catch((error: unknown) =>
    context.log.error({ error: describeError(error) }, 'listing recent tables failed'),
  );
  return () => {
    isEnded = true;
  };
}
