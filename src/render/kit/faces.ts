/** Which fonts we ship, and which characters each of them has. Nothing here loads a font. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

export const WEIGHTS = [400, 700] as const;
export type Weight = (typeof WEIGHTS)[number];

/** A font file in both weights. */
export interface Face {
  readonly family: string;
  /** Without weight and ending. */
  readonly file: string;
  /** Where several faces have a character, the one with the lowest rank draws it. */
  readonly rank: number;
  /** In texts with its letters, it comes before all others: our first face would draw ź as its z and a loose accent. */
  readonly isAhead: boolean;
}

const FACES = [
  // Latin letters, kana, and kanji: everything that we write ourselves.
  { family: 'Guildhall Sans', file: '@fontsource/noto-sans-jp/files/noto-sans-jp-japanese' },
  { family: 'Guildhall Sans Latin', file: '@fontsource/noto-sans/files/noto-sans-latin' },
  { family: 'Guildhall Sans Vietnamese', file: '@fontsource/noto-sans/files/noto-sans-vietnamese', isAhead: true },
  { family: 'Guildhall Sans Latin Ext', file: '@fontsource/noto-sans/files/noto-sans-latin-ext', isAhead: true },
  { family: 'Guildhall Sans Cyrillic', file: '@fontsource/noto-sans/files/noto-sans-cyrillic' },
  { family: 'Guildhall Sans Cyrillic Ext', file: '@fontsource/noto-sans/files/noto-sans-cyrillic-ext' },
  { family: 'Guildhall Sans Greek', file: '@fontsource/noto-sans/files/noto-sans-greek' },
  { family: 'Guildhall Sans Greek Ext', file: '@fontsource/noto-sans/files/noto-sans-greek-ext' },
  { family: 'Guildhall Sans Armenian', file: '@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian' },
  { family: 'Guildhall Sans Georgian', file: '@fontsource/noto-sans-georgian/files/noto-sans-georgian-georgian' },
  { family: 'Guildhall Sans Cherokee', file: '@fontsource/noto-sans-cherokee/files/noto-sans-cherokee-cherokee' },
  { family: 'Guildhall Sans Hebrew', file: '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew' },
  { family: 'Guildhall Sans Arabic', file: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic' },
  { family: 'Guildhall Sans Devanagari', file: '@fontsource/noto-sans/files/noto-sans-devanagari' },
  { family: 'Guildhall Sans Thai', file: '@fontsource/noto-sans-thai/files/noto-sans-thai-thai' },
  { family: 'Guildhall Sans KR', file: '@fontsource/noto-sans-kr/files/noto-sans-kr-korean' },
  { family: 'Guildhall Sans SC', file: '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified' },
].map((face, rank): Face => ({ isAhead: false, ...face, rank }));
/** These packages have rare characters in numbered files beside, some hundred in each. */
const NUMBERED = ['jp', 'sc', 'kr'] as const;

const require = createRequire(import.meta.url);

/** The WOFF file of a face. */
export const pathOf = ({ file }: Face, weight: Weight): string => require.resolve(`${file}-${weight}-normal.woff`);

/** Pairs of the first and the last code point of a range, rising. */
type Ranges = Uint32Array;

const coverages = new Map<Face, Ranges>();
let numbered: readonly NumberedFace[] | null = null;

interface NumberedFace {
  readonly face: Face;
  readonly listed: Ranges;
}

/** The face that draws a character, by its code point; null if none of ours has it. */
export function faceOf(point: number): Face | null {
  const usual = FACES.find((face) => isIn(coverage(face), point));
  if (usual) return usual;
  numbered ??= NUMBERED.flatMap(numberedFaces);
  return numbered.find(({ face, listed }) => isIn(listed, point) && isIn(coverage(face), point))?.face ?? null;
}

/** The numbered faces of a package, by its own list of their characters: `{ "[0]": "U+25ee8,U+26ff6-26ff8", … }`. */
function numberedFaces(language: string, place: number): readonly NumberedFace[] {
  const name = `noto-sans-${language}`;
  const path = require.resolve(`@fontsource/${name}/unicode.json`);
  const lists: Readonly<Record<string, string>> = JSON.parse(readFileSync(path, 'utf8'));
  return Object.entries(lists).flatMap(([key, list]) => {
    const [, number] = /^\[(\d+)\]$/.exec(key) ?? [];
    if (number === undefined) return [];
    const file = `@fontsource/${name}/files/${name}-${number}`;
    const family = `Guildhall Sans ${language.toUpperCase()} ${number}`;
    return [
      { face: { family, file, rank: 1_000 * (place + 1) + Number(number), isAhead: false }, listed: rangesOf(list) },
    ];
  });
}

function rangesOf(list: string): Ranges {
  const pairs = list.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return Uint32Array.from(pairs.toSorted(([one], [other]) => one - other).flat());
}

function isIn(ranges: Ranges, point: number): boolean {
  let [from, to] = [0, ranges.length / 2];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (ranges[2 * middle + 1]! < point) from = middle + 1;
    else to = middle;
  }
  return from < ranges.length / 2 && ranges[2 * from]! <= point;
}

