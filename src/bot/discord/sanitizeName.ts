/** Longest name, in graphemes. */
const LONGEST_NAME = 24;
/** Most combining marks on one letter. */
const MOST_MARKS = 2;

/** Letters that are blank: fillers of Hangul and Braille. */
const BLANK = /[\u115F\u1160\u3164\uFFA0\u2800]/gu;
/** Control, format (including bidirectional), private, lone surrogate and unassigned characters; enclosing marks. */
const INVISIBLE = /[\p{C}\p{Me}]/gu;
/** Characters with a meaning in Discord's Markdown, mentions and links. */
const MARKUP = /[`*_~|<>[\]\\/@#]/gu;

/** Expensive to create; stateless. */
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A name that is safe in a message, a picture, an alt text and the log: at most 24 visible graphemes that format,
 * mention and link nothing. May be empty; the caller then names the seat instead.
 */
export function sanitizeName(raw: string): string {
  const plain = raw
    .normalize('NFC')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(BLANK, '')
    .replace(MARKUP, ' ')
    .replace(/ +/g, ' ');
  const short = [...GRAPHEMES.segment(limitMarks(plain).trim())]
    .slice(0, LONGEST_NAME)
    .map(({ segment }) => segment)
    .join('');
  // At the start of a line these begin headings, quotes and lists.
  return short
    .replace(/^[\s+.-]+/u, '')
    .replace(/^(\d+)[.)](?=\s|$)/u, '$1')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC');
}

/** Keeps at most two marks per letter and drops marks without a letter. */
const limitMarks = (text: string): string =>
  text.replace(/(^|[^\p{M}])(\p{M}+)/gu, (_, base: string, marks: string) =>
    base.trim() === '' ? base : base + [...marks].slice(0, MOST_MARKS).join(''),
  );
