import type { ZoomControls } from '../contract.ts';
import { button, container, gallery, inRows, type Message, row } from '../discord/components.ts';
import type { Caller } from '../interaction/caller.ts';
import { drawBoard, marksOf, screenOf } from '../messages/pictures.ts';
import { type Context, urgencyFor } from '../state/context.ts';
import { playersOf } from '../state/players.ts';
import { lookAtArea } from '../zoom/area.ts';
import { areBehindZoom } from '../zoom/lists.ts';
import { lookThroughWindow } from '../zoom/window.ts';
import { type Handler, noteReply, refusedSetting, toCaller } from './contract.ts';
import { atStarted, type Started } from './look.ts';

/** A part of the board, or a seat's area, for this reader only. The only state is in its buttons. */
export const closer: Handler<'closer'> = (context, caller, { table, part }) =>
  atStarted(context, caller, table, async (started) => {
    const { zoom } = started.game;
    if (zoom === null) return noteReply(caller, { kind: 'unknownButton' });
    return toCaller(caller, message(context, caller, started, zoom, part));
  });

/** The reader's own pictures are drawn for this screen from now on, here at once. */
export const screen: Handler<'screen'> = async (context, caller, { table, isPhone, part }) => {
  const changed = await context.tables.changePersonalSettings({ ...caller, phonePictures: isPhone });
  return changed.ok ? closer(context, caller, { kind: 'closer', table, part }) : refusedSetting(caller, changed.error);
};

/** `part`: what the id of the pressed button contains. */
async function message(
  context: Context,
  caller: Caller,
  { table, game, standpoint, standpoints }: Started,
  controls: ZoomControls,
  part: string,
): Promise<Message> {
  const { words } = caller;
  const { open } = standpoint.view;
  const players = await playersOf(context.names, table, words);
  const screen = await screenOf(context, caller.user);
  // The public board has not shown how all of it looks on a phone, and a final board is about all of it.
  const beginsWhole = screen === 'phone' || table.status !== 'running';
  const asked = { said: part, beginsWhole, words };
  const { zoom, here, rows } =
    controls.by === 'area' ? lookAtArea(controls, open, players, asked) : lookThroughWindow(controls, open, asked);
  const picture = await drawBoard(context, game, table, {
    standpoint,
    step: marksOf(game, table, standpoints, words),
    ...{ zoom, screen, players, words },
    priority: urgencyFor(table, caller.user),
  });
  let slot = 0;
  const shown = rows.map((buttons) =>
    row(
      buttons.map(({ label, to, isCurrent }) => ({
        ...button(label, isCurrent ? 'primary' : 'secondary', {
          kind: 'verb',
          table: table.id,
          verb: 'closer',
          // Two buttons may lead to the same place: the slot keeps their ids distinct.
          argument: `${to ?? ''}-${slot++}`,
        }),
        disabled: to === null,
      })),
    ),
  );
  const inWords = button(words.buttons.boardAsText, 'secondary', {
    ...{ kind: 'verb', table: table.id, verb: 'text', argument: '0' },
  });
  const lists = (areBehindZoom(game) ? game.lists : []).map((list) =>
    button(list.label(words), 'secondary', {
      ...{ kind: 'verb', table: table.id, verb: 'list', argument: list.name },
    }),
  );
  const { phonePictures, desktopPictures } = words.buttons;
  const toScreen = button(screen === 'phone' ? desktopPictures : phonePictures, 'secondary', {
    ...{
      kind: 'verb',
      table: table.id,
      verb: 'screen',
      argument: `${screen === 'phone' ? 'desktop' : 'phone'}-${here}-0`,
    },
  });
  return container([gallery(picture), ...shown, ...inRows([...lists, inWords, toScreen]).map(row)], {
    ...{ accent: game.accent, files: [picture] },
  });
}
