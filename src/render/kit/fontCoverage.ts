/** Reads from a font's `cmap` table which characters it has glyphs for. */
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** Bytes of the header of a WOFF file and of each entry in its list of tables (WOFF §3, §4). */
const HEADER = 44;
const ENTRY = 20;
/** Table formats with 32-bit ranges, and with 16-bit ranges for characters up to U+FFFF (OpenType, `cmap`). */
const SEGMENTED = 12;
const SEGMENTED_SHORT = 4;

/**
 * The code points of a font.
 *
 * @param path of a WOFF file (version 1)
 * @throws if the file is not such a font
 */
export function coverageOf(path: string): ReadonlySet<number> {
  const cmap = tableOf(readFileSync(path), 'cmap');
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.subarray(cmap.readUInt32BE(8 + 8 * i)));
  const ofFormat = (format: number) => tables.find((table) => table.readUInt16BE(0) === format);
  const long = ofFormat(SEGMENTED);
  const short = ofFormat(SEGMENTED_SHORT);
  if (!long && !short) throw new Error(`${path} has no table of characters that we can read`);
  return new Set(long ? longCoverage(long) : short && shortCoverage(short));
}

function tableOf(font: Buffer, name: string): Buffer {
  if (font.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no WOFF file');
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
