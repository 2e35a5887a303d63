/**
 * A run of text within a line, in Discord's Markdown. `at` is Unix time in milliseconds; `href` is always http or
 * https.
 */
export type Inline =
  | { readonly kind: 'text' | 'code' | 'emoji'; readonly text: string }
  | {
      readonly kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler';
      readonly children: readonly Inline[];
    }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly kind: 'user' | 'channel' | 'role'; readonly id: string }
  | { readonly kind: 'everyone' | 'command'; readonly text: string }
  | { readonly kind: 'time'; readonly at: number; readonly style: TimeStyle }
  | { readonly kind: 'break' };

const TIME_STYLES = ['t', 'T', 'd', 'D', 'f', 'F', 'R'] as const;
export type TimeStyle = (typeof TIME_STYLES)[number];

export interface ListItem {
  readonly depth: 0 | 1;
  readonly children: readonly Inline[];
}

export type Block =
  | { readonly kind: 'paragraph' | 'small'; readonly children: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly ListItem[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'code'; readonly text: string };

const FENCE = /```(?:[A-Za-z0-9+#-]+\n)?\n?([\s\S]*?)\n?```/;
const HEADING = /^(#{1,3}) +(.+)$/;
const SMALL = /^-# +(.+)$/;
const ITEM = /^( *)(?:[-*]|(\d{1,9})\.) +(.+)$/;
const QUOTE = /^> ?(.*)$/;

/**
 * Parses a message as Discord does: keeps line breaks, and treats everything that is not markup as text. Never throws.
 */
export function parseMarkdown(source: string): Block[] {
  const fence = FENCE.exec(source);
  if (!fence) return parseLines(source);
  return [
    ...parseLines(source.slice(0, fence.index).replace(/\n$/, '')),
    { kind: 'code', text: fence[1] ?? '' },
    ...parseMarkdown(source.slice(fence.index + fence[0].length).replace(/^\n/, '')),
  ];
}

function parseLines(source: string): Block[] {
  const blocks: Block[] = [];
  const lines = source.split('\n');
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', children: parseInline(paragraph.join('\n')) });
    paragraph = [];
  };
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const special = specialBlock(lines, index);
    if (special) {
      endParagraph();
      blocks.push(special.block);
      index += special.lines - 1;
    } else if (line.trim() === '') endParagraph();
    else paragraph.push(line);
  }
  endParagraph();
  return blocks;
}

/** The block that starts at this line and how many lines it takes; null for ordinary text. */
function specialBlock(lines: readonly string[], index: number): { block: Block; lines: number } | null {
  const line = lines[index] ?? '';
  const heading = HEADING.exec(line);
  if (heading?.[1] && heading[2]) {
    const level = heading[1].length === 1 ? 1 : heading[1].length === 2 ? 2 : 3;
    return { block: { kind: 'heading', level, children: parseInline(heading[2]) }, lines: 1 };
  }
  const small = SMALL.exec(line);
  if (small?.[1]) return { block: { kind: 'small', children: parseInline(small[1]) }, lines: 1 };
  if (line.startsWith('>>> ')) {
    const rest = [line.slice(4), ...lines.slice(index + 1)].join('\n');
    return { block: { kind: 'quote', blocks: parseLines(rest) }, lines: lines.length - index };
  }
  const quoted = takeWhile(lines, index, (each) => QUOTE.exec(each)?.[1] ?? null);
  if (quoted.length > 0) {
    return { block: { kind: 'quote', blocks: parseLines(quoted.join('\n')) }, lines: quoted.length };
  }
  const items = takeWhile(lines, index, listItem);
  const first = ITEM.exec(line);
  if (items.length === 0 || !first) return null;
  return { block: { kind: 'list', start: first[2] ? Number(first[2]) : null, items }, lines: items.length };
}

function listItem(line: string): ListItem | null {
  const match = ITEM.exec(line);
  return match?.[3] ? { depth: match[1] ? 1 : 0, children: parseInline(match[3]) } : null;
}

