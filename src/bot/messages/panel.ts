import type { BotGame } from '../contract.ts';
import { type Attached, button, container, gallery, type Message, menu, row, text } from '../discord/components.ts';
import { limits, shorten } from '../discord/limits.ts';
import type { Panel, PanelButton } from '../turn/panel.ts';

/** A panel as a private message. */
export function panelMessage(
  { accent }: BotGame,
  sheet: Panel,
  ids: { readonly table: string; readonly seq: number; readonly draft: number },
  { above, picture }: { readonly above: string | null; readonly picture: Attached | null },
): Message {
  const rowOf = (buttons: readonly PanelButton[]) =>
    row(
      buttons.map(({ label, style, slot, isDisabled }) =>
        button(label, style, { kind: 'move', ...ids, slot }, isDisabled),
      ),
    );
  const parts = [above ?? '', sheet.heading, sheet.note === '' ? '' : `-# ${sheet.note}`];
  return container(
    [
      text(shorten(parts.filter((part) => part !== '').join('\n'), limits.text)),
      ...(picture === null ? [] : [gallery(picture)]),
      ...sheet.rows.map(rowOf),
      ...sheet.menus.map((one) => menu(one, { kind: 'move', ...ids, slot: one.slot })),
      ...sheet.lastRows.map(rowOf),
    ],
    { accent, files: picture === null ? [] : [picture] },
  );
}
