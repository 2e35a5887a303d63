import { seatOf } from '../engines/contract.ts';
import { forgotten } from './handing.ts';
import type { LoadedTable } from './loadedTable.ts';
import { isMoveKind, isTold } from './stored.ts';
import type { HistoryRow, RowEvents } from './tables.ts';
import { verdictIn } from './verdict.ts';

/**
 * The events of every row since the start, oldest first. Only the latest are stored, so the game is dealt and replayed
 * from its record. If a row was judged by an older version of the rules, only the stored events are used.
 *
 * @param rows all rows of the table in order
 */
export function storyOf(
  { engine, chance, content, recent }: LoadedTable,
  rows: readonly HistoryRow[],
): readonly RowEvents[] {
  const { options, seats } = content;
  const { rulesVersion } = engine;
  if (chance === null || rows.some((row) => row.rulesVersion !== rulesVersion)) return recent;
  const config = { seats: seats.length, options };
  const begun = engine.setup(config, engine.deal(config, chance));
  const story: RowEvents[] = [];
  let { state } = begun;
  for (const { seq, actor, seat: number, kind, payload } of rows.slice(rows.findIndex((row) => row.kind === 'start'))) {
    const seat = number === null ? null : seatOf(number, config.seats);
    let events = kind === 'start' ? begun.events : [];
    if (isMoveKind(kind)) {
      const move = engine.readMove(payload);
      const step = move.ok && seat !== null ? engine.play(state, seat, move.value, chance) : null;
      if (!step?.ok) return recent;
      ({ state, events } = step.value);
    }
    if (kind === 'takeover' && seat !== null) state = forgotten(engine, state, seat);
    if (isTold(kind)) story.push({ seq, actor, seat, kind, events, rulesVersion, ...verdictIn(kind, payload) });
  }
  return story;
}
