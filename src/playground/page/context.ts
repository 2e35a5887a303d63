import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PageAction, PageAnswer, PageState } from '../pageProtocol.ts';
import type { Words } from './words.ts';

/** A picture shown at full size. */
export interface Picture {
  readonly url: string;
  readonly alt: string;
}

/** What every part of the page may use. */
export interface Page {
  readonly state: PageState;
  readonly connected: boolean;
  readonly words: Words;
  /** The playground's time, ms since 1970. */
  readonly now: () => number;
  /** Does something as this member; what the stand-in refuses is told in the page, and answered too. */
  readonly perform: (action: PageAction) => Promise<PageAnswer>;
  /** Does again what led to an interaction; null when this page did not start it. */
  readonly retryOf: (interactionId: string) => (() => void) | null;
  readonly become: (userId: string) => void;
  readonly openPicture: (picture: Picture) => void;
  /** One column without lists, as on a phone. */
  readonly isPhone: boolean;
  /** Opens or folds the channel list; on a phone it takes the place of the messages. */
  readonly showList: (shown: boolean) => void;
  /** Opens or folds the playground's tools; in a small window they lie over the page. */
  readonly showTools: (shown: boolean) => void;
}

export const PageContext = createContext<Page | null>(null);

/** The page's means; only to be called below `App`. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage outside of App');
  return page;
}
