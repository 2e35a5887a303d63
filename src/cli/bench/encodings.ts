import type { SKRSContext2D } from '@napi-rs/canvas';
import { pictures } from '../../render/games.ts';
import type { Box } from '../../render/kit/geometry.ts';
import { exactColors } from '../../render/kit/theme.ts';
import { type Compositor, createCompositor, type Outline, outlineOf } from '../../render/pipeline/compositor.ts';
import { createEncoder, type Encoder } from '../../render/png/encoder.ts';
import { type Palette, paletteOf } from '../../render/png/palette.ts';
import type { Latency } from './latency.ts';
import { recordedBoards } from './positions.ts';

/** Measured with at least this many tiles. */
const LARGE = 60;
const GAMES = 34;

interface Encodings {
  /** The library's own encoder, ours from scratch, and ours reusing bands of the previous picture. */
  readonly rows: readonly [Latency, Latency, Latency];
  /** Sizes of our files in bytes, and their fidelity as signal-to-noise ratio in decibels. */
  readonly bytes: readonly number[];
  readonly decibels: readonly number[];
}

/**
 * Compares ways to encode the same large boards as PNG files. They take turns, so that a busy machine slows all of them
 * alike. The time counts from the painted canvas.
 */
export async function encodings(now: () => number): Promise<Encodings> {
  const compositor = createCompositor();
  const palette = paletteOf(pictures.carcassonne.palette, exactColors(pictures.carcassonne.accent));
  const names = ["the library's own PNG", 'our PNG from nothing', 'our PNG, bands reused'] as const;
  const rows = names.map((name) => ({ name, samples: [] as number[] }));
  const bytes: number[] = [];
  const decibels: number[] = [];
  for await (const { context, changed, whole, encoder } of paintedBoards(compositor, palette)) {
    const ways = [
      () => context.canvas.toBuffer('image/png'),
      async () => {
        const fresh = createEncoder(whole.width, whole.height, palette);
        decibels.push(fresh.update(context, [whole]));
        bytes.push((await fresh.file()).length);
      },
      async () => {
        encoder.update(context, changed);
        await encoder.file();
      },
    ];
    for (const [i, encode] of ways.entries()) {
      const start = now();
      await encode();
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
  /** Where the board differs from the previous one, which the encoder has seen. */
  readonly changed: readonly Box[];
  readonly encoder: Encoder;
}

/** Boards of random games, each painted over the previous one. */
async function* paintedBoards(compositor: Compositor, palette: Palette): AsyncIterable<PaintedBoard> {
  for (let game = 0; game < GAMES; game++) {
    const orders = recordedBoards(`encodings/${game}`, LARGE);
    let last: { readonly outline: Outline; readonly encoder: Encoder } | null = null;
    for (const { view, scene } of orders) {
      const picture = pictures.carcassonne.board(view, scene);
      const { width, height } = picture;
      const { context, changed } = compositor.compose(picture, last?.outline ?? null, 'carcassonne');
      context.getImageData(0, 0, 1, 1); // Forces the library to finish drawing before the measurement.
      const whole = { x: 0, y: 0, width, height };
      const encoder: Encoder = last?.encoder ?? createEncoder(width, height, palette);
      if (last) yield { context, changed, whole, encoder };
      else {
        encoder.update(context, [whole]);
        await encoder.file();
      }
      last = { outline: outlineOf(picture), encoder };
    }
  }
}
