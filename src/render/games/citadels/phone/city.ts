/** One player's city enlarged, a row for each district. */

import type { Citadels, Ending, Open } from '../../../../engines/citadels/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import type { Words } from '../../../../words/words.ts';
import type { Picture, Scene } from '../../../contract.ts';
import { type Element, layerOf, pageOf } from '../../../kit/page.ts';
import { paintPanel } from '../../../kit/panels.ts';
import { lettersOf } from '../../../kit/seats.ts';
import { write } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { drawMedallion, paintUnknown } from '../art/medallion.ts';
import { drawCardBack, drawGold, drawPoints } from '../art/tokens.ts';
import type { Offer } from '../hand/cards.ts';
import { paintRemark, paintSum, SUM_STYLES } from '../sum.ts';
import { cardRows } from './cardRow.ts';
import { tallHeader } from './header.ts';
import { across, GAP, MARGIN, SMALLEST, TOP, WIDTH } from './layout.ts';

const OWNER = across(TOP, 84);
/** Beneath it, once the game is over: what the points are made of. */
const SUM = across(OWNER.y + OWNER.height + GAP, 72);
const EMPTY = 96;

/**
 * @param offers by index in the city: what the Warlord would pay, or why a district is safe
 * @param ending how the game ended for its owner, or null
 */
export function tallCity(
  open: Open,
  seat: Seat,
  { names, words }: Pick<Scene<Citadels>, 'names' | 'words'>,
  offers: readonly (Offer | null)[],
  ending: Ending | null,
): Picture {
  const picture = words.citadels.picture;
  const { city } = open.players[seat]!;
  const heading = {
    ...{ names: [names[seat] ?? ''], short: null, sentence: ([name = '']: readonly string[]) => name },
    ...{ line: picture.hand.city(city.length), sign: { seat, letter: lettersOf(names)[seat] ?? '' } },
    ...{ note: picture.header.round(open.round), isUrgent: false, deckSize: null },
  };
  const cards = city.map((district, i) => ({ district, offer: offers[i] ?? null, isNew: false }));
  const above = ending === null ? OWNER : SUM;
  const top = above.y + above.height + 10;
  const { elements, bottom } = cardRows(cards, top, words);
  return pageOf(
    WIDTH,
    (city.length === 0 ? top + EMPTY : bottom) + MARGIN,
    [tallHeader(heading)],
    [
      layerOf('owner', [owner(open, seat, ending), ...(ending === null ? [] : [sumOf(open, ending, words)])]),
      layerOf('cards', city.length === 0 ? [nothing(picture.sheets.nothingBuilt, top)] : elements),
    ],
  );
}

function sumOf({ players }: Open, ending: Ending, words: Words): Element {
  const player = players[ending.seat]!;
  return {
    box: SUM,
    facts: [player.points, ending, words],
    paint(context) {
      paintPanel(context, SUM);
      const line = { left: SUM.x + 26, right: SUM.x + SUM.width - 14, y: SUM.y + SUM.height / 2 };
      const from = paintSum(context, line, player, ending, words, SUM_STYLES.phone);
      paintRemark(context, { ...line, from }, ending, words, SMALLEST);
    },
  };
}

function nothing(text: string, top: number): Element {
  const box = across(top, EMPTY);
  const style = { size: 34, fill: color.sideInk, align: 'center' } as const;
  return { box, facts: text, paint: (context) => write(context, text, WIDTH / 2, box.y + EMPTY / 2, style) };
}

/** The character, gold, hand, and points; at the end all points. */
function owner({ players }: Open, seat: Seat, ending: Ending | null): Element {
  const { gold, handSize, points: ofDistricts, character } = players[seat]!;
  const points = ending?.total ?? ofDistricts;
  return {
    box: OWNER,
    facts: [gold, handSize, points, character],
    paint(context) {
      const { x, y, height } = OWNER;
      const middle = y + height / 2;
      const number = { size: 44, weight: 700 } as const;
      paintPanel(context, OWNER);
      const at = { x: x + 62, y: middle + 3, radius: 33 };
      if (character === null) paintUnknown(context, at);
      else drawMedallion(context, character, { ...at, type: SMALLEST });
      drawGold(context, x + 208, middle, 24);
      write(context, `${gold}`, x + 244, middle, number);
      drawCardBack(context, x + 396, middle, 40, 55);
      write(context, `${handSize}`, x + 430, middle, number);
      drawPoints(context, points, x + 620, middle, 33);
    },
  };
}
