import { BEADS, type Bead, CARDS, type Card, PLACES } from './ids.ts';
import type { Move } from './moves.ts';

/** A move as one line: `draw 2`, `hang c3 1a+2b`, `sell amber+jade`, `end`, `answer open`, `bid 3c`. */
export function write(move: Move): string {
  switch (move.kind) {
    case 'draw':
      return `draw ${move.count}`;
    case 'hang':
      return `hang ${move.place} ${move.cards.join('+')}`;
    case 'sell':
      return `sell ${move.beads.join('+')}`;
    case 'end':
      return 'end';
    case 'answer':
      return `answer ${move.open ? 'open' : 'shut'}`;
    case 'bid':
      return `bid ${move.card}`;
  }
}

/** The move of such a line, or null. */
export function read(text: string): Move | null {
  const move = parse(text);
  return move !== null && write(move) === text ? move : null;
}

function parse(text: string): Move | null {
  const [kind, first = '', second = ''] = text.split(' ');
  switch (kind) {
    case 'draw':
      return { kind, count: Number.parseInt(first, 10) };
    case 'hang': {
      const place = PLACES.find((known) => known === first);
      const cards = listOf(CARDS, second);
      return place && cards ? { kind, place, cards } : null;
    }
    case 'sell': {
      const beads = listOf(BEADS, first);
      return beads && { kind, beads };
    }
    case 'end':
      return { kind };
    case 'answer':
      return { kind, open: first === 'open' };
    case 'bid': {
      const card = CARDS.find((known) => known === first);
      return card ? { kind, card } : null;
    }
    default:
      return null;
  }
}

/** Names joined by plus signs, ascending; null when one is not known. */
function listOf<T extends Card | Bead>(known: readonly T[], text: string): readonly T[] | null {
  const names = text.split('+').map((name) => known.find((one) => one === name));
  const list = names.filter((name) => name !== undefined);
  return list.length === names.length ? list.toSorted() : null;
}
