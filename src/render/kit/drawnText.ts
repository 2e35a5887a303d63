import { faceOf } from './faces.ts';

/** In place of letters that none of our fonts has. */
export const LOST = '〓';

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;
const SIGNS = /^[\p{S}\p{P}\p{M}]+$/u;
/** They say which of several forms a character has. */
const SELECTORS = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;

/**
 * A text as pictures show it: with letters that our fonts have. Others are folded (𝓐 is A), or become 〓. Emoji are left
 * out, each as a whole, and so are signs that no font has. Empty only if the text is. System fonts are never used, because
 * pictures would look different on each machine.
 */
export function drawnText(text: string): string {
  const letters = [...GRAPHEMES.segment(text.normalize('NFC'))].map(({ segment }) => drawnLetter(segment));
  const drawn = letters.join('').replace(/〓+/g, LOST).replace(/ +/g, ' ').trim();
  return drawn === '' && text.trim() !== '' ? LOST : drawn;
}

function drawnLetter(grapheme: string): string {
  const letter = grapheme.replace(SELECTORS, '');
  const folded = letter.normalize('NFKC');
  // The canvas library cannot put the marks of narrow kana on their letters; the wide letters have them.
  if (folded.length < letter.length && isDrawable(folded)) return folded;
  if (isDrawable(letter)) return letter;
  if (EMOJI.test(letter)) return '';
  if (isDrawable(folded)) return folded;
  if (SIGNS.test(folded)) return '';
  const bare = folded.replace(/\p{M}/gu, '');
  return bare !== '' && isDrawable(bare) ? bare : LOST;
}

const isDrawable = (text: string): boolean => [...text].every((one) => faceOf(one.codePointAt(0)!) !== null);
