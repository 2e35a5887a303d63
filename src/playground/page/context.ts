import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PageAction, PageAnswer, PageState } from '../pageProtocol.ts';
import type { Words } from './words.ts';

/** A picture shown at full size. */
export interface Picture {
  readonly url: string;
  readonly alt: string;
}

/** What every component of the page can use. */
export interface Page {
  readonly state: PageState;
  readonly connected: boolean;
  readonly words: Words;
  /** The playground's time, as Unix time in milliseconds. */
  readonly now: () => number;
  /** Performs an action as this member. A refusal is both shown on the page and returned. */
  readonly perform: (action: PageAction) => Promise<PageAnswer>;
  /** Returns a function that repeats the action behind an interaction; null when another page started it. */
  readonly retryOf: (interactionId: string) => (() => void) | null;
  readonly become: (userId: string) => void;
  readonly openPicture: (picture: Picture) => void;
  /** Whether the page shows one column without lists, as on a phone. */
  readonly isPhone: boolean;
  /** Shows or hides the channel list; on a phone it replaces the messages. */
  readonly showList: (shown: boolean) => void;
  /** Shows or hides the playground's tools; in a small window they cover the page. */
  readonly showTools: (shown: boolean) => void;
}

export const PageContext = createContext<Page | null>(null);

/** The page's state and actions. Throws outside `App`. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage outside of App');
  return page;
}
