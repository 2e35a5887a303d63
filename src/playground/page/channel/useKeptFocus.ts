import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

interface Kept {
  readonly element: HTMLElement;
  readonly label: string;
  readonly article: string;
  /** The message's place in the list. */
  readonly order: number;
}

/** Labels of choices, as `3` and `A Knight`. */
const NAMED = /^(?:\d+|[A-Z])(?=\s|$)/;

/**
 * Keeps the focus of the messages where it is while the bot edits them: on the button of the same label, else on what has
 * taken its place, else on the message. When the message is gone, it goes to the one before it. Call it where the list is
 * drawn; `list` holds the messages as `article`s that can be focused.
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
    // A press beside everything leaves the messages for good.
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
    // A numbered or lettered button that is gone was pressed: what has come into its place means something else.
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
