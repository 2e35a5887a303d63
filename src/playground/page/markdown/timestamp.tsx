import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../context.ts';
import { formatTime } from './formatTime.ts';
import type { TimeStyle } from './parseMarkdown.ts';

const TICK = 5000;

/** A timestamp in a message's text, in the reader's language; a relative one keeps itself up to date. */
export function Timestamp({ at, style }: { readonly at: number; readonly style: TimeStyle }): JSX.Element {
  const { state, now } = usePage();
  const [, tick] = useState(0);
  useEffect(() => {
    if (style !== 'R') return;
    const timer = setInterval(() => tick((count) => count + 1), TICK);
    return () => clearInterval(timer);
  }, [style]);
  return (
    <time class="stamp" dateTime={new Date(at).toISOString()} title={formatTime(at, 'F', state.me.locale, now())}>
      {formatTime(at, style, state.me.locale, now())}
    </time>
  );
}
