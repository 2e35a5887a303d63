import { expect, test } from 'vitest';
import { citadels, type District, type State } from '../../../src/engines/citadels/index.ts';
import { CHEAP, dealt, position, turn } from './support.ts';

const choosing = dealt(4, { cards: CHEAP, removed: { faceUp: ['thief', 'bishop'], faceDown: 'king' } }).play(
  'choose warlord',
).state;
const asked = turn({
  characters: ['assassin', 'thief', 'king', 'warlord'],
  turn: 'warlord',
  cities: [['manor'], ['graveyard']],
  deck: ['docks', 'harbor', 'tavern'],
  gold: [1, 1, 1, 9],
});
const graveyard = asked.play('destroy 0 manor').state;
const keeping = asked.play('draw').state;
const player = (state: State, number: number, change: object) =>
  state.players.map((one, index) => (index === number ? { ...one, ...change } : one));
const twins = player(asked.state, 0, { city: ['manor', 'manor'] });
const unchosen = player(asked.state, 3, { character: null });
/** The Warlord's turn with nothing done. */
const idle = { ...asked.state.agenda[0], used: [] };
const drawn = (cards: readonly District[]) => ({ ...keeping.agenda[1], drawn: cards });
const named = (character: 'assassin' | 'thief' | 'king') =>
  turn({ characters: ['assassin', 'thief', 'king', 'warlord'], turn: character }).state;

const eight: readonly District[] = ['manor', 'castle', 'palace', 'temple', 'church', 'tavern', 'prison', 'docks'];
const complete = (state: State) => player(state, 0, { city: eight });
/** After the last round, in which the King was murdered. */
const over = turn({
  characters: ['assassin', 'thief', 'king', 'warlord'],
  turn: 'warlord',
  murdered: 'king',
  cities: [eight],
  firstComplete: 0,
}).play('end').state;

test.each<readonly [string, State, object, RegExp]>([
  ['an option twice', choosing, { options: ['french', 'french'] }, /twice/],
  ['a crown of nobody', choosing, { crown: 5 }, /no seat 5/],
  ['a hand in disorder', asked.state, { players: player(asked.state, 0, { hand: ['docks', 'manor'] }) }, /order/],
  ['a King face-up', choosing, { selection: { ...choosing.selection, faceUp: ['king', 'thief'] } }, /never removed/],
  [
    'a character nobody was offered',
    choosing,
    { players: player(choosing, 0, { character: 'thief' }) },
    /was not offered/,
  ],
  [
    'a choice before its turn',
    choosing,
    { players: player(choosing, 2, { character: 'merchant' }) },
    /before its turn/,
  ],
  ['another seat choosing', choosing, { agenda: [{ kind: 'choose', seat: 2 }] }, /not the next/],
  ['a choice after calls', choosing, { called: 1 }, /wrong time/],
  ['a murder without Assassin', choosing, { murdered: 'king' }, /cannot have named/],
  ['a theft from the Assassin', asked.state, { robbed: 'assassin' }, /cannot have named/],
  ['a crown away from the King', asked.state, { crown: 0 }, /the crown is at/],
  ['nobody first with a complete city', asked.state, { firstComplete: 0 }, /not complete/],
  ['a turn of another seat', asked.state, { called: 4 }, /was not called/],
  ['rights nobody has', asked.state, { agenda: [{ ...asked.state.agenda[0], used: ['magic'] }] }, /without having it/],
  ['a right used twice', asked.state, { agenda: [{ ...asked.state.agenda[0], used: ['income', 'income'] }] }, /twice/],
  ['too many builds', asked.state, { agenda: [{ ...asked.state.agenda[0], built: 2 }] }, /has built 2/],
  ['nothing pending', asked.state, { agenda: [] }, /nothing is pending/],
  ['a question on no turn', keeping, { agenda: keeping.agenda.slice(1) }, /outside a turn/],
  ['two turns', asked.state, { agenda: [...asked.state.agenda, ...asked.state.agenda] }, /nested/],
  ['a wrong number to keep', keeping, { agenda: [keeping.agenda[0], { ...keeping.agenda[1], keep: 2 }] }, /number/],
  ['the wrong one asked', graveyard, { agenda: [graveyard.agenda[0], { ...graveyard.agenda[1], seat: 0 }] }, /asked/],
  [
    'two equal districts, and french',
    asked.state,
    { options: ['french'], players: twins },
    /built the same district twice/,
  ],
  ['a discard seen by nobody', asked.state, { discard: [{ district: 'manor', seenBy: 6 }] }, /no seat 6/],
  ['a theft from one face-up', asked.state, { robbed: 'magician' }, /cannot have named/],
  ['a murder that was not done', named('assassin'), { murdered: 'king' }, /the murder does not match/],
  ['a theft that was not done', named('thief'), { robbed: 'king' }, /the theft does not match/],
  ['a crown away from the murdered King', over, { crown: 0 }, /the crown is at/],
  ['eight districts and nobody first', asked.state, { players: complete(asked.state) }, /no one was first/],
  ['an end before all were called', over, { called: 7 }, /nothing is pending/],
  ['a choice after the end', choosing, { players: complete(choosing), firstComplete: 0 }, /wrong time/],
  [
    'a question on a choice',
    choosing,
    { agenda: [...choosing.agenda, keeping.agenda[1]] },
    /while characters are chosen/,
  ],
  [
    'a turn before all have chosen',
    asked.state,
    { players: player(asked.state, 1, { character: null }) },
    /before its/,
  ],
  ['a turn before the last has chosen', asked.state, { players: unchosen }, /has not chosen/],
  ['a turn before the calls', asked.state, { called: 0, crown: 0 }, /no one was called/],
  ['a turn of the murdered', named('king'), { murdered: 'king', crown: 0 }, /was not called/],
  ['more built than stands', asked.state, { agenda: [{ ...asked.state.agenda[0], built: 1 }] }, /has built 1/],
  ['cards drawn by nobody', keeping, { agenda: [idle, keeping.agenda[1]] }, /drawn by no one/],
  ['one card to keep one of', keeping, { agenda: [keeping.agenda[0], drawn(['docks'])] }, /number/],
  [
    'three cards without Observatory',
    keeping,
    { agenda: [keeping.agenda[0], drawn(['docks', 'docks', 'docks'])] },
    /number/,
  ],
  ['a question about nothing destroyed', graveyard, { agenda: [idle, graveyard.agenda[1]] }, /nothing was destroyed/],
  ['a card too many', asked.state, { deck: ['graveyard'] }, /2 of graveyard/],
])('a state with %s is refused', (_, state, change, problem) => {
  const loaded = citadels.load(1, { ...state, ...change });
  expect(loaded).toMatchObject({ ok: false });
  expect(loaded.ok ? '' : loaded.error).toMatch(problem);
});

test('the states they come from are taken', () => {
  for (const state of [choosing, asked.state, graveyard, keeping, over]) expect(position(state).state).toEqual(state);
});
