/** A seat's hand on a phone: a row for each card, or the characters to choose from. */
import { type Change, type Citadels, incomeColour, type Own } from '../../../../engines/citadels/index.ts';
import { capital } from '../../../../words/speech.ts';
import type { Picture, Scene } from '../../../contract.ts';
import { numberBox, showing } from '../../../kit/changed.ts';
import { type Element, layerOf, pageOf } from '../../../kit/page.ts';
import { paintActivePanel, paintPanel } from '../../../kit/panels.ts';
import { widthOf, write, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { paintEmblem } from '../art/emblems.ts';
import { drawMedallion, paintUnknown } from '../art/medallion.ts';
import { drawGold } from '../art/tokens.ts';
import { changesOf, newInHand } from '../deeds.ts';
import { inHand } from '../hand/cards.ts';
import { offersFor, taskOf } from '../hand/offers.ts';
import { powerLine } from '../hand/panels.ts';
import type { OwnSubject } from '../subject.ts';
import { cardRows, type RowCard } from './cardRow.ts';
import { choice } from './choice.ts';
import { tallHeader } from './header.ts';
import { across, MARGIN, SMALLEST, TOP, WIDTH } from './layout.ts';
import { smallHand } from './smallHand.ts';

type Step = Scene<Citadels>['step'];

const SELF = across(TOP, 104);
const CARDS = SELF.y + SELF.height + 10;
/** The height of a line shown instead of cards. */
const EMPTY = 96;

export function tallHand(subject: OwnSubject, step: Step): Picture {
  const { open, own, words } = subject;
  const hand = words.citadels.picture.hand;
  if (open.step.kind === 'choose' && open.step.seat === own.seat) {
    const { elements, bottom } = choice(subject);
    return page(subject, hand.chooses, bottom, elements);
  }
  if (own.drawn !== null) return drawn(subject, own.drawn);
  if (open.step.kind === 'graveyard' && open.step.seat === own.seat)
    return asked(subject, hand.salvages, [{ district: open.step.district, offer: null, isNew: true }]);
  return held(subject, step);
}

function held(subject: OwnSubject, step: Step): Picture {
  const { own, words, story } = subject;
  const hand = words.citadels.picture.hand;
  const offers = offersFor(subject, step);
  const fresh = newInHand(own, story);
  const cards = own.hand.map((district, i) => ({ district, offer: offers[i] ?? null, isNew: fresh.has(i) }));
  const { elements, bottom } = cardRows(cards, CARDS, words);
  // Just the moves: there is no room for more words.
  const still = (moves: readonly string[]) => (moves.length === 0 ? hand.still([]) : moves.join(', '));
  const task = taskOf(subject, step, still);
  if (cards.length === 0) return page(subject, task, CARDS + EMPTY, [self(subject), empty(hand.empty)]);
  return page(subject, task, bottom, [self(subject), ...elements.map(inHand)]);
}

/** The drawn cards, some of which are kept. */
function drawn(subject: OwnSubject, { cards, keep }: NonNullable<Own['drawn']>): Picture {
  const hand = subject.words.citadels.picture.hand;
  // If more cards are kept than discarded, the buttons choose which to discard.
  const word = keep > cards.length - keep ? hand.throwAway : hand.keep;
  const offer = { kind: 'can', word, isTicked: null } as const;
  const rows = cards.map((district) => ({ district, offer, isNew: false }));
  return asked(subject, hand.keeps(keep), rows);
}

/** The cards that a question is about, and the small hand below. */
function asked(subject: OwnSubject, task: string, cards: readonly RowCard[]): Picture {
  const large = cardRows(cards, CARDS, subject.words);
  const below = smallHand(subject, large.bottom + 12, false);
  return page(subject, task, below.bottom, [self(subject), ...large.elements, ...below.elements]);
}

function page({ open, words }: OwnSubject, task: string, bottom: number, elements: readonly Element[]): Picture {
  const picture = words.citadels.picture;
  const isUrgent = open.isLastRound && open.step.kind !== 'over';
  const heading = {
    ...{
      names: [],
      sentence: () => capital(task),
      short: null,
      line: picture.hand.onlyYou,
      sign: null,
      deckSize: null,
    },
    ...{ note: isUrgent ? picture.header.lastRound : picture.header.round(open.round), isUrgent },
  };
  return pageOf(WIDTH, bottom + MARGIN, [tallHeader(heading)], [layerOf('hand', elements)]);
}

function empty(text: string): Element {
  const box = across(CARDS, EMPTY);
  const style = { size: 34, fill: color.sideInk, align: 'center' } as const;
  return { box, facts: text, paint: (context) => write(context, text, WIDTH / 2, box.y + EMPTY / 2, style) };
}

/** The seat's character with what it brings, its gold, and the size of its city. */
function self(subject: OwnSubject): Element {
  const { open, own, words, story } = subject;
  const { seat, character } = own;
  const { gold, city } = open.players[seat]!;
  const hand = words.citadels.picture.hand;
  const isMurdered = open.characters.some((one) => one.fate === 'murdered' && one.character === character);
  const isNew = changesOf(story).gold.has(seat);
  const built = hand.city(city.length);
  const name = character === null ? hand.noCharacter : words.citadels.names.characters[character];
  const income = character === null ? null : incomeColour(character);
  const text = isMurdered ? hand.murdered : powerLine(subject);
  return {
    box: SELF,
    facts: [character, isMurdered, isNew, gold, built, text, words],
    paint(context) {
      const { x, y, width, height } = SELF;
      if (isNew) paintActivePanel(context, SELF);
      else paintPanel(context, SELF);
      const at = { x: x + 58, y: y + height / 2 + 3, radius: 40 };
      if (character === null) paintUnknown(context, at);
      else drawMedallion(context, character, { ...at, type: 27 }, isMurdered ? 'murdered' : 'full');
      const [left, right, first, second] = [x + 116, x + width - 18, y + 34, y + 73];
      write(context, `${gold}`, right, first, { size: 44, weight: 700, align: 'right' });
      const coin = right - widthOf(context, `${gold}`, 44, 700) - 32;
      drawGold(context, coin, first, 22);
      const label = coin - 46;
      write(context, built, label, first, { size: 30, fill: color.sideInk, align: 'right' });
      const room = label - widthOf(context, built, 30) - 20 - left;
      writeNarrowed(context, name, left, first, { sizes: [36, 34, 32, 30, 28, SMALLEST], weight: 700, width: room });
      if (income !== null && !isMurdered) paintEmblem(context, income, left + 15, second, 15);
      const from = income === null || isMurdered ? left : left + 40;
      const style = isMurdered ? ({ weight: 700, fill: color.warning } as const) : { fill: color.sideInk };
      writeNarrowed(context, text, from, second, { sizes: [30, 29, 28, 27, SMALLEST], width: right - from, ...style });
    },
    shows: [showing<Change>({ kind: 'gold', seat }, numberBox(`${gold}`, SELF.x + SELF.width - 18, SELF.y + 34, 44))],
  };
}
