import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Locale } from '../../words/contract.ts';
import { isolated, type TextStyle, write } from './canvas.ts';
import { font } from './fonts.ts';
import { createLruCache } from './lruCache.ts';

/**
 * Breaks a text into lines that are no wider than so many pixels; what does not fit into the number of lines is cut
 * with an ellipsis where it is written.
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
  context.font = font(size);
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

/** Longest run of signs that is kept together. */
const LONGEST_RUN = 12;

/**
 * Full stops, commas and closing brackets never begin a line: they go where their word goes. So do the particles and
 * endings of a Japanese word, which are written in hiragana, what is counted (`3軒`), and what stands in brackets, such as
 * `(−5, −6)`.
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

/** As `linesOf`, but with lines about as long as each other, so that no word stands alone on the last one. */
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
    // The last line takes all that is left over: it must not grow beyond the others.
    if (next.length > lines.length || (next.at(-1) ?? '').length > (next[0] ?? '').length + 2) break;
    best = next;
  }
  return best;
}

/** Writes lines below one another and gives the y below them. */
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

/** A sentence with names that are cut, the longest first, until it has room; its other words stay whole. */
export function shortenNames(
  context: SKRSContext2D,
  names: readonly string[],
  sentence: (names: readonly string[]) => string,
  { size, fit }: { readonly size: number; readonly fit: number },
): string {
  context.font = font(size, 700);
  const letters = names.map((name) => [...name]);
  const written = () =>
    letters.map((rest, i) => (rest.length < [...names[i]!].length ? `${rest.join('').trimEnd()}…` : names[i]!));
  const longest = () => letters.reduce((most, rest) => (rest.length > most.length ? rest : most), []);
  while (context.measureText(sentence(written())).width > fit && longest().length > 1) longest().pop();
  return sentence(written());
}

/** Texts that have been measured: setting a font takes longer than drawing most of them. */
const MOST_MEASURED = 4096;
const measured = createLruCache<number>(MOST_MEASURED, () => 1);

/** The width of a line, in pixels. */
export function widthOf(context: SKRSContext2D, text: string, size: number, weight: 400 | 700 = 400): number {
  const key = `${size} ${weight} ${text}`;
  const known = measured.get(key);
  if (known !== undefined) return known;
  let width = 0;
  isolated(context, () => {
    context.font = font(size, weight);
    width = context.measureText(text).width;
  });
  measured.set(key, width);
  return width;
}

/** How far letters are narrowed before a text is cut. */
const NARROWEST = 0.8;

/**
 * Writes one line in the first of these sizes in which it fits; if it fits in none, in the last, its letters narrowed,
 * and only then cut. y is its middle.
 *
 * @param sizes from the best to the smallest that can be read
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

/** From one line of a name to the next, in shares of the size of its letters. */
const NAME_LEADING = 1.08;

/**
 * Writes a player's name in one line where it fits in one of these sizes; else in two lines of the last size, broken at a
 * blank or, where that does not do, between any letters; narrowed, and cut only where two lines are not enough. y is the
 * middle of all.
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
  if (first === undefined || second === undefined) {
    writeNarrowed(context, name, x, y, { ...style, sizes });
    return;
  }
  const half = Math.round((smallest * NAME_LEADING) / 2);
  writeNarrowed(context, first, x, y - half, { ...style, sizes: [smallest] });
  writeNarrowed(context, second, x, y + half, { ...style, sizes: [smallest] });
}

/** A name as two lines: at the last blank before which it has room, else behind the last letter that has. */
function halved(name: string, hasRoom: (text: string) => boolean): readonly [string, string] {
  const letters = [...name];
  const breaks = letters.map((_, i) => i + 1).filter((i) => hasRoom(letters.slice(0, i).join('').trimEnd()));
  const at = breaks.findLast((i) => letters[i - 1] === ' ') ?? breaks.at(-1) ?? 1;
  return [letters.slice(0, at).join('').trimEnd(), letters.slice(at).join('').trimStart()];
}
