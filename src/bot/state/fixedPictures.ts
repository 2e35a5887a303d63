import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../kernel/log.ts';
import type { Renderer } from '../../render/pipeline/renderer.ts';
import type { Locale } from '../../words/contract.ts';
import { describeError } from '../log.ts';

/** The banners of games: each is drawn once in a language and then kept, for all tables. */
export interface Banners {
  /**
   * The file; null when it cannot be drawn, or not within `patience` ms. Then it is drawn on or tried again, and is there
   * for a later message.
   */
  of(game: string, locale: Locale, patience: number): Promise<Uint8Array | null>;
}

export function createBanners(renderer: Pick<Renderer, 'render'>, log: Log): Banners {
  const files = new Map<string, Promise<Uint8Array | null>>();

  function draw(game: string, locale: Locale): Promise<Uint8Array | null> {
    const key = `${game} ${locale}`;
    const known = files.get(key);
    if (known !== undefined) return known;
    const coming = renderer.render({ kind: 'banner', game, locale }, 'panel').then(
      ({ bytes }) => bytes,
      (error: unknown) => {
        files.delete(key);
        log.warn({ error: describeError(error) }, 'drawing a banner failed');
        return null;
      },
    );
    files.set(key, coming);
    return coming;
  }

  return {
    async of(game, locale, patience) {
      const done = new AbortController();
      const late = wait(patience, null, { ref: false, signal: done.signal }).catch(() => null);
      try {
        return await Promise.race([draw(game, locale), late]);
      } finally {
        done.abort();
      }
    },
  };
}
