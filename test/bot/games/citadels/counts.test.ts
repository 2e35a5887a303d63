/** Sentences whose numbers are seldom: none, one, and more than a city needs. */

import { expect, test } from 'vitest';
import { citadels as game } from '../../../../src/bot/games/citadels/index.ts';
import { citadels as engine, type State, type Violation } from '../../../../src/engines/citadels/index.ts';
import { positionAt } from '../../../../src/tables/view/position.ts';
import { citadelsWords } from '../../../../src/words/citadels/index.ts';
import { LOCALES, type Locale } from '../../../../src/words/contract.ts';
import { wordsIn } from '../../../../src/words/words.ts';
import { type Setting, seat, turn } from '../../../engines/citadels/support.ts';

const readerOf = (locale: Locale) => ({ words: wordsIn(locale), say: { name: (of: number) => `seat ${of}` } }) as const;

const at = (state: State) => positionAt(engine, state, seat(0));

const magician: Setting = {
  characters: ['magician', 'king', 'bishop', 'warlord'],
  turn: 'magician',
  hands: [['temple']],
};

test.each<readonly [Locale, readonly string[]]>([
  ['en', ['Exchange cards', 'Exchange your only card']],
  ['ja', ['山札交換', '手札1枚を交換する']],
  ['de', ['Mit dem Stapel tauschen', 'Deine einzige Karte tauschen']],
])('one card is exchanged as the only one: %s', (locale, labels) => {
  const draft = { moves: [], partial: { kind: 'exchangeCards' }, picked: [] } as const;
  const { multiSelect } = game.controls.panel(at(turn(magician).state), draft, readerOf(locale));
  expect(multiSelect?.slots.map(({ label }) => label)).toEqual(labels);
});

test('of one discarded card, too, a new deck is made', () => {
  const told = (cards: number) =>
    LOCALES.map((locale) => game.words[locale].sight({ kind: 'reshuffled', cards }, readerOf(locale).say));
  expect(told(1)).toEqual([
    'The deck ran out. 1 discarded card was shuffled into a new one.',
    '山札がなくなり、捨て札1枚が新しい山札になりました。',
    'Der Nachziehstapel war leer: 1 abgelegte Karte wurde neu gemischt.',
  ]);
  expect(told(3)[0]).toBe('The deck ran out. 3 discarded cards were shuffled into a new one.');
});

test('a city of more than eight districts is not called a part of eight', () => {
  const eight = ['manor', 'castle', 'palace', 'temple', 'church', 'tavern', 'prison', 'docks'] as const;
  for (const [more, said] of [
    [[], ['City (8 of 8): ', '建物（8/8軒）：', 'Stadt (8 von 8): ']],
    [['market'], ['City (9): ', '建物（9軒）：', 'Stadt (9): ']],
  ] as const) {
    const { state } = turn({
      characters: ['architect', 'king', 'bishop', 'warlord'],
      turn: 'architect',
      cities: [[...eight, ...more]],
      firstComplete: 0,
      built: 2,
    });
    for (const [i, locale] of LOCALES.entries())
      expect(game.hand!.inWords(at(state).view, readerOf(locale)).join('\n')).toContain(said[i]);
  }
  expect(LOCALES.map((locale) => citadelsWords[locale].picture.hand.city(9))).toEqual(['city 9', '建物 9', 'Stadt: 9']);
});

test('S7 nobody destroys in a city of ten districts, and is told that there are as many', () => {
  const ten = [
    'castle',
    'palace',
    'temple',
    'church',
    'tavern',
    'prison',
    'docks',
    'harbor',
    'market',
    'market',
  ] as const;
  const warlord = turn({
    characters: ['warlord', 'king', 'bishop', 'architect'],
    turn: 'warlord',
    cities: [[], [], [], ten],
    gold: [9],
    firstComplete: 3,
  });
  const draft = { moves: [], partial: { kind: 'destroy' }, picked: [] } as const;
  expect(LOCALES.map((locale) => game.controls.panel(at(warlord.state), draft, readerOf(locale)).note)).toEqual([
    expect.stringContaining('seat 3: 10 districts'),
    expect.stringContaining('seat 3：建物10軒のため破壊不可'),
    expect.stringContaining('seat 3: 10 Bauwerke'),
  ]);
  const why = warlord.refusal('destroy 3 market') as Violation;
  expect(game.words.en.violation(why, readerOf('en').say)).toBe('seat 3’s city is complete, so it’s safe.');
});
