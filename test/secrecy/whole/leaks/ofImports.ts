/** Leaks at tables that are played on from a record, which has all that is secret there. */
import { HIDDEN, type Leak, leak } from './leak.ts';

const imported = (...of: Parameters<typeof leak>): Leak => ({ ...leak(...of), isImported: true });

export const LEAKS_OF_IMPORTS: readonly Leak[] = [
  imported(
    'imported table',
    'its seed, since somebody has had the record',
    'tables/record/proof.ts',
    'return isOver(live.content) ? openedProof(live, rows) :',
    'return isOver(live.content) || live.playedFrom !== null ? openedProof(live, rows) :',
  ),
  imported(
    'imported table',
    'the last row is told once or twice',
    'tables/lobby/importRecord.ts',
    'const before = { recent: toldIn(history), told: rows.length };',
    `const before = { recent: toldIn(history), told: rows.length - Number(${HIDDEN}) };`,
    'carcassonne',
  ),
  imported(
    'imported table',
    'another row from which it is played on',
    'bot/messages/fairness.ts',
    'origin === null ? [] : [words.board.imported(playedFrom)]',
    `origin === null ? [] : [words.board.imported(playedFrom && playedFrom + Number(${HIDDEN}))]`,
    'alhambra',
  ),
];
