/** Reference sheets for phones: all districts, and what each character does. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  CHARACTERS,
  type Character,
  colourOf,
  DISTRICTS,
  incomeColour,
  type Open,
} from '../../../../engines/citadels/index.ts';
import type { Words } from '../../../../words/words.ts';
import type { Picture } from '../../../contract.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, layerOf, pageOf } from '../../../kit/page.ts';
import { paintPanel } from '../../../kit/panels.ts';
import { widthOf, wrapBalanced, write, writeNarrowed } from '../../../kit/text.ts';
import { paintEmblem } from '../art/emblems.ts';
import { drawMedallion } from '../art/medallion.ts';
import { copiesText } from '../sheets.ts';
import { cardRows, type RowCard } from './cardRow.ts';
import { tallHeader } from './header.ts';
import { across, GAP, INNER, MARGIN, SMALLEST, TOP, WIDTH } from './layout.ts';

/** All kinds of districts: plain ones side by side, special ones with their effect. */
export function tallDistrictSheet(words: Words, open: Open | null = null): Picture {
  const sheets = words.citadels.picture.sheets;
  const cardOf = (district: RowCard['district']): RowCard => ({
    ...{ district, isNew: false },
    offer: { kind: 'count', text: copiesText(district, open, words) },
  });
  const [plain, special] = [false, true].map((isSpecial) =>
    DISTRICTS.filter((district) => (colourOf(district) === 'purple') === isSpecial).map(cardOf),
  );
  const above = cardRows(plain!, TOP, words, true);
  const below = cardRows(special!, above.bottom + GAP, words, false);
  return sheet(words, sheets.districts, below.bottom, [...above.elements, ...below.elements]);
}

const ROW = 138;
const PITCH = ROW + GAP;
const LEFT = 132;
/** The text of a power on a phone: the width of its lines in pixels, its type sizes, and the number of lines. */
export const TALL_POWERS = { width: INNER - LEFT - 10, sizes: [28, 27, SMALLEST], lines: 2 } as const;
const LINE = 36;

/** What the characters do. */
export function tallCharacterSheet(words: Words): Picture {
  const rows = CHARACTERS.map((character, i): Element => {
    const box = across(TOP + i * PITCH, ROW);
    return { box, facts: [character, words], paint: (context) => paintPowers(context, character, box, words) };
  });
  return sheet(words, words.citadels.picture.sheets.characters, TOP + CHARACTERS.length * PITCH - GAP, rows);
}

function paintPowers(context: SKRSContext2D, character: Character, { x, y, width, height }: Box, words: Words): void {
  paintPanel(context, { x, y, width, height });
  drawMedallion(context, character, { x: x + 68, y: y + height / 2 + 4, radius: 50, type: SMALLEST });
  const left = x + LEFT;
  const name = words.citadels.names.characters[character];
  write(context, name, left, y + 32, { size: 34, weight: 700 });
  const income = incomeColour(character);
  if (income !== null) paintEmblem(context, income, left + widthOf(context, name, 34, 700) + 28, y + 32, 15);
  const { width: room, sizes, lines: most } = TALL_POWERS;
  const lines = wrapBalanced(
    context,
    words.citadels.picture.sheets.powers[character],
    words.locale,
    room,
    sizes[0],
    most,
  );
  lines.forEach((line, i) => {
    const middle = y + 94 + (i - (lines.length - 1) / 2) * LINE;
    writeNarrowed(context, line, left, middle, { sizes, width: room });
  });
}

function sheet(words: Words, subject: string, bottom: number, items: readonly Element[]): Picture {
  const heading = {
    ...{ names: [], sentence: () => subject, short: null, line: words.citadels.game.name },
    ...{ sign: null, note: '', isUrgent: false, deckSize: null },
  };
  return pageOf(WIDTH, bottom + MARGIN, [tallHeader(heading)], [layerOf('items', items)]);
}
