/** A building as a card: its name, its picture, everything that it does, its price, and where it is. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import { type BuildingId, type BuildingKind, buildingKind } from '../../../../engines/caylus/index.ts';
import type { Words } from '../../../../words/words.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import { type Element, fillBox, strokeBox } from '../../../kit/page.ts';
import { widthOf, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { countedOf, effectRows, type Item, itemsOf } from '../art/items.ts';
import { drawScene } from '../art/tile.ts';
import { drawFavor, drawPrestige } from '../art/tokens.ts';
import { classTones, tone } from '../tones.ts';
import { type Face, type LinePlace, paintMarks, paintPieces } from './pieces.ts';
import { drawFitted } from './row.ts';
import { type CloserStyle, columnOf } from './style.ts';

/** A building as such. */
export const faceOf = (id: BuildingId, more: Partial<Face> = {}): Face => ({
  ...{ id, space: null, owner: null, ownerName: '', workers: [], residence: null, copies: null },
  ...{ isReached: true, isOffered: null, hasPrice: buildingKind(id).price !== null },
  ...more,
});

/** A row of signs with a word before it. */
interface Line {
  readonly label: string;
  readonly items: readonly Item[];
}

const PAD = 8;
const EDGE = 3;
/** Over what cannot be chosen. */
const VEIL = 'rgba(243, 233, 210, 0.62)';

interface Measures {
  readonly name: number;
  readonly scene: number;
  readonly line: number;
}

const measuresOf = ({ sign, bold, hasScenes }: CloserStyle): Measures => ({
  ...{ name: Math.round(bold[0] * 1.5), scene: hasScenes ? sign * 3 - 2 : 4, line: sign + 6 },
});

/** Cards in rows, all of a row equally high. */
export function cardGrid(
  faces: readonly Face[],
  top: number,
  style: CloserStyle,
  words: Words,
): { readonly elements: readonly Element[]; readonly bottom: number } {
  const { columns, gap } = style;
  const elements: Element[] = [];
  let y = top;
  for (let from = 0; from < faces.length; from += columns) {
    const row = faces.slice(from, from + columns);
    const height = Math.max(...row.map((face) => heightOf(face, style, words)));
    row.forEach((face, i) => {
      elements.push(card(face, { ...columnOf(style, i, columns), y, height }, style, words));
    });
    y += height + gap;
  }
  return { elements, bottom: Math.max(top, y - gap) };
}

function heightOf({ id, hasPrice }: Face, style: CloserStyle, words: Words): number {
  const { name, scene, line } = measuresOf(style);
  const kind = buildingKind(id);
  return name + scene + line * (linesOf(kind, words).length + (hasPrice ? 1 : 0)) + PAD + 6;
}

/** What the building does, a line each. */
function linesOf({ worker, owner, income, favors }: BuildingKind, words: Words): readonly Line[] {
  const label = words.caylus.closer.owner;
  return [
    ...(worker === null ? [] : effectRows(worker).map((items) => ({ label: '', items }))),
    ...(owner === null ? [] : effectRows(owner).map((items) => ({ label, items }))),
    ...(worker !== null || favors === 0 ? [] : [{ label: '', items: itemsOf({ favor: favors }) }]),
    ...(income === 0
      ? []
      : [{ label: '', items: [{ kind: 'text', text: '+' } as const, ...itemsOf({ deniers: income })] }]),
  ];
}

function card(face: Face, box: Box, style: CloserStyle, words: Words): Element {
  const kind = buildingKind(face.id);
  const name = words.caylus.names.shortBuilding(face.id);
  const lines = linesOf(kind, words);
  return {
    box,
    facts: [face, name, lines],
    paint(context) {
      const { name: head, scene, line } = measuresOf(style);
      const tones = classTones[kind.class];
      const inside = { x: box.x + PAD, width: box.width - 2 * PAD };
      fillBox(context, box, tone.strip, 12);
      fillBox(context, { ...box, height: head + 6 }, tones.ground, 12);
      const foot = line + PAD;
      if (face.hasPrice) fillBox(context, { ...box, y: box.y + box.height - foot, height: foot }, tones.ground, 12);
      const middle = box.x + box.width / 2;
      const marks = style.hasScenes ? 0 : paintMarks(context, face, { ...inside, y: box.y + head / 2 + 1 }, style);
      const place = { sizes: style.bold, weight: 700, align: 'center', width: inside.width - 2 - marks } as const;
      writeNarrowed(context, name, middle + marks / 2, box.y + head / 2 + 1, place);
      const picture = { ...inside, x: box.x + 1, width: box.width - 2, y: box.y + head, height: scene };
      if (style.hasScenes) {
        drawScene(context, face.id, picture);
        paintPieces(context, face, picture, style);
      }
      lines.forEach(({ label, items }, i) => {
        const y = picture.y + scene + 4 + line * (i + 0.5);
        paintLine(context, { label, items }, { ...inside, y }, style);
      });
      if (face.hasPrice) paintPrice(context, kind, { ...inside, y: box.y + box.height - foot / 2 - 1 }, style);
      strokeBox(context, grown(box, -EDGE / 2), tones.border, EDGE, 11);
      if (face.isOffered === true) strokeBox(context, grown(box, -3), color.legal, 6, 10);
      if (face.isOffered === false) fillBox(context, box, VEIL, 12);
    },
  };
}

function paintLine(
  context: SKRSContext2D,
  { label, items }: Line,
  { x, y, width }: LinePlace,
  style: CloserStyle,
): void {
  if (label === '') {
    drawFitted(context, items, { x, y, width, side: style.sign, least: style.smallest }, 'center');
    return;
  }
  const { smallest } = style;
  const room = Math.min(width * 0.5, widthOf(context, label, smallest));
  writeNarrowed(context, label, x, y, { sizes: [smallest], width: room, fill: color.sideInk });
  drawFitted(context, items, { x: x + room + 6, y, width: width - room - 6, side: style.sign, least: style.smallest });
}

/** The price at the left, what building it brings at the right. */
function paintPrice(
  context: SKRSContext2D,
  { price, prestige, favors: all, worker }: BuildingKind,
  { x, y, width }: LinePlace,
  { sign, smallest }: CloserStyle,
): void {
  const radius = Math.round(sign * 0.6);
  const right = x + width - radius;
  const favors = worker === null ? 0 : all; // The others have a line for them.
  drawPrestige(context, prestige, { x: right, y, radius });
  const crown = Math.round(sign * 0.44);
  for (let i = 0; i < favors; i++)
    drawFavor(context, { x: right - radius - crown - i * 1.7 * crown, y, radius: crown });
  const room = width - 2 * radius - favors * 1.7 * crown - 6;
  drawFitted(context, countedOf(price ?? {}), {
    x,
    y,
    width: room,
    side: sign,
    least: smallest,
  });
}
