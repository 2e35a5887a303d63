import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import { coverageOf } from './fontCoverage.ts';

const WEIGHTS = [400, 700] as const;
export type Weight = (typeof WEIGHTS)[number];

/** The font files that we ship, each in both weights. For each character, the first face that has it is used. */
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

/** Faces registered with the canvas library. Reading one takes up to 0.1 s, so each is read when it is first needed. */
const ready = new Set<Face>();
const coverages = new Map<Face, ReadonlySet<number>>();
let families = '';

/**
 * The CSS font with our own families; for each character, the library takes the first that has it.
 *
 * @param pixels height of the type
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
