import { type OpenView, type Seat, seatOf } from '../../engines/contract.ts';
import type { AreaZoomControls } from '../contract.ts';
import { limits } from '../discord/limits.ts';
import type { Players } from '../state/players.ts';
import type { Look, Way } from './view.ts';

/**
 * One seat's area, with a button for each seat. `said`: the argument of the pressed button's id; anything unknown leads
 * to the focus.
 */
export function lookAtArea(closer: AreaZoomControls, open: OpenView, { names, say }: Players, said: string): Look {
  const [, number] = /^(\d{1,2})-/.exec(said) ?? [];
  const area = seatOf(Number(number), names.length) ?? closer.focus(open);
  const ways = names.map(
    (_, seat): Way => ({ label: say.name(seat as Seat), to: String(seat), isThere: seat === area }), // One name per seat.
  );
  const halves = ways.length > limits.buttonsInRow ? [0, Math.ceil(ways.length / 2)] : [0];
  return { zoom: { area }, rows: halves.map((from, i) => ways.slice(from, halves[i + 1])) };
}
