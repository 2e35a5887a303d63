import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { GlobalFonts } from '@napi-rs/canvas';

const WEIGHTS = [400, 700] as const;
export type Weight = (typeof WEIGHTS)[number];

/** The font files that we ship, each in both weights. For each character, the first face that has it is used. */
const FACES = [
  // Latin letters, kana, and kanji: everything that we write ourselves.
  { family: 'Guildhall Sans', file: '@fontsource/noto-sans-jp/files/noto-sans-jp-japanese' },
  { family: 'Guildhall Sans Latin', file: '@fontsource/noto-sans/files/noto-sans-latin-ext' },
  { family: 'Guildhall Sans Vietnamese', file: '@fontsource/noto-sans/files/noto-sans-vietnamese' },
  { family: 'Guildhall Sans Cyrillic', file: '@fontsource/noto-sans/files/noto-sans-cyrillic' },
  { family: 'Guildhall Sans Cyrillic Ext', file: '@fontsource/noto-sans/files/noto-sans-cyrillic-ext' },
  { family: 'Guildhall Sans Greek', file: '@fontsource/noto-sans/files/noto-sans-greek' },
  { family: 'Guildhall Sans KR', file: '@fontsource/noto-sans-kr/files/noto-sans-kr-korean' },
  { family: 'Guildhall Sans SC', file: '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified' },
] as const;
type Face = (typeof FACES)[number];

const require = createRequire(import.meta.url);
const pathOf = ({ file }: Face, weight: Weight): string => require.resolve(`${file}-${weight}-normal.woff`);

/** Faces registered with the canvas library. Reading one takes up to 0.1 s, so each is read on first use. */
const ready = new Set<Face>();
const coverages = new Map<Face, ReadonlySet<number>>();
let families = '';

/**
 * The CSS font with our own families; for each character, the library uses the first that has it.
 *
 * @param pixels type size
 * @param weight 400 regular or 700 bold
 */
export function font(pixels: number, weight: Weight = 400): string {
  if (families === '') makeReady(FACES[0]);
  return `${weight} ${pixels}px ${families}`;
}

/**
 * A text without the characters that none of our fonts has; can be empty. System fonts are never used, because pictures
 * would look different on each machine.
 */
export function drawable(text: string): string {
  const letters = [...text].filter((letter) => {
    const face = faceFor(letter.codePointAt(0) ?? 0);
    if (face) makeReady(face);
    return face !== null;
  });
  return letters.join('').replace(/ +/g, ' ').trim();
}

function faceFor(point: number): Face | null {
  return FACES.find((face) => coverage(face).has(point)) ?? null;
}

function coverage(face: Face): ReadonlySet<number> {
  const known = coverages.get(face);
  if (known) return known;
  const read = coverageOf(pathOf(face, 400));
  coverages.set(face, read);
  return read;
}

function makeReady(face: Face): void {
  if (ready.has(face)) return;
  for (const weight of WEIGHTS) {
    const path = pathOf(face, weight);
    if (!GlobalFonts.registerFromPath(path, face.family)) throw new Error(`the font file ${path} could not be read`);
  }
  ready.add(face);
  families = FACES.filter((one) => ready.has(one))
    .map(({ family }) => `"${family}"`)
    .join(', ');
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
function coverageOf(path: string): ReadonlySet<number> {
  const cmap = tableOf(readFileSync(path), 'cmap');
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.subarray(cmap.readUInt32BE(8 + 8 * i)));
  const ofFormat = (format: number) => tables.find((table) => table.readUInt16BE(0) === format);
  const long = ofFormat(SEGMENTED);
  const short = ofFormat(SEGMENTED_SHORT);
  if (!long && !short) throw new Error(`${path} has no readable character table`);
  return new Set(long ? longCoverage(long) : short && shortCoverage(short));
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
