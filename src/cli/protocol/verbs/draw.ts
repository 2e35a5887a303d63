import { z } from 'zod';
import type { Viewer } from '../../../engines/contract.ts';
import { failed, ok, type Result } from '../../../kernel/result.ts';
import type { GamePictures, Ordered, Scene } from '../../../render/contract.ts';
import type { PictureOrder } from '../../../render/pipeline/order.ts';
import { LOCALES, type Locale } from '../../../words/contract.ts';
import type { ProtocolError } from '../errors.ts';
import type { OpenTable } from '../openTables.ts';
import { defineVerb } from '../verb.ts';
import { type Seen, viewOf } from '../viewOf.ts';

const request = z.strictObject({
  table: z.string(),
  picture: z.string(),
  seat: z.int().nullable().default(null),
  locale: z.enum(LOCALES).default(LOCALES[0]),
  /** Only `.png`, so that a typo cannot overwrite another kind of file. */
  file: z.string().regex(/^[^\0]+\.png$/, 'must be a file name that ends in .png'),
});

/** Draws the board as everyone or as one seat sees it, a hand, or a reference sheet, into a PNG file. */
export const draw = defineVerb(request, async ({ tables, drawing }, asked) => {
  const table = tables.find(asked.table);
  if (!table.ok) return table;
  const seen = viewOf(table.value, asked.seat);
  if (!seen.ok) return seen;

  const { game } = table.value;
  const pictures = Object.hasOwn(drawing.pictures, game.id) ? drawing.pictures[game.id] : undefined;
  if (!pictures) return failed({ code: 'unknownPicture', message: `${game.id} has no pictures` });
  const order = orderOf(pictures, asked, table.value, seen.value);
  if (!order.ok) return order;

  const { bytes, width, height } = await drawing.renderer.render(order.value, 'board');
  try {
    await drawing.write(asked.file, bytes);
  } catch (error) {
    return failed({ code: 'cannotWrite', message: error instanceof Error ? error.message : String(error) });
  }
  return ok({ file: asked.file, width, height, bytes: bytes.length });
});

function sceneOf({ game, state, recent }: OpenTable, viewer: Viewer, locale: Locale): Ordered<Scene> {
  const names = Array.from({ length: game.config(state).seats }, (_, seat) => `Seat ${seat + 1}`);
  const seen = recent.map((event) => game.sight(event, viewer));
  return { names, locale, recent: seen, story: seen, step: null, zoom: null, screen: 'desktop' };
}

function orderOf(
  { sheets, hand }: Pick<GamePictures, 'sheets' | 'hand'>,
  { table, picture, locale }: z.output<typeof request>,
  open: OpenTable,
  { viewer, view }: Seen,
): Result<PictureOrder, ProtocolError> {
  const game = open.game.id;
  // In a game without hands, a seat's hand is the board as that seat sees it.
  if (picture === 'board' || (picture === 'hand' && view.own !== null))
    return ok({
      kind: hand === null ? 'board' : picture,
      game,
      table,
      viewer,
      view,
      scene: sceneOf(open, viewer, locale),
    });
  const { options } = open.game.config(open.state);
  if (Object.hasOwn(sheets, picture))
    return ok({ kind: 'sheet', game, sheet: picture, locale, view, options, screen: 'desktop' });
  const known = ['board', 'hand with a seat', ...Object.keys(sheets)].join(', ');
  return failed({ code: 'unknownPicture', message: `unknown picture ${JSON.stringify(picture)}; known: ${known}` });
}
