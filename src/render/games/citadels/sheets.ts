/** Reference sheets: all districts with their number in the box, and what each character does. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  builtOf,
  CHARACTERS,
  type Character,
  colourOf,
  DISTRICT_FACTS,
  DISTRICTS,
  type District,
  incomeColour,
  type Open,
} from '../../../engines/citadels/index.ts';
import type { Words } from '../../../words/words.ts';
import type { Picture } from '../../contract.ts';
import type { Box } from '../../kit/geometry.ts';
import { type Element, layerOf, pageOf } from '../../kit/page.ts';
import { paintPanel } from '../../kit/panels.ts';
import { wrapLines, writeLines, writeNarrowed } from '../../kit/text.ts';
import { color } from '../../kit/theme.ts';
import { paintEmblem } from './art/emblems.ts';
import { drawMedallion } from './art/medallion.ts';
import { largeCard } from './hand/cards.ts';
import { headerBox, numberGrid, wordsGrid } from './hand/layout.ts';
import { header, plainHeading } from './page/header.ts';
import { MARGIN, WIDTH } from './page/layout.ts';

const TOP = 108;

/** How many of a district there are, and during a game how many are built. */
export function copiesText(district: District, open: Open | null, words: Words): string {
  const sheets = words.citadels.picture.sheets;
  const { copies } = DISTRICT_FACTS[district];
  const built = builtOf(open, district);
  return built === 0 ? sheets.copies(copies) : sheets.copiesBuilt(copies, built);
}

/** All kinds of districts; special ones with their effect. `open`: of the table's game, or null. */
export function districtSheet(words: Words, open: Open | null = null): Picture {
  const sheets = words.citadels.picture.sheets;
  const special = DISTRICTS.filter((district) => colourOf(district) === 'purple');
  const plain = DISTRICTS.filter((district) => colourOf(district) !== 'purple');
  const above = numberGrid(plain.length, TOP);
  const below = wordsGrid(special.length, 5, above.bottom + 24);
  const cards = [...plain, ...special].map((district, i) => {
    const grid = i < plain.length ? above : below;
    const place = grid.places[i < plain.length ? i : i - plain.length]!;
    const offer = { kind: 'count', text: copiesText(district, open, words) } as const;
    return largeCard(district, place, grid.size, offer, words);
  });
  return sheet(words, sheets.districts, below.bottom, cards);
}

const PANEL = { width: 570, height: 190, gap: 12 } as const;
/** The text of a power: the width of its lines and its type size in pixels, and the number of lines. */
export const POWERS = { width: PANEL.width - 168 - 16, size: 28, lines: 3 } as const;

/** What the characters do, in two columns. */
export function characterSheet(words: Words): Picture {
  const panels = CHARACTERS.map((character, i) => {
    const x = MARGIN + (i % 2) * (PANEL.width + PANEL.gap);
    const y = TOP - 8 + Math.floor(i / 2) * (PANEL.height + PANEL.gap);
    return powers(character, { x, y, width: PANEL.width, height: PANEL.height }, words);
  });
  const bottom = TOP - 8 + 4 * (PANEL.height + PANEL.gap) - PANEL.gap;
  return sheet(words, words.citadels.picture.sheets.characters, bottom, panels);
}

function powers(character: Character, box: Box, words: Words): Element {
  return { box, facts: [character, words], paint: (context) => paintPowers(context, character, box, words) };
}

function paintPowers(context: SKRSContext2D, character: Character, box: Box, words: Words): void {
  const { x, y, width, height } = box;
  paintPanel(context, box);
  drawMedallion(context, character, { x: x + 84, y: y + height / 2, radius: 62 });
  const left = x + 168;
  const income = incomeColour(character);
  writeNarrowed(context, words.citadels.names.characters[character], left, y + 38, {
    sizes: [34],
    weight: 700,
    width: 330,
  });
  if (income !== null) paintEmblem(context, income, x + width - 36, y + 36, 19);
  const { width: room, size, lines: most } = POWERS;
  const lines = wrapLines(context, words.citadels.picture.sheets.powers[character], words.locale, room, size, most);
  writeLines(context, lines, { x: left, y: y + 60, width: room, size, fill: color.ink });
}

function sheet(words: Words, subject: string, bottom: number, items: readonly Element[]): Picture {
  const height = bottom + MARGIN;
  const heading = plainHeading(words.citadels.game.name, subject);
  return pageOf(WIDTH, height, [header(headerBox, heading)], [layerOf('items', items)]);
}
