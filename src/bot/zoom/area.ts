import { type OpenView, type Seat, seatOf } from '../../engines/contract.ts';
import { commonWords } from '../../words/common/index.ts';
import type { Locale } from '../../words/contract.ts';
import type { AreaZoomControls } from '../contract.ts';
import { limits } from '../discord/limits.ts';
import type { Players } from '../state/players.ts';
import type { Look, ViewButton } from './view.ts';

/** What the id of a button says that leads to the whole board. */
const ALL = 'A';

/**
 * One seat's area or the whole board, with a button for each. `said`: the argument of the pressed button's id; anything
 * unknown leads to the focus, or to the whole board if the look begins with it.
 */
export function lookAtArea(
  closer: AreaZoomControls,
  open: OpenView,
  { names, say }: Players,
  { said, beginsWhole, locale }: { readonly said: string; readonly beginsWhole: boolean; readonly locale: Locale },
): Look {
  const [, number] = /^(\d{1,2})-/.exec(said) ?? [];
  const named = number === undefined ? null : seatOf(Number(number), names.length);
  const isWhole = named === null && (beginsWhole || said.startsWith(`${ALL}-`));
  const area = isWhole ? null : (named ?? closer.focus(open));
  const whole: ViewButton = { label: commonWords[locale].look.zoom.wholeBoard(), to: ALL, isCurrent: area === null };
  const seats = names.map(
    (_, seat): ViewButton => ({ label: say.name(seat as Seat), to: String(seat), isCurrent: seat === area }), // One name per seat.
  );
  const buttons = [whole, ...seats];
  const halves = buttons.length > limits.buttonsInRow ? [0, Math.ceil(buttons.length / 2)] : [0];
  return {
    zoom: area === null ? null : { area },
    here: area === null ? ALL : String(area),
    rows: halves.map((from, i) => buttons.slice(from, halves[i + 1])),
  };
}
