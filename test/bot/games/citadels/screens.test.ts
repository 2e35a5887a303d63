/** The screens and interactions of the guide, by their numbers: what panels, boards and hands say at each of them. */

import { describe, expect, test } from 'vitest';
import { type MoveButton, type MoveDraft, NOTHING_YET, type Position } from '../../../../src/bot/contract.ts';
import { citadels as game } from '../../../../src/bot/games/citadels/index.ts';
import {
  type Character,
  type Citadels,
  citadels as engine,
  type State,
} from '../../../../src/engines/citadels/index.ts';
import { playout } from '../../../../src/engines/playout.ts';
import { seeded } from '../../../../src/kernel/random.ts';
import { positionAt } from '../../../../src/tables/view/position.ts';
import { LOCALES } from '../../../../src/words/contract.ts';
import { wordsIn } from '../../../../src/words/words.ts';
import { CHEAP, dealt, type Setting, seat, turn } from '../../../engines/citadels/support.ts';

const NAMES = ['Aya', 'Ben', 'Cleo', 'Dara', 'Emil', 'Finn', 'Gita'];
const reader = { words: wordsIn('en'), say: { name: (of: number) => NAMES[of]! } } as const;
const words = game.words.en;

const at = (state: State, of: number): Position<Citadels> => positionAt(engine, state, seat(of));
const asking = (partial: MoveDraft<Citadels>['partial']): MoveDraft<Citadels> => ({ moves: [], partial, picked: [] });
const labels = (slots: readonly MoveButton<Citadels>[]) => slots.map(({ label }) => label);
const openOf = ({ state }: { readonly state: State }) => engine.open(state);
const board = (state: State) => labels(game.controls.board(engine.open(state), wordsIn('en')));
const panel = (state: State, of: number, partial: MoveDraft<Citadels>['partial']) => {
  const { question, note, answers } = game.controls.panel(at(state, of), asking(partial), reader);
  return { question, notes: note.split(' · '), answers: labels(answers) };
};
/** What the picture of the hand shows, in words. */
const hand = (state: State, of: number) => game.hand!.inWords(at(state, of).view, reader);
/** What stands beneath it. */
const beneath = (state: State, of: number) => game.hand!.lines(at(state, of).view, reader);

/** The turn of this character in seat 0; the others have those of the list that he is not. */
const turnOf = (character: Character, setting: Partial<Setting> = {}) => {
  const others = (['assassin', 'king', 'bishop', 'merchant'] as const).filter((one) => one !== character);
  return turn({ characters: [character, ...others.slice(0, 3)], turn: character, ...setting });
};

test('S1 points so far stand in the words for the board and in everybody’s own figures', () => {
  const open = openOf(turnOf('king', { cities: [['university', 'manor'], ['temple']] }));
  const [, , aya, ben] = words.describe({ open, own: null }, reader.say);
  expect(aya).toContain('Aya, the King: 11 points, 2 gold');
  expect(ben).toContain('Ben, the Assassin: 1 point, ');
  expect(words.figures(open, seat(0))).toContain('11 points');
});

