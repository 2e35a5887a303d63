import { type OpenView, type Seat, seatOf } from '../../engines/contract.ts';
import type { AreaZoomControls } from '../contract.ts';
import { limits } from '../discord/limits.ts';
import type { Players } from '../state/players.ts';
import type { Look, ViewButton } from './view.ts';

/**
 * One seat's area, with a button for each seat. `said`: the argument of the pressed button's id; anything unknown leads
 * to the focus.
 */
export function lookAtArea(closer: AreaZoomControls, open: OpenView, { names, say }: Players, said: string): Look {
  const [, number] = /^(\d{1,2})-/.exec(said) ?? [];
  const area = seatOf(Number(number), names.length) ?? closer.focus(open);
  const buttons = names.map(
    (_, seat): ViewButton => ({ label: say.name(seat as Seat), to: String(seat), isCurrent: seat === area }), // One name per seat.
  );
  const halves = buttons.length > limits.buttonsInRow ? [0, Math.ceil(buttons.length / 2)] : [0];
  return { zoom: { area }, rows: halves.map((from, i) => buttons.slice(from, halves[i + 1])) };
}
