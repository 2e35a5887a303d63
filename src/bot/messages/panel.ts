import type { BotGame } from '../contract.ts';
import { limits, shorten } from '../limits.ts';
import type { Sheet } from '../sheet.ts';
import { type Attached, box, button, gallery, type Message, row, text } from '../ui.ts';

/** A panel as a private message. */
export function panelMessage(
  { accent }: BotGame,
  sheet: Sheet,
  ids: { readonly table: string; readonly seq: number; readonly draft: number },
  { above, picture }: { readonly above: string | null; readonly picture: Attached | null },
): Message {
  const parts = [above ?? '', sheet.heading, sheet.note === '' ? '' : `-# ${sheet.note}`];
  return box(
    [
      text(shorten(parts.filter((part) => part !== '').join('\n'), limits.text)),
      ...(picture === null ? [] : [gallery(picture)]),
      ...sheet.rows.map((buttons) =>
        row(buttons.map(({ label, style, slot }) => button(label, style, { kind: 'move', ...ids, slot }))),
      ),
    ],
    { accent, files: picture === null ? [] : [picture] },
  );
}
