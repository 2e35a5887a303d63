import { expect, test } from 'vitest';
import {
  CHARACTERS,
  type Citadels,
  citadels,
  costOf,
  type Open,
  type Own,
  type Sight,
} from '../../../../src/engines/citadels/index.ts';
import type { Seat } from '../../../../src/engines/contract.ts';
import { type Picture, SCREENS, type SceneStep } from '../../../../src/render/contract.ts';
import { gridOf } from '../../../../src/render/games/citadels/hand/layout.ts';
import { powerLine } from '../../../../src/render/games/citadels/hand/panels.ts';
import { pictures } from '../../../../src/render/games/citadels/index.ts';
import { citadelsWords } from '../../../../src/words/citadels/index.ts';
import { wordsIn } from '../../../../src/words/words.ts';
import { CHEAP, dealt, turn } from '../../../engines/citadels/support.ts';
import { factsOf, keysOf, partsOf } from '../../support/parts.ts';
import { pixelsOf } from '../../support/pictures.ts';
import { awaitedAt, momentAt, numbered, sceneOf } from './support/moments.ts';
import { type Moment, sensibleGame } from './support/sensibleGame.ts';

interface Held {
  readonly open: Open;
  readonly own: Own;
  readonly picture: Picture;
}

/** What a seat holds, with the cards to build or to keep numbered. */
function heldBy(moment: Moment, seat: Seat): Held {
  const { state } = moment;
  const [open, own] = [citadels.open(state), citadels.own(state, seat)];
  const scene = sceneOf(moment, seat, { step: numbered(moment, seat) });
  return { open, own, picture: pictures.hand!.picture({ open, own }, scene) };
}

test('hands of any size have their places on the page, each card beside the others', () => {
  for (let cards = 0; cards <= 24; cards++) {
    const { size, places, bottom } = gridOf(cards, 226, true);
    expect(places).toHaveLength(cards);
    const spots = places.map(({ x, y }) => `${x} ${y}`);
    expect(new Set(spots).size).toBe(cards);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(20);
      expect(x + size.width).toBeLessThanOrEqual(1180);
      expect(y + size.art + size.band + size.foot).toBeLessThanOrEqual(bottom);
    }
  }
});

test('on the own turn each card says how it is built, or how much gold is missing', () => {
  let [can, cannot] = [0, 0];
  for (const moment of sensibleGame(6, 'offers')) {
    const seat = awaitedAt(moment);
    const { open, own, picture } = heldBy(moment, seat);
    if (open.step.kind !== 'turn' || open.turn!.buildsLeft === 0) continue;
    const cards = keysOf(picture, 'cards');
    for (const [i, district] of own.hand.entries()) {
      const missing = costOf(district) - open.players[seat]!.gold;
      if (missing > 0) {
        expect(cards[i]).toContain(`${missing} gold short`);
        cannot++;
      } else {
        expect(cards[i]).toMatch(/"word":"Build"/);
        can++;
      }
    }
  }
  console.info(`${can} that can be built, ${cannot} that cannot`);
  expect(Math.min(can, cannot)).toBeGreaterThan(60);
});

test('S16 with french a card of which the city has one says so instead of Build', () => {
  const { state } = turn({
    characters: ['king', 'thief', 'bishop', 'warlord'],
    turn: 'king',
    options: ['french'],
    cities: [['manor']],
    hands: [['manor', 'docks']],
    gold: [9],
  });
  const cards = keysOf(heldBy({ state, story: [], recent: [] }, 0 as Seat).picture, 'cards');
  expect(cards[0]).toContain('"why":"already built"');
  expect(cards[1]).toContain('"word":"Build"');
});

test('whoever is not on turn is offered nothing', () => {
  const moment = momentAt([...sensibleGame(6, 'offers')], 0.5, ({ step }) => step.kind === 'turn');
  const others = citadels.open(moment.state).players.filter(({ seat }) => seat !== awaitedAt(moment));
  for (const { seat } of others)
    for (const key of keysOf(heldBy(moment, seat).picture, 'cards')) expect(key).not.toContain('"kind":"can');
});

test('who chooses sees all eight characters, and no difference between taken and put away unseen', () => {
  let choices = 0;
  for (const moment of sensibleGame(5, 'choosing')) {
    const seat = awaitedAt(moment);
    if (citadels.open(moment.state).step.kind !== 'choose') continue;
    const { open, own, picture } = heldBy(moment, seat);
    const facts = factsOf<readonly [string, string, string]>(picture, 'characters').slice(0, 8);
    expect(facts.map(([character]) => character)).toEqual([...CHARACTERS]);
    for (const [character, look] of facts) {
      expect(look === 'full').toBe(own.offered!.includes(character as never));
      const isFaceUp = open.characters.some((one) => one.character === character && one.fate === 'faceUp');
      expect(look === 'faceUp').toBe(isFaceUp);
    }
    choices++;
  }
  console.info(`${choices} choices`);
  expect(choices).toBeGreaterThan(30);
});

