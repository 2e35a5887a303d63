import { GlobalFonts } from '@napi-rs/canvas';
import { drawnText } from './drawnText.ts';
import { type Face, faceOf, pathOf, WEIGHTS, type Weight } from './faces.ts';

/** Faces registered with the canvas library. Reading one takes up to 0.1 s, so each is read on first use. */
const ready = new Set<Face>();
let families = '';

/** Letters that only faces with `isAhead` have. */
const AHEAD = /[\u0100-\u024F\u1E00-\u1EFF]/g;

/**
 * The CSS font with our own families for a text; for each character, the library uses the first that has it.
 *
 * @param pixels type size
 * @param weight 400 regular or 700 bold
 */
export function font(pixels: number, weight: Weight, text: string): string {
  if (families === '') makeReady(faceOf('A'.codePointAt(0)!)!); // Our first face has it.
  const faces = new Set((text.match(AHEAD) ?? []).map((letter) => faceOf(letter.codePointAt(0)!)));
  const ahead = [...ready].filter((face) => face.isAhead && faces.has(face));
  return `${weight} ${pixels}px ${[...familiesOf(ahead), families].join(', ')}`;
}

/** A text as it is drawn (see `drawnText`), with the fonts for it loaded. */
export function drawable(text: string): string {
  const drawn = drawnText(text);
  for (const letter of drawn) {
    const face = faceOf(letter.codePointAt(0)!);
    if (face) makeReady(face);
  }
  return drawn;
}

function makeReady(face: Face): void {
  if (ready.has(face)) return;
  for (const weight of WEIGHTS) {
    const path = pathOf(face, weight);
    if (!GlobalFonts.registerFromPath(path, face.family)) throw new Error(`the font file ${path} could not be read`);
  }
  ready.add(face);
  families = familiesOf([...ready]).join(', ');
}

const familiesOf = (faces: readonly Face[]): readonly string[] =>
  faces.toSorted((one, other) => one.rank - other.rank).map(({ family }) => `"${family}"`);
