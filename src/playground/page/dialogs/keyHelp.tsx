import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { usePage } from '../context.ts';

const KEYS = [
  ['Alt 1 … 9', 'be the first … ninth member'],
  ['Ctrl K', 'jump to a channel'],
  ['Ctrl B', 'show or fold the channel list'],
  ['/', 'write, or type a command'],
  ['J  K', 'next message, message before'],
  ['Enter', 'from a message to its first button'],
  ['← →', 'walk in a row of buttons'],
  ['1 2 …  A B …', 'press the button of that number or letter, in the message with the focus'],
  ['↑ ↓  Tab  Enter', 'in a command: choose, take and go on, send'],
  ['Esc', 'close the list, then the panel, then the thread'],
  ['?', 'these keys'],
] as const;

/** The list of keyboard shortcuts. */
export function KeyHelp({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { words } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="modal" aria-labelledby="keys-title" onClose={onClose}>
      <h2 id="keys-title">Keys</h2>
      <dl class="keys-list">
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <footer>
        <button type="button" class="button secondary" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </footer>
    </dialog>
  );
}
