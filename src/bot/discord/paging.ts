import { limits, shorten } from './limits.ts';

/** Room for a heading and a page number beside a page. */
const PAGE = limits.text - 200;

/** Lines in pages of which each fits a message; a line that is too long by itself is shortened. */
export function paged(lines: readonly string[]): readonly string[] {
  const pages: string[] = [];
  for (const line of lines.map((one) => shorten(one, PAGE))) {
    const last = pages.at(-1);
    if (last !== undefined && last.length + 1 + line.length <= PAGE) pages[pages.length - 1] = `${last}\n${line}`;
    else pages.push(line);
  }
  return pages;
}
