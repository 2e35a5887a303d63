import type { Viewer } from '../../engines/contract.ts';
import type { RowEvents, TableHead } from '../../tables/tables.ts';
import type { Locale, Say } from '../../words/contract.ts';
import type { BotGame } from '../contract.ts';
import { wordsFor } from '../wordsFor.ts';

/** What these rows made happen, as the viewer may know it, line by line: what the rules tell, and who gave up. */
export function linesOf(
  game: BotGame,
  { status }: Pick<TableHead, 'status'>,
  rows: readonly RowEvents[],
  say: Say,
  locale: Locale,
  viewer: Viewer,
): readonly string[] {
  const told = (some: readonly RowEvents[]) =>
    game.words[locale].lines(
      some.flatMap(({ events }) => events.map((event) => game.engine.sight(event, viewer))),
      say,
    );
  const at = rows.findIndex(({ kind }) => kind === 'resign');
  const seat = rows[at]?.seat ?? null;
  if (seat === null) return told(rows);
  const resigned = wordsFor(locale).board.resigned(say.name(seat), status === 'running');
  return [...told(rows.slice(0, at)), resigned, ...linesOf(game, { status }, rows.slice(at + 1), say, locale, viewer)];
}
