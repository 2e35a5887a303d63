import { limits } from './limits.ts';
import { shorten } from './text.ts';

/** Longest page, in UTF-16 units: leaves room for a heading and a page number. */
const PAGE = limits.text - 200;

/** Splits lines into pages that fit a message; a line longer than a page is shortened. */
export function paged(lines: readonly string[]): readonly string[] {
  const pages: string[] = [];
  for (const line of lines.map((one) => shorten(one, PAGE))) {
    const last = pages.at(-1);
    if (last !== undefined && last.length + 1 + line.length <= PAGE) pages[pages.length - 1] = `${last}\n${line}`;
    else pages.push(line);
  }
  return pages;
}
