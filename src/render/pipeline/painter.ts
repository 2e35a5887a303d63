import { wordsIn } from '../../words/words.ts';
import { animationSize, createFrames } from '../animation/frames.ts';
import { type AnnouncementScene, type GamePictures, type Ordered, type Picture, worded } from '../contract.ts';
import { createLruCache } from '../kit/caches.ts';
import { marked } from '../kit/changed.ts';
import { drawableName } from '../kit/seats.ts';
import { exactColors } from '../kit/theme.ts';
import { createEncoder, type Encoder } from '../png/encoder.ts';
import { colorsFor, countPixels, emptyHistogram, type Palette, paletteOf } from '../png/palette.ts';
import { leaderboardPicture } from '../results/leaderboard.ts';
import { statsPicture } from '../results/stats/index.ts';
import { type Compositor, changedArea, createCompositor, isSameSize, type Outline, outlineOf } from './compositor.ts';
import {
  type AnnouncementOrder,
  type FrameOrder,
  isOfTable,
  type PictureFile,
  type PictureOrder,
  type SheetOrder,
  type TableOrder,
} from './order.ts';

/** Makes picture files; it owns everything that is kept from one picture to the next. */
interface Painter {
  /** @throws if the game has no such picture, or if drawing it fails */
  paint(order: PictureOrder): PictureFile;
  /** Prepares a game, so that its first picture is faster. */
  prepare(game: string): void;
}

/** The pictures of each game, by its id. */
export interface Pictures {
  readonly [game: string]: GamePictures;
}

/** An order of a picture that is a file by itself. */
type FileOrder = Exclude<PictureOrder, FrameOrder>;

/** The last picture of a series. */
interface Last {
  readonly outline: Outline;
  readonly encoder: Encoder;
}

/** In decibels of signal to noise: below this, a palette does not suit a picture. */
const POOR = 36;
/**
 * Memory for the last pictures: about 90 series of large boards, compressed. Each thread has those of its tables: the
 * public boards, and one for each member who looks at a panel.
 */
const MOST_BYTES = 16 * 1024 * 1024;
/** Going on from another series means to uncompress it: it pays if it leaves less than this share to be painted. */
const NEARER = 0.6;
/** How many of them are kept uncompressed, ready to be patched. */
const MOST_AWAKE = 2;

export function createPainter(pictures: Pictures): Painter {
  const compositor = createCompositor();
  const series = createLruCache<Last>(MOST_BYTES, ({ encoder }) => encoder.size());
  const awake = createLruCache<Encoder>(
    MOST_AWAKE,
    () => 1,
    (encoder) => encoder.rest(),
  );
  const palettes = new Map<string, Palette>();
  const frames = createFrames();

  function paletteFor(game: string, { palette: colors, accent }: GamePictures): Palette {
    const known = palettes.get(game);
    if (known) return known;
    const palette = paletteOf(colors, exactColors(accent));
    palettes.set(game, palette);
    return palette;
  }

  /** The file of a picture, made by changing the last one of its series; null if that is not possible. */
  function patched(picture: Picture, order: FileOrder): Uint8Array<ArrayBuffer> | null {
    const name = seriesOf(order);
    const last = nearestLast(picture, [series.get(name), publicLast(order)]);
    if (last === null) return null;
    series.delete(name); // Put back when done: after an error, a half-changed picture must not be patched.
    const { context, changed } = compositor.compose(picture, last.outline, order.game);
    if (last.encoder.update(context, changed) < POOR) return null;
    return keep(name, picture, last.encoder);
  }

  /**
   * What a member's look at a board can begin with: the table's last public board, which is mostly the same. Never the
   * other way round, or the time that a public board takes would depend on what a member has looked at.
   */
  function publicLast(order: FileOrder): Last | undefined {
    if (order.kind !== 'board' || order.viewer === 'table') return;
    const last = series.get(seriesOf({ ...order, viewer: 'table' }));
    return last && { outline: last.outline, encoder: last.encoder.copy() };
  }

  /** The one from which the picture differs least; of two that are about as near, the first. Null if none has its size. */
  function nearestLast(picture: Picture, all: readonly (Last | undefined)[]): Last | null {
    const fitting = all.filter((last) => last !== undefined && isSameSize(last.outline, picture));
    const [first = null, second] = fitting;
    if (first === null || second === undefined) return first ?? null;
    const areas = [first, second].map(({ outline }) => changedArea(outline, picture));
    return areas[1]! < areas[0]! * NEARER ? second : first;
  }

  /**
   * The file, painted from scratch: with the game's palette, otherwise with one for this picture, otherwise with all
   * its colors. A banner is unlike the game's other pictures, and is drawn once, so it has its own palette.
   */
  function whole(picture: Picture, order: FileOrder, game: GamePictures): Uint8Array<ArrayBuffer> {
    const common = paletteFor(order.game, game);
    const { context, changed } = compositor.compose(picture, null, order.game);
    const own = () => {
      const exact = exactColors(game.accent);
      return paletteOf(sampleColors([picture], compositor, order.game, exact), exact);
    };
    for (const palette of order.kind === 'banner' ? [own] : [() => common, own]) {
      const encoder = createEncoder(picture.width, picture.height, palette());
      if (encoder.update(context, changed) >= POOR) return keep(seriesOf(order), picture, encoder);
    }
    return Uint8Array.from(context.canvas.encodeSync('png')); // Slow and large, but exact.
  }

  function keep(name: string, picture: Picture, encoder: Encoder): Uint8Array<ArrayBuffer> {
    const bytes = encoder.file();
    series.set(name, { outline: outlineOf(picture), encoder });
    awake.set(name, encoder);
    return bytes;
  }

  function picturesOf(game: string): GamePictures {
    const known = Object.hasOwn(pictures, game) ? pictures[game] : undefined;
    if (!known) throw new Error(`there are no pictures for ${game}`);
    return known;
  }

  function frameOf(order: FrameOrder, game: GamePictures): PictureFile {
    const { of, hand, animation, isWhole, shownFor } = order;
    const drawn = (shown: TableOrder) => compositor.compose(pictureOf(game, shown), null, order.game).context.canvas;
    const shown = { board: () => drawn(of), hand: hand && (() => drawn(hand)) };
    return { bytes: frames.frame(shown, animation, isWhole, shownFor), ...animationSize(hand !== null) };
  }

  return {
    paint(order) {
      const game = picturesOf(order.game);
      if (order.kind === 'frame') return frameOf(order, game);
      const { picture, changes } = marked(pictureOf(game, order), isOfTable(order) ? (order.scene.changed ?? []) : []);
      const bytes = patched(picture, order) ?? whole(picture, order, game);
      const file = { bytes, width: picture.width, height: picture.height };
      return changes.length === 0 ? file : { ...file, marked: changes };
    },
    prepare: (game) => void paletteFor(game, picturesOf(game)),
  };
}

