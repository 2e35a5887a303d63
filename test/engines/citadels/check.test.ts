import { expect, test } from 'vitest';
import { citadels, type State } from '../../../src/engines/citadels/index.ts';
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
  ['a crown away from the King', asked.state, { crown: 0 }, /the crown lies/],
  ['nobody first with a complete city', asked.state, { firstComplete: 0 }, /not complete/],
  ['a turn of another seat', asked.state, { called: 4 }, /was not called/],
  ['rights nobody has', asked.state, { agenda: [{ ...asked.state.agenda[0], used: ['magic'] }] }, /without the right/],
  ['a right used twice', asked.state, { agenda: [{ ...asked.state.agenda[0], used: ['income', 'income'] }] }, /twice/],
  ['too many builds', asked.state, { agenda: [{ ...asked.state.agenda[0], built: 2 }] }, /has built 2/],
  ['nothing pending', asked.state, { agenda: [] }, /nothing is pending/],
  ['a question on no turn', keeping, { agenda: keeping.agenda.slice(1) }, /no turn/],
  ['two turns', asked.state, { agenda: [...asked.state.agenda, ...asked.state.agenda] }, /lie on each other/],
  ['a wrong number to keep', keeping, { agenda: [keeping.agenda[0], { ...keeping.agenda[1], keep: 2 }] }, /number/],
  ['the wrong one asked', graveyard, { agenda: [graveyard.agenda[0], { ...graveyard.agenda[1], seat: 0 }] }, /asked/],
  ['a card too many', asked.state, { deck: ['graveyard'] }, /2 of graveyard/],
])('a state with %s is refused', (_, state, change, problem) => {
  const loaded = citadels.load(1, { ...state, ...change });
  expect(loaded).toMatchObject({ ok: false });
  expect(loaded.ok ? '' : loaded.error).toMatch(problem);
});

test('the states they come from are taken', () => {
  for (const state of [choosing, asked.state, graveyard, keeping]) expect(position(state).state).toEqual(state);
});