function coverage(face: Face): Ranges {
  const known = coverages.get(face);
  if (known) return known;
  const read = coverageOf(pathOf(face, 400));
  coverages.set(face, read);
  return read;
}

/** Bytes of the header of a WOFF file and of each entry in its list of tables (WOFF §3, §4). */
const HEADER = 44;
const ENTRY = 20;
/** Table formats with 32-bit ranges, and with 16-bit ranges for characters up to U+FFFF (OpenType, `cmap`). */
const SEGMENTED = 12;
const SEGMENTED_SHORT = 4;

/**
 * The code points for which a font has glyphs, read from its `cmap` table.
 *
 * @param path of a WOFF file (version 1)
 * @throws if the file is not such a font
 */
function coverageOf(path: string): Ranges {
  const cmap = tableOf(readFileSync(path), 'cmap');
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.subarray(cmap.readUInt32BE(8 + 8 * i)));
  const ofFormat = (format: number) => tables.find((table) => table.readUInt16BE(0) === format);
  const long = ofFormat(SEGMENTED);
  const short = ofFormat(SEGMENTED_SHORT);
  if (!long && !short) throw new Error(`${path} has no readable character table`);
  return joined(long ? longCoverage(long) : shortCoverage(short!)); // One of the two is there.
}

/** Rising code points as ranges. */
function joined(points: Iterable<number>): Ranges {
  const ranges: number[] = [];
  for (const point of points) {
    if (ranges.at(-1) === point - 1) ranges[ranges.length - 1] = point;
    else ranges.push(point, point);
  }
  return Uint32Array.from(ranges);
}

function tableOf(font: Buffer, name: string): Buffer {
  if (font.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  for (let i = 0; i < font.readUInt16BE(12); i++) {
    const entry = font.subarray(HEADER + i * ENTRY, HEADER + (i + 1) * ENTRY);
    if (entry.toString('latin1', 0, 4) !== name) continue;
    const [offset, stored, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const data = font.subarray(offset, offset + stored);
    return stored < length ? inflateSync(data) : data;
  }
  throw new Error(`the font has no table ${name}`);
}

/** The table has groups of a first character, a last character, and the first one's glyph, which is never 0 here. */
function* longCoverage(table: Buffer): Iterable<number> {
  for (let i = 0; i < table.readUInt32BE(12); i++) {
    const last = table.readUInt32BE(16 + 12 * i + 4);
    for (let point = table.readUInt32BE(16 + 12 * i); point <= last; point++) yield point;
  }
}

/** The table has four lists: last characters, first characters, deltas, and offsets into a list of glyphs. */
function* shortCoverage(table: Buffer): Iterable<number> {
  const segments = table.readUInt16BE(6) / 2;
  const list = (number: number, i: number) => 14 + (number > 0 ? 2 : 0) + 2 * (number * segments + i);
  for (let i = 0; i < segments; i++) {
    const last = table.readUInt16BE(list(0, i));
    const first = table.readUInt16BE(list(1, i));
    const offset = table.readUInt16BE(list(3, i));
    for (let point = first; point <= last && point !== 0xffff; point++) {
      const glyph = offset === 0 ? 1 : table.readUInt16BE(list(3, i) + offset + 2 * (point - first));
      if (glyph !== 0) yield point;
    }
  }
}
