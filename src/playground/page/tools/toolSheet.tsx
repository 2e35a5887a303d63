import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { usePage } from '../context.ts';
import { Icon } from '../controls/icon.tsx';

/** Shows the tools over the page when there is no room beside it. Holds the focus and returns it when it closes. */
export function ToolSheet({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const { words, showTools } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="sheet" aria-label="Members and tools" onClose={() => showTools(false)}>
      <button type="button" class="round" aria-label={words.close} onClick={() => dialog.current?.close()}>
        <Icon name="close" />
      </button>
      {children}
    </dialog>
  );
}
