import type { OpenView } from '../../engines/contract.ts';
import type { Words } from '../../words/words.ts';
import type { Cell, WindowZoomControls } from '../contract.ts';
import type { Look, ViewButton } from './view.ts';

/** The visible part: a zoom level, numbered from 0, around a cell; a null level means the whole board. */
interface Window {
  readonly magnification: number | null;
  readonly centre: Cell;
}

/** The initial zoom level, which shows the last move and its surroundings. */
const FIRST = 2;

/**
 * The window that a button's id names, and where to go from there. Without one, a look begins at the focus, or with the
 * whole board.
 */
export function lookThroughWindow(
  closer: WindowZoomControls,
  open: OpenView,
  { said, beginsWhole, words }: { readonly said: string; readonly beginsWhole: boolean; readonly words: Words },
): Look {
  const begin = { magnification: beginsWhole ? null : firstFor(closer, open), centre: closer.focus(open) };
  const window = windowNamed(closer, open, said) ?? begin;
  const { magnification, centre } = window;
  return {
    zoom: magnification === null ? null : { cells: closer.across[magnification]!, centre },
    here: write(window),
    rows: rowsFor(closer, open, window, words),
  };
}

const ALL = 'A';

/** The zoom levels and the whole board; then half a window in each direction, and back to the focus. */
function rowsFor(
  closer: WindowZoomControls,
  open: OpenView,
  window: Window,
  words: Words,
): readonly (readonly ViewButton[])[] {
  const { zoom } = words.look;
  const { magnification, centre } = window;
  const magnifications = closer.across.map((cells, i) => ({
    label: zoom.across(i + 1, cells),
    to: showsAll(closer, open, cells) ? null : write({ magnification: i, centre }),
    isCurrent: i === magnification,
  }));
  const all = { label: zoom.whole(), to: write({ magnification: null, centre }), isCurrent: magnification === null };
  const half = magnification === null ? 0 : Math.floor(closer.across[magnification]! / 2);
  const step = (label: string, dx: number, dy: number): ViewButton => {
    const there = within(closer, open, { x: centre.x + dx * half, y: centre.y + dy * half });
    const isSame = there.x === centre.x && there.y === centre.y;
    return { label, to: isSame ? null : write({ magnification, centre: there }), isCurrent: false };
  };
  const focus = { magnification: magnification ?? firstFor(closer, open), centre: closer.focus(open) };
  return [
    [...magnifications, all],
    [
      step('←', -1, 0),
      step('↑', 0, -1),
      step('↓', 0, 1),
      step('→', 1, 0),
      { label: closer.focusLabel(words), to: focus.magnification === null ? null : write(focus), isCurrent: false },
    ],
  ];
}

/** Whether this many cells across cover the whole board. */
function showsAll(closer: WindowZoomControls, open: OpenView, cells: number): boolean {
  const { first, last } = closer.bounds(open);
  return last.x - first.x < cells && last.y - first.y < cells;
}

/** The initial zoom level, or a stronger one if that would show everything; null if every level would. */
function firstFor(closer: WindowZoomControls, open: OpenView): number | null {
  const found = closer.across.findIndex((cells, i) => i >= FIRST && !showsAll(closer, open, cells));
  return found < 0 ? null : found;
}

function within(closer: WindowZoomControls, open: OpenView, { x, y }: Cell): Cell {
  const { first, last } = closer.bounds(open);
  return {
    x: Math.min(Math.max(x, first.x), last.x),
    y: Math.min(Math.max(y, first.y), last.y),
  };
}

/** `<zoom level, or A>-<x>-<y>`, with an n before a negative number. */
const write = ({ magnification, centre }: Window): string =>
  [magnification === null ? ALL : magnification + 1, number(centre.x), number(centre.y)].join('-');

const number = (value: number): string => (value < 0 ? `n${-value}` : String(value));

const WRITTEN = /^([1-9]|A)-(n?\d{1,4})-(n?\d{1,4})-\d{1,2}$/;

/** What a button says, as far as there is such a place; null for anything else. */
function windowNamed(closer: WindowZoomControls, open: OpenView, said: string): Window | null {
  const [, name, x, y] = WRITTEN.exec(said) ?? [];
  if (name === undefined || x === undefined || y === undefined) return null;
  const read = (written: string) => Number(written.replace('n', '-'));
  const magnification = Number(name) - 1;
  return {
    magnification: closer.across[magnification] === undefined ? null : magnification,
    centre: within(closer, open, { x: read(x), y: read(y) }),
  };
}
