/** What only one seat sees: its hand and its secret choices. */

import { type Citadels, costOf, type District, type Own, openMoves } from '../../../engines/citadels/index.ts';
import type { View } from '../../../engines/contract.ts';
import { furtherMoveNames, pictureWords, shortName } from '../../../words/citadels/picture/index.ts';
import type { Picture, Scene } from '../../contract.ts';
import { type Element, layerOf, pageOf } from '../../kit/page.ts';
import { lettersOf } from '../../kit/seats.ts';
import { write, writeNarrowed } from '../../kit/text.ts';
import { color } from '../../kit/theme.ts';
import { drawCard, heightOf } from './art/districtCard.ts';
import { newInHand } from './deeds.ts';
import { largeCard, type Offer } from './hand/cards.ts';
import { choosing, choosingBox } from './hand/choosing.ts';
import { CARDS_TOP, type Grid, gridOf, headerBox, plainGrid } from './hand/layout.ts';
import { characterPanel, goldPanel } from './hand/panels.ts';
import { header, plainHeading } from './page/header.ts';
import { order } from './page/herald.ts';
import { MARGIN, WIDTH } from './page/layout.ts';
import type { OwnSubject } from './subject.ts';

type CitadelsScene = Scene<Citadels>;
type CitadelsView = View<Citadels>;

/** The picture of a hand; `own` is never null. */
export function hand({ open, own }: CitadelsView, scene: CitadelsScene): Picture {
  if (own === null) throw new Error('a hand needs a seat');
  const { names, locale, story } = scene;
  const subject: OwnSubject = { open, own, names, letters: lettersOf(names), locale, story };
  const isChoosing = open.step.kind === 'choose' && open.step.seat === own.seat;
  if (isChoosing) return choice(subject);
  return own.drawn === null ? held(subject, scene) : drawn(subject, own.drawn);
}

/** The cards of the hand, with what can be done with each; new ones have a frame. */
function held(subject: OwnSubject, { step, story }: CitadelsScene): Picture {
  const { own, locale } = subject;
  const words = pictureWords[locale].hand;
  const chosen = chosenIn(step);
  const offers = own.hand.map((district, i) =>
    offerFor(subject, district, step, chosen && isAmong(own.hand, i, chosen)),
  );
  const fresh = newInHand(own, story);
  const grid = gridOf(
    own.hand.length,
    CARDS_TOP,
    offers.some((offer) => offer !== null),
  );
  const cards = own.hand.map((district, i) =>
    largeCard(district, grid.places[i]!, grid.size, offers[i] ?? null, locale, fresh.has(i)),
  );
  const empty = own.hand.length === 0 ? [line(words.empty, CARDS_TOP + 90, 34)] : [];
  return page(subject, taskOf(subject, step), own.hand.length === 0 ? CARDS_TOP + 180 : grid.bottom, [
    layerOf('frame', [characterPanel(subject), goldPanel(subject)]),
    layerOf('cards', [...empty, ...cards]),
  ]);
}

/** The drawn cards, of which some are kept, and the small hand below. */
function drawn(subject: OwnSubject, { cards, keep }: NonNullable<Own['drawn']>): Picture {
  const { locale } = subject;
  const words = pictureWords[locale].hand;
  const grid = gridOf(cards.length, CARDS_TOP, true);
  // If more cards are kept than discarded, the buttons choose which to discard.
  const word = keep > cards.length - keep ? words.throwAway : words.keep;
  const large = cards.map((district, i) =>
    largeCard(district, grid.places[i]!, grid.size, { kind: 'can', word, isTicked: null }, locale),
  );
  const small = smallHand(subject, grid.bottom + 18, '');
  return page(subject, words.keeps(keep), small.bottom, [
    layerOf('frame', [characterPanel(subject), goldPanel(subject)]),
    layerOf('cards', [...large, ...small.items]),
  ]);
}

/** The characters to choose from, the order of choosing, and the small hand below. */
function choice(subject: OwnSubject): Picture {
  const words = pictureWords[subject.locale].hand;
  const strip = { x: MARGIN, y: choosingBox.y + choosingBox.height + 10, width: WIDTH - 2 * MARGIN, height: 70 };
  const { gold, city } = subject.open.players[subject.own.seat]!;
  const figures = words.figures(gold, city.length);
  const small = smallHand(subject, strip.y + strip.height + 12, figures);
  const caution = line(words.caution, small.bottom + 26, 24);
  return page(subject, words.chooses, small.bottom + 40, [
    layerOf('characters', [...choosing(subject), ...order(strip, subject)]),
    layerOf('cards', [...small.items, caution]),
  ]);
}

