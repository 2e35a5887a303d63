import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { usePage } from '../context.ts';
import { Icon } from '../controls/icon.tsx';

/** Lays the tools over the page where there is no room beside it. It keeps the focus, and gives it back. */
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
