import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Locale } from '../../words/contract.ts';
import { createLruCache } from './caches.ts';
import { font } from './fonts.ts';
import { isolated } from './page.ts';
import { color } from './theme.ts';

interface TextStyle {
  readonly size: number;
  readonly weight?: 400 | 700;
  readonly fill?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** In pixels; a wider text is cut off with an ellipsis. */
  readonly fit?: number;
}

/** Writes one line; y is its middle, in pixels. */
export function write(context: SKRSContext2D, text: string, x: number, y: number, style: TextStyle): void {
  isolated(context, () => {
    context.font = font(style.size, style.weight ?? 400, text);
    context.fillStyle = style.fill ?? color.ink;
    context.textAlign = style.align ?? 'left';
    context.textBaseline = 'middle';
    context.fillText(style.fit === undefined ? text : fitted(context, text, style.fit), x, y);
  });
}

function fitted(context: SKRSContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && context.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}

/**
 * Breaks a text into lines. The last line can be too wide; `writeLines` cuts it off with an ellipsis.
 *
 * @param width the maximum width of a line, in pixels
 * @param size the type size, in pixels
 * @param most the maximum number of lines
 */
export function wrapLines(
  context: SKRSContext2D,
  text: string,
  locale: Locale,
  width: number,
  size: number,
  most: number,
): readonly string[] {
  context.save();
  context.font = font(size, 400, text);
  const segments = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
  const words = segments.reduce<readonly string[]>(withTails, []);
  const lines: string[] = [];
  let line = '';
  words.forEach((word) => {
    const isLast = lines.length === most - 1;
    if (!isLast && line.trim() !== '' && context.measureText((line + word).trim()).width > width) {
      lines.push(line.trim());
      line = '';
    }
    line += word;
  });
  context.restore();
  return line.trim() === '' ? lines : [...lines, line.trim()];
}

/** The longest run of characters that is kept together. */
const LONGEST_RUN = 12;

/**
 * Joins segments that must stay on one line: punctuation with the word before it, the hiragana endings and particles of
 * a Japanese word, a counter with its number (`3軒`), and what is in brackets, such as `(−5, −6)`.
 */
const withTails = (words: readonly string[], next: string): readonly string[] => {
  const last = words.at(-1);
  const isEnding = /^\p{Script=Hiragana}+$/u.test(next) && /\S$/.test(last ?? '');
  const isInBrackets = /\([^)]*$/.test(last ?? '');
  const isCounter = /\d$/.test(last ?? '') && /^\p{Script=Han}/u.test(next);
  const isKept = (isEnding || isInBrackets || isCounter) && `${last}${next}`.length <= LONGEST_RUN;
  const isTail = /^[\p{Po}\p{Pe}\p{Pf}]+$/u.test(next);
  return last !== undefined && (isTail || isKept) ? words.with(-1, last + next) : [...words, next];
};

/** Like `wrapLines`, but with lines of similar length, so that no word is alone on the last one. */
export function wrapBalanced(
  context: SKRSContext2D,
  text: string,
  locale: Locale,
  width: number,
  size: number,
  most: number,
): readonly string[] {
  const broken = (room: number) => wrapLines(context, text, locale, room, size, most);
  const lines = broken(width);
  let best = lines;
  for (let room = width - 10; lines.length > 1 && room > width / 2; room -= 10) {
    const next = broken(room);
    // The last line takes whatever remains; it must not become longer than the others.
    if (next.length > lines.length || (next.at(-1) ?? '').length > (next[0] ?? '').length + 2) break;
    best = next;
  }
  return best;
}

/** Writes lines below one another; returns the y below them, in pixels. */
export function writeLines(
  context: SKRSContext2D,
  lines: readonly string[],
  {
    x,
    y,
    width,
    size,
    fill,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly size: number; readonly fill: string },
): number {
  const height = Math.round(size * 1.32);
  lines.forEach((line, i) => {
    write(context, line, x, y + (i + 0.5) * height, { size, fill, fit: width });
  });
  return y + lines.length * height;
}