/** The small hand without text, below a line with its title and a note at the right. */
function smallHand(
  subject: OwnSubject,
  top: number,
  note: string,
): { readonly items: readonly Element[]; readonly bottom: number } {
  const { own, locale } = subject;
  const words = pictureWords[locale].hand;
  const grid: Grid = plainGrid(own.hand.length, top + 44);
  const label = own.hand.length === 0 ? words.empty : words.yourHand;
  const box = { x: MARGIN, y: top, width: WIDTH - 2 * MARGIN, height: 36 };
  const heading: Element = {
    box,
    facts: [label, note],
    paint(context) {
      write(context, label, box.x + 6, top + 17, { size: 28, weight: 700 });
      write(context, note, box.x + box.width - 6, top + 17, { size: 28, fill: color.sideInk, align: 'right' });
    },
  };
  const cards = own.hand.map((district, i): Element => {
    const { x, y } = grid.places[i]!;
    return {
      box: { x: x - 8, y: y - 8, width: grid.size.width + 16, height: heightOf(grid.size) + 16 },
      facts: [district, locale],
      paint: (context) => drawCard(context, district, shortName(district, locale), x, y, grid.size),
    };
  });
  return { items: [heading, ...cards], bottom: own.hand.length === 0 ? top + 40 : grid.bottom };
}

/** A centered line of text. */
function line(text: string, y: number, size: number): Element {
  const box = { x: MARGIN, y: y - size, width: WIDTH - 2 * MARGIN, height: 2 * size };
  const style = { sizes: [size, 22], fill: color.sideInk, align: 'center', width: box.width } as const;
  return { box, facts: text, paint: (context) => writeNarrowed(context, text, WIDTH / 2, y, style) };
}

function page({ locale }: OwnSubject, task: string, bottom: number, layers: Picture['layers']): Picture {
  const words = pictureWords[locale].hand;
  const height = bottom + MARGIN;
  const heading = plainHeading(words.title, task, words.onlyYou);
  return pageOf(WIDTH, height, [header(headerBox, heading)], layers);
}

/** What the seat has to do. */
function taskOf({ open, own, locale }: OwnSubject, asked: CitadelsScene['step']): string {
  const words = pictureWords[locale].hand;
  const { step, turn } = open;
  if (step.kind === 'graveyard' && step.seat === own.seat) return words.salvages;
  if (turn?.seat !== own.seat) return words.waits;
  switch (asked?.partial.kind) {
    case 'exchangeCards':
      return words.exchanges;
    case 'useLaboratory':
      return words.gives;
    case 'build':
      return words.builds;
    default:
      if (!turn.used.includes('action')) return words.takes;
      // What the hand rules out is no choice of this seat.
      return words.still(
        furtherMoveNames(asked?.answers.map(({ partial }) => partial.kind) ?? openMoves(open, turn), locale),
      );
  }
}

/** The ticked cards if several can be ticked; else null. */
function chosenIn(step: CitadelsScene['step']): readonly unknown[] | null {
  const { kind, cards } = step?.partial ?? {};
  if (kind === 'exchangeCards') return Array.isArray(cards) ? cards : [];
  const builds = step?.moves.flatMap((move) => (move.kind === 'build' ? [move.district] : [])) ?? [];
  return builds.length > 0 ? builds : null;
}

/** Whether the card at this index is chosen; of equal cards, the first ones are. */
function isAmong(hand: readonly District[], at: number, chosen: readonly unknown[]): boolean {
  const isSame = (card: unknown) => card === hand[at];
  return hand.slice(0, at).filter(isSame).length < chosen.filter(isSame).length;
}

/** What the seat can do with a card of its hand; null if it cannot act now. */
function offerFor(
  { open, own, locale }: OwnSubject,
  district: District,
  step: CitadelsScene['step'],
  isTicked: boolean | null,
): Offer | null {
  const words = pictureWords[locale].hand;
  const { kind } = step?.partial ?? {};
  if (kind === 'useLaboratory') return { kind: 'can', word: words.throwAway, isTicked };
  if (kind === 'exchangeCards') return { kind: 'can', word: words.discard, isTicked };
  const { turn } = open;
  if (open.step.kind !== 'turn' || turn?.seat !== own.seat || turn.buildsLeft === 0) return null;
  const { gold, city } = open.players[own.seat]!;
  const missing = costOf(district) - gold;
  if (open.options.includes('french') && city.includes(district)) return { kind: 'cannot', why: words.alreadyBuilt };
  if (missing > 0) return { kind: 'cannot', why: words.tooExpensive(missing) };
  return { kind: 'can', word: words.build, isTicked };
}