describe('S2 choosing', () => {
  const begun = dealt(4, { crown: 3, cards: CHEAP, removed: { faceUp: ['thief', 'bishop'], faceDown: 'magician' } });

  test('S2 a button a character to take, with its number; what lies face up, is not here, and the order', () => {
    const second = begun.play('choose king');
    const { answers, notes } = panel(second.state, 0, {});
    expect(answers).toEqual(['1 Assassin', '6 Merchant', '7 Architect', '8 Warlord']);
    expect(notes).toEqual(['your choice is final']);
    expect(hand(second.state, 0)).toEqual(
      expect.arrayContaining([
        'Out this round: Thief and Bishop',
        'Not offered to you: Magician and King',
        'Choosing order: Dara, Aya, Ben, Cleo',
        expect.stringContaining('Careful in chat'),
      ]),
    );
  });

  test('S2 reads what each character does, one a line, in the direct message and in the panel alike', () => {
    const { state } = begun.play('choose king');
    const abilities = [
      '**Assassin**: murder a character',
      '**Merchant**: green income, 1 extra gold',
      '**Architect**: 2 extra cards, build up to 3',
      '**Warlord**: red income, destroy a district',
    ];
    expect(beneath(state, 0)).toEqual(abilities);
    expect(game.controls.panel(at(state, 0), NOTHING_YET, reader).lines).toEqual(abilities);
    expect(game.hand!.notes(at(state, 0).view, reader)).toEqual(['Round 1', 'your choice is final']);
  });

  test('S2 the last of seven sees two alike, and not which of them was put away', () => {
    const seven = dealt(7, { cards: CHEAP, removed: { faceUp: [], faceDown: 'king' } });
    const taken = ['assassin', 'thief', 'magician', 'bishop', 'merchant', 'architect'].map((one) => `choose ${one}`);
    const { state } = seven.play(...taken);
    expect(panel(state, 6, {}).answers).toEqual(['4 King', '8 Warlord']);
    expect(hand(state, 6).find((line) => line.startsWith('Not offered'))).toMatch(
      /^Not offered to you: Assassin, Thief, Magician, Bishop, Merchant,? and Architect$/,
    );
  });

  test.each(LOCALES)('S3 the choice and How to play warn of a careless word: %s', (locale) => {
    const careless = { en: 'don’t give away your character', ja: '不用意な一言', de: 'unbedachtes Wort' }[locale];
    expect(game.hand!.inWords(at(begun.state, 3).view, { ...reader, words: wordsIn(locale) }).join('\n')).toContain(
      careless,
    );
    expect(game.words[locale].howToPlay).toContain(careless);
  });
});

describe('S4 one button a right', () => {
  const cities = [['manor', 'temple', 'tavern', 'watchtower', 'laboratory', 'smithy'], ['temple']] as const;
  const full = { cities, gold: [3], hands: [['docks']], deck: ['castle', 'palace'] } as const;

  test.each<readonly [Character, readonly string[]]>([
    ['assassin', ['Murder']],
    ['thief', ['Steal']],
    ['magician', ['Swap hands', 'Exchange cards']],
    ['king', ['Collect 1 gold (yellow)']],
    ['bishop', ['Collect 1 gold (blue)']],
    ['merchant', ['Collect 1 gold (green)', 'Take 1 extra gold']],
    ['architect', ['Draw 2 extra cards']],
    ['warlord', ['Collect 1 gold (red)', 'Destroy']],
  ])('S4 of the %s, in the order of the guide: cards, gold, build, his own, purple districts, the end', (of, own) => {
    expect(board(turnOf(of, full).state)).toEqual([
      ...['Draw cards', 'Take 2 gold', 'Build', ...own],
      ...['Laboratory: discard for 1 gold', 'Smithy: pay 3, draw 2', 'End turn'],
    ]);
  });

  test('S4 in the thread only public facts take a button away; beneath the hand whatever cannot be done', () => {
    const setting = { hands: [['palace']], cities: [['smithy']], discard: ['docks'] } as const;
    const poor = turnOf('king', { ...setting, gold: [2] });
    expect(board(poor.state)).toEqual(['Draw cards', 'Take 2 gold', 'Build', 'End turn']);
    expect(labels(game.hand!.choices(at(poor.state, 0), reader))).toEqual(['Draw cards', 'Take 2 gold', 'End turn']);
    const rich = turnOf('king', { ...setting, gold: [3] });
    expect(board(rich.state)).toEqual(['Draw cards', 'Take 2 gold', 'Build', 'Smithy: pay 3, draw 2', 'End turn']);
    expect(board(turnOf('king', { ...setting, discard: [], gold: [9] }).state)).toEqual([
      ...['Take 2 gold', 'Build', 'End turn'],
    ]);
  });

  test('S4 the status line names what is still open, and nothing else', () => {
    const here = turnOf('merchant', { ...full, cities: [['tavern', 'smithy']] });
    const task = (...lines: readonly string[]) => words.task(openOf(here.play(...lines)));
    expect(task()).toBe(
      'take gold or draw cards. You can also build, collect income, take the extra gold, use the Smithy, or end your turn',
    );
    expect(task('income', 'extra-gold', 'gold')).toBe('build, use the Smithy, or end your turn');
    expect(task('build docks', 'income', 'extra-gold')).toBe(
      'take gold or draw cards. You can also use the Smithy or end your turn',
    );
    expect(words.task(openOf(turnOf('king', { gold: [0] })))).toBe('take gold or draw cards, or end your turn');
    expect(task('build docks', 'gold', 'income', 'extra-gold', 'smithy')).toBe('end your turn');
    for (const locale of LOCALES)
      expect(
        new Set(
          ['', 'gold', 'income'].map((line) => game.words[locale].task(openOf(here.play(...(line ? [line] : []))))),
        ).size,
      ).toBe(3);
  });
});

