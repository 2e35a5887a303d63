import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../kernel/log.ts';
import type { BannerOrder, SheetOrder } from '../../render/pipeline/order.ts';
import type { Renderer } from '../../render/pipeline/renderer.ts';
import { describeError } from '../log.ts';

/** A picture of a game that does not depend on a table. */
type FixedOrder = BannerOrder | (SheetOrder & { readonly view: null });

/** Pictures that are the same at all tables: each is drawn once per language and then kept. */
export interface FixedPictures {
  /**
   * The file; null if it cannot be drawn, or not within `patience` ms. Drawing then continues, or is tried again, so
   * that a later message has it.
   */
  of(order: FixedOrder, patience: number): Promise<Uint8Array | null>;
}

export function createFixedPictures(renderer: Pick<Renderer, 'render'>, log: Log): FixedPictures {
  const files = new Map<string, Promise<Uint8Array | null>>();

  function draw(order: FixedOrder): Promise<Uint8Array | null> {
    const own = order.kind === 'sheet' ? [order.sheet, order.screen] : [];
    const key = [order.kind, order.game, order.locale, ...own].join(' ');
    const known = files.get(key);
    if (known !== undefined) return known;
    const coming = renderer.render(order, 'panel').then(
      ({ bytes }) => bytes,
      (error: unknown) => {
        files.delete(key);
        log.warn({ error: describeError(error) }, 'drawing a picture of a game failed');
        return null;
      },
    );
    files.set(key, coming);
    return coming;
  }

  return {
    async of(order, patience) {
      const done = new AbortController();
      const late = wait(patience, null, { ref: false, signal: done.signal }).catch(() => null);
      try {
        return await Promise.race([draw(order), late]);
      } finally {
        done.abort();
      }
    },
  };
}
