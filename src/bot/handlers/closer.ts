import type { Seat } from '../../engines/contract.ts';
import type { Table } from '../../tables/tables.ts';
import type { Caller } from '../caller.ts';
import type { BotGame, Cell, Closer } from '../contract.ts';
import { drawBoard, openView, ownView } from '../draw.ts';
import { peopleOf } from '../people.ts';
import { type Room, seatingOf } from '../room.ts';
import { box, button, gallery, type Message, row } from '../ui.ts';
import { wordsFor } from '../words.ts';
import { type Handler, tell, toCaller } from './contract.ts';
import { atStarted } from './look.ts';

/** What one looks at: with a magnification, numbered from 0, around a cell; null for all of the board. */
interface Window {
  readonly magnification: number | null;
  readonly centre: Cell;
}

/** A magnification that shows the last move and what is around it. */
const FIRST = 2;

/** A part of the board, for this reader only; nothing is kept of it but what its buttons say. */
export const closer: Handler<'closer'> = (room, caller, { table, window: said }) =>
  atStarted(room, caller, table, async (started, game, state) => {
    if (game.closer === null) return tell(caller, { kind: 'unknownButton' });
    const window = windowFor(game.closer, game.engine.open(state), said);
    return toCaller(caller, message(room, caller, { table: started, game, closer: game.closer, state, window }));
  });

interface Looked {
  readonly table: Table;
  readonly game: BotGame;
  readonly closer: Closer;
  readonly state: object;
  readonly window: Window;
}

async function message(room: Room, caller: Caller, { table, game, closer, state, window }: Looked): Promise<Message> {
  const { locale } = caller;
  const seat: Seat | null = seatingOf(table, caller.user)?.seat ?? null;
  const { magnification, centre } = window;
  const picture = await drawBoard(room, game, table, {
    view: seat === null ? openView(game, table, state) : ownView(game, table, state, seat),
    step: null,
    zoom: magnification === null ? null : { cells: closer.across[magnification]!, centre },
    viewer: seat ?? 'table',
    people: await peopleOf(room.names, table, locale),
    locale,
    urgency: 'panel',
  });
  const rows = rowsFor(closer, game.engine.open(state), window, closer.focusLabel(locale));
  let slot = 0;
  const shown = rows.map((buttons) =>
    row(
      buttons.map(({ label, to, isThere }) => ({
        ...button(label, isThere ? 'primary' : 'secondary', {
          kind: 'verb',
          table: table.id,
          verb: 'closer',
          // Two buttons may lead to one place: the slot tells them apart.
          argument: `${write(to ?? window)}-${slot++}`,
        }),
        disabled: to === null,
      })),
    ),
  );
  return box([gallery(picture), ...shown, row([onBoard(table, locale)])], { accent: game.accent, files: [picture] });
}

const onBoard = (table: Table, locale: Caller['locale']) =>
  button(wordsFor(locale).buttons.boardAsText, 'secondary', {
    kind: 'verb',
    table: table.id,
    verb: 'text',
    argument: '0',
  });

interface Choice {
  readonly label: string;
  /** Null where it would lead nowhere. */
  readonly to: Window | null;
  readonly isThere: boolean;
}

const ALL = 'A';

/** The magnifications and all of the board; then half a window in each direction, and the way back to the focus. */
function rowsFor(closer: Closer, open: object, window: Window, focusLabel: string): readonly (readonly Choice[])[] {
  const { magnification, centre } = window;
  const magnifications = closer.across.map((cells, i) => ({
    label: String(i + 1),
    to: showsAll(closer, open, cells) ? null : { magnification: i, centre },
    isThere: i === magnification,
  }));
  const all = { label: ALL, to: { magnification: null, centre }, isThere: magnification === null };
  const half = magnification === null ? 0 : Math.floor(closer.across[magnification]! / 2);
  const step = (label: string, dx: number, dy: number): Choice => {
    const there = within(closer, open, { x: centre.x + dx * half, y: centre.y + dy * half });
    const isSame = there.x === centre.x && there.y === centre.y;
    return { label, to: isSame ? null : { magnification, centre: there }, isThere: false };
  };
  const focus = { magnification: magnification ?? firstFor(closer, open), centre: closer.focus(open) };
  return [
    [...magnifications, all],
    [
      step('←', -1, 0),
      step('↑', 0, -1),
      step('↓', 0, 1),
      step('→', 1, 0),
      { label: focusLabel, to: focus.magnification === null ? null : focus, isThere: false },
    ],
  ];
}

/** Whether so many cells across are all that there are. */
function showsAll(closer: Closer, open: object, cells: number): boolean {
  const { first, last } = closer.bounds(open);
  return last.x - first.x < cells && last.y - first.y < cells;
}

/** The magnification to begin with, or a stronger one where that would show all; null where each would. */
function firstFor(closer: Closer, open: object): number | null {
  const found = closer.across.findIndex((cells, i) => i >= FIRST && !showsAll(closer, open, cells));
  return found < 0 ? null : found;
}

function within(closer: Closer, open: object, { x, y }: Cell): Cell {
  const { first, last } = closer.bounds(open);
  return {
    x: Math.min(Math.max(x, first.x), last.x),
    y: Math.min(Math.max(y, first.y), last.y),
  };
}

/** `<magnification, or A>-<x>-<y>`, an n before a negative number. */
const write = ({ magnification, centre }: Window): string =>
  [magnification === null ? ALL : magnification + 1, number(centre.x), number(centre.y)].join('-');

const number = (value: number): string => (value < 0 ? `n${-value}` : String(value));

const WRITTEN = /^([1-9]|A)-(n?\d{1,4})-(n?\d{1,4})-\d{1,2}$/;

/** What a button says, as far as there is such a place; anything else leads to the focus. */
function windowFor(closer: Closer, open: object, said: string): Window {
  const [, name, x, y] = WRITTEN.exec(said) ?? [];
  if (name === undefined || x === undefined || y === undefined) {
    return { magnification: firstFor(closer, open), centre: closer.focus(open) };
  }
  const read = (written: string) => Number(written.replace('n', '-'));
  const magnification = Number(name) - 1;
  return {
    magnification: closer.across[magnification] === undefined ? null : magnification,
    centre: within(closer, open, { x: read(x), y: read(y) }),
  };
}
