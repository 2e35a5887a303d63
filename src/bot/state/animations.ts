import { animationFile } from '../../render/animation/file.ts';
import type { TableOrder } from '../../render/pipeline/order.ts';
import type { Renderer } from '../../render/pipeline/renderer.ts';

/** Draws animations one after the other, and one at a time for each member, since each takes many pictures. */
export interface Animations {
  /**
   * The animation of these pictures, or of as many of them as fit into a file; null if the member is waiting for another
   * one.
   */
  start(user: string, pictures: readonly TableOrder[]): Animation | null;
}

export interface Animation {
  /** Where it is now; null while another is drawn. */
  progress(): { readonly drawn: number; readonly of: number } | null;
  readonly done: Promise<{ readonly bytes: Uint8Array; readonly frames: number }>;
}

/** How many frames an animation has, at most: a minute and a half. */
const MOST_FRAMES = 100;
/** How many bytes: a phone loads it while it begins to play. */
export const MOST_BYTES = 1_950_000;
/** For how long a frame is shown, and the last one, in ms. */
const SHOWN_FOR = 900;
const LAST_SHOWN_FOR = 6_000;
/** Of the frames that filled a file, how many are tried next: with longer gaps, more changes between two of them. */
const FEWER = 0.85;

/** @param mostBytes for tests */
export function createAnimations(renderer: Renderer, mostBytes: number = MOST_BYTES): Animations {
  const waiting = new Set<string>();
  let before: Promise<unknown> = Promise.resolve();
  let started = 0;

  /** The frames, or how many of them filled the file. */
  async function drawn(name: string, pictures: readonly TableOrder[], note: (drawn: number) => void) {
    const frames: Uint8Array[] = [];
    let bytes = 0;
    for (const [index, of] of pictures.entries()) {
      note(index);
      const isLast = index === pictures.length - 1;
      const shownFor = isLast ? LAST_SHOWN_FOR : SHOWN_FOR;
      const order = { kind: 'frame', game: of.game, of, animation: name, isFirst: index === 0, shownFor } as const;
      const frame = await renderer.render(order, 'frame');
      bytes += frame.bytes.length;
      if (bytes > mostBytes && frames.length > 0) return frames.length;
      frames.push(frame.bytes);
    }
    return frames;
  }

  return {
    start(user, pictures) {
      if (waiting.has(user)) return null;
      waiting.add(user);
      const name = String(started++);
      let progress: { readonly drawn: number; readonly of: number } | null = null;
      const make = async () => {
        for (let most = MOST_FRAMES; ; ) {
          const some = spread(pictures, most);
          const frames = await drawn(name, some, (count) => {
            progress = { drawn: count, of: some.length };
          });
          if (typeof frames !== 'number') return { bytes: animationFile(frames), frames: frames.length };
          most = Math.max(1, Math.floor(frames * FEWER));
        }
      };
      const done = before.then(make).finally(() => waiting.delete(user));
      before = done.catch(() => {}); // Whoever asked for it learns of a failure.
      return { done, progress: () => progress };
    },
  };
}

/** At most so many of these, at equal distances, among them the first and the last. */
export function spread<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  if (most === 1) return all.slice(-1);
  return Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]!); // Within them.
}
