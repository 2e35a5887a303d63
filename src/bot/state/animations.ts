import { animationFile } from '../../render/animation/file.ts';
import type { FrameOrder, PictureFile } from '../../render/pipeline/order.ts';
import type { Renderer } from '../../render/pipeline/renderer.ts';

/** Draws animations one after the other, and one at a time for each member, since each takes many pictures. */
export interface Animations {
  /**
   * The animation of these pictures, or of as many of them as fit into a file; null if the member is waiting for another
   * one.
   */
  start(user: string, pictures: readonly FramePictures[]): Animation | null;
  /** The bot is about to stop: whoever waits for an animation, or still asks for one, learns that none will come. */
  cutOff(): void;
}

/** What one frame shows. */
export type FramePictures = Pick<FrameOrder, 'of' | 'hand'>;

export interface Animation {
  /** How many others are drawn before it, and how many of its own frames are drawn. */
  progress(): { readonly before: number; readonly drawn: number; readonly of: number };
  readonly done: Promise<{ readonly bytes: Uint8Array; readonly frames: number }>;
  /** Settles when the bot is about to stop before it is done. */
  readonly cutOff: Promise<'cutOff'>;
  /** Nobody waits for it any more: it is not drawn to its end, and the member may ask for another one. */
  drop(): void;
}

/** How many frames an animation has, at most: a minute and a half. */
const MOST_FRAMES = 100;
/** How many bytes: a phone loads it while it begins to play. */
const MOST_BYTES = 1_950_000;
/** For how long a frame is shown, and the last one, in ms. */
const SHOWN_FOR = 900;
const LAST_SHOWN_FOR = 6_000;
/** Of the frames that filled a file, how many are tried next: with longer gaps, more changes between two of them. */
const FEWER = 0.85;
/** The bytes of a file around its frames. */
const AROUND = animationFile(1, 1, []).length;

/** @param mostBytes for tests */
export function createAnimations(renderer: Renderer, mostBytes: number = MOST_BYTES): Animations {
  const waiting = new Map<string, { readonly animation: Animation; readonly cut: () => void }>();
  let before: Promise<unknown> = Promise.resolve();
  let [started, ended] = [0, 0];
  let isStopping = false;

  /** The frames, or how many of them filled the file. */
  async function drawn(
    name: string,
    pictures: readonly FramePictures[],
    note: (drawn: number) => void,
  ): Promise<readonly PictureFile[] | number> {
    const frames: PictureFile[] = [];
    let bytes = AROUND;
    for (const [index, shown] of pictures.entries()) {
      note(index);
      const isLast = index === pictures.length - 1;
      const shownFor = isLast ? LAST_SHOWN_FOR : SHOWN_FOR;
      const { game } = shown.of;
      const order = {
        kind: 'frame',
        game,
        ...shown,
        animation: name,
        isWhole: index === 0 || isLast,
        shownFor,
      } as const;
      const frame = await renderer.render(order, 'frame');
      bytes += frame.bytes.length;
      if (bytes > mostBytes && frames.length > 0) return frames.length;
      frames.push(frame);
    }
    return frames;
  }

  return {
    start(user, pictures) {
      if (waiting.has(user)) return null;
      const number = started++;
      let progress = { drawn: 0, of: Math.min(pictures.length, MOST_FRAMES) };
      let isDropped = false;
      const make = async () => {
        for (let most = MOST_FRAMES; ; ) {
          const some = spread(pictures, most);
          const frames = await drawn(String(number), some, (count) => {
            if (isDropped) throw new Error('nobody waits for the animation');
            progress = { drawn: count, of: some.length };
          });
          if (typeof frames !== 'number') {
            const { width, height } = frames[0]!; // There is a picture at least.
            const chunks = frames.map(({ bytes }) => bytes);
            return { bytes: animationFile(width, height, chunks), frames: frames.length };
          }
          // The first and the last board, as long as there is room for two.
          most = most > 2 ? Math.max(2, Math.floor(frames * FEWER)) : 1;
        }
      };
      const leave = () => {
        if (waiting.get(user)?.animation === animation) waiting.delete(user);
      };
      const { promise: cutOff, resolve } = Promise.withResolvers<'cutOff'>();
      const animation: Animation = {
        cutOff,
        progress: () => ({ before: number - ended, ...progress }),
        done: before.then(make).finally(() => {
          ended++;
          leave();
        }),
        drop() {
          isDropped = true;
          leave();
        },
      };
      if (isStopping) resolve('cutOff');
      waiting.set(user, { animation, cut: () => resolve('cutOff') });
      before = animation.done.catch(() => {}); // Whoever asked for it learns of a failure.
      return animation;
    },
    cutOff() {
      isStopping = true;
      for (const { cut } of waiting.values()) cut();
    },
  };
}

/** At most so many of these, at equal distances, among them the first and the last. */
export function spread<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  if (most === 1) return all.slice(-1);
  return Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]!); // Within them.
}