/** A sentence whose names are cut, the longest first, until it fits; its other words stay whole. */
export function shortenNames(
  context: SKRSContext2D,
  names: readonly string[],
  sentence: (names: readonly string[]) => string,
  { size, fit }: { readonly size: number; readonly fit: number },
): string {
  context.font = font(size, 700, names.join(''));
  const letters = names.map((name) => [...name]);
  const written = () =>
    letters.map((rest, i) => (rest.length < [...names[i]!].length ? `${rest.join('').trimEnd()}…` : names[i]!));
  const longest = () => letters.reduce((most, rest) => (rest.length > most.length ? rest : most), []);
  while (context.measureText(sentence(written())).width > fit && longest().length > 1) longest().pop();
  return sentence(written());
}

/** Caches measured texts: setting a font takes longer than drawing most texts. */
const MOST_MEASURED = 4096;
const measured = createLruCache<number>(MOST_MEASURED, () => 1);

/** The width of a line, in pixels. */
export function widthOf(context: SKRSContext2D, text: string, size: number, weight: 400 | 700 = 400): number {
  const key = `${size} ${weight} ${text}`;
  const known = measured.get(key);
  if (known !== undefined) return known;
  let width = 0;
  isolated(context, () => {
    context.font = font(size, weight, text);
    width = context.measureText(text).width;
  });
  measured.set(key, width);
  return width;
}

const ruler = createCanvas(1, 1).getContext('2d');

/** The same where nothing is painted yet. */
export const textWidth = (text: string, size: number, weight: 400 | 700 = 400): number =>
  widthOf(ruler, text, size, weight);

/** The narrowest letters before a text is cut, as a share of their width. */
export const NARROWEST = 0.8;

/**
 * Writes one line in the first size in which it fits. If it fits in none, it is written in the last size with narrower
 * letters, and cut off only if that is not enough. y is its middle.
 *
 * @param sizes in pixels, from the preferred to the smallest legible one
 */
export function writeNarrowed(
  context: SKRSContext2D,
  text: string,
  x: number,
  y: number,
  {
    sizes,
    width,
    ...style
  }: Omit<TextStyle, 'size' | 'fit'> & { readonly sizes: readonly number[]; readonly width: number },
): void {
  const fits = (size: number) => widthOf(context, text, size, style.weight) <= width;
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 22;
  const share = width / widthOf(context, text, size, style.weight);
  if (share >= 1) {
    write(context, text, x, y, { ...style, size });
    return;
  }
  const narrowed = Math.max(NARROWEST, share);
  isolated(context, () => {
    context.translate(x, y);
    context.scale(narrowed, 1);
    write(context, text, 0, 0, { ...style, size, ...(share < NARROWEST ? { fit: width / narrowed } : {}) });
  });
}

/** From one line of a name to the next, as a share of the type size. */
const NAME_LEADING = 1.08;

/**
 * Writes a player's name on one line if it fits in one of the sizes, otherwise on two lines in the last size. It is
 * broken at a space or, failing that, between any two letters, and narrowed or cut off only if two lines are not
 * enough. y is the middle of the whole name.
 */
export function writeName(
  context: SKRSContext2D,
  name: string,
  x: number,
  y: number,
  { sizes, ...style }: Omit<TextStyle, 'size' | 'fit'> & { readonly sizes: readonly number[]; readonly width: number },
): void {
  const { width, weight } = style;
  const smallest = sizes.at(-1) ?? 22;
  const fits = sizes.some((size) => widthOf(context, name, size, weight) <= width);
  const [first, second] = fits
    ? [name]
    : halved(name, (text) => widthOf(context, text, smallest, weight) * NARROWEST <= width);
  if (first === undefined || second === undefined || second === '') {
    writeNarrowed(context, name, x, y, { ...style, sizes });
    return;
  }
  const half = Math.round((smallest * NAME_LEADING) / 2);
  writeNarrowed(context, first, x, y - half, { ...style, sizes: [smallest] });
  writeNarrowed(context, second, x, y + half, { ...style, sizes: [smallest] });
}

/** Breaks a name into two lines: at the last space before which it fits, otherwise after the last letter that fits. */
function halved(name: string, hasRoom: (text: string) => boolean): readonly [string, string] {
  const letters = [...name];
  const breaks = letters.map((_, i) => i + 1).filter((i) => hasRoom(letters.slice(0, i).join('').trimEnd()));
  const at = breaks.findLast((i) => letters[i - 1] === ' ') ?? breaks.at(-1) ?? 1;
  return [letters.slice(0, at).join('').trimEnd(), letters.slice(at).join('').trimStart()];
}
