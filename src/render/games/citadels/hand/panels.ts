/** The panels above a seat's cards: the character, the city, and the gold. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  type Change,
  type Character,
  COMPLETE_CITY,
  colourOf,
  type District,
  incomeColour,
  incomeOf,
  type Power,
} from '../../../../engines/citadels/index.ts';
import type { Deed } from '../../../../words/citadels/picture/contract.ts';
import { showing } from '../../../kit/changed.ts';
import { type Element, isolated } from '../../../kit/page.ts';
import { paintActivePanel, paintPanel } from '../../../kit/panels.ts';
import { write, writeNarrowed } from '../../../kit/text.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { paintEmblem } from '../art/emblems.ts';
import { drawMedallion, paintUnknown } from '../art/medallion.ts';
import { drawGold, drawSeat } from '../art/tokens.ts';
import { callsOf, changesOf, storyOfTurn } from '../deeds.ts';
import type { OwnSubject } from '../subject.ts';
import { classTone, tone } from '../tones.ts';
import { characterBox, goldBox } from './layout.ts';

/** The seat's character this round, and its city as a row of pips. */
export function characterPanel(subject: OwnSubject): Element {
  const { open, own, letters, words } = subject;
  const { seat, character } = own;
  const letter = letters[seat] ?? '';
  const { city } = open.players[seat]!;
  const hand = words.citadels.picture.hand;
  const isMurdered = open.characters.some((one) => one.fate === 'murdered' && one.character === character);
  return {
    box: characterBox,
    facts: [seat, character, isMurdered, powerLine(subject), city, letter, words],
    paint(context) {
      const { x, y } = characterBox;
      paintPanel(context, characterBox);
      const at = { x: x + 60, y: y + 57, radius: 43 };
      if (character === null) paintUnknown(context, at);
      else drawMedallion(context, character, at, isMurdered ? 'murdered' : 'full');
      drawSeat(context, seatMarks[seat]!, letter, { x: x + 98, y: y + 85, radius: 16 });
      const name = character === null ? hand.noCharacter : words.citadels.names.characters[character];
      const pips = Math.max(COMPLETE_CITY, city.length) * 26;
      writeNarrowed(context, name, x + 132, y + 37, {
        ...{ sizes: [34, 30, 28, 26], weight: 700, width: 700 - 132 - 150 - pips - 32 },
      });
      const label = hand.city(city.length);
      write(context, label, x + 688 - pips - 10, y + 38, { size: 24, fill: color.sideInk, align: 'right' });
      paintPips(context, x + 688 - pips, y + 24, city);
      if (character === null) return;
      const income = incomeColour(character);
      if (income !== null) paintEmblem(context, income, x + 147, y + 80, 15);
      const left = x + (income === null ? 132 : 172);
      const text = isMurdered ? hand.murdered : powerLine(subject);
      const style = isMurdered ? ({ weight: 700, fill: color.warning } as const) : { fill: color.sideInk };
      writeNarrowed(context, text, left, y + 80, { sizes: [26, 24, 22], width: x + 688 - left, ...style });
    },
  };
}

/**
 * The income of a character on its own turn, otherwise what it can do. Once a character that names a victim or exchanges
 * cards has done so, or its turn is over, what it did: empty for nothing.
 */
export function powerLine(subject: OwnSubject): string {
  const { open, own, names, words } = subject;
  const { character, seat } = own;
  const income = incomeLine(subject);
  if (income !== null || character === null) return income ?? '';
  const ability = words.citadels.names.abilities[character];
  const kinds = ONCE[character];
  const isOver = open.turn?.seat !== seat && open.characters.some((one) => one.fate === 'called' && one.seat === seat);
  const isUsed = open.turn?.seat === seat && open.turn.used.some((power) => POWERS.has(power));
  if (kinds === undefined || !(isOver || isUsed)) return ability;
  const { deeds = [] } = callsOf(open, subject.story).find((call) => call.character === character) ?? {};
  const picture = words.citadels.picture;
  const done = [...deeds, ...namedBy(open, character)].find(({ kind }) => kinds.includes(kind));
  return done === undefined ? '' : picture.deed(done, (of) => names[of] ?? '');
}

const POWERS: ReadonlySet<Power> = new Set(['murder', 'theft', 'magic']);

/** The characters whose power is used once in a turn, and the deeds that come of it. */
const ONCE: { readonly [C in Character]?: readonly Deed['kind'][] } = {
  assassin: ['names'],
  thief: ['names'],
  magician: ['swapped', 'exchanged'],
};

/** Whom this character has named, also where the table remembers no more of the turn. */
function namedBy({ characters }: OwnSubject['open'], character: Character): readonly Deed[] {
  const how = character === 'assassin' ? 'murder' : 'theft';
  const named = characters.find((one) => (how === 'murder' ? one.fate === 'murdered' : one.isRobbed));
  return named === undefined ? [] : [{ kind: 'names', character: named.character, how }];
}

/** The income of a character on its own turn, whether collected or not; otherwise null. */
function incomeLine({ open, own, story, words }: OwnSubject): string | null {
  const { turn } = open;
  if (turn?.seat !== own.seat || incomeColour(turn.character) === null) return null;
  const hand = words.citadels.picture.hand;
  if (turn.used.includes('income')) {
    const taken = storyOfTurn(story).find((sight) => sight.kind === 'tookIncome');
    return taken?.kind === 'tookIncome' ? hand.income(taken.gold, true) : null;
  }
  const gold = incomeOf(turn.character, open.players[own.seat]!.city);
  return gold === 0 ? hand.noIncome : hand.income(gold, false);
}

/** Paints a pip for each district in the color of its class; free plots are dashed. */
function paintPips(context: SKRSContext2D, left: number, top: number, city: readonly District[]): void {
  for (let i = 0; i < Math.max(COMPLETE_CITY, city.length); i++) {
    const district = city[i];
    isolated(context, () => {
      context.beginPath();
      context.roundRect(left + i * 26 + 1, top + 1, 21, 26, 4);
      context.lineWidth = 2;
      if (district === undefined) {
        context.setLineDash([4, 3]);
        context.strokeStyle = accent;
      } else {
        context.fillStyle = classTone[colourOf(district)].band;
        context.fill();
        context.strokeStyle = tone.ink;
      }
      context.stroke();
    });
  }
}

/** The seat's gold: up to five coins, or a single one, and the amount. */
export function goldPanel({ open, own, story, words }: OwnSubject): Element {
  const { gold } = open.players[own.seat]!;
  const isNew = changesOf(story).gold.has(own.seat);
  const hand = words.citadels.picture.hand;
  return {
    box: goldBox,
    facts: [gold, isNew, words],
    paint(context) {
      const { x, y, width, height } = goldBox;
      if (isNew) paintActivePanel(context, goldBox);
      else paintPanel(context, goldBox);
      const middle = y + height / 2;
      const coins = gold > 5 ? 1 : gold;
      for (let i = 0; i < coins; i++) drawGold(context, x + 50 + i * 48, middle, 23);
      writeNarrowed(context, hand.gold, x + width - 22, middle + 8, {
        ...{ sizes: [30, 28], fill: color.sideInk, align: 'right', width: 70 },
      });
      write(context, `${gold}`, x + width - 100, middle, { size: 60, weight: 700, align: 'right' });
    },
    shows: [showing<Change>({ kind: 'gold', seat: own.seat }, goldBox)],
  };
}
