import { type Seat, seatOf } from '../contract.ts';
import { SEATS } from './components.ts';
import { CHARACTERS, DISTRICTS, type District } from './ids.ts';
import type { Move } from './moves.ts';

/** Moves that are written as a single word. */
const WORDS = {
  drawCards: 'draw',
  takeGold: 'gold',
  takeIncome: 'income',
  takeExtraGold: 'extra-gold',
  drawExtraCards: 'extra-cards',
  useSmithy: 'smithy',
  endTurn: 'end',
} as const;

/**
 * A move in one line: `choose king`, `draw`, `keep manor+temple`, `build manor`, `murder king`, `steal king`, `swap 2`,
 * `exchange manor+manor`, `destroy 2 manor`, `laboratory manor`, `graveyard take`, `end`, …
 */
export function write(move: Move): string {
  switch (move.kind) {
    case 'chooseCharacter':
      return `choose ${move.character}`;
    case 'keepCards':
      return `keep ${move.cards.join('+')}`;
    case 'build':
      return `build ${move.district}`;
    case 'murder':
    case 'steal':
      return `${move.kind} ${move.character}`;
    case 'swapHands':
      return `swap ${move.seat}`;
    case 'exchangeCards':
      return `exchange ${move.cards.join('+')}`;
    case 'destroy':
      return `destroy ${move.seat} ${move.district}`;
    case 'useLaboratory':
      return `laboratory ${move.district}`;
    case 'answerGraveyard':
      return `graveyard ${move.take ? 'take' : 'leave'}`;
    default:
      return WORDS[move.kind];
  }
}

/** Parses a line as written by `write`; null for anything else. */
export function read(text: string): Move | null {
  const move = parse(text);
  return move !== null && write(move) === text ? move : null;
}

function parse(text: string): Move | null {
  const [word = '', first = '', second = ''] = text.split(' ');
  const character = CHARACTERS.find((one) => one === first);
  switch (word) {
    case 'choose':
      return character ? { kind: 'chooseCharacter', character } : null;
    case 'murder':
    case 'steal':
      return character ? { kind: word, character } : null;
    case 'keep':
      return withCards('keepCards', first);
    case 'exchange':
      return withCards('exchangeCards', first);
    case 'build':
      return withDistrict('build', first);
    case 'laboratory':
      return withDistrict('useLaboratory', first);
    case 'swap': {
      const seat = seatIn(first);
      return seat === null ? null : { kind: 'swapHands', seat };
    }
    case 'destroy': {
      const [seat, district] = [seatIn(first), districtIn(second)];
      return seat === null || district === null ? null : { kind: 'destroy', seat, district };
    }
    case 'graveyard':
      return { kind: 'answerGraveyard', take: first === 'take' };
    default:
      return plainMove(word);
  }
}

const districtIn = (text: string): District | null => DISTRICTS.find((one) => one === text) ?? null;

const seatIn = (text: string): Seat | null => (/^\d$/.test(text) ? seatOf(Number(text), SEATS.max) : null);

function withDistrict(kind: 'build' | 'useLaboratory', text: string): Move | null {
  const district = districtIn(text);
  return district === null ? null : { kind, district };
}

/** Names joined by plus signs, ascending. */
function withCards(kind: 'keepCards' | 'exchangeCards', text: string): Move | null {
  const cards = text.split('+').map(districtIn);
  return cards.includes(null) ? null : { kind, cards: cards.filter((card) => card !== null).toSorted() };
}

function plainMove(word: string): Move | null {
  const kinds = Object.keys(WORDS) as readonly (keyof typeof WORDS)[]; // They are all defined above.
  const kind = kinds.find((one) => WORDS[one] === word);
  return kind === undefined ? null : { kind };
}
