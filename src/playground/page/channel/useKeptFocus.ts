import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

interface Kept {
  readonly element: HTMLElement;
  readonly label: string;
  readonly article: string;
  /** The message's index in the list. */
  readonly order: number;
}

/** Labels of choices, as `3` and `A Knight`. */
const NAMED = /^(?:\d+|[A-Z])(?=\s|$)/;

/**
 * Keeps the keyboard focus while the bot edits messages: on the button with the same label, else on the same element,
 * else on the message's first button, else on the message. When the message is deleted, the one before it gets the
 * focus. Call it in the component that renders the list; `list` contains the messages as focusable `article`s.
 */
export function useKeptFocus(list: { readonly current: HTMLElement | null }): void {
  const kept = useRef<Kept | null>(null);

  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      const element = target instanceof HTMLElement && list.current?.contains(target) ? target : null;
      const article = element?.closest('article') ?? null;
      const order = article ? articlesIn(list.current).indexOf(article) : -1;
      kept.current = element && article ? { element, label: labelOf(element), article: article.id, order } : null;
    };
    // A press outside the messages ends this; a press on one sets it again by `focusin`.
    const onPointerDown = () => {
      kept.current = null;
    };
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [list]);

  useLayoutEffect(() => {
    const before = kept.current;
    const { activeElement } = document;
    if (!before || !list.current || (activeElement !== document.body && activeElement !== before.element)) return;
    const articles = articlesIn(list.current);
    const article = articles.find(({ id }) => id === before.article);
    if (!article) {
      (articles[before.order - 1] ?? articles[before.order])?.focus();
      return;
    }
    const isThere = before.element.isConnected && !before.element.matches(':disabled');
    if (isThere && (labelOf(before.element) === before.label || before.element === article)) return;
    const buttons = [...article.querySelectorAll<HTMLElement>('.row button:enabled')];
    const same = buttons.find((button) => labelOf(button) === before.label);
    // A numbered or lettered button that changed was pressed: its successor means something else.
    const stays = isThere && !NAMED.test(before.label);
    (same ?? (stays ? before.element : (buttons[0] ?? article))).focus();
  });
}

function articlesIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('article') ?? [])];
}

function labelOf(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? element.textContent ?? '';
}
