import { type OpenView, type Seat, seatOf } from '../../engines/contract.ts';
import { commonWords } from '../../words/common/index.ts';
import type { Locale } from '../../words/contract.ts';
import type { AreaZoomControls } from '../contract.ts';
import { limits } from '../discord/limits.ts';
import type { Players } from '../state/players.ts';
import type { Look, ViewButton } from './view.ts';

/** What a button says that leads to the whole board. */
const ALL = 'A';

/**
 * One seat's area, and a button for each. `said` is what a button's id has said; anything else leads to the focus, or once
 * the game is over to the whole of the final board.
 */
export function lookAtArea(
  closer: AreaZoomControls,
  open: OpenView,
  { names, say }: Players,
  { said, isOver, locale }: { readonly said: string; readonly isOver: boolean; readonly locale: Locale },
): Look {
  const [, number] = /^(\d{1,2})-/.exec(said) ?? [];
  const named = seatOf(Number(number), names.length);
  const area = named ?? (isOver ? null : closer.focus(open));
  const whole = { label: commonWords[locale].look.zoom.whole(), to: ALL, isCurrent: area === null };
  const ways = [
    ...(isOver ? [whole] : []),
    ...names.map(
      (_, seat): ViewButton => ({ label: say.name(seat as Seat), to: String(seat), isCurrent: seat === area }), // One name a seat.
    ),
  ];
  const halves = ways.length > limits.buttonsInRow ? [0, Math.ceil(ways.length / 2)] : [0];
  return {
    zoom: area === null ? null : { area },
    here: area === null ? ALL : String(area),
    rows: halves.map((from, i) => ways.slice(from, halves[i + 1])),
  };
}