function pictureOf(game: GamePictures, order: FileOrder): Picture {
  switch (order.kind) {
    case 'banner':
      return game.banner(wordsIn(order.locale));
    case 'sheet':
      return sheetOf(game, order);
    case 'board':
      return game.board(order.view, drawable(order.scene));
    case 'hand':
      if (game.hand === null) throw new Error(`${order.game} has no picture of a hand`);
      return game.hand.picture(order.view, drawable(order.scene));
    case 'announcement':
      return announcementOf(game, order);
    case 'leaderboard':
      return leaderboardPicture(worded(order.scene), game.accent);
    case 'stats':
      return statsPicture(worded(order.scene), game.accent);
  }
}

function sheetOf(game: GamePictures, order: SheetOrder): Picture {
  const sheet = Object.hasOwn(game.sheets, order.sheet) ? game.sheets[order.sheet] : undefined;
  if (!sheet) throw new Error(`${order.game} has no sheet ${JSON.stringify(order.sheet)}`);
  return sheet.picture(wordsIn(order.locale), order.view, order.screen, order.options ?? []);
}

function announcementOf(game: GamePictures, order: AnnouncementOrder): Picture {
  const { announcements = {} } = game;
  const known = Object.hasOwn(announcements, order.announcement) ? announcements[order.announcement] : undefined;
  if (!known) throw new Error(`${order.game} has no announcement ${JSON.stringify(order.announcement)}`);
  return known.picture(order.sights, drawable(order.scene));
}

/** The scene with its words, and with names reduced to what our fonts can draw. */
function drawable<S extends Ordered<AnnouncementScene>>(ordered: S) {
  const scene = worded(ordered);
  return { ...scene, names: ordered.names.map((name, seat) => drawableName(name, seat, scene.words)) };
}

/**
 * The colors that suit these pictures of a game best, besides those that are exact.
 *
 * @param exact as `#RRGGBB`; see `exactColors`
 */
export function sampleColors(
  samples: readonly Picture[],
  compositor: Compositor,
  game: string,
  exact: readonly string[],
): readonly string[] {
  const histogram = emptyHistogram();
  for (const sample of samples) {
    const { context } = compositor.compose(sample, null, game);
    countPixels(histogram, context.getImageData(0, 0, sample.width, sample.height).data);
  }
  return colorsFor(histogram, exact);
}

/** The series of a picture: successive pictures of a series differ little. */
function seriesOf(order: FileOrder): string {
  switch (order.kind) {
    case 'banner':
      return `banner ${order.game} ${order.locale}`;
    case 'sheet':
      return `sheet ${order.game} ${order.sheet} ${order.locale} ${order.screen}`;
    case 'announcement':
      return `announcement ${order.game} ${order.announcement} ${order.scene.locale} ${order.scene.screen}`;
    case 'leaderboard':
    case 'stats':
      return `${order.kind} ${order.game} ${order.scene.locale} ${order.scene.screen}`;
    case 'board':
    case 'hand':
      return [
        ...[order.kind, order.game, order.table, order.viewer, order.scene.screen],
        ...(order.scene.zoom === null ? [] : ['closer']),
      ].join(' ');
  }
}
