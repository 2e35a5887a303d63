/** Pictures that are patched again and again, beside the same pictures painted from nothing. */
import type { Engine, GameTypes, View } from '../../../src/engines/contract.ts';
import type { GamePictures, Picture, Screen } from '../../../src/render/contract.ts';
import { marked } from '../../../src/render/kit/changed.ts';
import { type Compositor, createCompositor, type Outline } from '../../../src/render/pipeline/compositor.ts';
import { breathe, pixelsOf } from './pictures.ts';
import { shownInGame } from './scenes.ts';

/** A picture that is patched again and again: what an encoder would have seen of it. */
function patchedSheet(compositor: Compositor, owner: string) {
  let before: Outline | null = null;
  let seen = Buffer.alloc(0);
  return {
    /** @returns the pixels so far, and how many were painted */
    show(picture: Picture): { readonly pixels: Buffer; readonly painted: number } {
      const isAlike = before?.width === picture.width && before.height === picture.height;
      if (!isAlike) seen = Buffer.alloc(picture.width * picture.height * 4);
      const { context, changed } = compositor.compose(picture, isAlike ? before : null, owner);
      for (const { x, y, width, height } of changed) {
        const part = context.getImageData(x, y, width, height).data;
        for (let row = 0; row < height; row++)
          seen.set(part.subarray(row * width * 4, (row + 1) * width * 4), ((y + row) * picture.width + x) * 4);
      }
      before = picture;
      return { pixels: seen, painted: changed.reduce((sum, box) => sum + box.width * box.height, 0) };
    },
  };
}

/** How many pixels of patched pictures differ from pictures painted from nothing, in a random game. */
export async function differences<G extends GameTypes>(
  engine: Engine<G>,
  { board }: Pick<GamePictures<G>, 'board'>,
  {
    seats,
    seed,
    stride,
    screen = 'desktop',
    options = [],
  }: {
    readonly seats: number;
    readonly seed: string;
    readonly stride: number;
    readonly screen?: Screen;
    readonly options?: readonly G['Option'][];
  },
) {
  const compositor = createCompositor();
  // Two viewers of one table take turns: they share kept layers, and each is patched from what it saw last.
  const sheets = [patchedSheet(compositor, 'table'), patchedSheet(compositor, 'table')];
  const result = { pictures: 0, wrong: 0, painted: 0, all: 0 };
  let before: View<G> | null = null;
  for (const [i, shown] of shownInGame(engine, seats, seed, options).entries()) {
    if (i % stride !== 0) continue;
    const { view } = shown;
    const scene = { ...shown.scene, screen };
    // Every third picture has marks.
    const changes = before === null || result.pictures % 3 > 0 ? [] : engine.changes(before, view);
    const { picture } = marked(board(view, scene), changes);
    const { pixels, painted } = sheets[result.pictures % 2]!.show(picture);
    const fresh = pixelsOf(marked(board(view, scene), changes).picture);
    before = view;
    result.wrong += differing(fresh, pixels);
    result.pictures++;
    result.painted += painted;
    result.all += picture.width * picture.height;
    await breathe();
  }
  return result;
}

/** How many pixels differ. */
function differing(a: Buffer, b: Buffer): number {
  if (a.equals(b)) return 0;
  let count = 0;
  for (let at = 0; at < a.length; at += 4) if (a.readUInt32LE(at) !== b.readUInt32LE(at)) count++;
  return count;
}
