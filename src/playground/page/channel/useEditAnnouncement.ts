import { useEffect, useRef, useState } from 'preact/hooks';
import type { PageMessage } from '../../pageProtocol.ts';

/** A run of edits is told once, by its last one, when nothing has been edited for so long, ms. */
const QUIET = 500;
/** Longest sentence that is told. */
const LONGEST = 240;

/**
 * What an edited message says now, in the words of its beginning, for a live region: a log tells only what is added. Told
 * are private messages and the newest one of the channel, where the words have changed; new buttons alone are no news.
 */
export function useEditAnnouncement(messages: readonly PageMessage[]): string {
  const [news, setNews] = useState('');
  const known = useRef<ReadonlyMap<string, { readonly item: PageMessage; readonly words: string }>>(new Map());
  const timer = useRef(0);

  useEffect(() => {
    const before = known.current;
    let told: string | null = null;
    known.current = new Map(
      messages.map((item, index) => {
        const { id } = item.message;
        const was = before.get(id);
        if (was?.item === item) return [id, was];
        const words = beginningOf(id);
        const isTold = item.onlyForMe || index === messages.length - 1;
        if (was !== undefined && was.words !== words && isTold) told = words;
        return [id, { item, words }];
      }),
    );
    if (told === null) return;
    const sentence = told;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setNews(sentence), QUIET);
  }, [messages]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return news;
}

/** The first two paragraphs of a message on the page. */
function beginningOf(id: string): string {
  const content = document.querySelector(`#message-${id} .content`);
  const paragraphs = [...(content?.querySelectorAll('h2, p') ?? [])].slice(0, 2).map(({ textContent }) => textContent);
  return paragraphs.join(' ').slice(0, LONGEST);
}
