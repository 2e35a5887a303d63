import type { JSX } from 'preact';
import type { WireLine } from '../../pageProtocol.ts';
import { usePage } from '../context.ts';
import { formatTime } from '../markdown/formatTime.ts';

/** Maximum number of lines shown, newest first. */
const SHOWN = 40;

/** The bot's requests in plain words: when, how long they took, and which of Discord's rules they broke. */
export function WireLog(): JSX.Element {
  const { state } = usePage();
  const lines = state.wire.slice(-SHOWN).toReversed();
  const refused = lines.filter(({ refusal }) => refusal !== null).length;
  return (
    <section class="tool">
      <h2>
        Wire{' '}
        <span class={refused === 0 ? 'tool-state' : 'tool-state refused'}>
          {refused === 0 ? `all ${lines.length} valid` : `${refused} of ${lines.length} refused`}
        </span>
      </h2>
      <ul class="wire" aria-label="Wire">
        {lines.map((line, index) => (
          <Line key={`${line.at} ${lines.length - index}`} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line }: { readonly line: WireLine }): JSX.Element {
  const { now } = usePage();
  return (
    <li class={line.refusal === null ? '' : 'refused'}>
      <time>{formatTime(line.at, 'T', 'en-GB', now())}</time>
      <span title={`${line.method} ${line.route}, answered ${line.status}`}>
        {line.what}
        {line.refusal !== null && (
          <>
            {' '}
            <strong>{[line.status, line.code].filter((code) => code !== null).join(' · ')}</strong> {line.refusal}
          </>
        )}
      </span>
      <span class="took">{Math.round(line.milliseconds)} ms</span>
    </li>
  );
}
