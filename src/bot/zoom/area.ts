import { type OpenView, type Seat, seatOf } from '../../engines/contract.ts';
import type { Zoom } from '../../render/contract.ts';
import type { Words } from '../../words/words.ts';
import type { AreaZoomControls, ZoomPart } from '../contract.ts';
import { limits } from '../discord/limits.ts';
import type { Players } from '../state/players.ts';
import type { Look, ViewButton } from './view.ts';

/** What the id of a button says that leads to the whole board. */
const ALL = 'A';

/**
 * One seat's area, a named part, or the whole board, with a button for each. `said`: the argument of the pressed button's
 * id; anything unknown leads to the focus, or to the whole board if the look begins with it.
 */
export function lookAtArea(
  closer: AreaZoomControls,
  open: OpenView,
  { names, say }: Players,
  { said, beginsWhole, words }: { readonly said: string; readonly beginsWhole: boolean; readonly words: Words },
): Look {
  const parts = closer.parts?.(open) ?? [];
  const named = partNamed(parts, said) ?? seatNamed(said, names.length);
  const isWhole = named === null && (beginsWhole || said.startsWith(`${ALL}-`));
  const area = isWhole ? null : (named ?? closer.focus(open));
  const whole: ViewButton = { label: words.look.zoom.wholeBoard(), to: ALL, isCurrent: area === null };
  const buttons = [
    whole,
    ...parts.map(({ name, label }): ViewButton => ({ label: label(words), to: name, isCurrent: name === area })),
    ...names.map(
      (_, seat): ViewButton => ({ label: say.name(seat as Seat), to: String(seat), isCurrent: seat === area }), // One name per seat.
    ),
  ];
  return { zoom: zoomOn(area), here: area === null ? ALL : String(area), rows: inEvenRows(buttons) };
}

function zoomOn(area: Seat | string | null): Zoom | null {
  if (area === null) return null;
  return typeof area === 'string' ? { part: area } : { area };
}

function partNamed(parts: readonly ZoomPart[], said: string): string | null {
  const [, name] = /^([a-z]+)-/.exec(said) ?? [];
  return parts.find((part) => part.name === name)?.name ?? null;
}

function seatNamed(said: string, seats: number): Seat | null {
  const [, number] = /^(\d{1,2})-/.exec(said) ?? [];
  return number === undefined ? null : seatOf(Number(number), seats);
}

/** As few rows as the buttons need, of equal length if possible. */
function inEvenRows(buttons: readonly ViewButton[]): readonly (readonly ViewButton[])[] {
  const rows = Math.ceil(buttons.length / limits.buttonsInRow);
  const length = Math.ceil(buttons.length / rows);
  return Array.from({ length: rows }, (_, i) => buttons.slice(i * length, (i + 1) * length));
}
