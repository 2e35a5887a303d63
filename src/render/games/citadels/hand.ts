/** What only one seat sees: its hand and its secret choices. */

import type { Citadels, District, Own } from '../../../engines/citadels/index.ts';
import type { View } from '../../../engines/contract.ts';
import { shortName } from '../../../words/citadels/picture/short.ts';
import type { Picture, Scene } from '../../contract.ts';
import { type Element, layerOf, pageOf } from '../../kit/page.ts';
import { lettersOf } from '../../kit/seats.ts';
import { write, writeNarrowed } from '../../kit/text.ts';
import { color } from '../../kit/theme.ts';
import { drawCard, heightOf } from './art/districtCard.ts';
import { newInHand } from './deeds.ts';
import { inHand, largeCard, type Offer } from './hand/cards.ts';
import { choosing, choosingBox } from './hand/choosing.ts';
import { CARDS_TOP, type Grid, gridOf, headerBox, plainGrid } from './hand/layout.ts';
import { offersFor, taskOf } from './hand/offers.ts';
import { characterPanel, goldPanel } from './hand/panels.ts';
import { header, plainHeading } from './page/header.ts';
import { order } from './page/herald.ts';
import { MARGIN, WIDTH } from './page/layout.ts';
import { tallHand } from './phone/hand.ts';
import type { OwnSubject } from './subject.ts';

type CitadelsScene = Scene<Citadels>;
type CitadelsView = View<Citadels>;

/** The picture of a hand; `own` is never null. */
export function hand({ open, own }: CitadelsView, scene: CitadelsScene): Picture {
  if (own === null) throw new Error('a hand needs a seat');
  const { names, words, story, step, screen } = scene;
  const subject: OwnSubject = { open, own, names, letters: lettersOf(names), words, story };
  if (screen === 'phone') return tallHand(subject, step);
  const isChoosing = open.step.kind === 'choose' && open.step.seat === own.seat;
  if (isChoosing) return choice(subject);
  if (own.drawn !== null) return drawn(subject, own.drawn);
  if (open.step.kind === 'graveyard' && open.step.seat === own.seat) return salvage(subject, open.step.district);
  return held(subject, scene);
}

/** The cards of the hand, with what can be done with each; new ones have a frame. */
function held(subject: OwnSubject, { step, story }: CitadelsScene): Picture {
  const { own, words } = subject;
  const handWords = words.citadels.picture.hand;
  const offers = offersFor(subject, step);
  const fresh = newInHand(own, story);
  const grid = gridOf(
    own.hand.length,
    CARDS_TOP,
    offers.some((offer) => offer !== null),
  );
  const cards = own.hand.map((district, i) =>
    inHand(largeCard(district, grid.places[i]!, grid.size, offers[i] ?? null, words, fresh.has(i)), i),
  );
  const empty = own.hand.length === 0 ? [line(handWords.empty, CARDS_TOP + 90, 34)] : [];
  return page(subject, taskOf(subject, step), own.hand.length === 0 ? CARDS_TOP + 180 : grid.bottom, [
    layerOf('frame', [characterPanel(subject), goldPanel(subject)]),
    layerOf('cards', [...empty, ...cards]),
  ]);
}

/** The drawn cards, some of which are kept. */
function drawn(subject: OwnSubject, { cards, keep }: NonNullable<Own['drawn']>): Picture {
  const handWords = subject.words.citadels.picture.hand;
  // If more cards are kept than discarded, the buttons choose which to discard.
  const word = keep > cards.length - keep ? handWords.throwAway : handWords.keep;
  return asked(subject, handWords.keeps(keep), cards, { kind: 'can', word, isTicked: null });
}

/** The destroyed district that the Graveyard can save. */
const salvage = (subject: OwnSubject, district: District): Picture =>
  asked(subject, subject.words.citadels.picture.hand.salvages, [district], null);

/** Cards that a question is about, and the small hand below; those without an offer have a frame. */
function asked(subject: OwnSubject, task: string, cards: readonly District[], offer: Offer | null): Picture {
  const grid = gridOf(cards.length, CARDS_TOP, offer !== null);
  const large = cards.map((district, i) =>
    largeCard(district, grid.places[i]!, grid.size, offer, subject.words, offer === null),
  );
  const small = smallHand(subject, grid.bottom + 18, '');
  return page(subject, task, small.bottom, [
    layerOf('frame', [characterPanel(subject), goldPanel(subject)]),
    layerOf('cards', [...large, ...small.items]),
  ]);
}

/** The characters to choose from, the choosing order, and the small hand below. */
function choice(subject: OwnSubject): Picture {
  const handWords = subject.words.citadels.picture.hand;
  const strip = { x: MARGIN, y: choosingBox.y + choosingBox.height + 10, width: WIDTH - 2 * MARGIN, height: 70 };
  const { gold, city } = subject.open.players[subject.own.seat]!;
  const figures = handWords.figures(gold, city.length);
  const small = smallHand(subject, strip.y + strip.height + 12, figures);
  const caution = line(handWords.caution, small.bottom + 26, 24);
  return page(subject, handWords.chooses, small.bottom + 40, [
    layerOf('characters', [...choosing(subject), ...order(strip, subject)]),
    layerOf('cards', [...small.items, caution]),
  ]);
}

/** The small hand without text, below a line with its title and a note on the right. */
function smallHand(
  subject: OwnSubject,
  top: number,
  note: string,
): { readonly items: readonly Element[]; readonly bottom: number } {
  const { own, words } = subject;
  const handWords = words.citadels.picture.hand;
  const grid: Grid = plainGrid(own.hand.length, top + 44);
  const label = own.hand.length === 0 ? handWords.empty : handWords.yourHand;
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
    return inHand(
      {
        box: { x: x - 8, y: y - 8, width: grid.size.width + 16, height: heightOf(grid.size) + 16 },
        facts: [district, words],
        paint: (context) => drawCard(context, district, shortName(district, words.citadels), x, y, grid.size),
      },
      i,
    );
  });
  return { items: [heading, ...cards], bottom: own.hand.length === 0 ? top + 40 : grid.bottom };
}

/** A centered line of text. */
function line(text: string, y: number, size: number): Element {
  const box = { x: MARGIN, y: y - size, width: WIDTH - 2 * MARGIN, height: 2 * size };
  const style = { sizes: [size, 22], fill: color.sideInk, align: 'center', width: box.width } as const;
  return { box, facts: text, paint: (context) => writeNarrowed(context, text, WIDTH / 2, y, style) };
}

function page({ words }: OwnSubject, task: string, bottom: number, layers: Picture['layers']): Picture {
  const handWords = words.citadels.picture.hand;
  const height = bottom + MARGIN;
  const heading = plainHeading(handWords.title, task, handWords.onlyYou);
  return pageOf(WIDTH, height, [header(headerBox, heading)], layers);
}
