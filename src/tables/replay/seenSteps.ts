import type { View, Viewer } from '../../engines/contract.ts';
import { isOver, type LoadedTable } from '../table/loadedTable.ts';
import type { ReplayStep } from '../table/standpoint.ts';
import { seenRow } from '../view/makeStandpoints.ts';
import type { Replay } from './playAgain.ts';
import { toldIn } from './story.ts';

/**
 * All positions of a game as one viewer saw them, without those that were taken back; null if the record doesn't lead to
 * the stored position. Views are made when they are read.
 */
export function replaySteps(
  { engine, content }: LoadedTable,
  replay: Replay | null,
  viewer: Viewer,
): readonly ReplayStep[] | null {
  if (!replay?.isReached) return null;
  // What the member before learned as this seat, whoever has taken it over learns only as everybody does; in the end,
  // the record is public.
  const over = isOver(content);
  const from = viewer === 'table' || over ? 0 : (content.seats[viewer]?.heldFrom ?? 0);
  const states = new Map(replay.rows.map(({ row, state }) => [row.seq, state]));
  const told = toldIn(replay.rows);
  const end = told.at(-1)?.seq;
  return told.map((row) => {
    const state = states.get(row.seq)!; // Each of them is a row of the replay.
    const seen = row.seq < from ? 'table' : viewer;
    return {
      ...seenRow(engine, row, seen),
      get view(): View {
        const open = engine.open(state);
        const shown = over && row.seq === end ? engine.ended(open, content.result?.standings ?? null) : open;
        return { open: shown, own: seen === 'table' ? null : engine.own(state, seen) };
      },
    };
  });
}
