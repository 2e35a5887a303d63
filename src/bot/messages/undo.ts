/** What an undo takes back or has taken back, in words: as everyone saw it, whoever reads. */

import type { APIButtonComponent } from 'discord.js';
import type { Seat } from '../../engines/contract.ts';
import { isMoveKind } from '../../tables/stored/rowKinds.ts';
import type { SeatStandpoint, SeenRow } from '../../tables/table/standpoint.ts';
import type { Table } from '../../tables/table/table.ts';
import type { TakenBack } from '../../words/common/undo/contract.ts';
import type { Say } from '../../words/contract.ts';
import type { Words } from '../../words/words.ts';
import type { BotGame, Reader } from '../contract.ts';
import { button } from '../discord/components.ts';
import { heaviest, type WithStatus, weighedLines, withOmitted } from './events.ts';

/** Lines of what would be taken back. */
const MOST_LINES = 4;

/**
 * What a seat can take back, on a button whose label says whether the others have to agree; none if there is nothing, or if
 * they have not agreed.
 */
export const undoButtons = (
  { id }: Pick<Table, 'id'>,
  { undo }: Pick<SeatStandpoint, 'undo'>,
  { words }: Pick<Reader, 'words'>,
): readonly APIButtonComponent[] => {
  if (undo === null || undo.wasRefused) return [];
  const { buttons } = words;
  const argument = undo.isFree ? String(undo.row) : `${undo.row}-ask`;
  return [
    button(undo.isFree ? buttons.undo : buttons.askUndo, 'secondary', {
      ...{ kind: 'verb', table: id, verb: 'undo', argument },
    }),
  ];
};

/**
 * What an undo would take back.
 *
 * @param rows as everyone saw them: those that would be taken back
 * @param by the asking seat
 */
export function takenBackBy(
  game: BotGame,
  table: WithStatus,
  rows: readonly SeenRow[],
  by: Seat,
  say: Say,
  words: Words,
): TakenBack {
  const moves = rows.filter(({ kind }) => isMoveKind(kind));
  const all = weighedLines(game, table, moves, say, words);
  const told = heaviest(
    all.filter(({ weight }) => weight !== 'aside'),
    MOST_LINES,
  );
  return {
    lines: withOmitted(told, all, words),
    withOthers: moves.some(({ seat, kind }) => seat !== by && kind === 'move'),
  };
}
