import type { SeenRow } from '../../tables/standpoint.ts';
import type { TableHead } from '../../tables/tables.ts';
import { commonWords } from '../../words/common/index.ts';
import type { Locale, Say } from '../../words/contract.ts';
import type { BotGame } from '../contract.ts';

/** What a viewer learned from these rows, line by line: what happened in the game, and who resigned. */
export function linesOf(
  game: BotGame,
  { status }: Pick<TableHead, 'status'>,
  rows: readonly SeenRow[],
  say: Say,
  locale: Locale,
): readonly string[] {
  const told = (some: readonly SeenRow[]) =>
    game.words[locale].lines(
      some.flatMap(({ sights }) => sights),
      say,
    );
  const at = rows.findIndex(({ kind }) => kind === 'resign');
  const seat = rows[at]?.seat ?? null;
  if (seat === null) return told(rows);
  const resigned = commonWords[locale].board.resigned(say.name(seat), status === 'running');
  return [...told(rows.slice(0, at)), resigned, ...linesOf(game, { status }, rows.slice(at + 1), say, locale)];
}
