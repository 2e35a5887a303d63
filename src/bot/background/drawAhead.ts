import { describeError } from '../log.ts';
import { drawBoard, publicDrawing } from '../messages/pictures.ts';
import { type Context, gameOf, publicWords } from '../state/context.ts';
import { areKnown, playersOf } from '../state/players.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Maximum number of boards to draw. They take a few seconds; the renderer's cache has room for about five times as many. */
const MOST = 32;

/**
 * Draws the boards of recently played tables, one at a time and only while no other picture is waiting: after a start
 * the cache is empty, and the first picture of a large map takes several times as long as later ones. Returns a function
 * that stops it.
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
    const standpoints = table?.standpoints ?? null;
    if (table?.status !== 'running' || standpoints === null) return;
    const game = gameOf(context.games, table);
    if (!(await areKnown(context.names, table))) return;
    const players = await playersOf(context.names, table, publicWords(table));
    const drawing = { ...publicDrawing(game, table, standpoints), players, priority: 'ahead' } as const;
    await drawBoard(context, game, table, drawing);
  }

  drawAll().catch((error: unknown) =>
    context.log.error({ error: describeError(error) }, 'listing recent tables failed'),
  );
  return () => {
    isEnded = true;
  };
}
