import type { Notation } from '../engines/support/notation.ts';
import { type Toy, toy } from './engine/index.ts';

export const notation: Notation<Toy> = {
  engine: toy,
  moves: [
    ['draw 2', { kind: 'draw', count: 2 }],
    ['hang c3 1a+2b', { kind: 'hang', place: 'c3', cards: ['1a', '2b'] }],
    ['sell amber+jade', { kind: 'sell', beads: ['amber', 'jade'] }],
    ['end', { kind: 'end' }],
    ['answer open', { kind: 'answer', open: true }],
    ['answer shut', { kind: 'answer', open: false }],
    ['bid 3c', { kind: 'bid', card: '3c' }],
  ],
  none: ['|draw|draw x|hang c3|hang g1 1a|hang c3 2b+1a|sell|sell gold|end |answer maybe|bid 9a|bid 3c+1a'],
};
