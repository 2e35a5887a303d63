/** The pictures in the rules. They have hardly any words, and they are large enough for a phone. */

import type { RulesFigure } from '../../../../words/caylus/rules/index.ts';
import type { Words } from '../../../../words/words.ts';
import type { Picture } from '../../../contract.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, layerOf, pageOf } from '../../../kit/page.ts';
import { NO_CHOICES } from '../choices.ts';
import type { Stacked } from '../closer/page.ts';
import { countTable } from '../closer/scoring.ts';
import { STYLES } from '../closer/style.ts';
import { FAVORS_HEIGHT, favorTable } from '../phone/favors.ts';
import { across, LANE, MARGIN, RIVER, rowsOf, TILE_HEIGHT, WIDTH } from '../phone/layout.ts';
import { meadow, roadRow } from '../phone/road.ts';
import { bridge, castleGate, specialRow } from '../phone/specials.ts';
import { paintBatch, paintBuilding, paintPlacing, paintProvost, paintReplacing } from './paintings.ts';
import { START } from './scenes.ts';

/** A painting of this height below something. */
const painting =
  (height: number, facts: string, paint: (context: Parameters<Element['paint']>[0], box: Box) => void): Stacked =>
  (top) => {
    const box = across(top, height);
    return { elements: [{ box, facts, paint: (context) => paint(context, box) }], bottom: top + height };
  };

const road =
  (words: Words): Stacked =>
  (top) => {
    const river = top + TILE_HEIGHT + LANE;
    const { rows, bottom } = rowsOf(START, river + RIVER + 4);
    return {
      elements: [
        meadow(top - 4, bottom + 4),
        ...specialRow(START, top, NO_CHOICES, null, words),
        castleGate(top),
        bridge(START, river),
        ...rows.flatMap((row) => roadRow(START, row, NO_CHOICES, null, null)),
      ],
      bottom: bottom + 4,
    };
  };

const favors =
  (words: Words): Stacked =>
  (top) => ({ elements: favorTable(null, top, NO_CHOICES, words), bottom: top + FAVORS_HEIGHT });

const FIGURE: { readonly [F in RulesFigure]: (words: Words) => Stacked } = {
  road,
  placing: () => painting(432, 'placing', paintPlacing),
  provost: () => painting(366, 'provost', paintProvost),
  building: () => painting(310, 'building', paintBuilding),
  residence: () => painting(230, 'residence', paintReplacing),
  castle: () => painting(180, 'castle', paintBatch),
  count: (words) => countTable(STYLES.phone, words),
  favors,
};
export const FIGURE_NAMES = Object.keys(FIGURE) as readonly RulesFigure[]; // The keys of `FIGURE`.

/** The picture of this name. */
export function figure(name: RulesFigure, words: Words): Picture {
  const { elements, bottom } = FIGURE[name](words)(MARGIN + 4);
  return pageOf(WIDTH, bottom + MARGIN, [], [layerOf('figure', elements)]);
}
