import { useEffect, useRef, useState } from 'preact/hooks';
import type { PageMessage } from '../../pageProtocol.ts';

/** Announces only the last of a series of edits, after this long without a further one, in ms. */
const QUIET = 500;
/** Maximum length of an announcement, in characters. */
const LONGEST = 240;

/**
 * The beginning of a message that was just edited, for a live region: screen readers announce only what is added to a
 * log. Announces private messages and the channel's newest message, and only when their text changed, not their
 * buttons.
 */
export function useEditAnnouncement(messages: readonly PageMessage[]): string {
  const [news, setNews] = useState('');
  const known = useRef<ReadonlyMap<string, { readonly item: PageMessage; readonly words: string }>>(new Map());
  const timer = useRef(0);

  useEffect(() => {
    const before = known.current;
    let changed: string | null = null;
    known.current = new Map(
      messages.map((item, index) => {
        const { id } = item.message;
        const was = before.get(id);
        if (was?.item === item) return [id, was];
        const words = beginningOf(id);
        const isAnnounced = item.onlyForMe || index === messages.length - 1;
        if (was !== undefined && was.words !== words && isAnnounced) changed = words;
        return [id, { item, words }];
      }),
    );
    if (changed === null) return;
    const sentence = changed;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setNews(sentence), QUIET);
  }, [messages]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return news;
}

/** The text of a message's first two headings or paragraphs on the page. */
function beginningOf(id: string): string {
  const content = document.querySelector(`#message-${id} .content`);
  const paragraphs = [...(content?.querySelectorAll('h2, p') ?? [])].slice(0, 2).map(({ textContent }) => textContent);
  return paragraphs.join(' ').slice(0, LONGEST);
}
