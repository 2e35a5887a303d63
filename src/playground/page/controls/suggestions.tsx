import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { HighlightedText } from './highlightedText.tsx';

interface Suggestion {
  readonly key: string;
  readonly label: string;
  readonly detail: string | null;
}

interface SuggestionsProps {
  /** The list's id; an entry's is `<id>-<index>`, for `aria-activedescendant`. */
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly items: readonly Suggestion[];
  readonly active: number;
  /** The typed text, highlighted in the entries. */
  readonly typed: string;
  /** Shown instead of entries: loading, failed, or none. */
  readonly note: string | null;
  readonly onTake: (index: number) => void;
}

/** The list above the composer. The text field keeps the focus and handles the keys; a click takes an entry. */
export function Suggestions({ id, name, detail, items, active, typed, note, onTake }: SuggestionsProps): JSX.Element {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on the frame must only not take the focus away
    <div class="suggestions" onMouseDown={(event) => event.preventDefault()}>
      <p class="suggestions-title">
        <strong>{name}</strong> {detail}
        <span class="keys" aria-hidden="true">
          <kbd>↑ ↓</kbd>
          <kbd>Tab</kbd>
          <kbd>Esc</kbd>
        </span>
      </p>
      {note !== null && (
        <p class="suggestions-note" role="status">
          {note}
        </p>
      )}
      <div class="suggestions-list" role="listbox" id={id} aria-label={name}>
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
          <div
            key={item.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            class={index === active ? 'choice active' : 'choice'}
            onClick={() => onTake(index)}
          >
            <span class="choice-label">
              <HighlightedText text={item.label} typed={typed} />
            </span>
            {item.detail && <span class="choice-detail">{item.detail}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}
