import type { JSX } from 'preact';
import { matchRange } from './matchRange.ts';

/** A text in which the typed part is highlighted. */
export function HighlightedText({ text, typed }: { readonly text: string; readonly typed: string }): JSX.Element {
  const [from, to] = matchRange(text, typed) ?? [0, 0];
  if (from === to) return <>{text}</>;
  return (
    <>
      {text.slice(0, from)}
      <b>{text.slice(from, to)}</b>
      {text.slice(to)}
    </>
  );
}
