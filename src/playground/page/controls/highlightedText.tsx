import type { JSX } from 'preact';
import { matchIn } from './matchRange.ts';

/** A text in which the part that was typed stands out. */
export function Matched({ text, typed }: { readonly text: string; readonly typed: string }): JSX.Element {
  const [from, to] = matchIn(text, typed) ?? [0, 0];
  if (from === to) return <>{text}</>;
  return (
    <>
      {text.slice(0, from)}
      <b>{text.slice(from, to)}</b>
      {text.slice(to)}
    </>
  );
}