test('S2 what can be taken, lies face up, and is not here look each otherwise; taken and put away alike', () => {
  const { state } = dealt(4, { cards: CHEAP, removed: { faceUp: ['thief', 'bishop'], faceDown: 'magician' } }).play(
    'choose king',
  );
  const { picture } = heldBy({ state, story: [], recent: [] }, 1 as Seat);
  const looks = factsOf(picture, 'characters').map(([, look]) => look);
  expect(looks.slice(0, 8)).toEqual(['full', 'faceUp', 'gone', 'gone', 'faceUp', 'full', 'full', 'full']);
});

test('cards drawn are shown large, each with the word for keeping it', () => {
  const moment = momentAt([...sensibleGame(6, 'drawn')], 0.2, ({ step }) => step.kind === 'keep');
  const { own, picture } = heldBy(moment, awaitedAt(moment));
  const cards = keysOf(picture, 'cards');
  for (const [i, district] of own.drawn!.cards.entries()) {
    expect(cards[i]).toContain(`"${district}"`);
    expect(cards[i]).toContain('"word":"Keep"');
  }
});

test('whoever may take a destroyed district sees it large and framed, the hand small below', () => {
  const moment = momentAt([...sensibleGame(6, 'graveyard')], 0.5, ({ step }) => step.kind === 'turn');
  const seat = awaitedAt(moment);
  const open = {
    ...citadels.open(moment.state),
    step: { kind: 'graveyard', seat, district: 'castle' } as const,
  };
  const view = { open, own: { ...citadels.own(moment.state, seat), hand: ['manor', 'docks'] as const } };
  const picture = pictures.hand!.picture(view, sceneOf(moment, seat));
  const [offered, , ...hand] = partsOf(picture, 'cards');
  expect(JSON.parse(offered!.key)).toMatchObject(['castle', { width: 220 }, null, 'en', true]);
  expect(hand.map(({ key }) => JSON.parse(key) as unknown)).toEqual([
    ['manor', 'en'],
    ['docks', 'en'],
  ]);
  for (const { box } of hand) expect(box.width).toBeLessThan(offered!.box.width);
});

test('a closer look at a city shows the character of its owner once it is called', () => {
  const moment = momentAt([...sensibleGame(6, 'panel')], 0.6, ({ step }) => step.kind === 'turn');
  const open = citadels.open(moment.state);
  const ownerIn = (players: Open['players'], characters = open.characters) => {
    const view = { open: { ...open, players, characters }, own: null };
    const picture = pictures.board(view, { ...sceneOf(moment, 'table'), zoom: { area: 0 as Seat } });
    return pixelsOf(picture).toString('base64');
  };
  const as = (character: 'king' | null) => open.players.map((one, i) => (i === 0 ? { ...one, character } : one));
  const dead = open.characters.map((one) => (one.character === 'king' ? ({ ...one, fate: 'murdered' } as const) : one));
  expect(new Set([ownerIn(as('king')), ownerIn(as(null)), ownerIn(as('king'), dead)]).size).toBe(3);
});

test('the heading of a hand says what is to be done with it', () => {
  const begun = turn({
    ...{ characters: ['magician', 'king', 'bishop', 'warlord'], turn: 'magician', cities: [['laboratory']] },
    ...{ hands: [['manor']], deck: ['temple'], gold: [3] },
  });
  const { hand: words } = citadelsWords.en.picture;
  const told = ({ state }: Pick<Moment, 'state'>, at: number, partial: SceneStep<Citadels>['partial'] = {}) => {
    const seat = at as Seat;
    const view = { open: citadels.open(state), own: citadels.own(state, seat) };
    const answers = [...citadels.legal(state, seat)].map(({ kind }) => ({ label: kind, partial: { kind } }));
    const step = { seat, moves: [], partial, answers };
    const scene = { ...sceneOf({ state, story: [], recent: [] }, seat), step };
    return keysOf(pictures.hand!.picture(view, scene), 'header')[0];
  };
  expect(told(begun, 1)).toContain(`"${words.waits}"`);
  expect(told(begun, 0)).toContain(`"${words.takes}"`);
  expect(told(begun, 0, { kind: 'exchangeCards' })).toContain(`"${words.exchanges}"`);
  expect(told(begun, 0, { kind: 'useLaboratory' })).toContain(`"${words.gives}"`);
  expect(told(begun, 0, { kind: 'build' })).toContain(`"${words.builds}"`);
  // Then everything that is still possible, each once, and nothing that the hand or the gold rules out.
  expect(told(begun.play('gold'), 0)).toContain('"you can still: build, swap or exchange, Laboratory"');
  const built = begun.play('gold', 'build manor');
  expect(told(built, 0)).toContain('"you can still: swap or exchange"');
  expect(told(built.play('swap 1'), 0)).toContain('"end your turn when ready"');
});

