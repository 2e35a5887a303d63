import { limits } from './limits.ts';
import { shorten } from './text.ts';

/** Longest page, in UTF-16 units: leaves room for a heading and a page number. */
const PAGE = limits.text - 200;

/** A line, or several that stay together, and the heading they are under, or null. */
interface HeadedText {
  readonly heading: string | null;
  readonly text: string;
}

/** Splits lines into pages that fit a message; a line longer than a page is shortened. */
export const paged = (lines: readonly string[]): readonly string[] =>
  pagedBeneath(lines.map((text) => ({ heading: null, text })));

/** The same for lines under headings: a page that continues a section repeats its heading. */
export function pagedBeneath(lines: readonly HeadedText[]): readonly string[] {
  const pages: string[] = [];
  let above: string | null = null;
  for (const { heading, text } of lines) {
    const first = shorten(heading === null ? text : `${heading}\n${text}`, PAGE);
    const next = heading === above ? shorten(text, PAGE) : first;
    const last = pages.at(-1);
    if (last !== undefined && last.length + 1 + next.length <= PAGE) pages[pages.length - 1] = `${last}\n${next}`;
    else pages.push(first);
    above = heading;
  }
  return pages;
}
