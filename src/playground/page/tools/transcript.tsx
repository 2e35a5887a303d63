import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageTranscriptLine } from '../../pageProtocol.ts';
import { usePage } from '../context.ts';
import { formatTime } from '../markdown/formatTime.ts';
import { channelOf } from '../state/pageState.ts';
import { fetchTranscript } from '../state/requests.ts';

/** Everything that this member has seen so far, line by line. */
export function Transcript({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { state, words, now } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [lines, setLines] = useState<readonly PageTranscriptLine[] | 'failed' | null>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    fetchTranscript(state.me.id).then(setLines, () => setLines('failed'));
  }, [state.me.id]);
  return (
    <dialog ref={dialog} class="modal transcript" aria-labelledby="transcript-title" onClose={onClose}>
      <h2 id="transcript-title">What {state.me.name} has seen</h2>
      {lines === 'failed' && <p class="failed">The playground isn’t responding.</p>}
      {Array.isArray(lines) && (
        <ol>
          {lines.map((line: PageTranscriptLine, index: number) => (
            <li key={index}>
              <span class="side-text">{headingOf(line)}</span>
              <pre>{contentOf(line)}</pre>
            </li>
          ))}
        </ol>
      )}
      <footer>
        {Array.isArray(lines) && (
          <a
            class="button primary"
            download={`${state.me.name}.txt`}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(lines.map(textOf).join('\n'))}`}
          >
            Download
          </a>
        )}
        <button type="button" class="button secondary" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </footer>
    </dialog>
  );

  function headingOf({ at, channelId, what }: PageTranscriptLine): string {
    return `${formatTime(at, 'T', 'en-GB', now())} ${channelOf(state, channelId)?.name ?? channelId} · ${what}`;
  }

  function textOf(line: PageTranscriptLine): string {
    return `${headingOf(line)}\n${contentOf(line)}\n`;
  }
}

function contentOf({ text, files }: PageTranscriptLine): string {
  return [text, ...files].filter(Boolean).join('\n');
}