test('S8 where several cards are ticked each says whether it is; of equal ones as many as are ticked', () => {
  const { state } = turn({
    characters: ['architect', 'king', 'bishop', 'warlord'],
    turn: 'architect',
    gold: [9],
    hands: [['manor', 'temple', 'temple', 'university']],
  });
  const seat = citadels.open(state).turn!.seat;
  const view = { open: citadels.open(state), own: citadels.own(state, seat) };
  const told = (step: Pick<SceneStep<Citadels>, 'moves' | 'partial'>) => {
    const scene = { ...sceneOf({ state, story: [], recent: [] }, seat), step: { seat, answers: [], ...step } };
    return keysOf(pictures.hand!.picture(view, scene), 'cards').map((key) => /"isTicked":(\w+)/.exec(key)?.[1]);
  };
  const [none, yes, no] = ['null', 'true', 'false'];
  expect(told({ moves: [], partial: { kind: 'build' } })).toEqual([none, none, none, none]);
  const temples = ['temple', 'temple'] as const;
  const builds = temples.map((district) => ({ kind: 'build', district }) as const);
  expect(view.own.hand).toEqual(['manor', 'temple', 'temple', 'university']);
  expect(told({ moves: builds.slice(1), partial: { kind: 'build' } })).toEqual([no, yes, no, no]);
  expect(told({ moves: builds, partial: { kind: 'build' } })).toEqual([no, yes, yes, no]);
  expect(told({ moves: [], partial: { kind: 'exchangeCards', cards: [] } })).toEqual([no, no, no, no]);
  expect(told({ moves: [], partial: { kind: 'exchangeCards', cards: ['manor', 'temple'] } })).toEqual([
    yes,
    yes,
    no,
    no,
  ]);
  expect(told({ moves: [], partial: { kind: 'useLaboratory' } })).toEqual([none, none, none, none]);
});

test('S7 in the city that loses a district each card says its price, what is missing, or that it is safe', () => {
  const { state } = turn({
    characters: ['warlord', 'thief', 'king', 'merchant'],
    turn: 'warlord',
    cities: [[], ['keep', 'temple', 'castle']],
    gold: [0],
  });
  const view = { open: citadels.open(state), own: citadels.own(state, 0 as Seat) };
  const partial = { kind: 'destroy', seat: 1 };
  const answers = [{ label: 'Temple (0)', partial: { ...partial, district: 'temple' } }];
  const scene = sceneOf({ state, story: [], recent: [] }, 0 as Seat);
  const cards = keysOf(
    pictures.board(view, { ...scene, step: { seat: 0 as Seat, moves: [], partial, answers } }),
    'cards',
  );
  expect(cards[0]).toContain('"why":"safe"');
  expect(cards[1]).toContain('"word":"Destroy: 0"');
  expect(cards[2]).toContain('"why":"3 gold short"');
});

test('the sheets show every district and every character', () => {
  for (const screen of SCREENS) {
    const partsOf = (name: string) =>
      pictures.sheets[name]!.picture(wordsIn('en'), null, screen, []).layers.at(-1)!.parts.length;
    expect(partsOf('districts')).toBe(27);
    expect(partsOf('characters')).toBe(8);
  }
});

test('what a character can do once is told as done afterwards, or not at all', () => {
  const characters = ['assassin', 'thief', 'magician', 'king'] as const;
  const hands = [[], [], ['manor'], ['tavern', 'market']] as const;
  const deck = ['temple', 'docks', 'prison', 'church'] as const;
  const start = turn({ characters, turn: 'assassin', hands, deck });
  const told = ({ state, open }: typeof start, of: number, story: readonly Sight[] = []) =>
    powerLine({
      ...{ open, own: citadels.own(state, of as Seat), story, words: wordsIn('en') },
      ...{ names: ['Aya', 'Ben', 'Cid', 'Dan'], letters: [] },
    });
  expect(told(start, 0)).toBe('murder a character');
  const murdered = start.play('murder warlord');
  expect(told(murdered, 0)).toBe('murdered the Warlord');
  const thief = murdered.play('end');
  expect([told(thief, 0), told(thief, 1)]).toEqual(['murdered the Warlord', 'steal from a character']);
  // Nobody was robbed, and that can no longer be done.
  const magician = thief.play('end');
  expect([told(magician, 1), told(magician, 2)]).toEqual(['', 'swap hands or exchange cards']);
  const swapped = magician.play('swap 3');
  const story = [{ kind: 'called', character: 'magician', seat: 2 as Seat } as const, ...swapped.seen(2 as Seat)];
  expect(told(swapped, 2, story)).toBe('swapped with Dan');
  expect(told(swapped, 3)).toMatch(/^yellow income/);
});