test('S5 every call, also one that nobody answers, and every action has a public sentence of its own', () => {
  const told = new Map<string, string>();
  for (let one = 0; one < 4; one++)
    playout(engine, { seats: 5, options: [] }, seeded(`herald ${one}`), ({ events }) => {
      for (const event of events) {
        const sentence = words.sight(engine.sight(event, 'table'), reader.say);
        expect([event.kind, sentence]).toEqual([event.kind, expect.stringMatching(/\.$/)]);
        told.set(event.kind === 'called' && event.seat === null ? 'unanswered' : event.kind, sentence!);
      }
    });
  console.info(`${told.size} kinds of news: ${[...told.keys()].join(', ')}`);
  expect(told.size).toBeGreaterThan(22);
  expect(told.get('unanswered')).toMatch(/^The herald calls the \w+: no one\.$/);
  expect(told.get('kept')).toMatch(/Discarded: |kept \d cards?\.$/);
  expect(told.get('destroyed')).toMatch(/ for \d gold\.$/);
});

test('S5 which cards the Magician has exchanged stands in his own list only', () => {
  const { state } = turnOf('magician', { hands: [['manor', 'temple']], deck: ['docks', 'castle'] });
  const played = engine.play(state, seat(0), { kind: 'exchangeCards', cards: ['manor', 'temple'] }, seeded('x'));
  const [event] = played.ok ? played.value.events : [];
  const told = (viewer: 'table' | 0 | 1) => words.sight(engine.sight(event!, viewer as never), reader.say);
  expect(told(0)).toBe('Aya exchanged 2 cards with the deck: Manor and Temple for Docks and Castle.');
  expect([told('table'), told(1)]).toEqual(Array(2).fill('Aya exchanged 2 cards with the deck.'));
});

test('S6 Murder and Steal: a button a character in play or not; who is left out, and why, stands beneath', () => {
  const four = { characters: ['assassin', 'thief', 'king', 'warlord'] } as const; // Face up: Magician, Bishop.
  const murder = panel(turn({ ...four, turn: 'assassin' }).state, 0, { kind: 'murder' });
  expect(murder.answers).toEqual(['2 Thief', '4 King', '6 Merchant', '7 Architect', '8 Warlord']);
  expect(murder.notes).toEqual(['Out this round: Magician and Bishop']);
  const steal = panel(turn({ ...four, turn: 'thief', murdered: 'king' }).state, 1, { kind: 'steal' });
  expect(steal.answers).toEqual(['4 King (murdered)', '6 Merchant', '7 Architect', '8 Warlord']);
  expect(steal.notes).toEqual([
    'Out this round: Magician and Bishop',
    'you can’t steal from the Assassin',
    'you’d get nothing from the murdered King',
  ]);
});

