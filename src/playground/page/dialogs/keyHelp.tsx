import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { usePage } from '../context.ts';

const KEYS = [
  ['Alt 1 … 9', 'Switch to member 1–9'],
  ['Ctrl K', 'Jump to a channel'],
  ['Ctrl B', 'Show or hide the channel list'],
  ['/', 'Write a message or type a command'],
  ['J  K', 'Next message, previous message'],
  ['Enter', 'Go from a message to its first button'],
  ['← →', 'Move along a row of buttons'],
  ['1 2 …  A B …', 'Press the button with that number or letter, in the focused message'],
  ['↑ ↓  Tab  Enter', 'In a command: choose, accept, send'],
  ['Esc', 'Close the list, then the panel, then the thread'],
  ['?', 'Keyboard shortcuts'],
] as const;

/** The list of keyboard shortcuts. */
export function KeyHelp({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { words } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="modal" aria-labelledby="keys-title" onClose={onClose}>
      <h2 id="keys-title">Keyboard shortcuts</h2>
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
