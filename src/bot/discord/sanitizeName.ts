/** Most characters of a name, as people count them. */
const LONGEST_NAME = 24;
const MOST_MARKS = 2;

/** Letters that look like nothing: fillers of Hangul and Braille. */
const BLANK = /[\u115F\u1160\u3164\uFFA0\u2800]/gu;
/** Control, format (also bidirectional), private, lone surrogate and unassigned characters; marks that enclose. */
const INVISIBLE = /[\p{C}\p{Me}]/gu;
/** What means something in Discord's Markdown, mentions and links. */
const MARKUP = /[`*_~|<>[\]\\/@#]/gu;

/** Dear to make, and without a memory of its own. */
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A name as it may stand in a message, a picture, an alt text or the log: at most 24 characters that can be seen, none
 * of which format, mention or link anything. May be empty: then the caller names the seat.
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
  // Headings, quotes and lists begin with these where a name begins a line.
  return short
    .replace(/^[\s+.-]+/u, '')
    .replace(/^(\d+)[.)](?=\s|$)/u, '$1')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC');
}

/** At most two marks on a letter; marks at the beginning, with no letter to stand on, are dropped. */
const limitMarks = (text: string): string =>
  text.replace(/(^|[^\p{M}])(\p{M}+)/gu, (_, base: string, marks: string) =>
    base.trim() === '' ? base : base + [...marks].slice(0, MOST_MARKS).join(''),
  );