function takeWhile<T>(lines: readonly string[], from: number, read: (line: string) => T | null): T[] {
  const taken: T[] = [];
  for (const line of lines.slice(from)) {
    const value = read(line);
    if (value === null) break;
    taken.push(value);
  }
  return taken;
}

type InlineRule = readonly [RegExp, (match: RegExpExecArray) => Inline];

/** Tried in this order at every position: `**` before `*`, and code before any markup it could contain. */
const INLINE_RULES: readonly InlineRule[] = [
  [/\\([^0-9A-Za-z\s])/y, (m) => ({ kind: 'text', text: m[1] ?? '' })],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (m) => ({ kind: 'code', text: (m[2] ?? '').replace(/^ (.*) $/, '$1') })],
  [/<@!?(\d+)>/y, (m) => ({ kind: 'user', id: m[1] ?? '' })],
  [/<@&(\d+)>/y, (m) => ({ kind: 'role', id: m[1] ?? '' })],
  [/<#(\d+)>/y, (m) => ({ kind: 'channel', id: m[1] ?? '' })],
  [/<\/([^:>\n]+):\d+>/y, (m) => ({ kind: 'command', text: `/${m[1]}` })],
  [/<a?:(\w+):\d+>/y, (m) => ({ kind: 'emoji', text: `:${m[1]}:` })],
  [/<t:(-?\d{1,12})(?::([tTdDfFR]))?>/y, (m) => ({ kind: 'time', at: Number(m[1]) * 1000, style: timeStyle(m[2]) })],
  [/<(https?:\/\/[^\s>]+)>/y, (m) => link(m[1] ?? '', m[1] ?? '')],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, (m) => link(m[2] ?? '', m[1] ?? '')],
  [/https?:\/\/[^\s<]*[^\s<.,:;"'\])]/y, (m) => ({ kind: 'link', href: m[0], children: [text(m[0])] })],
  [/@(?:everyone|here)\b/y, (m) => ({ kind: 'everyone', text: m[0] })],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, (m) => around('bold', m)],
  [/__([\s\S]+?)__(?!_)/y, (m) => around('underline', m)],
  [/~~([\s\S]+?)~~/y, (m) => around('strike', m)],
  [/\|\|([\s\S]+?)\|\|/y, (m) => around('spoiler', m)],
  [/\*(?!\s)((?:\*\*|[^*])+?)(?<!\s)\*(?!\*)/y, (m) => around('italic', m)],
  [/_(?=\S)([\s\S]*?[^\s_])_(?![A-Za-z0-9_])/y, (m) => around('italic', m)],
  [/\n/y, () => ({ kind: 'break' })],
];

/** The markup within one paragraph, heading, or list item. */
export function parseInline(source: string): Inline[] {
  const runs: Inline[] = [];
  let plain = '';
  let position = 0;
  const endPlain = () => {
    if (plain) runs.push(text(plain));
    plain = '';
  };
  while (position < source.length) {
    const found = firstRule(source, position);
    if (found?.run.kind === 'text') plain += found.run.text;
    else if (found) {
      endPlain();
      runs.push(found.run);
    } else plain += source[position];
    position += found ? found.length : 1;
  }
  endPlain();
  return runs;
}

function firstRule(source: string, position: number): { run: Inline; length: number } | null {
  for (const [pattern, make] of INLINE_RULES) {
    pattern.lastIndex = position;
    const match = pattern.exec(source);
    // `snake_case_name` is not italic: an underscore within a word opens nothing.
    if (match?.[0].startsWith('_') && /\w/.test(source[position - 1] ?? '')) continue;
    if (match) return { run: make(match), length: match[0].length };
  }
  return null;
}

function around(kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler', match: RegExpExecArray): Inline {
  return { kind, children: parseInline(match[1] ?? '') };
}

function link(href: string, label: string): Inline {
  return { kind: 'link', href, children: href === label ? [text(label)] : parseInline(label) };
}

function text(value: string): Inline {
  return { kind: 'text', text: value };
}

function timeStyle(letter: string | undefined): TimeStyle {
  return TIME_STYLES.find((style) => style === letter) ?? 'f';
}
