import type { BotGame } from '../contract.ts';
import { type Attached, box, button, gallery, type Message, menu, row, text } from '../discord/components.ts';
import { limits, shorten } from '../discord/limits.ts';
import type { Sheet, SheetButton } from '../turn/panel.ts';

/** A panel as a private message. */
export function panelMessage(
  { accent }: BotGame,
  sheet: Sheet,
  ids: { readonly table: string; readonly seq: number; readonly draft: number },
  { above, picture }: { readonly above: string | null; readonly picture: Attached | null },
): Message {
  const rowOf = (buttons: readonly SheetButton[]) =>
    row(
      buttons.map(({ label, style, slot, isDisabled }) =>
        button(label, style, { kind: 'move', ...ids, slot }, isDisabled),
      ),
    );
  const parts = [above ?? '', sheet.heading, sheet.note === '' ? '' : `-# ${sheet.note}`];
  return box(
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
