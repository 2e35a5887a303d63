import type { Table } from '../../tables/tables.ts';
import type { BotGame, ZoomControls } from '../contract.ts';
import { button, container, gallery, type Message, row } from '../discord/components.ts';
import type { Caller } from '../interaction/caller.ts';
import { drawBoard, openOf, openView, ownView } from '../messages/pictures.ts';
import { type Context, seatingOf } from '../state/context.ts';
import { playersOf } from '../state/players.ts';
import { wordsFor } from '../wordsFor.ts';
import { lookAtArea } from '../zoom/area.ts';
import { lookThroughWindow } from '../zoom/window.ts';
import { type Handler, tell, toCaller } from './contract.ts';
import { atStarted } from './look.ts';

/** A part of the board, for this reader only; nothing is kept of it but what its buttons say. */
export const closer: Handler<'closer'> = (context, caller, { table, part }) =>
  atStarted(context, caller, table, async (started, game, state) =>
    game.zoom === null
      ? tell(caller, { kind: 'unknownButton' })
      : toCaller(caller, message(context, caller, { table: started, game, closer: game.zoom, state, part })),
  );

interface Looked {
  readonly table: Table;
  readonly game: BotGame;
  readonly closer: ZoomControls;
  readonly state: object;
  /** What the pressed button has said. */
  readonly part: string;
}

async function message(
  context: Context,
  caller: Caller,
  { table, game, closer, state, part }: Looked,
): Promise<Message> {
  const { locale } = caller;
  const open = openOf(game, table, state);
  const players = await playersOf(context.names, table, locale);
  const { zoom, rows } =
    closer.by === 'area' ? lookAtArea(closer, open, players, part) : lookThroughWindow(closer, open, locale, part);
  const seat = seatingOf(table, caller.user)?.seat ?? null;
  const picture = await drawBoard(context, game, table, {
    view: seat === null ? openView(game, table, state) : ownView(game, table, state, seat),
    step: null,
    zoom,
    viewer: seat ?? 'table',
    players,
    locale,
    priority: 'panel',
  });
  let slot = 0;
  const shown = rows.map((ways) =>
    row(
      ways.map(({ label, to, isThere }) => ({
        ...button(label, isThere ? 'primary' : 'secondary', {
          kind: 'verb',
          table: table.id,
          verb: 'closer',
          // Two buttons may lead to one place: the slot tells them apart.
          argument: `${to ?? ''}-${slot++}`,
        }),
        disabled: to === null,
      })),
    ),
  );
  const inWords = button(wordsFor(locale).buttons.boardAsText, 'secondary', {
    ...{ kind: 'verb', table: table.id, verb: 'text', argument: '0' },
  });
  return container([gallery(picture), ...shown, row([inWords])], { accent: game.accent, files: [picture] });
}