describe('S7 Swap and Destroy', () => {
  test('S7 Swap: a button a player with the number of his cards, none too, but not for oneself', () => {
    const { state } = turnOf('magician', { hands: [['docks'], [], ['manor', 'temple'], ['docks']] });
    expect(panel(state, 0, { kind: 'swapHands' }).answers).toEqual([
      'Ben · 0 cards',
      'Cleo · 2 cards',
      'Dara · 1 card',
    ]);
  });

  const eight = ['manor', 'castle', 'palace', 'temple', 'church', 'tavern', 'prison', 'docks'] as const;
  const { state } = turn({
    characters: ['warlord', 'assassin', 'bishop', 'thief', 'magician', 'king'],
    turn: 'warlord',
    gold: [2],
    cities: [['manor'], eight, ['temple'], [], ['keep', 'palace'], ['keep', 'tavern', 'manor', 'castle', 'fortress']],
    firstComplete: 1,
  });

  test('S7 Destroy: the players in whose city it can be done; all others named with the reason', () => {
    const { answers, notes } = panel(state, 0, { kind: 'destroy' });
    expect(answers).toEqual(['Finn · 5 districts']);
    expect(notes).toEqual([
      'Ben: 8 districts',
      'Cleo: Bishop',
      'Dara: nothing built',
      'Emil: you need 2 more gold to destroy Palace; Keep can’t be destroyed',
    ]);
  });

  test('S7 Destroy: its button and its line stand there where all may know that something can be destroyed', () => {
    const turnWith = (gold: number) =>
      turn({
        characters: ['warlord', 'assassin', 'king', 'thief'],
        turn: 'warlord',
        used: ['action'],
        gold: [gold],
        cities: [[], ['keep', 'docks']],
      });
    const rich = turnWith(2);
    expect(board(rich.state)).toContain('Destroy');
    expect(words.task(engine.open(rich.state))).toContain('destroy a district');
    const poor = turnWith(1);
    expect(board(poor.state)).not.toContain('Destroy');
    expect(words.task(engine.open(poor.state))).not.toContain('destroy');
  });

  test('S7 Destroy: where nothing can be destroyed any more, why', () => {
    const poor = turn({
      characters: ['warlord', 'assassin', 'bishop', 'king'],
      turn: 'warlord',
      gold: [1],
      cities: [[], ['keep', 'docks'], ['temple']],
    });
    const choice = at(poor.state, 0).choices({ kind: 'destroy' });
    if (!('none' in choice) || choice.none.kind !== 'illegal') throw new Error('something can be destroyed');
    const { violation } = choice.none;
    expect(LOCALES.map((locale) => game.words[locale].violation(violation, reader.say))).toEqual([
      'There’s no district you can destroy. Ben: you need 1 more gold to destroy Docks; Keep can’t be destroyed. ' +
        'Cleo is the Bishop, so their city is safe. Dara hasn’t built anything.',
      '破壊できる建物がありません。Ben：営業所は1金不足、見張り台は破壊不可。Cleoの建物は、伝道師のため破壊できません。Daraは何も建てていません。',
      'Es gibt kein Bauwerk, das du zerstören kannst. Ben: Das Kontor ist um 1 Gold zu teuer, der Bergfried ist nicht zu zerstören. ' +
        'Cleo ist der Prediger: Dort kann nichts zerstört werden. Dara hat nichts gebaut.',
    ]);
  });

  test('S7 Destroy: then what can be had with its price; what cannot be had is named with the reason', () => {
    const { answers, notes } = panel(state, 0, { kind: 'destroy', seat: seat(5) });
    expect(answers).toEqual(['Tavern (0)', 'Manor (2)']);
    expect(notes).toEqual([
      'you have 2 gold',
      'Keep: can’t be destroyed',
      'Castle: 1 gold short',
      'Fortress: 2 gold short',
    ]);
    const poor = turn({
      characters: ['warlord', 'assassin', 'king', 'thief'],
      turn: 'warlord',
      gold: [0],
      cities: [[], ['keep', 'temple']],
    });
    expect(panel(poor.state, 0, { kind: 'destroy', seat: seat(1) }).notes).toEqual([
      'you have 0 gold',
      'Keep: can’t be destroyed',
    ]);
  });
});

