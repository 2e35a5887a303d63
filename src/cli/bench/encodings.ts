import type { SKRSContext2D } from '@napi-rs/canvas';
import { worded } from '../../render/contract.ts';
import type { Box } from '../../render/kit/geometry.ts';
import { exactColors } from '../../render/kit/theme.ts';
import { type Compositor, createCompositor, type Outline, outlineOf } from '../../render/pipeline/compositor.ts';
import { createEncoder, type Encoder } from '../../render/png/encoder.ts';
import { type Palette, paletteOf } from '../../render/png/palette.ts';
import type { Latency } from './latency.ts';
import { type MeasuredGame, recordedBoards } from './positions.ts';

/** Number of boards, each encoded in every way. */
const BOARDS = 500;

interface Encodings {
  /** The library's own encoder, ours from scratch, and ours reusing bands of the previous picture. */
  readonly rows: readonly [Latency, Latency, Latency];
  /** Sizes of our files in bytes, and their fidelity as signal-to-noise ratio in decibels. */
  readonly bytes: readonly number[];
  readonly decibels: readonly number[];
}

/**
 * Ways to make a PNG file of the same late boards, alternating, so that a busy machine slows all of them alike.
 * Measuring starts with the painted canvas.
 */
export async function encodings(game: MeasuredGame, now: () => number): Promise<Encodings> {
  const compositor = createCompositor();
  const palette = paletteOf(game.pictures.palette, exactColors(game.pictures.accent));
  const names = ["the library's own PNG", 'our PNG from nothing', 'our PNG, bands reused'] as const;
  const rows = names.map((name) => ({ name, samples: [] as number[] }));
  const bytes: number[] = [];
  const decibels: number[] = [];
  for await (const { context, changed, whole, encoder } of paintedBoards(game, compositor, palette)) {
    const ways = [
      () => context.canvas.toBuffer('image/png'),
      () => {
        const fresh = createEncoder(whole.width, whole.height, palette);
        decibels.push(fresh.update(context, [whole]));
        bytes.push(fresh.file().length);
      },
      () => {
        encoder.update(context, changed);
        encoder.file();
      },
    ];
    for (const [i, encode] of ways.entries()) {
      const start = now();
      encode();
      rows[i]!.samples.push(now() - start);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  const [library, fresh, reused] = rows;
  return { rows: [library!, fresh!, reused!], bytes, decibels };
}

interface PaintedBoard {
  readonly context: SKRSContext2D;
  readonly whole: Box;
  /** Where the board differs from the previous one, which the encoder knows. */
  readonly changed: readonly Box[];
  readonly encoder: Encoder;
}

/** Boards of random games, each painted over the previous one. */
async function* paintedBoards(
  game: MeasuredGame,
  compositor: Compositor,
  palette: Palette,
): AsyncIterable<PaintedBoard> {
  let shown = 0;
  for (let number = 0; ; number++) {
    const orders = recordedBoards(game, `encodings/${number}`);
    let last: { readonly outline: Outline; readonly encoder: Encoder } | null = null;
    for (const { view, scene } of orders) {
      const picture = game.pictures.board(view, worded(scene));
      const { width, height } = picture;
      // A board of another size is painted and encoded from scratch.
      if (last?.outline.width !== width || last.outline.height !== height) last = null;
      const { context, changed } = compositor.compose(picture, last?.outline ?? null, game.id);
      context.getImageData(0, 0, 1, 1); // The library draws lazily: force it to finish before measuring.
      const whole = { x: 0, y: 0, width, height };
      const encoder: Encoder = last?.encoder ?? createEncoder(width, height, palette);
      if (last) {
        if (shown++ >= BOARDS) return;
        yield { context, changed, whole, encoder };
      } else {
        encoder.update(context, [whole]);
        encoder.file();
      }
      last = { outline: outlineOf(picture), encoder };
    }
  }
}
