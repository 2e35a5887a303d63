/** One player's city enlarged: what its districts do, and what it costs the Warlord to destroy them. */

import {
  type Citadels,
  type District,
  destructionPrice,
  type Ending,
  endingsOf,
  isIndestructible,
  type Open,
} from '../../../engines/citadels/index.ts';
import type { Seat } from '../../../engines/contract.ts';
import type { Words } from '../../../words/words.ts';
import type { Picture, Scene, SceneStep } from '../../contract.ts';
import type { Box } from '../../kit/geometry.ts';
import { type Element, layerOf, pageOf } from '../../kit/page.ts';
import { paintPanel } from '../../kit/panels.ts';
import { lettersOf } from '../../kit/seats.ts';
import { write, writeNarrowed } from '../../kit/text.ts';
import { color, seatMarks } from '../../kit/theme.ts';
import { drawMedallion, paintUnknown } from './art/medallion.ts';
import { drawCardBack, drawGold, drawPoints, drawSeat } from './art/tokens.ts';
import { largeCard, type Offer } from './hand/cards.ts';
import { gridOf, headerBox } from './hand/layout.ts';
import { header, plainHeading } from './page/header.ts';
import { MARGIN, WIDTH } from './page/layout.ts';
import { tallCity } from './phone/city.ts';
import { paintRemark, paintSum, SUM_STYLES } from './sum.ts';

const BAND = { x: MARGIN, y: 100, width: WIDTH - 2 * MARGIN, height: 84 } as const;
/** Beneath it, once the game is over: what the points are made of. */
const SUM = { ...BAND, y: BAND.y + BAND.height + 8, height: 60 } as const;
/** The box of a city without districts. */
const NOTHING = { height: 120 } as const;

export function city(open: Open, seat: Seat, { names, words, step, screen }: Scene<Citadels>): Picture {
  const picture = words.citadels.picture;
  const letter = lettersOf(names)[seat] ?? '';
  const { city: districts } = open.players[seat]!;
  const isDestroying = step?.partial.kind === 'destroy';
  const offers = districts.map((district) => offerFor(district, open, step, words));
  const ending = endingOf(open, seat);
  if (screen === 'phone') return tallCity(open, seat, { names, words }, offers, ending);
  const above = ending === null ? BAND : SUM;
  const top = above.y + above.height + 16;
  const grid = gridOf(districts.length, top, isDestroying);
  const height = (districts.length === 0 ? top + NOTHING.height : grid.bottom) + MARGIN;
  const cards = districts.map((district, i) =>
    largeCard(district, grid.places[i]!, grid.size, offers[i] ?? null, words),
  );
  const title = picture.sheets.cityOf(names[seat] ?? '');
  const heading = plainHeading(picture.sheets.cityTitle, title);
  return pageOf(
    WIDTH,
    height,
    [header(headerBox, heading)],
    [
      layerOf('owner', [
        owner(open, seat, names[seat] ?? '', letter, ending, words),
        ...(ending === null ? [] : [sumOf(open, ending, words)]),
      ]),
      layerOf('cards', districts.length === 0 ? [nothing({ ...BAND, y: top, ...NOTHING }, words)] : cards),
    ],
  );
}

/** The seat's row of the final score; null before the end. */
function endingOf(open: Open, seat: Seat): Ending | null {
  const standings = open.step.kind === 'over' ? open.step.standings : null;
  return (standings === null ? [] : endingsOf(open, standings)).find((one) => one.seat === seat) ?? null;
}

function sumOf({ players }: Open, ending: Ending, words: Words): Element {
  const player = players[ending.seat]!;
  return {
    box: SUM,
    facts: [player.points, ending, words],
    paint(context) {
      paintPanel(context, SUM);
      const line = { left: SUM.x + 24, right: SUM.x + SUM.width - 20, y: SUM.y + SUM.height / 2 };
      const from = paintSum(context, line, player, ending, words, SUM_STYLES.desktop);
      paintRemark(context, { ...line, from }, ending, words, 26);
    },
  };
}

function nothing(box: Box, words: Words): Element {
  const text = words.citadels.picture.sheets.nothingBuilt;
  const style = { size: 34, fill: color.sideInk, align: 'center' } as const;
  const middle = box.y + box.height / 2;
  return { box, facts: text, paint: (context) => write(context, text, WIDTH / 2, middle, style) };
}

/**
 * The owner of the city, with the character once it is called, the size of the city, points (after the end, all of them),
 * gold, and hand.
 */
function owner(
  { players, characters }: Open,
  seat: Seat,
  name: string,
  letter: string,
  ending: Ending | null,
  words: Words,
): Element {
  const { gold, handSize, points: ofDistricts, city: built, character } = players[seat]!;
  const points = ending?.total ?? ofDistricts;
  const isMurdered = characters.some((one) => one.fate === 'murdered' && one.character === character);
  const grown = words.citadels.picture.hand.city(built.length);
  return {
    box: BAND,
    facts: [seat, name, letter, gold, handSize, points, grown, character, isMurdered],
    paint(context) {
      const middle = BAND.y + BAND.height / 2;
      const number = { size: 44, weight: 700 } as const;
      paintPanel(context, BAND);
      const at = { x: BAND.x + 56, y: middle + 3, radius: 32 };
      if (character === null) paintUnknown(context, at);
      else drawMedallion(context, character, at, isMurdered ? 'murdered' : 'full');
      drawSeat(context, seatMarks[seat]!, letter, { x: BAND.x + 130, y: middle, radius: 25 });
      writeNarrowed(context, name, BAND.x + 170, middle, { sizes: [34, 30, 28], weight: 700, width: 336 });
      write(context, grown, BAND.x + 680, middle, { size: 28, fill: color.sideInk, align: 'right' });
      drawPoints(context, points, BAND.x + 740, middle, 32);
      drawGold(context, BAND.x + 850, middle, 25);
      write(context, `${gold}`, BAND.x + 884, middle, number);
      drawCardBack(context, BAND.x + 1011, middle, 42, 58);
      write(context, `${handSize}`, BAND.x + 1044, middle, { ...number, fill: color.ink });
    },
  };
}

/** What the Warlord would pay, or why the district cannot be destroyed; null if no one is destroying. */
function offerFor(district: District, { players }: Open, step: SceneStep<Citadels> | null, words: Words): Offer | null {
  if (step?.partial.kind !== 'destroy') return null;
  const picture = words.citadels.picture;
  if (isIndestructible(district)) return { kind: 'cannot', why: picture.sheets.indestructible };
  const price = destructionPrice(district);
  if (step.answers.some(({ partial }) => partial.district === district))
    return { kind: 'can', word: picture.sheets.destroyFor(price), isTicked: null };
  const missing = price - players[step.seat]!.gold;
  return { kind: 'cannot', why: picture.hand.tooExpensive(missing) };
}