test('S9 Graveyard: its owner alone is asked, on the board and in his hand, with two buttons', () => {
  const { state } = turn({
    characters: ['warlord', 'assassin', 'king', 'bishop'],
    turn: 'warlord',
    cities: [[], ['market'], ['graveyard']],
    gold: [5, 0, 1],
  }).play('destroy 1 market');
  const two = ['Take it (1 gold)', 'Leave it'];
  expect(board(state)).toEqual(two);
  expect(labels(game.hand!.choices(at(state, 2), reader))).toEqual(two);
  expect(hand(state, 2)).toContain('Market was destroyed. Take the card for 1 gold?');
  expect(hand(state, 0).join('\n')).not.toContain('was destroyed');
});

test('S11 cards drawn: a button a card, of three with two kept by the one that goes, and nothing else', () => {
  const deck = ['manor', 'temple', 'docks'] as const;
  const kept = turnOf('king', { deck, cities: [['manor']] }).play('draw').state;
  expect(labels(game.hand!.choices(at(kept, 0), reader))).toEqual(['Keep: Manor', 'Keep: Temple']);
  expect(board(kept)).toEqual(['Choose cards to keep']);
  const both = turnOf('king', { deck, cities: [['observatory', 'library']] }).play('draw').state;
  const thrown = ['Discard Manor', 'Discard Temple', 'Discard Docks'];
  expect(labels(game.hand!.choices(at(both, 0), reader))).toEqual(thrown);
  const library = turnOf('king', { deck, cities: [['library']] }).play('draw').state;
  expect(board(library)).toContain('End turn');
});

test('S12 University and Dragon Gate tell cost and points, all others one number', () => {
  const list = game.lists.find(({ name }) => name === 'districts')!;
  const worth = list
    .lines(openOf(turnOf('king')), [], wordsIn('en'), reader.say)
    .filter((line) => line.includes('worth'));
  expect(worth.map((line) => line.split(',').slice(0, 2).join(','))).toEqual([
    'Dragon Gate (purple): cost 6, worth 8',
    'University (purple): cost 6, worth 8',
  ]);
  const { state } = turnOf('king', { hands: [['manor', 'university', 'dragon_gate']] });
  expect(hand(state, 0)).toContain('Cards: Manor (3), Dragon Gate (6, worth 8), University (6, worth 8)');
});

test.each([
  ['en', ['Assassin', 'Thief', 'Magician', 'Warlord'], 'all are optional', 'never helps'],
  ['ja', ['暗殺者', '泥棒', '魔術師', '傭兵'], '権利であって義務ではありません', '得にはなりません'],
  ['de', ['Meuchler', 'Dieb', 'Magier', 'Söldner'], 'Alles darfst du, nichts musst du', 'hilft nie'],
] as const)(
  'S14 How to play has the idea with its four hints, and that nothing is a duty: %s',
  (locale, hints, right, never) => {
    const idea = game.words[locale].howToPlay.split('\n\n')[1]!;
    for (const hint of hints) expect(idea).toContain(hint);
    expect(game.words[locale].howToPlay).toContain(right);
    expect(game.words[locale].howToPlay).toContain(never);
  },
);

