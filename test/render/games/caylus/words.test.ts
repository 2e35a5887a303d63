import { createCanvas } from '@napi-rs/canvas';
import { test } from 'vitest';
import { PARTS, PHASES, SECTIONS } from '../../../../src/engines/caylus/index.ts';
import { wrapBalanced } from '../../../../src/render/kit/text.ts';
import { caylusWords } from '../../../../src/words/caylus/index.ts';
import { LOCALES } from '../../../../src/words/contract.ts';
import { expectRoom, LEAST } from '../../support/rooms.ts';

test.each(LOCALES)('every label of the board in %s fits in its place, if need be with narrow letters', (locale) => {
  const context = createCanvas(1, 1).getContext('2d');
  const { specials, castle, left, favors, round, openUpTo, buildings, final } = caylusWords[locale].picture;
  expectRoom([
    [81, 700, [...Object.values(specials), castle]],
    [164, 700, [left]],
    [142, 700, [favors]],
    [196, 700, [round(12)]],
    [196, 400, PHASES.map((phase) => caylusWords[locale].names.phases[phase])],
    [223, 700, [openUpTo('dungeon'), openUpTo('walls')]],
    [85, 700, [caylusWords[locale].names.sectionLabels.towers]],
    [100, 700, SECTIONS.map((section) => caylusWords[locale].names.sectionLabels[section])],
    [200, 700, [buildings]],
    [1132, 400, [final.note]],
    [
      102,
      400,
      PARTS.flatMap((part) => wrapBalanced(context, caylusWords[locale].names.parts[part], locale, 102, LEAST, 2)),
    ],
  ]);
});
