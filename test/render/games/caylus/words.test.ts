import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { PARTS, PHASES, SECTIONS } from '../../../../src/engines/caylus/index.ts';
import { NARROWEST, widthOf, wrapBalanced } from '../../../../src/render/kit/text.ts';
import { partNames, phaseNames, sectionLabels } from '../../../../src/words/caylus/names/index.ts';
import { pictureWords } from '../../../../src/words/caylus/picture/index.ts';
import { LOCALES } from '../../../../src/words/contract.ts';

/** The smallest type, in pixels. */
const LEAST = 20;

test.each(LOCALES)('every label of the board in %s fits in its place, if need be with narrow letters', (locale) => {
  const context = createCanvas(1, 1).getContext('2d');
  const { specials, castle, left, favors, round, openUpTo, buildings, final } = pictureWords[locale];
  const rooms: readonly { readonly room: number; readonly weight: 400 | 700; readonly labels: readonly string[] }[] = [
    { room: 81, weight: 700, labels: [...Object.values(specials), castle] },
    { room: 164, weight: 700, labels: [left] },
    { room: 142, weight: 700, labels: [favors] },
    { room: 196, weight: 700, labels: [round(12)] },
    { room: 196, weight: 400, labels: PHASES.map((phase) => phaseNames[locale][phase]) },
    { room: 223, weight: 700, labels: [openUpTo('dungeon'), openUpTo('walls')] },
    { room: 85, weight: 700, labels: [sectionLabels[locale].towers] },
    { room: 100, weight: 700, labels: SECTIONS.map((section) => sectionLabels[locale][section]) },
    { room: 200, weight: 700, labels: [buildings] },
    { room: 1132, weight: 400, labels: [final.note] },
    {
      room: 102,
      weight: 400,
      labels: PARTS.flatMap((part) => wrapBalanced(context, partNames[locale][part], locale, 102, LEAST, 2)),
    },
  ];
  for (const { room, weight, labels } of rooms)
    for (const label of labels)
      expect(widthOf(context, label, LEAST, weight) * NARROWEST, label).toBeLessThanOrEqual(room);
});