describe('S15 who am I', () => {
  const title = (state: State, of: number) => game.hand!.title(at(state, of).view, reader);

  test('S15 the hand names the own character until the end of the round, whatever is asked meanwhile', () => {
    const king = turnOf('king', { deck: ['manor', 'temple'] });
    expect(title(king.state, 0)).toBe('You are the King');
    expect(title(king.state, 2)).toBe('You are the Bishop'); // Not called yet.
    const { state } = king.play('draw');
    // The heading says what to do, the buttons what can be kept: neither is said again.
    expect(beneath(state, 0)).toEqual([expect.stringMatching(/^\*\*You are the King\*\* · You were offered: /)]);
  });

  test('S15 who was murdered is told so at once, and nobody else is', () => {
    const { state } = turnOf('assassin').play('murder king');
    expect(title(state, 1)).toBe('You are the King');
    expect(beneath(state, 1)[0]).toBe('**You were murdered and lose your turn.**');
    expect(hand(state, 1)).toContain('**You were murdered and lose your turn.**');
    for (const other of [0, 2, 3]) expect(hand(state, other).join('\n')).not.toContain('murdered');
  });

  test('S15 who will be robbed is told so until it happens, and nobody else is', () => {
    const thief = turnOf('thief').play('steal king');
    expect(title(thief.state, 2)).toBe('You are the King');
    expect(beneath(thief.state, 2)[0]).toMatch(/^\*\*The Thief is after you: /);
    for (const other of [0, 1, 3]) expect(beneath(thief.state, other).join('\n')).not.toContain('Thief is after');
    expect(beneath(thief.play('end').state, 2).join('\n')).not.toContain('Thief is after');
  });

  test('S15 others see a character from its call on; of the murdered King at the end of the round', () => {
    const told = (state: State) => words.describe({ open: engine.open(state), own: null }, reader.say).join('\n');
    const begun = turnOf('assassin', { later: [{ faceUp: ['thief', 'bishop'], faceDown: 'warlord' }] });
    expect(told(begun.state)).toMatch(/Ben: \d+ point/);
    expect(told(begun.play('end').state)).toContain('Ben, the King: ');
    const murdered = begun.play('murder king', 'end', 'end');
    expect(told(murdered.state)).not.toContain('Ben, the King');
    const [news] = murdered.play('end').told('crowned');
    expect(words.sight(engine.sight(news!, 'table'), reader.say)).toBe('Ben was the murdered King and gets the crown.');
  });
});

test('S16 french is told in plain words, and a card that it forbids has no button', () => {
  expect(words.options.french?.name).toBe('no duplicate districts');
  const { state } = turnOf('king', {
    options: ['french'],
    cities: [['manor']],
    hands: [['manor', 'docks']],
    gold: [9],
  });
  expect(panel(state, 0, { kind: 'build' }).answers).toEqual(['Docks (3)']);
});

describe('why a card cannot be built, for its owner alone', () => {
  const setting: Partial<Setting> = {
    ...{ options: ['french'], gold: [3], cities: [['manor'], ['temple']] },
    hands: [['manor', 'temple', 'palace', 'docks', 'palace']],
  };
  const why = ['Manor: already built', 'Palace: 2 gold short'];
  const offersOf = ({ state }: { readonly state: State }, you: number) =>
    game.controls.offers(at(state, you), reader, seat(you));

  test('stands beneath the question, in the board as text, and in the words for the picture of the hand', () => {
    const turn = turnOf('king', setting);
    expect(panel(turn.state, 0, { kind: 'build' }).notes).toEqual(['you have 3 gold', ...why]);
    expect(offersOf(turn, 0).find((line) => line.startsWith('Build'))).toBe(
      `Build: Temple (1), Docks (3); you have 3 gold; ${why.join('; ')}`,
    );
    expect(hand(turn.state, 0)).toEqual(expect.arrayContaining(why));
  });

  test('is told where nothing can be built, and no more once nothing may be built', () => {
    const poor = turnOf('king', { ...setting, gold: [0], hands: [['manor', 'palace']] });
    expect(offersOf(poor, 0)).toContain('Build; Manor: already built; Palace: 5 gold short');
    const built = turnOf('king', setting).play('build temple');
    expect(hand(built.state, 0).join('\n')).not.toMatch(/already built|short/);
    expect(offersOf(built, 0).join('\n')).not.toMatch(/already built|short/);
  });

  test('is nobody else’s to know', () => {
    const turn = turnOf('king', setting);
    expect(hand(turn.state, 1).join('\n')).not.toMatch(/already built|short/);
    expect(words.describe({ open: openOf(turn), own: null }, reader.say).join('\n')).not.toMatch(/already built|short/);
  });
});
