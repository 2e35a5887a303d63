import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { usePage } from '../context.ts';
import { MessageButton } from './messageButton.tsx';

/** A row of buttons. It is one tab stop; the arrow keys, Home, and End move among the enabled buttons. */
export function ButtonRow({
  buttons,
  messageId,
}: {
  readonly buttons: readonly APIButtonComponent[];
  readonly messageId: string;
}): JSX.Element {
  const { words } = usePage();
  const [last, setLast] = useState(0);
  const open = [...buttons.keys()].filter((index) => canBePressed(buttons[index]));
  const stop = open.includes(last) ? last : open[0];
  return (
    <div
      class="row"
      role="toolbar"
      aria-label={words.buttons}
      tabIndex={-1}
      onFocusIn={({ currentTarget, target }) => {
        const index = [...currentTarget.children].findIndex(
          (child) => target instanceof Node && child.contains(target),
        );
        if (index >= 0) setLast(index);
      }}
      onKeyDown={(event) => {
        const row = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled, a')];
        const next = walk(
          event.key,
          row.findIndex((each) => each.matches(':focus')),
          row.length,
        );
        if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        row[next]?.focus();
      }}
    >
      {buttons.map((button, index) => (
        <MessageButton key={index} button={button} messageId={messageId} isTabStop={index === stop} />
      ))}
    </div>
  );
}

function canBePressed(button: APIButtonComponent | undefined): boolean {
  return button !== undefined && button.disabled !== true && button.style !== ButtonStyle.Premium;
}

/** The index that the key moves to from `at`, in a row of `count`; null for other keys. */
function walk(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
