/**
 * Answers of the network before Discord (Cloudflare): a page for people instead of JSON. They say nothing about what the bot
 * may do. `retryAfter` is in seconds; null for none.
 */
export const PAGES = {
  /** Comes at times, to healthy bots too. */
  forbiddenPage: { status: 403, retryAfter: null },
  /** The address is banned for a while, after too many refused requests: also those of others that share it. */
  banPage: { status: 429, retryAfter: 900 },
} as const;

export type PageName = keyof typeof PAGES;

/** A request that never reached Discord's API. */
export class NetworkPage extends Error {
  readonly page: PageName;
  readonly html = '<!doctype html><title>Access denied</title><h1>Access denied</h1>';

  constructor(page: PageName) {
    super(page);
    this.page = page;
  }
}

/** Whether the text is the name of a page. */
export function isPageName(text: string): text is PageName {
  return Object.hasOwn(PAGES, text);
}
