/** Cuts a text to at most `most` UTF-16 units, ending in an ellipsis if it was longer. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}

/** As many of these sentences as fit in `most` UTF-16 units, each complete, so that no name is cut. */
export function sentencesWithin(sentences: readonly string[], most: number, between = ' '): string {
  const whole = sentences.join(between);
  if (whole.length <= most) return whole;
  let [kept = '', ...others] = sentences;
  for (const next of others) {
    if (kept.length + between.length + next.length + 2 > most) break;
    kept += `${between}${next}`;
  }
  return shorten(`${kept} …`, most);
}

/**
 * A text of as many of these entries as fit into `most` UTF-16 units, each complete; what is left out is counted.
 *
 * @param textOf the text that lists some entries
 * @param more the entry in place of so many that are left out
 */
export function listWithin(
  textOf: (entries: readonly string[]) => string,
  entries: readonly string[],
  more: (left: number) => string,
  most: number,
): string {
  for (let kept = entries.length; kept > 0; kept--) {
    const left = entries.length - kept;
    const text = textOf([...entries.slice(0, kept), ...(left === 0 ? [] : [more(left)])]);
    if (text.length <= most) return text;
  }
  return shorten(textOf([more(entries.length)]), most);
}

/** Maximum length of a name, in graphemes; a giant counts as several. */
const LONGEST_NAME = 24;
/** Maximum number of combining marks on one letter. */
const MOST_MARKS = 2;

/** Letters that are blank: fillers of Hangul and Braille. */
const BLANK = /[\u115F\u1160\u3164\uFFA0\u2800]/gu;
/**
 * Control, format (including bidirectional), private, lone surrogate, and unassigned characters; enclosing marks. What joins
 * the parts of one emoji is matched with it.
 */
const EMOJI_OR_INVISIBLE = /(\p{RGI_Emoji})|[\p{C}\p{Me}]/gv;
/** Ligatures of Arabic letters, such as ﷺ, which is eighteen. Taken apart, they are as long as they look. */
const LIGATURES = /[\uFB50-\uFDFF\uFE70-\uFEFC]/gu;
/** Characters many times wider than others: ﷽, cuneiform, the longest dashes, and ornaments of a whole line. */
const GIANT = /[\uFDFD\u{12000}-\u{1254F}\uA9C1-\uA9CD\u2E3A\u2E3B\u0BF5-\u0BFA\u102A]/u;
/** As how many graphemes a giant counts. */
const GIANT_WIDTH = 6;

/** Characters with a meaning in Discord's Markdown, mentions, and links. */
const MARKUP = /[`*_~|<>[\]\\/@#]/gu;

/** Expensive to create; stateless. */
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A name that is safe in a message, a picture, an alt text, and the log: at most 24 visible graphemes that cannot
 * format, mention, or link. May be empty; the caller then names the seat instead.
 *
 * @param most graphemes
 */
export function sanitizeName(raw: string, most: number = LONGEST_NAME): string {
  const plain = raw
    .replace(LIGATURES, (one) => one.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(EMOJI_OR_INVISIBLE, '$1')
    .replace(BLANK, '')
    .replace(MARKUP, ' ')
    .replace(/ +/g, ' ');
  const short = firstOf(limitMarks(plain).trim(), most);
  // At the start of a line these begin headings, quotes, and lists.
  return short
    .replace(/^[\s+.-]+/u, '')
    .replace(/^(\d+)[.)](?=\s|$)/u, '$1')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC');
}

/** Letters that are written from right to left, such as Arabic and Hebrew. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A name for a sentence: if it is written from right to left, the figures beside it keep their places. */
export const isolatedName = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** The first graphemes of a text, as many as are no wider than `most` usual ones. */
export function firstOf(text: string, most: number): string {
  let [kept, width] = ['', 0];
  for (const { segment } of GRAPHEMES.segment(text)) {
    width += GIANT.test(segment) ? GIANT_WIDTH : 1;
    if (width > most) break;
    kept += segment;
  }
  return kept;
}

/** Keeps at most two marks per letter and drops marks without a letter. */
const limitMarks = (text: string): string =>
  text.replace(/(^|[^\p{M}])(\p{M}+)/gu, (_, base: string, marks: string) =>
    base.trim() === '' ? base : base + [...marks].slice(0, MOST_MARKS).join(''),
  );

/** A time as Discord's timestamps want it: Unix time in whole seconds. */
export const inSeconds = (ms: number): number => Math.floor(ms / 1000);
