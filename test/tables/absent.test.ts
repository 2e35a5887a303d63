/** Among which moves the system draws for a seat that has resigned. */
import { expect, test } from 'vitest';
import { citadels, type Move } from '../../src/engines/citadels/index.ts';
import type { Engine } from '../../src/engines/contract.ts';
import { eligibleMoves } from '../../src/tables/unasked/absent.ts';
import { seat, turn } from '../engines/citadels/support.ts';

const kindsOf = (moves: readonly { readonly kind: string }[]) => new Set(moves.map(({ kind }) => kind));

test.each([
  ['assassin', 'murder'],
  ['thief', 'steal'],
  ['magician', 'swapHands'],
  ['warlord', 'destroy'],
] as const)('the %s does not %s, and goes without nothing else', (character, harmful) => {
  const others = ['architect', 'king', 'merchant'] as const;
  const { state } = turn({ characters: [character, ...others], turn: character, cities: [['manor'], ['temple']] });
  const legal = [...citadels.legal(state, seat(0))];
  expect(kindsOf(legal)).toContain(harmful);
  expect(eligibleMoves(citadels, 'move', state, seat(0))).toEqual(legal);
  expect(eligibleMoves(citadels, 'mildMove', state, seat(0))).toEqual(legal.filter(({ kind }) => kind !== harmful));
});

test('Graveyard, Laboratory, and all else that touches nobody’s city, hand, gold, or turn is no harm', () => {
  const harmful: ReadonlySet<Move['kind']> = new Set(['murder', 'steal', 'swapHands', 'destroy']);
  const harms = ({ harms }: Engine, kind: string) => harms({ kind });
  expect(citadels.kinds.filter((kind) => harms(citadels, kind))).toEqual(
    citadels.kinds.filter((kind) => harmful.has(kind)),
  );
});

test('where everything would harm somebody, all legal moves are drawn from', () => {
  const { state } = turn({ characters: ['assassin', 'king', 'merchant', 'warlord'], turn: 'assassin' });
  const legal = [...citadels.legal(state, seat(0))];
  const harsh = { ...citadels, harms: () => true };
  expect(eligibleMoves(harsh, 'mildMove', state, seat(0))).toEqual(legal);
});
