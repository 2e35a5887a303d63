import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import { coverageOf } from './fontCoverage.ts';

const WEIGHTS = [400, 700] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Font files that we ship, in the order in which they are asked for a character; each in both weights. */
const FACES = [
  // Latin letters, kana and kanji: everything that we write ourselves.
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

/** Faces that the canvas library knows. Reading one takes up to a tenth of a second, so each waits until it is needed. */
const ready = new Set<Face>();
const coverages = new Map<Face, ReadonlySet<number>>();
let families = '';

/**
 * The CSS font of a text in our own families; the library asks them in order for each character.
 *
 * @param pixels height of the type
 * @param weight 400 regular or 700 bold
 */
export function font(pixels: number, weight: Weight = 400): string {
  if (families === '') makeReady(FACES[0]);
  return `${weight} ${pixels}px ${families}`;
}

/**
 * A text without the characters that none of our fonts has; may be empty. What other fonts of the machine have is never
 * used: it would look different on each.
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
