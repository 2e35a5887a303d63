import type { Seat } from '../../engines/contract.ts';
import type { SceneStep, Zoom } from '../../render/contract.ts';
import type { DrawPriority, TablePicture } from '../../render/pipeline/order.ts';
import type { Table, TableHead } from '../../tables/tables.ts';
import type { Locale, View } from '../../words/contract.ts';
import type { BotGame, SeatView } from '../contract.ts';
import type { Attached } from '../discord/components.ts';
import { limits, sentencesWithin } from '../discord/limits.ts';
import { type Context, publicLocale } from '../state/context.ts';
import type { Players } from '../state/players.ts';
import { positionAfter } from '../turn/position.ts';
import { wordsFor } from '../wordsFor.ts';

type Ended = Pick<TableHead, 'status' | 'result'>;

/** What everybody may know at a table that has started; of one that has ended, by whatever way, also how. */
export function openOf({ engine }: BotGame, { status, result }: Ended, state: object): object {
  const open = engine.open(state);
  return status === 'finished' || status === 'cancelled' ? engine.ended(open, result?.standings ?? null) : open;
}

/** The same as a view. */
export const openView = (game: BotGame, table: Ended, state: object): View => ({
  open: openOf(game, table, state),
  own: null,
});

/** What one seat knows at a table that has started. */
export const ownView = (game: BotGame, table: Ended, state: object, seat: Seat): SeatView => ({
  open: openOf(game, table, state),
  own: game.engine.own(state, seat),
});

/** The rows of the turn shown last: the trailing ones of one seat. */
export function lastTurn(table: Table): Table['recent'] {
  const last = table.recent.at(-1);
  const start = table.recent.findLastIndex(({ seat, actor }) => seat !== last?.seat || actor !== last.actor);
  return table.recent.slice(start + 1);
}

export interface Drawing {
  readonly view: View;
  readonly step: SceneStep | null;
  /** A part of the board; left out for all of it. */
  readonly zoom?: Zoom | null;
  /** The seat whose own things are shown, or 'table' for what everybody sees. */
  readonly viewer: Seat | 'table';
  readonly players: Players;
  readonly locale: Locale;
  readonly priority: DrawPriority;
}

/** What everybody sees of a table, with what the seat awaited may choose from, where it is one. */
export function publicDrawing(
  game: BotGame,
  table: Table,
  state: object,
): Pick<Drawing, 'view' | 'step' | 'viewer' | 'locale'> {
  return {
    view: openView(game, table, state),
    step: marksOf(game, table, state),
    viewer: 'table',
    locale: publicLocale(table),
  };
}

function marksOf(game: BotGame, table: Table, state: object): SceneStep | null {
  const [awaited, ...others] = table.seats.filter((seating) => seating.awaited);
  if (table.status !== 'running' || awaited === undefined || others.length > 0) return null;
  const position = positionAfter(game.engine, state, awaited.seat, []);
  return position.ok ? game.controls.marks(position.value) : null;
}

/** The picture of a table as one viewer may see it, with the same in words. */
export async function drawBoard(
  context: Pick<Context, 'renderer'>,
  game: BotGame,
  table: Table,
  drawing: Drawing,
): Promise<Attached> {
  const { view, step, players, locale } = drawing;
  return {
    name: wordsFor(locale).board.fileName(table.id, table.seq),
    bytes: await bytesOf(context, game, table, 'board', drawing),
    alt: sentencesWithin(
      [...offered(game, step, players, locale), ...inWords(game, view, players, locale)],
      limits.altText,
    ),
  };
}

/** The picture of what one seat holds. Its name tells nothing; its words are for that seat alone. */
export async function drawHand(
  context: Pick<Context, 'renderer'>,
  game: BotGame,
  table: Table,
  drawing: Drawing & { readonly view: SeatView; readonly viewer: Seat },
): Promise<Attached> {
  const { view, step, players, locale } = drawing;
  const lines = game.hand?.paragraphs(view, { locale, say: players.plain }).flat() ?? [];
  return {
    name: wordsFor(locale).hand.fileName(table.id, table.seq),
    bytes: await bytesOf(context, game, table, 'hand', drawing),
    alt: sentencesWithin([...lines.map(unformatted), ...offered(game, step, players, locale)], limits.altText, '\n'),
  };
}

async function bytesOf(
  { renderer }: Pick<Context, 'renderer'>,
  game: BotGame,
  table: Table,
  kind: TablePicture,
  { view, step, zoom = null, viewer, players, locale, priority }: Drawing,
): Promise<Uint8Array> {
  const seen = (rows: Table['recent']) =>
    rows.flatMap(({ events }) => events.map((event) => game.engine.sight(event, viewer)));
  const [recent, story] = [seen(lastTurn(table)), seen(table.recent)];
  const scene = { names: players.names, locale, recent, story, step, zoom };
  const order = { kind, game: table.game, table: table.id, viewer, view, scene } as const;
  return (await renderer.render(order, priority)).bytes;
}

/** The numbered answers of a step in words, as one sentence; none where the picture has none. */
function offered(game: BotGame, step: SceneStep | null, players: Players, locale: Locale): readonly string[] {
  const answers = (step?.answers ?? []).flatMap(({ label, partial }) => {
    const move = game.engine.readMove(partial);
    return move.ok ? [`${label}: ${game.words[locale].move(move.value, players.plain)}`] : [];
  });
  return answers.length === 0 ? [] : [wordsFor(locale).board.onOffer(answers)];
}

/** The whole position in words, without Markdown. */
export const inWords = (game: BotGame, view: View, players: Players, locale: Locale): readonly string[] =>
  game.words[locale].describe(view, players.plain).map(unformatted);

const unformatted = (sentence: string): string => sentence.replaceAll('**', '');
