import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../context.ts';
import { formatTime } from '../markdown/formatTime.ts';
import { Transcript } from './transcript.tsx';

const HOUR = 3_600_000;

/** The playground's clock, which can be moved forward, and the member's transcript. */
export function ClockTools(): JSX.Element {
  const { state, now, perform } = usePage();
  const [reading, setReading] = useState(false);
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const move = (ms: number) => void perform({ kind: 'clock', ms });
  return (
    <footer class="clock">
      <span>
        Clock: <time>{formatTime(now(), 't', 'en-GB', now())}</time>
        {state.clock.offset > 0 && <span class="side-text"> (+{Math.round(state.clock.offset / HOUR)} h)</span>}
      </span>
      <button type="button" class="text-link" onClick={() => move(HOUR)}>
        +1 h
      </button>
      <button type="button" class="text-link" onClick={() => move(24 * HOUR)}>
        +1 day
      </button>
      <button type="button" class="text-link" onClick={() => setReading(true)}>
        Transcript
      </button>
      {reading && <Transcript onClose={() => setReading(false)} />}
    </footer>
  );
}
