import type { Seat } from '../engines/contract.ts';
import type { SceneStep } from '../render/contract.ts';
import type { Urgency } from '../render/order.ts';
import type { Table } from '../tables/tables.ts';
import type { Locale, View } from '../words/contract.ts';
import type { BotGame } from './contract.ts';
import { limits, shorten } from './limits.ts';
import type { People } from './people.ts';
import type { Room } from './room.ts';
import type { Attached } from './ui.ts';
import { wordsFor } from './words.ts';

/** What everybody may know at a table that has started. */
export const openView = (game: BotGame, state: object): View => ({ open: game.engine.open(state), own: null });

/** The rows of the turn shown last: the trailing ones of one seat. */
export function lastTurn(table: Table): Table['recent'] {
  const last = table.recent.at(-1);
  const start = table.recent.findLastIndex(({ seat, actor }) => seat !== last?.seat || actor !== last.actor);
  return table.recent.slice(start + 1);
}

/**
 * The picture of a table as one viewer may see it, with the same in words.
 *
 * @param viewer the seat whose own things are shown, or 'table' for what everybody sees
 */
export async function drawBoard(
  { renderer }: Pick<Room, 'renderer'>,
  game: BotGame,
  table: Table,
  {
    view,
    step,
    viewer,
    people,
    locale,
    urgency,
  }: {
    readonly view: View;
    readonly step: SceneStep | null;
    readonly viewer: Seat | 'table';
    readonly people: People;
    readonly locale: Locale;
    readonly urgency: Urgency;
  },
): Promise<Attached> {
  const seen = (rows: Table['recent']) =>
    rows.flatMap(({ events }) => events.map((event) => game.engine.sight(event, viewer)));
  const [recent, story] = [seen(lastTurn(table)), seen(table.recent)];
  const scene = { names: people.names, locale, recent, story, step, zoom: null };
  const order = { kind: 'board', game: table.game, table: table.id, viewer, view, scene } as const;
  const { bytes } = await renderer.render(order, urgency);
  return {
    name: wordsFor(locale).board.fileName(table.id, table.seq),
    bytes,
    alt: shorten(
      [...offered(game, step, people, locale), ...inWords(game, view, people, locale)].join(' '),
      limits.altText,
    ),
  };
}

/** The numbered answers of a step in words, as one sentence; none where the picture has none. */
function offered(game: BotGame, step: SceneStep | null, people: People, locale: Locale): readonly string[] {
  const answers = (step?.answers ?? []).flatMap(({ label, half }) => {
    const move = game.engine.readMove(half);
    return move.ok ? [`${label}: ${game.words[locale].move(move.value, people.plain)}`] : [];
  });
  return answers.length === 0 ? [] : [wordsFor(locale).board.onOffer(answers)];
}

/** The whole position in words, without Markdown. */
export const inWords = (game: BotGame, view: View, people: People, locale: Locale): readonly string[] =>
  game.words[locale].describe(view, people.plain).map((sentence) => sentence.replaceAll('**', ''));
